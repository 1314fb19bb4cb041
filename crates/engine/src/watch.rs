use crate::time::{Budget, Control, LONG};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// What the threads of one search tell each other.
#[derive(Debug, Default)]
pub(crate) struct Crew {
    stop: AtomicBool,
    nodes: AtomicU64,
    hits: AtomicU64,
}

impl Crew {
    /// Ends the searches of those who help.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Relaxed);
    }
}

/// Counts positions and knows when to stop.
pub(crate) struct Watch<'a> {
    pub(crate) control: &'a dyn Control,
    pub(crate) budget: Budget,
    pub(crate) node_limit: u64,
    /// Positions of this thread.
    pub(crate) nodes: u64,
    /// How many of them endgame tables knew.
    pub(crate) hits: u64,
    /// Those of a helper that the leader has been told of.
    told: u64,
    pub(crate) stopped: bool,
    crew: Option<&'a Crew>,
    helps: bool,
}

/// So many positions pass between two looks at the world.
const POLL: u64 = 1_024;

impl<'a> Watch<'a> {
    pub(crate) fn new(control: &'a dyn Control, budget: Budget, node_limit: Option<u64>) -> Self {
        Self {
            control,
            budget,
            node_limit: node_limit.unwrap_or(u64::MAX),
            nodes: 0,
            hits: 0,
            told: 0,
            stopped: false,
            crew: None,
            helps: false,
        }
    }

    /// As the one who leads these helpers, or as one of them.
    pub(crate) fn in_crew(self, crew: &'a Crew, helps: bool) -> Self {
        Self {
            crew: Some(crew),
            helps,
            ..self
        }
    }

    #[inline]
    pub(crate) fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.node_limit {
            self.stopped = true;
        } else if self.nodes.is_multiple_of(POLL) {
            self.poll();
        }
    }

    pub(crate) fn poll(&mut self) {
        if let Some(crew) = self.crew.filter(|_| self.helps) {
            crew.nodes.fetch_add(POLL, Relaxed);
            crew.hits.fetch_add(self.hits - self.told, Relaxed);
            self.told = self.hits;
            self.stopped |= crew.stop.load(Relaxed);
            return;
        }
        let late = self
            .budget
            .hard
            .is_some_and(|hard| self.control.elapsed() >= hard);
        self.stopped |= late || self.control.stop();
    }

    /// Positions that endgame tables knew, of all threads.
    pub(crate) fn all_hits(&self) -> u64 {
        self.hits + self.crew.map_or(0, |crew| crew.hits.load(Relaxed))
    }

    /// Whether the search has taken so long that more is told of it.
    pub(crate) fn is_long(&self) -> bool {
        !self.helps && self.control.elapsed() >= LONG
    }

    /// Positions of all threads.
    pub(crate) fn all_nodes(&self) -> u64 {
        self.nodes + self.crew.map_or(0, |crew| crew.nodes.load(Relaxed))
    }
}
