//! Games between people.

mod archive;
mod arrangement;
mod clock;
mod decide;
mod event;
mod lag;
pub(crate) mod messages;
mod online_game;
mod pgn;
mod picture;
mod png;
mod preview;
pub(crate) mod records;
mod routes;
mod storing;
mod terms;
mod times;
mod view;

pub(crate) use decide::{Decision, check_nonce};
pub(crate) use event::Event;
pub(crate) use online_game::{Header, OnlineGame};
pub(crate) use preview::routes as preview_routes;
pub(crate) use routes::routes;
pub(crate) use storing::{Stored, store};
pub(crate) use terms::Agreed;
pub(crate) use times::times;
