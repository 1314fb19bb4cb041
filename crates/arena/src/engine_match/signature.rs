//! The tags by which a game of a match is known again.

use super::{Points, run::GameNumber};
use sittuyin::{
    Color,
    pgn::{Record, Score},
};

/// Marks a game as one of this match.
pub(super) fn sign(record: &mut Record, event: &str, names: [&str; 2], number: GameNumber) {
    let [white, black] = match number.first_color() {
        Color::White => names,
        Color::Black => [names[1], names[0]],
    };
    record.tags.set("Event", event);
    record.tags.set("Round", &number.to_string());
    record.tags.set("White", white);
    record.tags.set("Black", black);
}

/// Which game of this match it is, and its result; `None` when it is of another.
pub(super) fn read(record: &Record, event: &str, names: [&str; 2]) -> Option<(GameNumber, Points)> {
    let number: GameNumber = record.tags.get("Round")?.parse().ok()?;
    let mut signed = record.clone();
    sign(&mut signed, event, names, number);
    let winner = match record.score {
        Score::Win(color) => Some(color),
        Score::Draw => None,
        Score::Unknown => return None,
    };
    (signed.tags == record.tags).then(|| (number, Points::of(winner, number.first_color())))
}
