use crate::{Color, Counting, Position, Role};

/// The count against a bare king (C18, C19).
///
/// It starts at 0 in the first position, the bare king to move, in which the other side has a rook,
/// elephant or knight and no pawn is left; it never stops, and later captures do not change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Plies allowed: twice 16, 44 or 64 moves.
    pub limit: u32,
    /// Plies counted so far.
    pub used: u32,
}

impl Count {
    /// The count that begins in this position, which a move has just brought about.
    #[must_use]
    pub fn starting(position: &Position, counting: &Counting) -> Option<Self> {
        let bare = position.turn();
        if !is_bare_king(position, bare) || position.board().of_role(Role::Pawn).any() {
            return None;
        }
        let has = |role| position.board().men(!bare, role).any();
        let in_company = !counting.need_general || has(Role::General);
        let moves = if has(Role::Rook) {
            16
        } else if has(Role::Elephant) && in_company {
            44
        } else if has(Role::Knight) && in_company {
            64
        } else {
            return None;
        };
        Some(Self {
            limit: 2 * moves,
            used: 0,
        })
    }

    /// The count in a position to which a move has led: one that runs goes on, else one may begin.
    #[inline]
    #[must_use]
    pub fn after(
        count: Option<Self>,
        counting: Option<&Counting>,
        after: &Position,
    ) -> Option<Self> {
        match count {
            Some(count) => Some(Self {
                used: count.used + 1,
                ..count
            }),
            None => counting.and_then(|counting| Self::starting(after, counting)),
        }
    }

    /// The side that must mate in time: the one that is not left with its king alone.
    #[must_use]
    pub fn attacker(position: &Position) -> Color {
        if is_bare_king(position, Color::White) {
            Color::Black
        } else {
            Color::White
        }
    }

    /// Whether the attacker has not mated in time: right after the bare king's move past the limit.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.used > self.limit
    }
}

fn is_bare_king(position: &Position, color: Color) -> bool {
    position.hand(color).is_empty()
        && position.board().of_color(color) == position.board().men(color, Role::King)
        && position.board().of_color(color).any()
}
