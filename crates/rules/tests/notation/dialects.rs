use crate::play::{games, play};
use sittuyin::{Dialect, Missing, Position, Ruleset, Setup, fen, fen::Fen, san, uci, uci::UciMove};

const START: &str = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8";

#[test]
fn each_program_spells_its_start() {
    let known = [
        (Dialect::FairyStockfish, "[KSSFRRNNkssfrrnn] w - - 0 1"),
        (Dialect::PyChess, "[KFRRSSNNkfrrssnn] w - - 0 1"),
        (Dialect::Cutechess, "[KFRRSSNNkfrrssnn] w - 0 0 1"),
        (Dialect::Mcr, "[NNRRKMSSnnrrkmss] w - - 0 1"),
    ];
    for (dialect, rest) in known {
        let text = fen::write(&Setup::initial(), dialect).unwrap();
        assert_eq!(text, format!("{START}{rest}"));
    }
}

#[test]
fn positions_read_back_from_every_form() {
    for start in games() {
        for seed in 0..6 {
            for events in [3, 9, 16, 25, 90, 200] {
                let game = play(start.clone(), seed, events);
                let setup = game.to_setup();
                for dialect in Dialect::ALL {
                    match fen::write(&setup, dialect) {
                        Ok(text) => assert_eq!(text.parse(), Ok(Fen(setup.clone())), "{text}"),
                        Err(error) => match error.missing {
                            Missing::Dice => assert!(setup.dice.is_some()),
                            Missing::Rearrangement => assert!(setup.rearranging),
                            Missing::Count => assert!(setup.count_limit.is_some()),
                            other => panic!("{other}"),
                        },
                    }
                }
            }
        }
    }
}

#[test]
fn foreign_fens_are_read() {
    let own = "4k3/8/8/3p4/4F3/2S1S3/8/4K3[] w - - 7 12";
    for text in [
        "4k3/8/8/3p4/4F3/2S1S3/8/4K3[-] w - 0 7 12",
        "4k3/8/8/3p4/4F3/2S1S3/8/4K3[-] w - 2000 7 12",
        "4k3/8/8/3p4/4F3/2S1S3/8/4K3 w - - 7 12",
        "4k3/8/8/3p4/4F~3/2S1S3/8/4K3[] w - - 7 12",
        "4k3/8/8/3p4/4M3/2S1S3/8/4K3[] w - - 7 12",
    ] {
        assert_eq!(text.parse::<Fen>().unwrap().to_string(), own);
    }
}

#[test]
fn what_a_form_lacks_is_an_error() {
    let UciMove(displacement) = "N@a3,b2".parse().unwrap();
    let parlett = Position::initial(Ruleset::Parlett).unwrap();
    for dialect in Dialect::ALL.into_iter().skip(1) {
        let expected = Missing::Displacement(displacement);
        let error = uci::write(displacement, dialect).unwrap_err();
        assert_eq!((error.dialect, &error.missing), (dialect, &expected));
        let error = san::write_in(&parlett, displacement, dialect).unwrap_err();
        assert_eq!(error.missing, expected);
    }
    let Fen(setup) = "8/8/8/3k4/3n4/8/8/3RK3[] w - 32 3 5".parse().unwrap();
    let error = fen::write(&setup, Dialect::Mcr).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the form of mcr cannot carry a running count"
    );
}

#[test]
fn promotions_that_look_alike_are_told_apart_or_refused() {
    // Both pawns can step to c6, and both can promote in place; the third can move to c6.
    let Fen(setup) = "7k/1P6/8/2PP4/8/8/8/K7[] w".parse().unwrap();
    let position = Position::new(&setup, Ruleset::Modern.rules()).unwrap();
    let write = |text: &str, dialect| {
        let UciMove(lawful) = text.parse().unwrap();
        san::write_in(&position, lawful, dialect).map_err(|error| error.missing)
    };
    let known = [
        ("b7c6f", Dialect::PyChess, "b7c6=F"),
        ("b7c6f", Dialect::Cutechess, "b7c6f"),
        ("b7c6f", Dialect::Mcr, "bc6=M"),
        ("b7a6f", Dialect::Cutechess, "a6=F"),
        ("b7a6f", Dialect::Mcr, "a6=M"),
        ("c5c6", Dialect::Cutechess, "c6"),
        ("c5c6", Dialect::Mcr, "cc6"),
        ("d5d5f", Dialect::Cutechess, "d5=F"),
    ];
    for (text, dialect, expected) in known {
        assert_eq!(write(text, dialect).as_deref(), Ok(expected), "{text}");
        let UciMove(lawful) = text.parse().unwrap();
        assert_eq!(san::read(&position, expected), Ok(lawful));
    }
    let UciMove(in_place) = "d5d5f".parse().unwrap();
    assert_eq!(
        write("d5d5f", Dialect::Mcr),
        Err(Missing::Promotion(in_place))
    );
    assert!(san::read(&position, "c6=F").is_err());
    assert!(san::read(&position, "--").is_err());
}
