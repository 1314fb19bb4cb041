//! Games in the terminal.

use crate::program::{refused, run_with};

fn play(arguments: &[&str], script: &[&str]) -> String {
    let mut all = vec!["play"];
    all.extend(arguments);
    let run = run_with(&all, (script.join("\n") + "\n").as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{run:?}");
    run.out
}

/// Asserts that the texts occur in this order.
fn assert_in_order(out: &str, texts: &[&str]) {
    let mut rest = out;
    for text in texts {
        let Some(at) = rest.find(text) else {
            panic!("'{text}' is missing in what follows:\n{rest}");
        };
        rest = &rest[at + text.len()..];
    }
}

#[test]
fn two_people_arrange_and_move() {
    let script = "
        place K e2\n F@d4\n place S b2\n place elephant c2\n place N e3\n N@f3\n R@a1\n confirm
        put r on h1\n confirm
        K@d7\n F@e5\n S@g7\n S@f7\n N@d6\n N@c6\n R@h8\n R@a8\n fen\n confirm
        bxa4\n a4\n bxa4\n fen\n undo\n fen\n quit";
    let script: Vec<_> = script.lines().map(str::trim).collect();
    let out = play(&["--opponent", "human"], &script);
    assert_in_order(
        &out,
        &[
            "White holds K F S S N N R R",
            "You still hold R; place them first.",
            "Type 'confirm'",
            "Black places> ",
            "r6r/3k1ss1/2nnpppp/",
            // Black's pawn stands on b5, and White has none on b3 that could capture on a4.
            "White> ",
            "Goodbye.",
        ],
    );
    let fens: Vec<_> = out.lines().filter(|line| line.contains("[] ")).collect();
    assert_eq!(fens.len(), 3, "{out}");
    assert!(fens[1].contains("/p2F"), "{out}");
    assert!(fens[2].contains("/P2F"), "{out}");
}

#[test]
fn refusals_name_the_rule() {
    let out = play(
        &[],
        &[
            "K@e1",
            "why N@a5",
            "place K d4",
            "place Q e2",
            "take e2",
            "a3a4",
            "sideways",
            "why",
            "why K@e2",
            "moves",
            "confirm",
            "quit",
        ],
    );
    assert_in_order(
        &out,
        &[
            "Only rooks may be placed on the back rank (C5).",
            "Not lawful: a piece is placed on an empty square only.",
            "After this placement your own king would be attacked (C6).",
            "is not a piece",
            "You still hold pieces; place them first (C29).",
            "'sideways' is neither a command nor a move",
            "Type the move too",
            "It is lawful.",
            "K king: a2 b2 c2 d2 e2 f2 g2 h2 e3 f3 g3 h3\n",
            "R rook: a1 b1 c1 d1 e1 f1 g1 h1\n",
            "You still hold KFSSNNRR; place them first.",
        ],
    );
}

#[test]
fn an_arrangement_can_be_changed_until_it_is_confirmed() {
    let out = play(
        &["--level", "1", "--seed", "1"],
        &[
            "K@e2", "e2f2", "undo", "arrange", "take all", "arrange", "confirm", "undo", "fen",
        ],
    );
    assert_in_order(
        &out,
        &[
            "   2   .  /  .  .  K  .  \\  .   2",
            "   2   .  /  .  .  .  K  \\  .   2",
            "White holds K F S S N N R R",
            "Type 'confirm' when the army stands as you want it.",
            "White holds K F S S N N R R",
            "Type 'confirm' when the army stands as you want it.",
            "The computer has placed its army.",
            // Taking it back brings the arrangement back.
            "Black holds k f s s n n r r",
            "Type 'confirm' when the army stands as you want it.",
            "White places> ",
        ],
    );
}

#[test]
fn a_mate_ends_the_game_with_its_reason() {
    let out = play(
        &[
            "--opponent",
            "human",
            "--fen",
            "k7/8/1K6/8/8/8/8/7R[] w - - 0 1",
        ],
        &["moves h1", "Rh8", "Kb8", "undo", "h1h8", "new", "quit"],
    );
    assert_in_order(
        &out,
        &[
            "14 lawful:",
            "White wins: checkmate (C30).",
            "over> The game is over.",
            "White> ",
            "White wins: checkmate (C30).",
            "White> ",
            "Goodbye.",
        ],
    );
}

#[test]
fn a_claim_ends_the_game_and_can_be_taken_back() {
    let out = play(
        &[
            "--opponent",
            "human",
            "--fen",
            "1k6/8/8/8/8/8/P7/K6R[] w - - 99 60",
        ],
        &["claim", "Rg1", "claim threefold", "claim", "undo", "quit"],
    );
    assert_in_order(
        &out,
        &[
            "There is no draw to claim now.",
            "You may claim a draw: fifty-move.",
            "There is no draw 'threefold' to claim now.",
            "Draw: claimed: fifty moves without a capture, pawn move or promotion (C22).",
            "over> ",
            "You may claim a draw: fifty-move.",
            "Black> ",
        ],
    );
}

#[test]
fn resigning_and_agreeing_ask_first() {
    let out = play(
        &["--opponent", "human"],
        &[
            "resign", "no", "draw", "yes", "undo", "resign", "yes", "resign", "quit",
        ],
    );
    assert_in_order(
        &out,
        &[
            "Does White give up?",
            "The game goes on.",
            "Do both agree on a draw?",
            "Draw: agreement (C26).",
            "White places> ",
            "Black wins: resignation (C26).",
            "The game is over.",
        ],
    );
}

#[test]
fn the_computer_places_in_turn_and_moves() {
    let out = play(
        &[
            "--ruleset",
            "modern",
            "--color",
            "black",
            "--level",
            "1",
            "--seed",
            "5",
        ],
        &["K@d7", "undo", "K@e7", "flip", "board", "resign", "yes"],
    );
    assert_eq!(out.matches("The computer plays ").count(), 3, "{out}");
    assert!(out.contains("White wins: resignation"), "{out}");
}

#[test]
fn the_computer_finds_a_mate() {
    let out = play(
        &[
            "--ruleset",
            "modern",
            "--color",
            "black",
            "--level",
            "10",
            "--seed",
            "1",
            "--fen",
            "k7/8/1K6/8/8/8/8/7R[] w - - 0 1",
        ],
        &["quit"],
    );
    assert!(out.contains("The computer plays Rh8# (h1h8)."), "{out}");
    assert!(out.contains("White wins: checkmate (C30)."), "{out}");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let script = ["arrange", "confirm", "moves", "fen", "quit"];
    let once = play(&["--seed", "7", "--level", "2"], &script);
    assert_eq!(once, play(&["--seed", "7", "--level", "2"], &script));
}

#[test]
fn every_end_of_input_is_an_end() {
    for script in [
        &b""[..],
        b"resign",
        b"resign\n",
        b"\xff\xfe\n",
        b"K@e2\nconf",
    ] {
        let run = run_with(&["play"], script);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{run:?}");
        assert!(run.out.ends_with("Goodbye.\n"), "{run:?}");
    }
}

#[test]
fn refuses_bad_options() {
    for arguments in [
        &["play", "--level", "0"][..],
        &["play", "--level", "11"],
        &["play", "--color", "red"],
        &["play", "--fen", "nonsense"],
        &["play", "--fen", "8/8/8/3k4/8/8/8/7R[] w - - 0 1"],
        &["play", "--opponent", "cat"],
        &["play", "--order", "hidden"],
        &["play", "--ruleset", "modern", "--order", "all-then-all"],
        &["play", "--ruleset", "tournament", "--order", "sideways"],
        &[
            "play",
            "--ruleset",
            "tournament",
            "--order",
            "hidden",
            "--fen",
            "8/8/8/3k4/8/8/8/K6R w",
        ],
    ] {
        refused(arguments, b"");
    }
}

/// Two armies for `tournament`, behind their pawns.
const WHITE: [&str; 8] = [
    "K@e2", "F@d2", "S@c2", "S@f3", "N@b2", "N@g3", "R@a1", "R@h1",
];
const BLACK: [&str; 8] = [
    "K@d7", "F@e7", "S@f7", "S@c6", "N@g7", "N@b6", "R@h8", "R@a8",
];

#[test]
fn the_curtain_hides_the_first_army_from_the_second_player() {
    let mut script = WHITE.to_vec();
    script.extend(["confirm", ""]);
    // A white piece stands on e2, behind the curtain: nothing that is said may show it.
    script.extend(["fen", "board", "moves", "undo", "why K@e2"]);
    script.extend(BLACK);
    script.extend([
        "confirm", "undo", "fen", "c2d3", "exd4", "undo", "fen", "quit",
    ]);
    let out = play(
        &[
            "--ruleset",
            "tournament",
            "--order",
            "hidden",
            "--opponent",
            "human",
        ],
        &script,
    );
    let (before, after) = out
        .split_once("The curtain goes up.")
        .expect("it goes up in the end");
    let (_, secret) = before
        .split_once("Hand over to Black.")
        .expect("White hands over");
    assert_in_order(
        secret,
        &[
            "press Enter to arrange yours: ",
            "White holds K F S S N N R R",
            "Black places> 8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFSSNNRRkfssnnrr] b - - 0 1\n",
            "There is nothing to take back",
            "Type 'confirm'",
        ],
    );
    for line in secret.lines().filter(|line| line.starts_with("   2 ")) {
        assert_eq!(line, "   2   .  /  .  .  .  .  \\  .   2");
    }
    let fen = "r6r/3kfsn1/1ns1pppp/pppp4/4PPPP/PPPP1SN1/1NSFK3/R6R[] w - - 0 2";
    assert_in_order(
        after,
        &[
            "The arrangements have been shown and stand.",
            fen,
            "One of your own pieces stands there.",
            "The piece does not move like that.",
            "White> ",
        ],
    );
}

#[test]
fn the_computer_does_not_look_behind_the_curtain() {
    let ranks = |king| {
        let mut script = vec![king];
        script.extend(&WHITE[1..]);
        script.extend(["confirm", "fen"]);
        let hidden = ["--ruleset", "tournament", "--order", "hidden"];
        let out = play(
            &[&hidden[..], &["--level", "1", "--seed", "4"]].concat(),
            &script,
        );
        let (before, after) = out
            .split_once("The curtain goes up.")
            .expect("it goes up in the end");
        assert!(
            before.contains("Both sides place behind the curtain"),
            "{before}"
        );
        assert!(before.matches("Black holds k f s s n n r r").count() > 8);
        let fen = after.lines().find_map(|line| line.strip_prefix("White> "));
        let ranks: Vec<_> = fen.expect("a FEN").split('/').map(str::to_owned).collect();
        assert!(ranks[7].contains("[] w "), "{ranks:?}");
        ranks
    };
    // Whatever the own army is, the computer's is the same.
    let (one, other) = (ranks("K@e2"), ranks("K@h2"));
    assert_eq!(one[..4], other[..4]);
    assert_ne!(one[4..], other[4..]);
}

#[test]
fn dice_are_thrown_in_front_of_both() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1";
    let out = play(
        &["--ruleset", "dice", "--opponent", "human", "--fen", fen],
        &[
            "e2e3",
            "throw 1,2",
            "throw 6,1,2",
            "throw 1,1,1",
            "moves",
            "e3",
            "why e3e4",
            "undo",
            "e2e3",
            "Ke2",
            "throw 4 4 5",
            "throw",
            "quit",
        ],
    );
    assert_in_order(
        &out,
        &[
            "Type 'throw' to throw the dice.",
            "White throws> Throw the dice first (C27).",
            "White throws> Three dice are thrown",
            "White throws 1,2,6: pawn, knight, king.",
            "Dice to play: 1,2,6 (pawn, knight, king).",
            "White> No dice are to be thrown now.",
            "5 lawful: ",
            "Dice to play: 2,6 (knight, king).",
            "Not lawful: no unused die moves this piece (C27).",
            // What was thrown stays thrown.
            "Dice to play: 1,2,6 (pawn, knight, king).",
            "Dice to play: 2,6 (knight, king).",
            "Black throws> Black throws 4,4,5: rook, rook, general.",
            "None of these can move; the turn passes.",
            "White throws> White throws ",
        ],
    );
}

