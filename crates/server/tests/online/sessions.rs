//! When a session ends, everything that was opened with it ends.

use crate::browser::{Browser, PASSWORD};
use crate::player::{CLOCK, begin, connect};
use crate::server::Server;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sittuyin_server::messages::ErrorCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection to a game and one to the lobby.
struct Lines([WebSocketStream<TcpStream>; 2]);

impl Lines {
    async fn open(browser: &Browser, game: &str) -> Self {
        let game = connect(browser, &format!("/api/games/{game}/live")).await;
        let lobby = connect(browser, "/api/lobby/live").await;
        Self([game.expect("a game"), lobby.expect("a lobby")])
    }

    /// Waits until the server has closed both because the session has ended.
    async fn until_ended(self) {
        for mut line in self.0 {
            let frame = tokio::time::timeout(PATIENCE, async {
                loop {
                    match line.next().await {
                        Some(Ok(Message::Close(frame))) => return frame,
                        Some(Ok(_)) => {}
                        other => panic!("not closed in order: {other:?}"),
                    }
                }
            });
            let frame = frame.await.expect("an end in time").expect("a reason");
            assert_eq!(frame.code, CloseCode::Policy);
            assert_eq!(frame.reason.as_str(), "the session has ended");
        }
    }

    /// Whether both still answer a sign of life.
    async fn assert_open(&mut self) {
        for line in &mut self.0 {
            let sign = Message::Ping("there?".into());
            line.send(sign).await.expect("an open connection");
            let answer = tokio::time::timeout(PATIENCE, async {
                loop {
                    match line.next().await {
                        Some(Ok(Message::Pong(sign))) if &*sign == b"there?" => return,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => panic!("it was closed"),
                        Some(Ok(_)) => {}
                    }
                }
            });
            answer.await.expect("an answer in time");
        }
    }
}

/// Another browser of the same member.
async fn elsewhere(server: &Server, name: &str) -> Browser {
    let mut browser = Browser::new(server.address);
    let sign_in = json!({"name": name, "password": PASSWORD});
    browser.post("/api/session", sign_in).await.ok();
    browser
}

#[tokio::test]
async fn what_is_open_closes_with_its_session_and_nothing_else_does() {
    let server = Server::start().await;
    let mut home = Browser::member(server.address, "Mya-Mya").await;
    let mut other = Browser::member(server.address, "Ba-Hein").await;
    let game = begin(&mut home, &mut other, "formal", None, CLOCK, false).await;
    let mut away = elsewhere(&server, "Mya-Mya").await;
    let mut at_home = Lines::open(&home, &game).await;
    let mut opponent = Lines::open(&other, &game).await;
    let mut nobody = Lines::open(&Browser::new(server.address), &game).await;

    // Signing out ends this session alone.
    let signed_out = Lines::open(&away, &game).await;
    away.delete("/api/session").await.ok();
    signed_out.until_ended().await;
    at_home.assert_open().await;

    // So does signing in as somebody else in the same browser.
    let mut away = elsewhere(&server, "Mya-Mya").await;
    let left = Lines::open(&away, &game).await;
    let sign_in = json!({"name": "Ba-Hein", "password": PASSWORD});
    away.post("/api/session", sign_in).await.ok();
    left.until_ended().await;
    at_home.assert_open().await;

    // Everywhere is everywhere.
    let mut away = elsewhere(&server, "Mya-Mya").await;
    let there = Lines::open(&away, &game).await;
    away.delete("/api/sessions").await.ok();
    there.until_ended().await;
    at_home.until_ended().await;

    // A new password ends the old sessions.
    let mut away = elsewhere(&server, "Mya-Mya").await;
    let stolen = Lines::open(&away.clone(), &game).await;
    let change = json!({"old": PASSWORD, "new": "another sentence"});
    away.post("/api/account/password", change).await.ok();
    stolen.until_ended().await;

    // And with the account goes all of it.
    let last = Lines::open(&away, &game).await;
    let proof = json!({"password": "another sentence"});
    away.post("/api/account/delete", proof).await.ok();
    last.until_ended().await;
    opponent.assert_open().await;
    nobody.assert_open().await;
}

#[tokio::test]
async fn a_session_ends_with_its_time() {
    let server = Server::start().await;
    let mut browser = Browser::member(server.address, "Thant").await;
    let mut other = Browser::guest(server.address).await;
    let game = begin(&mut browser, &mut other, "formal", None, CLOCK, false).await;
    let person = |answer: Value| answer["person"]["name"].clone();
    assert_eq!(person(browser.get("/api/session").await.ok()), "Thant");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let soon = now.as_millis() as i64 + 4_000;
    let mut database = server.database().await;
    sqlx::query("UPDATE sessions SET expires_at = $1")
        .bind(soon)
        .execute(&mut database)
        .await
        .unwrap();
    let lines = Lines::open(&browser, &game).await;
    lines.until_ended().await;
    let kept = browser.cookie.clone();
    assert_eq!(person(browser.get("/api/session").await.ok()), Value::Null);
    for path in ["/api/sessions", "/api/seeks/nothing"] {
        browser.cookie.clone_from(&kept);
        let answer = browser.delete(path).await;
        answer.refused(401, ErrorCode::SignedOut);
    }
    // The cookie of a session that has ended prolongs nothing.
    browser.cookie = kept;
    assert_eq!(person(browser.get("/api/session").await.ok()), Value::Null);
    assert!(elsewhere(&server, "Thant").await.cookie.is_some());
}
