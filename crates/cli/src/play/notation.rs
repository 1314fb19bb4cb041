//! Moves as people type them: from and to, or as in a score, with or without its signs and capitals.

use sittuyin::{
    Illegal, Move, MoveKind, Position,
    san::{self, ReadSanError},
    uci::UciMove,
};

/// Why a text gives no move.
#[derive(Debug)]
pub(super) enum Unread {
    /// It means a move that is not lawful.
    Unlawful(Illegal),
    /// It cannot be understood; this says why.
    Unclear(String),
}

impl Unread {
    /// The answer to somebody who wants to make that move.
    pub(super) fn answer(&self) -> String {
        match self {
            Self::Unlawful(illegal) => illegal.to_string(),
            Self::Unclear(why) => why.clone(),
        }
    }
}

/// Reads a move, lawful where it is written as in a score.
pub(super) fn read(position: &Position, text: &str) -> Result<Move, Unread> {
    let lower = text.to_ascii_lowercase();
    if let Ok(UciMove(candidate)) = lower.replace('-', "").parse() {
        return Ok(candidate);
    }
    let error = match san::read(position, text) {
        Ok(lawful) => return Ok(lawful),
        Err(error) => error,
    };
    // Without the capitals, or with too many of them.
    for spelling in [lower.clone(), capitalised(&lower)] {
        if let (Ok(lawful), ReadSanError::Form(_) | ReadSanError::Unlawful { .. }) =
            (san::read(position, &spelling), &error)
        {
            return Ok(lawful);
        }
    }
    Err(match error {
        ReadSanError::Unlawful {
            reason: Some(illegal),
            ..
        } => Unread::Unlawful(illegal),
        ReadSanError::Form(_) => Unread::Unclear(format!(
            "'{text}' is neither a command nor a move; 'help' shows both"
        )),
        other => Unread::Unclear(other.to_string()),
    })
}

fn capitalised(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

/// A move with both its names: `Sd5 (c4d5)`, or one where both are the same.
pub(super) fn name(position: &Position, lawful: Move) -> String {
    let (san, uci) = (san::write(position, lawful), UciMove(lawful).to_string());
    match lawful.kind() {
        MoveKind::Placement { .. } => san,
        _ => format!("{san} ({uci})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sittuyin::{Ruleset, fen::Fen};

    fn read_in(fen: &str, text: &str) -> Result<String, String> {
        let Fen(setup) = fen.parse().expect("a FEN");
        let position = Position::new(&setup, Ruleset::Modern.rules()).expect("a position");
        match read(&position, text) {
            Ok(read) => Ok(UciMove(read).to_string()),
            Err(unread) => Err(unread.answer()),
        }
    }

    #[test]
    fn reads_both_notations() {
        let fen = "6k1/8/8/4P3/8/2S5/8/4K3[] w";
        for (text, uci) in [
            ("e5e6", "e5e6"),
            ("E5-E6", "e5e6"),
            ("e6", "e5e6"),
            ("E6", "e5e6"),
            ("Sd4", "c3d4"),
            ("sd4", "c3d4"),
            ("SD4", "c3d4"),
            ("Sd4!", "c3d4"),
            ("Scd4", "c3d4"),
            ("Sc3-d4", "c3d4"),
            ("e5=F", "e5e5f"),
            ("e5=f", "e5e5f"),
            ("e5f6=F", "e5f6f"),
            ("f6=F", "e5f6f"),
            ("e5f6f", "e5f6f"),
            // Not lawful, and understood all the same.
            ("e1d5", "e1d5"),
        ] {
            assert_eq!(read_in(fen, text).as_deref(), Ok(uci), "{text}");
        }
        assert_eq!(
            read_in(fen, "Kd5").expect_err("too far"),
            "the piece does not move like that"
        );
        for text in ["castle", "", "é"] {
            let error = read_in(fen, text).expect_err("no move");
            assert!(error.contains("neither a command nor a move"), "{error}");
        }
    }

    #[test]
    fn promotes_in_place_where_the_square_alone_is_named() {
        let fen = "8/k7/8/4P3/8/8/8/4K3[] w";
        assert_eq!(read_in(fen, "e5=F").as_deref(), Ok("e5e5f"));
    }

    #[test]
    fn asks_when_two_moves_can_be_meant() {
        let error = read_in("6k1/8/8/8/8/2S1S3/8/4K3[] w", "Sd4").expect_err("two elephants");
        assert_eq!(error, "'Sd4' can mean more than one move: c3d4, e3d4");
    }
}
