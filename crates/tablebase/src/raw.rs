use crate::{Material, Value, index::Index};

/// The code of a draw in a [`RawTable`]; a number of plies is its own code.
pub(crate) const DRAW: u16 = u16::MAX;

/// The code of a number that stands for no position that can be played.
pub(crate) const NO_POSITION: u16 = u16::MAX - 1;

/// The values of a table, one after the other in memory.
#[derive(Clone, Debug)]
pub struct RawTable {
    pub(crate) material: Material,
    pub(crate) index: Index,
    /// With the stronger side to move, and with the other.
    pub(crate) values: [Vec<u16>; 2],
}

impl RawTable {
    /// What stands on the board.
    #[must_use]
    pub fn material(&self) -> Material {
        self.material
    }
}

/// The value with this code.
pub(crate) fn value(code: u16) -> Value {
    match code {
        DRAW | NO_POSITION => Value::Draw,
        plies => Value::from_plies(plies),
    }
}
