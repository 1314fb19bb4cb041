//! Moderators: what they see, what they do, and what is noted of it.

use crate::browser::{Browser, PASSWORD};
use crate::chat::text;
use crate::player::{CLOCK, Player, begin, connect, placed, play};
use crate::server::{Server, settings};
use futures_util::StreamExt;
use serde_json::{Value, json};
use sittuyin::uci::UciMove;
use sittuyin_server::Settings;
use sittuyin_server::admin::{self, AdminError};
use sittuyin_server::messages::{Action, AuditAction, ErrorCode};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::time::Duration;

/// Somebody whom the operator has made a moderator while the server runs.
pub(crate) async fn moderator(server: &Server, name: &str) -> Browser {
    let browser = Browser::member(server.address, name).await;
    grant(server, name).await;
    browser
}

async fn grant(server: &Server, name: &str) {
    let (folder, name) = (server.folder().to_owned(), name.to_owned());
    let done = tokio::task::spawn_blocking(move || admin::grant(&folder, &name));
    assert!(done.await.expect("it is there").expect("it is there"));
}

pub(crate) fn because(reason: &str) -> Value {
    json!({"reason": reason})
}

async fn id(browser: &mut Browser) -> String {
    let session = browser.get("/api/session").await.ok();
    session["person"]["id"]
        .as_str()
        .expect("it is there")
        .to_owned()
}

#[tokio::test]
async fn nobody_else_gets_in() {
    let server = Server::start().await;
    let mut boss = moderator(&server, "Boss").await;
    let mut member = Browser::member(server.address, "Member").await;
    let mut guest = Browser::guest(server.address).await;
    let mut nobody = Browser::new(server.address);
    let gets = ["reports", "games/nothing", "audit"];
    let posts = [
        "reports/nothing/dismiss",
        "games/nothing/agreement",
        "games/nothing/chat/1/remove",
        "people/nothing/close",
        "people/nothing/reopen",
    ];
    let who = [
        (&mut member, 403, ErrorCode::ModeratorsOnly),
        (&mut guest, 403, ErrorCode::MembersOnly),
        (&mut nobody, 401, ErrorCode::SignedOut),
    ];
    for (browser, status, code) in who {
        for path in gets {
            let answer = browser.get(&format!("/api/moderation/{path}")).await;
            answer.refused(status, code);
        }
        for path in posts {
            let path = format!("/api/moderation/{path}");
            let answer = browser.post(&path, because("x")).await;
            answer.refused(status, code);
        }
    }
    let mut evil = boss.clone();
    evil.origin = Some("https://evil.example".to_owned());
    for path in posts {
        let path = format!("/api/moderation/{path}");
        evil.post(&path, because("x"))
            .await
            .refused(403, ErrorCode::ForeignOrigin);
        boss.post(&path, because("x"))
            .await
            .refused(404, ErrorCode::NotFound);
    }
    for query in ["before=x", "before=1-2-", "after=1"] {
        let answer = boss.get(&format!("/api/moderation/audit?{query}")).await;
        answer.refused(400, ErrorCode::Invalid);
    }
    for bad in [
        json!({}),
        because(""),
        because("  "),
        because("a\nb"),
        because(&"x".repeat(501)),
        json!({"reason": "x", "by": "somebody"}),
    ] {
        for path in posts.iter().filter(|path| !path.ends_with("agreement")) {
            let path = format!("/api/moderation/{path}");
            let answer = boss.post(&path, bad.clone()).await;
            answer.refused(400, ErrorCode::Invalid);
        }
    }
    let large = because(&"x".repeat(20_000));
    boss.post("/api/moderation/people/nothing/close", large)
        .await
        .refused(413, ErrorCode::TooLarge);
    // The page knows it, and who is one no longer is out at once.
    assert_eq!(boss.get("/api/session").await.ok()["moderator"], true);
    assert_eq!(member.get("/api/session").await.ok()["moderator"], false);
    let folder = server.folder().to_owned();
    let revoke = move || {
        (
            admin::revoke(&folder, "boss"),
            admin::revoke(&folder, "Boss"),
        )
    };
    let (first, second) = tokio::task::spawn_blocking(revoke).await.unwrap();
    assert_eq!((first.unwrap(), second.unwrap()), (true, false));
    boss.get("/api/moderation/reports")
        .await
        .refused(403, ErrorCode::ModeratorsOnly);
}

