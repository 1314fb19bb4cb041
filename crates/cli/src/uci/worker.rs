use super::session::say;
use crate::no_mate::no_mate;
use sittuyin::{Game, Move, Status, uci::UciMove};
use sittuyin_engine::{Control, Engine, Expectation, Limits, Report, ScoreBound};
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The engine, and the thread that searches with it.
#[derive(Debug)]
pub(super) struct Worker {
    engine: Arc<Mutex<Engine>>,
    search: Option<Search>,
}

#[derive(Debug)]
struct Search {
    thread: JoinHandle<()>,
    orders: Arc<Orders>,
}

/// What is to be searched.
#[derive(Debug)]
pub(super) struct Task {
    pub(super) game: Game,
    pub(super) limits: Limits,
    /// Whether the chances of each result are told.
    pub(super) shows_wdl: bool,
}

/// What an answer waits for, once it is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wait {
    No,
    /// `stop`.
    Infinite,
    /// `ponderhit` or `stop`; until then no time passes on the clock.
    Ponder,
}

/// What is said to the thread that searches.
#[derive(Debug)]
struct Orders {
    stop: AtomicBool,
    /// The answer is held back.
    wait: AtomicBool,
    started: Instant,
    /// When the clock began to run.
    hit: OnceLock<Instant>,
}

impl Worker {
    pub(super) fn new(engine: Engine) -> Self {
        Self {
            engine: Arc::new(Mutex::new(engine)),
            search: None,
        }
    }

    /// Begins a search, after ending the one before.
    pub(super) fn search(&mut self, task: Task, wait: Wait) -> io::Result<()> {
        self.stop();
        let started = Instant::now();
        let orders = Arc::new(Orders {
            stop: AtomicBool::new(false),
            wait: AtomicBool::new(wait != Wait::No),
            started,
            hit: match wait {
                Wait::Ponder => OnceLock::new(),
                Wait::No | Wait::Infinite => started.into(),
            },
        });
        let followed = Arc::clone(&orders);
        let engine = Arc::clone(&self.engine);
        let thread = thread::Builder::new()
            .name("search".to_owned())
            .stack_size(16 << 20)
            .spawn(move || think(&mut lock(&engine), &task, &followed))?;
        self.search = Some(Search { thread, orders });
        Ok(())
    }

    /// Ends the search; its answer has been given on return.
    pub(super) fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.orders.stop.store(true, Ordering::Relaxed);
            search.thread.thread().unpark();
            // A search that panicked has said so already.
            let _ = search.thread.join();
        }
    }

    /// The move that was expected has been made: the clock runs, and the answer is not held back.
    pub(super) fn ponder_hit(&self) {
        if let Some(search) = &self.search
            && search.orders.hit.set(Instant::now()).is_ok()
        {
            search.orders.wait.store(false, Ordering::Relaxed);
            search.thread.thread().unpark();
        }
    }

    /// Lets a search that ends by itself come to its end, and ends any other.
    pub(super) fn finish(&mut self) {
        if self
            .search
            .as_ref()
            .is_some_and(|search| search.orders.wait.load(Ordering::Relaxed))
        {
            self.stop();
        } else if let Some(search) = self.search.take() {
            let _ = search.thread.join();
        }
    }

    /// The engine at rest, after ending what it was busy with.
    pub(super) fn engine(&mut self) -> MutexGuard<'_, Engine> {
        self.stop();
        lock(&self.engine)
    }
}

fn lock(engine: &Mutex<Engine>) -> MutexGuard<'_, Engine> {
    engine.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Control for Orders {
    fn elapsed(&self) -> Duration {
        self.hit.get().map_or(Duration::ZERO, Instant::elapsed)
    }

    fn stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn considers(&self, depth: u32, candidate: Move, number: usize) {
        let candidate = UciMove(candidate);
        let _ = say(&format!(
            "info depth {depth} currmove {candidate} currmovenumber {number}"
        ));
    }
}

fn think(engine: &mut Engine, task: &Task, orders: &Orders) {
    let position = task.game.position();
    let best = engine.search(&task.game, &task.limits, orders, &mut |report| {
        let chances = (task.shows_wdl).then(|| Expectation::new(report.score, position));
        // If nobody listens any more, the next line that is read says so.
        let _ = say(&info(report, chances, orders.started.elapsed()));
    });
    if let Some(best) = &best
        && let Some(text) = no_mate(task.limits.mate, best.no_mate, best.score)
    {
        let _ = say(&format!("info string {text}"));
    }
    while orders.wait.load(Ordering::Relaxed) && !orders.stop() {
        thread::park();
    }
    let mut answer = String::new();
    match best {
        None => {
            let mated = position.status() == Status::Checkmate;
            let score = if mated { "mate 0" } else { "cp 0" };
            answer.push_str(&format!("info depth 0 score {score}\nbestmove (none)"));
        }
        Some(best) => {
            answer.push_str(&format!("bestmove {}", UciMove(best.mv)));
            if let Some(reply) = best.ponder {
                answer.push_str(&format!(" ponder {}", UciMove(reply)));
            }
        }
    }
    let _ = say(&answer);
}

fn info(report: &Report, chances: Option<Expectation>, elapsed: Duration) -> String {
    let Report {
        depth,
        seldepth,
        line,
        nodes,
        elapsed: _,
        score,
        bound,
        hashfull,
        tbhits,
        pv,
    } = report;
    let bound = match bound {
        ScoreBound::Exact => "",
        ScoreBound::Lower => " lowerbound",
        ScoreBound::Upper => " upperbound",
    };
    let chances = chances.map_or_else(String::new, |chances| {
        let [win, draw, loss] = chances.thousandths();
        format!(" wdl {win} {draw} {loss}")
    });
    let time = elapsed.as_millis();
    let speed = (*nodes as f64 / elapsed.as_secs_f64().max(1e-3)) as u64;
    let pv: String = pv.iter().map(|&mv| format!(" {}", UciMove(mv))).collect();
    format!(
        "info depth {depth} seldepth {seldepth} multipv {line} score {score}{bound}{chances} \
         nodes {nodes} nps {speed} hashfull {hashfull} tbhits {tbhits} time {time} pv{pv}"
    )
}
