//! `sittuyin serve`: the app for browsers.

use crate::failure::Failure;
use sittuyin_server::{Config, Origin, Settings};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

/// Serve the app: open the printed address in a browser and play.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// Address and port to listen on; port 0 takes a free one
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS:PORT")]
    bind: SocketAddr,

    /// Folder for accounts and games between people; made if need be. Without it nobody can sign in
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// Address at which browsers reach the server, such as https://play.example.org; with http://
    /// sign-in works without encryption
    #[arg(long, value_name = "ORIGIN", requires = "data")]
    origin: Option<Origin>,

    /// Take visitors' addresses from the X-Forwarded-For of a proxy that stands before the server
    #[arg(long, requires = "data")]
    behind_proxy: bool,

    /// How many times the usual one address may ask for what costs; 0 is without limit, for a load test
    #[arg(long, requires = "data", default_value_t = 1, value_name = "FACTOR")]
    generosity: u32,

    /// Folder of endgame tables, as 'sittuyin tables build' makes them, instead of the folder tables in
    /// that of the data; endings of three men are always known
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
}

const AFTER_HELP: &str = "\
All that the app needs is in this program. By default only this machine can reach it.

Examples:
  sittuyin serve
  sittuyin serve --bind 0.0.0.0:80
  sittuyin serve --data /var/lib/sittuyin --origin https://play.example.org --behind-proxy
  sittuyin serve --data games --bind 0.0.0.0:8080 --origin http://192.168.1.5:8080";

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let config = Config {
        bind: arguments.bind,
        data: arguments.data.clone(),
        tables: arguments.tables.clone(),
        online: Settings {
            origin: arguments.origin.clone(),
            behind_proxy: arguments.behind_proxy,
            generosity: arguments.generosity,
            ..Settings::default()
        },
        ..Config::default()
    };
    sittuyin_server::run(config).map_err(|error| Failure::input(&error))?;
    Ok(ExitCode::SUCCESS)
}
