//! Playing.

use crate::browser::Browser;
use crate::links::assert_exports;
use crate::player::{CLOCK, Player, army, begin, guests, placed, play, replayed};
use crate::server::Server;
use serde_json::json;
use sittuyin::uci::UciMove;
use sittuyin_server::messages::{
    Action, Claim, Color, EndReason, ErrorCode, GameSnapshot, ServerMessage, TimeControl,
};

/// A move chosen by nothing but the number of moves so far.
pub(crate) fn some_move(player: &Player) -> Action {
    let game = player.replayed();
    let moves = game.position().legal_moves();
    play(&UciMove(moves[(game.moves().len() * 7) % moves.len()]).to_string())
}

async fn stored(browser: &mut Browser, id: &str) -> GameSnapshot {
    let game = browser.get(&format!("/api/games/{id}")).await.ok();
    serde_json::from_value(game).expect("a game")
}

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
async fn the_same_nonce_gets_the_same_answer_and_what_is_stale_gets_the_state() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, false).await;
    let id = white.game.id.clone();
    let act = white.act(some_move(&white));
    white.say(&act).await;
    let first = loop {
        if let ServerMessage::Ack(ack) = white.hear().await {
            break ack;
        }
    };
    // Sent again on the same line, on another, and by HTTP.
    white.say(&act).await;
    let mut elsewhere = Player::join(&white.browser, &id).await;
    elsewhere.say(&act).await;
    for player in [&mut white, &mut elsewhere] {
        let again = loop {
            if let ServerMessage::Ack(ack) = player.hear().await {
                break ack;
            }
        };
        assert_eq!(again, first);
    }
    let path = format!("/api/games/{id}/actions");
    let again = white
        .browser
        .post(&path, serde_json::to_value(&act).unwrap())
        .await
        .ok();
    assert_eq!(again["seq"], first.seq);
    // The move was made once.
    assert_eq!(
        stored(&mut white.browser, &id).await.status.ply,
        act.ply + 1
    );
    // The same again under another nonce is stale, and brings the state.
    let mut stale = act.clone();
    stale.nonce = "another-nonce".to_owned();
    let answer = white
        .browser
        .post(&path, serde_json::to_value(&stale).unwrap())
        .await;
    let body: serde_json::Value = answer.json();
    assert_eq!(
        (answer.status.as_u16(), &body["error"]["code"]),
        (409, &json!("stale"))
    );
    assert_eq!(body["game"]["status"]["ply"], act.ply + 1);
    // A nonce of White's is Black's to use.
    black.until(first.seq).await;
    let mut same = black.act(some_move(&black));
    same.nonce.clone_from(&act.nonce);
    black.say(&same).await;
    loop {
        match black.hear().await {
            ServerMessage::Ack(ack) => break assert_eq!(ack.seq, first.seq + 1),
            ServerMessage::Refused(refused) => panic!("{refused:?}"),
            _ => {}
        }
    }
}

#[tokio::test]
async fn of_two_moves_at_once_one_is_made() {
    let server = Server::start().await;
    let (white, _black) = placed(&server, "formal", CLOCK, false).await;
    let id = white.game.id.clone();
    let moves = white.replayed().position().legal_moves();
    let tasks: Vec<_> = (0..8)
        .map(|number: usize| {
            let mut browser = white.browser.clone();
            let body = json!({
                "nonce": format!("at-once-{number}"), "ply": white.game.status.ply,
                "position": white.game.status.position,
                "action": {"kind": "play", "uci": UciMove(moves[number]).to_string()},
            });
            let path = format!("/api/games/{id}/actions");
            tokio::spawn(async move { browser.post(&path, body).await.status.as_u16() })
        })
        .collect();
    let mut statuses = Vec::new();
    for task in tasks {
        statuses.push(task.await.unwrap());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409, 409, 409, 409, 409]);
    assert_eq!(stored(&mut white.browser.clone(), &id).await.status.ply, 17);
}

