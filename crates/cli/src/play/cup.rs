use sittuyin::Dice;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The cup that dice are thrown from. The same seed throws the same dice again.
#[derive(Debug)]
pub(super) struct Cup {
    seed: u64,
    throws: u64,
}

impl Cup {
    pub(super) fn new(seed: u64) -> Self {
        Self { seed, throws: 0 }
    }

    pub(super) fn throw(&mut self) -> Dice {
        self.throws += 1;
        let mut hasher = DefaultHasher::new();
        (self.seed, self.throws).hash(&mut hasher);
        // So many more numbers than throws that none of the 216 is preferred.
        let mut chance = hasher.finish();
        let faces = [(); 3].map(|()| {
            let face = (chance % 6) as u8 + 1;
            chance /= 6;
            face
        });
        Dice::thrown(faces).unwrap_or_default()
    }
}

/// The pieces that dice move: `pawn, rook, rook`.
pub(super) fn pieces(dice: Dice) -> String {
    let mut names = Vec::new();
    for role in Dice::FACES {
        names.extend((0..dice.count(role)).map(|_| role.to_string()));
    }
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn throws_every_face_about_as_often() {
        let mut cup = Cup::new(1);
        let mut counts = [0; 6];
        for _ in 0..2_000 {
            let dice = cup.throw();
            for (count, role) in counts.iter_mut().zip(Dice::FACES) {
                *count += u32::from(dice.count(role));
            }
        }
        // A thousand of each are expected; six standard deviations are 173.
        assert!(
            counts.iter().all(|count| count.abs_diff(1_000) < 173),
            "{counts:?}"
        );
    }

    #[test]
    fn names_the_pieces() {
        let dice = Dice::thrown([4, 1, 4]).expect("faces");
        assert_eq!(pieces(dice), "pawn, rook, rook");
    }
}
