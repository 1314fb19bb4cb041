//! The words of a game's text.

use super::Score;

/// What stands in a game's text; numbers of moves are passed over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "Value"]`.
    Tag { name: &'a str, value: String },
    /// `{…}`.
    Braced(&'a str),
    /// From `;` to the end of the line.
    ToLineEnd(&'a str),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `$1`, `!`, `?!` and so on.
    Glyph(u8),
    /// A result.
    Score(Score),
    /// What should be a move.
    Move(&'a str),
}

/// A text that is no token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Broken {
    Tag,
    Comment,
    Glyph(String),
}

pub(super) struct Lexer<'a> {
    text: &'a str,
    /// Where the next token is looked for.
    at: usize,
    in_tags: bool,
    /// The glyph of a move that was read with it: `e4!`.
    glyph: Option<u8>,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            in_tags: true,
            glyph: None,
        }
    }

    /// The next token and where it stands, in bytes; `None` at the end.
    pub(super) fn next(&mut self) -> Option<(usize, Result<Token<'a>, Broken>)> {
        if let Some(glyph) = self.glyph.take() {
            return Some((self.at, Ok(Token::Glyph(glyph))));
        }
        loop {
            self.skip_blank();
            let start = self.at;
            let rest = &self.text[start..];
            let first = rest.chars().next()?;
            self.in_tags &= first == '[';
            let token = match first {
                '[' if self.in_tags => self.tag(),
                '{' => match rest.find('}') {
                    Some(end) => {
                        self.at += end + 1;
                        Ok(Token::Braced(&rest[1..end]))
                    }
                    None => {
                        self.at = self.text.len();
                        Err(Broken::Comment)
                    }
                },
                ';' => {
                    let end = rest.find('\n').unwrap_or(rest.len());
                    self.at += end;
                    Ok(Token::ToLineEnd(&rest[1..end]))
                }
                '(' => {
                    self.at += 1;
                    Ok(Token::Open)
                }
                ')' => {
                    self.at += 1;
                    Ok(Token::Close)
                }
                // A comment ends that has not begun.
                '}' => {
                    self.at += 1;
                    Ok(Token::Move(&rest[..1]))
                }
                _ => match self.word() {
                    Some(token) => token,
                    None => continue,
                },
            };
            return Some((start, token));
        }
    }

    /// Passes over space, and lines that begin with `%`.
    fn skip_blank(&mut self) {
        loop {
            let rest = &self.text[self.at..];
            self.at += rest.len() - rest.trim_start().len();
            let at_line_start = self.at == 0 || self.text[..self.at].ends_with('\n');
            let rest = &self.text[self.at..];
            if !(at_line_start && rest.starts_with('%')) {
                return;
            }
            self.at += rest.find('\n').unwrap_or(rest.len());
        }
    }

    fn tag(&mut self) -> Result<Token<'a>, Broken> {
        let line_end = |from: usize| from + self.text[from..].find('\n').unwrap_or(0);
        let after_bracket = self.at + 1;
        let rest = &self.text[after_bracket..];
        let parsed = rest.split_once('"').and_then(|(name, quoted)| {
            let name = name.trim();
            if !super::tags::is_name(name) {
                return None;
            }
            let mut value = String::new();
            let mut letters = quoted.char_indices();
            while let Some((index, letter)) = letters.next() {
                match letter {
                    '\n' => return None,
                    '"' => {
                        let after = quoted[index + 1..].trim_start_matches([' ', '\t']);
                        match after.strip_prefix(']') {
                            Some(rest) => {
                                return Some((name, value, self.text.len() - rest.len()));
                            }
                            // Not every program escapes.
                            None => value.push(letter),
                        }
                    }
                    '\\' => match letters.next()? {
                        (_, escaped @ ('"' | '\\')) => value.push(escaped),
                        (_, other) => value.extend(['\\', other]),
                    },
                    _ => value.push(letter),
                }
            }
            None
        });
        match parsed {
            Some((name, value, end)) => {
                self.at = end;
                Ok(Token::Tag { name, value })
            }
            None => {
                self.at = line_end(self.at);
                Err(Broken::Tag)
            }
        }
    }

    /// A word; `None` for the number of a move.
    fn word(&mut self) -> Option<Result<Token<'a>, Broken>> {
        let rest = &self.text[self.at..];
        let ends = |letter: char| letter.is_whitespace() || "(){};".contains(letter);
        let mut word = &rest[..rest.find(ends).unwrap_or(rest.len())];
        // A glyph may stand right behind a move.
        if let Some(dollar) = word.find('$').filter(|&dollar| dollar > 0) {
            word = &word[..dollar];
        }
        self.at += word.len();
        if let Some(number) = word.strip_prefix('$') {
            return Some(match number.parse() {
                Ok(glyph) => Ok(Token::Glyph(glyph)),
                Err(_) => Err(Broken::Glyph(word.chars().take(16).collect())),
            });
        }
        if let Ok(score) = word.parse() {
            return Some(Ok(Token::Score(score)));
        }
        let text = without_number(word);
        let plain = text.trim_end_matches(['!', '?']);
        let glyph = glyph(&text[plain.len()..]);
        match (plain, glyph) {
            ("", None) => None,
            ("", Some(glyph)) => Some(Ok(Token::Glyph(glyph))),
            (plain, glyph) => {
                self.glyph = glyph;
                Some(Ok(Token::Move(plain)))
            }
        }
    }
}

/// The word without the number of a move and its dots. A rank that begins a move is no number.
fn without_number(word: &str) -> &str {
    let after_digits = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let after_dots = after_digits.trim_start_matches(['.', '…']);
    if after_digits.is_empty() || after_dots.len() < after_digits.len() {
        after_dots
    } else {
        word
    }
}

/// The glyph that marks of quality stand for.
fn glyph(marks: &str) -> Option<u8> {
    Some(match marks {
        "" => return None,
        "!" => 1,
        "?" => 2,
        "!?" => 5,
        "?!" => 6,
        _ if marks.starts_with('!') => 3,
        _ => 4,
    })
}
