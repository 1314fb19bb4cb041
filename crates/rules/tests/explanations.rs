//! Why moves are not lawful: one hand-made position for each reason, with the squares that show it.

#![allow(clippy::unwrap_used)]

use sittuyin::{
    Color, Draft, Draws, Game, Illegal, IllegalReason, Mark, Order, Position, Role, Ruleset, Setup,
    Square, fen::Fen, uci::UciMove,
};
use std::collections::HashSet;
use {IllegalReason as R, Mark::*, Ruleset::*};

fn position(fen: &str, ruleset: Ruleset) -> Position {
    let Fen(setup) = fen.parse().unwrap();
    *Game::from_setup(setup, ruleset, Draws::Ruleset)
        .unwrap()
        .position()
}

fn why(fen: &str, ruleset: Ruleset, text: &str) -> Illegal {
    let UciMove(candidate) = text.parse().unwrap();
    position(fen, ruleset)
        .why_illegal(candidate)
        .expect("not lawful")
}

fn squares(illegal: &Illegal) -> HashSet<(String, Mark)> {
    illegal
        .squares
        .iter()
        .map(|&(square, mark)| (square.to_string(), mark))
        .collect()
}

const START: &str = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1";
/// White has placed all, its king on d2 behind nothing but pawns.
const D4: &str = "8/8/4pppp/pppp4/4PPPP/PPPPSN2/1NFK1S2/R6R[kfrrssnn] b - - 0 1";

