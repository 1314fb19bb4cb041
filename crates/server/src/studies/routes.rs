//! The routes of studies; `messages.rs` lists them.

use crate::accounts::{Session, Signed};
use crate::api::{Answer, Body, Costly, Peer, Refusal};
use crate::online::Online;
use crate::studies::messages::{
    Chapter, ChapterChange, ChapterOrder, NewChapter, NewStudy, StaleChapter, StudyList,
    StudyTerms, StudyView,
};
use crate::studies::records;
use crate::studies::service::{self, Changed};
use crate::studies::text::LONGEST_PGN;
use crate::wire::ErrorCode;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post, put};
use axum::{Extension, Json, Router};
use std::sync::Arc;

/// A chapter in JSON, where line breaks and quotation marks take twice their room, and what stands around it.
const BODY: usize = 2 * LONGEST_PGN + 16 * 1024;

type Shared = State<Arc<Online>>;
type Id = Path<String>;
type ChapterId = Path<(String, String)>;

pub(crate) fn routes() -> Router<Arc<Online>> {
    Router::new()
        .route("/studies", get(list).post(begin))
        .route("/studies/{id}", get(view).put(set).delete(remove))
        .route("/studies/{id}/copy", post(copy))
        .route("/studies/{id}/order", put(order))
        .route("/studies/{id}/chapters", post(add_chapter))
        .route(
            "/studies/{id}/chapters/{chapter}",
            get(chapter).put(change_chapter).delete(remove_chapter),
        )
        .layer(DefaultBodyLimit::max(BODY))
}

async fn list(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Signed(person): Signed,
) -> Answer<Json<StudyList>> {
    online.count(Costly::Read, peer)?;
    Ok(Json(records::list(online.store(), &person.id).await?))
}

async fn begin(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Signed(person): Signed,
    Body(wanted): Body<NewStudy>,
) -> Answer<Json<StudyView>> {
    online.count(Costly::Study, peer)?;
    service::begin(&online, person, wanted).await.map(Json)
}

async fn view(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Id,
    session: Session,
) -> Answer<Json<StudyView>> {
    online.count(Costly::Read, peer)?;
    service::view(&online, &id, session.person).await.map(Json)
}

async fn set(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Id,
    Signed(person): Signed,
    Body(wanted): Body<StudyTerms>,
) -> Answer<Json<StudyView>> {
    online.count(Costly::Study, peer)?;
    service::set(&online, person, id, wanted).await.map(Json)
}

async fn remove(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Id,
    Signed(person): Signed,
) -> Answer<StatusCode> {
    online.count(Costly::Study, peer)?;
    service::remove(&online, person, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn copy(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Id,
    Signed(person): Signed,
) -> Answer<Json<StudyView>> {
    online.count(Costly::Study, peer)?;
    service::copy(&online, person, id).await.map(Json)
}

async fn order(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Id,
    Signed(person): Signed,
    Body(wanted): Body<ChapterOrder>,
) -> Answer<Json<StudyView>> {
    online.count(Costly::Study, peer)?;
    service::order(&online, person, id, wanted).await.map(Json)
}

async fn add_chapter(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Id,
    Signed(person): Signed,
    Body(wanted): Body<NewChapter>,
) -> Answer<Json<Chapter>> {
    online.count(Costly::Study, peer)?;
    service::add_chapter(&online, person, id, wanted)
        .await
        .map(Json)
}

async fn chapter(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path((study, id)): ChapterId,
    session: Session,
) -> Answer<Json<Chapter>> {
    online.count(Costly::Read, peer)?;
    service::chapter(&online, &study, &id, session.person)
        .await
        .map(Json)
}

async fn change_chapter(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path((study, id)): ChapterId,
    Signed(person): Signed,
    Body(wanted): Body<ChapterChange>,
) -> Answer<Response> {
    online.count(Costly::Study, peer)?;
    Ok(
        match service::change_chapter(&online, person, study, id, wanted).await? {
            Changed::Done(chapter) => Json(chapter).into_response(),
            Changed::Stale(chapter) => {
                let refusal = Refusal::new(
                    ErrorCode::Stale,
                    "the chapter was changed meanwhile; its present version is enclosed",
                );
                let status = refusal.status();
                let error = refusal.0;
                (status, Json(StaleChapter { error, chapter })).into_response()
            }
        },
    )
}

async fn remove_chapter(
    State(online): Shared,
    Extension(peer): Extension<Peer>,
    Path((study, id)): ChapterId,
    Signed(person): Signed,
) -> Answer<StatusCode> {
    online.count(Costly::Study, peer)?;
    service::remove_chapter(&online, person, study, id).await?;
    Ok(StatusCode::NO_CONTENT)
}
