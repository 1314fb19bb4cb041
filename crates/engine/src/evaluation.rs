//! The hand-crafted evaluation: what a position is worth without looking ahead.
//!
//! Every term is seen from the side it belongs to, on squares turned for Black, so that turning the
//! board by 180 degrees and exchanging the sides only changes the sign.

mod endgame;
mod terms;

use crate::network::Judge;
use sittuyin::{Bitboard, ByColor, Color, Position, Role, Square, attacks, promotion_squares};
use std::ops;
use terms::{
    ATTACK_WEIGHT, HAND, MATERIAL, PHASE, PHASE_MOST, PLACES, PROMOTION_PROSPECT, ROOK_MOBILITY,
    mobility,
};

/// A value for the full board and one for the bare one, in centipawns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tapered {
    middle: i32,
    end: i32,
}

const fn t(middle: i32, end: i32) -> Tapered {
    Tapered { middle, end }
}

impl ops::AddAssign for Tapered {
    fn add_assign(&mut self, other: Self) {
        self.middle += other.middle;
        self.end += other.end;
    }
}

impl ops::SubAssign for Tapered {
    fn sub_assign(&mut self, other: Self) {
        self.middle -= other.middle;
        self.end -= other.end;
    }
}

impl ops::Sub for Tapered {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl ops::Mul<i32> for Tapered {
    type Output = Self;

