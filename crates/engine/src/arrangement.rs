//! Setting up a whole army where the order lets a side do so at once: climbing from several starts,
//! then a short search of the finalists.
//!
//! Where the other side has still to place and will see the army, a finalist is worth what it is after
//! the best answer that is found. Behind the curtain nobody sees anything: there a finalist is worth the
//! mean against several armies that do not know it, and one of those that are nearly as good as the best
//! is drawn, for an army that could be foreseen would be answered like one that is seen.

use crate::{
    evaluation,
    level::{Handicap, mix},
    node::Node,
    search::Search,
};
use sittuyin::{Color, Draft, Move, MoveKind, Order, Position, Role, Square};

/// How hard to look for an arrangement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    starts: u64,
    finalists: usize,
    /// Positions to search for each finalist.
    nodes: u64,
}

impl Effort {
    /// What is reasonable for a move that may cost so many nodes.
    pub(crate) fn of_nodes(nodes: Option<u64>) -> Self {
        let nodes = nodes.unwrap_or(400_000).min(400_000);
        let finalists = (nodes / 15_000).clamp(1, 8);
        Self {
            starts: (nodes / 15_000).clamp(1, 12),
            finalists: finalists as usize,
            nodes: nodes / finalists,
        }
    }
}

/// The draft of the side to place, with these pieces in it as far as they can stand there. Where
/// pieces are placed in turn it is as if the side placed all of its own now. `None` when there is
/// nothing to place.
pub(crate) fn draft(position: &Position, placed: &[Move]) -> Option<Draft> {
    let mut base = *position;
    if position.rules().deployment.order == Order::Alternate {
        let mut rules = *position.rules();
        rules.deployment.order = Order::AllThenAll;
        base = Position::new(&position.to_setup(), &rules).ok()?;
    }
    let mut draft = Draft::new(&base)?;
    place_all(&mut draft, placed);
    Some(draft)
}

/// Places what can be placed, in this order as far as it can be kept: a rook may need others before
/// it. Whether all could.
fn place_all(draft: &mut Draft, placements: &[Move]) -> bool {
    let mut waiting = placements.to_vec();
    while let Some(next) = waiting
        .iter()
        .position(|&placement| draft.add(placement).is_ok())
    {
        waiting.remove(next);
    }
    waiting.is_empty()
}

/// By how many centipawns an army that is drawn may be worse than the best.
const MIXED: i32 = 25;
/// Armies that the other side may have, behind the curtain or as its answer.
const OTHERS: u64 = 4;

/// Completes a draft; what is placed already stays where it is. Behind the curtain another seed draws
/// another army; without a handicap it is the best that was found.
pub(crate) fn complete(
    search: &mut Search<'_>,
    draft: &Draft,
    handicap: Option<Handicap>,
    effort: Effort,
) -> Draft {
    let opposition = opposition(draft);
    let blind = !opposition.is_empty();
    // Who judges moves as they are needs no misjudged placings for variety where armies are drawn.
    let errors = handicap.filter(|handicap| !blind || handicap.misjudges > 0);
    let taste = Taste::new(draft, errors);
    let seed = handicap.map_or(0, |handicap| handicap.seed);
    let mut finalists: Vec<(i32, Draft)> = Vec::new();
    let starts = effort.starts * if blind { 2 } else { 1 };
    for start in 0..starts {
        // Half of what is drawn from is the same each time, so that no draw is from bad armies alone.
        let seed = if blind && start % 2 == 0 { 0 } else { seed };
        let army = taste.climbed(draft, seed, start);
        let worth = taste.worth(&army.position(), &army.pieces());
        let known = finalists
            .iter()
            .any(|(_, other)| sorted(other) == sorted(&army));
        if !known {
            finalists.push((worth, army));
        }
        search.watch.poll();
        if search.watch.stopped {
            break;
        }
    }
    finalists.sort_by_key(|(worth, _)| -worth);
    finalists.truncate(effort.finalists);
    // Where dice decide there is no line to sound.
    if finalists.len() > 1 && !draft.base().rules().dice {
        for index in 0..finalists.len() {
            let army = &finalists[index].1;
            let sounded = if blind {
                taste.sound_blindly(search, army, &opposition, effort.nodes)
            } else {
                taste.sound(search, army, effort.nodes)
            };
            if search.watch.stopped {
                finalists.truncate(index.max(1));
                break;
            }
            finalists[index].0 = sounded;
        }
    }
    // The first of equals stays first.
    finalists.sort_by_key(|(worth, _)| -worth);
    let best = finalists.first().map_or(0, |(worth, _)| *worth);
    finalists.retain(|(worth, _)| *worth >= best - MIXED);
    let drawn = if blind && handicap.is_some() {
        (mix(!seed) % finalists.len().max(1) as u64) as usize
    } else {
        0
    };
    finalists
        .into_iter()
        .nth(drawn)
        .map_or_else(|| draft.clone(), |(_, army)| army)
}

