//! What an operator can set.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use sittuyin_tablebase::Tables;

use crate::{ServeError, Settings};

/// How the server is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Address and port to listen on; port 0 takes a free one.
    pub bind: SocketAddr,
    /// The folder for accounts and games; without it there is no play between people.
    pub data: Option<PathBuf>,
    /// How play between people is run.
    pub online: Settings,
    /// A folder of endgame tables. Without it those in the folder `tables` of `data` are used, if there
    /// are any; those of three men always are.
    pub tables: Option<PathBuf>,
    /// What one client may ask of the server.
    pub limits: Limits,
}

impl Default for Config {
    /// Port 8080, reachable from this machine only.
    fn default() -> Self {
        Self {
            bind: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            data: None,
            online: Settings::default(),
            tables: None,
            limits: Limits::default(),
        }
    }
}

impl Config {
    /// The endgame tables to serve.
    pub(crate) fn tables(&self) -> Result<Tables, ServeError> {
        let mut tables = Tables::of_three_men();
        if let Some(folder) = &self.tables {
            if tables.add_all(folder)? == 0 {
                return Err(ServeError::NoTables(folder.clone()));
            }
        } else if let Some(data) = &self.data {
            let folder = data.join("tables");
            if folder.is_dir() {
                tables.add_all(&folder)?;
            }
        }
        Ok(tables)
    }
}

/// Bounds that keep one client from using up the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections held open at once; further ones wait to be accepted.
    pub connections: usize,
    /// Time for a client to send the head of a request, counted also while a connection is idle.
    pub header_time: Duration,
    /// Size of the head of a request in bytes; at least 8192.
    pub header_bytes: usize,
    /// Time for the server to begin its answer.
    pub request_time: Duration,
    /// Time after which a connection that is no WebSocket is closed whatever it does: a client that asks
    /// and does not read would keep its place for good.
    pub connection_time: Duration,
    /// Time that running requests are given to end when the server stops.
    pub drain_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 4096,
            header_time: Duration::from_secs(15),
            header_bytes: 16 * 1024,
            request_time: Duration::from_secs(15),
            connection_time: Duration::from_secs(600),
            drain_time: Duration::from_secs(5),
        }
    }
}
