//! People: who plays, and how they show it.

pub(crate) mod blocks;
pub(crate) mod messages;
mod name;
mod password;
mod people;
mod routes;
mod service;
mod session;
mod session_end;

pub(crate) use name::{Name, fold};
pub(crate) use password::Passwords;
pub(crate) use people::{
    FORGET_GUESTS, by_name_key, close, created_at, is_known, remove_expired, reopen,
};
pub(crate) use routes::routes;
pub(crate) use service::find;
pub(crate) use session::{Member, Session, Signed};
pub(crate) use session_end::{session_end, sessions_changed};
