//! What endgame tables say of a position.

use crate::{fault::Fault, messages::Response};
use sittuyin::{Draws, Game, Ruleset, fen::Fen};
use sittuyin_tablebase::{Cache, Tables};

/// Looks a position up; those of three men are known.
pub(crate) fn tables(ruleset: &str, fen: &str) -> Result<Response, Fault> {
    let ruleset: Ruleset = ruleset.parse()?;
    let Fen(setup) = fen.parse()?;
    let game = Game::from_setup(setup, ruleset, Draws::Platform)?;
    let answer = Tables::built_in().answer(&mut Cache::default(), &game)?;
    Ok(Response::Tables { answer })
}
