//! The server is killed in the middle of games and started again.

use crate::browser::Browser;
use crate::player::{Player, army, guests, replayed};
use crate::server::settings;
use sittuyin_server::messages::{Action, GameSnapshot, TimeControl};
use sittuyin_server::{Assets, Limits, Online, Tables, serve};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::sync::mpsc;

const FOLDER: &str = "SITTUYIN_TEST_FOLDER";

/// Not a test: the server, in a process of its own.
#[test]
#[ignore = "run by the test that kills it"]
fn server_process() {
    let folder = std::env::var(FOLDER).expect("a folder");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port");
        let address = listener.local_addr().expect("its number");
        let online = Online::open(Path::new(&folder), settings())
            .await
            .expect("a database");
        eprintln!("ADDRESS {address}");
        let never = std::future::pending();
        serve(
            listener,
            Assets::embedded(),
            Tables::new(),
            Some(online),
            Limits::default(),
            never,
        )
        .await;
    });
}

struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(folder: &Path) -> Self {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args([
                "--exact",
                "crash::server_process",
                "--ignored",
                "--nocapture",
            ])
            .env(FOLDER, folder)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a process");
        let lines = BufReader::new(child.stderr.take().expect("its output")).lines();
        let address = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("ADDRESS ")?.parse().ok())
            .expect("an address");
        Self { child, address }
    }

    /// SIGKILL: nothing is closed, nothing is written any more.
    fn kill(mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it ended");
    }
}

const PAUSE: Duration = Duration::from_millis(30);
/// What is done in every game before the server is killed: two armies, and some moves.
const DONE: usize = 8;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_or_doubled() {
    kill_in_the_middle(12).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes; docs/online.md says how it is run"]
async fn nothing_is_lost_or_doubled_in_200_games() {
    kill_in_the_middle(200).await;
}

/// Kills a server in the middle of so many games, three times.
async fn kill_in_the_middle(games_at_once: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let time = TimeControl::Clock {
        initial: 600,
        increment: 0,
        deployment: 300,
    };
    let mut process = Process::start(folder.path());
    let mut games = Vec::new();
    for _ in 0..games_at_once {
        games.push(guests(process.address, "tournament", Some("hidden"), time).await);
    }
    for round in 0..3 {
        // Everybody plays until the server is gone; it goes when all are in the middle of it.
        let (busy, mut all_busy) = mpsc::channel::<()>(1);
        let tasks: Vec<_> = games
            .iter()
            .map(|(white, black, id)| {
                let browsers = [white.clone(), black.clone()];
                tokio::spawn(play_on(browsers, id.clone(), round, busy.clone()))
            })
            .collect();
        drop(busy);
        while all_busy.recv().await.is_some() {}
        process.kill();
        let mut acknowledged = Vec::new();
        for task in tasks {
            acknowledged.push(task.await.expect("no panic"));
        }
        assert!(
            acknowledged.iter().all(|moves| moves.len() > 16),
            "games were played"
        );
        process = Process::start(folder.path());
        for ((white, black, id), known) in games.iter_mut().zip(acknowledged) {
            for browser in [&mut *white, &mut *black] {
                browser.move_to(process.address);
            }
            let game = white.get(&format!("/api/games/{id}")).await.ok();
            let game: GameSnapshot = serde_json::from_value(game).expect("a game");
            // At most the one move that was on its way is there beyond what is known.
            assert_eq!(game.moves[..known.len()], known[..], "{id}");
            assert!(
                game.moves.len() <= known.len() + 1 || known.is_empty(),
                "{id}"
            );
            replayed(&game);
        }
    }
    process.kill();
}

/// Plays on, move upon move, until the line breaks; the moves that were acknowledged or seen by either side.
/// `idle` is dropped when enough has been done.
async fn play_on(
    browsers: [Browser; 2],
    id: String,
    round: usize,
    idle: mpsc::Sender<()>,
) -> Vec<String> {
    let mut idle = Some(idle);
    let mut done = 0;
    let mut players = [
        Player::join(&browsers[0], &id).await,
        Player::join(&browsers[1], &id).await,
    ];
    loop {
        for side in 0..2 {
            let player = &mut players[side];
            if player.game.status.result.is_some() {
                return player.game.moves.clone();
            }
            let you = player.you.expect("a side");
            let Some(curtain) = player.is_curtained().await else {
                return longest(&players);
            };
            let action = if curtain {
                if *player.game.status.confirmed.of(you) {
                    continue;
                }
                let placements = army(&player.replayed(), you, round);
                Action::Arrange { placements }
            } else if player.is_on_turn() {
                let game = player.replayed();
                let moves = game.position().legal_moves();
                let uci = sittuyin::uci::UciMove(moves[game.moves().len() * 5 % moves.len()]);
                Action::Play {
                    uci: uci.to_string(),
                }
            } else {
                continue;
            };
            // On a fast machine they would ask for more than a line may.
            tokio::time::sleep(PAUSE).await;
            if players[side].try_done(action).await.is_none() {
                return longest(&players);
            }
            let seq = players[side].game.status.seq;
            if players[1 - side].try_until(seq).await.is_none() {
                return longest(&players);
            }
            done += 1;
            if done == DONE {
                idle.take();
            }
        }
    }
}

fn longest(players: &[Player; 2]) -> Vec<String> {
    let [white, black] = players;
    let longer = if white.game.moves.len() > black.game.moves.len() {
        white
    } else {
        black
    };
    longer.game.moves.clone()
}
