use super::open;
use crate::failure::Failure;
use serde::Serialize;
use sittuyin::{Position, uci::UciMove};
use sittuyin_tablebase::{Cache, SideSummary, Stats, Tables, Wdl};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Say what the tables hold: shares of win, draw and loss, the longest mates, and what counts cost.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// Where the tables are
    #[arg(value_name = "DIR")]
    directory: PathBuf,
    /// Print one JSON object for each table
    #[arg(long)]
    json: bool,
}

const AFTER_HELP: &str = "\
Shares are of all positions up to symmetry, first with the stronger side to move, then with the other,
and are the mover's: a line 'first to move: 99.7 % won' says that the stronger side wins these.

Example:
  sittuyin tables stats tables";

/// What is printed of a table.
#[derive(Serialize)]
struct Report {
    material: String,
    class: &'static str,
    rulesets: Vec<&'static str>,
    bytes: usize,
    strong_to_move: Side,
    weak_to_move: Side,
    #[serde(skip_serializing_if = "Option::is_none")]
    longest: Option<Longest>,
    counted_out: Vec<CountedOut>,
}

#[derive(Serialize)]
struct Side {
    won: u64,
    drawn: u64,
    lost: u64,
}

impl Side {
    fn new(summary: &SideSummary) -> Self {
        Self {
            won: summary.count(Wdl::Win),
            drawn: summary.count(Wdl::Draw),
            lost: summary.count(Wdl::Loss),
        }
    }
}

#[derive(Serialize)]
struct Longest {
    plies: u16,
    fen: String,
    line: Vec<String>,
}

#[derive(Serialize)]
struct CountedOut {
    ruleset: &'static str,
    strong_to_move: u64,
    weak_to_move: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let tables = open(&arguments.directory)?;
    let mut cache = Cache::default();
    let mut out = io::stdout();
    for table in tables.all() {
        let stats = Stats::of(table).map_err(|error| Failure::input(&error))?;
        let report = report(&tables, &mut cache, &stats)?;
        if arguments.json {
            serde_json::to_writer(&mut out, &report).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            report.write(&mut out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn report(tables: &Tables, cache: &mut Cache, stats: &Stats) -> Result<Report, Failure> {
    let (material, class) = stats.table;
    let line = |cache: &mut Cache, position: &Position| {
        let line = tables.line(cache, position);
        line.map_err(|error| Failure::input(&error))
    };
    let longest = match &stats.longest {
        None => None,
        Some((position, value)) => Some(Longest {
            plies: value.plies().unwrap_or_default(),
            fen: position.to_string(),
            line: line(cache, position)?
                .unwrap_or_default()
                .into_iter()
                .map(|best| UciMove(best).to_string())
                .collect(),
        }),
    };
    let ids = class.rulesets(material);
    Ok(Report {
        material: material.to_string(),
        class: class.id(),
        rulesets: ids.iter().map(|ruleset| ruleset.id()).collect(),
        bytes: stats.bytes,
        strong_to_move: Side::new(&stats.sides[0]),
        weak_to_move: Side::new(&stats.sides[1]),
        longest,
        counted_out: stats
            .counted_out
            .iter()
            .map(|&(ruleset, [strong, weak])| CountedOut {
                ruleset: ruleset.id(),
                strong_to_move: strong,
                weak_to_move: weak,
            })
            .collect(),
    })
}

impl Report {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(
            out,
            "{}, {} ({})",
            self.material,
            self.class,
            self.rulesets.join(", ")
        )?;
        writeln!(out, "  file: {} bytes", self.bytes)?;
        for (name, side) in [
            ("first", &self.strong_to_move),
            ("second", &self.weak_to_move),
        ] {
            let all = (side.won + side.drawn + side.lost).max(1) as f64;
            let share = |part| 100.0 * part as f64 / all;
            writeln!(
                out,
                "  {name} to move: {:.2} % won, {:.2} % drawn, {:.2} % lost",
                share(side.won),
                share(side.drawn),
                share(side.lost)
            )?;
        }
        if let Some(longest) = &self.longest {
            writeln!(
                out,
                "  longest: {} plies from {}",
                longest.plies, longest.fen
            )?;
            for moves in longest.line.chunks(16) {
                writeln!(out, "    {}", moves.join(" "))?;
            }
        }
        for counted in &self.counted_out {
            writeln!(
                out,
                "  the count of {} draws: {} with the first to move, {} with the second",
                counted.ruleset, counted.strong_to_move, counted.weak_to_move
            )?;
        }
        Ok(())
    }
}
