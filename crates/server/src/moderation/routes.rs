//! The routes of conduct; `messages.rs` lists them.

use crate::accounts::Signed;
use crate::api::{Answer, Body, Costly, Peer, Refusal};
use crate::moderation::messages::{AuditLog, Because, Evidence, NewReport, ReportList};
use crate::moderation::roles::Moderator;
use crate::moderation::{agreement, audit, deeds, reports};
use crate::online::Online;
use crate::time::Millis;
use crate::wire::ErrorCode;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use serde::Deserialize;
use std::sync::Arc;

/// The most entries in one list.
const MOST: i64 = 50;

type Shared = State<Arc<Online>>;

pub(crate) fn routes() -> Router<Arc<Online>> {
    let moderation = Router::new()
        .route("/reports", get(open))
        .route("/reports/{id}/dismiss", post(dismiss))
        .route("/games/{id}", get(evidence))
        .route("/games/{id}/agreement", post(compare))
        .route("/games/{id}/chat/{number}/remove", post(remove_message))
        .route("/people/{id}/close", post(close))
        .route("/people/{id}/reopen", post(reopen))
        .route("/audit", get(log));
    Router::new()
        .route("/reports", post(report))
        .nest("/moderation", moderation)
}

async fn report(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Signed(person): Signed,
    Body(wanted): Body<NewReport>,
) -> Answer<StatusCode> {
    online.count(Costly::Report, peer)?;
    reports::report(&online, &person, wanted).await.map(done)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    before: Option<String>,
}

type Asked = Result<Query<Page>, QueryRejection>;

fn before(asked: Asked) -> Answer<Option<String>> {
    asked
        .map(|Query(page)| page.before)
        .map_err(|_| no_page("expected the field before alone"))
}

fn no_page(message: &str) -> Refusal {
    Refusal::new(ErrorCode::Invalid, message)
}

/// Whether a page of this length may have another after it.
fn is_full(length: usize) -> bool {
    length == MOST as usize
}

async fn open(
    State(online): Shared,
    Moderator(reader): Moderator,
    asked: Asked,
) -> Answer<Json<ReportList>> {
    let before = match before(asked)? {
        Some(text) => text
            .split_once('-')
            .and_then(|(at, id)| Some((at.parse::<Millis>().ok()?, id.to_owned())))
            .ok_or_else(|| no_page("before: expected what 'next' was"))?,
        None => (Millis::MAX, String::new()),
    };
    let reports = reports::open(online.store(), &reader.id, before, MOST).await?;
    let next = reports
        .last()
        .filter(|_| is_full(reports.len()))
        .map(|last| format!("{}-{}", last.created_at, last.id));
    Ok(Json(ReportList { reports, next }))
}

async fn log(State(online): Shared, _: Moderator, asked: Asked) -> Answer<Json<AuditLog>> {
    let before = match before(asked)? {
        Some(text) => text
            .parse()
            .map_err(|_| no_page("before: expected what 'next' was"))?,
        None => i64::MAX,
    };
    let entries = audit::before(online.store().reader(), before, MOST).await?;
    let next = entries
        .last()
        .filter(|_| is_full(entries.len()))
        .map(|last| last.number);
    Ok(Json(AuditLog { entries, next }))
}

async fn evidence(
    State(online): Shared,
    Path(game): Path<String>,
    reader: Moderator,
) -> Answer<Json<Evidence>> {
    Ok(Json(deeds::evidence(&online, &reader, &game).await?))
}

async fn compare(
    State(online): Shared,
    Path(game): Path<String>,
    _: Moderator,
) -> Answer<Response> {
    Ok(match agreement::agreement(&online, &game).await? {
        Some(agreement) => Json(agreement).into_response(),
        None => StatusCode::ACCEPTED.into_response(),
    })
}

async fn dismiss(
    State(online): Shared,
    Path(report): Path<String>,
    moderator: Moderator,
    Body(because): Body<Because>,
) -> Answer<StatusCode> {
    deeds::dismiss(&online, moderator, report, because)
        .await
        .map(done)
}

async fn remove_message(
    State(online): Shared,
    Path((game, number)): Path<(String, String)>,
    moderator: Moderator,
    Body(because): Body<Because>,
) -> Answer<StatusCode> {
    let number = number.parse().map_err(|_| Refusal::not_found("message"))?;
    deeds::remove_message(&online, moderator, game, number, because)
        .await
        .map(done)
}

async fn close(
    State(online): Shared,
    Path(person): Path<String>,
    moderator: Moderator,
    Body(because): Body<Because>,
) -> Answer<StatusCode> {
    deeds::close(&online, moderator, person, because)
        .await
        .map(done)
}

async fn reopen(
    State(online): Shared,
    Path(person): Path<String>,
    moderator: Moderator,
    Body(because): Body<Because>,
) -> Answer<StatusCode> {
    deeds::reopen(&online, moderator, person, because)
        .await
        .map(done)
}

fn done((): ()) -> StatusCode {
    StatusCode::NO_CONTENT
}
