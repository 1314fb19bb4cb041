//! A position that is being set up, man by man.

use crate::{
    fault::Fault,
    messages::{Color, HandView, PlacedPiece, Response},
    problem,
};
use sittuyin::{Dialect, Hand, Piece, Position, Ruleset, Setup, fen};

/// Its FEN, and what is wrong with it.
pub(crate) fn compose(
    ruleset: &str,
    pieces: &[PlacedPiece],
    hands: [&[HandView]; 2],
    turn: Color,
) -> Result<Response, Fault> {
    let ruleset: Ruleset = ruleset.parse()?;
    let mut setup = Setup::empty();
    for piece in pieces {
        let man = Piece {
            color: piece.color.into(),
            role: piece.role.into(),
        };
        setup.board.put(piece.square.parse()?, man);
    }
    for (color, held) in sittuyin::Color::ALL.into_iter().zip(hands) {
        setup.hands[color] = hand(held);
    }
    setup.turn = turn.into();
    let problems = match Position::new(&setup, ruleset.rules()) {
        Ok(_) => Vec::new(),
        Err(illegal) => problem::problems(&illegal.into()),
    };
    Ok(Response::Composed {
        fen: fen::write(&setup, Dialect::Sittuyin)?,
        problems,
    })
}

fn hand(held: &[HandView]) -> Hand {
    let mut hand = Hand::EMPTY;
    for one in held {
        for _ in 0..one.count {
            // More than a hand can hold is left out.
            hand.add(one.role.into());
        }
    }
    hand
}
