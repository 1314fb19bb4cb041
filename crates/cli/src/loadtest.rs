//! `sittuyin loadtest`: whole games between simulated guests, to see what a server bears.

use crate::failure::{Failure, NO};
use sittuyin::Ruleset;
use sittuyin_server::{LoadReport, LoadTest, PROMPT};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::process::ExitCode;

/// Let simulated guests play whole games, and see how fast moves come to the opponents.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// Games at once, 1 to 2000
    #[arg(long, default_value_t = 50, value_name = "N")]
    games: usize,

    /// Seconds after which no game is begun and those that go on are given up, 1 to 3600
    #[arg(long, default_value_t = 60, value_name = "T")]
    seconds: u32,

    /// What the thinking of 1 to 5 seconds is multiplied by, 0.05 to 10
    #[arg(long, default_value_t = 1.0, value_name = "FACTOR")]
    pace: f64,

    /// What is played, in its usual order
    #[arg(long, default_value = "formal", value_name = "ID")]
    ruleset: Ruleset,

    /// A server on this machine that was started with --generosity 0; without it one is started in
    /// this process, with a database that is gone afterwards
    #[arg(long, value_name = "ADDRESS:PORT")]
    server: Option<SocketAddr>,
}

const AFTER_HELP: &str = "\
In the end every game in the server's database is replayed by the rules. Other machines are refused.
Each game needs two WebSockets, and four open files where the server is in this process ('ulimit -n').
The exit code is 1 when anything went wrong.

Examples:
  sittuyin loadtest --games 100 --seconds 120
  sittuyin serve --data /tmp/load --bind 127.0.0.1:8090 --generosity 0
  sittuyin loadtest --server 127.0.0.1:8090 --games 500 --seconds 300";

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let test = LoadTest {
        server: arguments.server,
        games: arguments.games,
        seconds: arguments.seconds,
        pace: arguments.pace,
        ruleset: arguments.ruleset,
    };
    let report = test.run().map_err(|error| Failure::input(&error))?;
    tell(&report, &mut io::stdout().lock())?;
    Ok(match report.errors {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::from(NO),
    })
}

fn tell(report: &LoadReport, out: &mut impl Write) -> io::Result<()> {
    let delivery = &report.delivery;
    writeln!(
        out,
        "games     {} ended by the rules, {} given up, {} replayed to their results",
        report.ended, report.given_up, report.replayed
    )?;
    writeln!(
        out,
        "acts      {}, {} of them delivered within {} ms",
        delivery.count(),
        delivery.prompt(),
        PROMPT.as_millis()
    )?;
    for (percent, name) in [(50, "50 %"), (95, "95 %"), (99, "99 %"), (100, "slowest")] {
        if let Some(delay) = delivery.percentile(percent) {
            writeln!(out, "{name:<9} {:.1} ms", delay.as_secs_f64() * 1000.0)?;
        }
    }
    writeln!(out, "errors    {}", report.errors)?;
    for trouble in &report.troubles {
        writeln!(out, "  {}", crate::failure::printable(trouble))?;
    }
    Ok(())
}
