use sittuyin::{GameError, Illegal, IllegalPosition, ParseRulesetError, ParseSquareError, Ruleset};

/// Why a request cannot be answered.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error("the request is not understood: {0}")]
    Request(#[from] serde_json_core::de::Error),
    #[error(transparent)]
    Ruleset(#[from] ParseRulesetError),
    #[error("version {version} of the ruleset '{ruleset}' is not known here")]
    Version { ruleset: String, version: u32 },
    #[error("the ruleset '{0}' is not played in this order")]
    Order(Ruleset),
    #[error(transparent)]
    Fen(#[from] sittuyin::fen::ParseFenError),
    #[error(transparent)]
    Position(Box<IllegalPosition>),
    #[error("move {number}, {uci}: {error}")]
    Move {
        number: usize,
        uci: String,
        error: GameError,
    },
    #[error("the ending does not hold: {0}")]
    Ending(GameError),
    #[error(transparent)]
    Square(#[from] ParseSquareError),
    #[error("nothing can be drafted now")]
    NoDraft,
    #[error("the draft is not lawful: {0}")]
    Draft(Illegal),
    #[cfg(feature = "engine")]
    #[error("{0} is not a level: expected 1 to 10")]
    Level(u8),
    #[cfg(feature = "engine")]
    #[error(transparent)]
    Review(#[from] sittuyin_engine::NoReview),
    #[cfg(feature = "engine")]
    #[error(transparent)]
    Table(#[from] sittuyin_tablebase::TableError),
    #[cfg(feature = "engine")]
    #[error("{0} lines cannot be looked for: expected 1 to 10")]
    Lines(u8),
    #[cfg(feature = "engine")]
    #[error(transparent)]
    Pgn(#[from] sittuyin::pgn::ReadPgnError),
    #[cfg(feature = "engine")]
    #[error("move {0} follows a move that does not come before it")]
    Parent(usize),
    #[cfg(feature = "engine")]
    #[error(transparent)]
    Score(#[from] sittuyin::pgn::ParseScoreError),
    #[cfg(feature = "engine")]
    #[error(transparent)]
    Dialect(#[from] sittuyin::ParseDialectError),
    #[cfg(feature = "engine")]
    #[error(transparent)]
    CannotCarry(#[from] sittuyin::CannotCarry),
    #[cfg(feature = "engine")]
    #[error("{0} is not a depth: expected 1 to 64")]
    Depth(u8),
    #[cfg(not(feature = "engine"))]
    #[error("this module holds the rules only, not the engine")]
    NoEngine,
}

impl From<IllegalPosition> for Fault {
    fn from(illegal: IllegalPosition) -> Self {
        Self::Position(Box::new(illegal))
    }
}
