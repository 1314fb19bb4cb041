//! What every subcommand reads: rulesets, positions, and lines of standard input.

use sittuyin::{
    Draws, Game, Illegal, IllegalPosition, Move, Position, Ruleset, Setup, fen::Fen, pgn,
};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// Longer lines are refused unread. A game of a thousand moves is a tenth of it.
const LONGEST_LINE: u64 = 1 << 16;

/// A game from any position whose moves have a meaning, as the commands that speak of a position take
/// it: a side may lack its king or have several generals.
pub(crate) fn position(setup: Setup, ruleset: Ruleset, draws: Draws) -> Result<Game, String> {
    let position = match Position::new(&setup, ruleset.rules()) {
        Ok(position) => position,
        Err(illegal) => illegal
            .waive(|_| true)
            .map_err(|illegal| illegal.to_string())?,
    };
    Ok(Game::from_position(position, setup, ruleset, draws))
}

/// Reads the FEN a game starts from; without one it is the initial array.
pub(crate) fn game(fen: Option<&str>, ruleset: Ruleset) -> Result<Game, String> {
    let started = match fen {
        None => Game::new(ruleset),
        Some(fen) => Game::from_setup(setup(fen)?, ruleset, Draws::Platform),
    };
    started.map_err(|illegal: IllegalPosition| illegal.to_string())
}

/// Reads what a FEN says, lawful or not.
pub(crate) fn setup(fen: &str) -> Result<Setup, String> {
    match fen.parse() {
        Ok(Fen(setup)) => Ok(setup),
        Err(error) => Err(format!("{error}, in the FEN '{fen}'")),
    }
}

/// Makes a lawful move in a game that is over, as a new game from the position then.
pub(crate) fn play_on(game: &mut Game, named: Move, draws: Draws) -> Result<(), Illegal> {
    let mut position = *game.position();
    position.play(named)?;
    let setup = position.to_setup();
    *game = Game::from_position(position, setup, game.ruleset(), draws);
    Ok(())
}

/// Opens a file, or standard input for `-`.
pub(crate) fn open(path: &Path) -> io::Result<Box<dyn Read>> {
    Ok(if path.as_os_str() == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(path)?)
    })
}

/// How far the first line that is not blank is looked for.
const LONGEST_HEAD: u64 = 1 << 16;

/// All up to the end of the first line that is not blank.
pub(crate) fn head(reader: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    let mut limited = reader.take(LONGEST_HEAD);
    loop {
        let before = head.len();
        let read = limited.read_until(b'\n', &mut head)?;
        if read == 0 || !head[before..].trim_ascii().is_empty() {
            return Ok(head);
        }
    }
}

/// Whether a text that begins so is PGN, which a FEN or a move never does.
pub(crate) fn begins_pgn(head: &[u8]) -> bool {
    let text = String::from_utf8_lossy(head);
    let Some(word) = text
        .trim_start_matches('\u{feff}')
        .split_whitespace()
        .next()
    else {
        return false;
    };
    let number = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    word.starts_with(['[', '{', ';', '(', '%'])
        || number.len() < word.len() && number.starts_with('.')
        || word.parse::<pgn::Score>().is_ok()
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
