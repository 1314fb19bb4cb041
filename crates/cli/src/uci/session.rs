use super::{
    command::{Command, Go},
    options::{Changed, Options},
    worker::{Task, Wait, Worker},
};
use crate::{evaluation, failure::printable, input, moves, perft, seed, tables};
use sittuyin::{
    Claim, Color, Draws, Game, GameError, IllegalPosition, Move, Ruleset, Setup, fen, uci::UciMove,
};
use sittuyin_engine::{Clock, Engine, Limits};
use sittuyin_tablebase::Tables;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;

/// A conversation: the options, the game that was last described, and the work in hand.
pub(super) struct Session {
    options: Options,
    /// What was described last: where the game starts, and its moves.
    start: Setup,
    moves: Vec<Move>,
    /// That game, with the draws of every game played here.
    game: Game,
    /// Decides the errors of one that does not play its best, another for each game.
    seed: u64,
    worker: Worker,
}

/// Says one line or more at once, so that lines of the search never run into each other.
pub(super) fn say(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()
}

impl Session {
    pub(super) fn new(ruleset: Ruleset) -> Result<Self, IllegalPosition> {
        let options = Options::new(ruleset);
        let mut engine = Engine::new(options.hash);
        engine.set_tables(Some(Tables::built_in()));
        Ok(Self {
            options,
            start: Setup::initial(),
            moves: Vec::new(),
            game: Game::new(ruleset)?,
            seed: seed::random(),
            worker: Worker::new(engine),
        })
    }

