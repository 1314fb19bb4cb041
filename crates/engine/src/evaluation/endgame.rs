//! What few men can and cannot win, and how to drive a bare king.

use crate::exchange;
use sittuyin::{Bitboard, Color, Position, Role, Square};

/// All of it.
const WHOLE: i32 = 64;

/// Scales an advantage that cannot be turned into a mate, and adds the way to the mate when the
/// other king is bare.
pub(super) fn adjust(position: &Position, score: i32) -> i32 {
    let board = position.board();
    if board.occupied().len() > 12 && board.of_role(Role::Pawn).any() {
        return score;
    }
    let stronger = if score >= 0 {
        Color::White
    } else {
        Color::Black
    };
    let sign = if stronger == Color::White { 1 } else { -1 };
    let scale = scale(position, stronger);
    let mut score = score * scale / WHOLE;
    let king_alone = board.of_color(!stronger) == board.men(!stronger, Role::King);
    if king_alone && scale == WHOLE && score != 0 {
        score += sign * (120 + drive(position, stronger));
    }
    score
}

/// How much of an advantage counts, in parts of [`WHOLE`].
fn scale(position: &Position, stronger: Color) -> i32 {
    let board = position.board();
    let count = |color, role| board.men(color, role).len() as i32;
    let worth = |color| {
        [Role::General, Role::Elephant, Role::Knight, Role::Rook]
            .into_iter()
            .map(|role| count(color, role) * exchange::value(role))
            .sum::<i32>()
    };
    let (generals, elephants) = (
        count(stronger, Role::General),
        count(stronger, Role::Elephant),
    );
    let (knights, rooks) = (count(stronger, Role::Knight), count(stronger, Role::Rook));
    let minors = generals + elephants + knights;
    let against = worth(!stronger);
    if count(stronger, Role::Pawn) > 0 {
        // Pawns become at most one general, which mates nobody without help.
        return if rooks + knights + elephants == 0 {
            if against == 0 { 12 } else { 32 }
        } else {
            WHOLE
        };
    }
    let bare = against == 0 && count(!stronger, Role::Pawn) == 0;
    if rooks == 0 {
        if elephants == 0 {
            // Two knights, or a knight and a general, win only by mistakes.
            return if minors >= 3 && against < 300 { 40 } else { 4 };
        }
        if minors == 1 {
            return 4;
        }
        return if bare {
            WHOLE
        } else if worth(stronger) - against < 330 {
            12
        } else {
            WHOLE
        };
    }
    if !bare && worth(stronger) - against < 230 && worth(stronger) < 900 {
        return 24;
    }
    WHOLE
}

/// Drives the bare king to the edge, and brings king and pieces near.
fn drive(position: &Position, stronger: Color) -> i32 {
    let board = position.board();
    let (Some(hunter), Some(hunted)) = (board.king(stronger), board.king(!stronger)) else {
        return 0;
    };
    let from_centre = |coordinate: u8| i32::from(coordinate.max(7 - coordinate)) - 4;
    let edge = from_centre(hunted.file()) + from_centre(hunted.rank());
    let far = from_centre(hunted.file()).max(from_centre(hunted.rank()));
    let helpers = board.of_color(stronger) & !(board.of_role(Role::Rook) | Bitboard::of(hunter));
    let near: i32 = helpers
        .into_iter()
        .map(|helper| 7 - distance(helper, hunted))
        .sum();
    10 * edge + 12 * far + 12 * (7 - distance(hunter, hunted)) + 3 * near
}

fn distance(a: Square, b: Square) -> i32 {
    i32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}
