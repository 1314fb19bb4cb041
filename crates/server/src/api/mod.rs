//! What every route of the API goes through: where a request comes from, how often it may come, how its
//! body is read and how a refusal is written.

mod body;
mod line;
mod origin;
mod peer;
mod rates;
mod refusal;

pub(crate) use body::Body;
pub(crate) use line::line;
pub use origin::{Origin, ParseOriginError};
pub(crate) use origin::{Transport, address, same_origin};
pub(crate) use peer::{Peer, peer};
pub(crate) use rates::{Costly, Rate, Rates};
pub(crate) use refusal::{Answer, Refusal};
