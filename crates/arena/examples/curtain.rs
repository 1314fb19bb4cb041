//! Measures what it costs to draw the army behind the curtain: games under `tournament` in hidden order, in
//! which one side draws its army and the other sets up the single best that the engine finds.
//!
//! ```sh
//! cargo run --release -p sittuyin-arena --example curtain -- curtain 200 1 2000
//! ```
//!
//! The arguments are a folder for the games, how many, how many at once, and the fewest nodes a move; each pair
//! of games has its own number, up to half as many more, so that the same armies play other games. What is in
//! the folder is not played again, and counts. A draw that may be claimed is claimed.

use sittuyin::{Color, Draft, Draws, Game, Move, Order, Ruleset, pgn::Record, pgn::Score};
use sittuyin_arena::Chance;
use sittuyin_arena::{
    Series,
    engine_match::{Points, Tally},
};
use sittuyin_engine::{Engine, Handicap, Limits, Untimed};
use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    error::Error,
    fs,
    num::NonZeroUsize,
    path::Path,
};

const USAGE: &str = "usage: curtain FOLDER [GAMES] [AT ONCE] [NODES]";
const RULESET: Ruleset = Ruleset::Tournament;
/// Nodes for the arrangement of an army.
const ARRANGING: u64 = 240_000;
/// Megabytes for the positions that are remembered.
const MEMORY: usize = 8;

type Failure = Box<dyn Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().ok_or(USAGE)?;
    let mut number = |usual: u64| {
        arguments
            .next()
            .map_or(Ok(usual), |text| text.parse().map_err(|_| USAGE))
    };
    let (games, concurrency, nodes) = (number(200)?, number(1)?, number(2_000)?);
    fs::create_dir_all(&folder)?;
    let series = Series {
        pgn: Path::new(&folder).join("hidden.pgn"),
        event: format!("{RULESET}, hidden: drawn v best, {ARRANGING} and {nodes} nodes"),
        games: games.next_multiple_of(2),
        concurrency: NonZeroUsize::new(usize::try_from(concurrency)?).ok_or(USAGE)?,
    };
    let (mut tally, mut results) = (Tally::default(), BTreeMap::new());
    let mut armies = [BTreeSet::new(), BTreeSet::new()];
    series.run(
        || Engine::new(MEMORY),
        |engine, number| play(engine, number, nodes),
        &mut |number, record| {
            let points = Points::of(winner(record), drawing(number));
            results.insert(number, points);
            tally.add(points);
            if let Some(&other) = results.get(&(number ^ 1)) {
                tally.add_pair(points, other);
            }
            let placements =
                record
                    .tree
                    .main_line()
                    .filter_map(|id| match record.tree.node(id).event() {
                        sittuyin::Event::Move(placed) if placed.is_placement() => Some(placed),
                        _ => None,
                    });
            let mut own: Vec<String> = placements
                .skip(8 * drawing(number) as usize)
                .take(8)
                .map(|placed| sittuyin::uci::UciMove(placed).to_string())
                .collect();
            own.sort();
            armies[drawing(number) as usize].insert(own.join(" "));
            if results.len().is_multiple_of(20) {
                let [white, black] = [armies[0].len(), armies[1].len()];
                println!(
                    "{} games: {tally}; {white} armies of White drawn, {black} of Black",
                    results.len()
                );
            }
        },
    )?;
    Ok(())
}

/// The side that draws its army.
fn drawing(number: u64) -> Color {
    Color::ALL[usize::from(!number.is_multiple_of(2))]
}

fn play(engine: &mut Engine, number: u64, nodes: u64) -> Result<Record, Failure> {
    let mut game = Game::in_order(RULESET, Order::Hidden).ok_or("no hidden order")?;
    let mut chance = Chance(number / 2);
    let seed = chance.bits();
    let nodes = nodes + chance.below(usize::try_from(nodes / 2)? + 1) as u64;
    let mut armies = Vec::new();
    for color in Color::ALL {
        let drawn = (color == drawing(number)).then_some(seed);
        armies.extend(army(engine, &game, color, drawn)?);
    }
    for placement in armies {
        game.play(placement)?;
    }
    engine.new_game();
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    while game.outcome().is_none() {
        if let Some(&claim) = game.claims().first() {
            game.claim(claim)?;
            break;
        }
        let best = engine.search(&game, &limits, &Untimed, &mut |_| ());
        game.play(best.ok_or("no move was found")?.mv)?;
    }
    Ok(Record::from_game(&game))
}

/// What a side sets up that sees nothing: an army that the seed draws, or else the best.
fn army(
    engine: &mut Engine,
    start: &Game,
    color: Color,
    seed: Option<u64>,
) -> Result<Vec<Move>, Failure> {
    let draft = Draft::hidden(start.position(), color).ok_or("the curtain is up")?;
    let base = *draft.base();
    let own = Game::from_position(base, base.to_setup(), RULESET, Draws::Platform);
    let limits = Limits {
        nodes: Some(ARRANGING),
        handicap: seed.map(|seed| Handicap {
            seed,
            hasty: 0,
            misjudges: 0,
            misplaces: 0,
        }),
        ..Limits::default()
    };
    let mut line = Vec::new();
    engine.new_game();
    engine.search(&own, &limits, &Untimed, &mut |report| {
        line.clone_from(&report.pv);
    });
    Ok(line)
}

fn winner(record: &Record) -> Option<Color> {
    match record.score {
        Score::Win(color) => Some(color),
        Score::Draw | Score::Unknown => None,
    }
}
