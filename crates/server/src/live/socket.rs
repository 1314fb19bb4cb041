//! The WebSocket of a game.

use crate::accounts::messages::Person;
use crate::accounts::{Session, session_end};
use crate::api::{Answer, Costly, Peer, Rate, Refusal};
use crate::bus::Message as Told;
use crate::chat::messages::{ChatRoom, Say};
use crate::chat::{self, Sight};
use crate::games::OnlineGame;
use crate::line::{End, Go, Heard, Line};
use crate::live::messages::{ClientMessage, ServerMessage};
use crate::live::room::Room;
use crate::live::rooms::topic;
use crate::online::Online;
use crate::time::{Millis, SECOND};
use crate::wire::{Color, ErrorCode};
use axum::Extension;
use axum::extract::ws::{WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use std::sync::Arc;
use tokio::sync::broadcast::error::RecvError;

/// The largest message that is read.
const LARGEST: usize = 4 * 1024;
/// How often a connection may ask for a snapshot, which is read from the database in part.
const RESYNC: Rate = Rate {
    burst: 10,
    pause: SECOND,
};

/// `GET /api/games/{id}/live`
pub(crate) async fn live(
    State(online): State<Arc<Online>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    session: Session,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    online.count(Costly::Play, peer)?;
    let place = online.socket_place(peer)?;
    let person = session.person.clone();
    let side = match &person {
        Some(person) => online.live().side_of(&id, &person.id).await?,
        None => online.live().with(&id, |_| None).await?,
    };
    let ended = session_end(Arc::clone(&online), session);
    let upgrade = upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(async move |socket| {
        let live = Arc::clone(online.live());
        let room = live.room(&id);
        room.watchers().join(side);
        live.come_and_go(&room, side).await;
        let connection = Connection {
            line: Line::new(socket, live.time().clone()),
            room: Arc::clone(&room),
            person,
            side,
            online,
            // Every update has a number of at least 1, and so has every message.
            seq: 0,
            said: 0,
            hears_all: false,
            resynced: 0,
        };
        connection.run(ended).await;
        room.watchers().leave(side, live.now());
        live.come_and_go(&room, side).await;
        drop(place);
    }))
}

struct Connection {
    line: Line,
    online: Arc<Online>,
    room: Arc<Room>,
    person: Option<Person>,
    side: Option<Color>,
    /// The number of the last event sent.
    seq: u32,
    /// The number of the last message of the chat that was sent.
    said: u32,
    /// Whether that was of both rooms.
    hears_all: bool,
    /// The moment at which no snapshot would have been asked for.
    resynced: Millis,
}

impl Connection {
    /// Serves the connection until it ends; `ended` comes when the session has ended.
    async fn run(mut self, ended: impl Future<Output = ()>) {
        if let Err(end) = self.serve(ended).await {
            self.line.end(end).await;
        }
    }

    async fn serve(&mut self, ended: impl Future<Output = ()>) -> Go {
        let mut told = self.online.live().bus().subscribe(&topic(&self.room.id));
        let mut talk = self
            .online
            .live()
            .bus()
            .subscribe(&chat::topic(&self.room.id));
        let mut stopped = std::pin::pin!(self.online.live().stopped());
        let mut ended = std::pin::pin!(ended);
        // What is told from now on is heard; what was before stands in the snapshot.
        self.snapshot().await?;
        loop {
            tokio::select! {
                () = &mut stopped => return Err(End::STOPPED),
                () = &mut ended => return Err(End::SIGNED_OUT),
                heard = self.line.hear() => match heard? {
                    Heard::Text(text, received) => self.hear(&text, received).await?,
                    Heard::TooMany => self.refuse(Refusal::too_many(1)).await?,
                    Heard::RoundTrip(time) => self.room.watchers().measured(self.side, time),
                },
                message = told.recv() => match message {
                    Ok(message) => self.tell(message).await?,
                    Err(RecvError::Lagged(_)) => self.snapshot().await?,
                    Err(RecvError::Closed) => return Err(End::Gone),
                },
                message = talk.recv() => match message {
                    Ok(message) => {
                        // Something was removed: all of it is sent anew.
                        if message.seq.is_some() {
                            self.said = 0;
                        }
                        self.chat().await?;
                    }
                    Err(RecvError::Lagged(_)) => {
                        self.said = 0;
                        self.chat().await?;
                    }
                    Err(RecvError::Closed) => return Err(End::Gone),
                },
            }
        }
    }

    async fn snapshot(&mut self) -> Go {
        match self.online.live().snapshot(&self.room.id).await {
            Ok((game, presence)) => {
                self.seq = game.status.seq;
                let rematch = self.online.live().rematch(&game).await;
                let snapshot = ServerMessage::Snapshot {
                    game: Box::new(game),
                    you: self.side,
                    presence,
                };
                self.line.say(&snapshot).await?;
                if let Some(rematch) = rematch {
                    self.line.say(&ServerMessage::Rematch(rematch)).await?;
                }
                self.said = 0;
                self.chat().await
            }
            Err(_) => Err(End::Close(close_code::ERROR, "the game cannot be read now")),
        }
    }

