//! `sittuyin perft`: counts the lines of lawful moves, which checks move generation.

use crate::{failure::Failure, terms::Terms};
use sittuyin::{Move, Position, Setup, fen::Fen, uci::UciMove};
use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

/// Deeper than any count that ends, and shallow enough for the stack.
pub(crate) const DEEPEST: u32 = 64;

/// Count the lines of lawful moves of a given length.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    #[command(flatten)]
    terms: Terms,
    /// Length of the lines in plies
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=i64::from(DEEPEST)))]
    depth: u32,
    /// The position; without it the initial array
    #[arg(long)]
    fen: Option<String>,
    /// Also say how many lines begin with each move
    #[arg(long)]
    divide: bool,
    /// How many threads count
    #[arg(long, default_value = "1", value_name = "N")]
    threads: NonZeroUsize,
}

const AFTER_HELP: &str = "\
The first line of the output is 'nodes: ' and the count. Dead positions, counts and claims end no
line.

Examples:
  sittuyin perft --depth 3
  sittuyin perft --ruleset modern --depth 4 --divide --threads 2
  sittuyin perft --depth 4 --fen '1k5K/3r2P1/8/8/8/8/8/8[] w - - 0 1'";

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    if arguments.terms.dice.is_some() || arguments.terms.ruleset.rules().dice {
        return Err(Failure::input(
            &"perft counts lines of moves, and with dice a throw comes before each turn",
        ));
    }
    arguments.terms.check()?;
    let start = Fen(Setup::initial()).to_string();
    let fen = arguments.fen.as_ref().unwrap_or(&start);
    let game = arguments.terms.position(fen).map_err(Failure::Input)?;
    let position = *game.position();
    let started = Instant::now();
    let counts = divide(&position, arguments.depth, arguments.threads);
    let elapsed = started.elapsed().as_secs_f64();
    let nodes = total(&counts, arguments.depth);
    let mut out = BufWriter::new(io::stdout().lock());
    writeln!(out, "nodes: {nodes}")?;
    writeln!(out, "time: {elapsed:.3} s")?;
    if elapsed > 0.0 {
        writeln!(out, "speed: {:.0} nodes/s", nodes as f64 / elapsed)?;
    }
    if arguments.divide {
        for (uci, count) in counts {
            writeln!(out, "{uci}: {count}")?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// How many lines begin with each lawful move, sorted by the move; none at depth 0.
pub(crate) fn divide(position: &Position, depth: u32, threads: NonZeroUsize) -> Vec<(String, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let moves = position.legal_moves();
    let next = AtomicUsize::new(0);
    let count = || {
        let mut counts = Vec::new();
        while let Some(&root) = moves.get(next.fetch_add(1, Ordering::Relaxed)) {
            counts.push((UciMove(root).to_string(), below(position, root, rest)));
        }
        counts
    };
    let mut counts = thread::scope(|scope| {
        let others: Vec<_> = (1..threads.get().min(moves.len()))
            .map(|_| scope.spawn(count))
            .collect();
        let mut counts = count();
        for other in others {
            match other.join() {
                Ok(more) => counts.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        counts
    });
    counts.sort_unstable();
    counts
}

/// How many lines there are in all.
pub(crate) fn total(counts: &[(String, u64)], depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => counts.iter().map(|&(_, count)| count).sum(),
    }
}

fn below(position: &Position, root: Move, depth: u32) -> u64 {
    let mut after = *position;
    after.play_unchecked(root);
    sittuyin::perft(&after, depth)
}
