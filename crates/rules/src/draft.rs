use crate::{Illegal, IllegalReason, Mark, Move, Order, Position, Role, Square, movegen::deploy};

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
    pieces: Vec<(Role, Square)>,
}

impl Draft {
    /// An empty draft of the side to place; `None` where pieces are placed in turn or none is in hand.
    #[must_use]
    pub fn new(position: &Position) -> Option<Self> {
        let arranges = position.rules().deployment.order != Order::Alternate
            && !position.hand(position.turn()).is_empty()
            && position
                .legal_moves()
                .iter()
                .all(|lawful| lawful.is_placement());
        arranges.then(|| Self {
            base: *position,
            pieces: Vec::new(),
        })
    }

    /// The pieces placed so far, in the order in which they were.
    #[must_use]
    pub fn pieces(&self) -> &[(Role, Square)] {
        &self.pieces
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
        if let Ok(moves) = order(&self.base, &self.pieces) {
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
        let mut pieces = self.pieces.clone();
        pieces.push((role, to));
        self.accept(pieces, to)
    }

    /// Puts these pieces in the place of those drafted, whatever the order they are named in.
    ///
    /// # Errors
    ///
    /// [`Illegal`] says why the first that has no place cannot stand there; the draft is unchanged.
    pub fn replace(&mut self, pieces: &[(Role, Square)]) -> Result<(), Illegal> {
        order(&self.base, pieces).map_err(|(_, illegal)| illegal)?;
        self.pieces = pieces.to_vec();
        Ok(())
    }

    /// Moves a drafted piece to another square.
    ///
    /// # Errors
    ///
    /// [`Illegal`] says why it cannot stand there or not leave; the draft is unchanged.
    pub fn shift(&mut self, from: Square, to: Square) -> Result<(), Illegal> {
        let index = self.find(from)?;
        let mut pieces = self.pieces.clone();
        pieces[index].1 = to;
        self.accept(pieces, to)
    }

    /// Takes a drafted piece back into the hand.
    ///
    /// # Errors
    ///
    /// [`Illegal`] says why it must stay: another piece stands lawfully only because of it.
    pub fn take_up(&mut self, from: Square) -> Result<Role, Illegal> {
        let index = self.find(from)?;
        let mut pieces = self.pieces.clone();
        let (role, _) = pieces.remove(index);
        self.accept(pieces, from)?;
        Ok(role)
    }

    /// Every placement that could be added now.
    #[must_use]
    pub fn additions(&self) -> Vec<(Role, Square)> {
        let position = self.position();
        let color = self.base.turn();
        position
            .hand(color)
            .roles()
            .flat_map(|role| self.open_squares(role).map(move |to| (role, to)))
            .filter(|&(role, to)| self.clone().place(role, to).is_ok())
            .collect()
    }

    /// The squares to which a drafted piece could be shifted.
    #[must_use]
    pub fn shifts(&self, from: Square) -> Vec<Square> {
        let Ok(index) = self.find(from) else {
            return Vec::new();
        };
        self.open_squares(self.pieces[index].0)
            .filter(|&to| self.clone().shift(from, to).is_ok())
            .collect()
    }

    /// The moves that make the arrangement, in an order in which each is lawful; `None` while
    /// pieces are still in hand.
    #[must_use]
    pub fn confirm(&self) -> Option<Vec<Move>> {
        let placed_all = self.pieces.len() == usize::from(self.base.hand(self.base.turn()).len());
        if placed_all {
            order(&self.base, &self.pieces).ok()
        } else {
            None
        }
    }

    fn open_squares(&self, role: Role) -> impl Iterator<Item = Square> + use<> {
        let zone = deploy::zone(self.base.rules(), self.base.turn(), role);
        (zone & !self.position().board().occupied()).into_iter()
    }

    fn find(&self, square: Square) -> Result<usize, Illegal> {
        self.pieces
            .iter()
            .position(|&(_, placed)| placed == square)
            .ok_or_else(|| Illegal {
                reason: IllegalReason::EmptySquare,
                role: None,
                squares: vec![(square, Mark::Target)],
            })
    }

    fn accept(&mut self, pieces: Vec<(Role, Square)>, changed: Square) -> Result<(), Illegal> {
        match order(&self.base, &pieces) {
            Ok(_) => {
                self.pieces = pieces;
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

/// An order in which each placement is lawful, or the first piece that has no place in any, with
/// the reason. A placed piece can only help another (it may be its screen, C7), so placing whatever
/// can be placed finds an order if there is one.
fn order(base: &Position, pieces: &[(Role, Square)]) -> Result<Vec<Move>, (Square, Illegal)> {
    let mut position = *base;
    let mut waiting = pieces.to_vec();
    let mut moves = Vec::with_capacity(waiting.len());
    while !waiting.is_empty() {
        let mut fault = None;
        let next = waiting.iter().position(|&(role, to)| {
            // Once the hand is empty the turn, and with it every placement, is the other side's.
            let Some(placement) =
                Move::placement(role, to).filter(|_| position.turn() == base.turn())
            else {
                return false;
            };
            match position.why_illegal(placement) {
                None => true,
                Some(illegal) => {
                    fault.get_or_insert((to, illegal));
                    false
                }
            }
        });
        match (next, fault) {
            (Some(index), _) => {
                let (role, to) = waiting.remove(index);
                if let Some(placement) = Move::placement(role, to) {
                    position.play_unchecked(placement);
                    moves.push(placement);
                }
            }
            (None, Some(fault)) => return Err(fault),
            // More than the hand holds, or pawns, which are never in it.
            (None, None) => {
                let (role, square) = waiting[0];
                let illegal = Illegal {
                    reason: IllegalReason::NotInHand,
                    role: Some(role),
                    squares: vec![(square, Mark::Target)],
                };
                return Err((square, illegal));
            }
        }
    }
    Ok(moves)
}
