//! Blocking and reporting.

use crate::browser::{Browser, PASSWORD};
use crate::chat::text;
use crate::lobby::Lobby;
use crate::player::{CLOCK, Player, begin, placed};
use crate::server::{Server, settings};
use hyper::Method;
use serde_json::{Value, json};
use sittuyin_server::Settings;
use sittuyin_server::messages::{Action, ErrorCode};
use std::time::Duration;

async fn id(browser: &mut Browser) -> String {
    let session = browser.get("/api/session").await.ok();
    session["person"]["id"]
        .as_str()
        .expect("a person")
        .to_owned()
}

async fn block(browser: &mut Browser, whom: &str) {
    let path = format!("/api/blocks/{whom}");
    browser.send(Method::PUT, &path, None).await.ok();
}

fn terms() -> Value {
    json!({"ruleset": "formal", "time": CLOCK, "rated": false})
}

#[tokio::test]
async fn who_is_blocked_finds_no_game_and_no_ear() {
    let server = Server::start().await;
    let mut mya = Browser::member(server.address, "Mya").await;
    let mut pest = Browser::member(server.address, "Pest").await;
    let (her, pests) = (id(&mut mya).await, id(&mut pest).await);
    let game = begin(&mut mya, &mut pest, "formal", None, CLOCK, false).await;
    let link = pest
        .post("/api/challenges", json!({"terms": terms()}))
        .await
        .ok();
    let open = pest
        .post("/api/challenges", json!({"terms": terms(), "to": "Mya"}))
        .await
        .ok();
    for browser in [&mut mya, &mut pest] {
        browser
            .post("/api/seeks", json!({"terms": terms()}))
            .await
            .ok();
    }
    let seeks = |view: &Value| view["seeks"].as_array().map(Vec::len);
    assert_eq!(seeks(&mya.get("/api/seeks").await.ok()), Some(2));
    let seek_of = |view: &Value, name: &str| {
        let seeks = view["seeks"].as_array().unwrap();
        let seek = seeks.iter().find(|seek| seek["by"]["name"] == name);
        seek.unwrap()["id"].as_str().unwrap().to_owned()
    };
    let all = Browser::new(server.address).get("/api/seeks").await.ok();
    let (hers, his) = (seek_of(&all, "Mya"), seek_of(&all, "Pest"));

    block(&mut mya, &pests).await;
    block(&mut mya, &pests).await;
    let blocked = mya.get("/api/blocks").await.ok();
    assert_eq!(blocked, json!({"people": [{"id": pests, "name": "Pest"}]}));
    assert_eq!(pest.get("/api/blocks").await.ok(), json!({"people": []}));
    // Neither sees the other's seek, and neither can accept it.
    for (browser, own, other) in [(&mut mya, "Mya", &his), (&mut pest, "Pest", &hers)] {
        let view = browser.get("/api/seeks").await.ok();
        assert_eq!(
            (seeks(&view), &view["seeks"][0]["by"]["name"]),
            (Some(1), &json!(own))
        );
        browser
            .post(&format!("/api/seeks/{other}/accept"), json!({}))
            .await
            .refused(403, ErrorCode::Blocked);
    }
    assert_eq!(
        seeks(&Browser::new(server.address).get("/api/seeks").await.ok()),
        Some(2)
    );
    // What was offered before is not seen and cannot be accepted; nothing new can be offered.
    assert_eq!(mya.get("/api/seeks").await.ok()["challenges"], json!([]));
    for challenge in [&link, &open] {
        let path = format!(
            "/api/challenges/{}/accept",
            challenge["id"].as_str().unwrap()
        );
        mya.post(&path, json!({}))
            .await
            .refused(403, ErrorCode::Blocked);
    }
    for (browser, to) in [(&mut pest, "Mya"), (&mut mya, "Pest")] {
        browser
            .post("/api/challenges", json!({"terms": terms(), "to": to}))
            .await
            .refused(403, ErrorCode::Blocked);
    }
    // The game goes on without words, and there is no other after it.
    let mut white = Player::join(&mya, &game).await;
    let mut black = Player::join(&pest, &game).await;
    let hers = white.says(text("bye")).await;
    black.hears(hers).await;
    black.says(text("you coward")).await;
    white.done(Action::Abort).await;
    white.send("{\"kind\":\"resync\"}").await;
    white.hears(hers).await;
    assert!(!white.heard.contains("coward"));
    for browser in [&mut pest, &mut mya] {
        browser
            .post(&format!("/api/games/{game}/rematch"), json!({}))
            .await
            .refused(403, ErrorCode::Blocked);
    }
    // Unblocked, all is as before.
    mya.delete(&format!("/api/blocks/{pests}")).await.ok();
    mya.delete(&format!("/api/blocks/{pests}")).await.ok();
    assert_eq!(seeks(&mya.get("/api/seeks").await.ok()), Some(2));
    pest.post("/api/challenges", json!({"terms": terms(), "to": "Mya"}))
        .await
        .ok();
    let mut again = Player::join(&mya, &game).await;
    while !again.heard.contains("coward") {
        again.hear().await;
    }
    // A block goes with either account.
    block(&mut pest, &her).await;
    mya.post("/api/account/delete", json!({"password": PASSWORD}))
        .await
        .ok();
    assert_eq!(pest.get("/api/blocks").await.ok(), json!({"people": []}));
}

