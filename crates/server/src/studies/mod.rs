//! Studies: games with variations that people keep and show others by a link.

pub(crate) mod messages;
mod records;
mod routes;
mod service;
mod text;

pub(crate) use records::{exported, forget, remove_expired};
pub(crate) use routes::routes;
