//! Strength.

mod glicko;
pub(crate) mod messages;
mod pool;
mod records;
mod routes;

pub(crate) use pool::Pool;
pub(crate) use records::{all_of, forget, of_players, rate};
pub(crate) use routes::routes;
