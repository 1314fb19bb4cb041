//! What the routes of online play share.

use crate::accounts::{self, Passwords};
use crate::api::{self, Answer, Costly, Origin, Peer, Rates, Refusal};
use crate::store::{Store, StoreError};
use crate::time::{Millis, Timepiece};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{CACHE_CONTROL, HeaderValue};
use axum::middleware;
use axum::response::Response;
use std::path::Path;
use std::sync::Arc;

/// Bodies are small.
const BODY: usize = 16 * 1024;

/// How online play is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The address at which browsers reach the server; `None` takes it from each request and trusts
    /// HTTP without encryption on this machine alone.
    pub origin: Option<Origin>,
    /// Whether a proxy stands before the server and names the visitors' addresses in
    /// `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How many times the usual one address may ask for what costs; 0 is without limit.
    pub generosity: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            origin: None,
            behind_proxy: false,
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
        let store = Store::open(folder).await?;
        let time = Timepiece::start(0);
        accounts::remove_expired(&store, time.now()).await?;
        Ok(Arc::new(Self {
            rates: Rates::new(settings.generosity),
            passwords: Passwords::new(),
            settings,
            store,
            time,
        }))
    }

    /// Stops everything and closes the database.
    pub async fn close(&self) {
        self.store.close().await;
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
        .fallback(async || Refusal::not_found("route"))
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

/// What the API says is for the one who asked, now.
async fn private(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