#[test]
fn the_computer_throws_visibly_and_takes_the_king() {
    let out = play(
        &[
            "--ruleset",
            "dice",
            "--color",
            "black",
            "--seed",
            "1",
            "--fen",
            "4k3/RRRRRRRR/8/8/8/8/8/K7[] w - - 0 1",
        ],
        &["throw", "throw", "throw", "throw", "quit"],
    );
    assert_in_order(
        &out,
        &["White throws ", "White wins: the king was captured (C27)."],
    );
    let again = play(
        &[
            "--ruleset",
            "dice",
            "--color",
            "black",
            "--seed",
            "1",
            "--fen",
            "4k3/RRRRRRRR/8/8/8/8/8/K7[] w - - 0 1",
        ],
        &["throw", "throw", "throw", "throw", "quit"],
    );
    assert_eq!(out, again);
}

#[test]
fn pawns_make_room_for_pieces() {
    let out = play(
        &["--ruleset", "parlett", "--level", "1", "--seed", "1"],
        &[
            "N@a3",
            "n@a3,b2",
            "fen",
            "moves",
            "take a3",
            "fen",
            "place N on a3 b2",
            "fen",
            "arrange",
            "confirm",
        ],
    );
    let displaced = "8/8/4pppp/pppp4/4PPPP/NPPP4/1P6/8[KFSSNRRkfssnnrr] w";
    assert_in_order(
        &out,
        &[
            "One of your pawns stands there; say where it goes (C17).",
            displaced,
            "  on your pawns: b2 b3 c3 d3 e4 f4 g4 h4\n",
            "say where it goes behind the line: N@a3,b2 (C17).",
            "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFSSNNRRkfssnnrr] w",
            displaced,
            "The computer has placed its army.",
        ],
    );
}

#[test]
fn the_free_rearrangement_is_announced() {
    let fen = "5rr1/2k1s3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[n] b";
    let out = play(
        &["--ruleset", "murray", "--opponent", "human", "--fen", fen],
        &[
            "moves", "N@d7", "moves c2", "Kc2h1", "e6e5", "a5a4", "moves", "quit",
        ],
    );
    let begins = "Free rearrangement: put a piece on any empty square of your half.";
    assert_in_order(
        &out,
        &[
            "N knight: ",
            "  on your pawns: ",
            begins,
            // The king may go to sixteen squares but for a4, b4, c4 and d4.
            "12 lawful: ",
            begins,
            "Black> ",
            "That piece",
        ],
    );
}
