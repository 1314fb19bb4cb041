use crate::{Color, Position};
use std::fmt;

/// A reason why a setup cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// A side has no king, on the board or in hand.
    #[error("{0} has no king")]
    MissingKing(Color),
    /// A side has more than one king.
    #[error("{0} has more than one king")]
    SeveralKings(Color),
    /// A side has more than one general.
    #[error("{0} has more than one general")]
    SeveralGenerals(Color),
    /// A side has more than eight pawns.
    #[error("{0} has more than eight pawns")]
    TooManyPawns(Color),
    /// A side has more than sixteen men, on the board and in hand.
    #[error("{0} has more than sixteen men")]
    TooManyMen(Color),
    /// The king of the side that is not to move is attacked (C30).
    #[error("the king of the side that is not to move is in check")]
    OpponentInCheck,
}

impl Flaw {
    /// Whether moves have a meaning all the same, so that a caller may look past it. With too many
    /// men or pawns there could be more moves than a [`MoveList`](crate::MoveList) holds.
    #[must_use]
    pub const fn is_waivable(self) -> bool {
        matches!(self, Self::MissingKing(_) | Self::SeveralGenerals(_))
    }
}

/// A setup that cannot be played, with every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalPosition {
    position: Box<Position>,
    flaws: Vec<Flaw>,
}

impl IllegalPosition {
    pub(crate) fn new(position: Position, flaws: Vec<Flaw>) -> Self {
        Self {
            position: Box::new(position),
            flaws,
        }
    }

    /// Every reason.
    #[must_use]
    pub fn flaws(&self) -> &[Flaw] {
        &self.flaws
    }

    /// The position all the same, when every reason is one that can be waived and `waive` accepts.
    ///
    /// ```
    /// use sittuyin::{Flaw, Position, Ruleset, fen::Fen};
    /// let Fen(setup) = "8/8/8/3k4/8/8/8/7R[] w".parse()?;
    /// let position = Position::new(&setup, Ruleset::Modern.rules())
    ///     .or_else(|illegal| illegal.waive(|flaw| matches!(flaw, Flaw::MissingKing(_))))?;
    /// assert_eq!(position.legal_moves().len(), 14);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The same value with the reasons that remain.
    pub fn waive(mut self, waive: impl Fn(Flaw) -> bool) -> Result<Position, Self> {
        self.flaws
            .retain(|&flaw| !(flaw.is_waivable() && waive(flaw)));
        if self.flaws.is_empty() {
            Ok(*self.position)
        } else {
            Err(self)
        }
    }
}

impl fmt::Display for IllegalPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the position cannot be played: ")?;
        for (index, flaw) in self.flaws.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            flaw.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for IllegalPosition {}
