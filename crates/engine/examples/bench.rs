//! Prints the bench signature and the speed: `cargo run --release --example bench [DEPTH]`.

use sittuyin_engine::{BENCH_DEPTH, Control, bench};
use std::time::{Duration, Instant};

struct Timer(Instant);

impl Control for Timer {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    fn stop(&self) -> bool {
        false
    }
}

fn main() {
    let depth = std::env::args()
        .nth(1)
        .and_then(|depth| depth.parse().ok())
        .unwrap_or(BENCH_DEPTH);
    let bench = bench(depth, &Timer(Instant::now()));
    println!("nodes: {}", bench.nodes);
    println!("time: {:.3} s", bench.elapsed.as_secs_f64());
    println!("speed: {} nodes/s", bench.speed());
}
