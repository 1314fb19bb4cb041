//! Somebody in a game over its WebSocket, who keeps the game as a page does: from a snapshot and
//! updates.

use crate::browser::Browser;
use hyper::header::{COOKIE, HOST, ORIGIN};
use serde_json::json;
use sittuyin::uci::UciMove;
use sittuyin::{Draft, Game, Ruleset};
use sittuyin_server::messages::{
    Act, Action, ChatMessage, ClientMessage, Color, ErrorCode, GameSnapshot, Presence, Refused,
    ServerMessage, TimeControl,
};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

type Stream = WebSocketStream<TcpStream>;

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A WebSocket with the cookie and the origin of a browser.
pub(crate) async fn connect(browser: &Browser, path: &str) -> Result<Stream, Error> {
    let address = browser.address;
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    let headers = request.headers_mut();
    headers.insert(HOST, browser.host.parse().expect("a header"));
    if let Some(origin) = &browser.origin {
        headers.insert(ORIGIN, origin.parse().expect("a header"));
    }
    if let Some(cookie) = &browser.cookie {
        headers.insert(COOKIE, cookie.parse().expect("a header"));
    }
    for (name, value) in &browser.headers {
        headers.insert(*name, value.parse().expect("a header"));
    }
    let stream = TcpStream::connect(address).await?;
    Ok(tokio_tungstenite::client_async(request, stream).await?.0)
}

pub(crate) struct Player {
    pub(crate) browser: Browser,
    pub(crate) game: GameSnapshot,
    pub(crate) you: Option<Color>,
    pub(crate) presence: Presence,
    /// What was said, as a page keeps it: by number.
    pub(crate) chat: Vec<ChatMessage>,
    /// Everything that came, as it came.
    pub(crate) heard: String,
    stream: Stream,
    nonces: u32,
}

impl Player {
    pub(crate) async fn join(browser: &Browser, game: &str) -> Self {
        let stream = connect(browser, &format!("/api/games/{game}/live"))
            .await
            .expect("a game");
        let mut browser = browser.clone();
        let game = browser.get(&format!("/api/games/{game}")).await.ok();
        let mut player = Self {
            browser,
            game: serde_json::from_value(game).expect("a game"),
            you: None,
            presence: Presence::default(),
            chat: Vec::new(),
            heard: String::new(),
            stream,
            nonces: 0,
        };
        let first = player.hear().await;
        assert!(matches!(first, ServerMessage::Snapshot { .. }), "{first:?}");
        player
    }

    /// The next message, or `None` when the connection was closed.
    pub(crate) async fn next(&mut self) -> Option<ServerMessage> {
        // Signs of life are no message: they do not prolong the wait.
        let patience = tokio::time::Instant::now() + PATIENCE;
        loop {
            use futures_util::StreamExt;
            let message = tokio::time::timeout_at(patience, self.stream.next()).await;
            let text = match message.expect("a message in time") {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => continue,
            };
            self.heard.push_str(&text);
            self.heard.push('\n');
            let message: ServerMessage = serde_json::from_str(&text).expect("a known message");
            self.fold(&message);
            return Some(message);
        }
    }

    pub(crate) async fn hear(&mut self) -> ServerMessage {
        self.next().await.expect("an open connection")
    }

