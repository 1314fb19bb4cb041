//! Whether a win comes in time: the count against a bare king and the fifty-move claim.

use crate::{Army, Value};
use sittuyin::{Count, Counting, Game, Role};

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

/// What becomes of a value of the tables in a game, with its count and its clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
        let (plies, loser_moves) = match value {
            Value::Draw => return Self::Draw,
            Value::Win(plies) => (u32::from(plies), false),
            Value::Loss(plies) => (u32::from(plies), true),
        };
        let position = game.position();
        let rules = position.rules();
        let mut counted = false;
        if let Some(counting) = &rules.counting
            && let Some((count, until)) = count_to_come(game, counting, loser_moves)
        {
            counted = true;
            if plies > until && !mates_in_time(count.limit, count.used, plies - until) {
                return Self::CountedOut;
            }
        }
        let suspended = counted && rules.counting.is_some_and(|counting| counting.suspends_50);
        // The loser's last turn before the mate is two plies before it.
        let claimed = plies > 1 && game.clock() + plies - 2 >= 100;
        if game.has(rules.fifty_moves) && !suspended && claimed {
            return Self::MayBeClaimed;
        }
        Self::Stands
    }
}

/// The count that the win runs against, and the plies until it begins.
fn count_to_come(game: &Game, counting: &Counting, loser_moves: bool) -> Option<(Count, u32)> {
    if let Some(count) = game.count() {
        return Some((count, 0));
    }
    let board = game.position().board();
    let bare = if loser_moves {
        game.position().turn()
    } else {
        !game.position().turn()
    };
    let pawns = board.of_role(Role::Pawn).any();
    if pawns || !Army::of(board, bare).is_empty() {
        return None;
    }
    let limit = count_limit(counting, Army::of(board, !bare))?;
    // Set up without a count, it begins when the lone king is to move again.
    let until = if loser_moves { 2 } else { 1 };
    Some((Count { limit, used: 0 }, until))
}
