//! All that tables say of one position, as the command line prints it and the page shows it.

use crate::{Cache, Clocks, TableError, Tables, Value, Verdict, Wdl};
use serde::{Deserialize, Serialize};
use sittuyin::{Game, Move, san, uci::UciMove};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// What the tables say of a position with its count and its clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct TableAnswer {
    /// The position in FEN.
    pub fen: String,
    /// What it is to the side to move when both play best and no draw by a count or claim comes first.
    pub result: Wdl,
    /// Plies until that mate; `null` for a draw, 0 where it is mate already.
    pub plies: Option<u16>,
    /// What the count and the clock leave of it.
    pub verdict: Verdict,
    /// Every lawful move, the best for the side to move first.
    pub moves: Vec<TableMove>,
    /// The moves to that mate when both play best, in UCI notation.
    pub line: Vec<String>,
}

/// What the tables say of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct TableMove {
    /// In UCI notation.
    pub uci: String,
    /// In standard algebraic notation with English letters.
    pub san: String,
    /// What it is to the side that makes it.
    pub result: Wdl,
    /// Plies until mate, this one included; `null` for a draw.
    pub plies: Option<u16>,
    /// What the count and the clock leave of it.
    pub verdict: Verdict,
}

impl Tables {
    /// All that the tables say of the position of a game. `None` when they do not hold it; its moves
    /// are missing where they do not hold all of what these lead to.
    ///
    /// ```
    /// use sittuyin::{Draws, Game, Ruleset, fen::Fen};
    /// use sittuyin_tablebase::{Cache, Tables, Verdict};
    /// let Fen(setup) = "7K/8/8/8/8/2k5/8/R7[] b - 32 2 2".parse()?;
    /// let game = Game::from_setup(setup, Ruleset::Modern, Draws::Platform)?;
    /// let answer = Tables::of_three_men().answer(&mut Cache::default(), &game)?;
    /// let answer = answer.expect("three men are always known");
    /// assert_eq!((answer.plies, answer.verdict), (Some(32), Verdict::CountedOut));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`TableError`] when a table is damaged.
    pub fn answer(
        &self,
        cache: &mut Cache,
        game: &Game,
    ) -> Result<Option<TableAnswer>, TableError> {
        let position = game.position();
        let Some(value) = self.probe(cache, position)? else {
            return Ok(None);
        };
        let clocks = Clocks::of(game);
        let mut moves: Vec<_> = self
            .moves(cache, position)?
            .unwrap_or_default()
            .into_iter()
            .map(|(played, value)| {
                let verdict = Verdict::of_move(&clocks, position, played, value);
                (played, value, verdict)
            })
            .collect();
        moves.sort_by_key(|&(_, value, verdict)| -verdict.merit(value));
        let told = |(played, value, verdict): (Move, Value, Verdict)| TableMove {
            uci: uci(played),
            san: san::write(position, played),
            result: value.wdl(),
            plies: value.plies(),
            verdict,
        };
        let line = self.line(cache, position)?.unwrap_or_default();
        Ok(Some(TableAnswer {
            fen: game.fen(),
            result: value.wdl(),
            plies: value.plies(),
            verdict: Verdict::of(game, value),
            moves: moves.into_iter().map(told).collect(),
            line: line.into_iter().map(uci).collect(),
        }))
    }
}

fn uci(played: Move) -> String {
    UciMove(played).to_string()
}
