//! People: who plays, and how they show it.

pub(crate) mod messages;
mod name;
mod password;
mod people;
mod routes;
mod service;
mod session;

pub(crate) use name::Name;
pub(crate) use password::Passwords;
pub(crate) use people::{created_at, remove_expired};
pub(crate) use routes::routes;
pub(crate) use service::find;
pub(crate) use session::{Member, Session, Signed};
