//! A position on a line of its own.

use super::{Analyst, Trouble, json, text};
use crate::input;
use sittuyin::{Draws, Game, Ruleset, Setup, san};
use std::io::Write;

/// Analyses what a line says: a FEN or `startpos`, then perhaps `moves` and moves.
pub(super) fn answer(
    line: &str,
    analyst: &mut Analyst,
    out: &mut impl Write,
) -> Result<(), Trouble> {
    let ruleset = analyst.ruleset.unwrap_or(Ruleset::Formal);
    let game = read(line, ruleset).map_err(Trouble::Input)?;
    // Each line is a question of its own.
    analyst.engine.new_game();
    let analysis = analyst.analyse(&game);
    if analyst.form.json {
        json::position(&game, analysis.as_ref(), out)?;
    } else {
        text::position(&game, analysis.as_ref(), analyst.limits.mate, out)?;
    }
    out.flush()?;
    Ok(())
}

fn read(line: &str, ruleset: Ruleset) -> Result<Game, String> {
    let line = line.strip_prefix("position ").unwrap_or(line).trim();
    let line = line.strip_prefix("fen ").unwrap_or(line);
    let (start, moves) = match line.split_once(" moves") {
        Some((start, moves)) => (start.trim(), moves),
        None => (line, ""),
    };
    let setup = if start == "startpos" {
        Setup::initial()
    } else {
        input::setup(start)?
    };
    let mut game =
        Game::from_setup(setup, ruleset, Draws::Platform).map_err(|illegal| illegal.to_string())?;
    for (text, number) in moves.split_whitespace().zip(1..) {
        let named = |error: &dyn std::fmt::Display| format!("move {number}, '{text}': {error}");
        let lawful = san::read(game.position(), text).map_err(|error| named(&error))?;
        game.play(lawful).map_err(|error| named(&error))?;
    }
    Ok(game)
}
