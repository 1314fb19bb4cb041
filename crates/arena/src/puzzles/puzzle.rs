use crate::puzzles::Theme;
use sittuyin::{Draws, Game, Move, Ruleset, fen::Fen, uci::UciMove};
use std::{fmt, str::FromStr};

/// A position with a line that is to be found: every move of the solver in it is the only one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The rules it is played by.
    pub ruleset: Ruleset,
    /// The position, with a count that may be running; the solver is to move.
    pub fen: String,
    /// The solver's moves and the replies between them; it ends with a move of the solver's.
    pub line: Vec<Move>,
    /// What it asks for; the first is the one it is filed under.
    pub themes: Vec<Theme>,
    /// How hard it is, on the scale of the players' ratings.
    pub rating: u16,
    /// What it was found in: the source with its seed, and where.
    pub origin: String,
    /// What the solution rests on.
    pub proof: Proof,
}

/// What a solution rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Every move and every reply was tried: no other move mates in time.
    Mate,
    /// Endgame tables: no other move keeps the result.
    Tables,
    /// A search of so many positions: every other move is clearly worse.
    Nodes(u64),
}

/// A line that is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the puzzles: {reason}")]
pub struct ParsePuzzleError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl Puzzle {
    /// Reads puzzles, one a line; lines that begin with `#` are comments.
    ///
    /// # Errors
    ///
    /// [`ParsePuzzleError`] for the first line that is none.
    pub fn read(text: &str) -> Result<Vec<Self>, ParsePuzzleError> {
        text.lines()
            .zip(1..)
            .filter(|(line, _)| !line.is_empty() && !line.starts_with('#'))
            .map(|(text, line)| {
                text.parse()
                    .map_err(|reason| ParsePuzzleError { line, reason })
            })
            .collect()
    }

    /// Seven letters that name it: they follow from its ruleset and its position.
    #[must_use]
    pub fn id(&self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        // FNV-1a.
        let hash = (self.ruleset.id().bytes().chain([b' ']))
            .chain(self.fen.bytes())
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            });
        (0..7)
            .map(|place| char::from(LETTERS[(hash >> (5 * place + 29)) as usize % 32]))
            .collect()
    }

    /// What it is filed under.
    #[must_use]
    pub fn theme(&self) -> Theme {
        self.themes.first().copied().unwrap_or(Theme::Refutation)
    }

    /// A game that begins where it does.
    ///
    /// # Errors
    ///
    /// What is wrong with the position.
    pub fn game(&self) -> Result<Game, String> {
        game(self.ruleset, &self.fen)
    }
}

pub(crate) fn game(ruleset: Ruleset, fen: &str) -> Result<Game, String> {
    let Fen(setup) = fen
        .parse()
        .map_err(|error: sittuyin::fen::ParseFenError| error.to_string())?;
    Game::from_setup(setup, ruleset, Draws::Platform).map_err(|error| error.to_string())
}

/// As it is read: id, ruleset, FEN, moves, themes, rating, origin and proof, with tabulators between.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line: Vec<_> = self
            .line
            .iter()
            .map(|mv| UciMove(*mv).to_string())
            .collect();
        let themes: Vec<_> = self.themes.iter().map(|theme| theme.id()).collect();
        write!(
            f,
            "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}",
            self.id(),
            self.ruleset,
            self.fen,
            line.join(" "),
            themes.join(","),
            self.rating,
            self.origin,
            self.proof
        )
    }
}

impl FromStr for Puzzle {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fields: Vec<&str> = text.split('\t').collect();
        let &[id, ruleset, fen, line, themes, rating, origin, proof] = &fields[..] else {
            return Err(format!(
                "expected id, ruleset, FEN, moves, themes, rating, origin and proof with tabulators \
                 between, found {} fields",
                fields.len()
            ));
        };
        let mv = |text: &str| match text.parse() {
            Ok(UciMove(mv)) => Ok(mv),
            Err(error) => Err(format!("'{text}' is no move: {error}")),
        };
        let puzzle = Self {
            ruleset: ruleset
                .parse()
                .map_err(|error: sittuyin::ParseRulesetError| error.to_string())?,
            fen: fen.to_owned(),
            line: line.split(' ').map(mv).collect::<Result<_, _>>()?,
            themes: themes
                .split(',')
                .map(str::parse)
                .collect::<Result<_, _>>()?,
            rating: rating
                .parse()
                .map_err(|_| format!("'{rating}' is no rating"))?,
            origin: origin.to_owned(),
            proof: proof.parse()?,
        };
        let own = puzzle.id();
        if own != id {
            return Err(format!(
                "the id is {id}; by ruleset and position it is {own}"
            ));
        }
        Ok(puzzle)
    }
}

/// `mate`, `tables` or `nodes 100000`.
impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mate => f.write_str("mate"),
            Self::Tables => f.write_str("tables"),
            Self::Nodes(nodes) => write!(f, "nodes {nodes}"),
        }
    }
}

impl FromStr for Proof {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match (text, text.strip_prefix("nodes ")) {
            ("mate", _) => Ok(Self::Mate),
            ("tables", _) => Ok(Self::Tables),
            (_, Some(nodes)) if nodes.parse::<u64>().is_ok() => {
                Ok(Self::Nodes(nodes.parse().unwrap_or_default()))
            }
            _ => Err(format!(
                "'{text}' is no proof: expected 'mate', 'tables' or 'nodes 100000'"
            )),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const LINE: &str =
        "sw3uve3\tformal\tk7/8/1K6/8/8/8/8/7R[] w - - 0 1\th1h8\tmate-1\t600\ta test\tmate";

    #[test]
    fn a_line_is_read_and_written() {
        let puzzle: Puzzle = LINE.parse().unwrap();
        assert_eq!(puzzle.theme(), Theme::MateIn1);
        assert_eq!(puzzle.proof, Proof::Mate);
        assert_eq!(puzzle.to_string(), LINE);
        let text = format!("# a heading\n\n{LINE}\n");
        assert_eq!(Puzzle::read(&text), Ok(vec![puzzle]));
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        for (from, to, told) in [
            ("sw3uve3", "aaaaaaa", "the id is aaaaaaa"),
            ("1K6", "2K5", "by ruleset and position it is"),
            ("formal", "chess", "chess"),
            ("h1h8", "mate", "'mate' is no move"),
            ("mate-1", "mate-0", "'mate-0' is no theme"),
            ("600", "hard", "'hard' is no rating"),
            ("\ta test", "", "found 7 fields"),
            ("test\tmate", "test\tluck", "'luck' is no proof"),
        ] {
            let text = format!("# a heading\n{}", LINE.replacen(from, to, 1));
            let error = Puzzle::read(&text).unwrap_err();
            assert_eq!(error.line, 2);
            assert!(error.to_string().contains(told), "{error}");
        }
    }
}
