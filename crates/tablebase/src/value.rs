use serde::{Deserialize, Serialize};
use std::fmt;
#[cfg(feature = "ts")]
use ts_rs::TS;

/// What a position is worth to the side to move when both play best.
///
/// ```
/// use sittuyin_tablebase::Value;
/// assert_eq!(Value::Loss(0).to_string(), "mated");
/// assert_eq!(Value::Win(31).to_string(), "win, mate in 16 moves");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// It mates with the last of so many plies.
    Win(u16),
    /// Nobody can mate by force.
    Draw,
    /// It is mated after so many plies; after none it is mated now.
    Loss(u16),
}

impl Value {
    /// The plies until mate; `None` for a draw.
    #[must_use]
    pub const fn plies(self) -> Option<u16> {
        match self {
            Self::Win(plies) | Self::Loss(plies) => Some(plies),
            Self::Draw => None,
        }
    }

    /// Won, drawn or lost.
    #[must_use]
    pub const fn wdl(self) -> Wdl {
        match self {
            Self::Win(_) => Wdl::Win,
            Self::Draw => Wdl::Draw,
            Self::Loss(_) => Wdl::Loss,
        }
    }

    /// What this value of a position is to the side that has just moved into it.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Win(plies) => Self::Loss(plies.saturating_add(1)),
            Self::Draw => Self::Draw,
            Self::Loss(plies) => Self::Win(plies.saturating_add(1)),
        }
    }

    /// What this value of a move is to the other side once it is made: [`Value::before`] undone.
    #[must_use]
    pub const fn after(self) -> Self {
        match self {
            Self::Win(plies) => Self::Loss(plies.saturating_sub(1)),
            Self::Draw => Self::Draw,
            Self::Loss(plies) => Self::Win(plies.saturating_sub(1)),
        }
    }

    /// A number that is higher the better the value is: the quick win first, the slow loss before the
    /// quick one.
    #[must_use]
    pub const fn merit(self) -> i32 {
        match self {
            Self::Win(plies) => (1 << 17) - plies as i32,
            Self::Draw => 0,
            Self::Loss(plies) => plies as i32 - (1 << 17),
        }
    }

    /// The value with this number of plies: mates come after an odd number for the winner to move.
    pub(crate) const fn from_plies(plies: u16) -> Self {
        if plies % 2 == 1 {
            Self::Win(plies)
        } else {
            Self::Loss(plies)
        }
    }
}

/// `win, mate in 16 moves`, `draw`, `loss, mated in 16 moves`, `mated`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = |f: &mut fmt::Formatter<'_>, text, moves| {
            let noun = if moves == 1 { "move" } else { "moves" };
            write!(f, "{text} in {moves} {noun}")
        };
        match *self {
            Self::Win(plies) => moves(f, "win, mate", plies.div_ceil(2)),
            Self::Draw => f.write_str("draw"),
            Self::Loss(0) => f.write_str("mated"),
            Self::Loss(plies) => moves(f, "loss, mated", plies.div_ceil(2)),
        }
    }
}

/// Won, drawn or lost for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Wdl {
    /// The other side can mate by force.
    Loss,
    /// Nobody can.
    Draw,
    /// The side to move can mate by force.
    Win,
}

impl Wdl {
    /// Every result, the worst first.
    pub const ALL: [Self; 3] = [Self::Loss, Self::Draw, Self::Win];

    /// Its name: `loss`, `draw` or `win`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }
}
