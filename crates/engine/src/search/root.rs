//! The root of the search: iterative deepening over the moves to choose from.

use super::{Frame, Search, Window, reduction::reduction};
use crate::{
    history::Arrival,
    level::{Handicap, mix},
    limits::Limits,
    movepick,
    node::Node,
    report::{INFINITE, MATE, MATE_BOUND, MAX_PLY, Report, Score, ScoreBound},
    time::Course,
};
use sittuyin::{Move, Position};

/// A move at the root with what is known of it.
#[derive(Clone, Debug)]
struct Candidate {
    mv: Move,
    score: i32,
    pv: Vec<Move>,
    /// By how much it is misjudged.
    error: i32,
    /// Positions searched after it, at all depths.
    nodes: u64,
}

/// What a search came to.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) score: i32,
    pub(crate) pv: Vec<Move>,
}

/// First width of the window around the score of the last depth.
const ASPIRATION: i32 = 16;

impl Search<'_> {
    pub(crate) fn count_node(&mut self) {
        self.watch.count();
    }

    pub(crate) fn clear_line(&mut self, ply: usize) {
        self.frames[ply].pv.clear();
    }

    pub(crate) fn arrive(&mut self, ply: usize, position: &Position, candidate: Move) {
        self.frames[ply].arrival = Some(Arrival::new(position, candidate));
    }

    /// The score of a position for the side to move, after so many nodes.
    pub(crate) fn sound(&mut self, node: &Node, nodes: u64) -> i32 {
        let limit = self.watch.node_limit;
        self.watch.node_limit = limit.min(self.watch.nodes + nodes);
        let score = match self.deepen(node, &Limits::default(), &mut |_| ()) {
            Some(choice) => choice.score,
            None => Self::ended(&node.position, 0),
        };
        self.watch.node_limit = limit;
        self.watch.stopped = self.watch.nodes >= limit;
        self.watch.poll();
        score
    }

    /// Searches deeper and deeper until a limit is reached. `None` when there is no move to choose.
    pub(crate) fn deepen(
        &mut self,
        node: &Node,
        limits: &Limits,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Choice> {
        let hash = node.position.hash();
        let handicap = limits.handicap;
        // Another error each time a position comes, or play would go round in circles.
        let occasion = hash ^ mix(self.occasion);
        let mut candidates: Vec<Candidate> = node
            .position
            .legal_moves()
            .into_iter()
            .filter(|&mv| match &limits.search_moves[..] {
                [] => movepick::is_worth_searching(mv),
                wanted => wanted.contains(&mv),
            })
            .map(|mv| Candidate {
                mv,
                score: -INFINITE,
                pv: vec![mv],
                error: handicap.map_or(0, |handicap| handicap.error(occasion, mv)),
                nodes: 0,
            })
            .collect();
        let mut choice = candidates.first().map(|first| Choice {
            score: 0,
            pv: first.pv.clone(),
        })?;
        self.frames.fill(Frame::default());
        self.past.push(hash);
        let lines = limits.lines.clamp(1, candidates.len());
        let deepest = limits
            .depth
            .map_or(MAX_PLY - 1, |depth| (depth as usize).clamp(1, MAX_PLY - 1));
        let hasty = handicap.is_some_and(|handicap| handicap.is_hasty(occasion));
        let deepest = (deepest - usize::from(hasty)).max(1);
        let margin = handicap.map_or(0, |handicap: Handicap| {
            2 * handicap.most(node.position.is_deployment())
        });
        let hurried = limits.clock.is_some() || handicap.is_some();
        let mut course = Course::default();
        let mut scores: [i32; 3] = [-INFINITE; 3];

        for depth in self.first_depth.min(deepest)..=deepest {
            self.root_depth = depth as i32;
            self.seldepth = depth;
            for line in 0..lines {
                self.aspire(node, &mut candidates, line, margin, report);
                candidates[..=line].sort_by_key(|candidate| -candidate.score);
                if self.watch.stopped {
                    break;
                }
            }
            let unfinished = self.watch.stopped;
            // A depth that was broken off counts as far as it got: the last best move came first.
            // Misjudging needs the scores of all moves.
            let unknown = candidates[0].score == -INFINITE || margin > 0 && depth > 1;
            if !(unfinished && unknown) {
                let best = candidates
                    .iter()
                    .rev()
                    .max_by_key(|candidate| misjudged(candidate))
                    .unwrap_or(&candidates[0]);
                course.settled = if choice.pv.first() == best.pv.first() {
                    course.settled + 1
                } else {
                    0
                };
                course.best_nodes = best.nodes;
                choice = Choice {
                    score: best.score,
                    pv: best.pv.clone(),
                };
            }
            if unfinished {
                break;
            }
            for (line, candidate) in candidates[..lines].iter().enumerate() {
                report(&self.report(depth, line, candidate, ScoreBound::Exact));
            }
            let mate_is_certain =
                choice.score.abs() >= MATE_BOUND && (MATE - choice.score.abs()) * 2 <= depth as i32;
            if hurried && (candidates.len() == 1 || mate_is_certain) {
                break;
            }
            course.nodes = candidates.iter().map(|candidate| candidate.nodes).sum();
            // Against three depths before: odd and even ones differ, and one falls now and then.
            let before = scores[depth % 3];
            course.fallen = if before == -INFINITE {
                0
            } else {
                before - choice.score
            };
            scores[depth % 3] = choice.score;
            let elapsed = self.watch.control.elapsed();
            if !self.watch.budget.allows_another_depth(elapsed, &course) {
                break;
            }
        }
        self.past.pop();
        Some(choice)
    }

    fn report(
        &self,
        depth: usize,
        line: usize,
        candidate: &Candidate,
        bound: ScoreBound,
    ) -> Report {
        Report {
            depth: depth as u32,
            seldepth: self.seldepth as u32,
            line: line + 1,
            nodes: self.watch.all_nodes(),
            elapsed: self.watch.control.elapsed(),
            score: Score::from_internal(candidate.score),
            bound,
            pv: candidate.pv.clone(),
            hashfull: self.table.full(),
            tbhits: self.watch.all_hits(),
        }
    }

    /// Searches one depth in a narrow window, which is widened until the score lies in it.
    fn aspire(
        &mut self,
        node: &Node,
        candidates: &mut [Candidate],
        line: usize,
        margin: i32,
        report: &mut dyn FnMut(&Report),
    ) {
        let expected = candidates[line].score;
        let mut width = ASPIRATION;
        let mut window = if self.root_depth >= 5 && margin == 0 && expected.abs() < MATE_BOUND {
            Window {
                alpha: expected - width,
                beta: expected + width,
            }
        } else {
            Window::FULL
        };
        loop {
            let score = self.candidates(node, candidates, line, window, margin);
            // Stable, so that moves that were not better keep their order.
            candidates[line..].sort_by_key(|candidate| -candidate.score);
            if self.watch.stopped || score > window.alpha && score < window.beta {
                return;
            }
            if window.alpha == -INFINITE && window.beta == INFINITE {
                return;
            }
            if self.watch.is_long() {
                let bound = if score <= window.alpha {
                    ScoreBound::Upper
                } else {
                    ScoreBound::Lower
                };
                let depth = self.root_depth as usize;
                report(&Report {
                    score: Score::from_internal(score),
                    ..self.report(depth, line, &candidates[line], bound)
                });
            }
            if score <= window.alpha {
                window.beta = i32::midpoint(window.alpha, window.beta);
                window.alpha = (score - width).max(-INFINITE);
            } else {
                window.beta = (score + width).min(INFINITE);
            }
            width *= 2;
            if width > 500 {
                window = Window::FULL;
            }
        }
    }

    /// Searches the candidates to the depth of this iteration, but for the first few, whose lines are
    /// known; the first of the others is the best so far.
    ///
    /// With a margin every move that comes near enough to the best gets its own score, so that it
    /// can be misjudged.
    fn candidates(
        &mut self,
        node: &Node,
        candidates: &mut [Candidate],
        skipped: usize,
        window: Window,
        margin: i32,
    ) -> i32 {
        let candidates = &mut candidates[skipped..];
        let Window { mut alpha, beta } = window;
        let depth = self.root_depth;
        let position = &node.position;
        let mut best_score = -INFINITE;
        for candidate in candidates.iter_mut().skip(1) {
            candidate.score = -INFINITE;
        }
        for (index, candidate) in candidates.iter_mut().enumerate() {
            let mv = candidate.mv;
            if self.watch.is_long() {
                self.watch
                    .control
                    .considers(depth as u32, mv, skipped + index + 1);
            }
            let quiet = !position.board().occupied().contains(mv.to()) || mv.is_promotion();
            let before = self.watch.nodes;
            let after = node.after(mv, &self.draws);
            self.arrive(0, position, mv);
            let step = (node, &after);
            let new_depth = depth - 1 + i32::from(after.check && depth > 1);

            let score = if margin > 0 {
                let open = Window {
                    alpha: (best_score - margin).max(-INFINITE),
                    beta,
                };
                self.child::<true>(step, open, new_depth, 1, false)
            } else if index == 0 {
                self.child::<true>(step, Window { alpha, beta }, new_depth, 1, false)
            } else {
                let late = depth >= 3 && index > 2 && quiet && !after.check;
                let scout_depth = if late {
                    (new_depth - (reduction(depth, index as i32) - 1).max(0)).max(1)
                } else {
                    new_depth
                };
                let null = Window::null(alpha);
                let mut score = self.child::<false>(step, null, scout_depth, 1, true);
                if score > alpha && scout_depth < new_depth {
                    score = self.child::<false>(step, null, new_depth, 1, true);
                }
                if score > alpha {
                    let open = Window { alpha, beta };
                    score = self.child::<true>(step, open, new_depth, 1, false);
                }
                score
            };
            candidate.nodes += self.watch.nodes - before;
            if self.watch.stopped {
                // What the last depth found of the first stands; the others are not known.
                break;
            }
            if margin > 0 || index == 0 || score > alpha {
                self.lead(0, mv);
                candidate.score = score;
                candidate.pv.clone_from(&self.frames[0].pv);
            }
            if score > best_score {
                best_score = score;
                if margin == 0 && score > alpha {
                    alpha = score;
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        best_score
    }
}

/// What the engine takes a candidate to be worth; no mate is misjudged.
fn misjudged(candidate: &Candidate) -> i32 {
    if candidate.score.abs() >= MATE_BOUND {
        candidate.score
    } else {
        candidate.score + candidate.error
    }
}
