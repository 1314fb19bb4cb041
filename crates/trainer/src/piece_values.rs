//! What the pieces are worth, from how games ended: a logistic regression of the points of the side to
//! move on the difference of material.

use crate::Sample;
use sittuyin::{Color, Role};
use std::{collections::BTreeMap, fmt};

/// The pieces that a side can have more of than the other; the pawn is the unit.
const ROLES: [Role; 5] = [
    Role::Pawn,
    Role::General,
    Role::Elephant,
    Role::Knight,
    Role::Rook,
];
/// The pieces, and what it is worth to be to move.
const WEIGHTS: usize = ROLES.len() + 1;
/// Of a normal distribution 95 % lie within so many standard deviations.
const CONFIDENCE: f64 = 1.959_964;
/// Newton's method has long arrived by then.
const STEPS: usize = 50;

type Vector = [f64; WEIGHTS];
type Matrix = [Vector; WEIGHTS];

/// A part of the game. It is told by the generals, elephants, knights and rooks of both sides, of which
/// there are fourteen at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Eight or more.
    Middle,
    /// Seven or fewer.
    End,
}

/// A number with the bounds of 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The likeliest.
    pub value: f64,
    /// How far the bounds lie from it.
    pub margin: f64,
}

/// What the pieces are worth in a part of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceValues {
    /// How many positions say so: those in which the sides have different men.
    pub positions: u64,
    /// What a pawn more is worth, in Elo.
    pub pawn: Estimate,
    /// What the others are worth, in pawns.
    pub pieces: Vec<(Role, Estimate)>,
}

/// Positions and points by difference of material.
type Counts = BTreeMap<[i8; ROLES.len()], (u64, f64)>;

/// Positions in groups, of which each tells something of its own: those of one game, or of some whole
/// games, for positions of one game are much alike.
#[derive(Clone, Debug)]
pub struct Material {
    part: Part,
    groups: Vec<Counts>,
}

impl Material {
    /// No positions yet.
    #[must_use]
    pub const fn new(part: Part) -> Self {
        Self {
            part,
            groups: Vec::new(),
        }
    }

    /// Adds a group. Positions of the other part of the game, of the deployment, and those in which both
    /// sides have the same men are left out.
    pub fn add(&mut self, samples: &[Sample]) {
        let mut counts = Counts::new();
        for sample in samples {
            let (difference, part) = material(sample);
            if let Some(points) = sample.result
                && !sample.position.is_deployment()
                && part == self.part
                && difference != [0; ROLES.len()]
            {
                let (positions, sum) = counts.entry(difference).or_default();
                *positions += 1;
                *sum += f64::from(points);
            }
        }
        self.groups.push(counts);
    }

    /// The values that explain the results best; `None` when there is too little to tell them apart.
    #[must_use]
    pub fn values(&self) -> Option<PieceValues> {
        let mut weights = [0.0; WEIGHTS];
        let mut inverse = [[0.0; WEIGHTS]; WEIGHTS];
        for _ in 0..STEPS {
            let mut slope = [0.0; WEIGHTS];
            let mut curve = [[0.0; WEIGHTS]; WEIGHTS];
            for (difference, &(positions, points)) in self.groups.iter().flatten() {
                let x = inputs(difference);
                let expected = expected(&weights, &x);
                let positions = positions as f64;
                for i in 0..WEIGHTS {
                    slope[i] += x[i] * (points - positions * expected);
                    for j in 0..WEIGHTS {
                        curve[i][j] += x[i] * x[j] * positions * expected * (1.0 - expected);
                    }
                }
            }
            inverse = inverted(curve)?;
            let step = times(&inverse, &slope);
            for (weight, step) in weights.iter_mut().zip(step) {
                *weight += step;
            }
        }
        if weights.iter().any(|weight| !weight.is_finite()) {
            return None;
        }
        Some(self.explained(&weights, &inverse))
    }

