//! Moves that would stalemate, where that is forbidden (C1): a man that only seems to have a move of its
//! own. The expected moves are those of the slow reading in `tests/oracle`.

#![allow(clippy::unwrap_used)]

use sittuyin::{Position, Ruleset, fen::Fen, uci::UciMove};

#[test]
fn a_man_that_cannot_move_saves_no_stalemating_move() {
    for (fen, lawful, banned) in [
        // A knight that the move pins, on the file of its king and on the rank.
        ("k7/n1K5/8/8/8/8/8/7R[] w - - 0 1", 17, &["h1a1"][..]),
        ("kn6/8/1K6/8/8/8/8/7R[] w - - 0 1", 17, &["h1h8"]),
        // A general whose only square is held by an own pawn, itself blocked.
        (
            "k7/8/1K6/4N3/8/8/6p1/6Sf[] w - - 0 1",
            15,
            &["e5c6", "e5d7"],
        ),
        // A blocked pawn alone.
        ("k7/7p/1K5P/4N3/8/8/8/8[] w - - 0 1", 12, &["e5c6", "e5d7"]),
        // A knight that can move, and is captured; elsewhere the king has a square left.
        ("k7/3N4/1K6/7n/8/8/8/7R[] w - - 0 1", 21, &["h1h5"]),
        ("k7/8/1K2N3/7n/8/8/8/7R[] w - - 0 1", 25, &[]),
    ] {
        for ruleset in [
            Ruleset::Formal,
            Ruleset::Parlett,
            Ruleset::Tournament,
            Ruleset::Murray,
        ] {
            let Fen(setup) = fen.parse().unwrap();
            let position = Position::new(&setup, ruleset.rules()).unwrap();
            let legal: Vec<_> = (position.legal_moves().into_iter())
                .map(|lawful| UciMove(lawful).to_string())
                .collect();
            assert_eq!(legal.len(), lawful, "{ruleset} {fen}: {legal:?}");
            for text in banned {
                let UciMove(stalemating) = text.parse().unwrap();
                let illegal = position.why_illegal(stalemating).unwrap();
                assert_eq!(illegal.reason.id(), "stalemates", "{ruleset} {fen}");
            }
        }
    }
}
