//! Checks that every value of a table is what the best move makes it.
//!
//! It shares neither index nor move code with the generator: positions are numbered by writing all of
//! them out, and moves, mates, stalemates and counts come from the rules crate.

mod numbering;
mod sample;

pub use sample::verify_sample;

use crate::{
    Class, Material, SideSummary, TableError, Tables, Value, Wdl, parallel::pieces, raw,
    table::result,
};
use numbering::{Men, Numbering, men_of};
use sittuyin::{
    Board, Claim, Color, Count, Counting, Draws, Game, Move, Piece, Position, Role, Rules, Ruleset,
    Setup, Square, Status,
};
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

/// The most men of a table that is verified: the positions of more do not fit in memory one by one.
pub const MOST_VERIFIED: usize = 4;

/// What was verified of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The rulesets it was checked under; the others that it serves are played alike.
    pub rulesets: Vec<Ruleset>,
    /// How many positions it has, with either side to move.
    pub positions: u64,
    /// How many moves were looked at in all.
    pub moves: u64,
}

/// Verifies the table of a material in a class, with the tables that it can turn into.
///
/// # Errors
///
/// [`VerifyError`] at the first thing that is wrong.
pub fn verify(
    tables: &Tables,
    material: Material,
    class: Class,
    threads: NonZeroUsize,
) -> Result<Verified, VerifyError> {
    if material.men() > MOST_VERIFIED {
        return Err(VerifyError::TooManyMen(material));
    }
    let mut verified = Verified {
        rulesets: Vec::new(),
        positions: 0,
        moves: 0,
    };
    let mut numberings: HashMap<Material, Numbering> = HashMap::new();
    for alike in distinct(&class.rulesets(material), material) {
        let mut loaded = HashMap::new();
        for needed in [material].into_iter().chain(material.conversions()) {
            if needed.is_bare_kings() {
                continue;
            }
            // Only the table itself may differ between rulesets that differ in the count alone.
            let class = Class::of(alike[0].rules(), needed).ok_or(VerifyError::Missing(needed))?;
            let table = tables
                .get(class, needed)
                .ok_or(VerifyError::Missing(needed))?;
            numberings
                .entry(needed)
                .or_insert_with(|| Numbering::new(needed));
            loaded.insert(needed, table.read_all()?.values);
        }
        let table = tables
            .get(class, material)
            .ok_or(VerifyError::Missing(material))?;
        let check = Check {
            material,
            ruleset: alike[0],
            rules: alike[0].rules(),
            countings: alike
                .iter()
                .map(|ruleset| ruleset.rules().counting)
                .collect(),
            numberings: &numberings,
            loaded,
            results: [table.section(2)?, table.section(3)?],
        };
        let (sides, moves) = check.all(threads)?;
        if sides != table.header().sides {
            return Err(VerifyError::Counts(material));
        }
        verified.positions = sides.iter().map(SideSummary::positions).sum();
        verified.moves += moves;
        verified.rulesets.extend(alike);
    }
    Ok(verified)
}

/// Those of the rulesets that are not played alike in a material and what it can turn into; together
/// those that differ in the count alone, and have the same tables of what it can turn into.
fn distinct(rulesets: &[Ruleset], material: Material) -> Vec<Vec<Ruleset>> {
    let mut distinct: Vec<Vec<Ruleset>> = Vec::new();
    for &ruleset in rulesets {
        let rules = ruleset.rules();
        let same_tables = |other: Ruleset| {
            material
                .conversions()
                .into_iter()
                .all(|after| Class::of(rules, after) == Class::of(other.rules(), after))
        };
        let group = distinct.iter_mut().find(|group| {
            let other = group[0].rules();
            rules.stalemate == other.stalemate
                && rules.promotions_only_claim == other.promotions_only_claim
                && (rules.promotion == other.promotion || !material.has_pawns())
                && same_tables(group[0])
        });
        match group {
            None => distinct.push(vec![ruleset]),
            Some(group) => {
                let counted = |other: &Ruleset| other.rules().counting == rules.counting;
                if !material.is_bared() && !group.iter().any(counted) {
                    group.push(ruleset);
                }
            }
        }
    }
    distinct
}