    /// With the errors of groups instead of positions (the sandwich estimator).
    fn explained(&self, weights: &Vector, inverse: &Matrix) -> PieceValues {
        let influences: Vec<Vector> = self
            .groups
            .iter()
            .map(|group| {
                let mut slope = [0.0; WEIGHTS];
                for (difference, &(positions, points)) in group {
                    let x = inputs(difference);
                    let surprise = points - positions as f64 * expected(weights, &x);
                    for (slope, x) in slope.iter_mut().zip(x) {
                        *slope += x * surprise;
                    }
                }
                times(inverse, &slope)
            })
            .collect();
        let margin = |of: &dyn Fn(&Vector) -> f64| {
            let variance: f64 = influences.iter().map(|one| of(one).powi(2)).sum();
            CONFIDENCE * variance.sqrt()
        };
        let pawn = weights[0];
        let elo = 400.0 / std::f64::consts::LN_10;
        let pieces = ROLES.iter().enumerate().skip(1).map(|(index, &role)| {
            let value = weights[index] / pawn;
            let estimate = Estimate {
                value,
                margin: margin(&|one| (one[index] - value * one[0]) / pawn),
            };
            (role, estimate)
        });
        let positions = self.groups.iter().flatten();
        PieceValues {
            positions: positions.map(|(_, (positions, _))| positions).sum(),
            pawn: Estimate {
                value: elo * pawn,
                margin: elo * margin(&|one| one[0]),
            },
            pieces: pieces.collect(),
        }
    }
}

/// What the side to move has more than the other, and the part of the game.
fn material(sample: &Sample) -> ([i8; ROLES.len()], Part) {
    let board = sample.position.board();
    let count = |color: Color, role| board.men(color, role).len() as i8;
    let own = sample.position.turn();
    let men = ROLES.map(|role| (count(own, role), count(!own, role)));
    let pieces: i8 = men[1..].iter().map(|(own, other)| own + other).sum();
    let part = if pieces >= 8 { Part::Middle } else { Part::End };
    (men.map(|(own, other)| own - other), part)
}

fn inputs(difference: &[i8; ROLES.len()]) -> Vector {
    let mut inputs = [1.0; WEIGHTS];
    for (input, &more) in inputs.iter_mut().zip(difference) {
        *input = f64::from(more);
    }
    inputs
}

fn expected(weights: &Vector, inputs: &Vector) -> f64 {
    let sum: f64 = weights.iter().zip(inputs).map(|(a, b)| a * b).sum();
    1.0 / (1.0 + (-sum).exp())
}

fn times(matrix: &Matrix, vector: &Vector) -> Vector {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

/// By elimination with pivots; `None` for a matrix that has no inverse, or hardly one.
fn inverted(mut matrix: Matrix) -> Option<Matrix> {
    let mut inverse = [[0.0; WEIGHTS]; WEIGHTS];
    for (index, row) in inverse.iter_mut().enumerate() {
        row[index] = 1.0;
    }
    for column in 0..WEIGHTS {
        let pivot = (column..WEIGHTS)
            .max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))?;
        let largest = matrix[pivot][column].abs();
        if !largest.is_finite() || largest < 1e-9 {
            return None;
        }
        matrix.swap(column, pivot);
        inverse.swap(column, pivot);
        let scale = matrix[column][column];
        for index in 0..WEIGHTS {
            matrix[column][index] /= scale;
            inverse[column][index] /= scale;
        }
        let (pivoted, unit) = (matrix[column], inverse[column]);
        for row in (0..WEIGHTS).filter(|&row| row != column) {
            let factor = matrix[row][column];
            for index in 0..WEIGHTS {
                matrix[row][index] -= factor * pivoted[index];
                inverse[row][index] -= factor * unit[index];
            }
        }
    }
    Some(inverse)
}

