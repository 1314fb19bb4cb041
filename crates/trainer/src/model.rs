use crate::{Sample, TrainError, chance::Chance};
use sittuyin_engine::network::{
    BUCKETS, HIDDEN, HIDDEN_ONE, INPUTS, MOST_ACTIVE, Network, OUTPUT_ONE, SCALE, active, bucket,
};

/// All numbers of the network as one row: the weights of the inputs by input, the bias of the hidden
/// layer, the weights of the output by bucket, the biases of the output.
pub(crate) type Weights = Vec<f32>;

const BIAS: usize = INPUTS * HIDDEN;
const OUTPUT: usize = BIAS + HIDDEN;
const OUTPUT_BIAS: usize = OUTPUT + BUCKETS * 2 * HIDDEN;
/// How many numbers there are.
pub(crate) const SIZE: usize = OUTPUT_BIAS + BUCKETS;

/// No weight goes beyond: those of the output are multiplied in 16 bits.
pub(crate) const BOUND: f32 = 127.0 / OUTPUT_ONE as f32;

/// A position as the network sees it, and what it should make of it.
#[derive(Clone, Debug)]
pub(crate) struct Lesson {
    /// The inputs of the side to move, then of the other; as many of either.
    inputs: [[u16; MOST_ACTIVE]; 2],
    count: usize,
    bucket: usize,
    /// Points that the side to move can expect, from 0 to 1.
    target: f32,
}

/// Points that a score in centipawns makes expected.
pub(crate) fn expectation(score: f32) -> f32 {
    1.0 / (1.0 + (-score / SCALE as f32).exp())
}

impl Lesson {
    /// A lesson in which the result of the game has this share, and the search the rest.
    pub(crate) fn new(sample: &Sample, result_share: f32) -> Self {
        let position = &sample.position;
        let turn = position.turn();
        let mut inputs = [[0; MOST_ACTIVE]; 2];
        let mut count = 0;
        for (seen, side) in inputs.iter_mut().zip([turn, !turn]) {
            count = 0;
            for (slot, input) in seen.iter_mut().zip(active(position, side)) {
                *slot = input as u16;
                count += 1;
            }
        }
        let searched = expectation(f32::from(sample.score));
        Self {
            inputs,
            count,
            bucket: bucket(position),
            target: match sample.result {
                Some(points) => result_share * points + (1.0 - result_share) * searched,
                None => searched,
            },
        }
    }

    /// Weights as training begins.
    pub(crate) fn first_weights(seed: u64) -> Weights {
        let mut chance = Chance::new(seed);
        let mut weights = vec![0.0; SIZE];
        // Some thirty inputs are active, and 512 neurons reach the output.
        for weight in &mut weights[..BIAS] {
            *weight = 0.18 * chance.signed();
        }
        for weight in &mut weights[OUTPUT..OUTPUT_BIAS] {
            *weight = 0.04 * chance.signed();
        }
        weights
    }

    fn hidden(&self, weights: &[f32], seen: usize) -> [f32; HIDDEN] {
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(&weights[BIAS..OUTPUT]);
        for &input in &self.inputs[seen][..self.count] {
            let at = usize::from(input) * HIDDEN;
            for (sum, weight) in sums.iter_mut().zip(&weights[at..at + HIDDEN]) {
                *sum += weight;
            }
        }
        sums
    }

    fn output(&self, weights: &[f32], hidden: &[[f32; HIDDEN]; 2]) -> f32 {
        let mut parts = [0.0f32; 16];
        for (seen, layer) in hidden.iter().enumerate() {
            let at = OUTPUT + (self.bucket * 2 + seen) * HIDDEN;
            let weights = &weights[at..at + HIDDEN];
            for (layer, weights) in layer.chunks_exact(16).zip(weights.chunks_exact(16)) {
                for (part, (held, weight)) in parts.iter_mut().zip(layer.iter().zip(weights)) {
                    let held = held.clamp(0.0, 1.0);
                    *part += held * held * weight;
                }
            }
        }
        parts.iter().sum::<f32>() + weights[OUTPUT_BIAS + self.bucket]
    }

    /// The squared error of the network here.
    pub(crate) fn error(&self, weights: &[f32]) -> f32 {
        let hidden = [self.hidden(weights, 0), self.hidden(weights, 1)];
        let expected = expectation(SCALE as f32 * self.output(weights, &hidden));
        (expected - self.target).powi(2)
    }

    /// Adds to the slope of the squared error by each weight; returns the error.
    pub(crate) fn learn(&self, weights: &[f32], slope: &mut [f32]) -> f32 {
        let hidden = [self.hidden(weights, 0), self.hidden(weights, 1)];
        let expected = expectation(SCALE as f32 * self.output(weights, &hidden));
        let error = expected - self.target;
        let by_output = 2.0 * error * expected * (1.0 - expected);
        slope[OUTPUT_BIAS + self.bucket] += by_output;
        for (seen, layer) in hidden.iter().enumerate() {
            let at = OUTPUT + (self.bucket * 2 + seen) * HIDDEN;
            let mut by_hidden = [0.0; HIDDEN];
            for ((by, &sum), (weight, slope)) in by_hidden.iter_mut().zip(layer).zip(
                weights[at..at + HIDDEN]
                    .iter()
                    .zip(&mut slope[at..at + HIDDEN]),
            ) {
                let held = sum.clamp(0.0, 1.0);
                *slope += by_output * held * held;
                // Outside its bounds a neuron does not feel a small change.
                let feels = if held == sum { 2.0 * held } else { 0.0 };
                *by = by_output * weight * feels;
            }
            let mut add = |at: usize| {
                for (slope, by) in slope[at..at + HIDDEN].iter_mut().zip(&by_hidden) {
                    *slope += by;
                }
            };
            add(BIAS);
            for &input in &self.inputs[seen][..self.count] {
                add(usize::from(input) * HIDDEN);
            }
        }
        error * error
    }
}

