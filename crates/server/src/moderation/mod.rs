//! Conduct: what people report.

pub(crate) mod messages;
mod reports;
mod routes;

pub(crate) use reports::remove_expired;
pub(crate) use routes::routes;
