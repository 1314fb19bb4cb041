//! Small tables are built, verified, read, damaged and asked.

#![allow(clippy::unwrap_used)]

use sittuyin::{
    Board, Color, Count, Counting, Draws, Game, Piece, Position, Role, Ruleset, Setup, Square,
    fen::Fen, uci::UciMove,
};
use sittuyin_tablebase::{
    BuildError, Cache, Class, Material, Plan, Progress, RandomPositions, SideSummary, Table,
    TableError, Tables, Value, Verdict, Wdl, count_limit, file_name, verify, verify_sample,
};
use std::cell::RefCell;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

fn material(key: &str) -> Material {
    key.parse().expect("a key")
}

fn plan(keys: &[&str], name: &str) -> Plan {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&directory);
    Plan {
        materials: keys.iter().map(|key| material(key)).collect(),
        rulesets: Ruleset::ALL.to_vec(),
        directory,
        threads: NonZeroUsize::new(2).expect("two"),
        memory: 1 << 30,
    }
}

fn built(keys: &[&str], name: &str) -> (PathBuf, Tables) {
    let plan = plan(keys, name);
    plan.build(&|_| ()).expect("they are built");
    let tables = Tables::open(&plan.directory).expect("they are whole");
    (plan.directory, tables)
}

fn position(fen: &str, ruleset: Ruleset) -> Position {
    let Fen(setup) = fen.parse().expect("a FEN");
    Position::new(&setup, ruleset.rules()).expect("a position")
}

#[test]
fn every_value_of_three_men_is_that_of_the_best_move() {
    let (_, tables) = built(&["KRvK", "KNvK", "KSvK", "KPvK"], "three");
    let two = NonZeroUsize::new(2).unwrap();
    for table in tables.all() {
        let header = table.header();
        let verified = verify(&tables, header.material, header.class, two).unwrap();
        let positions = header.sides.iter().map(SideSummary::positions).sum::<u64>();
        assert_eq!(verified.positions, positions);
        let class = header.class.rulesets(header.material);
        assert!(
            verified
                .rulesets
                .iter()
                .all(|ruleset| class.contains(ruleset))
        );
    }
    // Four pieces in one class, and the pawn in three.
    assert_eq!(tables.all().len(), 4 + 3);
}

#[test]
fn endings_without_elephants_and_pawns_are_those_of_chess() {
    let (_, tables) = built(&["KRvKN", "KRvKR"], "chess");
    let longest = |key, class| {
        let table = tables.get(class, material(key)).unwrap();
        let [strong, weak] = table.header().sides;
        (strong.longest_win, weak.longest_loss)
    };
    assert_images_agree(&tables);
    // Mate in 16, 40 and 19 moves at most: so all tables of chess that count the moves to mate have it, and
    // before them Ströhlein's thesis of 1970 the first.
    assert_eq!(longest("KRvK", Class::Any), (Some(31), Some(32)));
    assert_eq!(longest("KRvKN", Class::Modern), (Some(79), Some(80)));
    assert_eq!(longest("KRvKR", Class::Modern), (Some(37), Some(38)));
}

/// "Chess (King-Rook vs. King)" in the UCI Machine Learning Repository, by Bain and Hoff: its positions with
/// the lone king to move, by the moves until mate from 0 to 16; and the draws.
const KING_AND_ROOK: ([usize; 17], usize) = (
    [
        27, 78, 246, 81, 198, 471, 592, 683, 1433, 1712, 1985, 2854, 3597, 4194, 4553, 2166, 390,
    ],
    2796,
);

