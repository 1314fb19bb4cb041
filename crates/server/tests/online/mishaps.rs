//! What goes wrong on the way between page and server, and at the end of the time.

use crate::browser::Browser;
use crate::counts::{bared, follow};
use crate::player::{CLOCK, Player, army, guests, placed, some_move};
use crate::server::Server;
use serde_json::json;
use sittuyin_server::messages::{Action, Color, EndReason, ErrorCode, GameSnapshot, TimeControl};
use std::time::Duration;

#[tokio::test]
async fn whoever_comes_in_the_middle_of_moves_misses_none() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, false).await;
    let id = white.game.id.clone();
    // What was read for the page is older than the line that it opens.
    let mut reader = Browser::new(server.address);
    let page = reader.get(&format!("/api/games/{id}")).await.ok();
    let page: GameSnapshot = serde_json::from_value(page).expect("a game");
    let seq = white.post(some_move(&white)).await;
    black.until(seq).await;
    let late = Player::join(&reader, &id).await;
    assert_eq!(late.game.moves.len(), page.moves.len() + 1);
    assert_eq!(late.game.moves, white.game.moves);
    // While moves are made, others come; a `Player` fails when a number is missing.
    let coming: Vec<_> = (0..12)
        .map(|number| {
            let (reader, id) = (reader.clone(), id.clone());
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(5 * number)).await;
                let mut watcher = Player::join(&reader, &id).await;
                watcher.until(seq + 20).await;
                watcher.game
            })
        })
        .collect();
    for _ in 0..10 {
        let seq = black.post(some_move(&black)).await;
        white.until(seq).await;
        let seq = white.post(some_move(&white)).await;
        black.until(seq).await;
    }
    for coming in coming {
        let seen = coming.await.expect("nothing is missing");
        assert_eq!(seen.moves, white.game.moves);
        assert_eq!(seen.status.position, white.game.status.position);
    }
}

/// Around the instant at which a flag falls its side moves and the other resigns: one of the three happens
/// first, and the game has one end, the same for everybody.
#[tokio::test]
async fn at_the_end_of_the_time_there_is_one_end() {
    let server = Server::start().await;
    let time = TimeControl::Clock {
        initial: 5,
        increment: 0,
        deployment: 300,
    };
    let mut games = Vec::new();
    for (number, ruleset) in ["formal", "parlett", "tournament", "federation"]
        .into_iter()
        .enumerate()
    {
        let (mut white, mut black) = placed(&server, ruleset, time, false).await;
        let begun = white.game.status.clocks.expect("clocks").white.since;
        let left = begun.expect("it runs") + 5_000 - white.game.status.now;
        // From a little before to a little after.
        let early = 20 - 15 * number as i64;
        games.push(tokio::spawn(async move {
            let pause = u64::try_from(left - early).unwrap_or(0);
            tokio::time::sleep(Duration::from_millis(pause)).await;
            let path = format!("/api/games/{}/actions", white.game.id);
            let status = &white.game.status;
            let act = |action: serde_json::Value| json!({"nonce": "at-the-end", "ply": status.ply, "position": status.position, "action": action});
            let moving = act(serde_json::to_value(some_move(&white)).expect("an action"));
            let resigning = act(json!({"kind": "resign"}));
            let (mut one, mut two) = (white.browser.clone(), black.browser.clone());
            let (moved, _) = tokio::join!(one.post(&path, moving), two.post(&path, resigning));
            white.until_over().await;
            black.until_over().await;
            (white.game, black.game, moved.status.is_success())
        }));
    }
    let mut database = server.database().await;
    for game in games {
        let (white, black, moved) = game.await.expect("a game");
        let result = white.status.result.expect("it is over");
        assert_eq!(Some(result), black.status.result);
        assert_eq!(white.moves, black.moves);
        // Who was acknowledged has moved, and who was not has not.
        assert_eq!(white.moves.len(), 16 + usize::from(moved));
        let clock = white.status.clocks.expect("clocks").white.remaining;
        match result.reason {
            EndReason::Flag if !moved => {
                assert_eq!((result.winner, clock), (Some(Color::Black), 0));
            }
            EndReason::Resignation => assert_eq!(result.winner, Some(Color::White)),
            _ => panic!("{result:?} {moved}"),
        }
        let ends: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM game_events WHERE game = $1
             AND (event LIKE '%\"flagged\"%' OR event LIKE '%\"resigned\"%')",
        )
        .bind(&white.id)
        .fetch_one(&mut database)
        .await
        .expect("its events");
        assert_eq!(ends, 1);
    }
}

/// The time is over for the side on turn, whoever is there; against a king alone it is a draw (C26).
#[tokio::test]
async fn a_flag_does_not_win_for_a_king_alone() {
    const LONG: i64 = 3 * 60 * 60 * 1000;
    let server = Server::start().await;
    let mut games = Vec::new();
    // Black, the king alone, on turn; then White.
    for (moves, winner) in [("", Some(Color::White)), ("c4b5", None)] {
        let mut players = bared(&server).await;
        follow(&mut players, moves).await;
        games.push((players[0].game.id.clone(), winner));
    }
    let mut database = server.database().await;
    let folder = server.stop().await;
    for sql in [
        "UPDATE game_events SET at = at - $1",
        "UPDATE games SET created_at = created_at - $1",
    ] {
        let shifted = sqlx::query(sql).bind(LONG).execute(&mut database).await;
        shifted.expect("a statement");
    }
    let server = Server::from(folder).await;
    for (id, winner) in games {
        let mut watcher = Player::join(&Browser::new(server.address), &id).await;
        watcher.until_over().await;
        let result = watcher.game.status.result.expect("it is over");
        assert_eq!((result.winner, result.reason), (winner, EndReason::Flag));
    }
}

/// What may be agreed on can change; what was agreed on does not.
#[tokio::test]
async fn a_game_begun_under_other_bounds_goes_on() {
    let server = Server::start().await;
    let days = TimeControl::Days { days: 3 };
    let (mut white, _black, id) = guests(server.address, "formal", None, days).await;
    sqlx::query("UPDATE games SET time_control = '{\"kind\":\"days\",\"days\":30}'")
        .execute(&mut server.database().await)
        .await
        .expect("a statement");
    let server = server.restart().await;
    white.move_to(server.address);
    let mut white = Player::join(&white, &id).await;
    assert_eq!(white.game.time, TimeControl::Days { days: 30 });
    let placements = army(&white.replayed(), Color::White, 0);
    white.post(Action::Arrange { placements }).await;
    // A new one is not begun for such terms.
    let terms = json!({"ruleset": "formal", "time": {"kind": "days", "days": 30}, "rated": false});
    let seek = white.browser.post("/api/seeks", json!({"terms": terms}));
    seek.await.refused(400, ErrorCode::Invalid);
}
