//! How much less deep late moves are searched.

/// How much less deep a late move is searched: about ln(depth) ln(number) / 2.
pub(super) fn reduction(depth: i32, number: i32) -> i32 {
    let (depth, number) = (LOG[depth as usize & 63], LOG[number.min(63) as usize & 63]);
    (700 + depth * number / 2_100) / 1_024
}

/// Natural logarithms in parts of 1,024.
static LOG: [i32; 64] = logarithms();

const fn logarithms() -> [i32; 64] {
    let mut table = [0; 64];
    let mut number = 1;
    while number < 64 {
        // The binary logarithm bit by bit, by squaring; then to base e.
        let mut mantissa = (number as u64) << 20;
        let mut log: u64 = 0;
        while mantissa >= 2 << 20 {
            mantissa >>= 1;
            log += 1 << 16;
        }
        let mut bit: u64 = 1 << 15;
        while bit > 0 {
            mantissa = (mantissa * mantissa) >> 20;
            if mantissa >= 2 << 20 {
                mantissa >>= 1;
                log += bit;
            }
            bit >>= 1;
        }
        table[number] = (log * 7_098 / 10_240 / 64) as i32;
        number += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_those_of_the_textbook() {
        for (number, &log) in LOG.iter().enumerate().skip(1) {
            let exact = (number as f64).ln() * 1_024.0;
            assert!(
                (f64::from(log) - exact).abs() < 3.0,
                "ln {number}: {log} {exact}"
            );
        }
    }
}