/// The verification of one table under one ruleset.
struct Check<'a> {
    material: Material,
    ruleset: Ruleset,
    rules: &'static Rules,
    countings: Vec<Option<Counting>>,
    numberings: &'a HashMap<Material, Numbering>,
    loaded: HashMap<Material, [Vec<u16>; 2]>,
    /// Won, drawn and lost, as they are stored.
    results: [Vec<u8>; 2],
}

impl Check<'_> {
    /// Checks every position, and counts them and the moves.
    fn all(&self, threads: NonZeroUsize) -> Result<([SideSummary; 2], u64), VerifyError> {
        let numbering = &self.numberings[&self.material];
        let found = Mutex::new(Ok(([SideSummary::default(); 2], 0)));
        let lock = || found.lock().unwrap_or_else(PoisonError::into_inner);
        pieces(
            threads.get(),
            1 << 12,
            numbering.positions.len() as u64,
            |range| {
                if lock().is_err() {
                    return;
                }
                let mut sides = [SideSummary::default(); 2];
                let mut moves = 0;
                for number in range {
                    for turn in Color::ALL {
                        match self.one(number as usize, turn) {
                            Ok(None) => {}
                            Ok(Some((value, looked_at))) => {
                                sides[turn as usize].add_value(value);
                                moves += looked_at;
                            }
                            Err(error) => {
                                *lock() = Err(error);
                                return;
                            }
                        }
                    }
                }
                if let Ok((all, count)) = &mut *lock() {
                    for side in [0, 1] {
                        all[side].merge(&sides[side]);
                    }
                    *count += moves;
                }
            },
        );
        found.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Checks one position; `None` when the number stands for none.
    fn one(&self, number: usize, turn: Color) -> Result<Option<(Value, u64)>, VerifyError> {
        let numbering = &self.numberings[&self.material];
        let squares = &numbering.positions[number];
        if numbering.number(squares) != Some(number) {
            return Ok(None);
        }
        let Some(board) = self.board(squares) else {
            return Ok(None);
        };
        let setup = Setup {
            board,
            turn,
            ..Setup::empty()
        };
        let Ok(position) = Position::new(&setup, self.rules) else {
            return Ok(None);
        };
        let side = turn as usize;
        let stored = raw::value(self.loaded[&self.material][side][number]);
        let result = result(self.results[side][number / 4], number as u64);
        let moves = position.legal_moves();
        let mut after = Vec::with_capacity(moves.len());
        for &lawful in &moves {
            after.push(self.after(&position, lawful)?);
        }
        let claimed = is_claimed(&position, self.ruleset);
        for counting in &self.countings {
            compare(
                &position,
                (stored, result),
                best(&position, &after, counting.as_ref(), claimed),
            )?;
        }
        Ok(Some((stored, moves.len() as u64)))
    }

    /// The board of these squares; `None` when two coincide.
    fn board(&self, squares: &Men) -> Option<Board> {
        let mut board = Board::empty();
        let kings = [Color::White, Color::Black].map(|color| (color, Role::King));
        let white = self
            .material
            .strong()
            .roles()
            .map(|role| (Color::White, role));
        let black = self
            .material
            .weak()
            .roles()
            .map(|role| (Color::Black, role));
        let men = kings.into_iter().chain(white).chain(black);
        for (&square, (color, role)) in squares.iter().zip(men) {
            if board
                .put(Square::new(square)?, Piece { color, role })
                .is_some()
            {
                return None;
            }
        }
        Some(board)
    }

    /// The stored value of the position after a move, and where it bares a king, the position.
    fn after(&self, position: &Position, lawful: Move) -> Result<After, VerifyError> {
        let mut after = *position;
        after.play_unchecked(lawful);
        let board = after.board();
        let wrong = || VerifyError::Missing(self.material);
        // White is the stronger side unless something is captured or promotes.
        let quiet =
            board.occupied().len() == position.board().occupied().len() && !lawful.is_promotion();
        let (material, strong) = if quiet {
            (self.material, Color::White)
        } else {
            Material::of(board).map_err(|_| wrong())?
        };
        if material.is_bare_kings() {
            return Ok(After {
                value: Value::Draw,
                bared: None,
            });
        }
        let numbering = self.numberings.get(&material).ok_or_else(wrong)?;
        let number = numbering.number(&men_of(board, strong)).ok_or_else(wrong)?;
        let side = usize::from(after.turn() != strong);
        Ok(After {
            value: raw::value(self.loaded[&material][side][number]),
            bared: starts_count(self.material, &after).then_some(after),
        })
    }
}

