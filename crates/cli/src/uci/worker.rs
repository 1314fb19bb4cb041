use super::session::say;
use sittuyin::{Game, uci::UciMove};
use sittuyin_engine::{Control, Engine, Limits, Report};
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
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
    stop: Arc<AtomicBool>,
    /// The answer is held back until it is asked for.
    until_stopped: bool,
}

impl Worker {
    pub(super) fn new(engine: Engine) -> Self {
        Self {
            engine: Arc::new(Mutex::new(engine)),
            search: None,
        }
    }

    /// Begins a search, after ending the one before.
    pub(super) fn search(
        &mut self,
        game: Game,
        limits: Limits,
        until_stopped: bool,
    ) -> io::Result<()> {
        self.stop();
        let stop = Arc::new(AtomicBool::new(false));
        let watch = Watch {
            started: Instant::now(),
            stop: Arc::clone(&stop),
        };
        let engine = Arc::clone(&self.engine);
        let thread = thread::Builder::new()
            .name("search".to_owned())
            .stack_size(16 << 20)
            .spawn(move || think(&mut lock(&engine), &game, &limits, until_stopped, &watch))?;
        self.search = Some(Search {
            thread,
            stop,
            until_stopped,
        });
        Ok(())
    }

    /// Ends the search; its answer has been given on return.
    pub(super) fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop.store(true, Ordering::Relaxed);
            search.thread.thread().unpark();
            // A search that panicked has said so already.
            let _ = search.thread.join();
        }
    }

    /// Lets a search that ends by itself come to its end, and ends any other.
    pub(super) fn finish(&mut self) {
        if self
            .search
            .as_ref()
            .is_some_and(|search| search.until_stopped)
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

/// The clock on the wall and the wish to stop.
struct Watch {
    started: Instant,
    stop: Arc<AtomicBool>,
}

impl Control for Watch {
    fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    fn stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

fn think(engine: &mut Engine, game: &Game, limits: &Limits, until_stopped: bool, watch: &Watch) {
    let best = engine.search(game, limits, watch, &mut |report| {
        // If nobody listens any more, the next line that is read says so.
        let _ = say(&info(report));
    });
    while until_stopped && !watch.stop() {
        thread::park();
    }
    let mut answer = "bestmove ".to_owned();
    match best {
        None => answer.push_str("(none)"),
        Some(best) => {
            answer.push_str(&UciMove(best.mv).to_string());
            if let Some(reply) = best.ponder {
                answer.push_str(&format!(" ponder {}", UciMove(reply)));
            }
        }
    }
    let _ = say(&answer);
}

fn info(report: &Report) -> String {
    let Report {
        depth,
        seldepth,
        line,
        nodes,
        elapsed,
        score,
        hashfull,
        pv,
    } = report;
    let time = elapsed.as_millis();
    let speed = (*nodes as f64 / elapsed.as_secs_f64().max(1e-3)) as u64;
    let pv: String = pv.iter().map(|&mv| format!(" {}", UciMove(mv))).collect();
    format!(
        "info depth {depth} seldepth {seldepth} multipv {line} score {score} nodes {nodes} \
         nps {speed} hashfull {hashfull} time {time} pv{pv}"
    )
}
