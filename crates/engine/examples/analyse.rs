//! Shows what the engine thinks of a position: `analyse RULESET NODES FEN`.

mod timer;

use sittuyin::{Draws, Game, Ruleset, fen::Fen, uci::UciMove};
use sittuyin_engine::{Engine, Limits, evaluate};
use std::{error::Error, time::Instant};
use timer::Timer;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let ruleset: Ruleset = arguments.next().as_deref().unwrap_or("formal").parse()?;
    let nodes = arguments.next().as_deref().unwrap_or("1000000").parse()?;
    let fen = arguments.collect::<Vec<_>>().join(" ");
    let Fen(setup) = fen.parse()?;
    let game = Game::from_setup(setup, ruleset, Draws::Platform)?;
    println!("static evaluation for White: {}", evaluate(game.position()));
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    Engine::new(64).search(&game, &limits, &Timer(Instant::now()), &mut |report| {
        let pv: Vec<String> = report
            .pv
            .iter()
            .map(|&mv| UciMove(mv).to_string())
            .collect();
        println!(
            "depth {}/{} {} nodes {} time {} ms: {}",
            report.depth,
            report.seldepth,
            report.score,
            report.nodes,
            report.elapsed.as_millis(),
            pv.join(" ")
        );
    });
    Ok(())
}
