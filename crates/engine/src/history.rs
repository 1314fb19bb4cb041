//! What earlier parts of the search say about moves: which have refuted others.

use crate::exchange;
use sittuyin::{Color, Move, MoveKind, Position, Role};

const LIMIT: i32 = 16_384;
const PIECES: usize = 12 * 64;
const SOURCES: usize = 64 + 5;

/// A piece arriving on a square: 12 pieces times 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrival(u16);

impl Arrival {
    pub(crate) fn new(position: &Position, candidate: Move) -> Self {
        let role = match candidate.kind() {
            MoveKind::Placement { role, .. } => role,
            MoveKind::Normal { from, .. } => position.board().role_at(from).unwrap_or(Role::Pawn),
            MoveKind::Promotion { .. } => Role::General,
        };
        let piece = position.turn() as usize * 6 + role as usize;
        Self((piece * 64 + candidate.to().index()) as u16)
    }

    /// How many there are.
    pub(crate) const COUNT: usize = PIECES;

    fn index(self) -> usize {
        usize::from(self.0) % PIECES
    }

    /// A number for the pair of an arrival and one before it, below the square of [`Self::COUNT`].
    pub(crate) fn following(self, before: Self) -> usize {
        before.index() * PIECES + self.index()
    }

    /// Where it is found after an earlier arrival, which says whose piece this must be.
    fn after(self, before: Self) -> usize {
        before.index() * (PIECES / 2) + self.index() % (PIECES / 2)
    }
}

/// The arrivals one, two and four plies before.
pub(crate) type Earlier = [Option<Arrival>; 3];

/// All histories of one search.
pub(crate) struct History {
    /// By side, source and target.
    quiet: Vec<i16>,
    /// By moved piece, target and captured role.
    capture: Vec<i16>,
    /// By an earlier arrival and this one.
    continuation: Vec<i16>,
}

impl History {
    pub(crate) fn new() -> Self {
        Self {
            quiet: vec![0; 2 * SOURCES * 64],
            capture: vec![0; PIECES * 6],
            continuation: vec![0; PIECES * PIECES / 2],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.quiet.fill(0);
        self.capture.fill(0);
        self.continuation.fill(0);
    }

    /// Between searches of one game old knowledge fades.
    pub(crate) fn fade(&mut self) {
        for value in &mut self.quiet {
            *value /= 2;
        }
    }

    /// What is known of a quiet move after earlier arrivals.
    pub(crate) fn quiet(
        &self,
        color: Color,
        candidate: Move,
        arrival: Arrival,
        earlier: Earlier,
    ) -> i32 {
        let mut sum = i32::from(self.quiet[quiet_index(color, candidate)]);
        for before in earlier.into_iter().flatten() {
            sum += i32::from(self.continuation[arrival.after(before)]);
        }
        sum
    }

    pub(crate) fn reward_quiet(
        &mut self,
        color: Color,
        candidate: Move,
        arrival: Arrival,
        earlier: Earlier,
        bonus: i32,
    ) {
        adjust(&mut self.quiet[quiet_index(color, candidate)], bonus);
        for before in earlier.into_iter().flatten() {
            adjust(&mut self.continuation[arrival.after(before)], bonus);
        }
    }

    pub(crate) fn capture(&self, position: &Position, candidate: Move) -> i32 {
        i32::from(self.capture[capture_index(position, candidate)])
    }

    pub(crate) fn reward_capture(&mut self, position: &Position, candidate: Move, bonus: i32) {
        adjust(&mut self.capture[capture_index(position, candidate)], bonus);
    }
}

fn quiet_index(color: Color, candidate: Move) -> usize {
    let source = match candidate.kind() {
        MoveKind::Placement { role, .. } => 64 + role as usize,
        MoveKind::Normal { from, .. } | MoveKind::Promotion { from, .. } => from.index(),
    };
    (color as usize * SOURCES + source) * 64 + candidate.to().index()
}

fn capture_index(position: &Position, candidate: Move) -> usize {
    let victim = exchange::captured(position, candidate).unwrap_or(Role::Pawn);
    Arrival::new(position, candidate).index() * 6 + victim as usize
}

/// Moves a value towards a limit, the slower the nearer it is.
pub(crate) fn adjust(value: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-LIMIT, LIMIT);
    let now = i32::from(*value);
    *value = (now + bonus - now * bonus.abs() / LIMIT) as i16;
}
