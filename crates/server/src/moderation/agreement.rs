//! How far the moves of a finished game are the engine's: computed away from the threads that serve, one
//! game after another, and kept.

use crate::api::{Answer, Refusal};
use crate::games::{OnlineGame, records};
use crate::moderation::messages::{Agreement, JudgedMove, SideAgreement};
use crate::online::Online;
use crate::store::{StoreError, read, written};
use crate::wire::{BySide, ErrorCode};
use sittuyin::{Event, Game, uci::UciMove};
use sittuyin_engine::{Control, Engine, Limits, Station, is_judged};
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;

/// Positions that are looked at for each move: enough to see what a strong player sees.
const NODES: u32 = 20_000;
/// The engine's table, in megabytes.
const HASH: usize = 16;
/// The most games that wait.
const WAITING: usize = 20;

/// What is asked; it names the engine, so that another one is asked anew.
fn question() -> String {
    format!("{} {NODES}", env!("CARGO_PKG_VERSION"))
}

/// The games that wait for the engine.
#[derive(Debug)]
pub(crate) struct Comparing {
    games: Mutex<HashSet<String>>,
    place: Arc<Semaphore>,
}

impl Default for Comparing {
    fn default() -> Self {
        Self {
            games: Mutex::default(),
            place: Arc::new(Semaphore::new(1)),
        }
    }
}

/// How far a finished game is the engine's; `None` while that is being computed.
pub(super) async fn agreement(online: &Arc<Online>, id: &str) -> Answer<Option<Agreement>> {
    if !online.live().with(id, OnlineGame::is_over).await? {
        return Err(Refusal::new(
            ErrorCode::NotNow,
            "the engine is asked about games that are over",
        ));
    }
    let known: Option<String> =
        sqlx::query_scalar("SELECT agreement FROM agreements WHERE game = $1 AND question = $2")
            .bind(id.to_owned())
            .bind(question())
            .fetch_optional(online.store().reader())
            .await?;
    if let Some(known) = known {
        return Ok(Some(read(&known)?));
    }
    {
        let waiting = &online.comparing().games;
        let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() >= WAITING {
            return Err(Refusal::too_many(30));
        }
        if !waiting.insert(id.to_owned()) {
            return Ok(None);
        }
    }
    let (online, id) = (Arc::clone(online), id.to_owned());
    tokio::spawn(async move {
        if let Err(error) = compute(&online, &id).await {
            tracing::error!(%error, "a game could not be compared with the engine");
        }
        let waiting = &online.comparing().games;
        let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.remove(&id);
    });
    Ok(None)
}

async fn compute(online: &Online, id: &str) -> Result<(), StoreError> {
    let place = Arc::clone(&online.comparing().place).acquire_owned().await;
    let Some(game) = records::load(online.store(), id).await? else {
        return Ok(());
    };
    let stop = Arc::new(AtomicBool::new(false));
    let stopping = Arc::clone(&stop);
    let work = tokio::task::spawn_blocking(move || {
        let _place = place;
        compare(&game, &Stopped(stopping))
    });
    let agreement = tokio::select! {
        done = work => done,
        () = online.live().stopped() => {
            stop.store(true, Ordering::Relaxed);
            return Ok(());
        }
    };
    let Ok(Some(agreement)) = agreement else {
        return Ok(());
    };
    let (id, text) = (id.to_owned(), written(&agreement));
    online
        .store()
        .write::<_, StoreError>(move |connection| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO agreements (game, question, agreement) VALUES ($1, $2, $3)
                     ON CONFLICT (game) DO UPDATE SET question = excluded.question,
                     agreement = excluded.agreement",
                )
                .bind(id)
                .bind(question())
                .bind(text)
                .execute(connection)
                .await?;
                Ok(())
            })
        })
        .await
}

/// Ends a search when the server stops.
struct Stopped(Arc<AtomicBool>);

impl Control for Stopped {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stop(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Compares each move of a game with what the engine would have played; `None` when it was stopped.
fn compare(played: &OnlineGame, control: &Stopped) -> Option<Agreement> {
    let agreed = &played.header().agreed;
    let mut game = Game::in_order(agreed.ruleset, agreed.order)?;
    let mut engine = Engine::new(HASH);
    let mut agreement = Agreement {
        nodes: NODES,
        sides: BySide::default(),
        moves: Vec::new(),
    };
    let mut before = station(&game, &mut engine, control);
    for (ply, event) in (0..).zip(played.game().events()) {
        let choices = game.position().legal_moves().len();
        let by = game.position().turn().into();
        game.apply(event).ok()?;
        let after = station(&game, &mut engine, control);
        if control.stop() {
            return None;
        }
        if let Event::Move(uci) = event
            && choices > 1
            && !before.position.is_deployment()
            && let Some(best) = before.best().and_then(|line| line.pv.first())
            && let Some(judged) = before.judge(uci, &after)
        {
            let side = agreement.sides.of_mut(by);
            side.moves += 1;
            side.same += u32::from(*best == uci);
            side.lost += judged.lost;
            agreement.moves.push(JudgedMove {
                ply,
                by,
                played: UciMove(uci).to_string(),
                best: UciMove(*best).to_string(),
                lost: judged.lost,
            });
        }
        before = after;
    }
    for side in [&mut agreement.sides.white, &mut agreement.sides.black] {
        average(side);
    }
    Some(agreement)
}

fn average(side: &mut SideAgreement) {
    if side.moves > 0 {
        side.lost /= f64::from(side.moves);
    }
}

fn station(game: &Game, engine: &mut Engine, control: &Stopped) -> Station {
    let limits = Limits {
        nodes: Some(NODES.into()),
        lines: 1,
        ..Limits::default()
    };
    Station {
        position: *game.position(),
        outcome: game.outcome(),
        analysis: (is_judged(game.position()) && !game.position().is_deployment())
            .then(|| engine.analyse(game, &limits, control))
            .flatten(),
    }
}
