use crate::{EngineError, OptionKind, UciClient};
use sittuyin::Ruleset;

/// How an engine is told which ruleset to play.
#[derive(Clone, Debug)]
pub(crate) enum Telling {
    /// By its option `Ruleset`, which has these values.
    Ruleset(Vec<Ruleset>),
    /// By `UCI_Variant sittuyin`, which is `modern` and nothing else.
    Variant,
}

const VARIANT: (&str, &str) = ("UCI_Variant", "sittuyin");
const RULESET: &str = "Ruleset";

impl Telling {
    /// How this engine is told; `None` if it does not offer the game.
    pub(crate) fn of(client: &UciClient) -> Option<Self> {
        if let Some(OptionKind::Combo(values)) = client.option(RULESET).map(|option| &option.kind) {
            let offered: Vec<_> = values.iter().filter_map(|id| id.parse().ok()).collect();
            if !offered.is_empty() {
                return Some(Self::Ruleset(offered));
            }
        }
        let variant = client.option(VARIANT.0)?;
        variant.allows(VARIANT.1).then_some(Self::Variant)
    }

    /// Whether it can be told to play by this ruleset.
    pub(crate) fn offers(&self, ruleset: Ruleset) -> bool {
        match self {
            Self::Ruleset(offered) => offered.contains(&ruleset),
            Self::Variant => ruleset == Ruleset::Modern,
        }
    }

    /// A ruleset that it offers.
    pub(crate) fn usual(&self) -> Ruleset {
        match self {
            Self::Ruleset(offered) => offered.first().copied().unwrap_or_default(),
            Self::Variant => Ruleset::Modern,
        }
    }

    /// Tells it.
    pub(crate) fn tell(&self, client: &mut UciClient, ruleset: Ruleset) -> Result<(), EngineError> {
        match self {
            Self::Ruleset(_) => client.set_option(RULESET, ruleset.id()),
            Self::Variant => client.set_option(VARIANT.0, VARIANT.1),
        }
    }
}
