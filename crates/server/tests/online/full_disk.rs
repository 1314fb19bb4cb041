//! A disk that is really full, under a running server.

use crate::player::{CLOCK, Player, placed, play};
use crate::server::Server;
use sittuyin::uci::UciMove;
use sittuyin_server::messages::{Act, ErrorCode, ServerMessage};
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Writes a file until not a byte more goes onto the disk.
fn fill(disk: &Path) -> PathBuf {
    let path = disk.join("filler");
    let mut file = File::create(&path).expect("a file");
    let mut piece = vec![7; 64 * 1024];
    while !piece.is_empty() {
        match file.write(&piece) {
            Ok(written) if written > 0 => {}
            Ok(_) => piece.truncate(piece.len() / 2),
            Err(error) if error.kind() == ErrorKind::StorageFull => {
                piece.truncate(piece.len() / 2);
            }
            Err(error) => panic!("{error}"),
        }
    }
    path
}

fn a_move(player: &mut Player) -> Act {
    let uci = UciMove(player.replayed().position().legal_moves()[0]).to_string();
    player.act(play(&uci))
}

/// What becomes of an action: acknowledged or refused.
async fn answer(player: &mut Player, act: &Act) -> Result<u32, ErrorCode> {
    player.say(act).await;
    loop {
        match player.hear().await {
            ServerMessage::Ack(ack) if ack.nonce == act.nonce => {
                player.until(ack.seq).await;
                return Ok(ack.seq);
            }
            ServerMessage::Error(error) => return Err(error.code),
            ServerMessage::Refused(refused) => return Err(refused.error.code),
            _ => {}
        }
    }
}

#[tokio::test]
#[ignore = "needs a file system of a few megabytes: scripts/full-disk.sh mounts one and runs this"]
async fn nothing_acknowledged_is_lost_and_play_goes_on() {
    let disk = std::env::var_os("SITTUYIN_TEST_SMALL_DISK").expect("the folder of a small disk");
    let disk = PathBuf::from(disk);
    let server = Server::from(TempDir::new_in(&disk).expect("a folder on it")).await;
    let (mut white, mut black) = placed(&server, "formal", CLOCK, false).await;
    let filler = fill(&disk);
    // What the database had room for already is still stored, and then no more.
    let mut acknowledged = 0;
    let refused = loop {
        let (mover, other) = if white.is_on_turn() {
            (&mut white, &mut black)
        } else {
            (&mut black, &mut white)
        };
        let act = a_move(mover);
        match answer(mover, &act).await {
            Ok(seq) => {
                acknowledged += 1;
                assert!(acknowledged < 200, "the disk is not full");
                other.until(seq).await;
            }
            Err(code) => {
                assert_eq!(code, ErrorCode::Storage);
                break act;
            }
        }
    };
    let id = white.game.id.clone();
    let known = white.game.moves.clone();
    eprintln!("{acknowledged} moves were stored on the full disk, the next was refused");
    // What is there can be read, and is what was acknowledged.
    let told = white.browser.get(&format!("/api/games/{id}")).await.ok();
    assert_eq!(told["moves"], serde_json::json!(known));
    std::fs::remove_file(filler).expect("the filler is there");
    // With room again the same action is done, once, and the game goes on.
    let mover = if white.is_on_turn() {
        &mut white
    } else {
        &mut black
    };
    let seq = answer(mover, &refused).await.expect("there is room");
    assert_eq!(answer(mover, &refused).await, Ok(seq));
    white.until(seq).await;
    black.until(seq).await;
    assert_eq!(white.game.moves.len(), known.len() + 1);
    let mut browser = white.browser.clone();
    let moves = white.game.moves.clone();
    drop((white, black));
    let server = server.restart().await;
    browser.move_to(server.address);
    let again = Player::join(&browser, &id).await;
    assert_eq!(again.game.moves, moves);
    again.replayed();
}
