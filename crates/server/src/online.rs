//! What the routes of online play share.

use crate::accounts::{self, Passwords};
use crate::api::{self, Answer, Costly, Origin, Peer, Rates, Refusal};
use crate::bus::{Bus, InProcess};
use crate::chat;
use crate::games;
use crate::live::Live;
use crate::lobby::{self, Board};
use crate::moderation::{self, Comparing};
use crate::queue::Queue;
use crate::ratings;
use crate::runs::Run;
use crate::sockets::{Place, Sockets};
use crate::store::{Store, StoreError};
use crate::studies;
use crate::time::{Millis, Timepiece};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::header::{CACHE_CONTROL, HeaderValue};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// Bodies are small.
const BODY: usize = 16 * 1024;

/// Pictures that are painted at once, and those that are there in all.
const PICTURES: (usize, usize) = (1, 64);

/// Chapters that are read at once, and those that are there in all.
const CHAPTERS: (usize, usize) = (1, 64);

/// How often the server notes that it is alive.
const ALIVE: Duration = Duration::from_secs(1);
/// How often what has expired is removed.
const EXPIRE: Duration = Duration::from_secs(3600);

/// How online play is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The address at which browsers reach the server; `None` takes it from each request and trusts
    /// HTTP without encryption on this machine alone.
    pub origin: Option<Origin>,
    /// Whether a proxy stands before the server and names the visitors' addresses in
    /// `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// WebSockets held open at once, a tenth of them for one address; further ones are refused.
    pub sockets: usize,
    /// How many times the usual one address may ask for what costs; 0 is without limit.
    pub generosity: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            origin: None,
            behind_proxy: false,
            sockets: 20_000,
            generosity: 1,
        }
    }
}

/// Online play: the database and everything that lives on it.
pub struct Online {
    settings: Settings,
    store: Store,
    time: Timepiece,
    passwords: Passwords,
    rates: Rates,
    run: Run,
    live: Arc<Live>,
    sockets: Sockets,
    comparing: Comparing,
    pictures: Queue,
    reading: Queue,
    board: Board,
}

impl std::fmt::Debug for Online {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Online")
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}

impl Online {
    /// Opens the data in `folder`.
    ///
    /// # Errors
    ///
    /// [`StoreError`] when they cannot be used.
    pub async fn open(folder: &Path, settings: Settings) -> Result<Arc<Self>, StoreError> {
        Self::open_at(folder, settings, SystemTime::now()).await
    }

    /// The same when a clock that may be wrong says that it is `machine`. It is asked at the start alone.
    ///
    /// # Errors
    ///
    /// [`StoreError`] when the data cannot be used.
    pub async fn open_at(
        folder: &Path,
        settings: Settings,
        machine: SystemTime,
    ) -> Result<Arc<Self>, StoreError> {
        let store = Store::open(folder).await?;
        let alive = Run::last_alive(&store).await?;
        // What was stored lies in the past, whatever the machine's clock says.
        let time = Timepiece::start(machine, alive.unwrap_or(0));
        let run = Run::begin(&store, time.now()).await?;
        let bus: Arc<dyn Bus> = Arc::new(InProcess::default());
        let live = Live::start(store.clone(), time.clone(), bus, alive).await?;
        let online = Arc::new(Self {
            rates: Rates::new(settings.generosity),
            passwords: Passwords::new(),
            sockets: Sockets::new(settings.sockets, settings.generosity),
            comparing: Comparing::default(),
            pictures: Queue::new(PICTURES.0, PICTURES.1),
            reading: Queue::new(CHAPTERS.0, CHAPTERS.1),
            board: Board::default(),
            settings,
            store,
            time,
            run,
            live,
        });
        online.keep();
        Ok(online)
    }

    /// Notes that the server is alive, removes what has expired, and keeps the lobby, until it stops.
    fn keep(self: &Arc<Self>) {
        tokio::spawn(lobby::keep_board(Arc::clone(self)));
        let online = Arc::clone(self);
        tokio::spawn(async move {
            let mut stopped = std::pin::pin!(online.live.stopped());
            let mut alive = tokio::time::interval(ALIVE);
            let mut expire = tokio::time::interval(EXPIRE);
            loop {
                let kept = tokio::select! {
                    () = &mut stopped => return,
                    _ = alive.tick() => online.run.alive(&online.store, online.now()).await,
                    _ = expire.tick() => online.remove_expired().await,
                };
                if let Err(error) = kept {
                    tracing::error!(%error, "the database could not be kept");
                }
            }
        });
    }

    async fn remove_expired(&self) -> Result<(), StoreError> {
        lobby::remove_expired(&self.store, self.now()).await?;
        chat::remove_expired(self).await?;
        moderation::remove_expired(self).await?;
        studies::remove_expired(&self.store, self.now()).await?;
        accounts::remove_expired(&self.store, self.now()).await
    }

    /// Stops everything and closes the database.
    pub async fn close(&self) {
        self.live.stop();
        if let Err(error) = self.run.alive(&self.store, self.now()).await {
            tracing::error!(%error, "the end of the run could not be noted");
        }
        self.store.close().await;
    }

    pub(crate) fn live(&self) -> &Arc<Live> {
        &self.live
    }

    /// A place for a WebSocket, for as long as it is held.
    pub(crate) fn socket_place(&self, peer: Peer) -> Answer<Place> {
        self.sockets.place(peer)
    }

    /// The games that wait for the engine.
    pub(crate) fn comparing(&self) -> &Comparing {
        &self.comparing
    }

    /// The pictures that wait to be painted.
    pub(crate) fn pictures(&self) -> &Queue {
        &self.pictures
    }

    /// The chapters that wait to be read.
    pub(crate) fn reading(&self) -> &Queue {
        &self.reading
    }

    /// The seeks that are open.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    pub(crate) fn now(&self) -> Millis {
        self.time.now()
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.passwords
    }

    /// Counts something that costs.
    pub(crate) fn count(&self, what: Costly, peer: Peer) -> Answer<()> {
        self.rates.count(what, peer, self.now())
    }
}

/// The routes under `/api`.
pub(crate) fn routes(online: &Arc<Online>) -> Router {
    Router::new()
        .merge(accounts::routes())
        .merge(games::routes())
        .merge(lobby::routes())
        .merge(moderation::routes())
        .merge(ratings::routes())
        .merge(studies::routes())
        .fallback(async || Refusal::not_found("route"))
        .layer(middleware::from_fn(to_the_end))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn_with_state(
            Arc::clone(online),
            api::same_origin,
        ))
        .layer(middleware::from_fn_with_state(
            Arc::clone(online),
            api::peer,
        ))
        .layer(middleware::map_response(private))
        .with_state(Arc::clone(online))
}

/// What changes something is done to its end, also when whoever asked is gone by then: what was stored
/// is told to the others too.
async fn to_the_end(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    tokio::spawn(next.run(request))
        .await
        .unwrap_or_else(|fault| Refusal::internal(fault).into_response())
}

/// What the API says is for the one who asked, now, where it does not say otherwise.
async fn private(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}
