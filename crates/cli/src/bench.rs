//! `sittuyin bench`: a fixed amount of work, whose count is the signature of the search.

use crate::failure::Failure;
use sittuyin_engine::{BENCH_DEPTH, Control};
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Search fixed positions; print the number of nodes, which is the search's signature, and the speed.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// Plies to search each position in full
    #[arg(long, default_value_t = BENCH_DEPTH, value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
}

const AFTER_HELP: &str = "\
The first line of the output is 'nodes: ' and the count. It is the same on every machine; a change
that is not meant to change how the engine plays leaves it as it was.

Example:
  sittuyin bench";

/// Measures time and never stops.
struct Stopwatch(Instant);

impl Control for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    fn stop(&self) -> bool {
        false
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let bench = sittuyin_engine::bench(arguments.depth, &Stopwatch(Instant::now()));
    let mut out = io::stdout().lock();
    writeln!(out, "nodes: {}", bench.nodes)?;
    writeln!(out, "time: {:.3} s", bench.elapsed.as_secs_f64())?;
    writeln!(out, "speed: {} nodes/s", bench.speed())?;
    Ok(ExitCode::SUCCESS)
}
