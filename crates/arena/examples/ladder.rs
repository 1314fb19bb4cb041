//! Measures the levels: each plays the next below, the lowest a player that moves at random, under
//! `formal`.
//!
//! ```sh
//! cargo run --release -p sittuyin-arena --example ladder -- ladder 400 2 1 10
//! ```
//!
//! The arguments are a folder for the games, how many games each level plays, how many at once, and the
//! first and the last level to play. What is in the folder is not played again, and counts. Every other
//! pair of games begins with armies that a middle level has arranged, and is played with colours
//! swapped; in the others each player arranges its own. Nodes decide, not time, so that a busy machine
//! plays the same games. A draw that may be claimed is claimed.

use sittuyin::{Color, Draft, Game, GameError, Move, Ruleset, pgn::Record, pgn::Score};
use sittuyin_arena::Chance;
use sittuyin_arena::{
    Mean, Series,
    engine_match::{Elo, Points, Tally},
    ladder,
};
use sittuyin_engine::{Decision, Engine, Level, Untimed};
use std::{collections::BTreeMap, env, error::Error, fs, num::NonZeroUsize, path::Path};

const USAGE: &str = "usage: ladder FOLDER [GAMES] [AT ONCE] [FIRST LEVEL] [LAST LEVEL]";
const RULESET: Ruleset = Ruleset::Formal;

type Failure = Box<dyn Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().ok_or(USAGE)?;
    let numbers: Vec<u64> = arguments
        .map(|text| text.parse().map_err(|_| USAGE))
        .collect::<Result<_, _>>()?;
    let [games, concurrency, first, last] = [400, 1, 1, 10]
        .into_iter()
        .enumerate()
        .map(|(index, usual)| numbers.get(index).copied().unwrap_or(usual))
        .collect::<Vec<_>>()[..]
    else {
        return Err(USAGE.into());
    };
    let concurrency = NonZeroUsize::new(usize::try_from(concurrency)?).ok_or(USAGE)?;
    fs::create_dir_all(&folder)?;
    let mut rungs = Vec::new();
    for level in (1..).map_while(Level::new) {
        let asked = (first..=last).contains(&u64::from(level.get()));
        let rung = Rung::new(level);
        rungs.push(rung.play(
            Path::new(&folder),
            if asked { games } else { 0 },
            concurrency,
        )?);
    }
    print(&rungs);
    Ok(())
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Player {
    Random,
    Level(Level),
}

impl Player {
    fn name(self) -> String {
        match self {
            Self::Random => "random mover".to_owned(),
            Self::Level(level) => format!("level {}", level.get()),
        }
    }

    /// Its name with all that makes its play, so that games of a level that has changed do not count.
    fn signature(self) -> String {
        match self {
            Self::Random => self.name(),
            Self::Level(level) => {
                let limits = level.limits(0);
                format!(
                    "{} ({} plies, {} nodes, {})",
                    self.name(),
                    limits
                        .depth
                        .map_or("any".to_owned(), |depth| depth.to_string()),
                    limits.nodes.unwrap_or_default(),
                    limits
                        .handicap
                        .map_or("no errors".to_owned(), |handicap| format!(
                            "haste {} %, errors {} and {}",
                            handicap.hasty, handicap.misjudges, handicap.misplaces
                        )),
                )
            }
        }
    }

    /// The moves it makes: one, or a whole army.
    fn turn(
        self,
        engine: &mut Engine,
        game: &Game,
        chance: &mut Chance,
        seed: u64,
    ) -> Result<Vec<Move>, Failure> {
        let position = game.position();
        let moves = position.legal_moves();
        match self {
            Self::Random if moves.is_empty() => Err(GameError::Over.into()),
            Self::Random => Ok(vec![moves[chance.below(moves.len())]]),
            Self::Level(level) => match Draft::new(position) {
                Some(draft) => arranged(engine, draft, level, seed),
                None => match engine.choose(game, level, seed, &Untimed, &mut |_| ()) {
                    Some(Decision::Move(chosen)) => Ok(vec![chosen]),
                    _ => Err(GameError::Over.into()),
                },
            },
        }
    }
}

fn arranged(
    engine: &mut Engine,
    mut draft: Draft,
    level: Level,
    seed: u64,
) -> Result<Vec<Move>, Failure> {
    let army = engine.arrange(draft.base(), &[], level, seed);
    draft.replace(&army)?;
    Ok(draft.confirm().ok_or("an army that is not complete")?)
}

/// A level and the player below it.
#[derive(Debug)]
struct Rung {
    players: [Player; 2],
}

