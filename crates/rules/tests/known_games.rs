//! Counts, claims and results that are known from outside this crate: the game cases of the conformance
//! suite (docs/conformance-format.md).

#![allow(clippy::unwrap_used)]

use serde::Deserialize;
use sittuyin::{Draws, Game, Reason, Ruleset, fen::Fen, uci::UciMove};

#[derive(Deserialize)]
struct Case {
    id: String,
    ruleset: String,
    fen: String,
    moves: Vec<String>,
    after: String,
    status: String,
    claims: Vec<String>,
    legal: Option<Vec<String>>,
}

#[test]
fn known_games() {
    let mut replayed = 0;
    for line in include_str!("data/games.jsonl").lines().skip(1) {
        let case: Case = serde_json::from_str(line).unwrap();
        let ruleset: Ruleset = case.ruleset.parse().unwrap();
        let name = format!("{} {ruleset}", case.id);
        let Fen(setup) = case.fen.parse().unwrap();
        let mut game = Game::from_setup(setup, ruleset, Draws::Ruleset).unwrap();
        for text in &case.moves {
            game.play_uci(text)
                .unwrap_or_else(|error| panic!("{name}: {text} in {}: {error}", game.fen()));
        }
        let after: Fen = case.after.parse().unwrap();
        assert_eq!(game.fen(), after.to_string(), "{name}");
        let counted_out = game
            .outcome()
            .is_some_and(|outcome| outcome.reason == Reason::CountedOut);
        let status = if counted_out {
            Reason::CountedOut.id()
        } else {
            game.position().status().id()
        };
        assert_eq!(status, case.status, "{name}");
        assert_eq!(game.outcome().is_none(), status == "ongoing", "{name}");
        let claims: Vec<_> = game.claims().iter().map(|claim| claim.id()).collect();
        assert_eq!(claims, case.claims, "{name}");
        if let Some(expected) = case.legal {
            let mut legal: Vec<_> = game
                .position()
                .legal_moves()
                .iter()
                .map(|&lawful| UciMove(lawful).to_string())
                .collect();
            legal.sort();
            assert_eq!(legal, expected, "{name}");
        }
        replayed += 1;
    }
    assert!(replayed > 90, "{replayed} games");
}
