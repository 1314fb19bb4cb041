//! Lists of which a page holds a part and the reader may see a part: nothing is lost or shown twice.

use crate::browser::Browser;
use crate::moderation::{because, moderator};
use crate::server::Server;
use serde_json::{Value, json};
use sqlx::SqliteConnection;
use std::collections::HashSet;

async fn execute(database: &mut SqliteConnection, sql: &'static str) {
    let done = sqlx::raw_sql(sql).execute(database).await;
    done.expect("a statement");
}

/// All pages of a list, entry by entry, and how long each page was.
async fn all(browser: &mut Browser, path: &str, list: &str) -> (Vec<Value>, Vec<usize>) {
    let (path, mut query) = match path.split_once('?') {
        Some((path, query)) => (path, format!("?{query}")),
        None => (path, String::new()),
    };
    let asked = query.replace('?', "&");
    let (mut entries, mut lengths) = (Vec::new(), Vec::new());
    loop {
        assert!(lengths.len() < 10, "the pages have no end: {lengths:?}");
        let page = browser.get(&format!("{path}{query}")).await.ok();
        let part = page[list].as_array().expect("a list");
        entries.extend(part.iter().cloned());
        lengths.push(part.len());
        match &page["next"] {
            Value::Null => return (entries, lengths),
            Value::String(next) => query = format!("?before={next}{asked}"),
            next => query = format!("?before={next}{asked}"),
        }
    }
}

/// 120 reports, of which each third is from or about the moderator who reads and each fifth is settled; many
/// of the same moment.
const REPORTS: &str = "
    INSERT INTO people (id, created_at) SELECT id, CAST(unixepoch() AS INTEGER) * 1000
        FROM (SELECT 'somebody' AS id UNION ALL SELECT 'another');
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
    INSERT INTO reports (id, reporter, person, reason, comment, created_at, settled_at)
    SELECT printf('r%03d', i),
        CASE WHEN i % 6 = 3 THEN (SELECT id FROM people WHERE name = 'Boss') ELSE 'somebody' END,
        CASE WHEN i % 6 = 0 THEN (SELECT id FROM people WHERE name = 'Boss') ELSE 'another' END,
        'other', '', 1000 + i / 20, CASE WHEN i % 5 = 0 THEN 9 END
    FROM n;";

#[tokio::test]
async fn reports_come_page_by_page_without_those_that_are_not_the_readers() {
    let server = Server::start().await;
    let mut boss = moderator(&server, "Boss").await;
    execute(&mut server.database().await, REPORTS).await;
    let path = "/api/moderation/reports";
    let (reports, lengths) = all(&mut boss, path, "reports").await;
    // Newest first, and of one moment by their ids.
    let expected: Vec<_> = (1..=120)
        .rev()
        .filter(|i| i % 3 != 0 && i % 5 != 0)
        .map(|i| json!(format!("r{i:03}")))
        .collect();
    let found: Vec<_> = reports.iter().map(|report| report["id"].clone()).collect();
    assert_eq!(found, expected);
    assert_eq!(lengths, [50, 14]);
}

/// 120 games of a few moments, of which each seventh was aborted and each second is still played.
const GAMES: &str = "
    INSERT INTO people (id, created_at) SELECT id, CAST(unixepoch() AS INTEGER) * 1000
        FROM (SELECT 'somebody' AS id UNION ALL SELECT 'another');
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
    INSERT INTO games (id, format, ruleset, ruleset_version, placing, time_control, rated, white, black,
        created_at, ply, ended_at, winner, reason, white_provisional, black_provisional)
    SELECT printf('g%03d', i), 1, 'formal', 1, 'all-then-all', '{\"kind\":\"unlimited\"}', 0, 'somebody', 'another',
        1000 + i / 20, 0, CASE WHEN i % 7 = 0 OR i % 2 = 0 THEN 9000 END,
        CASE WHEN i % 7 <> 0 AND i % 2 = 0 THEN 'white' END,
        CASE WHEN i % 7 = 0 THEN 'aborted' WHEN i % 2 = 0 THEN 'resignation' END, 0, 0
    FROM n;";

#[tokio::test]
async fn games_come_page_by_page_without_those_that_were_aborted() {
    let server = Server::start().await;
    execute(&mut server.database().await, GAMES).await;
    let mut browser = Browser::new(server.address);
    for (query, seen, lengths) in [
        (
            "?limit=1000",
            (|_| true) as fn(i32) -> bool,
            vec![50, 50, 3],
        ),
        ("?state=over", |i| i % 2 == 0, vec![50, 2]),
        (
            "?state=live&person=somebody&limit=20",
            |i| i % 2 == 1,
            vec![20, 20, 11],
        ),
    ] {
        let found = all(&mut browser, &format!("/api/games{query}"), "games").await;
        let ids: Vec<_> = found.0.iter().map(|game| game["id"].clone()).collect();
        let expected: Vec<_> = (1..=120)
            .rev()
            .filter(|i| i % 7 != 0 && seen(*i))
            .map(|i| json!(format!("g{i:03}")))
            .collect();
        assert_eq!(ids, expected, "{query}");
        assert_eq!(found.1, lengths, "{query}");
    }
}

