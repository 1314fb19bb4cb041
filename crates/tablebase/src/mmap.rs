//! The one place with `unsafe` code: mapping a file into memory.
#![allow(unsafe_code)]

use std::{fs::File, io, path::Path};

/// A file in memory, read from the disk as it is looked at.
#[derive(Debug)]
pub(crate) struct Mapped(memmap2::Mmap);

impl Mapped {
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        // SAFETY: the bytes are read as plain numbers, and whatever they are, each block is checked
        // before it is used, so no value of theirs can break an invariant of the program. The file must
        // not shrink while it is mapped: tables are written under another name and renamed when they
        // are whole, and nobody writes to a finished one.
        let map = unsafe { memmap2::Mmap::map(&file)? };
        // Probes jump about; reading ahead would be in vain. A system that knows no such advice does
        // without.
        #[cfg(unix)]
        let _ = map.advise(memmap2::Advice::Random);
        Ok(Self(map))
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}
