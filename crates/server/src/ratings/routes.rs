//! The routes of strength; `messages.rs` lists them.

use crate::accounts;
use crate::accounts::messages::Person;
use crate::api::{Answer, Costly, Peer, Refusal};
use crate::games;
use crate::online::Online;
use crate::ratings::Pool;
use crate::ratings::messages::{Leaderboard, PersonView, RatingHistory};
use crate::ratings::records;
use axum::extract::{Path, State};
use axum::routing::get;
use axum::{Extension, Json, Router};
use std::sync::Arc;

pub(crate) fn routes() -> Router<Arc<Online>> {
    Router::new()
        .route("/people/{name}", get(person))
        .route("/people/{name}/ratings/{family}/{pace}", get(history))
        .route("/ratings/{family}/{pace}", get(leaderboard))
}

async fn named(online: &Online, name: &str) -> Answer<Person> {
    accounts::find(online.store(), name)
        .await?
        .ok_or_else(|| Refusal::not_found("name"))
}

fn pool(family: &str, pace: &str) -> Answer<Pool> {
    Pool::from_columns(family, pace).map_err(|_| Refusal::not_found("family or pace"))
}

async fn person(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Path(name): Path<String>,
) -> Answer<Json<PersonView>> {
    online.count(Costly::Read, peer)?;
    let person = named(&online, &name).await?;
    Ok(Json(PersonView {
        created_at: accounts::created_at(online.store(), &person.id).await?,
        games: games::records::counts_of(online.store(), &person.id).await?,
        ratings: records::all_of(online.store(), &person.id, online.now()).await?,
        person,
    }))
}

async fn history(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Path((name, family, pace)): Path<(String, String, String)>,
) -> Answer<Json<RatingHistory>> {
    online.count(Costly::Read, peer)?;
    let pool = pool(&family, &pace)?;
    let person = named(&online, &name).await?;
    let points = records::history(online.store(), &person.id, pool).await?;
    Ok(Json(RatingHistory { points }))
}

async fn leaderboard(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Path((family, pace)): Path<(String, String)>,
) -> Answer<Json<Leaderboard>> {
    online.count(Costly::Read, peer)?;
    let pool = pool(&family, &pace)?;
    let places = records::strongest(online.store(), pool, online.now()).await?;
    Ok(Json(Leaderboard { places }))
}
