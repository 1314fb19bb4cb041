//! Reviews of short games whose occasions were found by hand, and of many played at random.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use sittuyin::{Color, Draws, Game, Mark, Ruleset, fen::Fen, uci::UciMove};
use sittuyin_engine::{Moment, MomentKind, NoReview, Review, Skill, Verdict, review};

fn played(ruleset: Ruleset, fen: &str, moves: &str) -> Game {
    let Fen(setup) = fen.parse().unwrap();
    let mut game = Game::from_setup(setup, ruleset, Draws::Platform).unwrap();
    for text in moves.split_whitespace() {
        game.play_uci(text).unwrap();
    }
    game
}

fn of(game: &Game, color: Color, skill: Skill) -> Review {
    review(game, color, skill, &mut |_, _| ()).unwrap()
}

/// White's review of a game under the Formal rules.
fn formal(skill: Skill, fen: &str, moves: &str) -> Review {
    of(&played(Ruleset::Formal, fen, moves), Color::White, skill)
}

fn no_occasion(skill: Skill, fen: &str, moves: &str) {
    let review = formal(skill, fen, moves);
    assert_eq!(
        review.verdict,
        Verdict::NoOccasion,
        "{fen} {moves}: {review:?}"
    );
}

/// What happened when, and the better moves.
fn told(review: &Review) -> Vec<(usize, MomentKind, Option<String>)> {
    let better = |moment: &Moment| moment.better.map(|better| UciMove(better).to_string());
    (review.moments.iter())
        .map(|moment| (moment.turn, moment.kind, better(moment)))
        .collect()
}

fn squares(moment: &Moment) -> Vec<(String, Mark)> {
    (moment.squares.iter())
        .map(|&(square, mark)| (square.to_string(), mark))
        .collect()
}

/// The pawn of e5 stands on the diagonal, White has no general, and no man of either side attacks
/// anything: a general is worth more than a pawn, so nothing is better than to promote.
const CHANCE: &str = "r5k1/pf6/8/4P3/8/8/PP6/R5K1[] w - - 0 1";

#[test]
fn a_chance_to_promote_lasts_until_it_closes() {
    // e5e6 leaves the diagonal for good: the chance is gone.
    let missed = formal(Skill::Promotion, CHANCE, "e5e6");
    let expected = (0, MomentKind::PromotionMissed, Some("e5e5f".to_owned()));
    assert_eq!(told(&missed), [expected]);
    assert_eq!(
        (missed.verdict, missed.kept, missed.occasions),
        (Verdict::NotMet, 0, 1)
    );
    assert_eq!(
        squares(&missed.moments[0]),
        [("e5".to_owned(), Mark::Target)]
    );

    // A quiet move before it is one chance all the same, told where it began.
    let later = formal(Skill::Promotion, CHANCE, "a1b1 g8h8 e5e6");
    assert_eq!((later.moments[0].turn, later.occasions), (0, 1));
    let taken = formal(Skill::Promotion, CHANCE, "a1b1 g8h8 b1a1 h8g8 e5e5f");
    assert_eq!(told(&taken), [(4, MomentKind::Promoted, None)]);
    assert_eq!(
        (taken.verdict, taken.kept, taken.occasions),
        (Verdict::Met, 1, 1)
    );

    // A game that ends with the chance still open has missed it.
    let open = formal(Skill::Promotion, CHANCE, "a1b1 g8h8");
    assert_eq!(open.moments[0].kind, MomentKind::PromotionMissed);

    // The same for Black, on the board turned round.
    let black = played(
        Ruleset::Formal,
        "1k5r/6pp/8/8/3p4/8/6FP/1K5R[] b - - 0 1",
        "d4d3",
    );
    let expected = (0, MomentKind::PromotionMissed, Some("d4d4f".to_owned()));
    assert_eq!(
        told(&of(&black, Color::Black, Skill::Promotion)),
        [expected]
    );
    assert_eq!(
        of(&black, Color::White, Skill::Promotion).verdict,
        Verdict::NoOccasion
    );
}

#[test]
fn a_promotion_is_no_chance_where_there_is_better_to_do() {
    // The rook mates on h8. After a promotion Black checks on b1 and there is no mate in sight.
    no_occasion(
        Skill::Promotion,
        "k7/7R/1K6/4P3/8/8/8/2r5[] w - - 0 1",
        "h7h8",
    );
    // Here it would mate a move later just the same, but a mate is not put off.
    let mate = formal(
        Skill::Promotion,
        "k7/7R/1K6/4P3/8/8/8/8[] w - - 0 1",
        "h7h8",
    );
    assert_eq!(mate.verdict, Verdict::NoOccasion);
    // A whole rook stands to be taken on b8, and it would take the rook of b1 in turn.
    let rook = "1r5k/p7/8/4P3/8/8/P7/KR6[] w - - 0 1";
    no_occasion(Skill::Promotion, rook, "b1b8");
}

