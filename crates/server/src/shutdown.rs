//! Hears that the process shall stop.

use std::future::Future;

use crate::ServeError;

/// A future that ends at the first SIGINT (Ctrl+C) or SIGTERM.
#[cfg(unix)]
pub(crate) fn signal() -> Result<impl Future<Output = ()>, ServeError> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupt = signal(SignalKind::interrupt()).map_err(ServeError::Signals)?;
    let mut terminate = signal(SignalKind::terminate()).map_err(ServeError::Signals)?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// A future that ends at the first Ctrl+C.
#[cfg(windows)]
pub(crate) fn signal() -> Result<impl Future<Output = ()>, ServeError> {
    let mut interrupt = tokio::signal::windows::ctrl_c().map_err(ServeError::Signals)?;
    Ok(async move {
        interrupt.recv().await;
    })
}
