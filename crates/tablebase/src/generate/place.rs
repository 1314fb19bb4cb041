//! A position as the generator sees it, and its moves.

use super::geometry::{GEOMETRY, Geometry, ahead, promotion_squares};
use crate::{Material, index::Squares, material::MOST_MEN};
use sittuyin::{Promotion, Role, Step};

/// The men of a material in the order of its index. Side 0 is the stronger one and moves up.
#[derive(Clone, Debug)]
pub(super) struct Cast {
    pub(super) men: usize,
    sides: [usize; MOST_MEN],
    roles: [Role; MOST_MEN],
    promotion: Promotion,
    geometry: &'static Geometry,
}

/// Where the men stand. A man that was captured is gone, a pawn may have become a general.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) squares: Squares,
    occupied: [u64; 2],
    gone: Option<usize>,
    promoted: Option<usize>,
}

/// A move of a man to a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ply {
    pub(super) man: usize,
    pub(super) to: u8,
    pub(super) kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Quiet,
    /// This man is captured.
    Capture(usize),
    Promotion,
}

impl Cast {
    pub(super) fn new(material: Material, promotion: Promotion) -> Self {
        let mut cast = Self {
            men: 2,
            sides: [0; MOST_MEN],
            roles: [Role::King; MOST_MEN],
            promotion,
            geometry: &GEOMETRY,
        };
        cast.sides[1] = 1;
        for (side, army) in [material.strong(), material.weak()].into_iter().enumerate() {
            for role in army.roles() {
                cast.sides[cast.men] = side;
                cast.roles[cast.men] = role;
                cast.men += 1;
            }
        }
        cast
    }

    /// The place of these squares; `None` when two of them coincide.
    #[inline]
    pub(super) fn place(&self, squares: Squares) -> Option<Place> {
        let mut occupied = [0u64; 2];
        for man in 0..self.men {
            let bit = 1 << squares[man];
            if (occupied[0] | occupied[1]) & bit != 0 {
                return None;
            }
            occupied[self.sides[man]] |= bit;
        }
        Some(Place {
            squares,
            occupied,
            gone: None,
            promoted: None,
        })
    }

    #[inline]
    fn role(&self, place: &Place, man: usize) -> Role {
        if place.promoted == Some(man) {
            Role::General
        } else {
            self.roles[man]
        }
    }

    #[inline]
    fn men_of(&self, place: &Place, side: usize) -> impl Iterator<Item = usize> {
        let gone = place.gone;
        (0..self.men).filter(move |&man| self.sides[man] == side && Some(man) != gone)
    }

    pub(super) fn side(&self, man: usize) -> usize {
        self.sides[man]
    }

    /// Whether a side attacks a square.
    #[inline]
    fn attacks(&self, place: &Place, side: usize, square: u8) -> bool {
        let occupied = place.occupied[0] | place.occupied[1];
        self.men_of(place, side).any(|man| {
            let from = place.squares[man];
            match self.role(place, man) {
                Role::Rook => self.geometry.rook_attacks(from, square, occupied),
                role => self.geometry.leaps(side, role, from) >> square & 1 != 0,
            }
        })
    }

    /// Whether the king of a side is attacked.
    #[inline]
    pub(super) fn is_check(&self, place: &Place, side: usize) -> bool {
        self.attacks(place, 1 - side, place.squares[side])
    }

    /// The place after a move.
    #[inline]
    pub(super) fn after(&self, place: &Place, step: Ply) -> Place {
        let mut after = *place;
        let side = self.sides[step.man];
        after.occupied[side] &= !(1 << place.squares[step.man]);
        after.occupied[side] |= 1 << step.to;
        after.squares[step.man] = step.to;
        match step.kind {
            Kind::Quiet => {}
            Kind::Capture(captured) => {
                after.occupied[1 - side] &= !(1 << step.to);
                after.gone = Some(captured);
            }
            Kind::Promotion => after.promoted = Some(step.man),
        }
        after
    }

    /// Calls with every quiet move that obeys how men move, until the callee is content.
    #[inline]
    pub(super) fn quiet(
        &self,
        place: &Place,
        side: usize,
        mut found: impl FnMut(Ply) -> bool,
    ) -> bool {
        let empty = !(place.occupied[0] | place.occupied[1]);
        self.men_of(place, side).any(|man| {
            let from = place.squares[man];
            let targets = match self.role(place, man) {
                Role::Rook => self.geometry.rook(from, !empty),
                Role::Pawn => ahead(side, from),
                role => self.geometry.leaps(side, role, from),
            };
            squares(targets & empty).any(|to| {
                found(Ply {
                    man,
                    to,
                    kind: Kind::Quiet,
                })
            })
        })
    }

