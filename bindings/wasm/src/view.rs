//! From the game and the draft to what the page shows.

use crate::messages::{
    CountView, DiceView, DraftView, GameView, HandView, LawfulMove, MoveKind, MoveView,
    OutcomeView, PlacedPiece, PlayedMove, Stage, ThrowView,
};
use sittuyin::{
    Bitboard, Color, Count, Dice, Draft, Game, Hand, Move, MoveKind as Kind, Outcome, Position,
    Role, Square, san, uci::UciMove,
};

/// All that the page shows of a game.
pub(crate) fn game(game: &Game, draft: Option<&Draft>) -> GameView {
    let position = draft.map_or(*game.position(), Draft::position);
    // The draft is no move yet: even when it is complete, it is still the placing side's turn.
    let turn = draft.map_or(game.position(), Draft::base).turn();
    let checkers = if position.rules().dice {
        Bitboard::EMPTY
    } else {
        position.board().checkers(turn)
    };
    GameView {
        fen: game.fen(),
        pieces: pieces(&position, draft),
        white: hand(position.hand(Color::White)),
        black: hand(position.hand(Color::Black)),
        turn: turn.into(),
        stage: match game.position().stage() {
            sittuyin::Stage::Deployment => Stage::Deployment,
            sittuyin::Stage::Rearrangement => Stage::Rearrangement,
            sittuyin::Stage::Play => Stage::Play,
        },
        draft: draft.map(draft_view),
        moves: match draft {
            Some(draft) => drafting(draft),
            None if game.outcome().is_some() => Vec::new(),
            None => (position.legal_moves().into_iter())
                .map(|lawful| lawful_move(game, lawful))
                .collect(),
        },
        check: (position.board().king(turn))
            .filter(|_| checkers.any())
            .map(name),
        checkers: checkers.into_iter().map(name).collect(),
        dice: dice(game),
        history: history(game),
        claims: game.claims().into_iter().map(Into::into).collect(),
        shared_claims: (game.claims().into_iter())
            .filter(|claim| claim.is_open_to_both())
            .map(Into::into)
            .collect(),
        count: count(game),
        outcome: game.outcome().map(outcome),
    }
}

pub(crate) fn name(square: Square) -> String {
    square.to_string()
}

fn pieces(position: &Position, draft: Option<&Draft>) -> Vec<PlacedPiece> {
    let drafted: Bitboard = (draft.map_or(&[][..], Draft::placements).iter())
        .map(|placement| placement.to())
        .collect();
    (position.board().occupied().into_iter())
        .filter_map(|square| {
            let piece = position.board().piece_at(square)?;
            Some(PlacedPiece {
                square: name(square),
                color: piece.color.into(),
                role: piece.role.into(),
                draft: drafted.contains(square),
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
    let on = |square| board.role_at(square).unwrap_or(Role::Pawn);
    let (kind, role) = match lawful.kind() {
        Kind::Placement { role, .. } => (MoveKind::Placement, role),
        Kind::Normal { from, .. } if position.stage() == sittuyin::Stage::Rearrangement => {
            (MoveKind::Relocation, on(from))
        }
        Kind::Normal { from, .. } => (MoveKind::Move, on(from)),
        Kind::Promotion { from, to } if from == to => (MoveKind::PromotionInPlace, Role::Pawn),
        Kind::Promotion { .. } => (MoveKind::PromotionByStep, Role::Pawn),
    };
    MoveView {
        uci: UciMove(lawful).to_string(),
        kind,
        role: role.into(),
        from: lawful.from().map(name),
        to: name(lawful.to()),
        displaced: displaced(lawful),
        captured: (board.role_at(lawful.to()))
            .filter(|_| kind == MoveKind::Move)
            .map(Into::into),
    }
}

fn lawful_move(game: &Game, lawful: Move) -> LawfulMove {
    let position = game.position();
    let mut after = *position;
    after.play_unchecked(lawful);
    let counting = (position.rules().counting.as_ref()).filter(|_| game.count().is_none());
    LawfulMove {
        lawful: move_view(position, lawful),
        san: san::write(position, lawful),
        starts_count: counting
            .and_then(|counting| Count::starting(&after, counting))
            .map(|count| count.limit / 2),
    }
}

fn displaced(placement: Move) -> Option<String> {
    match placement.kind() {
        Kind::Placement { displaced, .. } => displaced.map(name),
        _ => None,
    }
}

/// What may be added to a draft, and where its pieces may be shifted.
fn drafting(draft: &Draft) -> Vec<LawfulMove> {
    let position = draft.position();
    let additions = (draft.additions().into_iter()).map(|addition| move_view(&position, addition));
    let shifts = draft.placements().iter().flat_map(|placement| {
        let (draft, position, from) = (&draft, &position, placement.to());
        draft.shifts(from).into_iter().map(move |shifted| {
            let to = name(shifted.to());
            let displaced = displaced(shifted);
            MoveView {
                uci: match &displaced {
                    None => format!("{from}{to}"),
                    Some(pawn) => format!("{from}{to},{pawn}"),
                },
                from: Some(name(from)),
                ..move_view(position, shifted)
            }
        })
    });
    (additions.chain(shifts))
        .map(|lawful| LawfulMove {
            san: lawful.uci.clone(),
            lawful,
            starts_count: None,
        })
        .collect()
}

fn draft_view(draft: &Draft) -> DraftView {
    DraftView {
        confirm: draft.confirm().map(|moves| {
            (moves.into_iter())
                .map(|placement| UciMove(placement).to_string())
                .collect()
        }),
        loose: (draft.placements().iter())
            .map(|placement| placement.to())
            .filter(|&square| draft.clone().take_up(square).is_ok())
            .map(name)
            .collect(),
    }
}

fn history(game: &Game) -> Vec<PlayedMove> {
    (game.moves().iter())
        .zip(game.positions().windows(2))
        .map(|(&played, positions)| played_move(&positions[0], played, &positions[1]))
        .collect()
}

/// A lawful move with what it looks like when it is made.
pub(crate) fn played_move(before: &Position, lawful: Move, after: &Position) -> PlayedMove {
    PlayedMove {
        played: move_view(before, lawful),
        color: before.turn().into(),
        san: san::write(before, lawful),
        check: after.is_check(),
    }
}

/// The dice and their throws, once the play has begun.
fn dice(game: &Game) -> Option<DiceView> {
    let position = game.position();
    let thrown = |dice: Dice| -> Vec<_> {
        (Dice::FACES.into_iter())
            .flat_map(|role| std::iter::repeat_n(role.into(), dice.count(role).into()))
            .collect()
    };
    let begun = position.awaits_dice() || position.dice().is_some() || !game.throws().is_empty();
    begun.then(|| DiceView {
        awaited: game.outcome().is_none() && position.awaits_dice(),
        left: position.dice().map_or_else(Vec::new, thrown),
        throws: (game.throws().iter())
            .map(|throw| ThrowView {
                ply: throw.ply,
                color: throw.color.into(),
                roles: thrown(throw.dice),
                passed: throw.passed,
            })
            .collect(),
    })
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
