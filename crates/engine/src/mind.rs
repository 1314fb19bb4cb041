use crate::{correction::Correction, history::History};

/// What one thread has learned of moves and positions.
pub(crate) struct Mind {
    pub(crate) history: History,
    pub(crate) correction: Correction,
}

impl Mind {
    pub(crate) fn new() -> Self {
        Self {
            history: History::new(),
            correction: Correction::new(),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.history.clear();
        self.correction.clear();
    }
}
