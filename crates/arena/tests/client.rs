//! Engines with every fault: each gives its error, and within a bounded time.

#![allow(clippy::unwrap_used)]

use sittuyin::uci::UciMove;
use sittuyin_arena::{Bounds, CommandLine, EngineError, Go, Request, Score, UciClient};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

const SOON: Duration = Duration::from_millis(300);
/// Longer than any bound here together, and far shorter than what an engine that hangs sleeps.
const BOUNDED: Duration = Duration::from_secs(20);

const BOUNDS: Bounds = Bounds {
    start: Duration::from_secs(2),
    answer: Duration::from_millis(500),
    lines: 20_000,
};

fn command(fault: &str) -> CommandLine {
    CommandLine::new(env!("CARGO_BIN_EXE_fake-engine"), vec![fault.to_owned()])
}

fn start(fault: &str) -> Result<UciClient, EngineError> {
    UciClient::start(&command(fault), BOUNDS)
}

fn think(engine: &mut UciClient) -> Result<sittuyin_arena::Answer, EngineError> {
    engine.go(&Go::depth(1), SOON, &mut |_| ControlFlow::Continue(()))
}

/// Runs it, and fails if it takes too long; the client is dropped within the time.
fn bounded<T>(run: impl FnOnce() -> T) -> T {
    let since = Instant::now();
    let value = run();
    assert!(since.elapsed() < BOUNDED, "{:?}", since.elapsed());
    value
}

#[test]
fn a_sound_engine_answers() {
    let mut engine = start("").unwrap();
    assert_eq!((engine.name(), engine.author()), ("Fake 1", "nobody"));
    assert_eq!(engine.options().len(), 2);
    engine.set_option("ruleset", "federation").unwrap();
    engine.new_game().unwrap();
    engine.position(None, &[]).unwrap();
    let perft = engine.perft(2, BOUNDED).unwrap();
    assert_eq!((perft.nodes, perft.divide.len()), (2672, 56));
    let UciMove(king) = "K@e2".parse().unwrap();
    engine.position(None, &[king]).unwrap();
    let display = engine.display().unwrap();
    assert_eq!(
        display.fen.unwrap(),
        "8/8/4pppp/pppp4/4PPPP/PPPP4/4K3/8[FSSNNRRkfssnnrr] w - - 0 1"
    );
    assert_eq!((display.checkers.unwrap().len(), display.status), (0, None));
    let answer = think(&mut engine).unwrap();
    assert!(answer.best.is_some() && !answer.stopped && answer.elapsed < SOON);
    assert_eq!(answer.info.unwrap().score, Some(Score::Centipawns(77)));
    assert!(engine.quit().unwrap().success());
}

#[test]
fn a_mated_engine_has_no_move() {
    let mut engine = start("").unwrap();
    engine
        .position(Some("k6R/8/1K6/8/8/8/8/8[] b - - 0 1"), &[])
        .unwrap();
    let answer = think(&mut engine).unwrap();
    assert_eq!(
        (answer.best, answer.info.unwrap().score),
        (None, Some(Score::Mate(0)))
    );
}

#[test]
fn who_watches_may_stop() {
    let mut engine = start("").unwrap();
    let answer = engine
        .go(&Go::default(), BOUNDED, &mut |_| ControlFlow::Break(()))
        .unwrap();
    assert!(answer.stopped && answer.best.is_some());
}

#[test]
fn an_engine_that_thinks_too_long_is_stopped() {
    let mut engine = start("").unwrap();
    let answer = engine
        .go(&Go::default(), SOON, &mut |_| ControlFlow::Continue(()))
        .unwrap();
    assert!(answer.stopped && answer.elapsed >= SOON && answer.best.is_some());
}

#[test]
fn a_program_that_is_not_there_does_not_start() {
    let command: CommandLine = "'/no such/engine' uci".parse().unwrap();
    let error = UciClient::start(&command, BOUNDS).unwrap_err();
    assert!(matches!(error, EngineError::DoesNotStart { .. }), "{error}");
    assert!(
        error
            .to_string()
            .starts_with("''/no such/engine' uci' does not start: ")
    );
}

#[test]
fn options_are_checked_before_they_are_sent() {
    let mut engine = start("").unwrap();
    let unknown = engine.set_option("Threads", "2").unwrap_err();
    assert!(matches!(unknown, EngineError::NoOption(name) if name == "Threads"));
    for (name, value) in [("Hash", "65"), ("Hash", "5\nquit"), ("Ruleset", "dice")] {
        let error = engine.set_option(name, value).unwrap_err();
        assert!(matches!(error, EngineError::OptionValue { .. }), "{error}");
    }
    engine.set_option("Hash", "64").unwrap();
}

#[test]
fn an_engine_that_exits_at_once_has_died() {
    let error = bounded(|| start("exits").unwrap_err());
    let EngineError::Died {
        request: Request::Handshake,
        status: Some(status),
        last_words,
    } = error
    else {
        panic!("{error}")
    };
    assert_eq!(
        (status.code(), last_words.as_str()),
        (Some(3), "no licence")
    );
}

#[test]
fn an_engine_that_says_nothing_times_out() {
    for fault in ["silent", "deaf", "babbles"] {
        let error = bounded(|| start(fault).unwrap_err());
        let expected = Request::Handshake;
        assert!(
            matches!(error, EngineError::TimedOut { request, .. } if request == expected),
            "{fault}: {error}"
        );
    }
}

