//! The routes of people; `messages.rs` lists them.

use crate::accounts::blocks;
use crate::accounts::messages::{
    BlockList, PasswordChange, PasswordProof, Person, Recovery, RecoveryCodes, Registered,
    Registration, SessionView, SignIn,
};
use crate::accounts::service::{self, SignedIn};
use crate::accounts::session::{LIFE, Session, cookie};
use crate::accounts::{Member, Signed};
use crate::api::{Answer, Body, Costly, Peer, Transport};
use crate::moderation;
use crate::online::Online;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use axum::{Extension, Json, Router};
use std::sync::Arc;

pub(crate) fn routes() -> Router<Arc<Online>> {
    Router::new()
        .route("/session", get(session).post(sign_in).delete(sign_out))
        .route("/session/guest", post(guest))
        .route("/sessions", delete(sign_out_everywhere))
        .route("/accounts", post(register))
        .route("/account/password", post(change_password))
        .route("/account/recovery-codes", post(renew_codes))
        .route("/account/delete", post(delete_account))
        .route("/account/export", get(export))
        .route("/blocks", get(block_list))
        .route("/blocks/{id}", put(block).delete(unblock))
        .route("/recovery", post(recover))
}

type Cookie = [(HeaderName, HeaderValue); 1];

fn set(transport: Transport, token: Option<&str>) -> Cookie {
    [(SET_COOKIE, cookie(transport, token))]
}

async fn view(online: &Online, person: Option<Person>) -> Answer<SessionView> {
    let moderator = match &person {
        Some(person) => moderation::is_moderator(online.store().reader(), &person.id).await?,
        None => false,
    };
    Ok(SessionView { person, moderator })
}

async fn signed_in(online: &Online, transport: Transport, signed: SignedIn) -> Answer<Response> {
    let view = view(online, Some(signed.person)).await?;
    Ok((set(transport, Some(&signed.token)), Json(view)).into_response())
}

async fn session(State(online): State<Arc<Online>>, session: Session) -> Answer<Json<SessionView>> {
    if let Some(hash) = session.token_hash
        && session.expires_at - online.now() < LIFE / 2
    {
        service::prolong(&online, hash).await?;
    }
    Ok(Json(view(&online, session.person).await?))
}

async fn guest(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    session: Session,
) -> Answer<Response> {
    if session.person.is_some() {
        return Ok(Json(view(&online, session.person).await?).into_response());
    }
    online.count(Costly::Guest, peer)?;
    let signed = service::guest(&online).await?;
    signed_in(&online, session.transport, signed).await
}

async fn register(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    session: Session,
    Body(registration): Body<Registration>,
) -> Answer<Response> {
    online.count(Costly::Registration, peer)?;
    let (signed, recovery_codes) = service::register(&online, session.person, registration).await?;
    let view = Registered {
        person: signed.person,
        recovery_codes,
    };
    Ok((set(session.transport, Some(&signed.token)), Json(view)).into_response())
}

async fn sign_in(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    session: Session,
    Body(request): Body<SignIn>,
) -> Answer<Response> {
    online.count(Costly::Password, peer)?;
    let signed = service::sign_in(&online, request).await?;
    // The cookie of whoever was signed in here goes; so does the session.
    let transport = session.transport;
    service::sign_out(&online, session).await?;
    signed_in(&online, transport, signed).await
}

async fn sign_out(State(online): State<Arc<Online>>, session: Session) -> Answer<Response> {
    let transport = session.transport;
    service::sign_out(&online, session).await?;
    Ok((StatusCode::NO_CONTENT, set(transport, None)).into_response())
}

async fn sign_out_everywhere(
    State(online): State<Arc<Online>>,
    Signed(person): Signed,
    session: Session,
) -> Answer<Response> {
    service::sign_out_everywhere(&online, &person).await?;
    Ok((StatusCode::NO_CONTENT, set(session.transport, None)).into_response())
}

async fn change_password(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Member(person): Member,
    session: Session,
    Body(change): Body<PasswordChange>,
) -> Answer<Response> {
    online.count(Costly::Password, peer)?;
    let signed = service::change_password(&online, &person, change).await?;
    signed_in(&online, session.transport, signed).await
}

async fn renew_codes(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Member(person): Member,
    Body(proof): Body<PasswordProof>,
) -> Answer<Json<RecoveryCodes>> {
    online.count(Costly::Password, peer)?;
    let recovery_codes = service::renew_codes(&online, &person, proof.password).await?;
    Ok(Json(RecoveryCodes { recovery_codes }))
}

async fn recover(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    session: Session,
    Body(recovery): Body<Recovery>,
) -> Answer<Response> {
    online.count(Costly::Password, peer)?;
    let signed = service::recover(&online, recovery).await?;
    signed_in(&online, session.transport, signed).await
}

async fn delete_account(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Member(person): Member,
    session: Session,
    Body(proof): Body<PasswordProof>,
) -> Answer<Response> {
    online.count(Costly::Password, peer)?;
    service::delete(&online, &person, proof.password).await?;
    Ok((StatusCode::NO_CONTENT, set(session.transport, None)).into_response())
}

async fn block_list(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Signed(person): Signed,
) -> Answer<Json<BlockList>> {
    online.count(Costly::Read, peer)?;
    Ok(Json(blocks::list(online.store(), &person.id).await?))
}

async fn block(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Path(whom): Path<String>,
    Signed(person): Signed,
) -> Answer<StatusCode> {
    online.count(Costly::Offer, peer)?;
    blocks::block(&online, &person, whom).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn unblock(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Path(whom): Path<String>,
    Signed(person): Signed,
) -> Answer<StatusCode> {
    online.count(Costly::Offer, peer)?;
    blocks::unblock(&online, &person, whom).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn export(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Signed(person): Signed,
) -> Answer<Response> {
    online.count(Costly::Export, peer)?;
    let export = service::export(&online, person).await?;
    let file = HeaderValue::from_static("attachment; filename=\"sittuyin-account.json\"");
    Ok(([(CONTENT_DISPOSITION, file)], Json(export)).into_response())
}
