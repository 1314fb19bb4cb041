//! How many of the hanging pieces of `tests/hanging.txt` the engine takes in a time a move:
//! `hanging [MILLISECONDS]`.

mod timer;

use sittuyin::{Draws, Game, Ruleset, fen::Fen};
use sittuyin_engine::{Control, Engine, Limits};
use std::{
    error::Error,
    time::{Duration, Instant},
};
use timer::Timer;

fn main() -> Result<(), Box<dyn Error>> {
    let milliseconds = std::env::args().nth(1);
    let milliseconds = milliseconds.as_deref().unwrap_or("100").parse()?;
    let limits = Limits {
        move_time: Some(Duration::from_millis(milliseconds)),
        ..Limits::default()
    };
    let mut engine = Engine::new(16);
    let (mut taken, mut all, mut slowest) = (0, 0, Duration::ZERO);
    for line in include_str!("../tests/hanging.txt").lines() {
        let [ruleset, squares, fen] = line.splitn(3, "; ").collect::<Vec<_>>()[..] else {
            return Err(line.into());
        };
        let ruleset: Ruleset = ruleset.parse()?;
        let Fen(setup) = fen.parse()?;
        let game = Game::from_setup(setup, ruleset, Draws::Platform)?;
        engine.new_game();
        let timer = Timer(Instant::now());
        let best = engine.search(&game, &limits, &timer, &mut |_| ());
        slowest = slowest.max(timer.elapsed());
        all += 1;
        let to = best.map(|best| best.mv.to().to_string());
        if squares
            .split(' ')
            .any(|square| to.as_deref() == Some(square))
        {
            taken += 1;
        } else {
            println!("missed: {line}");
        }
    }
    println!(
        "{taken} of {all} taken; slowest move {} ms",
        slowest.as_millis()
    );
    Ok(())
}
