//! The transposition table: what was found about positions already searched.

use crate::report::MATE_BOUND;
use sittuyin::Move;

/// What a stored score means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The score is at most this.
    Upper,
    /// The score is at least this.
    Lower,
    /// The score is this.
    Exact,
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) best: Option<Move>,
    /// As seen from this position, mates counted from here.
    pub(crate) score: i32,
    /// The static evaluation; `None` in check.
    pub(crate) eval: Option<i32>,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// Whether it was once part of a principal variation.
    pub(crate) was_pv: bool,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    check: u32,
    best: u16,
    score: i16,
    eval: i16,
    /// Depth plus [`DEPTH_OFFSET`]; 0 is an empty entry.
    depth: u8,
    /// Bits 0-1 the bound, bit 2 `was_pv`, bits 3-7 the generation.
    marks: u8,
}

const NO_EVAL: i16 = i16::MIN;
const DEPTH_OFFSET: i32 = 8;
const GENERATION_STEP: u8 = 8;
const GENERATION_MASK: u8 = 0xf8;

impl Entry {
    /// How much it is worth keeping: deep and recent entries stay.
    fn worth(self, generation: u8) -> i32 {
        let age = i32::from(generation.wrapping_sub(self.marks) & GENERATION_MASK) / 8;
        i32::from(self.depth) - 4 * age
    }

    fn bound(self) -> Bound {
        match self.marks & 3 {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        }
    }
}

/// As many entries as share a cache line.
const BUCKET: usize = 5;

#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

/// The table. Its size is fixed when it is made.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    generation: u8,
}

impl Table {
    pub(crate) fn new(megabytes: usize) -> Self {
        let count = (megabytes.max(1) << 20) / size_of::<Bucket>();
        Self {
            buckets: vec![Bucket::default(); count],
            generation: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill(Bucket::default());
        self.generation = 0;
    }

    /// To be called before each search: what older ones left is replaced first.
    pub(crate) fn age(&mut self) {
        self.generation = self.generation.wrapping_add(GENERATION_STEP);
    }

    /// The bucket is chosen by the high bits of the key, the entry in it recognised by the low ones.
    fn index(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Known> {
        let entry = self.buckets[self.index(key)]
            .0
            .into_iter()
            .find(|entry| entry.check == key as u32 && entry.depth != 0)?;
        Some(Known {
            best: Move::from_bits(entry.best),
            score: from_stored(i32::from(entry.score), ply),
            eval: (entry.eval != NO_EVAL).then_some(i32::from(entry.eval)),
            depth: i32::from(entry.depth) - DEPTH_OFFSET,
            bound: entry.bound(),
            was_pv: entry.marks & 4 != 0,
        })
    }

    pub(crate) fn store(&mut self, key: u64, ply: usize, known: &Known) {
        let generation = self.generation;
        let index = self.index(key);
        let bucket = &mut self.buckets[index].0;
        let check = key as u32;
        let mut slot = 0;
        for (index, entry) in bucket.iter().enumerate() {
            if entry.depth == 0 || entry.check == check {
                slot = index;
                break;
            }
            if entry.worth(generation) < bucket[slot].worth(generation) {
                slot = index;
            }
        }
        let entry = &mut bucket[slot];
        let same = entry.check == check && entry.depth != 0;
        let depth = (known.depth + DEPTH_OFFSET).clamp(1, 255) as u8;
        // A much shallower bound does not drive out what is known of the same position.
        if same
            && known.bound != Bound::Exact
            && entry.marks & GENERATION_MASK == generation
            && depth + 4 < entry.depth
        {
            return;
        }
        *entry = Entry {
            check,
            best: match known.best {
                Some(best) => best.to_bits(),
                None if same => entry.best,
                None => 0,
            },
            score: to_stored(known.score, ply) as i16,
            eval: known.eval.map_or(NO_EVAL, |eval| eval as i16),
            depth,
            marks: generation | u8::from(known.was_pv) << 2 | known.bound as u8,
        };
    }

    /// How full it is with entries of this search, in thousandths.
    pub(crate) fn full(&self) -> u32 {
        let sample = self.buckets.len().min(1_000 / BUCKET);
        let used = self.buckets[..sample]
            .iter()
            .flat_map(|bucket| bucket.0)
            .filter(|entry| entry.depth != 0 && entry.marks & GENERATION_MASK == self.generation)
            .count();
        (used * 1_000 / (sample * BUCKET).max(1)) as u32
    }
}

/// Mates are stored as counted from the position, and used as counted from the root.
fn to_stored(score: i32, ply: usize) -> i32 {
    if score >= MATE_BOUND {
        score + ply as i32
    } else if score <= -MATE_BOUND {
        score - ply as i32
    } else {
        score
    }
}

fn from_stored(score: i32, ply: usize) -> i32 {
    if score >= MATE_BOUND {
        score - ply as i32
    } else if score <= -MATE_BOUND {
        score + ply as i32
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::MATE;

    fn known(score: i32, depth: i32) -> Known {
        Known {
            best: None,
            score,
            eval: Some(-31),
            depth,
            bound: Bound::Exact,
            was_pv: true,
        }
    }

    #[test]
    fn mates_are_counted_from_where_they_are_used() {
        let mut table = Table::new(1);
        table.store(99, 5, &known(MATE - 9, 3));
        let found = table.probe(99, 2).expect("just stored");
        assert_eq!(found.score, MATE - 6);
        assert_eq!((found.depth, found.eval), (3, Some(-31)));
        assert!(found.was_pv && found.bound == Bound::Exact);
        assert!(table.probe(98, 2).is_none());
    }

    #[test]
    fn the_most_valuable_entries_stay() {
        let mut table = Table::new(1);
        for key in 0..20 {
            table.store(key, 0, &known(0, if key == 3 { 30 } else { 1 }));
        }
        assert!(table.probe(3, 0).is_some());
        assert!(table.probe(19, 0).is_some());
        table.clear();
        assert!(table.probe(3, 0).is_none());
    }
}
