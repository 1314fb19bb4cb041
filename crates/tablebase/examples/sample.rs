//! Draws positions of three and four men from tables, with their values under `modern`, for
//! `scripts/compare_tables.py`.
//!
//! `sample TABLES EACH SEED HORIZON` prints so many lines of each material: FEN, result of the side to
//! move, plies until mate, and `claim` where that side may claim a draw. Half of them are mates within the horizon, where chance meets as many, a
//! quarter draws, and the rest mates further off. The same seed gives the same lines.

use sittuyin::{Draws, Game, Ruleset};
use sittuyin_tablebase::{Cache, Material, RandomPositions, Tables, Value};
use std::error::Error;

/// In some materials a mate is one in a hundred thousand.
const MOST_TRIES: usize = 1_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [directory, each, seed, horizon] = arguments.as_slice() else {
        return Err("usage: sample TABLES EACH SEED HORIZON".into());
    };
    let (each, seed): (usize, u64) = (each.parse()?, seed.parse()?);
    let horizon: u16 = horizon.parse()?;
    let tables = Tables::open(directory.as_ref())?;
    for material in (3..=4).flat_map(Material::with_men) {
        let mut near = Vec::new();
        let mut far = Vec::new();
        let mut drawn = Vec::new();
        let mut cache = Cache::default();
        let positions = RandomPositions::new(material, Ruleset::Modern.rules(), seed);
        for position in positions.take(MOST_TRIES) {
            let value = tables.probe(&mut cache, &position)?;
            let value = value.ok_or_else(|| format!("no table of {material}"))?;
            let kind = match value.plies() {
                Some(0) => continue,
                Some(plies) if plies <= horizon => &mut near,
                Some(_) => &mut far,
                None => &mut drawn,
            };
            if kind.len() < each {
                kind.push((position, value));
            }
            if near.len() >= each / 2 && drawn.len() + far.len() >= each && !drawn.is_empty() {
                break;
            }
        }
        near.truncate(each / 2);
        drawn.truncate((each - near.len()).saturating_sub(far.len()).max(each / 4));
        far.truncate(each - near.len() - drawn.len());
        for (position, value) in near.into_iter().chain(far).chain(drawn) {
            let game = Game::from_setup(position.to_setup(), Ruleset::Modern, Draws::Ruleset)?;
            print(&game, value);
        }
    }
    Ok(())
}

fn print(game: &Game, value: Value) {
    let (fen, result) = (game.fen(), value.wdl().id());
    let plies = value.plies().unwrap_or_default();
    let claim = if game.claims().is_empty() {
        "-"
    } else {
        "claim"
    };
    println!("{fen}\t{result}\t{plies}\t{claim}");
}
