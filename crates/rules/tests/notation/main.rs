//! Notation: what is written reads back, in every ruleset and form, and no text makes a reader panic.

#![allow(clippy::unwrap_used)]

mod dialects;
mod hostile;
mod peers;
mod pgn;
mod play;
mod san;
