use crate::stopwatch::Stopwatch;
use sittuyin::{Color, Draft, Game};
use sittuyin_engine::{Decision, Engine, Level};
use sittuyin_tablebase::Tables;
use std::sync::Arc;

/// Megabytes that the engine remembers positions in.
const MEMORY: usize = 32;

/// The computer at the board.
#[derive(Debug)]
pub(super) struct Computer {
    engine: Engine,
    pub(super) color: Color,
    pub(super) level: Level,
    seed: u64,
}

impl Computer {
    pub(super) fn new(color: Color, level: Level, seed: u64, tables: Arc<Tables>) -> Self {
        let mut engine = Engine::new(MEMORY);
        engine.set_tables(Some(tables));
        Self {
            engine,
            color,
            level,
            seed,
        }
    }

    /// A move or a claim.
    pub(super) fn decide(&mut self, game: &Game) -> Option<Decision> {
        let clock = Stopwatch::started();
        self.engine
            .choose(game, self.level, self.seed, &clock, &mut |_| ())
    }

    /// Completes an arrangement, keeping what has been placed; each time another one.
    pub(super) fn arrange(&mut self, draft: &mut Draft) {
        self.seed = self.seed.wrapping_add(1);
        let army = self
            .engine
            .arrange(draft.base(), draft.placements(), self.level, self.seed);
        // An army that the engine arranges is lawful as a whole.
        let _ = draft.replace(&army);
    }

    /// A new game, and so other play.
    pub(super) fn new_game(&mut self) {
        self.seed = self.seed.wrapping_add(1);
    }
}
