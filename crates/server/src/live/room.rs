//! A game that is open on this machine.

use crate::games::OnlineGame;
use crate::live::presence::Watchers;
use crate::time::Millis;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A game that is open on this machine. It holds no truth of its own: what it has is what the database
/// had when it was read or last written.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: String,
    /// `None` until it is first needed, and after something was found to be stored that was not known
    /// here.
    pub(crate) game: tokio::sync::Mutex<Option<OnlineGame>>,
    watchers: Mutex<Watchers>,
    /// Whether somebody will tell soon how many spectators there are.
    pub(crate) telling: AtomicBool,
}

impl Room {
    pub(crate) fn new(id: &str, now: Millis) -> Self {
        Self {
            id: id.to_owned(),
            game: tokio::sync::Mutex::default(),
            watchers: Mutex::new(Watchers::new(now)),
            telling: AtomicBool::new(false),
        }
    }

    pub(crate) fn watchers(&self) -> MutexGuard<'_, Watchers> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
