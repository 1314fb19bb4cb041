//! The way of pawns to promotion, and who attacks what.

use crate::{
    explain::shown,
    fault::Fault,
    messages::{AttackedSquare, GameRecord, OutlookView, Response},
    record,
    view::name,
};
use sittuyin::{Color, Position, Square};

/// What a position holds of both.
pub(crate) fn radar(record: &GameRecord) -> Result<Response, Fault> {
    let game = record::replay(record)?;
    let position = game.position();
    Ok(Response::Radar {
        outlooks: (Color::ALL.into_iter())
            .flat_map(|color| outlooks(position, color))
            .collect(),
        attacked: attacked(position),
    })
}

fn outlooks(position: &Position, color: Color) -> impl Iterator<Item = OutlookView> {
    let target = |one: &sittuyin::Move| name(one.to());
    (position.outlook(color).into_iter()).map(move |outlook| OutlookView {
        square: name(outlook.pawn),
        color: color.into(),
        now: outlook.now.iter().map(target).collect(),
        obstacle: outlook.obstacle.map(shown),
        next: outlook.next.iter().map(target).collect(),
    })
}

fn attacked(position: &Position) -> Vec<AttackedSquare> {
    let board = position.board();
    let men = |square, color| board.attackers(square, color, board.occupied()).len();
    Square::all()
        .map(|square| AttackedSquare {
            square: name(square),
            white: men(square, Color::White),
            black: men(square, Color::Black),
        })
        .filter(|one| one.white + one.black > 0)
        .collect()
}
