//! The network that judges positions: 784 inputs seen from either side, one hidden layer for both, and an
//! output that depends on how far the game is.
//!
//! All of it is whole numbers, so that it gives the same on every machine, whatever vector instructions
//! there are.

mod builtin;
mod features;
mod file;
mod kernels;

pub use builtin::builtin;
pub use features::{BUCKETS, INPUTS, MOST_ACTIVE, active, bucket};
pub use file::NetworkError;

use arrayvec::ArrayVec;
use features::View;
use sittuyin::{ByColor, Color, Hand, Position, Role};

/// Neurons of the hidden layer, for each side.
pub const HIDDEN: usize = 128;
/// What 1 is in the hidden layer. A neuron gives the square of what it holds, held between 0 and this.
pub const HIDDEN_ONE: i32 = 255;
/// What 1 is among the weights of the output.
pub const OUTPUT_ONE: i32 = 64;
/// What an output of 1 is in centipawns.
pub const SCALE: i32 = 400;

type Layer = [i16; HIDDEN];

/// The weights.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    /// By input.
    rows: Vec<Layer>,
    bias: Layer,
    /// By bucket: the neurons of the side to move, then of the other.
    output: Vec<[Layer; 2]>,
    output_bias: [i32; BUCKETS],
}

impl std::fmt::Debug for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Network").finish_non_exhaustive()
    }
}

/// What one view last saw, and the hidden layer for it.
#[derive(Clone)]
struct Seen {
    boards: [[u64; 6]; 2],
    hands: ByColor<Hand>,
    sums: Layer,
}

/// A network at work. The hidden layer is kept for the last position of each view, and brought up to the
/// next by what has changed: in a search that is little.
#[derive(Clone)]
pub(crate) struct Judge<'a> {
    network: &'a Network,
    seen: [[Seen; 2]; 2],
}

impl<'a> Judge<'a> {
    pub(crate) fn new(network: &'a Network) -> Self {
        let nothing = Seen {
            boards: [[0; 6]; 2],
            hands: ByColor::new_with(|_| Hand::EMPTY),
            sums: network.bias,
        };
        Self {
            network,
            seen: [
                [nothing.clone(), nothing.clone()],
                [nothing.clone(), nothing],
            ],
        }
    }

    /// The worth of a position for the side to move, in centipawns.
    pub(crate) fn judge(&mut self, position: &Position) -> i32 {
        let turn = position.turn();
        let views = [turn, !turn].map(|side| {
            let view = View::new(position, side);
            self.see(position, view, side);
            view
        });
        let [own, other] = [(views[0], turn), (views[1], !turn)]
            .map(|(view, side)| &self.seen[side as usize][usize::from(view.mirrored)].sums);
        self.network.output(own, other, bucket(position))
    }

    /// Brings a view up to a position.
    fn see(&mut self, position: &Position, view: View, side: Color) {
        let seen = &mut self.seen[side as usize][usize::from(view.mirrored)];
        let board = position.board();
        let mut added: ArrayVec<u16, MOST_CHANGES> = ArrayVec::new();
        let mut removed: ArrayVec<u16, MOST_CHANGES> = ArrayVec::new();
        for color in Color::ALL {
            for role in Role::ALL {
                let now = board.men(color, role);
                let before = &mut seen.boards[color as usize][role as usize];
                if now.0 != *before {
                    let was = sittuyin::Bitboard(*before);
                    added.extend(
                        (now & !was)
                            .into_iter()
                            .map(|at| view.piece(color, role, at) as u16),
                    );
                    removed.extend(
                        (was & !now)
                            .into_iter()
                            .map(|at| view.piece(color, role, at) as u16),
                    );
                    *before = now.0;
                }
            }
            let (now, was) = (position.hand(color), seen.hands[color]);
            if now != was {
                added.extend(view.hand(color, now).map(|input| input as u16));
                removed.extend(view.hand(color, was).map(|input| input as u16));
                seen.hands[color] = now;
            }
        }
        let rows = &self.network.rows;
        kernels::update(&mut seen.sums, rows, &added, &removed);
    }
}

/// Every square can change its man.
const MOST_CHANGES: usize = 96;