/// The value and its bounds, with the precision that is asked for.
impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { value, margin } = self;
        let digits = f.precision().unwrap_or(2);
        let (low, high) = (value - margin, value + margin);
        write!(f, "{value:.digits$} [{low:.digits$}, {high:.digits$}]")
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use sittuyin::{Position, Ruleset, fen::Fen};

    /// The same from both sides, so that the move is worth nothing: of a hundred positions with one man
    /// more, so many points.
    fn group(points: [f64; ROLES.len()]) -> Counts {
        let mut counts = Counts::new();
        for (index, points) in points.into_iter().enumerate() {
            let mut difference = [0; ROLES.len()];
            difference[index] = 1;
            counts.insert(difference, (100, points));
            difference[index] = -1;
            counts.insert(difference, (100, 100.0 - points));
        }
        counts
    }

    /// A pawn more makes 60 points of 100, so its odds are 1.5 and its weight ln 1.5; odds of 1.5² = 2.25,
    /// 1.5³ = 3.375, 1.5⁴ and 1.5⁵ are worth two, three, four and five pawns.
    const EXACT: [f64; 5] = [
        60.0,
        900.0 / 13.0,
        2_700.0 / 35.0,
        100.0 * 5.0625 / 6.0625,
        100.0 * 7.59375 / 8.59375,
    ];

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-3, "{found}, not {expected}");
    }

    #[test]
    fn values_of_known_odds() {
        let material = Material {
            part: Part::Middle,
            groups: vec![group(EXACT), group(EXACT)],
        };
        let values = material.values().unwrap();
        assert_eq!(values.positions, 2_000);
        for ((role, found), expected) in values.pieces.iter().zip([2.0, 3.0, 4.0, 5.0]) {
            near(found.value, expected);
            // Every group says the same.
            assert!(found.margin < 1e-6, "{role:?} {found:?}");
        }
        // 400 log10 1.5.
        near(values.pawn.value, 70.4365);
    }

    /// One group has 70 points of 100 with a pawn more, the other 50. Against the 60 expected each is off
    /// by 10 from either side, by 20 in all, and the curve is 400 · 0.6 · 0.4 = 96: the variance of the
    /// weight is (20² + 20²) / 96², its margin 1.96 · 0.29463 = 0.57746, and in Elo 100.316.
    ///
    /// The rook's weight is 5 pawns for certain: in pawns it is off by 5 / ln 1.5 times that, 7.1210.
    #[test]
    fn the_error_is_that_of_groups() {
        let with_pawn = |points| group([points, EXACT[1], EXACT[2], EXACT[3], EXACT[4]]);
        let material = Material {
            part: Part::Middle,
            groups: vec![with_pawn(70.0), with_pawn(50.0)],
        };
        let values = material.values().unwrap();
        near(values.pawn.value, 70.4365);
        near(values.pawn.margin, 100.316);
        let (role, rook) = values.pieces[3];
        assert_eq!(role, Role::Rook);
        near(rook.value, 5.0);
        near(rook.margin, 7.1210);
    }

    #[test]
    fn what_never_differs_has_no_value() {
        let mut counts = group(EXACT);
        counts.retain(|difference, _| difference[4] == 0);
        let material = Material {
            part: Part::Middle,
            groups: vec![counts],
        };
        assert_eq!(material.values(), None);
        assert_eq!(Material::new(Part::End).values(), None);
    }

    fn sample(fen: &str, result: Option<f32>) -> Sample {
        let Fen(setup) = fen.parse().unwrap();
        Sample {
            position: Position::new(&setup, Ruleset::Modern.rules()).unwrap(),
            score: 0,
            result,
        }
    }

    #[test]
    fn counts_what_the_side_to_move_has_more() {
        let mut material = Material::new(Part::End);
        material.add(&[
            sample("4k3/8/8/2n5/8/P7/P3R3/4K3[] b - - 0 1", Some(0.5)),
            sample("4k3/8/8/2n5/8/P7/P3R3/4K3[] b - - 0 1", None),
            sample("4k3/4r3/8/8/8/8/4R3/4K3[] w - - 0 1", Some(1.0)),
        ]);
        // Pawns, generals, elephants, knights, rooks.
        let expected = Counts::from([([-2, 0, 0, 1, -1], (1, 0.5))]);
        assert_eq!(material.groups, [expected]);
    }

    #[test]
    fn eight_pieces_are_a_middle_game() {
        let seven = "rrnnk3/8/8/8/8/8/8/RRN1K3[] w - - 0 1";
        let eight = "rrnnk3/8/8/8/8/8/8/RRNSK3[] w - - 0 1";
        assert_eq!(material(&sample(seven, None)).1, Part::End);
        assert_eq!(material(&sample(eight, None)).1, Part::Middle);
    }
}
