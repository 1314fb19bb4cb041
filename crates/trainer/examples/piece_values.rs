//! Measures what the pieces are worth in the middle game and in the endgame, from the results of games
//! of the engine against itself.
//!
//! ```sh
//! sittuyin net generate --ruleset formal --seeds 1..200 --games 50 --nodes 700 --threads 2 data/formal
//! cargo run --release -p sittuyin-trainer --example piece_values -- data/formal
//! ```
//!
//! The arguments are folders of shards. The error is that of whole shards: positions of one game are much
//! alike.

use sittuyin::Ruleset;
use sittuyin_trainer::{Material, Part, Sample, Samples, shards};
use std::{env, error::Error, path::PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let folders: Vec<PathBuf> = env::args().skip(1).map(PathBuf::from).collect();
    let mut parts = [Part::Middle, Part::End].map(Material::new);
    let mut ruleset: Option<Ruleset> = None;
    let mut files = 0;
    for path in folders
        .iter()
        .map(|folder| shards(folder))
        .collect::<Result<Vec<_>, _>>()?
        .concat()
    {
        let shard = Samples::read(&path)?;
        if *ruleset.get_or_insert(shard.ruleset) != shard.ruleset {
            return Err(format!("{} is of another ruleset", path.display()).into());
        }
        let samples: Vec<Sample> = shard
            .packed
            .iter()
            .map(|packed| Sample::unpack(packed, shard.ruleset))
            .collect::<Result<_, _>>()?;
        parts.iter_mut().for_each(|part| part.add(&samples));
        files += 1;
        if files % 100 == 0 {
            eprintln!("{files} shards");
        }
    }
    let ruleset =
        ruleset.ok_or("usage: piece_values FOLDER... (of shards of `sittuyin net generate`)")?;
    println!("{ruleset}, {files} shards\n");
    println!(
        "| | positions | a pawn, in Elo | general | elephant | knight | rook |\n|---|---|---|---|---|---|---|"
    );
    for (part, name) in parts.iter().zip(["middle game", "endgame"]) {
        let values = part
            .values()
            .ok_or_else(|| format!("too few positions of the {name}"))?;
        let pieces: Vec<String> = values
            .pieces
            .iter()
            .map(|(_, value)| value.to_string())
            .collect();
        println!(
            "| {name} | {} | {:.0} | {} |",
            values.positions,
            values.pawn,
            pieces.join(" | ")
        );
    }
    Ok(())
}
