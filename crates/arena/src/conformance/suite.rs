use super::{Case, Kind};
use serde::{Deserialize, de::DeserializeOwned};
use std::{collections::HashSet, fs, io, path::Path};

const FORMAT: &str = "sittuyin-conformance";

/// The cases.
#[derive(Clone, Debug, Default)]
pub struct Suite {
    /// In the order in which they are put.
    pub cases: Vec<Case>,
}

/// What is wrong with the data of a suite.
#[derive(Debug, thiserror::Error)]
pub enum SuiteError {
    /// A file or folder cannot be read.
    #[error("{name}: {source}")]
    Read {
        /// The file.
        name: String,
        /// Why.
        source: io::Error,
    },
    /// The first line is no header.
    #[error("{name}: the first line is no header of the format {FORMAT}")]
    Header {
        /// The file.
        name: String,
    },
    /// It is in a version that this program does not know.
    #[error(
        "{name}: version {found} of the format is not known here, only {}",
        Suite::VERSION
    )]
    Version {
        /// The file.
        name: String,
        /// Its version.
        found: u32,
    },
    /// A line is no case.
    #[error("{name}, line {line}: {source}")]
    Line {
        /// The file.
        name: String,
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong.
        source: serde_json::Error,
    },
    /// Two cases have the same kind, ruleset and id.
    #[error("{name}, line {line}: there is another case of this kind, ruleset and id")]
    Twice {
        /// The file.
        name: String,
        /// The number of the line, from 1.
        line: usize,
    },
    /// There is no case at all.
    #[error("there is no case")]
    Empty,
}

#[derive(Deserialize)]
struct Header {
    format: String,
    version: u32,
    kind: Kind,
}

impl Suite {
    /// The version of the format that is read here.
    pub const VERSION: u32 = 1;

    /// The suite that is kept with the rules.
    ///
    /// # Errors
    ///
    /// None, unless the program was built from damaged data.
    pub fn builtin() -> Result<Self, SuiteError> {
        Self::of(&[
            (
                "cases.jsonl",
                include_str!("../../../rules/tests/data/cases.jsonl"),
            ),
            (
                "no_lawful_move.jsonl",
                include_str!("../../../rules/tests/data/no_lawful_move.jsonl"),
            ),
            (
                "perft.jsonl",
                include_str!("../../../rules/tests/data/perft.jsonl"),
            ),
            (
                "games.jsonl",
                include_str!("../../../rules/tests/data/games.jsonl"),
            ),
        ])
    }

    /// Reads a file, or all files of a folder whose names end in `.jsonl`.
    ///
    /// # Errors
    ///
    /// [`SuiteError`] if one cannot be read or understood.
    pub fn read(path: &Path) -> Result<Self, SuiteError> {
        let read = |path: &Path| {
            let name = path.display().to_string();
            match fs::read_to_string(path) {
                Ok(text) => Ok((name, text)),
                Err(source) => Err(SuiteError::Read { name, source }),
            }
        };
        let mut paths = vec![path.to_owned()];
        if path.is_dir() {
            let entries: io::Result<Vec<_>> = fs::read_dir(path)
                .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
            paths = entries.map_err(|source| SuiteError::Read {
                name: path.display().to_string(),
                source,
            })?;
            paths.retain(|path| path.extension().is_some_and(|ext| ext == "jsonl"));
            paths.sort();
        }
        let files: Vec<_> = paths
            .iter()
            .map(|path| read(path))
            .collect::<Result<_, _>>()?;
        let files: Vec<_> = files
            .iter()
            .map(|(name, text)| (name.as_str(), text.as_str()))
            .collect();
        Self::of(&files)
    }

    /// Reads named texts, each with its header.
    ///
    /// # Errors
    ///
    /// [`SuiteError`] if one cannot be understood.
    pub fn of(files: &[(&str, &str)]) -> Result<Self, SuiteError> {
        let mut suite = Self::default();
        let mut known = HashSet::new();
        for &(name, text) in files {
            let name = || name.to_owned();
            let mut lines = text.lines().zip(1..);
            let header: Option<Header> = lines
                .next()
                .and_then(|(line, _)| serde_json::from_str(line).ok())
                .filter(|header: &Header| header.format == FORMAT);
            let header = header.ok_or_else(|| SuiteError::Header { name: name() })?;
            if header.version != Self::VERSION {
                return Err(SuiteError::Version {
                    name: name(),
                    found: header.version,
                });
            }
            for (text, line) in lines.filter(|(text, _)| !text.trim().is_empty()) {
                let case = match header.kind {
                    Kind::Position => parse(text).map(Case::Position),
                    Kind::Perft => parse(text).map(Case::Perft),
                    Kind::Game => parse(text).map(Case::Game),
                };
                let case = case.map_err(|source| SuiteError::Line {
                    name: name(),
                    line,
                    source,
                })?;
                if !known.insert((case.kind(), case.ruleset(), case.id().to_owned())) {
                    return Err(SuiteError::Twice { name: name(), line });
                }
                suite.cases.push(case);
            }
        }
        if suite.cases.is_empty() {
            return Err(SuiteError::Empty);
        }
        Ok(suite)
    }
}

fn parse<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    serde_json::from_str(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &str = r#"{"format":"sittuyin-conformance","version":1,"kind":"game"}"#;
    const GAME: &str = r#"{"id":"A","ruleset":"modern","fen":"k7/8/8/8/8/8/8/K7[] w - - 0 1","moves":["a1a2"],"after":"k7/8/8/8/8/8/K7/8[] b - - 1 1","status":"dead-position","claims":[]}"#;

    fn error(text: &str) -> String {
        Suite::of(&[("t", text)]).unwrap_err().to_string()
    }

    #[test]
    fn the_suite_that_is_kept_here_can_be_read() {
        let suite = Suite::builtin().unwrap();
        for kind in Kind::ALL {
            assert!(
                suite
                    .cases
                    .iter()
                    .filter(|case| case.kind() == kind)
                    .count()
                    > 70
            );
        }
    }

    #[test]
    fn refuses_what_it_does_not_know() {
        assert!(Suite::of(&[("t", &format!("{GAMES}\n{GAME}\n\n"))]).is_ok());
        assert_eq!(
            error(""),
            "t: the first line is no header of the format sittuyin-conformance"
        );
        assert_eq!(
            error(GAME),
            "t: the first line is no header of the format sittuyin-conformance"
        );
        assert_eq!(
            error(&GAMES.replace(":1", ":2")),
            "t: version 2 of the format is not known here, only 1"
        );
        assert_eq!(
            error(&format!("{GAMES}\n{GAME}\n{GAME}")),
            "t, line 3: there is another case of this kind, ruleset and id"
        );
        assert_eq!(error(GAMES), "there is no case");
        for (before, after) in [
            ("modern", "ancient"),
            ("dead-position", "dead"),
            ("[]}", "[\"mercy\"]}"),
            ("a1a2", "a1z2"),
            ("k7/8/8/8/8/8/8/K7[]", "k7[]"),
            ("\"status\"", "\"sum\":1,\"status\""),
            ("\"after\"", "\"behind\""),
        ] {
            let line = GAME.replacen(before, after, 1);
            assert!(
                error(&format!("{GAMES}\n{line}")).starts_with("t, line 2: "),
                "{line}"
            );
        }
    }
}
