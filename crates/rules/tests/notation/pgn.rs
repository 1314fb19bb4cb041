use crate::play::{games, play};
use sittuyin::{
    Color, Dialect, Draws, Event, Game, Missing, Order, Ruleset,
    pgn::{
        self, Comment, DEEPEST_VARIATION, ReadPgnError, ReadPgnErrorKind, Reader, Record, Score,
        Start, Tree,
    },
};

fn read(text: &str) -> Vec<Result<Record, ReadPgnError>> {
    Reader::new(text.as_bytes()).collect()
}

fn one(text: &str) -> Record {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0).unwrap()
}

fn line(record: &Record) -> String {
    let event = |id| record.tree.node(id).event().to_string();
    let events: Vec<String> = record.tree.main_line().map(event).collect();
    events.join(" ")
}

#[test]
fn every_game_reads_back_from_our_form() {
    for start in games() {
        for seed in 0..20 {
            let game = play(start.clone(), seed, 260);
            let record = Record::from_game(&game);
            let text = pgn::write(&record, Dialect::Sittuyin).unwrap();
            assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
            let back = one(&text);
            assert_eq!(back, record, "{text}");
            let replayed = back.to_game(Draws::Platform).unwrap();
            assert!(replayed.events().eq(game.events()));
            assert_eq!(replayed.outcome(), game.outcome());
            assert_eq!(replayed.fen(), game.fen());
        }
    }
}

#[test]
fn games_read_back_from_the_forms_of_other_programs() {
    let mut carried = 0;
    for start in games() {
        for seed in 0..20 {
            let game = play(start.clone(), seed, 60);
            let record = Record::from_game(&game);
            for dialect in Dialect::ALL.into_iter().skip(1) {
                let text = match pgn::write(&record, dialect) {
                    Ok(text) => text,
                    Err(error) => {
                        match error.missing {
                            Missing::Dice => assert_eq!(game.ruleset(), Ruleset::Dice),
                            Missing::Promotion(_) => assert_eq!(dialect, Dialect::Mcr),
                            Missing::Unlawful { .. } => {
                                assert_ne!(game.ruleset(), Ruleset::Modern);
                            }
                            Missing::UnfinishedPlacing => {
                                assert_eq!(game.ruleset(), Ruleset::Murray);
                            }
                            other => panic!("{other}"),
                        }
                        continue;
                    }
                };
                let mut back = one(&text);
                // PyChess has more tags in every game.
                for name in ["Round", "TimeControl"] {
                    if back.tags.get(name) == Some("-") {
                        back.tags.remove(name);
                    }
                }
                assert_eq!(back, record, "{text}");
                carried += 1;
            }
        }
    }
    assert!(carried > 300, "{carried}");
}

