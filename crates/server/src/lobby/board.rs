//! The open seeks, read once for all who look at the lobby.

use crate::lobby::matching::LOBBY;
use crate::lobby::messages::Seek;
use crate::lobby::records;
use crate::online::Online;
use crate::store::StoreError;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// Changes are told at most so often.
const PAUSE: Duration = Duration::from_millis(300);
/// How often what has expired is looked for.
const LOOK: Duration = Duration::from_secs(10);

/// What hangs in the lobby.
#[derive(Debug, Default)]
pub(crate) struct Board(watch::Sender<Arc<[Seek]>>);

impl Board {
    /// Sees what hangs there now and what comes.
    pub(super) fn look(&self) -> watch::Receiver<Arc<[Seek]>> {
        self.0.subscribe()
    }
}

/// Keeps the board as the database is, until the server stops.
pub(crate) async fn keep(online: Arc<Online>) {
    let bus = Arc::clone(online.live().bus());
    let mut told = bus.subscribe(LOBBY);
    let mut stopped = std::pin::pin!(online.live().stopped());
    let mut look = tokio::time::interval(LOOK);
    loop {
        tokio::select! {
            () = &mut stopped => return,
            _ = look.tick() => {}
            _ = told.recv() => {
                tokio::time::sleep(PAUSE).await;
                // What was told meanwhile shows in what is read now.
                told = bus.subscribe(LOBBY);
            }
        }
        if let Err(error) = read(&online).await {
            tracing::warn!(%error, "the lobby could not be read");
        }
    }
}

async fn read(online: &Online) -> Result<(), StoreError> {
    let seeks = records::seeks(online.store(), online.now()).await?;
    online.board().0.send_if_modified(|known| {
        let new = **known != *seeks;
        if new {
            *known = seeks.into();
        }
        new
    });
    Ok(())
}