#[test]
fn an_engine_that_dies_at_work_has_died() {
    bounded(|| {
        let mut engine = start("dies").unwrap();
        let error = think(&mut engine).unwrap_err();
        let EngineError::Died {
            request: Request::Search,
            status,
            ..
        } = error
        else {
            panic!("{error}")
        };
        assert_eq!(status.unwrap().code(), Some(4));
        // And it stays dead, whatever it is asked.
        for error in [
            engine.ready().unwrap_err(),
            engine.display().unwrap_err(),
            engine.perft(1, SOON).unwrap_err(),
        ] {
            assert!(matches!(error, EngineError::Died { .. }), "{error}");
        }
    });
}

#[test]
fn an_engine_that_hangs_times_out_and_is_killed() {
    bounded(|| {
        let mut engine = start("hangs").unwrap();
        for _ in 0..2 {
            let error = think(&mut engine).unwrap_err();
            assert!(matches!(error, EngineError::TimedOut { .. }), "{error}");
        }
        assert_eq!(engine.quit(), None);
    });
}

#[test]
fn an_engine_that_does_not_read_blocks_nobody() {
    bounded(|| {
        let mut engine = start("dozes").unwrap();
        let UciMove(king) = "K@e2".parse().unwrap();
        // The first line puts it to sleep, the second is more than a pipe holds.
        engine.position(None, &[king]).unwrap();
        engine.position(None, &[king; 100_000]).unwrap();
        let error = engine.ready().unwrap_err();
        assert!(matches!(error, EngineError::TimedOut { .. }), "{error}");
    });
}

#[test]
fn an_engine_that_stays_is_killed() {
    let engine = start("stays").unwrap();
    assert_eq!(bounded(|| engine.quit()), None);
}

#[test]
fn a_late_answer_is_not_taken_for_the_next_one() {
    bounded(|| {
        let mut engine = start("late").unwrap();
        let answer = think(&mut engine).unwrap();
        assert!(answer.stopped && answer.elapsed > SOON);
        // It comes after the time of grace of one that was already given up.
        let impatient = Bounds {
            answer: Duration::from_millis(200),
            ..BOUNDS
        };
        let mut engine = UciClient::start(&command("late"), impatient).unwrap();
        let error = think(&mut engine).unwrap_err();
        assert!(matches!(error, EngineError::TimedOut { .. }), "{error}");
        let perft = loop {
            match engine.perft(1, BOUNDED) {
                Ok(perft) => break perft,
                Err(error) => assert!(matches!(error, EngineError::TimedOut { .. }), "{error}"),
            }
        };
        assert_eq!(perft.nodes, 88);
    });
}

#[test]
fn an_engine_without_end_floods() {
    for fault in ["floods", "floods a line"] {
        bounded(|| {
            let mut engine = start(fault).unwrap();
            let watch = &mut |_: &_| ControlFlow::Continue(());
            let error = engine.go(&Go::depth(1), BOUNDED, watch).unwrap_err();
            assert!(
                matches!(error, EngineError::Flood { .. }),
                "{fault}: {error}"
            );
        });
    }
}

#[test]
fn nonsense_is_told_from_answers() {
    for (fault, line) in [("no move", "bestmove"), ("thinks nonsense", "bestmove Nf3")] {
        let error = bounded(|| think(&mut start(fault).unwrap()).unwrap_err());
        let EngineError::Nonsense {
            request: Request::Search,
            line: said,
            ..
        } = &error
        else {
            panic!("{fault}: {error}")
        };
        assert_eq!(said, line);
    }
    for (fault, line) in [
        ("no perft", "bestmove a3a4"),
        ("counts nonsense", "a3a4: many"),
        ("counts nothing", "Nodes searched: -"),
        ("counts wrong", "Nodes searched: 2"),
    ] {
        let mut engine = start(fault).unwrap();
        let error = bounded(|| engine.perft(1, BOUNDED).unwrap_err());
        let EngineError::Nonsense {
            request: Request::Perft,
            line: said,
            ..
        } = &error
        else {
            panic!("{fault}: {error}")
        };
        assert_eq!(said, line);
        // It lives, and may be asked something else.
        engine.ready().unwrap();
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_client_that_is_dropped_leaves_no_process() {
    for fault in ["", "stays", "hangs"] {
        let mut engine = start(fault).unwrap();
        if fault == "hangs" {
            think(&mut engine).unwrap_err();
        }
        let process = format!("/proc/{}", engine.process_id());
        assert!(std::path::Path::new(&process).exists());
        bounded(|| drop(engine));
        assert!(!std::path::Path::new(&process).exists(), "{fault}");
    }
}

#[cfg(unix)]
#[test]
fn a_process_left_behind_with_the_output_blocks_nobody() {
    bounded(|| {
        let command: CommandLine = "sh -c 'sleep 20 & exit 7'".parse().unwrap();
        let error = UciClient::start(&command, BOUNDS).unwrap_err();
        let EngineError::Died {
            status: Some(status),
            ..
        } = error
        else {
            panic!("{error}")
        };
        assert_eq!(status.code(), Some(7));
    });
}

#[test]
fn no_time_is_too_long() {
    let mut engine = start("").unwrap();
    let watch = &mut |_: &_| ControlFlow::Continue(());
    assert!(
        engine
            .go(&Go::depth(1), Duration::MAX, watch)
            .unwrap()
            .best
            .is_some()
    );
}
