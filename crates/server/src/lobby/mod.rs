//! Finding an opponent.

pub(crate) mod messages;
