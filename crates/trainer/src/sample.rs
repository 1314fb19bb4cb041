use sittuyin::{Board, Color, Hand, IllegalPosition, Piece, Position, Role, Ruleset, Setup};

/// A position with what is known of its worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The position.
    pub position: Position,
    /// What the search found, in centipawns for the side to move.
    pub score: i16,
    /// How the game ended for the side to move: 0, ½ or 1; `None` where that says nothing, in the
    /// deployment.
    pub result: Option<f32>,
}

/// Bytes of a [`Sample`] in a file.
pub const SAMPLE_SIZE: usize = 32;

/// Bytes that are no sample.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SampleError {
    /// A man, a hand or a result that there is not.
    #[error("the bytes are no sample")]
    Nonsense,
    /// The position cannot be played.
    #[error("a sample's position: {0}")]
    Illegal(#[from] IllegalPosition),
}

/// The roles in the order in which a hand is written, and how many bits each has.
const HAND: [(Role, u32); 5] = [
    (Role::King, 1),
    (Role::General, 1),
    (Role::Elephant, 2),
    (Role::Knight, 2),
    (Role::Rook, 2),
];

impl Sample {
    /// Packs it: the occupied squares, four bits a man, the hands, the turn and result, and the score.
    /// Not for `dice`, whose throws have no place.
    #[must_use]
    pub fn pack(&self) -> [u8; SAMPLE_SIZE] {
        let mut bytes = [0; SAMPLE_SIZE];
        let board = self.position.board();
        bytes[..8].copy_from_slice(&board.occupied().0.to_le_bytes());
        for (at, square) in board.occupied().into_iter().enumerate() {
            if let Some(Piece { color, role }) = board.piece_at(square) {
                let man = (color as u8) << 3 | role as u8;
                bytes[8 + at / 2] |= man << (at % 2 * 4);
            }
        }
        for color in Color::ALL {
            bytes[24 + color as usize] = pack_hand(self.position.hand(color));
        }
        let result = match self.result {
            None => 3,
            Some(points) => (2.0 * points) as u8,
        };
        bytes[26] = self.position.turn() as u8 | result << 1;
        bytes[28..30].copy_from_slice(&self.score.to_le_bytes());
        bytes
    }

    /// Unpacks it, under a ruleset.
    ///
    /// # Errors
    ///
    /// [`SampleError`] when the bytes are none, or the position cannot be played.
    pub fn unpack(bytes: &[u8; SAMPLE_SIZE], ruleset: Ruleset) -> Result<Self, SampleError> {
        let mut occupied = [0; 8];
        occupied.copy_from_slice(&bytes[..8]);
        let occupied = sittuyin::Bitboard(u64::from_le_bytes(occupied));
        if occupied.len() > 32 {
            return Err(SampleError::Nonsense);
        }
        let mut board = Board::empty();
        for (at, square) in occupied.into_iter().enumerate() {
            let man = bytes[8 + at / 2] >> (at % 2 * 4) & 15;
            board.put(square, piece(man).ok_or(SampleError::Nonsense)?);
        }
        let mut setup = Setup {
            board,
            ..Setup::empty()
        };
        for color in Color::ALL {
            setup.hands[color] =
                unpack_hand(bytes[24 + color as usize]).ok_or(SampleError::Nonsense)?;
        }
        setup.turn = Color::ALL[usize::from(bytes[26] & 1)];
        let result = match bytes[26] >> 1 {
            3 => None,
            points @ 0..3 => Some(f32::from(points) / 2.0),
            _ => return Err(SampleError::Nonsense),
        };
        Ok(Self {
            position: Position::new(&setup, ruleset.rules())?,
            score: i16::from_le_bytes([bytes[28], bytes[29]]),
            result,
        })
    }
}

fn piece(man: u8) -> Option<Piece> {
    Some(Piece {
        color: Color::ALL[usize::from(man >> 3)],
        role: *Role::ALL.get(usize::from(man & 7))?,
    })
}

fn pack_hand(hand: Hand) -> u8 {
    let mut packed = 0;
    let mut shift = 0;
    for (role, bits) in HAND {
        packed |= hand.count(role) << shift;
        shift += bits;
    }
    packed
}

fn unpack_hand(packed: u8) -> Option<Hand> {
    let mut hand = Hand::EMPTY;
    let mut shift = 0;
    for (role, bits) in HAND {
        for _ in 0..(packed >> shift & ((1 << bits) - 1)) {
            if !hand.add(role) {
                return None;
            }
        }
        shift += bits;
    }
    Some(hand)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Every position of random games, in and after the deployment.
    #[test]
    fn packed_and_unpacked() {
        let mut chance: u64 = 3;
        for ruleset in [Ruleset::Modern, Ruleset::Formal, Ruleset::Federation] {
            let mut position = Position::initial(ruleset).unwrap();
            for ply in 0..120 {
                let sample = Sample {
                    position,
                    score: -317 + ply,
                    result: [None, Some(0.0), Some(0.5), Some(1.0)][ply as usize % 4],
                };
                assert_eq!(Sample::unpack(&sample.pack(), ruleset), Ok(sample));
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                chance = chance
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                position.play_unchecked(moves[(chance >> 33) as usize % moves.len()]);
            }
        }
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(Sample::unpack(&[0xff; SAMPLE_SIZE], Ruleset::Modern).is_err());
        assert!(Sample::unpack(&[0; SAMPLE_SIZE], Ruleset::Modern).is_err());
    }
}
