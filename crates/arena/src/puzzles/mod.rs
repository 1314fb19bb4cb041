//! Puzzles: positions with a line in which every move of the solver is the only one. They are mined from
//! games of the engine against itself, from armies half set up, and from endgame tables; what a solution
//! rests on is said with it, and can be [checked](check()) again.

mod check;
mod endings;
mod games;
mod judge;
mod mates;
mod mine;
mod pack;
mod placements;
mod promotions;
mod puzzle;
mod rating;
mod tabled;
mod theme;

pub use check::{Checked, WrongPuzzle, check};
pub use mine::{Mine, Source};
pub use pack::pack;
pub use puzzle::{ParsePuzzleError, Proof, Puzzle};
pub use theme::Theme;