#[test]
fn rook_against_king_mates_in_sixteen_moves_and_in_each_number_as_often_as_in_chess() {
    let (_, tables) = built(&["KRvK"], "rook");
    let mut cache = Cache::default();
    let mut moves = [0; 17];
    let mut drawn = 0;
    for number in 0..1 << 18 {
        let squares = [number >> 12, number >> 6 & 63, number & 63];
        // Of eight images the one with the lowest numbers stands for all.
        if images(squares).any(|image| image < squares) {
            continue;
        }
        let mut board = Board::empty();
        for (letter, square) in ['k', 'K', 'R'].into_iter().zip(squares) {
            let square = Square::new(square as u8).unwrap();
            board.put(square, Piece::from_char(letter).unwrap());
        }
        let setup = Setup {
            board,
            turn: Color::Black,
            ..Setup::empty()
        };
        let Ok(position) = Position::new(&setup, Ruleset::Modern.rules()) else {
            continue;
        };
        if board.occupied().len() == 3 {
            match tables.probe(&mut cache, &position).unwrap().unwrap() {
                Value::Loss(plies) => moves[usize::from(plies / 2)] += 1,
                Value::Draw => drawn += 1,
                Value::Win(_) => panic!("{position}: the lone king wins"),
            }
        }
    }
    assert_eq!((moves, drawn), KING_AND_ROOK);
}

/// The images of squares by the eight symmetries of the board.
fn images(squares: [u32; 3]) -> impl Iterator<Item = [u32; 3]> {
    (0..8).map(move |image| {
        squares.map(|square| {
            let turned =
                square ^ if image & 1 == 0 { 0 } else { 7 } ^ if image & 2 == 0 { 0 } else { 56 };
            if image & 4 == 0 {
                turned
            } else {
                turned >> 3 | (turned & 7) << 3
            }
        })
    })
}

#[test]
fn a_lone_pawn_with_only_promotions_to_play_claims_its_draw() {
    let plan = Plan {
        rulesets: vec![Ruleset::Modern],
        ..plan(&["KSvKP"], "claim")
    };
    plan.build(&|_| ()).unwrap();
    let tables = Tables::open(&plan.directory).unwrap();
    let verified = verify_sample(&tables, material("KSvKP"), Class::Modern, 20_000, 1).unwrap();
    assert!(verified.positions == 20_000 && verified.moves > 40_000);
    assert_eq!(verified.rulesets, [Ruleset::Modern, Ruleset::Federation]);
    // The king has no square and the pawn none before it. Each promotion loses, and none has to be played
    // (C23): Fairy-Stockfish heeds the same claim in its search.
    let position = position("P7/8/8/8/8/6k1/5s2/7K[] w - - 0 1", Ruleset::Modern);
    let mut cache = Cache::default();
    let moves = tables.moves(&mut cache, &position).unwrap().unwrap();
    let promotions = ["a8a8f", "a8b7f"];
    assert!(moves.len() == 2 && moves.iter().all(|(_, value)| value.wdl() == Wdl::Loss));
    assert!(promotions.iter().all(|uci| {
        moves
            .iter()
            .any(|(lawful, _)| UciMove(*lawful).to_string() == **uci)
    }));
    let value = tables.probe(&mut cache, &position).unwrap();
    assert_eq!(value, Some(Value::Draw));
}

#[test]
fn images_have_one_value() {
    let (_, tables) = built(&["KRvK", "KSvK", "KPvK", "KNNvK"], "images");
    assert_images_agree(&tables);
}

#[test]
#[ignore = "asks tables that are there: SITTUYIN_TABLES=DIR"]
fn images_of_all_tables_have_one_value() {
    let directory = std::env::var_os("SITTUYIN_TABLES").expect("SITTUYIN_TABLES is a directory");
    let tables = Tables::open(Path::new(&directory)).expect("they are whole");
    println!("tables: {}", tables.all().len());
    assert!(!tables.all().is_empty());
    assert_images_agree(&tables);
}

