//! Three dice, three moves a turn (C27): worked out by hand.

#![allow(clippy::unwrap_used)]

use sittuyin::{
    Color, Dice, Draws, Event, Game, GameError, IllegalReason, NoThrow, Outcome, Reason, Ruleset,
    fen::Fen, uci::UciMove,
};

fn game(fen: &str) -> Game {
    let Fen(setup) = fen.parse().unwrap();
    Game::from_setup(setup, Ruleset::Dice, Draws::Platform).unwrap()
}

fn throw(game: &mut Game, dice: &str) {
    game.throw(dice.parse().unwrap()).unwrap();
}

fn legal(game: &Game) -> Vec<String> {
    let mut moves: Vec<String> = game
        .position()
        .legal_moves()
        .iter()
        .map(|&lawful| UciMove(lawful).to_string())
        .collect();
    moves.sort();
    moves
}

fn reason(game: &mut Game, text: &str) -> IllegalReason {
    match game.play_uci(text) {
        Err(GameError::Illegal(illegal)) => illegal.reason,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn each_die_moves_its_piece_once_in_any_order() {
    let mut game = game("4k3/8/8/8/8/8/4P3/4K3[] w");
    assert!(game.position().awaits_dice());
    assert_eq!(reason(&mut game, "e2e3"), IllegalReason::ThrowFirst);
    throw(&mut game, "6,1,2");
    // The knight's die (2) cannot be played; the pawn's and the king's can.
    assert_eq!(legal(&game), ["e1d1", "e1d2", "e1f1", "e1f2", "e2e3"]);
    assert_eq!(
        game.throw("1,1,1".parse().unwrap()),
        Err(GameError::NoThrow(NoThrow::NotAwaited))
    );
    game.play_uci("e2e3").unwrap();
    assert_eq!(game.position().turn(), Color::White);
    assert_eq!(reason(&mut game, "e3e4"), IllegalReason::NoDie);
    game.play_uci("e1e2").unwrap();
    // Only the knight's die is left, which cannot be played: the turn is over.
    assert_eq!(game.position().turn(), Color::Black);
    assert!(game.position().awaits_dice());
}

#[test]
fn a_throw_that_cannot_be_played_ends_the_turn() {
    let mut game = game("4k3/8/8/8/8/8/4P3/4K3[] w");
    throw(&mut game, "4,4,5");
    assert_eq!((game.position().turn(), game.clock()), (Color::Black, 1));
}

#[test]
fn a_die_may_become_playable_by_another() {
    // The pawn on a2 is stopped by the king on a3 until the king has gone.
    let mut game = game("4k3/8/8/8/8/K7/P7/8[] w");
    throw(&mut game, "1,6,4");
    assert_eq!(legal(&game), ["a3a4", "a3b2", "a3b3", "a3b4"]);
    game.play_uci("a3b3").unwrap();
    assert_eq!(legal(&game), ["a2a3"]);
}

#[test]
fn the_king_is_captured() {
    let mut game = game("4k3/4R3/8/8/8/p7/8/4K3[] w");
    throw(&mut game, "4,4,4");
    game.play_uci("e7e8").unwrap();
    let won = Outcome {
        winner: Some(Color::White),
        reason: Reason::KingCaptured,
    };
    assert_eq!(game.outcome(), Some(won));
    assert!(legal(&game).is_empty());
    assert_eq!(
        game.position()
            .why_illegal("a3a2".parse::<UciMove>().unwrap().0)
            .unwrap()
            .reason,
        IllegalReason::KingCaptured
    );
}

#[test]
fn a_king_may_go_where_it_is_attacked_and_pins_do_not_bind() {
    let mut game = game("4k3/4r3/8/8/8/8/4N3/4K3[] w");
    throw(&mut game, "2,6,6");
    assert!(legal(&game).contains(&"e2g3".to_owned()));
    game.play_uci("e2g3").unwrap();
    assert!(!game.position().is_check());
    assert!(legal(&game).contains(&"e1e2".to_owned()));
}

#[test]
fn a_promotion_is_a_pawn_move() {
    let mut game = game("4k3/8/8/4P3/8/8/8/4K3[] w");
    throw(&mut game, "1,5,4");
    assert_eq!(legal(&game), ["e5e5f", "e5e6"]);
    game.play_uci("e5e5f").unwrap();
    // The general's die moves the new general in the same turn.
    assert_eq!(legal(&game), ["e5d4", "e5d6", "e5f4", "e5f6"]);
}

#[test]
fn a_hundred_turns_without_progress_draw() {
    let mut game = game("4k3/8/8/8/8/8/8/4K3[] w");
    for turn in 0..100 {
        assert_eq!(game.outcome(), None, "after {turn} turns");
        throw(&mut game, "4,4,4");
    }
    assert_eq!(
        game.outcome(),
        Some(Outcome {
            winner: None,
            reason: Reason::HundredTurns
        })
    );
}

#[test]
fn a_turn_with_a_pawn_move_does_not_count() {
    let mut game = game("4k3/8/8/8/8/8/4P3/4K3[] w");
    throw(&mut game, "1,6,4");
    game.play_uci("e2e3").unwrap();
    game.play_uci("e1e2").unwrap();
    assert_eq!((game.position().turn(), game.clock()), (Color::Black, 0));
}

#[test]
fn a_king_may_be_placed_where_it_is_attacked() {
    // c5 attacks d4; `tournament`, whose deployment it otherwise has, refuses the square (C6).
    let king = |ruleset| {
        let game = Game::new(ruleset).unwrap();
        let UciMove(placement) = "K@d4".parse().unwrap();
        game.position().is_legal(placement)
    };
    assert!(king(Ruleset::Dice));
    assert!(!king(Ruleset::Tournament));
}

#[test]
fn events_replay_the_game_and_a_throw_outlives_taking_back() {
    let mut game = game("4k3/8/8/8/8/8/4P3/4K3[] w");
    throw(&mut game, "1,6,4");
    game.play_uci("e2e3").unwrap();
    game.play_uci("e1e2").unwrap();
    throw(&mut game, "4,4,4");
    throw(&mut game, "6,1,1");
    let texts: Vec<String> = game.events().map(|event| event.to_string()).collect();
    assert_eq!(texts, ["1,4,6", "e2e3", "e1e2", "4,4,4", "1,1,6"]);
    let mut replayed = self::game("4k3/8/8/8/8/8/4P3/4K3[] w");
    for text in &texts {
        replayed.apply(text.parse::<Event>().unwrap()).unwrap();
    }
    assert_eq!(replayed.position(), game.position());
    game.take_back(1);
    let texts: Vec<String> = game.events().map(|event| event.to_string()).collect();
    assert_eq!(texts, ["1,4,6", "e2e3"]);
    assert_eq!(
        game.position()
            .dice()
            .map(|dice| dice.to_string())
            .as_deref(),
        Some("4,6")
    );
}

#[test]
fn dice_are_read_strictly() {
    for text in ["", "0,1,2", "7,1,1", "1,2,3,4", "1;2", "a", "1,,2"] {
        assert!(text.parse::<Dice>().is_err(), "{text}");
    }
    assert_eq!(Dice::thrown([1, 7, 1]), None);
    assert_eq!(Dice::thrown([6, 1, 4]), "1,4,6".parse().ok());
}

/// Seeded games from deployment to the end: every throw is answered, nothing panics, somebody wins.
#[test]
fn random_games_end() {
    let mut state = 1_u64;
    let mut below = |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as usize % bound
    };
    let mut captured = 0;
    for _ in 0..100 {
        let mut game = Game::new(Ruleset::Dice).unwrap();
        while game.outcome().is_none() {
            if game.position().awaits_dice() {
                let mut face = || below(6) as u8 + 1;
                game.throw(Dice::thrown([face(), face(), face()]).unwrap())
                    .unwrap();
            } else {
                let moves = game.position().legal_moves();
                game.play(moves[below(moves.len())]).unwrap();
            }
        }
        captured += usize::from(game.outcome().unwrap().reason == Reason::KingCaptured);
    }
    assert!(captured > 80, "{captured} of 100 games ended by capture");
}

#[test]
fn a_throw_has_three_dice() {
    let mut game = game("4k3/8/8/8/8/8/4P3/4K3[] w");
    for text in ["1", "1,4"] {
        let dice = text.parse().unwrap();
        assert_eq!(
            game.throw(dice),
            Err(GameError::NoThrow(NoThrow::NotThree(dice)))
        );
    }
    assert!(game.throw(Dice::default()).is_err());
    assert_eq!(game.position().turn(), Color::White);
}

/// C29: who can place nothing moves by dice, whatever anybody still holds.
#[test]
fn a_hand_that_cannot_be_placed_does_not_stop_the_game() {
    // Black holds its king, White nothing: White throws. In the second all of White's back rank is
    // taken, so its rook stays in hand.
    for fen in ["8/8/8/8/8/8/8/4K3[k] w", "4k3/8/8/8/8/8/P7/KNNSPPRP[R] w"] {
        let mut game = game(fen);
        assert!(game.position().awaits_dice(), "{fen}");
        throw(&mut game, "6,6,6");
        assert!(!legal(&game).is_empty(), "{fen}");
    }
}

/// Dice that are set up and cannot be played end the turn as thrown ones do.
#[test]
fn dice_on_the_table_are_playable() {
    let Fen(setup) = "4k3/8/8/8/8/8/8/4K3[] w".parse().unwrap();
    let setup = sittuyin::Setup {
        dice: "1,1,1".parse().ok(),
        ..setup
    };
    let position = sittuyin::Position::new(&setup, Ruleset::Dice.rules()).unwrap();
    assert_eq!((position.turn(), position.dice()), (Color::Black, None));
}
