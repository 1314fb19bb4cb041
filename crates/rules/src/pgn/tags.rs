/// The tags of a game, each name once: those of the roster first, then the others as they came.
///
/// A [`Record`](super::Record) keeps what its start and result say outside of them: `Variant`,
/// `Ruleset`, `RulesetVersion`, `Order`, `SetUp`, `FEN`, `Stage`, `Dice`, `Deployment` and `Result`.
///
/// ```
/// use sittuyin::pgn::Tags;
/// let mut tags = Tags::default();
/// tags.set("White", "Daw Mya");
/// assert_eq!(tags.get("White"), Some("Daw Mya"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The tags that every game has, in the order in which they stand first.
    pub const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

    /// The value of a tag.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find_map(|(other, value)| (other == name).then_some(value))
    }

    /// Sets a tag. Line breaks become spaces; a name that is no tag name (letters, digits and `_`)
    /// sets nothing.
    pub fn set(&mut self, name: &str, value: &str) {
        if !is_name(name) {
            return;
        }
        let value = value.replace(char::is_control, " ").trim().to_owned();
        if let Some((_, before)) = self.0.iter_mut().find(|(other, _)| other == name) {
            *before = value;
            return;
        }
        let index = match rank(name) {
            Some(place) => self
                .0
                .iter()
                .take_while(|(other, _)| rank(other).is_some_and(|before| before < place))
                .count(),
            None => self.0.len(),
        };
        self.0.insert(index, (name.to_owned(), value));
    }

    /// Takes a tag away and returns its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let index = self.0.iter().position(|(other, _)| other == name)?;
        Some(self.0.remove(index).1)
    }

    /// Names and values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// What a roster tag says when nothing is known.
pub(super) const UNKNOWN: &str = "?";
pub(super) const UNKNOWN_DATE: &str = "????.??.??";

/// The place of a roster tag.
fn rank(name: &str) -> Option<usize> {
    Tags::ROSTER.iter().position(|&roster| roster == name)
}

pub(super) fn is_name(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= 255
        && name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}
