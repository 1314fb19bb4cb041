//! Arbitrary changes to a draft: whatever they are, what it holds can be placed in some order.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sittuyin::{Color, Draft, Game, Move, Order, Role, Ruleset, Square};

fuzz_target!(|input: (u8, Vec<(u8, u8, u8, u8)>)| {
    let (choice, changes) = input;
    let ruleset = Ruleset::ALL[usize::from(choice >> 1) % Ruleset::ALL.len()];
    let order = ruleset.orders()[usize::from(choice) % ruleset.orders().len()];
    let Some(game) = Game::in_order(ruleset, order) else { unreachable!("an order of the ruleset") };
    let draft = match order {
        Order::Hidden => Draft::hidden(game.position(), Color::ALL[usize::from(choice >> 7)]),
        _ => Draft::new(game.position()),
    };
    let Some(mut draft) = draft else { return };
    for (change, role, first, second) in changes.into_iter().take(60) {
        let square = |index: u8| Square::new(index % 64).unwrap_or_else(|| unreachable!());
        let (role, first, second) = (Role::ALL[usize::from(role % 6)], square(first), square(second));
        let before = draft.clone();
        let done = match change % 4 {
            0 => draft.place(role, first).is_ok(),
            1 => Move::displacement(role, first, second).is_some_and(|placed| draft.add(placed).is_ok()),
            2 => draft.shift(first, second).is_ok(),
            _ => draft.take_up(first).is_ok(),
        };
        assert!(done || draft == before);
        let mut position = *draft.base();
        let held = position.hand(position.turn()).len();
        assert!(draft.placements().len() <= usize::from(held));
        if let Some(moves) = draft.confirm() {
            for placement in moves {
                assert!(position.play(placement).is_ok());
            }
        }
        let _ = (draft.additions(), draft.shifts(first));
    }
});