/// Armies of the other side that it may set up behind the curtain, each as its pieces; none where it sees
/// this draft, or has placed already.
fn opposition(draft: &Draft) -> Vec<Vec<(Role, Square)>> {
    let base = draft.base();
    Draft::hidden(base, !base.turn()).map_or_else(Vec::new, |other| {
        let taste = Taste::new(&other, None);
        (0..OTHERS)
            .map(|start| taste.climbed(&other, 0, start).pieces())
            .collect()
    })
}

fn sorted(army: &Draft) -> Vec<(Role, Square)> {
    let mut pieces = army.pieces();
    pieces.sort_unstable();
    pieces
}

/// What an arrangement is judged by.
struct Taste {
    color: Color,
    handicap: Option<Handicap>,
}

impl Taste {
    fn new(draft: &Draft, handicap: Option<Handicap>) -> Self {
        Self {
            color: draft.base().turn(),
            handicap,
        }
    }

    fn relative(&self, white: i32) -> i32 {
        match self.color {
            Color::White => white,
            Color::Black => -white,
        }
    }

    fn errors(&self, handicap: Option<Handicap>, pieces: &[(Role, Square)]) -> i32 {
        let relative = |square: Square| match self.color {
            Color::White => square,
            Color::Black => square.rotated(),
        };
        handicap.map_or(0, |handicap| {
            pieces
                .iter()
                .map(|&(role, square)| handicap.placement_error(role, relative(square)))
                .sum()
        })
    }

    fn worth(&self, position: &Position, pieces: &[(Role, Square)]) -> i32 {
        self.relative(evaluation::evaluate(position)) + self.errors(self.handicap, pieces)
    }

    /// The worth of pieces on a board where they need not all be lawful yet.
    fn worth_of(&self, base: &Position, pieces: &[(Role, Square)]) -> i32 {
        self.worth(&with(base, pieces), pieces)
    }

    /// Places the rest one by one, each time the piece and square that look best.
    fn fill(&self, draft: &Draft, whim: Option<Handicap>) -> Draft {
        let mut army = draft.clone();
        loop {
            let position = army.position();
            // No pawn is displaced: squares behind the line are as good and plenty.
            let best = army
                .additions()
                .into_iter()
                .filter_map(undisplacing)
                .max_by_key(|&piece| {
                    self.worth_of(&position, &[piece]) + self.errors(whim, &[piece])
                });
            let Some((role, square)) = best else {
                return army;
            };
            if army.place(role, square).is_err() {
                return army;
            }
        }
    }