#[tokio::test]
async fn what_is_refused_changes_nothing_and_the_game_goes_on() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, false).await;
    let before = white.game.clone();
    for (uci, code) in [
        ("a3a5", ErrorCode::Illegal),
        ("a5a4", ErrorCode::Illegal),
        ("zz", ErrorCode::Invalid),
        ("e2e3e4e5e6e7", ErrorCode::Invalid),
        ("K@e2", ErrorCode::NotNow),
    ] {
        let refused = white.refused(play(uci), code).await;
        assert_eq!(refused.game.moves, before.moves, "{uci}");
        assert_eq!(refused.game.status.seq, before.status.seq);
    }
    black
        .refused(some_move(&white), ErrorCode::NotYourTurn)
        .await;
    black
        .refused(
            Action::Claim {
                claim: Claim::Threefold,
            },
            ErrorCode::NotYourTurn,
        )
        .await;
    white
        .refused(
            Action::Claim {
                claim: Claim::Threefold,
            },
            ErrorCode::Illegal,
        )
        .await;
    white
        .refused(
            Action::Arrange {
                placements: vec!["K@e2".to_owned()],
            },
            ErrorCode::NotNow,
        )
        .await;
    white.refused(Action::AcceptDraw, ErrorCode::NotNow).await;
    white
        .refused(Action::AcceptTakeback, ErrorCode::NotNow)
        .await;
    white
        .refused(Action::OfferTakeback, ErrorCode::NotNow)
        .await;
    white.refused(Action::Abort, ErrorCode::NotNow).await;
    let seq = white.done(some_move(&white)).await;
    black.until(seq).await;
    black.done(some_move(&black)).await;
}

#[tokio::test]
async fn a_draw_is_offered_declined_and_agreed() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, true).await;
    let seq = white.done(Action::OfferDraw).await;
    white.refused(Action::OfferDraw, ErrorCode::NotNow).await;
    white.refused(Action::AcceptDraw, ErrorCode::NotNow).await;
    black.until(seq).await;
    assert_eq!(black.game.status.draw_offer, Some(Color::White));
    let seq = black.done(Action::DeclineDraw).await;
    white.until(seq).await;
    assert_eq!(white.game.status.draw_offer, None);
    white.refused(Action::OfferDraw, ErrorCode::NotNow).await;
    // A move declines what the other offers, and not what one offers oneself.
    let seq = black.done(Action::OfferDraw).await;
    white.until(seq).await;
    let seq = white.done(some_move(&white)).await;
    black.until(seq).await;
    assert_eq!(black.game.status.draw_offer, None);
    let seq = black.done(some_move(&black)).await;
    white.until(seq).await;
    let seq = white.done(Action::OfferDraw).await;
    let moved = white.done(some_move(&white)).await;
    assert!(moved > seq);
    black.until(moved).await;
    assert_eq!(black.game.status.draw_offer, Some(Color::White));
    black.done(Action::AcceptDraw).await;
    white.until_over().await;
    let result = white.game.status.result.unwrap();
    assert_eq!((result.winner, result.reason), (None, EndReason::Agreement));
    white.refused(Action::Resign, ErrorCode::GameOver).await;
}

