use crate::Info;
use sittuyin::{ByColor, Move, uci::UciMove};
use std::{fmt, time::Duration};

/// How an engine is to think. Without any limit it thinks until it is stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// To this depth.
    pub depth: Option<u32>,
    /// So many positions.
    pub nodes: Option<u64>,
    /// So long.
    pub move_time: Option<Duration>,
    /// As it sees fit, with these clocks.
    pub clocks: Option<ByColor<Clock>>,
    /// Moves until the clocks get more time.
    pub moves_to_go: Option<u32>,
    /// Only of these moves; empty is all.
    pub search_moves: Vec<Move>,
}

/// A player's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// Time left.
    pub remaining: Duration,
    /// Time added for each move.
    pub increment: Duration,
}

impl Go {
    /// To a depth.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }
}

/// The command in the Universal Chess Interface.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        if let Some(depth) = self.depth {
            write!(f, " depth {depth}")?;
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        if let Some(time) = self.move_time {
            write!(f, " movetime {}", time.as_millis())?;
        }
        if let Some(ByColor { white, black }) = &self.clocks {
            let (white_left, black_left) =
                (white.remaining.as_millis(), black.remaining.as_millis());
            write!(f, " wtime {white_left} btime {black_left}")?;
            let (white_more, black_more) =
                (white.increment.as_millis(), black.increment.as_millis());
            write!(f, " winc {white_more} binc {black_more}")?;
        }
        if let Some(moves) = self.moves_to_go {
            write!(f, " movestogo {moves}")?;
        }
        let limited = self.depth.is_some()
            || self.nodes.is_some()
            || self.move_time.is_some()
            || self.clocks.is_some();
        if !limited {
            f.write_str(" infinite")?;
        }
        if !self.search_moves.is_empty() {
            f.write_str(" searchmoves")?;
            for &only in &self.search_moves {
                write!(f, " {}", UciMove(only))?;
            }
        }
        Ok(())
    }
}

/// What an engine answered to `go`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move; `None` if it says that there is none.
    pub best: Option<Move>,
    /// The reply it expects.
    pub ponder: Option<Move>,
    /// The last report with a score, of the best line.
    pub info: Option<Info>,
    /// From the command to the answer.
    pub elapsed: Duration,
    /// It was told to stop, by who watched or because its time was over.
    pub stopped: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_limits() {
        assert_eq!(Go::default().to_string(), "go infinite");
        let UciMove(promotion) = "e5e5f".parse().unwrap();
        let depth = Go {
            search_moves: vec![promotion],
            ..Go::depth(3)
        };
        assert_eq!(depth.to_string(), "go depth 3 searchmoves e5e5f");
        let clock = |seconds| Clock {
            remaining: Duration::from_secs(seconds),
            increment: Duration::from_millis(100),
        };
        let clocks = Go {
            clocks: Some(ByColor {
                white: clock(60),
                black: clock(59),
            }),
            moves_to_go: Some(12),
            ..Go::default()
        };
        assert_eq!(
            clocks.to_string(),
            "go wtime 60000 btime 59000 winc 100 binc 100 movestogo 12"
        );
    }
}
