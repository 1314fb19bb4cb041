use super::{Case, Outcome, Report, Suite, Verdict, engine::Engine, inquiry::Inquiry};
use crate::{Bounds, CommandLine, EngineError};
use sittuyin::Ruleset;
use std::time::Duration;

/// What is asked, and how patiently.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Only these rulesets; empty is all.
    pub rulesets: Vec<Ruleset>,
    /// No count of more lines is asked for.
    pub most_nodes: u64,
    /// Time for one count of lines, or one search.
    pub within: Duration,
    /// What the engine may take otherwise.
    pub bounds: Bounds,
    /// After so many failures no more is asked.
    pub most_failures: usize,
}

impl Default for Plan {
    /// All rulesets, counts up to a million lines, a minute for each, and five failures.
    fn default() -> Self {
        Self {
            rulesets: Vec::new(),
            most_nodes: 1_000_000,
            within: Duration::from_secs(60),
            bounds: Bounds::default(),
            most_failures: 5,
        }
    }
}

impl Plan {
    /// Whether this case is put to the engine.
    #[must_use]
    pub fn covers(&self, case: &Case) -> bool {
        self.rulesets.is_empty() || self.rulesets.contains(&case.ruleset())
    }
}

/// Why an engine could not be tested at all.
#[derive(Debug, thiserror::Error)]
pub enum ConformError {
    /// It failed at once.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// It does not offer the game.
    #[error("'{engine}' has no option Ruleset, and sittuyin is not among its UCI_Variant")]
    NotSittuyin {
        /// What the engine calls itself.
        engine: String,
    },
}

/// Puts the cases to an engine; `watch` sees each verdict as it falls.
///
/// # Errors
///
/// [`ConformError`] if the engine does not start or does not know the game. If it fails later, that is a
/// verdict on the case, and it is started again.
pub fn conform(
    suite: &Suite,
    command: &CommandLine,
    plan: &Plan,
    watch: &mut dyn FnMut(&Verdict),
) -> Result<Report, ConformError> {
    let mut engine = Engine::start(command, plan)?;
    let mut failures = 0;
    let mut verdicts = Vec::new();
    for case in suite.cases.iter().filter(|&case| plan.covers(case)) {
        let verdict = put(case, &mut engine, plan, &mut failures);
        watch(&verdict);
        verdicts.push(verdict);
    }
    Ok(Report {
        engine: engine.name().to_owned(),
        verdicts,
    })
}

fn put(case: &Case, engine: &mut Engine<'_>, plan: &Plan, failures: &mut usize) -> Verdict {
    let ruleset = case.ruleset();
    if !engine.offers(ruleset) {
        let why = format!("the engine does not offer the ruleset {ruleset}");
        return Verdict::new(case, Outcome::NotExpressible(why), Vec::new());
    }
    if *failures >= plan.most_failures {
        let why = format!("not asked after {failures} failures");
        return Verdict::new(case, Outcome::Failed(why), Vec::new());
    }
    let abilities = engine.abilities();
    let asked = engine
        .playing(ruleset)
        .and_then(|client| Inquiry::new(client, abilities, plan).ask(case));
    match asked {
        Ok((outcome, unasked)) => Verdict::new(case, outcome, unasked),
        Err(error) => {
            *failures += 1;
            engine.end();
            Verdict::new(case, Outcome::Failed(error.to_string()), Vec::new())
        }
    }
}