#[tokio::test]
async fn the_third_time_can_be_claimed() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, true).await;
    // Rooks go out and back.
    let there_and_back = |player: &Player| {
        let game = player.replayed();
        let position = game.position();
        let back = |m: &sittuyin::Move| UciMove(*m).to_string();
        let quiet = position.legal_moves().into_iter().find(|m| {
            position
                .board()
                .piece_at(m.from().unwrap())
                .is_some_and(|p| p.role == sittuyin::Role::Rook)
        });
        back(&quiet.expect("a move of a rook"))
    };
    let out = [there_and_back(&white), String::new()];
    let seq = white.done(play(&out[0])).await;
    black.until(seq).await;
    let out = [out[0].clone(), there_and_back(&black)];
    let seq = black.done(play(&out[1])).await;
    white.until(seq).await;
    let reversed = |uci: &str| format!("{}{}", &uci[2..4], &uci[..2]);
    for round in 0..4 {
        let claim = Action::Claim {
            claim: Claim::Threefold,
        };
        if round == 3 {
            white.done(claim).await;
            break;
        }
        white.refused(claim, ErrorCode::Illegal).await;
        let step = |uci: &str| {
            if round % 2 == 0 {
                reversed(uci)
            } else {
                uci.to_owned()
            }
        };
        let seq = white.done(play(&step(&out[0]))).await;
        black.until(seq).await;
        let seq = black.done(play(&step(&out[1]))).await;
        white.until(seq).await;
    }
    let result = white.game.status.result.unwrap();
    assert_eq!((result.winner, result.reason), (None, EndReason::Threefold));
}

#[tokio::test]
async fn moves_are_taken_back_by_agreement_in_casual_games_only() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, false).await;
    let before = white.game.moves.clone();
    let seq = white.done(some_move(&white)).await;
    black.until(seq).await;
    // Declined: nothing has changed, and both go on.
    let seq = white.done(Action::OfferTakeback).await;
    black.until(seq).await;
    assert_eq!(black.game.status.takeback.unwrap().plies, 1);
    let seq = black.done(Action::DeclineTakeback).await;
    white.until(seq).await;
    assert_eq!(white.game.status.takeback, None);
    let answer = black.act(some_move(&black));
    let seq = white.done(Action::OfferTakeback).await;
    black.until(seq).await;
    let seq = black.done(Action::AcceptTakeback).await;
    white.until(seq).await;
    assert_eq!((&white.game.moves, &black.game.moves), (&before, &before));
    // What was meant for the position that is gone is stale: nobody waits for it.
    black.say(&answer).await;
    loop {
        if let ServerMessage::Refused(refused) = black.hear().await {
            break assert_eq!(refused.error.code, ErrorCode::Stale);
        }
    }
    assert!(white.is_on_turn());
    let seq = white.done(some_move(&white)).await;
    black.until(seq).await;
    let seq = black.done(some_move(&black)).await;
    white.until(seq).await;
    // White's move goes with Black's answer to it.
    let seq = white.done(Action::OfferTakeback).await;
    assert_eq!(white.game.status.takeback.unwrap().plies, 2);
    black.until(seq).await;
    let seq = black.done(Action::AcceptTakeback).await;
    white.until(seq).await;
    assert_eq!(white.game.moves, before);
    assert_eq!(
        stored(&mut white.browser, &white.game.id.clone())
            .await
            .moves,
        before
    );
    let gift = |player: &Player, color| player.game.status.clocks.unwrap().of(color).remaining;
    let had = gift(&white, Color::Black);
    white.done(Action::AddTime).await;
    assert_eq!(gift(&white, Color::Black), had + 15_000);

    let (mut white, _black) = placed(&server, "federation", CLOCK, true).await;
    white.done(some_move(&white)).await;
    white
        .refused(Action::OfferTakeback, ErrorCode::NotNow)
        .await;
    white.refused(Action::AddTime, ErrorCode::NotNow).await;
}

#[tokio::test]
async fn a_game_is_aborted_before_anything_was_placed() {
    let server = Server::start().await;
    let (mut white, black, id) =
        guests(server.address, "formal", None, TimeControl::Unlimited).await;
    let mut black = Player::join(&black, &id).await;
    assert!(black.game.status.abortable && black.game.status.clocks.is_none());
    black.refused(Action::OfferDraw, ErrorCode::NotNow).await;
    black.done(Action::Abort).await;
    let result = black.game.status.result.unwrap();
    assert_eq!((result.winner, result.reason), (None, EndReason::Aborted));
    // No list shows it.
    let list = white.get("/api/games").await.ok();
    assert_eq!(list["games"], json!([]));
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
