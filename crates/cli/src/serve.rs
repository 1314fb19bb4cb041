//! `sittuyin serve`: the app for browsers.

use crate::failure::Failure;
use sittuyin_server::Config;
use std::net::SocketAddr;
use std::process::ExitCode;

/// Serve the app: open the printed address in a browser and play.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// Address and port to listen on; port 0 takes a free one
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS:PORT")]
    bind: SocketAddr,
}

const AFTER_HELP: &str = "\
All that the app needs is in this program. By default only this machine can reach it.

Examples:
  sittuyin serve
  sittuyin serve --bind 0.0.0.0:80";

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let config = Config {
        bind: arguments.bind,
        ..Config::default()
    };
    sittuyin_server::run(config).map_err(|error| Failure::input(&error))?;
    Ok(ExitCode::SUCCESS)
}
