//! Who is connected to a game.

use crate::live::messages::{PlayerPresence, Presence};
use crate::time::Millis;
use crate::wire::{BySide, Color};

/// A round trip as measured may be a little less than the next one.
const JITTER: Millis = 40;

/// The connections of a game on this machine.
#[derive(Debug)]
pub(crate) struct Watchers {
    players: BySide<Connections>,
    spectators: u32,
}

#[derive(Clone, Copy, Debug)]
struct Connections {
    open: u32,
    /// When the last was closed, or the game was opened here.
    left_at: Millis,
    /// The round trip of the last sign of life.
    round_trip: Option<Millis>,
}

impl Watchers {
    pub(crate) fn new(now: Millis) -> Self {
        Self {
            players: BySide::new_with(|_| Connections {
                open: 0,
                left_at: now,
                round_trip: None,
            }),
            spectators: 0,
        }
    }

    pub(crate) fn join(&mut self, side: Option<Color>) {
        match side {
            Some(color) => self.players.of_mut(color).open += 1,
            None => self.spectators += 1,
        }
    }

    pub(crate) fn leave(&mut self, side: Option<Color>, now: Millis) {
        let Some(color) = side else {
            self.spectators = self.spectators.saturating_sub(1);
            return;
        };
        let player = self.players.of_mut(color);
        player.open = player.open.saturating_sub(1);
        if player.open == 0 {
            player.left_at = now;
            player.round_trip = None;
        }
    }

    /// A sign of life came back after so long.
    pub(crate) fn measured(&mut self, side: Option<Color>, round_trip: Millis) {
        if let Some(color) = side {
            self.players.of_mut(color).round_trip = Some(round_trip);
        }
    }

    /// How long a message of this side is under way at most, as far as the server has seen the line to be
    /// that slow itself; nothing comes from who is not there.
    pub(crate) fn delay(&self, side: Color) -> Millis {
        let player = self.players.of(side);
        if player.open == 0 {
            return 0;
        }
        player.round_trip.unwrap_or(0) + JITTER
    }

    /// As it is told, when those in `awaited` are to act since the given moments. Nobody is called
    /// away while the other side thinks.
    pub(crate) fn view(&self, awaited: BySide<Option<Millis>>) -> Presence {
        Presence {
            players: BySide::new_with(|color| {
                let player = self.players.of(color);
                let here = player.open > 0;
                PlayerPresence {
                    here,
                    away: awaited
                        .of(color)
                        .filter(|_| !here)
                        .map(|since| since.max(player.left_at)),
                }
            }),
            spectators: self.spectators,
        }
    }

    /// Whether a player is missing.
    pub(crate) fn incomplete(&self) -> bool {
        self.players.white.open == 0 || self.players.black.open == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_under_way_as_long_as_the_line_was_seen_to_be_slow() {
        let mut watchers = Watchers::new(0);
        let white = Some(Color::White);
        assert_eq!(watchers.delay(Color::White), 0);
        watchers.join(white);
        assert_eq!(watchers.delay(Color::White), 40);
        watchers.measured(white, 250);
        watchers.measured(None, 9_000);
        let of = |watchers: &Watchers| [Color::White, Color::Black].map(|c| watchers.delay(c));
        assert_eq!(of(&watchers), [290, 0]);
        watchers.leave(white, 1);
        assert_eq!(of(&watchers), [0, 0]);
    }

    #[test]
    fn who_is_away_counts_from_the_own_turn() {
        let mut watchers = Watchers::new(100);
        let nobody = BySide::default();
        let white = |since| BySide {
            white: Some(since),
            black: None,
        };
        watchers.join(Some(Color::White));
        watchers.join(Some(Color::White));
        watchers.join(None);
        let presence = watchers.view(white(50));
        assert!(presence.players.white.here && !presence.players.black.here);
        // Black is not there, but White thinks.
        assert_eq!(presence.players.black.away, None);
        assert_eq!(presence.spectators, 1);
        watchers.leave(Some(Color::White), 200);
        assert!(watchers.view(nobody).players.white.here);
        watchers.leave(Some(Color::White), 300);
        assert_eq!(watchers.view(nobody).players.white.away, None);
        assert_eq!(watchers.view(white(50)).players.white.away, Some(300));
        assert_eq!(watchers.view(white(400)).players.white.away, Some(400));
    }
}
