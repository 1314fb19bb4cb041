//! The transposition table: what was found about positions already searched.

use crate::report::MATE_BOUND;
use sittuyin::Move;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

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

/// What is kept of a position, in 64 bits.
#[derive(Clone, Copy)]
struct Entry {
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
    fn pack(self) -> u64 {
        u64::from(self.best)
            | u64::from(self.score as u16) << 16
            | u64::from(self.eval as u16) << 32
            | u64::from(self.depth) << 48
            | u64::from(self.marks) << 56
    }

    fn unpack(bits: u64) -> Self {
        Self {
            best: bits as u16,
            score: (bits >> 16) as i16,
            eval: (bits >> 32) as i16,
            depth: (bits >> 48) as u8,
            marks: (bits >> 56) as u8,
        }
    }

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

/// Entries that several threads read and write without waiting for each other. Two of them may write
/// the halves of one entry at once; its check holds only for the halves that belong together (R. Hyatt
/// and T. Mann, *A lock-less transposition table implementation*, 2002).
#[derive(Default)]
#[repr(align(64))]
struct Bucket {
    checks: [AtomicU32; BUCKET],
    entries: [AtomicU64; BUCKET],
}

impl Bucket {
    fn read(&self, slot: usize) -> (u32, Entry) {
        let bits = self.entries[slot].load(Relaxed);
        let check = self.checks[slot].load(Relaxed) ^ folded(bits);
        (check, Entry::unpack(bits))
    }

    fn write(&self, slot: usize, check: u32, entry: Entry) {
        let bits = entry.pack();
        self.entries[slot].store(bits, Relaxed);
        self.checks[slot].store(check ^ folded(bits), Relaxed);
    }

    fn clear(&self) {
        for slot in 0..BUCKET {
            self.entries[slot].store(0, Relaxed);
            self.checks[slot].store(0, Relaxed);
        }
    }
}

fn folded(bits: u64) -> u32 {
    bits as u32 ^ (bits >> 32) as u32
}

/// The table. Its size is fixed when it is made; all threads of a search share it.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    generation: u8,
}

impl Table {
    pub(crate) fn new(megabytes: usize) -> Self {
        let count = (megabytes.max(1) << 20) / size_of::<Bucket>();
        Self {
            buckets: (0..count).map(|_| Bucket::default()).collect(),
            generation: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.iter().for_each(Bucket::clear);
        self.generation = 0;
    }

    /// To be called before each search: what older ones left is replaced first.
    pub(crate) fn age(&mut self) {
        self.generation = self.generation.wrapping_add(GENERATION_STEP);
    }

    /// The bucket is chosen by the high bits of the key, the entry in it recognised by the low ones.
    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[((u128::from(key) * self.buckets.len() as u128) >> 64) as usize]
    }

    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Known> {
        let bucket = self.bucket(key);
        let entry = (0..BUCKET).find_map(|slot| {
            let (check, entry) = bucket.read(slot);
            (check == key as u32 && entry.depth != 0).then_some(entry)
        })?;
        Some(Known {
            best: Move::from_bits(entry.best),
            score: from_stored(i32::from(entry.score), ply),
            eval: (entry.eval != NO_EVAL).then_some(i32::from(entry.eval)),
            depth: i32::from(entry.depth) - DEPTH_OFFSET,
            bound: entry.bound(),
            was_pv: entry.marks & 4 != 0,
        })
    }

    pub(crate) fn store(&self, key: u64, ply: usize, known: &Known) {
        let generation = self.generation;
        let bucket = self.bucket(key);
        let check = key as u32;
        let mut slot = 0;
        let mut old = bucket.read(0);
        for index in 0..BUCKET {
            let found = bucket.read(index);
            if found.1.depth == 0 || found.0 == check {
                (slot, old) = (index, found);
                break;
            }
            if found.1.worth(generation) < old.1.worth(generation) {
                (slot, old) = (index, found);
            }
        }
        let (old_check, old) = old;
        let same = old_check == check && old.depth != 0;
        let depth = (known.depth + DEPTH_OFFSET).clamp(1, 255) as u8;
        // A much shallower bound does not drive out what is known of the same position.
        if same
            && known.bound != Bound::Exact
            && old.marks & GENERATION_MASK == generation
            && depth + 4 < old.depth
        {
            return;
        }
        let entry = Entry {
            best: match known.best {
                Some(best) => best.to_bits(),
                None if same => old.best,
                None => 0,
            },
            score: to_stored(known.score, ply) as i16,
            eval: known.eval.map_or(NO_EVAL, |eval| eval as i16),
            depth,
            marks: generation | u8::from(known.was_pv) << 2 | known.bound as u8,
        };
        bucket.write(slot, check, entry);
    }

    /// How full it is with entries of this search, in thousandths.
    pub(crate) fn full(&self) -> u32 {
        let sample = self.buckets.len().min(1_000 / BUCKET);
        let used = self.buckets[..sample]
            .iter()
            .flat_map(|bucket| (0..BUCKET).map(|slot| bucket.read(slot).1))
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
        let table = Table::new(1);
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
