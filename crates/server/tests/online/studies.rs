//! Studies that people keep: whose they are, who reads them, and what is refused.

use crate::browser::{Answer, Browser, PASSWORD};
use crate::server::Server;
use hyper::Method;
use serde_json::{Value, json};
use sittuyin_server::messages::ErrorCode;
use std::time::Duration;

const PGN: &str = "[Ruleset \"modern\"]\n\n1. K@e2 {calm} (1. K@d2) *\n";

fn study(visibility: &str) -> Value {
    json!({"title": "Mates", "visibility": visibility, "chapter": {"title": "One", "pgn": PGN}})
}

async fn put(browser: &mut Browser, path: &str, body: Value) -> Answer {
    let body = body.to_string().into_bytes();
    browser.send(Method::PUT, path, Some(body)).await
}

/// Makes a study and gives its address and that of its chapter.
async fn made(browser: &mut Browser, visibility: &str) -> (String, String) {
    let view = browser.post("/api/studies", study(visibility)).await.ok();
    let text = |value: &Value| value.as_str().expect("an id").to_owned();
    let path = format!("/api/studies/{}", text(&view["id"]));
    let chapter = format!("{path}/chapters/{}", text(&view["chapters"][0]["id"]));
    (path, chapter)
}

fn titles(view: &Value) -> Vec<&str> {
    let chapters = view["chapters"].as_array().expect("chapters");
    chapters
        .iter()
        .filter_map(|one| one["title"].as_str())
        .collect()
}

#[tokio::test]
async fn a_study_is_kept_with_its_chapters() {
    let server = Server::start().await;
    let mut mya = Browser::guest(server.address).await;
    let (path, first) = made(&mut mya, "private").await;
    // 22 of 62 letters and digits are 130 bits.
    assert_eq!(path.len(), "/api/studies/".len() + 22);
    let chapter = mya.get(&first).await.ok();
    assert_eq!(chapter["version"], 1);
    let pgn = chapter["pgn"].as_str().expect("a game");
    assert!(pgn.contains("1. K@e2 {calm} (1. K@d2) *"), "{pgn}");

    let chapters = format!("{path}/chapters");
    for title in ["Two", " Three "] {
        let new = json!({"title": title, "pgn": PGN});
        mya.post(&chapters, new).await.ok();
    }
    let view = mya.get(&path).await.ok();
    assert_eq!(titles(&view), ["One", "Two", "Three"]);
    let id = |view: &Value, at: usize| view["chapters"][at]["id"].clone();
    let order = json!({"chapters": [id(&view, 2), id(&view, 0), id(&view, 1)]});
    let ordered = put(&mut mya, &format!("{path}/order"), order).await.ok();
    assert_eq!(titles(&ordered), ["Three", "One", "Two"]);
    // An order that leaves one out, doubles one or names another is none.
    for wrong in [
        json!([id(&view, 0), id(&view, 1)]),
        json!([id(&view, 0), id(&view, 1), id(&view, 1)]),
        json!([id(&view, 0), id(&view, 1), "AAAAAAAAAAAA"]),
    ] {
        let answer = put(
            &mut mya,
            &format!("{path}/order"),
            json!({"chapters": wrong}),
        )
        .await;
        answer.refused(409, ErrorCode::NotNow);
    }

    let renamed = put(&mut mya, &first, json!({"version": 1, "title": "First"}))
        .await
        .ok();
    assert_eq!(
        (&renamed["version"], &renamed["pgn"]),
        (&json!(2), &chapter["pgn"])
    );
    let terms = json!({"title": "Endings", "visibility": "by-link"});
    let view = put(&mut mya, &path, terms).await.ok();
    assert_eq!(
        (&view["title"], &view["visibility"]),
        (&json!("Endings"), &json!("by-link"))
    );

    let server = server.restart().await;
    mya.move_to(server.address);
    let view = mya.get(&path).await.ok();
    assert_eq!(titles(&view), ["Three", "First", "Two"]);
    let list = mya.get("/api/studies").await.ok();
    assert_eq!(list["studies"][0]["chapters"], 3);
    assert_eq!(list["studies"][0]["updatedAt"], view["updatedAt"]);
    for at in [0, 2] {
        let chapter = format!("{chapters}/{}", id(&view, at).as_str().expect("an id"));
        mya.delete(&chapter).await.ok();
        mya.get(&chapter).await.refused(404, ErrorCode::NotFound);
    }
    mya.delete(&first).await.refused(409, ErrorCode::NotNow);
    mya.delete(&path).await.ok();
    mya.get(&path).await.refused(404, ErrorCode::NotFound);
    assert_eq!(mya.get("/api/studies").await.ok(), json!({"studies": []}));
}

