//! Prints the signature of the search, as `sittuyin bench` does, from a build of nothing but the engine.

use sittuyin_engine::{BENCH_DEPTH, Untimed, bench};

fn main() {
    println!("nodes: {}", bench(BENCH_DEPTH, &Untimed).nodes);
}
