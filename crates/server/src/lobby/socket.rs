//! The WebSocket of the lobby: the whole view on opening and whenever it has changed.

use crate::accounts::{Session, session_end};
use crate::api::{Answer, Costly, Peer, Refusal};
use crate::bus::personal;
use crate::line::{End, Go, Heard, Line};
use crate::lobby::messages::{LobbyMessage, LobbyRequest, LobbyView, Seek};
use crate::lobby::service::{self, Own};
use crate::online::Online;
use crate::wire::ErrorCode;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;

/// The largest message that is read.
const LARGEST: usize = 256;
/// How often the seeks of who is there are kept, and challenges that have expired are looked for.
const LOOK: Duration = Duration::from_secs(10);

/// `GET /api/lobby/live`
pub(crate) async fn live(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    session: Session,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    online.count(Costly::Play, peer)?;
    let place = online.socket_place(peer)?;
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    Ok(upgrade.on_upgrade(async move |socket| {
        let visitor = Visitor {
            line: Line::new(socket, online.live().time().clone()),
            person: session.person.as_ref().map(|person| person.id.clone()),
            own: None,
            told: None,
            online: Arc::clone(&online),
        };
        visitor.run(session_end(online, session)).await;
        drop(place);
    }))
}

struct Visitor {
    line: Line,
    online: Arc<Online>,
    person: Option<String>,
    /// What was last read; `None` when nothing could be.
    own: Option<Own>,
    told: Option<LobbyView>,
}

impl Visitor {
    /// Serves the connection until it ends; `ended` comes when the session has ended.
    async fn run(mut self, ended: impl Future<Output = ()>) {
        if let Err(end) = self.serve(ended).await {
            self.line.end(end).await;
        }
    }

    async fn serve(&mut self, ended: impl Future<Output = ()>) -> Go {
        let online = Arc::clone(&self.online);
        let mut board = online.board().look();
        let topic = personal(self.person.as_deref().unwrap_or_default());
        let mut told = online.live().bus().subscribe(&topic);
        let mut stopped = std::pin::pin!(online.live().stopped());
        let mut ended = std::pin::pin!(ended);
        let mut look = tokio::time::interval(LOOK);
        loop {
            tokio::select! {
                () = &mut stopped => return Err(End::STOPPED),
                () = &mut ended => return Err(End::SIGNED_OUT),
                heard = self.line.hear() => self.answer(heard?).await?,
                changed = board.changed() => changed.map_err(|_| End::Gone)?,
                // What was missed shows in what is read.
                heard = told.recv() => match heard {
                    Err(RecvError::Closed) => return Err(End::Gone),
                    _ => self.read().await,
                },
                // The first comes at once.
                _ = look.tick() => {
                    self.renew().await;
                    self.read().await;
                }
            }
            let seeks = Arc::clone(&board.borrow_and_update());
            self.tell(&seeks).await?;
        }
    }

    /// Reads what concerns this person alone; when that fails, what is known stays.
    async fn read(&mut self) {
        if let Ok(own) = service::own(&self.online, self.person.as_deref()).await {
            self.own = Some(own);
        }
    }

    /// Keeps the seeks of somebody who is there. When that cannot be stored, they expire.
    async fn renew(&mut self) {
        if let Some(person) = &self.person {
            let _ = service::renew_seeks(&self.online, person.clone()).await;
        }
    }

    /// Sends the view, if it is another one.
    async fn tell(&mut self, seeks: &[Seek]) -> Go {
        let view = self.own.as_ref().map(|own| own.view(seeks));
        if view != self.told
            && let Some(view) = &view
        {
            self.line.say(&LobbyMessage::View(view.clone())).await?;
            self.told = Some(view.clone());
        }
        Ok(())
    }

    async fn answer(&mut self, heard: Heard) -> Go {
        let refusal = match heard {
            Heard::RoundTrip(_) => return Ok(()),
            Heard::TooMany => Refusal::too_many(1),
            Heard::Text(text, now) => match serde_json::from_str(&text) {
                Ok(LobbyRequest::Ping { echo }) => {
                    return self.line.say(&LobbyMessage::Pong { echo, now }).await;
                }
                Err(_) => Refusal::new(ErrorCode::Invalid, "the message cannot be read"),
            },
        };
        self.line.refuse(&LobbyMessage::Error(refusal.0)).await
    }
}
