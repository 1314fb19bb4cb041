use crate::{
    Army, Cache, Class, Material, Table, TableError, Value, Wdl, count, index::Squares,
    material::MOST_MEN,
};
use sittuyin::{Color, Move, Position, Role, Square, Stage};
use std::collections::HashMap;

/// A set of tables, to be asked for positions.
#[derive(Debug, Default)]
pub struct Tables {
    tables: HashMap<(Class, Material), Table>,
    most_men: usize,
}

/// How the names of tables' files end.
pub const EXTENSION: &str = "stb";

/// The name of the file of a table.
#[must_use]
pub fn file_name(material: Material, class: Class) -> String {
    format!("{material}.{class}.{EXTENSION}")
}

/// Where a position stands in the tables.
struct Place {
    material: Material,
    squares: Squares,
    side: usize,
}

impl Tables {
    /// No tables: only bare kings are known.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Every table in a directory.
    ///
    /// # Errors
    ///
    /// [`TableError`] when the directory or a file named as a table cannot be read as one.
    #[cfg(not(target_family = "wasm"))]
    pub fn open(directory: &std::path::Path) -> Result<Self, TableError> {
        let mut tables = Self::new();
        tables.add_all(directory)?;
        Ok(tables)
    }

    /// Adds every table in a directory; returns how many there are.
    ///
    /// # Errors
    ///
    /// As [`Tables::open`]; those that could be read are there then.
    #[cfg(not(target_family = "wasm"))]
    pub fn add_all(&mut self, directory: &std::path::Path) -> Result<usize, TableError> {
        let unreadable = |error| TableError::Read(directory.to_owned(), error);
        let mut added = 0;
        for entry in directory.read_dir().map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            if path.extension().is_some_and(|ending| ending == EXTENSION) {
                let table = Table::open(&path);
                self.add(table.map_err(|error| TableError::In(path, Box::new(error)))?);
                added += 1;
            }
        }
        Ok(added)
    }

    /// Adds a table; one of the same class and material gives way to it.
    pub fn add(&mut self, table: Table) {
        let header = table.header();
        self.most_men = self.most_men.max(header.material.men());
        self.tables.insert((header.class, header.material), table);
    }

    /// The table of a material in a class.
    #[must_use]
    pub fn get(&self, class: Class, material: Material) -> Option<&Table> {
        self.tables.get(&(class, material))
    }

    /// The most men, kings included, of a position that a table may hold.
    #[must_use]
    pub fn most_men(&self) -> usize {
        self.most_men.max(2)
    }

    /// All tables, the smallest materials first.
    #[must_use]
    pub fn all(&self) -> Vec<&Table> {
        let mut all: Vec<_> = self.tables.values().collect();
        all.sort_by_key(|table| {
            (
                table.material().men(),
                table.material(),
                table.header().class,
            )
        });
        all
    }

    /// The value of a position when no count has begun before it and nobody claims fifty moves; see
    /// [`Verdict`](crate::Verdict) for these. `None` when no table holds it.
    ///
    /// # Errors
    ///
    /// [`TableError`] when the table is damaged.
    pub fn probe(
        &self,
        cache: &mut Cache,
        position: &Position,
    ) -> Result<Option<Value>, TableError> {
        self.look(position, Value::Draw, |table, place| {
            table.value(cache, &place.squares, place.side)
        })
    }

    /// As [`Tables::probe`], without the distance; a smaller part of the files is read.
    ///
    /// # Errors
    ///
    /// [`TableError`] when the table is damaged.
    pub fn probe_wdl(
        &self,
        cache: &mut Cache,
        position: &Position,
    ) -> Result<Option<Wdl>, TableError> {
        self.look(position, Wdl::Draw, |table, place| {
            table.wdl(cache, &place.squares, place.side)
        })
    }

    fn look<T>(
        &self,
        position: &Position,
        draw: T,
        value: impl FnOnce(&Table, &Place) -> Result<T, TableError>,
    ) -> Result<Option<T>, TableError> {
        if position.board().occupied().len() > self.most_men() {
            return Ok(None);
        }
        let Some(place) = Place::of(position) else {
            return Ok(None);
        };
        if place.material.is_bare_kings() {
            return Ok(Some(draw));
        }
        match Class::of(position.rules(), place.material)
            .and_then(|class| self.get(class, place.material))
        {
            Some(table) => value(table, &place).map(Some),
            None => Ok(None),
        }
    }

    /// Every lawful move with the value that it gives the side to move, the best first; where it bares
    /// a king, as the count that begins has it. `None` when a table is missing.
    ///
    /// # Errors
    ///
    /// [`TableError`] when a table is damaged.
    pub fn moves(
        &self,
        cache: &mut Cache,
        position: &Position,
    ) -> Result<Option<Vec<(Move, Value)>>, TableError> {
        let Some(before) = Place::of(position) else {
            return Ok(None);
        };
        let mut moves = Vec::new();
        for lawful in position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(lawful);
            let Some(mut value) = self.probe(cache, &after)? else {
                return Ok(None);
            };
            if let Ok((material, _)) = Material::of(after.board())
                && material.is_bared()
                && !before.material.is_bared()
            {
                let counting = position.rules().counting.as_ref();
                value = count::bared(counting, material.strong(), value);
            }
            moves.push((lawful, value.before()));
        }
        moves.sort_by_key(|&(lawful, value)| (-value.merit(), lawful.to_bits()));
        Ok(Some(moves))
    }

    /// The moves by which a won position leads to mate when both play best; of equal moves the first
    /// in the order of their squares. `None` when a table is missing.
    ///
    /// # Errors
    ///
    /// [`TableError`] when a table is damaged, [`TableError::Line`] when its values lead nowhere.
    pub fn line(
        &self,
        cache: &mut Cache,
        position: &Position,
    ) -> Result<Option<Vec<Move>>, TableError> {
        let mut line = Vec::new();
        let mut position = *position;
        let mut left = u16::MAX;
        while let Some(moves) = self.moves(cache, &position)? {
            match moves.first() {
                Some(&(best, Value::Win(plies) | Value::Loss(plies))) => {
                    // A file can be altered and its checksums set right.
                    if plies >= left {
                        return Err(TableError::Line);
                    }
                    left = plies;
                    line.push(best);
                    position.play_unchecked(best);
                }
                _ => return Ok(Some(line)),
            }
        }
        Ok(None)
    }
}

