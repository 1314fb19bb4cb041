//! People.

use crate::browser::{Browser, PASSWORD};
use crate::server::{Server, settings};
use hyper::Method;
use serde_json::{Value, json};
use sittuyin_server::Settings;
use sittuyin_server::messages::ErrorCode;

fn registration(name: &str) -> Value {
    json!({"name": name, "password": PASSWORD})
}

async fn name(browser: &mut Browser) -> Value {
    browser.get("/api/session").await.ok()["person"]["name"].clone()
}

#[tokio::test]
async fn a_guest_plays_at_once_and_keeps_the_id_with_a_name() {
    let server = Server::start().await;
    let mut browser = Browser::new(server.address);
    assert_eq!(
        browser.get("/api/session").await.ok(),
        json!({"person": null, "moderator": false})
    );
    let guest = browser.post("/api/session/guest", Value::Null).await.ok();
    assert_eq!(guest["person"]["name"], Value::Null);
    let again = browser.post("/api/session/guest", Value::Null).await.ok();
    assert_eq!(guest, again);
    let before = browser.cookie.clone();
    let registered = browser
        .post("/api/accounts", registration("Mya"))
        .await
        .ok();
    assert_eq!(registered["person"]["id"], guest["person"]["id"]);
    assert_eq!(registered["person"]["name"], "Mya");
    assert_eq!(
        registered["recoveryCodes"].as_array().map(Vec::len),
        Some(8)
    );
    // Who had seen the guest's cookie is not signed in as Mya.
    let mut old = browser.clone();
    old.cookie = before;
    assert_eq!(name(&mut old).await, Value::Null);
    assert_eq!(name(&mut browser).await, "Mya");
}

#[tokio::test]
async fn the_cookie_is_kept_from_scripts_and_other_sites() {
    let server = Server::start().await;
    let cookie =
        |answer: &crate::browser::Answer| answer.headers["set-cookie"].to_str().unwrap().to_owned();
    let mut here = Browser::new(server.address);
    let plain = cookie(&here.post("/api/session/guest", Value::Null).await);
    assert!(plain.starts_with("session="), "{plain}");
    assert!(
        plain.ends_with("; Path=/; Max-Age=7776000; HttpOnly; SameSite=Strict"),
        "{plain}"
    );
    // Reached by another name it is only given over HTTPS.
    let mut there = Browser::new(server.address);
    there.host = "play.example.org".to_owned();
    there.origin = Some("https://play.example.org".to_owned());
    let answer = there.post("/api/session/guest", Value::Null).await;
    assert_eq!(answer.headers["cache-control"], "no-store");
    let secure = cookie(&answer);
    assert!(secure.starts_with("__Host-session="), "{secure}");
    assert!(
        secure.ends_with("; HttpOnly; SameSite=Strict; Secure"),
        "{secure}"
    );
    assert!(there.get("/api/session").await.ok()["person"].is_object());
    // A cookie that anything on the way can set does not count there.
    there.cookie = here.cookie.clone();
    assert_eq!(there.get("/api/session").await.ok()["person"], Value::Null);
    there.origin = Some("http://play.example.org".to_owned());
    let answer = there.post("/api/session/guest", Value::Null).await;
    answer.refused(403, ErrorCode::Unencrypted);
}

#[tokio::test]
async fn names_are_kept_and_told_apart() {
    let server = Server::start().await;
    let mut first = Browser::new(server.address);
    first
        .post("/api/accounts", registration("Hla_Oo"))
        .await
        .ok();
    let answer = first.post("/api/accounts", registration("Another")).await;
    answer.refused(409, ErrorCode::NotNow);
    let mut other = Browser::guest(server.address).await;
    for taken in ["Hla_Oo", "hla_oo", "HLA-00", "hiaoo"] {
        let answer = other.post("/api/accounts", registration(taken)).await;
        answer.refused(409, ErrorCode::NameTaken);
    }
    for bad in [
        "x",
        "moderator",
        "Robert'); DROP TABLE people;--",
        "a\u{202e}bc",
        "မြ",
    ] {
        let answer = other.post("/api/accounts", registration(bad)).await;
        answer.refused(422, ErrorCode::NameInvalid);
    }
    let weak = json!({"name": "Soe", "password": "short"});
    let answer = other.post("/api/accounts", weak).await;
    answer.refused(422, ErrorCode::PasswordInvalid);
    assert_eq!(name(&mut other).await, Value::Null);
}

#[tokio::test]
async fn of_two_who_want_a_name_at_once_one_gets_it() {
    let server = Server::start().await;
    let tasks: Vec<_> = (0..4)
        .map(|_| {
            let mut browser = Browser::new(server.address);
            tokio::spawn(async move {
                browser
                    .post("/api/accounts", registration("Thida"))
                    .await
                    .status
            })
        })
        .collect();
    let mut statuses = Vec::new();
    for task in tasks {
        statuses.push(task.await.unwrap().as_u16());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409]);
}

