//! The search for the shortest mate: every move of one side and every reply of the other, a move deeper
//! each time, so that what is not found is not there.

use crate::{
    limits::Limits,
    node::{DrawRules, Node},
    report::{Best, Report, Score, ScoreBound},
    time::{Budget, Control},
    watch::Watch,
};
use sittuyin::{Color, Game, Move, Position, Status};

/// The shortest mate in at most so many moves, or in how many there is none. `past` are the hashes of
/// the positions before the node, back to the last irreversible move.
pub(crate) fn find(
    game: &Game,
    node: &Node,
    past: &[u64],
    (moves, limits): (u32, &Limits),
    control: &dyn Control,
    report: &mut dyn FnMut(&Report),
) -> Result<Best, u32> {
    let watch = Watch::new(control, Budget::new(limits), limits.nodes);
    let mut search = MateSearch::new(watch, DrawRules::of(game), node, past);
    let only = &limits.search_moves;
    let candidates: Vec<Move> = (node.position.legal_moves().into_iter())
        .filter(|candidate| only.is_empty() || only.contains(candidate))
        .collect();
    let Found { line, none_in } = search.run(node, &candidates, moves);
    let pv = line.ok_or(none_in)?;
    let score = Score::Mate(none_in as i32 + 1);
    let best = Best {
        mv: *pv.first().ok_or(none_in)?,
        ponder: pv.get(1).copied(),
        score,
        no_mate: Some(none_in),
    };
    report(&Report {
        depth: pv.len() as u32,
        seldepth: pv.len() as u32,
        line: 1,
        nodes: search.watch.nodes,
        elapsed: control.elapsed(),
        score,
        bound: ScoreBound::Exact,
        pv,
        hashfull: 0,
        tbhits: 0,
    });
    Ok(best)
}

/// What the search came to.
struct Found {
    /// The mate, both sides doing their best.
    line: Option<Vec<Move>>,
    /// In so many moves there is none.
    none_in: u32,
}

/// What is known of a position: plies within which there is a mate, and within which there is none.
#[derive(Clone, Copy, Default)]
struct Known {
    key: u64,
    mate_within: u8,
    none_within: u8,
    /// The move that mates, or the reply that does not let it happen.
    best: Option<Move>,
}

impl Known {
    fn depth(&self) -> u8 {
        self.mate_within.max(self.none_within)
    }
}

/// Two entries share a place: the deepest, and the last.
type Pair = [Known; 2];

/// Places of the table, which is of 16 MB.
const PLACES: usize = 1 << 18;

/// The longest mate that is looked for, in moves.
const LONGEST: u32 = 100;

struct MateSearch<'a> {
    watch: Watch<'a>,
    draws: DrawRules,
    attacker: Color,
    /// Positions that the game has seen twice: they must not come again.
    repeated: Vec<u64>,
    table: Vec<Pair>,
}

impl<'a> MateSearch<'a> {
    /// A search from a position; `past` are the hashes of those before it in the game.
    fn new(watch: Watch<'a>, draws: DrawRules, root: &Node, past: &[u64]) -> Self {
        let mut seen: Vec<u64> = past.to_vec();
        seen.push(root.position.hash());
        seen.sort_unstable();
        let repeated = (seen.windows(2))
            .filter(|pair| draws.repeats() && pair[0] == pair[1])
            .map(|pair| pair[0])
            .collect();
        Self {
            watch,
            draws,
            attacker: root.position.turn(),
            repeated,
            table: vec![Pair::default(); PLACES],
        }
    }

    /// Looks for a mate that begins with one of these moves, in at most so many.
    fn run(&mut self, root: &Node, candidates: &[Move], moves: u32) -> Found {
        let mut none_in = 0;
        for depth in 1..=moves.min(LONGEST) {
            let plies = 2 * depth - 1;
            for (&candidate, number) in candidates.iter().zip(1..) {
                if self.watch.is_long() {
                    self.watch.control.considers(plies, candidate, number);
                }
                let after = root.after(candidate, &self.draws);
                if self.falls(&after, plies - 1) {
                    let mut line = vec![candidate];
                    self.follow(&after, plies - 1, &mut line);
                    return Found {
                        line: Some(line),
                        none_in,
                    };
                }
                if self.watch.stopped {
                    return Found {
                        line: None,
                        none_in,
                    };
                }
            }
            none_in = depth;
        }
        Found {
            line: None,
            none_in,
        }
    }

    /// Whether the attacker mates within so many plies, whoever is to move. `false` too when stopped.
    fn falls(&mut self, node: &Node, plies: u32) -> bool {
        self.watch.count();
        if self.watch.stopped {
            return false;
        }
        if node.position.turn() == self.attacker {
            plies > 0 && !self.is_drawn(node) && self.attacks(node, plies)
        } else if plies == 0 {
            is_mate(node)
        } else {
            !self.is_drawn(node) && self.cannot_escape(node, plies)
        }
    }

    fn is_drawn(&self, node: &Node) -> bool {
        node.is_drawn_by_itself(&self.draws) || self.repeated.contains(&node.position.hash())
    }

