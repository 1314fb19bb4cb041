//! The WebSocket of the lobby: the whole view on opening and whenever it has changed. The page says
//! nothing on it.

use crate::accounts::{Session, session_end};
use crate::api::{Answer, Costly, Peer};
use crate::bus::personal;
use crate::lobby::matching::LOBBY;
use crate::lobby::messages::LobbyView;
use crate::lobby::service;
use crate::online::Online;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Changes are told at most so often.
const PAUSE: Duration = Duration::from_millis(300);
/// How often the server looks for what has expired, keeps the seeks of who is there, and asks for a
/// sign of life.
const LOOK: Duration = Duration::from_secs(10);
/// A connection from which nothing comes for so long is closed.
const SILENCE: Duration = Duration::from_secs(35);
/// A connection that takes nothing for so long is closed.
const STUCK: Duration = Duration::from_secs(10);

/// `GET /api/lobby/live`
pub(crate) async fn live(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    session: Session,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    online.count(Costly::Play, peer)?;
    let place = online.socket_place()?;
    let person = session.person.as_ref().map(|person| person.id.clone());
    let upgrade = upgrade.max_message_size(256).max_frame_size(256);
    Ok(upgrade.on_upgrade(async move |mut socket| {
        serve(&mut socket, &online, session, person).await;
        drop(place);
    }))
}

async fn serve(
    socket: &mut WebSocket,
    online: &Arc<Online>,
    session: Session,
    person: Option<String>,
) {
    let bus = online.live().bus();
    let mut lobby = bus.subscribe(LOBBY);
    let mut own = bus.subscribe(&personal(person.as_deref().unwrap_or_default()));
    let mut stopped = std::pin::pin!(online.live().stopped());
    let mut ended = std::pin::pin!(session_end(Arc::clone(online), session));
    let mut look = tokio::time::interval(LOOK);
    let mut heard = Instant::now();
    let mut told: Option<LobbyView> = None;
    let mut stale = true;
    loop {
        if stale
            && let Ok(view) = service::view(online, person.as_deref()).await
            && told.as_ref() != Some(&view)
        {
            let Ok(text) = serde_json::to_string(&view) else {
                return;
            };
            if !send(socket, Message::Text(text.into())).await {
                return;
            }
            told = Some(view);
        }
        stale = tokio::select! {
            () = &mut stopped => {
                return close(socket, close_code::RESTART, "the server stops").await;
            }
            () = &mut ended => {
                return close(socket, close_code::POLICY, "the session has ended").await;
            }
            // What was missed shows in the view.
            _ = lobby.recv() => {
                tokio::time::sleep(PAUSE).await;
                true
            }
            _ = own.recv() => true,
            message = socket.recv() => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => false,
                }
            }
            _ = look.tick() => {
                if heard.elapsed() > SILENCE || !send(socket, Message::Ping(Vec::new().into())).await {
                    return;
                }
                if let Some(person) = &person {
                    // When it cannot be stored, the seeks expire.
                    let _ = service::renew_seeks(online, person.clone()).await;
                }
                true
            }
        };
    }
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    send(socket, Message::Close(Some(frame))).await;
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(
        tokio::time::timeout(STUCK, socket.send(message)).await,
        Ok(Ok(()))
    )
}