#[tokio::test]
async fn signing_in_and_out() {
    let server = Server::start().await;
    let mut home = Browser::member(server.address, "Kyaw").await;
    let mut away = Browser::new(server.address);
    for (who, password) in [
        ("Kyaw", "a sentence to lose"),
        ("Nobody", PASSWORD),
        ("' OR 1=1 --", PASSWORD),
    ] {
        let wrong = json!({"name": who, "password": password});
        let answer = away.post("/api/session", wrong).await;
        answer.refused(401, ErrorCode::WrongPassword);
    }
    away.post("/api/session", registration("KYAW")).await.ok();
    assert_eq!(name(&mut away).await, "Kyaw");
    let kept = away.cookie.clone();
    away.delete("/api/session").await.ok();
    assert_eq!(away.cookie, None);
    away.cookie = kept;
    assert_eq!(name(&mut away).await, Value::Null);
    assert_eq!(name(&mut home).await, "Kyaw");
    away.cookie = None;
    away.post("/api/session", registration("Kyaw")).await.ok();
    home.delete("/api/sessions").await.ok();
    assert_eq!(name(&mut away).await, Value::Null);
}

#[tokio::test]
async fn a_new_password_ends_every_other_session() {
    let server = Server::start().await;
    let mut home = Browser::member(server.address, "Nanda").await;
    let mut stolen = home.clone();
    let wrong = json!({"old": "not the password", "new": "another sentence"});
    let answer = home.post("/api/account/password", wrong).await;
    answer.refused(401, ErrorCode::WrongPassword);
    let change = json!({"old": PASSWORD, "new": "another sentence"});
    home.post("/api/account/password", change).await.ok();
    assert_eq!(name(&mut home).await, "Nanda");
    assert_eq!(name(&mut stolen).await, Value::Null);
    let old = stolen.post("/api/session", registration("Nanda")).await;
    old.refused(401, ErrorCode::WrongPassword);
    let mut guest = Browser::guest(server.address).await;
    let change = json!({"old": PASSWORD, "new": "another sentence"});
    let answer = guest.post("/api/account/password", change).await;
    answer.refused(403, ErrorCode::MembersOnly);
    let answer = Browser::new(server.address).delete("/api/sessions").await;
    answer.refused(401, ErrorCode::SignedOut);
}

#[tokio::test]
async fn a_recovery_code_lets_one_in_once() {
    let server = Server::start().await;
    let mut browser = Browser::new(server.address);
    let registered = browser
        .post("/api/accounts", registration("Su-Su"))
        .await
        .ok();
    let code = registered["recoveryCodes"][3].as_str().unwrap().to_owned();
    let recovery =
        |code: &str| json!({"name": "su-su", "code": code, "password": "a new sentence"});
    let mut lost = Browser::new(server.address);
    for wrong in ["", "aaaa-aaaa-aaaa-aaaa"] {
        let answer = lost.post("/api/recovery", recovery(wrong)).await;
        answer.refused(403, ErrorCode::WrongCode);
    }
    let typed = code.replace('-', " ").to_uppercase();
    lost.post("/api/recovery", recovery(&typed)).await.ok();
    assert_eq!(name(&mut lost).await, "Su-Su");
    assert_eq!(name(&mut browser).await, Value::Null);
    let answer = lost.post("/api/recovery", recovery(&code)).await;
    answer.refused(403, ErrorCode::WrongCode);
    assert_eq!(
        lost.get("/api/account/export").await.ok()["recoveryCodesLeft"],
        7
    );
    let proof = json!({"password": "a new sentence"});
    let renewed = lost.post("/api/account/recovery-codes", proof).await.ok();
    assert_eq!(renewed["recoveryCodes"].as_array().map(Vec::len), Some(8));
    let old = registered["recoveryCodes"][4].as_str().unwrap();
    let answer = lost.post("/api/recovery", recovery(old)).await;
    answer.refused(403, ErrorCode::WrongCode);
}

