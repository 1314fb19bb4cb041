//! Seeded games of every ruleset and order of placing.

use sittuyin::{Dice, Event, Game, Order, Ruleset};

/// A small random source (xorshift), so that a failing game can be replayed from its seed.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// Every ruleset in every order in which it is placed.
pub(crate) fn games() -> impl Iterator<Item = Game> {
    Ruleset::ALL.into_iter().flat_map(|ruleset| {
        let in_order = move |&order: &Order| Game::in_order(ruleset, order).unwrap();
        ruleset.orders().iter().map(in_order)
    })
}

/// What happens next in a random game; promotions and captures often, for they are rare.
pub(crate) fn next(game: &Game, random: &mut Random) -> Option<Event> {
    if game.outcome().is_some() {
        return None;
    }
    if game.position().awaits_dice() {
        let mut die = || u8::try_from(random.below(6)).unwrap() + 1;
        return Some(Event::Throw(Dice::thrown([die(), die(), die()]).unwrap()));
    }
    let legal = game.position().legal_moves();
    let occupied = game.position().board().occupied();
    let sharp: Vec<_> = legal
        .iter()
        .copied()
        .filter(|lawful| {
            lawful.is_promotion() || !lawful.is_placement() && occupied.contains(lawful.to())
        })
        .collect();
    let pool = if !sharp.is_empty() && random.below(2) == 0 {
        &sharp[..]
    } else {
        &legal[..]
    };
    Some(Event::Move(pool[random.below(pool.len())]))
}

/// Plays a game to its end, or to this many moves and throws.
pub(crate) fn play(mut game: Game, seed: u64, events: usize) -> Game {
    let mut random = Random::new(seed);
    for _ in 0..events {
        match next(&game, &mut random) {
            Some(event) => game.apply(event).unwrap(),
            None => break,
        }
    }
    game
}