    /// Shifts and exchanges pieces as long as it helps; the first `kept` are not touched.
    fn climb(&self, army: &mut Draft, kept: usize) {
        let base = *army.base();
        let mut worth = self.worth_of(&base, &army.pieces());
        for _ in 0..12 {
            let before = worth;
            for index in kept..army.pieces().len() {
                let mut pieces = army.pieces();
                let (role, from) = pieces[index];
                let best = army
                    .shifts(from)
                    .into_iter()
                    .filter_map(undisplacing)
                    .map(|(_, to)| {
                        pieces[index] = (role, to);
                        (self.worth_of(&base, &pieces), to)
                    })
                    .max();
                if let Some((better, to)) = best
                    && better > worth
                    && army.shift(from, to).is_ok()
                {
                    worth = better;
                }
            }
            for first in kept..army.pieces().len() {
                for second in first + 1..army.pieces().len() {
                    let mut pieces = army.pieces();
                    if pieces[first].0 == pieces[second].0 {
                        continue;
                    }
                    (pieces[first].1, pieces[second].1) = (pieces[second].1, pieces[first].1);
                    let better = self.worth_of(&base, &pieces);
                    if better > worth
                        && let Some(exchanged) = rebuilt(army, &pieces, kept)
                    {
                        *army = exchanged;
                        worth = better;
                    }
                }
            }
            if worth == before {
                break;
            }
        }
    }

    /// An army as it comes from one start: the first is as it looks best, the others begin with a whim.
    fn climbed(&self, draft: &Draft, seed: u64, start: u64) -> Draft {
        let whim = (start > 0).then(|| Handicap {
            seed: mix(seed ^ mix(start)),
            hasty: 0,
            misjudges: 0,
            misplaces: 70,
        });
        let mut army = self.fill(draft, whim);
        self.climb(&mut army, draft.placements().len());
        army
    }

    /// The worth of an arrangement after a short search. An opponent that has not placed yet gets
    /// the best answer to it first that is found from some starts.
    fn sound(&self, search: &mut Search<'_>, army: &Draft, nodes: u64) -> i32 {
        let mut position = army.position();
        if let Some(reply) = draft(&position, &[]) {
            let taste = Self::new(&reply, None);
            position = (0..OTHERS)
                .map(|start| taste.climbed(&reply, 0, start).position())
                .min_by_key(|answered| self.relative(evaluation::evaluate(answered)))
                .unwrap_or(position);
        }
        self.searched(search, position, nodes) + self.errors(self.handicap, &army.pieces())
    }

    /// The mean worth of an arrangement against these armies, which do not know it.
    fn sound_blindly(
        &self,
        search: &mut Search<'_>,
        army: &Draft,
        opposition: &[Vec<(Role, Square)>],
        nodes: u64,
    ) -> i32 {
        let (position, count) = (army.position(), opposition.len() as i32);
        let sum: i32 = opposition
            .iter()
            .map(|other| {
                // White begins, whichever army was thought of last.
                let both = with(&position, other);
                let begun = match both.turn() {
                    Color::White => both,
                    Color::Black => both.passed(),
                };
                self.searched(search, begun, nodes / count as u64)
            })
            .sum();
        sum / count + self.errors(self.handicap, &army.pieces())
    }

    /// The score of a short search.
    fn searched(&self, search: &mut Search<'_>, position: Position, nodes: u64) -> i32 {
        let score = search.sound(&Node::alone(position), nodes);
        self.relative(match position.turn() {
            Color::White => score,
            Color::Black => -score,
        })
    }
}

/// The piece and the square of a placement that displaces no pawn.
fn undisplacing(placement: Move) -> Option<(Role, Square)> {
    match placement.kind() {
        MoveKind::Placement {
            role,
            to,
            displaced: None,
        } => Some((role, to)),
        _ => None,
    }
}

/// The position with these pieces placed, lawful or not.
fn with(base: &Position, pieces: &[(Role, Square)]) -> Position {
    let mut position = *base;
    for &(role, square) in pieces {
        if let Some(placement) = Move::placement(role, square) {
            position.play_unchecked(placement);
        }
    }
    position
}

/// The draft with these pieces instead of its own, when all may stand where they do; the first `kept`
/// stay as they are.
fn rebuilt(army: &Draft, pieces: &[(Role, Square)], kept: usize) -> Option<Draft> {
    let mut placements = army.placements()[..kept].to_vec();
    placements.extend(
        pieces[kept..]
            .iter()
            .filter_map(|&(role, square)| Move::placement(role, square)),
    );
    let mut draft = army.clone();
    draft.replace(&placements).ok()?;
    Some(draft)
}
