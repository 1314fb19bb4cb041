//! What is given back to a player whose moves are long under way.
//!
//! Each side has a small balance. A move may take from it what it was delayed by, and adds a little to
//! it, so that nobody is given back more than the first balance and so much for each move, however slow
//! the line or however inventive the client. The longer the game, the more: with 10+5 a third of a
//! second a move, with 1+0 a fortieth.

use crate::time::Millis;

/// The most that a move may add to the balance.
const MOST: Millis = 500;

/// The balance of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LagBank {
    balance: Millis,
    gain: Millis,
}

impl LagBank {
    /// The balance at the start of a game with so many seconds and so many more each move.
    pub(crate) fn new(initial: u32, increment: u32) -> Self {
        let expected = Millis::from(initial) + 40 * Millis::from(increment);
        let gain = (expected * 1000 / 2400).min(MOST);
        Self {
            balance: 2 * gain,
            gain,
        }
    }

    /// Nothing is ever given back.
    pub(crate) fn none() -> Self {
        Self {
            balance: 0,
            gain: 0,
        }
    }

    /// What a delay is given back.
    pub(crate) fn grant(self, delay: Millis) -> Millis {
        delay.clamp(0, self.balance)
    }

    /// A move was made for which so much was given back.
    pub(crate) fn used(&mut self, granted: Millis) {
        self.balance = (self.balance - granted + self.gain).min(4 * self.gain);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a player whose every move is delayed by so much is given back in so many moves.
    fn total(initial: u32, increment: u32, delay: Millis, moves: usize) -> Millis {
        let mut bank = LagBank::new(initial, increment);
        (0..moves)
            .map(|_| {
                let granted = bank.grant(delay);
                bank.used(granted);
                granted
            })
            .sum()
    }

    #[test]
    fn a_slow_line_is_made_good_and_a_very_slow_one_in_part() {
        // 10+5: 333 ms a move, 666 to begin with. 60 moves.
        assert_eq!(total(600, 5, 0, 60), 0);
        assert_eq!(total(600, 5, 80, 60), 60 * 80);
        assert_eq!(total(600, 5, 300, 60), 60 * 300);
        assert_eq!(total(600, 5, 1500, 60), 666 + 59 * 333);
        // 1+0: 25 ms a move.
        assert_eq!(total(60, 0, 80, 60), 50 + 59 * 25);
        // However long the game is meant to be, half a second.
        assert_eq!(total(3600, 30, 1500, 60), 1000 + 59 * 500);
        assert_eq!(total(600, 5, -1000, 60), 0);
    }

    #[test]
    fn a_spike_is_covered_by_what_was_saved() {
        let mut bank = LagBank::new(600, 5);
        for _ in 0..40 {
            bank.used(bank.grant(0));
        }
        assert_eq!(bank.grant(5000), 4 * 333);
    }
}
