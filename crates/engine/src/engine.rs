use crate::{
    arrangement::{self, Effort},
    dice,
    history::History,
    level::Level,
    limits::Limits,
    node::{DrawRules, Node},
    report::{Best, Decision, Report, Score},
    search::{Choice, Search},
    time::{Budget, Control, Untimed},
    transposition::Table,
    watch::Watch,
};
use sittuyin::{Draft, Game, Move, Order, Position, Role, Stage};
use std::fmt;

/// The engine with its memory of positions.
///
/// With limits of depth or nodes alone it is deterministic: a new engine, or one told of a
/// [new game](Engine::new_game), does the same on every machine.
///
/// ```
/// use sittuyin::{Game, Ruleset};
/// use sittuyin_engine::{Engine, Limits, Untimed};
/// let mut game = Game::new(Ruleset::Modern)?;
/// let limits = Limits { nodes: Some(2_000), ..Limits::default() };
/// let best = Engine::new(1).search(&game, &limits, &Untimed, &mut |_| ()).expect("a move");
/// game.play(best.mv)?;
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub struct Engine {
    table: Table,
    history: History,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").finish_non_exhaustive()
    }
}

impl Engine {
    /// An engine with a transposition table of this size, at least one megabyte.
    #[must_use]
    pub fn new(hash_megabytes: usize) -> Self {
        Self {
            table: Table::new(hash_megabytes),
            history: History::new(),
        }
    }

    /// Changes the size of the transposition table, and forgets all.
    pub fn set_hash(&mut self, megabytes: usize) {
        self.table = Table::new(megabytes);
        self.history.clear();
    }

    /// Forgets all that was learned in other games.
    pub fn new_game(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    /// Searches for the best move within the limits, reporting each finished depth. `None` when
    /// there is no move to choose from.
    ///
    /// Where a side places its whole army at once, the line of the report is the arrangement.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        control: &dyn Control,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Best> {
        let node = Node::root(game);
        if node.position.rules().dice && !node.position.is_deployment() {
            return self.play_dice(&node.position, limits, control, report);
        }
        let mut search = self.prepare(game, limits, control);
        let begun;
        let limits = if limits.search_moves.is_empty() && has_rearranged_enough(game) {
            begun = Limits {
                search_moves: pawn_steps(&node.position),
                ..limits.clone()
            };
            &begun
        } else {
            limits
        };
        let whole_army = node.position.rules().deployment.order != Order::Alternate
            && limits.search_moves.is_empty();
        let draft = if whole_army {
            Draft::new(&node.position)
        } else {
            None
        };
        let choice = match draft {
            Some(draft) => arrange_all(&mut search, &draft, limits, report),
            None => search.deepen(&node, limits, report),
        }?;
        Some(Best {
            mv: *choice.pv.first()?,
            ponder: choice.pv.get(1).copied(),
            score: Score::from_internal(choice.score),
        })
    }

    /// What the computer does at this level when it is its turn: a move, or a claim when a draw is
    /// at hand and it does not stand better (C26). `None` once the game is over.
    ///
    /// The same game, level and seed give the same decision, whatever the engine did before.
    pub fn choose(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        control: &dyn Control,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Decision> {
        if game.outcome().is_some() {
            return None;
        }
        self.new_game();
        let best = self.search(game, &level.limits(seed), control, report)?;
        match game.claims().first() {
            Some(&claim) if !best.score.is_better() => Some(Decision::Claim(claim)),
            _ => Some(Decision::Move(best.mv)),
        }
    }

    /// Sets up the army of the side to place at this level, around what is placed already; returns
    /// all of it. Where pieces are placed in turn it is a plan for the whole army.
    ///
    /// The same position, pieces, level and seed give the same arrangement.
    ///
    /// ```
    /// use sittuyin::{Position, Ruleset, uci::UciMove};
    /// use sittuyin_engine::{Engine, Level};
    /// let initial = Position::initial(Ruleset::Formal)?;
    /// let UciMove(king) = "K@f2".parse()?;
    /// let army = Engine::new(1).arrange(&initial, &[king], Level::LOWEST, 7);
    /// assert_eq!(army.len(), 8);
    /// assert!(army.contains(&king));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn arrange(
        &mut self,
        position: &Position,
        placed: &[Move],
        level: Level,
        seed: u64,
    ) -> Vec<Move> {
        let Some(draft) = arrangement::draft(position, placed) else {
            return placed.to_vec();
        };
        self.new_game();
        let limits = level.limits(seed);
        let watch = Watch::new(&Untimed, Budget::default(), None);
        let draws = DrawRules::ALL;
        let mut search = Search::new(&mut self.table, &mut self.history, watch, draws, Vec::new());
        let effort = Effort::of_nodes(limits.nodes);
        arrangement::complete(&mut search, &draft, limits.handicap, effort)
            .placements()
            .to_vec()
    }

