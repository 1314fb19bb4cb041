use super::{Score, Start, Tags, Tree};
use crate::{Draws, Game, GameError, Reason};

/// A game as PGN tells it.
///
/// ```
/// use sittuyin::{Dialect, Draws, Game, Ruleset, pgn::{self, Record}};
/// let mut game = Game::new(Ruleset::Formal)?;
/// game.play_uci("K@e2")?;
/// let record = Record::from_game(&game);
/// assert!(pgn::write(&record, Dialect::Sittuyin)?.contains("1. K@e2 *"));
/// assert_eq!(record.to_game(Draws::Platform)?.moves(), game.moves());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The tags, without those that the start and the result make.
    pub tags: Tags,
    /// The moves, and what they start from.
    pub tree: Tree,
    /// The result.
    pub score: Score,
}

impl Record {
    /// A game without moves.
    ///
    /// # Errors
    ///
    /// [`IllegalPosition`](crate::IllegalPosition) when the start cannot be played.
    pub fn new(start: Start) -> Result<Self, crate::IllegalPosition> {
        Ok(Self {
            tags: Tags::default(),
            tree: Tree::new(start)?,
            score: Score::Unknown,
        })
    }

    /// What was played in a game, with the result; the tag `Termination` says why it ended.
    #[must_use]
    pub fn from_game(game: &Game) -> Self {
        let base = *game.base();
        let start = Start {
            ruleset: game.ruleset(),
            order: base.rules().deployment.order,
            setup: game.start().clone(),
        };
        let mut tree = Tree::from_position(start, base);
        let mut parent = None;
        for event in game.events() {
            parent = Some(tree.push(parent, event));
        }
        let mut tags = Tags::default();
        if let Some(outcome) = game.outcome() {
            tags.set(
                "Termination",
                match outcome.reason {
                    Reason::Flag => "time forfeit",
                    other => other.id(),
                },
            );
        }
        Self {
            tags,
            tree,
            score: game.outcome().into(),
        }
    }

    /// The game as it was played, without what the players declared: resignation, agreement, claims
    /// and fallen flags stay in the result and the tags.
    ///
    /// # Errors
    ///
    /// [`ReplayError`] when the game goes on where it is over by these rules.
    pub fn to_game(&self, draws: Draws) -> Result<Game, ReplayError> {
        let start = self.tree.start();
        let mut game =
            Game::from_position(*self.tree.base(), start.setup.clone(), start.ruleset, draws);
        for (ply, id) in self.tree.main_line().enumerate() {
            game.apply(self.tree.node(id).event())
                .map_err(|error| ReplayError { ply, error })?;
        }
        Ok(game)
    }
}

/// Why a record could not be played as a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("after {ply} moves and throws: {error}")]
pub struct ReplayError {
    /// How many moves and throws could be made.
    pub ply: usize,
    /// Why the next could not.
    pub error: GameError,
}
