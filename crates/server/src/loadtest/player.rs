//! A simulated guest in a game, over its WebSocket: it thinks for a while and plays something lawful.

use super::client::{Client, ClientError, Line};
use super::replay::replay;
use crate::messages::{Act, Action, ClientMessage, Color, ErrorCode, GameSnapshot, ServerMessage};
use futures_util::{SinkExt, StreamExt};
use sittuyin::uci::UciMove;
use sittuyin::{Draft, Move};
use std::collections::HashMap;
use std::time::Duration;
use tokio::time::{Instant, sleep_until, timeout_at};
use tokio_tungstenite::tungstenite::Message;

/// How long people think before they answer, in seconds.
const THINKING: std::ops::RangeInclusive<f64> = 1.0..=5.0;
/// A game that is given up at the end must be over after so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a guest saw of a game.
pub(super) struct Seen {
    /// The game as it was in the end, kept from a snapshot and updates.
    pub(super) game: GameSnapshot,
    /// The last event of the first snapshot.
    pub(super) joined: u32,
    /// When the acts of this guest were sent, by the numbers of their events.
    pub(super) sent: HashMap<u32, Instant>,
    /// When each event came.
    pub(super) heard: HashMap<u32, Instant>,
    /// What was refused and should not have been.
    pub(super) refused: Vec<String>,
}

/// Plays a game to its end; White gives it up when it is not over at `until`, after one more thinking: not all
/// at the same instant, which no people do. The thinking takes `pace` times as long as people's.
pub(super) async fn play(
    client: &Client,
    game: &str,
    pace: f64,
    until: Instant,
) -> Result<Seen, ClientError> {
    let until = until + thinking(pace);
    let mut line = client.open(&format!("/api/games/{game}/live")).await?;
    let first = timeout_at(until + PATIENCE, snapshot(&mut line));
    let (game, you) = first.await.map_err(|_| ClientError::Endless)??;
    let player = Player {
        line,
        you,
        seen: Seen {
            joined: game.status.seq,
            game,
            sent: HashMap::new(),
            heard: HashMap::new(),
            refused: Vec::new(),
        },
        waiting: None,
        due: None,
        acknowledged: 0,
        nonces: 0,
    };
    timeout_at(until + PATIENCE, player.run(pace, until))
        .await
        .map_err(|_| ClientError::Endless)?
}

/// How long a player thinks this time.
fn thinking(pace: f64) -> Duration {
    Duration::from_secs_f64(rand::random_range(THINKING) * pace)
}

/// The first snapshot, and the side that one plays.
async fn snapshot(line: &mut Line) -> Result<(GameSnapshot, Color), ClientError> {
    loop {
        if let ServerMessage::Snapshot {
            game,
            you: Some(you),
            ..
        } = next(line).await?
        {
            return Ok((*game, you));
        }
    }
}

async fn next(line: &mut Line) -> Result<ServerMessage, ClientError> {
    loop {
        match line.next().await {
            Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text)?),
            Some(Ok(Message::Close(frame))) => {
                let reason = frame.map_or_else(String::new, |frame| frame.reason.to_string());
                return Err(ClientError::Closed(reason));
            }
            None => return Err(ClientError::Closed("it broke".to_owned())),
            // Signs of life are answered by the library.
            Some(Ok(_)) => {}
            Some(Err(error)) => return Err(Box::new(error).into()),
        }
    }
}

struct Player {
    line: Line,
    you: Color,
    seen: Seen,
    /// The nonce of what was sent and not answered yet, and when it was sent.
    waiting: Option<(String, Instant)>,
    /// When the thinking ends.
    due: Option<Instant>,
    /// The number of the last own event; its update may come after the acknowledgement.
    acknowledged: u32,
    nonces: u32,
}

impl Player {
    async fn run(mut self, pace: f64, until: Instant) -> Result<Seen, ClientError> {
        loop {
            let idle = self.waiting.is_none();
            if idle && self.seen.game.status.result.is_some() {
                return Ok(self.seen);
            }
            if !self.is_awaited() {
                self.due = None;
            } else if self.due.is_none() {
                self.due = Some(Instant::now() + thinking(pace));
            }
            let gives_up = idle && self.you == Color::White;
            tokio::select! {
                message = next(&mut self.line) => self.hear(message?).await?,
                () = sleep_until(until), if gives_up => self.act(Action::Resign).await?,
                () = sleep_until(self.due.unwrap_or(until)), if idle && self.due.is_some() => {
                    self.due = None;
                    if let Some(action) = self.choose()? {
                        self.act(action).await?;
                    }
                }
            }
        }
    }

