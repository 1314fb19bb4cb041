use sittuyin::{Game, Move, Position};
use sittuyin_tablebase::{Cache, Clocks, TableError, Tables, Value, Verdict, Wdl};

/// What tables say of the moves of positions, counts and clocks included.
#[derive(Debug)]
pub(super) struct Tabled<'a> {
    tables: &'a Tables,
    cache: Cache,
}

/// The moves of a position that keep what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    /// What it is worth.
    pub(super) result: Wdl,
    /// The moves that keep it.
    pub(super) moves: Vec<Move>,
    /// How many there are besides.
    pub(super) others: usize,
}

impl Kept {
    /// The move that alone keeps it, where others do not.
    pub(super) fn only(&self) -> Option<Move> {
        match self.moves[..] {
            [only] if self.others > 0 => Some(only),
            _ => None,
        }
    }
}

/// A solver's move of which there is no other, or a mate.
enum Step {
    Only(Move),
    Mate(Move),
}

impl<'a> Tabled<'a> {
    pub(super) fn new(tables: &'a Tables) -> Self {
        Self {
            tables,
            cache: Cache::default(),
        }
    }

    /// The value of a position, by itself.
    pub(super) fn value(&mut self, position: &Position) -> Result<Option<Value>, TableError> {
        self.tables.probe(&mut self.cache, position)
    }

    /// The moves that keep the result. A win that needs more plies than `within` is none. `None` where a table
    /// is missing, or a claim of fifty moves leaves it open.
    pub(super) fn kept(
        &mut self,
        game: &Game,
        within: Option<u16>,
    ) -> Result<Option<Kept>, TableError> {
        let position = game.position();
        let Some(moves) = self.tables.moves(&mut self.cache, position)? else {
            return Ok(None);
        };
        let clocks = Clocks::of(game);
        let mut judged = Vec::new();
        for (mv, value) in moves {
            let result = match Verdict::of_move(&clocks, position, mv, value) {
                Verdict::MayBeClaimed => return Ok(None),
                Verdict::Draw | Verdict::CountedOut => Wdl::Draw,
                Verdict::Stands => match (value, within) {
                    (Value::Win(plies), Some(most)) if plies > most => Wdl::Draw,
                    _ => value.wdl(),
                },
            };
            judged.push((mv, result));
        }
        let Some(result) = judged.iter().map(|&(_, result)| result).max() else {
            return Ok(None);
        };
        let all = judged.len();
        let moves: Vec<Move> = (judged.into_iter())
            .filter(|&(_, of)| of == result)
            .map(|(mv, _)| mv)
            .collect();
        Ok(Some(Kept {
            result,
            others: all - moves.len(),
            moves,
        }))
    }

    fn step(
        &mut self,
        game: &Game,
        goal: Wdl,
        within: Option<u16>,
    ) -> Result<Option<Step>, TableError> {
        if goal == Wdl::Win
            && let Some(mv) = mates(game)
        {
            return Ok(Some(Step::Mate(mv)));
        }
        let kept = self.kept(game, within)?;
        let kept = kept.filter(|kept| kept.result == goal);
        Ok(kept.and_then(|kept| kept.only()).map(Step::Only))
    }

    /// A line from here in which every move of the solver alone keeps the result, at most so many of them:
    /// it ends with a mate, or with the last move of which that is true. Replies are chosen so that it goes
    /// on; against a win only those that put it off longest.
    pub(super) fn only_line(
        &mut self,
        game: &Game,
        goal: Wdl,
        mut within: Option<u16>,
        most: usize,
    ) -> Result<Vec<Move>, TableError> {
        let mut game = game.clone();
        let mut line = Vec::new();
        let mut step = self.step(&game, goal, within)?;
        for _ in 0..most {
            let (mv, mated) = match step {
                None => break,
                Some(Step::Only(mv)) => (mv, false),
                Some(Step::Mate(mv)) => (mv, true),
            };
            line.push(mv);
            if mated || game.play(mv).is_err() || game.outcome().is_some() {
                break;
            }
            within = within.map(|within| within.saturating_sub(2));
            step = None;
            for reply in self.replies(&game, goal)? {
                let mut next = game.clone();
                if next.play(reply).is_err() || next.outcome().is_some() {
                    continue;
                }
                step = self.step(&next, goal, within)?;
                if step.is_some() {
                    line.push(reply);
                    game = next;
                    break;
                }
            }
        }
        if line.len() % 2 == 0 {
            line.pop();
        }
        Ok(line)
    }

    fn replies(&mut self, game: &Game, goal: Wdl) -> Result<Vec<Move>, TableError> {
        let moves = self.tables.moves(&mut self.cache, game.position())?;
        let mut moves = moves.unwrap_or_default();
        let best = moves.first().map(|&(_, value)| value);
        if goal == Wdl::Win {
            moves.retain(|&(_, value)| Some(value) == best);
        } else if let Some(kept) = self.kept(game, None)? {
            moves.retain(|(mv, _)| kept.moves.contains(mv));
        }
        Ok(moves.into_iter().map(|(mv, _)| mv).collect())
    }
}

/// A move that mates at once.
pub(super) fn mates(game: &Game) -> Option<Move> {
    let position = game.position();
    position.legal_moves().into_iter().find(|&mv| {
        let mut after = *position;
        after.play_unchecked(mv);
        after.status() == sittuyin::Status::Checkmate
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::puzzles::puzzle::game;
    use sittuyin::{Ruleset, uci::UciMove};

    #[test]
    fn a_count_makes_a_move_the_only_one() {
        let tables = Tables::of_three_men();
        let mut tabled = Tabled::new(&tables);
        // Mate in one move: 32 plies of 32 are counted, or none (K13 of the rules).
        let late = game(Ruleset::Modern, "k7/8/1K6/8/8/8/8/7R[] w - 32 32 17").unwrap();
        let early = game(Ruleset::Modern, "k7/8/1K6/8/8/8/8/7R[] w - 32 0 1").unwrap();
        let UciMove(mate) = "h1h8".parse().unwrap();
        let kept = tabled.kept(&late, None).unwrap().unwrap();
        assert_eq!((kept.result, kept.only()), (Wdl::Win, Some(mate)));
        let kept = tabled.kept(&early, None).unwrap().unwrap();
        assert_eq!((kept.result, kept.only()), (Wdl::Win, None));
        // In one move there is only one, whatever the count says.
        let kept = tabled.kept(&early, Some(1)).unwrap().unwrap();
        assert_eq!(kept.only(), Some(mate));
        let line = tabled.only_line(&late, Wdl::Win, None, 3).unwrap();
        assert_eq!(line, [mate]);
    }

    #[test]
    fn without_a_table_nothing_is_said() {
        let tables = Tables::new();
        let rook = game(Ruleset::Modern, "k7/8/1K6/8/8/8/8/7R[] w - - 0 1").unwrap();
        assert_eq!(Tabled::new(&tables).kept(&rook, None).unwrap(), None);
    }
}
