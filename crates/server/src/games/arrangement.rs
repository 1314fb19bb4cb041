//! An army behind the curtain.

use sittuyin::{Move, uci::UciMove};

/// What one side has placed behind the curtain, in an order in which each placement is lawful. It has
/// neither `Debug` nor `Serialize`, so that it can stand in no message and no line of the log: what it
/// becomes is written out where it is used, in its row of the database and for its owner.
#[derive(Clone)]
pub(crate) struct Arrangement(Vec<String>);

impl Arrangement {
    pub(crate) fn new(placements: &[Move]) -> Self {
        Self(
            placements
                .iter()
                .map(|&placement| UciMove(placement).to_string())
                .collect(),
        )
    }

    /// As it stands in its row.
    pub(crate) fn to_row(&self) -> String {
        self.0.join(" ")
    }

    /// From its row.
    pub(crate) fn from_row(text: &str) -> Self {
        Self(text.split(' ').map(str::to_owned).collect())
    }

    /// For its owner, and for everybody once both have confirmed.
    pub(crate) fn into_placements(self) -> Vec<String> {
        self.0
    }
}
