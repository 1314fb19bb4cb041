use crate::{Claim, Illegal, NoThrow, PlayUciError, uci::ParseUciError};

/// Why something could not be done in a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The move is not lawful.
    #[error(transparent)]
    Illegal(Illegal),
    /// The text is no move.
    #[error(transparent)]
    Parse(ParseUciError),
    /// Dice were thrown where none are awaited.
    #[error(transparent)]
    NoThrow(#[from] NoThrow),
    /// The claim does not hold.
    #[error("the claim '{}' does not hold now", .0.id())]
    NoClaim(Claim),
}

impl From<PlayUciError> for GameError {
    fn from(error: PlayUciError) -> Self {
        match error {
            PlayUciError::Parse(error) => Self::Parse(error),
            PlayUciError::Illegal(error) => Self::Illegal(error),
        }
    }
}