#[test]
fn a_pawn_past_its_line_is_noted_and_not_counted() {
    // With the general on b2 nothing can be promoted yet; from e6 nothing ever can.
    let general = "7k/p7/8/4P3/8/8/PF6/KR6[] w - - 0 1";
    let passed = formal(Skill::Promotion, general, "e5e6");
    assert_eq!(told(&passed), [(0, MomentKind::PromotionPassed, None)]);
    assert_eq!((passed.verdict, passed.occasions), (Verdict::NoOccasion, 0));
    // It was past already.
    let past = "7k/p7/4P3/8/8/8/PF6/KR6[] w - - 0 1";
    assert_eq!(formal(Skill::Promotion, past, "e6e7").moments, []);
    // The same for Black, whose pawn of d4 goes down.
    let black = played(
        Ruleset::Formal,
        "6rk/6fp/8/8/3p4/8/7P/K7[] b - - 0 1",
        "d4d3",
    );
    let passed = of(&black, Color::Black, Skill::Promotion);
    assert_eq!(told(&passed), [(0, MomentKind::PromotionPassed, None)]);
    // The pawn of d4 may still stop on d5.
    let early = "7k/p7/8/8/3P4/8/PF6/KR6[] w - - 0 1";
    assert_eq!(formal(Skill::Promotion, early, "d4d5").moments, []);
}

#[test]
fn a_man_left_hanging() {
    // The pawn of e6 takes on d5, and nothing takes back; from e3 the knight had seven other squares.
    let hung = formal(Skill::Hanging, "k7/8/4p3/8/8/4N3/8/K6R[] w - - 0 1", "e3d5");
    assert_eq!(
        (hung.verdict, hung.kept, hung.occasions),
        (Verdict::NotMet, 0, 1)
    );
    let moment = &hung.moments[0];
    assert_eq!(
        (moment.kind, moment.turn, moment.shown),
        (MomentKind::LeftHanging, 0, 1)
    );
    let expected = [
        ("d5".to_owned(), Mark::Target),
        ("e6".to_owned(), Mark::Attacker),
    ];
    assert_eq!(squares(moment), expected);
    assert!(moment.better.is_some());

    // The knight of d5 is attacked and goes to f4, which the pawn of e6 does not reach.
    let saved = formal(Skill::Hanging, "k7/8/4p3/3N4/8/8/8/K6R[] w - - 0 1", "d5f4");
    assert_eq!(told(&saved), [(0, MomentKind::Saved, None)]);
    assert_eq!(saved.verdict, Verdict::Met);
}

#[test]
fn what_could_not_be_kept_or_was_well_sold_does_not_hang() {
    // The pawn of e6 forks the knights. Neither can take it, give check, or guard the other so that
    // it would cost no more than the pawn.
    let fork = "7K/7p/4p3/3N1N2/8/8/6PP/k7[] w - - 0 1";
    no_occasion(Skill::Hanging, fork, "d5f4 e6f5");
    // Forked with a rook that can guard the knight from e5 and no more, the knight costs a pawn less
    // there; either way something goes.
    let rook = "7K/8/4p3/2PR1N2/3P4/8/8/k7[] w - - 0 1";
    no_occasion(Skill::Hanging, rook, "f5g3 e6d5");
    // A knight for a rook.
    let sold = "4k3/2p5/3r4/8/4N3/8/8/4K2R[] w - - 0 1";
    no_occasion(Skill::Hanging, sold, "e4d6 c7d6");
    // The same, though the rook of g3 was to be had for nothing: a worse sale, but a sale.
    let worse = "4k3/2p5/3r4/8/4N3/6r1/8/4K2R[] w - - 0 1";
    no_occasion(Skill::Hanging, worse, "e4d6 c7d6");
}

