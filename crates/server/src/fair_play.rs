//! Nothing here helps in a rated game that is being played.

use crate::games::records;
use crate::store::{Store, StoreError};
use sittuyin::{Board, Color, Draws, Game, Piece, Ruleset, Square, fen::Fen};

/// Whether a board stands in a rated game that goes on, or is one move away from one that does, as it is or
/// turned, mirrored or with the colours swapped: what is true of the one is true of the other.
pub(crate) async fn is_played(store: &Store, board: &Board) -> Result<bool, StoreError> {
    let asked = likeness(board);
    let live = records::live_endgames(store).await?;
    Ok(live.iter().any(|(ruleset, fen)| {
        let Some(game) = game(ruleset, fen) else {
            tracing::error!("the position of a game that goes on cannot be read");
            return false;
        };
        let position = game.position();
        likeness(position.board()) == asked
            || position.legal_moves().iter().any(|&next| {
                let mut after = *position;
                after.play_unchecked(next);
                likeness(after.board()) == asked
            })
    }))
}

fn game(ruleset: &str, fen: &str) -> Option<Game> {
    let ruleset: Ruleset = ruleset.parse().ok()?;
    let Fen(setup) = fen.parse().ok()?;
    Game::from_setup(setup, ruleset, Draws::Platform).ok()
}

/// The same for all boards that are alike: the least of the four lists of squares and men.
fn likeness(board: &Board) -> Vec<(usize, char)> {
    let list = |place: fn(Square) -> Square, swap: bool| {
        let mut men: Vec<_> = Square::all()
            .filter_map(|square| Some((square, board.piece_at(square)?)))
            .map(|(square, piece)| {
                let color = match (piece.color, swap) {
                    (Color::White, false) | (Color::Black, true) => Color::White,
                    _ => Color::Black,
                };
                let role = piece.role;
                (place(square).index(), Piece { color, role }.to_char())
            })
            .collect();
        men.sort_unstable();
        men
    };
    let lists = [
        list(|square| square, false),
        list(Square::mirrored, false),
        list(Square::rotated, true),
        list(|square| square.rotated().mirrored(), true),
    ];
    lists.into_iter().min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn like(fen: &str) -> Vec<(usize, char)> {
        let Fen(setup) = fen.parse().unwrap();
        likeness(&setup.board)
    }

    #[test]
    fn boards_that_are_alike_have_one_likeness() {
        let rook = like("7k/8/6K1/8/8/8/8/R7[] w - - 0 1");
        for same in [
            "7k/8/6K1/8/8/8/8/R7[] b - - 0 9",
            "k7/8/1K6/8/8/8/8/7R[] w - - 0 1",
            "7r/8/8/8/8/1k6/8/K7[] b - - 0 1",
            "r7/8/8/8/8/6k1/8/7K[] b - - 0 1",
        ] {
            assert_eq!(like(same), rook, "{same}");
        }
        for other in [
            "7k/8/6K1/8/8/8/8/1R6[] w - - 0 1",
            "7k/8/6K1/8/8/8/8/F7[] w - - 0 1",
            "7K/8/6k1/8/8/8/8/R7[] w - - 0 1",
            "7k/8/6K1/8/8/8/8/r7[] w - - 0 1",
        ] {
            assert_ne!(like(other), rook, "{other}");
        }
    }
}
