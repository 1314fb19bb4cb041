use crate::{correction::Correction, history::History};
use sittuyin_tablebase::Cache;

/// What one thread has learned of moves and positions.
pub(crate) struct Mind {
    pub(crate) history: History,
    pub(crate) correction: Correction,
    /// What it has read of endgame tables. It depends on nothing, and is never forgotten.
    pub(crate) cache: Cache,
}

impl Mind {
    pub(crate) fn new() -> Self {
        Self {
            history: History::new(),
            correction: Correction::new(),
            cache: Cache::default(),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.history.clear();
        self.correction.clear();
    }
}
