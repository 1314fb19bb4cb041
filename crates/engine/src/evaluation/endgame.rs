//! What few men can and cannot win, and how to drive a bare king.

use crate::exchange;
use sittuyin::{Bitboard, Color, Position, Role, Square};

/// All of it.
const WHOLE: i32 = 64;

/// The worth for White when one side has nothing but its king and the other's pieces can mate it:
/// nothing counts but men and the way to the mate. `None` in all other positions.
pub(super) fn hunt(position: &Position) -> Option<i32> {
    let board = position.board();
    let hunter = Color::ALL.into_iter().find(|&color| {
        let other = board.of_color(!color);
        !other.several() && other == board.men(!color, Role::King)
    })?;
    if position.is_deployment() || scale(position, hunter, false) < WHOLE {
        return None;
    }
    let men: i32 = Role::ALL
        .into_iter()
        .filter(|&role| role != Role::King)
        .map(|role| board.men(hunter, role).len() as i32 * exchange::value(role))
        .sum();
    let score = 120 + men + drive(position, hunter);
    Some(match hunter {
        Color::White => score,
        Color::Black => -score,
    })
}

/// Scales an advantage that cannot be turned into a mate.
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
    score * scale(position, stronger, true) / WHOLE
}

/// How much of an advantage counts, in parts of [`WHOLE`], with or without the help of pawns.
fn scale(position: &Position, stronger: Color, with_pawns: bool) -> i32 {
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
    let bare = against == 0 && count(!stronger, Role::Pawn) == 0;
    if with_pawns && count(stronger, Role::Pawn) > 0 {
        // Pawns become at most one general, which mates nobody without help.
        return match (rooks, elephants + knights) {
            (0, 0) if against == 0 => 12,
            (0, 0) => 32,
            (0, 1) if bare && knights == 1 => 28,
            (0, 1) if bare => 44,
            _ => WHOLE,
        };
    }
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
    if !bare && worth(stronger) - against < 280 && worth(stronger) < 900 {
        return 24;
    }
    WHOLE
}

/// Takes room from the bare king, drives it to the edge, and brings king and pieces near.
fn drive(position: &Position, stronger: Color) -> i32 {
    let board = position.board();
    let (Some(hunter), Some(hunted)) = (board.king(stronger), board.king(!stronger)) else {
        return 0;
    };
    let from_centre = |coordinate: u8| i32::from(coordinate.max(7 - coordinate)) - 4;
    let edge = from_centre(hunted.file()) + from_centre(hunted.rank());
    let helpers = board.of_color(stronger) & !(board.of_role(Role::Rook) | Bitboard::of(hunter));
    let near: i32 = helpers
        .into_iter()
        .map(|helper| 7 - distance(helper, hunted))
        .sum();
    let room = room(position, hunted, stronger).len() as i32;
    6 * (64 - room) + 10 * edge + 16 * (7 - distance(hunter, hunted)) + 5 * near
}

/// The squares that the bare king can walk to while the other side does nothing.
fn room(position: &Position, hunted: Square, stronger: Color) -> Bitboard {
    let board = position.board();
    let seen_through = board.occupied() & !Bitboard::of(hunted);
    let open = !board.attacked_by(stronger, seen_through);
    let mut room = Bitboard::of(hunted);
    loop {
        let across =
            room.0 | (room.0 & 0x7f7f_7f7f_7f7f_7f7f) << 1 | (room.0 & 0xfefe_fefe_fefe_fefe) >> 1;
        let around = Bitboard(across | across << 8 | across >> 8);
        let wider = room | around & open;
        if wider == room {
            return room;
        }
        room = wider;
    }
}

fn distance(a: Square, b: Square) -> i32 {
    i32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}
