//! A seed where none is given.

use std::hash::{BuildHasher, RandomState};

/// A number nobody can foresee: the standard library draws the keys of its hashes at random.
pub(crate) fn random() -> u64 {
    RandomState::new().hash_one(0)
}