#[tokio::test]
async fn nothing_is_written_over_what_was_not_seen() {
    let server = Server::start().await;
    let mut here = Browser::member(server.address, "Mya").await;
    let mut there = here.clone();
    let (_, chapter) = made(&mut here, "private").await;
    let change = |version: i64, moves: &str| json!({"version": version, "pgn": moves});
    let seen = put(&mut there, &chapter, change(1, "1. K@d2 *")).await.ok();
    for version in [1, 0, 3, -1, i64::MAX] {
        let answer = put(&mut here, &chapter, change(version, "1. K@c2 *")).await;
        let refused = answer.refused(409, ErrorCode::Stale);
        assert_eq!(refused["chapter"], seen, "{version}");
    }
    let answer = put(&mut here, &chapter, json!({"version": 1, "title": "Mine"})).await;
    answer.refused(409, ErrorCode::Stale);
    assert_eq!(here.get(&chapter).await.ok(), seen);
    // Who has seen it may.
    let kept = put(&mut here, &chapter, change(2, "1. K@c2 *")).await.ok();
    assert_eq!(kept["version"], 3);
    // Of two at once one is first, and the other learns of it.
    let (one, other) = tokio::join!(
        put(&mut here, &chapter, change(3, "1. K@a2 *")),
        put(&mut there, &chapter, change(3, "1. K@b2 *")),
    );
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
}

/// Everything that changes a study, with a body that its owner could send.
fn changes(path: &str, chapter: &str, id: &Value) -> Vec<(Method, String, Value)> {
    vec![
        (
            Method::PUT,
            path.to_owned(),
            json!({"title": "Mine", "visibility": "by-link"}),
        ),
        (Method::DELETE, path.to_owned(), Value::Null),
        (
            Method::PUT,
            format!("{path}/order"),
            json!({"chapters": [id]}),
        ),
        (
            Method::POST,
            format!("{path}/chapters"),
            json!({"title": "Mine", "pgn": PGN}),
        ),
        (
            Method::PUT,
            chapter.to_owned(),
            json!({"version": 1, "pgn": "1. K@a1 *"}),
        ),
        (Method::DELETE, chapter.to_owned(), Value::Null),
    ]
}

#[tokio::test]
async fn others_read_what_is_open_by_its_link_and_change_nothing() {
    let server = Server::start().await;
    let mut owner = Browser::member(server.address, "Mya").await;
    let mut stranger = Browser::guest(server.address).await;
    let mut nobody = Browser::new(server.address);
    let mut forger = Browser::new(server.address);
    forger.cookie = Some("session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA".to_owned());
    let mut evil = owner.clone();
    evil.origin = Some("https://evil.example".to_owned());
    for visibility in ["private", "by-link"] {
        let (path, chapter) = made(&mut owner, visibility).await;
        let view = owner.get(&path).await.ok();
        let text = owner.get(&chapter).await.ok();
        let open = visibility == "by-link";
        for reader in [&mut stranger, &mut nobody, &mut forger] {
            for (address, there) in [(&path, &view), (&chapter, &text)] {
                let answer = reader.get(address).await;
                if open {
                    assert_eq!(&answer.ok(), there);
                } else {
                    // Word for word what is said of one that is not there.
                    let missing = reader.get("/api/studies/AAAAAAAAAAAAAAAAAAAAAA").await;
                    assert_eq!(
                        (answer.status, &answer.body),
                        (missing.status, &missing.body)
                    );
                    answer.refused(404, ErrorCode::NotFound);
                }
            }
        }
        for (method, address, body) in changes(&path, &chapter, &view["chapters"][0]["id"]) {
            let body = Some(body.to_string().into_bytes());
            let (status, code) = match open {
                true => (403, ErrorCode::NotYours),
                false => (404, ErrorCode::NotFound),
            };
            let answer = stranger.send(method.clone(), &address, body.clone()).await;
            answer.refused(status, code);
            for reader in [&mut nobody, &mut forger] {
                let answer = reader.send(method.clone(), &address, body.clone()).await;
                answer.refused(401, ErrorCode::SignedOut);
            }
            // The owner's own browser, made to send it by another site.
            let answer = evil.send(method, &address, body).await;
            answer.refused(403, ErrorCode::ForeignOrigin);
        }
        assert_eq!(owner.get(&path).await.ok(), view);
        assert_eq!(owner.get(&chapter).await.ok(), text);
        let copy = stranger.post(&format!("{path}/copy"), Value::Null).await;
        nobody
            .post(&format!("{path}/copy"), Value::Null)
            .await
            .refused(401, ErrorCode::SignedOut);
        if !open {
            copy.refused(404, ErrorCode::NotFound);
            continue;
        }
        // A copy is the copier's, and private.
        let copy = copy.ok();
        assert_eq!(
            (&copy["visibility"], titles(&copy)),
            (&json!("private"), titles(&view))
        );
        assert_ne!(copy["owner"], view["owner"]);
        let copied = format!("/api/studies/{}", copy["id"].as_str().expect("an id"));
        owner.get(&copied).await.refused(404, ErrorCode::NotFound);
        // A chapter is found in its own study alone.
        let id = view["chapters"][0]["id"].as_str().expect("an id");
        let crossed = format!("{copied}/chapters/{id}");
        stranger
            .get(&crossed)
            .await
            .refused(404, ErrorCode::NotFound);
        let change = json!({"version": 1, "title": "Mine"});
        put(&mut stranger, &crossed, change)
            .await
            .refused(404, ErrorCode::NotFound);
        stranger
            .delete(&crossed)
            .await
            .refused(404, ErrorCode::NotFound);
        // What was open can be closed again.
        let terms = json!({"title": "Mates", "visibility": "private"});
        put(&mut owner, &path, terms).await.ok();
        for address in [&path, &chapter] {
            stranger
                .get(address)
                .await
                .refused(404, ErrorCode::NotFound);
        }
    }
    assert_eq!(
        nobody.get("/api/studies").await.code(),
        Some(ErrorCode::SignedOut)
    );
}

