//! `sittuyin match`: two engines play each other.

use crate::failure::{Failure, NO};
use sittuyin::Ruleset;
use sittuyin_arena::{
    Bounds, Clock, CommandLine,
    engine_match::{Finished, Limit, Opening, Plan, Player, Points, Report, Sprt, Verdict, run},
};
use std::fs;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Have two engines play a match: paired openings, colours swapped, with the error of the result.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// The first engine: a program and its arguments, with quotes around blanks
    #[arg(long, value_name = "ENGINE COMMAND")]
    a: CommandLine,
    /// The second engine
    #[arg(long, value_name = "ENGINE COMMAND")]
    b: CommandLine,
    /// What to call the first engine, instead of the name it gives itself
    #[arg(long, value_name = "NAME")]
    name_a: Option<String>,
    /// What to call the second engine
    #[arg(long, value_name = "NAME")]
    name_b: Option<String>,
    /// Set an option of both engines; may be given several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    option: Vec<(String, String)>,
    /// Set an option of the first engine
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    option_a: Vec<(String, String)>,
    /// Set an option of the second engine
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    option_b: Vec<(String, String)>,
    /// The rules
    #[arg(long, default_value = "formal")]
    ruleset: Ruleset,
    /// A file of openings, one a line: a FEN or startpos, and moves; without it the initial array
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// How many games; two for each opening
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    #[command(flatten)]
    limit: Limits,
    /// How many milliseconds an answer may come late
    #[arg(long, value_name = "MS", default_value_t = 100)]
    margin: u64,
    /// How many games to play at once
    #[arg(long, value_name = "N", default_value = "1")]
    concurrency: NonZeroUsize,
    /// End when it is decided, with errors of 5 %, which of the two differences in Elo is nearer
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Keep the games in this file; a match that was stopped goes on after those in it
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Print a JSON object for each game, and one with the result at the end
    #[arg(long)]
    json: bool,
}

/// How long each side may think.
#[derive(clap::Args, Debug)]
#[group(multiple = false)]
struct Limits {
    /// So many milliseconds a move (50 without any limit)
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    movetime: Option<u64>,
    /// So many positions a move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// A clock for each game: seconds and increment, for example 10+0.1
    #[arg(long, value_name = "S+I")]
    clock: Option<Clock>,
}

const AFTER_HELP: &str = "\
Results, also of unlawful moves and fallen flags, follow the rules of the ruleset and those of every game
played here. UCI has no word for a claim, so what may be claimed a draw is one. The difference in Elo is
that of whole pairs, with its bounds of 95 %. The exit code is 1 when an engine made an unlawful move,
overstepped the time, or failed.

Examples:
  sittuyin match --ruleset modern --a 'sittuyin uci' --b fairy-stockfish --option Hash=16 --movetime 50
  sittuyin match --a 'new uci' --b 'old uci' --nodes 20000 --openings deployed.txt --sprt 0,10 --pgn g.pgn";

fn option(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()))
        .ok_or_else(|| "expected NAME=VALUE, for example Hash=16".to_owned())
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let number = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.is_finite());
    text.split_once(',')
        .and_then(|(elo0, elo1)| number(elo0).zip(number(elo1)))
        .filter(|(elo0, elo1)| elo0 < elo1)
        .map(|(elo0, elo1)| Sprt { elo0, elo1 })
        .ok_or_else(|| "expected two numbers, the smaller first, for example 0,10".to_owned())
}

pub(crate) fn run_match(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let plan = plan(arguments)?;
    let mut broken = None;
    let mut progress = |finished: &Finished<'_>, report: &Report| {
        let mut out = io::stdout().lock();
        let line = if arguments.json {
            game_json(finished).to_string()
        } else {
            game_line(finished, report, &plan)
        };
        if let Err(error) = writeln!(out, "{line}").and_then(|()| out.flush()) {
            broken.get_or_insert(error);
        }
    };
    let report = run(&plan, &mut progress).map_err(|error| Failure::input(&error))?;
    if let Some(error) = broken {
        return Err(error.into());
    }
    let mut out = io::stdout().lock();
    if arguments.json {
        writeln!(out, "{}", report_json(&report))?;
    } else {
        write!(out, "{}", summary(&report, &plan))?;
    }
    Ok(if report.has_faults() {
        ExitCode::from(NO)
    } else {
        ExitCode::SUCCESS
    })
}

