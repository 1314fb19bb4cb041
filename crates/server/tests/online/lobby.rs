//! Finding an opponent.

use crate::browser::Browser;
use crate::player::{CLOCK, Player, connect, guests};
use crate::server::Server;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sittuyin_server::messages::{Action, Color, ErrorCode, LobbyMessage, LobbyView, ServerMessage};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;

fn seek(rated: bool, color: &Value) -> Value {
    json!({"terms": {"ruleset": "formal", "time": CLOCK, "rated": rated}, "color": color})
}

#[tokio::test]
async fn of_those_who_accept_a_seek_one_plays() {
    let server = Server::start().await;
    let mut owner = Browser::guest(server.address).await;
    owner
        .post("/api/seeks", seek(true, &Value::Null))
        .await
        .refused(403, ErrorCode::MembersOnly);
    let posted = owner
        .post("/api/seeks", seek(false, &json!("black")))
        .await
        .ok();
    let another = owner
        .post("/api/seeks", seek(false, &Value::Null))
        .await
        .ok();
    let id = posted["id"].as_str().unwrap().to_owned();
    let path = format!("/api/seeks/{id}/accept");
    owner
        .post(&path, json!({}))
        .await
        .refused(409, ErrorCode::OwnSeek);
    Browser::new(server.address)
        .post(&path, json!({}))
        .await
        .refused(401, ErrorCode::SignedOut);
    let seeks = Browser::new(server.address).get("/api/seeks").await.ok();
    assert_eq!(seeks["seeks"].as_array().map(Vec::len), Some(2));
    let mut tasks = Vec::new();
    for _ in 0..4 {
        let mut browser = Browser::guest(server.address).await;
        let path = path.clone();
        tasks.push(tokio::spawn(async move {
            let answer = browser.post(&path, json!({})).await;
            (answer.status.as_u16(), answer.json()["game"].clone())
        }));
    }
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.unwrap());
    }
    answers.sort_by_key(|(status, _)| *status);
    let statuses: Vec<u16> = answers.iter().map(|(status, _)| *status).collect();
    assert_eq!(statuses, [200, 410, 410, 410]);
    // The owner has a game, and the other quick seek is gone with it.
    let view = owner.get("/api/seeks").await.ok();
    assert_eq!(view["games"], json!([answers[0].1]));
    assert_eq!(view["seeks"], json!([]));
    let gone = format!("/api/seeks/{}/accept", another["id"].as_str().unwrap());
    let mut late = Browser::guest(server.address).await;
    late.post(&gone, json!({}))
        .await
        .refused(410, ErrorCode::Gone);
    let game = answers[0].1.as_str().unwrap();
    let player = Player::join(&owner, game).await;
    assert_eq!(player.you, Some(Color::Black));
}

/// Somebody in the lobby.
pub(crate) struct Lobby(WebSocketStream<TcpStream>);

impl Lobby {
    pub(crate) async fn open(browser: &Browser) -> Self {
        let socket = connect(browser, "/api/lobby/live").await;
        Self(socket.expect("a lobby"))
    }

