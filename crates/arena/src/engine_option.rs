use crate::EngineError;

/// An option that an engine offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOption {
    /// Its name.
    pub name: String,
    /// What it takes.
    pub kind: OptionKind,
    /// Its value until it is set, where the engine says so.
    pub default: Option<String>,
}

/// What an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true` or `false`.
    Check,
    /// A number within bounds.
    Spin {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// One of several words.
    Combo(Vec<String>),
    /// Nothing: setting it does something.
    Button,
    /// Any text.
    Text,
}

impl EngineOption {
    /// Reads what follows the word `option`; `None` if it is none.
    ///
    /// ```
    /// use sittuyin_arena::{EngineOption, OptionKind};
    /// let hash = EngineOption::parse("name Hash type spin default 16 min 1 max 4096").unwrap();
    /// assert_eq!(hash.kind, OptionKind::Spin { min: 1, max: 4096 });
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut name = Vec::new();
        let mut kind = None;
        let mut default = Vec::new();
        let (mut min, mut max) = (Vec::new(), Vec::new());
        let mut values: Vec<Vec<&str>> = Vec::new();
        let mut field: Option<&str> = None;
        for word in text.split_ascii_whitespace() {
            match word {
                // A name may hold any word but `type`, as in `Minimum max`.
                "type" if field == Some("name") => field = Some("type"),
                _ if field == Some("name") => name.push(word),
                "name" | "default" | "min" | "max" => field = Some(word),
                "var" => {
                    values.push(Vec::new());
                    field = Some(word);
                }
                _ => match field? {
                    "type" => kind = Some(word),
                    "default" => default.push(word),
                    "min" => min.push(word),
                    "max" => max.push(word),
                    _ => values.last_mut()?.push(word),
                },
            }
        }
        let number = |words: &[&str], otherwise| match words {
            [] => Some(otherwise),
            words => words.concat().parse().ok(),
        };
        let kind = match kind? {
            "check" => OptionKind::Check,
            "spin" => OptionKind::Spin {
                min: number(&min, i64::MIN)?,
                max: number(&max, i64::MAX)?,
            },
            "combo" => OptionKind::Combo(values.iter().map(|words| words.join(" ")).collect()),
            "button" => OptionKind::Button,
            "string" => OptionKind::Text,
            _ => return None,
        };
        Some(Self {
            name: name.join(" "),
            kind,
            default: (!default.is_empty()).then(|| default.join(" ")),
        })
    }

    /// Whether it can have this value.
    #[must_use]
    pub fn allows(&self, value: &str) -> bool {
        let one_line = !value.contains(['\n', '\r']);
        match &self.kind {
            OptionKind::Check => matches!(value, "true" | "false"),
            OptionKind::Spin { min, max } => value
                .parse()
                .is_ok_and(|number: i64| (*min..=*max).contains(&number)),
            OptionKind::Combo(values) => values.iter().any(|one| one.eq_ignore_ascii_case(value)),
            OptionKind::Button => value.is_empty(),
            OptionKind::Text => one_line,
        }
    }

    /// The line that sets it.
    pub(crate) fn set(&self, value: &str) -> Result<String, EngineError> {
        if !self.allows(value) {
            return Err(EngineError::OptionValue {
                name: self.name.clone(),
                value: value.to_owned(),
            });
        }
        Ok(match self.kind {
            OptionKind::Button => format!("setoption name {}", self.name),
            _ => format!("setoption name {} value {value}", self.name),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_kinds() {
        let option = |text| EngineOption::parse(text).unwrap();
        let variants = option("name UCI_Variant type combo default chess var chess var sittuyin");
        assert!(variants.allows("sittuyin") && !variants.allows("shogi"));
        assert_eq!(variants.default.as_deref(), Some("chess"));
        let text = option("name Debug Log File type string default ");
        assert_eq!((text.name.as_str(), text.default), ("Debug Log File", None));
        let clear = option("name Clear Hash type button");
        assert_eq!(clear.set("").unwrap(), "setoption name Clear Hash");
        let spin = option("name Contempt type spin default 24 min -100 max 100");
        assert!(spin.allows("-100") && !spin.allows("101") && !spin.allows("much"));
        assert_eq!(spin.set("5").unwrap(), "setoption name Contempt value 5");
    }

    #[test]
    fn refuses_what_is_none() {
        for text in ["", "name A", "name A type dial", "type spin min x", "Hash"] {
            assert_eq!(EngineOption::parse(text), None, "{text}");
        }
    }
}
