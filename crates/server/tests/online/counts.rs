//! The count of the federation's rules, between people: who may claim its end, and when (C18 to C20).

use crate::player::{CLOCK, Player, guests, play};
use crate::server::Server;
use serde_json::json;
use sittuyin_server::messages::{Action, Claim, EndReason, ErrorCode};

/// Each side's army.
const ARMIES: [&str; 2] = [
    "K@a2 F@b2 S@c2 S@d2 N@e2 N@f2 R@a1 R@b1",
    "K@a6 F@b6 S@c6 S@d6 N@a7 N@b7 R@a8 R@b8",
];
/// Until Black has a king alone and White's last pawn becomes a general: from there White's rooks have
/// sixteen moves, counted from Black's first.
const BARED: &str = "e4d5 d6d5 d3d4 d5d4 c3d4 c5d4 e2d4 h6h5 d4c6 h5g4 c6a7 a8a7 f2g4 e6e5 f4e5 f6e5 g4e5 b7c5 \
    e5g6 c5b3 c2b3 b5b4 b3b4 a5b4 a3b4 b6a5 b4a5 a6a5 h4h5 b8b2 a2b2 a5b4 a1a7 b4c4 h5h5f";
/// The sixteen moves of Black's king and White's between them.
const SIXTEEN: &str = "c4b5 g6h4 b5c6 a7e7 c6d6 b1e1 d6c6 e7e6 c6b7 e1c1 b7a7 e6e7 a7b8 d2d3 b8a8 b2c3 a8b8 h4f5 \
    b8c8 e7e3 c8b7 e3e6 b7c8 e6e7 c8b8 e7c7 b8a8 c7c4 a8b8 d3c2 b8a7";

/// Plays a line; White begins, or whoever is to move.
pub(crate) async fn follow(players: &mut [Player; 2], line: &str) {
    for uci in line.split_whitespace() {
        let mover = usize::from(!players[0].is_on_turn());
        let seq = players[mover].post(play(uci)).await;
        players[1 - mover].until(seq).await;
    }
}

/// Two guests, of whom Black has a king alone and is on turn.
pub(crate) async fn bared(server: &Server) -> [Player; 2] {
    let (white, black, game) = guests(server.address, "federation", None, CLOCK).await;
    let mut players = [
        Player::join(&white, &game).await,
        Player::join(&black, &game).await,
    ];
    for (mover, army) in ARMIES.iter().enumerate() {
        let placements = army.split_whitespace().map(str::to_owned).collect();
        let seq = players[mover].post(Action::Arrange { placements }).await;
        players[1 - mover].until(seq).await;
    }
    follow(&mut players, BARED).await;
    players
}

async fn all_refused(players: &mut [Player; 2]) {
    for player in players {
        let claim = Claim::Count;
        let refused = player
            .refused(Action::Claim { claim }, ErrorCode::Illegal)
            .await;
        assert_eq!(refused.game.status.result, None);
    }
}

#[tokio::test]
async fn a_spent_count_is_claimed_by_either_and_no_move_sooner() {
    let server = Server::start().await;
    // The lone king's side claims when it is not on turn, as it may; the other side when it is.
    for claimant in [1, 0] {
        let mut players = bared(&server).await;
        let game = players[0].game.id.clone();
        all_refused(&mut players).await;
        follow(&mut players, SIXTEEN).await;
        // The king has made its sixteenth move: White has one more.
        all_refused(&mut players).await;
        follow(&mut players, "c3b4").await;
        all_refused(&mut players).await;
        follow(&mut players, "a7a8").await;
        assert!(players[0].is_on_turn());
        // Fifty moves are not for who is not on turn, and not for the other either while it counts (C21).
        let claim = Action::Claim {
            claim: Claim::FiftyMove,
        };
        players[1].refused(claim, ErrorCode::NotYourTurn).await;
        players[claimant]
            .done(Action::Claim {
                claim: Claim::Count,
            })
            .await;
        for player in &mut players {
            player.until_over().await;
            let result = player.game.status.result.expect("it is over");
            assert_eq!((result.winner, result.reason), (None, EndReason::Count));
        }
        let list = players[0]
            .browser
            .get("/api/games?state=over&result=draw")
            .await
            .ok();
        assert_eq!(list["games"][0]["id"], json!(game));
    }
}
