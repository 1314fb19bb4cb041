//! The loops in which the time goes, written so that the compiler makes vector instructions of them: of
//! those that every processor of the kind has, and, where this one has AVX2, of those. They work on whole
//! numbers, so that each gives the same.

use super::{HIDDEN, HIDDEN_ONE, Layer};

/// Neurons that are worked on at once: they fit into the registers.
const BLOCK: usize = 64;

/// A function of this file twice: plain, and for processors with AVX2.
macro_rules! vectorised {
    ($(#[$doc:meta])* $name:ident = $plain:ident ($($argument:ident: $kind:ty),*) -> $result:ty) => {
        $(#[$doc])*
        #[inline]
        pub(super) fn $name($($argument: $kind),*) -> $result {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx2")]
                fn with_avx2($($argument: $kind),*) -> $result {
                    $plain($($argument),*)
                }
                if is_x86_feature_detected!("avx2") {
                    // SAFETY: the processor has what the function needs.
                    #[expect(unsafe_code, reason = "what the processor has is known when it runs")]
                    return unsafe { with_avx2($($argument),*) };
                }
            }
            $plain($($argument),*)
        }
    };
}

vectorised! {
    /// Adds and takes away rows of weights.
    update = plain_update(sums: &mut Layer, rows: &[Layer], added: &[u16], removed: &[u16]) -> ()
}

vectorised! {
    /// The weighted sum of the squares of what the neurons hold, each held between 0 and [`HIDDEN_ONE`].
    ///
    /// A weight has at most seven bits and a sign, so that its product with a neuron fits into 16 bits,
    /// and the sum of all into 32.
    squared = plain_squared(layer: &Layer, weights: &Layer) -> i32
}

#[inline(always)]
pub(super) fn plain_update(sums: &mut Layer, rows: &[Layer], added: &[u16], removed: &[u16]) {
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

#[inline(always)]
pub(super) fn plain_squared(layer: &Layer, weights: &Layer) -> i32 {
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
