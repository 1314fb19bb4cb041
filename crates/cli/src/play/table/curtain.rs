//! Arrangements made in secret, which are shown at once (C8).

use super::{Done, Table};
use sittuyin::{Color, Draft, Move, Order};
use std::io::{self, Read, Write};

impl<R: Read, W: Write> Table<R, W> {
    /// Whether the armies are still being placed behind the curtain.
    pub(super) fn is_curtained(&self) -> bool {
        let position = self.game.position();
        position.rules().deployment.order == Order::Hidden
            && self.game.outcome().is_none()
            && position.is_deployment()
    }

    /// An empty draft of the person who arranges next.
    pub(super) fn secret_draft(&self) -> Option<Draft> {
        let color = match (&self.computer, &self.secret) {
            (Some(computer), _) => !computer.color,
            (None, None) => Color::White,
            (None, Some(_)) => Color::Black,
        };
        Draft::hidden(self.game.position(), color)
    }

    /// Takes the army of one side; once there are two the curtain goes up.
    pub(super) fn confirm_secretly(&mut self, color: Color, army: Vec<Move>) -> io::Result<Done> {
        let other = match (&mut self.computer, self.secret.take()) {
            (Some(computer), _) => {
                let draft = Draft::hidden(self.game.position(), computer.color);
                let arranged = draft.and_then(|mut draft| {
                    computer.arrange(&mut draft);
                    draft.confirm()
                });
                match arranged {
                    Some(army) => army,
                    None => return Ok(Err("the computer finds no arrangement".to_owned())),
                }
            }
            (None, Some(first)) => first,
            (None, None) => {
                self.secret = Some(army);
                self.hand_over(color)?;
                self.turn()?;
                return Ok(Ok(()));
            }
        };
        let (white, black) = match color {
            Color::White => (army, other),
            Color::Black => (other, army),
        };
        for placement in white.into_iter().chain(black) {
            if let Err(error) = self.game.play(placement) {
                return Ok(Err(error.to_string()));
            }
        }
        write!(self.out, "{}", self.picture.wipe())?;
        writeln!(self.out, "The curtain goes up.")?;
        self.turn()?;
        Ok(Ok(()))
    }

    /// Takes the arrangement off the screen before the other person looks at it.
    fn hand_over(&mut self, color: Color) -> io::Result<()> {
        let other = !color;
        write!(self.out, "{}", self.picture.wipe())?;
        writeln!(
            self.out,
            "{color}'s army stands behind the curtain. Hand over to {other}."
        )?;
        self.ask(&format!("{other}, press Enter to arrange yours: "))?;
        Ok(())
    }
}
