//! The plies, one after the other.

use super::{Builder, GenerateError, PENDING, PIECE, UNKNOWN, pieces};
use std::sync::atomic::{AtomicU16, Ordering};

impl Builder<'_> {
    /// Finds all wins and losses. `longest` is the longest that is pending.
    pub(super) fn go_back(&self, longest: u16, report: &dyn Fn(u16)) -> Result<(), GenerateError> {
        // No ply beyond it is known to hold anything.
        let last = AtomicU16::new(longest);
        let mut ply = 0;
        while ply <= last.load(Ordering::Relaxed) {
            if ply + 2 >= PENDING {
                return Err(GenerateError::TooLong);
            }
            report(ply);
            pieces(self.threads, PIECE, self.index.slots(), |slots| {
                for side in [0, 1] {
                    for slot in slots.clone() {
                        let code = self.code(side, slot);
                        if code == PENDING | ply {
                            self.set(side, slot, ply);
                        }
                        if code & !PENDING == ply {
                            self.look_back(side, slot, ply, &last);
                        }
                    }
                }
            });
            if ply % 2 == 1 {
                self.judge_suspects(&last);
            }
            ply += 1;
        }
        Ok(())
    }

    /// What a win or loss after `ply` plies says of the positions before it.
    fn look_back(&self, side: usize, slot: u64, ply: u16, last: &AtomicU16) {
        let Some(place) = self.cast.place(self.index.decode(slot)) else {
            return;
        };
        let mover = 1 - side;
        self.cast.retreats(&place, mover, |man, from| {
            let mut squares = place.squares;
            squares[man] = from;
            let Some(before) = self.index.encode(&squares) else {
                return;
            };
            let code = self.code(mover, before);
            if ply.is_multiple_of(2) {
                let later = PENDING | (ply + 1) < code && code < 2 * PENDING;
                if code == UNKNOWN || later {
                    self.set(mover, before, ply + 1);
                    last.fetch_max(ply + 1, Ordering::Relaxed);
                }
            } else if code == UNKNOWN {
                self.suspects[mover][(before / 64) as usize]
                    .fetch_or(1 << (before % 64), Ordering::Relaxed);
            }
        });
    }

    /// Looks at the positions from which a move is known to lose, whether all do.
    fn judge_suspects(&self, last: &AtomicU16) {
        pieces(
            self.threads,
            PIECE,
            self.suspects[0].len() as u64,
            |words| {
                for word in words {
                    for side in [0, 1] {
                        let mut bits =
                            self.suspects[side][word as usize].swap(0, Ordering::Relaxed);
                        while bits != 0 {
                            let slot = word * 64 + u64::from(bits.trailing_zeros());
                            bits &= bits - 1;
                            let place = self.cast.place(self.index.decode(slot));
                            if let Some(plies) = place.and_then(|place| self.loss(&place, side)) {
                                self.set(side, slot, PENDING | plies);
                                last.fetch_max(plies, Ordering::Relaxed);
                            }
                        }
                    }
                }
            },
        );
    }
}
