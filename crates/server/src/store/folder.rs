//! The data folder: made for its owner alone, and used by one server at a time.

use crate::store::StoreError;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

/// A folder that this process has to itself until it is unlocked or the value is dropped.
pub(crate) struct Folder {
    path: PathBuf,
    lock: File,
}

impl Folder {
    /// Makes the folder if need be, and locks it.
    pub(crate) fn lock(path: &Path) -> Result<Self, StoreError> {
        let failed = |source| StoreError::Folder {
            folder: path.to_owned(),
            source,
        };
        let mut builder = fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(path).map_err(failed)?;
        let lock = File::create(path.join("lock")).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self {
                path: path.to_owned(),
                lock,
            }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Leaves it to others.
    pub(crate) fn unlock(&self) {
        if let Err(error) = self.lock.unlock() {
            tracing::warn!(%error, "the data folder could not be unlocked");
        }
    }

    /// The path of a file in it.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }
}
