use crate::{
    analysis::Line,
    arrangement::{self, Effort},
    dice,
    level::Level,
    limits::Limits,
    mate,
    mind::Mind,
    network::{self, Judge, Network},
    node::{DrawRules, Node},
    probe::{self, Root},
    report::{Best, Decision, Report, Score, ScoreBound},
    search::{Choice, Search},
    time::{Budget, Control, Untimed},
    transposition::Table,
    watch::{Crew, Watch},
};
use sittuyin::{Draft, Game, Move, Order, Position, Role, Stage};
use sittuyin_tablebase::Tables;
use std::{fmt, io, num::NonZeroUsize, sync::Arc, thread};

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
    /// One for each thread; the first leads.
    minds: Vec<Mind>,
    evaluation: Evaluation,
    tables: Option<Arc<Tables>>,
}

/// What judges positions.
#[derive(Clone, Debug, Default)]
pub enum Evaluation {
    /// The network that is built in.
    #[default]
    BuiltIn,
    /// Terms and weights written by hand: for comparison.
    HandCrafted,
    /// A network of its own.
    Network(Arc<Network>),
}

impl Evaluation {
    /// The network, if one judges.
    #[must_use]
    pub fn network(&self) -> Option<&Network> {
        match self {
            Self::BuiltIn => network::builtin(),
            Self::HandCrafted => None,
            Self::Network(network) => Some(network),
        }
    }
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
            minds: vec![Mind::new()],
            evaluation: Evaluation::BuiltIn,
            tables: None,
        }
    }

    /// Changes the size of the transposition table, and forgets all.
    pub fn set_hash(&mut self, megabytes: usize) {
        self.table = Table::new(megabytes);
        self.minds.iter_mut().for_each(Mind::clear);
    }

    /// Searches with so many threads from now on. Only with one is a search the same each time.
    pub fn set_threads(&mut self, threads: NonZeroUsize) {
        self.minds.resize_with(threads.get(), Mind::new);
    }

    /// Changes what judges positions; forgets all that was learned.
    pub fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.evaluation = evaluation;
        self.new_game();
    }

    /// Plays endings by these tables from now on, but at levels that misjudge moves; forgets all that
    /// was learned.
    ///
    /// Where they know every move of a position, nothing is searched: a win is played the shortest way
    /// that the count allows, a loss is put off as long as can be, and a draw is kept.
    pub fn set_tables(&mut self, tables: Option<Arc<Tables>>) {
        self.tables = tables;
        self.new_game();
    }

    /// Forgets all that was learned in other games.
    pub fn new_game(&mut self) {
        self.table.clear();
        self.minds.iter_mut().for_each(Mind::clear);
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
        self.begin();
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
        let mut no_mate = None;
        let after_mate;
        let mut limits = limits;
        if let Some(moves) = limits.mate {
            match mate::find(game, &node, &past(game), (moves, limits), control, report) {
                Ok(best) => return Some(best),
                Err(none_in) => no_mate = Some(none_in),
            }
            after_mate = Limits {
                nodes: Some(limits.nodes.map_or(AFTER_MATE, |most| most.min(AFTER_MATE))),
                ..limits.clone()
            };
            limits = &after_mate;
        }
        let choice = match draft {
            Some(draft) => {
                let watch = Watch::new(control, Budget::new(limits), limits.nodes);
                let network = self.evaluation.network();
                let mut search = prepare(&self.table, &mut self.minds[0], network, watch, game);
                arrange_all(&mut search, &draft, limits, report)
            }
            None => {
                let tables = self.tables.clone().filter(|_| probe::may_know(limits));
                let tables = tables.as_deref();
                match self.look_up(tables, game, &node, limits) {
                    Root::Decided(lines) => {
                        let best = conclude(&lines, control, report)?;
                        return Some(Best { no_mate, ..best });
                    }
                    Root::Drawn(moves) => {
                        let kept = Limits {
                            search_moves: moves,
                            ..limits.clone()
                        };
                        let mut even = |found: &Report| {
                            report(&Report {
                                score: Score::DRAW,
                                ..found.clone()
                            });
                        };
                        // Tables see no difference between draws; a search without them does.
                        let mut choice =
                            self.deepen(game, &node, &kept, None, control, &mut even)?;
                        choice.score = 0;
                        Some(choice)
                    }
                    Root::Unknown => self.deepen(game, &node, limits, tables, control, report),
                }
            }
        }?;
        Some(Best {
            mv: *choice.pv.first()?,
            ponder: choice.pv.get(1).copied(),
            score: Score::from_internal(choice.score),
            no_mate,
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
        let best = self.search(game, &level.limits_in(game, seed), control, report)?;
        match game.claims().first() {
            Some(&claim) if !best.score.is_better() => Some(Decision::Claim(claim)),
            _ => Some(Decision::Move(best.mv)),
        }
    }

    /// Sets up the army of the side to place at this level, around what is placed already; returns
    /// all of it. Where pieces are placed in turn it is a plan for the whole army; behind the curtain it
    /// is drawn by the seed among armies that are nearly as good as the best.
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
        let limits = level.arranging(seed);
        let watch = Watch::new(&Untimed, Budget::default(), None);
        let draws = DrawRules::ALL;
        let mut search = Search::new(&self.table, &mut self.minds[0], watch, draws, Vec::new());
        search.judge = self.evaluation.network().map(Judge::new);
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
            bound: ScoreBound::Exact,
            pv: vec![first],
            hashfull: 0,
            tbhits: 0,
        });
        Some(Best {
            mv: first,
            ponder: None,
            score,
            no_mate: None,
        })
    }

    /// What the tables make of the position to search.
    fn look_up(
        &mut self,
        tables: Option<&Tables>,
        game: &Game,
        node: &Node,
        limits: &Limits,
    ) -> Root {
        let Some(tables) = tables else {
            return Root::Unknown;
        };
        let draws = DrawRules::of(game);
        let cache = &mut self.minds[0].cache;
        probe::root(tables, cache, node, &draws, past(game), limits)
    }

    fn begin(&mut self) {
        self.table.age();
        for mind in &mut self.minds {
            mind.history.fade();
        }
    }

    /// Searches deeper and deeper, with the help of the other threads.
    fn deepen(
        &mut self,
        game: &Game,
        node: &Node,
        limits: &Limits,
        tables: Option<&Tables>,
        control: &dyn Control,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Choice> {
        let (table, network) = (&self.table, self.evaluation.network());
        let (leader, helpers) = self.minds.split_first_mut()?;
        let watch = Watch::new(control, Budget::new(limits), limits.nodes);
        if helpers.is_empty() || limits.handicap.is_some() {
            let mut search = prepare(table, leader, network, watch, game);
            search.tables = tables;
            return search.deepen(node, limits, report);
        }
        let crew = Crew::default();
        let wanted = Limits {
            search_moves: limits.search_moves.clone(),
            ..Limits::default()
        };
        thread::scope(|scope| {
            for (number, mind) in helpers.iter_mut().enumerate() {
                let (crew, wanted) = (&crew, &wanted);
                let help = move || {
                    let watch = Watch::new(&Untimed, Budget::default(), None);
                    let mut search = prepare(table, mind, network, watch.in_crew(crew, true), game);
                    search.tables = tables;
                    search.first_depth = 1 + number % 3;
                    search.deepen(node, wanted, &mut |_| ());
                };
                let builder = thread::Builder::new().stack_size(STACK);
                // With fewer threads than wished for the search is slower, and as good.
                let _: io::Result<_> = builder.spawn_scoped(scope, help);
            }
            let mut search = prepare(table, leader, network, watch.in_crew(&crew, false), game);
            search.tables = tables;
            let choice = search.deepen(node, limits, report);
            crew.stop();
            choice
        })
    }
}