impl Network {
    /// The worth in centipawns of a position, from scratch; the network at work says the same.
    #[must_use]
    pub fn judge(&self, position: &Position) -> i32 {
        let layer = |side| {
            let mut sums = self.bias.map(i32::from);
            for input in active(position, side) {
                for (sum, &weight) in sums.iter_mut().zip(&self.rows[input]) {
                    *sum += i32::from(weight);
                }
            }
            sums.map(|sum| sum as i16)
        };
        let turn = position.turn();
        self.output(&layer(turn), &layer(!turn), bucket(position))
    }

    fn output(&self, own: &Layer, other: &Layer, bucket: usize) -> i32 {
        let [for_own, for_other] = &self.output[bucket];
        let sum = kernels::squared(own, for_own) + kernels::squared(other, for_other);
        let output = sum / HIDDEN_ONE + self.output_bias[bucket];
        (i64::from(output) * i64::from(SCALE) / i64::from(HIDDEN_ONE * OUTPUT_ONE)) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sittuyin::Ruleset;

    /// Numbers from a generator (SplitMix64), so that no two weights are alike.
    pub(super) fn noise(seed: u64) -> Network {
        let mut state = seed;
        let mut next = move |most: i64| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut bits = state;
            bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            ((bits >> 33) as i64 % (2 * most + 1) - most) as i16
        };
        Network {
            rows: (0..INPUTS)
                .map(|_| std::array::from_fn(|_| next(60)))
                .collect(),
            bias: std::array::from_fn(|_| next(40)),
            output: (0..BUCKETS)
                .map(|_| {
                    [
                        std::array::from_fn(|_| next(127)),
                        std::array::from_fn(|_| next(127)),
                    ]
                })
                .collect(),
            output_bias: std::array::from_fn(|_| i32::from(next(9_000))),
        }
    }

    /// Games of random moves in every ruleset: what is kept up with the changes is what is seen anew.
    #[test]
    fn keeping_up_is_the_same_as_looking_anew() {
        let network = noise(1);
        let mut judge = Judge::new(&network);
        let mut chance: u64 = 7;
        for ruleset in Ruleset::ALL
            .into_iter()
            .filter(|ruleset| !ruleset.rules().dice)
        {
            let mut position = Position::initial(ruleset).expect("the array");
            let mut before = position;
            for _ in 0..150 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                chance = chance
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                before = position;
                position.play_unchecked(moves[(chance >> 33) as usize % moves.len()]);
                assert_eq!(
                    judge.judge(&position),
                    network.judge(&position),
                    "{ruleset}"
                );
            }
            // Also one step back, as a search goes.
            assert_eq!(judge.judge(&before), network.judge(&before), "{ruleset}");
        }
    }

    /// The scalar twin: the same sum, one neuron after the other, in whole numbers wide enough for all.
    #[test]
    fn the_kernels_add_up_as_in_the_textbook() {
        let network = noise(2);
        let own: Layer = std::array::from_fn(|at| (at as i16 * 7 - 600) % 400);
        let weights = &network.output[3][0];
        let sum: i64 = own
            .iter()
            .zip(weights)
            .map(|(&held, &weight)| {
                let held = i64::from(held).clamp(0, i64::from(HIDDEN_ONE));
                held * held * i64::from(weight)
            })
            .sum();
        assert_eq!(i64::from(kernels::squared(&own, weights)), sum);
        assert_eq!(i64::from(kernels::plain_squared(&own, weights)), sum);

        for (added, removed) in [(&[3][..], &[700][..]), (&[1, 2, 9], &[30]), (&[], &[5, 6])] {
            let textbook: Layer = std::array::from_fn(|at| {
                let weight = |&input: &u16| i64::from(network.rows[usize::from(input)][at]);
                let change =
                    added.iter().map(weight).sum::<i64>() - removed.iter().map(weight).sum::<i64>();
                (i64::from(own[at]) + change) as i16
            });
            for update in [kernels::update, kernels::plain_update] {
                let mut sums = own;
                update(&mut sums, &network.rows, added, removed);
                assert_eq!(sums, textbook);
            }
        }
    }
}
