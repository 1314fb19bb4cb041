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
    let mut chance: u64 = seed.parse()?;
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
fn deployed(chance: &mut u64) -> Result<Position, Box<dyn Error>> {
    let mut position = Position::initial(Ruleset::Modern)?;
    while position.is_deployment() {
        let moves = position.legal_moves();
        // SplitMix64 (Steele, Lea and Flood 2014).
        *chance = chance.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = *chance;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        let index = ((u128::from(bits) * moves.len() as u128) >> 64) as usize;
        position.play(moves[index])?;
    }
    Ok(position)
}