    /// Whether some move mates.
    fn attacks(&mut self, node: &Node, plies: u32) -> bool {
        let (decided, best) = self.look_up(node, plies);
        if let Some(decided) = decided {
            return decided;
        }
        let candidates = self.attacking(node, plies, best);
        for candidate in candidates {
            let after = node.after(candidate, &self.draws);
            // Without check the last move mates nobody.
            if (plies > 1 || after.check) && self.falls(&after, plies - 1) {
                self.store(node, plies, true, Some(candidate));
                return true;
            }
            if self.watch.stopped {
                return false;
            }
        }
        self.store(node, plies, false, None);
        false
    }

    /// Whether every reply leads to mate.
    fn cannot_escape(&mut self, node: &Node, plies: u32) -> bool {
        let (decided, best) = self.look_up(node, plies);
        if let Some(decided) = decided {
            return decided;
        }
        let replies = self.defending(node, best);
        if replies.is_empty() {
            return node.check && node.position.status() == Status::Checkmate;
        }
        for reply in replies {
            let after = node.after(reply, &self.draws);
            if !self.falls(&after, plies - 1) {
                if !self.watch.stopped {
                    self.store(node, plies, false, Some(reply));
                }
                return false;
            }
        }
        self.store(node, plies, true, None);
        true
    }

    /// The attacker's moves: what mated before, then checks, then what leaves the fewest replies.
    fn attacking(&self, node: &Node, plies: u32, best: Option<Move>) -> Vec<Move> {
        let order = |candidate| {
            if best == Some(candidate) || plies < 3 {
                return 0;
            }
            let after = node.after(candidate, &self.draws);
            let replies = if plies < 5 {
                0
            } else {
                after.position.legal_moves().len()
            };
            1 + replies + if after.check { 0 } else { 40 }
        };
        sorted(&node.position, order)
    }

    /// The replies: what held before, then captures and moves of the king.
    fn defending(&self, node: &Node, best: Option<Move>) -> Vec<Move> {
        let board = node.position.board();
        let color = node.position.turn();
        let order = |reply: Move| {
            if best == Some(reply) {
                0
            } else if board.of_color(!color).contains(reply.to()) {
                1
            } else if reply.from().is_some() && reply.from() == board.king(color) {
                2
            } else {
                3
            }
        };
        sorted(&node.position, order)
    }

    /// Adds the rest of a mate that is there: the defender holds out for as long as it can.
    fn follow(&mut self, node: &Node, plies: u32, line: &mut Vec<Move>) {
        let mut node = *node;
        let mut left = plies;
        while left > 0 && !is_mate(&node) {
            let attacks = node.position.turn() == self.attacker;
            let mut best: Option<(Move, u32)> = None;
            for lawful in node.position.legal_moves() {
                let after = node.after(lawful, &self.draws);
                // The fewest plies after it in which the mate comes.
                let Some(needed) = (0..left).find(|&needed| self.falls(&after, needed)) else {
                    continue;
                };
                let better = best.is_none_or(|(_, before)| {
                    if attacks {
                        needed < before
                    } else {
                        needed > before
                    }
                });
                if better {
                    best = Some((lawful, needed));
                }
            }
            // Only a search that is stopped does not find again what it has found.
            let Some((next, needed)) = best else { return };
            line.push(next);
            node = node.after(next, &self.draws);
            left = needed;
        }
    }

    fn place(key: u64) -> usize {
        ((u128::from(key) * PLACES as u128) >> 64) as usize
    }

    /// What is known: whether there is a mate within so many plies, and the move to try first.
    fn look_up(&self, node: &Node, plies: u32) -> (Option<bool>, Option<Move>) {
        let key = node.key_for(plies, &self.draws);
        let mut best = None;
        for known in self.table[Self::place(key)] {
            if known.key == key && known.depth() > 0 {
                best = best.or(known.best);
                if known.mate_within > 0 && u32::from(known.mate_within) <= plies {
                    return (Some(true), best);
                }
                if u32::from(known.none_within) >= plies {
                    return (Some(false), best);
                }
            }
        }
        (None, best)
    }

    fn store(&mut self, node: &Node, plies: u32, mates: bool, best: Option<Move>) {
        let key = node.key_for(plies, &self.draws);
        let [deep, last] = &mut self.table[Self::place(key)];
        let depth = plies as u8; // At most twice LONGEST.
        let known = if deep.key == key || depth >= deep.depth() {
            if deep.key != key && deep.depth() > 0 {
                *last = *deep;
            }
            deep
        } else {
            last
        };
        if known.key != key {
            *known = Known {
                key,
                ..Known::default()
            };
        }
        if mates {
            known.mate_within = match known.mate_within {
                0 => depth,
                before => before.min(depth),
            };
        } else {
            known.none_within = known.none_within.max(depth);
        }
        known.best = best.or(known.best);
    }
}

fn sorted(position: &Position, mut order: impl FnMut(Move) -> usize) -> Vec<Move> {
    let mut moves: Vec<_> = position.legal_moves().into_iter().collect();
    moves.sort_by_cached_key(|&lawful| order(lawful));
    moves
}

fn is_mate(node: &Node) -> bool {
    node.check && node.position.status() == Status::Checkmate
}
