use crate::{
    Answer, CommandLine, Display, EngineError, EngineOption, Go, Info, Request,
    process::{NoLine, Process},
};
use sittuyin::{Move, uci::UciMove};
use std::ops::ControlFlow;
use std::process::ExitStatus;
use std::time::{Duration, Instant};

/// What an engine may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Time from its start until it has named its options.
    pub start: Duration,
    /// Time for an answer that needs no thought, and for a move after it was told to stop.
    pub answer: Duration,
    /// Lines of one answer.
    pub lines: usize,
}

impl Default for Bounds {
    /// Ten seconds to start, five for an answer, a million lines.
    fn default() -> Self {
        Self {
            start: Duration::from_secs(10),
            answer: Duration::from_secs(5),
            lines: 1_000_000,
        }
    }
}

/// Numbers of lines, as `go perft` answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Perft {
    /// How many lines there are.
    pub nodes: u64,
    /// How many begin with each move, in the engine's order and notation.
    pub divide: Vec<(String, u64)>,
}

/// An engine that speaks the Universal Chess Interface, in a process of its own.
///
/// Every request ends within a bounded time, in an answer or an [`EngineError`]. After an error that
/// [is recoverable](EngineError::is_recoverable) the engine may be asked again: what it still says about
/// the failed request is skipped. Dropping the client kills the engine.
///
/// ```no_run
/// use sittuyin_arena::{Bounds, Go, UciClient};
/// use std::{ops::ControlFlow, time::Duration};
/// let mut engine = UciClient::start(&"fairy-stockfish".parse()?, Bounds::default())?;
/// engine.set_option("UCI_Variant", "sittuyin")?;
/// engine.position(None, &["K@e2".parse::<sittuyin::uci::UciMove>()?.0])?;
/// let answer = engine.go(&Go::depth(6), Duration::from_secs(10), &mut |_| ControlFlow::Continue(()))?;
/// println!("{:?}", answer.best);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct UciClient {
    process: Process,
    bounds: Bounds,
    name: String,
    author: String,
    options: Vec<EngineOption>,
    /// A request failed, and the engine may still be about to answer it.
    unsettled: bool,
}

/// The lines of one answer.
struct Lines<'a> {
    process: &'a mut Process,
    request: Request,
    since: Instant,
    until: Instant,
    left: usize,
}

impl Lines<'_> {
    /// The next line, and when it came.
    fn next(&mut self) -> Result<(Instant, String), EngineError> {
        let request = self.request;
        self.left = self
            .left
            .checked_sub(1)
            .ok_or(EngineError::Flood { request })?;
        let none = match self.process.line(self.until) {
            Ok(line) => return Ok(line),
            Err(none) => none,
        };
        let status = match none {
            NoLine::Endless => return Err(EngineError::Flood { request }),
            NoLine::Closed => self.process.status(),
            // A process that it started may keep its output open.
            NoLine::Late => match self.process.ended() {
                Some(status) => Some(status),
                None => {
                    let after = self.until - self.since;
                    return Err(EngineError::TimedOut { request, after });
                }
            },
        };
        Err(EngineError::Died {
            request,
            status,
            last_words: self.process.last_words(),
        })
    }
}

impl UciClient {
    /// Starts an engine and asks for its name and options.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it does not start or does not answer.
    pub fn start(command: &CommandLine, bounds: Bounds) -> Result<Self, EngineError> {
        let mut client = Self {
            process: Process::start(command)?,
            bounds,
            name: String::new(),
            author: String::new(),
            options: Vec::new(),
            unsettled: false,
        };
        client.handshake()?;
        client.ready()?;
        Ok(client)
    }

    /// The number of its process.
    #[must_use]
    pub fn process_id(&self) -> u32 {
        self.process.id()
    }

    /// What it calls itself.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Who wrote it, by its own word.
    #[must_use]
    pub fn author(&self) -> &str {
        &self.author
    }

    /// The options it offers.
    #[must_use]
    pub fn options(&self) -> &[EngineOption] {
        &self.options
    }

    /// The option of this name, in whatever case.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&EngineOption> {
        self.options
            .iter()
            .find(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// Sets an option, and waits until that is done; a button takes the empty value.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it has no such option or value, or fails.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), EngineError> {
        let option = self
            .option(name)
            .ok_or_else(|| EngineError::NoOption(name.to_owned()))?;
        let line = option.set(value)?;
        self.settle()?;
        self.process.say(&line);
        self.ready()
    }