    /// Does what a line asks for; breaks when it is the end.
    pub(super) fn obey(&mut self, line: &str) -> io::Result<ControlFlow<()>> {
        let done = match Command::parse(line) {
            Ok(Command::Quit) => {
                self.worker.stop();
                return Ok(ControlFlow::Break(()));
            }
            Ok(command) => self.perform(command)?,
            Err(error) => Err(error),
        };
        if let Err(error) = done {
            say(&format!("info string {}", printable(&error)))?;
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Nobody will say anything more: work that ends by itself is waited for.
    pub(super) fn finish(&mut self) {
        self.worker.finish();
    }

    /// The outer error means that nobody listens any more, the inner one is what to tell.
    fn perform(&mut self, command: Command) -> io::Result<Result<(), String>> {
        match command {
            Command::Uci => {
                let version = env!("CARGO_PKG_VERSION");
                let options = self.options.describe();
                say(&format!(
                    "id name Sittuyin {version}\nid author The Sittuyin developers\n{options}\nuciok"
                ))?;
            }
            Command::IsReady => say("readyok")?,
            Command::NewGame => {
                self.seed = seed::random();
                self.worker.engine().new_game();
            }
            Command::SetOption { name, value } => return Ok(self.set_option(&name, &value)),
            Command::Position { fen, moves } => {
                return Ok(self.set_position(fen.as_deref(), &moves));
            }
            Command::Go(go) => return self.go(&go),
            Command::Stop => self.worker.stop(),
            Command::PonderHit => self.worker.ponder_hit(),
            Command::Display => match self.describe() {
                Ok(description) => say(&description)?,
                Err(error) => return Ok(Err(error)),
            },
            Command::Quit | Command::Nothing => {}
        }
        Ok(Ok(()))
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        match self.options.set(name, value)? {
            Changed::Ruleset => {
                // What was learned under other rules does not hold.
                self.worker.engine().new_game();
                return self.set_position(None, &[]);
            }
            Changed::Hash => self.worker.engine().set_hash(self.options.usable_hash()),
            Changed::ClearHash => self.worker.engine().new_game(),
            Changed::Threads(threads) => self.worker.engine().set_threads(threads),
            Changed::Evaluation(name) => {
                let evaluation = evaluation::named(&name)?;
                self.worker.engine().set_evaluation(evaluation);
            }
            Changed::Tables(directory) => {
                let tables = tables::load(directory.as_deref())?;
                self.worker.engine().set_tables(Some(tables));
            }
            Changed::Other => {}
        }
        Ok(())
    }

    /// Takes over a position, wholly or not at all.
    fn set_position(&mut self, fen: Option<&str>, moves: &[String]) -> Result<(), String> {
        let start = fen.map_or_else(|| Ok(Setup::initial()), input::setup)?;
        let moves: Result<Vec<_>, _> = moves
            .iter()
            .map(|text| text.parse().map(|UciMove(named)| named))
            .collect();
        let moves = moves.map_err(|error| format!("position: {error}"))?;
        self.game = self.replay(&start, &moves, Draws::Platform)?;
        self.start = start;
        self.moves = moves;
        Ok(())
    }

    fn replay(&self, start: &Setup, moves: &[Move], draws: Draws) -> Result<Game, String> {
        let mut game = input::position(start.clone(), self.options.ruleset, draws)?;
        for &named in moves {
            match game.play(named) {
                Ok(()) => {}
                // Only the other side of the conversation decides when a game is over.
                Err(GameError::Over) => input::play_on(&mut game, named, draws)
                    .map_err(|error| format!("position: '{}': {error}", UciMove(named)))?,
                Err(error) => return Err(format!("position: '{}': {error}", UciMove(named))),
            }
        }
        Ok(game)
    }

    /// The position, and what is decided by it and its history under the ruleset alone (C26).
    fn describe(&self) -> Result<String, String> {
        let game = self.replay(&self.start, &self.moves, Draws::Ruleset)?;
        let position = game.position();
        let checkers: Vec<_> = position
            .checkers()
            .into_iter()
            .map(|square| square.to_string())
            .collect();
        let claims: Vec<_> = game.claims().into_iter().map(Claim::id).collect();
        Ok(format!(
            "{}\nFen: {}\nRuleset: {}\nCheckers: {}\nStatus: {}\nClaims: {}",
            fen::diagram(position.board()),
            game.fen(),
            self.options.ruleset,
            checkers.join(" "),
            moves::status(&game),
            claims.join(" "),
        ))
    }

    fn go(&mut self, go: &Go) -> io::Result<Result<(), String>> {
        if let Some(depth) = go.perft {
            return self.perft(depth);
        }
        match self.limits(go) {
            Ok(limits) => {
                if !go.unknown.is_empty() {
                    let unknown = printable(&go.unknown.join(" "));
                    say(&format!("info string passed over after go: {unknown}"))?;
                }
                let limited = limits.depth.is_some()
                    || limits.mate.is_some()
                    || limits.nodes.is_some()
                    || limits.move_time.is_some()
                    || limits.clock.is_some();
                let wait = if go.ponder {
                    Wait::Ponder
                } else if go.infinite || !limited {
                    Wait::Infinite
                } else {
                    Wait::No
                };
                if limits.handicap.is_some() {
                    // Its strength shall not depend on what it found before.
                    self.worker.engine().new_game();
                }
                let task = Task {
                    game: self.game.clone(),
                    limits,
                    shows_wdl: self.options.shows_wdl,
                };
                self.worker.search(task, wait)?;
                Ok(Ok(()))
            }
            Err(error) => Ok(Err(error)),
        }
    }

    fn perft(&mut self, depth: u32) -> io::Result<Result<(), String>> {
        if depth > perft::DEEPEST {
            return Ok(Err(format!("perft goes to depth {}", perft::DEEPEST)));
        }
        self.worker.stop();
        let counts = perft::divide(self.game.position(), depth, NonZeroUsize::MIN);
        for (uci, count) in &counts {
            say(&format!("{uci}: {count}"))?;
        }
        let nodes = perft::total(&counts, depth);
        say(&format!("\nNodes searched: {nodes}\n"))?;
        Ok(Ok(()))
    }

    fn limits(&self, go: &Go) -> Result<Limits, String> {
        let mut search_moves = Vec::new();
        for text in &go.search_moves {
            let UciMove(candidate) = text
                .parse()
                .map_err(|error| format!("searchmoves: {error}"))?;
            if let Some(illegal) = self.game.position().why_illegal(candidate) {
                return Err(format!("searchmoves: '{text}': {illegal}"));
            }
            search_moves.push(candidate);
        }
        let side = match self.game.position().turn() {
            Color::White => 0,
            Color::Black => 1,
        };
        let clock = go.time[side].filter(|_| !go.infinite);
        let mut limits = Limits {
            depth: go.depth,
            nodes: go.nodes,
            move_time: go.move_time,
            clock: clock.map(|remaining| Clock {
                remaining,
                increment: go.increment[side],
                moves_to_go: go.moves_to_go.filter(|&moves| moves > 0),
                overhead: self.options.overhead,
            }),
            mate: go.mate,
            search_moves,
            lines: self.options.lines,
            handicap: None,
        };
        if self.options.limits_strength && go.mate.is_none() {
            let weaker = self.options.elo.limits(&self.game, self.seed);
            limits.depth = least(limits.depth, weaker.depth);
            limits.nodes = least(limits.nodes, weaker.nodes);
            limits.move_time = least(limits.move_time, weaker.move_time);
            limits.handicap = weaker.handicap;
        }
        Ok(limits)
    }
}

fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    one.into_iter().chain(other).min()
}