    fn fold(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Snapshot {
                game,
                you,
                presence,
            } => {
                self.game = (**game).clone();
                self.you = *you;
                self.presence = *presence;
            }
            ServerMessage::Update(update) => {
                assert_eq!(
                    update.status.seq,
                    self.game.status.seq + 1,
                    "an event is missing"
                );
                self.game.moves.truncate(update.from as usize);
                self.game.moves.extend(update.moves.iter().cloned());
                self.game.status = update.status.clone();
                assert_eq!(self.game.moves.len(), self.game.status.ply as usize);
            }
            ServerMessage::Presence(presence) => self.presence = *presence,
            ServerMessage::Chat { messages } => {
                for message in messages {
                    self.chat.retain(|known| known.number != message.number);
                    self.chat.push(message.clone());
                }
            }
            _ => {}
        }
    }

    pub(crate) async fn send(&mut self, text: impl Into<String>) {
        use futures_util::SinkExt;
        let message = Message::Text(text.into().into());
        // The server may have closed already.
        let _ = self.stream.send(message).await;
    }

    pub(crate) fn act(&mut self, action: Action) -> Act {
        self.nonces += 1;
        Act {
            nonce: format!("nonce-{:?}-{}", self.you, self.nonces).replace(['(', ')'], ""),
            ply: self.game.status.ply,
            position: self.game.status.position.clone(),
            action,
            think: None,
        }
    }

    pub(crate) async fn say(&mut self, act: &Act) {
        let message = ClientMessage::Act(act.clone());
        self.send(serde_json::to_string(&message).expect("a message"))
            .await;
    }

    /// Acts and waits for the acknowledgement; the number of the event.
    pub(crate) async fn done(&mut self, action: Action) -> u32 {
        self.try_done(action).await.expect("an open connection")
    }

    /// The same; `None` when the line breaks.
    pub(crate) async fn try_done(&mut self, action: Action) -> Option<u32> {
        let act = self.act(action);
        self.say(&act).await;
        loop {
            match self.next().await? {
                ServerMessage::Ack(ack) if ack.nonce == act.nonce => {
                    self.try_until(ack.seq).await?;
                    return Some(ack.seq);
                }
                ServerMessage::Refused(refused) => panic!("{:?}", refused.error),
                ServerMessage::Error(error) => panic!("{error:?}"),
                _ => {}
            }
        }
    }

    /// Acts by HTTP, which may be done faster than on a line; the number of the event.
    pub(crate) async fn post(&mut self, action: Action) -> u32 {
        let act = self.act(action);
        let path = format!("/api/games/{}/actions", self.game.id);
        let body = serde_json::to_value(&act).expect("a message");
        let ack = self.browser.post(&path, body).await.ok();
        let seq = ack["seq"].as_u64().expect("a number") as u32;
        self.until(seq).await;
        seq
    }

    /// Acts and waits for the refusal.
    pub(crate) async fn refused(&mut self, action: Action, code: ErrorCode) -> Refused {
        let act = self.act(action);
        self.say(&act).await;
        loop {
            match self.hear().await {
                ServerMessage::Refused(refused) => {
                    assert_eq!(refused.error.code, code, "{}", refused.error.message);
                    return refused;
                }
                ServerMessage::Ack(_) => panic!("it was acknowledged"),
                _ => {}
            }
        }
    }

    /// Waits for an event.
    pub(crate) async fn until(&mut self, seq: u32) {
        self.try_until(seq).await.expect("an open connection");
    }

    /// The same; `None` when the line breaks.
    pub(crate) async fn try_until(&mut self, seq: u32) -> Option<()> {
        while self.game.status.seq < seq {
            self.next().await?;
        }
        Some(())
    }

    /// The code of the next error.
    pub(crate) async fn hear_error(&mut self) -> ErrorCode {
        loop {
            if let ServerMessage::Error(error) = self.hear().await {
                return error.code;
            }
        }
    }

    /// Waits until the game has ended.
    pub(crate) async fn until_over(&mut self) {
        while self.game.status.result.is_none() {
            self.hear().await;
        }
    }

    /// The game by the rules.
    pub(crate) fn replayed(&self) -> Game {
        replayed(&self.game)
    }

    /// Whether there is an army to place behind the curtain. When both have, waits for it to rise.
    pub(crate) async fn is_curtained(&mut self) -> Option<bool> {
        let status = |player: &Self| player.game.status.clone();
        while status(self).confirmed.white
            && status(self).confirmed.black
            && self.game.moves.is_empty()
        {
            self.next().await?;
        }
        let now = status(self);
        Some(now.turn.is_none() && now.result.is_none())
    }

    pub(crate) fn is_on_turn(&self) -> bool {
        self.you.is_some() && self.game.status.turn == self.you
    }
}

