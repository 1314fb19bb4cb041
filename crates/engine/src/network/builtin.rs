//! The network that comes with the engine.

use super::Network;
use std::sync::LazyLock;

/// The network that is built in; docs/nets.md tells how it was made.
///
/// ```
/// use sittuyin::{Position, Ruleset};
/// use sittuyin_engine::network::builtin;
/// let initial = Position::initial(Ruleset::Formal)?;
/// let network = builtin().expect("a sound network");
/// assert!(network.judge(&initial).abs() < 100);
/// # Ok::<_, sittuyin::IllegalPosition>(())
/// ```
#[must_use]
pub fn builtin() -> Option<&'static Network> {
    static NETWORK: LazyLock<Option<Network>> =
        LazyLock::new(|| Network::from_bytes(include_bytes!("../../networks/sittuyin.net")).ok());
    NETWORK.as_ref()
}
