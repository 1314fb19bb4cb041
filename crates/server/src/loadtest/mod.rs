//! Whole games between simulated guests, to see what a server bears.
//!
//! Each guest has a WebSocket as a page has, thinks for 1 to 5 seconds and plays something lawful; as
//! many games go on at once as are asked for. In the end every game in the database is replayed by the
//! rules. It is bounded, and reaches no other machine.

mod client;
mod delivery;
mod player;
mod replay;

pub use delivery::{Delivery, PROMPT};

use crate::messages::{GameResult, Started};
use crate::{Assets, Limits, Online, ServeError, Settings, StoreError, serve};
use client::{Client, ClientError};
use player::Seen;
use serde_json::json;
use sittuyin::Ruleset;
use sittuyin_tablebase::Tables;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::ops::RangeInclusive;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::Instant;

const GAMES: RangeInclusive<usize> = 1..=2000;
const SECONDS: RangeInclusive<u32> = 1..=3600;
/// Who acts faster than this is refused by the server, as a page is.
const PACE: RangeInclusive<f64> = 0.05..=10.0;
/// Troubles that are told one by one; of more only the number is.
const TOLD: usize = 20;

/// What is played.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadTest {
    /// A server on this machine, started without limits for an address ([`Settings::generosity`] 0);
    /// `None` starts one in this process, with a database that is gone afterwards.
    pub server: Option<SocketAddr>,
    /// Games at once, 1 to 2000.
    pub games: usize,
    /// Seconds after which no game is begun and those that go on are given up, 1 to 3600.
    pub seconds: u32,
    /// What the thinking of 1 to 5 seconds is multiplied by, 0.05 to 10.
    pub pace: f64,
    /// What is played, in its usual order.
    pub ruleset: Ruleset,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct LoadReport {
    /// Games that were played to an end by the rules.
    pub ended: usize,
    /// Games that were given up because the time was over.
    pub given_up: usize,
    /// How fast acts came to the opponents.
    pub delivery: Delivery,
    /// Games in the database that were replayed to the stored result.
    pub replayed: usize,
    /// How many things went wrong, of whatever kind.
    pub errors: usize,
    /// The first of them.
    pub troubles: Vec<String>,
}

impl LoadReport {
    fn trouble(&mut self, trouble: String) {
        self.errors += 1;
        if self.troubles.len() < TOLD {
            self.troubles.push(trouble);
        }
    }
}

/// Why there was no load test.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LoadTestError {
    /// Something is out of bounds.
    #[error("{what}: expected {least} to {most}, found {found}")]
    Bounds {
        /// What.
        what: &'static str,
        /// The least it can be.
        least: f64,
        /// The most it can be.
        most: f64,
        /// What it is.
        found: f64,
    },
    /// The server is another machine's.
    #[error(
        "{0} is not on this machine: a load test reaches addresses such as 127.0.0.1:8080 alone"
    )]
    Elsewhere(SocketAddr),
    /// The server of this process did not start.
    #[error(transparent)]
    Server(#[from] ServeError),
}

impl LoadTest {
    /// Plays, and waits until everything has ended. Blocks the calling thread.
    ///
    /// # Errors
    ///
    /// [`LoadTestError`] when it cannot begin; what goes wrong later stands in the report.
    pub fn run(&self) -> Result<LoadReport, LoadTestError> {
        self.check()?;
        tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(ServeError::Runtime)?
            .block_on(async {
                match self.server {
                    Some(address) => Ok(self.play(address).await),
                    None => self.play_here().await,
                }
            })
    }

    fn check(&self) -> Result<(), LoadTestError> {
        let within = |what, least: f64, most: f64, found: f64| {
            if (least..=most).contains(&found) {
                Ok(())
            } else {
                Err(LoadTestError::Bounds {
                    what,
                    least,
                    most,
                    found,
                })
            }
        };
        let (least, most) = (*GAMES.start() as f64, *GAMES.end() as f64);
        within("games at once", least, most, self.games as f64)?;
        let (least, most) = (f64::from(*SECONDS.start()), f64::from(*SECONDS.end()));
        within("seconds", least, most, f64::from(self.seconds))?;
        within("pace", *PACE.start(), *PACE.end(), self.pace)?;
        match self.server {
            Some(server) if !server.ip().to_canonical().is_loopback() => {
                Err(LoadTestError::Elsewhere(server))
            }
            _ => Ok(()),
        }
    }

