use serde::{Deserialize, Deserializer, Serialize, de::Error};
use sittuyin::{
    Claim, Move, Reason, Ruleset, Setup, Status,
    fen::Fen,
    uci::{ParseUciError, UciMove},
};
use std::fmt;

/// What kind of case a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// [`PositionCase`].
    Position,
    /// [`PerftCase`].
    Perft,
    /// [`GameCase`].
    Game,
}

impl Kind {
    /// Every kind, in the order of the suite.
    pub const ALL: [Self; 3] = [Self::Position, Self::Perft, Self::Game];

    /// Its name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Position => "position",
            Self::Perft => "perft",
            Self::Game => "game",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A case of the suite.
#[derive(Clone, Debug)]
pub enum Case {
    /// A position and all that can be done in it.
    Position(PositionCase),
    /// A position and its numbers of lines.
    Perft(PerftCase),
    /// Moves and what they lead to.
    Game(GameCase),
}

/// A position, its lawful moves, its status and its claims.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionCase {
    /// Names the case within kind and ruleset.
    pub id: String,
    /// The rules to go by.
    #[serde(deserialize_with = "ruleset")]
    pub ruleset: Ruleset,
    /// What it is about.
    #[serde(default)]
    pub title: String,
    /// Why it is so: a resolution, or a note.
    #[serde(default)]
    pub why: String,
    /// The position.
    #[serde(deserialize_with = "fen")]
    pub fen: (String, Setup),
    /// All lawful moves, sorted as ASCII text.
    pub legal: Vec<String>,
    /// What the position decides by itself.
    #[serde(deserialize_with = "status")]
    pub status: String,
    /// The draws that may be claimed.
    #[serde(deserialize_with = "claims")]
    pub claims: Vec<String>,
}

/// A position and its numbers of lines of lawful moves.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerftCase {
    /// Names the case within kind and ruleset.
    pub id: String,
    /// The rules to go by.
    #[serde(deserialize_with = "ruleset")]
    pub ruleset: Ruleset,
    /// What it is about.
    #[serde(default)]
    pub title: String,
    /// The position.
    #[serde(deserialize_with = "fen")]
    pub fen: (String, Setup),
    /// The numbers of lines of one ply, of two, and so on.
    pub nodes: Vec<u64>,
}

/// Moves, and the position, status and claims they lead to.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameCase {
    /// Names the case within kind and ruleset.
    pub id: String,
    /// The rules to go by.
    #[serde(deserialize_with = "ruleset")]
    pub ruleset: Ruleset,
    /// What it is about.
    #[serde(default)]
    pub title: String,
    /// Why it is so: a resolution, or a note.
    #[serde(default)]
    pub why: String,
    /// Where the game starts.
    #[serde(deserialize_with = "fen")]
    pub fen: (String, Setup),
    /// The moves.
    #[serde(deserialize_with = "moves")]
    pub moves: Vec<Move>,
    /// The position then, with its counts.
    #[serde(deserialize_with = "fen")]
    pub after: (String, Setup),
    /// What is decided then.
    #[serde(deserialize_with = "status")]
    pub status: String,
    /// The draws that may be claimed then.
    #[serde(deserialize_with = "claims")]
    pub claims: Vec<String>,
    /// All lawful moves then, where they matter, sorted as ASCII text.
    #[serde(default)]
    pub legal: Option<Vec<String>>,
    /// What a search must make of the last move, where it shows a draw or the want of one.
    #[serde(default)]
    pub score: Option<ScoreSign>,
}

/// Whether a score is that of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ScoreSign {
    /// Exactly 0: a draw.
    Zero,
    /// Anything else: one side has far more.
    Nonzero,
}

impl Case {
    /// Its kind.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Self::Position(_) => Kind::Position,
            Self::Perft(_) => Kind::Perft,
            Self::Game(_) => Kind::Game,
        }
    }

    /// Its name within kind and ruleset.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Position(case) => &case.id,
            Self::Perft(case) => &case.id,
            Self::Game(case) => &case.id,
        }
    }

    /// The rules to go by.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        match self {
            Self::Position(case) => case.ruleset,
            Self::Perft(case) => case.ruleset,
            Self::Game(case) => case.ruleset,
        }
    }

    /// What it is about.
    #[must_use]
    pub fn title(&self) -> &str {
        match self {
            Self::Position(case) => &case.title,
            Self::Perft(case) => &case.title,
            Self::Game(case) => &case.title,
        }
    }

    /// The position it starts from.
    #[must_use]
    pub fn fen(&self) -> &str {
        match self {
            Self::Position(case) => &case.fen.0,
            Self::Perft(case) => &case.fen.0,
            Self::Game(case) => &case.fen.0,
        }
    }
}

fn ruleset<'de, D: Deserializer<'de>>(from: D) -> Result<Ruleset, D::Error> {
    String::deserialize(from)?.parse().map_err(Error::custom)
}

fn fen<'de, D: Deserializer<'de>>(from: D) -> Result<(String, Setup), D::Error> {
    let text = String::deserialize(from)?;
    let Fen(setup) = text.parse().map_err(Error::custom)?;
    Ok((text, setup))
}

fn moves<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Move>, D::Error> {
    let parsed: Result<_, ParseUciError> = Vec::<String>::deserialize(from)?
        .iter()
        .map(|text| text.parse().map(|UciMove(made)| made))
        .collect();
    parsed.map_err(Error::custom)
}

const STATUSES: [&str; 6] = [
    Status::Ongoing.id(),
    Status::Checkmate.id(),
    Status::Stalemate.id(),
    Status::NoLawfulMove.id(),
    Status::DeadPosition.id(),
    Reason::CountedOut.id(),
];

fn status<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let text = String::deserialize(from)?;
    if STATUSES.contains(&text.as_str()) {
        Ok(text)
    } else {
        Err(Error::unknown_variant(&text, &STATUSES))
    }
}

const CLAIMS: [&str; 4] = [
    Claim::PromotionsOnly.id(),
    Claim::FiftyMove.id(),
    Claim::Threefold.id(),
    Claim::Count.id(),
];

fn claims<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let claims = Vec::<String>::deserialize(from)?;
    match claims
        .iter()
        .find(|claim| !CLAIMS.contains(&claim.as_str()))
    {
        None => Ok(claims),
        Some(unknown) => Err(Error::unknown_variant(unknown, &CLAIMS)),
    }
}
