use crate::level::Handicap;
use sittuyin::Move;
use std::time::Duration;

/// How far a search may go. Without any limit it goes on until it is stopped.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Plies to search in full.
    pub depth: Option<u32>,
    /// Positions to search; the same number gives the same result on every machine.
    pub nodes: Option<u64>,
    /// Time to use for the move.
    pub move_time: Option<Duration>,
    /// The clock of the side to move, out of which the search makes its own budget.
    pub clock: Option<Clock>,
    /// Only the shortest mate is wanted, in at most so many moves. Every move and every reply is tried,
    /// so that a mate is found if there is one and there is time; if none is found, the move comes from
    /// a short search of the usual kind. It means nothing in a game with dice.
    pub mate: Option<u32>,
    /// Moves to choose from; any lawful one when empty.
    pub search_moves: Vec<Move>,
    /// How many of the best lines to report; 0 is the same as 1.
    pub lines: usize,
    /// What keeps the engine from playing its best.
    pub handicap: Option<Handicap>,
}

/// What the clock of the side to move shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Time left.
    pub remaining: Duration,
    /// Time added after each move.
    pub increment: Duration,
    /// Moves until more time is given; `None` when it must last for the whole game.
    pub moves_to_go: Option<u32>,
    /// Time kept back for each move, for what happens between the decision and the clock.
    pub overhead: Duration,
}
