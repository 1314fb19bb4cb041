//! Runs the program as a person or another program would.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

pub(crate) const START: &str = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1";

/// What a run came to.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs with this standard input to the end.
pub(crate) fn run_with<S: AsRef<OsStr>>(arguments: &[S], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sittuyin"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writer = thread::spawn(move || {
        // It may have ended before it has read all.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    let run = Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    };
    assert!(!run.err.contains("panicked"), "{run:?}");
    run
}

/// Runs without standard input.
pub(crate) fn run<S: AsRef<OsStr>>(arguments: &[S]) -> Run {
    run_with(arguments, b"")
}

/// Runs something that must be refused as bad usage or bad input, and gives the message.
pub(crate) fn refused<S: AsRef<OsStr> + std::fmt::Debug>(arguments: &[S], input: &[u8]) -> String {
    let run = run_with(arguments, input);
    assert_eq!(run.code, Some(2), "{arguments:?}: {run:?}");
    assert!(run.err.starts_with("error: "), "{arguments:?}: {run:?}");
    run.err
}