/// Asks for 2,000 positions of each table and for their images.
fn assert_images_agree(tables: &Tables) {
    let mut cache = Cache::default();
    let mut probe =
        |position: &Position, image: &dyn Fn(Piece, Square) -> (Piece, Square), swap| {
            let mut board = Board::empty();
            for square in position.board().occupied() {
                let piece = position.board().piece_at(square).unwrap();
                let (piece, square) = image(piece, square);
                board.put(square, piece);
            }
            let turn = position.turn();
            let setup = Setup {
                board,
                turn: if swap { !turn } else { turn },
                ..Setup::empty()
            };
            let position = Position::new(&setup, position.rules()).unwrap();
            let value = tables.probe(&mut cache, &position).unwrap().unwrap();
            let result = tables.probe_wdl(&mut cache, &position).unwrap();
            assert_eq!(result, Some(value.wdl()), "{position}");
            value
        };
    let mirrored = |piece, square: Square| (piece, square.mirrored());
    let rotated = |piece: Piece, square: Square| {
        let color = !piece.color;
        (Piece { color, ..piece }, square.rotated())
    };
    // Holds only where no man knows ahead from back: left and right stay, up and down are exchanged.
    let upside_down = |piece, square: Square| (piece, square.mirrored().rotated());
    let across = |piece, square: Square| {
        let turned = Square::at(square.rank(), square.file()).unwrap();
        (piece, turned)
    };
    for table in tables.all() {
        let (material, class) = (table.material(), table.header().class);
        let mut results = [0; 3];
        for position in RandomPositions::new(material, class.rules(), 1).take(2000) {
            let itself = probe(&position, &|piece, square| (piece, square), false);
            results[itself.wdl() as usize] += 1;
            assert_eq!(probe(&position, &mirrored, false), itself, "{position}");
            assert_eq!(probe(&position, &rotated, true), itself, "{position}");
            if !material.to_string().contains(['S', 'P']) {
                assert_eq!(probe(&position, &upside_down, false), itself, "{position}");
                assert_eq!(probe(&position, &across, false), itself, "{position}");
            }
        }
        let [lost, drawn, won] = results;
        assert_eq!(lost + drawn + won, 2000);
        if material.to_string() == "KRvK" {
            assert!(lost > 500 && drawn > 50 && won > 500);
        }
    }
}

#[test]
fn two_builds_are_the_same_to_the_byte() {
    let two = plan(&["KRvK", "KPvK"], "two-threads");
    let one = Plan {
        threads: NonZeroUsize::MIN,
        ..plan(&["KRvK", "KPvK"], "one-thread")
    };
    two.build(&|_| ()).unwrap();
    one.build(&|_| ()).unwrap();
    assert_eq!(one.tables().len(), 5);
    for (material, class) in one.tables() {
        let name = file_name(material, class);
        let read = |plan: &Plan| fs::read(plan.directory.join(&name)).unwrap();
        assert!(read(&one) == read(&two), "{name}");
    }
}

