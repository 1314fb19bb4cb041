//! Cuts a stream into the texts of single games, so that only one is in memory and a damaged one
//! does not hide the next.

use super::LONGEST_GAME;
use std::io::{self, BufRead};

/// The text of one game, and where it stands in the stream.
#[derive(Debug)]
pub(super) struct Chunk {
    pub(super) text: String,
    /// The number of its first line, from 1.
    pub(super) first_line: u64,
    /// It is longer than any game may be; the rest of it is left out.
    pub(super) too_long: bool,
}

#[derive(Debug)]
pub(super) struct Splitter<R> {
    input: R,
    /// Lines read so far.
    lines: u64,
    /// The first line of the next game, read already.
    pending: Option<Line>,
}

#[derive(Debug)]
struct Line {
    text: String,
    too_long: bool,
}

/// Where the text of a game is.
#[derive(Default)]
struct State {
    in_moves: bool,
    in_comment: bool,
    after_blank: bool,
    has_event: bool,
}

impl State {
    /// Whether this line begins another game.
    fn begins_next(&self, line: &str) -> bool {
        if !is_tag(line) {
            return false;
        }
        let is_event = line.starts_with("[Event ");
        if self.in_comment {
            // No comment of ours has a blank line, so a comment was not closed.
            is_event && self.after_blank
        } else {
            self.in_moves || is_event && self.has_event
        }
    }

    fn pass(&mut self, line: &str) {
        let blank = line.trim().is_empty();
        if !self.in_comment && !blank && !line.starts_with('%') {
            if !self.in_moves && line.trim_start().starts_with('[') {
                self.has_event |= line.starts_with("[Event ");
            } else {
                self.in_moves = true;
            }
        }
        if self.in_moves && (self.in_comment || !line.starts_with('%')) {
            for letter in line.chars() {
                match letter {
                    '}' => self.in_comment = false,
                    ';' if !self.in_comment => break,
                    '{' => self.in_comment = true,
                    _ => {}
                }
            }
        }
        self.after_blank = blank;
    }
}

/// Whether a line has the form of a tag: a bracket, a name and a quotation mark.
fn is_tag(line: &str) -> bool {
    let Some((name, _)) = line.strip_prefix('[').and_then(|rest| rest.split_once('"')) else {
        return false;
    };
    super::tags::is_name(name.trim())
}

impl<R: BufRead> Splitter<R> {
    pub(super) fn new(input: R) -> Self {
        Self {
            input,
            lines: 0,
            pending: None,
        }
    }

    /// How many lines have been read.
    pub(super) fn lines(&self) -> u64 {
        self.lines
    }

    /// The next game that is not blank.
    pub(super) fn next(&mut self) -> io::Result<Option<Chunk>> {
        let mut chunk: Option<Chunk> = None;
        let mut state = State::default();
        while let Some(line) = self.line()? {
            if chunk.is_some() && state.begins_next(&line.text) {
                self.pending = Some(line);
                break;
            }
            if chunk.is_none() && !line.too_long && line.text.trim().is_empty() {
                continue;
            }
            state.pass(&line.text);
            state.in_moves |= line.too_long;
            let first_line = self.lines;
            let chunk = chunk.get_or_insert_with(|| Chunk {
                text: String::new(),
                first_line,
                too_long: false,
            });
            chunk.too_long |= line.too_long || chunk.text.len() + line.text.len() > LONGEST_GAME;
            if !chunk.too_long {
                chunk.text.push_str(&line.text);
                chunk.text.push('\n');
            }
        }
        Ok(chunk)
    }

    /// The next line without its end, its bytes taken as Latin-1 where they are not UTF-8.
    fn line(&mut self) -> io::Result<Option<Line>> {
        if let Some(line) = self.pending.take() {
            return Ok(Some(line));
        }
        let mut bytes = Vec::new();
        let mut too_long = false;
        let mut ended = false;
        while !ended {
            let buffer = match self.input.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if buffer.is_empty() {
                if bytes.is_empty() && !too_long {
                    return Ok(None);
                }
                break;
            }
            let newline = buffer.iter().position(|&byte| byte == b'\n');
            let length = newline.unwrap_or(buffer.len());
            too_long |= bytes.len() + length > LONGEST_GAME;
            if !too_long {
                bytes.extend_from_slice(&buffer[..length]);
            }
            ended = newline.is_some();
            let used = length + usize::from(ended);
            self.input.consume(used);
        }
        self.lines += 1;
        if bytes.last() == Some(&b'\r') {
            bytes.pop();
        }
        let mut text = String::from_utf8(bytes).unwrap_or_else(|error| {
            let bytes = error.into_bytes();
            bytes.into_iter().map(char::from).collect()
        });
        if self.lines == 1 {
            text = text.trim_start_matches('\u{feff}').to_owned();
        }
        Ok(Some(Line { text, too_long }))
    }
}
