//! Generation of a table backwards from the mates, by code that shares nothing with the rules crate
//! but the options of its rulesets.
//!
//! First every number is looked at once: what is no position, who is mated or stalemated, and what
//! captures and promotions bring, for they lead to tables that are there already. Then come the
//! plies, one after the other. Before a loss in n plies lies a win in n + 1. Before a win in n plies
//! may lie a loss: each such position is looked at whole, and is lost when all its moves lose, one
//! ply after the longest. No moves are counted down, so a position that is its own mirror image
//! needs no care.

mod conversion;
mod geometry;
mod init;
mod place;
mod retro;

use crate::{
    Class, Material, Value,
    index::Index,
    parallel::pieces,
    raw::{DRAW, NO_POSITION, RawTable},
};
use conversion::Conversions;
use place::{Cast, Place};
use sittuyin::{Role, Stalemate};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};

/// A position about which nothing is known yet; in the end, a draw.
const UNKNOWN: u16 = DRAW;
/// A stalemate.
const STALEMATE: u16 = NO_POSITION - 1;
/// Added to a number of plies that is known, but whose turn has not come: a shorter win may.
const PENDING: u16 = 1 << 14;
/// How many numbers a thread takes at once.
const PIECE: u64 = 1 << 14;

/// A table under construction.
struct Builder<'a> {
    index: Index,
    cast: Cast,
    conversions: Conversions<'a>,
    stalemate: Stalemate,
    /// Whether a side claims a draw when it has nothing but promotions to play (C23).
    claims: [bool; 2],
    /// A code for every number: with the stronger side to move, and with the other.
    values: [Vec<AtomicU16>; 2],
    /// The numbers that may be lost, a bit each.
    suspects: [Vec<AtomicU64>; 2],
    threads: usize,
}

/// Generates the table of a material for a class. `finished` gives the tables that it can turn into,
/// and `report` hears of each ply.
///
/// # Errors
///
/// [`GenerateError`] when a table is missing, or the table does not have the properties that its class
/// or format rely on.
pub fn generate<'a>(
    material: Material,
    class: Class,
    finished: impl Fn(Material) -> Option<&'a RawTable>,
    threads: NonZeroUsize,
    report: &dyn Fn(u16),
) -> Result<RawTable, GenerateError> {
    let rules = class.rules();
    let index = Index::new(material);
    let codes = || {
        (0..index.slots())
            .map(|_| AtomicU16::new(UNKNOWN))
            .collect()
    };
    let bits = || {
        (0..index.slots().div_ceil(64))
            .map(|_| AtomicU64::new(0))
            .collect()
    };
    let builder = Builder {
        cast: Cast::new(material, rules.promotion),
        conversions: Conversions::new(material, rules.counting, finished)?,
        stalemate: rules.stalemate,
        claims: [material.strong(), material.weak()].map(|army| {
            rules.promotions_only_claim && army.len() == 1 && army.count(Role::Pawn) == 1
        }),
        values: [codes(), codes()],
        suspects: [bits(), bits()],
        threads: threads.get(),
        index,
    };
    builder.mark_positions();
    builder.mark_ends();
    if class == Class::Any && builder.has_stalemate_of(0) {
        return Err(GenerateError::NotShared(material));
    }
    let longest = builder.mark_conversions();
    builder.go_back(longest, report)?;
    let plain = |codes: Vec<AtomicU16>| {
        codes
            .into_iter()
            .map(|code| match code.into_inner() {
                STALEMATE => DRAW,
                code => code,
            })
            .collect()
    };
    let [strong, weak] = builder.values;
    Ok(RawTable {
        material,
        index: builder.index,
        values: [plain(strong), plain(weak)],
    })
}

/// The bytes that [`generate`] needs for a material, without those of the tables it turns into.
#[must_use]
pub fn memory_needed(material: Material) -> u64 {
    let slots = Index::new(material).slots();
    // Two codes of two bytes, and two bits; afterwards, a byte for each in the file.
    slots * 4 + slots / 4 + slots * 2
}

/// Why a table could not be generated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GenerateError {
    /// A table that it can turn into is not there.
    #[error("the table {0} is needed first")]
    Missing(Material),
    /// The rulesets do not share this table after all.
    #[error("{0} has a position in which the side with the men is stalemated, so rulesets differ")]
    NotShared(Material),
    /// A mate is further off than a code can say.
    #[error("a mate is more than {} plies away", PENDING - 1)]
    TooLong,
}

impl Builder<'_> {
    /// The code of a number.
    #[inline]
    fn code(&self, side: usize, slot: u64) -> u16 {
        self.values[side][slot as usize].load(Ordering::Relaxed)
    }

    #[inline]
    fn set(&self, side: usize, slot: u64, code: u16) {
        self.values[side][slot as usize].store(code, Ordering::Relaxed);
    }

    /// The code of the position after a quiet move.
    #[inline]
    fn code_after(&self, place: &Place, man: usize, to: u8) -> Option<(u64, u16)> {
        let mut squares = place.squares;
        squares[man] = to;
        let slot = self.index.encode(&squares)?;
        let side = 1 - self.cast.side(man);
        Some((slot, self.code(side, slot)))
    }

    /// After how many plies the side to move is mated, when every lawful move of it is known to lose.
    fn loss(&self, place: &Place, side: usize) -> Option<u16> {
        if self.claims[side] && self.cast.only_promotes(place, side) {
            return None;
        }
        let mut longest = None;
        let mut escapes = |plies: u16| {
            longest = longest.max(Some(plies + 1));
            false
        };
        let forbidden = self.stalemate == Stalemate::Forbidden;
        let escaped = self.cast.quiet(place, side, |ply| {
            match self.code_after(place, ply.man, ply.to) {
                None | Some((_, NO_POSITION)) => false,
                Some((_, STALEMATE)) => !forbidden,
                Some((_, code)) if code < PENDING && code % 2 == 1 => escapes(code),
                Some(_) => true,
            }
        }) || self.cast.conversions(place, side, |ply, after| {
            match self.conversions.value(after, ply, 1 - side) {
                Value::Win(plies) => escapes(plies),
                Value::Loss(_) => true,
                Value::Draw => !(forbidden && self.cast.is_stalemate(after, 1 - side)),
            }
        });
        if escaped { None } else { longest }
    }

    /// After how many plies the side to move mates at the soonest by a capture or promotion.
    fn conversion_win(&self, place: &Place, side: usize) -> Option<u16> {
        let mut soonest: Option<u16> = None;
        self.cast.conversions(place, side, |ply, after| {
            if let Value::Loss(plies) = self.conversions.value(after, ply, 1 - side) {
                soonest = Some(soonest.map_or(plies + 1, |best| best.min(plies + 1)));
            }
            false
        });
        soonest
    }
}
