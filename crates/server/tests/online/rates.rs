//! What one address may ask for, and how often.

use crate::browser::Browser;
use crate::server::{Server, settings};
use hyper::Method;
use sittuyin_server::Settings;
use sittuyin_server::messages::ErrorCode;

#[tokio::test]
async fn who_asks_without_end_waits() {
    let server = Server::with(Settings {
        generosity: 1,
        behind_proxy: true,
        ..settings()
    })
    .await;
    // Each is asked for by an address of its own, and answered so many times at once.
    for (number, (method, path, at_once)) in [
        (Method::DELETE, "seeks/nothing", 100),
        (Method::DELETE, "challenges/nothing", 100),
        (Method::POST, "challenges/nothing/decline", 100),
        (Method::DELETE, "games/nothing/rematch", 100),
        (Method::GET, "games/nothing/arrangement", 200),
        (Method::GET, "games/nothing/picture.png", 60),
        (Method::GET, "account/export", 20),
        (Method::GET, "tables?fen=nothing", 200),
        (Method::GET, "studies", 200),
        (Method::GET, "studies/nothing/chapters/nothing", 200),
        (Method::DELETE, "studies/nothing", 120),
        (Method::POST, "studies/nothing/copy", 120),
        (Method::DELETE, "studies/nothing/chapters/nothing", 120),
    ]
    .into_iter()
    .enumerate()
    {
        let path = format!("/api/{path}");
        let mut browser = Browser::guest(server.address).await;
        let from = |last: usize| vec![("x-forwarded-for", format!("192.0.2.{last}"))];
        browser.headers = from(number);
        let mut answered = 0;
        let held_up = loop {
            let answer = browser.send(method.clone(), &path, None).await;
            if answer.status == 429 {
                break answer;
            }
            answered += 1;
            assert!(answered < 5 * at_once, "{path}: nobody counts");
        };
        assert!(held_up.headers.contains_key("retry-after"), "{path}");
        held_up.refused(429, ErrorCode::TooMany);
        assert!(answered >= at_once, "{path}: {answered}");
        browser.headers = from(100 + number);
        let elsewhere = browser.send(method, &path, None).await;
        assert_ne!(elsewhere.status, 429, "{path}");
    }
}

#[tokio::test]
async fn a_club_behind_one_address_can_be_given_more() {
    let server = Server::with(Settings {
        generosity: 3,
        ..settings()
    })
    .await;
    let mut browser = Browser::guest(server.address).await;
    for _ in 0..60 {
        browser.get("/api/account/export").await.ok();
    }
    let answer = browser.get("/api/account/export").await;
    // One more comes three times as soon, too: not after a minute.
    let wait = answer.headers["retry-after"].to_str().expect("a text");
    assert!(wait.parse::<u32>().expect("seconds") <= 20, "{wait}");
    answer.refused(429, ErrorCode::TooMany);
}
