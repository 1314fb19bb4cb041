use crate::{Color, Illegal, IllegalReason, Mark, Move, MoveKind, Order, Position, Role, Square};

/// An arrangement in the making, where the order lets a side set up its whole army before it
/// confirms: pieces go up and come back freely, and every change is judged as a whole.
///
/// ```
/// use sittuyin::{Draft, Position, Role, Ruleset};
/// let mut draft = Draft::new(&Position::initial(Ruleset::Formal)?).expect("White arranges");
/// draft.place(Role::King, "e2".parse()?)?;
/// draft.shift("e2".parse()?, "f2".parse()?)?;
/// assert!(draft.confirm().is_none()); // seven pieces are still in hand
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    base: Position,
    placements: Vec<Move>,
}

impl Draft {
    /// An empty draft of the side to place; `None` where pieces are placed in turn or none can be placed.
    #[must_use]
    pub fn new(position: &Position) -> Option<Self> {
        let moves = position.legal_moves();
        let arranges = position.rules().deployment.order != Order::Alternate
            && moves.first().is_some_and(|first| first.is_placement());
        arranges.then(|| Self {
            base: *position,
            placements: Vec::new(),
        })
    }

    /// An empty draft of either side behind the curtain: it knows nothing of what the other side does
    /// (C8). `None` where the order is not hidden, and once anybody has placed anything.
    #[must_use]
    pub fn hidden(start: &Position, color: Color) -> Option<Self> {
        let base = if start.turn() == color {
            *start
        } else {
            start.passed()
        };
        let untouched = start.board().occupied() == start.board().of_role(Role::Pawn)
            && start.hand(Color::White) == start.hand(Color::Black);
        if untouched && start.rules().deployment.order == Order::Hidden {
            Self::new(&base)
        } else {
            None
        }
    }

    /// What has been placed so far, in the order in which it was.
    #[must_use]
    pub fn placements(&self) -> &[Move] {
        &self.placements
    }

    /// The pieces placed so far with their squares, in the order in which they were.
    #[must_use]
    pub fn pieces(&self) -> Vec<(Role, Square)> {
        self.placements
            .iter()
            .filter_map(|placement| match placement.kind() {
                MoveKind::Placement { role, to, .. } => Some((role, to)),
                _ => None,
            })
            .collect()
    }

    /// The position before the draft.
    #[must_use]
    pub fn base(&self) -> &Position {
        &self.base
    }

    /// The position with the draft in it. Once the hand is empty the turn is the other side's.
    #[must_use]
    pub fn position(&self) -> Position {
        let mut position = self.base;
        if let Ok(moves) = order(&self.base, &self.placements) {
            for placement in moves {
                position.play_unchecked(placement);
            }
        }
        position
    }

    /// Puts a piece from the hand on a square.
    ///
    /// # Errors
    ///
    /// [`Illegal`] says why it cannot stand there; the draft is unchanged.
    pub fn place(&mut self, role: Role, to: Square) -> Result<(), Illegal> {
        self.add(Move::placement(role, to).ok_or_else(|| not_in_hand(role, to))?)
    }

    /// Adds a placement, one that displaces an own pawn included (C17).
    ///
    /// # Errors
    ///
    /// [`Illegal`] says why it is not lawful; the draft is unchanged.
    pub fn add(&mut self, placement: Move) -> Result<(), Illegal> {
        let mut placements = self.placements.clone();
        placements.push(placement);
        self.accept(placements, placement.to())
    }

    /// Puts these placements in the place of those drafted, whatever the order they are named in.
    ///
    /// # Errors
    ///
    /// [`Illegal`] says why the first that has no place is not lawful; the draft is unchanged.
    pub fn replace(&mut self, placements: &[Move]) -> Result<(), Illegal> {
        order(&self.base, placements).map_err(|(_, illegal)| illegal)?;
        self.placements = placements.to_vec();
        Ok(())
    }

    /// Moves a drafted piece to another square; a pawn that it had displaced goes back.
    ///
    /// # Errors
    ///
    /// [`Illegal`] says why it cannot stand there or not leave; the draft is unchanged.
    pub fn shift(&mut self, from: Square, to: Square) -> Result<(), Illegal> {
        self.reshift(from, to, None)
    }

    /// Moves a drafted piece to the square of an own pawn, which goes to `displaced` (C17); a pawn that
    /// it had displaced before goes back.
    ///
    /// # Errors
    ///
    /// [`Illegal`] says why it cannot stand there or not leave, or the pawn not go there; the draft is
    /// unchanged.
    pub fn shift_onto_pawn(
        &mut self,
        from: Square,
        to: Square,
        displaced: Square,
    ) -> Result<(), Illegal> {
        self.reshift(from, to, Some(displaced))
    }

    fn reshift(
        &mut self,
        from: Square,
        to: Square,
        displaced: Option<Square>,
    ) -> Result<(), Illegal> {
        let (index, role) = self.find(from)?;
        let mut placements = self.placements.clone();
        placements[index] = Move::displacement(role, to, displaced.unwrap_or(to))
            .ok_or_else(|| not_in_hand(role, to))?;
        self.accept(placements, to)
    }

