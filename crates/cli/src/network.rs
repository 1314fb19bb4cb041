//! Networks from files.

use sittuyin_engine::network::Network;
use std::{fs, path::Path, sync::Arc};

/// Reads a network; the error names the file.
pub(crate) fn read(path: &Path) -> Result<Arc<Network>, String> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let network = Network::from_bytes(&bytes);
    Ok(Arc::new(
        network.map_err(|error| format!("{}: {error}", path.display()))?,
    ))
}
