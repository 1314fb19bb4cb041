//! The loops in which the time goes, written so that the compiler makes vector instructions of them.

use super::{HIDDEN, HIDDEN_ONE, Layer};

/// Neurons that are worked on at once: they fit into the registers.
const BLOCK: usize = 64;

/// Adds and takes away rows of weights.
pub(super) fn update(sums: &mut Layer, rows: &[Layer], added: &[u16], removed: &[u16]) {
    const { assert!(HIDDEN.is_multiple_of(BLOCK)) };
    if let (&[input], &[gone]) = (added, removed) {
        // A man that moves: nearly every change.
        let (plus, minus) = (&rows[usize::from(input)], &rows[usize::from(gone)]);
        for (sum, (&plus, &minus)) in sums.iter_mut().zip(plus.iter().zip(minus)) {
            *sum = sum.wrapping_add(plus).wrapping_sub(minus);
        }
        return;
    }
    for &input in added {
        for (sum, &weight) in sums.iter_mut().zip(&rows[usize::from(input)]) {
            *sum = sum.wrapping_add(weight);
        }
    }
    for &input in removed {
        for (sum, &weight) in sums.iter_mut().zip(&rows[usize::from(input)]) {
            *sum = sum.wrapping_sub(weight);
        }
    }
}

/// The weighted sum of the squares of what the neurons hold, each held between 0 and [`HIDDEN_ONE`].
///
/// A weight has at most seven bits and a sign, so that its product with a neuron fits into 16 bits, and
/// the sum of all into 32.
pub(super) fn squared(layer: &Layer, weights: &Layer) -> i32 {
    let mut sum = 0i32;
    for (block, weights) in layer.chunks_exact(BLOCK).zip(weights.chunks_exact(BLOCK)) {
        let mut part = 0i32;
        for (&held, &weight) in block.iter().zip(weights) {
            let held = held.clamp(0, HIDDEN_ONE as i16);
            part += i32::from(held) * i32::from(held.wrapping_mul(weight));
        }
        sum += part;
    }
    sum
}
