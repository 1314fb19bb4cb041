//! `sittuyin bench`: a fixed amount of work, whose count is the signature of the search.

use crate::{failure::Failure, stopwatch::Stopwatch};
use sittuyin_engine::BENCH_DEPTH;
use std::io::{self, Write};
use std::process::ExitCode;

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

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let bench = sittuyin_engine::bench(arguments.depth, &Stopwatch::started());
    let mut out = io::stdout().lock();
    writeln!(out, "nodes: {}", bench.nodes)?;
    writeln!(out, "time: {:.3} s", bench.elapsed.as_secs_f64())?;
    writeln!(out, "speed: {} nodes/s", bench.speed())?;
    Ok(ExitCode::SUCCESS)
}