#[test]
fn a_capture_that_wins_material() {
    // Nobody guards the knight of d5.
    let offered = "k7/8/8/3n4/8/8/8/K2R3R[] w - - 0 1";
    let missed = formal(Skill::Captures, offered, "h1h2");
    let expected = (0, MomentKind::CaptureMissed, Some("d1d5".to_owned()));
    assert_eq!(told(&missed), [expected]);
    let taken = formal(Skill::Captures, offered, "d1d5");
    assert_eq!(told(&taken), [(0, MomentKind::Captured, None)]);
    assert_eq!(taken.verdict, Verdict::Met);
    // The pawn of e6 guards it: a rook for a knight is no gain.
    let guarded = "k7/8/4p3/3n4/8/8/8/K2R3R[] w - - 0 1";
    no_occasion(Skill::Captures, guarded, "h1h2");
    // To mate on h8 is better than to take the knight of h1.
    let mate = "k7/7R/1K6/8/8/8/8/7n[] w - - 0 1";
    no_occasion(Skill::Captures, mate, "h7h8");
    // What was missed here is the mate, not the knight.
    no_occasion(Skill::Captures, mate, "b6a5");
}

#[test]
fn mates_in_one_and_two() {
    let in_one = "k7/7R/1K6/8/8/8/8/8[] w - - 0 1";
    let missed = formal(Skill::Mate, in_one, "h7h1");
    let expected = (0, MomentKind::MateMissed, Some("h7h8".to_owned()));
    assert_eq!(told(&missed), [expected]);
    assert_eq!(missed.moments[0].number, Some(1));
    // Kb6 leaves only Kb8, and the rook mates on h8. No check of the rook mates at once: on h8 it
    // leaves a7, on a1 it leaves b8.
    let in_two = "k7/8/2K5/8/8/8/8/7R[] w - - 0 1";
    let mated = formal(Skill::Mate, in_two, "c6b6 a8b8 h1h8");
    let numbers: Vec<_> = mated.moments.iter().map(|moment| moment.number).collect();
    assert_eq!(
        (mated.verdict, mated.kept, numbers),
        (Verdict::Met, 2, vec![Some(2), Some(1)])
    );
    // After Rh2 the king walks out by a7.
    let missed = formal(Skill::Mate, in_two, "h1h2");
    assert_eq!(
        (missed.moments[0].kind, missed.moments[0].number),
        (MomentKind::MateMissed, Some(2))
    );
    // Between Rh7 and the mate the count would run out: after Kb8 it stands at 33 of 32.
    let counted = played(
        Ruleset::Modern,
        "k7/8/2K5/8/8/8/8/7R[] w - 32 31 17",
        "h1h7",
    );
    assert_eq!(
        of(&counted, Color::White, Skill::Mate).verdict,
        Verdict::NoOccasion
    );
}

#[test]
fn mates_that_were_allowed_or_met() {
    // The rook of a2 would mate on a1, where only the knight guards. From d4 it reaches neither a1
    // nor a square between.
    let allowed = formal(Skill::Shelter, "8/8/8/8/8/7k/r1N5/7K[] w - - 0 1", "c2d4");
    let moment = &allowed.moments[0];
    assert_eq!(
        (moment.kind, moment.number),
        (MomentKind::MateAllowed, Some(1))
    );
    assert!(moment.better.is_some());
    let expected = [
        ("h1", Mark::Target),
        ("a2", Mark::Attacker),
        ("a1", Mark::Line),
    ];
    assert_eq!(
        squares(moment),
        expected.map(|(name, mark)| (name.to_owned(), mark))
    );
    // Out of the corner the king has f2 when the rook checks.
    let met = formal(Skill::Shelter, "8/8/8/8/3N4/7k/r7/7K[] w - - 0 1", "h1g1");
    assert_eq!(told(&met), [(0, MomentKind::MateParried, None)]);
    // Here Kg1 is the only move, and the rook mates all the same.
    let lost = formal(Skill::Shelter, "8/8/8/8/8/6k1/r7/7K[] w - - 0 1", "h1g1");
    assert_eq!(lost.verdict, Verdict::NoOccasion);
}

