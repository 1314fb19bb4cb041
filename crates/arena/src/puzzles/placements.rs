use crate::{
    Chance,
    puzzles::{Proof, Puzzle, Theme, judge::Judged, rating},
};
use sittuyin::{Color, Draws, Game, Order, Position, Ruleset};
use sittuyin_engine::Engine;

/// The rulesets, one after the other: those where a piece goes on an empty square.
const RULESETS: [Ruleset; 4] = [
    Ruleset::Modern,
    Ruleset::Formal,
    Ruleset::Tournament,
    Ruleset::Federation,
];
/// Armies of one seed.
const ARMIES: usize = 400;
/// Positions to search: those that sift, and those that decide.
const SIFT: u64 = 4_000;
const DEEP: u64 = 100_000;
/// Pieces still in hand, at most.
const LEFT: usize = 2;

/// The puzzles of this seed: armies set up at random but for the last two pieces or the last, where one
/// placement is clearly the best.
pub(super) fn mine(seed: u64) -> Vec<Puzzle> {
    of_armies(seed, ARMIES)
}

fn of_armies(seed: u64, armies: usize) -> Vec<Puzzle> {
    let mut engine = Engine::new(4);
    let mut found = Vec::new();
    for number in 0..armies {
        let ruleset = RULESETS[number % RULESETS.len()];
        let mut chance = Chance(seed.wrapping_mul(1_000_003) + number as u64);
        let Some(position) = almost_set_up(ruleset, &mut chance) else {
            continue;
        };
        let game = Game::from_position(position, position.to_setup(), ruleset, Draws::Platform);
        if let Some(mut puzzle) = look(&mut engine, &game) {
            puzzle.origin = format!("placements {seed} {}", number + 1);
            found.push(puzzle);
        }
    }
    found
}

/// Random placements, until the side that ends the setting up, or any where both place in turn, has so few left.
fn almost_set_up(ruleset: Ruleset, chance: &mut Chance) -> Option<Position> {
    let mut position = Position::initial(ruleset).ok()?;
    let left = 1 + chance.below(LEFT);
    let alternate = ruleset.rules().deployment.order == Order::Alternate;
    let color = if alternate {
        Color::ALL[chance.below(2)]
    } else {
        Color::Black
    };
    while position.turn() != color || usize::from(position.hand(color).len()) > left {
        let moves = position.legal_moves();
        if moves.is_empty() || !position.is_deployment() {
            return None;
        }
        position.play_unchecked(moves[chance.below(moves.len())]);
    }
    Some(position)
}

fn look(engine: &mut Engine, game: &Game) -> Option<Puzzle> {
    if !Judged::of(engine, game, SIFT)?.is_clear() {
        return None;
    }
    let judged = Judged::of(engine, game, DEEP)?;
    if !judged.is_clear() {
        return None;
    }
    let line = vec![judged.mv()?];
    Some(Puzzle {
        ruleset: game.ruleset(),
        fen: game.fen(),
        rating: rating::estimate(engine, game, &line),
        line,
        themes: vec![Theme::Placement],
        origin: String::new(),
        proof: Proof::Nodes(DEEP),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_puzzles() {
        let puzzles = of_armies(1, 120);
        assert!(!puzzles.is_empty());
        assert_eq!(puzzles, of_armies(1, 120));
        assert_ne!(puzzles, of_armies(2, 120));
        assert!(puzzles.iter().all(|puzzle| puzzle.line.len() == 1));
    }
}
