//! What people say to each other beside a game.

pub(crate) mod messages;
mod records;
mod service;
mod words;

pub(crate) use records::{Sight, after, forget, one};
pub(crate) use service::{remove_expired, say, topic};
