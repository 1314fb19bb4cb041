use super::{Case, Kind};
use serde::Serialize;
use std::fmt;

/// What a case asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aspect {
    /// The men on the board and in hand, and whose turn it is.
    Position,
    /// The lawful moves.
    LegalMoves,
    /// The number of lines.
    Perft,
    /// The limit of the running count.
    CountLimit,
    /// The plies counted.
    Count,
    /// The plies since the last capture, pawn move, promotion or placement.
    Clock,
    /// The number of the move.
    MoveNumber,
    /// What the position decides by itself.
    Status,
    /// The draws that may be claimed.
    Claims,
    /// What a search of the last move says.
    Score,
}

impl fmt::Display for Aspect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Position => "position",
            Self::LegalMoves => "legal moves",
            Self::Perft => "perft",
            Self::CountLimit => "count limit",
            Self::Count => "count",
            Self::Clock => "clock",
            Self::MoveNumber => "move number",
            Self::Status => "status",
            Self::Claims => "claims",
            Self::Score => "score",
        })
    }
}

/// Where an engine answers otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// What about.
    pub aspect: Aspect,
    /// What the suite says.
    pub expected: String,
    /// What the engine says.
    pub got: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: expected {}, got {}",
            self.aspect, self.expected, self.got
        )
    }
}

/// What came of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The engine agrees in all.
    Agrees,
    /// It agrees as far as it could be asked; the rest is [`Verdict::unasked`].
    AgreesInPart,
    /// It answers otherwise.
    Differs(Vec<Difference>),
    /// It gave no answer.
    Failed(String),
    /// It cannot be asked.
    NotExpressible(String),
}

impl Outcome {
    /// Its name.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Agrees => "agrees",
            Self::AgreesInPart => "agrees-in-part",
            Self::Differs(_) => "differs",
            Self::Failed(_) => "failed",
            Self::NotExpressible(_) => "not-expressible",
        }
    }
}

/// A case and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The kind of the case.
    pub kind: Kind,
    /// Its ruleset's id.
    pub ruleset: &'static str,
    /// Its name within kind and ruleset.
    pub id: String,
    /// What it is about.
    pub title: String,
    /// The position it starts from.
    pub fen: String,
    /// What came of it.
    pub outcome: Outcome,
    /// What the engine has no way to say.
    pub unasked: Vec<Aspect>,
}

impl Verdict {
    pub(super) fn new(case: &Case, outcome: Outcome, unasked: Vec<Aspect>) -> Self {
        Self {
            kind: case.kind(),
            ruleset: case.ruleset().id(),
            id: case.id().to_owned(),
            title: case.title().to_owned(),
            fen: case.fen().to_owned(),
            outcome,
            unasked,
        }
    }
}

/// `game K2 modern`.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.kind, self.id, self.ruleset)
    }
}
