use crate::Role;
use std::fmt;

/// The undeployed pieces of one side: any role but the pawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand([u8; 5]);

impl Hand {
    /// No piece.
    pub const EMPTY: Self = Self([0; 5]);

    /// The hand of the initial array: one king, one general, two elephants, two knights, two rooks.
    pub const FULL: Self = Self([1, 1, 2, 2, 2]);

    /// How many pieces of this role; always 0 for the pawn.
    #[inline]
    #[must_use]
    pub fn count(self, role: Role) -> u8 {
        self.0.get(role as usize).copied().unwrap_or(0)
    }

    /// How many pieces in all.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is no piece.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The roles of which there is at least one piece.
    pub fn roles(self) -> impl Iterator<Item = Role> {
        Role::DEPLOYED
            .into_iter()
            .filter(move |&role| self.count(role) > 0)
    }

    /// Adds a piece. Returns `false`, and changes nothing, for a pawn or past 255 pieces.
    pub fn add(&mut self, role: Role) -> bool {
        self.change(role, |count| count.checked_add(1))
    }

    /// Takes a piece. Returns `false`, and changes nothing, when there is none.
    pub fn take(&mut self, role: Role) -> bool {
        self.change(role, |count| count.checked_sub(1))
    }

    fn change(&mut self, role: Role, change: impl Fn(u8) -> Option<u8>) -> bool {
        let changed = self.0.get_mut(role as usize).and_then(|count| {
            *count = change(*count)?;
            Some(())
        });
        changed.is_some()
    }
}

/// The letters of the pieces in upper case, as in the bracket of a FEN.
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for role in self.roles() {
            for _ in 0..self.count(role) {
                write!(f, "{}", role.to_char())?;
            }
        }
        Ok(())
    }
}
