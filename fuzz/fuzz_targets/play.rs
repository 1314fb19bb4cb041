//! Arbitrary moves, throws, claims and taking back, in every ruleset and order: what is lawful is
//! played, all else is refused with a reason, and nothing panics.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sittuyin::{Claim, Dice, Game, Move, Ruleset};

fuzz_target!(|input: (u8, u8, Vec<(u8, u16)>)| {
    let (ruleset, order, acts) = input;
    let ruleset = Ruleset::ALL[usize::from(ruleset) % Ruleset::ALL.len()];
    let orders = ruleset.orders();
    let Some(mut game) = Game::in_order(ruleset, orders[usize::from(order) % orders.len()]) else {
        unreachable!("an order of the ruleset")
    };
    for (act, bits) in acts.into_iter().take(400) {
        let position = *game.position();
        match act % 8 {
            0 => {
                if let Some(candidate) = Move::from_bits(bits) {
                    let reason = position.why_illegal(candidate);
                    assert_eq!(reason.is_none(), position.is_legal(candidate));
                    let over = game.outcome().is_some();
                    assert_eq!(game.play(candidate).is_ok(), reason.is_none() && !over);
                    let mut anything = position;
                    anything.play_unchecked(candidate);
                    let _ = (anything.count_legal_moves(), anything.status());
                }
            }
            1 => {
                let faces = [0, 3, 6].map(|shift| (bits >> shift & 7) as u8);
                if let Some(dice) = Dice::thrown(faces) {
                    let _ = game.throw(dice);
                }
            }
            2 if bits & 15 == 0 => game.take_back(usize::from(bits >> 12)),
            3 if bits & 63 == 0 => {
                let claims = [Claim::PromotionsOnly, Claim::FiftyMove, Claim::Threefold, Claim::Count];
                let claim = claims[usize::from(bits >> 14)];
                let holds = game.claims().contains(&claim);
                assert_eq!(game.claim(claim).is_ok(), holds);
            }
            _ => {
                let legal = position.legal_moves();
                if !legal.is_empty() && game.outcome().is_none() {
                    let chosen = legal[usize::from(bits) % legal.len()];
                    assert!(game.play(chosen).is_ok());
                }
            }
        }
    }
});
