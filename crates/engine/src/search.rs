//! The search: negamax with principal variation windows, a transposition table and selective depth.

mod pruning;
mod reduction;
mod root;
mod standing;

use crate::{
    exchange,
    history::{Arrival, Earlier},
    mind::Mind,
    movepick::{Hints, Kind, Picked, Picker, gives_check},
    network::Judge,
    node::{DrawRules, Node},
    report::{INFINITE, MATE, MATE_BOUND, MAX_PLY},
    transposition::{Bound, Known, Table},
    watch::Watch,
};
use arrayvec::ArrayVec;
use reduction::reduction;
use sittuyin::{Move, Position, Status};
use sittuyin_tablebase::Tables;

pub(crate) use root::Choice;

/// What is remembered at each ply.
#[derive(Clone, Default)]
pub(super) struct Frame {
    /// The static evaluation; `None` in check.
    eval: Option<i32>,
    /// What has just moved to lead on from here; `None` after a pass.
    arrival: Option<Arrival>,
    killers: [Option<Move>; 2],
    /// A move that is left out, to see how good the others are.
    excluded: Option<Move>,
    /// The best line from here.
    pub(super) pv: Vec<Move>,
}

/// One search from one root.
pub(crate) struct Search<'a> {
    pub(crate) table: &'a Table,
    pub(crate) mind: &'a mut Mind,
    /// The network; without it the hand-crafted evaluation judges.
    pub(crate) judge: Option<Judge<'a>>,
    /// Endgame tables, where there are any.
    pub(crate) tables: Option<&'a Tables>,
    pub(crate) watch: Watch<'a>,
    pub(crate) draws: DrawRules,
    /// Hashes of the positions before the present one, back to the last irreversible move.
    pub(crate) past: Vec<u64>,
    /// Where in `past` the search begins.
    pub(crate) root: usize,
    pub(crate) seldepth: usize,
    /// How far the game has gone.
    pub(crate) occasion: u64,
    /// At which depth it begins, so that several threads do not do the same.
    pub(crate) first_depth: usize,
    frames: Vec<Frame>,
    /// Where moves are listed, to be used again.
    pub(crate) buffers: Vec<Vec<Picked>>,
    root_depth: i32,
    /// Up to this ply no pass is tried: what a pass has suggested is being verified.
    no_pass_before: usize,
}

