use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// The exit code of a question answered with no.
pub(crate) const NO: u8 = 1;

/// The exit code of bad usage and of bad input.
pub(crate) const BAD_INPUT: u8 = 2;

/// How much of a message is shown: an error quotes what it was given, and that can be anything.
const LONGEST_MESSAGE: usize = 400;

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It was used wrongly or given something it cannot read.
    Input(String),
    /// It could not read or write.
    Stream(io::Error),
}

impl Failure {
    pub(crate) fn input(error: &dyn fmt::Display) -> Self {
        Self::Input(error.to_string())
    }

    /// What is wrong with a file or a folder.
    pub(crate) fn at(path: &Path, error: &dyn fmt::Display) -> Self {
        Self::Input(format!("{}: {error}", path.display()))
    }

    /// Says why on standard error; the value is the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::Input(message) => complain(&message),
            // Whoever read our output has seen enough, as in `sittuyin moves … | head`.
            Self::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Stream(error) => complain(&error.to_string()),
        }
        ExitCode::from(BAD_INPUT)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Stream(error)
    }
}

/// Writes one line to standard error. There is nobody to tell if that fails.
pub(crate) fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "error: {}", printable(message));
}

/// The message without what could upset a terminal, and not longer than a person reads.
pub(crate) fn printable(message: &str) -> String {
    let mut text = String::new();
    for letter in message.chars() {
        if text.len() >= LONGEST_MESSAGE {
            text.push('…');
            break;
        }
        if letter.is_control() {
            text.extend(letter.escape_default());
        } else {
            text.push(letter);
        }
    }
    text
}
