//! The rooks and their lines.

use super::{Moment, MomentKind, Skill};
use sittuyin::{Bitboard, Board, Color, Game, Mark, Role, Square, Stage};

/// The own men before a rook, on its file.
fn before(board: &Board, color: Color, rook: Square) -> Bitboard {
    let ahead = (Square::all())
        .filter(|square| {
            square.file() == rook.file()
                && match color {
                    Color::White => square.rank() > rook.rank(),
                    Color::Black => square.rank() < rook.rank(),
                }
        })
        .collect::<Bitboard>();
    ahead & board.of_color(color)
}

/// What became of the rooks of a side within the first moves of the play. A game that ends before has
/// nothing to say of a rook that was still shut in.
pub(super) fn moments(game: &Game, color: Color) -> Vec<Moment> {
    let positions = game.positions();
    let play = |position: &&sittuyin::Position| position.stage() == Stage::Play;
    let Some(start) = positions.iter().position(|position| play(&position)) else {
        return Vec::new();
    };
    let mut moments = Vec::new();
    let mut rooks: Vec<Square> = (positions[start].board().men(color, Role::Rook))
        .into_iter()
        .collect();
    let mut number = 0;
    for (index, &played) in game.moves().iter().enumerate().skip(start) {
        if rooks.is_empty() || number == Skill::OPENING {
            break;
        }
        let moment = |kind, squares, number| Moment {
            turn: index,
            shown: index + 1,
            kind,
            played,
            better: None,
            number: Some(number),
            squares,
        };
        if positions[index].turn() != color {
            if let Some(lost) = rooks.iter().position(|&rook| rook == played.to()) {
                let squares = vec![(rooks.swap_remove(lost), Mark::Target)];
                moments.push(moment(MomentKind::RookLost, squares, number));
            }
            continue;
        }
        number += 1;
        if let Some(rook) = rooks.iter_mut().find(|rook| played.from() == Some(**rook)) {
            *rook = played.to();
        }
        let board = positions[index + 1].board();
        rooks.retain(|&rook| {
            let shut = before(board, color, rook);
            let square = (rook, Mark::Target);
            if shut.is_empty() {
                moments.push(moment(MomentKind::RookOpened, vec![square], number));
            } else if number == Skill::OPENING {
                let squares = [square].into_iter();
                let squares = squares.chain(shut.into_iter().map(|man| (man, Mark::Line)));
                moments.push(moment(MomentKind::RookShut, squares.collect(), number));
            }
            shut.any()
        });
    }
    moments
}
