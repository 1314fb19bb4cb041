//! Matches between engines that know the rules and engines with a fault.

#![allow(clippy::unwrap_used)]

use sittuyin::{Draws, Ruleset, pgn::Reader};
use sittuyin_arena::engine_match::{
    Elo, JournalError, Limit, MatchError, Opening, Plan, Player, Report, Sprt, Verdict, run,
};
use sittuyin_arena::{Bounds, CommandLine};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;
use std::{env, fs, process};

/// A match over two openings against an engine with this fault.
fn plan(fault: &str, games: u64) -> Plan {
    let player = |name: &str, fault: &str| Player {
        name: Some(name.to_owned()),
        command: CommandLine::new(env!("CARGO_BIN_EXE_fake-engine"), vec![fault.to_owned()]),
        options: vec![("Hash".to_owned(), "32".to_owned())],
    };
    let openings = "startpos moves K@e2 K@d7\n\
        1rn1rk2/sn3f2/1s2pppp/pppp4/4PPPP/PPPP1S1F/1NSN4/K4R1R[] w - - 0 9 ; deployed\n";
    Plan {
        players: [player("sound", ""), player("other", fault)],
        ruleset: Ruleset::Modern,
        openings: Opening::read(openings, Ruleset::Modern).unwrap(),
        games,
        limit: Limit::MoveTime(Duration::from_millis(200)),
        margin: Duration::from_millis(200),
        concurrency: NonZeroUsize::MIN,
        sprt: None,
        pgn: None,
        bounds: Bounds {
            answer: Duration::from_secs(2),
            ..Bounds::default()
        },
    }
}

fn result(plan: &Plan) -> Report {
    run(plan, &mut |_, _| {}).unwrap()
}

/// A path of this test alone.
fn scratch(name: &str) -> PathBuf {
    env::temp_dir().join(format!("sittuyin-match-{}-{name}.pgn", process::id()))
}

/// Both make the first lawful move, so either colour does the same in the same opening: each pair is
/// shared.
#[test]
fn an_engine_against_itself_shares_each_pair() {
    let report = result(&Plan {
        concurrency: NonZeroUsize::new(2).unwrap(),
        ..plan("", 8)
    });
    assert_eq!(report.tally.pairs, [0, 0, 4, 0, 0], "{}", report.tally);
    assert_eq!(report.tally.games.iter().sum::<u64>(), 8);
    assert!(!report.has_faults());
    let even = Elo {
        difference: 0.0,
        low: 0.0,
        high: 0.0,
    };
    assert_eq!(report.tally.elo(), Some(even));
}

#[test]
fn a_fault_loses_the_game_and_not_the_match() {
    for (fault, games) in [
        ("no move", 4),
        ("thinks nonsense", 4),
        ("dies", 4),
        ("late", 2),
    ] {
        let report = result(&plan(fault, games));
        assert_eq!(report.tally.games, [0, 0, games], "{fault}");
        assert_eq!(report.tally.pairs, [0, 0, 0, 0, games / 2], "{fault}");
        assert_eq!(report.faults, [0, games], "{fault}");
    }
}

#[test]
fn a_sequential_test_ends_the_match() {
    let sprt = Sprt {
        elo0: 0.0,
        elo1: 50.0,
    };
    let report = result(&Plan {
        sprt: Some(sprt),
        ..plan("no move", 1000)
    });
    assert_eq!(report.verdict, Some(Verdict::Passed));
    assert!(report.tally.games[2] < 100, "{}", report.tally);
}

/// What is kept of a match is what was played, and with it the match goes on where it was stopped.
#[test]
fn a_match_goes_on_after_the_games_it_has() {
    let path = scratch("resume");
    let with = |games| Plan {
        pgn: Some(path.clone()),
        ..plan("", games)
    };
    let whole = result(&plan("", 8));
    assert_eq!(result(&with(4)).resumed, 0);
    let rest = result(&with(8));
    assert_eq!((rest.resumed, rest.tally), (4, whole.tally));
    let again = result(&with(8));
    assert_eq!((again.resumed, again.tally), (8, whole.tally));

    let text = fs::read_to_string(&path).unwrap();
    let records: Vec<_> = Reader::new(text.as_bytes()).map(Result::unwrap).collect();
    assert_eq!(records.len(), 8);
    for record in &records {
        let game = record.to_game(Draws::Platform).unwrap();
        // Decided by the rules, or claimed.
        let claimed = !game.claims().is_empty();
        assert!(game.outcome().is_some() != claimed, "{}", game.fen());
    }
    let rounds: Vec<_> = records
        .iter()
        .map(|record| record.tags.get("Round").unwrap())
        .collect();
    assert_eq!(
        rounds,
        ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2", "4.1", "4.2"]
    );

    let other = Plan {
        limit: Limit::Nodes(5),
        ..with(8)
    };
    let error = run(&other, &mut |_, _| {}).unwrap_err();
    assert!(
        matches!(error, MatchError::Journal(JournalError::Foreign { .. })),
        "{error}"
    );
    fs::remove_file(&path).unwrap();
}

#[test]
fn an_engine_of_another_game_is_refused() {
    let error = run(&plan("chess", 2), &mut |_, _| {}).unwrap_err();
    // It has no option Hash either, which is set first.
    assert!(matches!(error, MatchError::Engine(_)), "{error}");
    let mut plan = plan("chess", 2);
    plan.players[1].options.clear();
    let error = run(&plan, &mut |_, _| {}).unwrap_err();
    assert!(matches!(error, MatchError::NotOffered { .. }), "{error}");
}

#[test]
fn openings_that_cannot_be_played_are_named() {
    for (text, line) in [
        ("startpos\nnonsense", 2),
        ("# a comment\n\nstartpos moves e2e4", 3),
        ("startpos moves K@e2 K@e2", 1),
        ("7k/8/8/8/8/8/8/K7[] w - - 0 1", 1),
    ] {
        let error = Opening::read(text, Ruleset::Modern).unwrap_err();
        assert_eq!(error.line, line, "{text}: {error}");
    }
}
