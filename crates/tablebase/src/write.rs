use crate::{
    Class, RawTable, Wdl,
    block::{self, BLOCK},
    format::{Header, SideSummary, section_blocks},
    parallel::pieces,
    raw::{self, NO_POSITION},
};
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

/// The file of a table. The same table gives the same bytes, however many threads pack it.
///
/// # Errors
///
/// [`TooManyCodes`] when there are more distances than a byte can tell apart.
pub fn write(
    table: &RawTable,
    class: Class,
    threads: NonZeroUsize,
) -> Result<Vec<u8>, TooManyCodes> {
    let slots = table.index.slots();
    let mut sides = [SideSummary::default(); 2];
    let mut codes = [Vec::new(), Vec::new()];
    for side in [0, 1] {
        let mut found = vec![false; 1 << 16];
        for &code in table.values[side]
            .iter()
            .filter(|&&code| code != NO_POSITION)
        {
            sides[side].add_value(raw::value(code));
            found[usize::from(code)] = true;
        }
        codes[side] = (0..=u16::MAX)
            .filter(|&code| found[usize::from(code)])
            .collect();
        if codes[side].len() > 256 {
            return Err(TooManyCodes);
        }
    }
    let header = Header {
        class,
        material: table.material,
        sides,
        codes,
        slots,
    };
    let places: Vec<_> = (0..4)
        .flat_map(|section| (0..section_blocks(slots, section)).map(move |block| (section, block)))
        .collect();
    let packed = Mutex::new(vec![Vec::new(); places.len()]);
    pieces(threads.get(), 1, places.len() as u64, |range| {
        for place in range {
            let (section, block) = places[place as usize];
            let bytes = block::pack(&unpacked(table, &header, section, block as usize));
            packed.lock().unwrap_or_else(PoisonError::into_inner)[place as usize] = bytes;
        }
    });
    let blocks = packed.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut file = header.write(&blocks);
    file.extend(blocks.into_iter().flatten());
    Ok(file)
}

/// A table that the format cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the table has more than 256 distances for one side to move, which its format cannot hold")]
pub struct TooManyCodes;

/// The bytes of a block.
fn unpacked(table: &RawTable, header: &Header, section: usize, block: usize) -> Vec<u8> {
    let side = section % 2;
    let values = &table.values[side];
    let per_byte = if section < 2 { 1 } else { 4 };
    let first = block * BLOCK * per_byte;
    let values = &values[first..values.len().min(first + BLOCK * per_byte)];
    let is_position = |code: &&u16| **code != NO_POSITION;
    let mut last = values.iter().find(is_position).copied();
    let mut filled = values.iter().map(|code| {
        last = Some(code).filter(is_position).copied().or(last);
        last
    });
    if section < 2 {
        let place = |code| header.codes[side].binary_search(&code).unwrap_or(0) as u8;
        return filled.map(|code| code.map_or(0, place)).collect();
    }
    let mut bytes = vec![0; values.len().div_ceil(4)];
    for (place, code) in filled.by_ref().enumerate() {
        let result = code.map_or(Wdl::Loss, |code| raw::value(code).wdl());
        bytes[place / 4] |= (result as u8) << (place % 4 * 2);
    }
    bytes
}
