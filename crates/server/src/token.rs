//! Random names for things, and secrets.

use rand::distr::{Alphanumeric, Distribution, Uniform};
use sha2::{Digest, Sha256};

/// Letters and digits that nobody confuses when reading them aloud.
const PLAIN: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// A random text of letters and digits.
pub(crate) fn alphanumeric(length: usize) -> String {
    let mut random = rand::rng();
    (0..length)
        .map(|_| char::from(Alphanumeric.sample(&mut random)))
        .collect()
}

/// A secret of 43 letters and digits, 256 bits.
pub(crate) fn secret() -> String {
    alphanumeric(43)
}

/// A code for people to write down: four groups of four, 79 bits.
pub(crate) fn code() -> String {
    let mut random = rand::rng();
    // The alphabet is not empty.
    let letters = Uniform::new(0, PLAIN.len()).expect("an alphabet");
    let mut code = String::with_capacity(19);
    for place in 0..16 {
        if place > 0 && place % 4 == 0 {
            code.push('-');
        }
        code.push(char::from(PLAIN[letters.sample(&mut random)]));
    }
    code
}

/// SHA-256 in hexadecimal. Enough for secrets that are random; passwords are not.
pub(crate) fn hash(secret: &str) -> String {
    use std::fmt::Write;
    let mut text = String::with_capacity(64);
    for byte in Sha256::digest(secret.as_bytes()) {
        // Writing to a string does not fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_those_of_the_standard() {
        // FIPS 180-2, appendix B.1.
        assert_eq!(
            hash("abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }

    #[test]
    fn secrets_differ() {
        assert_ne!(secret(), secret());
        assert_ne!(code(), code());
        assert_eq!(code().len(), 19);
    }
}
