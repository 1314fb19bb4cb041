//! Blocks: each a piece of a table that is compressed by itself, and the memory of those unpacked last.

use std::{collections::HashMap, sync::Arc};

/// How many bytes a block has when it is unpacked; the last of a section may have fewer.
pub(crate) const BLOCK: usize = 1 << 15;

/// Deflate at its best: a table is written once.
const LEVEL: u8 = 9;

/// The compressed bytes of a block.
pub(crate) fn pack(bytes: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec(bytes, LEVEL)
}

/// The bytes of a block that was packed; `None` when it is none, or not of this length.
pub(crate) fn unpack(packed: &[u8], len: usize) -> Option<Vec<u8>> {
    let bytes = miniz_oxide::inflate::decompress_to_vec_with_limit(packed, len).ok()?;
    (bytes.len() == len).then_some(bytes)
}

/// The blocks that were looked at last, unpacked. Each thread has its own, so nobody waits.
#[derive(Debug)]
pub struct Cache {
    blocks: HashMap<Key, (u64, Arc<[u8]>)>,
    capacity: usize,
    clock: u64,
}

/// A block of a section of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    pub(crate) table: u64,
    pub(crate) section: usize,
    pub(crate) block: usize,
}

impl Cache {
    /// A cache of so many blocks of 32 KiB; at least one.
    #[must_use]
    pub fn new(blocks: usize) -> Self {
        Self {
            blocks: HashMap::new(),
            capacity: blocks.max(1),
            clock: 0,
        }
    }

    /// A block, unpacked by `unpack` unless it is there.
    pub(crate) fn get<E>(
        &mut self,
        key: Key,
        unpack: impl FnOnce() -> Result<Vec<u8>, E>,
    ) -> Result<Arc<[u8]>, E> {
        self.clock += 1;
        if let Some((used, block)) = self.blocks.get_mut(&key) {
            *used = self.clock;
            return Ok(Arc::clone(block));
        }
        let block: Arc<[u8]> = unpack()?.into();
        if self.blocks.len() >= self.capacity
            && let Some(&oldest) = self
                .blocks
                .iter()
                .min_by_key(|(_, (used, _))| used)
                .map(|(key, _)| key)
        {
            self.blocks.remove(&oldest);
        }
        self.blocks.insert(key, (self.clock, Arc::clone(&block)));
        Ok(block)
    }
}

/// Room for 256 blocks, which is 8 MiB.
impl Default for Cache {
    fn default() -> Self {
        Self::new(256)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_comes_back_as_it_was_and_nothing_else_does() {
        let bytes: Vec<_> = (0..BLOCK).map(|place| (place / 700) as u8).collect();
        let packed = pack(&bytes);
        assert_eq!(unpack(&packed, BLOCK), Some(bytes));
        assert_eq!(unpack(&packed, BLOCK - 1), None);
        assert_eq!(unpack(&packed, BLOCK + 1), None);
        assert_eq!(unpack(&packed[..packed.len() - 1], BLOCK), None);
        assert_eq!(unpack(&[], 1), None);
    }

    #[test]
    fn the_block_that_was_not_used_for_longest_goes() {
        let mut cache = Cache::new(2);
        let mut unpacked = Vec::new();
        for block in [1, 2, 1, 3, 1, 2] {
            let key = Key {
                table: 0,
                section: 0,
                block,
            };
            let read = cache.get(key, || {
                unpacked.push(block);
                Ok::<_, ()>(vec![block as u8])
            });
            assert_eq!(*read.unwrap(), [block as u8]);
        }
        assert_eq!(unpacked, [1, 2, 3, 2]);
    }
}
