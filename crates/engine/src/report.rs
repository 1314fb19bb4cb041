use sittuyin::{Claim, Move};
use std::{fmt, time::Duration};

/// What a search has found so far: one for each finished depth and line, and in a long search one each
/// time a score turns out to lie outside of what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Plies searched in full.
    pub depth: u32,
    /// Plies of the longest line looked at.
    pub seldepth: u32,
    /// Which of the best lines this is, from 1.
    pub line: usize,
    /// Positions searched.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
    /// The worth of the line for the side to move.
    pub score: Score,
    /// Whether the score is exact.
    pub bound: ScoreBound,
    /// The line.
    pub pv: Vec<Move>,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
    /// Positions found in endgame tables.
    pub tbhits: u64,
}

/// The worth of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Moves to mate; negative when the side to move is mated.
    Mate(i32),
}

/// How a score is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreBound {
    /// It is this.
    Exact,
    /// It is at least this.
    Lower,
    /// It is at most this.
    Upper,
}

/// As UCI writes it: `cp 31` or `mate -2`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Centipawns(worth) => write!(f, "cp {worth}"),
            Self::Mate(moves) => write!(f, "mate {moves}"),
        }
    }
}

/// The score of a checkmate on the board; one less for each ply that it is away.
pub(crate) const MATE: i32 = 32_000;
/// Longest line that is searched.
pub(crate) const MAX_PLY: usize = 128;
/// Scores beyond this are mates: those of endgame tables may be far away.
pub(crate) const MATE_BOUND: i32 = MATE - 512;
/// Beyond every score.
pub(crate) const INFINITE: i32 = MATE + 1;

impl Score {
    /// What a draw is worth.
    pub(crate) const DRAW: Self = Self::Centipawns(0);

    pub(crate) fn from_internal(score: i32) -> Self {
        if score >= MATE_BOUND {
            Self::Mate((MATE - score + 1) / 2)
        } else if score <= -MATE_BOUND {
            Self::Mate(-(MATE + score) / 2)
        } else {
            Self::Centipawns(score)
        }
    }

    /// The same for the other side.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Centipawns(worth) => Self::Centipawns(-worth),
            Self::Mate(moves) => Self::Mate(-moves),
        }
    }

    /// Whether the side to move stands better.
    #[must_use]
    pub const fn is_better(self) -> bool {
        match self {
            Self::Centipawns(worth) => worth > 0,
            Self::Mate(moves) => moves > 0,
        }
    }
}

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// The move.
    pub mv: Move,
    /// The reply it expects.
    pub ponder: Option<Move>,
    /// Its worth for the side to move.
    pub score: Score,
    /// The most moves in which it was shown that there is no mate, where
    /// [a mate was looked for](crate::Limits::mate).
    pub no_mate: Option<u32>,
}

/// What the computer does when it is its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// It makes a move.
    Move(Move),
    /// It claims a draw.
    Claim(Claim),
}