#[test]
fn every_reason_has_a_case() {
    type Row = (
        &'static str,
        Ruleset,
        &'static str,
        IllegalReason,
        &'static [(&'static str, Mark)],
    );
    let table: &[Row] = &[
        (
            "4k3/8/8/8/8/8/8/4K3[] w",
            Formal,
            "a1a2",
            R::EmptySquare,
            &[("a1", Target)],
        ),
        (
            "4k3/8/8/8/8/8/8/4K3[] w",
            Formal,
            "e8e7",
            R::NotYourPiece,
            &[("e8", Target)],
        ),
        (
            "4k3/8/8/8/8/8/4P3/4K3[] w",
            Formal,
            "e1e2",
            R::OwnPieceThere,
            &[("e2", Target)],
        ),
        // The elephant has no step straight back; Black's goes down the board.
        (
            "4k3/8/8/8/4S3/8/8/4K3[] w",
            Formal,
            "e4e3",
            R::NotItsMove,
            &[("e3", Target)],
        ),
        (
            "4k3/8/8/4s3/8/8/8/4K3[] b",
            Formal,
            "e5e6",
            R::NotItsMove,
            &[("e6", Target)],
        ),
        (
            "4k3/8/8/8/R1P3p1/8/8/4K3[] w",
            Formal,
            "a4h4",
            R::PathBlocked,
            &[("c4", Target), ("g4", Target)],
        ),
        (
            "4k3/8/8/4p3/4P3/8/8/4K3[] w",
            Formal,
            "e4e5",
            R::PawnBlocked,
            &[("e5", Target)],
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3[] w",
            Formal,
            "e4d5",
            R::PawnNeedsCapture,
            &[("d5", Target)],
        ),
        (
            "4k3/4r3/8/8/4N3/8/8/4K3[] w",
            Formal,
            "e4c5",
            R::ExposesKing,
            &[
                ("e7", Attacker),
                ("e6", Line),
                ("e5", Line),
                ("e4", Line),
                ("e3", Line),
                ("e2", Line),
                ("e1", Target),
            ],
        ),
        (
            "4k3/4r3/8/8/8/8/P7/4K3[] w",
            Formal,
            "a2a3",
            R::LeavesCheck,
            &[
                ("e7", Attacker),
                ("e6", Line),
                ("e5", Line),
                ("e4", Line),
                ("e3", Line),
                ("e2", Line),
                ("e1", Target),
            ],
        ),
        (
            "4k3/8/8/8/8/3f4/8/4K3[] w",
            Formal,
            "e1e2",
            R::KingIntoCheck,
            &[("d3", Attacker), ("e2", Target)],
        ),
        (START, Formal, "e4e5", R::MustPlaceFirst, &[("e4", Target)]),
        (D4, Formal, "K@d4", R::OutsideZone, &[("d4", Target)]),
        (
            "8/8/4pppp/pppp4/4PPPP/PPPP4/8/4K3[FRRSSNNkfrrssnn] w",
            Tournament,
            "K@e2",
            R::NotInHand,
            &[("e2", Target)],
        ),
        (START, Formal, "K@e4", R::SquareTaken, &[("e4", Target)]),
        (START, Modern, "N@d4", R::OutsideZone, &[("d4", Target)]),
        (
            START,
            Formal,
            "R@c2",
            R::RookBackRankOnly,
            &[("c2", Target)],
        ),
        (
            START,
            Formal,
            "K@e1",
            R::BackRankForRooks,
            &[("e1", Target)],
        ),
        (
            // C7: d3 and d5 hold pawns only.
            D4,
            Formal,
            "R@d8",
            R::RookFacesKing,
            &[
                ("d8", Attacker),
                ("d7", Line),
                ("d6", Line),
                ("d5", Line),
                ("d4", Line),
                ("d3", Line),
                ("d2", Target),
            ],
        ),
        // C6: the pawn on c5 attacks d4; a knight on d4 would attack the king on c6.
        (
            START,
            Formal,
            "K@d4",
            R::PlacedIntoCheck,
            &[("c5", Attacker), ("d4", Target)],
        ),
        (
            "8/8/2k1pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNN] w",
            Formal,
            "N@d4",
            R::PlacementChecks,
            &[("d4", Attacker), ("c6", Target)],
        ),
        (
            "4k3/8/8/4N3/8/8/8/4K3[] w",
            Formal,
            "e5e5f",
            R::NotAPawn,
            &[("e5", Target)],
        ),
        (
            "4k3/8/8/4P3/8/8/8/F3K3[] w",
            Formal,
            "e5e5f",
            R::GeneralPresent,
            &[("a1", Target)],
        ),
        (
            "4k3/8/8/8/4P3/8/1P6/4K3[] w",
            Modern,
            "e4e4f",
            R::NotOnPromotionSquare,
            &[("e5", Target)],
        ),
        (
            "4k3/8/3P4/8/8/8/1P6/4K3[] w",
            Formal,
            "d6d6f",
            R::PromotionPassed,
            &[("d5", Target)],
        ),
        (
            "4k3/8/8/4P3/8/8/8/4K3[] w",
            Formal,
            "e5f6f",
            R::PromotionInPlaceOnly,
            &[("f6", Target)],
        ),
        (
            "6k1/8/5n2/4P3/8/8/8/4K3[] w",
            Modern,
            "e5f6f",
            R::PromotionCannotCapture,
            &[("f6", Target)],
        ),
        (
            "6k1/8/8/4P3/8/8/8/4K3[] w",
            Modern,
            "e5e7f",
            R::PromotionTooFar,
            &[("e7", Target)],
        ),
        // C11: a general on e5 would attack d6.
        (
            "6k1/8/3p4/4P3/8/8/8/4K3[] w",
            Modern,
            "e5e5f",
            R::PromotionAttacks,
            &[("d6", Target), ("e5", Attacker)],
        ),
        (
            // C10: the pawn leaves the fifth rank and the rook's line to h5 opens.
            "8/8/8/R2P3k/8/8/8/4K3[] w",
            Modern,
            "d5c6f",
            R::PromotionChecks,
            &[
                ("a5", Attacker),
                ("b5", Line),
                ("c5", Line),
                ("d5", Line),
                ("e5", Line),
                ("f5", Line),
                ("g5", Line),
                ("h5", Target),
            ],
        ),
        // Kings cannot be placed last here: White cannot even promote while it holds a rook, because
        // it must place it first.
        (
            "4k3/8/8/4P3/8/8/8/4K3[R] w",
            Formal,
            "e5e5f",
            R::MustPlaceFirst,
            &[("e5", Target)],
        ),
        // Every back-rank square is taken, so the rook cannot be placed and White moves (C29).
        (
            "4k3/8/8/4P3/8/8/8/NNSSKRRN[R] w",
            Formal,
            "e5e5f",
            R::PromotionWhileInHand,
            &[("e5", Target)],
        ),
        // C17: the knight may take the pawn's square when the pawn goes behind the line.
        (
            START,
            Parlett,
            "N@a3",
            R::DisplacedPawnNeedsSquare,
            &[("a3", Target)],
        ),
        (
            START,
            Parlett,
            "N@a2,b2",
            R::NothingToDisplace,
            &[("a2", Target)],
        ),
        (
            START,
            Formal,
            "N@a3,b2",
            R::NothingToDisplace,
            &[("a3", Target)],
        ),
        (
            START,
            Parlett,
            "N@a3,a4",
            R::DisplacedOutsideZone,
            &[("a4", Target)],
        ),
        // C31: the pawn steps from e5 to d6, where the rook on d8 attacks.
        (
            "3r2k1/8/8/4P3/8/8/8/4K3[] w",
            Murray,
            "e5d6f",
            R::PromotionUnsafe,
            &[("d8", Attacker), ("d7", Line), ("d6", Target)],
        ),
        // C1: Rb7 would leave the king on a8 without a move and not in check.
        (
            "k7/7R/1K6/8/8/8/8/8[] w",
            Formal,
            "h7b7",
            R::Stalemates,
            &[("a8", Target)],
        ),
    ];
    let mut seen = HashSet::new();
    for &(fen, ruleset, text, reason, marks) in table {
        let illegal = why(fen, ruleset, text);
        assert_eq!(illegal.reason, reason, "{fen} {text}");
        let expected: HashSet<_> = marks
            .iter()
            .map(|&(square, mark)| (square.to_owned(), mark))
            .collect();
        assert_eq!(squares(&illegal), expected, "{fen} {text}");
        seen.insert(reason);
    }
    // A screen is lost only in drafts; dice have their own tests.
    let elsewhere = [R::ScreenNeeded, R::ThrowFirst, R::NoDie, R::KingCaptured];
    let unseen: Vec<_> = R::ALL
        .iter()
        .filter(|reason| !seen.contains(reason) && !elsewhere.contains(reason))
        .collect();
    let stage = [
        R::RelocationOutsideHalf,
        R::RelocationCaptures,
        R::RearrangingPawn,
        R::PromotionWhileRearranging,
    ];
    assert!(
        unseen.iter().all(|reason| stage.contains(reason)),
        "{unseen:?}"
    );
}

