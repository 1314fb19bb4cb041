//! Behind the curtain nothing is seen before both have confirmed.

use crate::browser::Browser;
use crate::log;
use crate::player::{CLOCK, Player, army, begin, guests};
use crate::server::Server;
use sittuyin_server::messages::{Action, Color, EndReason, ErrorCode};

/// The placements that a text shows.
fn shown<'a>(text: &str, army: &'a [String]) -> Vec<&'a str> {
    army.iter()
        .map(String::as_str)
        .filter(|&placement| text.contains(placement))
        .collect()
}

/// White confirms an army behind the curtain.
pub(crate) async fn confirmed_by_white(browser: &Browser, game: &str) {
    let mut white = Player::join(browser, game).await;
    let placements = army(&white.replayed(), Color::White, 3);
    white.done(Action::Arrange { placements }).await;
}

const NOTHING: Vec<&str> = Vec::new();

#[tokio::test]
async fn not_a_byte_of_an_army_comes_through_before_both_have_confirmed() {
    log::keep();
    let server = Server::start().await;
    let mut white = Browser::member(server.address, "Curtain-White").await;
    let mut black = Browser::member(server.address, "Curtain-Black").await;
    let id = begin(
        &mut white,
        &mut black,
        "tournament",
        Some("hidden"),
        CLOCK,
        true,
    )
    .await;
    let mut white = Player::join(&white, &id).await;
    let mut black = Player::join(&black, &id).await;
    let mut watcher = Player::join(&Browser::new(server.address), &id).await;
    let start = white.replayed();
    let (hers, his) = (army(&start, Color::White, 3), army(&start, Color::Black, 5));

    // What is not whole or not lawful is told to its sender alone.
    let part = Action::Arrange {
        placements: hers[..5].to_vec(),
    };
    white.refused(part, ErrorCode::Illegal).await;
    white
        .refused(
            Action::Play {
                uci: hers[0].clone(),
            },
            ErrorCode::NotNow,
        )
        .await;
    let seq = white
        .done(Action::Arrange {
            placements: hers.clone(),
        })
        .await;
    white
        .refused(
            Action::Arrange {
                placements: hers.clone(),
            },
            ErrorCode::NotNow,
        )
        .await;
    black.until(seq).await;
    watcher.until(seq).await;
    assert!(black.game.status.confirmed.white && !black.game.status.confirmed.black);
    assert_eq!(black.game.status.turn, None);
    assert!(black.game.moves.is_empty());

    // Everything the others can ask for.
    let mut others = black.heard.clone() + &watcher.heard;
    let paths = [
        "",
        "/pgn",
        "/fen",
        "/picture.svg",
        "/picture.png",
        "/arrangement",
        "/actions",
        "/live",
    ]
    .map(|end| format!("/api/games/{id}{end}"));
    let more = [
        "/api/games?state=live",
        "/api/seeks",
        "/api/account/export",
        "/api/session",
    ]
    .map(str::to_owned);
    for path in paths.iter().chain(&more) {
        for browser in [&mut black.browser, &mut watcher.browser] {
            let answer = browser.get(path).await;
            others += &format!("{:?}", answer.headers);
            others += &String::from_utf8_lossy(&answer.body);
        }
    }
    let again = Player::join(&black.browser, &id).await;
    others += &again.heard;
    assert!(
        others.contains("confirmed"),
        "there was something to look through"
    );
    assert_eq!(shown(&others, &hers), NOTHING);
    assert_eq!(shown(&log::written(), &hers), NOTHING);
    // White alone sees it, on a new page too.
    let path = format!("/api/games/{id}/arrangement");
    let own = white.browser.get(&path).await.ok();
    assert_eq!(own["placements"].as_array().map(Vec::len), Some(8));
    assert_eq!(
        black.browser.get(&path).await.ok()["placements"],
        serde_json::Value::Null
    );
    watcher
        .browser
        .get(&path)
        .await
        .refused(401, ErrorCode::SignedOut);
    let mut stranger = Browser::guest(server.address).await;
    stranger
        .get(&path)
        .await
        .refused(403, ErrorCode::NotAPlayer);

    // A restart forgets nothing and shows nothing.
    let (white_browser, black_browser) = (white.browser.clone(), black.browser.clone());
    let server = server.restart().await;
    let moved = |browser: &Browser| {
        let mut new = Browser::new(server.address);
        new.cookie.clone_from(&browser.cookie);
        new
    };
    let mut white = Player::join(&moved(&white_browser), &id).await;
    let mut black = Player::join(&moved(&black_browser), &id).await;
    let mut watcher = Player::join(&Browser::new(server.address), &id).await;
    let seq = black
        .done(Action::Arrange {
            placements: his.clone(),
        })
        .await;
    white.until(seq + 1).await;
    black.until(seq + 1).await;
    watcher.until(seq + 1).await;
    // What came before the curtain rose is all but the last line.
    let before = |heard: &str| {
        heard
            .split("\"revealed\"")
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    for player in [&white, &watcher] {
        let before = before(&player.heard);
        assert_eq!(shown(&before, &his), NOTHING);
        assert_eq!(shown(&before, &hers), NOTHING);
        assert_eq!(player.game.moves.len(), 16);
        assert_eq!(shown(&player.game.moves.join(" "), &his).len(), 8);
    }
    assert_eq!(white.game.status.turn, Some(Color::White));
    assert_eq!(
        white.browser.get(&path).await.ok()["placements"],
        serde_json::Value::Null
    );
}

#[tokio::test]
async fn who_resigns_behind_the_curtain_shows_nothing() {
    let server = Server::start().await;
    let (white, black, id) = guests(server.address, "tournament", Some("hidden"), CLOCK).await;
    let mut white = Player::join(&white, &id).await;
    let mut black = Player::join(&black, &id).await;
    let army = army(&white.replayed(), Color::White, 2);
    white
        .done(Action::Arrange {
            placements: army.clone(),
        })
        .await;
    black.done(Action::Resign).await;
    assert_eq!(
        black.game.status.result.map(|r| r.reason),
        Some(EndReason::Resignation)
    );
    let snapshot = black.browser.get(&format!("/api/games/{id}")).await;
    let pgn = black.browser.get(&format!("/api/games/{id}/pgn")).await;
    for answer in [snapshot, pgn] {
        let text = String::from_utf8(answer.body.to_vec()).unwrap();
        assert_eq!(shown(&text, &army), NOTHING);
    }
    assert_eq!(shown(&black.heard, &army), NOTHING);
    // It is of no use to anybody any more, and is not kept.
    let kept: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM hidden_arrangements")
        .fetch_one(&mut server.database().await)
        .await
        .unwrap();
    assert_eq!(kept, 0);
}
