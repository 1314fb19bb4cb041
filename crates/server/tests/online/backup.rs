//! The data are copied while games are played, and a server goes on from the copy.

use crate::browser::{Browser, PASSWORD};
use crate::player::{CLOCK, Player, begin, placed, play, replayed};
use crate::server::Server;
use serde_json::json;
use sittuyin::uci::UciMove;
use sittuyin_server::messages::{Action, EndReason, GameSnapshot};
use sittuyin_server::{BackupError, Copied, backup};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

async fn copy(folder: &Path, file: &Path, overwrite: bool) -> Result<Copied, BackupError> {
    let (folder, file) = (folder.to_owned(), file.to_owned());
    tokio::task::spawn_blocking(move || backup(&folder, &file, overwrite))
        .await
        .expect("no panic")
}

async fn stored(browser: &mut Browser, game: &str) -> GameSnapshot {
    let game = browser.get(&format!("/api/games/{game}")).await.ok();
    serde_json::from_value(game).expect("a game")
}

fn names(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries.map(|entry| entry.expect("a file").path()).collect()
}

async fn play_one(players: &mut [Player; 2], number: usize) {
    let mover = usize::from(!players[0].is_on_turn());
    let game = players[mover].replayed();
    let moves = game.position().legal_moves();
    let uci = UciMove(moves[number * 7 % moves.len()]).to_string();
    let seq = players[mover].done(play(&uci)).await;
    players[1 - mover].until(seq).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_goes_on_from_a_copy_made_while_games_were_played() {
    let server = Server::start().await;
    let (mut over, black) = placed(&server, "formal", CLOCK, true).await;
    over.done(Action::Resign).await;
    drop(black);
    let over = over.game;
    // One army lies behind the curtain.
    let mut first = Browser::guest(server.address).await;
    let mut second = Browser::guest(server.address).await;
    let order = Some("hidden");
    let curtained = begin(&mut first, &mut second, "tournament", order, CLOCK, false).await;
    let mut hider = Player::join(&first, &curtained).await;
    let placements = crate::player::army(&hider.replayed(), hider.you.unwrap(), 3);
    hider.done(Action::Arrange { placements }).await;
    let (white, black) = placed(&server, "parlett", CLOCK, false).await;
    let (running, mut players) = (white.game.id.clone(), [white, black]);

    let place = TempDir::new().unwrap();
    let file = place.path().join("copy of today.db");
    let known = players[0].game.moves.len();
    let playing = tokio::spawn(async move {
        for number in 0..30 {
            play_one(&mut players, number).await;
        }
        players
    });
    let mut copied = Vec::new();
    for _ in 0..5 {
        copied.push(copy(server.folder(), &file, true).await.unwrap());
    }
    let [mut white, _black] = playing.await.unwrap();
    for copied in &copied {
        assert_eq!((copied.games, copied.members), (3, 4));
    }
    assert_eq!(fs::metadata(&file).unwrap().len(), copied[4].bytes);
    assert_eq!(names(place.path()), std::slice::from_ref(&file));

    // What is there is not overwritten unawares, and what fails changes nothing.
    let before = fs::read(&file).unwrap();
    let refused = copy(server.folder(), &file, false).await;
    assert!(matches!(refused, Err(BackupError::Exists(at)) if at == file));
    let refused = copy(place.path(), &file, true).await;
    assert!(matches!(refused, Err(BackupError::NoData(_))));
    let inside = server.folder().join("sittuyin.db");
    let refused = copy(server.folder(), &inside, true).await;
    assert!(matches!(refused, Err(BackupError::Inside(_))));
    let nowhere = place.path().join("nowhere/copy.db");
    let refused = copy(server.folder(), &nowhere, false).await;
    assert!(matches!(refused, Err(BackupError::File { .. })));
    let foreign = TempDir::new().unwrap();
    fs::write(foreign.path().join("sittuyin.db"), "no database at all").unwrap();
    let refused = copy(foreign.path(), &file, true).await;
    assert!(matches!(refused, Err(BackupError::Data(_))));
    assert_eq!(fs::read(&file).unwrap(), before);
    assert_eq!(names(place.path()), std::slice::from_ref(&file));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    // A server starts from the copy, in a folder of its own.
    let folder = TempDir::new().unwrap();
    fs::copy(&file, folder.path().join("sittuyin.db")).unwrap();
    let restored = Server::from(folder).await;
    let mut visitor = Browser::new(restored.address);
    let sign_in = json!({"name": "white-formal", "password": PASSWORD});
    visitor.post("/api/session", sign_in).await.ok();
    let ended = stored(&mut visitor, &over.id).await;
    assert_eq!(ended.moves, over.moves);
    let result = ended.status.result.unwrap();
    assert_eq!(ended.status.result, over.status.result);
    assert_eq!(result.reason, EndReason::Resignation);
    assert_eq!(ended.players, over.players);
    // The game that went on has every move up to one moment, and goes on.
    let running = stored(&mut visitor, &running).await;
    assert!(running.moves.len() >= known);
    assert_eq!(running.moves, white.game.moves[..running.moves.len()]);
    assert_eq!(replayed(&running).moves().len(), running.moves.len());
    let mut player = white.browser.clone();
    player.move_to(restored.address);
    let mut again = Player::join(&player, &running.id).await;
    assert_eq!(again.you, white.you);
    again.done(Action::Resign).await;
    // The army is its owner's still, and nobody else's.
    first.move_to(restored.address);
    second.move_to(restored.address);
    let path = format!("/api/games/{curtained}/arrangement");
    assert!(first.get(&path).await.ok()["placements"].is_array());
    assert!(second.get(&path).await.ok()["placements"].is_null());
    // The first server has noticed nothing.
    white.done(Action::Resign).await;
}
