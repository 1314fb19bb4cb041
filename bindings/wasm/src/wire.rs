//! How requests are read: each is one flat object whose `kind` says which of its fields are needed.
//!
//! Reading a tagged enum as such would have `serde` keep every value until it knows the tag, which
//! makes the module half as large again.

use crate::messages::{
    Attempt, Claim, Color, DraftPiece, Ending, GameRecord, Request, Role, Skill,
};
use serde::{Deserialize, Deserializer, de::Error};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FlatRequest {
    kind: RequestKind,
    ruleset: Option<String>,
    record: Option<GameRecord>,
    draft: Option<Vec<DraftPiece>>,
    side: Option<Color>,
    attempt: Option<Attempt>,
    level: Option<u8>,
    seed: Option<u32>,
    depth: Option<u8>,
    skill: Option<Skill>,
    fen: Option<String>,
    lines: Option<u8>,
    nodes: Option<u32>,
    text: Option<String>,
    // The module without the engine stays small.
    #[cfg(feature = "engine")]
    study: Option<crate::messages::Study>,
    #[cfg(feature = "engine")]
    dialect: Option<String>,
    #[cfg(feature = "engine")]
    pieces: Option<Vec<crate::messages::PlacedPiece>>,
    #[cfg(feature = "engine")]
    white: Option<Vec<crate::messages::HandView>>,
    #[cfg(feature = "engine")]
    black: Option<Vec<crate::messages::HandView>>,
    #[cfg(feature = "engine")]
    turn: Option<Color>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum RequestKind {
    Rulesets,
    Rulebook,
    Game,
    Explain,
    Search,
    Arrange,
    Review,
    Analyse,
    Judge,
    #[cfg(feature = "engine")]
    Compose,
    Radar,
    ReadPgn,
    #[cfg(feature = "engine")]
    WritePgn,
    Tables,
    Bench,
}

impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let flat = FlatRequest::deserialize(deserializer)?;
        let record = needed(flat.record, "record");
        let draft = needed(flat.draft, "draft");
        let level = needed(flat.level, "level");
        let seed = needed(flat.seed, "seed");
        Ok(match flat.kind {
            RequestKind::Rulesets => Self::Rulesets,
            RequestKind::Rulebook => Self::Rulebook {
                ruleset: needed(flat.ruleset, "ruleset")?,
            },
            RequestKind::Game => Self::Game {
                record: record?,
                draft: draft?,
                side: flat.side,
            },
            RequestKind::Explain => Self::Explain {
                record: record?,
                draft: draft?,
                side: flat.side,
                attempt: needed(flat.attempt, "attempt")?,
            },
            RequestKind::Search => Self::Search {
                record: record?,
                level: level?,
                seed: seed?,
            },
            RequestKind::Arrange => Self::Arrange {
                record: record?,
                draft: draft?,
                side: flat.side,
                level: level?,
                seed: seed?,
            },
            RequestKind::Review => Self::Review {
                record: record?,
                side: needed(flat.side, "side")?,
                skill: needed(flat.skill, "skill")?,
            },
            RequestKind::Analyse => Self::Analyse {
                record: record?,
                lines: needed(flat.lines, "lines")?,
                depth: flat.depth,
            },
            RequestKind::Judge => Self::Judge {
                record: record?,
                nodes: needed(flat.nodes, "nodes")?,
            },
            #[cfg(feature = "engine")]
            RequestKind::Compose => Self::Compose {
                ruleset: needed(flat.ruleset, "ruleset")?,
                pieces: needed(flat.pieces, "pieces")?,
                white: needed(flat.white, "white")?,
                black: needed(flat.black, "black")?,
                turn: needed(flat.turn, "turn")?,
            },
            RequestKind::Radar => Self::Radar { record: record? },
            RequestKind::ReadPgn => Self::ReadPgn {
                text: needed(flat.text, "text")?,
                ruleset: needed(flat.ruleset, "ruleset")?,
            },
            #[cfg(feature = "engine")]
            RequestKind::WritePgn => Self::WritePgn {
                study: needed(flat.study, "study")?,
                dialect: needed(flat.dialect, "dialect")?,
            },
            RequestKind::Tables => Self::Tables {
                ruleset: needed(flat.ruleset, "ruleset")?,
                fen: needed(flat.fen, "fen")?,
            },
            RequestKind::Bench => Self::Bench { depth: flat.depth },
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FlatAttempt {
    kind: AttemptKind,
    role: Option<Role>,
    from: Option<String>,
    to: Option<String>,
    displaced: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum AttemptKind {
    Place,
    Move,
    Promote,
    TakeUp,
}

impl<'de> Deserialize<'de> for Attempt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let flat = FlatAttempt::deserialize(deserializer)?;
        let from = needed(flat.from, "from");
        let to = needed(flat.to, "to");
        Ok(match flat.kind {
            AttemptKind::Place => Self::Place {
                role: needed(flat.role, "role")?,
                to: to?,
                displaced: flat.displaced,
            },
            AttemptKind::Move => Self::Move {
                from: from?,
                to: to?,
                displaced: flat.displaced,
            },
            AttemptKind::Promote => Self::Promote {
                from: from?,
                to: to?,
            },
            AttemptKind::TakeUp => Self::TakeUp { from: from? },
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FlatEnding {
    kind: EndingKind,
    by: Option<Color>,
    claim: Option<Claim>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum EndingKind {
    Resigned,
    Claimed,
    Agreed,
    Flagged,
}

impl<'de> Deserialize<'de> for Ending {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let flat = FlatEnding::deserialize(deserializer)?;
        Ok(match flat.kind {
            EndingKind::Resigned => Self::Resigned {
                by: needed(flat.by, "by")?,
            },
            EndingKind::Claimed => Self::Claimed {
                claim: needed(flat.claim, "claim")?,
            },
            EndingKind::Agreed => Self::Agreed,
            EndingKind::Flagged => Self::Flagged {
                by: needed(flat.by, "by")?,
            },
        })
    }
}

fn needed<T, E: Error>(field: Option<T>, name: &'static str) -> Result<T, E> {
    field.ok_or_else(|| E::missing_field(name))
}
