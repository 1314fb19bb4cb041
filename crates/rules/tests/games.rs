//! Counts, claims, repetition and results, replayed as games.
//!
//! The expected FEN fields and results of `modern` were printed by pyffish 0.0.90 (Fairy-Stockfish
//! 230826); the others are worked out by hand beside the test.

#![allow(clippy::unwrap_used)]

use sittuyin::{
    Claim, Color, Count, Draws, Game, GameError, IllegalReason, Outcome, Reason, RuleNumber,
    Ruleset, fen::Fen,
};

fn game(fen: &str, ruleset: Ruleset, draws: Draws) -> Game {
    let Fen(setup) = fen.parse().unwrap();
    Game::from_setup(setup, ruleset, draws).unwrap()
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play_uci(text)
            .unwrap_or_else(|error| panic!("{text} in {}: {error}", game.fen()));
    }
}

/// Side, castling, limit and count: the middle of the FEN.
fn tail(game: &Game) -> String {
    game.fen()
        .split(' ')
        .skip(1)
        .take(4)
        .collect::<Vec<_>>()
        .join(" ")
}

fn draw(reason: Reason) -> Option<Outcome> {
    Some(Outcome {
        winner: None,
        reason,
    })
}

#[test]
fn formal_and_tournament_never_count() {
    for ruleset in [Ruleset::Formal, Ruleset::Tournament] {
        let mut game = game(
            "8/8/8/3k4/3n4/8/8/3RK3[] w - - 0 1",
            ruleset,
            Draws::Platform,
        );
        play(&mut game, "d1d4");
        assert_eq!(game.count(), None);
    }
}

#[test]
fn only_a_lone_king_is_counted() {
    // C18; pyffish does not count with a second knight on the board either. A man in hand counts as well (C30).
    for fen in [
        "8/8/8/3k4/3n3n/8/8/3RK3[] w - - 0 1",
        "8/8/8/3k4/3n4/8/8/3RK3[r] w - - 0 1",
    ] {
        let mut game = game(fen, Ruleset::Modern, Draws::Ruleset);
        play(&mut game, "d1d4");
        assert_eq!(game.count(), None, "{fen}");
    }
}

#[test]
fn the_side_with_more_than_its_king_must_mate_in_time() {
    for (fen, attacker) in [
        ("8/8/8/3k4/3n4/8/8/3RK3[] w - - 0 1", Color::White),
        ("3rk3/8/8/3N4/3K4/8/8/8[] b - - 0 1", Color::Black),
    ] {
        let mut game = game(fen, Ruleset::Modern, Draws::Ruleset);
        play(
            &mut game,
            if attacker == Color::White {
                "d1d4"
            } else {
                "d8d5"
            },
        );
        assert_eq!(game.count(), Some(Count { limit: 32, used: 0 }));
        assert_eq!(Count::attacker(game.position()), attacker);
    }
}

#[test]
fn the_count_runs_out_after_the_bare_kings_next_move() {
    // K14: not over at 32, over at 33.
    let mut game = game(
        "k7/8/1K6/8/8/8/8/6R1[] b - 32 32 17",
        Ruleset::Modern,
        Draws::Ruleset,
    );
    assert_eq!(game.outcome(), None);
    play(&mut game, "a8b8");
    assert_eq!(tail(&game), "w - 32 33");
    assert_eq!(game.outcome(), draw(Reason::CountedOut));
}

#[test]
fn under_federation_the_spent_count_is_a_claim() {
    let fen = "k7/8/1K6/8/8/8/8/6R1[] b - 32 32 17";
    let mut game = game(fen, Ruleset::Federation, Draws::Ruleset);
    assert_eq!(
        game.claim(Claim::Count),
        Err(GameError::NoClaim(Claim::Count))
    );
    play(&mut game, "a8b8");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.claims(), [Claim::Count]);
    game.claim(Claim::Count).unwrap();
    assert_eq!(game.outcome(), draw(Reason::Claimed(Claim::Count)));
}

#[test]
fn fifty_moves_may_be_claimed() {
    // X1: a rook move completes the hundred plies, a pawn move begins anew.
    let fen = "1k6/8/8/8/8/8/P7/K6R[] w - - 99 60";
    let mut quiet = game(fen, Ruleset::Modern, Draws::Ruleset);
    play(&mut quiet, "h1g1");
    assert_eq!(quiet.claims(), [Claim::FiftyMove]);
    let mut pawn = game(fen, Ruleset::Modern, Draws::Ruleset);
    play(&mut pawn, "a2a3");
    assert!(pawn.claims().is_empty());
    // A promotion in place begins anew too, and here the count starts.
    let mut promotion = game(
        "1k6/8/8/4P3/8/8/8/K6R[] w - - 99 60",
        Ruleset::Modern,
        Draws::Ruleset,
    );
    play(&mut promotion, "e5e5f");
    assert_eq!(tail(&promotion), "b - 32 0");
    assert_eq!(promotion.clock(), 0);
    assert!(promotion.claims().is_empty());
}

