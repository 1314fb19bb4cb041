//! What a node is worth as it stands.

use super::Search;
use crate::{correction::Place, evaluation, node::Node, report::MATE_BOUND, transposition::Known};

impl Search<'_> {
    /// The static evaluation as stored, and as used here.
    pub(crate) fn evaluation(
        &mut self,
        node: &Node,
        known: Option<&Known>,
        place: &Place,
    ) -> (i32, i32) {
        let raw = known
            .and_then(|known| known.eval)
            .unwrap_or_else(|| match &mut self.judge {
                Some(judge) => evaluation::judged(&node.position, judge),
                None => evaluation::relative(&node.position),
            });
        let corrected = node.temper(raw, &self.draws) + self.mind.correction.of(place);
        (raw, corrected.clamp(1 - MATE_BOUND, MATE_BOUND - 1))
    }

    /// The static evaluation of a node of which nothing is known.
    pub(crate) fn standing(&mut self, node: &Node, ply: usize) -> i32 {
        let place = self.place(node, ply);
        self.evaluation(node, None, &place).1
    }

    /// Where the corrections of a position are found.
    pub(crate) fn place(&self, node: &Node, ply: usize) -> Place {
        let [last, before, _] = self.earlier(ply);
        Place::new(&node.position, [last, before])
    }
}
