//! Makes the tactics of `crates/arena/data/tactics.txt`, and puts them to engines.
//!
//! ```sh
//! cargo build --release -p sittuyin-arena --example tactics
//! target/release/examples/tactics candidates 1 320 > candidates.txt
//! target/release/examples/tactics confirm candidates.txt 20000000 fairy-stockfish confirmed.txt
//! target/release/examples/tactics collect candidates.txt confirmed.txt > tactics.txt
//! target/release/examples/tactics solve 'sittuyin uci' fairy-stockfish --movetime 1000
//! ```
//!
//! Candidates are chosen before any engine's time is taken: from games of the engine against itself, where
//! one move is clearly best at a fixed number of nodes, and a short look sees at most every other. Another
//! engine then searches each far longer; the answers are kept in a file, so that a run that was stopped goes on. What both agree on is
//! collected. Where they differ, the engine that chose the position may be asked again with more nodes, and its
//! answers be named too: so positions stay that it did not solve at first.

mod candidates;
mod confirm;
mod solve;

use std::{env, error::Error};

const USAGE: &str = "usage: tactics candidates SEED COUNT
       tactics confirm CANDIDATES NODES ENGINE ANSWERS [--option NAME=VALUE]...
       tactics collect CANDIDATES ANSWERS [OWN ANSWERS]
       tactics solve ENGINE... [--movetime MS] [--option NAME=VALUE]... [--tactics FILE] [--all]";

fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<String> = env::args().skip(1).collect();
    let mut options = Vec::new();
    for value in taken(&mut words, "--option")? {
        let (name, value) = value.split_once('=').ok_or(USAGE)?;
        options.push((name.to_owned(), value.to_owned()));
    }
    let named: Vec<&str> = words.iter().map(String::as_str).collect();
    match &named[..] {
        ["candidates", seed, count] => candidates::print(seed.parse()?, count.parse()?),
        ["confirm", candidates, nodes, engine, answers] => {
            confirm::confirm(candidates, nodes.parse()?, engine, answers, &options)
        }
        ["collect", candidates, answers] => confirm::collect(candidates, answers, None),
        ["collect", candidates, answers, own] => confirm::collect(candidates, answers, Some(own)),
        ["solve", ..] => solve::print(words.split_off(1), &options),
        _ => Err(USAGE.into()),
    }
}

/// Takes the values of a word that begins with two dashes out of the arguments.
fn taken(words: &mut Vec<String>, name: &str) -> Result<Vec<String>, &'static str> {
    let mut values = Vec::new();
    while let Some(at) = words.iter().position(|word| word == name) {
        words.remove(at);
        if at == words.len() {
            return Err(USAGE);
        }
        values.push(words.remove(at));
    }
    Ok(values)
}
