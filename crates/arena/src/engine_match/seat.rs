use crate::{Answer, Bounds, CommandLine, EngineError, Go, UciClient, telling::Telling};
use sittuyin::{Move, Ruleset};
use std::{ops::ControlFlow, time::Duration};

use super::MatchError;

/// One of the two engines of a match.
#[derive(Clone, Debug)]
pub struct Player {
    /// What to call it; `None` is by the name it gives itself.
    pub name: Option<String>,
    /// How it is started.
    pub command: CommandLine,
    /// Options to set, and their values, in order.
    pub options: Vec<(String, String)>,
}

/// A player at the board: its process, started again when it has failed.
pub(super) struct Seat<'a> {
    player: &'a Player,
    ruleset: Ruleset,
    bounds: Bounds,
    client: Option<UciClient>,
    name: String,
}

impl<'a> Seat<'a> {
    pub(super) fn new(
        player: &'a Player,
        ruleset: Ruleset,
        bounds: Bounds,
    ) -> Result<Self, MatchError> {
        let mut seat = Self {
            player,
            ruleset,
            bounds,
            client: None,
            name: String::new(),
        };
        let client = seat.start()?;
        seat.name = match &player.name {
            Some(name) => name.clone(),
            None => client.name().to_owned(),
        };
        seat.client = Some(client);
        Ok(seat)
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    fn start(&self) -> Result<UciClient, MatchError> {
        let mut client = UciClient::start(&self.player.command, self.bounds)?;
        for (name, value) in &self.player.options {
            client.set_option(name, value)?;
        }
        let telling = Telling::of(&client).filter(|telling| telling.offers(self.ruleset));
        let telling = telling.ok_or_else(|| MatchError::NotOffered {
            engine: client.name().to_owned(),
            ruleset: self.ruleset,
        })?;
        telling.tell(&mut client, self.ruleset)?;
        Ok(client)
    }

    /// Has it begin another game.
    pub(super) fn new_game(&mut self) -> Result<(), MatchError> {
        let client = match self.client.take() {
            Some(client) => client,
            None => self.start()?,
        };
        Ok(self.client.insert(client).new_game()?)
    }

    /// Has it think about a game.
    pub(super) fn think(
        &mut self,
        fen: Option<&str>,
        moves: &[Move],
        go: &Go,
        within: Duration,
    ) -> Result<Answer, EngineError> {
        let Some(client) = &mut self.client else {
            unreachable!(
                "every game begins with new_game, and after a failure no move is asked for"
            );
        };
        let answer = client
            .position(fen, moves)
            .and_then(|()| client.go(go, within, &mut |_| ControlFlow::Continue(())));
        if answer.is_err() {
            self.client = None;
        }
        answer
    }
}
