use crate::{USAGE, confirm::started, taken};
use sittuyin::uci::UciMove;
use sittuyin_arena::{
    Go, UciClient,
    tactics::{Tactic, Theme},
};
use std::{error::Error, fs, ops::ControlFlow, time::Duration};

/// Time after the move's own that an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// Puts the tactics to engines, one engine after the other at each, and prints what each has solved.
pub(crate) fn print(
    mut words: Vec<String>,
    options: &[(String, String)],
) -> Result<(), Box<dyn Error>> {
    let movetime = match taken(&mut words, "--movetime")?.pop() {
        Some(text) => text.parse()?,
        None => 1_000,
    };
    let tactics = match taken(&mut words, "--tactics")?.pop() {
        Some(path) => Tactic::read(&fs::read_to_string(path)?)?,
        None => Tactic::builtin()?,
    };
    let all = words.len();
    words.retain(|word| word != "--all");
    let all = words.len() < all;
    if words.is_empty() || words.iter().any(|word| word.starts_with("--")) {
        return Err(USAGE.into());
    }
    let mut engines = words
        .iter()
        .map(|command| started(command, options))
        .collect::<Result<Vec<_>, _>>()?;
    let go = Go {
        move_time: Some(Duration::from_millis(movetime)),
        ..Go::default()
    };
    let mut solved: Vec<(Theme, Vec<bool>)> = Vec::new();
    for tactic in &tactics {
        let theme = tactic.theme(Tactic::game(&tactic.fen)?.position());
        let answers = engines
            .iter_mut()
            .map(|engine| answer(engine, tactic, &go))
            .collect::<Result<Vec<_>, _>>()?;
        if all {
            println!("{tactic} ; {}", answers.join(" "));
        }
        let best = UciMove(tactic.best).to_string();
        solved.push((
            theme,
            answers.iter().map(|answer| *answer == best).collect(),
        ));
    }
    println!("\n{movetime} ms a position\n\n| engine | all | {} |", {
        Theme::ALL.map(Theme::id).join(" | ")
    });
    println!("|---|---{}|", "|---".repeat(Theme::ALL.len()));
    for (index, engine) in engines.iter().enumerate() {
        let share = |wanted: &dyn Fn(Theme) -> bool| {
            let of: Vec<bool> = (solved.iter())
                .filter(|(theme, _)| wanted(*theme))
                .map(|(_, solved)| solved[index])
                .collect();
            let count = of.iter().filter(|&&solved| solved).count();
            let percent = 100.0 * count as f64 / of.len().max(1) as f64;
            format!("{count} of {} ({percent:.1} %)", of.len())
        };
        let themes = Theme::ALL.map(|theme| share(&|other| other == theme));
        println!(
            "| {} | {} | {} |",
            engine.name(),
            share(&|_| true),
            themes.join(" | ")
        );
    }
    Ok(())
}

/// What an engine plays that knows nothing of the positions before.
fn answer(engine: &mut UciClient, tactic: &Tactic, go: &Go) -> Result<String, Box<dyn Error>> {
    engine.new_game()?;
    engine.position(Some(&tactic.fen), &[])?;
    let within = go.move_time.unwrap_or_default() + PATIENCE;
    let answer = engine.go(go, within, &mut |_| ControlFlow::Continue(()))?;
    Ok(answer
        .best
        .map_or_else(|| "none".to_owned(), |best| UciMove(best).to_string()))
}
