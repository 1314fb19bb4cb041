//! Moves as people type them: from and to, or as in a score, with or without its signs.

use sittuyin::{Move, MoveKind, Position, Role, Square, san, uci::UciMove};

/// Reads a move, lawful or not; the error says what is wrong with the text.
pub(super) fn read(position: &Position, text: &str) -> Result<Move, String> {
    if let Some(candidate) = from_and_to(text) {
        return Ok(candidate);
    }
    let wanted = bare(text);
    let lawful: Vec<_> = position
        .legal_moves()
        .into_iter()
        .map(|lawful| (lawful, san::write(position, lawful)))
        .collect();
    let exact = |(_, san): &&(Move, String)| bare(san) == wanted;
    let loose = |(lawful, san): &&(Move, String)| {
        let mut spellings = spellings(position, *lawful);
        spellings.push(bare(san));
        spellings
            .iter()
            .any(|spelling| spelling.eq_ignore_ascii_case(&wanted))
    };
    let mut meant: Vec<_> = lawful.iter().filter(exact).collect();
    if meant.is_empty() {
        meant = lawful.iter().filter(loose).collect();
    }
    match meant[..] {
        [(lawful, _)] => return Ok(*lawful),
        [] => {}
        _ => {
            let names: Vec<_> = meant.iter().map(|(_, san)| san.as_str()).collect();
            return Err(format!("'{text}' can mean {}", names.join(" or ")));
        }
    }
    unlawful(position, &wanted)
        .ok_or_else(|| format!("'{text}' is neither a command nor a move; 'help' shows both"))
}

/// A move in UCI notation, in capitals too.
fn from_and_to(text: &str) -> Option<Move> {
    let text = text.replace('-', "").to_ascii_lowercase();
    let UciMove(candidate) = text.parse().ok()?;
    Some(candidate)
}

/// How else the move could be written in a score, with less or more of its origin than is needed.
fn spellings(position: &Position, lawful: Move) -> Vec<String> {
    let to = lawful.to();
    match lawful.kind() {
        // Some programs name only the square where the general appears.
        MoveKind::Promotion { .. } => vec![format!("{to}F")],
        MoveKind::Placement { .. } => Vec::new(),
        MoveKind::Normal { from, .. } => match position.board().role_at(from) {
            None | Some(Role::Pawn) => Vec::new(),
            Some(role) => {
                let (letter, origin) = (role.to_char(), from.to_string());
                let (file, rank) = origin.split_at(1);
                [&origin, file, rank, ""]
                    .map(|part| format!("{letter}{part}{to}"))
                    .to_vec()
            }
        },
    }
}

/// Without the signs that people leave out.
fn bare(text: &str) -> String {
    text.chars()
        .filter(|sign| !matches!(sign, '+' | '#' | 'x' | '=' | '-' | '!' | '?'))
        .collect()
}

/// A move of a score that is not lawful, where one man alone can be meant: it can be explained.
fn unlawful(position: &Position, bare: &str) -> Option<Move> {
    let to: Square = bare.get(bare.len().checked_sub(2)?..)?.parse().ok()?;
    let letter = bare.chars().next().filter(char::is_ascii_uppercase);
    let role = letter.map_or(Some(Role::Pawn), Role::from_char)?;
    let mut men = position
        .board()
        .men(position.turn(), role)
        .into_iter()
        .filter(|from| role != Role::Pawn || from.file() == to.file());
    match (men.next(), men.next()) {
        (Some(from), None) => Move::normal(from, to),
        _ => None,
    }
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
        read(&position, text).map(|read| UciMove(read).to_string())
    }

    #[test]
    fn reads_both_notations() {
        let fen = "6k1/8/8/4P3/8/2S5/8/4K3[] w";
        for (text, uci) in [
            ("e5e6", "e5e6"),
            ("E5-E6", "e5e6"),
            ("e6", "e5e6"),
            ("Sd4", "c3d4"),
            ("sd4", "c3d4"),
            ("Sd4!", "c3d4"),
            ("Scd4", "c3d4"),
            ("Sc3-d4", "c3d4"),
            ("e5=F", "e5e5f"),
            ("e5f6=F", "e5f6f"),
            ("f6=F", "e5f6f"),
            ("e5f6f", "e5f6f"),
            // Not lawful, and understood all the same.
            ("Kd5", "e1d5"),
        ] {
            assert_eq!(read_in(fen, text).as_deref(), Ok(uci), "{text}");
        }
        assert!(read_in(fen, "castle").is_err());
        assert!(read_in(fen, "").is_err());
        assert!(read_in(fen, "é").is_err());
    }

    #[test]
    fn promotes_in_place_where_the_square_alone_is_named() {
        let fen = "8/k7/8/4P3/8/8/8/4K3[] w";
        assert_eq!(read_in(fen, "e5=F").as_deref(), Ok("e5e5f"));
    }

    #[test]
    fn asks_when_two_moves_can_be_meant() {
        let error = read_in("6k1/8/8/8/8/2S1S3/8/4K3[] w", "Sd4").expect_err("two elephants");
        assert_eq!(error, "'Sd4' can mean Scd4 or Sed4");
    }
}
