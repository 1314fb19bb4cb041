//! A game, position by position.

use super::{Analyst, NO_DICE, Trouble, json, text};
use crate::input;
use sittuyin::{Dialect, Draws, Event, Game, GameError, pgn};
use sittuyin_engine::{Station, annotate, is_judged};
use std::io::Write;

/// Analyses the main line of a game.
pub(super) fn answer(
    mut record: pgn::Record,
    number: u64,
    analyst: &mut Analyst,
    out: &mut impl Write,
) -> Result<(), Trouble> {
    if record.tree.base().rules().dice {
        return Err(Trouble::Input(NO_DICE.to_owned()));
    }
    let start = record.tree.start();
    let mut game = Game::from_position(
        *record.tree.base(),
        start.setup.clone(),
        start.ruleset,
        Draws::Platform,
    );
    analyst.engine.new_game();
    let mut stations = vec![station(&game, analyst)];
    let mut fens = vec![game.fen()];
    let mut moves = Vec::new();
    for id in record.tree.main_line() {
        let Event::Move(played) = record.tree.node(id).event() else {
            continue;
        };
        match game.play(played) {
            Ok(()) => {}
            // Not everybody ends a game where it is over here.
            Err(GameError::Over) => input::play_on(&mut game, played, Draws::Platform)
                .map_err(|error| Trouble::Input(error.to_string()))?,
            Err(error) => return Err(Trouble::Input(error.to_string())),
        }
        moves.push(played);
        stations.push(station(&game, analyst));
        fens.push(game.fen());
    }
    if analyst.form.pgn {
        annotate(&mut record, &stations);
        let text = pgn::write(&record, Dialect::Sittuyin)
            .map_err(|missing| Trouble::Input(missing.to_string()))?;
        let blank = if number == 1 { "" } else { "\n" };
        write!(out, "{blank}{text}")?;
    } else if analyst.form.json {
        json::game(number, game.ruleset(), (&fens, &stations), &moves, out)?;
    } else {
        text::game(number, &record, &stations, &moves, out)?;
    }
    out.flush()?;
    Ok(())
}

fn station(game: &Game, analyst: &mut Analyst) -> Station {
    Station {
        position: *game.position(),
        outcome: game.outcome(),
        analysis: if is_judged(game.position()) {
            analyst.analyse(game)
        } else {
            None
        },
    }
}
