//! Wakes when a clock runs out.

use crate::time::{Millis, Timepiece};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// The longest sleep.
const LONGEST: Duration = Duration::from_secs(60);

/// When to look at which game.
#[derive(Debug, Default)]
pub(crate) struct Timers {
    due: Mutex<Due>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Due {
    order: BTreeSet<(Millis, String)>,
    of: HashMap<String, Millis>,
}

impl Timers {
    /// Looks at a game at this moment and at no other; `None` at none.
    pub(crate) fn set(&self, game: &str, at: Option<Millis>) {
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = due.of.remove(game) {
            due.order.remove(&(before, game.to_owned()));
        }
        if let Some(at) = at {
            due.of.insert(game.to_owned(), at);
            due.order.insert((at, game.to_owned()));
            // Only an earlier first one changes how long to sleep.
            if due.order.first().is_some_and(|(_, first)| first == game) {
                self.changed.notify_one();
            }
        }
    }

    /// Waits for the next game whose moment has come, and forgets the moment.
    pub(crate) async fn next(&self, time: &Timepiece) -> String {
        loop {
            let pause = {
                let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
                match due.order.first() {
                    Some(&(at, _)) if at <= time.now() => {
                        if let Some((_, game)) = due.order.pop_first() {
                            due.of.remove(&game);
                            return game;
                        }
                        continue;
                    }
                    Some(&(at, _)) => time.until(at).min(LONGEST),
                    None => LONGEST,
                }
            };
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = self.changed.notified() => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::SystemTime;

    #[tokio::test]
    async fn games_come_when_they_are_due_and_in_order() {
        let (timers, time) = (Timers::default(), Timepiece::start(SystemTime::now(), 0));
        let now = time.now();
        timers.set("late", Some(now + 40));
        timers.set("moved", Some(now + 5));
        timers.set("gone", Some(now + 10));
        timers.set("gone", None);
        timers.set("first", Some(now - 1));
        timers.set("moved", Some(now + 20));
        assert_eq!(timers.next(&time).await, "first");
        assert_eq!(timers.next(&time).await, "moved");
        assert!(time.now() >= now + 20);
        assert_eq!(timers.next(&time).await, "late");
        let waiting = tokio::time::timeout(Duration::from_millis(30), timers.next(&time));
        assert!(waiting.await.is_err());
    }

    #[tokio::test]
    async fn a_nearer_moment_shortens_the_sleep() {
        let (timers, time) = (Timers::default(), Timepiece::start(SystemTime::now(), 0));
        timers.set("far", Some(time.now() + 50_000));
        let (game, ()) = tokio::join!(timers.next(&time), async {
            tokio::time::sleep(Duration::from_millis(5)).await;
            timers.set("near", Some(time.now()));
        });
        assert_eq!(game, "near");
    }
}
