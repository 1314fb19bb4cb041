//! The command `sittuyin`: one file for each subcommand, and each only translates between the
//! terminal and the crates that do the work.

mod admin;
mod analyse;
mod backup;
mod bench;
mod conform;
mod convert;
mod engine_match;
mod evaluation;
mod explain;
mod failure;
mod input;
mod loadtest;
mod moves;
mod net;
mod no_mate;
mod perft;
mod play;
mod puzzles;
mod seed;
mod seeds;
mod serve;
mod stopwatch;
mod tables;
mod terms;
mod uci;

use clap::{Parser, Subcommand};
use failure::Failure;
use std::process::ExitCode;

/// Sittuyin, Burmese chess: play it, serve it, look into it.
#[derive(Debug, Parser)]
#[command(name = "sittuyin", version, after_help = AFTER_HELP, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const AFTER_HELP: &str = "\
Positions are written in FEN, with the pieces in hand in brackets; quote them for the shell.
Moves are written in UCI notation:
  K@e2    place the king on e2
  e2e3    move from e2 to e3
  e5e5f   promote the pawn on e5 where it stands
  e5f6f   promote it by a step to f6
  N@a3,b2 place the knight on a3 and put the own pawn from there on b2

Exit codes: 0 yes or done, 1 no, 2 bad usage or input.

Examples:
  sittuyin play
  sittuyin serve
  sittuyin moves '6k1/8/8/4P3/8/8/6P1/4K3[] w'
  sittuyin help moves";

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::Arguments),
    Serve(serve::Arguments),
    Backup(backup::Arguments),
    Admin(admin::Arguments),
    Loadtest(loadtest::Arguments),
    Moves(moves::Arguments),
    Explain(explain::Arguments),
    Perft(perft::Arguments),
    Convert(convert::Arguments),
    Conform(conform::Arguments),
    Match(Box<engine_match::Arguments>),
    Uci(uci::Arguments),
    Analyse(Box<analyse::Arguments>),
    Tables(tables::Arguments),
    Net(net::Arguments),
    Puzzles(puzzles::Arguments),
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Play(arguments) => play::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Backup(arguments) => backup::run(&arguments),
        Command::Admin(arguments) => admin::run(&arguments),
        Command::Loadtest(arguments) => loadtest::run(&arguments),
        Command::Moves(arguments) => moves::run(&arguments),
        Command::Explain(arguments) => explain::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Conform(arguments) => conform::run(&arguments),
        Command::Match(arguments) => engine_match::run_match(&arguments),
        Command::Uci(arguments) => uci::run(&arguments),
        Command::Analyse(arguments) => analyse::run(&arguments),
        Command::Tables(arguments) => tables::run(&arguments),
        Command::Net(arguments) => net::run(&arguments),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    };
    done.unwrap_or_else(Failure::report)
}