#[tokio::test]
async fn what_cannot_be_kept_is_refused() {
    let server = Server::start().await;
    let mut browser = Browser::guest(server.address).await;
    let (path, chapter) = made(&mut browser, "private").await;
    let chapters = format!("{path}/chapters");
    let new = |pgn: &str| json!({"title": "X", "pgn": pgn});
    // The reader's own words say what is wrong and where.
    for (pgn, why) in [
        ("1. e4 *", "game 1, line 1, column 4: "),
        ("[FEN \"nonsense\"]\n\n*", "game 1, line 1"),
        ("", "expected one game, found none"),
        (
            "1. K@e2 *\n\n[White \"B\"]\n\n*\n",
            "expected one game, found another",
        ),
        ("<script>alert(1)</script>", "game 1, line 1"),
    ] {
        for answer in [
            browser.post(&chapters, new(pgn)).await,
            put(&mut browser, &chapter, json!({"version": 1, "pgn": pgn})).await,
            browser
                .post(
                    "/api/studies",
                    json!({"title": "X", "visibility": "private", "chapter": new(pgn)}),
                )
                .await,
        ] {
            let refused = answer.refused(422, ErrorCode::PgnInvalid);
            let message = refused["message"].as_str().expect("a message");
            assert!(message.starts_with(why), "{message}");
        }
    }
    for title in ["", "  ", "a\nb", "a\u{202e}b", "\u{200b}", &"x".repeat(101)] {
        for answer in [
            browser
                .post(&chapters, json!({"title": title, "pgn": PGN}))
                .await,
            put(
                &mut browser,
                &path,
                json!({"title": title, "visibility": "private"}),
            )
            .await,
            put(
                &mut browser,
                &chapter,
                json!({"version": 1, "title": title}),
            )
            .await,
        ] {
            answer.refused(400, ErrorCode::Invalid);
        }
    }
    let hundred = "ကောင်း".chars().cycle().take(100).collect::<String>();
    put(
        &mut browser,
        &path,
        json!({"title": hundred, "visibility": "private"}),
    )
    .await
    .ok();
    for wrong in [
        json!({"title": "X", "visibility": "public", "chapter": new(PGN)}),
        json!({"title": "X", "visibility": "private"}),
        json!({"title": "X", "visibility": "private", "chapter": new(PGN), "owner": "me"}),
        json!([]),
    ] {
        browser
            .post("/api/studies", wrong)
            .await
            .refused(400, ErrorCode::Invalid);
    }

    // 256 KiB are kept and written over; a byte more is not, nor is a body that could not hold that.
    let tags = "[Ruleset \"modern\"]\n[RulesetVersion \"1\"]\n";
    let commented = |length: usize| format!("{tags}\n{{{}}} 1. K@e2 *\n", "x".repeat(length));
    let game = commented(200_000);
    browser.post(&chapters, new(&game)).await.ok();
    let large = commented(256 * 1024);
    browser
        .post(&chapters, new(&large))
        .await
        .refused(413, ErrorCode::TooLarge);
    let mut huge = new(PGN).to_string().into_bytes();
    huge.resize(600 * 1024, b' ');
    let answer = browser.send(Method::POST, &chapters, Some(huge)).await;
    answer.refused(413, ErrorCode::TooLarge);
    // Elsewhere bodies stay small.
    let body = json!({"name": "x".repeat(17 * 1024), "password": ""});
    browser
        .post("/api/accounts", body)
        .await
        .refused(413, ErrorCode::TooLarge);
}