    /// Sends what was said since the last message that was sent. Players hear the spectators only once
    /// the game is over.
    async fn chat(&mut self) -> Go {
        let all = self.side.is_some()
            && self
                .online
                .live()
                .with(&self.room.id, OnlineGame::is_over)
                .await
                .is_ok_and(|over| over);
        if all && !self.hears_all {
            self.said = 0;
        }
        self.hears_all = all;
        let sight = Sight {
            game: &self.room.id,
            room: (!all).then(|| self.chat_room()),
            person: self.person.as_ref().map(|person| person.id.as_str()),
        };
        let messages = match chat::after(self.online.store(), sight, self.said).await {
            Ok(messages) => messages,
            Err(error) => {
                // It is looked for again with the next message.
                tracing::warn!(%error, "what was said could not be read");
                return Ok(());
            }
        };
        let Some(last) = messages.last() else {
            return Ok(());
        };
        self.said = last.number;
        self.line.say(&ServerMessage::Chat { messages }).await
    }

    /// The room in which this connection speaks.
    fn chat_room(&self) -> ChatRoom {
        match self.side {
            Some(_) => ChatRoom::Players,
            None => ChatRoom::Spectators,
        }
    }

    async fn speak(&mut self, say: Say) -> Go {
        let nonce = say.nonce.clone();
        let said = match &self.person {
            Some(person) => {
                let room = self.chat_room();
                chat::say(&self.online, &self.room.id, room, person, say).await
            }
            None => Err(Refusal::new(
                ErrorCode::SignedOut,
                "nobody is signed in here: sign in, or begin as a guest",
            )),
        };
        match said {
            Ok(number) => self.line.say(&ServerMessage::Said { nonce, number }).await,
            Err(Refusal(error)) => self.line.say(&ServerMessage::Unsaid { nonce, error }).await,
        }
    }

    /// Passes on what is told to all; an event that the other end has is left out, and one that does
    /// not follow brings a snapshot.
    async fn tell(&mut self, message: Told) -> Go {
        match message.seq {
            Some(seq) if seq <= self.seq => return Ok(()),
            Some(seq) if seq > self.seq + 1 => return self.snapshot().await,
            Some(seq) => self.seq = seq,
            None => {}
        }
        self.line.pass(&*message.text).await
    }

    async fn hear(&mut self, text: &str, received: Millis) -> Go {
        match serde_json::from_str(text) {
            Ok(message) => self.answer(message, received).await,
            Err(_) => {
                let refusal = Refusal::new(ErrorCode::Invalid, "the message cannot be read");
                self.refuse(refusal).await
            }
        }
    }

    async fn refuse(&mut self, refusal: Refusal) -> Go {
        self.line.refuse(&ServerMessage::Error(refusal.0)).await
    }

    async fn answer(&mut self, message: ClientMessage, received: Millis) -> Go {
        match message {
            ClientMessage::Say(say) => self.speak(say).await,
            ClientMessage::Resync => match RESYNC.take(&mut self.resynced, received) {
                Ok(()) => self.snapshot().await,
                Err(_) => self.refuse(Refusal::too_many(1)).await,
            },
            ClientMessage::Ping { echo } => {
                let now = self.online.live().now();
                self.line.say(&ServerMessage::Pong { echo, now }).await
            }
            ClientMessage::Act(act) => {
                let person = self.person.as_ref().map(|person| person.id.clone());
                let Some(person) = person.filter(|_| self.side.is_some()) else {
                    let refusal =
                        Refusal::new(ErrorCode::NotAPlayer, "you do not play in this game");
                    return self.refuse(refusal).await;
                };
                let id = self.room.id.clone();
                let delay = self.delay(act.think, received).await;
                match self
                    .online
                    .live()
                    .act(&id, &person, &act, received, delay)
                    .await
                {
                    Ok(Ok(ack)) => self.line.say(&ServerMessage::Ack(ack)).await,
                    Ok(Err(refused)) => self.line.say(&ServerMessage::Refused(refused)).await,
                    Err(refusal) => self.refuse(refusal).await,
                }
            }
        }
    }

    /// How long an action was under way: what the page says, as far as the server has seen the line to
    /// be that slow itself.
    async fn delay(&mut self, think: Option<u32>, received: Millis) -> Millis {
        let (Some(think), Some(side)) = (think, self.side) else {
            return 0;
        };
        let elapsed = self
            .online
            .live()
            .with(&self.room.id, |game| game.elapsed(received))
            .await;
        let claimed = elapsed.unwrap_or(0) - Millis::from(think);
        claimed.clamp(0, self.room.watchers().delay(side))
    }
}
