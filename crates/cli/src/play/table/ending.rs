//! How a person ends the game: by giving up, by agreement, by a claim.

use super::{Done, Table};
use sittuyin::{GameError, Outcome};
use std::io::{self, Read, Write};

impl<R: Read, W: Write> Table<R, W> {
    pub(super) fn announce(&mut self, outcome: Outcome) -> io::Result<()> {
        match outcome.reason.rule() {
            Some(rule) => writeln!(self.out, "{outcome} ({rule}).")?,
            None => writeln!(self.out, "{outcome}.")?,
        }
        writeln!(
            self.out,
            "Type 'new' for another game, 'undo' to go back, or 'quit'."
        )
    }

    fn is_sure(&mut self, question: &str) -> io::Result<bool> {
        let answer = self.ask(&format!("{question} Type 'yes' or 'no': "))?;
        Ok(matches!(answer, Some(Ok(text))
            if matches!(text.trim().to_lowercase().as_str(), "yes" | "y")))
    }

    pub(super) fn resign(&mut self) -> io::Result<Done> {
        if self.game.outcome().is_some() {
            return Ok(Err(GameError::Over.to_string()));
        }
        let color = self.side();
        if !self.is_sure(&format!("Does {color} give up?"))? {
            return Ok(Err("The game goes on.".to_owned()));
        }
        let ended = self.game.resign(color);
        self.ended(ended)
    }

    pub(super) fn agree(&mut self) -> io::Result<Done> {
        if self.computer.is_some() {
            return Ok(Err(
                "the computer makes no agreements; it claims a draw when there is one".to_owned(),
            ));
        }
        if self.game.outcome().is_some() {
            return Ok(Err(GameError::Over.to_string()));
        }
        if !self.is_sure("Do both agree on a draw?")? {
            return Ok(Err("The game goes on.".to_owned()));
        }
        let ended = self.game.agree_draw();
        self.ended(ended)
    }

    pub(super) fn claim(&mut self, name: Option<&str>) -> io::Result<Done> {
        let claims = self.game.claims();
        let claim = claims
            .iter()
            .find(|claim| name.is_none_or(|name| claim.id() == name));
        let Some(&claim) = claim else {
            return Ok(Err(match name {
                None => "there is no draw to claim now".to_owned(),
                Some(name) => format!("there is no draw '{name}' to claim now"),
            }));
        };
        let ended = self.game.claim(claim);
        self.ended(ended)
    }

    fn ended(&mut self, ended: Result<(), GameError>) -> io::Result<Done> {
        self.draft = None;
        if let Err(error) = ended {
            return Ok(Err(error.to_string()));
        }
        if let Some(outcome) = self.game.outcome() {
            self.announce(outcome)?;
        }
        Ok(Ok(()))
    }
}
