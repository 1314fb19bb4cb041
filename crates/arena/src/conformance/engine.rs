use super::{ConformError, Plan};
use crate::{CommandLine, EngineError, UciClient, telling::Telling};
use sittuyin::Ruleset;

/// The engine under test: started, told the ruleset, and started again when it has failed.
pub(super) struct Engine<'a> {
    command: &'a CommandLine,
    plan: &'a Plan,
    name: String,
    telling: Telling,
    abilities: Abilities,
    running: Option<Running>,
}

struct Running {
    client: UciClient,
    /// What it was told last.
    ruleset: Option<Ruleset>,
}

/// What it answers besides moves.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Abilities {
    /// `go perft N`.
    pub(super) perft: bool,
    /// `d`, with the FEN.
    pub(super) display: bool,
}

impl<'a> Engine<'a> {
    /// Starts it and finds out what it can be asked.
    pub(super) fn start(command: &'a CommandLine, plan: &'a Plan) -> Result<Self, ConformError> {
        let client = UciClient::start(command, plan.bounds)?;
        let telling = Telling::of(&client).ok_or_else(|| ConformError::NotSittuyin {
            engine: client.name().to_owned(),
        })?;
        let mut engine = Self {
            command,
            plan,
            name: client.name().to_owned(),
            telling,
            abilities: Abilities::default(),
            running: Some(Running {
                client,
                ruleset: None,
            }),
        };
        engine.abilities = engine.probe()?;
        Ok(engine)
    }

    /// What it calls itself.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// What it answers.
    pub(super) fn abilities(&self) -> Abilities {
        self.abilities
    }

    /// Whether it can be told to play by this ruleset.
    pub(super) fn offers(&self, ruleset: Ruleset) -> bool {
        self.telling.offers(ruleset)
    }

    /// The engine, playing by this ruleset.
    pub(super) fn playing(&mut self, ruleset: Ruleset) -> Result<&mut UciClient, EngineError> {
        let running = match self.running.take() {
            Some(running) => running,
            None => Running {
                client: UciClient::start(self.command, self.plan.bounds)?,
                ruleset: None,
            },
        };
        let running = self.running.insert(running);
        if running.ruleset != Some(ruleset) {
            self.telling.tell(&mut running.client, ruleset)?;
            running.ruleset = Some(ruleset);
        }
        Ok(&mut running.client)
    }

    /// Ends it; it starts again when it is next asked.
    pub(super) fn end(&mut self) {
        self.running = None;
    }

    fn probe(&mut self) -> Result<Abilities, EngineError> {
        let ruleset = self.telling.usual();
        let within = self.plan.bounds.answer;
        let client = self.playing(ruleset)?;
        client.position(None, &[])?;
        let display = client.display()?.fen.is_some();
        let perft = match client.perft(1, within) {
            Ok(_) => true,
            // An engine that does not know the request thinks about a move, or is silent.
            Err(EngineError::Nonsense { .. } | EngineError::TimedOut { .. }) => {
                self.end();
                false
            }
            Err(error) => return Err(error),
        };
        Ok(Abilities { perft, display })
    }
}
