use crate::evaluation::BUILT_IN;
use sittuyin::{ParseRulesetError, Ruleset};
use sittuyin_engine::Elo;
use std::{num::NonZeroUsize, path::PathBuf, time::Duration};

/// Megabytes of the transposition table that can be asked for.
const HASH: std::ops::RangeInclusive<usize> = 1..=4096;
/// Megabytes for one that does not play its best and begins each move anew: no level looks at more.
const LIMITED_HASH: usize = 16;
/// Lines that can be reported.
const LINES: std::ops::RangeInclusive<usize> = 1..=64;

/// Threads that can be asked for.
const THREADS: std::ops::RangeInclusive<usize> = 1..=256;
/// Milliseconds that can be kept back for each move.
const OVERHEAD: std::ops::RangeInclusive<usize> = 0..=5_000;

/// How UCI writes a text without letters.
const EMPTY: &str = "<empty>";

/// Why the ruleset dice cannot be set.
pub(super) const NO_DICE: &str =
    "the ruleset dice cannot be played over UCI, which has no word for a throw";

/// What can be set from outside.
#[derive(Clone, Copy, Debug)]
pub(super) struct Options {
    pub(super) ruleset: Ruleset,
    pub(super) hash: usize,
    pub(super) lines: usize,
    /// Time kept back for each move.
    pub(super) overhead: Duration,
    /// Whether it plays as `elo` has it.
    pub(super) limits_strength: bool,
    pub(super) elo: Elo,
    /// Whether the chances of each result are told with a score.
    pub(super) shows_wdl: bool,
}

/// What an option has changed.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Changed {
    Ruleset,
    Hash,
    /// Nothing is kept, only the memory of positions is to be forgotten.
    ClearHash,
    Threads(NonZeroUsize),
    /// What judges positions, by name.
    Evaluation(String),
    /// The folder of endgame tables; without one there are those of three men.
    Tables(Option<PathBuf>),
    Other,
}

impl Options {
    pub(super) fn new(ruleset: Ruleset) -> Self {
        Self {
            ruleset,
            hash: 32,
            lines: 1,
            overhead: Duration::from_millis(15),
            limits_strength: false,
            elo: Elo::HIGHEST,
            shows_wdl: false,
        }
    }

    /// Megabytes of the transposition table that are to be used.
    pub(super) fn usable_hash(&self) -> usize {
        if self.limits_strength {
            self.hash.min(LIMITED_HASH)
        } else {
            self.hash
        }
    }

    /// The lines that describe the options, with the present values as defaults.
    pub(super) fn describe(&self) -> String {
        let rulesets: String = Ruleset::ALL
            .into_iter()
            .filter(|ruleset| !ruleset.rules().dice)
            .map(|ruleset| format!(" var {ruleset}"))
            .collect();
        format!(
            "option name UCI_Variant type combo default sittuyin var sittuyin\n\
             option name Ruleset type combo default {}{rulesets}\n\
             option name Hash type spin default {} min {} max {}\n\
             option name Clear Hash type button\n\
             option name MultiPV type spin default {} min {} max {}\n\
             option name Threads type spin default 1 min {} max {}\n\
             option name Ponder type check default false\n\
             option name Move Overhead type spin default {} min {} max {}\n\
             option name UCI_LimitStrength type check default {}\n\
             option name UCI_Elo type spin default {} min {} max {}\n\
             option name UCI_ShowWDL type check default {}\n\
             option name EvalFile type string default {BUILT_IN}\n\
             option name TablePath type string default {EMPTY}",
            self.ruleset,
            self.hash,
            HASH.start(),
            HASH.end(),
            self.lines,
            LINES.start(),
            LINES.end(),
            THREADS.start(),
            THREADS.end(),
            self.overhead.as_millis(),
            OVERHEAD.start(),
            OVERHEAD.end(),
            self.limits_strength,
            self.elo.get(),
            Elo::LOWEST.get(),
            Elo::HIGHEST.get(),
            self.shows_wdl,
        )
    }

    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Changed, String> {
        match name.to_ascii_lowercase().as_str() {
            // The game that other programs know as Sittuyin.
            "uci_variant" if value.eq_ignore_ascii_case("sittuyin") => {
                self.ruleset = Ruleset::Modern;
                Ok(Changed::Ruleset)
            }
            "uci_variant" => Err(format!("the variant is sittuyin, not '{value}'")),
            "ruleset" => {
                let ruleset: Ruleset = value
                    .parse()
                    .map_err(|error: ParseRulesetError| error.to_string())?;
                if ruleset.rules().dice {
                    return Err(NO_DICE.to_owned());
                }
                self.ruleset = ruleset;
                Ok(Changed::Ruleset)
            }
            "hash" => {
                self.hash = within(&HASH, name, value)?;
                Ok(Changed::Hash)
            }
            "clear hash" => Ok(Changed::ClearHash),
            "threads" => {
                let threads = within(&THREADS, name, value)?;
                Ok(Changed::Threads(
                    NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN),
                ))
            }
            // Whether it may think on the other's time; it does when it is told to.
            "ponder" => check(name, value).map(|_| Changed::Other),
            "uci_limitstrength" => {
                self.limits_strength = check(name, value)?;
                Ok(Changed::Hash)
            }
            "uci_elo" => {
                let range = usize::from(Elo::LOWEST.get())..=usize::from(Elo::HIGHEST.get());
                let elo = within(&range, name, value)?;
                self.elo = u16::try_from(elo)
                    .ok()
                    .and_then(Elo::new)
                    .unwrap_or(self.elo);
                Ok(Changed::Other)
            }
            "uci_showwdl" => {
                self.shows_wdl = check(name, value)?;
                Ok(Changed::Other)
            }
            "move overhead" => {
                let overhead = within(&OVERHEAD, name, value)?;
                self.overhead = Duration::from_millis(overhead as u64);
                Ok(Changed::Other)
            }
            "evalfile" => {
                let default = value.is_empty() || value == EMPTY;
                let name = if default { BUILT_IN } else { value };
                Ok(Changed::Evaluation(name.to_owned()))
            }
            "tablepath" => {
                let none = value.is_empty() || value == EMPTY;
                Ok(Changed::Tables((!none).then(|| PathBuf::from(value))))
            }
            "multipv" => {
                self.lines = within(&LINES, name, value)?;
                Ok(Changed::Other)
            }
            _ => Err(format!("there is no option '{name}'")),
        }
    }
}

fn check(name: &str, value: &str) -> Result<bool, String> {
    value
        .to_ascii_lowercase()
        .parse()
        .map_err(|_| format!("{name} must be true or false, not '{value}'"))
}

fn within(
    range: &std::ops::RangeInclusive<usize>,
    name: &str,
    value: &str,
) -> Result<usize, String> {
    let (least, most) = (range.start(), range.end());
    value
        .parse()
        .ok()
        .filter(|number| range.contains(number))
        .ok_or_else(|| format!("{name} must be a number from {least} to {most}, not '{value}'"))
}
