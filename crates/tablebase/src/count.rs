//! Whether a win comes in time: the count against a bare king and the fifty-move claim.

use crate::{Army, Value};
use serde::{Deserialize, Serialize};
use sittuyin::{Color, Count, Counting, Game, Move, Position, Role};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// How many plies are counted against a bare king by what the other side has (C18, C20); `None` when
/// nothing is counted. Meaningful when no pawn is left.
#[must_use]
pub fn count_limit(counting: &Counting, attackers: Army) -> Option<u32> {
    let has = |role| attackers.count(role) > 0;
    let in_company = !counting.need_general || has(Role::General);
    let moves = if has(Role::Rook) {
        16
    } else if has(Role::Elephant) && in_company {
        44
    } else if has(Role::Knight) && in_company {
        64
    } else {
        return None;
    };
    Some(2 * moves)
}

/// Whether a mate after `plies` more plies comes in time when `used` plies have been counted (C19).
///
/// No position before the mate may be past the limit. There the game is drawn by itself, or the lone
/// king claims the draw: once the count is over either player may, whoever is to move (C20).
///
/// ```
/// use sittuyin_tablebase::mates_in_time;
/// assert!(mates_in_time(32, 0, 32)); // the sixteenth move mates
/// assert!(!mates_in_time(32, 0, 34));
/// ```
#[must_use]
pub const fn mates_in_time(limit: u32, used: u32, plies: u32) -> bool {
    used.saturating_add(plies) <= limit + 1
}

/// The value of a position in which the men left have just bared a king, without a pawn: a draw when
/// the count that begins forbids the win.
pub(crate) fn bared(counting: Option<&Counting>, attackers: Army, value: Value) -> Value {
    let Some(counting) = counting else {
        return value;
    };
    let (plies, before) = match value {
        Value::Draw => return value,
        // The count begins where the lone king is to move: now, or after the attacker's move.
        Value::Loss(plies) => (plies, 0),
        Value::Win(plies) => (plies, 1),
    };
    match count_limit(counting, attackers) {
        Some(limit) if !mates_in_time(limit, 0, u32::from(plies) - before) => Value::Draw,
        _ => value,
    }
}

/// What a game has counted besides its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    /// The count against a bare king, once it has begun (C18).
    pub count: Option<Count>,
    /// Plies since the last capture, pawn move, promotion or placement (C22).
    pub clock: u32,
    /// How many of these end the game, 100 for the fifty-move claim; `None` when none do.
    pub most: Option<u32>,
}

impl Clocks {
    /// Those of a game now.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        Self {
            count: game.count(),
            clock: game.clock(),
            most: game.has(game.position().rules().fifty_moves).then_some(100),
        }
    }

    /// Those after a lawful move from one position to another.
    #[must_use]
    pub fn after(&self, before: &Position, lawful: Move, after: &Position) -> Self {
        Self {
            count: Count::after(self.count, before.rules().counting.as_ref(), after),
            clock: if before.is_irreversible(lawful) {
                0
            } else {
                self.clock + 1
            },
            most: self.most,
        }
    }
}

/// What becomes of a value of the tables in a game, with its count and its clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS), ts(rename = "TableVerdict"))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Nobody can win by force.
    Draw,
    /// The win stands.
    Stands,
    /// The count runs out before the mate (C19).
    CountedOut,
    /// Fifty moves may pass before the mate, and the loser may claim (C22): the tables do not say
    /// whether a capture or pawn move can come in time.
    MayBeClaimed,
}

impl Verdict {
    /// What becomes of the value of the position of this game.
    #[must_use]
    pub fn of(game: &Game, value: Value) -> Self {
        Self::under(&Clocks::of(game), game.position(), value)
    }

    /// What becomes of the value of a position under these clocks.
    #[must_use]
    pub fn under(clocks: &Clocks, position: &Position, value: Value) -> Self {
        let turn = position.turn();
        let (plies, loser) = match value {
            Value::Draw => return Self::Draw,
            Value::Win(plies) => (u32::from(plies), !turn),
            Value::Loss(plies) => (u32::from(plies), turn),
        };
        let rules = position.rules();
        let mut counted = false;
        if let Some(counting) = &rules.counting
            && let Some((count, until)) = clocks
                .count
                .map(|count| (count, 0))
                .or_else(|| count_to_come(position, counting, loser))
        {
            counted = true;
            if plies > until && !mates_in_time(count.limit, count.used, plies - until) {
                return Self::CountedOut;
            }
        }
        let suspended = counted && rules.counting.is_some_and(|counting| counting.suspends_50);
        // The loser's last turn before the mate is two plies before it.
        let claimed = |most| plies > 1 && clocks.clock + plies - 2 >= most;
        if !suspended && clocks.most.is_some_and(claimed) {
            return Self::MayBeClaimed;
        }
        Self::Stands
    }

    /// What becomes of the value that a lawful move has for the side that makes it.
    #[must_use]
    pub fn of_move(clocks: &Clocks, position: &Position, lawful: Move, value: Value) -> Self {
        let mut after = *position;
        after.play_unchecked(lawful);
        Self::under(
            &clocks.after(position, lawful, &after),
            &after,
            value.after(),
        )
    }

    /// A number that is higher the better the value is with this verdict: a certain win first, one that
    /// a claim may forestall, one that the count forbids but the other may still allow, the draw, and
    /// losses the other way round; of wins the quickest, of losses the slowest.
    #[must_use]
    pub const fn merit(self, value: Value) -> i32 {
        let step = match self {
            Self::Draw => return 0,
            Self::CountedOut => 1 << 17,
            Self::MayBeClaimed => 2 << 17,
            Self::Stands => 3 << 17,
        };
        match value {
            Value::Draw => 0,
            Value::Win(plies) => step - plies as i32,
            Value::Loss(plies) => plies as i32 - step,
        }
    }

    /// Its name: `draw`, `stands`, `counted-out` or `may-be-claimed`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Stands => "stands",
            Self::CountedOut => "counted-out",
            Self::MayBeClaimed => "may-be-claimed",
        }
    }
}

/// The count that a win in a position set up without one runs against, and the plies until it begins.
fn count_to_come(position: &Position, counting: &Counting, bare: Color) -> Option<(Count, u32)> {
    let board = position.board();
    let pawns = board.of_role(Role::Pawn).any();
    if pawns || !Army::of(board, bare).is_empty() {
        return None;
    }
    let limit = count_limit(counting, Army::of(board, !bare))?;
    // It begins when the lone king is to move again.
    let until = if position.turn() == bare { 2 } else { 1 };
    Some((Count { limit, used: 0 }, until))
}
