use super::{Arguments, Notation};
use crate::input;
use sittuyin::{
    CannotCarry, Dialect, Dice, Draws, Missing, Move, Position, Ruleset, Setup, fen, san, uci,
};

/// A line that is not PGN: where it starts, if it says so, and moves.
pub(super) struct Line<'a> {
    /// The words `position` and `fen` of the Universal Chess Interface, as they were given.
    lead: String,
    start: Start,
    /// The word `moves` stood before the moves.
    says_moves: bool,
    moves: Vec<&'a str>,
}

enum Start {
    /// Nothing is said: the initial array.
    Unsaid,
    /// `startpos`.
    Initial,
    Fen(Setup),
}

/// Why a line was not translated.
pub(super) enum Trouble {
    Unreadable(String),
    CannotCarry(CannotCarry),
}

impl From<CannotCarry> for Trouble {
    fn from(missing: CannotCarry) -> Self {
        Self::CannotCarry(missing)
    }
}

impl<'a> Line<'a> {
    pub(super) fn parse(text: &'a str) -> Result<Self, String> {
        let mut words = text.split_whitespace().peekable();
        let mut lead = String::new();
        if words.next_if_eq(&"position").is_some() {
            lead.push_str("position ");
        }
        let start = if words.next_if_eq(&"startpos").is_some() {
            Start::Initial
        } else {
            let named = words.next_if_eq(&"fen").is_some();
            if named {
                lead.push_str("fen ");
            }
            if named || words.peek().is_some_and(|word| word.contains('/')) {
                let mut fen = Vec::new();
                while let Some(word) = words.next_if(|&word| word != "moves") {
                    fen.push(word);
                }
                Start::Fen(input::setup(&fen.join(" "))?)
            } else {
                Start::Unsaid
            }
        };
        Ok(Self {
            lead,
            start,
            says_moves: words.next_if_eq(&"moves").is_some(),
            moves: words.collect(),
        })
    }

    pub(super) fn translate(&self, arguments: &Arguments) -> Result<String, Trouble> {
        let mut words = Vec::new();
        match &self.start {
            Start::Unsaid => {}
            Start::Initial => words.push("startpos".to_owned()),
            Start::Fen(setup) => words.push(fen::write(setup, arguments.to)?),
        }
        if self.says_moves {
            words.push("moves".to_owned());
        }
        words.extend(self.translate_moves(arguments)?);
        Ok(format!("{}{}", self.lead, words.join(" ")))
    }

    fn translate_moves(&self, arguments: &Arguments) -> Result<Vec<String>, Trouble> {
        if self.moves.is_empty() {
            return Ok(Vec::new());
        }
        let setup = match &self.start {
            Start::Fen(setup) => setup.clone(),
            Start::Unsaid | Start::Initial => Setup::initial(),
        };
        let as_given = if self.moves.iter().all(|text| is_uci(text)) {
            Notation::Uci
        } else {
            Notation::San
        };
        let mut board = Board::new(&setup, arguments)?;
        let notation = arguments.notation.unwrap_or(as_given);
        let texts = self.moves.iter().enumerate();
        texts
            .map(|(ply, text)| board.translate(ply, text, notation))
            .collect()
    }
}

/// Whether a text has the form of UCI; placements look the same in a score.
fn is_uci(text: &str) -> bool {
    match text.as_bytes() {
        [
            b'a'..=b'h',
            b'1'..=b'8',
            b'a'..=b'h',
            b'1'..=b'8',
            rest @ ..,
        ] => rest.len() < 2,
        _ => text.contains(['@', ',']),
    }
}

/// The position that the moves are made in, and that of the program they are written for, which plays
/// by the rules called modern.
struct Board {
    ours: Position,
    theirs: Position,
    to: Dialect,
}

impl Board {
    fn new(setup: &Setup, arguments: &Arguments) -> Result<Self, Trouble> {
        let position = |ruleset| {
            let game = input::position(setup.clone(), ruleset, Draws::Ruleset);
            game.map(|game| *game.position())
                .map_err(Trouble::Unreadable)
        };
        let ours = position(arguments.ruleset)?;
        Ok(Self {
            ours,
            theirs: match arguments.to {
                Dialect::Sittuyin => ours,
                _ => position(Ruleset::Modern)?,
            },
            to: arguments.to,
        })
    }

    fn lacks<T>(&self, missing: Missing) -> Result<T, Trouble> {
        Err(Trouble::CannotCarry(CannotCarry {
            dialect: self.to,
            missing,
        }))
    }

    fn translate(&mut self, ply: usize, text: &str, notation: Notation) -> Result<String, Trouble> {
        let unreadable = |error: String| Trouble::Unreadable(format!("move {}: {error}", ply + 1));
        if let Ok(dice) = text.parse::<Dice>() {
            self.ours
                .throw(dice)
                .map_err(|error| unreadable(error.to_string()))?;
            if self.to != Dialect::Sittuyin {
                return self.lacks(Missing::Dice);
            }
            self.theirs = self.ours;
            return Ok(dice.to_string());
        }
        let lawful = san::read(&self.ours, text).map_err(|error| unreadable(error.to_string()))?;
        if let Some(reason) = self.theirs.why_illegal(lawful) {
            return self.lacks(Missing::Unlawful {
                ply,
                lawful,
                reason,
            });
        }
        let written = self.write(lawful, notation)?;
        self.ours.play_unchecked(lawful);
        self.theirs.play_unchecked(lawful);
        Ok(written)
    }

    fn write(&self, lawful: Move, notation: Notation) -> Result<String, CannotCarry> {
        match notation {
            Notation::Uci => uci::write(lawful, self.to),
            Notation::San => san::write_in(&self.theirs, lawful, self.to),
        }
    }
}