    /// Plays against a server in this process.
    async fn play_here(&self) -> Result<LoadReport, LoadTestError> {
        let here = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let failed = |error: io::Error| ServeError::bind(here, error);
        let folder = tempfile::tempdir().map_err(|source| {
            ServeError::from(StoreError::Folder {
                folder: std::env::temp_dir(),
                source,
            })
        })?;
        let listener = TcpListener::bind(here).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let settings = Settings {
            generosity: 0,
            ..Settings::default()
        };
        let online = Online::open(folder.path(), settings)
            .await
            .map_err(ServeError::from)?;
        let (stop, stopped) = oneshot::channel::<()>();
        let server: JoinHandle<()> = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap_or_default() };
            let assets = Assets::embedded();
            let (tables, limits) = (Tables::new(), Limits::default());
            serve(listener, assets, tables, Some(online), limits, stopped).await;
        });
        let report = self.play(address).await;
        let _ = stop.send(());
        let _ = server.await;
        Ok(report)
    }

    async fn play(&self, address: SocketAddr) -> LoadReport {
        let until = Instant::now() + Duration::from_secs(u64::from(self.seconds));
        let mut places = JoinSet::new();
        for _ in 0..self.games {
            let test = self.clone();
            places.spawn(async move { test.one_after_another(address, until).await });
        }
        let mut report = LoadReport::default();
        let (mut delays, mut played) = (Vec::new(), Vec::new());
        for outcomes in places.join_all().await {
            for outcome in outcomes {
                match outcome {
                    Ok((game, seen)) => {
                        account(&mut report, &mut delays, &seen);
                        played.push(game);
                    }
                    Err(error) => report.trouble(error.to_string()),
                }
            }
        }
        report.delivery = Delivery::new(delays);
        match replay::every_game(&Client::new(address)).await {
            Ok(replayed) => {
                for game in played {
                    if !replayed.games.contains(&game) {
                        report.trouble(format!("game {game} was not replayed to its result"));
                    }
                }
                report.replayed = replayed.games.len();
                for misfit in replayed.misfits {
                    report.trouble(misfit);
                }
            }
            Err(error) => report.trouble(error.to_string()),
        }
        report
    }

    /// Plays game after game between two guests until the time is over, or something goes wrong.
    async fn one_after_another(
        &self,
        address: SocketAddr,
        until: Instant,
    ) -> Vec<Result<(String, [Seen; 2]), ClientError>> {
        let mut outcomes = Vec::new();
        // People do not all come at the same moment.
        tokio::time::sleep(Duration::from_secs_f64(rand::random_range(0.0..=0.5))).await;
        let guests = tokio::try_join!(Client::guest(address), Client::guest(address));
        let (white, black) = match guests {
            Ok(guests) => guests,
            Err(error) => return vec![Err(error)],
        };
        while Instant::now() < until {
            let outcome = self.one(&white, &black, until).await;
            let failed = outcome.is_err();
            outcomes.push(outcome);
            if failed {
                break;
            }
        }
        outcomes
    }

    async fn one(
        &self,
        white: &Client,
        black: &Client,
        until: Instant,
    ) -> Result<(String, [Seen; 2]), ClientError> {
        // The clocks are long enough for any game in the time.
        let time = json!({"kind": "clock", "initial": 10_800, "increment": 5, "deployment": 3_600});
        let terms = json!({"ruleset": self.ruleset.id(), "time": time, "rated": false});
        let wanted = json!({"terms": terms, "color": "white"});
        let challenge: serde_json::Value = white.post("/api/challenges", &wanted).await?;
        let id = challenge["id"].as_str().unwrap_or_default();
        let accept = format!("/api/challenges/{id}/accept");
        let Started { game } = black.post(&accept, &serde_json::Value::Null).await?;
        let (white, black) = tokio::try_join!(
            player::play(white, &game, self.pace, until),
            player::play(black, &game, self.pace, until)
        )?;
        Ok((game, [white, black]))
    }
}

/// Adds what two guests saw of their game.
fn account(report: &mut LoadReport, delays: &mut Vec<Duration>, seen: &[Seen; 2]) {
    let [white, black] = seen;
    let game = &white.game.id;
    let result = white.game.status.result;
    let resigned = |result: GameResult| result.reason == crate::messages::EndReason::Resignation;
    if result.is_some_and(resigned) {
        report.given_up += 1;
    } else {
        report.ended += 1;
    }
    if result != black.game.status.result || white.game.moves != black.game.moves {
        report.trouble(format!("game {game}: the players do not see the same"));
    }
    for (mover, other) in [(white, black), (black, white)] {
        for (seq, sent) in &mover.sent {
            match other.heard.get(seq) {
                Some(heard) => delays.push(heard.saturating_duration_since(*sent)),
                // It came in the first snapshot, before the other was there.
                None if *seq <= other.joined => {}
                None => report.trouble(format!("game {game}: event {seq} was not delivered")),
            }
        }
    }
    for seen in [white, black] {
        for refused in &seen.refused {
            report.trouble(format!("game {game}: {refused}"));
        }
    }
}
