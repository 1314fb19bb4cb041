//! What a person can ask: what is lawful, and why something is not.

use super::{Table, arrangement::try_in};
use crate::play::notation;
use sittuyin::{GameError, Mark, Role, Square};
use std::io::{self, Read, Write};

/// Columns that a list of moves may fill.
const WIDTH: usize = 76;

impl<R: Read, W: Write> Table<R, W> {
    /// The lawful moves, or the additions to an arrangement, piece by piece.
    pub(super) fn list(&mut self, from: Option<Square>) -> io::Result<()> {
        if let (Some(draft), None) = (&self.draft, from) {
            let additions = draft.additions();
            for role in Role::DEPLOYED {
                let squares: Vec<_> = additions
                    .iter()
                    .filter(|&&(added, _)| added == role)
                    .map(|(_, square)| square.to_string())
                    .collect();
                if !squares.is_empty() {
                    let heading = format!("{} {role}:", role.to_char());
                    wrap(&mut self.out, &heading, &squares)?;
                }
            }
            return Ok(());
        }
        let position = self.game.position();
        let names: Vec<_> = match (&self.draft, from) {
            (Some(draft), Some(from)) => draft.shifts(from).iter().map(Square::to_string).collect(),
            _ if self.game.outcome().is_some() => Vec::new(),
            _ => position
                .legal_moves()
                .into_iter()
                .filter(|lawful| from.is_none() || lawful.from() == from)
                .map(|lawful| sittuyin::san::write(position, lawful))
                .collect(),
        };
        wrap(&mut self.out, &format!("{} lawful:", names.len()), &names)
    }

    pub(super) fn why(&self, text: &str) -> Result<String, String> {
        if self.game.outcome().is_some() {
            return Err(GameError::Over.to_string());
        }
        let illegal = match &self.draft {
            Some(draft) => {
                let wanted = notation::read(&draft.position(), text)?;
                try_in(&mut draft.clone(), wanted).err()
            }
            None => {
                let position = self.game.position();
                position.why_illegal(notation::read(position, text)?)
            }
        };
        let Some(illegal) = illegal else {
            return Ok("It is lawful.\n".to_owned());
        };
        let mut answer = format!("Not lawful: {illegal}.\n");
        for (square, mark) in illegal.squares {
            if mark == Mark::Attacker {
                answer.push_str(&format!("  attacked from {square}\n"));
            }
        }
        Ok(answer)
    }
}

/// A heading and a list after it, broken into lines.
fn wrap(out: &mut impl Write, heading: &str, words: &[String]) -> io::Result<()> {
    let mut line = heading.to_owned();
    for word in words {
        if line.len() + 1 + word.len() > WIDTH {
            writeln!(out, "{line}")?;
            line = " ".to_owned();
        }
        line.push(' ');
        line.push_str(word);
    }
    writeln!(out, "{line}")
}
