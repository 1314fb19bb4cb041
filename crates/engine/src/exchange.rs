//! Static exchange evaluation: what a series of captures on one square brings.

use sittuyin::{Bitboard, Move, Position, Role};

/// What a man is worth in an exchange.
pub(crate) const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::General => 150,
        Role::Elephant => 270,
        Role::Knight => 370,
        Role::Rook => 640,
        Role::King => 10_000,
    }
}

const CHEAPEST_FIRST: [Role; 6] = [
    Role::Pawn,
    Role::General,
    Role::Elephant,
    Role::Knight,
    Role::Rook,
    Role::King,
];

/// The man that an ordinary move captures.
pub(crate) fn captured(position: &Position, candidate: Move) -> Option<Role> {
    match candidate.kind() {
        sittuyin::MoveKind::Normal { to, .. } => position.board().role_at(to),
        _ => None,
    }
}

/// Whether the move gains at least `threshold` when both sides capture on its target square as
/// long as it pays. Pins are overlooked.
pub(crate) fn gains_at_least(position: &Position, candidate: Move, threshold: i32) -> bool {
    let Some(from) = candidate.from() else {
        return threshold <= 0;
    };
    let board = position.board();
    let to = candidate.to();
    let (mut gain, mut at_stake) = if candidate.is_promotion() {
        let becomes = value(Role::General);
        (becomes - value(Role::Pawn), becomes)
    } else {
        (
            board.role_at(to).map_or(0, value),
            board.role_at(from).map_or(0, value),
        )
    };
    gain -= threshold;
    if gain < 0 {
        return false;
    }
    // From here on `balance` is what the side that has just captured is above the threshold if
    // its man is lost.
    let mut balance = gain - at_stake;
    if balance >= 0 {
        return true;
    }
    let mut occupied = board.occupied() & !Bitboard::of(from) | Bitboard::of(to);
    let mut side = !position.turn();
    let leapers = {
        let white = board.attackers(to, sittuyin::Color::White, Bitboard::FULL);
        let black = board.attackers(to, sittuyin::Color::Black, Bitboard::FULL);
        white | black
    };
    let rooks = board.of_role(Role::Rook);
    let mut mover_gains = true;
    loop {
        let attackers = (leapers | sittuyin::attacks::rook(to, occupied) & rooks)
            & occupied
            & !Bitboard::of(to);
        let own = attackers & board.of_color(side);
        let Some((role, man)) = CHEAPEST_FIRST
            .into_iter()
            .find_map(|role| (own & board.of_role(role)).first().map(|man| (role, man)))
        else {
            return mover_gains;
        };
        // The king captures only what is not defended.
        if role == Role::King && (attackers & board.of_color(!side)).any() {
            return mover_gains;
        }
        mover_gains = !mover_gains;
        at_stake = value(role);
        balance = -balance - 1 - at_stake;
        occupied &= !Bitboard::of(man);
        side = !side;
        if balance >= 0 {
            return mover_gains;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sittuyin::{Ruleset, fen::Fen, uci::UciMove};

    fn gain(fen: &str, uci: &str) -> i32 {
        let Fen(setup) = fen.parse().unwrap();
        let position = Position::new(&setup, Ruleset::Formal.rules()).unwrap();
        let UciMove(candidate) = uci.parse().unwrap();
        assert!(position.is_legal(candidate));
        (-1_000..=1_000)
            .rev()
            .find(|&threshold| gains_at_least(&position, candidate, threshold))
            .unwrap()
    }

    #[test]
    fn exchanges() {
        // Rook takes a knight that nobody defends, and one that a pawn defends.
        assert_eq!(gain("k7/8/8/3n4/8/8/8/K2R4[] w - - 0 1", "d1d5"), 370);
        assert_eq!(gain("k7/8/4p3/3n4/8/8/8/K2R4[] w - - 0 1", "d1d5"), -270);
        // A second rook behind the first one joins in.
        assert_eq!(gain("k2r4/8/8/3n4/8/8/3R4/K2R4[] w - - 0 1", "d2d5"), 370);
        // An elephant defends straight ahead only in its own direction.
        assert_eq!(gain("k7/8/3s4/3n4/8/8/8/K2R4[] w - - 0 1", "d1d5"), -270);
        assert_eq!(gain("k7/8/8/3n4/3s4/8/8/K6R[] w - - 0 1", "h1h2"), 0);
        // The king may not recapture a defended man.
        assert_eq!(gain("8/4k3/3n4/2P5/8/8/8/K2R4[] w - - 0 1", "c5d6"), 370);
        // Stepping next to a pawn's capture square loses the knight.
        assert_eq!(gain("k7/8/4p3/8/4N3/8/8/K7[] w - - 0 1", "e4d6"), 0);
        assert_eq!(gain("k7/8/4p3/8/8/4N3/8/K7[] w - - 0 1", "e3d5"), -370);
    }
}
