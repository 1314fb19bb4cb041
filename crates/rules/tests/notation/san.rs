use crate::play::{Random, games, next};
use sittuyin::{
    Dialect, IllegalReason, Position, Ruleset, fen::Fen, san, san::ReadSanError, uci::UciMove,
};

fn position(fen: &str, ruleset: Ruleset) -> Position {
    let Fen(setup) = fen.parse().unwrap();
    Position::new(&setup, ruleset.rules()).unwrap()
}

fn uci(position: &Position, text: &str) -> Result<String, ReadSanError> {
    san::read(position, text).map(|lawful| UciMove(lawful).to_string())
}

#[test]
fn every_lawful_move_reads_back_from_every_form() {
    for start in games() {
        for seed in 0..3 {
            let mut random = Random::new(seed);
            let mut game = start.clone();
            for _ in 0..140 {
                let position = game.position();
                // A dozen of the moves, for reading each form of all takes long.
                let legal = position.legal_moves();
                let step = legal.len() / 12 + 1;
                for &lawful in legal.iter().skip(random.below(step)).step_by(step) {
                    let mut texts = vec![
                        san::write(position, lawful),
                        san::write_long(position, lawful),
                        UciMove(lawful).to_string(),
                    ];
                    let foreign = Dialect::ALL
                        .into_iter()
                        .filter_map(|dialect| san::write_in(position, lawful, dialect).ok());
                    texts.extend(foreign);
                    for text in texts {
                        assert_eq!(
                            san::read(position, &text),
                            Ok(lawful),
                            "{text} in {position} ({})",
                            game.ruleset()
                        );
                    }
                }
                match next(&game, &mut random) {
                    Some(event) => game.apply(event).unwrap(),
                    None => break,
                }
            }
        }
    }
}

// The texts of Fairy-Stockfish here are what its Python library writes.
#[test]
fn long_notation_is_that_of_fairy_stockfish() {
    let position = position("4k3/8/8/3p4/4P3/2S1S3/8/4K3[] w - - 0 1", Ruleset::Modern);
    let known = [
        ("e4e5", "e5", "e4-e5"),
        ("e4d3f", "e4d3=F", "e4-d3=F"),
        ("e4d5", "exd5", "e4xd5"),
        ("c3d2", "Scd2", "Sc3-d2"),
        ("e3f4", "Sf4", "Se3-f4"),
        ("e1d1", "Kd1", "Ke1-d1"),
    ];
    for (move_text, short, long) in known {
        let UciMove(lawful) = move_text.parse().unwrap();
        assert_eq!(san::write(&position, lawful), short);
        assert_eq!(san::write_long(&position, lawful), long);
    }
}

#[test]
fn marks_and_spellings_are_read() {
    let before = position("7k/8/8/3P4/8/1P6/8/K7[] w - - 0 1", Ruleset::Modern);
    for text in [
        "d5=F", "d5=F!", "d5=F+!?", "d5-d5=F", "d5d5=F", "d5d5f", "Pd5=F", "d5F", "d5=M", "--",
    ] {
        assert_eq!(uci(&before, text).as_deref(), Ok("d5d5f"), "{text}");
    }
    for text in ["d5c6=F", "d5-c6=F", "d5c6f", "c6=F", "dc6=M", " c6=F?? "] {
        assert_eq!(uci(&before, text).as_deref(), Ok("d5c6f"), "{text}");
    }
    let start = Position::initial(Ruleset::Modern).unwrap();
    for text in ["K@e2", "k@e2", "K@e2+", "k@e2!"] {
        assert_eq!(uci(&start, text).as_deref(), Ok("K@e2"), "{text}");
    }
    assert_eq!(uci(&start, "m@c2").as_deref(), Ok("F@c2"));
    let parlett = Position::initial(Ruleset::Parlett).unwrap();
    assert_eq!(uci(&parlett, "N@a3,b2").as_deref(), Ok("N@a3,b2"));
    assert_eq!(uci(&parlett, "n@a3,b2").as_deref(), Ok("N@a3,b2"));
}

#[test]
fn a_rearrangement_has_its_whole_origin() {
    let text = "5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w";
    let Fen(mut setup) = text.parse().unwrap();
    setup.rearranging = true;
    let position = Position::new(&setup, Ruleset::Murray.rules()).unwrap();
    let UciMove(relocation) = "c2h1".parse().unwrap();
    assert_eq!(san::write(&position, relocation), "Kc2h1");
    for text in ["Kc2h1", "Kc2-h1", "Kh1", "c2h1"] {
        assert_eq!(uci(&position, text).as_deref(), Ok("c2h1"));
    }
    let UciMove(step) = "e4e5".parse().unwrap();
    assert_eq!(san::write(&position, step), "e5");
}

#[test]
fn errors_tell_what_is_wrong() {
    let board = position("4k3/8/8/3p4/4P3/2S1S3/8/4K3[] w - - 0 1", Ruleset::Modern);
    for text in [
        "", "e", "x", "e9", "Qe5", "O-O", "e5=Q", "P@e2", "K@", "K@e2,e2", "Sxx4", "e2e4e6", "…",
    ] {
        assert!(
            matches!(san::read(&board, text), Err(ReadSanError::Form(_))),
            "{text}"
        );
    }
    let Err(ReadSanError::Ambiguous { candidates, .. }) = san::read(&board, "Sd4") else {
        panic!("both elephants reach d4");
    };
    let candidates: Vec<String> = candidates
        .into_iter()
        .map(|candidate| UciMove(candidate).to_string())
        .collect();
    assert_eq!(candidates, ["c3d4", "e3d4"]);
    let reasons = [
        ("K@e2", IllegalReason::NotInHand),
        ("exf5", IllegalReason::PawnNeedsCapture),
        ("e6", IllegalReason::NotItsMove),
        ("Ke3", IllegalReason::OwnPieceThere),
        ("a2a3", IllegalReason::EmptySquare),
        ("d5d4", IllegalReason::NotYourPiece),
        ("e4=F", IllegalReason::PromotionAttacks),
        ("e4d5=F", IllegalReason::PromotionCannotCapture),
    ];
    for (text, expected) in reasons {
        let Err(ReadSanError::Unlawful { reason, .. }) = san::read(&board, text) else {
            panic!("{text} is not lawful");
        };
        assert_eq!(
            reason.map(|illegal| illegal.reason),
            Some(expected),
            "{text}"
        );
    }
    assert_eq!(
        san::read(&board, "Kxd1").unwrap_err().to_string(),
        "'Kxd1' is not lawful here: no piece of the side to move can make such a move"
    );
    assert_eq!(
        san::read(&board, "Sd4").unwrap_err().to_string(),
        "'Sd4' can mean more than one move: c3d4, e3d4"
    );
}