impl Place {
    fn of(position: &Position) -> Option<Self> {
        let board = position.board();
        let kings = Color::ALL.map(|color| board.men(color, Role::King).len());
        if position.stage() != Stage::Play
            || position.rules().dice
            || kings != [1, 1]
            || position.passed().is_check()
        {
            return None;
        }
        if board.occupied().len() > MOST_MEN {
            return None;
        }
        let (material, strong) = Material::of(board).ok()?;
        let turned = if strong == Color::White { 0 } else { 56 };
        let mut squares = [0; MOST_MEN];
        let mut places = squares.iter_mut();
        let mut put = |square: Square| {
            if let Some(place) = places.next() {
                *place = square.index() as u8 ^ turned;
            }
        };
        board.king(strong).map(&mut put)?;
        board.king(!strong).map(&mut put)?;
        for color in [strong, !strong] {
            for role in Army::ROLES {
                board.men(color, role).into_iter().for_each(&mut put);
            }
        }
        Some(Self {
            material,
            squares,
            side: usize::from(position.turn() != strong),
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{generate, raw, write};
    use sittuyin::{Ruleset, fen::Fen};
    use std::num::NonZeroUsize;

    #[test]
    fn a_line_that_comes_no_nearer_to_mate_ends() {
        let one = NonZeroUsize::MIN;
        let material: Material = "KRvK".parse().unwrap();
        let mut forged = generate(material, Class::Any, |_| None, one, &|_| ()).unwrap();
        for (values, plies) in forged.values.iter_mut().zip([31, 30]) {
            for code in values.iter_mut().filter(|code| **code != raw::NO_POSITION) {
                *code = plies;
            }
        }
        let mut tables = Tables::new();
        let bytes = write(&forged, Class::Any, one).unwrap();
        tables.add(Table::from_bytes(bytes).unwrap());
        let Fen(setup) = "8/8/8/3k4/8/8/8/R2K4[] w - - 0 1".parse().unwrap();
        let position = Position::new(&setup, Ruleset::Formal.rules()).unwrap();
        let line = tables.line(&mut Cache::default(), &position);
        assert!(matches!(line, Err(TableError::Line)), "{line:?}");
    }
}
