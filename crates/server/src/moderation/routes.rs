//! The routes of conduct; `messages.rs` lists them.

use crate::accounts::Signed;
use crate::api::{Answer, Body, Costly, Peer};
use crate::moderation::messages::NewReport;
use crate::moderation::reports;
use crate::online::Online;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Extension, Router};
use std::sync::Arc;

pub(crate) fn routes() -> Router<Arc<Online>> {
    Router::new().route("/reports", post(report))
}

async fn report(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Signed(person): Signed,
    Body(wanted): Body<NewReport>,
) -> Answer<StatusCode> {
    online.count(Costly::Report, peer)?;
    reports::report(&online, &person, wanted).await?;
    Ok(StatusCode::NO_CONTENT)
}