    /// Takes a drafted piece back into the hand; a pawn that it had displaced goes back.
    ///
    /// # Errors
    ///
    /// [`Illegal`] says why it must stay: another piece stands lawfully only because of it.
    pub fn take_up(&mut self, from: Square) -> Result<Role, Illegal> {
        let (index, role) = self.find(from)?;
        let mut placements = self.placements.clone();
        placements.remove(index);
        self.accept(placements, from)?;
        Ok(role)
    }

    /// Every placement that could be added now. What is drafted can only help a further piece, so
    /// these are the lawful placements with the draft in place.
    #[must_use]
    pub fn additions(&self) -> Vec<Move> {
        let position = self.position();
        if position.turn() != self.base.turn() || position.hand(position.turn()).is_empty() {
            return Vec::new();
        }
        position
            .legal_moves()
            .into_iter()
            .filter(|lawful| lawful.is_placement())
            .collect()
    }

    /// Every placement on another square that could take the place of a drafted piece's, those that
    /// displace an own pawn included (C17).
    #[must_use]
    pub fn shifts(&self, from: Square) -> Vec<Move> {
        let Ok((index, role)) = self.find(from) else {
            return Vec::new();
        };
        let mut others = self.placements.clone();
        others.remove(index);
        // Without the piece as its screen another may have no place; then each shift is tried as a whole.
        let (position, _, waiting) = lay(&self.base, &others);
        let screens = !waiting.is_empty();
        position
            .legal_moves()
            .into_iter()
            .filter(|lawful| match lawful.kind() {
                MoveKind::Placement { role: put, to, .. } => put == role && to != from,
                _ => false,
            })
            .filter(|&shifted| {
                others.push(shifted);
                let lawful = !screens || order(&self.base, &others).is_ok();
                others.pop();
                lawful
            })
            .collect()
    }

    /// The moves that make the arrangement, in an order in which each is lawful; `None` while another
    /// piece can be placed. In a position that was set up some may have to stay in hand (C29).
    #[must_use]
    pub fn confirm(&self) -> Option<Vec<Move>> {
        if self.placements.is_empty() || !self.additions().is_empty() {
            return None;
        }
        order(&self.base, &self.placements).ok()
    }

    /// The drafted piece on a square, with its place in the list.
    fn find(&self, square: Square) -> Result<(usize, Role), Illegal> {
        self.placements
            .iter()
            .enumerate()
            .find_map(|(index, placement)| match placement.kind() {
                MoveKind::Placement { role, to, .. } if to == square => Some((index, role)),
                _ => None,
            })
            .ok_or_else(|| Illegal {
                reason: IllegalReason::EmptySquare,
                role: None,
                squares: vec![(square, Mark::Target)],
            })
    }

    fn accept(&mut self, placements: Vec<Move>, changed: Square) -> Result<(), Illegal> {
        match order(&self.base, &placements) {
            Ok(_) => {
                self.placements = placements;
                Ok(())
            }
            Err((stuck, mut illegal)) => {
                // A rook that stood lawfully has lost its screen: that is what must be said.
                if stuck != changed && illegal.reason == IllegalReason::RookFacesKing {
                    illegal.reason = IllegalReason::ScreenNeeded;
                }
                Err(illegal)
            }
        }
    }
}

fn not_in_hand(role: Role, square: Square) -> Illegal {
    Illegal {
        reason: IllegalReason::NotInHand,
        role: Some(role),
        squares: vec![(square, Mark::Target)],
    }
}

/// An order in which each placement is lawful, or the first that has no place in any, with the reason.
fn order(base: &Position, placements: &[Move]) -> Result<Vec<Move>, (Square, Illegal)> {
    let (position, laid, waiting) = lay(base, placements);
    let Some(&first) = waiting.first() else {
        return Ok(laid);
    };
    let illegal = match (first.kind(), position.why_illegal(first)) {
        (_, Some(illegal)) if position.turn() == base.turn() => illegal,
        (MoveKind::Placement { role, to, .. }, _) => not_in_hand(role, to),
        _ => not_in_hand(Role::Pawn, first.to()),
    };
    Err((first.to(), illegal))
}

/// Lays whatever can be placed, in an order in which each placement is lawful; tells what is left over.
/// A placed piece can only help another (it may be its screen, C7), so whatever has a place gets it.
fn lay(base: &Position, placements: &[Move]) -> (Position, Vec<Move>, Vec<Move>) {
    let mut position = *base;
    let mut waiting = placements.to_vec();
    let mut moves = Vec::with_capacity(waiting.len());
    // Once its hand is empty the turn is the other side's, whose placements these are not.
    while position.turn() == base.turn()
        && let Some(index) = waiting
            .iter()
            .position(|&placement| position.is_legal(placement))
    {
        let placement = waiting.remove(index);
        position.play_unchecked(placement);
        moves.push(placement);
    }
    (position, moves, waiting)
}
