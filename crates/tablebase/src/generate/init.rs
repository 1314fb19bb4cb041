//! What is known of every position before the first ply.

use super::{Builder, NO_POSITION, PENDING, PIECE, STALEMATE, UNKNOWN, pieces};
use std::sync::atomic::{AtomicU16, Ordering};

impl Builder<'_> {
    /// Marks the numbers that stand for nothing: men on one square, the side not to move in check, and
    /// of two images of a position the second.
    pub(super) fn mark_positions(&self) {
        pieces(self.threads, PIECE, self.index.slots(), |slots| {
            for slot in slots {
                let squares = self.index.decode(slot);
                let place = self.cast.place(squares);
                let place = place.filter(|_| self.index.encode(&squares) == Some(slot));
                for side in [0, 1] {
                    if place.is_none_or(|place| self.cast.is_check(&place, 1 - side)) {
                        self.set(side, slot, NO_POSITION);
                    }
                }
            }
        });
    }

    /// Marks the mates and the stalemates.
    pub(super) fn mark_ends(&self) {
        self.each_position(|slot, place, side| {
            if !self.cast.has_move(place, side) {
                let mated = self.cast.is_check(place, side);
                self.set(side, slot, if mated { 0 } else { STALEMATE });
            }
        });
    }

    /// Whether a side is stalemated anywhere.
    pub(super) fn has_stalemate_of(&self, side: usize) -> bool {
        let mut codes = self.values[side].iter();
        codes.any(|code| code.load(Ordering::Relaxed) == STALEMATE)
    }

    /// Notes the wins that captures and promotions bring, and the losses where no other moves are.
    /// The value is the longest of them.
    pub(super) fn mark_conversions(&self) -> u16 {
        let longest = AtomicU16::new(0);
        self.each_position(|slot, place, side| {
            if self.code(side, slot) != UNKNOWN || !self.cast.conversions(place, side, |_, _| true)
            {
                return;
            }
            let plies = self.conversion_win(place, side);
            if let Some(plies) = plies.or_else(|| self.loss(place, side)) {
                longest.fetch_max(plies, Ordering::Relaxed);
                self.set(side, slot, PENDING | plies.min(PENDING - 1));
            }
        });
        longest.into_inner()
    }

    fn each_position(&self, work: impl Fn(u64, &super::Place, usize) + Sync) {
        pieces(self.threads, PIECE, self.index.slots(), |slots| {
            for slot in slots {
                let sides = [0, 1].map(|side| self.code(side, slot) != NO_POSITION);
                if sides == [false, false] {
                    continue;
                }
                if let Some(place) = self.cast.place(self.index.decode(slot)) {
                    for side in [0, 1] {
                        if sides[side] {
                            work(slot, &place, side);
                        }
                    }
                }
            }
        });
    }
}
