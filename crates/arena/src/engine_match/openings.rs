use sittuyin::{Draws, Game, Move, Ruleset, fen::Fen, uci::UciMove};

/// Where a game of a match begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The FEN; `None` is the initial array.
    pub fen: Option<String>,
    /// The moves from there.
    pub moves: Vec<Move>,
}

/// A line that is no opening.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the openings: {reason}")]
pub struct OpeningError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl Opening {
    /// The initial array.
    #[must_use]
    pub const fn initial() -> Self {
        Self {
            fen: None,
            moves: Vec::new(),
        }
    }

    /// Reads openings, one a line: a FEN or `startpos`, then, where there are any, the word `moves` and
    /// moves in UCI notation. What follows a semicolon, and lines that begin with `#`, are comments.
    ///
    /// ```
    /// use sittuyin::Ruleset;
    /// use sittuyin_arena::engine_match::Opening;
    /// let text = "# two\nstartpos moves K@e2 K@d7\n8/4k3/8/8/8/8/5R2/4K3[] w - - 0 1 ; 4.31\n";
    /// assert_eq!(Opening::read(text, Ruleset::Modern)?.len(), 2);
    /// # Ok::<_, sittuyin_arena::engine_match::OpeningError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`OpeningError`] for the first line from which no game can be played under the ruleset.
    pub fn read(text: &str, ruleset: Ruleset) -> Result<Vec<Self>, OpeningError> {
        text.lines()
            .zip(1..)
            .map(|(line, number)| (line.split(';').next().unwrap_or_default().trim(), number))
            .filter(|(line, _)| !line.is_empty() && !line.starts_with('#'))
            .map(|(text, line)| {
                Self::parse(text, ruleset).map_err(|reason| OpeningError { line, reason })
            })
            .collect()
    }

    fn parse(text: &str, ruleset: Ruleset) -> Result<Self, String> {
        let (start, moves) = match text.split_once(" moves") {
            Some((start, moves)) => (start.trim(), moves),
            None => (text, ""),
        };
        let moves: Result<Vec<_>, _> = moves
            .split_ascii_whitespace()
            .map(|text| text.parse().map(|UciMove(named)| named))
            .collect();
        let opening = Self {
            fen: (start != "startpos").then(|| start.to_owned()),
            moves: moves.map_err(|error| error.to_string())?,
        };
        let game = opening.game(ruleset)?;
        match game.outcome() {
            None => Ok(opening),
            Some(_) => Err("the game is over there".to_owned()),
        }
    }

    /// A game from here, with the draws of every game played on this platform (C26).
    pub(super) fn game(&self, ruleset: Ruleset) -> Result<Game, String> {
        let mut game = match &self.fen {
            None => Game::new(ruleset),
            Some(fen) => {
                let Fen(setup) = fen
                    .parse()
                    .map_err(|error: sittuyin::fen::ParseFenError| error.to_string())?;
                Game::from_setup(setup, ruleset, Draws::Platform)
            }
        }
        .map_err(|error| error.to_string())?;
        for &named in &self.moves {
            game.play(named)
                .map_err(|error| format!("'{}': {error}", UciMove(named)))?;
        }
        Ok(game)
    }
}
