//! Networks as files: a heading, the weights as 16-bit numbers with the low byte first, and a checksum.

use super::{BUCKETS, HIDDEN, INPUTS, Layer, Network, OUTPUT_ONE};

const MAGIC: &[u8; 8] = b"SITNET01";
const HEADING: usize = MAGIC.len() + 6;
const NUMBERS: usize = INPUTS * HIDDEN + HIDDEN + BUCKETS * 2 * HIDDEN;
const SIZE: usize = HEADING + 2 * NUMBERS + 4 * BUCKETS + 8;

/// Bytes that are no network of this engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// They do not begin as one does.
    #[error("this is no network")]
    NotANetwork,
    /// It has another shape.
    #[error(
        "the network has {0} inputs, {1} neurons and {2} outputs; expected {INPUTS}, {HIDDEN} and {BUCKETS}"
    )]
    Shape(u16, u16, u16),
    /// Bytes are missing, or there are too many.
    #[error("the network has {0} bytes; expected {SIZE}")]
    Size(usize),
    /// The checksum is that of other weights.
    #[error("the network is damaged")]
    Damaged,
    /// A weight of the output is too large to be multiplied in 16 bits.
    #[error("a weight of the network is out of bounds")]
    OutOfBounds,
}

impl Network {
    /// Reads a network.
    ///
    /// # Errors
    ///
    /// [`NetworkError`] when the bytes are not those of a whole network of this shape.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetworkError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkError::NotANetwork)?;
        let shape = [0, 2, 4].map(|at| match rest.get(at..at + 2) {
            Some(&[low, high]) => u16::from_le_bytes([low, high]),
            _ => 0,
        });
        if shape.map(usize::from) != [INPUTS, HIDDEN, BUCKETS] {
            return Err(NetworkError::Shape(shape[0], shape[1], shape[2]));
        }
        if bytes.len() != SIZE {
            return Err(NetworkError::Size(bytes.len()));
        }
        let (content, sum) = bytes.split_at(SIZE - 8);
        if sum != checksum(content).to_le_bytes() {
            return Err(NetworkError::Damaged);
        }
        let (weights, biases) = content[HEADING..].split_at(2 * NUMBERS);
        let mut numbers = weights
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut layer = || -> Layer { std::array::from_fn(|_| numbers.next().unwrap_or_default()) };
        let network = Self {
            rows: (0..INPUTS).map(|_| layer()).collect(),
            bias: layer(),
            output: (0..BUCKETS).map(|_| [layer(), layer()]).collect(),
            output_bias: std::array::from_fn(|bucket| {
                let at = 4 * bucket;
                i32::from_le_bytes([biases[at], biases[at + 1], biases[at + 2], biases[at + 3]])
            }),
        };
        let largest = (2 * OUTPUT_ONE) as u16;
        let mut output = network.output.iter().flatten().flatten();
        if output.any(|weight| weight.unsigned_abs() >= largest) {
            return Err(NetworkError::OutOfBounds);
        }
        Ok(network)
    }

    /// Writes the network.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = heading();
        for weight in self.layers().flatten() {
            bytes.extend(weight.to_le_bytes());
        }
        for bias in self.output_bias {
            bytes.extend(bias.to_le_bytes());
        }
        sealed(bytes)
    }

    /// All weights as one row, in the order in which [`Network::from_weights`] takes them, and the biases
    /// of the output.
    #[must_use]
    pub fn weights(&self) -> (Vec<i16>, [i32; BUCKETS]) {
        (self.layers().flatten().copied().collect(), self.output_bias)
    }

    fn layers(&self) -> impl Iterator<Item = &Layer> {
        (self.rows.iter())
            .chain([&self.bias])
            .chain(self.output.iter().flatten())
    }

    /// Makes a network of weights: those of the inputs by input, the bias of the hidden layer, those of
    /// the output by bucket (the side to move first), and its biases.
    ///
    /// # Errors
    ///
    /// [`NetworkError`] when there are more or fewer than the shape asks for, or one is out of bounds.
    pub fn from_weights(
        rows: &[i16],
        bias: &[i16],
        output: &[i16],
        output_bias: &[i32; BUCKETS],
    ) -> Result<Self, NetworkError> {
        let mut bytes = heading();
        for weight in rows.iter().chain(bias).chain(output) {
            bytes.extend(weight.to_le_bytes());
        }
        for bias in output_bias {
            bytes.extend(bias.to_le_bytes());
        }
        Self::from_bytes(&sealed(bytes))
    }
}

/// What a file begins with.
fn heading() -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for size in [INPUTS, HIDDEN, BUCKETS] {
        bytes.extend((size as u16).to_le_bytes());
    }
    bytes
}

/// The content with its checksum.
fn sealed(mut content: Vec<u8>) -> Vec<u8> {
    let sum = checksum(&content);
    content.extend(sum.to_le_bytes());
    content
}

/// FNV-1a (Fowler, Noll and Vo), 64 bits: against damage, not against malice.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_and_read_back() {
        let network = super::super::tests::noise(5);
        assert_eq!(Network::from_bytes(&network.to_bytes()), Ok(network));
    }

    #[test]
    fn damage_is_found() {
        let bytes = super::super::tests::noise(5).to_bytes();
        assert_eq!(
            Network::from_bytes(&bytes[..SIZE - 1]),
            Err(NetworkError::Size(SIZE - 1))
        );
        assert_eq!(
            Network::from_bytes(b"hello"),
            Err(NetworkError::NotANetwork)
        );
        for at in [20, SIZE / 2, SIZE - 1] {
            let mut damaged = bytes.clone();
            damaged[at] ^= 4;
            assert_eq!(
                Network::from_bytes(&damaged),
                Err(NetworkError::Damaged),
                "byte {at}"
            );
        }
        let mut narrow = bytes;
        narrow[10] = 1;
        assert!(matches!(
            Network::from_bytes(&narrow),
            Err(NetworkError::Shape(..))
        ));
    }
}
