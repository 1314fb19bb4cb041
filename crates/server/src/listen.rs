//! Accepts connections, bounds each of them, and ends them in order.

use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use sittuyin_tablebase::Tables;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tower::ServiceBuilder;
use tracing::{debug, info, warn};

use crate::api::Peer;
use crate::app::app;
use crate::{Assets, Limits, Online, ServeError};

/// The pause after the system refused a connection, for example for want of file descriptors.
const REFUSED_PAUSE: Duration = Duration::from_millis(500);

/// Opens the port.
pub(crate) async fn open(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address)
        .await
        .map_err(|error| ServeError::bind(address, error))
}

/// Serves `assets` and what `tables` know on `listener`, and games between people where `online` is given, until `shutdown`
/// ends. Then it lets running requests end within [`Limits::drain_time`] and closes `online`.
pub async fn serve(
    listener: TcpListener,
    assets: Assets,
    tables: Tables,
    online: Option<Arc<Online>>,
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
    let app = app(assets, tables, online.as_ref(), &limits);
    let places = Arc::new(Semaphore::new(limits.connections));
    let (stop, stopping) = watch::channel(());
    // Ends when the last connection has dropped its end.
    let (open, mut all_closed) = mpsc::channel::<()>(1);

    let mut shutdown = pin!(shutdown);
    loop {
        let (stream, address, place) = tokio::select! {
            () = &mut shutdown => break,
            accepted = accept(&listener, &places) => accepted,
        };
        let service = ServiceBuilder::new()
            .layer(Extension(Peer::of(address.ip())))
            .service(app.clone());
        let connection = http
            .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
            .with_upgrades();
        let (mut stopping, open) = (stopping.clone(), open.clone());
        let time = limits.connection_time;
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::time::timeout(time, async {
                tokio::select! {
                    ended = connection.as_mut() => ended,
                    _ = stopping.changed() => {
                        connection.as_mut().graceful_shutdown();
                        connection.await
                    }
                }
            });
            // A client that breaks off or sends nonsense is no fault of the server's.
            match ended.await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => debug!(%error, "connection ended"),
                Err(_) => debug!("connection closed after its time"),
            }
            drop((place, open));
        });
    }

    drop((listener, open));
    info!("stopping");
    let _ = stop.send(());
    let drained = tokio::time::timeout(limits.drain_time, all_closed.recv()).await;
    if drained.is_err() {
        warn!("some requests did not end in time");
    }
    if let Some(online) = online {
        online.close().await;
    }
}

/// Waits for a free place, then for a connection that takes it.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> (TcpStream, SocketAddr, Option<OwnedSemaphorePermit>) {
    // The semaphore is never closed, so there is always a permit.
    let place = Arc::clone(places).acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                // Answers are written whole; waiting to fill a packet would only delay them.
                let _ = stream.set_nodelay(true);
                return (stream, address, place);
            }
            Err(error) => {
                warn!(%error, "cannot accept a connection");
                tokio::time::sleep(REFUSED_PAUSE).await;
            }
        }
    }
}
