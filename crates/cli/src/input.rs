//! What every subcommand reads: rulesets, positions, and lines of standard input.

use sittuyin::{Draws, Game, IllegalPosition, Position, Ruleset, fen::Fen};
use std::io::{self, BufRead, BufReader, Read};

/// Longer lines are refused unread. A game of a thousand moves is a tenth of it.
const LONGEST_LINE: u64 = 1 << 16;

/// Reads the id of a ruleset that can be played.
pub(crate) fn ruleset(text: &str) -> Result<Ruleset, String> {
    let playable = || {
        let ids: Vec<_> = Ruleset::ALL
            .into_iter()
            .filter(|ruleset| ruleset.is_playable())
            .map(Ruleset::id)
            .collect();
        format!("choose one of {}", ids.join(", "))
    };
    let ruleset: Ruleset = text
        .parse()
        .map_err(|_| format!("there is no such ruleset; {}", playable()))?;
    if ruleset.is_playable() {
        Ok(ruleset)
    } else {
        Err(format!("this ruleset cannot be played yet; {}", playable()))
    }
}

/// Reads the FEN of any position whose moves have a meaning, as the commands that speak of a
/// position take it: a side may lack its king or have too many men, and no draws are added (C26).
pub(crate) fn position(fen: &str, ruleset: Ruleset) -> Result<Game, String> {
    let Fen(setup) = parse_fen(fen)?;
    let position = match Position::new(&setup, ruleset.rules()) {
        Ok(position) => position,
        Err(illegal) => illegal
            .waive(|_| true)
            .map_err(|illegal| illegal.to_string())?,
    };
    Ok(Game::from_position(
        position,
        setup,
        ruleset,
        Draws::Ruleset,
    ))
}

/// Reads the FEN a game starts from; without one it is the initial array.
pub(crate) fn game(fen: Option<&str>, ruleset: Ruleset) -> Result<Game, String> {
    let started = match fen {
        None => Game::new(ruleset),
        Some(fen) => Game::from_setup(parse_fen(fen)?.0, ruleset, Draws::Platform),
    };
    started.map_err(|illegal: IllegalPosition| illegal.to_string())
}

fn parse_fen(fen: &str) -> Result<Fen, String> {
    fen.parse()
        .map_err(|error| format!("{error}, in the FEN '{fen}'"))
}

/// Lines of standard input, or of whatever stands for it.
pub(crate) struct Lines<R> {
    reader: BufReader<R>,
    number: usize,
}

impl<R: Read> Lines<R> {
    pub(crate) fn new(reader: R) -> Self {
        Self {
            reader: BufReader::new(reader),
            number: 0,
        }
    }

    /// The number of the last line, from 1.
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    /// Whether the next line may have to be waited for, so that output should be shown before.
    pub(crate) fn would_wait(&self) -> bool {
        !self.reader.buffer().contains(&b'\n')
    }

    /// The next line without its end; the inner error says why a line cannot be read.
    pub(crate) fn next_line(&mut self) -> io::Result<Option<Result<String, String>>> {
        let mut bytes = Vec::new();
        let mut limited = (&mut self.reader).take(LONGEST_LINE);
        if limited.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        self.number += 1;
        let ended = bytes.pop_if(|last| *last == b'\n').is_some();
        if !ended && bytes.len() as u64 == LONGEST_LINE && self.reader.skip_until(b'\n')? > 0 {
            return Ok(Some(Err(format!(
                "the line is longer than {LONGEST_LINE} bytes"
            ))));
        }
        bytes.pop_if(|last| *last == b'\r');
        Ok(Some(
            String::from_utf8(bytes).map_err(|_| "the line is not UTF-8".to_owned()),
        ))
    }
}