    /// Says that another game begins, and waits until it is prepared.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it fails.
    pub fn new_game(&mut self) -> Result<(), EngineError> {
        self.settle()?;
        self.process.say("ucinewgame");
        self.ready()
    }

    /// Gives it a position by a FEN, or the initial array, and the moves from there. That it understood
    /// is known only from what it answers later.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it failed before and has not come to rest.
    pub fn position(&mut self, fen: Option<&str>, moves: &[Move]) -> Result<(), EngineError> {
        self.settle()?;
        let mut line = match fen {
            // A line break would be another command.
            Some(fen) => format!("position fen {}", fen.replace(char::is_control, " ")),
            None => "position startpos".to_owned(),
        };
        if !moves.is_empty() {
            line.push_str(" moves");
        }
        for &made in moves {
            line.push(' ');
            line.push_str(&UciMove(made).to_string());
        }
        self.process.say(&line);
        Ok(())
    }

    /// Waits until it has done all that it was told.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it fails.
    pub fn ready(&mut self) -> Result<(), EngineError> {
        self.settle()?;
        self.process.say("isready");
        let answer = self.bounds.answer;
        self.ask(Request::Ready, answer, |lines| {
            while lines.next()?.1 != "readyok" {}
            Ok(())
        })
    }

    /// Counts the lines of a length from the position it has.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it fails; [`EngineError::Nonsense`] or [`EngineError::TimedOut`] also if it
    /// does not know the request, which not all engines do.
    pub fn perft(&mut self, depth: u32, within: Duration) -> Result<Perft, EngineError> {
        let request = Request::Perft;
        self.settle()?;
        self.process.forget();
        self.process.say(&format!("go perft {depth}"));
        self.ask(request, within, |lines| {
            let mut divide: Vec<(String, u64)> = Vec::new();
            loop {
                let (_, line) = lines.next()?;
                let nonsense = |reason| Err(EngineError::nonsense(request, &line, reason));
                if line.starts_with("bestmove") {
                    return nonsense("it thinks instead of counting");
                }
                let Some((key, value)) = line.rsplit_once(':') else {
                    continue;
                };
                let count = value.trim().parse();
                if !key.eq_ignore_ascii_case("nodes searched") {
                    if key.parse::<UciMove>().is_ok() {
                        match count {
                            Ok(count) => divide.push((key.to_owned(), count)),
                            Err(_) => return nonsense("a move without a number"),
                        }
                    }
                    continue;
                }
                let Ok(nodes) = count else {
                    return nonsense("there is no number");
                };
                let sum: u64 = divide.iter().map(|&(_, count)| count).sum();
                if depth > 0 && sum != nodes {
                    return nonsense("it is not the sum of the moves");
                }
                return Ok(Perft { nodes, divide });
            }
        })
    }

    /// Has it show the position it has.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it fails. An engine that does not know the request shows nothing.
    pub fn display(&mut self) -> Result<Display, EngineError> {
        self.settle()?;
        self.process.forget();
        self.process.say("d");
        self.process.say("isready");
        let answer = self.bounds.answer;
        self.ask(Request::Display, answer, |lines| {
            let mut display = Display::default();
            loop {
                match lines.next()?.1.as_str() {
                    "readyok" => return Ok(display),
                    line => display.read(line),
                }
            }
        })
    }

    /// Has it think about the position it has. `watch` sees every report and may break off; when the
    /// time is over it is told to stop, and its answer is taken all the same if it comes then.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it fails.
    pub fn go(
        &mut self,
        go: &Go,
        within: Duration,
        watch: &mut dyn FnMut(&Info) -> ControlFlow<()>,
    ) -> Result<Answer, EngineError> {
        self.settle()?;
        self.process.forget();
        self.process.say(&go.to_string());
        let grace = self.bounds.answer;
        self.ask(Request::Search, within, |lines| {
            let mut stopped = false;
            let mut info = None;
            loop {
                let (at, line) = match lines.next() {
                    Err(EngineError::TimedOut { .. }) if !stopped => {
                        stop(lines, &mut stopped, grace);
                        continue;
                    }
                    next => next?,
                };
                if let Some(text) = word(&line, "info") {
                    let report = Info::parse(text);
                    if watch(&report).is_break() && !stopped {
                        stop(lines, &mut stopped, grace);
                    }
                    if report.score.is_some() && report.multipv.unwrap_or(1) == 1 {
                        info = Some(report);
                    }
                } else if let Some(text) = word(&line, "bestmove") {
                    let (best, ponder) = best_move(text)
                        .map_err(|reason| EngineError::nonsense(Request::Search, &line, reason))?;
                    return Ok(Answer {
                        best,
                        ponder,
                        info,
                        elapsed: at.saturating_duration_since(lines.since),
                        stopped,
                    });
                }
            }
        })
    }

