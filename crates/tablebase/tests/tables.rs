//! Small tables are built, verified, read, damaged and asked.

use sittuyin::{
    Board, Color, Count, Counting, Draws, Game, Piece, Position, Role, Ruleset, Setup, Square,
    fen::Fen,
};
use sittuyin_tablebase::{
    BuildError, Cache, Class, Material, Plan, Progress, SideSummary, Table, TableError, Tables,
    Value, Verdict, Wdl, count_limit, file_name, verify,
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
    // The positions of rook against king with the lone king to move, and the draws among them, are 28,056
    // and 2,796 in a well-known collection.
    let rook = tables.get(Class::Any, material("KRvK")).unwrap().header();
    assert_eq!(rook.sides[1].positions(), 28_056);
    assert_eq!(rook.sides[1].count(Wdl::Draw), 2_796);
    // Mate in 16, 40 and 19 moves at most, as is known of chess.
    assert_eq!(longest("KRvK", Class::Any), (Some(31), Some(32)));
    assert_eq!(longest("KRvKN", Class::Modern), (Some(79), Some(80)));
    assert_eq!(longest("KRvKR", Class::Modern), (Some(37), Some(38)));
}

#[test]
fn images_have_one_value() {
    let (_, tables) = built(&["KRvK", "KSvK", "KPvK"], "images");
    let mut cache = Cache::default();
    let mut probe =
        |board: &Board, turn: Color, image: fn(Piece, Square) -> (Piece, Square), swap: bool| {
            let mut turned = Board::empty();
            for square in board.occupied() {
                let (piece, square) = image(board.piece_at(square).unwrap(), square);
                turned.put(square, piece);
            }
            let turn = if swap { !turn } else { turn };
            let setup = Setup {
                board: turned,
                turn,
                ..Setup::empty()
            };
            let position = Position::new(&setup, Ruleset::Modern.rules()).unwrap();
            let value = tables.probe(&mut cache, &position).unwrap().unwrap();
            assert_eq!(
                tables.probe_wdl(&mut cache, &position).unwrap(),
                Some(value.wdl())
            );
            value
        };
    let mut seed = 1u32;
    let mut next = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        seed >> 16
    };
    let mut results = [0; 3];
    let mut asked = 0;
    while asked < 3000 {
        let mut board = Board::empty();
        for letter in ['K', 'k', ['R', 's', 'p'][next() as usize % 3]] {
            let square = Square::new((next() % 64) as u8).unwrap();
            board.put(square, Piece::from_char(letter).unwrap());
        }
        let turn = Color::ALL[next() as usize % 2];
        let setup = Setup {
            board,
            turn,
            ..Setup::empty()
        };
        if Position::new(&setup, Ruleset::Modern.rules()).is_err() || board.occupied().len() < 3 {
            continue;
        }
        asked += 1;
        let itself = probe(&board, turn, |piece, square| (piece, square), false);
        results[itself.wdl() as usize] += 1;
        let mirrored = probe(
            &board,
            turn,
            |piece, square| (piece, square.mirrored()),
            false,
        );
        let rotated = |piece: Piece, square: Square| {
            let color = !piece.color;
            (Piece { color, ..piece }, square.rotated())
        };
        assert_eq!(mirrored, itself);
        assert_eq!(probe(&board, turn, rotated, true), itself);
    }
    assert!(results[Wdl::Win as usize] > 100 && results[Wdl::Loss as usize] > 100);
    assert!(results[Wdl::Draw as usize] > 100);
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
    for len in (0..whole.len()).step_by(7) {
        assert!(sound(&whole[..len]).is_err(), "cut off at {len}");
    }
    // Where the head is whole the length in it tells.
    for bytes in [
        whole[..whole.len() - 1].to_vec(),
        [&whole[..], &[0]].concat(),
    ] {
        assert!(matches!(sound(&bytes), Err(TableError::Length { .. })));
    }
    for place in (0..whole.len()).step_by(5) {
        let mut altered = whole.clone();
        altered[place] ^= 1 << (place % 8);
        assert!(sound(&altered).is_err(), "altered at {place}");
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
    assert_eq!(verdict(&rook(2), federation, Value::Loss(32)), Stands);
    assert_eq!(verdict(&rook(4), federation, Value::Loss(32)), CountedOut);
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