#[tokio::test]
async fn whom_one_may_block() {
    let server = Server::start().await;
    let mut mya = Browser::member(server.address, "Mya").await;
    let her = id(&mut mya).await;
    let put = Method::PUT;
    let path = |whom: &str| format!("/api/blocks/{whom}");
    let own = mya.send(put.clone(), &path(&her), None).await;
    own.refused(400, ErrorCode::Invalid);
    for nobody in ["nobody000000", "%27%20OR%201=1", "Mya"] {
        let answer = mya.send(put.clone(), &path(nobody), None).await;
        answer.refused(404, ErrorCode::NotFound);
    }
    let mut stranger = Browser::new(server.address);
    stranger
        .get("/api/blocks")
        .await
        .refused(401, ErrorCode::SignedOut);
    for method in [put.clone(), Method::DELETE] {
        let answer = stranger.send(method.clone(), &path(&her), None).await;
        answer.refused(401, ErrorCode::SignedOut);
        let mut evil = mya.clone();
        evil.origin = Some("https://evil.example".to_owned());
        let answer = evil.send(method, &path(&her), None).await;
        answer.refused(403, ErrorCode::ForeignOrigin);
    }
    // A guest may, too.
    let mut guest = Browser::guest(server.address).await;
    block(&mut guest, &her).await;
    assert_eq!(mya.get("/api/blocks").await.ok(), json!({"people": []}));
}

#[tokio::test]
async fn the_lobby_changes_with_a_block_and_the_list_is_bounded() {
    let server = Server::start().await;
    let mut mya = Browser::guest(server.address).await;
    let mut pest = Browser::guest(server.address).await;
    let pests = id(&mut pest).await;
    pest.post("/api/seeks", json!({"terms": terms()}))
        .await
        .ok();
    let mut lobby = Lobby::open(&mya).await;
    while lobby.view().await.seeks.is_empty() {}
    block(&mut mya, &pests).await;
    while !lobby.view().await.seeks.is_empty() {}
    mya.delete(&format!("/api/blocks/{pests}")).await.ok();
    while lobby.view().await.seeks.is_empty() {}
    let me = id(&mut mya).await;
    let mut database = server.database().await;
    for sql in [
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
         INSERT INTO people (id, created_at) SELECT 'pest-' || i, CAST(unixepoch() AS INTEGER) * 1000 FROM n",
        "INSERT INTO blocks (person, blocked, at) SELECT $1, id, 1 FROM people WHERE id LIKE 'pest-%'",
    ] {
        sqlx::query(sql)
            .bind(&me)
            .execute(&mut database)
            .await
            .unwrap();
    }
    let path = format!("/api/blocks/{pests}");
    let answer = mya.send(Method::PUT, &path, None).await;
    answer.refused(429, ErrorCode::TooMany);
    mya.delete("/api/blocks/pest-7").await.ok();
    block(&mut mya, &pests).await;
}

