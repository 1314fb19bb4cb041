//! Rebuilds this crate when the web app was built anew.
//!
//! The assets are embedded by a macro, and cargo sees only the files that were there the last time;
//! watching the folder also shows it the new ones. A watched folder that is missing would make every
//! build a full one, so it is made.

fn main() {
    let dist = "../../web/dist";
    // A read-only checkout has nothing to watch; the crate then builds without the web app.
    let _ = std::fs::create_dir_all(dist);
    println!("cargo::rerun-if-changed={dist}");
}
