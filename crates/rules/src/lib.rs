#![doc = include_str!("../README.md")]

pub mod attacks;
mod bitboard;
mod board;
mod color;
mod counting;
mod dialect;
mod dice;
mod draft;
mod event;
mod explain;
pub mod fen;
mod flaw;
mod game;
mod game_error;
mod hand;
mod illegal;
mod movegen;
mod moves;
pub mod names;
mod outcome;
mod outlook;
mod perft;
pub mod pgn;
mod piece;
mod position;
mod role;
mod rules;
pub mod san;
mod setup;
mod square;
pub mod uci;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::{Board, initial_pawns};
pub use color::{ByColor, Color};
pub use counting::Count;
pub use dialect::{CannotCarry, Dialect, Missing, ParseDialectError};
pub use dice::{Dice, ParseDiceError};
pub use draft::Draft;
pub use event::Event;
pub use flaw::{Flaw, IllegalPosition};
pub use game::{Draws, Game, Throw};
pub use game_error::GameError;
pub use hand::Hand;
pub use illegal::{Illegal, IllegalReason, Mark, RuleNumber};
pub use movegen::{MoveList, promotion::promotion_squares};
pub use moves::{Move, MoveKind};
pub use outcome::{Claim, Outcome, Reason, Status, could_mate};
pub use outlook::Outlook;
pub use perft::perft;
pub use piece::Piece;
pub use position::{NoThrow, PlayUciError, Position, Stage};
pub use role::{ByRole, Role};
pub use rules::{
    CountEnd, Counting, Deployment, DrawRule, Order, ParseRulesetError, Promotion, Rules, Ruleset,
    Source, Stalemate, Step,
};
pub use setup::Setup;
pub use square::{ParseSquareError, Square};
