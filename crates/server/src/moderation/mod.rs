//! Conduct: what people report, and what moderators do about it.

pub mod admin;
mod agreement;
mod audit;
mod deeds;
pub(crate) mod messages;
mod reports;
mod roles;
mod routes;

pub(crate) use agreement::Comparing;
pub(crate) use reports::{remove_expired, reported_by};
pub(crate) use roles::{forget, is_moderator};
pub(crate) use routes::routes;
