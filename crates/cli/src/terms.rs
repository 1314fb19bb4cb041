//! What a position is judged by: the ruleset, and what no FEN says.

use crate::{failure::Failure, input};
use sittuyin::{Dice, Draws, Game, Ruleset};

#[derive(clap::Args, Debug)]
pub(crate) struct Terms {
    /// The rules to go by: formal, modern, parlett, tournament, murray, dice or federation
    #[arg(long, default_value = "formal")]
    pub(crate) ruleset: Ruleset,
    /// The part of the game, once all pieces stand; murray begins with the rearrangement
    #[arg(long, value_enum, default_value = "play", hide_default_value = true)]
    pub(crate) stage: Stage,
    /// The dice that the side to move has thrown, such as 1,4,4; for the ruleset dice
    #[arg(long, value_name = "FACES")]
    pub(crate) dice: Option<Dice>,
}

/// The part of the game that follows the placing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Stage {
    /// Pieces are put elsewhere until a pawn steps
    Rearrange,
    /// Ordinary moves
    Play,
}

impl Terms {
    /// Whether they go together, whatever the position is.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        let rules = self.ruleset.rules();
        if self.stage == Stage::Rearrange && !rules.deployment.relocation_stage {
            return Err(Failure::Input(format!(
                "--stage rearrange: the ruleset {} has no free rearrangement, only murray has",
                self.ruleset
            )));
        }
        if self.dice.is_some() && !rules.dice {
            return Err(Failure::Input(format!(
                "--dice: the ruleset {} has no dice, only dice has",
                self.ruleset
            )));
        }
        Ok(())
    }

    /// The position of a FEN, as a game that starts there and is judged by the ruleset alone (C26).
    pub(crate) fn position(&self, fen: &str) -> Result<Game, String> {
        let mut setup = input::setup(fen)?;
        if self.stage == Stage::Rearrange {
            if !(setup.hands.white.is_empty() && setup.hands.black.is_empty()) {
                return Err("--stage rearrange: pieces are still in hand".to_owned());
            }
            setup.rearranging = true;
        }
        let mut game = input::position(setup, self.ruleset, Draws::Ruleset)?;
        if let Some(dice) = self.dice {
            game.throw(dice)
                .map_err(|error| format!("--dice: {error}"))?;
        }
        Ok(game)
    }
}
