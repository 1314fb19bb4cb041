use crate::Material;
use sittuyin::{Board, Color, Piece, Position, Role, Rules, Setup, Square};

/// Positions of a material in the order of chance: the men anywhere, either colour the stronger, and
/// either side to move. The same seed gives the same positions; it never ends.
///
/// ```
/// use sittuyin::Ruleset;
/// use sittuyin_tablebase::{Material, RandomPositions};
/// let material: Material = "KRvKN".parse()?;
/// let mut positions = RandomPositions::new(material, Ruleset::Modern.rules(), 1);
/// let position = positions.next().expect("another one");
/// assert_eq!(Material::of(position.board())?.0, material);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct RandomPositions {
    material: Material,
    rules: &'static Rules,
    state: u64,
}

impl RandomPositions {
    /// Those of a material under these rules.
    #[must_use]
    pub fn new(material: Material, rules: &'static Rules, seed: u64) -> Self {
        Self {
            material,
            rules,
            state: seed,
        }
    }

    /// A number below `end`, by SplitMix64.
    fn below(&mut self, end: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }

    /// The men thrown on the board; `None` where that is no position.
    fn throw(&mut self) -> Option<Position> {
        let strong = Color::ALL[self.below(2)];
        let armies = [
            (strong, self.material.strong()),
            (!strong, self.material.weak()),
        ];
        let mut board = Board::empty();
        for (color, army) in armies {
            for role in [Role::King].into_iter().chain(army.roles()) {
                let square = Square::new(self.below(64) as u8)?;
                if board.put(square, Piece { color, role }).is_some() {
                    return None;
                }
            }
        }
        let setup = Setup {
            board,
            turn: Color::ALL[self.below(2)],
            ..Setup::empty()
        };
        Position::new(&setup, self.rules).ok()
    }
}

impl Iterator for RandomPositions {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        loop {
            if let Some(position) = self.throw() {
                return Some(position);
            }
        }
    }
}
