//! What people say beside a game.

use crate::browser::{Browser, PASSWORD};
use crate::player::{CLOCK, Player, begin, guests, placed};
use crate::server::Server;
use serde_json::json;
use sittuyin_server::messages::{
    Action, ChatMessage, ChatRoom, ClientMessage, ErrorCode, Preset, Say, ServerMessage, Words,
};
use std::time::Duration;

pub(crate) fn text(text: &str) -> Words {
    Words::Text {
        text: text.to_owned(),
    }
}

fn preset(preset: Preset) -> Words {
    Words::Preset { preset }
}

impl Player {
    async fn speak(&mut self, nonce: &str, words: Words) -> Result<u32, ErrorCode> {
        let say = ClientMessage::Say(Say {
            nonce: nonce.to_owned(),
            words,
        });
        let say = serde_json::to_string(&say).expect("a message");
        self.send(say).await;
        loop {
            match self.hear().await {
                ServerMessage::Said { nonce: of, number } if of == nonce => return Ok(number),
                ServerMessage::Unsaid { nonce: of, error } if of == nonce => return Err(error.code),
                _ => {}
            }
        }
    }

    /// Says something that is not refused; its number.
    pub(crate) async fn says(&mut self, words: Words) -> u32 {
        let nonce = format!("chat-{}", rand::random::<u64>());
        self.speak(&nonce, words).await.expect("it can be said")
    }

    /// Waits for a message with this number.
    pub(crate) async fn hears(&mut self, number: u32) -> ChatMessage {
        loop {
            if let Some(message) = self.chat.iter().find(|message| message.number == number) {
                return message.clone();
            }
            self.hear().await;
        }
    }

    /// Waits until everything that was on its way has come.
    async fn catch_up(&mut self) {
        self.send(json!({"kind": "ping", "echo": 7}).to_string())
            .await;
        while !matches!(self.hear().await, ServerMessage::Pong { echo: 7, .. }) {}
    }
}

#[tokio::test]
async fn players_and_spectators_have_rooms_of_their_own() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, false).await;
    let id = white.game.id.clone();
    let fan = Browser::member(server.address, "Fan").await;
    let mut fan = Player::join(&fan, &id).await;
    let mut nobody = Player::join(&Browser::new(server.address), &id).await;
    let hers = white.says(text("  play well, ပြိုင်ဘက်  ")).await;
    let said = black.hears(hers).await;
    assert_eq!(said.words, Some(text("play well, ပြိုင်ဘက်")));
    assert_eq!(
        (said.room, said.by.name.as_deref()),
        (ChatRoom::Players, Some("white-formal"))
    );
    let theirs = fan.says(text("white should take the rook")).await;
    assert_eq!(nobody.hears(theirs).await.room, ChatRoom::Spectators);
    white.catch_up().await;
    black.catch_up().await;
    assert!(!white.heard.contains("take the rook") && !black.heard.contains("take the rook"));
    // On a new connection neither.
    let again = Player::join(&black.browser, &id).await;
    assert!(!again.heard.contains("take the rook"));
    assert!(!fan.heard.contains("play well") && !nobody.heard.contains("play well"));
    // Who watches with the cookie of a player is the player.
    let mut tab = Player::join(&white.browser, &id).await;
    assert_eq!(tab.hears(hers).await.number, hers);
    tab.catch_up().await;
    assert!(!tab.heard.contains("take the rook"));
    // After the game the players may read it; theirs stays theirs.
    white.done(Action::Resign).await;
    white.send("{\"kind\":\"resync\"}").await;
    assert_eq!(white.hears(theirs).await.by.name.as_deref(), Some("Fan"));
    let late = fan.says(preset(Preset::GoodGame)).await;
    black.hears(late).await;
    black.hears(theirs).await;
    fan.catch_up().await;
    assert!(!fan.heard.contains("play well"));
    // It is all there after a restart.
    let mut browser = black.browser.clone();
    let server = server.restart().await;
    browser.move_to(server.address);
    let mut again = Player::join(&browser, &id).await;
    again.hears(late).await;
    assert_eq!(again.chat.len(), 3);
}

