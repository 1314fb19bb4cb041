use crate::{IllegalPosition, Order, Position, Rules, Ruleset, Setup};

/// What a game starts from: the rules, the order of placing and the first position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The order of placing (C8).
    pub order: Order,
    /// The first position, with its clocks.
    pub setup: Setup,
}

impl Start {
    /// The initial array of a ruleset, in its usual order.
    #[must_use]
    pub fn initial(ruleset: Ruleset) -> Self {
        Self {
            ruleset,
            order: ruleset.rules().deployment.order,
            setup: Setup::initial(),
        }
    }

    /// The options it is played with.
    #[must_use]
    pub fn rules(&self) -> Rules {
        let mut rules = *self.ruleset.rules();
        rules.deployment.order = self.order;
        rules
    }

    /// The first position.
    ///
    /// # Errors
    ///
    /// [`IllegalPosition`] when it cannot be played.
    pub fn position(&self) -> Result<Position, IllegalPosition> {
        Position::new(&self.setup, &self.rules())
    }
}
