//! Finding an opponent.

mod board;
mod matching;
pub(crate) mod messages;
mod records;
mod rematch;
mod routes;
mod service;
mod socket;

pub(crate) use board::{Board, keep as keep_board};
pub(crate) use matching::changed;
pub(crate) use records::{challenges_of, forget, remove_expired, seeks_of};
pub(crate) use rematch::view as rematch_view;
pub(crate) use routes::routes;
