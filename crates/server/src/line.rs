//! A WebSocket as this server holds one: asked for signs of life, heard only so often, and closed with a
//! reason.

use crate::api::Rate;
use crate::time::{Millis, SECOND, Timepiece};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use serde::Serialize;
use std::time::{Duration, Instant};
use tokio::time::{Interval, interval};

/// How often the server asks for a sign of life.
const PING: Duration = Duration::from_secs(5);
/// A line from which nothing comes for so long is closed.
const SILENCE: Duration = Duration::from_secs(20);
/// A line that takes nothing for so long is closed.
const STUCK: Duration = Duration::from_secs(10);
/// The other end has so long to say good-bye.
const FAREWELL: Duration = Duration::from_secs(2);
/// How often something may be said on a line.
const RATE: Rate = Rate {
    burst: 40,
    pause: SECOND / 10,
};
/// So many refusals for want of patience, and the line is closed.
const PATIENCE: u32 = 20;
/// A round trip that was measured is shorter than this.
const LONGEST: Millis = 30 * SECOND;

/// A WebSocket with somebody at its other end.
pub(crate) struct Line {
    socket: WebSocket,
    time: Timepiece,
    pings: Interval,
    /// When something last came.
    heard: Instant,
    /// The moment at which nothing would have been said.
    spent: Millis,
    refused: u32,
}

/// What comes from the other end.
pub(crate) enum Heard {
    /// A message, and when it came.
    Text(Utf8Bytes, Millis),
    /// One message more than may be said.
    TooMany,
    /// A sign of life came back after so long.
    RoundTrip(Millis),
}

/// Why a line ends.
pub(crate) enum End {
    /// The other end has closed, or cannot be reached.
    Gone,
    /// The server closes, with a code and a reason.
    Close(u16, &'static str),
}

impl End {
    /// The server stops.
    pub(crate) const STOPPED: Self = Self::Close(close_code::RESTART, "the server stops");
    /// The session with which the line was opened has ended.
    pub(crate) const SIGNED_OUT: Self = Self::Close(close_code::POLICY, "the session has ended");
}

/// Whether a line goes on.
pub(crate) type Go<T = ()> = Result<T, End>;

impl Line {
    pub(crate) fn new(socket: WebSocket, time: Timepiece) -> Self {
        Self {
            socket,
            pings: interval(PING),
            heard: Instant::now(),
            spent: time.now(),
            time,
            refused: 0,
        }
    }

    /// Waits for what comes next, and asks for signs of life meanwhile. Nothing is lost when the wait is
    /// given up.
    pub(crate) async fn hear(&mut self) -> Go<Heard> {
        loop {
            tokio::select! {
                message = self.socket.recv() => {
                    self.heard = Instant::now();
                    match message {
                        Some(Ok(message)) => if let Some(heard) = self.read(message)? {
                            return Ok(heard);
                        },
                        Some(Err(_)) => {
                            return Err(End::Close(close_code::SIZE, "a message cannot be read"));
                        }
                        None => return Err(End::Gone),
                    }
                }
                _ = self.pings.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return Err(End::Close(close_code::POLICY, "nothing was heard for too long"));
                    }
                    // Its own time comes back in the answer.
                    let stamp = self.time.now().to_be_bytes().to_vec();
                    self.write(Message::Ping(stamp.into())).await?;
                }
            }
        }
    }

    fn read(&mut self, message: Message) -> Go<Option<Heard>> {
        let now = self.time.now();
        Ok(match message {
            Message::Text(text) => Some(match RATE.take(&mut self.spent, now) {
                Ok(()) => Heard::Text(text, now),
                Err(_) => Heard::TooMany,
            }),
            // Nobody else writes our time into a pong; a forged one is bounded here and by the balance.
            Message::Pong(stamp) => <[u8; 8]>::try_from(&*stamp)
                .ok()
                .map(|stamp| now.saturating_sub(Millis::from_be_bytes(stamp)))
                .filter(|round_trip| (0..LONGEST).contains(round_trip))
                .map(Heard::RoundTrip),
            Message::Ping(_) => None,
            Message::Binary(_) => {
                return Err(End::Close(
                    close_code::UNSUPPORTED,
                    "only text is understood",
                ));
            }
            Message::Close(_) => return Err(End::Gone),
        })
    }

    /// Says something.
    pub(crate) async fn say(&mut self, message: &impl Serialize) -> Go {
        let text = serde_json::to_string(message).map_err(|_| End::Gone)?;
        self.pass(text).await
    }

    /// Says something that is written already.
    pub(crate) async fn pass(&mut self, text: impl Into<Utf8Bytes>) -> Go {
        self.write(Message::Text(text.into())).await
    }

    /// Says that something was refused, and ends the line when that happens too often.
    pub(crate) async fn refuse(&mut self, message: &impl Serialize) -> Go {
        self.refused += 1;
        if self.refused > PATIENCE {
            return Err(End::Close(
                close_code::POLICY,
                "too many messages were refused",
            ));
        }
        self.say(message).await
    }

    /// Ends it.
    pub(crate) async fn end(mut self, end: End) {
        if let End::Close(code, reason) = end {
            let frame = CloseFrame {
                code,
                reason: reason.into(),
            };
            let said = self.write(Message::Close(Some(frame))).await;
            if said.is_ok() {
                // A connection that is dropped with something unread takes back what was sent last: the
                // other end would not know the reason.
                let rest = async { while let Some(Ok(_)) = self.socket.recv().await {} };
                let _ = tokio::time::timeout(FAREWELL, rest).await;
            }
        }
    }

    async fn write(&mut self, message: Message) -> Go {
        match tokio::time::timeout(STUCK, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(End::Gone),
        }
    }
}