#[tokio::test]
async fn who_asks_too_often_waits_moderator_or_not() {
    let server = Server::with(Settings {
        generosity: 1,
        ..settings()
    })
    .await;
    let mut boss = moderator(&server, "Boss").await;
    let mut nobody = Browser::new(server.address);
    // The two come from one address. There is one more each second: far fewer than are asked for.
    let mut asked = 0;
    loop {
        let (browser, status) = match asked % 2 {
            0 => (&mut boss, 200),
            _ => (&mut nobody, 401),
        };
        let answer = browser.get("/api/moderation/audit").await;
        if answer.status == 429 {
            assert!(answer.headers.contains_key("retry-after"));
            break;
        }
        assert_eq!(answer.status, status);
        asked += 1;
        assert!(asked < 2_000, "nobody counts");
    }
    assert!(asked >= 200, "{asked}");
    // Whatever is asked for, and it can be done later.
    for path in [
        "reports/nothing/dismiss",
        "games/nothing/agreement",
        "games/nothing/chat/1/remove",
        "people/nothing/close",
        "people/nothing/reopen",
    ] {
        let path = format!("/api/moderation/{path}");
        let mut answer = boss.post(&path, because("x")).await;
        // A second may have passed meanwhile.
        for _ in 0..100 {
            if answer.status == 429 {
                break;
            }
            answer = boss.post(&path, because("x")).await;
        }
        answer.refused(429, ErrorCode::TooMany);
    }
    // Others are not kept from anything else.
    Browser::new(server.address).get("/api/games").await.ok();
}

