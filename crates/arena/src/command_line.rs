use std::{fmt, process::Command, str::FromStr};

/// How an engine is started: a program and its arguments, read from one text.
///
/// Words are separated by blanks; single or double quotes hold a word with blanks together, and a
/// backslash before a blank, a quote or a backslash takes it as it is (but not within single quotes).
/// No shell is involved.
///
/// ```
/// use sittuyin_arena::CommandLine;
/// let command: CommandLine = "'/opt/my engine/run' --name \"A \\\"B\\\"\"".parse()?;
/// assert_eq!(command.program(), "/opt/my engine/run");
/// assert_eq!(command.arguments(), ["--name", "A \"B\""]);
/// # Ok::<_, sittuyin_arena::ParseCommandLineError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    text: String,
    program: String,
    arguments: Vec<String>,
}

/// A text that is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseCommandLineError {
    /// It names no program.
    #[error("the engine's command is empty")]
    Empty,
    /// A quote is opened and not closed.
    #[error("the quote {0} in the engine's command is not closed")]
    Quote(char),
}

impl CommandLine {
    /// A command of a program and its arguments, taken as they are.
    #[must_use]
    pub fn new(program: impl Into<String>, arguments: Vec<String>) -> Self {
        let program = program.into();
        Self {
            text: [std::slice::from_ref(&program), &arguments]
                .concat()
                .join(" "),
            program,
            arguments,
        }
    }

    /// The program: a path, or a name to look for in the usual places.
    #[must_use]
    pub fn program(&self) -> &str {
        &self.program
    }

    /// Its arguments.
    #[must_use]
    pub fn arguments(&self) -> &[String] {
        &self.arguments
    }

    pub(crate) fn to_command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments);
        command
    }
}

impl FromStr for CommandLine {
    type Err = ParseCommandLineError;

    fn from_str(text: &str) -> Result<Self, ParseCommandLineError> {
        let mut words = split(text)?;
        if words.first().is_none_or(String::is_empty) {
            return Err(ParseCommandLineError::Empty);
        }
        Ok(Self {
            text: text.trim().to_owned(),
            program: words.remove(0),
            arguments: words,
        })
    }
}

fn split(text: &str) -> Result<Vec<String>, ParseCommandLineError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, quote) {
            ('\'' | '"', None) => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (_, Some(open)) if letter == open => quote = None,
            (blank, None) if blank.is_whitespace() => words.extend(word.take()),
            ('\\', None | Some('"')) => {
                let escaped = letters
                    .next_if(|&next| matches!(next, '\'' | '"' | '\\') || next.is_whitespace());
                word.get_or_insert_default().push(escaped.unwrap_or('\\'));
            }
            _ => word.get_or_insert_default().push(letter),
        }
    }
    match quote {
        Some(open) => Err(ParseCommandLineError::Quote(open)),
        None => {
            words.extend(word);
            Ok(words)
        }
    }
}

/// The command as it was written.
impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits_as_a_shell_does() {
        for (text, words) in [
            ("engine", &["engine"][..]),
            ("  engine\t-a  b ", &["engine", "-a", "b"]),
            (
                "'my engine' \"a b\"c '' \"\"",
                &["my engine", "a bc", "", ""],
            ),
            (
                r#"my\ engine "a\"b" 'a\"b'"#,
                &["my engine", "a\"b", r#"a\"b"#],
            ),
            (r"C:\engines\a.exe \\x", &[r"C:\engines\a.exe", r"\x"]),
            ("it\\'s", &["it's"]),
        ] {
            assert_eq!(split(text).unwrap(), words, "{text}");
        }
    }

    #[test]
    fn refuses_what_names_no_program() {
        for (text, error) in [
            ("", ParseCommandLineError::Empty),
            (" \t", ParseCommandLineError::Empty),
            ("'' a", ParseCommandLineError::Empty),
            ("engine 'a", ParseCommandLineError::Quote('\'')),
            ("\"engine", ParseCommandLineError::Quote('"')),
        ] {
            assert_eq!(text.parse::<CommandLine>(), Err(error), "{text}");
        }
    }
}
