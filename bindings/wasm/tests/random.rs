//! Whatever comes in, an answer goes out; and a game through the messages is the game itself.

mod page;

use page::{Still, ask, draft, list, moves, record, text, view};
use proptest::prelude::*;
use serde_json::{Value, json};
use sittuyin::{Draws, Game, Ruleset, Setup};
use sittuyin_wasm::answer;

fn answered(request: &[u8]) -> Value {
    let answer: Value =
        serde_json::from_slice(&answer(request, &Still::default())).expect("the answer is JSON");
    assert!(answer["kind"].is_string());
    answer
}

fn requests() -> [String; 4] {
    let start = record("formal", None, &["K@e2"]);
    let play = record(
        "modern",
        Some("6k1/8/6p1/8/4P3/8/8/4K3[] w - - 0 1"),
        &["e4e5"],
    );
    [
        json!({ "kind": "rulesets" }),
        json!({ "kind": "game", "record": start, "draft": draft(&["F@d2", "R@a1"]) }),
        json!({ "kind": "explain", "record": play, "draft": [],
                "attempt": { "kind": "move", "from": "g8", "to": "g7" } }),
        json!({ "kind": "explain", "record": start, "draft": draft(&["F@d2"]),
                "attempt": { "kind": "place", "role": "king", "to": "e2" } }),
    ]
    .map(|request| request.to_string())
}

proptest! {
    #[test]
    fn any_bytes_are_answered(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        answered(&bytes);
    }

    #[test]
    fn any_broken_request_is_answered(
        which in 0_usize..4,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0_u8..3), 1..6),
    ) {
        let mut bytes = requests()[which].clone().into_bytes();
        for (index, byte, change) in changes {
            let at = index.index(bytes.len());
            match change {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                _ => { bytes.remove(at); }
            }
        }
        answered(&bytes);
    }

    #[test]
    fn any_words_are_answered(
        ruleset in "formal|modern|tournament|federation|[a-z\"\\\\é]{0,8}",
        fen in prop::option::of("[1-8kKfFsSnNrRpP/]{0,40}(\\[[kfsnrKFSNR]{0,9}\\])?( [wb]( - (-|32) [0-9]{1,9}( [0-9]{1,9})?)?)?"),
        moves in prop::collection::vec("[KFSNR]@[a-h][1-8]|[a-h][1-8][a-h][1-8]f?|.{0,5}", 0..5),
        square in "[a-h][1-8]|.{0,3}",
        drafted in prop::collection::vec(("king|general|elephant|knight|rook|pawn", "[a-h][1-8]|.{0,3}"), 0..12),
    ) {
        let record = json!({ "ruleset": ruleset, "version": 1, "fen": fen, "moves": moves, "ending": null });
        let draft: Vec<Value> = drafted
            .into_iter()
            .map(|(role, square)| json!({ "role": role, "square": square }))
            .collect();
        ask(&json!({ "kind": "game", "record": record, "draft": draft }));
        for attempt in [
            json!({ "kind": "takeUp", "from": square }),
            json!({ "kind": "promote", "from": square, "to": square }),
            json!({ "kind": "move", "from": square, "to": "e4" }),
            json!({ "kind": "place", "role": "pawn", "to": square }),
        ] {
            ask(&json!({ "kind": "explain", "record": record, "draft": draft, "attempt": attempt }));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn a_game_through_the_messages_is_the_game_itself(
        which in 0_usize..4,
        choices in prop::collection::vec(any::<prop::sample::Index>(), 60),
    ) {
        let ruleset = [Ruleset::Formal, Ruleset::Modern, Ruleset::Tournament, Ruleset::Federation][which];
        let mut game = Game::from_setup(Setup::initial(), ruleset, Draws::Platform).expect("playable");
        let mut played: Vec<String> = Vec::new();
        for choice in choices {
            let names: Vec<&str> = played.iter().map(String::as_str).collect();
            let shown = view(&record(ruleset.id(), None, &names), &draft(&[]));
            prop_assert_eq!(text(&shown["fen"]), game.fen());
            let mut lawful: Vec<String> = (game.position().legal_moves().into_iter())
                .map(|lawful| sittuyin::uci::UciMove(lawful).to_string())
                .collect();
            lawful.sort_unstable();
            match game.outcome() {
                Some(outcome) => {
                    prop_assert_eq!(text(&shown["outcome"]["reason"]), outcome.reason.id());
                    prop_assert!(list(&shown["moves"]).is_empty());
                    break;
                }
                None => prop_assert_eq!(&moves(&shown, false), &lawful),
            }
            let next = lawful[choice.index(lawful.len())].clone();
            game.play_uci(&next).expect("lawful");
            played.push(next);
        }
    }
}
