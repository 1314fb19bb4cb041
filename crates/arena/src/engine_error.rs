use std::{fmt, io, process::ExitStatus, time::Duration};

/// What an engine was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// `uci`: its name and options.
    Handshake,
    /// `isready`: whether it has done all that was said before.
    Ready,
    /// `go perft`: the number of lines.
    Perft,
    /// `go`: a move.
    Search,
    /// `d`: the position it has.
    Display,
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Handshake => "uci",
            Self::Ready => "isready",
            Self::Perft => "go perft",
            Self::Search => "go",
            Self::Display => "d",
        })
    }
}

/// How an engine failed, or was asked for what it does not offer.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    /// The program cannot be run.
    #[error("'{command}' does not start: {source}")]
    DoesNotStart {
        /// The command.
        command: String,
        /// What the system says.
        source: io::Error,
    },
    /// It ended, or closed its output, while an answer was awaited.
    #[error("the engine died on '{request}'{}{}", ended(*.status), quoted(.last_words))]
    Died {
        /// What it was asked for.
        request: Request,
        /// How it ended; `None` if it still ran, with its output closed.
        status: Option<ExitStatus>,
        /// The end of what it wrote to standard error.
        last_words: String,
    },
    /// It gave no answer in time.
    #[error("the engine gave no answer to '{request}' within {} ms", .after.as_millis())]
    TimedOut {
        /// What it was asked for.
        request: Request,
        /// How long it had.
        after: Duration,
    },
    /// It said what cannot be understood.
    #[error("the engine answered '{request}' with '{line}': {reason}")]
    Nonsense {
        /// What it was asked for.
        request: Request,
        /// The line, shortened.
        line: String,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// It said more than any answer needs.
    #[error("the engine's answer to '{request}' has no end")]
    Flood {
        /// What it was asked for.
        request: Request,
    },
    /// It does not offer the option.
    #[error("the engine has no option '{0}'")]
    NoOption(String),
    /// The option cannot have the value.
    #[error("the engine's option '{name}' cannot be '{value}'")]
    OptionValue {
        /// The option.
        name: String,
        /// The value.
        value: String,
    },
}

impl EngineError {
    /// Whether it may be asked again: it lives, and its answer was merely late or not understood.
    #[must_use]
    pub fn is_recoverable(&self) -> bool {
        !matches!(self, Self::DoesNotStart { .. } | Self::Died { .. })
    }

    pub(crate) fn nonsense(request: Request, line: &str, reason: &'static str) -> Self {
        const LONGEST: usize = 100;
        let mut line: String = line
            .chars()
            .map(|letter| {
                if letter.is_control() {
                    '\u{fffd}'
                } else {
                    letter
                }
            })
            .collect();
        if let Some((cut, _)) = line.char_indices().nth(LONGEST) {
            line.truncate(cut);
            line.push('…');
        }
        Self::Nonsense {
            request,
            line,
            reason,
        }
    }
}

fn ended(status: Option<ExitStatus>) -> String {
    status.map_or_else(String::new, |status| format!(" ({status})"))
}

fn quoted(last_words: &str) -> String {
    match last_words.lines().last() {
        Some(line) => format!("; it said '{line}'"),
        None => String::new(),
    }
}