#[tokio::test]
async fn a_report_is_dealt_with_and_everything_is_noted() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, true).await;
    let game = white.game.id.clone();
    let pest = white.game.players.black.person.id.clone();
    let her = white.game.players.white.person.id.clone();
    let mut boss = moderator(&server, "Boss").await;
    let bosses = id(&mut boss).await;
    let rude = black.says(text("rude words")).await;
    white.hears(rude).await;
    let report = |person: &str, message: Option<u32>, comment: &str| json!({"person": person, "game": game, "message": message, "reason": "abuse", "comment": comment});
    for report in [
        report(&pest, Some(rude), "this"),
        report(&pest, None, "and that"),
    ] {
        white.browser.post("/api/reports", report).await.ok();
    }
    // Reports about oneself are for others.
    let own = json!({"person": bosses, "reason": "other", "comment": "biased"});
    white.browser.post("/api/reports", own).await.ok();
    let reports = boss.get("/api/moderation/reports").await.ok();
    let listed = reports["reports"].as_array().unwrap().clone();
    assert_eq!(listed.len(), 2, "{reports}");
    assert_eq!(listed[0]["comment"], "and that");
    assert_eq!(listed[1]["words"]["text"], "rude words");
    assert_eq!(listed[1]["by"]["id"], json!(her));
    let mut other = moderator(&server, "Other-Boss").await;
    let all = other.get("/api/moderation/reports").await.ok();
    let about = all["reports"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(all["reports"].as_array().map(Vec::len), Some(3));
    let dismiss = |id: &str| format!("/api/moderation/reports/{id}/dismiss");
    boss.post(&dismiss(&about), because("I am not"))
        .await
        .refused(404, ErrorCode::NotFound);
    other
        .post(&dismiss(&about), because("nothing in it"))
        .await
        .ok();
    other
        .post(&dismiss(&about), because("again"))
        .await
        .refused(404, ErrorCode::NotFound);

    // What was said in both rooms, and how long the moves took.
    let evidence = boss.get(&format!("/api/moderation/games/{game}")).await;
    let evidence = evidence.ok();
    assert_eq!(evidence["chat"][0]["words"]["text"], "rude words");
    assert_eq!(evidence["moveTimes"].as_array().map(Vec::len), Some(2));
    // Not from the game in which the moderator plays.
    grant(&server, "white-formal").await;
    white
        .browser
        .get(&format!("/api/moderation/games/{game}"))
        .await
        .refused(409, ErrorCode::NotNow);
    let folder = server.folder().to_owned();
    let revoke = tokio::task::spawn_blocking(move || admin::revoke(&folder, "white-formal"));
    assert!(revoke.await.unwrap().unwrap());

    // The words go, for who is there too.
    let remove = format!("/api/moderation/games/{game}/chat/{rude}/remove");
    boss.post(&remove, because("an insult")).await.ok();
    boss.post(&remove, because("an insult"))
        .await
        .refused(404, ErrorCode::NotFound);
    while white.hears(rude).await.words.is_some() {
        white.hear().await;
    }
    let again = Player::join(&white.browser, &game).await;
    assert!(!again.heard.contains("rude words"));
    let left = boss.get("/api/moderation/reports").await.ok();
    assert_eq!(left["reports"].as_array().map(Vec::len), Some(1));

    // The account is closed: sessions, games, name.
    let mut lobby = connect(&black.browser, "/api/lobby/live").await.unwrap();
    let close = format!("/api/moderation/people/{pest}/close");
    boss.post(&close, because("insults, twice")).await.ok();
    boss.post(&close, because("insults, twice"))
        .await
        .refused(404, ErrorCode::NotFound);
    let closed = async { while let Some(Ok(_)) = lobby.next().await {} };
    tokio::time::timeout(Duration::from_secs(30), closed)
        .await
        .expect("its connections end");
    white.until_over().await;
    let result = white.game.status.result.unwrap();
    assert_eq!(result.winner, white.you);
    let sign_in = json!({"name": "black-formal", "password": PASSWORD});
    let mut pests = Browser::new(server.address);
    pests
        .post("/api/session", sign_in.clone())
        .await
        .refused(403, ErrorCode::AccountClosed);
    white
        .browser
        .get("/api/people/black-formal")
        .await
        .refused(404, ErrorCode::NotFound);
    let left = boss.get("/api/moderation/reports").await.ok();
    assert_eq!(left["reports"], json!([]));
    // A moderator's account is not closed by another.
    boss.post(
        &format!("/api/moderation/people/{}/close", id(&mut other).await),
        because("a quarrel"),
    )
    .await
    .refused(409, ErrorCode::NotNow);
    let reopen = format!("/api/moderation/people/{pest}/reopen");
    other.post(&reopen, because("it was a joke")).await.ok();
    pests.post("/api/session", sign_in).await.ok();

    // All of it is noted, and the same on the command line as on the page.
    let folder = server.folder().to_owned();
    let printed = tokio::task::spawn_blocking(move || admin::audit(&folder)).await;
    let printed = printed.unwrap().unwrap();
    let done: Vec<_> = printed
        .iter()
        .map(|entry| (entry.number, entry.action, entry.reason.as_str()))
        .collect();
    use AuditAction::{Closed, Dismissed, Granted, Removed, Reopened, Revoked};
    assert_eq!(
        done,
        [
            (1, Granted, ""),
            (2, Granted, ""),
            (3, Dismissed, "nothing in it"),
            (4, Granted, ""),
            (5, Revoked, ""),
            (6, Removed, "an insult"),
            (7, Closed, "insults, twice"),
            (8, Reopened, "it was a joke"),
        ]
    );
    assert!(printed[0].by.is_none());
    assert_eq!(printed[5].by.as_ref().unwrap().id, bosses);
    assert_eq!(printed[5].message, Some(rude));
    let mut log = boss.get("/api/moderation/audit").await.ok();
    log["entries"].as_array_mut().unwrap().reverse();
    assert_eq!(log["entries"], serde_json::to_value(&printed).unwrap());
    // Nothing changes it, not even from beside the server.
    let mut database = server.database().await;
    for sql in [
        "UPDATE audit_log SET reason = 'none'",
        "DELETE FROM audit_log WHERE number = 7",
        "INSERT OR REPLACE INTO audit_log (number, at, action, reason) VALUES (7, 1, 'closed', 'none')",
        "REPLACE INTO audit_log (number, at, action, reason) VALUES (7, 1, 'closed', 'none')",
    ] {
        let changed = sqlx::query(sql).execute(&mut database).await;
        assert!(changed.is_err(), "{sql}");
    }
    let kept: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM audit_log WHERE reason <> 'none'")
        .fetch_one(&mut database)
        .await
        .unwrap();
    assert_eq!(kept, 8);
}

