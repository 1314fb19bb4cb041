use crate::time::{Budget, Control};

/// Counts positions and knows when to stop.
pub(crate) struct Watch<'a> {
    pub(crate) control: &'a dyn Control,
    pub(crate) budget: Budget,
    pub(crate) node_limit: u64,
    pub(crate) nodes: u64,
    pub(crate) stopped: bool,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(control: &'a dyn Control, budget: Budget, node_limit: Option<u64>) -> Self {
        Self {
            control,
            budget,
            node_limit: node_limit.unwrap_or(u64::MAX),
            nodes: 0,
            stopped: false,
        }
    }

    #[inline]
    pub(crate) fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.node_limit {
            self.stopped = true;
        } else if self.nodes.is_multiple_of(1_024) {
            self.poll();
        }
    }

    pub(crate) fn poll(&mut self) {
        let late = self
            .budget
            .hard
            .is_some_and(|hard| self.control.elapsed() >= hard);
        self.stopped |= late || self.control.stop();
    }
}
