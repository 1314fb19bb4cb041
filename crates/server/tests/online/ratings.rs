//! Strength.

use crate::browser::{Browser, PASSWORD};
use crate::player::{CLOCK, Player, army, begin, placed};
use crate::server::Server;
use serde_json::{Value, json};
use sittuyin_server::messages::{Action, Color, ErrorCode};

async fn ratings(browser: &mut Browser, name: &str) -> Value {
    browser.get(&format!("/api/people/{name}")).await.ok()["ratings"].clone()
}

#[tokio::test]
async fn a_rated_game_counts_once_for_both() {
    let server = Server::start().await;
    let (mut white, black) = placed(&server, "formal", CLOCK, true).await;
    let mut reader = Browser::new(server.address);
    assert_eq!(ratings(&mut reader, "white-formal").await, json!([]));
    assert_eq!(white.game.players.white.rating, None);
    white.done(Action::Resign).await;
    // Glickman's steps by hand for two of whom nothing is known: 162 up and down, deviation 290.
    let expected = |rating: i32| {
        json!([{
            "family": "traditional", "pace": "rapid", "rating": rating, "deviation": 290,
            "provisional": true, "games": 1,
        }])
    };
    assert_eq!(ratings(&mut reader, "black-formal").await, expected(1662));
    assert_eq!(ratings(&mut reader, "WHITE-FORMAL").await, expected(1338));
    // A restart does not let it count again.
    let id = white.game.id.clone();
    let (mut one, mut two) = (white.browser.clone(), black.browser.clone());
    let server = server.restart().await;
    for browser in [&mut reader, &mut one, &mut two] {
        browser.move_to(server.address);
    }
    one.get(&format!("/api/games/{id}")).await.ok();
    assert_eq!(ratings(&mut reader, "black-formal").await, expected(1662));
    let path = "/api/people/black-formal/ratings/traditional/rapid";
    let history = reader.get(path).await.ok();
    assert_eq!(history["points"][0]["game"], id);
    assert_eq!(history["points"][0]["rating"], 1662);
    // The next game shows what they have; one that is casual, aborted or of another kind does not count.
    let next = begin(&mut one, &mut two, "tournament", None, CLOCK, true).await;
    let mut player = Player::join(&one, &next).await;
    assert_eq!(player.game.players.white.rating, Some(1338));
    assert!(player.game.players.black.provisional);
    player.done(Action::Abort).await;
    let casual = begin(&mut one, &mut two, "formal", None, CLOCK, false).await;
    let mut player = Player::join(&one, &casual).await;
    let placements = army(&player.replayed(), Color::White, 0);
    player.done(Action::Arrange { placements }).await;
    player.done(Action::Resign).await;
    let other = begin(&mut one, &mut two, "federation", None, CLOCK, true).await;
    assert_eq!(
        Player::join(&one, &other).await.game.players.white.rating,
        None
    );
    assert_eq!(ratings(&mut reader, "black-formal").await, expected(1662));
    // Uncertain ratings have no place on the leaderboard, and what is not kept is not found.
    let board = reader.get("/api/ratings/traditional/rapid").await.ok();
    assert_eq!(board["places"], json!([]));
    reader
        .get("/api/ratings/traditional/hasty")
        .await
        .refused(404, ErrorCode::NotFound);
    reader
        .get("/api/people/nobody")
        .await
        .refused(404, ErrorCode::NotFound);
    // Who deletes the account leaves no rating.
    two.post("/api/account/delete", json!({"password": PASSWORD}))
        .await
        .ok();
    reader
        .get("/api/people/black-formal")
        .await
        .refused(404, ErrorCode::NotFound);
}