    /// Calls with every square from where a man of this side may have come by a quiet move.
    #[inline]
    pub(super) fn retreats(&self, place: &Place, side: usize, mut found: impl FnMut(usize, u8)) {
        let empty = !(place.occupied[0] | place.occupied[1]);
        for man in self.men_of(place, side) {
            let to = place.squares[man];
            let origins = match self.role(place, man) {
                Role::Rook => self.geometry.rook(to, !empty),
                Role::Pawn => ahead(1 - side, to),
                // From where a man of the other side would attack back.
                role => self.geometry.leaps(1 - side, role, to),
            };
            for from in squares(origins & empty) {
                found(man, from);
            }
        }
    }

    /// Calls with every capture and promotion that is lawful but for stalemate.
    #[inline]
    pub(super) fn conversions(
        &self,
        place: &Place,
        side: usize,
        mut found: impl FnMut(Ply, &Place) -> bool,
    ) -> bool {
        self.captures(place, side, &mut found) || self.promotions(place, side, &mut found)
    }

    #[inline]
    fn captures(
        &self,
        place: &Place,
        side: usize,
        found: &mut impl FnMut(Ply, &Place) -> bool,
    ) -> bool {
        let occupied = place.occupied[0] | place.occupied[1];
        let targets = place.occupied[1 - side] & !(1 << place.squares[1 - side]);
        targets != 0
            && self.men_of(place, side).any(|man| {
                let from = place.squares[man];
                let attacked = match self.role(place, man) {
                    Role::Rook => self.geometry.rook(from, occupied),
                    role => self.geometry.leaps(side, role, from),
                };
                squares(attacked & targets).any(|to| {
                    self.men_of(place, 1 - side)
                        .find(|&captured| place.squares[captured] == to)
                        .is_some_and(|captured| {
                            let kind = Kind::Capture(captured);
                            let step = Ply { man, to, kind };
                            let after = self.after(place, step);
                            !self.is_check(&after, side) && found(step, &after)
                        })
                })
            })
    }

    #[inline]
    fn promotions(
        &self,
        place: &Place,
        side: usize,
        found: &mut impl FnMut(Ply, &Place) -> bool,
    ) -> bool {
        let of_role = |role| {
            self.men_of(place, side)
                .filter(move |&man| self.role(place, man) == role)
        };
        if of_role(Role::Pawn).next().is_none() || of_role(Role::General).next().is_some() {
            return false;
        }
        let anywhere = self.promotion.sole_pawn_anywhere && of_role(Role::Pawn).count() == 1;
        of_role(Role::Pawn).any(|man| {
            let from = place.squares[man];
            if !anywhere && promotion_squares(side) >> from & 1 == 0 {
                return false;
            }
            let beside = match self.promotion.step {
                Step::None => 0,
                Step::Diagonal => self.geometry.leaps(side, Role::General, from),
                Step::Adjacent => self.geometry.leaps(side, Role::King, from),
            };
            let empty = !(place.occupied[0] | place.occupied[1]);
            squares(beside & empty | 1 << from).any(|to| {
                let kind = Kind::Promotion;
                let step = Ply { man, to, kind };
                let after = self.after(place, step);
                self.may_promote(&after, side, from, to) && found(step, &after)
            })
        })
    }

    fn may_promote(&self, after: &Place, side: usize, from: u8, to: u8) -> bool {
        let options = &self.promotion;
        let attacked = self.geometry.leaps(side, Role::General, to);
        !(self.is_check(after, side)
            || options.no_attack && attacked & after.occupied[1 - side] != 0
            || options.no_check && self.is_check(after, 1 - side)
            || options.step_safe && from != to && self.attacks(after, 1 - side, to))
    }

    /// Whether a side has a move when stalemate is left aside.
    #[inline]
    pub(super) fn has_move(&self, place: &Place, side: usize) -> bool {
        self.has_quiet_move(place, side) || self.conversions(place, side, |_, _| true)
    }

    #[inline]
    fn has_quiet_move(&self, place: &Place, side: usize) -> bool {
        self.quiet(place, side, |step| {
            !self.is_check(&self.after(place, step), side)
        })
    }

    /// Whether the side to move is not in check and has promotions to play but nothing else, stalemate
    /// left aside.
    pub(super) fn only_promotes(&self, place: &Place, side: usize) -> bool {
        !self.is_check(place, side)
            && !self.has_quiet_move(place, side)
            && !self.captures(place, side, &mut |_, _| true)
            && self.promotions(place, side, &mut |_, _| true)
    }

    /// Whether the side to move has no move and is not in check.
    pub(super) fn is_stalemate(&self, place: &Place, side: usize) -> bool {
        !self.is_check(place, side) && !self.has_move(place, side)
    }
}

/// The squares of a set.
#[inline]
fn squares(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let square = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(square)
    })
}
