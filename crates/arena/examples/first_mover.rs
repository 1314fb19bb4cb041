//! Measures what it is worth to place and to move first: games of the engine against itself, each side
//! arranging its army with some whim, so that no two games are alike.
//!
//! ```sh
//! cargo run --release -p sittuyin-arena --example first_mover -- first-mover 1000 2 3000
//! ```
//!
//! The arguments are a folder for the games, how many under each ruleset, how many at once, how many
//! nodes a move, and the rulesets, all of them when none is named. What is in the folder is not played
//! again, and counts. A draw that may be claimed is claimed.

use sittuyin::{Color, Dice, Game, Move, Order, Ruleset, pgn::Record, pgn::Score};
use sittuyin_arena::Chance;
use sittuyin_arena::{Mean, Series};
use sittuyin_engine::{Engine, Handicap, Limits, Untimed};
use std::{env, error::Error, fs, num::NonZeroUsize, path::Path};

const USAGE: &str = "usage: first_mover FOLDER [GAMES] [AT ONCE] [NODES] [RULESET...]";
/// By how many centipawns a side may misjudge the placing of a piece.
const WHIM: i32 = 40;
/// Nodes for the arrangement of a whole army: enough to compare some.
const ARRANGING: u64 = 60_000;
/// Megabytes for the positions that are remembered.
const MEMORY: usize = 4;

type Failure = Box<dyn Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().ok_or(USAGE)?;
    let mut number = |usual: u64| {
        arguments
            .next()
            .map_or(Ok(usual), |text| text.parse().map_err(|_| USAGE))
    };
    let (games, concurrency, nodes) = (number(1_000)?, number(1)?, number(3_000)?);
    let concurrency = NonZeroUsize::new(usize::try_from(concurrency)?).ok_or(USAGE)?;
    let mut rulesets = arguments
        .map(|text| text.parse())
        .collect::<Result<Vec<Ruleset>, _>>()?;
    if rulesets.is_empty() {
        rulesets.extend(Ruleset::ALL);
    }
    fs::create_dir_all(&folder)?;
    let mut lines = Vec::new();
    for ruleset in rulesets {
        let mut results = Results::default();
        let series = Series {
            pgn: Path::new(&folder).join(format!("{ruleset}.pgn")),
            event: format!("{ruleset}, {nodes} nodes"),
            games,
            concurrency,
        };
        series.run(
            || Engine::new(MEMORY),
            |engine, number| play(engine, ruleset, nodes, number),
            &mut |_, record| {
                results.add(record);
                if results.points.len().is_multiple_of(20) {
                    println!("{}", results.line(ruleset));
                }
            },
        )?;
        lines.push(results.line(ruleset));
    }
    println!("\n| ruleset | games | first mover's score | drawn | plies |\n|---|---|---|---|---|");
    lines.iter().for_each(|line| println!("{line}"));
    Ok(())
}

#[derive(Default)]
struct Results {
    /// Points of the first mover.
    points: Vec<f64>,
    plies: Vec<f64>,
}

impl Results {
    fn add(&mut self, record: &Record) {
        // White places first and moves first under every ruleset.
        self.points.push(match record.score {
            Score::Win(Color::White) => 1.0,
            Score::Win(Color::Black) => 0.0,
            Score::Draw | Score::Unknown => 0.5,
        });
        let events = record
            .tree
            .main_line()
            .map(|id| record.tree.node(id).event());
        let moves = events.filter(|event| matches!(event, sittuyin::Event::Move(_)));
        self.plies.push(moves.count() as f64);
    }

    fn line(&self, ruleset: Ruleset) -> String {
        let drawn = self.points.iter().map(|&points| f64::from(points == 0.5));
        let mean = |values: Option<Mean>, digits: usize| {
            values.map_or("unknown".to_owned(), |mean| format!("{mean:.digits$}"))
        };
        format!(
            "| {ruleset} | {} | {} | {} | {} |",
            self.points.len(),
            mean(Mean::of(self.points.iter().copied()), 3),
            mean(Mean::of(drawn), 2),
            mean(Mean::of(self.plies.iter().copied()), 0)
        )
    }
}

fn play(engine: &mut Engine, ruleset: Ruleset, nodes: u64, number: u64) -> Result<Record, Failure> {
    let mut game = Game::new(ruleset)?;
    let mut chance = Chance(number);
    let seeds = [chance.bits(), chance.bits()];
    engine.new_game();
    while game.outcome().is_none() {
        if let Some(&claim) = game.claims().first() {
            game.claim(claim)?;
            break;
        }
        let position = game.position();
        if position.awaits_dice() {
            let faces = [0; 3].map(|_| chance.below(6) as u8 + 1);
            game.throw(Dice::thrown(faces).ok_or("a die with more than six faces")?)?;
        } else if position.is_deployment() {
            for placement in place(engine, &game, nodes, seeds[position.turn() as usize])? {
                game.play(placement)?;
            }
        } else {
            let limits = Limits {
                nodes: Some(nodes),
                ..Limits::default()
            };
            let best = engine.search(&game, &limits, &Untimed, &mut |_| ());
            game.play(best.ok_or("no move was found")?.mv)?;
        }
    }
    Ok(Record::from_game(&game))
}

/// The next placement, or the whole army where it is placed at once.
fn place(engine: &mut Engine, game: &Game, nodes: u64, seed: u64) -> Result<Vec<Move>, Failure> {
    let in_turn = game.position().rules().deployment.order == Order::Alternate;
    let limits = Limits {
        nodes: Some(if in_turn { nodes } else { ARRANGING }),
        handicap: Some(Handicap {
            seed,
            hasty: 0,
            misjudges: 0,
            misplaces: WHIM,
        }),
        ..Limits::default()
    };
    let mut line = Vec::new();
    let best = engine.search(game, &limits, &Untimed, &mut |report| {
        line.clone_from(&report.pv);
    });
    let best = best.ok_or("no placement was found")?.mv;
    Ok(if in_turn { vec![best] } else { line })
}