/// The second stage of `murray`, from the position of the rules text with 132 moves.
#[test]
fn the_rearrangement_has_its_own_reasons() {
    let fen = "5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w";
    let Fen(setup) = fen.parse().unwrap();
    let setup = Setup {
        rearranging: true,
        ..setup
    };
    let position = Position::new(&setup, Murray.rules()).unwrap();
    assert_eq!(position.legal_moves().len(), 132);
    let table = [
        ("c2c5", R::RelocationCaptures),
        ("c2d8", R::RelocationOutsideHalf),
        ("e4d5", R::RearrangingPawn),
        ("e4e6", R::RearrangingPawn),
        ("c2d2", R::OwnPieceThere),
        // The pawn on c5 attacks d4.
        ("c2d4", R::PlacedIntoCheck),
        ("c2c4", R::PlacedIntoCheck),
        ("e4e4f", R::PromotionWhileRearranging),
    ];
    for (text, reason) in table {
        let UciMove(candidate) = text.parse().unwrap();
        let illegal = position.why_illegal(candidate).unwrap();
        // The general is there too, but the stage is what comes first.
        assert_eq!(illegal.reason, reason, "{text}");
    }
}

#[test]
fn the_sentence_names_the_rule() {
    let illegal = why(D4, Formal, "R@d8");
    assert_eq!(illegal.rule().unwrap().to_string(), "C7");
    assert!(illegal.to_string().ends_with("(C7)"), "{illegal}");
}

