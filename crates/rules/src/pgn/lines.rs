//! Lines of movetext, broken between words.

/// No line is as long as this, unless one word is.
const WIDTH: usize = 80;

/// Movetext in the making.
pub(super) struct Lines {
    text: String,
    /// Characters in the last line.
    column: usize,
    breaks: bool,
    /// What is to stand right before the next word.
    glued: String,
}

impl Lines {
    /// No text, on lines of less than 80 characters or on one line.
    pub(super) fn new(breaks: bool) -> Self {
        Self {
            text: String::new(),
            column: 0,
            breaks,
            glued: String::new(),
        }
    }

    /// Adds a word, after a space or on the next line.
    pub(super) fn word(&mut self, word: &str) {
        let word = std::mem::take(&mut self.glued) + word;
        let length = word.chars().count();
        if self.column > 0 {
            // A line that begins with a percent sign would be passed over.
            let full = self.column + 1 + length >= WIDTH;
            if self.breaks && full && !word.starts_with('%') {
                self.end_line();
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        self.text.push_str(&word);
        self.column += length;
    }

    /// Puts a mark right before the next word.
    pub(super) fn before_next(&mut self, mark: &str) {
        self.glued.push_str(mark);
    }

    /// Puts a mark right after the last word.
    pub(super) fn after_last(&mut self, mark: &str) {
        self.text.push_str(mark);
        self.column += mark.chars().count();
    }

    pub(super) fn end_line(&mut self) {
        self.text.push('\n');
        self.column = 0;
    }

    pub(super) fn finish(mut self) -> String {
        if self.column > 0 {
            self.end_line();
        }
        self.text
    }
}
