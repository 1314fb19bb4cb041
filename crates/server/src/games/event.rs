//! What a game consists of: the events that are stored.

use crate::time::Millis;
use crate::wire::{Claim, Color};
use serde::{Deserialize, Serialize};

/// The form in which events are stored. A change that older programs cannot read makes it one more.
pub(crate) const FORMAT: i64 = 1;

/// Something that happened, as it is stored. Nothing of an arrangement behind the curtain stands in any
/// of them before [`Event::Revealed`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Event {
    /// A move, or a placement in alternate order.
    Played {
        by: Color,
        uci: String,
        /// Milliseconds given back for delays of the network.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: Millis,
    },
    /// The server threw the dice of this side.
    Thrown {
        by: Color,
        dice: String,
    },
    /// A side placed its army in the open, in an order in which each placement is lawful.
    Arranged {
        by: Color,
        placements: Vec<String>,
    },
    /// A side has confirmed its army behind the curtain.
    Confirmed {
        by: Color,
    },
    /// Both have: this is what they had.
    Revealed {
        white: Vec<String>,
        black: Vec<String>,
    },
    DrawOffered {
        by: Color,
    },
    DrawDeclined {
        by: Color,
    },
    DrawAgreed,
    Claimed {
        by: Color,
        claim: Claim,
    },
    Resigned {
        by: Color,
    },
    /// By nobody when the time for arranging ran out before anything was placed (C26).
    Aborted {
        by: Option<Color>,
    },
    /// The clock of this side ran out, at the time of the event.
    Flagged {
        by: Color,
    },
    TakebackOffered {
        by: Color,
        plies: u32,
    },
    TakebackDeclined {
        by: Color,
    },
    TookBack {
        plies: u32,
    },
    /// This side gave the other time.
    TimeAdded {
        by: Color,
        millis: Millis,
    },
    /// No server ran from `since` on; the clocks stand still until `until`.
    Resumed {
        since: Millis,
        until: Millis,
    },
}

fn is_zero(value: &Millis) -> bool {
    *value == 0
}
