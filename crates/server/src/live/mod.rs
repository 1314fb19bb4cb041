//! Games as they are played: WebSockets, presence, timers.

pub(crate) mod messages;