    fn mul(self, factor: i32) -> Self {
        t(self.middle * factor, self.end * factor)
    }
}

/// The right to move.
const TEMPO: i32 = 5;

/// The worth of a position for White in centipawns, as it stands.
///
/// ```
/// use sittuyin::{Position, Ruleset};
/// let initial = Position::initial(Ruleset::Formal)?;
/// assert_eq!(sittuyin_engine::evaluate(&initial), 0);
/// # Ok::<_, sittuyin::IllegalPosition>(())
/// ```
#[must_use]
pub fn evaluate(position: &Position) -> i32 {
    if let Some(score) = endgame::hunt(position) {
        return score;
    }
    let scene = ByColor::new_with(|color| Scene::new(position, color));
    let mut sum = Tapered::default();
    sum += side(position, &scene, Color::White);
    sum -= side(position, &scene, Color::Black);

    let phase: i32 = Role::ALL
        .into_iter()
        .map(|role| {
            let men = position.board().of_role(role).len() as i32
                + Color::ALL
                    .into_iter()
                    .map(|color| i32::from(position.hand(color).count(role)))
                    .sum::<i32>();
            men * PHASE[role as usize]
        })
        .sum::<i32>()
        .min(PHASE_MOST);
    let mut score = (sum.middle * phase + sum.end * (PHASE_MOST - phase)) / PHASE_MOST;
    if !position.is_deployment() {
        score = endgame::adjust(position, score);
        score += match position.turn() {
            Color::White => TEMPO,
            Color::Black => -TEMPO,
        };
    }
    score
}

/// The worth of a position for the side to move.
pub(crate) fn relative(position: &Position) -> i32 {
    match position.turn() {
        Color::White => evaluate(position),
        Color::Black => -evaluate(position),
    }
}

/// The worth of a position for the side to move by the network. Where it is known what few men can do,
/// that counts.
pub(crate) fn judged(position: &Position, judge: &mut Judge<'_>) -> i32 {
    let sign = match position.turn() {
        Color::White => 1,
        Color::Black => -1,
    };
    if let Some(score) = endgame::hunt(position) {
        return sign * score;
    }
    let score = judge.judge(position);
    if position.is_deployment() {
        return score;
    }
    sign * endgame::adjust(position, sign * score)
}

/// What both sides' terms need to know about one side.
struct Scene {
    pawns: Bitboard,
    pawn_attacks: Bitboard,
    king: Option<Square>,
    /// The king's square and those around it.
    ring: Bitboard,
    /// All squares that the side attacks.
    attacks: Bitboard,
}

impl Scene {
    fn new(position: &Position, color: Color) -> Self {
        let board = position.board();
        let pawns = board.men(color, Role::Pawn);
        let king = board.king(color);
        Self {
            pawns,
            pawn_attacks: pawn_attacks(pawns, color),
            king,
            ring: king.map_or(Bitboard::EMPTY, |king| {
                attacks::king(king) | Bitboard::of(king)
            }),
            attacks: board.attacked_by(color, board.occupied()),
        }
    }
}

fn pawn_attacks(pawns: Bitboard, color: Color) -> Bitboard {
    let ahead = pawns.forward(color).0;
    Bitboard((ahead & 0x7f7f_7f7f_7f7f_7f7f) << 1 | (ahead & 0xfefe_fefe_fefe_fefe) >> 1)
}

/// The square as White sees it, turned for Black.
fn relative_square(square: Square, color: Color) -> Square {
    match color {
        Color::White => square,
        Color::Black => square.rotated(),
    }
}

fn side(position: &Position, scene: &ByColor<Scene>, color: Color) -> Tapered {
    let board = position.board();
    let (own, other) = (&scene[color], &scene[!color]);
    let hand = position.hand(color);
    let occupied = board.occupied();
    let all_pawns = own.pawns | other.pawns;
    let useful = !(board.of_color(color) | other.pawn_attacks);

    let mut sum = Tapered::default();
    let mut danger = 0;
    let mut attackers = 0;

    for role in Role::ALL {
        let on_board = board.men(color, role);
        let held = i32::from(hand.count(role));
        sum += MATERIAL[role as usize] * (on_board.len() as i32 + held);
        sum += HAND[role as usize] * held;
        for square in on_board {
            sum += PLACES[role as usize][relative_square(square, color).index()];
        }
    }
    for role in [Role::General, Role::Elephant, Role::Knight] {
        for square in board.men(color, role) {
            let reach = attacks::of(role, color, square, occupied);
            sum += mobility(role, (reach & useful).len());
            let near_king = (reach & other.ring).len() as i32;
            if near_king > 0 {
                attackers += 1;
                danger += ATTACK_WEIGHT[role as usize] + 3 * near_king;
            }
        }
    }
    for square in board.men(color, Role::Rook) {
        let reach = attacks::rook(square, occupied);
        sum += ROOK_MOBILITY[(reach & useful).len() & 15];
        let near_king = (reach & other.ring).len() as i32;
        if near_king > 0 {
            attackers += 1;
            danger += ATTACK_WEIGHT[Role::Rook as usize] + 3 * near_king;
        }
        let file = Bitboard::file(square.file());
        if (file & own.pawns).is_empty() {
            sum += if (file & all_pawns).is_empty() {
                t(32, -7)
            } else {
                t(24, 7)
            };
        }
    }

    // Attack on the enemy king: it grows with the square of what takes part.
    let pawns_near = (own.pawn_attacks & other.ring).len() as i32;
    danger += 5 * pawns_near;
    danger += 4 * (own.attacks & other.ring & !other.pawn_attacks).len() as i32;
    if attackers > 1 {
        sum += t((danger * danger / 74).min(350), danger / 12);
    }

    sum += shelter(position, own, other, color);
    sum += coordination(position, own, other, color);
    sum += pawn_structure(position, own, color);
    sum
}

/// Own men around the king, and the files on which enemy rooks could come.
fn shelter(position: &Position, own: &Scene, other: &Scene, color: Color) -> Tapered {
    let Some(king) = own.king else {
        return Tapered::default();
    };
    let board = position.board();
    let guards = (own.ring & board.of_color(color)).len() as i32 - 1;
    let mut sum = t(6, -1) * guards.min(4);
    let rooks = board.men(!color, Role::Rook);
    let rooks_to_come = position.hand(!color).count(Role::Rook) > 0;
    for file in king.file().saturating_sub(1)..=(king.file() + 1).min(7) {
        let squares = Bitboard::file(file);
        if (squares & own.pawns).is_empty() {
            sum -= t(26, -11);
            if (squares & rooks).any() {
                sum -= t(if file == king.file() { 24 } else { 14 }, 4);
            } else if rooks_to_come {
                sum -= t(11, 3);
            }
        } else if (squares & rooks).any() && (squares & other.pawns).is_empty() {
            sum += t(16, -5);
        }
    }
    sum
}

/// Pieces that protect each other, and pieces that are under attack.
fn coordination(position: &Position, own: &Scene, other: &Scene, color: Color) -> Tapered {
    let board = position.board();
    let men = board.of_color(color);
    let pieces = men & !(own.pawns | board.of_role(Role::King));
    let minors = pieces & !board.of_role(Role::Rook);
    let mut sum = t(7, 35) * (minors & own.pawn_attacks).len() as i32;
    sum += t(13, 8) * (pieces & own.attacks).len() as i32;
    sum -= t(70, 30) * (pieces & other.pawn_attacks).len() as i32;
    let loose = men & !own.attacks & other.attacks & !board.of_role(Role::King);
    sum -= t(15, 34) * loose.len() as i32;
    // A rook attacked by a lesser piece is not saved by protection.
    let rooks = board.men(color, Role::Rook) & other.attacks & own.attacks;
    for rook in rooks {
        let lesser = board.attackers(rook, !color, Bitboard::FULL)
            & !(board.of_role(Role::Rook) | board.of_role(Role::King));
        if lesser.any() {
            sum -= t(57, 41);
        }
    }
    sum
}

/// Pawns that stand together, and pawns that may still become the general.
fn pawn_structure(position: &Position, own: &Scene, color: Color) -> Tapered {
    let board = position.board();
    let mut sum = t(15, 5) * (own.pawns & own.pawn_attacks).len() as i32;
    let lacks_general = board.men(color, Role::General).is_empty()
        && position.hand(color).count(Role::General) == 0;
    let promote_anywhere = position.rules().promotion.sole_pawn_anywhere && !own.pawns.several();
    let targets = promotion_squares(color);
    let mut best = PROMOTION_PROSPECT.len();
    let mut hopeful = 0;
    for pawn in own.pawns {
        let file = Bitboard::file(pawn.file());
        if (file & own.pawns).several() {
            sum -= t(10, -25);
        }
        let neighbours = [pawn.file().wrapping_sub(1), pawn.file() + 1]
            .into_iter()
            .fold(Bitboard::EMPTY, |set, file| set | Bitboard::file(file));
        if (neighbours & own.pawns).is_empty() {
            sum -= t(9, 14);
        }
        let place = relative_square(pawn, color);
        let goal = (file & targets)
            .first()
            .map_or(0, |goal| relative_square(goal, color).rank());
        let distance = if promote_anywhere {
            Some(0)
        } else {
            goal.checked_sub(place.rank())
        };
        if let Some(distance) = distance {
            hopeful += 1;
            best = best.min(usize::from(distance));
        }
    }
    if lacks_general {
        if let Some(&prospect) = PROMOTION_PROSPECT.get(best) {
            sum += prospect;
        }
        sum += t(7, 3) * hopeful;
    } else {
        sum += t(3, 20) * hopeful;
    }
    sum
}
