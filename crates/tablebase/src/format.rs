//! The head of a file: what the table is, what it holds, and where its blocks lie.
//!
//! All numbers are little-endian.
//!
//! | at | bytes | what |
//! |---|---|---|
//! | 0 | 8 | `SITTUYTB` |
//! | 8 | 2 | version of the format, 1 |
//! | 10 | 1 | class |
//! | 11 | 1 | version of the rulesets, 1 |
//! | 12 | 20 | material, filled up with zeros |
//! | 32 | 8 | length of the file |
//! | 40 | 8 | how many numbers the table has |
//! | 48 | 48 | positions lost, drawn and won: with the stronger side to move, then with the other |
//! | 96 | 8 | longest loss and win in plies, for each side to move; 65535 for none |
//! | 104 | 4 | how many codes there are, for each side to move |
//! | 108 | 2 each | the codes, rising: plies until mate, 65535 for a draw |
//! | then | 8 each | of each block: its length, and the CRC-32 of its bytes |
//! | then | 4 | CRC-32 of all that stands before |
//! | then | | the blocks |
//!
//! There are four sections: the distances with the stronger side to move and with the other, a byte
//! for each number, which is the place of its code among the codes; and the same for
//! won, drawn and lost, two bits for each number, the lowest first: 0 lost, 1 drawn, 2 won. A section
//! is cut into blocks of 32 KiB, each deflated by itself. A number that stands for no position
//! repeats the one before it.
//!
//! Deflate was chosen because one library in Rust alone writes it here and reads it in the browser;
//! zstd's files are a tenth smaller, but its writer is C.

use crate::{Class, Material, Value, Wdl, block::BLOCK, index::Index};

/// The version of the format that is written and read.
pub const FORMAT_VERSION: u16 = 1;

const MAGIC: [u8; 8] = *b"SITTUYTB";
const RULES_VERSION: u8 = 1;
const NONE: u16 = u16::MAX;

/// What the head of a file says of its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The rulesets it holds for.
    pub class: Class,
    /// What stands on the board.
    pub material: Material,
    /// What it counts, with the stronger side to move and with the other.
    pub sides: [SideSummary; 2],
    /// The codes of the distances, for each side to move.
    pub(crate) codes: [Vec<u16>; 2],
    pub(crate) slots: u64,
}

/// How many positions with one side to move are lost, drawn and won, up to symmetry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideSummary {
    /// Positions by result: lost, drawn, won.
    pub counts: [u64; 3],
    /// The most plies until it is mated.
    pub longest_loss: Option<u16>,
    /// The most plies until it mates.
    pub longest_win: Option<u16>,
}

impl SideSummary {
    /// How many positions have this result.
    #[must_use]
    pub fn count(&self, result: Wdl) -> u64 {
        self.counts[result as usize]
    }

    /// How many positions there are.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.counts.iter().sum()
    }

    pub(crate) fn add_value(&mut self, value: Value) {
        self.counts[value.wdl() as usize] += 1;
        let longest = match value.wdl() {
            Wdl::Loss => &mut self.longest_loss,
            Wdl::Win => &mut self.longest_win,
            Wdl::Draw => return,
        };
        *longest = (*longest).max(value.plies());
    }

    /// Adds what another counted.
    pub(crate) fn merge(&mut self, other: &Self) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        self.longest_loss = self.longest_loss.max(other.longest_loss);
        self.longest_win = self.longest_win.max(other.longest_win);
    }
}

/// Where a block lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BlockAt {
    pub(crate) offset: usize,
    pub(crate) len: usize,
    pub(crate) checksum: u32,
}

