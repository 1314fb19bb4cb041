//! Bytes are a whole table or refused, and never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sittuyin_tablebase::Table;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(table) = Table::from_bytes(bytes.to_vec())
        && table.check().is_ok()
    {
        let _ = table.read_all();
    }
});
