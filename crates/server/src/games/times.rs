//! How long the moves of a game took.

use crate::games::event::Event;
use crate::time::Millis;
use crate::wire::Color;

/// A move, or an army that was placed at once, and how long it took.
pub(crate) struct Took {
    pub(crate) by: Color,
    pub(crate) uci: Option<String>,
    pub(crate) millis: Millis,
}

/// How long each move took, by the events of a game that was begun at this moment. Time in which no server
/// ran, and what was given back for delays, is nobody's.
pub(crate) fn times(begun: Millis, events: Vec<(Event, Millis)>) -> Vec<Took> {
    let mut times = Vec::new();
    // Since when the side to act could.
    let mut since = begun;
    for (event, at) in events {
        let (by, uci, lag) = match event {
            Event::Played { by, uci, lag } => (by, Some(uci), lag),
            Event::Arranged { by, .. } => (by, None, 0),
            Event::Confirmed { by } => {
                // Both think at once, from the beginning.
                times.push(Took {
                    by,
                    uci: None,
                    millis: (at - since).max(0),
                });
                continue;
            }
            Event::Resumed {
                since: stood,
                until,
            } => {
                since += (until - stood.max(since)).max(0);
                continue;
            }
            Event::Revealed { .. } | Event::Thrown { .. } | Event::TookBack { .. } => {
                since = since.max(at);
                continue;
            }
            _ => continue,
        };
        times.push(Took {
            by,
            uci,
            millis: (at - since - lag).max(0),
        });
        since = since.max(at);
    }
    times
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stood_still_and_what_was_under_way_is_not_counted() {
        let played = |by, uci: &str, lag| Event::Played {
            by,
            uci: uci.to_owned(),
            lag,
        };
        let army = |by| Event::Arranged {
            by,
            placements: Vec::new(),
        };
        let events = vec![
            (army(Color::White), 1_500),
            (army(Color::Black), 3_000),
            (played(Color::White, "e3e4", 200), 4_000),
            (Event::DrawOffered { by: Color::White }, 4_500),
            (
                Event::Resumed {
                    since: 5_000,
                    until: 65_000,
                },
                5_000,
            ),
            (played(Color::Black, "e6e5", 0), 66_000),
            (Event::TookBack { plies: 1 }, 70_000),
            (played(Color::Black, "d6d5", 0), 70_400),
        ];
        let took: Vec<_> = times(1_000, events)
            .into_iter()
            .map(|took| (took.by, took.uci.is_some(), took.millis))
            .collect();
        let (white, black) = (Color::White, Color::Black);
        assert_eq!(
            took,
            [
                (white, false, 500),
                (black, false, 1_500),
                (white, true, 800),
                (black, true, 2_000),
                (black, true, 400),
            ]
        );
    }

    #[test]
    fn behind_the_curtain_both_think_at_once() {
        let events = vec![
            (Event::Confirmed { by: Color::Black }, 2_000),
            (Event::Confirmed { by: Color::White }, 5_000),
            (
                Event::Revealed {
                    white: Vec::new(),
                    black: Vec::new(),
                },
                5_000,
            ),
            (
                Event::Played {
                    by: Color::White,
                    uci: "e3e4".to_owned(),
                    lag: 0,
                },
                5_300,
            ),
        ];
        let took: Vec<_> = times(1_000, events)
            .iter()
            .map(|took| took.millis)
            .collect();
        assert_eq!(took, [1_000, 4_000, 300]);
    }
}
