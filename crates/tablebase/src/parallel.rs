use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Does the work of all numbers below `end` in so many threads, each of which takes `piece` at once.
pub(crate) fn pieces(threads: usize, piece: u64, end: u64, work: impl Fn(Range<u64>) + Sync) {
    let next = AtomicU64::new(0);
    let run = || {
        loop {
            let first = next.fetch_add(piece, Ordering::Relaxed);
            if first >= end {
                return;
            }
            work(first..end.min(first + piece));
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(run);
        }
        run();
    });
}
