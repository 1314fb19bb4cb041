//! Any text is refused, or read, written and read again to the same; any position can be judged.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sittuyin::{Dialect, Dice, Draws, Event, Game, Position, Ruleset, Square, fen::Fen};

fuzz_target!(|text: &str| {
    let _ = (text.parse::<Event>(), text.parse::<Dice>(), text.parse::<Square>());
    let _ = (text.parse::<Ruleset>(), text.parse::<Dialect>());
    let Ok(Fen(setup)) = text.parse::<Fen>() else { return };
    let written = Fen(setup.clone()).to_string();
    assert_eq!(written.parse(), Ok(Fen(setup.clone())), "{written}");
    for ruleset in Ruleset::ALL {
        let position = Position::new(&setup, ruleset.rules());
        if let Ok(position) = position.or_else(|illegal| illegal.waive(|_| true)) {
            assert_eq!(position.legal_moves().len(), position.count_legal_moves());
            let game = Game::from_position(position, setup.clone(), ruleset, Draws::Platform);
            let _ = (game.outcome(), game.claims());
        }
    }
});