#[tokio::test]
async fn the_engine_is_asked_about_games_that_are_over() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, true).await;
    let mut boss = moderator(&server, "Boss").await;
    let game = white.game.id.clone();
    for turn in 0..4 {
        let (mover, other) = if turn % 2 == 0 {
            (&mut white, &mut black)
        } else {
            (&mut black, &mut white)
        };
        let uci = UciMove(mover.replayed().position().legal_moves()[0]).to_string();
        let seq = mover.done(play(&uci)).await;
        other.until(seq).await;
    }
    let path = format!("/api/moderation/games/{game}/agreement");
    boss.post(&path, Value::Null)
        .await
        .refused(409, ErrorCode::NotNow);
    white.done(Action::Resign).await;
    let found = async {
        loop {
            let answer = boss.post(&path, Value::Null).await;
            match answer.status.as_u16() {
                202 => tokio::time::sleep(Duration::from_millis(100)).await,
                _ => break answer.ok(),
            }
        }
    };
    let found = tokio::time::timeout(Duration::from_secs(120), found).await;
    let found = found.expect("an answer in time");
    let moves = found["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 4, "{found}");
    assert_eq!(moves[0]["played"], json!(white.game.moves[16]));
    let same = |side: &str| found["sides"][side]["same"].as_u64().unwrap();
    let counted = moves
        .iter()
        .filter(|one| one["played"] == one["best"])
        .count();
    assert_eq!(same("white") + same("black"), counted as u64);
    assert!(found["sides"]["white"]["lost"].as_f64().unwrap() >= 0.0);
    // It is kept.
    assert_eq!(boss.post(&path, Value::Null).await.ok(), found);
    // In a game without a move there is nothing to compare.
    let mut one = Browser::guest(server.address).await;
    let mut two = Browser::guest(server.address).await;
    let empty = begin(&mut one, &mut two, "formal", None, CLOCK, false).await;
    Player::join(&one, &empty).await.done(Action::Abort).await;
    let path = format!("/api/moderation/games/{empty}/agreement");
    let nothing = async {
        loop {
            let answer = boss.post(&path, Value::Null).await;
            match answer.status.as_u16() {
                202 => tokio::time::sleep(Duration::from_millis(100)).await,
                _ => break answer.ok(),
            }
        }
    };
    let nothing = tokio::time::timeout(Duration::from_secs(60), nothing).await;
    assert_eq!(nothing.expect("an answer in time")["moves"], json!([]));
}

#[test]
fn the_operator_is_told_what_is_wrong() {
    let empty = tempfile::tempdir().unwrap();
    assert!(matches!(
        admin::list(empty.path()),
        Err(AdminError::NoData(_))
    ));
    // A file that is no database of this version is left alone.
    std::fs::write(empty.path().join("sittuyin.db"), "").unwrap();
    assert!(matches!(
        admin::grant(empty.path(), "Mya"),
        Err(AdminError::OtherVersion)
    ));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let folder = runtime.block_on(async {
        let server = Server::start().await;
        Browser::member(server.address, "Mya").await;
        let mut pest = Browser::member(server.address, "Pest").await;
        let path = format!("/api/moderation/people/{}/close", id(&mut pest).await);
        let mut boss = moderator(&server, "Boss").await;
        boss.post(&path, because("spam")).await.ok();
        server.stop().await
    });
    // Without a server it is the same.
    for change in [admin::grant, admin::revoke] {
        assert!(matches!(
            change(folder.path(), "Nobody"),
            Err(AdminError::NoSuchName(name)) if name == "Nobody"
        ));
        assert!(matches!(
            change(folder.path(), "Pest"),
            Err(AdminError::Closed(name)) if name == "Pest"
        ));
    }
    assert!(admin::grant(folder.path(), "mya").unwrap());
    assert!(!admin::grant(folder.path(), "Mya").unwrap());
    let names = || {
        let listed = admin::list(folder.path()).unwrap();
        listed.into_iter().map(|one| one.name).collect::<Vec<_>>()
    };
    assert_eq!(names(), ["Boss", "Mya"]);
    let done = admin::audit(folder.path()).unwrap();
    let done: Vec<_> = done.iter().map(|entry| entry.action).collect();
    assert_eq!(
        done,
        [
            AuditAction::Granted,
            AuditAction::Closed,
            AuditAction::Granted
        ]
    );
    assert_eq!(admin::moment(1_796_083_509_000), "2026-12-01 00:05:09");
    // What cannot be noted is not done.
    let change = |sql: &'static str| {
        runtime.block_on(async {
            let options = SqliteConnectOptions::new().filename(folder.path().join("sittuyin.db"));
            let mut database = SqliteConnection::connect_with(&options).await.unwrap();
            sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
        });
    };
    change("ALTER TABLE audit_log RENAME TO elsewhere");
    assert!(matches!(
        admin::revoke(folder.path(), "Mya"),
        Err(AdminError::Data(_))
    ));
    assert_eq!(names(), ["Boss", "Mya"]);
    change("ALTER TABLE elsewhere RENAME TO audit_log");
    // A newer version knows better what its data mean.
    change("INSERT INTO schema_steps (step) VALUES (1000)");
    assert!(matches!(
        admin::revoke(folder.path(), "Mya"),
        Err(AdminError::OtherVersion)
    ));
}
