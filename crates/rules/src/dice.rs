use crate::{ByRole, Role};
use std::{fmt, str::FromStr};

/// The dice of a turn that are still to be played (C27). They come from outside, so that a game can
/// be replayed.
///
/// ```
/// use sittuyin::{Dice, Role};
/// let dice: Dice = "1,4,4".parse()?;
/// assert_eq!(dice.count(Role::Rook), 2);
/// assert_eq!(dice.to_string(), "1,4,4");
/// # Ok::<_, sittuyin::ParseDiceError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Dice(ByRole<u8>);

impl Dice {
    /// The piece that each face moves, from 1 to 6.
    pub const FACES: [Role; 6] = [
        Role::Pawn,
        Role::Knight,
        Role::Elephant,
        Role::Rook,
        Role::General,
        Role::King,
    ];

    /// A throw of three dice, each from 1 to 6; `None` for any other face.
    #[must_use]
    pub fn thrown(faces: [u8; 3]) -> Option<Self> {
        let mut dice = Self::default();
        for face in faces {
            let role = *Self::FACES.get(usize::from(face.checked_sub(1)?))?;
            dice.0[role] += 1;
        }
        Some(dice)
    }

    /// How many dice move this role.
    #[inline]
    #[must_use]
    pub fn count(self, role: Role) -> u8 {
        self.0[role]
    }

    /// How many dice there are.
    #[must_use]
    pub fn len(self) -> u8 {
        Self::FACES.into_iter().map(|role| self.count(role)).sum()
    }

    /// Whether every die has been played.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// The dice without one for this role.
    #[must_use]
    pub(crate) fn without(mut self, role: Role) -> Self {
        self.0[role] = self.0[role].saturating_sub(1);
        self
    }
}

/// The faces in rising order with commas between: `1,4,4`.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (face, role) in (1..).zip(Self::FACES) {
            for _ in 0..self.count(role) {
                write!(f, "{separator}{face}")?;
                separator = ",";
            }
        }
        Ok(())
    }
}

/// A text that names no dice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' are not dice: expected one to three faces from 1 to 6, such as 1,4,4")]
pub struct ParseDiceError(String);

impl FromStr for Dice {
    type Err = ParseDiceError;

    fn from_str(text: &str) -> Result<Self, ParseDiceError> {
        let error = || ParseDiceError(text.to_owned());
        let mut dice = Self::default();
        for (index, face) in text.split(',').enumerate() {
            let face: usize = face.trim().parse().map_err(|_| error())?;
            let role = face.checked_sub(1).and_then(|face| Self::FACES.get(face));
            dice.0[*role.filter(|_| index < 3).ok_or_else(error)?] += 1;
        }
        Ok(dice)
    }
}
