use crate::{
    Bitboard, Board, ByColor, Color, Hand, Illegal, Move, MoveKind, MoveList, Order, Piece, Role,
    Rules, Setup, Status, fen::Fen, illegal, movegen, outcome, uci::UciMove, zobrist,
};
use std::{fmt, ops::ControlFlow};

/// A position that can be played: pieces on the board and in hand, whose turn it is, and the rules.
///
/// It knows neither the moves that led to it nor counts and clocks; those are a
/// [`Game`](crate::Game)'s. It is small and `Copy`: play on a copy to look ahead.
///
/// ```
/// use sittuyin::{Position, Ruleset};
/// let mut position = Position::initial(Ruleset::Formal)?;
/// assert_eq!(position.legal_moves().len(), 68);
/// position.play_uci("K@e2")?;
/// assert_eq!(position.turn(), sittuyin::Color::White); // White places its whole army first
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    hands: ByColor<Hand>,
    turn: Color,
    rules: Rules,
    hand_hash: u64,
}

impl Position {
    /// The position of a setup under these rules.
    ///
    /// # Errors
    ///
    /// [`IllegalPosition`] lists every reason why it cannot be played; some may be waived.
    pub fn new(setup: &Setup, rules: &Rules) -> Result<Self, IllegalPosition> {
        let mut position = Self {
            board: setup.board,
            hands: setup.hands,
            turn: setup.turn,
            rules: *rules,
            hand_hash: 0,
        };
        for color in Color::ALL {
            for role in Role::DEPLOYED {
                position.hand_hash ^= zobrist::hand(color, role, position.hands[color].count(role));
            }
        }
        let flaws = position.flaws();
        if flaws.is_empty() {
            Ok(position)
        } else {
            Err(IllegalPosition {
                position: Box::new(position),
                flaws,
            })
        }
    }

    /// The initial array of a ruleset.
    ///
    /// # Errors
    ///
    /// [`IllegalPosition`] when the ruleset cannot be played yet
    /// ([`Ruleset::is_playable`](crate::Ruleset::is_playable)).
    pub fn initial(ruleset: crate::Ruleset) -> Result<Self, IllegalPosition> {
        Self::new(&Setup::initial(), ruleset.rules())
    }

    fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        if !self.rules.is_playable() {
            flaws.push(Flaw::UnplayableRules);
        }
        for color in Color::ALL {
            let count = |role| {
                self.board.men(color, role).len() + usize::from(self.hands[color].count(role))
            };
            match count(Role::King) {
                0 => flaws.push(Flaw::MissingKing(color)),
                1 => {}
                _ => flaws.push(Flaw::SeveralKings(color)),
            }
            if count(Role::General) > 1 {
                flaws.push(Flaw::SeveralGenerals(color));
            }
            if count(Role::Pawn) > 8 {
                flaws.push(Flaw::TooManyPawns(color));
            }
            if Role::ALL.into_iter().map(count).sum::<usize>() > 16 {
                flaws.push(Flaw::TooManyMen(color));
            }
        }
        if self.board.checkers(!self.turn).any() {
            flaws.push(Flaw::OpponentInCheck);
        }
        flaws
    }

    /// The pieces on the board.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The pieces that a side still holds.
    #[inline]
    #[must_use]
    pub fn hand(&self, color: Color) -> Hand {
        self.hands[color]
    }

    /// Whether a side still holds pieces.
    #[inline]
    #[must_use]
    pub fn is_deployment(&self) -> bool {
        !self.hands.white.is_empty() || !self.hands.black.is_empty()
    }

    /// The side to move or place.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The rules it is played by.
    #[inline]
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Zobrist hash of all that makes two positions the same (C25): board, hands and side to move.
    #[inline]
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.board.hash() ^ self.hand_hash ^ zobrist::turn(self.turn)
    }

    /// The men that attack the king of the side to move.
    #[inline]
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.board.checkers(self.turn)
    }

    /// Whether the king of the side to move is attacked.
    #[inline]
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// Every lawful move.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        let _ = movegen::legal(self, &mut |set| {
            moves.extend(set);
            ControlFlow::Continue(())
        });
        moves
    }

    /// Every lawful move that captures.
    #[must_use]
    pub fn legal_captures(&self) -> MoveList {
        let mut moves = MoveList::new();
        let enemies = self.board.of_color(!self.turn);
        let _ = movegen::legal(self, &mut |set| {
            moves.extend(set.onto(enemies));
            ControlFlow::Continue(())
        });
        moves
    }

    /// Whether no earlier position can come back after this move: a capture, pawn move, promotion
    /// or placement (C22).
    #[inline]
    #[must_use]
    pub fn is_irreversible(&self, lawful: Move) -> bool {
        match lawful.kind() {
            MoveKind::Placement { .. } | MoveKind::Promotion { .. } => true,
            MoveKind::Normal { from, to } => {
                self.board.of_role(Role::Pawn).contains(from) || self.board.occupied().contains(to)
            }
        }
    }

    /// Whether nobody can mate by any sequence of moves, judged by material (C24). Whether that
    /// ends the game is for the ruleset to say.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        outcome::is_dead(self)
    }

    /// How many moves are lawful; faster than listing them.
    #[must_use]
    pub fn count_legal_moves(&self) -> usize {
        let mut count = 0;
        let _ = movegen::legal(self, &mut |set| {
            count += set.len();
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether any move is lawful.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        movegen::legal(self, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Whether this move is lawful.
    #[must_use]
    pub fn is_legal(&self, candidate: Move) -> bool {
        movegen::legal(self, &mut |set| {
            if set.contains(candidate) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }

    /// Why a move is not lawful; `None` exactly when it is.
    #[must_use]
    pub fn why_illegal(&self, candidate: Move) -> Option<Illegal> {
        illegal::explain(self, candidate)
    }

    /// What the position itself decides (C30).
    #[must_use]
    pub fn status(&self) -> Status {
        outcome::status(self)
    }

    /// Makes a move.
    ///
    /// # Errors
    ///
    /// [`Illegal`] says why the move is not lawful; the position is unchanged.
    pub fn play(&mut self, lawful: Move) -> Result<(), Illegal> {
        match self.why_illegal(lawful) {
            None => {
                self.play_unchecked(lawful);
                Ok(())
            }
            Some(illegal) => Err(illegal),
        }
    }

    /// Makes a move written in UCI notation.
    ///
    /// # Errors
    ///
    /// [`PlayUciError`] when the text is no move or the move is not lawful.
    pub fn play_uci(&mut self, text: &str) -> Result<Move, PlayUciError> {
        let UciMove(candidate) = text.parse()?;
        self.play(candidate)?;
        Ok(candidate)
    }

    /// Makes a move that is known to be lawful. An unlawful one leads to a position without
    /// meaning, never to a panic.
    pub fn play_unchecked(&mut self, lawful: Move) {
        let color = self.turn;
        match lawful.kind() {
            MoveKind::Placement { role, to } => {
                let before = self.hands[color].count(role);
                if self.hands[color].take(role) {
                    self.hand_hash ^=
                        zobrist::hand(color, role, before) ^ zobrist::hand(color, role, before - 1);
                }
                self.board.put(to, Piece { color, role });
                if self.rules.deployment.order == Order::Alternate || self.hands[color].is_empty() {
                    self.turn = !color;
                }
            }
            MoveKind::Normal { from, to } => {
                if let Some(piece) = self.board.take(from) {
                    self.board.put(to, piece);
                }
                self.turn = !color;
            }
            MoveKind::Promotion { from, to } => {
                self.board.take(from);
                self.board.put(
                    to,
                    Piece {
                        color,
                        role: Role::General,
                    },
                );
                self.turn = !color;
            }
        }
    }

    /// The position with the turn given to the other side, as for a null move in search.
    #[must_use]
    pub fn passed(&self) -> Self {
        Self {
            turn: !self.turn,
            ..*self
        }
    }

    /// The setup of this position, with clocks as at the start of a game.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            hands: self.hands,
            turn: self.turn,
            ..Setup::empty()
        }
    }
}

/// The FEN of the position, with clocks as at the start of a game.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Fen(self.to_setup()).fmt(f)
    }
}

/// Why a text could not be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayUciError {
    /// It is no move.
    #[error(transparent)]
    Parse(#[from] crate::uci::ParseUciError),
    /// The move is not lawful.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// A reason why a setup cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The rules have an option that this crate does not play yet.
    #[error("this ruleset cannot be played yet")]
    UnplayableRules,
    /// A side has no king, on the board or in hand.
    #[error("{0} has no king")]
    MissingKing(Color),
    /// A side has more than one king.
    #[error("{0} has more than one king")]
    SeveralKings(Color),
    /// A side has more than one general.
    #[error("{0} has more than one general")]
    SeveralGenerals(Color),
    /// A side has more than eight pawns.
    #[error("{0} has more than eight pawns")]
    TooManyPawns(Color),
    /// A side has more than sixteen men, on the board and in hand.
    #[error("{0} has more than sixteen men")]
    TooManyMen(Color),
    /// The king of the side that is not to move is attacked (C30).
    #[error("the king of the side that is not to move is in check")]
    OpponentInCheck,
}

impl Flaw {
    /// Whether moves have a meaning all the same, so that a caller may look past it.
    #[must_use]
    pub const fn is_waivable(self) -> bool {
        matches!(
            self,
            Self::MissingKing(_) | Self::SeveralGenerals(_) | Self::TooManyPawns(_)
        )
    }
}

/// A setup that cannot be played, with every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalPosition {
    position: Box<Position>,
    flaws: Vec<Flaw>,
}

impl IllegalPosition {
    /// Every reason.
    #[must_use]
    pub fn flaws(&self) -> &[Flaw] {
        &self.flaws
    }

    /// The position all the same, when every reason is one that can be waived and `waive` accepts.
    ///
    /// ```
    /// use sittuyin::{Flaw, Position, Ruleset, fen::Fen};
    /// let Fen(setup) = "8/8/8/3k4/8/8/8/7R[] w".parse()?;
    /// let position = Position::new(&setup, Ruleset::Modern.rules())
    ///     .or_else(|illegal| illegal.waive(|flaw| matches!(flaw, Flaw::MissingKing(_))))?;
    /// assert_eq!(position.legal_moves().len(), 14);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The same value with the reasons that remain.
    pub fn waive(mut self, waive: impl Fn(Flaw) -> bool) -> Result<Position, Self> {
        self.flaws
            .retain(|&flaw| !(flaw.is_waivable() && waive(flaw)));
        if self.flaws.is_empty() {
            Ok(*self.position)
        } else {
            Err(self)
        }
    }
}

impl fmt::Display for IllegalPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the position cannot be played: ")?;
        for (index, flaw) in self.flaws.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            flaw.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for IllegalPosition {}