/// Whether the side to move may claim a draw in a game that is set up so (C23).
fn is_claimed(position: &Position, ruleset: Ruleset) -> bool {
    // A game costs much more than a look at the men.
    let (board, turn) = (position.board(), position.turn());
    position.rules().promotions_only_claim
        && board.of_color(turn).len() == 2
        && board.men(turn, Role::Pawn).any()
        && Game::from_setup(position.to_setup(), ruleset, Draws::Ruleset)
            .is_ok_and(|game| game.claims().contains(&Claim::PromotionsOnly))
}

/// Whether a move from this material bares a king with no pawn left.
fn starts_count(before: Material, after: &Position) -> bool {
    !before.is_bared() && Material::of(after.board()).is_ok_and(|(material, _)| material.is_bared())
}

/// What the best of its moves makes of a position, or the claim of a draw.
fn best(position: &Position, moves: &[After], counting: Option<&Counting>, claimed: bool) -> Value {
    if moves.is_empty() {
        return match position.status() {
            Status::Checkmate => Value::Loss(0),
            _ => Value::Draw,
        };
    }
    let least = if claimed { Value::Draw } else { Value::Loss(0) };
    let values = moves.iter().map(|after| after.to_mover(counting));
    values.fold(least, better)
}

/// Holds what is stored of a position, with and without distance, against what its moves make of it.
fn compare(
    position: &Position,
    (stored, result): (Value, Wdl),
    best: Value,
) -> Result<(), VerifyError> {
    if stored == best && result == best.wdl() {
        return Ok(());
    }
    Err(VerifyError::Wrong {
        fen: position.to_string(),
        stored,
        result,
        best,
    })
}

/// What a move leads to.
struct After {
    value: Value,
    /// The position, where the move bares a king and no pawn is left.
    bared: Option<Position>,
}

impl After {
    /// What it is worth to the side that moved.
    fn to_mover(&self, counting: Option<&Counting>) -> Value {
        match (&self.bared, counting) {
            (Some(position), Some(counting)) => counted(position, counting, self.value).before(),
            _ => self.value.before(),
        }
    }
}

fn better(one: Value, other: Value) -> Value {
    if other.merit() > one.merit() {
        other
    } else {
        one
    }
}

/// The value of a position that a move has just bared, when the count that begins is heeded.
fn counted(position: &Position, counting: &Counting, value: Value) -> Value {
    // The count begins in the first position with the lone king to move.
    let (begins, plies) = match value {
        Value::Draw => return value,
        Value::Loss(plies) => (*position, plies),
        Value::Win(plies) => (position.passed(), plies - 1),
    };
    let Some(count) = Count::starting(&begins, counting) else {
        return value;
    };
    // Before the mate the game may end with any position past the limit, by itself or by a claim, which
    // is open to either player (C20).
    let ends = (0..u32::from(plies)).any(|used| Count { used, ..count }.is_over());
    if ends { Value::Draw } else { value }
}

