//! What must not get through.

use crate::browser::Browser;
use crate::chat::text;
use crate::moderation::{because, moderator};
use crate::player::{CLOCK, Player, connect, placed, play, some_move};
use crate::server::{Server, settings};
use serde_json::json;
use sittuyin::uci::UciMove;
use sittuyin_server::Settings;
use sittuyin_server::messages::{Action, ErrorCode, ServerMessage};
use tokio_tungstenite::tungstenite::Error;

fn status(error: Error) -> u16 {
    match error {
        Error::Http(response) => response.status().as_u16(),
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn pages_of_others_open_no_socket() {
    let server = Server::start().await;
    let (white, _black) = placed(&server, "formal", CLOCK, false).await;
    let paths = [
        format!("/api/games/{}/live", white.game.id),
        "/api/lobby/live".to_owned(),
    ];
    for path in &paths {
        for origin in [
            None,
            Some("https://evil.example".to_owned()),
            Some("null".to_owned()),
        ] {
            let mut evil = white.browser.clone();
            evil.origin = origin;
            let refused = connect(&evil, path).await.expect_err("a refusal");
            assert_eq!(status(refused), 403);
        }
        assert!(connect(&white.browser, path).await.is_ok());
    }
    let nowhere = connect(&white.browser, "/api/games/nothing/live")
        .await
        .err()
        .unwrap();
    assert_eq!(status(nowhere), 404);
}

#[tokio::test]
async fn nobody_moves_for_another() {
    let server = Server::start().await;
    let (white, _black) = placed(&server, "formal", CLOCK, false).await;
    let id = &white.game.id;
    let uci = UciMove(white.replayed().position().legal_moves()[0]).to_string();
    let body = json!({
        "nonce": "somebody-else", "ply": white.game.status.ply,
        "position": white.game.status.position, "action": {"kind": "play", "uci": uci},
    });
    let path = format!("/api/games/{id}/actions");
    let mut stranger = Browser::guest(server.address).await;
    stranger
        .post(&path, body.clone())
        .await
        .refused(403, ErrorCode::NotAPlayer);
    stranger
        .post("/api/games/nothing000/actions", body.clone())
        .await
        .refused(404, ErrorCode::NotFound);
    let mut nobody = Browser::new(server.address);
    nobody
        .post(&path, body.clone())
        .await
        .refused(401, ErrorCode::SignedOut);
    for forged in [
        "session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "session=",
        "session=%00",
    ] {
        nobody.cookie = Some(forged.to_owned());
        nobody
            .post(&path, body.clone())
            .await
            .refused(401, ErrorCode::SignedOut);
    }
    // On the socket of a spectator too, signed in or not.
    for browser in [&stranger, &Browser::new(server.address)] {
        let mut watcher = Player::join(browser, id).await;
        for action in [play(&uci), Action::Resign, Action::Abort] {
            let act = watcher.act(action);
            watcher.say(&act).await;
            assert_eq!(watcher.hear_error().await, ErrorCode::NotAPlayer);
        }
        assert_eq!(watcher.game.status.seq, white.game.status.seq);
    }
    // Who has signed out is nobody, also with the cookie kept.
    let mut gone = white.browser.clone();
    let kept = gone.cookie.clone();
    gone.delete("/api/session").await.ok();
    gone.cookie = kept;
    gone.post(&path, body)
        .await
        .refused(401, ErrorCode::SignedOut);
}

#[tokio::test]
async fn nonsense_is_refused_and_much_of_it_ends_the_connection() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, false).await;
    for nonsense in [
        "",
        "{",
        "null",
        "[]",
        "{\"kind\":\"act\"}",
        "{\"kind\":\"resign\"}",
        "\u{0}",
        "{\"kind\":\"act\",\"nonce\":\"12345678\",\"ply\":-1,\"position\":\"\",\"action\":{\"kind\":\"resign\"}}",
        "{\"kind\":\"act\",\"nonce\":\"12345678\",\"ply\":0,\"position\":\"\",\"action\":{\"kind\":\"win\"}}",
        "{\"kind\":\"act\",\"nonce\":\"12345678\",\"ply\":0,\"position\":\"\",\"action\":{\"kind\":\"resign\"},\"as\":\"black\"}",
    ] {
        white.send(nonsense).await;
        assert_eq!(white.hear_error().await, ErrorCode::Invalid, "{nonsense}");
    }
    for nonce in [
        "short",
        "with space",
        "'; DROP TABLE games; --",
        &"x".repeat(41),
    ] {
        let mut act = white.act(Action::OfferDraw);
        nonce.clone_into(&mut act.nonce);
        white.say(&act).await;
        assert_eq!(white.hear_error().await, ErrorCode::Invalid, "{nonce}");
    }
    // It goes on all the same.
    white.done(Action::OfferDraw).await;
    for _ in 0..20 {
        white.send("nonsense").await;
    }
    while white.next().await.is_some() {}
    // Too large a message ends the connection at once.
    black.send("x".repeat(5_000)).await;
    while black.next().await.is_some() {}
    let again = Player::join(&black.browser, &black.game.id.clone()).await;
    assert!(again.game.status.result.is_none());
}