#[test]
fn a_game_placed_otherwise_starts_from_its_array_elsewhere() {
    let mut game = Game::new(Ruleset::Formal).unwrap();
    let placing = "K@e2 F@d2 S@c2 S@f3 N@e3 N@g3 R@a1 R@h1 K@d7 F@e7 S@f7 S@c6 N@d6 N@b6 R@h8 R@a8";
    for text in placing.split(' ') {
        game.play_uci(text).unwrap();
    }
    game.play_uci("e4d5").unwrap();
    let record = Record::from_game(&game);
    let fen = "r6r/3kfs2/1nsnpppp/pppp4/4PPPP/PPPPNSN1/2SFK3/R6R[] w - - 0 1";
    assert_eq!(
        pgn::write(&record, Dialect::FairyStockfish).unwrap(),
        format!(
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
             [Black \"?\"]\n[Result \"*\"]\n[Variant \"Sittuyin\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\
             [Ruleset \"formal\"]\n[RulesetVersion \"1\"]\n[Deployment \"{placing}\"]\n\n1. exd5 *\n"
        )
    );
    let own = pgn::write(&record, Dialect::Sittuyin).unwrap();
    let moves = "1. K@e2 F@d2 S@c2 S@f3 N@e3 N@g3 R@a1 R@h1 1... K@d7 F@e7 S@f7 S@c6 N@d6 N@b6\n\
                 R@h8 R@a8 2. exd5 *\n";
    assert!(own.ends_with(moves), "{own}");
    // The array must be that of the moves.
    let text = pgn::write(&record, Dialect::PyChess).unwrap();
    let damaged = text.replace("K@e2 F@d2", "K@d2 F@e2");
    let error = read(&damaged).remove(0).unwrap_err();
    assert!(matches!(error.kind, ReadPgnErrorKind::DeploymentElsewhere));
    game.take_back(2);
    let error = pgn::write(&Record::from_game(&game), Dialect::Mcr).unwrap_err();
    assert_eq!(error.missing, Missing::UnfinishedPlacing);
}

#[test]
fn the_hidden_order_is_kept() {
    let game = play(
        Game::in_order(Ruleset::Tournament, Order::Hidden).unwrap(),
        3,
        40,
    );
    let text = pgn::write(&Record::from_game(&game), Dialect::Sittuyin).unwrap();
    assert!(
        text.contains("[Ruleset \"tournament\"]\n[RulesetVersion \"1\"]\n[Order \"hidden\"]\n")
    );
    assert_eq!(one(&text).tree.start().order, Order::Hidden);
    let error = read("[Ruleset \"formal\"]\n[Order \"hidden\"]\n\n*\n").remove(0);
    assert!(matches!(
        error.unwrap_err().kind,
        ReadPgnErrorKind::Order(_)
    ));
}

#[test]
fn dice_are_comments_of_their_own() {
    let fen = "4k3/8/8/8/4P3/8/8/R3K3[] w - - 0 1";
    let tags = format!("[Ruleset \"dice\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n");
    let text = format!(
        "{tags}{{[%dice 1,4,6]}} 1. e5 Rb1 ({{[%dice 1,1,1]}} 1. e6) Ke2 {{[%dice 2,2,2] no\nknight}} *\n"
    );
    // The alternative stands in the middle of a turn, where no dice are thrown.
    let error = read(&text).remove(0).unwrap_err();
    assert!(matches!(error.kind, ReadPgnErrorKind::NoThrow(_)));
    let text = format!(
        "{tags}{{[%dice 1,4,6]}} ({{[%dice 1,1,1]}} 1. e5 e6) 1. e5 Rb1 Ke2 {{[%dice 2,2,2] no\nknight}} *\n"
    );
    let record = one(&text);
    assert_eq!(line(&record), "1,4,6 e4e5 a1b1 e1e2 2,2,2");
    let written = pgn::write(&record, Dialect::Sittuyin).unwrap();
    let moves =
        "{[%dice 1,4,6]} ({[%dice 1,1,1]} 1. e5 e6) 1. e5 Rb1 Ke2 {[%dice 2,2,2]} {no\nknight} *\n";
    assert!(written.ends_with(moves), "{written}");
    assert_eq!(one(&written), record);
    let error = pgn::write(&record, Dialect::PyChess).unwrap_err();
    assert_eq!(error.missing, Missing::Dice);
    // A throw where there are no dice.
    let error = read("1. K@e2 {[%dice 1,2,3]} *").remove(0).unwrap_err();
    assert!(matches!(error.kind, ReadPgnErrorKind::NoThrow(_)));
    assert_eq!((error.line, error.column), (1, 9));
}

#[test]
fn all_parts_of_the_form_are_read() {
    let text = "\u{feff}% made by hand\r\n\
        [event \"quoted \\\"x\\\" \\\\\"]\r\n[White \"Ko \"the\" Gyi\"] [Black \"Ma\"]\r\n\
        [VARIANT \"x\"]\r\n[Variant \"sItTuYiN\"]\r\n[Result \"1-0\"]\r\n\r\n\
        {before} 1.K@e2!? $14 { the king\r\n% is no escape } (1. K@d2! {why (not) ; here} K@e7 ({x} 1...K@d7?) 2.F@c2)\r\n\
        % an escape ( { [\r\n\
        1... K@d7 ; to the end } {\r\n 2 . F@d2?? F@e7 3... S@c2 ! 1-0 {after}\r\n";
    let record = one(text);
    assert_eq!(line(&record), "K@e2 K@d7 F@d2 F@e7 S@c2");
    assert_eq!(record.score, Score::Win(Color::White));
    assert_eq!(record.tags.get("event"), Some("quoted \"x\" \\"));
    assert_eq!(record.tags.get("VARIANT"), Some("x"));
    assert_eq!(record.tags.get("White"), Some("Ko \"the\" Gyi"));
    assert_eq!(record.tags.get("Black"), Some("Ma"));
    let tree = &record.tree;
    let comments =
        |id| -> Vec<&str> { tree.node(id).comments.iter().map(Comment::as_str).collect() };
    assert_eq!(tree.opening[0].as_str(), "before");
    let first = tree.children(None);
    assert_eq!(first.len(), 2);
    assert_eq!(tree.node(first[0]).glyphs, [5, 14]);
    assert_eq!(comments(first[0]), ["the king % is no escape"]);
    assert_eq!(tree.node(first[1]).glyphs, [1]);
    assert_eq!(comments(first[1]), ["why (not) ; here"]);
    let replies = tree.children(Some(first[1]));
    assert_eq!(replies.len(), 2);
    assert_eq!(tree.node(replies[1]).opening[0].as_str(), "x");
    assert_eq!(tree.node(replies[1]).glyphs, [2]);
    assert_eq!(tree.children(Some(replies[0])).len(), 1);
    let main: Vec<_> = tree.main_line().collect();
    assert_eq!(comments(main[1]), ["to the end } {"]);
    assert_eq!(tree.node(main[2]).glyphs, [4]);
    assert_eq!(tree.node(main[4]).glyphs, [1]);
    assert_eq!(comments(main[4]), ["after"]);
    let written = pgn::write(&record, Dialect::Sittuyin).unwrap();
    assert_eq!(one(&written), record, "{written}");
}

#[test]
fn annotated_trees_read_back() {
    let mut random = crate::play::Random::new(5);
    let words = [
        "a",
        "1.",
        "K@e2",
        "(",
        ")",
        "%",
        ";",
        "[Event",
        "\"x\"]",
        "{",
        "}",
        "$1",
        "*",
        "စစ်ကဲ",
        "[%dice",
        "[%clk",
        "1:00]",
        "\\",
        "…",
        "--",
    ];
    let comment = |random: &mut crate::play::Random| {
        let count = 1 + random.below(30);
        let text: Vec<&str> = (0..count)
            .map(|_| words[random.below(words.len())])
            .collect();
        Comment::new(&text.join(" ")).unwrap()
    };
    for ruleset in [Ruleset::Modern, Ruleset::Formal, Ruleset::Murray] {
        for _ in 0..40 {
            let mut tree = Tree::new(Start::initial(ruleset)).unwrap();
            let mut ids = vec![None];
            for _ in 0..120 {
                let recent = 1 + random.below(ids.len().min(8));
                let parent = ids[ids.len() - recent];
                let legal = tree.position(parent).legal_moves();
                if legal.is_empty() {
                    continue;
                }
                let lawful = legal[random.below(legal.len())];
                let siblings = tree.children(parent).len();
                let id = tree.add(parent, Event::Move(lawful)).unwrap();
                if tree.children(parent).len() == siblings {
                    continue;
                }
                ids.push(Some(id));
                let opens = siblings > 0 && random.below(4) == 0;
                let opening = opens.then(|| comment(&mut random));
                let comments: Vec<Comment> =
                    (0..random.below(3)).map(|_| comment(&mut random)).collect();
                let node = tree.node_mut(id);
                node.opening.extend(opening);
                node.comments = comments;
                node.glyphs = vec![random.below(256) as u8; random.below(3)];
            }
            if random.below(2) == 0 {
                tree.opening.push(comment(&mut random));
            }
            let mut record = Record::new(Start::initial(ruleset)).unwrap();
            record.tree = tree;
            record.tags.set("Annotator", "\"q\" \\ ]");
            record.score = Score::Draw;
            let text = pgn::write(&record, Dialect::Sittuyin).unwrap();
            assert_eq!(one(&text), record, "{text}");
            let bare = Record {
                tree: record.tree.bare(),
                ..record.clone()
            };
            assert_eq!(line(&bare), line(&record));
            let error = pgn::write(&record, Dialect::Mcr).unwrap_err();
            assert_eq!(error.missing, Missing::Annotations);
        }
    }
}

#[test]
fn a_damaged_game_does_not_hide_the_next() {
    let sound = "[Event \"sound\"]\n\n1. K@e2 K@d7 *\n\n";
    let moves = [
        ("1. K@e2\n ဆင် K@e2 *", 4, 2),
        ("1. K@e2 ဆ K@d7 *", 3, 9),
        ("1. K@e2 {never closed", 3, 9),
        ("1. K@e2 (1. K@d2 *", 5, 1),
        ("1. K@e2 ) *", 3, 9),
        ("1. K@e2 } *", 3, 9),
        ("(1. K@e2) *", 3, 1),
        ("1. K@e2 (()) *", 3, 10),
        ("1. K@e2 * 1. K@e7", 3, 14),
        ("1. K@e2 $256 *", 3, 9),
        ("1. K@e2 {[%dice 1,2,9]} *", 3, 9),
    ];
    let tags = [
        ("[Variant \"Chess\"]", 2, 1),
        ("[White \"no end]", 2, 1),
        ("[White no quotes]", 2, 1),
        ("[FEN \"8/8\"]", 2, 1),
        ("[FEN \"8/8/8/8/8/8/8/8[] w - - 0 1\"]", 4, 4),
        ("[Ruleset \"chess\"]", 2, 1),
        ("[RulesetVersion \"9\"]", 4, 4),
        ("[Stage \"middle\"]", 2, 1),
        ("[Dice \"7\"]", 2, 1),
        ("[Deployment \"K@e9\"]", 2, 1),
        ("[Deployment \"K@e4\"]", 4, 4),
    ];
    let damaged = moves
        .map(|(text, line, column)| (format!("[Event \"damaged\"]\n\n{text}\n\n"), line, column))
        .into_iter()
        .chain(tags.map(|(tag, line, column)| {
            (
                format!("[Event \"damaged\"]\n{tag}\n\n1. K@e2 *\n\n"),
                line,
                column,
            )
        }));
    for (text, line, column) in damaged {
        let games = read(&format!("{text}{sound}{text}{sound}"));
        let shown: Vec<String> = games
            .iter()
            .map(|game| match game {
                Ok(_) => "sound".to_owned(),
                Err(error) => error.to_string(),
            })
            .collect();
        assert_eq!(games.len(), 4, "{text}: {shown:?}");
        let error = games[0].as_ref().unwrap_err();
        assert_eq!(
            (error.game, error.line, error.column),
            (1, line, column),
            "{error}"
        );
        assert_eq!(games[2].as_ref().unwrap_err().game, 3);
        for index in [1, 3] {
            let record = games[index].as_ref().unwrap();
            assert_eq!(record.tags.get("Event"), Some("sound"));
        }
    }
}

#[test]
fn depth_and_length_are_bounded() {
    let nested = |depth: usize| {
        let mut text = String::from("1. K@e2 ");
        for level in 0..depth {
            text.push_str(if level % 2 == 0 {
                "(1. K@d2 "
            } else {
                "(1. K@e2 "
            });
        }
        text.push_str(&")".repeat(depth));
        text.push_str(" *\n");
        text
    };
    assert!(read(&nested(DEEPEST_VARIATION)).remove(0).is_ok());
    let record = one(&nested(DEEPEST_VARIATION));
    let text = pgn::write(&record, Dialect::Sittuyin).unwrap();
    assert!(read(&text).remove(0).is_ok());
    for depth in [DEEPEST_VARIATION + 1, 100_000] {
        let error = read(&nested(depth)).remove(0).unwrap_err();
        assert!(matches!(error.kind, ReadPgnErrorKind::TooDeep));
    }
    // A game longer than any may be is one error, and is not kept in memory.
    let long = format!(
        "1. K@e2 {{{}}} *\n\n[Event \"next\"]\n\n*\n",
        "x".repeat(pgn::LONGEST_GAME)
    );
    let games = read(&long);
    assert!(matches!(
        games[0].as_ref().unwrap_err().kind,
        ReadPgnErrorKind::TooLong
    ));
    assert_eq!(games[1].as_ref().unwrap().tags.get("Event"), Some("next"));
    // A long line of moves is no deep tree.
    let shuffle = "Kb1 Kb8 Ka1 Ka8 ".repeat(20_000);
    let fen = "k7/8/8/8/8/8/8/K6R[] w - - 0 1";
    let record = one(&format!("[FEN \"{fen}\"]\n\n{shuffle}*\n"));
    assert_eq!(record.tree.len(), 80_000);
    let text = pgn::write(&record, Dialect::Sittuyin).unwrap();
    assert!(text.contains("40000. Ka1 Ka8"));
}

#[test]
fn bytes_that_are_not_utf8_are_latin_1() {
    let text = b"[White \"Andr\xe9\"]\n\n1. K@e2 *\n";
    let record = Reader::new(&text[..]).next().unwrap().unwrap();
    assert_eq!(record.tags.get("White"), Some("André"));
}

#[test]
fn streams_without_games_are_empty() {
    for text in ["", "\n\n", "% nothing\n", "\u{feff}"] {
        assert!(read(text).is_empty());
    }
    // Tags alone are a game that has not begun.
    let games = read("[Event \"a\"]\n[White \"x\"]\n\n[Event \"b\"]\n");
    assert_eq!(games.len(), 2);
    assert_eq!(games[1].as_ref().unwrap().score, Score::Unknown);
}