#[tokio::test]
async fn an_account_can_be_taken_along_and_deleted() {
    let server = Server::start().await;
    let mut browser = Browser::member(server.address, "Zaw-Zaw").await;
    let export = browser.get("/api/account/export").await;
    assert!(
        export.headers["content-disposition"]
            .to_str()
            .unwrap()
            .starts_with("attachment")
    );
    let export = export.ok();
    assert_eq!(export["person"]["name"], "Zaw-Zaw");
    assert_eq!(export["sessions"].as_array().map(Vec::len), Some(1));
    let text = export.to_string();
    assert!(!text.contains("argon2") && !text.contains(browser.cookie.as_deref().unwrap()));
    let answer = browser
        .post(
            "/api/account/delete",
            json!({"password": "not the password"}),
        )
        .await;
    answer.refused(401, ErrorCode::WrongPassword);
    let mut elsewhere = browser.clone();
    browser
        .post("/api/account/delete", json!({"password": PASSWORD}))
        .await
        .ok();
    assert_eq!(name(&mut elsewhere).await, Value::Null);
    let answer = browser.post("/api/session", registration("Zaw-Zaw")).await;
    answer.refused(401, ErrorCode::WrongPassword);
    // The name is free again, and who takes it is somebody else.
    let taken = browser
        .post("/api/accounts", registration("Zaw-Zaw"))
        .await
        .ok();
    assert_ne!(taken["person"]["id"], export["person"]["id"]);
}

#[tokio::test]
async fn sessions_outlive_a_restart_and_are_not_guessed() {
    let server = Server::start().await;
    let mut browser = Browser::member(server.address, "Win").await;
    let server = server.restart().await;
    let mut again = Browser::new(server.address);
    again.cookie = browser.cookie.take();
    assert_eq!(name(&mut again).await, "Win");
    for forged in [
        "session=",
        "session=x",
        "session=' OR '1'='1",
        "session=00000000",
        "other=1",
    ] {
        let mut forger = Browser::new(server.address);
        forger.cookie = Some(forged.to_owned());
        assert_eq!(name(&mut forger).await, Value::Null, "{forged}");
    }
}

#[tokio::test]
async fn other_sites_can_change_nothing() {
    let server = Server::start().await;
    let mut victim = Browser::member(server.address, "Khin").await;
    for origin in [
        None,
        Some("https://evil.example"),
        Some("null"),
        Some("http://127.0.0.1"),
    ] {
        let mut evil = victim.clone();
        evil.origin = origin.map(str::to_owned);
        let answer = evil.delete("/api/sessions").await;
        answer.refused(403, ErrorCode::ForeignOrigin);
        let answer = evil.post("/api/session/guest", Value::Null).await;
        answer.refused(403, ErrorCode::ForeignOrigin);
    }
    let mut frame = victim.clone();
    frame
        .headers
        .push(("sec-fetch-site", "cross-site".to_owned()));
    frame
        .delete("/api/sessions")
        .await
        .refused(403, ErrorCode::ForeignOrigin);
    assert_eq!(name(&mut victim).await, "Khin");
}

#[tokio::test]
async fn what_cannot_be_read_is_refused() {
    let server = Server::start().await;
    let mut browser = Browser::new(server.address);
    let bodies: [&[u8]; 6] = [
        b"",
        b"{",
        b"[]",
        br#"{"name": 1, "password": "x"}"#,
        br#"{"name": "Abc", "password": "a sentence to keep", "role": "moderator"}"#,
        b"\xff\xfe",
    ];
    for body in bodies {
        let answer = browser
            .send(Method::POST, "/api/accounts", Some(body.to_vec()))
            .await;
        answer.refused(400, ErrorCode::Invalid);
    }
    let large = vec![b' '; 17 * 1024];
    let answer = browser
        .send(Method::POST, "/api/accounts", Some(large))
        .await;
    answer.refused(413, ErrorCode::TooLarge);
    browser
        .get("/api/nothing")
        .await
        .refused(404, ErrorCode::NotFound);
    browser
        .headers
        .push(("content-type", "text/plain".to_owned()));
}

#[tokio::test]
async fn guessing_is_held_up() {
    let server = Server::with(Settings {
        generosity: 1,
        behind_proxy: true,
        ..settings()
    })
    .await;
    let mut browser = Browser::new(server.address);
    browser
        .headers
        .push(("x-forwarded-for", "203.0.113.9, 198.51.100.7".to_owned()));
    let guess = json!({"name": "Nobody", "code": "aaaa", "password": "x"});
    for _ in 0..30 {
        let answer = browser.post("/api/recovery", guess.clone()).await;
        answer.refused(422, ErrorCode::PasswordInvalid);
    }
    let answer = browser.post("/api/recovery", guess.clone()).await;
    assert!(answer.headers.contains_key("retry-after"));
    answer.refused(429, ErrorCode::TooMany);
    // What a visitor writes before the proxy's own word does not help.
    browser.headers = vec![("x-forwarded-for", "192.0.2.1, 198.51.100.7".to_owned())];
    let answer = browser.post("/api/recovery", guess.clone()).await;
    answer.refused(429, ErrorCode::TooMany);
    browser.headers = vec![("x-forwarded-for", "198.51.100.8".to_owned())];
    let answer = browser.post("/api/recovery", guess).await;
    answer.refused(422, ErrorCode::PasswordInvalid);
}