/// Why bytes are no table.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The file could not be read.
    #[error("cannot read {0}: {1}")]
    Read(std::path::PathBuf, #[source] std::io::Error),
    /// The file is no table.
    #[error("{0}: {1}")]
    In(std::path::PathBuf, #[source] Box<TableError>),
    /// They are something else.
    #[error("this is no table of Sittuyin endings")]
    NotATable,
    /// They are of a version that this program does not know.
    #[error("the table has version {0} of the format, and this program reads {FORMAT_VERSION}")]
    Version(u16),
    /// There are fewer or more of them than there should be.
    #[error("the file is cut off or has grown: {found} bytes instead of {expected}")]
    Length {
        /// How many there should be.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// The head was altered.
    #[error("the head of the table is damaged: {0}")]
    Head(&'static str),
    /// A block was altered.
    #[error("block {block} of section {section} of {material} is damaged")]
    Block {
        /// Of which table.
        material: Material,
        /// Of which section.
        section: usize,
        /// Which one.
        block: usize,
    },
    /// Values that no right table has, though every checksum fits.
    #[error("the values of the table lead nowhere: with best play the mate comes no nearer")]
    Line,
}

/// How many bytes a section has: the distances, then won, drawn and lost.
pub(crate) fn section_len(slots: u64, section: usize) -> u64 {
    if section < 2 {
        slots
    } else {
        slots.div_ceil(4)
    }
}

/// How many blocks a section has.
pub(crate) fn section_blocks(slots: u64, section: usize) -> u64 {
    section_len(slots, section).div_ceil(BLOCK as u64)
}

impl Header {
    /// The head of a file with these blocks, section after section.
    pub(crate) fn write(&self, blocks: &[Vec<u8>]) -> Vec<u8> {
        let codes = self.codes[0].len() + self.codes[1].len();
        let head = 108 + 2 * codes + 8 * blocks.len() + 4;
        let body: usize = blocks.iter().map(Vec::len).sum();
        let mut out = Vec::with_capacity(head);
        out.extend(MAGIC);
        out.extend(FORMAT_VERSION.to_le_bytes());
        out.extend([self.class.number(), RULES_VERSION]);
        let mut key = self.material.to_string().into_bytes();
        key.resize(20, 0);
        out.extend(key);
        out.extend(((head + body) as u64).to_le_bytes());
        out.extend(self.slots.to_le_bytes());
        for side in &self.sides {
            out.extend(side.counts.iter().flat_map(|count| count.to_le_bytes()));
        }
        for side in &self.sides {
            out.extend(side.longest_loss.unwrap_or(NONE).to_le_bytes());
            out.extend(side.longest_win.unwrap_or(NONE).to_le_bytes());
        }
        for codes in &self.codes {
            out.extend((codes.len() as u16).to_le_bytes());
        }
        out.extend(
            self.codes
                .iter()
                .flatten()
                .flat_map(|code| code.to_le_bytes()),
        );
        for block in blocks {
            out.extend((block.len() as u32).to_le_bytes());
            out.extend(crc32fast::hash(block).to_le_bytes());
        }
        out.extend(crc32fast::hash(&out).to_le_bytes());
        out
    }

    /// Reads the head of a file, and where its blocks lie.
    pub(crate) fn read(file: &[u8]) -> Result<(Self, [Vec<BlockAt>; 4]), TableError> {
        let mut reader = Reader { file, at: 0 };
        if reader.take::<8>().ok() != Some(MAGIC) {
            return Err(TableError::NotATable);
        }
        let version = reader.u16()?;
        if version != FORMAT_VERSION {
            return Err(TableError::Version(version));
        }
        let [class, rules] = reader.take()?;
        let class = Class::from_number(class).ok_or(TableError::Head("the class"))?;
        if rules != RULES_VERSION {
            return Err(TableError::Head("the version of the rulesets"));
        }
        let key: [u8; 20] = reader.take()?;
        let material: Material = std::str::from_utf8(&key)
            .ok()
            .map(|key| key.trim_end_matches('\0'))
            .and_then(|key| {
                key.parse()
                    .ok()
                    .filter(|read: &Material| read.to_string() == key)
            })
            .filter(|material: &Material| !material.is_bare_kings())
            .ok_or(TableError::Head("the material"))?;
        let expected = reader.u64()?;
        if expected != file.len() as u64 {
            let found = file.len() as u64;
            return Err(TableError::Length { expected, found });
        }
        let slots = reader.u64()?;
        if slots != Index::new(material).slots() {
            return Err(TableError::Head("the size of the table"));
        }
        let mut sides = [SideSummary::default(); 2];
        for side in &mut sides {
            for count in &mut side.counts {
                *count = reader.u64()?;
            }
        }
        for side in &mut sides {
            let mut longest = || {
                reader
                    .u16()
                    .map(|plies| Some(plies).filter(|&plies| plies != NONE))
            };
            side.longest_loss = longest()?;
            side.longest_win = longest()?;
        }
        let lengths = [reader.u16()?, reader.u16()?];
        let mut codes = [Vec::new(), Vec::new()];
        for (codes, length) in codes.iter_mut().zip(lengths) {
            if length > 256 {
                return Err(TableError::Head("the codes"));
            }
            for _ in 0..length {
                codes.push(reader.u16()?);
            }
        }
        let mut blocks = [const { Vec::new() }; 4];
        let mut offset = 0usize;
        for (section, blocks) in blocks.iter_mut().enumerate() {
            for _ in 0..section_blocks(slots, section) {
                let len = reader.u32()? as usize;
                let checksum = reader.u32()?;
                blocks.push(BlockAt {
                    offset,
                    len,
                    checksum,
                });
                offset = (offset.checked_add(len))
                    .ok_or(TableError::Head("the lengths of the blocks"))?;
            }
        }
        let computed = crc32fast::hash(&file[..reader.at]);
        if reader.u32()? != computed {
            return Err(TableError::Head("its checksum"));
        }
        if file.len() - reader.at != offset {
            return Err(TableError::Head("the lengths of the blocks"));
        }
        for block in blocks.iter_mut().flatten() {
            block.offset += reader.at;
        }
        let header = Self {
            class,
            material,
            sides,
            codes,
            slots,
        };
        Ok((header, blocks))
    }
}

struct Reader<'a> {
    file: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], TableError> {
        let taken = self.file[self.at..].first_chunk::<N>();
        let taken = *taken.ok_or(TableError::Head("it is cut off"))?;
        self.at += N;
        Ok(taken)
    }

    fn u16(&mut self) -> Result<u16, TableError> {
        self.take().map(u16::from_le_bytes)
    }

    fn u32(&mut self) -> Result<u32, TableError> {
        self.take().map(u32::from_le_bytes)
    }

    fn u64(&mut self) -> Result<u64, TableError> {
        self.take().map(u64::from_le_bytes)
    }
}