fn plan(arguments: &Arguments) -> Result<Plan, Failure> {
    let openings = match &arguments.openings {
        None => vec![Opening::initial()],
        Some(path) => {
            let named = |error: &dyn std::fmt::Display| {
                Failure::Input(format!("{}: {error}", path.display()))
            };
            let text = fs::read_to_string(path).map_err(|error| named(&error))?;
            let openings =
                Opening::read(&text, arguments.ruleset).map_err(|error| named(&error))?;
            if openings.is_empty() {
                return Err(named(&"there is no opening in it"));
            }
            openings
        }
    };
    let limit = match &arguments.limit {
        Limits {
            nodes: Some(nodes), ..
        } => Limit::Nodes(*nodes),
        Limits {
            clock: Some(clock), ..
        } => Limit::Clock(*clock),
        Limits { movetime, .. } => Limit::MoveTime(Duration::from_millis(movetime.unwrap_or(50))),
    };
    let player = |name: &Option<String>, command: &CommandLine, own: &[(String, String)]| Player {
        name: name.clone(),
        command: command.clone(),
        options: [arguments.option.as_slice(), own].concat(),
    };
    Ok(Plan {
        players: [
            player(&arguments.name_a, &arguments.a, &arguments.option_a),
            player(&arguments.name_b, &arguments.b, &arguments.option_b),
        ],
        ruleset: arguments.ruleset,
        openings,
        games: arguments.games,
        limit,
        margin: Duration::from_millis(arguments.margin),
        concurrency: arguments.concurrency,
        sprt: arguments.sprt,
        pgn: arguments.pgn.clone(),
        bounds: Bounds::default(),
    })
}

fn result(points: Points) -> &'static str {
    match points {
        Points::Win => "won",
        Points::Draw => "drawn",
        Points::Loss => "lost",
    }
}

fn game_line(finished: &Finished<'_>, report: &Report, plan: &Plan) -> String {
    let total: u64 = report.tally.games.iter().sum();
    let why = match finished.played.fault() {
        Some(fault) => fault.to_string(),
        None => finished.reason().to_owned(),
    };
    let test = plan.sprt.map_or_else(String::new, |sprt| {
        format!(
            ", LLR {:+.2} of {:.2}",
            report.tally.likelihood(sprt),
            Sprt::bound()
        )
    });
    format!(
        "{:>7}  {:<5}  {why}  |  {total} of {}: {}{test}",
        finished.round,
        result(finished.points),
        plan.games.next_multiple_of(2),
        report.tally,
    )
}

fn summary(report: &Report, plan: &Plan) -> String {
    let [a, b] = &report.names;
    let mut text = format!(
        "\n{a} v {b}, {}, {}\n{}\n",
        plan.ruleset, plan.limit, report.tally
    );
    if report.resumed > 0 {
        text.push_str(&format!("{} games were played before\n", report.resumed));
    }
    if let Some(sprt) = plan.sprt {
        let said = match report.verdict {
            None => "undecided",
            Some(Verdict::Passed) => "passed",
            Some(Verdict::Failed) => "failed",
        };
        let Sprt { elo0, elo1 } = sprt;
        let ratio = report.tally.likelihood(sprt);
        text.push_str(&format!("SPRT [{elo0}, {elo1}]: {said}, LLR {ratio:+.2}\n"));
    }
    for (name, faults) in report.names.iter().zip(report.faults) {
        if faults > 0 {
            text.push_str(&format!(
                "{name} lost {faults} games by a fault of its own\n"
            ));
        }
    }
    text
}

fn game_json(finished: &Finished<'_>) -> serde_json::Value {
    serde_json::json!({
        "round": finished.round,
        "result": result(finished.points),
        "reason": finished.reason(),
        "fault": finished.played.fault().map(ToString::to_string),
        "plies": finished.played.record.tree.main_line().count(),
    })
}

fn report_json(report: &Report) -> serde_json::Value {
    let [lost, drawn, won] = report.tally.games;
    let bound = |elo: f64| elo.is_finite().then_some(elo);
    let elo = report.tally.elo();
    serde_json::json!({
        "a": report.names[0],
        "b": report.names[1],
        "won": won,
        "drawn": drawn,
        "lost": lost,
        "pairs": report.tally.pairs,
        "elo": elo.and_then(|elo| bound(elo.difference)),
        "low": elo.and_then(|elo| bound(elo.low)),
        "high": elo.and_then(|elo| bound(elo.high)),
        "resumed": report.resumed,
        "faults": report.faults,
        "sprt": report.verdict.map(|verdict| match verdict {
            Verdict::Passed => "passed",
            Verdict::Failed => "failed",
        }),
    })
}