#[tokio::test]
async fn one_person_keeps_so_much_and_no_more() {
    let server = Server::start().await;
    let mut browser = Browser::guest(server.address).await;
    let (path, first) = made(&mut browser, "private").await;
    let chapters = format!("{path}/chapters");
    let chapter = json!({"title": "More", "pgn": PGN});
    for _ in 1..64 {
        browser.post(&chapters, chapter.clone()).await.ok();
    }
    browser
        .post(&chapters, chapter.clone())
        .await
        .refused(429, ErrorCode::TooMany);
    for _ in 1..100 {
        browser.post("/api/studies", study("private")).await.ok();
    }
    browser
        .post("/api/studies", study("private"))
        .await
        .refused(429, ErrorCode::TooMany);
    browser
        .post(&format!("{path}/copy"), Value::Null)
        .await
        .refused(429, ErrorCode::TooMany);
    // As if all of it were large.
    let mut database = server.database().await;
    sqlx::query("UPDATE chapters SET size = 16777216 WHERE title = 'More' AND place = 2")
        .execute(&mut database)
        .await
        .unwrap();
    let pgn = format!("{{{}}} {}", "x".repeat(2_000), "1. K@e2 *");
    let grown = put(&mut browser, &first, json!({"version": 1, "pgn": pgn})).await;
    grown.refused(413, ErrorCode::TooLarge);
    assert_eq!(browser.get(&first).await.ok()["version"], 1);
    // What grows smaller may always be written.
    put(&mut browser, &first, json!({"version": 1, "pgn": "*"}))
        .await
        .ok();
    let view = browser.get(&path).await.ok();
    let last = view["chapters"][63]["id"].as_str().expect("an id");
    browser.delete(&format!("{chapters}/{last}")).await.ok();
    browser
        .post(&chapters, chapter)
        .await
        .refused(413, ErrorCode::TooLarge);
    // Another person has room.
    let mut other = Browser::guest(server.address).await;
    made(&mut other, "private").await;
}

#[tokio::test]
async fn studies_are_exported_and_go_with_the_account() {
    let server = Server::start().await;
    let mut mya = Browser::member(server.address, "Mya").await;
    let mut other = Browser::guest(server.address).await;
    let (path, chapter) = made(&mut mya, "by-link").await;
    let (others, _) = made(&mut other, "by-link").await;
    let export = mya.get("/api/account/export").await.ok();
    assert_eq!(export["studies"].as_array().map(Vec::len), Some(1));
    assert_eq!(export["studies"][0]["title"], "Mates");
    let text = mya.get(&chapter).await.ok();
    assert_eq!(
        export["studies"][0]["chapters"],
        json!([{"title": "One", "pgn": text["pgn"]}])
    );
    // Of an account that a moderator has closed nobody reads anything.
    let mut database = server.database().await;
    for (closed, status) in [("1", 404), ("NULL", 200)] {
        let sql = format!("UPDATE people SET closed_at = {closed} WHERE name = 'Mya'");
        sqlx::query(sqlx::AssertSqlSafe(sql))
            .execute(&mut database)
            .await
            .unwrap();
        for address in [&path, &chapter] {
            assert_eq!(other.get(address).await.status, status, "{address}");
        }
    }
    mya.post("/api/account/delete", json!({"password": PASSWORD}))
        .await
        .ok();
    for address in [&path, &chapter] {
        other.get(address).await.refused(404, ErrorCode::NotFound);
    }
    let left: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM chapters")
        .fetch_one(&mut database)
        .await
        .unwrap();
    assert_eq!(left, 1);
    other.get(&others).await.ok();
}

#[tokio::test]
async fn studies_of_guests_who_are_gone_are_removed() {
    let server = Server::start().await;
    let mut gone = Browser::guest(server.address).await;
    let mut here = Browser::guest(server.address).await;
    let mut member = Browser::member(server.address, "Mya").await;
    let (lost, _) = made(&mut gone, "by-link").await;
    let (kept, _) = made(&mut here, "by-link").await;
    let (members, _) = made(&mut member, "by-link").await;
    gone.delete("/api/session").await.ok();
    member.delete("/api/session").await.ok();
    let mut database = server.database().await;
    sqlx::query("UPDATE people SET created_at = 1")
        .execute(&mut database)
        .await
        .unwrap();
    let server = server.restart().await;
    let mut reader = Browser::new(server.address);
    // The server looks for what has expired when it has started.
    let removed = async {
        while reader.get(&lost).await.status != 404 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), removed)
        .await
        .expect("it is removed");
    let people = async {
        loop {
            let people: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM people")
                .fetch_one(&mut database)
                .await
                .unwrap();
            if people == 2 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), people)
        .await
        .expect("the guest too");
    for address in [&kept, &members] {
        Browser::new(server.address).get(address).await.ok();
    }
}
