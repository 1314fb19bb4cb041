//! Plays games against a random mover, each side deploying itself, and prints the tally:
//! `random_mover [GAMES] [NODES] [RULESET]`.

mod timer;

use sittuyin::{Color, Game, GameError, Ruleset};
use sittuyin_engine::{Engine, Limits};
use std::{error::Error, time::Instant};
use timer::Timer;

/// xorshift64* (Vigna 2014).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % bound
    }
}

fn play(
    engine: &mut Engine,
    ruleset: Ruleset,
    side: Color,
    nodes: u64,
    random: &mut Random,
) -> Result<Game, Box<dyn Error>> {
    let mut game = Game::new(ruleset)?;
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    engine.new_game();
    while game.outcome().is_none() {
        let chosen = if game.position().turn() == side {
            let best = engine.search(&game, &limits, &Timer(Instant::now()), &mut |_| ());
            best.map(|best| best.mv)
        } else {
            let moves = game.position().legal_moves();
            moves.get(random.below(moves.len().max(1))).copied()
        };
        game.play(chosen.ok_or(GameError::Over)?)?;
    }
    Ok(game)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().as_deref().unwrap_or("200").parse()?;
    let nodes: u64 = arguments.next().as_deref().unwrap_or("10000").parse()?;
    let ruleset: Ruleset = arguments.next().as_deref().unwrap_or("formal").parse()?;
    let began = Instant::now();
    let mut engine = Engine::new(16);
    let (mut won, mut drawn, mut lost, mut plies) = (0, 0, 0, 0);
    for number in 0..games {
        let side = Color::ALL[number as usize % 2];
        let mut random = Random(number * 2 + 1);
        let game = play(&mut engine, ruleset, side, nodes, &mut random)?;
        plies += game.moves().len();
        match game.outcome().and_then(|outcome| outcome.winner) {
            Some(winner) if winner == side => won += 1,
            Some(_) => lost += 1,
            None => drawn += 1,
        }
        if game
            .outcome()
            .is_some_and(|outcome| outcome.winner != Some(side))
        {
            println!("game {number}: {:?} at {}", game.outcome(), game.fen());
        }
    }
    println!(
        "{ruleset}, {nodes} nodes a move: {won} won, {drawn} drawn, {lost} lost of {games}; \
         {plies} plies in {:.1} s",
        began.elapsed().as_secs_f64()
    );
    Ok(())
}
