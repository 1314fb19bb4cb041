use crate::{
    Chance,
    puzzles::{
        Proof, Puzzle, Theme,
        endings::{asks_for_lawful_promotion, is_near_stalemate},
        judge::{self, DEEP, SIFT, limits, whole},
        mates, rating,
    },
};
use sittuyin::{Draws, Game, Move, Ruleset, Setup, Stage};
use sittuyin_engine::{Best, Engine, Score, Untimed};

/// The rulesets of the games, one after the other.
const RULESETS: [Ruleset; 8] = [
    Ruleset::Formal,
    Ruleset::Modern,
    Ruleset::Federation,
    Ruleset::Formal,
    Ruleset::Tournament,
    Ruleset::Modern,
    Ruleset::Murray,
    Ruleset::Parlett,
];
/// Games of one seed.
const GAMES: usize = 20;
/// Positions to search for a move of the games.
const PLAYING: u64 = 1_000;
/// In centipawns: what a first look must promise, and where a game is decided.
const PROMISING: i32 = 130;
const DECIDED: i32 = 700;
/// Random plies after the armies stand.
const RANDOM: usize = 4;
/// A game that is longer ends.
const LONGEST: usize = 200;
/// Moves of the longest mate that is looked for.
const MATE: u32 = 5;
/// Plies between two puzzles of one game.
const APART: usize = 6;

/// Looks for puzzles in games of the engine against itself.
pub(super) struct Games {
    player: Engine,
    judge: Engine,
    seed: u64,
    found: Vec<Puzzle>,
}