/// A weight that the engine's network does not hold.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{kind} {number} of {layer} is {weight}; the network holds -{BOUND} to {BOUND}")]
pub struct WeightError {
    kind: &'static str,
    layer: &'static str,
    number: usize,
    weight: f32,
}

/// The parts of the row of weights: where each begins, and what it is.
const PARTS: [(usize, &str, &str); 4] = [
    (0, "weight", "the inputs"),
    (BIAS, "bias", "the hidden layer"),
    (OUTPUT, "weight", "the output"),
    (OUTPUT_BIAS, "bias", "the output"),
];

fn in_range(weights: &[f32]) -> Result<(), WeightError> {
    let out = |weight: &f32| weight.is_nan() || weight.abs() > BOUND;
    let Some(at) = weights.iter().position(out) else {
        return Ok(());
    };
    let part = PARTS.partition_point(|&(begin, ..)| begin <= at) - 1;
    let (begin, kind, layer) = PARTS[part];
    Err(WeightError {
        kind,
        layer,
        number: at - begin,
        weight: weights[at],
    })
}

/// Rounds the weights to the whole numbers of the engine's network.
pub(crate) fn quantised(weights: &[f32]) -> Result<Network, TrainError> {
    in_range(weights)?;
    let rounded = |range: std::ops::Range<usize>, one: i32| -> Vec<i16> {
        weights[range]
            .iter()
            .map(|weight| (weight * one as f32).round() as i16)
            .collect()
    };
    let output_bias = std::array::from_fn(|bucket| {
        (weights[OUTPUT_BIAS + bucket] * (HIDDEN_ONE * OUTPUT_ONE) as f32).round() as i32
    });
    Ok(Network::from_weights(
        &rounded(0..BIAS, HIDDEN_ONE),
        &rounded(BIAS..OUTPUT, HIDDEN_ONE),
        &rounded(OUTPUT..OUTPUT_BIAS, OUTPUT_ONE),
        &output_bias,
    )?)
}

/// The weights of a network, to go on from: [`quantised`] undone but for what rounding took.
pub(crate) fn weights_of(network: &Network) -> Weights {
    let (whole, output_bias) = network.weights();
    let one = |at| if at < OUTPUT { HIDDEN_ONE } else { OUTPUT_ONE };
    let biases = output_bias.map(|bias| bias as f32 / (HIDDEN_ONE * OUTPUT_ONE) as f32);
    (whole.into_iter().enumerate())
        .map(|(at, weight)| f32::from(weight) / one(at) as f32)
        .chain(biases)
        .collect()
}

/// What the weights make of a position, in centipawns for the side to move.
#[cfg(test)]
pub(crate) fn judge(weights: &[f32], sample: &Sample) -> f32 {
    let lesson = Lesson::new(sample, 0.0);
    let hidden = [lesson.hidden(weights, 0), lesson.hidden(weights, 1)];
    SCALE as f32 * lesson.output(weights, &hidden)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use sittuyin::{Position, Ruleset};

    fn sample() -> Sample {
        let mut position = Position::initial(Ruleset::Modern).unwrap();
        for _ in 0..22 {
            let moves = position.legal_moves();
            position.play_unchecked(moves[moves.len() / 2]);
        }
        Sample {
            position,
            score: 120,
            result: Some(1.0),
        }
    }

    /// The slope is what a small step shows: (error(w + h) - error(w - h)) / 2h.
    #[test]
    fn the_slope_is_that_of_the_error() {
        let lesson = Lesson::new(&sample(), 0.5);
        let weights = Lesson::first_weights(3);
        let mut slope = vec![0.0; SIZE];
        lesson.learn(&weights, &mut slope);
        let input = usize::from(lesson.inputs[0][3]) * HIDDEN;
        let output = OUTPUT + (lesson.bucket * 2 + 1) * HIDDEN;
        let mut checked = 0;
        for at in (input..input + HIDDEN)
            .step_by(5)
            .chain((BIAS..OUTPUT).step_by(7))
            .chain((output..output + HIDDEN).step_by(5))
            .chain([OUTPUT_BIAS + lesson.bucket])
        {
            let moved = |step: f32| {
                let mut weights = weights.clone();
                weights[at] += step;
                f64::from(lesson.error(&weights))
            };
            // Small, so that no neuron reaches its bounds on the way.
            let shown = (moved(0.001) - moved(-0.001)) / 0.002;
            assert!(
                (shown - f64::from(slope[at])).abs() < 2e-4,
                "{at}: {shown} {}",
                slope[at]
            );
            checked += usize::from(slope[at].abs() > 1e-3);
        }
        assert!(checked > 3, "{checked}");
    }

    #[test]
    fn the_network_says_what_the_weights_say() {
        let mut weights = Lesson::first_weights(9);
        weights[OUTPUT_BIAS + 7] = 0.4;
        // Small weights of the output are rounded coarsely; these need no rounding.
        let one = OUTPUT_ONE as f32;
        for weight in &mut weights[OUTPUT..OUTPUT_BIAS] {
            *weight = (3.0 * *weight * one).round() / one;
        }
        let network = quantised(&weights).unwrap();
        let exact = judge(&weights, &sample());
        let whole = network.judge(&sample().position);
        assert!((exact - whole as f32).abs() < 4.0, "{exact} {whole}");
        assert!(quantised(&weights_of(&network)).unwrap() == network);
    }
}
