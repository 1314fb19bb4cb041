//! What stands before a pawn on its way to becoming the general.

use crate::{Color, Illegal, Move, MoveKind, Position, Role, Square, Stage};

/// A pawn's outlook on promotion, as if it were its side's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Where it stands.
    pub pawn: Square,
    /// Its lawful promotions.
    pub now: Vec<Move>,
    /// Where there is none: why it may not promote where it stands.
    pub obstacle: Option<Illegal>,
    /// Its lawful moves after which it could promote, were it at once its side's turn again.
    pub next: Vec<Move>,
}

impl Position {
    /// The outlook of each pawn of a side; none before the play, and with dice, where every turn depends on
    /// the throw.
    ///
    /// ```
    /// use sittuyin::{Color, Position, Ruleset, fen::Fen};
    /// let Fen(setup) = "4k3/8/8/8/4P3/P7/8/4K3[] w - - 0 1".parse()?;
    /// let position = Position::new(&setup, Ruleset::Formal.rules())?;
    /// let next: Vec<_> = position.outlook(Color::White).into_iter().map(|pawn| pawn.next.len()).collect();
    /// assert_eq!(next, [0, 1], "the pawn of a3 has far to go, that of e4 one step to e5");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn outlook(&self, color: Color) -> Vec<Outlook> {
        if self.stage() != Stage::Play || self.rules().dice {
            return Vec::new();
        }
        let position = if self.turn() == color {
            *self
        } else {
            self.passed()
        };
        let moves = position.legal_moves();
        let of = |pawn| {
            moves
                .iter()
                .copied()
                .filter(move |one| one.from() == Some(pawn))
        };
        (position.board().men(color, Role::Pawn).into_iter())
            .map(|pawn| {
                let now: Vec<_> = of(pawn).filter(|one| one.is_promotion()).collect();
                let next = of(pawn)
                    .filter(|one| matches!(one.kind(), MoveKind::Normal { .. }))
                    .filter(|&one| leads_on(&position, one))
                    .collect();
                Outlook {
                    pawn,
                    obstacle: if now.is_empty() {
                        position.why_illegal(Move::promotion(pawn, pawn))
                    } else {
                        None
                    },
                    now,
                    next,
                }
            })
            .collect()
    }
}

/// Whether a pawn could promote where this move leads.
fn leads_on(position: &Position, lawful: Move) -> bool {
    let mut after = *position;
    after.play_unchecked(lawful);
    let moves = after.passed().legal_moves();
    (moves.iter()).any(|one| one.is_promotion() && one.from() == Some(lawful.to()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ruleset, fen::Fen};

    /// Each pawn with its promotions, its obstacle and the moves that lead on, as UCI.
    fn outlook(ruleset: Ruleset, fen: &str, color: Color) -> Vec<String> {
        let Fen(setup) = fen.parse().expect("a position");
        let position = Position::new(&setup, ruleset.rules()).expect("it can be played");
        let uci = |moves: &[Move]| {
            let texts: Vec<_> = (moves.iter())
                .map(|&one| crate::uci::UciMove(one).to_string())
                .collect();
            texts.join(",")
        };
        (position.outlook(color).iter())
            .map(|one| {
                let obstacle = one.obstacle.as_ref().map(|why| why.reason.id());
                let (now, next) = (uci(&one.now), uci(&one.next));
                format!("{} {now}/{}/{next}", one.pawn, obstacle.unwrap_or_default())
            })
            .collect()
    }

    /// By hand: White promotes on d5 e5 c6 f6 b7 g7 a8 h8, Black on their rotation.
    #[test]
    fn tells_now_from_next_and_names_the_obstacle() {
        let white = |ruleset, fen| outlook(ruleset, fen, Color::White);
        // The general would attack the pawn of d6, which only rulesets with a step forbid (C11).
        let fen = "4k3/8/3p4/4P3/8/P7/8/4K3[] w - - 0 1";
        assert_eq!(
            white(Ruleset::Formal, fen),
            ["a3 /not-on-promotion-square/", "e5 e5e5f//"]
        );
        // In place it would; from d4, f4 and f6 it attacks nobody.
        assert_eq!(white(Ruleset::Modern, fen)[1], "e5 e5d4f,e5f4f,e5f6f//");
        // A side that has its general promotes nothing.
        assert_eq!(
            white(Ruleset::Formal, "4k3/8/8/4P3/4P3/8/8/3FK3[] w - - 0 1"),
            ["e4 /general-present/", "e5 /general-present/"]
        );
    }

    #[test]
    fn sees_the_side_that_is_not_to_move_too() {
        let fen = "4k3/7p/8/3p4/8/8/8/4K3[] w - - 0 1";
        assert_eq!(
            outlook(Ruleset::Formal, fen, Color::Black),
            [
                "d5 /not-on-promotion-square/d5d4",
                "h7 /not-on-promotion-square/"
            ]
        );
    }

    #[test]
    fn says_nothing_before_the_play_and_of_dice() {
        let initial = Position::initial(Ruleset::Modern).expect("the array");
        assert!(initial.outlook(Color::White).is_empty());
        let fen = "4k3/8/8/4P3/8/P7/8/4K3[] w - - 0 1";
        assert!(outlook(Ruleset::Dice, fen, Color::White).is_empty());
    }
}
