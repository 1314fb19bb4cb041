//! Options together that no preset has together, with values counted by hand.

#![allow(clippy::unwrap_used)]

use sittuyin::{
    Deployment, IllegalReason, MoveKind, Position, Promotion, Role, Rules, Ruleset, fen::Fen,
    uci::UciMove,
};

fn position(fen: &str, rules: &Rules) -> Position {
    let Fen(setup) = fen.parse().unwrap();
    Position::new(&setup, rules).unwrap()
}

#[test]
fn a_rook_kept_to_its_back_rank_displaces_pawns_there_only() {
    // C17: behind the line are twenty squares, of which the pawn of a1 takes one. A rook has seven squares
    // of the back rank, or a1, whose pawn has nineteen squares to go to.
    let rules = Rules {
        deployment: Deployment {
            rooks_back_only: true,
            ..Ruleset::Parlett.rules().deployment
        },
        ..*Ruleset::Parlett.rules()
    };
    let start = position(
        "8/8/4pppp/pppp4/4PPPP/1PPP4/8/P7[KFRRSSNNkfrrssnn] w - - 0 1",
        &rules,
    );
    let placements = |wanted| {
        (start.legal_moves().into_iter())
            .filter(|lawful| matches!(lawful.kind(), MoveKind::Placement { role, .. } if role == wanted))
            .count()
    };
    assert_eq!(placements(Role::Rook), 7 + 19);
    // The others have the three ranks but for four pawns, or the square of any pawn.
    assert_eq!(placements(Role::Knight), 20 + 8 * 19);
}

#[test]
fn a_promotion_may_be_forbidden_to_check_and_allowed_to_attack() {
    let rules = Rules {
        promotion: Promotion {
            no_check: true,
            ..Ruleset::Formal.rules().promotion
        },
        ..*Ruleset::Formal.rules()
    };
    let UciMove(promotion) = "e5e5f".parse().unwrap();
    // The general would attack d4.
    let checking = position("8/8/8/4P3/3k4/8/8/K7[] w - - 0 1", &rules);
    let illegal = checking.why_illegal(promotion).unwrap();
    assert_eq!(illegal.reason, IllegalReason::PromotionChecks);
    assert!(!checking.legal_moves().contains(&promotion));
    let attacking = position("k7/8/8/4P3/3r4/8/8/K7[] w - - 0 1", &rules);
    assert!(attacking.legal_moves().contains(&promotion));
}
