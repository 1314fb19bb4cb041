//! Any text is refused as a move of a position, or read as a lawful move of it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sittuyin::{Position, Ruleset, fen::Fen, san};

const POSITIONS: [&str; 4] = [
    "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1",
    "1rr5/3nkn2/1s1f2sp/pPpPp3/N1P1N1P1/1P1P3F/2KS2S1/R4R2[] w - - 11 21",
    "3k4/1P1s4/2n2P2/3PPs2/2Spp3/2p2N2/4S1p1/3K4[] b - - 0 1",
    "1k4PK/3r4/8/8/8/8/8/8[] w - - 0 1",
];

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let ruleset = Ruleset::ALL[usize::from(choice) % Ruleset::ALL.len()];
    for fen in POSITIONS {
        let Ok(Fen(setup)) = fen.parse::<Fen>() else { unreachable!("{fen}") };
        let Ok(position) = Position::new(&setup, ruleset.rules()) else { continue };
        if let Ok(read) = san::read(&position, text) {
            assert!(position.is_legal(read), "{ruleset} {fen}: {text}");
            let written = san::write(&position, read);
            assert_eq!(san::read(&position, &written), Ok(read), "{ruleset} {fen}: {written}");
        }
    }
});
