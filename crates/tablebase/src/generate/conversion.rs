use super::{
    GenerateError,
    place::{Kind, Place, Ply},
};
use crate::{
    Army, Material, Value, count,
    material::MOST_MEN,
    raw::{self, RawTable},
};
use sittuyin::{Counting, Role};

/// What captures and promotions of a material are worth, from the tables of what they lead to.
pub(super) struct Conversions<'a> {
    /// By the man that is captured.
    captures: Vec<Option<Conversion<'a>>>,
    /// By the pawn that promotes.
    promotions: Vec<Option<Conversion<'a>>>,
}

struct Conversion<'a> {
    /// `None` with the kings alone.
    table: Option<&'a RawTable>,
    /// Whether the stronger side has become the weaker one, so that the table has the board turned.
    swapped: bool,
    /// Which man here is which of the table.
    men: Vec<usize>,
    /// Where a king is bared by it, the count that begins.
    begins: Option<Counting>,
}

impl<'a> Conversions<'a> {
    pub(super) fn new(
        material: Material,
        counting: Option<Counting>,
        finished: impl Fn(Material) -> Option<&'a RawTable>,
    ) -> Result<Self, GenerateError> {
        let armies = [material.strong(), material.weak()];
        let mut captures = vec![None, None];
        let mut promotions = vec![None, None];
        // The men here by side and role, in the order of the index.
        let mut men = vec![(0, Role::King), (1, Role::King)];
        for (side, army) in armies.into_iter().enumerate() {
            men.extend(army.roles().map(|role| (side, role)));
        }
        let begins = counting.filter(|_| !material.is_bared());
        for (man, &(side, role)) in men.iter().enumerate().skip(2) {
            let convert = |army: Army, left: Vec<(usize, (usize, Role))>| {
                let Ok(after) = Material::new(army, armies[1 - side]) else {
                    return Ok(None);
                };
                let table = if after.is_bare_kings() {
                    None
                } else {
                    Some(finished(after).ok_or(GenerateError::Missing(after))?)
                };
                // When both armies are alike either may be the stronger; this one is where it was.
                let swapped = (army > armies[1 - side]) != (side == 0) && army != armies[1 - side];
                Ok(Some(Conversion {
                    table,
                    swapped,
                    men: order(after, swapped, left),
                    begins: begins.filter(|_| after.is_bared()),
                }))
            };
            let mut left: Vec<_> = men.iter().copied().enumerate().collect();
            left.remove(man);
            captures.push(convert(armies[side].without(role), left.clone())?);
            promotions.push(
                if role == Role::Pawn && armies[side].count(Role::General) == 0 {
                    left.push((man, (side, Role::General)));
                    let army = armies[side].without(Role::Pawn).with(Role::General);
                    convert(army, left)?
                } else {
                    None
                },
            );
        }
        Ok(Self {
            captures,
            promotions,
        })
    }

    /// The value of the position after a capture or promotion, for the side that is to move in it.
    pub(super) fn value(&self, after: &Place, ply: Ply, turn: usize) -> Value {
        let conversion = match ply.kind {
            Kind::Capture(captured) => &self.captures[captured],
            Kind::Promotion => &self.promotions[ply.man],
            Kind::Quiet => return Value::Draw,
        };
        conversion
            .as_ref()
            .map_or(Value::Draw, |conversion| conversion.value(after, turn))
    }
}

impl Conversion<'_> {
    fn value(&self, after: &Place, turn: usize) -> Value {
        let Some(table) = self.table else {
            return Value::Draw;
        };
        let turned = if self.swapped { 56 } else { 0 };
        let mut squares = [0; MOST_MEN];
        for (square, &man) in squares.iter_mut().zip(&self.men) {
            *square = after.squares[man] ^ turned;
        }
        let Some(slot) = table.index.encode(&squares) else {
            return Value::Draw;
        };
        let side = turn ^ usize::from(self.swapped);
        let value = raw::value(table.values[side][slot as usize]);
        count::bared(self.begins.as_ref(), table.material.strong(), value)
    }
}

/// Which of the men left is which in the index of their material.
fn order(after: Material, swapped: bool, mut left: Vec<(usize, (usize, Role))>) -> Vec<usize> {
    let mut order = Vec::new();
    let mut take = |side: usize, role: Role| {
        let wanted = (side ^ usize::from(swapped), role);
        if let Some(place) = left.iter().position(|&(_, man)| man == wanted) {
            order.push(left.remove(place).0);
        }
    };
    take(0, Role::King);
    take(1, Role::King);
    for (side, army) in [after.strong(), after.weak()].into_iter().enumerate() {
        for role in army.roles() {
            take(side, role);
        }
    }
    order
}