#[test]
fn the_third_occurrence_may_be_claimed() {
    // X2: once back is twice, twice back is the third time.
    let fen = "r5k1/8/8/8/8/8/P7/KR6[] w - - 0 1";
    let mut game = game(fen, Ruleset::Modern, Draws::Ruleset);
    play(&mut game, "b1c1 a8b8 c1b1 b8a8");
    assert_eq!((game.repetitions(), game.claims().len()), (2, 0));
    play(&mut game, "b1c1 a8b8 c1b1 b8a8");
    assert_eq!(game.claims(), [Claim::Threefold]);
}

#[test]
fn federation_has_no_repetition_draw() {
    let mut game = game(
        "r5k1/8/8/8/8/8/P7/KR6[] w - - 0 1",
        Ruleset::Federation,
        Draws::Platform,
    );
    for _ in 0..6 {
        play(&mut game, "b1c1 a8b8 c1b1 b8a8");
    }
    assert_eq!((game.claims().len(), game.outcome()), (0, None));
}

#[test]
fn games_add_the_platform_draws_where_the_source_is_silent() {
    let fen = "r5k1/8/8/8/8/8/P7/KR6[] w - - 0 1";
    let there_and_back = "b1c1 a8b8 c1b1 b8a8";
    // The preset alone knows no repetition.
    let mut pure = game(fen, Ruleset::Formal, Draws::Ruleset);
    for _ in 0..4 {
        play(&mut pure, there_and_back);
    }
    assert_eq!((pure.claims().len(), pure.outcome()), (0, None));
    // C26: the third time may be claimed, the fifth ends the game.
    let mut platform = game(fen, Ruleset::Formal, Draws::Platform);
    play(&mut platform, &[there_and_back; 2].join(" "));
    assert_eq!(platform.claims(), [Claim::Threefold]);
    play(&mut platform, &[there_and_back; 2].join(" "));
    assert_eq!(platform.outcome(), draw(Reason::FivefoldRepetition));
    // Fifty moves are claimed, seventy-five end the game.
    let mut quiet = game(
        "1k6/8/8/8/8/8/P7/K6R[] w - - 99 60",
        Ruleset::Formal,
        Draws::Platform,
    );
    play(&mut quiet, "h1g1");
    assert_eq!(quiet.claims(), [Claim::FiftyMove]);
    let mut long = game(
        "1k6/8/8/8/8/8/P7/K6R[] w - - 149 90",
        Ruleset::Formal,
        Draws::Platform,
    );
    play(&mut long, "h1g1");
    assert_eq!(long.outcome(), draw(Reason::SeventyFiveMove));
    // `modern` names its own forms, so nothing ends by itself there.
    let mut modern = game(
        "1k6/8/8/8/8/8/P7/K6R[] w - - 149 90",
        Ruleset::Modern,
        Draws::Platform,
    );
    play(&mut modern, "h1g1");
    assert_eq!(modern.outcome(), None);
    // A dead position.
    let fen = "8/8/8/3k4/3n4/2F5/8/4K3[] w - - 0 1";
    let mut pure = game(fen, Ruleset::Formal, Draws::Ruleset);
    play(&mut pure, "c3d4");
    assert_eq!(pure.outcome(), None);
    let mut platform = game(fen, Ruleset::Formal, Draws::Platform);
    play(&mut platform, "c3d4");
    assert_eq!(platform.outcome(), draw(Reason::DeadPosition));
}

