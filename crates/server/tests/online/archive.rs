//! Looking for games and people, and what is exported.

use crate::browser::Browser;
use crate::chat::text;
use crate::player::{CLOCK, Player, army, begin};
use crate::server::Server;
use hyper::Method;
use serde_json::{Value, json};
use sittuyin_server::messages::{Action, Color, ErrorCode};

async fn found(browser: &mut Browser, query: &str) -> Vec<Value> {
    let list = browser.get(&format!("/api/games?{query}")).await.ok();
    let games = list["games"].as_array().expect("a list");
    games.iter().map(|game| game["id"].clone()).collect()
}

async fn resigned(winner: &mut Browser, loser: &mut Browser, ruleset: &str, rated: bool) -> Value {
    let game = begin(winner, loser, ruleset, None, CLOCK, rated).await;
    Player::join(loser, &game).await.done(Action::Resign).await;
    json!(game)
}

#[tokio::test]
async fn games_are_found_by_what_is_known_of_them() {
    let server = Server::start().await;
    let mut mya = Browser::member(server.address, "Mya").await;
    let mut kyaw = Browser::member(server.address, "Kyaw").await;
    let mut thant = Browser::member(server.address, "Thant").await;
    let first = resigned(&mut mya, &mut kyaw, "formal", true).await;
    let second = resigned(&mut kyaw, &mut mya, "modern", false).await;
    let third = begin(&mut thant, &mut mya, "formal", None, CLOCK, false).await;
    let mut white = Player::join(&thant, &third).await;
    let placements = army(&white.replayed(), Color::White, 0);
    let seq = white.done(Action::Arrange { placements }).await;
    let mut black = Player::join(&mya, &third).await;
    black.until(seq).await;
    let seq = white.done(Action::OfferDraw).await;
    black.until(seq).await;
    black.done(Action::AcceptDraw).await;
    let third = json!(third);
    let live = json!(begin(&mut kyaw, &mut thant, "modern", None, CLOCK, true).await);
    let mut browser = Browser::new(server.address);
    for (query, expected) in [
        ("", vec![&live, &third, &second, &first]),
        ("name=MYA", vec![&third, &second, &first]),
        ("name=Mya&opponent=kyaw", vec![&second, &first]),
        ("name=Kyaw&state=over", vec![&second, &first]),
        ("name=Kyaw&state=live", vec![&live]),
        ("rated=true", vec![&live, &first]),
        ("rated=false&ruleset=formal", vec![&third]),
        ("result=draw", vec![&third]),
        ("result=white", vec![&second, &first]),
        ("result=black", vec![]),
        ("name=Mya&result=won", vec![&first]),
        ("name=Mya&result=lost", vec![&second]),
        ("name=Thant&result=lost", vec![]),
    ] {
        let expected: Vec<_> = expected.into_iter().cloned().collect();
        assert_eq!(found(&mut browser, query).await, expected, "{query}");
    }
    // By time, and page by page.
    let all = browser.get("/api/games").await.ok();
    let at = all["games"][1]["createdAt"].as_i64().unwrap();
    assert!(all["games"][1]["endedAt"].as_i64().unwrap() >= at);
    assert_eq!(all["games"][1]["order"], "all-then-all");
    let since = found(&mut browser, &format!("since={at}")).await;
    let until = found(&mut browser, &format!("until={at}")).await;
    assert_eq!(since, [live.clone(), third.clone()]);
    assert_eq!(until, [second.clone(), first.clone()]);
    let mut pages = Vec::new();
    let mut query = "name=Mya&limit=1".to_owned();
    loop {
        let page = browser.get(&format!("/api/games?{query}")).await.ok();
        pages.extend(
            page["games"]
                .as_array()
                .unwrap()
                .iter()
                .map(|g| g["id"].clone()),
        );
        assert!(pages.len() < 9, "the pages have no end: {pages:?}");
        match page["next"].as_str() {
            Some(next) => query = format!("name=Mya&limit=1&before={next}"),
            None => break,
        }
    }
    assert_eq!(pages, [third, second, first]);
    for (query, status, code) in [
        ("name=Nobody", 404, ErrorCode::NotFound),
        ("opponent=%27%20OR%201=1", 404, ErrorCode::NotFound),
        ("result=won", 400, ErrorCode::Invalid),
        ("result=lucky", 400, ErrorCode::Invalid),
        ("rated=maybe", 400, ErrorCode::Invalid),
        ("since=yesterday", 400, ErrorCode::Invalid),
    ] {
        let answer = browser.get(&format!("/api/games?{query}")).await;
        answer.refused(status, code);
    }
    let view = browser.get("/api/people/mya").await.ok();
    assert_eq!(
        view["games"],
        json!({"played": 3, "won": 1, "lost": 1, "drawn": 1})
    );
}

#[tokio::test]
async fn everything_that_is_kept_is_exported_to_its_owner() {
    let server = Server::start().await;
    let mut mya = Browser::member(server.address, "Mya").await;
    let mut kyaw = Browser::member(server.address, "Kyaw").await;
    let game = begin(&mut mya, &mut kyaw, "formal", None, CLOCK, true).await;
    let mut white = Player::join(&mya, &game).await;
    let mut black = Player::join(&kyaw, &game).await;
    black.says(text("his own words")).await;
    let hers = white.says(text("her own words")).await;
    black.hears(hers).await;
    black.done(Action::Resign).await;
    let terms = json!({"terms": {"ruleset": "dice", "time": CLOCK, "rated": false}});
    mya.post("/api/seeks", terms.clone()).await.ok();
    mya.post("/api/challenges", terms).await.ok();
    let his = black.game.players.black.person.id.clone();
    let report = json!({"person": his, "game": game, "reason": "other", "comment": "my comment"});
    mya.post("/api/reports", report).await.ok();
    let path = format!("/api/blocks/{his}");
    mya.send(Method::PUT, &path, None).await.ok();
    let export = mya.get("/api/account/export").await.ok();
    assert_eq!(export["ratings"][0]["games"], 1);
    assert_eq!(export["seeks"][0]["terms"]["ruleset"], "dice");
    assert_eq!(export["challenges"][0]["terms"]["ruleset"], "dice");
    assert_eq!(export["said"][0]["words"]["text"], "her own words");
    assert_eq!(export["said"].as_array().map(Vec::len), Some(1));
    assert_eq!(export["blocked"], json!([{"id": his, "name": "Kyaw"}]));
    assert_eq!(export["reports"][0]["comment"], "my comment");
    // Nobody is told who has blocked or reported them.
    let export = kyaw.get("/api/account/export").await.ok();
    assert_eq!(
        (&export["blocked"], &export["reports"]),
        (&json!([]), &json!([]))
    );
    assert!(!export.to_string().contains("her own words"));
}
