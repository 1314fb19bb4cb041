use crate::{
    Bitboard, Board, ByColor, Color, Dice, Flaw, Hand, Illegal, IllegalPosition, Move, MoveKind,
    MoveList, Order, Piece, Role, Rules, Setup, Status, explain,
    fen::Fen,
    movegen::{self, deploy},
    outcome,
    uci::UciMove,
    zobrist,
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
    rearranging: bool,
    dice: Option<Dice>,
    rules: Rules,
    hand_hash: u64,
}

/// The part of the game that a position belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A side still holds pieces.
    Deployment,
    /// Both sides rearrange their pieces freely until a pawn steps (C16, C33).
    Rearrangement,
    /// Ordinary moves.
    Play,
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
            rearranging: setup.rearranging && rules.deployment.relocation_stage,
            dice: setup.dice.filter(|_| rules.dice),
            rules: *rules,
            hand_hash: 0,
        };
        for color in Color::ALL {
            for role in Role::DEPLOYED {
                position.hand_hash ^= zobrist::hand(color, role, position.hands[color].count(role));
            }
        }
        // Dice lie on the table only where they are to be played.
        if let Some(dice) = position.dice.take()
            && position.awaits_dice()
        {
            position.dice = Some(dice);
            position.pass_unless_playable();
        }
        let flaws = position.flaws();
        if flaws.is_empty() {
            Ok(position)
        } else {
            Err(IllegalPosition::new(position, flaws))
        }
    }

    /// The initial array of a ruleset.
    ///
    /// # Errors
    ///
    /// None today: the initial array can be played under every ruleset. Rules to come may say otherwise.
    pub fn initial(ruleset: crate::Ruleset) -> Result<Self, IllegalPosition> {
        Self::new(&Setup::initial(), ruleset.rules())
    }

    fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
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
        if self.board.checkers(!self.turn).any() && !self.rules.dice {
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

    /// The part of the game.
    #[must_use]
    pub fn stage(&self) -> Stage {
        if self.is_deployment() {
            Stage::Deployment
        } else if self.rearranging {
            Stage::Rearrangement
        } else {
            Stage::Play
        }
    }

    /// The dice still to be played this turn; `None` before they are thrown and where there are none.
    #[inline]
    #[must_use]
    pub fn dice(&self) -> Option<Dice> {
        self.dice
    }

    /// Whether the side to move must throw its dice first (C27): it has nothing to place (C29).
    #[must_use]
    pub fn awaits_dice(&self) -> bool {
        self.rules.dice
            && self.dice.is_none()
            && self.has_both_kings()
            && deploy::placements(self, &mut |_| ControlFlow::Break(())).is_continue()
    }

    pub(crate) fn has_both_kings(&self) -> bool {
        Color::ALL.into_iter().all(|color| {
            self.board.king(color).is_some() || self.hands[color].count(Role::King) > 0
        })
    }

    /// Throws the dice of the side to move. When none of them can be played the turn passes at once.
    ///
    /// # Errors
    ///
    /// [`NoThrow`] where no throw is awaited, and for anything but three dice; the position is unchanged.
    pub fn throw(&mut self, dice: Dice) -> Result<(), NoThrow> {
        if !self.awaits_dice() {
            return Err(NoThrow::NotAwaited);
        }
        if dice.len() != 3 {
            return Err(NoThrow::NotThree(dice));
        }
        self.dice = Some(dice);
        self.pass_unless_playable();
        Ok(())
    }

    /// Ends the turn when no unused die can be played (C27).
    fn pass_unless_playable(&mut self) {
        if !movegen::has_basic_move(self) {
            self.dice = None;
            self.turn = !self.turn;
        }
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
        self.board.hash()
            ^ self.hand_hash
            ^ zobrist::turn(self.turn)
            ^ zobrist::rearranging(self.rearranging)
    }

    /// The men that attack the king of the side to move; none where there is no check (C27).
    #[inline]
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        if self.rules.dice {
            Bitboard::EMPTY
        } else {
            self.board.checkers(self.turn)
        }
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
        if let MoveKind::Placement {
            role,
            to,
            displaced,
        } = candidate.kind()
        {
            return deploy::accepts(self, role, to, displaced);
        }
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
        explain::explain(self, candidate)
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
            MoveKind::Placement {
                role,
                to,
                displaced,
            } => {
                let before = self.hands[color].count(role);
                if self.hands[color].take(role) {
                    self.hand_hash ^=
                        zobrist::hand(color, role, before) ^ zobrist::hand(color, role, before - 1);
                }
                if let Some(square) = displaced {
                    self.board.put(
                        square,
                        Piece {
                            color,
                            role: Role::Pawn,
                        },
                    );
                }
                self.board.put(to, Piece { color, role });
                self.rearranging = self.rules.deployment.relocation_stage && !self.is_deployment();
                if self.rules.deployment.order == Order::Alternate || self.hands[color].is_empty() {
                    self.turn = !color;
                }
            }
            MoveKind::Normal { from, to } => {
                self.turn = !color;
                if let Some(piece) = self.board.take(from) {
                    self.board.put(to, piece);
                    self.rearranging &= piece.role != Role::Pawn;
                    self.spend_die(color, piece.role);
                }
            }
            MoveKind::Promotion { from, to } => {
                self.turn = !color;
                self.board.take(from);
                let role = Role::General;
                self.board.put(to, Piece { color, role });
                self.spend_die(color, Role::Pawn);
            }
        }
    }

    /// Uses up the die of the man that moved; the turn goes on while another can be played (C27).
    fn spend_die(&mut self, color: Color, role: Role) {
        if let Some(dice) = self.dice {
            self.dice = Some(dice.without(role));
            self.turn = color;
            self.pass_unless_playable();
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
            rearranging: self.rearranging,
            dice: self.dice,
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

/// Why dice cannot be thrown (C27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoThrow {
    /// None are awaited.
    #[error("no dice are to be thrown now")]
    NotAwaited,
    /// A turn begins with three dice.
    #[error("a throw has three dice, such as 1,4,4, and not '{0}'")]
    NotThree(Dice),
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
