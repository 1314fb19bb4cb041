//! What the players agree on or claim: draws, moves taken back, and games that are not played.

use crate::player::{CLOCK, Player, guests, placed, play, some_move, stored};
use crate::server::Server;
use serde_json::json;
use sittuyin::uci::UciMove;
use sittuyin_server::messages::{
    Action, Claim, Color, EndReason, ErrorCode, ServerMessage, TimeControl,
};

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
    // Declined: nothing has changed, and both go on. In one position it is asked once.
    let seq = white.done(Action::OfferTakeback).await;
    black.until(seq).await;
    assert_eq!(black.game.status.takeback.unwrap().plies, 1);
    let seq = black.done(Action::DeclineTakeback).await;
    white.until(seq).await;
    assert_eq!(white.game.status.takeback, None);
    white
        .refused(Action::OfferTakeback, ErrorCode::NotNow)
        .await;
    let seq = black.done(some_move(&black)).await;
    white.until(seq).await;
    // White's move goes with Black's answer to it.
    let seq = white.done(Action::OfferTakeback).await;
    assert_eq!(white.game.status.takeback.unwrap().plies, 2);
    black.until(seq).await;
    let seq = black.done(Action::AcceptTakeback).await;
    white.until(seq).await;
    assert_eq!((&white.game.moves, &black.game.moves), (&before, &before));
    // What was meant for the position that is gone is stale: nobody waits for it.
    let seq = white.done(some_move(&white)).await;
    black.until(seq).await;
    let answer = black.act(some_move(&black));
    let seq = white.done(Action::OfferTakeback).await;
    black.until(seq).await;
    let seq = black.done(Action::AcceptTakeback).await;
    white.until(seq).await;
    black.say(&answer).await;
    loop {
        if let ServerMessage::Refused(refused) = black.hear().await {
            break assert_eq!(refused.error.code, ErrorCode::Stale);
        }
    }
    assert!(white.is_on_turn());
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

    // Nobody is given more than the longest time that can be agreed on.
    let long = TimeControl::Clock {
        initial: 10_785,
        increment: 0,
        deployment: 300,
    };
    let (mut white, _black) = placed(&server, "tournament", long, false).await;
    white.done(Action::AddTime).await;
    assert_eq!(gift(&white, Color::Black), 10_800_000);
    white.refused(Action::AddTime, ErrorCode::NotNow).await;

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
