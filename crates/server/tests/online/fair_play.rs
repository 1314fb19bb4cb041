//! Nothing helps in a rated game that is being played.

use crate::browser::Browser;
use crate::player::{CLOCK, Player, placed, play};
use crate::server::Server;
use serde_json::json;
use sittuyin::Game;
use sittuyin::uci::UciMove;
use sittuyin_server::messages::ErrorCode;

/// The most men of an ending about which nothing is said.
const FEW: usize = 7;

fn men(game: &Game) -> usize {
    game.position().board().occupied().len()
}

/// A game from here to an ending, where everything is captured that can be.
fn ending(start: &Game, seed: usize) -> Option<Vec<String>> {
    let mut game = start.clone();
    let mut line = Vec::new();
    for ply in 0..300 {
        if game.outcome().is_some() {
            return None;
        }
        if men(&game) <= FEW {
            return Some(line);
        }
        let moves = game.position().legal_moves();
        let captures = |&next: &sittuyin::Move| {
            let mut after = *game.position();
            after.play_unchecked(next);
            after.board().occupied().len() < men(&game)
        };
        let next = (moves.iter().copied().find(captures))
            .unwrap_or(moves[(seed * 31 + ply * 17) % moves.len()]);
        game.play(next).expect("a lawful move");
        line.push(UciMove(next).to_string());
    }
    None
}

fn about(fen: &str) -> String {
    let fen = fen
        .replace(' ', "%20")
        .replace('[', "%5B")
        .replace(']', "%5D");
    format!("/api/tables?ruleset=formal&fen={fen}")
}

/// The same position with the sides exchanged.
fn exchanged(fen: &str) -> String {
    let swap = |text: &str| -> String {
        let swapped = text.chars().map(|c| match c {
            'a'..='z' => c.to_ascii_uppercase(),
            c => c.to_ascii_lowercase(),
        });
        swapped.collect()
    };
    let (board, rest) = fen.split_once('[').expect("hands");
    let ranks: Vec<_> = board.split('/').rev().map(swap).collect();
    let turn = if rest.contains(" w ") { 'b' } else { 'w' };
    format!("{}[] {turn} - - 0 1", ranks.join("/"))
}

/// Two play until few men are left.
async fn played_to_an_ending(white: &mut Player, black: &mut Player) -> Game {
    let start = white.replayed();
    let line = (0..200)
        .filter_map(|seed| ending(&start, seed))
        .min_by_key(Vec::len)
        .expect("a game with an ending");
    for (ply, uci) in line.iter().enumerate() {
        let (mover, other) = if ply % 2 == 0 {
            (&mut *white, &mut *black)
        } else {
            (&mut *black, &mut *white)
        };
        let seq = mover.post(play(uci)).await;
        other.until(seq).await;
    }
    white.replayed()
}

#[tokio::test]
async fn a_casual_game_keeps_nobody_from_asking() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, false).await;
    let game = played_to_an_ending(&mut white, &mut black).await;
    assert!(game.outcome().is_none());
    // No table holds so many men.
    let answer = white.browser.get(&about(&game.fen())).await;
    answer.refused(404, ErrorCode::NotFound);
}

#[tokio::test]
async fn tables_say_nothing_of_a_rated_game_that_goes_on() {
    let server = Server::start().await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, true).await;
    let mut asker = Browser::new(server.address);
    let rook = about("7k/8/6K1/8/8/8/8/R7[] w - - 0 1");
    let game = played_to_an_ending(&mut white, &mut black).await;
    let mut next = game.clone();
    next.play(game.position().legal_moves()[0]).unwrap();
    for fen in [game.fen(), next.fen(), exchanged(&game.fen())] {
        let answer = asker.get(&about(&fen)).await;
        answer.refused(403, ErrorCode::FairPlay);
    }
    // Others may be asked about, and this one when the game is over.
    asker.get(&rook).await.ok();
    let (id, mut player) = (white.game.id.clone(), white.browser.clone());
    drop((white, black));
    let server = server.restart().await;
    asker.move_to(server.address);
    player.move_to(server.address);
    asker
        .get(&about(&game.fen()))
        .await
        .refused(403, ErrorCode::FairPlay);
    let resign = json!({
        "nonce": "resigning", "ply": 0, "position": "", "action": {"kind": "resign"},
    });
    player
        .post(&format!("/api/games/{id}/actions"), resign)
        .await
        .ok();
    let answer = asker.get(&about(&game.fen())).await;
    assert_eq!(answer.code(), Some(ErrorCode::NotFound));
}