    /// Ends it politely, or by force when it does not go; the value is how it ended, `None` by force.
    pub fn quit(mut self) -> Option<ExitStatus> {
        self.process.say("stop");
        self.process.say("quit");
        self.process.end(self.bounds.answer)
    }

    fn handshake(&mut self) -> Result<(), EngineError> {
        self.process.say("uci");
        let (mut name, mut author, mut options) = (String::new(), String::new(), Vec::new());
        let start = self.bounds.start;
        self.ask(Request::Handshake, start, |lines| {
            loop {
                let (_, line) = lines.next()?;
                if line == "uciok" {
                    return Ok(());
                } else if let Some(text) = word(&line, "option") {
                    options.extend(EngineOption::parse(text));
                } else if let Some(text) = word(&line, "id") {
                    if let Some(text) = word(text, "name") {
                        text.clone_into(&mut name);
                    } else if let Some(text) = word(text, "author") {
                        text.clone_into(&mut author);
                    }
                }
            }
        })?;
        (self.name, self.author, self.options) = (name, author, options);
        Ok(())
    }

    /// Reads an answer; when that fails the engine may still be at it.
    fn ask<T>(
        &mut self,
        request: Request,
        within: Duration,
        read: impl FnOnce(&mut Lines<'_>) -> Result<T, EngineError>,
    ) -> Result<T, EngineError> {
        let since = Instant::now();
        let answer = read(&mut Lines {
            process: &mut self.process,
            request,
            since,
            until: after(since, within),
            left: self.bounds.lines,
        });
        self.unsettled = answer.is_err();
        answer
    }

    /// After a failure: stops what it may be doing, and skips what it says about it.
    fn settle(&mut self) -> Result<(), EngineError> {
        if !self.unsettled {
            return Ok(());
        }
        self.process.forget();
        self.process.say("stop");
        self.process.say("isready");
        let answer = self.bounds.answer;
        self.ask(Request::Ready, answer, |lines| {
            while lines.next()?.1 != "readyok" {}
            Ok(())
        })
    }
}

/// Tells it to stop; from now on it has the time of grace.
fn stop(lines: &mut Lines<'_>, stopped: &mut bool, grace: Duration) {
    lines.process.say("stop");
    lines.until = after(Instant::now(), grace);
    *stopped = true;
}

/// A time to come, or one that nobody will live to see.
fn after(since: Instant, within: Duration) -> Instant {
    const LONG: Duration = Duration::from_secs(1 << 32);
    since + within.min(LONG)
}

/// What follows the first word of a line, if that is this one.
fn word<'a>(line: &'a str, first: &str) -> Option<&'a str> {
    let rest = line.trim_start().strip_prefix(first)?;
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then(|| rest.trim())
}

/// Reads what follows `bestmove`.
fn best_move(text: &str) -> Result<(Option<Move>, Option<Move>), &'static str> {
    let mut words = text.split_ascii_whitespace();
    let best = match words.next() {
        None => return Err("there is no move"),
        Some("(none)" | "0000" | "NULL") => None,
        Some(text) => match text.parse() {
            Ok(UciMove(best)) => Some(best),
            Err(_) => return Err("that is no move"),
        },
    };
    // What it expects is a favour; a word that is no move does no harm.
    let ponder = match (words.next(), words.next()) {
        (Some("ponder"), Some(text)) => text.parse().ok().map(|UciMove(reply)| reply),
        _ => None,
    };
    Ok((best, ponder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_best_moves() {
        let read = |text: &str| {
            best_move(text).map(|(best, ponder)| {
                [best, ponder].map(|one| one.map(|one| UciMove(one).to_string()))
            })
        };
        let two = [Some("e5e5f".to_owned()), Some("K@e7".to_owned())];
        assert_eq!(read("e5e5f ponder K@e7"), Ok(two));
        assert_eq!(read("e2e3 ponder"), Ok([Some("e2e3".to_owned()), None]));
        assert_eq!(read("(none)"), Ok([None, None]));
        assert!(read("").is_err() && read("hello").is_err());
    }
}