    /// Whether this side is to act.
    fn is_awaited(&self) -> bool {
        let status = &self.seen.game.status;
        if status.seq < self.acknowledged {
            return false;
        }
        match status.turn {
            Some(turn) => turn == self.you,
            // Behind the curtain both are.
            None => status.result.is_none() && !*status.confirmed.of(self.you),
        }
    }

    async fn hear(&mut self, message: ServerMessage) -> Result<(), ClientError> {
        match message {
            ServerMessage::Snapshot { game, .. } => self.seen.game = *game,
            ServerMessage::Update(update) => {
                let game = &mut self.seen.game;
                if update.status.seq != game.status.seq + 1 {
                    let missed = format!(
                        "event {} came after event {}",
                        update.status.seq, game.status.seq
                    );
                    self.seen.refused.push(missed);
                    return self.say(&ClientMessage::Resync).await;
                }
                self.seen.heard.insert(update.status.seq, Instant::now());
                game.moves.truncate(update.from as usize);
                game.moves.extend(update.moves);
                game.status = update.status;
            }
            ServerMessage::Ack(ack) => {
                if let Some((_, at)) = self.waiting.take_if(|(nonce, _)| *nonce == ack.nonce) {
                    self.seen.sent.insert(ack.seq, at);
                    self.acknowledged = ack.seq;
                }
            }
            ServerMessage::Refused(refused) => {
                // The other side may have given up, or the clock run out, meanwhile.
                if refused.error.code != ErrorCode::GameOver {
                    self.seen.refused.push(refused.error.message);
                }
                // The game that comes with it is left aside: its events come as updates, and are timed.
                self.waiting = None;
            }
            ServerMessage::Error(error) => {
                self.seen.refused.push(error.message);
                self.waiting = None;
            }
            ServerMessage::Chat { .. }
            | ServerMessage::Said { .. }
            | ServerMessage::Unsaid { .. }
            | ServerMessage::Presence(_)
            | ServerMessage::Rematch(_)
            | ServerMessage::Pong { .. } => {}
        }
        Ok(())
    }

    /// Something lawful; `None` while the dice are not thrown.
    fn choose(&self) -> Result<Option<Action>, ClientError> {
        let game = replay(&self.seen.game).map_err(ClientError::Unlawful)?;
        let position = game.position();
        let draft = match self.seen.game.status.turn {
            None => Draft::hidden(position, self.you.into()),
            Some(_) => Draft::new(position),
        };
        if let Some(draft) = draft {
            let placements = army(draft)?;
            return Ok(Some(Action::Arrange { placements }));
        }
        Ok(any(&position.legal_moves()).map(|chosen| Action::Play {
            uci: UciMove(chosen).to_string(),
        }))
    }

    async fn act(&mut self, action: Action) -> Result<(), ClientError> {
        self.nonces += 1;
        let nonce = format!("load-{}", self.nonces + 1000);
        let act = Act {
            nonce: nonce.clone(),
            ply: self.seen.game.status.ply,
            position: self.seen.game.status.position.clone(),
            action,
            think: None,
        };
        self.waiting = Some((nonce, Instant::now()));
        self.say(&ClientMessage::Act(act)).await
    }

    async fn say(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        let text = serde_json::to_string(message)?;
        let sent = self.line.send(Message::Text(text.into())).await;
        Ok(sent.map_err(Box::new)?)
    }
}

fn any(moves: &[Move]) -> Option<Move> {
    match moves.len() {
        0 => None,
        count => moves.get(rand::random_range(0..count)).copied(),
    }
}

/// A whole army, each piece on some lawful square.
fn army(mut draft: Draft) -> Result<Vec<String>, ClientError> {
    while let Some(addition) = any(&draft.additions()) {
        let added = draft.add(addition);
        added.map_err(|error| ClientError::Unlawful(error.to_string()))?;
    }
    let placements = draft
        .confirm()
        .ok_or_else(|| ClientError::Unlawful("no army can be placed".to_owned()))?;
    Ok(placements
        .into_iter()
        .map(|placement| UciMove(placement).to_string())
        .collect())
}
