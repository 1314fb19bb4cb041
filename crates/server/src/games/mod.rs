//! Games between people.

pub(crate) mod messages;
