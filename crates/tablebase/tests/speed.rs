//! How long a probe takes: `cargo test --release -p sittuyin-tablebase --test speed -- --ignored --nocapture`.

use sittuyin::{Board, Color, Piece, Position, Ruleset, Setup, Square};
use sittuyin_tablebase::{Cache, Plan, Tables};
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::Instant;

#[test]
#[ignore = "measures, which needs an optimised build and a quiet machine"]
fn a_warm_probe_takes_less_than_twenty_microseconds() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("speed");
    let plan = Plan {
        materials: vec!["KRvKN".parse().unwrap()],
        rulesets: vec![Ruleset::Modern],
        directory: directory.clone(),
        threads: NonZeroUsize::MIN,
        memory: 1 << 30,
    };
    plan.build(&|_| ()).unwrap();
    let tables = Tables::open(&directory).unwrap();
    let mut seed = 1u32;
    let mut next = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) as usize
    };
    let mut positions = Vec::new();
    while positions.len() < 10_000 {
        let mut board = Board::empty();
        for letter in ['K', 'k', 'R', 'n'] {
            let square = Square::new((next() % 64) as u8).unwrap();
            board.put(square, Piece::from_char(letter).unwrap());
        }
        let setup = Setup {
            board,
            turn: Color::ALL[next() % 2],
            ..Setup::empty()
        };
        if let Ok(position) = Position::new(&setup, Ruleset::Modern.rules())
            && board.occupied().len() == 4
        {
            positions.push(position);
        }
    }
    let mut cache = Cache::default();
    let mut round = || {
        let begun = Instant::now();
        for position in &positions {
            assert!(tables.probe(&mut cache, position).unwrap().is_some());
        }
        begun.elapsed().as_secs_f64() * 1e6 / positions.len() as f64
    };
    let cold = round();
    let warm = (0..5).map(|_| round()).fold(f64::INFINITY, f64::min);
    println!("first round: {cold:.2} microseconds a probe, warm: {warm:.3}");
    assert!(warm < 20.0);
}