#[test]
fn a_damaged_file_is_refused() {
    let (directory, _) = built(&["KRvK"], "damaged");
    let whole = fs::read(directory.join("KRvK.any.stb")).unwrap();
    let sound = |bytes: &[u8]| Table::from_bytes(bytes.to_vec()).and_then(|table| table.check());
    sound(&whole).unwrap();
    for len in (0..whole.len())
        .step_by(7)
        .chain((0..whole.len()).step_by(1024))
    {
        assert!(sound(&whole[..len]).is_err(), "cut off at {len}");
    }
    // Where the head is whole the length in it tells.
    for bytes in [
        whole[..whole.len() - 1].to_vec(),
        [&whole[..], &[0]].concat(),
    ] {
        assert!(matches!(sound(&bytes), Err(TableError::Length { .. })));
    }
    // Every bit of the head, before a block is looked at: 108 bytes, the codes, and 8 bytes for each of four
    // blocks, none of which is longer than 32 KiB unpacked; then its checksum.
    let number = |at: usize| usize::from(u16::from_le_bytes([whole[at], whole[at + 1]]));
    let head = 108 + 2 * (number(104) + number(106)) + 8 * 4 + 4;
    for place in 0..8 * head {
        let mut altered = whole.clone();
        altered[place / 8] ^= 1 << (place % 8);
        assert!(Table::from_bytes(altered).is_err(), "bit {place} altered");
    }
    // And of the blocks one byte in five.
    for place in (head..whole.len()).step_by(5) {
        let mut altered = whole.clone();
        altered[place] ^= 1 << (place % 8);
        let error = sound(&altered).unwrap_err();
        assert!(
            matches!(error, TableError::Block { .. }),
            "altered at {place}: {error}"
        );
    }
    // Such a file does not pass for a table when it is asked, either.
    let mut altered = whole.clone();
    let last = altered.len() - 1;
    altered[last] ^= 1;
    fs::write(directory.join("KRvK.any.stb"), altered).unwrap();
    let tables = Tables::open(&directory).unwrap();
    let won = position("8/8/8/8/8/2k5/8/R3K3[] w - - 0 1", Ruleset::Formal);
    let answers = [Color::White, Color::Black].map(|turn| {
        let setup = Setup {
            turn,
            ..won.to_setup()
        };
        let position = Position::new(&setup, Ruleset::Formal.rules()).unwrap();
        tables.probe_wdl(&mut Cache::default(), &position)
    });
    assert!(matches!(answers[1], Err(TableError::Block { .. })));
}

#[test]
fn an_interrupted_build_goes_on() {
    let plan = plan(&["KRvK", "KPvK"], "resumed");
    let built = |plan: &Plan| {
        let names = RefCell::new(Vec::new());
        plan.build(&|progress| {
            if let Progress::Finished { table, .. } = progress {
                names.borrow_mut().push(file_name(table.0, table.1));
            }
        })
        .unwrap();
        names.into_inner()
    };
    assert_eq!(built(&plan).len(), 5);
    assert!(built(&plan).is_empty());
    let cut = plan.directory.join("KPvK.murray.stb");
    let whole = fs::read(&cut).unwrap();
    fs::write(&cut, &whole[..whole.len() / 2]).unwrap();
    fs::write(cut.with_extension("partial"), &whole[..100]).unwrap();
    fs::remove_file(plan.directory.join("KRvK.any.stb")).unwrap();
    assert_eq!(built(&plan), ["KRvK.any.stb", "KPvK.murray.stb"]);
    assert!(fs::read(&cut).unwrap() == whole);
}

#[test]
fn a_table_that_needs_too_much_memory_is_not_begun() {
    let plan = Plan {
        memory: 1_000_000,
        ..plan(&["KSSvK"], "memory")
    };
    let error = plan.build(&|_| ()).unwrap_err();
    assert!(matches!(error, BuildError::Memory { material: m, .. } if m == material("KSSvK")));
}

#[test]
fn the_best_line_mates_and_every_move_has_its_value() {
    let (_, tables) = built(&["KRvK"], "line");
    let mut cache = Cache::default();
    let mut position = position("8/8/8/3k4/8/8/8/R2K4[] w - - 0 1", Ruleset::Modern);
    let value = tables.probe(&mut cache, &position).unwrap().unwrap();
    let moves = tables.moves(&mut cache, &position).unwrap().unwrap();
    assert_eq!(moves.len(), position.legal_moves().len());
    assert_eq!(moves[0].1, value);
    let line = tables.line(&mut cache, &position).unwrap().unwrap();
    assert_eq!(value, Value::Win(line.len() as u16));
    for best in line {
        position.play(best).unwrap();
    }
    assert_eq!(position.status(), sittuyin::Status::Checkmate);
}

