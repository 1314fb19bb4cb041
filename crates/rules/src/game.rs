use crate::{
    Claim, Color, Count, CountEnd, Dice, DrawRule, Event, GameError, IllegalPosition, Move, Order,
    Outcome, PlayUciError, Position, Reason, Ruleset, Setup, Status, fen::Fen, outcome,
    uci::UciMove,
};

/// Which draws count besides those that the ruleset names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draws {
    /// None: what conformance to the ruleset's source asks for.
    Ruleset,
    /// Those of every game played here, where the ruleset's source is silent (C26).
    Platform,
}

/// A throw of the dice in a game (C27).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// How many moves had been made before it.
    pub ply: usize,
    /// Who threw.
    pub color: Color,
    /// What was thrown.
    pub dice: Dice,
    /// Whether none of it could be played, so that the turn passed.
    pub passed: bool,
}

/// A game: the position with its history, and with it repetition, counts, claims and the result.
///
/// ```
/// use sittuyin::{Game, Ruleset};
/// let mut game = Game::new(Ruleset::Modern)?;
/// game.play_uci("K@e2")?;
/// game.play_uci("K@d7")?;
/// assert_eq!(game.moves().len(), 2);
/// assert!(game.outcome().is_none());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    ruleset: Ruleset,
    draws: Draws,
    start: Setup,
    /// The position of `start`; the first of `positions` may have dice thrown already.
    base: Position,
    positions: Vec<Position>,
    moves: Vec<Move>,
    throws: Vec<Throw>,
    /// Plies since the last capture, pawn move, promotion or placement (C22); turns where there are
    /// dice.
    clock: u32,
    /// Whether the turn had a capture, pawn move or promotion already; matters only with dice.
    progress: bool,
    fullmove: u32,
    count: Option<Count>,
    outcome: Option<Outcome>,
}

impl Game {
    /// A game from the initial array, with the platform's draws.
    ///
    /// # Errors
    ///
    /// None today: the initial array can be played under every ruleset.
    pub fn new(ruleset: Ruleset) -> Result<Self, IllegalPosition> {
        Self::from_setup(Setup::initial(), ruleset, Draws::Platform)
    }

    /// A game from the initial array in another order of placing than the ruleset's usual one;
    /// `None` where it is not played so ([`Ruleset::orders`]).
    #[must_use]
    pub fn in_order(ruleset: Ruleset, order: Order) -> Option<Self> {
        let mut rules = *ruleset.rules();
        rules.deployment.order = order;
        let position = Position::new(&Setup::initial(), &rules).ok()?;
        ruleset
            .orders()
            .contains(&order)
            .then(|| Self::from_position(position, Setup::initial(), ruleset, Draws::Platform))
    }

    /// A game from any setup that can be played.
    ///
    /// # Errors
    ///
    /// [`IllegalPosition`] with every reason why it cannot be played.
    pub fn from_setup(
        setup: Setup,
        ruleset: Ruleset,
        draws: Draws,
    ) -> Result<Self, IllegalPosition> {
        let position = Position::new(&setup, ruleset.rules())?;
        Ok(Self::from_position(position, setup, ruleset, draws))
    }

    /// A game from a position that was already accepted, with the clocks of `setup`.
    #[must_use]
    pub fn from_position(position: Position, setup: Setup, ruleset: Ruleset, draws: Draws) -> Self {
        let mut game = Self {
            ruleset,
            draws,
            base: position,
            positions: vec![position],
            moves: Vec::new(),
            throws: Vec::new(),
            progress: false,
            clock: if setup.count_limit.is_some() {
                0
            } else {
                setup.clock
            },
            fullmove: setup.fullmove,
            count: setup
                .count_limit
                .filter(|_| position.rules().counting.is_some())
                .map(|limit| Count {
                    limit,
                    used: setup.clock,
                }),
            outcome: None,
            start: setup,
        };
        game.outcome = game.decided();
        game
    }

    /// The ruleset.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// What the game started from.
    #[must_use]
    pub fn start(&self) -> &Setup {
        &self.start
    }

    /// The position of [`Game::start`], before any dice were thrown.
    pub(crate) fn base(&self) -> &Position {
        &self.base
    }

    /// The moves so far.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The throws of the dice so far (C27).
    #[must_use]
    pub fn throws(&self) -> &[Throw] {
        &self.throws
    }

