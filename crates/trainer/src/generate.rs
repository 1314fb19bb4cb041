use crate::{Sample, chance::Chance};
use sittuyin::{Draws, Game, MoveKind, Position, Ruleset};
use sittuyin_engine::{Engine, Evaluation, Limits, Score, Untimed};

/// How self-play goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// The rules.
    pub ruleset: Ruleset,
    /// Positions searched for a move.
    pub nodes: u64,
    /// Games of one shard.
    pub games: u32,
}

/// Random moves after the deployment, so that no two games are alike.
const RANDOM_PLIES: usize = 4;
/// A game that begins more uneven than this is not played.
const UNEVEN: i32 = 700;
/// An advantage that is won, and for how many plies it must last.
const WON: (i32, u32) = (1_300, 4);
/// A balance that is drawn, for how many plies it must last, and from which ply on.
const DRAWN: (i32, u32, usize) = (12, 12, 70);
/// Positions of a half-made deployment that are kept of each game.
const DEPLOYING: usize = 2;

/// Plays the games of one shard. The seed, the recipe and what judges positions decide all of it.
#[must_use]
pub fn generate(recipe: &Recipe, evaluation: Evaluation, seed: u64) -> Vec<Sample> {
    let mut chance = Chance::new(seed);
    let mut engine = Engine::new(4);
    engine.set_evaluation(evaluation);
    let mut samples = Vec::new();
    for _ in 0..recipe.games {
        engine.new_game();
        play(recipe, &mut engine, &mut chance, &mut samples);
    }
    samples
}

fn play(recipe: &Recipe, engine: &mut Engine, chance: &mut Chance, samples: &mut Vec<Sample>) {
    let limits = Limits {
        nodes: Some(recipe.nodes),
        ..Limits::default()
    };
    let begun = samples.len();
    let game = loop {
        samples.truncate(begun);
        let Some(position) = begin(recipe, engine, chance, samples) else {
            continue;
        };
        let game = Game::from_position(
            position,
            position.to_setup(),
            recipe.ruleset,
            Draws::Platform,
        );
        let even = engine
            .search(&game, &limits, &Untimed, &mut |_| ())
            .is_some_and(|best| centipawns(best.score).abs() <= UNEVEN);
        if even {
            break game;
        }
    };
    let first = samples.len();
    let white = finish(engine, game, &limits, samples);
    for sample in &mut samples[first..] {
        sample.result = Some(match sample.position.turn() {
            sittuyin::Color::White => white,
            sittuyin::Color::Black => 1.0 - white,
        });
    }
}

/// Deploys both armies at random and makes some random moves; keeps some of the half-made deployments.
fn begin(
    recipe: &Recipe,
    engine: &mut Engine,
    chance: &mut Chance,
    samples: &mut Vec<Sample>,
) -> Option<Position> {
    let mut position = Position::initial(recipe.ruleset).ok()?;
    let mut halfway = Vec::new();
    let mut left = RANDOM_PLIES;
    while left > 0 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        if position.is_deployment() {
            halfway.push(position);
        } else {
            left -= 1;
        }
        position.play_unchecked(moves[chance.below(moves.len())]);
    }
    if !position.has_legal_move() {
        return None;
    }
    for _ in 0..DEPLOYING {
        let position = halfway.swap_remove(chance.below(halfway.len()));
        let game = Game::from_position(
            position,
            position.to_setup(),
            recipe.ruleset,
            Draws::Platform,
        );
        let limits = Limits {
            nodes: Some(recipe.nodes),
            // With moves to choose from it searches, and does not arrange a whole army at once.
            search_moves: position.legal_moves().into_iter().collect(),
            ..Limits::default()
        };
        if let Some(best) = engine.search(&game, &limits, &Untimed, &mut |_| ())
            && let Score::Centipawns(score) = best.score
        {
            samples.push(Sample {
                position,
                score: small(score),
                result: None,
            });
        }
    }
    Some(position)
}

/// Plays to the end, or until there is no doubt about it; returns White's points.
fn finish(engine: &mut Engine, mut game: Game, limits: &Limits, samples: &mut Vec<Sample>) -> f32 {
    let (mut won, mut drawn) = (0, 0);
    loop {
        if let Some(outcome) = game.outcome() {
            return match outcome.winner {
                None => 0.5,
                Some(sittuyin::Color::White) => 1.0,
                Some(sittuyin::Color::Black) => 0.0,
            };
        }
        if !game.claims().is_empty() {
            return 0.5;
        }
        let Some(best) = engine.search(&game, limits, &Untimed, &mut |_| ()) else {
            return 0.5;
        };
        let position = *game.position();
        let score = centipawns(best.score);
        let relative = match position.turn() {
            sittuyin::Color::White => score,
            sittuyin::Color::Black => -score,
        };
        won = if score.abs() >= WON.0 { won + 1 } else { 0 };
        drawn = if score.abs() <= DRAWN.0 { drawn + 1 } else { 0 };
        if won >= WON.1 {
            return if relative > 0 { 1.0 } else { 0.0 };
        }
        if drawn >= DRAWN.1 && game.moves().len() >= DRAWN.2 {
            return 0.5;
        }
        let quiet = !position.is_check()
            && matches!(best.mv.kind(), MoveKind::Normal { .. })
            && !position.board().occupied().contains(best.mv.to());
        if quiet && matches!(best.score, Score::Centipawns(_)) {
            samples.push(Sample {
                position,
                score: small(score),
                result: None,
            });
        }
        if game.play(best.mv).is_err() {
            return 0.5;
        }
    }
}

/// A mate counts as an advantage beyond all others.
fn centipawns(score: Score) -> i32 {
    match score {
        Score::Centipawns(score) => score,
        Score::Mate(moves) if moves > 0 => 10_000,
        Score::Mate(_) => -10_000,
    }
}

fn small(score: i32) -> i16 {
    score.clamp(-10_000, 10_000) as i16
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_games() {
        let recipe = Recipe {
            ruleset: Ruleset::Modern,
            nodes: 50,
            games: 2,
        };
        let samples = generate(&recipe, Evaluation::HandCrafted, 5);
        assert_eq!(samples, generate(&recipe, Evaluation::HandCrafted, 5));
        assert_ne!(samples, generate(&recipe, Evaluation::HandCrafted, 6));
        let deploying = samples
            .iter()
            .filter(|sample| sample.position.is_deployment());
        assert!(deploying.clone().count() <= 2 * DEPLOYING);
        assert!(deploying.clone().all(|sample| sample.result.is_none()));
        assert!(samples.len() > 40, "{}", samples.len());
        assert!(
            samples
                .iter()
                .all(|sample| sample.position.is_deployment() || sample.result.is_some())
        );
    }
}
