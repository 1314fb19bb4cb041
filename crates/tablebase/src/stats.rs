use crate::{
    Class, Material, SideSummary, Table, TableError, Value, count_limit,
    index::{Index, Squares},
    mates_in_time, raw,
};
use sittuyin::{Board, Color, Piece, Position, Role, Ruleset, Setup, Square};

/// What a table teaches.
#[derive(Clone, Debug)]
pub struct Stats {
    /// The table.
    pub table: (Material, Class),
    /// How many bytes its file has.
    pub bytes: usize,
    /// The counts, with the stronger side to move and with the other.
    pub sides: [SideSummary; 2],
    /// A position with the longest mate, the stronger side White; `None` when there is no mate.
    pub longest: Option<(Position, Value)>,
    /// For each ruleset with a count, how many positions that are won or lost, with the stronger side to
    /// move and with the other, a count that begins in them turns into draws.
    pub counted_out: Vec<(Ruleset, [u64; 2])>,
}

impl Stats {
    /// Looks through a table.
    ///
    /// # Errors
    ///
    /// [`TableError`] when it is damaged.
    pub fn of(table: &Table) -> Result<Self, TableError> {
        let header = table.header();
        let (material, class) = (header.material, header.class);
        let values = table.read_all()?.values;
        let index = Index::new(material);
        let longest = header
            .sides
            .iter()
            .enumerate()
            .flat_map(|(side, summary)| {
                [summary.longest_win, summary.longest_loss].map(|plies| (plies, side))
            })
            .filter_map(|(plies, side)| Some((plies?, side)))
            // Of equal ones that of the side that mates.
            .max_by_key(|&(plies, side)| (plies, plies % 2, std::cmp::Reverse(side)));
        let longest = longest.and_then(|(plies, side)| {
            let slots = values[side].iter().zip(0..);
            // A number that stands for no position repeats the one before.
            slots
                .filter(|&(&code, _)| code == plies)
                .find_map(|(_, slot)| position(&index, slot, side, material, class))
                .map(|position| (position, Value::from_plies(plies)))
        });
        Ok(Self {
            table: (material, class),
            bytes: table.file_len(),
            sides: header.sides,
            longest,
            counted_out: counted_out(&index, &values, material, class),
        })
    }
}

/// The position with a number; `None` when it stands for none.
fn position(
    index: &Index,
    slot: u64,
    side: usize,
    material: Material,
    class: Class,
) -> Option<Position> {
    let squares = index.decode(slot);
    if index.encode(&squares) != Some(slot) {
        return None;
    }
    let setup = Setup {
        board: board(material, &squares)?,
        turn: Color::ALL[side],
        ..Setup::empty()
    };
    Position::new(&setup, class.rules()).ok()
}

/// The board of these squares; `None` when two coincide.
fn board(material: Material, squares: &Squares) -> Option<Board> {
    let mut board = Board::empty();
    let kings = [Color::White, Color::Black].map(|color| (color, Role::King));
    let white = material.strong().roles().map(|role| (Color::White, role));
    let black = material.weak().roles().map(|role| (Color::Black, role));
    let men = kings.into_iter().chain(white).chain(black);
    for (&square, (color, role)) in squares.iter().zip(men) {
        let square = Square::new(square)?;
        if board.put(square, Piece { color, role }).is_some() {
            return None;
        }
    }
    Some(board)
}

fn counted_out(
    index: &Index,
    values: &[Vec<u16>; 2],
    material: Material,
    class: Class,
) -> Vec<(Ruleset, [u64; 2])> {
    if !material.is_bared() {
        return Vec::new();
    }
    let mut all = Vec::new();
    for ruleset in Ruleset::ALL {
        let Some(counting) = ruleset.rules().counting else {
            continue;
        };
        let Some(limit) = count_limit(&counting, material.strong()) else {
            continue;
        };
        let counts = [0, 1].map(|side| {
            let slots = values[side].iter().zip(0..);
            let late = slots.filter(|&(&code, slot)| {
                // The count begins where the lone king is to move.
                raw::value(code).plies().is_some_and(|plies| {
                    let plies = u32::from(plies).saturating_sub(1 - side as u32);
                    !mates_in_time(limit, 0, plies)
                }) && position(index, slot, side, material, class).is_some()
            });
            late.count() as u64
        });
        all.push((ruleset, counts));
    }
    all
}
