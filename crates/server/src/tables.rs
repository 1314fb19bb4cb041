//! What endgame tables say: `GET /api/tables?ruleset=formal&fen=FEN` answers with a [`TableAnswer`].
//!
//! The count and the clock that stand in the position are heeded; of the game before it nothing is
//! known, so no position is a repetition. Of a rated game that is being played nothing is said.

use std::error::Error;
use std::fmt::Display;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, HeaderValue};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Json, Router};
use serde::Deserialize;
use sittuyin::{Draws, Game, ParseRulesetError, Ruleset, fen::Fen};
use sittuyin_tablebase::{Cache, TableAnswer, Tables};
use tokio::sync::Semaphore;

use crate::api::{self, Answer, Costly, Peer, Refusal};
use crate::fair_play;
use crate::online::Online;
use crate::wire::ErrorCode;

/// How long a question waits until it is its turn.
const PATIENCE: Duration = Duration::from_secs(5);

/// An answer holds as long as the tables are the same.
const KEPT: &str = "public, max-age=3600";

/// The tables, and those who look into them.
struct Library {
    tables: Tables,
    /// As many questions as there are processors are answered at once.
    places: Arc<Semaphore>,
    /// What was read last, one for each that is at work.
    caches: Mutex<Vec<Cache>>,
    /// Where games are played about which nothing is said.
    online: Option<Arc<Online>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    #[serde(default)]
    ruleset: Option<String>,
    fen: String,
}

/// The route, with these tables behind it.
pub(crate) fn routes(tables: Tables, online: Option<Arc<Online>>) -> Router {
    let places = available_parallelism().map_or(1, NonZeroUsize::get);
    let library = Library {
        tables,
        places: Arc::new(Semaphore::new(places)),
        caches: Mutex::default(),
        online: online.clone(),
    };
    let routes = Router::new()
        .route("/api/tables", get(ask))
        .layer(middleware::map_response(unkept))
        .with_state(Arc::new(library));
    match online {
        Some(online) => routes.layer(middleware::from_fn_with_state(online, api::peer)),
        None => routes,
    }
}

/// A refusal may be another one tomorrow.
async fn unkept(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

async fn ask(
    State(library): State<Arc<Library>>,
    Extension(peer): Extension<Peer>,
    question: Result<Query<Question>, QueryRejection>,
) -> Answer<Response> {
    if let Some(online) = &library.online {
        online.count(Costly::Tables, peer)?;
    }
    let Query(question) = question.map_err(|error| misread(&error))?;
    let game = question.game()?;
    if let Some(online) = &library.online
        && fair_play::is_played(online.store(), game.position().board()).await?
    {
        return Err(Refusal::new(
            ErrorCode::FairPlay,
            "this position stands in a rated game that is being played; ask again when it is over",
        ));
    }
    let place = Arc::clone(&library.places).acquire_owned();
    let place = tokio::time::timeout(PATIENCE, place).await;
    let place = place.map_err(|_| Refusal::too_many(1))?;
    // Blocks that nobody has read yet come from the disk. Who asked may go away; the work goes on, and so
    // does its place.
    let answer = tokio::task::spawn_blocking(move || {
        let _place = place;
        library.answer(&game)
    });
    let answer = answer.await.map_err(Refusal::internal)??;
    Ok(([(CACHE_CONTROL, KEPT)], Json(answer)).into_response())
}

impl Question {
    fn game(&self) -> Answer<Game> {
        let ruleset = match &self.ruleset {
            Some(id) => id
                .parse()
                .map_err(|error: ParseRulesetError| invalid(error))?,
            None => Ruleset::Formal,
        };
        if ruleset.rules().dice {
            return Err(invalid("the ruleset dice has no tables: a throw is chance"));
        }
        let Fen(setup) = self.fen.parse().map_err(invalid)?;
        Game::from_setup(setup, ruleset, Draws::Platform).map_err(invalid)
    }
}

impl Library {
    fn answer(&self, game: &Game) -> Answer<TableAnswer> {
        let mut caches = self.caches.lock().unwrap_or_else(PoisonError::into_inner);
        let cache = caches.pop();
        drop(caches);
        let mut cache = cache.unwrap_or_default();
        let answer = self.tables.answer(&mut cache, game);
        let mut caches = self.caches.lock().unwrap_or_else(PoisonError::into_inner);
        caches.push(cache);
        drop(caches);
        answer.map_err(Refusal::internal)?.ok_or_else(|| {
            let men = game.position().board().occupied().len();
            let most = self.tables.most_men();
            Refusal::new(
                ErrorCode::NotFound,
                format!(
                    "no table holds this position of {men} men: here are tables of up to {most} men, \
                     for positions with both kings and nothing in hand"
                ),
            )
        })
    }
}

/// A question that is none.
fn misread(error: &QueryRejection) -> Refusal {
    let cause = error
        .source()
        .map_or_else(|| error.to_string(), ToString::to_string);
    invalid(format_args!(
        "{cause}; expected /api/tables?ruleset=formal&fen=FEN, with the position percent-encoded"
    ))
}

/// A question that cannot be answered as it is.
fn invalid(error: impl Display) -> Refusal {
    Refusal::new(ErrorCode::Invalid, error.to_string())
}