#[test]
fn men_in_hand_count_as_material() {
    // C30.
    let game = game(
        "k7/8/8/8/8/8/8/8[K] w - - 0 1",
        Ruleset::Modern,
        Draws::Ruleset,
    );
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_fallen_flag_draws_against_a_side_that_cannot_mate() {
    // C26: White has a lone knight, Black a rook.
    let start = game(
        "k6r/8/8/8/3N4/8/8/K7[] w - - 0 1",
        Ruleset::Formal,
        Draws::Platform,
    );
    let mut white_flags = start.clone();
    white_flags.flag(Color::White).unwrap();
    let won = Outcome {
        winner: Some(Color::Black),
        reason: Reason::Flag,
    };
    assert_eq!(white_flags.outcome(), Some(won));
    let mut black_flags = start;
    black_flags.flag(Color::Black).unwrap();
    assert_eq!(black_flags.outcome(), draw(Reason::Flag));
    assert_eq!(black_flags.flag(Color::Black), Err(GameError::Over));
}

#[test]
fn a_move_that_leaves_only_stalemating_replies_draws() {
    // S4 and S5 (C1): Ka6 is lawful; Black then has Kxb8 alone, which would stalemate White.
    let mut game = game(
        "kF6/p7/1p6/KP6/8/8/8/8[] w - - 0 1",
        Ruleset::Formal,
        Draws::Platform,
    );
    play(&mut game, "a5a6");
    assert_eq!(game.outcome(), draw(Reason::NoLawfulMove));
    assert_eq!(game.play_uci("a8b8"), Err(GameError::Over));
}

#[test]
fn the_turn_passes_by_the_order_of_the_ruleset() {
    // D10 of the rules text.
    let mut modern = Game::new(Ruleset::Modern).unwrap();
    play(&mut modern, "K@e2");
    assert_eq!(modern.position().turn(), Color::Black);
    assert_eq!(modern.position().legal_moves().len(), 88);
    for ruleset in [Ruleset::Formal, Ruleset::Tournament, Ruleset::Federation] {
        let mut game = Game::new(ruleset).unwrap();
        play(&mut game, "K@e2 F@f2 S@d2 S@e3 N@c2 N@g2 R@a1");
        assert_eq!(game.position().turn(), Color::White);
        play(&mut game, "R@h1");
        assert_eq!(game.position().turn(), Color::Black, "{ruleset}");
        play(&mut game, "K@d7 F@c7 S@e7 S@d6 N@b7 N@f7 R@a8 R@h8");
        assert_eq!(game.position().turn(), Color::White);
        assert_eq!(
            game.fen(),
            "r6r/1nfksn2/3spppp/pppp4/4PPPP/PPPPS3/2NSKFN1/R6R[] w - - 0 2"
        );
    }
}

#[test]
fn resignation_agreement_and_taking_back() {
    let mut game = Game::new(Ruleset::Formal).unwrap();
    play(&mut game, "K@e2 F@f2");
    let fen = game.fen();
    play(&mut game, "N@c2");
    game.resign(Color::White).unwrap();
    let resigned = Outcome {
        winner: Some(Color::Black),
        reason: Reason::Resignation,
    };
    assert_eq!(game.outcome(), Some(resigned));
    assert_eq!(game.agree_draw(), Err(GameError::Over));
    game.take_back(1);
    assert_eq!((game.fen(), game.outcome()), (fen, None));
    game.take_back(99);
    assert_eq!(game.moves().len(), 0);
    game.agree_draw().unwrap();
    assert_eq!(game.outcome(), draw(Reason::Agreement));
}

#[test]
fn an_unlawful_move_changes_nothing() {
    let mut game = Game::new(Ruleset::Formal).unwrap();
    let before = game.fen();
    let Err(GameError::Illegal(illegal)) = game.play_uci("K@e1") else {
        panic!("accepted")
    };
    assert_eq!(illegal.reason, IllegalReason::BackRankForRooks);
    assert!(matches!(game.play_uci("hello"), Err(GameError::Parse(_))));
    assert_eq!(game.fen(), before);
}

#[test]
fn a_result_says_what_ended_the_game_and_by_which_rule() {
    let won = Outcome {
        winner: Some(Color::Black),
        reason: Reason::Checkmate,
    };
    assert_eq!(won.to_string(), "Black wins: checkmate");
    // The numbers are those of docs/rules.md, the short names those of the conformance suite.
    for (reason, id, text, rule) in [
        (Reason::Checkmate, "checkmate", "checkmate", 30),
        (
            Reason::NoLawfulMove,
            "no-lawful-move",
            "every move would stalemate the opponent",
            1,
        ),
        (
            Reason::DeadPosition,
            "dead-position",
            "neither side can mate",
            24,
        ),
        (
            Reason::CountedOut,
            "counted-out",
            "the count has run out",
            19,
        ),
        (
            Reason::KingCaptured,
            "king-captured",
            "the king was captured",
            27,
        ),
        (
            Reason::Claimed(Claim::PromotionsOnly),
            "promotions-only",
            "claimed: only promotions to play",
            23,
        ),
        (
            Reason::Claimed(Claim::Threefold),
            "threefold",
            "claimed: the same position three times",
            25,
        ),
        (
            Reason::Claimed(Claim::Count),
            "count",
            "claimed: the count has run out",
            20,
        ),
        (Reason::Agreement, "agreement", "agreement", 26),
    ] {
        let outcome = draw(reason).unwrap();
        assert_eq!(outcome.to_string(), format!("Draw: {text}"));
        assert_eq!((reason.id(), reason.rule()), (id, Some(RuleNumber(rule))));
    }
}
