//! Compares this crate with what another program says of many positions.
//!
//! Reads lines of seven tab-separated fields from standard input: the FEN; the lawful moves with
//! blanks between; `+` when the side to move is in check, else `-`; the result when there is no move
//! (`mate`, `stalemate` or `-`); `+` when neither side has enough material to mate, else `-`; a move;
//! and the FEN after it. The ruleset is `modern`. Prints every difference and how many positions of
//! each kind were compared; ends with exit code 1 when there was a difference.
//!
//! `scripts/compare_modern.py` writes such lines by Fairy-Stockfish.

use sittuyin::{Draws, Game, Ruleset, Status, fen::Fen, uci::UciMove};
use std::{
    collections::BTreeMap,
    io::{self, BufRead},
    process::ExitCode,
};

fn main() -> ExitCode {
    let (mut differences, mut kinds) = (0, BTreeMap::new());
    for line in io::stdin().lock().lines() {
        let verdict = line.map_err(|error| error.to_string()).and_then(|line| {
            compare(&line, &mut kinds).map_err(|error| format!("{error}\n  {line}"))
        });
        if let Err(difference) = verdict {
            println!("{difference}");
            differences += 1;
        }
    }
    for (kind, count) in kinds {
        println!("{count:>9} {kind}");
    }
    println!("{differences:>9} differences");
    ExitCode::from(u8::from(differences > 0))
}

fn compare(line: &str, kinds: &mut BTreeMap<&'static str, u64>) -> Result<(), String> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [fen, legal, check, result, insufficient, played, after] = fields[..] else {
        return Err("not seven fields".to_owned());
    };
    let Fen(setup) = fen.parse().map_err(|error| format!("{error}"))?;
    let mut game = Game::from_setup(setup, Ruleset::Modern, Draws::Ruleset)
        .map_err(|error| error.to_string())?;
    let position = *game.position();

    let moves = position.legal_moves();
    let mut ours: Vec<String> = moves
        .iter()
        .map(|&lawful| UciMove(lawful).to_string())
        .collect();
    let mut theirs: Vec<&str> = legal.split_ascii_whitespace().collect();
    ours.sort_unstable();
    theirs.sort_unstable();
    differ("moves", &ours.join(" "), &theirs.join(" "))?;
    differ("check", if position.is_check() { "+" } else { "-" }, check)?;
    let status = match position.status() {
        Status::Checkmate => "mate",
        Status::Stalemate => "stalemate",
        _ => "-",
    };
    differ("result", status, result)?;
    let dead = insufficient == "+" && !position.is_deployment();
    differ("dead", &position.is_dead().to_string(), &dead.to_string())?;
    if played != "-" && game.outcome().is_none() {
        game.play_uci(played)
            .map_err(|error| format!("{played}: {error}"))?;
        differ(
            "FEN",
            &with_sorted_hand(&game.fen()),
            &with_sorted_hand(after),
        )?;
    }

    let mut count = |kind, holds: bool| *kinds.entry(kind).or_default() += u64::from(holds);
    count("positions", true);
    count("in deployment", position.is_deployment());
    count("in check", position.is_check());
    count(
        "with a lawful promotion",
        moves.iter().any(|lawful| lawful.is_promotion()),
    );
    count("checkmate", status == "mate");
    count("stalemate", status == "stalemate");
    count("dead", dead);
    count("with a running count", game.count().is_some());
    Ok(())
}

fn differ(what: &str, ours: &str, theirs: &str) -> Result<(), String> {
    if ours == theirs {
        return Ok(());
    }
    Err(format!(
        "{what} differ\n  ours:   {ours}\n  theirs: {theirs}"
    ))
}

/// Programs write the pieces in hand in different orders.
fn with_sorted_hand(fen: &str) -> String {
    let Some((placement, rest)) = fen.split_once('[') else {
        return fen.to_owned();
    };
    let Some((hand, rest)) = rest.split_once(']') else {
        return fen.to_owned();
    };
    let mut hand: Vec<char> = hand.chars().collect();
    hand.sort_unstable();
    format!(
        "{placement}[{}]{rest}",
        hand.into_iter().collect::<String>()
    )
}
