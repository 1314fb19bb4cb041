//! Counts of lines of lawful moves, from outside this crate.

#![allow(clippy::unwrap_used)]

use sittuyin::{Position, Ruleset, fen::Fen, perft};

fn position(fen: &str, ruleset: Ruleset) -> Position {
    let Fen(setup) = fen.parse().unwrap();
    Position::new(&setup, ruleset.rules()).unwrap()
}

/// Fairy-Stockfish's counts, up to ten million nodes.
#[test]
fn modern() {
    let mut counted = 0;
    for line in include_str!("data/perft_modern.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let mut fields = line.split(';').map(str::trim);
        let position = position(fields.next().unwrap(), Ruleset::Modern);
        for field in fields {
            let (depth, nodes) = field.split_once(' ').unwrap();
            let depth = depth.trim_start_matches('D').parse().unwrap();
            let nodes: u64 = nodes.trim().parse().unwrap();
            if nodes <= 10_000_000 {
                assert_eq!(perft(&position, depth), nodes, "{line} at depth {depth}");
                counted += 1;
            }
        }
    }
    assert!(counted > 150, "{counted} counts");
}

/// The counts that the rules text gives for each ruleset, from an independent slow generator.
#[test]
fn other_rulesets() {
    const START: &str = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1";
    const A: &str = "5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w - - 0 1";
    const B: &str = "8/8/6R1/s3r3/P5R1/1KP3p1/1F2kr2/8[] b - - 0 72";
    const C: &str = "8/6s1/5P2/3n4/pR2K2S/1P6/1k4p1/8[] w - - 1 50";
    const D: &str = "1k5K/3r2P1/8/8/8/8/8/8[] w - - 0 1";
    const E: &str = "1k6/1P6/1K6/P7/8/8/3p4/8[] w - - 0 1";
    const F: &str = "k7/7R/1K6/8/4p3/4P3/8/8[] w - - 0 1";
    use Ruleset::{Federation, Formal, Tournament};
    let table: &[(&str, Ruleset, &[u64])] = &[
        (START, Formal, &[68, 4016]),
        (START, Tournament, &[100, 8640]),
        (START, Federation, &[56, 2672]),
        (A, Formal, &[35, 1055, 36473]),
        (A, Tournament, &[35, 1055, 36473]),
        (A, Federation, &[35, 1055, 36473]),
        (B, Formal, &[31, 719, 21004]),
        (B, Tournament, &[31, 719, 21004]),
        (B, Federation, &[35, 825, 26596, 652_686]),
        (C, Formal, &[20, 442, 8796]),
        (C, Tournament, &[20, 442, 8796]),
        (C, Federation, &[22, 557, 11912, 268_869]),
        (D, Formal, &[4, 63, 265, 4698]),
        (D, Tournament, &[4, 63, 265, 4698]),
        (D, Federation, &[7, 130, 642, 11360, 68662]),
        (E, Formal, &[6, 14, 98, 384]),
        (E, Tournament, &[6, 14, 98, 384]),
        (E, Federation, &[10, 76, 672, 4155]),
        (F, Formal, &[20, 36, 665]),
        (F, Tournament, &[20, 36, 665]),
        (F, Federation, &[25, 141, 3381]),
    ];
    for &(fen, ruleset, counts) in table {
        let position = position(fen, ruleset);
        for (depth, &nodes) in (1..).zip(counts) {
            assert_eq!(
                perft(&position, depth),
                nodes,
                "{ruleset} {fen} at depth {depth}"
            );
        }
    }
}