    /// The next message, or how the connection was closed.
    async fn hear(&mut self) -> Result<LobbyMessage, Option<CloseFrame>> {
        let patience = tokio::time::Instant::now() + Duration::from_secs(60);
        loop {
            let next = tokio::time::timeout_at(patience, self.0.next()).await;
            match next.expect("a message in time") {
                Some(Ok(Message::Text(text))) => {
                    return Ok(serde_json::from_str(&text).expect("a known message"));
                }
                Some(Ok(Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The next view.
    pub(crate) async fn view(&mut self) -> LobbyView {
        loop {
            if let LobbyMessage::View(view) = self.hear().await.expect("an open connection") {
                return view;
            }
        }
    }

    /// Says something, if anybody still hears it.
    async fn say(&mut self, message: impl Into<Message>) {
        let _ = self.0.send(message.into()).await;
    }

    async fn ping(&mut self, echo: u32) {
        self.say(format!("{{\"kind\":\"ping\",\"echo\":{echo}}}"))
            .await;
    }
}

#[tokio::test]
async fn the_lobby_gives_signs_of_life_and_bears_nonsense() {
    let server = Server::start().await;
    let browser = Browser::guest(server.address).await;
    let mut lobby = Lobby::open(&browser).await;
    assert_eq!(lobby.view().await, LobbyView::default());
    lobby.ping(7).await;
    let pong = lobby.hear().await.unwrap();
    assert!(
        matches!(pong, LobbyMessage::Pong { echo: 7, now } if now > 0),
        "{pong:?}"
    );
    for nonsense in [
        "",
        "{",
        "null",
        "{\"kind\":\"ping\"}",
        "{\"kind\":\"ping\",\"echo\":-1}",
        "{\"kind\":\"ping\",\"echo\":1,\"as\":\"Mya\"}",
        "{\"kind\":\"act\"}",
        "\u{0}",
    ] {
        lobby.say(nonsense).await;
        let answer = lobby.hear().await.unwrap();
        let LobbyMessage::Error(error) = answer else {
            panic!("{nonsense}: {answer:?}");
        };
        assert_eq!(error.code, ErrorCode::Invalid, "{nonsense}");
    }
    // It goes on all the same, but not for ever.
    lobby.ping(8).await;
    assert!(matches!(
        lobby.hear().await,
        Ok(LobbyMessage::Pong { echo: 8, .. })
    ));
    for _ in 0..13 {
        lobby.say("nonsense").await;
    }
    let closed = loop {
        if let Err(closed) = lobby.hear().await {
            break closed.expect("a reason");
        }
    };
    assert_eq!(
        (u16::from(closed.code), closed.reason.as_str()),
        (1008, "too many messages were refused")
    );
    // Too large a message, and one that is no text, end the connection at once.
    for (message, code) in [
        (Message::text("x".repeat(300)), 1009),
        (Message::binary(vec![1, 2, 3]), 1003),
    ] {
        let mut lobby = Lobby::open(&browser).await;
        lobby.view().await;
        lobby.say(message).await;
        let closed = lobby.hear().await.unwrap_err().expect("a reason");
        assert_eq!(u16::from(closed.code), code);
    }
}

#[tokio::test]
async fn a_flood_in_the_lobby_is_not_answered_and_harms_nobody_else() {
    let server = Server::start().await;
    let browser = Browser::guest(server.address).await;
    let mut quiet = Lobby::open(&browser).await;
    let mut flood = Lobby::open(&Browser::new(server.address)).await;
    for echo in 0..200 {
        flood.ping(echo).await;
    }
    let (mut answered, mut refused) = (0, 0);
    loop {
        match flood.hear().await {
            Ok(LobbyMessage::Pong { .. }) => answered += 1,
            Ok(LobbyMessage::Error(error)) => {
                assert_eq!(error.code, ErrorCode::TooMany);
                refused += 1;
            }
            Ok(LobbyMessage::View(_)) => {}
            Err(_) => break,
        }
    }
    assert!((35..150).contains(&answered), "{answered}");
    assert_eq!(refused, 20);
    quiet.view().await;
    quiet.ping(1).await;
    quiet.hear().await.unwrap();
}

/// The page that is gone without a word: it takes what comes and answers nothing, not even signs of life.
#[tokio::test]
async fn who_is_silent_is_let_go_in_lobby_and_game() {
    const SILENCE: Duration = Duration::from_secs(20);
    let server = Server::start().await;
    let (white, _black, game) = guests(server.address, "formal", None, CLOCK).await;
    let silent = [
        "/api/lobby/live".to_owned(),
        format!("/api/games/{game}/live"),
    ]
    .map(|path| {
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {}\r\n\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            white.cookie.as_ref().expect("a cookie"),
            host = white.host,
        );
        let address = server.address;
        tokio::spawn(async move {
            let mut connection = TcpStream::connect(address).await.expect("a connection");
            connection
                .write_all(request.as_bytes())
                .await
                .expect("an open connection");
            let begun = Instant::now();
            let mut heard = Vec::new();
            let end = connection.read_to_end(&mut heard);
            let end = tokio::time::timeout(Duration::from_secs(120), end).await;
            end.expect("an end in time").expect("an orderly end");
            (
                begun.elapsed(),
                String::from_utf8_lossy(&heard).into_owned(),
            )
        })
    });
    // Who gives signs of life stays.
    let mut quiet = Lobby::open(&Browser::new(server.address)).await;
    quiet.view().await;
    for silent in silent {
        let hearing = tokio::time::timeout(Duration::from_secs(120), async {
            tokio::select! {
                ended = silent => ended.expect("it was served"),
                closed = quiet.hear() => panic!("{closed:?}"),
            }
        });
        let (after, heard) = hearing.await.expect("an end in time");
        assert!(after >= SILENCE, "{after:?}");
        assert!(heard.ends_with("nothing was heard for too long"), "{heard}");
    }
    quiet.ping(3).await;
    quiet.hear().await.unwrap();
}

#[tokio::test]
async fn the_lobby_is_told_of_every_change() {
    let server = Server::start().await;
    let mut poster = Browser::guest(server.address).await;
    let mut watching = Lobby::open(&poster).await;
    let mut view = async move || watching.view().await;
    assert_eq!(view().await, LobbyView::default());
    let posted = poster
        .post("/api/seeks", seek(false, &Value::Null))
        .await
        .ok();
    let seen = view().await;
    assert_eq!(json!(seen.seeks[0].id), posted["id"]);
    let path = format!("/api/seeks/{}", seen.seeks[0].id);
    let mut stranger = Browser::guest(server.address).await;
    stranger.delete(&path).await.refused(410, ErrorCode::Gone);
    poster.delete(&path).await.ok();
    assert_eq!(view().await, LobbyView::default());
    poster.delete(&path).await.refused(410, ErrorCode::Gone);
    poster
        .post("/api/seeks", seek(false, &Value::Null))
        .await
        .ok();
    let seen = view().await;
    let accept = format!("/api/seeks/{}/accept", seen.seeks[0].id);
    let started = stranger.post(&accept, json!({})).await.ok();
    let seen = loop {
        let seen = view().await;
        if !seen.games.is_empty() {
            break seen;
        }
    };
    assert_eq!(json!(seen.games), json!([started["game"]]));
}

#[tokio::test]
async fn a_challenge_by_name_is_between_two() {
    let server = Server::start().await;
    let mut mya = Browser::member(server.address, "Mya").await;
    let mut kyaw = Browser::member(server.address, "Kyaw").await;
    let mut other = Browser::member(server.address, "Other").await;
    let wanted =
        |to: &str| json!({"terms": {"ruleset": "modern", "time": CLOCK, "rated": true}, "to": to});
    mya.post("/api/challenges", wanted("Nobody"))
        .await
        .refused(404, ErrorCode::NotFound);
    mya.post("/api/challenges", wanted("mya"))
        .await
        .refused(409, ErrorCode::OwnSeek);
    let challenge = mya.post("/api/challenges", wanted("KYAW")).await.ok();
    let path = format!("/api/challenges/{}", challenge["id"].as_str().unwrap());
    for (browser, seen) in [(&mut mya, true), (&mut kyaw, true), (&mut other, false)] {
        assert_eq!(browser.get(&path).await.status.is_success(), seen);
        let listed = browser.get("/api/seeks").await.ok()["challenges"]
            .as_array()
            .map(Vec::len);
        assert_eq!(listed, Some(usize::from(seen)));
    }
    other
        .post(&format!("{path}/accept"), json!({}))
        .await
        .refused(404, ErrorCode::NotFound);
    other
        .post(&format!("{path}/decline"), json!({}))
        .await
        .refused(404, ErrorCode::NotFound);
    other.delete(&path).await.refused(404, ErrorCode::NotFound);
    mya.post(&format!("{path}/accept"), json!({}))
        .await
        .refused(409, ErrorCode::OwnSeek);
    kyaw.delete(&path).await.refused(404, ErrorCode::NotFound);
    kyaw.post(&format!("{path}/decline"), json!({})).await.ok();
    assert_eq!(mya.get(&path).await.ok()["state"], "declined");
    kyaw.post(&format!("{path}/accept"), json!({}))
        .await
        .refused(410, ErrorCode::Gone);
    // A link is for one who has it.
    let link = json!({"terms": {"ruleset": "modern", "time": {"kind": "days", "days": 3}, "rated": false}});
    let challenge = mya.post("/api/challenges", link).await.ok();
    let path = format!("/api/challenges/{}", challenge["id"].as_str().unwrap());
    assert_eq!(
        Browser::new(server.address).get(&path).await.ok()["state"],
        "open"
    );
    let mut guest = Browser::guest(server.address).await;
    let started = guest.post(&format!("{path}/accept"), json!({})).await.ok();
    other
        .post(&format!("{path}/accept"), json!({}))
        .await
        .refused(410, ErrorCode::Gone);
    let seen = mya.get(&path).await.ok();
    assert_eq!(
        (&seen["state"], &seen["game"]),
        (&json!("accepted"), &started["game"])
    );
}

#[tokio::test]
async fn a_rematch_swaps_the_colours() {
    let server = Server::start().await;
    let (mut white, mut black, id) = guests(server.address, "formal", None, CLOCK).await;
    let path = format!("/api/games/{id}/rematch");
    white
        .post(&path, json!({}))
        .await
        .refused(409, ErrorCode::NotNow);
    let mut player = Player::join(&black, &id).await;
    player.done(Action::Abort).await;
    let mut stranger = Browser::guest(server.address).await;
    stranger
        .post(&path, json!({}))
        .await
        .refused(403, ErrorCode::NotAPlayer);
    let waits = white.post(&path, json!({})).await;
    assert_eq!(waits.status, 202);
    assert_eq!(white.post(&path, json!({})).await.status, 202);
    let offer = loop {
        if let ServerMessage::Rematch(view) = player.hear().await {
            break view;
        }
    };
    assert_eq!((offer.offer, offer.game), (Some(Color::White), None));
    black.delete(&path).await.ok();
    assert_eq!(black.post(&path, json!({})).await.status, 202);
    // Who opens the game later sees the offer.
    let mut late = Player::join(&white, &id).await;
    let offer = loop {
        if let ServerMessage::Rematch(view) = late.hear().await {
            break view;
        }
    };
    assert_eq!(offer.offer, Some(Color::Black));
    let started = white.post(&path, json!({})).await.ok();
    assert_eq!(black.post(&path, json!({})).await.ok(), started);
    let next = started["game"].as_str().unwrap();
    assert_eq!(Player::join(&white, next).await.you, Some(Color::Black));
    assert_eq!(Player::join(&black, next).await.you, Some(Color::White));
}

#[tokio::test]
async fn a_rematch_is_a_game_as_any_other() {
    let server = Server::start().await;
    let (mut white, mut black, id) = guests(server.address, "formal", None, CLOCK).await;
    let mut player = Player::join(&black, &id).await;
    player.done(Action::Abort).await;
    white
        .post("/api/seeks", seek(false, &Value::Null))
        .await
        .ok();
    let path = format!("/api/games/{id}/rematch");
    white.post(&path, json!({})).await;
    let next = black.post(&path, json!({})).await.ok()["game"].clone();
    // Its players look for no other game.
    assert_eq!(white.get("/api/seeks").await.ok()["seeks"], json!([]));
    // To decline it now is too late: who looks still finds it.
    white.delete(&path).await.ok();
    let mut told = Vec::new();
    while told.len() < 3 {
        if let ServerMessage::Rematch(view) = player.hear().await {
            told.push(view.game.map(Value::from));
        }
    }
    assert_eq!(told, [None, Some(next.clone()), Some(next)]);
}

#[tokio::test]
async fn who_goes_away_while_accepting_plays_all_the_same() {
    let server = Server::start().await;
    let mut white = Browser::guest(server.address).await;
    let black = Browser::guest(server.address).await;
    let time = json!({"kind": "clock", "initial": 600, "increment": 5, "deployment": 5});
    let wanted = json!({
        "terms": {"ruleset": "formal", "time": time, "rated": false},
        "color": "white",
    });
    let made = white.post("/api/challenges", wanted).await.ok();
    let path = format!("/api/challenges/{}", made["id"].as_str().unwrap());
    let mut connection = TcpStream::connect(server.address).await.unwrap();
    let request = format!(
        "POST {path}/accept HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {}\r\n\
         Content-Length: 0\r\n\r\n",
        black.cookie.as_ref().unwrap(),
        host = black.host,
    );
    connection.write_all(request.as_bytes()).await.unwrap();
    drop(connection);
    tokio::time::sleep(Duration::from_millis(6_000)).await;
    // The game was begun and so was its clock, which has run out by now.
    let game = white.get(&path).await.ok()["game"].clone();
    let path = format!("/api/games/{}", game.as_str().unwrap());
    let game = white.get(&path).await.ok();
    assert_eq!(game["status"]["result"]["reason"], "aborted");
}
