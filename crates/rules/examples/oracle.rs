//! Compares this crate with the slow reading of the rules in `tests/oracle`.
//!
//! ```sh
//! oracle=crates/rules/tests/oracle/sittuyin_reference.py
//! python3 $oracle random murray 1 20000 | cargo run --release -p sittuyin --example oracle murray
//! python3 $oracle directed murray 1 1000 | cargo run --release -p sittuyin --example oracle murray
//! ```
//!
//! `scripts/compare_others.py` does it for many positions of all rulesets.
//!
//! Prints every difference in lawful moves, status and claims, and how many positions of each kind
//! were compared; ends with exit code 1 when there was a difference.

use serde::Deserialize;
use sittuyin::{Draws, Game, Position, Ruleset, Stage, fen::Fen, uci::UciMove};
use std::{
    collections::BTreeMap,
    env,
    io::{self, BufRead},
    process::ExitCode,
};

#[derive(Deserialize)]
struct Line {
    fen: String,
    legal: Vec<String>,
    status: String,
    claims: Vec<String>,
    stage: Option<String>,
    kind: Option<String>,
    banned: Option<usize>,
}

fn main() -> ExitCode {
    let Some(Ok(ruleset)) = env::args().nth(1).map(|id| id.parse::<Ruleset>()) else {
        eprintln!("usage: oracle RULESET < LINES");
        return ExitCode::from(2);
    };
    let (mut differences, mut kinds) = (0, BTreeMap::new());
    for line in io::stdin().lock().lines() {
        let verdict = line.map_err(|error| error.to_string()).and_then(|line| {
            compare(ruleset, &line, &mut kinds).map_err(|error| format!("{error}\n  {line}"))
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

fn compare(ruleset: Ruleset, line: &str, kinds: &mut BTreeMap<String, u64>) -> Result<(), String> {
    let theirs: Line = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let Fen(mut setup) = theirs.fen.parse().map_err(|error| format!("{error}"))?;
    setup.rearranging = theirs.stage.is_some();
    let position = Position::new(&setup, ruleset.rules())
        .or_else(|illegal| illegal.waive(|_| true))
        .map_err(|illegal| illegal.to_string())?;
    let game = Game::from_position(position, setup, ruleset, Draws::Ruleset);

    let moves = position.legal_moves();
    let mut ours: Vec<String> = moves
        .iter()
        .map(|&lawful| UciMove(lawful).to_string())
        .collect();
    ours.sort_unstable();
    let claims: Vec<_> = game.claims().iter().map(|claim| claim.id()).collect();
    let status = position.status().id();
    if ours != theirs.legal || status != theirs.status || claims != theirs.claims {
        return Err(format!("ours: {status} {claims:?} {}", ours.join(" ")));
    }

    let mut count = |kind: &str, holds: bool| {
        if holds {
            *kinds.entry(kind.to_owned()).or_default() += 1;
        }
    };
    count("positions", true);
    count("in deployment", position.stage() == Stage::Deployment);
    count(
        "in the rearrangement",
        position.stage() == Stage::Rearrangement,
    );
    count("in check", position.is_check());
    count(
        "with a lawful promotion",
        moves.iter().any(|lawful| lawful.is_promotion()),
    );
    count("with a banned stalemate", theirs.banned.is_some());
    count(&format!("status {status}"), true);
    if let Some(kind) = theirs.kind {
        count(&format!("made for: {kind}"), true);
    }
    Ok(())
}
