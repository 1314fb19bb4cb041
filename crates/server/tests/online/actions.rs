//! What is done twice, too late, at once or against the rules.

use crate::player::{CLOCK, Player, placed, play, some_move, stored};
use crate::server::Server;
use serde_json::json;
use sittuyin::uci::UciMove;
use sittuyin_server::messages::{Action, Claim, ErrorCode, ServerMessage};

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
