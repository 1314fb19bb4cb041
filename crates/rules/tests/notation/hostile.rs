//! Any text at all.

use proptest::prelude::*;
use sittuyin::{
    Dialect, Position, Ruleset,
    fen::Fen,
    pgn::{self, Reader},
    san,
    uci::UciMove,
};

proptest! {
    #[test]
    fn any_text_is_read_without_a_panic(text in any::<String>()) {
        let position = Position::initial(Ruleset::Parlett).unwrap();
        let _ = (san::read(&position, &text), text.parse::<Fen>(), text.parse::<UciMove>());
        prop_assert!(Reader::new(text.as_bytes()).count() <= text.len());
    }

    #[test]
    fn any_bytes_are_read_without_a_panic(bytes in any::<Vec<u8>>()) {
        prop_assert!(Reader::new(&bytes[..]).count() <= bytes.len());
    }

    #[test]
    fn move_like_texts_are_read_without_a_panic(text in "[KFSNRPMkfsnrpm]?[a-h]?[1-8]?[-x:@,]?[a-h]?[1-8]?[,=]?[a-hFM]?[1-8]?[+#!?]*") {
        for fen in [
            "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w",
            "7k/1P6/8/2PP4/8/8/8/K7[] w",
            "k7/8/8/8/2pp4/8/1p6/4K2R[] b",
        ] {
            let Fen(setup) = fen.parse().unwrap();
            for ruleset in Ruleset::ALL {
                let position = Position::new(&setup, ruleset.rules()).unwrap();
                // What is read is lawful, and reads back from its own form.
                if let Ok(lawful) = san::read(&position, &text) {
                    prop_assert!(position.is_legal(lawful));
                    prop_assert_eq!(san::read(&position, &san::write(&position, lawful)), Ok(lawful));
                }
            }
        }
    }

    #[test]
    fn game_like_texts_are_read_without_a_panic(words in prop::collection::vec(
        prop::sample::select(vec![
            "[Event \"x\"]", "[FEN \"", "\"]", "[", "]", "\n", "\n\n", "1.", "1...", "K@e2", "K@d7",
            "F@d2", "e4", "{", "}", "(", ")", ";", "%", "$1", "$", "!", "?!", "*", "1-0", "1/2-1/2",
            "[%dice 1,2,3]", "[%dice", "--", "N@a3,b2", "[Ruleset \"dice\"]", "\"", "\\", "\u{feff}", "ဆ",
        ]), 0..60), spaced in any::<bool>())
    {
        let text = words.join(if spaced { " " } else { "" });
        for record in Reader::new(text.as_bytes()).flatten() {
            // Whatever could be read is written so that it reads back.
            let written = pgn::write(&record, Dialect::Sittuyin).unwrap();
            let back = Reader::new(written.as_bytes()).next().unwrap().unwrap();
            prop_assert_eq!(&back, &record, "{}", written);
        }
    }
}
