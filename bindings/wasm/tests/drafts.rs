//! Arranging an army before it is confirmed. The positions are the cases D4 and D5 of the rules:
//! White has placed, Black places, and a rook may not face the king on d2 (C7).

mod page;

use page::{draft, explanation, failure, list, moves, record, text, texts, view};
use serde_json::{Value, json};

const KING_ON_D2: &str = "8/8/4pppp/pppp4/4PPPP/PPPPSN2/1NFK1S2/R6R[kfrrssnn] b - - 0 1";
const KING_ON_E2_SCREENED: &str = "8/8/4pppp/pppp4/4PPPP/PPPPSN2/1NF1KS2/R6R[kfrrssnn] b - - 0 1";

fn against(fen: &str) -> Value {
    record("formal", Some(fen), &[])
}

fn reason(record: &Value, pieces: &[&str], attempt: &Value) -> Value {
    explanation(record, &draft(pieces), attempt)["reason"].clone()
}

fn place(piece: &str) -> Value {
    let (letter, to) = piece.split_once('@').expect("letter, @, square");
    json!({ "kind": "place", "role": page::role(letter), "to": to })
}

fn shift(from: &str, to: &str) -> Value {
    json!({ "kind": "move", "from": from, "to": to })
}

fn take_up(from: &str) -> Value {
    json!({ "kind": "takeUp", "from": from })
}

#[test]
fn a_rook_waits_for_its_screen() {
    let record = against(KING_ON_D2);
    let refused = explanation(&record, &draft(&[]), &place("R@d8"));
    assert_eq!(refused["reason"], "rook-faces-king");
    assert_eq!(refused["rule"], "C7");
    assert_eq!(refused["role"], "rook");
    let marks = list(&refused["squares"]);
    assert!(marks.contains(&json!({ "square": "d8", "mark": "attacker" })));
    assert!(marks.contains(&json!({ "square": "d2", "mark": "target" })));
    assert!(marks.contains(&json!({ "square": "d5", "mark": "line" })));

    assert_eq!(reason(&record, &["N@d7"], &place("R@d8")), Value::Null);
    let screened = view(&record, &draft(&["N@d7", "R@d8"]));
    assert_eq!(screened["draft"]["loose"], json!(["d8"]));
    let both = ["N@d7", "R@d8"];
    assert_eq!(reason(&record, &both, &take_up("d7")), "screen-needed");
    assert_eq!(reason(&record, &both, &take_up("d8")), Value::Null);
    assert_eq!(reason(&record, &both, &shift("d7", "e7")), "screen-needed");
    assert_eq!(reason(&record, &both, &shift("d7", "d6")), Value::Null);
    let shifts = moves(&screened, true);
    assert!(shifts.contains(&"d7d6".to_owned()));
    assert!(!shifts.contains(&"d7e7".to_owned()));
}

#[test]
fn a_white_piece_screens_as_well() {
    let record = against(KING_ON_E2_SCREENED);
    assert_eq!(reason(&record, &[], &place("R@e8")), Value::Null);
    assert!(moves(&view(&record, &draft(&[])), false).contains(&"R@e8".to_owned()));
}

#[test]
fn pieces_may_be_named_in_any_order() {
    let record = against(KING_ON_D2);
    let shown = view(&record, &draft(&["R@d8", "N@d7"]));
    let drafted: Vec<String> = list(&shown["pieces"])
        .iter()
        .filter(|piece| piece["draft"] == true)
        .map(|piece| text(&piece["square"]))
        .collect();
    assert_eq!(drafted, ["d7", "d8"]);
    assert!(failure(&record, &draft(&["R@d8"])).contains("may not face the White king"));
}

#[test]
fn a_whole_army_waits_for_its_confirmation() {
    let record = against(KING_ON_D2);
    let army = [
        "R@d8", "K@b7", "F@c7", "S@c6", "S@e7", "N@d7", "N@f7", "R@h8",
    ];
    let incomplete = view(&record, &draft(&army[..7]));
    assert_eq!(incomplete["draft"]["confirm"], Value::Null);
    assert_eq!(incomplete["black"], json!([{ "role": "rook", "count": 1 }]));

    let shown = view(&record, &draft(&army));
    assert_eq!(shown["turn"], "black");
    assert_eq!(shown["stage"], "deployment");
    assert_eq!(shown["black"], json!([]));
    assert_eq!(moves(&shown, false), [""; 0]);
    assert_eq!(list(&shown["draft"]["loose"]).len(), 7);
    assert_eq!(
        reason(&record, &army, &place("K@e2")),
        "not-in-hand",
        "White's turn comes after the confirmation"
    );

    let confirm = texts(&shown["draft"]["confirm"]);
    let order = |placement: &str| confirm.iter().position(|other| other == placement);
    assert!(order("N@d7") < order("R@d8"), "{confirm:?}");
    let mut placed = record.clone();
    placed["moves"] = json!(confirm);
    let play = view(&placed, &draft(&[]));
    assert_eq!(
        (&play["turn"], &play["stage"], &play["draft"]),
        (&json!("white"), &json!("play"), &Value::Null)
    );
    assert_eq!(list(&play["history"]).len(), 8);
    assert_eq!(play["history"][0]["color"], "black");
}

