//! What people say to each other beside a game.

pub(crate) mod messages;
mod records;
mod service;
mod words;

pub(crate) use records::{Sight, after, all, forget, one, remove, said_by};
pub(crate) use service::{remove_expired, removed, say, topic};
