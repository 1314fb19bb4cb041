//! Why the server could not run.

use std::io;
use std::net::SocketAddr;

use crate::StoreError;

/// Why the server could not start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// Another program listens there.
    #[error("{0} is already in use; stop the program that uses it, or choose another port with --bind {ip}:{port}",
        ip = .0.ip(), port = .0.port().checked_add(1).unwrap_or(8080))]
    AddressInUse(SocketAddr),
    /// The address could not be opened for another reason.
    #[error(
        "cannot listen on {address}: {source}; choose another address with --bind ADDRESS:PORT"
    )]
    Bind {
        /// The address that was asked for.
        address: SocketAddr,
        /// What the system said.
        source: io::Error,
    },
    /// The data cannot be used.
    #[error(transparent)]
    Data(#[from] StoreError),
    /// The endgame tables cannot be read.
    #[error(transparent)]
    Tables(#[from] sittuyin_tablebase::TableError),
    /// The folder of endgame tables has none.
    #[error("{} holds no endgame tables; 'sittuyin tables build' makes them", .0.display())]
    NoTables(std::path::PathBuf),
    /// The system gave no threads.
    #[error("cannot start the server's threads: {0}")]
    Runtime(#[source] io::Error),
    /// The system gave no way to hear that the process shall stop.
    #[error("cannot listen for the signals that stop the server: {0}")]
    Signals(#[source] io::Error),
}

impl ServeError {
    /// What `error` means for a listener on `address`.
    pub(crate) fn bind(address: SocketAddr, error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::AddrInUse {
            Self::AddressInUse(address)
        } else {
            Self::Bind {
                address,
                source: error,
            }
        }
    }
}