/// What a rung's games came to.
struct Played {
    name: String,
    tally: Tally,
    plies: Vec<f64>,
}

impl Rung {
    fn new(level: Level) -> Self {
        let below = level.get().checked_sub(1).and_then(Level::new);
        Self {
            players: [
                Player::Level(level),
                below.map_or(Player::Random, Player::Level),
            ],
        }
    }

    fn play(
        &self,
        folder: &Path,
        games: u64,
        concurrency: NonZeroUsize,
    ) -> Result<Played, Failure> {
        let [own, below] = self.players;
        let series = Series {
            pgn: folder.join(format!("{}.pgn", own.name().replace(' ', "-"))),
            event: format!("{RULESET}: {} v {}", own.signature(), below.signature()),
            games: games.next_multiple_of(2),
            concurrency,
        };
        let mut played = Played {
            name: own.name(),
            tally: Tally::default(),
            plies: Vec::new(),
        };
        let mut results = BTreeMap::new();
        series.run(
            || Engine::new(self.memory()),
            |engine, number| self.game(engine, number),
            &mut |number, record| {
                let points = Points::of(winner(record), first_color(number));
                results.insert(number, points);
                played.tally.add(points);
                if let Some(&other) = results.get(&(number ^ 1)) {
                    played.tally.add_pair(points, other);
                }
                played.plies.push(record.tree.main_line().count() as f64);
                let count = played.plies.len() as u64;
                if count.is_multiple_of(20) || count == games {
                    println!(
                        "{} v {}, {count} games: {}",
                        own.name(),
                        below.name(),
                        played.tally
                    );
                }
            },
        )?;
        Ok(played)
    }

    /// Megabytes for the positions that the stronger of the two searches for a move: clearing more before
    /// each would take longer than a low level's search.
    fn memory(&self) -> usize {
        let nodes = |player: &Player| match player {
            Player::Random => 0,
            Player::Level(level) => level.limits(0).nodes.unwrap_or_default(),
        };
        let most = self.players.iter().map(nodes).max().unwrap_or_default();
        usize::try_from(most / 32_768)
            .unwrap_or_default()
            .clamp(1, 32)
    }

    fn game(&self, engine: &mut Engine, number: u64) -> Result<Record, Failure> {
        let mut game = Game::new(RULESET)?;
        let pair = number / 2;
        if pair.is_multiple_of(2) {
            let middle = Level::new(5).ok_or("no middle level")?;
            let mut chance = Chance(pair);
            while let Some(draft) = Draft::new(game.position()) {
                for placement in arranged(engine, draft, middle, chance.bits())? {
                    game.play(placement)?;
                }
            }
        }
        let mut chance = Chance(!number);
        let seeds = [chance.bits(), chance.bits()];
        while game.outcome().is_none() {
            if let Some(&claim) = game.claims().first() {
                game.claim(claim)?;
                break;
            }
            let seat = usize::from(game.position().turn() != first_color(number));
            for chosen in self.players[seat].turn(engine, &game, &mut chance, seeds[seat])? {
                game.play(chosen)?;
            }
        }
        let mut record = Record::from_game(&game);
        let names = self.players.map(Player::name);
        let white = usize::from(first_color(number) != Color::White);
        record.tags.set("White", &names[white]);
        record.tags.set("Black", &names[1 - white]);
        Ok(record)
    }
}

/// Whom the higher level plays.
fn first_color(number: u64) -> Color {
    Color::ALL[usize::from(!number.is_multiple_of(2))]
}

fn winner(record: &Record) -> Option<Color> {
    match record.score {
        Score::Win(color) => Some(color),
        Score::Draw | Score::Unknown => None,
    }
}

fn print(rungs: &[Played]) {
    let tallies: Vec<Tally> = rungs.iter().map(|rung| rung.tally).collect();
    println!(
        "\n| | Elo above the random mover | above the next below | games | plies |\n|---|---|---|---|---|"
    );
    for (rung, sum) in rungs.iter().zip(ladder(&tallies)) {
        let [lost, drawn, won] = rung.tally.games;
        let plies = Mean::of(rung.plies.iter().copied()).map_or(0.0, |plies| plies.mean);
        println!(
            "| {} | {} | {} | +{won} ={drawn} -{lost} | {plies:.0} |",
            rung.name,
            written(sum),
            written(rung.tally.elo())
        );
    }
}

fn written(elo: Option<Elo>) -> String {
    elo.map_or("unknown".to_owned(), |elo| {
        format!("{:+.0} [{:+.0}, {:+.0}]", elo.difference, elo.low, elo.high)
    })
}