    /// Every position so far, the starting one first and the present one last.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        // There is always the starting position; `positions` is never empty.
        &self.positions[self.positions.len() - 1]
    }

    /// The running count, where there is one.
    #[must_use]
    pub fn count(&self) -> Option<Count> {
        self.count
    }

    /// Plies since the last capture, pawn move, promotion or placement (C22).
    #[must_use]
    pub fn clock(&self) -> u32 {
        self.clock
    }

    /// The setup that describes the position now, with its clocks.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            count_limit: self.count.map(|count| count.limit),
            clock: self.count.map_or(self.clock, |count| count.used),
            fullmove: self.fullmove,
            ..self.position().to_setup()
        }
    }

    /// The FEN of the position now.
    #[must_use]
    pub fn fen(&self) -> String {
        Fen(self.to_setup()).to_string()
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How many times the position now has occurred in this game, itself included (C25).
    #[must_use]
    pub fn repetitions(&self) -> usize {
        let now = self.position();
        let reversible = self.clock as usize + 1;
        self.positions
            .iter()
            .rev()
            .take(reversible)
            .filter(|before| {
                before.hash() == now.hash()
                    && before.board() == now.board()
                    && before.turn() == now.turn()
            })
            .count()
    }

    /// The draws that may be claimed now, by the side to move, and that of a count that is over by either
    /// side (C20); none once the game is over (C30).
    #[must_use]
    pub fn claims(&self) -> Vec<Claim> {
        let rules = self.position().rules();
        let mut claims = Vec::new();
        if self.outcome.is_some() {
            return claims;
        }
        if rules.promotions_only_claim && outcome::only_promotions(self.position()) {
            claims.push(Claim::PromotionsOnly);
        }
        let suspended =
            self.count.is_some() && rules.counting.is_some_and(|counting| counting.suspends_50);
        if self.has(rules.fifty_moves) && self.clock >= 100 && !suspended {
            claims.push(Claim::FiftyMove);
        }
        if self.has(rules.threefold) && self.repetitions() >= 3 {
            claims.push(Claim::Threefold);
        }
        if self.count_ended(CountEnd::Claim) {
            claims.push(Claim::Count);
        }
        claims
    }

    /// Makes a move.
    ///
    /// # Errors
    ///
    /// [`GameError`] when the game is over or the move is not lawful; nothing changes then.
    pub fn play(&mut self, lawful: Move) -> Result<(), GameError> {
        if self.outcome.is_some() {
            return Err(GameError::Over);
        }
        if let Some(illegal) = self.position().why_illegal(lawful) {
            return Err(GameError::Illegal(illegal));
        }
        let before = *self.position();
        let mut after = before;
        after.play_unchecked(lawful);
        self.advance(&before, &after, before.is_irreversible(lawful));
        self.count = Count::after(self.count, before.rules().counting.as_ref(), &after);
        self.moves.push(lawful);
        self.positions.push(after);
        self.outcome = self.decided();
        Ok(())
    }

    /// Throws the dice of the side to move; when none can be played its turn is over (C27).
    ///
    /// # Errors
    ///
    /// [`GameError`] when the game is over or no throw is awaited.
    pub fn throw(&mut self, dice: Dice) -> Result<(), GameError> {
        if self.outcome.is_some() {
            return Err(GameError::Over);
        }
        let before = *self.position();
        let mut after = before;
        after.throw(dice)?;
        self.throws.push(Throw {
            ply: self.moves.len(),
            color: before.turn(),
            dice,
            passed: after.turn() != before.turn(),
        });
        self.advance(&before, &after, false);
        if let Some(last) = self.positions.last_mut() {
            *last = after;
        }
        self.outcome = self.decided();
        Ok(())
    }

    /// Moves the clocks on: by plies, or by turns where there are dice.
    fn advance(&mut self, before: &Position, after: &Position, progress: bool) {
        let turn_passes = before.turn() != after.turn();
        self.progress |= progress;
        if progress {
            self.clock = 0;
        } else if !before.rules().dice || turn_passes && !self.progress {
            self.clock += 1;
        }
        if turn_passes {
            self.progress = false;
            self.fullmove += u32::from(before.turn() == Color::Black);
        }
    }

    /// What happened, in order: moves, and with dice the throws before them.
    pub fn events(&self) -> impl Iterator<Item = Event> {
        let throws_before = |ply| {
            self.throws
                .iter()
                .filter(move |throw| throw.ply == ply)
                .map(|throw| Event::Throw(throw.dice))
        };
        let last = throws_before(self.moves.len());
        self.moves
            .iter()
            .enumerate()
            .flat_map(move |(ply, &lawful)| throws_before(ply).chain([Event::Move(lawful)]))
            .chain(last)
    }

    /// Makes what an event says.
    ///
    /// # Errors
    ///
    /// Those of [`Game::play`] and [`Game::throw`].
    pub fn apply(&mut self, event: Event) -> Result<(), GameError> {
        match event {
            Event::Move(lawful) => self.play(lawful),
            Event::Throw(dice) => self.throw(dice),
        }
    }

    /// Makes a move written in UCI notation.
    ///
    /// # Errors
    ///
    /// [`GameError`] when the text is no move, the move is not lawful, or the game is over.
    pub fn play_uci(&mut self, text: &str) -> Result<Move, GameError> {
        let UciMove(candidate) = text.parse().map_err(PlayUciError::from)?;
        self.play(candidate)?;
        Ok(candidate)
    }

    /// Takes the last moves back, as many as asked for or as there are; a result falls with them. The
    /// dice thrown for a move that is taken back stay thrown.
    pub fn take_back(&mut self, plies: usize) {
        let kept = self.moves.len().saturating_sub(plies);
        let events: Vec<Event> = self.events().collect();
        *self = Self::from_position(self.base, self.start.clone(), self.ruleset, self.draws);
        for event in events {
            if self.moves.len() == kept && matches!(event, Event::Move(_)) {
                break;
            }
            // They were lawful before, and only the last of them can have ended the game.
            let _ = self.apply(event);
        }
    }

    /// Ends the game by a claim of whoever may make it.
    ///
    /// # Errors
    ///
    /// [`GameError`] when the game is over or the claim does not hold now.
    pub fn claim(&mut self, claim: Claim) -> Result<(), GameError> {
        if self.outcome.is_none() && !self.claims().contains(&claim) {
            return Err(GameError::NoClaim(claim));
        }
        self.end(Outcome::draw(Reason::Claimed(claim)))
    }

    /// Ends the game by resignation of this side.
    ///
    /// # Errors
    ///
    /// [`GameError::Over`] when the game is over.
    pub fn resign(&mut self, color: Color) -> Result<(), GameError> {
        self.end(Outcome::win(!color, Reason::Resignation))
    }

    /// Ends the game by agreement on a draw.
    ///
    /// # Errors
    ///
    /// [`GameError::Over`] when the game is over.
    pub fn agree_draw(&mut self) -> Result<(), GameError> {
        self.end(Outcome::draw(Reason::Agreement))
    }

    /// Ends the game because this side's clock ran out: it loses, unless the other could not mate (C26).
    ///
    /// # Errors
    ///
    /// [`GameError::Over`] when the game is over.
    pub fn flag(&mut self, color: Color) -> Result<(), GameError> {
        self.end(if outcome::could_mate(self.position(), !color) {
            Outcome::win(!color, Reason::Flag)
        } else {
            Outcome::draw(Reason::Flag)
        })
    }

    fn end(&mut self, outcome: Outcome) -> Result<(), GameError> {
        if self.outcome.is_some() {
            return Err(GameError::Over);
        }
        self.outcome = Some(outcome);
        Ok(())
    }

    /// Whether a draw counts here: named by the ruleset, or added by the platform where it is silent.
    #[must_use]
    pub fn has(&self, rule: DrawRule) -> bool {
        rule == DrawRule::Named || self.adds(rule)
    }

    fn adds(&self, rule: DrawRule) -> bool {
        rule == DrawRule::Unnamed && self.draws == Draws::Platform
    }

    fn count_ended(&self, by: CountEnd) -> bool {
        self.count.is_some_and(Count::is_over)
            && self
                .position()
                .rules()
                .counting
                .is_some_and(|counting| counting.on_end == by)
    }

    /// The result that the position and its history decide without anybody's word.
    fn decided(&self) -> Option<Outcome> {
        let (position, rules) = (self.position(), self.position().rules());
        let reason = match position.status() {
            Status::Checkmate => return Some(Outcome::win(!position.turn(), Reason::Checkmate)),
            Status::Stalemate => Reason::Stalemate,
            Status::NoLawfulMove => Reason::NoLawfulMove,
            Status::DeadPosition => Reason::DeadPosition,
            Status::KingCaptured => {
                let winner = if position.board().king(Color::White).is_some() {
                    Color::White
                } else {
                    Color::Black
                };
                return Some(Outcome::win(winner, Reason::KingCaptured));
            }
            Status::Ongoing if rules.dice && self.clock >= 100 => Reason::HundredTurns,
            Status::Ongoing if self.adds(rules.dead_position) && outcome::is_dead(position) => {
                Reason::DeadPosition
            }
            Status::Ongoing if self.count_ended(CountEnd::Auto) => Reason::CountedOut,
            Status::Ongoing if self.adds(rules.threefold) && self.repetitions() >= 5 => {
                Reason::FivefoldRepetition
            }
            Status::Ongoing if self.adds(rules.fifty_moves) && self.clock >= 150 => {
                Reason::SeventyFiveMove
            }
            Status::Ongoing => return None,
        };
        Some(Outcome::draw(reason))
    }
}
