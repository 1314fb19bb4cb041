//! Makes openings for matches: deployed positions under `modern`, half of them balanced and half with an
//! advantage, as another engine judges them.
//!
//! ```sh
//! cargo run --release -p sittuyin-arena --example openings -- fairy-stockfish 1 250
//! ```
//!
//! The arguments are an engine's command, a seed, and how many. The same seed and engine give the same
//! openings.

use sittuyin::{Position, Ruleset, fen::Fen};
use sittuyin_arena::Chance;
use sittuyin_arena::{Bounds, CommandLine, Go, Score, UciClient};
use std::{env, error::Error, ops::ControlFlow, time::Duration};

/// Positions that the judge looks at.
const NODES: u64 = 100_000;
/// Hundredths of a pawn that are no advantage, and those that are one.
const BALANCED: std::ops::RangeInclusive<i64> = 0..=30;
const UNBALANCED: std::ops::RangeInclusive<i64> = 50..=150;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let (Some(judge), Some(seed), Some(count)) =
        (arguments.next(), arguments.next(), arguments.next())
    else {
        return Err("usage: openings ENGINE SEED COUNT".into());
    };
    let mut chance = Chance(seed.parse()?);
    let count: usize = count.parse()?;
    let mut judge = UciClient::start(&judge.parse::<CommandLine>()?, Bounds::default())?;
    judge.set_option("UCI_Variant", "sittuyin")?;
    println!("# {} at {NODES} nodes, seed {seed}", judge.name());
    let mut left = [count / 2, count - count / 2];
    while left != [0, 0] {
        let setup = deployed(&mut chance)?.to_setup();
        let fen = Fen(setup).to_string();
        judge.new_game()?;
        judge.position(Some(&fen), &[])?;
        let go = Go {
            nodes: Some(NODES),
            ..Go::default()
        };
        let answer = judge.go(&go, Duration::from_secs(60), &mut |_| {
            ControlFlow::Continue(())
        })?;
        let Some(Score::Centipawns(score)) = answer.info.and_then(|info| info.score) else {
            continue;
        };
        let band = [BALANCED, UNBALANCED]
            .iter()
            .position(|band| band.contains(&score.abs()));
        if let Some(band) = band.filter(|&band| left[band] > 0) {
            left[band] -= 1;
            println!("{fen} ; {score}");
        }
    }
    Ok(())
}

/// Both armies, each piece on any square that its rules leave it.
fn deployed(chance: &mut Chance) -> Result<Position, Box<dyn Error>> {
    let mut position = Position::initial(Ruleset::Modern)?;
    while position.is_deployment() {
        let moves = position.legal_moves();
        position.play(moves[chance.below(moves.len())])?;
    }
    Ok(position)
}
