use sittuyin::{Game, Move, fen::Fen, uci::UciMove};
use sittuyin_arena::Chance;
use sittuyin_arena::tactics::{RULESET, Tactic, is_askable};
use sittuyin_engine::{Engine, Limits, Score, Untimed};
use std::{collections::HashSet, error::Error};

/// Positions to search for a move of the games.
const PLAYING: u64 = 1_000;
/// Plies of a short look, which sees few of the moves that are wanted.
const GLANCE: u32 = 3;
/// Those that sift the positions, and those that decide.
const SIFT: u64 = 12_000;
const DEEP: u64 = 200_000;
/// In centipawns: by how much the best move is better than any other, while sifting and in the end.
const SIFT_GAP: i32 = 60;
const GAP: i32 = 100;
/// A second best that wins as well leaves nothing to find, and nothing is found where all is lost.
const BOUND: i32 = 300;
/// Beyond this a game is over for this purpose.
const DECIDED: i32 = 1_200;
/// Plies between two candidates of one game, and candidates of one game.
const APART: usize = 9;
const EACH: usize = 3;
/// Of so many candidates, one may be a move that the short look sees as well.
const SEEN: usize = 2;

/// Prints so many candidates: a FEN and a move on each line.
pub(crate) fn print(seed: u64, count: usize) -> Result<(), Box<dyn Error>> {
    println!("# tactics candidates, seed {seed}: the best move at {DEEP} nodes");
    let mut search = Sieve {
        player: Engine::new(16),
        judge: Engine::new(16),
        known: HashSet::new(),
        seen: 0,
    };
    for number in 0.. {
        let mut chance = Chance(seed.wrapping_mul(1_000_003) + number);
        search.play(&mut chance, count)?;
        if search.known.len() >= count {
            break;
        }
    }
    Ok(())
}

struct Sieve {
    player: Engine,
    judge: Engine,
    /// The candidates.
    known: HashSet<String>,
    /// How many of them the short look sees.
    seen: usize,
}

impl Sieve {
    /// Prints the candidates of one game.
    fn play(&mut self, chance: &mut Chance, count: usize) -> Result<(), Box<dyn Error>> {
        let mut game = Game::new(RULESET)?;
        // Both armies, and four moves more.
        for _ in 0..20 {
            let moves = game.position().legal_moves();
            if game.outcome().is_some() {
                return Ok(());
            }
            game.play(moves[chance.below(moves.len())])?;
        }
        self.player.new_game();
        let (mut found, mut rest) = (0, 0);
        while game.outcome().is_none() && game.claims().is_empty() && found < EACH {
            let limits = nodes(PLAYING, 1);
            let Some(best) = self.player.search(&game, &limits, &Untimed, &mut |_| ()) else {
                break;
            };
            if whole(best.score).abs() > DECIDED || self.known.len() >= count {
                break;
            }
            if rest == 0
                && whole(best.score).abs() <= 2 * BOUND
                && is_askable(game.position())
                && let Some((fen, solution)) = self.judged(&game)?
            {
                println!("{fen} ; {}", UciMove(solution));
                (found, rest) = (found + 1, APART);
            }
            rest = rest.saturating_sub(1);
            game.play(best.mv)?;
        }
        Ok(())
    }

    /// The move that is clearly best, judged without what came before the position.
    fn judged(&mut self, game: &Game) -> Result<Option<(String, Move)>, Box<dyn Error>> {
        let fen = Fen(game.position().to_setup()).to_string();
        if self.known.contains(&fen) {
            return Ok(None);
        }
        let alone = Tactic::game(&fen)?;
        let mut last = None;
        let mut seen = false;
        for (number, gap) in [(SIFT, SIFT_GAP), (DEEP, GAP)] {
            self.judge.new_game();
            let analysis = self.judge.analyse(&alone, &nodes(number, 2), &Untimed);
            let Some([first, second]) = analysis.as_ref().map(|found| &found.lines[..]) else {
                return Ok(None);
            };
            let (best, next) = (whole(first.score), whole(second.score));
            if best - next < gap || next > BOUND || best < -BOUND {
                return Ok(None);
            }
            last = first.pv.first().copied();
            let glance = Limits {
                depth: Some(GLANCE),
                ..Limits::default()
            };
            self.judge.new_game();
            let glanced = self.judge.search(&alone, &glance, &Untimed, &mut |_| ());
            seen = last == glanced.map(|best| best.mv);
            if seen && (self.seen + 1) * SEEN > self.known.len() + 1 {
                return Ok(None);
            }
        }
        self.seen += usize::from(seen);
        self.known.insert(fen.clone());
        Ok(last.map(|best| (fen, best)))
    }
}

fn nodes(nodes: u64, lines: usize) -> Limits {
    Limits {
        nodes: Some(nodes),
        lines,
        ..Limits::default()
    }
}

/// A score as one number, in which a mate is worth more than anything else.
fn whole(score: Score) -> i32 {
    match score {
        Score::Centipawns(worth) => worth,
        Score::Mate(moves) if moves > 0 => 30_000 - moves,
        Score::Mate(moves) => -30_000 - moves,
    }
}
