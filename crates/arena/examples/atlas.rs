//! Makes the atlas of arrangements: armies that the first side may set up, the best that the other side
//! answers, and how games between them end when the engine plays them against itself.
//!
//! ```sh
//! cargo run --release -p sittuyin-arena --example atlas -- atlas formal 50 100 2 1000 > formal.json
//! ```
//!
//! The arguments are a folder for the games, a ruleset in which one side places its army after the other,
//! how many armies, games of each, how many at once, and nodes a move. What is in the folder is not played
//! again. Seeds decide all: the armies, the answers, and the games, in which each side misjudges its first
//! moves a little, so that most differ.

use serde_json::json;
use sittuyin::{Color, Game, Move, Order, Ruleset, pgn, uci::UciMove};
use sittuyin_arena::{Mean, Series};
use sittuyin_engine::{Engine, Handicap, Limits, Score, Untimed};
use std::{collections::BTreeSet, env, error::Error, fs, num::NonZeroUsize, path::Path};

const USAGE: &str = "usage: atlas FOLDER [RULESET] [ARMIES] [GAMES] [AT ONCE] [NODES]";
/// Positions looked at for an army, an answer, and the worth of both.
const ARRANGING: u64 = 120_000;
/// Answers to each army.
const ANSWERS: u64 = 10;
/// By how many centipawns the placing of a piece is misjudged at first; more where that finds no new army.
const WHIM: i32 = 30;
/// By how many centipawns each of the first moves is misjudged.
const VARIETY: i32 = 20;
/// Moves of each side that are.
const VARIED: usize = 6;
const MEMORY: usize = 8;

type Failure = Box<dyn Error + Send + Sync>;

/// An army of the first side with the answers of the other.
struct Entry {
    army: Vec<Move>,
    /// The worth for White after the best answer, in centipawns.
    worth: i32,
    answers: Vec<Vec<Move>>,
    /// By game: the answer, and White's points.
    games: Vec<(usize, f64)>,
}

fn main() -> Result<(), Failure> {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().ok_or(USAGE)?;
    let ruleset: Ruleset = arguments
        .next()
        .map_or(Ok(Ruleset::Formal), |id| id.parse())?;
    if ruleset.rules().deployment.order != Order::AllThenAll {
        return Err(format!("under {ruleset} no side places its whole army first").into());
    }
    let mut number =
        |usual: u64| (arguments.next()).map_or(Ok(usual), |text| text.parse().map_err(|_| USAGE));
    let (armies, each, concurrency, nodes) =
        (number(50)?, number(100)?, number(1)?, number(1_000)?);
    let concurrency = NonZeroUsize::new(usize::try_from(concurrency)?).ok_or(USAGE)?;
    fs::create_dir_all(&folder)?;

    let mut entries = entries(ruleset, armies)?;
    let starts: Vec<(Vec<Move>, Vec<Vec<Move>>)> = (entries.iter())
        .map(|entry| (entry.army.clone(), entry.answers.clone()))
        .collect();
    let meeting = |number: u64| {
        let (army, answers) = &starts[(number % armies) as usize];
        let answer = (number / armies) as usize % answers.len();
        (army, answer, &answers[answer])
    };
    let series = Series {
        pgn: Path::new(&folder).join(format!("{ruleset}.pgn")),
        event: format!("atlas of {ruleset}, {armies} armies, {nodes} nodes"),
        games: armies * each,
        concurrency,
    };
    series.run(
        || Engine::new(MEMORY),
        |engine, number| {
            let (army, _, answer) = meeting(number);
            play(engine, ruleset, [army, answer], nodes, number)
        },
        &mut |number, record| {
            let points = match record.score {
                pgn::Score::Win(Color::White) => 1.0,
                pgn::Score::Win(Color::Black) => 0.0,
                pgn::Score::Draw | pgn::Score::Unknown => 0.5,
            };
            let (_, answer, _) = meeting(number);
            entries[(number % armies) as usize]
                .games
                .push((answer, points));
            if number.is_multiple_of(100) {
                eprintln!("game {number}");
            }
        },
    )?;
    entries.sort_by(|one, other| {
        let points = |entry: &Entry| entry.games.iter().map(|&(_, points)| points).sum::<f64>();
        points(other).total_cmp(&points(one))
    });
    let told: Vec<_> = entries.iter().map(told).collect();
    println!(
        "{}",
        json!({ "ruleset": ruleset.id(), "nodes": nodes, "armies": told })
    );
    Ok(())
}

