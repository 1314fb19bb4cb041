use crate::{CommandLine, EngineError};
use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Lines that wait to be read; then the engine waits.
const WAITING_LINES: usize = 1024;
/// No line of an engine is longer.
const LONGEST_LINE: u64 = 1 << 20;
/// How much of what it writes to standard error is kept.
const LAST_WORDS: usize = 2048;
/// How long a process that was killed, or closed its output, may take to end.
const END: Duration = Duration::from_millis(500);

/// An engine's process. Its streams have a thread each, so that whatever it does not read, or writes
/// without end, blocks nobody else. Dropping it kills it.
///
/// The threads are never waited for: a process that the engine has started may keep the streams open.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    /// `None` when it is to read no more.
    input: Option<Sender<String>>,
    output: Receiver<Line>,
    last_words: Arc<Mutex<VecDeque<u8>>>,
}

/// What came from its standard output.
#[derive(Debug)]
struct Line {
    /// When it came, not when it was looked at.
    at: Instant,
    /// `None` is a line too long to read.
    text: Option<String>,
}

/// Why there is no line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum NoLine {
    /// None came in time.
    Late,
    /// None will come.
    Closed,
    /// It has no end.
    Endless,
}

impl Process {
    pub(crate) fn start(command: &CommandLine) -> Result<Self, EngineError> {
        Self::spawn(command).map_err(|source| EngineError::DoesNotStart {
            command: command.to_string(),
            source,
        })
    }

    fn spawn(command: &CommandLine) -> io::Result<Self> {
        let mut child = command
            .to_command()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let streams = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (input, to_write) = mpsc::channel();
        let (read, output) = mpsc::sync_channel(WAITING_LINES);
        // From here on a failure to start a thread kills the child.
        let process = Self {
            child,
            input: Some(input),
            output,
            last_words: Arc::default(),
        };
        if let (Some(stdin), Some(stdout), Some(stderr)) = streams {
            let last_words = Arc::clone(&process.last_words);
            let named = |name: &str| thread::Builder::new().name(name.to_owned());
            named("engine input").spawn(move || write_all(&to_write, stdin))?;
            named("engine output").spawn(move || read_lines(stdout, &read))?;
            named("engine errors").spawn(move || keep_last(stderr, &last_words))?;
        }
        Ok(process)
    }

    /// Says a line. Whether anybody listens is known when an answer is awaited.
    pub(crate) fn say(&self, line: &str) {
        if let Some(input) = &self.input {
            let _ = input.send(format!("{line}\n"));
        }
    }

    /// The next line and when it came.
    pub(crate) fn line(&self, until: Instant) -> Result<(Instant, String), NoLine> {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(NoLine::Late);
        }
        match self.output.recv_timeout(left) {
            Ok(Line { at, text }) => Ok((at, text.ok_or(NoLine::Endless)?)),
            Err(RecvTimeoutError::Timeout) => Err(NoLine::Late),
            Err(RecvTimeoutError::Disconnected) => Err(NoLine::Closed),
        }
    }

    /// Forgets what it has said unasked.
    pub(crate) fn forget(&self) {
        // Not more than waits now: it may write faster than anybody forgets.
        self.output.try_iter().take(WAITING_LINES).for_each(drop);
    }

    /// The end of what it wrote to standard error, which may still be on its way.
    pub(crate) fn last_words(&self) -> String {
        let since = Instant::now();
        // The thread that keeps them lets go of them at the end of the stream.
        while Arc::strong_count(&self.last_words) > 1 && since.elapsed() < END {
            thread::sleep(Duration::from_millis(2));
        }
        let kept = self.last_words.lock();
        let kept = kept.unwrap_or_else(PoisonError::into_inner);
        let (front, back) = kept.as_slices();
        let text = String::from_utf8_lossy(&[front, back].concat()).into_owned();
        text.trim().to_owned()
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// How it ended, if it has.
    pub(crate) fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    /// Closes its input and waits for it to end.
    pub(crate) fn end(&mut self, within: Duration) -> Option<ExitStatus> {
        self.input = None;
        self.wait(within)
    }

    /// How it ended, after it has closed its output.
    pub(crate) fn status(&mut self) -> Option<ExitStatus> {
        self.wait(END)
    }

    fn wait(&mut self, within: Duration) -> Option<ExitStatus> {
        let since = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(None) if since.elapsed() < within => thread::sleep(Duration::from_millis(2)),
                Ok(status) => return status,
                Err(_) => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // An error means that it has ended already.
        let _ = self.child.kill();
        let _ = self.wait(END);
    }
}

fn write_all(lines: &Receiver<String>, mut stdin: ChildStdin) {
    for line in lines {
        if stdin
            .write_all(line.as_bytes())
            .and_then(|()| stdin.flush())
            .is_err()
        {
            return;
        }
    }
}

fn read_lines(stdout: impl Read, lines: &SyncSender<Line>) {
    let mut stdout = BufReader::new(stdout);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match (&mut stdout)
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut bytes)
        {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let endless = bytes.len() as u64 == LONGEST_LINE && bytes.last() != Some(&b'\n');
        let text = (!endless).then(|| String::from_utf8_lossy(&bytes).trim_end().to_owned());
        let line = Line {
            at: Instant::now(),
            text,
        };
        if lines.send(line).is_err() || endless {
            return;
        }
    }
}

fn keep_last(mut stderr: impl Read, kept: &Mutex<VecDeque<u8>>) {
    let mut bytes = [0; 1024];
    while let Ok(read @ 1..) = stderr.read(&mut bytes) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend(&bytes[..read]);
        let excess = kept.len().saturating_sub(LAST_WORDS);
        kept.drain(..excess);
    }
}
