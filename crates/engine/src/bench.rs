//! A fixed amount of work: its number of positions is the signature of the search.

use crate::{engine::Engine, limits::Limits, time::Control};
use sittuyin::{Draws, Game, Ruleset, fen::Fen};
use std::time::Duration;

/// What the fixed work came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    /// Positions searched: the same on every machine, and changed by every change of the search.
    pub nodes: u64,
    /// Time it took.
    pub elapsed: Duration,
}

impl Bench {
    /// Positions a second.
    #[must_use]
    pub fn speed(&self) -> u64 {
        (self.nodes as f64 / self.elapsed.as_secs_f64().max(1e-9)) as u64
    }
}

/// Plies of the fixed work.
pub const BENCH_DEPTH: u32 = 11;

/// Searches fixed positions to a depth, by default [`BENCH_DEPTH`]. Time is taken from `control`, which
/// also may stop it.
#[must_use]
pub fn bench(depth: u32, control: &dyn Control) -> Bench {
    let began = control.elapsed();
    let mut engine = Engine::new(16);
    let mut nodes = 0;
    for (ruleset, fen) in POSITIONS {
        let Ok(Fen(setup)) = fen.parse() else {
            continue;
        };
        let Ok(game) = Game::from_setup(setup, ruleset, Draws::Platform) else {
            continue;
        };
        // Placing has four times as many moves as playing.
        let limits = Limits {
            depth: Some(if game.position().is_deployment() {
                depth.div_ceil(3)
            } else {
                depth
            }),
            ..Limits::default()
        };
        engine.new_game();
        let mut last = 0;
        engine.search(&game, &limits, control, &mut |report| last = report.nodes);
        nodes += last;
    }
    Bench {
        nodes,
        elapsed: control.elapsed().saturating_sub(began),
    }
}

/// Deployment, deployed armies, middle games and endings.
const POSITIONS: [(Ruleset, &str); 12] = [
    (
        Ruleset::Modern,
        "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1",
    ),
    (
        Ruleset::Modern,
        "6r1/2k1n3/4pppp/pppp4/4PPPP/PPPP1N2/4K3/5R2[FRSSNfrssn] w - - 0 4",
    ),
    (
        Ruleset::Formal,
        "5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w - - 0 1",
    ),
    (
        Ruleset::Modern,
        "3rr3/1kns4/1fsnpppp/pppp4/4PPPP/PPPPNS2/3FSNK1/2R2R2[] w - - 0 1",
    ),
    (
        Ruleset::Federation,
        "2r2r2/1ksnf3/1sn1pppp/pppp4/4PPPP/PPPPSNN1/3SFK2/R3R3[] w - - 0 1",
    ),
    (
        Ruleset::Formal,
        "8/8/6R1/s3r3/P5R1/1KP3p1/1F2kr2/8[] b - - 0 72",
    ),
    (
        Ruleset::Modern,
        "8/6s1/5P2/3n4/pR2K2S/1P6/1k4p1/8[] w - - 1 50",
    ),
    (
        Ruleset::Modern,
        "2r5/6k1/6p1/3s2P1/3npR2/8/p2N2F1/3K4[] w - - 1 50",
    ),
    (
        Ruleset::Formal,
        "3r4/1kn1s3/1p2p1p1/p1pp3p/P2PPP1P/1PP3P1/1KS1N3/3R4[] w - - 0 20",
    ),
    (
        Ruleset::Formal,
        "8/1k6/3p4/1p1s4/1P1PN3/5K2/8/8[] w - - 0 40",
    ),
    (Ruleset::Modern, "8/8/8/3k4/8/8/1R6/2K5[] w - - 0 60"),
    (
        Ruleset::Formal,
        "r3r3/2kn4/1sp1pp1p/p2p2p1/1P1PP1P1/P1P1NP1P/2KS1S2/R3R3[] b - - 0 12",
    ),
];
