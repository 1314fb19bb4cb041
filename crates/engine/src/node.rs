//! A position in the search with all that decides draws: clocks, counts, and which draws count.

use crate::level::mix;
use sittuyin::{Count, Counting, Game, Move, Position};
use sittuyin_tablebase::Clocks;

/// Which draws count in this game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DrawRules {
    repetition: bool,
    /// Plies without progress that make a draw.
    no_progress: Option<u32>,
    dead_position: bool,
    counting: Option<Counting>,
}

impl DrawRules {
    /// Those of a game on the platform, for positions that belong to no game.
    pub(crate) const ALL: Self = Self {
        repetition: true,
        no_progress: Some(FIFTY_MOVES),
        dead_position: true,
        counting: None,
    };

    /// Whether a position that comes for the third time is drawn.
    pub(crate) fn repeats(&self) -> bool {
        self.repetition
    }

    pub(crate) fn of(game: &Game) -> Self {
        let rules = game.position().rules();
        Self {
            repetition: game.has(rules.threefold),
            // A draw that may be claimed will be, by the one who is not better. Who plays on all the
            // same has until the seventy-fifth move.
            no_progress: game
                .has(rules.fifty_moves)
                .then_some(if game.clock() < FIFTY_MOVES {
                    FIFTY_MOVES
                } else {
                    SEVENTY_FIVE_MOVES
                }),
            dead_position: game.has(rules.dead_position),
            counting: rules.counting,
        }
    }
}

/// A position in the search. Small and `Copy`, as positions are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) position: Position,
    /// Whether the side to move is in check.
    pub(crate) check: bool,
    /// Plies since the last capture, pawn move, promotion or placement.
    clock: u32,
    /// Plies back to the first position that could come again.
    reversible: u32,
    count: Option<Count>,
}

/// Plies without progress after which a draw may be claimed.
const FIFTY_MOVES: u32 = 100;
/// Plies without progress after which the game is drawn.
const SEVENTY_FIVE_MOVES: u32 = 150;

impl Node {
    pub(crate) fn root(game: &Game) -> Self {
        let position = *game.position();
        Self {
            position,
            check: position.is_check(),
            clock: game.clock(),
            reversible: game.clock().min(game.moves().len() as u32),
            count: game.count(),
        }
    }

    /// A position without a past.
    pub(crate) fn alone(position: Position) -> Self {
        Self {
            position,
            check: position.is_check(),
            clock: 0,
            reversible: 0,
            count: None,
        }
    }

    /// The node after a lawful move.
    #[inline]
    pub(crate) fn after(&self, lawful: Move, draws: &DrawRules) -> Self {
        let mut position = self.position;
        position.play_unchecked(lawful);
        let irreversible = self.position.is_irreversible(lawful);
        Self {
            check: position.is_check(),
            clock: if irreversible { 0 } else { self.clock + 1 },
            reversible: if irreversible { 0 } else { self.reversible + 1 },
            count: Count::after(self.count, draws.counting.as_ref(), &position),
            position,
        }
    }

    /// The node with the turn given away.
    pub(crate) fn passed(&self) -> Self {
        Self {
            position: self.position.passed(),
            check: false,
            reversible: 0,
            ..*self
        }
    }

    /// What the transposition table knows it by. Clocks count only when they soon decide.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        let mut key = self.position.hash();
        if let Some(count) = self.count {
            key ^= mix(u64::from(count.limit.saturating_sub(count.used)) << 32);
        } else if self.clock >= 60 {
            key ^= mix(u64::from(self.clock / 8));
        }
        key
    }

    /// What it is known by where no more than so many plies follow: clocks that cannot decide within them
    /// do not count.
    pub(crate) fn key_for(&self, plies: u32, draws: &DrawRules) -> u64 {
        let mut key = self.position.hash();
        if let Some(count) = self.count {
            key ^= mix(u64::from(count.limit.saturating_sub(count.used)) << 32);
        }
        if (self.no_progress(draws)).is_some_and(|most| self.clock + plies >= most) {
            key ^= mix(u64::from(self.clock) | 1 << 16);
        }
        key
    }

    /// Whether the game is drawn here, unless it is mate. `past` are the hashes of the positions
    /// before, those from `root` on being part of the search.
    #[inline]
    pub(crate) fn is_drawn(&self, draws: &DrawRules, past: &[u64], root: usize) -> bool {
        self.is_drawn_by_itself(draws) || draws.repetition && self.repeats(past, root)
    }

    /// Whether the game is drawn here, unless it is mate, whatever was played before.
    #[inline]
    pub(crate) fn is_drawn_by_itself(&self, draws: &DrawRules) -> bool {
        if self.count.is_some_and(Count::is_over) {
            return true;
        }
        if draws.dead_position
            && self.position.board().occupied().len() <= 4
            && self.position.is_dead()
        {
            return true;
        }
        self.no_progress(draws)
            .is_some_and(|most| self.clock >= most)
            && (!self.check || self.position.has_legal_move())
    }

    /// Whether this position has been twice before, in a game whose positions `past` are.
    pub(crate) fn is_repeated(&self, draws: &DrawRules, past: &[u64]) -> bool {
        draws.repetition && self.repeats(past, past.len())
    }

    /// What counts besides the position.
    pub(crate) fn clocks(&self, draws: &DrawRules) -> Clocks {
        Clocks {
            count: self.count,
            clock: self.clock,
            most: draws.no_progress,
        }
    }

    fn no_progress(&self, draws: &DrawRules) -> Option<u32> {
        let suspended =
            self.count.is_some() && draws.counting.is_some_and(|counting| counting.suspends_50);
        draws.no_progress.filter(|_| !suspended)
    }

    /// Once is enough within the search; what the game has seen must come a third time.
    fn repeats(&self, past: &[u64], root: usize) -> bool {
        let hash = self.position.hash();
        let mut before_root = 0;
        for back in (4..=self.reversible as usize).step_by(2) {
            let Some(index) = past.len().checked_sub(back) else {
                return false;
            };
            if past[index] == hash {
                if index >= root {
                    return true;
                }
                before_root += 1;
                if before_root == 2 {
                    return true;
                }
            }
        }
        false
    }

    /// An evaluation with regard to the clocks: an advantage that makes no progress fades.
    #[inline]
    pub(crate) fn temper(&self, eval: i32, draws: &DrawRules) -> i32 {
        if draws.no_progress.is_some() && self.count.is_none() {
            return eval - eval * self.clock.min(FIFTY_MOVES) as i32 / 220;
        }
        eval
    }
}
