//! What the server writes into its log, all of it.

use std::io;
use std::sync::{Mutex, OnceLock};

static WRITTEN: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static STARTED: OnceLock<()> = OnceLock::new();

struct Writer;

impl io::Write for Writer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        WRITTEN.lock().expect("the log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Begins to keep the log, the most talkative level included.
pub(crate) fn keep() {
    STARTED.get_or_init(|| {
        tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_writer(|| Writer)
            .init();
    });
}

/// What was written so far, by all tests of this process.
pub(crate) fn written() -> String {
    String::from_utf8_lossy(&WRITTEN.lock().expect("the log")).into_owned()
}
