/// What an engine shows of the position it has, when it is told `d`. Not all engines know the command,
/// and none needs to show all of this.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Display {
    /// `Fen:`, the position with its counts.
    pub fen: Option<String>,
    /// `Checkers:`, the squares of the pieces that give check.
    pub checkers: Option<Vec<String>>,
    /// `Status:`, one of the words of the conformance suite.
    pub status: Option<String>,
    /// `Claims:`, the draws that may be claimed, in the words of the conformance suite.
    pub claims: Option<Vec<String>>,
}

impl Display {
    /// Reads a line of it; other lines are pictures.
    pub(crate) fn read(&mut self, line: &str) {
        let Some((key, value)) = line.split_once(':') else {
            return;
        };
        let words = || value.split_whitespace().map(str::to_owned).collect();
        match key.trim().to_ascii_lowercase().as_str() {
            "fen" => self.fen = Some(value.trim().to_owned()),
            "checkers" => self.checkers = Some(words()),
            "status" => self.status = Some(value.trim().to_owned()),
            "claims" => self.claims = Some(words()),
            _ => {}
        }
    }
}
