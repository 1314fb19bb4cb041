//! Accepts connections, bounds each of them, and ends them in order.

use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tracing::{debug, info, warn};

use crate::app::app;
use crate::{Assets, Limits, ServeError};

/// The pause after the system refused a connection, for example for want of file descriptors.
const REFUSED_PAUSE: Duration = Duration::from_millis(500);

/// Opens the port.
pub(crate) async fn open(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address)
        .await
        .map_err(|error| ServeError::bind(address, error))
}

/// Serves `assets` on `listener` until `shutdown` ends, then lets running requests end within
/// [`Limits::drain_time`].
pub async fn serve(
    listener: TcpListener,
    assets: Assets,
    limits: Limits,
    shutdown: impl Future<Output = ()>,
) {
    if assets.is_empty() {
        warn!("this binary was built without the web app: 'make build' builds both");
    }
    if let Ok(address) = listener.local_addr() {
        info!("Sittuyin is at http://{address}/ (Ctrl+C stops it)");
    }

    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.header_time)
        .max_buf_size(limits.header_bytes.max(8192));
    let service = TowerToHyperService::new(app(assets, &limits));
    let connections = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(limits.connections));

    let mut shutdown = pin!(shutdown);
    loop {
        let (stream, place) = tokio::select! {
            () = &mut shutdown => break,
            accepted = accept(&listener, &places) => accepted,
        };
        let connection = http.serve_connection(TokioIo::new(stream), service.clone());
        let connection = connections.watch(connection);
        let connection = tokio::time::timeout(limits.connection_time, connection);
        tokio::spawn(async move {
            // A client that breaks off or sends nonsense is no fault of the server's.
            match connection.await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => debug!(%error, "connection ended"),
                Err(_) => debug!("connection closed after its time"),
            }
            drop(place);
        });
    }

    drop(listener);
    info!("stopping");
    if tokio::time::timeout(limits.drain_time, connections.shutdown())
        .await
        .is_err()
    {
        warn!("some requests did not end in time");
    }
}

/// Waits for a free place, then for a connection that takes it.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> (TcpStream, Option<OwnedSemaphorePermit>) {
    // The semaphore is never closed, so there is always a permit.
    let place = Arc::clone(places).acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                // Answers are written whole; waiting to fill a packet would only delay them.
                let _ = stream.set_nodelay(true);
                return (stream, place);
            }
            Err(error) => {
                warn!(%error, "cannot accept a connection");
                tokio::time::sleep(REFUSED_PAUSE).await;
            }
        }
    }
}