/// What is wrong with a table.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// It has too many men.
    #[error("{0} has more than {MOST_VERIFIED} men and cannot be verified position by position")]
    TooManyMen(Material),
    /// A table is missing.
    #[error("the table {0} is missing")]
    Missing(Material),
    /// A file is damaged.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The head counts otherwise.
    #[error("the counts in the head of {0} are not those of its positions")]
    Counts(Material),
    /// A value is not what the best move makes it.
    #[error("{fen}: stored is {stored:?} and {}, but the best move gives {best:?}", .result.id())]
    Wrong {
        /// The position.
        fen: String,
        /// The value that is stored.
        stored: Value,
        /// The result that is stored.
        result: Wdl,
        /// What the best move gives.
        best: Value,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{RawTable, Table, generate, write};

    /// Tables of which there is only this one.
    fn alone(raw: &RawTable) -> Tables {
        let bytes = write(raw, Class::Any, NonZeroUsize::MIN).unwrap();
        let mut tables = Tables::new();
        tables.add(Table::from_bytes(bytes).unwrap());
        tables
    }

    #[test]
    fn a_value_that_no_move_gives_is_found() {
        let one = NonZeroUsize::MIN;
        let material: Material = "KRvK".parse().unwrap();
        let right = generate(material, Class::Any, |_| None, one, &|_| ()).unwrap();
        let checked = |raw: &RawTable| verify(&alone(raw), material, Class::Any, one);
        assert_eq!(checked(&right).unwrap().positions, 50_015);
        // The first position of each kind, the second of two images included, made something else.
        for (side, from, to) in [(0, 1, 3), (0, 31, 29), (1, 0, raw::DRAW), (1, raw::DRAW, 2)] {
            let mut wrong = right.clone();
            let code = wrong.values[side].iter_mut().find(|code| **code == from);
            *code.unwrap() = to;
            let error = checked(&wrong).unwrap_err();
            assert!(matches!(error, VerifyError::Wrong { .. }), "{error}");
        }
    }

    #[test]
    fn a_lone_pawn_with_only_promotions_to_play_need_not_lose() {
        // The second pawn, or a step of the king, and there is nothing to claim.
        for (fen, claimed) in [
            ("P7/8/8/8/8/6k1/5s2/7K[] w - - 0 1", true),
            ("PP6/8/8/8/8/6k1/5s2/7K[] w - - 0 1", false),
            ("P7/8/8/8/8/6k1/6s1/7K[] w - - 0 1", false),
        ] {
            let sittuyin::fen::Fen(setup) = fen.parse().unwrap();
            let at = |ruleset: Ruleset| Position::new(&setup, ruleset.rules()).unwrap();
            for ruleset in [Ruleset::Modern, Ruleset::Federation] {
                let position = at(ruleset);
                assert_eq!(is_claimed(&position, ruleset), claimed, "{fen}");
                let lost = After {
                    value: Value::Win(3),
                    bared: None,
                };
                let value = best(&position, &[lost], None, claimed);
                let expected = if claimed { Value::Draw } else { Value::Loss(4) };
                assert_eq!(value, expected);
            }
            assert!(!is_claimed(&at(Ruleset::Formal), Ruleset::Formal));
        }
    }

    #[test]
    fn a_sample_finds_what_is_wrong_often() {
        let one = NonZeroUsize::MIN;
        let material: Material = "KRvK".parse().unwrap();
        let right = generate(material, Class::Any, |_| None, one, &|_| ()).unwrap();
        let checked = |raw: &RawTable| verify_sample(&alone(raw), material, Class::Any, 1000, 1);
        let verified = checked(&right).unwrap();
        assert_eq!(verified.positions, 1000);
        assert!(verified.moves > 2000);
        for (side, from, to) in [(0, 31, 29), (1, 28, raw::DRAW), (1, raw::DRAW, 2)] {
            let mut wrong = right.clone();
            for code in &mut wrong.values[side] {
                if *code == from {
                    *code = to;
                }
            }
            let error = checked(&wrong).unwrap_err();
            assert!(matches!(error, VerifyError::Wrong { .. }), "{error}");
        }
    }
}
