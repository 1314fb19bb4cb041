//! The evaluation knows no side: turning the board and exchanging the sides changes its sign.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use sittuyin::{Board, Color, Hand, Piece, Position, Role, Ruleset, Setup, Square};
use sittuyin_engine::evaluate;

/// The setup with the board turned by 180 degrees and the sides exchanged.
fn turned(setup: &Setup) -> Setup {
    let mut board = Board::empty();
    for square in Square::all() {
        if let Some(Piece { color, role }) = setup.board.piece_at(square) {
            board.put(
                square.rotated(),
                Piece {
                    color: !color,
                    role,
                },
            );
        }
    }
    let mut hands = setup.hands;
    std::mem::swap(&mut hands.white, &mut hands.black);
    Setup {
        board,
        hands,
        turn: !setup.turn,
        ..setup.clone()
    }
}

fn setups() -> impl Strategy<Value = Setup> {
    let men = prop::collection::vec((0..64_u8, any::<bool>(), 0..6_usize), 2..28);
    let in_hand = prop::collection::vec((any::<bool>(), 0..5_usize), 0..6);
    (men, in_hand, any::<bool>(), any::<bool>()).prop_map(|(men, in_hand, black, deployed)| {
        let mut setup = Setup::empty();
        let color = |black| if black { Color::Black } else { Color::White };
        let spare = |role, color, setup: &Setup| {
            setup.board.men(color, role).len() < usize::from(role.initial_count())
        };
        for (square, black, role) in men {
            let square = Square::new(square).unwrap();
            let (role, color) = (Role::ALL[role], color(black));
            if setup.board.piece_at(square).is_none() && spare(role, color, &setup) {
                setup.board.put(square, Piece { color, role });
            }
        }
        if !deployed {
            for (black, role) in in_hand {
                let (role, color) = (Role::DEPLOYED[role], color(black));
                let mut hand: Hand = setup.hands[color];
                if spare(role, color, &setup) && hand.count(role) == 0 {
                    hand.add(role);
                    setup.hands[color] = hand;
                }
            }
        }
        setup.turn = color(black);
        setup
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn turning_the_board_changes_the_sign(setup in setups()) {
        for ruleset in [Ruleset::Formal, Ruleset::Modern] {
            let position = Position::new(&setup, ruleset.rules());
            let mirror = Position::new(&turned(&setup), ruleset.rules());
            prop_assert_eq!(position.is_ok(), mirror.is_ok());
            if let (Ok(position), Ok(mirror)) = (position, mirror) {
                prop_assert_eq!(evaluate(&position), -evaluate(&mirror), "{}", position);
            }
        }
    }
}

#[test]
fn more_is_better() {
    let worth = |fen: &str| {
        let sittuyin::fen::Fen(setup) = fen.parse().unwrap();
        evaluate(&Position::new(&setup, Ruleset::Formal.rules()).unwrap())
    };
    let base = worth("2r1k3/2n1s3/1p2p1p1/8/8/1P2P1P1/2N1S3/2R1K3[] w - - 0 1");
    let knight_up = worth("2r1k3/4s3/1p2p1p1/8/8/1P2P1P1/2N1S3/2R1K3[] w - - 0 1");
    let rook_down = worth("2r1k3/2n1s3/1p2p1p1/8/8/1P2P1P1/2N1S3/4K3[] w - - 0 1");
    assert!(base.abs() < 80, "{base}");
    assert!(knight_up > base + 200, "{knight_up}");
    assert!(rook_down < base - 350, "{rook_down}");
    // What cannot be won is worth little.
    assert!(worth("8/3k4/8/8/4N3/8/3K4/8[] w - - 0 1").abs() < 40);
    assert!(worth("8/3k4/8/8/4R3/8/3K4/8[] w - - 0 1") > 400);
}