#[tokio::test]
async fn what_may_be_said_and_by_whom() {
    let server = Server::start().await;
    let (white, _black, id) = guests(server.address, "formal", None, CLOCK).await;
    let mut guest = Player::join(&white, &id).await;
    let refused = guest.speak("guest-001", text("hello")).await;
    assert_eq!(refused, Err(ErrorCode::MembersOnly));
    let hello = guest.says(preset(Preset::Hello)).await;
    let said = guest.hears(hello).await;
    assert_eq!(said.words, Some(preset(Preset::Hello)));
    // Who is not signed in reads.
    let mut nobody = Player::join(&Browser::new(server.address), &id).await;
    let refused = nobody.speak("nobody-01", preset(Preset::Hello)).await;
    assert_eq!(refused, Err(ErrorCode::SignedOut));
    let member = Browser::member(server.address, "Talker").await;
    let mut member = Player::join(&member, &id).await;
    for (nonce, words) in [
        ("empty-001", text(" ")),
        ("line-0001", text("a\nb")),
        ("bell-0001", text("a\u{7}")),
        ("turn-0001", text("a\u{202e}b")),
        ("long-0001", text(&"x".repeat(201))),
        ("short", text("a nonce that is none")),
    ] {
        assert_eq!(member.speak(nonce, words).await, Err(ErrorCode::Invalid));
    }
    for malformed in [
        json!({"kind": "say", "nonce": "12345678"}),
        json!({"kind": "say", "nonce": "12345678", "words": "hello"}),
        json!({"kind": "say", "nonce": "12345678", "words": {"kind": "preset", "preset": "win"}}),
        json!({"kind": "say", "nonce": "12345678", "words": {"kind": "text", "text": "a", "by": "b"}}),
        json!({"kind": "say", "nonce": "12345678", "room": "players", "words": {"kind": "text", "text": "a"}}),
    ] {
        member.send(malformed.to_string()).await;
        assert_eq!(member.hear_error().await, ErrorCode::Invalid, "{malformed}");
    }
    // What looks like something else is words.
    let odd = "'); DROP TABLE chat_messages; -- <script>alert(1)</script>";
    let number = member.says(text(odd)).await;
    assert_eq!(nobody.hears(number).await.words, Some(text(odd)));
    // The same again is said once.
    let first = member.speak("twice-001", text("once")).await;
    assert_eq!(member.speak("twice-001", text("once")).await, first);
    member.catch_up().await;
    assert_eq!(member.heard.matches("\"once\"").count(), 1);
}

#[tokio::test]
async fn who_talks_too_much_waits_on_every_line() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, false).await;
    for number in 0..10 {
        let nonce = format!("flood-{number:03}");
        white.speak(&nonce, text("hey")).await.unwrap();
    }
    let refused = white.speak("flood-010", text("hey")).await;
    assert_eq!(refused, Err(ErrorCode::TooMany));
    let mut tab = Player::join(&white.browser, &white.game.id).await;
    let refused = tab.speak("flood-011", text("hey")).await;
    assert_eq!(refused, Err(ErrorCode::TooMany));
    // Playing goes on, and the other may talk.
    black.says(preset(Preset::OneMoment)).await;
    white.done(Action::OfferDraw).await;
}

#[tokio::test]
async fn a_day_after_the_end_all_is_said() {
    let server = Server::start().await;
    let (mut white, _black) = placed(&server, "formal", CLOCK, false).await;
    white.done(Action::Resign).await;
    white.says(preset(Preset::GoodGame)).await;
    let mut database = server.database().await;
    for sql in [
        "UPDATE games SET created_at = created_at - 90000000",
        "UPDATE game_events SET at = at - 90000000",
    ] {
        sqlx::query(sql).execute(&mut database).await.unwrap();
    }
    let (id, mut browser) = (white.game.id.clone(), white.browser.clone());
    drop(white);
    let server = server.restart().await;
    browser.move_to(server.address);
    let mut white = Player::join(&browser, &id).await;
    let refused = white.speak("too-late-1", preset(Preset::Goodbye)).await;
    assert_eq!(refused, Err(ErrorCode::NotNow));
}

#[tokio::test]
async fn words_go_with_their_account_and_with_time() {
    let server = Server::start().await;
    let mut mya = Browser::member(server.address, "Mya").await;
    let mut other = Browser::guest(server.address).await;
    let id = begin(&mut mya, &mut other, "formal", None, CLOCK, false).await;
    let mut white = Player::join(&mya, &id).await;
    let mut black = Player::join(&other, &id).await;
    let hers = white.says(text("my own words")).await;
    black.hears(hers).await;
    let his = black.says(preset(Preset::ThankYou)).await;
    // A guest who only watched and talked is remembered as long as the words.
    let watcher = Browser::guest(server.address).await;
    let mut watcher = Player::join(&watcher, &id).await;
    let old = watcher.says(preset(Preset::Hello)).await;
    mya.post("/api/account/delete", json!({"password": PASSWORD}))
        .await
        .ok();
    let mut again = Player::join(&other, &id).await;
    again.hears(his).await;
    assert_eq!(again.chat.len(), 1);
    let mut database = server.database().await;
    for sql in [
        "UPDATE chat_messages SET at = 1 WHERE room = 'spectators'",
        "UPDATE people SET created_at = 1",
        "DELETE FROM sessions WHERE person IN (SELECT person FROM chat_messages WHERE room = 'spectators')",
    ] {
        sqlx::query(sql).execute(&mut database).await.unwrap();
    }
    let _server = server.restart().await;
    // The server looks for what has expired when it has started.
    let left = async {
        loop {
            let people: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM people")
                .fetch_one(&mut database)
                .await
                .unwrap();
            if people == 2 {
                return sqlx::query_scalar::<_, i64>("SELECT number FROM chat_messages")
                    .fetch_all(&mut database)
                    .await
                    .unwrap();
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let left = tokio::time::timeout(Duration::from_secs(30), left).await;
    assert_eq!(left.unwrap(), [i64::from(his)], "and not {old}");
}
