//! Placements of a side whose king is attacked: only a position that was set up has them. The lists are
//! those of pyffish 0.0.90.

#![allow(clippy::unwrap_used)]

use sittuyin::{Position, Ruleset, fen::Fen, uci::UciMove};

#[test]
fn a_placement_comes_between_or_the_king_moves() {
    for (fen, expected) in [
        // Between the king and the rook, where the knight may stand.
        ("4r2k/8/8/8/8/8/8/4K3[N] w - - 0 1", "N@e2 N@e3"),
        // Nothing comes between two attackers, or before a knight.
        ("4r2k/8/8/8/8/8/8/r3K3[N] w - - 0 1", "e1d2 e1f2"),
        ("7k/8/8/8/8/5n2/8/4K3[N] w - - 0 1", "e1d1 e1e2 e1f1 e1f2"),
    ] {
        let Fen(setup) = fen.parse().unwrap();
        let position = Position::new(&setup, Ruleset::Modern.rules()).unwrap();
        let mut legal: Vec<_> = (position.legal_moves().into_iter())
            .map(|lawful| UciMove(lawful).to_string())
            .collect();
        legal.sort();
        assert_eq!(legal.join(" "), expected, "{fen}");
    }
}
