//! From the game and the draft to what the page shows.

use crate::messages::{
    CountView, DraftView, GameView, HandView, MoveKind, MoveView, OutcomeView, PlacedPiece,
    PlayedMove, Stage,
};
use sittuyin::{
    Color, Count, Draft, Game, Hand, Move, MoveKind as Kind, Outcome, Position, Role, Square, san,
    uci::UciMove,
};

/// All that the page shows of a game.
pub(crate) fn game(game: &Game, draft: Option<&Draft>) -> GameView {
    let position = draft.map_or(*game.position(), Draft::position);
    // The draft is no move yet: even when it is complete, it is still the placing side's turn.
    let turn = game.position().turn();
    let checkers = position.board().checkers(turn);
    GameView {
        fen: game.fen(),
        pieces: pieces(&position, draft),
        white: hand(position.hand(Color::White)),
        black: hand(position.hand(Color::Black)),
        turn: turn.into(),
        stage: if game.position().is_deployment() {
            Stage::Deployment
        } else {
            Stage::Play
        },
        draft: draft.map(draft_view),
        moves: match draft {
            Some(draft) => drafting(draft),
            None if game.outcome().is_some() => Vec::new(),
            None => (position.legal_moves().into_iter())
                .map(|lawful| move_view(&position, lawful))
                .collect(),
        },
        check: (position.board().king(turn))
            .filter(|_| checkers.any())
            .map(name),
        checkers: checkers.into_iter().map(name).collect(),
        history: history(game),
        claims: game.claims().into_iter().map(Into::into).collect(),
        count: count(game),
        outcome: game.outcome().map(outcome),
    }
}

pub(crate) fn name(square: Square) -> String {
    square.to_string()
}

fn pieces(position: &Position, draft: Option<&Draft>) -> Vec<PlacedPiece> {
    let drafted = draft.map_or(&[][..], Draft::pieces);
    (position.board().occupied().into_iter())
        .filter_map(|square| {
            let piece = position.board().piece_at(square)?;
            Some(PlacedPiece {
                square: name(square),
                color: piece.color.into(),
                role: piece.role.into(),
                draft: drafted.iter().any(|&(_, placed)| placed == square),
            })
        })
        .collect()
}

fn hand(hand: Hand) -> Vec<HandView> {
    hand.roles()
        .map(|role| HandView {
            role: role.into(),
            count: hand.count(role),
        })
        .collect()
}

fn move_view(position: &Position, lawful: Move) -> MoveView {
    let board = position.board();
    let (kind, role, from) = match lawful.kind() {
        Kind::Placement { role, .. } => (MoveKind::Placement, role, None),
        Kind::Normal { from, .. } => (
            MoveKind::Move,
            board.role_at(from).unwrap_or(Role::Pawn),
            Some(from),
        ),
        Kind::Promotion { from, to } if from == to => {
            (MoveKind::PromotionInPlace, Role::Pawn, Some(from))
        }
        Kind::Promotion { from, .. } => (MoveKind::PromotionByStep, Role::Pawn, Some(from)),
    };
    MoveView {
        uci: UciMove(lawful).to_string(),
        kind,
        role: role.into(),
        from: from.map(name),
        to: name(lawful.to()),
        captured: (board.role_at(lawful.to()))
            .filter(|_| kind == MoveKind::Move)
            .map(Into::into),
    }
}

/// What may be added to a draft, and where its pieces may be shifted.
fn drafting(draft: &Draft) -> Vec<MoveView> {
    let view = |role: Role, from: Option<Square>, to: Square, uci| MoveView {
        uci,
        kind: MoveKind::Placement,
        role: role.into(),
        from: from.map(name),
        to: name(to),
        captured: None,
    };
    let additions = draft
        .additions()
        .into_iter()
        .map(|(role, to)| view(role, None, to, format!("{}@{to}", role.to_char())));
    let shifts = draft.pieces().iter().flat_map(|&(role, from)| {
        (draft.shifts(from).into_iter())
            .map(move |to| view(role, Some(from), to, format!("{from}{to}")))
    });
    additions.chain(shifts).collect()
}

fn draft_view(draft: &Draft) -> DraftView {
    DraftView {
        confirm: draft.confirm().map(|moves| {
            (moves.into_iter())
                .map(|placement| UciMove(placement).to_string())
                .collect()
        }),
        loose: (draft.pieces().iter())
            .filter(|&&(_, square)| draft.clone().take_up(square).is_ok())
            .map(|&(_, square)| name(square))
            .collect(),
    }
}

fn history(game: &Game) -> Vec<PlayedMove> {
    (game.moves().iter())
        .zip(game.positions().windows(2))
        .map(|(&played, positions)| PlayedMove {
            played: move_view(&positions[0], played),
            color: positions[0].turn().into(),
            san: san::write(&positions[0], played),
            check: positions[1].is_check(),
        })
        .collect()
}

/// Counts are kept in plies and shown in moves of the attacker, who makes every second of them.
fn count(game: &Game) -> Option<CountView> {
    game.position().rules().counting?;
    let Count { limit, used } = game.count()?;
    Some(CountView {
        limit: limit / 2,
        used: used / 2,
        attacker: Count::attacker(game.position()).into(),
    })
}

fn outcome(outcome: Outcome) -> OutcomeView {
    OutcomeView {
        winner: outcome.winner.map(Into::into),
        reason: outcome.reason.into(),
        rule: outcome.reason.rule().map(|rule| rule.to_string()),
    }
}
