//! Has the engine, with endgame tables, win won endings of four men against the best that the tables know.
//!
//! ```sh
//! cargo run --release -p sittuyin-engine --example convert -- tables modern 500 1
//! ```
//!
//! The arguments are a folder of tables, a ruleset, how many endings, and a seed. They are drawn
//! over all materials in turn, and the win stands in each of them: within the count, and before a draw
//! could be claimed. In every second one it only just does: as much has been counted, or as many
//! moves have gone by, as the win allows. The loser resists longest and claims every draw. The exit
//! code is 1 when an ending is not won.

use sittuyin::{Color, Draws, Game, Move, Outcome, Ruleset, Setup};
use sittuyin_engine::{Engine, Limits, Untimed};
use sittuyin_tablebase::{
    Cache, Clocks, Material, RandomPositions, TableError, Tables, Verdict, Wdl, count_limit,
};
use std::{collections::BTreeMap, env, error::Error, path::Path, process::ExitCode, sync::Arc};

/// How many random positions of a material are looked at for one that is won.
const TRIES: usize = 20_000;
/// Positions that the engine may search for a move, should it need to.
const NODES: u64 = 10_000;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let (Some(folder), Some(ruleset), Some(wanted), Some(seed)) = (
        arguments.next(),
        arguments.next(),
        arguments.next(),
        arguments.next(),
    ) else {
        return Err("usage: convert TABLES RULESET COUNT SEED".into());
    };
    let ruleset: Ruleset = ruleset.parse()?;
    let wanted: usize = wanted.parse()?;
    let seed: u64 = seed.parse()?;
    let mut tables = Tables::of_three_men();
    tables.add_all(Path::new(&folder))?;
    let tables = Arc::new(tables);
    let mut cache = Cache::new(4_096);
    let mut engine = Engine::new(16);
    engine.set_tables(Some(Arc::clone(&tables)));

    let mut sources: Vec<_> = Material::with_men(4)
        .into_iter()
        .map(|material| {
            (
                material,
                RandomPositions::new(material, ruleset.rules(), seed),
            )
        })
        .collect();
    let mut tally: BTreeMap<Material, (usize, usize)> = BTreeMap::new();
    let (mut played, mut won, mut longest) = (0, 0, 0);
    while played < wanted {
        let before = played;
        for (material, source) in &mut sources {
            let material = *material;
            if played == wanted {
                break;
            }
            let tight = tally.get(&material).is_some_and(|of| of.0 % 2 == 1);
            let drawn = draw(&tables, &mut cache, source, material, ruleset, tight)?;
            let Some(game) = drawn else {
                continue;
            };
            played += 1;
            let begun = game.fen();
            let winner = winner(&tables, &mut cache, &game)?;
            let end = play(&tables, &mut cache, &mut engine, game, winner)?;
            let of = tally.entry(material).or_default();
            of.0 += 1;
            longest = longest.max(end.plies);
            if end.outcome.and_then(|outcome| outcome.winner) == Some(winner) {
                won += 1;
                of.1 += 1;
            } else {
                println!(
                    "not won: {begun}, {:?} after {} plies",
                    end.outcome, end.plies
                );
            }
        }
        if played == before {
            return Err("no ending is won in these tables".into());
        }
    }
    for (material, (played, won)) in &tally {
        println!("{material}: {won} of {played}");
    }
    println!(
        "{ruleset}: {won} of {played} won endings of {} materials won, the longest in {longest} plies",
        tally.len()
    );
    Ok(ExitCode::from(u8::from(won < played)))
}

/// A random ending that is won; `None` when such are too rare. A tight one only just is.
fn draw(
    tables: &Tables,
    cache: &mut Cache,
    source: &mut RandomPositions,
    material: Material,
    ruleset: Ruleset,
    tight: bool,
) -> Result<Option<Game>, Box<dyn Error>> {
    for position in source.take(TRIES) {
        let setup = position.to_setup();
        let game = Game::from_position(position, setup, ruleset, Draws::Platform);
        let Some(value) = tables.probe(cache, game.position())? else {
            return Err(format!("{material} has no table for {ruleset}").into());
        };
        if Verdict::of(&game, value) != Verdict::Stands || game.outcome().is_some() {
            continue;
        }
        if !tight {
            return Ok(Some(game));
        }
        let limit = ruleset
            .rules()
            .counting
            .filter(|_| material.is_bared())
            .and_then(|counting| count_limit(&counting, material.strong()));
        for clock in (0..limit.unwrap_or(100)).rev() {
            let setup = Setup {
                count_limit: limit,
                clock,
                ..game.to_setup()
            };
            let late = Game::from_setup(setup, ruleset, Draws::Platform)?;
            let clocks = Clocks::of(&late);
            if late.outcome().is_none()
                && Verdict::under(&clocks, late.position(), value) == Verdict::Stands
            {
                return Ok(Some(late));
            }
        }
    }
    Ok(None)
}

fn winner(tables: &Tables, cache: &mut Cache, game: &Game) -> Result<Color, Box<dyn Error>> {
    let turn = game.position().turn();
    match tables.probe_wdl(cache, game.position())? {
        Some(Wdl::Win) => Ok(turn),
        Some(Wdl::Loss) => Ok(!turn),
        _ => Err("a won ending has a winner".into()),
    }
}

/// The move that puts the mate off longest, or saves the game.
fn resist(tables: &Tables, cache: &mut Cache, game: &Game) -> Result<Option<Move>, TableError> {
    let (clocks, position) = (Clocks::of(game), game.position());
    let moves = tables.moves(cache, position)?.unwrap_or_default();
    let longest = moves
        .into_iter()
        .max_by_key(|&(mv, value)| Verdict::of_move(&clocks, position, mv, value).merit(value));
    Ok(longest.map(|(mv, _)| mv))
}

/// How a game went.
struct End {
    outcome: Option<Outcome>,
    plies: usize,
}

/// The engine plays for the winner, the tables resist.
fn play(
    tables: &Tables,
    cache: &mut Cache,
    engine: &mut Engine,
    mut game: Game,
    winner: Color,
) -> Result<End, Box<dyn Error>> {
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    let mut plies = 0;
    while game.outcome().is_none() {
        let best = if game.position().turn() == winner {
            let best = engine.search(&game, &limits, &Untimed, &mut |_| ());
            best.ok_or("the engine finds no move")?.mv
        } else if let Some(&claim) = game.claims().first() {
            game.claim(claim)?;
            break;
        } else {
            resist(tables, cache, &game)?.ok_or("the tables know no move")?
        };
        game.play(best)?;
        plies += 1;
    }
    Ok(End {
        outcome: game.outcome(),
        plies,
    })
}