pub(crate) fn replayed(snapshot: &GameSnapshot) -> Game {
    let ruleset: Ruleset = snapshot.ruleset.parse().expect("a ruleset");
    let mut game = Game::in_order(ruleset, snapshot.order.into()).expect("its order");
    for event in &snapshot.moves {
        game.apply(event.parse().expect("an event"))
            .expect("a lawful one");
    }
    game
}

/// A whole army: the first placement that is lawful, again and again from this square of the list on.
pub(crate) fn army(game: &Game, color: Color, skip: usize) -> Vec<String> {
    let position = game.position();
    let mut draft = Draft::hidden(position, color.into())
        .or_else(|| Draft::new(position))
        .expect("an army to place");
    loop {
        if let Some(moves) = draft.confirm() {
            return moves
                .into_iter()
                .map(|m| sittuyin::uci::UciMove(m).to_string())
                .collect();
        }
        let additions = draft.additions();
        let addition = additions[skip % additions.len()];
        draft.add(addition).expect("a lawful addition");
    }
}

pub(crate) fn play(uci: &str) -> Action {
    Action::Play {
        uci: uci.to_owned(),
    }
}

pub(crate) const CLOCK: TimeControl = TimeControl::Clock {
    initial: 600,
    increment: 5,
    deployment: 300,
};

/// Two guests in a casual game, White first.
pub(crate) async fn guests(
    address: SocketAddr,
    ruleset: &str,
    order: Option<&str>,
    time: TimeControl,
) -> (Browser, Browser, String) {
    let mut white = Browser::guest(address).await;
    let mut black = Browser::guest(address).await;
    let game = begin(&mut white, &mut black, ruleset, order, time, false).await;
    (white, black, game)
}

/// Begins a game by a challenge with a link; the first browser has White.
pub(crate) async fn begin(
    white: &mut Browser,
    black: &mut Browser,
    ruleset: &str,
    order: Option<&str>,
    time: TimeControl,
    rated: bool,
) -> String {
    let wanted = json!({
        "terms": {"ruleset": ruleset, "order": order, "time": time, "rated": rated},
        "color": "white",
    });
    let challenge = white.post("/api/challenges", wanted).await.ok();
    let id = challenge["id"].as_str().expect("an id").to_owned();
    let started = black
        .post(&format!("/api/challenges/{id}/accept"), json!({}))
        .await
        .ok();
    started["game"].as_str().expect("a game").to_owned()
}

/// Two members in a game, both armies placed.
pub(crate) async fn placed(
    server: &crate::server::Server,
    ruleset: &str,
    time: TimeControl,
    rated: bool,
) -> (Player, Player) {
    let name = |color: &str| format!("{color}-{ruleset}");
    let mut white = Browser::member(server.address, &name("white")).await;
    let mut black = Browser::member(server.address, &name("black")).await;
    let game = begin(&mut white, &mut black, ruleset, None, time, rated).await;
    let mut white = Player::join(&white, &game).await;
    let mut black = Player::join(&black, &game).await;
    let placements = army(&white.replayed(), Color::White, 0);
    let seq = white.done(Action::Arrange { placements }).await;
    black.until(seq).await;
    let placements = army(&black.replayed(), Color::Black, 0);
    let seq = black.done(Action::Arrange { placements }).await;
    white.until(seq).await;
    (white, black)
}

/// A move chosen by nothing but the number of moves so far.
pub(crate) fn some_move(player: &Player) -> Action {
    let game = player.replayed();
    let moves = game.position().legal_moves();
    play(&UciMove(moves[(game.moves().len() * 7) % moves.len()]).to_string())
}

/// The game as the server gives it to a browser.
pub(crate) async fn stored(browser: &mut Browser, id: &str) -> GameSnapshot {
    let game = browser.get(&format!("/api/games/{id}")).await.ok();
    serde_json::from_value(game).expect("a game")
}
