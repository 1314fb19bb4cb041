//! The end of a line: captures only, until nothing hangs.

use crate::{
    exchange,
    movepick::{Hints, Kind},
    node::Node,
    report::{INFINITE, MATE_BOUND, MAX_PLY},
    search::{Search, Window},
    transposition::{Bound, Known},
};

/// What a capture may bring beyond the captured man.
const DELTA: i32 = 140;

impl Search<'_> {
    /// Searches captures, and in check all evasions. The side to move may also leave things as they
    /// are.
    pub(crate) fn quiescence<const PV: bool>(
        &mut self,
        node: &Node,
        window: Window,
        ply: usize,
    ) -> i32 {
        if PV {
            self.clear_line(ply);
            self.seldepth = self.seldepth.max(ply);
        }
        self.count_node();
        if self.watch.stopped || node.is_drawn(&self.draws, &self.past, self.root) {
            return 0;
        }
        if let Some(score) = self.tabulated(node, ply) {
            return score;
        }
        if ply >= MAX_PLY {
            return if node.check {
                0
            } else {
                self.standing(node, ply)
            };
        }
        let Window { mut alpha, beta } = window;
        let key = node.key();
        let known = self.table.probe(key, ply);
        if let Some(known) = known
            && !PV
            && known.settles(alpha, beta)
        {
            return known.score;
        }

        let position = &node.position;
        let (raw_eval, mut best_score) = if node.check {
            (None, -INFINITE)
        } else {
            let (raw, mut eval) = {
                let place = self.place(node, ply);
                self.evaluation(node, known.as_ref(), &place)
            };
            if let Some(known) = known
                && known.settles(eval, eval)
                && known.score.abs() < MATE_BOUND
            {
                eval = known.score;
            }
            (Some(raw), eval)
        };
        let stand = best_score;
        if stand >= beta {
            if known.is_none() {
                self.table.store(
                    key,
                    ply,
                    &Known {
                        best: None,
                        score: stand,
                        eval: raw_eval,
                        depth: 0,
                        bound: Bound::Lower,
                        was_pv: false,
                    },
                );
            }
            return stand;
        }
        alpha = alpha.max(stand);

        let kind = if node.check {
            Kind::All
        } else {
            Kind::Captures
        };
        let hints = Hints {
            best: known.and_then(|known| known.best),
            killers: [None; 2],
            earlier: self.earlier(ply),
        };
        let mut picker = self.pick(position, kind, &hints);
        if node.check && picker.is_empty() {
            return Self::ended(position, ply);
        }
        let mut best_move = None;
        let mut evasions = 0;
        while let Some(picked) = picker.next(position) {
            if best_score > -MATE_BOUND {
                if !node.check {
                    if picked.loses_material() {
                        break;
                    }
                    let victim = exchange::captured(position, picked.mv).map_or(0, exchange::value);
                    let hope = stand + victim + DELTA;
                    if hope <= alpha && beta.abs() < MATE_BOUND {
                        best_score = best_score.max(hope);
                        continue;
                    }
                } else if !picked.is_capture {
                    // One quiet evasion that does not lose is enough to go by.
                    if evasions > 1 {
                        break;
                    }
                    evasions += 1;
                }
            }
            let after = node.after(picked.mv, &self.draws);
            self.past.push(position.hash());
            self.arrive(ply, position, picked.mv);
            let same = after.position.turn() == position.turn();
            let score = if same {
                self.quiescence::<PV>(&after, Window { alpha, beta }, ply + 1)
            } else {
                let turned = Window {
                    alpha: -beta,
                    beta: -alpha,
                };
                -self.quiescence::<PV>(&after, turned, ply + 1)
            };
            self.past.pop();
            if self.watch.stopped {
                return 0;
            }
            if score > best_score {
                best_score = score;
                if score > alpha {
                    best_move = Some(picked.mv);
                    if PV {
                        self.lead(ply, picked.mv);
                    }
                    if score >= beta {
                        break;
                    }
                    alpha = score;
                }
            }
        }
        self.buffers.push(picker.into_buffer());
        let bound = if best_score >= beta {
            Bound::Lower
        } else {
            Bound::Upper
        };
        self.table.store(
            key,
            ply,
            &Known {
                best: best_move,
                score: best_score,
                eval: raw_eval,
                depth: 0,
                bound,
                was_pv: known.is_some_and(|known| known.was_pv),
            },
        );
        best_score
    }
}
