//! Serves the Sittuyin app: one process, one port, everything embedded.
//!
//! [`run`] is the whole server as the command line starts it. [`serve`] is the same without a
//! process around it: a listener, the [`Assets`], endgame [`Tables`],
//! perhaps [`Online`] play, [`Limits`] and a future
//! that ends it.
//!
//! ```no_run
//! use sittuyin_server::{Config, run};
//!
//! # fn main() -> Result<(), sittuyin_server::ServeError> {
//! run(Config { bind: ([127, 0, 0, 1], 8080).into(), ..Config::default() })
//! # }
//! ```

mod accounts;
mod api;
mod app;
mod assets;
mod backup;
mod bus;
mod chat;
mod config;
mod encoding;
mod error;
mod fair_play;
mod games;
mod health;
mod line;
mod listen;
mod live;
mod loadtest;
mod lobby;
mod moderation;
mod online;
mod queue;
mod ratings;
mod runs;
mod security;
mod shutdown;
mod sockets;
mod store;
mod studies;
mod tables;
mod telemetry;
mod time;
mod token;
#[cfg(test)]
mod typescript;
mod wire;

/// Everything that the page and the server say to each other, as JSON.
pub mod messages {
    pub use crate::accounts::messages::*;
    pub use crate::chat::messages::*;
    pub use crate::games::messages::*;
    pub use crate::live::messages::*;
    pub use crate::lobby::messages::*;
    pub use crate::moderation::messages::*;
    pub use crate::ratings::messages::*;
    pub use crate::studies::messages::*;
    pub use crate::wire::*;
}

pub use api::{Origin, ParseOriginError};
pub use assets::Assets;
pub use backup::{BackupError, Copied, backup};
pub use config::{Config, Limits};
pub use error::ServeError;
pub use listen::serve;
pub use loadtest::{Delivery, LoadReport, LoadTest, LoadTestError, PROMPT};
pub use moderation::admin;
pub use online::{Online, Settings};
pub use sittuyin_tablebase::Tables;
pub use store::StoreError;

/// Serves the app until the process is told to stop (SIGINT or SIGTERM).
///
/// Blocks the calling thread: it builds the runtime, opens the port and serves.
///
/// # Errors
///
/// When the port cannot be opened, the data or tables cannot be used, or the system gives no threads or signals.
pub fn run(config: Config) -> Result<(), ServeError> {
    telemetry::start();
    let tables = config.tables()?;
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(ServeError::Runtime)?
        .block_on(async {
            let listener = listen::open(config.bind).await?;
            let stop = shutdown::signal()?;
            let online = match &config.data {
                Some(folder) => Some(Online::open(folder, config.online).await?),
                None => None,
            };
            serve(
                listener,
                Assets::embedded(),
                tables,
                online,
                config.limits,
                stop,
            )
            .await;
            Ok(())
        })
}
