//! What a score means for the result.

use crate::report::Score;
use sittuyin::{Color, Position};

/// How likely each result is for one side, as fractions of 1.
///
/// It was fitted to games that the engine played against itself; `docs/strength.md` has the command and
/// what came of it.
///
/// ```
/// use sittuyin::{Position, Ruleset};
/// use sittuyin_engine::{Expectation, Score};
/// let initial = Position::initial(Ruleset::Modern)?;
/// let even = Expectation::new(Score::Centipawns(0), &initial);
/// assert!((even.points() - 0.5).abs() < 1e-9);
/// assert!(Expectation::new(Score::Mate(3), &initial).win > 0.999);
/// # Ok::<_, sittuyin::IllegalPosition>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expectation {
    /// A win.
    pub win: f64,
    /// A draw.
    pub draw: f64,
    /// A loss.
    pub loss: f64,
}

/// The score in pawns at which a win is as likely as not, and the width of the doubt around it, as
/// polynomials of the men in the game divided by 32; the constant comes first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Model {
    /// Where a win is as likely as not.
    pub even: [f64; 4],
    /// How far scores around that leave it in doubt.
    pub width: [f64; 4],
}

impl Model {
    /// That of the engine.
    pub const FITTED: Self = Self {
        even: [10.658, -35.404, 49.840, -21.215],
        width: [3.901, -15.826, 29.736, -15.305],
    };

    /// No width is less, in pawns.
    const NARROWEST: f64 = 0.1;

    /// With so many men: the score in pawns at which a win is as likely as not, and the width of the doubt
    /// around it.
    #[must_use]
    pub fn at(&self, men: usize) -> (f64, f64) {
        let share = men as f64 / 32.0;
        let value = |factors: &[f64; 4]| {
            (factors.iter().rev()).fold(0.0, |sum, factor| sum * share + factor)
        };
        (
            value(&self.even).max(0.0),
            value(&self.width).max(Self::NARROWEST),
        )
    }

    /// How likely each result is with this score, in centipawns, and so many men in the game, those in
    /// hand included.
    #[must_use]
    pub fn expectation(&self, centipawns: f64, men: usize) -> Expectation {
        let (even, width) = self.at(men);
        let beyond = |pawns: f64| 1.0 / (1.0 + ((even - pawns) / width).exp());
        let pawns = centipawns / 100.0;
        let (win, loss) = (beyond(pawns), beyond(-pawns));
        Expectation {
            win,
            // Never negative, since `even` is not.
            draw: 1.0 - win - loss,
            loss,
        }
    }
}

impl Expectation {
    /// A game that is won.
    pub const WIN: Self = Self {
        win: 1.0,
        draw: 0.0,
        loss: 0.0,
    };

    /// What a score promises the side to move in a position.
    #[must_use]
    pub fn new(score: Score, position: &Position) -> Self {
        match score {
            Score::Mate(moves) if moves > 0 => Self::WIN,
            Score::Mate(_) => Self::WIN.turned(),
            Score::Centipawns(worth) => Model::FITTED.expectation(worth.into(), men(position)),
        }
    }

    /// The same for the other side.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            win: self.loss,
            draw: self.draw,
            loss: self.win,
        }
    }

    /// The points to be expected, from 0 to 1.
    #[must_use]
    pub fn points(self) -> f64 {
        self.win + self.draw / 2.0
    }

    /// Win, draw and loss in thousandths, a thousand together.
    #[must_use]
    pub fn thousandths(self) -> [u32; 3] {
        let win = (self.win * 1000.0).round() as u32;
        let loss = ((self.loss * 1000.0).round() as u32).min(1000 - win);
        [win, 1000 - win - loss, loss]
    }
}

/// The men in the game, on the board and in hand.
#[must_use]
pub fn men(position: &Position) -> usize {
    let in_hand = Color::ALL.map(|color| usize::from(position.hand(color).len()));
    position.board().occupied().len() + in_hand.iter().sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sittuyin::Ruleset;

    #[test]
    fn every_score_gives_chances_that_add_up() {
        for men in 2..=32 {
            let mut last = 0.0;
            for centipawns in (-3_000..=3_000).step_by(50) {
                let chances = Model::FITTED.expectation(centipawns.into(), men);
                let Expectation { win, draw, loss } = chances;
                assert!((win + draw + loss - 1.0).abs() < 1e-9);
                assert!(win >= 0.0 && draw >= -1e-12 && loss >= 0.0, "{chances:?}");
                assert_eq!(chances.thousandths().iter().sum::<u32>(), 1000);
                assert!(chances.points() >= last, "{men} men, {centipawns}");
                last = chances.points();
                let other = Model::FITTED.expectation(f64::from(-centipawns), men);
                assert!((other.points() + chances.points() - 1.0).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn men_in_hand_are_men() {
        let initial = Position::initial(Ruleset::Formal).expect("it can be played");
        assert_eq!(men(&initial), 32);
    }
}