#[test]
fn a_screen_may_not_leave_from_before_a_rook() {
    let square = |name: &str| -> Square { name.parse().unwrap() };
    let mut draft = Draft::new(&position(D4, Formal)).unwrap();
    assert_eq!(
        draft.place(Role::Rook, square("d8")).unwrap_err().reason,
        R::RookFacesKing
    );
    draft.place(Role::Knight, square("d7")).unwrap();
    draft.place(Role::Rook, square("d8")).unwrap();
    assert_eq!(
        draft.take_up(square("d7")).unwrap_err().reason,
        R::ScreenNeeded
    );
    assert_eq!(
        draft.shift(square("d7"), square("c7")).unwrap_err().reason,
        R::ScreenNeeded
    );
    // Along the file it still screens.
    draft.shift(square("d7"), square("d6")).unwrap();
    // A second screen frees the first.
    draft.place(Role::General, square("d7")).unwrap();
    assert_eq!(draft.take_up(square("d6")), Ok(Role::Knight));
    // And the rook goes first.
    assert_eq!(draft.take_up(square("d8")), Ok(Role::Rook));
    assert_eq!(draft.take_up(square("d7")), Ok(Role::General));
    assert_eq!(
        draft.take_up(square("d7")).unwrap_err().reason,
        R::EmptySquare
    );
}

/// Once the hand is empty the turn is Black's, whose king may stand on e7; it is no piece of White's.
#[test]
fn a_draft_holds_no_more_than_the_hand() {
    let mut draft = Draft::new(&position(START, Formal)).unwrap();
    for text in "K@e2 F@f2 S@d2 S@e3 N@c2 N@g2 R@a1 R@h1".split(' ') {
        let UciMove(placement) = text.parse().unwrap();
        draft.add(placement).unwrap();
    }
    let refused = draft.place(Role::King, "e7".parse().unwrap()).unwrap_err();
    assert_eq!(refused.reason, R::NotInHand);
    assert!(draft.additions().is_empty());
}

/// C29: only the elephant can be placed, for the back rank is full; the rook stays in hand.
#[test]
fn a_draft_is_complete_when_nothing_more_can_be_placed() {
    let start = position("4k3/8/8/8/8/8/P7/KNNSPPRP[RS] w", Formal);
    let mut draft = Draft::new(&start).unwrap();
    assert_eq!(draft.confirm(), None);
    draft.place(Role::Elephant, "c2".parse().unwrap()).unwrap();
    let mut after = start;
    for placement in draft.confirm().unwrap() {
        after.play(placement).unwrap();
    }
    assert!(Draft::new(&after).is_none());
    assert!(
        after
            .legal_moves()
            .iter()
            .all(|lawful| !lawful.is_placement())
    );
}

#[test]
fn behind_the_curtain_only_the_untouched_array_is_arranged() {
    let mut game = Game::in_order(Tournament, Order::Hidden).unwrap();
    assert!(Draft::hidden(game.position(), Color::Black).is_some());
    game.play_uci("K@e2").unwrap();
    for color in Color::ALL {
        assert!(Draft::hidden(game.position(), color).is_none());
    }
    assert!(Draft::hidden(&Position::initial(Formal).unwrap(), Color::White).is_none());
}

#[test]
fn pieces_placed_in_turn_have_no_draft() {
    assert!(Draft::new(&Position::initial(Modern).unwrap()).is_none());
    let played = position("4k3/8/8/8/8/8/8/4K3[] w", Formal);
    assert!(Draft::new(&played).is_none());
}
