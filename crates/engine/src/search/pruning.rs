//! What can be decided at a node without looking at its moves.

use super::{Search, Window};
use crate::{node::Node, report::MATE_BOUND};
use sittuyin::{Position, Role};

impl Search<'_> {
    /// Tries to show without looking at the moves that the node fails high or low.
    #[expect(clippy::too_many_arguments, reason = "they are the state of one node")]
    pub(super) fn prune(
        &mut self,
        node: &Node,
        (alpha, beta): (i32, i32),
        eval: i32,
        improving: bool,
        depth: i32,
        ply: usize,
        cut: bool,
    ) -> Option<i32> {
        // So far above that a shallow search will not bring it down.
        if depth <= 8
            && eval.abs() < MATE_BOUND
            && beta.abs() < MATE_BOUND
            && eval - 80 * (depth - i32::from(improving)) >= beta
        {
            return Some((eval + beta) / 2);
        }
        // So far below that only captures can help.
        if depth <= 3 && alpha < MATE_BOUND && eval + 200 + 200 * depth * depth <= alpha {
            let score = self.quiescence::<false>(node, Window::null(alpha), ply);
            if score <= alpha || self.watch.stopped {
                return Some(score);
            }
        }
        // Give the turn away: if that is still too good, a move will be.
        if depth >= 3
            && eval >= beta
            && ply >= self.no_pass_before
            && ply > 0
            && self.frames[ply - 1].arrival.is_some()
            && beta > -MATE_BOUND
            && has_pieces(&node.position)
        {
            let reduced = depth - (3 + depth / 4 + ((eval - beta) / 200).min(2));
            self.frames[ply].arrival = None;
            self.past.push(node.position.hash());
            let passed = node.passed();
            let score = self.child::<false>(
                (node, &passed),
                Window::null(beta - 1),
                reduced,
                ply + 1,
                !cut,
            );
            self.past.pop();
            if self.watch.stopped {
                return Some(0);
            }
            if score >= beta {
                let score = if score >= MATE_BOUND { beta } else { score };
                if depth < 12 || self.no_pass_before > 0 {
                    return Some(score);
                }
                self.no_pass_before = ply + reduced.max(1) as usize;
                let verified =
                    self.node::<false>(node, Window::null(beta - 1), reduced.max(1), ply, false);
                self.no_pass_before = 0;
                if verified >= beta {
                    return Some(score);
                }
            }
        }
        None
    }
}

/// Whether the side to move has pieces enough that passing is hardly ever its best move.
fn has_pieces(position: &Position) -> bool {
    let board = position.board();
    let pieces =
        board.of_color(position.turn()) & !(board.of_role(Role::Pawn) | board.of_role(Role::King));
    pieces.several()
}