impl Games {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            player: Engine::new(4),
            judge: Engine::new(4),
            seed,
            found: Vec::new(),
        }
    }

    /// The puzzles of this seed.
    pub(super) fn mine(mut self) -> Vec<Puzzle> {
        for number in 0..GAMES {
            let ruleset = RULESETS[(self.seed as usize * GAMES + number) % RULESETS.len()];
            let mut chance = Chance(self.seed.wrapping_mul(1_000_003) + number as u64);
            if let Some(game) = opened(ruleset, &mut chance) {
                self.play(number, game, &mut chance);
            }
        }
        self.found
    }

    fn play(&mut self, number: usize, mut game: Game, chance: &mut Chance) {
        self.player.new_game();
        // A mate in five contains one in four: which of them is asked for is drawn.
        let mut wanted = 1 + chance.below(MATE as usize) as i32;
        let mut last = None;
        while game.outcome().is_none() && game.claims().is_empty() && game.moves().len() < LONGEST {
            let Some(best) = self.glance(&game) else {
                return;
            };
            let ply = game.moves().len();
            let near = last.is_some_and(|last| ply < last + APART);
            if game.position().stage() == Stage::Play && !near {
                let origin = format!("games {} {}/{ply}", self.seed, number + 1);
                let mut found = self.look(&game, best, wanted, false, &origin);
                if found.is_none() && whole(best.score).abs() < DECIDED {
                    found = self.look_at_slip(&game, chance, wanted, &origin);
                }
                if let Some(found) = found {
                    wanted = 1 + chance.below(MATE as usize) as i32;
                    last = Some(ply);
                    self.found.push(found);
                }
            }
            if game.play(best.mv).is_err() {
                return;
            }
        }
    }

    fn glance(&mut self, game: &Game) -> Option<Best> {
        let search = limits(game, PLAYING, 1);
        (self.player).search(game, &search, &Untimed, &mut |_| ())
    }

    fn look(
        &mut self,
        game: &Game,
        best: Best,
        wanted: i32,
        slipped: bool,
        origin: &str,
    ) -> Option<Puzzle> {
        match best.score {
            Score::Mate(moves) if moves == wanted => self.mate(game, origin),
            Score::Centipawns(worth)
                if worth > PROMISING && (slipped || best.mv.is_promotion()) =>
            {
                self.win(game, slipped, origin)
            }
            _ => None,
        }
    }

    /// Looks at what would come of a move that chance has made: there may be something to punish. The game
    /// itself goes on without it.
    fn look_at_slip(
        &mut self,
        game: &Game,
        chance: &mut Chance,
        wanted: i32,
        origin: &str,
    ) -> Option<Puzzle> {
        let moves = game.position().legal_moves();
        let mut slip = game.clone();
        slip.play(moves[chance.below(moves.len())]).ok()?;
        if slip.outcome().is_some() {
            return None;
        }
        let best = self.glance(&slip)?;
        self.look(&slip, best, wanted, true, &format!("{origin} slip"))
    }

    fn mate(&mut self, game: &Game, origin: &str) -> Option<Puzzle> {
        let alone = alone(game)?;
        let line = mates::only_line(&mut self.judge, &alone, MATE)?;
        let theme = Theme::mate_in(line.len().div_ceil(2));
        self.puzzle(&alone, line, vec![theme], origin, Proof::Mate)
    }

    /// A move that alone wins, as far as it stays so. What takes back at once what was just taken, and what
    /// a look of one ply sees, is no riddle.
    fn win(&mut self, game: &Game, slipped: bool, origin: &str) -> Option<Puzzle> {
        let alone = alone(game)?;
        let line = judge::winning_line(&mut self.judge, &alone)?;
        let first = *line.first()?;
        if line.len() == 1 && (self.is_seen(&alone, first) || retakes(game, first)) {
            return None;
        }
        let position = alone.position();
        let promotes = line.iter().step_by(2).any(|mv| mv.is_promotion());
        let mut themes = Vec::new();
        if promotes {
            themes.push(Theme::Promotion);
        }
        if slipped {
            themes.push(Theme::Refutation);
        }
        if is_near_stalemate(&alone, first, true) {
            themes.push(Theme::Stalemate);
        }
        if first.is_promotion() && asks_for_lawful_promotion(position, first) {
            themes.push(Theme::Lawful);
        }
        if themes.is_empty() {
            return None;
        }
        self.puzzle(&alone, line, themes, origin, Proof::Nodes(DEEP))
    }

    /// Whether a look of one ply finds it.
    fn is_seen(&mut self, game: &Game, mv: Move) -> bool {
        let mut glance = limits(game, SIFT, 1);
        glance.depth = Some(1);
        self.judge.new_game();
        let seen = self.judge.search(game, &glance, &Untimed, &mut |_| ());
        seen.is_some_and(|best| best.mv == mv && whole(best.score) > 0)
    }

    fn puzzle(
        &mut self,
        game: &Game,
        line: Vec<Move>,
        themes: Vec<Theme>,
        origin: &str,
        proof: Proof,
    ) -> Option<Puzzle> {
        Some(Puzzle {
            ruleset: game.ruleset(),
            fen: game.fen(),
            rating: rating::estimate(&mut self.judge, game, &line),
            line,
            themes,
            origin: origin.to_owned(),
            proof,
        })
    }
}

/// A game in which both armies were set up at random, and some random moves were made.
fn opened(ruleset: Ruleset, chance: &mut Chance) -> Option<Game> {
    let mut game = Game::new(ruleset).ok()?;
    let mut left = RANDOM;
    while left > 0 {
        left -= usize::from(!game.position().is_deployment());
        let moves = game.position().legal_moves();
        if moves.is_empty() {
            return None;
        }
        game.play(moves[chance.below(moves.len())]).ok()?;
    }
    Some(game)
}

/// The position of a game without what was before it; a count goes on.
fn alone(game: &Game) -> Option<Game> {
    let now = game.to_setup();
    let setup = Setup {
        clock: now.count_limit.map_or(0, |_| now.clock),
        fullmove: 1,
        ..now
    };
    Game::from_setup(setup, game.ruleset(), Draws::Platform).ok()
}

/// Whether a move takes what has just taken.
fn retakes(game: &Game, mv: Move) -> bool {
    let [.., before, _] = game.positions() else {
        return false;
    };
    game.moves()
        .last()
        .is_some_and(|last| last.to() == mv.to() && before.board().occupied().contains(last.to()))
}
