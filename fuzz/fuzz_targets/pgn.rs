//! Any text gives games and errors, never a panic; a game that was read is written and read again to
//! the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sittuyin::{Dialect, Draws, pgn};

fuzz_target!(|bytes: &[u8]| {
    for record in pgn::Reader::new(bytes).take(50).flatten() {
        let _ = record.to_game(Draws::Platform);
        let Ok(written) = pgn::write(&record, Dialect::Sittuyin) else { continue };
        let mut again = pgn::Reader::new(written.as_bytes());
        match again.next() {
            Some(Ok(read)) => assert_eq!(
                pgn::write(&read, Dialect::Sittuyin).ok().as_deref(),
                Some(written.as_str())
            ),
            other => panic!("{written}: {other:?}"),
        }
    }
});
