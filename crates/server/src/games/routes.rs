//! The routes of games; `messages.rs` lists them.

use crate::accounts::{self, Signed};
use crate::api::{Answer, Body, Costly, Peer, Refusal};
use crate::games::OnlineGame;
use crate::games::archive::{self, Wanted};
use crate::games::messages::{Act, GameList, GameSnapshot, OwnArrangement, SoughtResult};
use crate::games::{picture, png, records};
use crate::live;
use crate::online::Online;
use crate::time::Millis;
use crate::wire::ErrorCode;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use serde::Deserialize;
use sittuyin::Game;
use std::sync::Arc;

/// The most games in one list.
const MOST: u32 = 50;

pub(crate) fn routes() -> Router<Arc<Online>> {
    Router::new()
        .route("/games", get(list))
        .route("/games/{id}", get(snapshot))
        .route("/games/{id}/pgn", get(pgn))
        .route("/games/{id}/fen", get(fen))
        .route("/games/{id}/picture.svg", get(picture))
        .route("/games/{id}/picture.png", get(painted))
        .route("/games/{id}/arrangement", get(arrangement))
        .route("/games/{id}/actions", post(act))
        .route("/games/{id}/live", get(live::live))
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Stage {
    Live,
    Over,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Search {
    state: Option<Stage>,
    person: Option<String>,
    name: Option<String>,
    opponent: Option<String>,
    ruleset: Option<String>,
    rated: Option<bool>,
    result: Option<SoughtResult>,
    since: Option<Millis>,
    until: Option<Millis>,
    before: Option<String>,
    limit: Option<u32>,
}

/// The id of somebody by name, also when the account is closed.
async fn by_name(online: &Online, name: Option<String>) -> Answer<Option<String>> {
    let Some(name) = name else { return Ok(None) };
    let account = accounts::by_name_key(online.store().reader(), &accounts::fold(&name)).await?;
    let account = account.ok_or_else(|| Refusal::not_found("name"))?;
    Ok(Some(account.person.id))
}

async fn list(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    search: Result<Query<Search>, QueryRejection>,
) -> Answer<Json<GameList>> {
    online.count(Costly::Read, peer)?;
    let invalid = |message: &str| Refusal::new(ErrorCode::Invalid, message);
    let Query(search) = search.map_err(|_| {
        invalid(
            "expected the fields state (live or over), person, name, opponent, ruleset, rated (true or false), \
             result (white, black, draw, won or lost), since, until, before and limit",
        )
    })?;
    let limit = search.limit.unwrap_or(MOST).clamp(1, MOST);
    let before = search
        .before
        .map(|text| {
            let (at, id) = text.split_once('-')?;
            Some((at.parse::<Millis>().ok()?, id.to_owned()))
        })
        .map(|before| before.ok_or_else(|| invalid("before: expected what 'next' was")))
        .transpose()?;
    let person = match by_name(&online, search.name).await? {
        Some(id) => Some(id),
        None => search.person,
    };
    if matches!(search.result, Some(SoughtResult::Won | SoughtResult::Lost)) && person.is_none() {
        return Err(invalid(
            "won and lost are somebody's: expected name or person",
        ));
    }
    let wanted = Wanted {
        over: search.state.map(|state| matches!(state, Stage::Over)),
        person,
        opponent: by_name(&online, search.opponent).await?,
        ruleset: search.ruleset,
        rated: search.rated,
        result: search.result,
        since: search.since,
        until: search.until,
        before,
        limit,
    };
    let games = archive::list(online.store(), wanted).await?;
    let next = games
        .last()
        .filter(|_| games.len() == limit as usize)
        .map(|last| format!("{}-{}", last.created_at, last.id));
    Ok(Json(GameList { games, next }))
}

async fn snapshot(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
) -> Answer<Json<GameSnapshot>> {
    online.count(Costly::Read, peer)?;
    Ok(Json(online.live().snapshot(&id).await?.0))
}

async fn pgn(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
) -> Answer<Response> {
    online.count(Costly::Read, peer)?;
    let pgn = online.live().with(&id, OnlineGame::to_pgn).await?;
    let pgn =
        pgn.ok_or_else(|| Refusal::not_found("game to be read before the curtain has risen"))?;
    // The game is there, so that its id is letters and digits.
    let file = format!("attachment; filename=\"{id}.pgn\"");
    let kind = "application/x-chess-pgn; charset=utf-8".to_owned();
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, file)], pgn).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct At {
    ply: Option<u32>,
}

/// Something of a game as it is now, or as it was at the ply that was asked for.
async fn at<T>(
    online: &Online,
    id: &str,
    at: Result<Query<At>, QueryRejection>,
    look: impl FnOnce(&Game) -> T,
) -> Answer<T> {
    let Query(At { ply }) =
        at.map_err(|_| Refusal::new(ErrorCode::Invalid, "expected the field ply alone, a number"))?;
    let then = online
        .live()
        .with(id, |game| game.at(ply.unwrap_or(game.ply())))
        .await?;
    let then = then.ok_or_else(|| Refusal::not_found("ply in this game"))?;
    Ok(look(&then))
}

async fn fen(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    ply: Result<Query<At>, QueryRejection>,
) -> Answer<String> {
    online.count(Costly::Read, peer)?;
    at(&online, &id, ply, |game| game.fen() + "\n").await
}

async fn picture(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    ply: Result<Query<At>, QueryRejection>,
) -> Answer<Response> {
    online.count(Costly::Read, peer)?;
    let drawn = drawn(&online, &id, ply).await?;
    Ok(as_picture("image/svg+xml", drawn))
}

async fn painted(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    ply: Result<Query<At>, QueryRejection>,
) -> Answer<Response> {
    online.count(Costly::Picture, peer)?;
    let drawn = drawn(&online, &id, ply).await?;
    let painted = online.pictures().run(move || png::paint(&drawn)).await??;
    Ok(as_picture("image/png", painted))
}

async fn drawn(
    online: &Online,
    id: &str,
    ply: Result<Query<At>, QueryRejection>,
) -> Answer<String> {
    at(online, id, ply, |game| {
        picture::draw(game.position().board())
    })
    .await
}

/// Everybody gets the same picture, and a link is looked at by many at once.
fn as_picture(kind: &'static str, picture: impl IntoResponse) -> Response {
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=60")];
    (headers, picture).into_response()
}

async fn arrangement(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    Signed(person): Signed,
) -> Answer<Json<OwnArrangement>> {
    online.count(Costly::Read, peer)?;
    let side = online
        .live()
        .side_of(&id, &person.id)
        .await?
        .ok_or_else(|| Refusal::new(ErrorCode::NotAPlayer, "you do not play in this game"))?;
    let own = records::hidden(online.store().reader(), &id, side).await?;
    Ok(Json(OwnArrangement {
        placements: own.map(super::arrangement::Arrangement::into_placements),
    }))
}

async fn act(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    Signed(person): Signed,
    Body(act): Body<Act>,
) -> Answer<Response> {
    online.count(Costly::Play, peer)?;
    let received = online.now();
    Ok(
        match online
            .live()
            .act(&id, &person.id, &act, received, 0)
            .await?
        {
            Ok(ack) => Json(ack).into_response(),
            Err(refused) => {
                let status = Refusal(refused.error.clone()).status();
                (status, Json(refused)).into_response()
            }
        },
    )
}