#[test]
fn rooks_find_their_lines_or_do_not() {
    // Twenty moves: the rook of a1 finds the b-file with its first, that of h1 stays behind its pawn.
    // The kings walk in rings of four and three squares, so that no position comes five times.
    let white = ["e1e2", "e2d2", "d2d1", "d1e1"];
    let black = ["e8e7", "e7d8", "d8e8"];
    let mut moves = vec!["a1b1", black[0]];
    for turn in 0..19 {
        moves.extend([white[turn % 4], black[(turn + 1) % 3]]);
    }
    let start = "4k3/8/8/8/8/8/P6P/R3K2R[] w - - 0 1";
    let review = formal(Skill::Lines, start, &moves.join(" "));
    assert_eq!(
        (review.verdict, review.kept, review.occasions),
        (Verdict::Partly, 1, 2)
    );
    let [opened, shut] = &review.moments[..] else {
        panic!("{review:?}")
    };
    assert_eq!(
        (opened.kind, opened.turn, opened.number),
        (MomentKind::RookOpened, 0, Some(1))
    );
    assert_eq!(
        (shut.kind, shut.turn, shut.number),
        (MomentKind::RookShut, 38, Some(20))
    );
    let expected = [
        ("h1".to_owned(), Mark::Target),
        ("h2".to_owned(), Mark::Line),
    ];
    assert_eq!(squares(shut), expected);
    // A game that is over before says nothing of it.
    let short = formal(Skill::Lines, start, "e1e2 e8e7");
    assert_eq!(short.verdict, Verdict::NoOccasion);
    // The knight takes the rook that never had a line.
    let lost = formal(
        Skill::Lines,
        "4k3/8/8/8/8/1n6/P7/R5K1[] w - - 0 1",
        "g1g2 b3a1",
    );
    assert_eq!(told(&lost), [(1, MomentKind::RookLost, None)]);
    // Black's lines run the other way.
    let black = played(
        Ruleset::Formal,
        "r3k2r/p6p/8/8/8/8/P7/4K3[] b - - 0 1",
        "a8b8",
    );
    let review = of(&black, Color::Black, Skill::Lines);
    assert_eq!(told(&review), [(0, MomentKind::RookOpened, None)]);
}

#[test]
fn the_count_is_met_or_not() {
    // Cases K13 and K14 of the rules: the mate on the sixteenth move counts, the seventeenth is late.
    let mate = played(
        Ruleset::Modern,
        "k7/8/1K6/8/8/8/8/7R[] w - 32 31 17",
        "h1h8",
    );
    let kept = of(&mate, Color::White, Skill::Count);
    assert_eq!(told(&kept), [(0, MomentKind::CountKept, None)]);
    assert_eq!(kept.moments[0].number, Some(16));
    assert_eq!(
        of(&mate, Color::Black, Skill::Count).verdict,
        Verdict::NoOccasion
    );
    let late = played(
        Ruleset::Modern,
        "k7/8/1K6/8/8/8/8/6R1[] b - 32 32 17",
        "a8b8",
    );
    assert_eq!(
        of(&late, Color::White, Skill::Count).verdict,
        Verdict::NotMet
    );
    // The Formal rules do not count.
    let formal = formal(Skill::Count, "k7/8/1K6/8/8/8/8/7R[] w - - 0 1", "h1h8");
    assert_eq!(formal.verdict, Verdict::NoOccasion);
}

#[test]
fn a_game_with_dice_is_not_reviewed() {
    let game = Game::new(Ruleset::Dice).unwrap();
    for skill in Skill::ALL {
        assert_eq!(
            review(&game, Color::White, skill, &mut |_, _| ()),
            Err(NoReview::Dice)
        );
    }
}

#[test]
fn progress_counts_the_own_turns() {
    let game = played(Ruleset::Formal, CHANCE, "a1b1 g8h8 b1a1");
    let mut seen = Vec::new();
    review(&game, Color::White, Skill::Mate, &mut |done, all| {
        seen.push((done, all));
    })
    .unwrap();
    assert_eq!(seen, [(1, 2), (2, 2)]);
}

/// A game of arbitrary lawful moves.
fn random(ruleset: Ruleset, mut seed: u64) -> Game {
    let mut game = Game::new(ruleset).unwrap();
    while game.outcome().is_none() && game.moves().len() < 90 {
        let moves = game.position().legal_moves();
        // xorshift64 (Marsaglia 2003)
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        game.play(moves[(seed % moves.len() as u64) as usize])
            .unwrap();
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_game_is_reviewed_and_always_alike(
        ruleset in prop::sample::select(Ruleset::ALL.to_vec()),
        skill in prop::sample::select(Skill::ALL.to_vec()),
        color in prop::sample::select(Color::ALL.to_vec()),
        seed in 1..u64::MAX,
    ) {
        if ruleset == Ruleset::Dice {
            return Ok(());
        }
        let game = random(ruleset, seed);
        let first = of(&game, color, skill);
        prop_assert_eq!(&first, &of(&game, color, skill));
        prop_assert!(first.kept <= first.occasions && first.occasions <= first.moments.len());
        prop_assert!(first.moments.is_sorted_by_key(|moment| moment.turn));
        for moment in &first.moments {
            prop_assert_eq!(moment.played, game.moves()[moment.turn]);
            prop_assert!(moment.shown - moment.turn <= 1);
            if let Some(better) = moment.better {
                prop_assert!(better != moment.played);
                prop_assert!(game.positions()[moment.turn].is_legal(better));
                prop_assert_eq!(game.positions()[moment.turn].turn(), color);
            }
        }
    }
}
