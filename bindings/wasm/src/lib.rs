//! The rules of Sittuyin, and with the feature `engine` the computer player, for the browser.
//!
//! The page sends a [`Request`](messages::Request) as JSON and gets a
//! [`Response`](messages::Response) back. This package only translates: what is lawful and how a
//! game ends is decided in `sittuyin`, what is played in `sittuyin-engine`.

#[cfg(feature = "engine")]
mod analysis;
mod answer;
#[cfg(target_arch = "wasm32")]
mod boundary;
#[cfg(feature = "engine")]
mod compose;
#[cfg_attr(not(feature = "engine"), path = "no_engine.rs")]
mod engine;
mod explain;
mod fault;
pub mod messages;
mod problem;
#[cfg(feature = "engine")]
mod radar;
mod record;
#[cfg(feature = "engine")]
mod review;
mod rulebook;
#[cfg(feature = "engine")]
mod study;
#[cfg(feature = "engine")]
mod tables;
#[cfg(test)]
mod typescript;
mod view;
mod vocabulary;
mod wire;

pub use answer::{Page, answer};
