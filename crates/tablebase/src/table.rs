use crate::{
    Material, Value, Wdl,
    block::{BLOCK, Cache, Key, unpack},
    format::{BlockAt, Header, TableError, section_len},
    index::{Index, Squares},
    raw::{self, RawTable},
};
use std::borrow::Cow;
use std::sync::atomic::{AtomicU64, Ordering};

/// A table, mapped from its file or held in memory.
///
/// Its head was checked when it was opened; a block is when it is first looked at.
#[derive(Debug)]
pub struct Table {
    source: Source,
    header: Header,
    blocks: [Vec<BlockAt>; 4],
    index: Index,
    /// Tells its blocks from those of other tables in a [`Cache`].
    id: u64,
}

#[derive(Debug)]
enum Source {
    Bytes(Cow<'static, [u8]>),
    #[cfg(not(target_family = "wasm"))]
    Mapped(crate::mmap::Mapped),
}

impl Source {
    fn bytes(&self) -> &[u8] {
        match self {
            Self::Bytes(bytes) => bytes,
            #[cfg(not(target_family = "wasm"))]
            Self::Mapped(mapped) => mapped.bytes(),
        }
    }
}

impl Table {
    /// The table with these bytes.
    ///
    /// # Errors
    ///
    /// [`TableError`] when they are not those of a whole table.
    pub fn from_bytes(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, TableError> {
        Self::new(Source::Bytes(bytes.into()))
    }

    /// Opens the file of a table.
    ///
    /// # Errors
    ///
    /// [`TableError`] when it cannot be read or is no whole table.
    #[cfg(not(target_family = "wasm"))]
    pub fn open(path: &std::path::Path) -> Result<Self, TableError> {
        let mapped = crate::mmap::Mapped::open(path)
            .map_err(|error| TableError::Read(path.to_owned(), error))?;
        Self::new(Source::Mapped(mapped))
    }

    fn new(source: Source) -> Result<Self, TableError> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let (header, blocks) = Header::read(source.bytes())?;
        Ok(Self {
            index: Index::new(header.material),
            source,
            header,
            blocks,
            id: NEXT.fetch_add(1, Ordering::Relaxed),
        })
    }

    /// What it says of itself.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// What stands on the board.
    #[must_use]
    pub fn material(&self) -> Material {
        self.header.material
    }

    /// How many bytes its file has.
    #[must_use]
    pub fn file_len(&self) -> usize {
        self.source.bytes().len()
    }

    /// The value of a position, the stronger side seen as White; a draw for kings that touch.
    pub(crate) fn value(
        &self,
        cache: &mut Cache,
        squares: &Squares,
        side: usize,
    ) -> Result<Value, TableError> {
        let Some(slot) = self.index.encode(squares) else {
            return Ok(Value::Draw);
        };
        let place = self.byte(cache, side, slot)?;
        self.code(side, place).map(raw::value)
    }

    /// Whether a position is won, drawn or lost; a draw for kings that touch.
    pub(crate) fn wdl(
        &self,
        cache: &mut Cache,
        squares: &Squares,
        side: usize,
    ) -> Result<Wdl, TableError> {
        let Some(slot) = self.index.encode(squares) else {
            return Ok(Wdl::Draw);
        };
        let byte = self.byte(cache, side + 2, slot / 4)?;
        Ok(result(byte, slot))
    }

    fn byte(&self, cache: &mut Cache, section: usize, at: u64) -> Result<u8, TableError> {
        let (block, place) = ((at / BLOCK as u64) as usize, (at % BLOCK as u64) as usize);
        let key = Key {
            table: self.id,
            section,
            block,
        };
        let bytes = cache.get(key, || self.block(section, block))?;
        bytes
            .get(place)
            .copied()
            .ok_or(self.damaged(section, block))
    }

    fn code(&self, side: usize, place: u8) -> Result<u16, TableError> {
        let code = self.header.codes[side].get(usize::from(place));
        code.copied().ok_or(TableError::Head("the codes"))
    }

    fn block(&self, section: usize, block: usize) -> Result<Vec<u8>, TableError> {
        let damaged = || self.damaged(section, block);
        let at = self.blocks[section].get(block).ok_or_else(damaged)?;
        let packed = self.source.bytes().get(at.offset..at.offset + at.len);
        let packed = packed.ok_or_else(damaged)?;
        if crc32fast::hash(packed) != at.checksum {
            return Err(damaged());
        }
        let whole = section_len(self.header.slots, section) - (block * BLOCK) as u64;
        unpack(packed, whole.min(BLOCK as u64) as usize).ok_or_else(damaged)
    }

    fn damaged(&self, section: usize, block: usize) -> TableError {
        TableError::Block {
            material: self.header.material,
            section,
            block,
        }
    }

    /// Every byte of a section.
    pub(crate) fn section(&self, section: usize) -> Result<Vec<u8>, TableError> {
        let mut bytes = Vec::new();
        for block in 0..self.blocks[section].len() {
            bytes.extend(self.block(section, block)?);
        }
        Ok(bytes)
    }

    /// Checks every block.
    ///
    /// # Errors
    ///
    /// [`TableError`] for the first one that is damaged.
    pub fn check(&self) -> Result<(), TableError> {
        for (section, blocks) in self.blocks.iter().enumerate() {
            for block in 0..blocks.len() {
                self.block(section, block)?;
            }
        }
        Ok(())
    }

    /// All distances in memory.
    ///
    /// # Errors
    ///
    /// [`TableError`] when a block is damaged.
    pub fn read_all(&self) -> Result<RawTable, TableError> {
        let side = |side| -> Result<Vec<u16>, TableError> {
            self.section(side)?
                .into_iter()
                .map(|place| self.code(side, place))
                .collect()
        };
        Ok(RawTable {
            material: self.header.material,
            index: self.index.clone(),
            values: [side(0)?, side(1)?],
        })
    }
}

/// Won, drawn or lost, from the byte that holds a number and three others.
pub(crate) fn result(byte: u8, slot: u64) -> Wdl {
    match byte >> (slot % 4 * 2) & 3 {
        0 => Wdl::Loss,
        1 => Wdl::Draw,
        _ => Wdl::Win,
    }
}
