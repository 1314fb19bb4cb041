//! Playing.

use crate::browser::Browser;
use crate::links::assert_exports;
use crate::player::{CLOCK, Player, army, begin, placed, replayed, some_move, stored};
use crate::server::Server;
use serde_json::json;
use sittuyin_server::messages::{Action, Color, EndReason, ServerMessage};

#[tokio::test]
async fn a_rated_game_that_all_three_see_alike_and_that_outlives_the_server() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, true).await;
    let id = white.game.id.clone();
    let mut watcher = Player::join(&Browser::new(server.address), &id).await;
    assert_eq!(
        (white.you, black.you, watcher.you),
        (Some(Color::White), Some(Color::Black), None)
    );
    for _ in 0..40 {
        let (mover, other) = if white.is_on_turn() {
            (&mut white, &mut black)
        } else {
            (&mut black, &mut white)
        };
        let seq = mover.done(some_move(mover)).await;
        other.until(seq).await;
        watcher.until(seq).await;
        assert_eq!(mover.game.moves, other.game.moves);
        assert_eq!(mover.game.moves, watcher.game.moves);
        if mover.game.status.result.is_some() {
            break;
        }
    }
    white.done(Action::Resign).await;
    black.until_over().await;
    let result = black.game.status.result.unwrap();
    assert_eq!(
        (result.winner, result.reason),
        (Some(Color::Black), EndReason::Resignation)
    );
    let after = stored(&mut black.browser, &id).await;
    assert_eq!(after.moves, black.game.moves);
    let mut reader = Browser::new(server.address);
    let pgn = reader.get(&format!("/api/games/{id}/pgn")).await;
    let pgn = String::from_utf8(pgn.body.to_vec()).unwrap();
    for tag in [
        "[White \"white-formal\"]",
        "[Black \"black-formal\"]",
        "[Result \"0-1\"]",
        "[TimeControl \"600+5\"]",
    ] {
        assert!(pgn.contains(tag), "{pgn}");
    }
    let export = white.browser.get("/api/account/export").await.ok();
    assert_eq!(export["games"], json!([pgn]));
    // The list knows it, and a restart changes nothing.
    let list = reader.get("/api/games?state=over").await.ok();
    assert_eq!(list["games"][0]["id"], id);
    assert_eq!(
        list["games"][0]["result"],
        json!({"winner": "black", "reason": "resignation"})
    );
    let server = server.restart().await;
    let again = stored(&mut Browser::new(server.address), &id).await;
    assert_eq!(
        (again.moves, again.status.result),
        (after.moves, after.status.result)
    );
    assert_eq!(again.status.clocks, after.status.clocks);
}

#[tokio::test]
async fn every_ruleset_is_played_in_every_order() {
    let server = Server::start().await;
    let mut white = Browser::guest(server.address).await;
    let mut black = Browser::guest(server.address).await;
    for ruleset in sittuyin::Ruleset::ALL {
        for &order in ruleset.orders() {
            let word = serde_json::to_value(sittuyin_server::messages::Order::from(order)).unwrap();
            let id = begin(
                &mut white,
                &mut black,
                ruleset.id(),
                word.as_str(),
                CLOCK,
                false,
            )
            .await;
            let mut players = [
                Player::join(&white, &id).await,
                Player::join(&black, &id).await,
            ];
            for _ in 0..24 {
                for player in 0..2 {
                    let seq = players[1 - player].game.status.seq;
                    let player = &mut players[player];
                    player.until(seq).await;
                    let you = player.you.unwrap();
                    let curtain = player.is_curtained().await.unwrap();
                    // The dice are told after the move before them.
                    while player.replayed().position().awaits_dice() {
                        player.hear().await;
                    }
                    let placements = |p: &Player| army(&p.replayed(), you, 1);
                    let action = if curtain {
                        if *player.game.status.confirmed.of(you) {
                            continue;
                        }
                        Action::Arrange {
                            placements: placements(player),
                        }
                    } else if !player.is_on_turn() {
                        continue;
                    } else if order != sittuyin::Order::Alternate
                        && player.replayed().position().is_deployment()
                    {
                        Action::Arrange {
                            placements: placements(player),
                        }
                    } else {
                        some_move(player)
                    };
                    player.done(action).await;
                }
            }
            let seq = players.iter().map(|p| p.game.status.seq).max().unwrap();
            for player in &mut players {
                player.until(seq).await;
                assert_eq!(player.game.moves, stored(&mut white, &id).await.moves);
            }
            let game = replayed(&players[0].game);
            assert!(
                game.moves().len() >= 18,
                "{ruleset} {order:?}: {:?}",
                players[0].game.moves
            );
            assert_eq!(game.throws().is_empty(), ruleset != sittuyin::Ruleset::Dice);
            assert_exports(&mut white, &players[0].game).await;
        }
    }
}

#[tokio::test]
async fn any_reopening_brings_the_whole_game_and_shows_who_is_there() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, false).await;
    let id = white.game.id.clone();
    // The line breaks right after a move was sent.
    let act = white.act(some_move(&white));
    white.say(&act).await;
    let browser = white.browser.clone();
    drop(white);
    while black.game.status.ply == act.ply {
        black.hear().await;
    }
    let mut white = Player::join(&browser, &id).await;
    assert_eq!(white.game.status.ply, act.ply + 1);
    assert_eq!(white.game.moves, black.game.moves);
    white.say(&act).await;
    loop {
        if let ServerMessage::Ack(ack) = white.hear().await {
            break assert_eq!(ack.seq, white.game.status.seq);
        }
    }
    // White is away while Black thinks: nobody is called away. On White's own turn the time counts.
    drop(white);
    while black.presence.players.white.here {
        black.hear().await;
    }
    assert_eq!(black.presence.players.white.away, None);
    black.done(some_move(&black)).await;
    while black.presence.players.white.away.is_none() {
        black.hear().await;
    }
    let white = Player::join(&browser, &id).await;
    while !black.presence.players.white.here {
        black.hear().await;
    }
    assert_eq!(black.presence.players.white.away, None);
    assert!(white.presence.players.black.here);
    black.send("{\"kind\":\"resync\"}").await;
    assert!(matches!(black.hear().await, ServerMessage::Snapshot { .. }));
    black.send("{\"kind\":\"ping\",\"echo\":7}").await;
    assert!(matches!(
        black.hear().await,
        ServerMessage::Pong { echo: 7, .. }
    ));
}
