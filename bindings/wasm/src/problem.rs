//! Why a position cannot be played, as the page can say it in every language.

use crate::{
    fault::Fault,
    messages::{PositionProblem, ProblemKind},
};
use sittuyin::{Color, Flaw, fen::ParseFenError};

/// What a fault says of a position; nothing where it is about something else.
pub(crate) fn problems(fault: &Fault) -> Vec<PositionProblem> {
    match fault {
        Fault::Fen(error) => vec![of_fen(error)],
        Fault::Position(illegal) => illegal.flaws().iter().copied().map(of_flaw).collect(),
        _ => Vec::new(),
    }
}

const fn plain(kind: ProblemKind) -> PositionProblem {
    PositionProblem {
        kind,
        text: None,
        n: None,
        rank: None,
        color: None,
    }
}

fn of_fen(error: &ParseFenError) -> PositionProblem {
    let about = |kind, text: String| PositionProblem {
        text: Some(text),
        ..plain(kind)
    };
    match error {
        ParseFenError::Empty => plain(ProblemKind::Empty),
        ParseFenError::Piece(letter) => about(ProblemKind::Piece, letter.to_string()),
        ParseFenError::RankLength { rank, squares } => PositionProblem {
            rank: Some(*rank),
            n: Some(u32::from(*squares)),
            ..plain(ProblemKind::RankLength)
        },
        ParseFenError::Ranks(ranks) => PositionProblem {
            n: u32::try_from(*ranks).ok(),
            ..plain(ProblemKind::Ranks)
        },
        ParseFenError::Brackets => plain(ProblemKind::Brackets),
        ParseFenError::Hand(letter) => about(ProblemKind::Hand, letter.to_string()),
        ParseFenError::Turn(text) => about(ProblemKind::Turn, text.clone()),
        ParseFenError::Castling(text) => about(ProblemKind::Castling, text.clone()),
        ParseFenError::CountLimit(text) => about(ProblemKind::CountLimit, text.clone()),
        ParseFenError::Number(text, _) => about(ProblemKind::Number, text.clone()),
        ParseFenError::Trailing(text) => about(ProblemKind::Trailing, text.clone()),
    }
}

fn of_flaw(flaw: Flaw) -> PositionProblem {
    let of = |kind, color: Color| PositionProblem {
        color: Some(color.into()),
        ..plain(kind)
    };
    match flaw {
        Flaw::MissingKing(color) => of(ProblemKind::MissingKing, color),
        Flaw::SeveralKings(color) => of(ProblemKind::SeveralKings, color),
        Flaw::SeveralGenerals(color) => of(ProblemKind::SeveralGenerals, color),
        Flaw::TooManyPawns(color) => of(ProblemKind::TooManyPawns, color),
        Flaw::TooManyMen(color) => of(ProblemKind::TooManyMen, color),
        Flaw::OpponentInCheck => plain(ProblemKind::OpponentInCheck),
    }
}
