//! The routes of the lobby; `messages.rs` lists them.

use crate::accounts::{Session, Signed};
use crate::api::{Answer, Body, Costly, Peer};
use crate::lobby::messages::{Challenge, LobbyView, NewChallenge, NewSeek, Seek, Started};
use crate::lobby::{rematch, service, socket};
use crate::online::Online;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Extension, Json, Router};
use std::sync::Arc;

type Shared = State<Arc<Online>>;

pub(crate) fn routes() -> Router<Arc<Online>> {
    Router::new()
        .route("/seeks", get(view).post(seek))
        .route("/seeks/{id}", delete(withdraw_seek))
        .route("/seeks/{id}/accept", post(accept_seek))
        .route("/challenges", post(challenge))
        .route("/challenges/{id}", get(find).delete(withdraw))
        .route("/challenges/{id}/accept", post(accept))
        .route("/challenges/{id}/decline", post(decline))
        .route(
            "/games/{id}/rematch",
            post(offer_rematch).delete(decline_rematch),
        )
        .route("/lobby/live", get(socket::live))
}

async fn view(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    session: Session,
) -> Answer<Json<LobbyView>> {
    online.count(Costly::Read, peer)?;
    let person = session.person.map(|person| person.id);
    Ok(Json(service::view(&online, person.as_deref()).await?))
}

async fn seek(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Signed(person): Signed,
    Body(wanted): Body<NewSeek>,
) -> Answer<Json<Seek>> {
    online.count(Costly::Offer, peer)?;
    Ok(Json(service::seek(&online, person, wanted).await?))
}

async fn withdraw_seek(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    Signed(person): Signed,
) -> Answer<StatusCode> {
    online.count(Costly::Offer, peer)?;
    service::withdraw_seek(&online, &person, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn accept_seek(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    Signed(person): Signed,
) -> Answer<Json<Started>> {
    online.count(Costly::Offer, peer)?;
    Ok(Json(service::accept_seek(&online, person, id).await?))
}

async fn challenge(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Signed(person): Signed,
    Body(wanted): Body<NewChallenge>,
) -> Answer<Json<Challenge>> {
    online.count(Costly::Offer, peer)?;
    Ok(Json(service::challenge(&online, person, wanted).await?))
}

async fn find(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    session: Session,
) -> Answer<Json<Challenge>> {
    online.count(Costly::Read, peer)?;
    let person = session.person.map(|person| person.id);
    Ok(Json(service::find(&online, person.as_deref(), &id).await?))
}

async fn accept(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    Signed(person): Signed,
) -> Answer<Json<Started>> {
    online.count(Costly::Offer, peer)?;
    Ok(Json(service::accept(&online, person, id).await?))
}

async fn decline(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    Signed(person): Signed,
) -> Answer<StatusCode> {
    online.count(Costly::Offer, peer)?;
    service::decline(&online, &person, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn withdraw(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    Signed(person): Signed,
) -> Answer<StatusCode> {
    online.count(Costly::Offer, peer)?;
    service::withdraw(&online, &person, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn offer_rematch(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    Signed(person): Signed,
) -> Answer<Response> {
    online.count(Costly::Offer, peer)?;
    Ok(match rematch::offer(&online, &person, &id).await? {
        Some(started) => Json(started).into_response(),
        None => StatusCode::ACCEPTED.into_response(),
    })
}

async fn decline_rematch(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    Signed(person): Signed,
) -> Answer<StatusCode> {
    online.count(Costly::Offer, peer)?;
    rematch::decline(&online, &person, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
