//! Bytes are a whole table or refused, and never a panic: as they come, and once more with the length and
//! the checksums set right, which chance would not do, so that what stands behind them is reached.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sittuyin_tablebase::{Stats, Table, TableError};

fuzz_target!(|bytes: &[u8]| {
    let _ = read(bytes);
    let mut bytes = bytes.to_vec();
    if set_right(&mut bytes).is_some() {
        let _ = read(&bytes);
    }
});

fn read(bytes: &[u8]) -> Result<(), TableError> {
    let table = Table::from_bytes(bytes.to_vec())?;
    table.check()?;
    table.read_all()?;
    Stats::of(&table)?;
    Ok(())
}

/// Writes the length of the file, the checksum of each block, and that of the head. A table has two sections
/// of a byte for each of its numbers and two of two bits, in blocks of 32 KiB.
fn set_right(bytes: &mut [u8]) -> Option<()> {
    let len = (bytes.len() as u64).to_le_bytes();
    bytes.get_mut(32..40)?.copy_from_slice(&len);
    let slots = u64::from_le_bytes(*bytes.get(40..)?.first_chunk()?);
    let codes = [104, 106].map(|at| Some(u16::from_le_bytes(*bytes.get(at..)?.first_chunk()?)));
    let codes = usize::from(codes[0]?) + usize::from(codes[1]?);
    let blocks = 2 * slots.div_ceil(1 << 15) + 2 * slots.div_ceil(1 << 17);
    let first = 108 + 2 * codes;
    let end = first.checked_add(usize::try_from(blocks).ok()?.checked_mul(8)?)?;
    let mut block = end.checked_add(4)?;
    bytes.get(block..)?;
    for at in (first..end).step_by(8) {
        let len = u32::from_le_bytes(*bytes[at..].first_chunk()?) as usize;
        let checksum = crc32fast::hash(bytes.get(block..block.checked_add(len)?)?);
        bytes[at + 4..at + 8].copy_from_slice(&checksum.to_le_bytes());
        block += len;
    }
    let checksum = crc32fast::hash(&bytes[..end]);
    bytes[end..end + 4].copy_from_slice(&checksum.to_le_bytes());
    Some(())
}