#[tokio::test]
async fn a_flood_is_not_answered_and_harms_nobody_else() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, false).await;
    for echo in 0..200 {
        black
            .send(format!("{{\"kind\":\"ping\",\"echo\":{echo}}}"))
            .await;
    }
    let (mut answered, mut refused) = (0, 0);
    while let Some(message) = black.next().await {
        match message {
            ServerMessage::Pong { .. } => answered += 1,
            ServerMessage::Error(error) => {
                assert_eq!(error.code, ErrorCode::TooMany);
                refused += 1;
            }
            _ => {}
        }
    }
    assert!((35..150).contains(&answered), "{answered}");
    assert_eq!(refused, 20);
    let uci = UciMove(white.replayed().position().legal_moves()[0]).to_string();
    white.done(play(&uci)).await;
}

/// Waits until a browser gets the place of one that has left.
async fn let_in(browser: &Browser) {
    for _ in 0..500 {
        if connect(browser, "/api/lobby/live").await.is_ok() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("who has left keeps the place");
}

#[tokio::test]
async fn sockets_and_searches_are_bounded() {
    let server = Server::with(Settings {
        sockets: 2,
        ..settings()
    })
    .await;
    let browser = Browser::new(server.address);
    let first = connect(&browser, "/api/lobby/live").await.unwrap();
    let _second = connect(&browser, "/api/lobby/live").await.unwrap();
    assert_eq!(
        status(connect(&browser, "/api/lobby/live").await.err().unwrap()),
        429
    );
    drop(first);
    let_in(&browser).await;
    let mut browser = browser;
    for query in [
        "state=all",
        "limit=-1",
        "before=now",
        "sort=id",
        "limit=1&limit=2",
    ] {
        browser
            .get(&format!("/api/games?{query}"))
            .await
            .refused(400, ErrorCode::Invalid);
    }
}

#[tokio::test]
async fn one_address_does_not_take_all_sockets() {
    let server = Server::with(Settings {
        sockets: 20,
        generosity: 1,
        behind_proxy: true,
        ..settings()
    })
    .await;
    let from = |last: u8| {
        let mut browser = Browser::new(server.address);
        browser.headers = vec![("x-forwarded-for", format!("192.0.2.{last}"))];
        browser
    };
    let _first = connect(&from(1), "/api/lobby/live").await.unwrap();
    let second = connect(&from(1), "/api/lobby/live").await.unwrap();
    let refused = connect(&from(1), "/api/lobby/live").await.err().unwrap();
    assert_eq!(status(refused), 429);
    let _other = connect(&from(2), "/api/lobby/live").await.unwrap();
    drop(second);
    let_in(&from(1)).await;
}

#[tokio::test]
async fn the_whole_game_is_not_asked_for_without_end() {
    let server = Server::start().await;
    let (mut white, _black) = placed(&server, "formal", CLOCK, false).await;
    for _ in 0..25 {
        white.send(r#"{"kind":"resync"}"#.to_owned()).await;
    }
    let (mut snapshots, mut refused) = (0, 0);
    while snapshots + refused < 25 {
        match white.hear().await {
            ServerMessage::Snapshot { .. } => snapshots += 1,
            ServerMessage::Error(error) => {
                assert_eq!(error.code, ErrorCode::TooMany);
                refused += 1;
            }
            _ => {}
        }
    }
    assert!((10..=15).contains(&snapshots), "{snapshots}");
    // The line stays, and later it is answered again.
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    white.done(some_move(&white)).await;
}

#[tokio::test]
async fn what_is_searched_for_is_no_sql() {
    let server = Server::start().await;
    let (white, _black) = placed(&server, "formal", CLOCK, false).await;
    let mut browser = Browser::new(server.address);
    let person = &white.game.players.white.person.id;
    let found = browser.get(&format!("/api/games?person={person}")).await;
    assert_eq!(found.ok()["games"][0]["id"], white.game.id);
    for query in [
        "person=%27%20OR%20%271%27=%271",
        "person=%27%20OR%201=1%20--",
        "person=%27&ruleset=%27",
        "ruleset=%27%20OR%20%271%27=%271",
        "ruleset=formal%27%20--",
        "person=%25",
        "person=x%27%29%3B%20DROP%20TABLE%20game_events%3B--",
        "before=1-%27%20OR%20%271%27=%271",
    ] {
        let injected = browser.get(&format!("/api/games?{query}")).await.ok();
        assert_eq!(injected["games"], json!([]), "{query}");
    }
    let game = browser.get(&format!("/api/games/{}", white.game.id)).await;
    assert_eq!(game.ok()["moves"], json!(white.game.moves));
}

#[tokio::test]
async fn what_people_write_is_kept_as_it_is_and_does_nothing() {
    const WRITTEN: [&str; 6] = [
        "'); DROP TABLE chat_messages;--",
        "' OR '1'='1",
        "<script>alert(1)</script><img src=x onerror=alert(1)>",
        "\"},{\"kind\":\"snapshot\"},{\"",
        "$1 ? :name %s {} ${7*7} {{7*7}}",
        "\\u0000 \\ / \u{10ffff} မင်းကြီး",
    ];
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, false).await;
    let mut boss = moderator(&server, "Boss").await;
    let pest = white.game.players.black.person.id.clone();
    for written in WRITTEN {
        let number = white.says(text(written)).await;
        assert_eq!(black.hears(number).await.words, Some(text(written)));
        let report = json!({"person": pest, "reason": "other", "comment": written});
        white.browser.post("/api/reports", report).await.ok();
        // The same again is the same report: it must be settled before the next.
        let reports = boss.get("/api/moderation/reports").await.ok();
        assert_eq!(reports["reports"][0]["comment"], written);
        assert_eq!(reports["reports"].as_array().map(Vec::len), Some(1));
        let id = reports["reports"][0]["id"].as_str().expect("an id");
        let dismiss = format!("/api/moderation/reports/{id}/dismiss");
        boss.post(&dismiss, because(written)).await.ok();
        let log = boss.get("/api/moderation/audit").await.ok();
        assert_eq!(log["entries"][0]["reason"], written);
    }
    // What is told is JSON and never a page.
    let said = white.browser.get("/api/account/export").await;
    let header = |name: &str| said.headers[name].to_str().expect("a text").to_owned();
    assert_eq!(header("content-type"), "application/json");
    assert_eq!(header("x-content-type-options"), "nosniff");
    let words: Vec<_> = said.ok()["said"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|said| said["words"]["text"].clone())
        .collect();
    assert_eq!(words, WRITTEN);
    // Names that nobody can have are looked for and not found.
    let mut reader = Browser::new(server.address);
    for name in [
        "%27%20OR%20%271%27=%271",
        "white-formal%27--",
        "%25",
        "_____________",
        "%3Cscript%3E",
        "white-formal%00",
        "%F0%9F%90%98",
    ] {
        for path in [
            format!("/api/people/{name}"),
            format!("/api/people/{name}/ratings/traditional/rapid"),
            format!("/api/games?name={name}"),
            format!("/api/games?opponent={name}"),
        ] {
            let answer = reader.get(&path).await;
            answer.refused(404, ErrorCode::NotFound);
        }
        let to = json!({"terms": {"ruleset": "formal", "time": CLOCK, "rated": false}, "to": name});
        let answer = white.browser.post("/api/challenges", to).await;
        answer.refused(404, ErrorCode::NotFound);
        let sign_in = json!({"name": name, "password": "' OR '1'='1"});
        let answer = reader.post("/api/session", sign_in).await;
        answer.refused(401, ErrorCode::WrongPassword);
    }
    for ruleset in ["formal' --", "<b>", "FORMAL\u{0}"] {
        let terms = json!({"terms": {"ruleset": ruleset, "time": CLOCK, "rated": false}});
        let answer = white.browser.post("/api/seeks", terms).await;
        answer.refused(400, ErrorCode::Invalid);
    }
    // Everything is still there.
    let again = Player::join(&white.browser, &white.game.id.clone()).await;
    assert_eq!(again.game.moves, white.game.moves);
}
