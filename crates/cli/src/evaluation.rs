//! What judges positions, as it is named in options.

use sittuyin_engine::{Evaluation, network::Network};
use std::{fs, path::Path, sync::Arc};

/// The network that is built in.
pub(crate) const BUILT_IN: &str = "built-in";
/// The hand-crafted evaluation.
pub(crate) const HAND_CRAFTED: &str = "hand-crafted";

/// What is named: one of the two words, or the file of a network. The error names the file.
pub(crate) fn named(name: &str) -> Result<Evaluation, String> {
    match name {
        BUILT_IN => Ok(Evaluation::BuiltIn),
        HAND_CRAFTED => Ok(Evaluation::HandCrafted),
        path => read(Path::new(path)).map(|network| Evaluation::Network(Arc::new(network))),
    }
}

fn read(path: &Path) -> Result<Network, String> {
    let told = |error: &dyn std::fmt::Display| {
        format!(
            "{}: {error}; expected {BUILT_IN}, {HAND_CRAFTED} or the file of a network",
            path.display()
        )
    };
    let bytes = fs::read(path).map_err(|error| told(&error))?;
    Network::from_bytes(&bytes).map_err(|error| told(&error))
}
