//! The program as people and other programs see it.

mod admin;
mod analyse;
mod conform;
mod convert;
mod engine_match;
mod net;
mod play;
mod positions;
mod program;
mod puzzles;
mod serve;
mod tables;
mod uci;
mod uci_scripts;
