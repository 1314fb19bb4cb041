//! From the record that the page keeps to the game and the draft.

use crate::{
    fault::Fault,
    messages::{DraftPiece, Ending, GameRecord},
};
use sittuyin::{Draft, Draws, Game, Role, Ruleset, Setup, Square, fen::Fen};

/// The game that a record describes, replayed from its start.
pub(crate) fn replay(record: &GameRecord) -> Result<Game, Fault> {
    let ruleset: Ruleset = record.ruleset.parse()?;
    if record.version != ruleset.version() {
        return Err(Fault::Version {
            ruleset: record.ruleset.clone(),
            version: record.version,
        });
    }
    let setup = match &record.fen {
        Some(fen) => fen.parse::<Fen>()?.0,
        None => Setup::initial(),
    };
    let mut game = Game::from_setup(setup, ruleset, Draws::Platform)?;
    for (index, uci) in record.moves.iter().enumerate() {
        game.play_uci(uci).map_err(|error| Fault::Move {
            number: index + 1,
            uci: uci.clone(),
            error,
        })?;
    }
    match record.ending {
        None => Ok(()),
        Some(Ending::Resigned { by }) => game.resign(by.into()),
        Some(Ending::Claimed { claim }) => game.claim(claim.into()),
        Some(Ending::Agreed) => game.agree_draw(),
    }
    .map_err(Fault::Ending)?;
    Ok(game)
}

/// The draft of the side to place, in whatever order its pieces are named; `None` where no army is
/// being arranged. A game that is over has none: its pieces are back in the hand.
pub(crate) fn draft(game: &Game, pieces: &[DraftPiece]) -> Result<Option<Draft>, Fault> {
    if game.outcome().is_some() {
        return Ok(None);
    }
    let pieces = pieces
        .iter()
        .map(|piece| Ok((piece.role.into(), piece.square.parse()?)))
        .collect::<Result<Vec<(Role, Square)>, Fault>>()?;
    match Draft::new(game.position()) {
        Some(mut draft) => {
            draft.replace(&pieces).map_err(Fault::Draft)?;
            Ok(Some(draft))
        }
        None if pieces.is_empty() => Ok(None),
        None => Err(Fault::NoDraft),
    }
}
