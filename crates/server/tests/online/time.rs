//! Clocks, as the players see them.

use crate::browser::Browser;
use crate::player::{Player, army, guests, placed, play};
use crate::server::Server;
use sittuyin::uci::UciMove;
use sittuyin_server::messages::{
    Action, ClientMessage, Color, EndReason, ErrorCode, RunningClock, ServerMessage, TimeControl,
};
use std::time::{Duration, SystemTime};

fn clock(initial: u32, increment: u32, deployment: u32) -> TimeControl {
    TimeControl::Clock {
        initial,
        increment,
        deployment,
    }
}

#[tokio::test]
async fn a_game_to_which_nobody_comes_is_aborted_at_the_instant() {
    let server = Server::start().await;
    let (_white, _black, id) = guests(server.address, "formal", None, clock(600, 5, 5)).await;
    let mut watcher = Player::join(&Browser::new(server.address), &id).await;
    let begun = watcher.game.created_at;
    watcher.until_over().await;
    let result = watcher.game.status.result.unwrap();
    assert_eq!((result.winner, result.reason), (None, EndReason::Aborted));
    let clocks = watcher.game.status.clocks.unwrap();
    assert_eq!((clocks.white.deployment, clocks.white.running), (0, None));
    assert!(watcher.game.status.now >= begun + 5_000);
}

#[tokio::test]
async fn who_does_not_arrange_in_time_loses_with_both_away() {
    let server = Server::start().await;
    let (mut white, _black, id) = guests(server.address, "formal", None, clock(600, 5, 5)).await;
    let mut player = Player::join(&white, &id).await;
    let placements = army(&player.replayed(), Color::White, 0);
    player.done(Action::Arrange { placements }).await;
    drop(player);
    tokio::time::sleep(std::time::Duration::from_millis(5_500)).await;
    // Nobody was there, and nobody asked.
    let game = white.get(&format!("/api/games/{id}")).await.ok();
    assert_eq!(game["status"]["result"]["winner"], "white");
    assert_eq!(game["status"]["result"]["reason"], "flag");
    assert_eq!(game["status"]["clocks"]["black"]["deployment"], 0);
}

#[tokio::test]
async fn the_clock_of_the_game_runs_out_for_the_side_to_move() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", clock(5, 0, 300), false).await;
    let moves = white.replayed().position().legal_moves();
    let late = white.act(play(&UciMove(moves[0]).to_string()));
    white.until_over().await;
    black.until_over().await;
    for player in [&white, &black] {
        let result = player.game.status.result.unwrap();
        assert_eq!(
            (result.winner, result.reason),
            (Some(Color::Black), EndReason::Flag)
        );
        let clocks = player.game.status.clocks.unwrap();
        assert_eq!((clocks.white.remaining, clocks.black.remaining), (0, 5_000));
    }
    white.say(&late).await;
    loop {
        if let ServerMessage::Refused(refused) = white.hear().await {
            break assert_eq!(refused.error.code, ErrorCode::GameOver);
        }
    }
}

#[tokio::test]
async fn what_a_client_says_of_time_is_bounded_by_what_the_server_saw() {
    let server = Server::start().await;
    let (mut white, _black) = placed(&server, "formal", clock(600, 0, 300), false).await;
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    let moves = white.replayed().position().legal_moves();
    let mut act = white.act(play(&UciMove(moves[0]).to_string()));
    // "I did not think at all; all of it was the line."
    act.think = Some(0);
    let message = serde_json::to_value(ClientMessage::Act(act)).unwrap();
    let mut with_clocks = message.clone();
    with_clocks["clocks"] = serde_json::json!({"white": 600_000, "black": 1});
    white.send(with_clocks.to_string()).await;
    assert!(matches!(white.hear_error().await, ErrorCode::Invalid));
    white.send(message.to_string()).await;
    while white.game.status.clocks.unwrap().white.running.is_some() {
        white.hear().await;
    }
    let clock = white.game.status.clocks.unwrap().white;
    // A loopback takes no 250 ms, even on a busy machine: that much was surely thought.
    assert!(clock.compensated < 350, "{clock:?}");
    assert!(
        clock.remaining <= 600_000 - 600 + clock.compensated,
        "{clock:?}"
    );
}

#[tokio::test]
async fn time_without_a_server_is_charged_to_nobody() {
    let server = Server::start().await;
    let (white, _black) = placed(&server, "formal", clock(60, 0, 300), false).await;
    let (id, browser) = (white.game.id.clone(), white.browser.clone());
    drop(white);
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    let server = server
        .restart_after(std::time::Duration::from_secs(3))
        .await;
    let mut again = Browser::new(server.address);
    again.cookie = browser.cookie;
    let player = Player::join(&again, &id).await;
    let clock = player.game.status.clocks.unwrap().white;
    assert_eq!(clock.running, Some(RunningClock::Main));
    // Half a second was thought (and whatever the test itself took), three were not.
    assert!((57_500..=59_500).contains(&clock.remaining), "{clock:?}");
    // And the players get some seconds to come back.
    let since = clock.since.unwrap();
    assert!(since > player.game.status.now + 5_000, "{clock:?}");
}

/// A clock that was put right or wrong while no server ran takes nothing from anybody, forwards or back.
#[tokio::test]
async fn a_shifted_clock_is_charged_to_nobody() {
    const SHIFT: Duration = Duration::from_secs(2 * 24 * 60 * 60);
    let mut server = Server::start().await;
    let (white, black) = placed(&server, "formal", clock(60, 0, 300), false).await;
    let days = TimeControl::Days { days: 1 };
    let (slow, _, slow_id) = guests(server.address, "formal", None, days).await;
    let id = white.game.id.clone();
    let mut browsers = [white.browser.clone(), black.browser.clone(), slow];
    let mut moves = white.game.moves.clone();
    let mut last = white.game.status.now;
    drop((white, black));
    let now = SystemTime::now();
    for machine in [now - SHIFT, now + SHIFT, now, SystemTime::UNIX_EPOCH] {
        server = server.restart_at(machine).await;
        for browser in &mut browsers {
            browser.move_to(server.address);
        }
        let mut white = Player::join(&browsers[0], &id).await;
        let mut black = Player::join(&browsers[1], &id).await;
        assert_eq!(white.game.moves, moves);
        // The server's time never goes back, and nobody has thought for days.
        assert!(white.game.status.now >= last, "{machine:?}");
        let clocks = white.game.status.clocks.unwrap();
        for side in [clocks.white, clocks.black] {
            assert!((50_000..=60_000).contains(&side.remaining), "{side:?}");
        }
        let slow = Player::join(&browsers[2], &slow_id).await;
        assert!(slow.game.status.result.is_none(), "{machine:?}");
        let left = slow.game.status.clocks.unwrap().white.remaining;
        assert!(left > 23 * 60 * 60 * 1000, "{left}");
        // Play goes on, with sessions as they were.
        let (mover, other) = if white.is_on_turn() {
            (&mut white, &mut black)
        } else {
            (&mut black, &mut white)
        };
        let uci = UciMove(mover.replayed().position().legal_moves()[0]).to_string();
        let path = format!("/api/games/{id}/actions");
        let act = serde_json::json!({
            "nonce": format!("shifted-{}", moves.len()),
            "ply": mover.game.status.ply,
            "position": mover.game.status.position,
            "action": {"kind": "play", "uci": uci},
        });
        let seq = mover.browser.post(&path, act).await.ok()["seq"].clone();
        let seq = seq.as_u64().unwrap() as u32;
        mover.until(seq).await;
        other.until(seq).await;
        moves.clone_from(&white.game.moves);
        last = white.game.status.now;
    }
}
