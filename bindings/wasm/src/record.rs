//! From the record that the page keeps to the game and the draft.

use crate::{
    fault::Fault,
    messages::{Color, DraftPiece, Ending, GameRecord},
};
use sittuyin::{
    Draft, Draws, Game, GameError, Illegal, IllegalReason, Mark, Move, Ruleset, Square, fen::Fen,
};

/// The game that a record describes, replayed from its start.
pub(crate) fn replay(record: &GameRecord) -> Result<Game, Fault> {
    let mut game = begin(record)?;
    for event in 0..record.moves.len() {
        go_on(&mut game, record, event)?;
    }
    end(&mut game, record)?;
    Ok(game)
}

/// The game before its first move.
pub(crate) fn begin(record: &GameRecord) -> Result<Game, Fault> {
    let ruleset: Ruleset = record.ruleset.parse()?;
    if record.version != ruleset.version() {
        return Err(Fault::Version {
            ruleset: record.ruleset.clone(),
            version: record.version,
        });
    }
    Ok(match (&record.fen, record.order) {
        (Some(fen), _) => Game::from_setup(fen.parse::<Fen>()?.0, ruleset, Draws::Platform)?,
        (None, None) => Game::new(ruleset)?,
        (None, Some(order)) => {
            Game::in_order(ruleset, order.into()).ok_or(Fault::Order(ruleset))?
        }
    })
}

/// Makes the next move or throw of a record, counted from 0.
pub(crate) fn go_on(game: &mut Game, record: &GameRecord, event: usize) -> Result<(), Fault> {
    let text = &record.moves[event];
    let apply = |game: &mut Game| game.apply(text.parse().map_err(GameError::Parse)?);
    apply(game).map_err(|error| Fault::Move {
        number: event + 1,
        uci: text.clone(),
        error,
    })
}

/// Ends a game as its players did.
pub(crate) fn end(game: &mut Game, record: &GameRecord) -> Result<(), Fault> {
    match record.ending {
        None => Ok(()),
        Some(Ending::Resigned { by }) => game.resign(by.into()),
        Some(Ending::Claimed { claim }) => game.claim(claim.into()),
        Some(Ending::Agreed) => game.agree_draw(),
        Some(Ending::Flagged { by }) => game.flag(by.into()),
    }
    .map_err(Fault::Ending)
}

/// The draft of the side to place, or of `side` behind the curtain, in whatever order its pieces are
/// named; `None` where no army is being arranged. A game that is over has none: its pieces are back
/// in the hand.
pub(crate) fn draft(
    game: &Game,
    pieces: &[DraftPiece],
    side: Option<Color>,
) -> Result<Option<Draft>, Fault> {
    if game.outcome().is_some() {
        return Ok(None);
    }
    let hidden = side.and_then(|side| Draft::hidden(game.position(), side.into()));
    let of_another = side.is_some_and(|side| game.position().turn() != side.into());
    match hidden.or_else(|| Draft::new(game.position()).filter(|_| !of_another)) {
        Some(mut draft) => {
            let placements = pieces
                .iter()
                .map(placement)
                .collect::<Result<Vec<_>, _>>()?;
            draft.replace(&placements).map_err(Fault::Draft)?;
            Ok(Some(draft))
        }
        None if pieces.is_empty() => Ok(None),
        None => Err(Fault::NoDraft),
    }
}

/// The placement of a drafted piece.
fn placement(piece: &DraftPiece) -> Result<Move, Fault> {
    let square: Square = piece.square.parse()?;
    let displaced = match &piece.displaced {
        Some(pawn) => pawn.parse()?,
        None => square,
    };
    Move::displacement(piece.role.into(), square, displaced).ok_or_else(|| {
        Fault::Draft(Illegal {
            reason: IllegalReason::NotInHand,
            role: Some(piece.role.into()),
            squares: vec![(square, Mark::Target)],
        })
    })
}