#[tokio::test]
async fn the_audit_log_comes_page_by_page() {
    let server = Server::start().await;
    let mut boss = moderator(&server, "Boss").await;
    execute(
        &mut server.database().await,
        "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
         INSERT INTO audit_log (number, at, action, reason) SELECT i, 1, 'closed', 'x' FROM n",
    )
    .await;
    let (entries, lengths) = all(&mut boss, "/api/moderation/audit", "entries").await;
    let numbers: Vec<_> = entries
        .iter()
        .map(|entry| entry["number"].clone())
        .collect();
    let expected: Vec<_> = (1..=100).rev().map(|number| json!(number)).collect();
    assert_eq!(numbers, expected);
    // The last page is full, too: whoever asks on gets an empty one.
    assert_eq!(lengths, [50, 50, 0]);
}

/// 200 people, the stronger the higher the number: some are guests, some closed, some new. Guests of long ago
/// would be removed while this goes on.
const STRONG: &str = "
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
    INSERT INTO people (id, name, name_key, created_at, closed_at)
    SELECT printf('p%03d', i), CASE WHEN i % 10 <> 1 THEN printf('P%03d', i) END,
        CASE WHEN i % 10 <> 1 THEN printf('key%03d', i) END, CAST(unixepoch() AS INTEGER) * 1000,
        CASE WHEN i % 10 = 2 THEN 5 END FROM n;
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
    INSERT INTO ratings (person, family, pace, rating, deviation, volatility, games, rated_at)
    SELECT printf('p%03d', i), 'dice', 'blitz', 1500 + i, CASE WHEN i % 10 = 3 THEN 200 ELSE 50 END, 0.06, 9,
        CAST(unixepoch() AS INTEGER) * 1000 FROM n;";

#[tokio::test]
async fn the_leaderboard_has_a_hundred_places_for_those_who_are_seen() {
    let server = Server::start().await;
    execute(&mut server.database().await, STRONG).await;
    let mut browser = Browser::new(server.address);
    let board = browser.get("/api/ratings/dice/blitz").await.ok();
    let places = board["places"].as_array().expect("places");
    let names: Vec<_> = places
        .iter()
        .map(|place| place["person"]["name"].clone())
        .collect();
    let expected: Vec<_> = (1..=200)
        .rev()
        .filter(|i| ![1, 2, 3].contains(&(i % 10)))
        .map(|i| json!(format!("P{i:03}")))
        .take(100)
        .collect();
    assert_eq!(names, expected);
}

#[tokio::test]
async fn what_a_closed_account_offers_is_seen_no_longer() {
    let server = Server::start().await;
    let mut boss = moderator(&server, "Boss").await;
    let mut mya = Browser::member(server.address, "Mya").await;
    let mut pest = Browser::member(server.address, "Pest").await;
    let time = json!({"kind": "days", "days": 3});
    let terms = json!({"ruleset": "formal", "time": time, "rated": false});
    let seek = json!({"terms": terms});
    pest.post("/api/seeks", seek.clone()).await.ok();
    mya.post("/api/seeks", seek).await.ok();
    let to_mya = json!({"terms": terms, "to": "Mya"});
    pest.post("/api/challenges", to_mya).await.ok();
    let session = pest.get("/api/session").await.ok();
    let pests = session["person"]["id"].as_str().expect("a person");
    let close = format!("/api/moderation/people/{pests}/close");
    boss.post(&close, because("insults")).await.ok();
    let view = mya.get("/api/seeks").await.ok();
    assert_eq!(view["challenges"], json!([]));
    let owners: HashSet<_> = view["seeks"]
        .as_array()
        .expect("seeks")
        .iter()
        .map(|seek| seek["by"]["name"].to_string())
        .collect();
    assert_eq!(owners, HashSet::from(["\"Mya\"".to_owned()]));
    // Also when it is open again.
    let reopen = format!("/api/moderation/people/{pests}/reopen");
    boss.post(&reopen, because("sorry")).await.ok();
    let view = mya.get("/api/seeks").await.ok();
    assert_eq!(view["seeks"].as_array().map(Vec::len), Some(1));
    assert_eq!(view["challenges"], json!([]));
}