#[tokio::test]
async fn what_was_settled_is_removed_after_a_year_and_nothing_else() {
    const YEAR: i64 = 365 * 24 * 60 * 60 * 1000;
    let server = Server::start().await;
    let mut mya = Browser::member(server.address, "Mya").await;
    let mut pest = Browser::guest(server.address).await;
    let pests = id(&mut pest).await;
    for reason in ["abuse", "spam", "stalling"] {
        let report = json!({"person": pests, "reason": reason, "comment": ""});
        mya.post("/api/reports", report).await.ok();
    }
    let mut database = server.database().await;
    // One was settled longer ago than a year, one not so long ago, and one is open from then.
    for sql in [
        "UPDATE reports SET created_at = created_at - 2 * $1",
        "UPDATE reports SET settled_at = created_at + 9 * $1 / 10 WHERE reason = 'abuse'",
        "UPDATE reports SET settled_at = created_at + 11 * $1 / 10 WHERE reason = 'spam'",
    ] {
        sqlx::query(sql)
            .bind(YEAR)
            .execute(&mut database)
            .await
            .unwrap();
    }
    let _server = server.restart().await;
    // The server looks for what has expired when it has started.
    let left = async {
        loop {
            let left: Vec<String> =
                sqlx::query_scalar("SELECT reason FROM reports ORDER BY reason")
                    .fetch_all(&mut database)
                    .await
                    .unwrap();
            if left.len() < 3 {
                return left;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let left = tokio::time::timeout(Duration::from_secs(30), left).await;
    assert_eq!(left.unwrap(), ["spam", "stalling"]);
}

#[tokio::test]
async fn a_report_is_kept_once_and_names_what_is_there() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, false).await;
    let game = white.game.id.clone();
    let pest = black.game.players.black.person.id.clone();
    let her = black.game.players.white.person.id.clone();
    let fan = Browser::member(server.address, "Fan").await;
    let mut fan = Player::join(&fan, &game).await;
    let rude = black.says(text("rude words")).await;
    let advice = fan.says(text("some advice")).await;
    let fans = fan.hears(advice).await.by.id;
    white.hears(rude).await;
    let report = |person: &str, game: Option<&str>, message: Option<u32>| json!({"person": person, "game": game, "message": message, "reason": "abuse", "comment": "see there"});
    let path = "/api/reports";
    for good in [
        report(&pest, None, None),
        report(&pest, Some(&game), None),
        report(&pest, Some(&game), Some(rude)),
        report(&pest, Some(&game), Some(rude)),
    ] {
        let answer = white.browser.post(path, good).await;
        assert_eq!(answer.status, 204);
    }
    let long = "x".repeat(1_001);
    for (bad, status, code) in [
        (report(&her, None, None), 400, ErrorCode::Invalid),
        (report(&pest, None, Some(rude)), 400, ErrorCode::Invalid),
        (report(&fans, Some(&game), None), 400, ErrorCode::Invalid),
        (
            report(&fans, Some(&game), Some(rude)),
            400,
            ErrorCode::Invalid,
        ),
        (report("nobody", None, None), 404, ErrorCode::NotFound),
        (
            report(&pest, Some("nothing"), None),
            404,
            ErrorCode::NotFound,
        ),
        (
            report(&pest, Some(&game), Some(99)),
            404,
            ErrorCode::NotFound,
        ),
        // What a player cannot hear cannot be guessed at either.
        (
            report(&fans, Some(&game), Some(advice)),
            404,
            ErrorCode::NotFound,
        ),
        (
            json!({"person": pest, "reason": "abuse"}),
            400,
            ErrorCode::Invalid,
        ),
        (
            json!({"person": pest, "reason": "ugly", "comment": ""}),
            400,
            ErrorCode::Invalid,
        ),
        (
            json!({"person": pest, "reason": "abuse", "comment": long}),
            400,
            ErrorCode::Invalid,
        ),
        (
            json!({"person": pest, "reason": "abuse", "comment": "x".repeat(20_000)}),
            413,
            ErrorCode::TooLarge,
        ),
    ] {
        white
            .browser
            .post(path, bad.clone())
            .await
            .refused(status, code);
    }
    // Nor can a spectator hear the players.
    fan.browser
        .post(path, report(&pest, Some(&game), Some(rude)))
        .await
        .refused(404, ErrorCode::NotFound);
    Browser::new(server.address)
        .post(path, report(&pest, None, None))
        .await
        .refused(401, ErrorCode::SignedOut);
    let mut evil = white.browser.clone();
    evil.origin = None;
    evil.post(path, report(&pest, None, None))
        .await
        .refused(403, ErrorCode::ForeignOrigin);
    let mut database = server.database().await;
    let kept: Vec<(String, Option<String>)> =
        sqlx::query_as("SELECT reporter, words FROM reports ORDER BY created_at, message")
            .fetch_all(&mut database)
            .await
            .unwrap();
    assert_eq!(kept.len(), 3);
    assert!(kept.iter().all(|(reporter, ..)| *reporter == her));
    let words = kept[2].1.as_deref().unwrap();
    assert!(words.contains("rude words"), "{words}");
}

#[tokio::test]
async fn who_reports_everybody_waits() {
    let server = Server::start().await;
    let mut mya = Browser::member(server.address, "Mya").await;
    let mut others = Vec::new();
    for _ in 0..21 {
        let mut guest = Browser::guest(server.address).await;
        others.push(id(&mut guest).await);
    }
    let report = |person: &str| json!({"person": person, "reason": "spam", "comment": ""});
    for other in &others[..20] {
        mya.post("/api/reports", report(other)).await.ok();
    }
    let answer = mya.post("/api/reports", report(&others[20])).await;
    answer.refused(429, ErrorCode::TooMany);
    // And from one address there are not many in any name.
    let server = Server::with(Settings {
        generosity: 1,
        ..settings()
    })
    .await;
    let mut guest = Browser::guest(server.address).await;
    let whom = {
        let mut other = Browser::guest(server.address).await;
        id(&mut other).await
    };
    for _ in 0..40 {
        guest.post("/api/reports", report(&whom)).await.ok();
    }
    let answer = guest.post("/api/reports", report(&whom)).await;
    answer.refused(429, ErrorCode::TooMany);
}