/// What a search of the deepest line needs of the stack.
const STACK: usize = 16 << 20;

/// Positions to choose a move from where a mate was asked for and there is none.
const AFTER_MATE: u64 = 20_000;

/// A search of a game by one thread.
fn prepare<'a>(
    table: &'a Table,
    mind: &'a mut Mind,
    network: Option<&'a Network>,
    watch: Watch<'a>,
    game: &Game,
) -> Search<'a> {
    let mut search = Search::new(table, mind, watch, DrawRules::of(game), past(game));
    search.judge = network.map(Judge::new);
    search.occasion = game.moves().len() as u64;
    search
}

/// The positions before the present one, back to the last irreversible move.
fn past(game: &Game) -> Vec<u64> {
    let before = &game.positions()[..game.positions().len() - 1];
    let reversible = before.len().saturating_sub(game.clock() as usize);
    before[reversible..].iter().map(Position::hash).collect()
}

/// Reports what is known without a search.
fn conclude(
    lines: &[Line],
    control: &dyn Control,
    report: &mut dyn FnMut(&Report),
) -> Option<Best> {
    for (place, Line { score, pv }) in lines.iter().enumerate() {
        report(&Report {
            depth: 1,
            seldepth: pv.len() as u32,
            line: place + 1,
            nodes: 0,
            elapsed: control.elapsed(),
            score: *score,
            bound: ScoreBound::Exact,
            pv: pv.clone(),
            hashfull: 0,
            tbhits: 1,
        });
    }
    let Line { score, pv } = lines.first()?;
    Some(Best {
        mv: *pv.first()?,
        ponder: pv.get(1).copied(),
        score: *score,
        no_mate: None,
    })
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
        bound: ScoreBound::Exact,
        pv: pv.clone(),
        hashfull: search.table.full(),
        tbhits: 0,
    });
    Some(Choice { score, pv })
}
