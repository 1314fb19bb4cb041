//! Positions whose lawful moves, status and claims are known from outside this crate: the position
//! cases of the conformance suite (docs/conformance-format.md).

#![allow(clippy::unwrap_used)]

use serde::Deserialize;
use sittuyin::{Draws, Flaw, Game, Move, Position, Ruleset, fen::Fen, uci::UciMove};

#[derive(Deserialize)]
struct Case {
    id: String,
    ruleset: String,
    fen: String,
    legal: Vec<String>,
    status: String,
    claims: Vec<String>,
}

fn game(fen: &str, ruleset: Ruleset) -> Game {
    let Fen(setup) = fen.parse().unwrap();
    let position = Position::new(&setup, ruleset.rules())
        .or_else(|illegal| illegal.waive(|flaw| matches!(flaw, Flaw::MissingKing(_))))
        .unwrap();
    Game::from_position(position, setup, ruleset, Draws::Ruleset)
}

/// Compares every case of the playable rulesets and returns how many there were.
fn compare(lines: &str) -> usize {
    let mut compared = 0;
    for line in lines.lines().skip(1) {
        let case: Case = serde_json::from_str(line).unwrap();
        let ruleset: Ruleset = case.ruleset.parse().unwrap();
        let game = game(&case.fen, ruleset);
        let name = format!("{} {} {}", case.id, case.ruleset, case.fen);
        let mut legal: Vec<String> = game
            .position()
            .legal_moves()
            .iter()
            .map(|&lawful| UciMove(lawful).to_string())
            .collect();
        legal.sort();
        assert_eq!(legal, case.legal, "{name}");
        assert_eq!(game.position().count_legal_moves(), legal.len(), "{name}");
        assert_eq!(game.position().status().id(), case.status, "{name}");
        let claims: Vec<_> = game.claims().iter().map(|claim| claim.id()).collect();
        assert_eq!(claims, case.claims, "{name}");
        explanations_are_silent_exactly_for_lawful_moves(game.position(), &name);
        compared += 1;
    }
    compared
}

fn explanations_are_silent_exactly_for_lawful_moves(position: &Position, name: &str) {
    let legal = position.legal_moves();
    for candidate in (0..=u16::MAX).filter_map(Move::from_bits) {
        let explained = position.why_illegal(candidate);
        assert_eq!(
            explained.is_none(),
            legal.contains(&candidate),
            "{name}: {} {explained:?}",
            UciMove(candidate)
        );
    }
}

#[test]
fn rule_cases() {
    assert_eq!(compare(include_str!("data/cases.jsonl")), 180);
}

#[test]
fn positions_without_a_lawful_move() {
    assert_eq!(compare(include_str!("data/no_lawful_move.jsonl")), 234);
}
