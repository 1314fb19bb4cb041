//! What a person can ask: what is lawful, and why something is not.

use super::{Table, arrangement::try_in};
use crate::play::notation::{self, Unread};
use sittuyin::{GameError, Illegal, Mark, Move, MoveKind, Role, Square, san};
use std::io::{self, Read, Write};

/// Columns that a list of moves may fill.
const WIDTH: usize = 76;

impl<R: Read, W: Write> Table<R, W> {
    /// The lawful moves; placements piece by piece.
    pub(super) fn list(&mut self, from: Option<Square>) -> io::Result<()> {
        let position = self.game.position();
        let names: Vec<_> = match (&self.draft, from) {
            (Some(draft), None) => return list_placements(&mut self.out, &draft.additions()),
            // From square to square no pawn is displaced: a third square cannot be said.
            (Some(draft), Some(from)) => (draft.shifts(from).into_iter())
                .filter_map(|shifted| match shifted.kind() {
                    MoveKind::Placement {
                        to,
                        displaced: None,
                        ..
                    } => Some(to.to_string()),
                    _ => None,
                })
                .collect(),
            _ if self.game.outcome().is_some() => Vec::new(),
            _ => {
                let lawful = position.legal_moves();
                let (placements, moves): (Vec<Move>, Vec<Move>) =
                    lawful.into_iter().partition(|lawful| lawful.is_placement());
                if from.is_none() && !placements.is_empty() {
                    return list_placements(&mut self.out, &placements);
                }
                moves
                    .into_iter()
                    .filter(|lawful| from.is_none() || lawful.from() == from)
                    .map(|lawful| san::write(position, lawful))
                    .collect()
            }
        };
        wrap(&mut self.out, &format!("{} lawful:", names.len()), &names)
    }

    pub(super) fn why(&self, text: &str) -> Result<String, String> {
        if self.game.outcome().is_some() {
            return Err(GameError::Over.to_string());
        }
        let position = match &self.draft {
            Some(draft) => draft.position(),
            None => *self.game.position(),
        };
        let illegal = match (notation::read(&position, text), &self.draft) {
            (Ok(wanted), Some(draft)) => try_in(&mut draft.clone(), wanted).err(),
            (Ok(wanted), None) => position.why_illegal(wanted),
            (Err(Unread::Unlawful(illegal)), _) => Some(illegal),
            (Err(Unread::Unclear(why)), _) => return Err(why),
        };
        Ok(match illegal {
            None => "It is lawful.\n".to_owned(),
            Some(illegal) => explanation(&illegal),
        })
    }
}

fn explanation(illegal: &Illegal) -> String {
    let mut answer = format!("Not lawful: {illegal}.\n");
    for (square, mark) in &illegal.squares {
        if *mark == Mark::Attacker {
            answer.push_str(&format!("  attacked from {square}\n"));
        }
    }
    answer
}

/// Where each piece may be placed, and on which own pawns.
fn list_placements(out: &mut impl Write, placements: &[Move]) -> io::Result<()> {
    let mut displaces = false;
    for role in Role::DEPLOYED {
        let (mut empty, mut pawns) = (Vec::new(), Vec::new());
        for placement in placements {
            match placement.kind() {
                MoveKind::Placement {
                    role: placed,
                    to,
                    displaced,
                } if placed == role => {
                    let squares = match displaced {
                        None => &mut empty,
                        Some(_) => &mut pawns,
                    };
                    let to = to.to_string();
                    if squares.last() != Some(&to) {
                        squares.push(to);
                    }
                }
                _ => {}
            }
        }
        pawns.sort_unstable();
        pawns.dedup();
        displaces |= !pawns.is_empty();
        if !empty.is_empty() {
            wrap(out, &format!("{} {role}:", role.to_char()), &empty)?;
        }
        if !pawns.is_empty() {
            wrap(out, "  on your pawns:", &pawns)?;
        }
    }
    if displaces {
        writeln!(
            out,
            "On a pawn of yours, say where it goes behind the line: N@a3,b2 (C17)."
        )?;
    }
    Ok(())
}

/// A heading and a list after it, broken into lines.
fn wrap(out: &mut impl Write, heading: &str, words: &[String]) -> io::Result<()> {
    let mut line = heading.to_owned();
    for word in words {
        if line.len() + 1 + word.len() > WIDTH {
            writeln!(out, "{line}")?;
            line = " ".to_owned();
        }
        line.push(' ');
        line.push_str(word);
    }
    writeln!(out, "{line}")
}