#[test]
fn what_no_table_holds_is_not_answered() {
    let (_, tables) = built(&["KRvK"], "unknown");
    let mut cache = Cache::default();
    let mut probe = |fen, ruleset| {
        let position = position(fen, ruleset);
        tables.probe(&mut cache, &position).unwrap()
    };
    assert_eq!(
        probe("8/8/8/3k4/8/8/8/3K4[] w - - 0 1", Ruleset::Formal),
        Some(Value::Draw)
    );
    assert_eq!(
        probe("8/8/8/3k4/8/8/8/N2K4[] w - - 0 1", Ruleset::Formal),
        None
    );
    assert_eq!(
        probe("8/8/8/3k4/8/8/8/R2K4[F] w - - 0 1", Ruleset::Formal),
        None
    );
    assert_eq!(
        probe("8/8/8/3k4/8/8/8/R2K4[] w - - 0 1", Ruleset::Dice),
        None
    );
}

#[test]
fn counts_are_those_of_the_rules() {
    for material in (3..=5)
        .flat_map(Material::with_men)
        .filter(|m| m.is_bared())
    {
        let mut board = Board::empty();
        let squares = ["e1", "e8", "a1", "b1", "c1"];
        let letters = ['K', 'k']
            .into_iter()
            .chain(material.strong().roles().map(Role::to_char));
        for (square, letter) in squares.into_iter().zip(letters) {
            board.put(square.parse().unwrap(), Piece::from_char(letter).unwrap());
        }
        for ruleset in [Ruleset::Modern, Ruleset::Federation] {
            let setup = Setup {
                board,
                turn: Color::Black,
                ..Setup::empty()
            };
            let counting: Counting = ruleset.rules().counting.unwrap();
            let position = Position::new(&setup, ruleset.rules()).unwrap();
            assert_eq!(
                count_limit(&counting, material.strong()),
                Count::starting(&position, &counting).map(|count| count.limit),
                "{material}"
            );
        }
    }
}

#[test]
fn counts_and_clocks_decide_what_becomes_of_a_win() {
    let verdict = |fen: &str, ruleset: Ruleset, value| {
        let Fen(setup) = fen.parse().unwrap();
        let game = Game::from_setup(setup, ruleset, Draws::Platform).unwrap();
        Verdict::of(&game, value)
    };
    use Verdict::{CountedOut, Draw, MayBeClaimed, Stands};
    let rook = |used: u32| format!("8/8/8/3k4/8/8/8/R2K4[] b - 32 {used} 1");
    let (modern, federation) = (Ruleset::Modern, Ruleset::Federation);
    assert_eq!(verdict(&rook(0), modern, Value::Draw), Draw);
    assert_eq!(verdict(&rook(0), modern, Value::Loss(32)), Stands);
    assert_eq!(verdict(&rook(2), modern, Value::Loss(32)), CountedOut);
    // In federation the lone king claims, as soon as the count is over (C20).
    assert_eq!(verdict(&rook(0), federation, Value::Loss(32)), Stands);
    assert_eq!(verdict(&rook(2), federation, Value::Loss(32)), CountedOut);
    // The count has not begun: it does when the lone king is to move after the attacker.
    let fresh = "8/8/8/3k4/8/8/8/R2K4[] w - - 0 1";
    assert_eq!(verdict(fresh, modern, Value::Win(33)), Stands);
    assert_eq!(verdict(fresh, modern, Value::Win(35)), CountedOut);
    // No count: fifty moves may be claimed, at the loser's turn.
    let clock = |clock: u32| format!("8/8/8/3k4/8/8/8/R2K4[] w - - {clock} 60");
    assert_eq!(verdict(&clock(70), Ruleset::Formal, Value::Win(31)), Stands);
    assert_eq!(
        verdict(&clock(71), Ruleset::Formal, Value::Win(31)),
        MayBeClaimed
    );
    assert_eq!(verdict(&clock(120), Ruleset::Formal, Value::Win(1)), Stands);
    // In federation the claim rests while a count runs; in modern both go on.
    assert_eq!(verdict(&clock(71), federation, Value::Win(31)), Stands);
    assert_eq!(verdict(&clock(71), modern, Value::Win(31)), MayBeClaimed);
}