/// The armies, each with its answers.
fn entries(ruleset: Ruleset, wanted: u64) -> Result<Vec<Entry>, Failure> {
    let mut engine = Engine::new(MEMORY);
    let begin = Game::new(ruleset)?;
    let armies = different(wanted, |seed| arrange(&mut engine, &begin, seed))?;
    (armies.into_iter())
        .map(|army| {
            let game = placed(ruleset, &[&army])?;
            let answers = different(ANSWERS, |seed| arrange(&mut engine, &game, seed))?;
            let best = answers.first().ok_or("no army answers")?;
            engine.new_game();
            let limits = limits(ARRANGING, None);
            let whole = placed(ruleset, &[&army, best])?;
            let found = engine.search(&whole, &limits, &Untimed, &mut |_| ());
            let worth = match found.ok_or("no move was found")?.score {
                Score::Centipawns(worth) => worth,
                Score::Mate(_) => return Err("an army that mates is no arrangement".into()),
            };
            Ok(Entry {
                army,
                worth,
                answers,
                games: Vec::new(),
            })
        })
        .collect()
}

/// So many arrangements of different men on different squares; fewer where ten seeds each find no more.
fn different(
    wanted: u64,
    mut arrange: impl FnMut(u64) -> Result<Vec<Move>, Failure>,
) -> Result<Vec<Vec<Move>>, Failure> {
    let mut found: Vec<Vec<Move>> = Vec::new();
    let mut known = BTreeSet::new();
    for seed in 0..10 * wanted {
        let army = arrange(seed)?;
        // In whatever order they were placed.
        let mut men: Vec<u32> = army
            .iter()
            .map(|placement| placement.to_bits().into())
            .collect();
        men.sort_unstable();
        if known.insert(men) {
            found.push(army);
        }
        if found.len() as u64 == wanted {
            break;
        }
    }
    Ok(found)
}

/// An army of the side to place; the seed 0 places it as well as it can.
fn arrange(engine: &mut Engine, game: &Game, seed: u64) -> Result<Vec<Move>, Failure> {
    engine.new_game();
    let whim = (seed > 0).then(|| Handicap {
        seed,
        hasty: 0,
        misjudges: 0,
        misplaces: WHIM + seed as i32 / 4,
    });
    let mut line = Vec::new();
    engine.search(game, &limits(ARRANGING, whim), &Untimed, &mut |report| {
        line.clone_from(&report.pv);
    });
    let own = game.position().turn();
    let mut after = game.clone();
    let mut army = Vec::new();
    for placement in line {
        if !after.position().is_deployment() || after.position().turn() != own {
            break;
        }
        after.play(placement)?;
        army.push(placement);
    }
    Ok(army)
}

fn placed(ruleset: Ruleset, armies: &[&[Move]]) -> Result<Game, Failure> {
    let mut game = Game::new(ruleset)?;
    for &placement in armies.iter().copied().flatten() {
        game.play(placement)?;
    }
    Ok(game)
}

fn limits(nodes: u64, handicap: Option<Handicap>) -> Limits {
    Limits {
        nodes: Some(nodes),
        handicap,
        ..Limits::default()
    }
}

fn play(
    engine: &mut Engine,
    ruleset: Ruleset,
    armies: [&Vec<Move>; 2],
    nodes: u64,
    seed: u64,
) -> Result<pgn::Record, Failure> {
    let mut game = placed(ruleset, &armies.map(Vec::as_slice))?;
    let begin = game.moves().len();
    engine.new_game();
    while game.outcome().is_none() {
        if let Some(&claim) = game.claims().first() {
            game.claim(claim)?;
            break;
        }
        let varied = game.moves().len() < begin + 2 * VARIED;
        let whim = varied.then_some(Handicap {
            seed,
            hasty: 0,
            misjudges: VARIETY,
            misplaces: 0,
        });
        let best = engine.search(&game, &limits(nodes, whim), &Untimed, &mut |_| ());
        game.play(best.ok_or("no move was found")?.mv)?;
    }
    Ok(pgn::Record::from_game(&game))
}

/// An entry as the page reads it: squares, and of the games wins, draws, losses, and the bounds of 95 %.
fn told(entry: &Entry) -> serde_json::Value {
    let written = |army: &[Move]| -> Vec<String> {
        army.iter()
            .map(|&placement| UciMove(placement).to_string())
            .collect()
    };
    let results = |of: &[f64]| {
        let count = |wanted: f64| of.iter().filter(|&&points| points == wanted).count();
        let margin =
            Mean::of(of.iter().copied()).map(|mean| (mean.margin * 1000.0).round() / 1000.0);
        json!({ "won": count(1.0), "drawn": count(0.5), "lost": count(0.0), "margin": margin })
    };
    let all: Vec<f64> = entry.games.iter().map(|&(_, points)| points).collect();
    let answers: Vec<_> = (entry.answers.iter().enumerate())
        .map(|(number, army)| {
            let games = entry.games.iter().filter(|&&(answer, _)| answer == number);
            let points: Vec<f64> = games.map(|&(_, points)| points).collect();
            json!({ "army": written(army), "results": results(&points) })
        })
        .collect();
    json!({
        "army": written(&entry.army),
        "worth": entry.worth,
        "results": results(&all),
        "answers": answers,
    })
}