/// Scores of the window around which a node is searched.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    pub(crate) const FULL: Self = Self {
        alpha: -INFINITE,
        beta: INFINITE,
    };

    const fn null(alpha: i32) -> Self {
        Self {
            alpha,
            beta: alpha + 1,
        }
    }
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        table: &'a Table,
        mind: &'a mut Mind,
        watch: Watch<'a>,
        draws: DrawRules,
        past: Vec<u64>,
    ) -> Self {
        Self {
            table,
            mind,
            judge: None,
            tables: None,
            watch,
            draws,
            root: past.len(),
            past,
            seldepth: 0,
            occasion: 0,
            first_depth: 1,
            frames: vec![Frame::default(); MAX_PLY + 4],
            buffers: Vec::new(),
            root_depth: 0,
            no_pass_before: 0,
        }
    }

    /// Searches a child, whose side to move is the other one, but where a side places its whole army.
    fn child<const PV: bool>(
        &mut self,
        (parent, child): (&Node, &Node),
        window: Window,
        depth: i32,
        ply: usize,
        cut: bool,
    ) -> i32 {
        if parent.position.turn() == child.position.turn() {
            self.node::<PV>(child, window, depth, ply, cut)
        } else {
            let turned = Window {
                alpha: -window.beta,
                beta: -window.alpha,
            };
            -self.node::<PV>(child, turned, depth, ply, cut)
        }
    }

    /// The moves of a position in the order in which to try them.
    pub(crate) fn pick(&mut self, position: &Position, kind: Kind, hints: &Hints) -> Picker {
        let buffer = self.buffers.pop().unwrap_or_default();
        Picker::new(buffer, position, kind, hints, &self.mind.history)
    }

    /// What the last arrivals before this ply were.
    pub(super) fn earlier(&self, ply: usize) -> Earlier {
        [1, 2, 4].map(|back| {
            ply.checked_sub(back)
                .and_then(|before| self.frames[before].arrival)
        })
    }

    /// The score of a node without a lawful move.
    pub(super) fn ended(position: &Position, ply: usize) -> i32 {
        match position.status() {
            Status::Checkmate => ply as i32 - MATE,
            _ => 0,
        }
    }

    fn node<const PV: bool>(
        &mut self,
        node: &Node,
        window: Window,
        depth: i32,
        ply: usize,
        cut: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.quiescence::<PV>(node, window, ply);
        }
        if PV {
            self.frames[ply].pv.clear();
            self.seldepth = self.seldepth.max(ply);
        }
        self.watch.count();
        if self.watch.stopped {
            return 0;
        }
        let excluded = self.frames[ply].excluded;
        if excluded.is_none() && node.is_drawn(&self.draws, &self.past, self.root) {
            return 0;
        }
        if excluded.is_none()
            && let Some(score) = self.tabulated(node, ply)
        {
            return score;
        }
        let position = &node.position;
        if ply >= MAX_PLY {
            return if node.check {
                0
            } else {
                self.standing(node, ply)
            };
        }

        // A shorter mate has been found already: nothing here can matter.
        let mut alpha = window.alpha.max(ply as i32 - MATE);
        let beta = window.beta.min(MATE - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }

        let key = node.key();
        let known = if excluded.is_none() {
            self.table.probe(key, ply)
        } else {
            None
        };
        if let Some(known) = known
            && !PV
            && known.depth >= depth
            && known.settles(alpha, beta)
        {
            return known.score;
        }
        let known_best = known.and_then(|known| known.best);
        let was_pv = PV || known.is_some_and(|known| known.was_pv);

        let deployment = position.is_deployment();
        let place = self.place(node, ply);
        let (raw_eval, mut eval) = if node.check {
            (None, -INFINITE)
        } else if excluded.is_some() {
            let eval = self.frames[ply].eval.unwrap_or(0);
            (Some(eval), eval)
        } else {
            let (raw, eval) = self.evaluation(node, known.as_ref(), &place);
            (Some(raw), eval)
        };
        if excluded.is_none() {
            self.frames[ply].eval = raw_eval.map(|_| eval);
        }
        self.frames[ply + 1].killers = [None; 2];
        let improving = raw_eval.is_some()
            && ply >= 2
            && self.frames[ply - 2].eval.is_none_or(|before| eval > before);
        if let Some(known) = known
            && raw_eval.is_some()
            && known.settles(eval, eval)
            && known.score.abs() < MATE_BOUND
        {
            eval = known.score;
        }

        let mut depth = depth;
        if !PV
            && !node.check
            && !deployment
            && excluded.is_none()
            && let Some(score) = self.prune(node, (alpha, beta), eval, improving, depth, ply, cut)
        {
            return score;
        }
        if (PV || cut) && depth >= 4 && known_best.is_none() && !deployment {
            depth -= 1;
        }

        let earlier = self.earlier(ply);
        let hints = Hints {
            best: known_best,
            killers: self.frames[ply].killers,
            earlier,
        };
        let mut picker = self.pick(position, Kind::All, &hints);
        if picker.is_empty() {
            return Self::ended(position, ply);
        }
        let color = position.turn();

        let mut best_score = -INFINITE;
        let mut best_move = None;
        let mut tried = 0;
        let mut quiets: ArrayVec<Move, 64> = ArrayVec::new();
        let mut captures: ArrayVec<Move, 32> = ArrayVec::new();
        self.past.push(position.hash());

        while let Some(picked) = picker.next(position) {
            let candidate = picked.mv;
            if excluded == Some(candidate) {
                continue;
            }
            tried += 1;
            let quiet = !picked.is_capture;
            let arrival = Arrival::new(position, candidate);
            let record = if quiet {
                self.mind.history.quiet(color, candidate, arrival, earlier)
            } else {
                self.mind.history.capture(position, candidate)
            };
            let mut reduction = reduction(depth, tried);

            if best_score > -MATE_BOUND && !deployment && !node.check {
                let reduced = (depth - reduction).max(0);
                if quiet && !candidate.is_promotion() {
                    let enough = (4 + depth * depth) / if improving { 1 } else { 2 };
                    let hopeless =
                        reduced <= 6 && alpha < MATE_BOUND && eval + 110 + 85 * reduced <= alpha;
                    if !PV && (tried > enough || hopeless) && !gives_check(position, candidate) {
                        picker.skip_quiets();
                        continue;
                    }
                    if reduced <= 7
                        && !exchange::gains_at_least(position, candidate, -28 * reduced * reduced)
                    {
                        continue;
                    }
                } else if !quiet
                    && depth <= 6
                    && picked.loses_material()
                    && !exchange::gains_at_least(position, candidate, -100 * depth)
                {
                    continue;
                }
            }

            let mut extension = 0;
            if let Some(known) = known
                && known_best == Some(candidate)
                && depth >= 7
                && excluded.is_none()
                && known.depth >= depth - 3
                && known.bound != Bound::Upper
                && known.score.abs() < MATE_BOUND
                && !deployment
                && ply < 2 * self.root_depth as usize
            {
                // Is it the only good move? Search the others a little below its score.
                let bar = known.score - 2 * depth;
                self.past.pop();
                self.frames[ply].excluded = Some(candidate);
                let others =
                    self.node::<false>(node, Window::null(bar - 1), (depth - 1) / 2, ply, cut);
                self.frames[ply].excluded = None;
                self.past.push(position.hash());
                if self.watch.stopped {
                    self.past.pop();
                    return 0;
                }
                if others < bar {
                    extension = if !PV && others < bar - 25 { 2 } else { 1 };
                } else if others >= beta && others.abs() < MATE_BOUND {
                    self.past.pop();
                    return others;
                } else if known.score >= beta {
                    extension = -1;
                }
            }

            let after = node.after(candidate, &self.draws);
            if after.check && extension == 0 && ply < 2 * self.root_depth as usize && depth < 8 {
                extension = i32::from(!picked.loses_material());
            }
            self.frames[ply].arrival = Some(arrival);
            let new_depth = depth - 1 + extension;
            let step = (node, &after);

            let mut score = 0;
            let mut full = PV && tried == 1;
            if !full {
                let mut scout_depth = new_depth;
                if depth >= 3 && tried > 1 + i32::from(PV) && !deployment {
                    reduction += i32::from(cut) + i32::from(!improving);
                    reduction -= i32::from(was_pv) + i32::from(after.check);
                    if quiet {
                        reduction -= record / 8_192;
                        reduction -= i32::from(candidate.is_promotion());
                    } else {
                        reduction = reduction / 2 - record / 8_192;
                    }
                    scout_depth = (new_depth - reduction).clamp(1, new_depth.max(1));
                } else if deployment && depth >= 2 && tried > 10 {
                    scout_depth = new_depth - 1;
                }
                let null = Window::null(alpha);
                score = self.child::<false>(
                    step,
                    null,
                    scout_depth,
                    ply + 1,
                    !cut || scout_depth < new_depth,
                );
                if score > alpha && scout_depth < new_depth {
                    score = self.child::<false>(step, null, new_depth, ply + 1, !cut);
                }
                full = PV && score > alpha;
            }
            if full {
                let open = Window { alpha, beta };
                score = self.child::<PV>(step, open, new_depth, ply + 1, false);
            }
            if self.watch.stopped {
                self.past.pop();
                return 0;
            }

            if score > best_score {
                best_score = score;
                if score > alpha {
                    best_move = Some(candidate);
                    if PV {
                        self.lead(ply, candidate);
                    }
                    if score >= beta {
                        break;
                    }
                    alpha = score;
                }
            }
            if quiet {
                let _ = quiets.try_push(candidate);
            } else {
                let _ = captures.try_push(candidate);
            }
        }
        self.past.pop();
        self.buffers.push(picker.into_buffer());

        if tried == 0 {
            // Only the move that is left out was lawful.
            return alpha;
        }
        if best_score >= beta
            && let Some(best) = best_move
        {
            self.learn(position, ply, depth, best, &quiets, &captures);
        }
        if excluded.is_none() {
            let bound = if best_score >= beta {
                Bound::Lower
            } else if PV && best_move.is_some() {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let known = Known {
                best: best_move,
                score: best_score,
                eval: raw_eval,
                depth,
                bound,
                was_pv,
            };
            self.table.store(key, ply, &known);
            let quiet = best_move.is_none_or(|best| is_quiet(position, best));
            let expected = self.frames[ply].eval;
            if let Some(expected) = expected.filter(|_| !node.check && quiet && !deployment)
                && match bound {
                    Bound::Exact => true,
                    Bound::Lower => best_score > expected,
                    Bound::Upper => best_score < expected,
                }
                && best_score.abs() < MATE_BOUND
            {
                self.mind
                    .correction
                    .learn(&place, best_score - expected, depth);
            }
        }
        best_score
    }

    /// Remembers what refuted, and what was tried before it in vain.
    fn learn(
        &mut self,
        position: &Position,
        ply: usize,
        depth: i32,
        best: Move,
        quiets: &[Move],
        captures: &[Move],
    ) {
        let bonus = (170 * depth - 60).min(1_800);
        let color = position.turn();
        if position.board().of_color(!color).contains(best.to()) {
            self.mind.history.reward_capture(position, best, bonus);
        } else {
            let killers = &mut self.frames[ply].killers;
            if killers[0] != Some(best) {
                *killers = [Some(best), killers[0]];
            }
            let earlier = self.earlier(ply);
            let mut reward = |candidate, bonus| {
                let arrival = Arrival::new(position, candidate);
                self.mind
                    .history
                    .reward_quiet(color, candidate, arrival, earlier, bonus);
            };
            reward(best, bonus);
            for &quiet in quiets {
                reward(quiet, -bonus);
            }
        }
        for &capture in captures {
            self.mind.history.reward_capture(position, capture, -bonus);
        }
    }

    /// Puts a move before the best line of the next ply.
    pub(super) fn lead(&mut self, ply: usize, first: Move) {
        let (before, after) = self.frames.split_at_mut(ply + 1);
        if let (Some(frame), Some(next)) = (before.last_mut(), after.first()) {
            frame.pv.clear();
            frame.pv.push(first);
            frame.pv.extend_from_slice(&next.pv);
        }
    }
}

/// Whether a move takes nothing.
fn is_quiet(position: &Position, candidate: Move) -> bool {
    !position
        .board()
        .of_color(!position.turn())
        .contains(candidate.to())
}

impl Known {
    /// Whether the score says enough for this window.
    pub(crate) fn settles(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        }
    }
}
