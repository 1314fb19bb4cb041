//! Games as they are played: one room each, timers, WebSockets.

pub(crate) mod messages;
mod presence;
mod room;
mod rooms;
mod socket;
mod timers;

pub(crate) use rooms::Live;
pub(crate) use socket::live;