#[test]
fn a_draft_holds_no_more_than_the_hand() {
    let record = record("formal", None, &[]);
    let army = [
        "K@e2", "F@d2", "S@c2", "S@f2", "N@b2", "N@g2", "R@a1", "R@h1",
    ];
    assert_eq!(reason(&record, &army, &place("K@e7")), "not-in-hand");
    let mut more = army.to_vec();
    more.push("K@e7");
    assert!(failure(&record, &draft(&more)).contains("you do not hold such a piece"));
    assert_eq!(reason(&record, &army[..1], &place("K@d2")), "not-in-hand");
    assert!(failure(&record, &draft(&["P@e2"])).contains("you do not hold such a piece"));
    assert_eq!(
        explanation(
            &record,
            &draft(&[]),
            &json!({ "kind": "place", "role": "pawn", "to": "e2" })
        )["reason"],
        "not-in-hand"
    );
}

#[test]
fn every_draft_move_is_lawful_and_every_other_has_a_reason() {
    let record = against(KING_ON_D2);
    let pieces = ["N@d7", "R@d8", "K@b7"];
    let shown = view(&record, &draft(&pieces));
    let (additions, shifts) = (moves(&shown, false), moves(&shown, true));
    let squares = || (0..64).map(|i| format!("{}{}", char::from(b'a' + i % 8), i / 8 + 1));
    for to in squares() {
        for letter in ["K", "F", "S", "N", "R"] {
            let piece = format!("{letter}@{to}");
            let lawful = reason(&record, &pieces, &place(&piece)).is_null();
            assert_eq!(lawful, additions.contains(&piece), "{piece}");
        }
        for from in ["d7", "d8", "b7"].into_iter().filter(|&from| from != to) {
            let lawful = reason(&record, &pieces, &shift(from, &to)).is_null();
            assert_eq!(
                lawful,
                shifts.contains(&format!("{from}{to}")),
                "{from}{to}"
            );
        }
    }
    assert_eq!(additions.len() + shifts.len(), list(&shown["moves"]).len());
}

/// Under Parlett's rule 3 a piece may take the square of an own pawn (C17), drafted already or not.
#[test]
fn a_drafted_piece_shifts_onto_an_own_pawn() {
    let record = page::record("parlett", None, &[]);
    let pieces = ["N@b2", "K@e2"];
    let shifts = moves(&view(&record, &draft(&pieces)), true);
    let onto = |from: &str, to: &str, pawn: &str| json!({ "kind": "move", "from": from, "to": to, "displaced": pawn });
    // The pawn of a3 goes to an empty square behind the line, the one that the knight leaves included.
    for pawn in ["a1", "h1", "h3", "b2"] {
        assert!(shifts.contains(&format!("b2a3,{pawn}")), "{pawn}");
        assert_eq!(
            reason(&record, &pieces, &onto("b2", "a3", pawn)),
            Value::Null
        );
    }
    // Not in front of the line, on the king, or on its own square.
    for pawn in ["a4", "e2", "a3"] {
        assert!(!shifts.contains(&format!("b2a3,{pawn}")), "{pawn}");
        assert_ne!(
            reason(&record, &pieces, &onto("b2", "a3", pawn)),
            Value::Null
        );
    }
    assert!(!shifts.contains(&"b2a3".to_owned()));
    assert_eq!(
        reason(&record, &pieces, &shift("b2", "a3")),
        "displaced-pawn-needs-square"
    );

    // A piece that stands on a pawn's square gives it back when it leaves, and may take that pawn's new one.
    let standing = json!([{ "role": "knight", "square": "a3", "displaced": "a1" }]);
    let shifts = moves(&view(&record, &standing), true);
    assert!(shifts.contains(&"a3a1".to_owned()));
    assert!(shifts.contains(&"a3b3,a1".to_owned()));
    assert!(!shifts.iter().any(|shift| shift.starts_with("a3a3")));

    // Under formal rules no pawn is displaced.
    let formal = page::record("formal", None, &[]);
    let shifts = moves(&view(&formal, &draft(&pieces)), true);
    assert!(shifts.contains(&"b2c2".to_owned()));
    assert!(shifts.iter().all(|shift| !shift.contains(',')));
}

#[test]
fn only_what_is_drafted_is_taken_up_or_shifted() {
    let record = against(KING_ON_D2);
    let pieces = ["N@d7"];
    assert_eq!(reason(&record, &pieces, &take_up("e7")), "empty-square");
    assert_eq!(reason(&record, &pieces, &take_up("d2")), "not-your-piece");
    assert_eq!(reason(&record, &pieces, &take_up("d5")), "not-its-move");
    assert_eq!(
        reason(&record, &pieces, &shift("d5", "d4")),
        "must-place-first"
    );
    assert_eq!(
        reason(&record, &pieces, &shift("d2", "d1")),
        "not-your-piece"
    );
    assert_eq!(reason(&record, &pieces, &shift("d7", "d3")), "square-taken");
    assert_eq!(
        reason(&record, &pieces, &shift("d7", "c8")),
        "back-rank-for-rooks"
    );
    let promote = json!({ "kind": "promote", "from": "d7", "to": "d7" });
    assert_eq!(reason(&record, &pieces, &promote), "not-a-pawn");
}

#[test]
fn there_is_no_draft_where_pieces_are_placed_in_turn() {
    let record = record("modern", None, &[]);
    assert_eq!(view(&record, &draft(&[]))["draft"], Value::Null);
    assert!(failure(&record, &draft(&["K@e2"])).contains("nothing can be drafted"));
    assert_eq!(reason(&record, &[], &place("K@e4")), "square-taken");
    assert_eq!(reason(&record, &[], &place("R@e2")), "rook-back-rank-only");
}