    fn play_dice(
        &mut self,
        position: &Position,
        limits: &Limits,
        control: &dyn Control,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Best> {
        let dice::Thrown {
            first,
            score,
            nodes,
        } = dice::choose(position, limits)?;
        let score = Score::from_internal(score);
        report(&Report {
            depth: 1,
            seldepth: 1,
            line: 1,
            nodes,
            elapsed: control.elapsed(),
            score,
            pv: vec![first],
            hashfull: 0,
        });
        Some(Best {
            mv: first,
            ponder: None,
            score,
        })
    }

    fn prepare<'a>(
        &'a mut self,
        game: &Game,
        limits: &Limits,
        control: &'a dyn Control,
    ) -> Search<'a> {
        self.table.age();
        self.history.fade();
        let before = &game.positions()[..game.positions().len() - 1];
        let reversible = before.len().saturating_sub(game.clock() as usize);
        let past = before[reversible..].iter().map(Position::hash).collect();
        let watch = Watch::new(control, Budget::new(limits), limits.nodes);
        let draws = DrawRules::of(game);
        let mut search = Search::new(&mut self.table, &mut self.history, watch, draws, past);
        search.occasion = game.moves().len() as u64;
        search
    }
}

/// Whether it is time to begin the play. Free rearrangement has no end of its own, and going round in
/// circles there would be a draw by repetition (C16).
fn has_rearranged_enough(game: &Game) -> bool {
    game.position().stage() == Stage::Rearrangement && game.clock() >= 6
}

fn pawn_steps(position: &Position) -> Vec<Move> {
    let pawns = position.board().of_role(Role::Pawn);
    let is_step = |mv: &Move| mv.from().is_some_and(|from| pawns.contains(from));
    position.legal_moves().into_iter().filter(is_step).collect()
}

/// Chooses a whole arrangement, of which the first placement is the move.
fn arrange_all(
    search: &mut Search<'_>,
    draft: &Draft,
    limits: &Limits,
    report: &mut dyn FnMut(&Report),
) -> Option<Choice> {
    search.past.clear();
    search.root = 0;
    // A limit of depth means little here; few plies ask for a quick answer.
    let nodes = match limits.depth {
        Some(depth) => Some(limits.nodes.unwrap_or(u64::MAX).min(4_000 << depth.min(10))),
        None => limits.nodes,
    };
    let effort = Effort::of_nodes(nodes);
    let army = arrangement::complete(search, draft, limits.handicap, effort);
    let pv = army.confirm()?;
    let color = draft.base().turn();
    let score = crate::evaluation::evaluate(&army.position())
        * if color == sittuyin::Color::White {
            1
        } else {
            -1
        };
    report(&Report {
        depth: 1,
        seldepth: pv.len() as u32,
        line: 1,
        nodes: search.watch.nodes,
        elapsed: search.watch.control.elapsed(),
        score: Score::from_internal(score),
        pv: pv.clone(),
        hashfull: search.table.full(),
    });
    Some(Choice { score, pv })
}
