use sittuyin::{Board, Color, Role};
use std::{collections::BTreeSet, fmt, str::FromStr};

/// The most men, kings included, that a table can have.
pub const MOST_MEN: usize = 6;

/// The men of one side beside its king, counted by role.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Army {
    // In the order of the letters of a key, so that the derived order puts the stronger army higher.
    men: u8,
    counts: [u8; 5],
}

const ROLES: [Role; 5] = Army::ROLES;

impl Army {
    /// The roles that it can have, in the order in which a key names them.
    pub(crate) const ROLES: [Role; 5] = [
        Role::Rook,
        Role::Knight,
        Role::Elephant,
        Role::General,
        Role::Pawn,
    ];

    /// The men of a side on a board, its king left out.
    #[must_use]
    pub fn of(board: &Board, color: Color) -> Self {
        let mut army = Self::default();
        for role in ROLES {
            for _ in board.men(color, role) {
                army = army.with(role);
            }
        }
        army
    }

    /// The roles of its men, the strongest first.
    pub fn roles(self) -> impl Iterator<Item = Role> {
        ROLES
            .into_iter()
            .zip(self.counts)
            .flat_map(|(role, count)| std::iter::repeat_n(role, usize::from(count)))
    }

    /// How many men of a role it has; a king is not counted.
    #[must_use]
    pub fn count(self, role: Role) -> u8 {
        place(role).map_or(0, |place| self.counts[place])
    }

    /// How many men it has.
    #[must_use]
    pub fn len(self) -> usize {
        usize::from(self.men)
    }

    /// Whether the king is alone.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.men == 0
    }

    /// With one man more.
    #[must_use]
    pub(crate) fn with(mut self, role: Role) -> Self {
        if let Some(place) = place(role) {
            self.counts[place] = self.counts[place].saturating_add(1);
            self.men = self.men.saturating_add(1);
        }
        self
    }

    /// With one man less; the same when there is none.
    #[must_use]
    pub(crate) fn without(mut self, role: Role) -> Self {
        if let Some(place) = place(role)
            && self.counts[place] > 0
        {
            self.counts[place] -= 1;
            self.men -= 1;
        }
        self
    }

    /// Whether a game can come to it: what a side has at the start, and one general from a pawn.
    fn is_possible(self) -> bool {
        ROLES
            .into_iter()
            .all(|role| self.count(role) <= role.initial_count())
            && (self.count(Role::General) == 0 || self.count(Role::Pawn) <= 8)
    }
}

fn place(role: Role) -> Option<usize> {
    ROLES.into_iter().position(|candidate| candidate == role)
}

/// The letters of the men after the king's, such as `RS`.
impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.roles()
            .try_for_each(|role| write!(f, "{}", role.to_char()))
    }
}

/// What stands on the board, whatever the squares: the stronger army and the other.
///
/// ```
/// use sittuyin_tablebase::Material;
/// let material: Material = "KvKSR".parse()?;
/// assert_eq!(material.to_string(), "KRSvK");
/// # Ok::<_, sittuyin_tablebase::MaterialError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Material {
    strong: Army,
    weak: Army,
}

impl Material {
    /// The material of two armies.
    ///
    /// # Errors
    ///
    /// [`MaterialError`] when there are more men than a game or a table can have.
    pub fn new(one: Army, other: Army) -> Result<Self, MaterialError> {
        for army in [one, other] {
            if !army.is_possible() {
                return Err(MaterialError::Impossible(format!("K{army}")));
            }
        }
        let material = Self {
            strong: one.max(other),
            weak: one.min(other),
        };
        if material.men() > MOST_MEN {
            return Err(MaterialError::TooManyMen(material.to_string()));
        }
        Ok(material)
    }

    /// The material on a board, and the color of the stronger army: White when both are alike.
    ///
    /// # Errors
    ///
    /// As [`Material::new`].
    pub fn of(board: &Board) -> Result<(Self, Color), MaterialError> {
        let white = Army::of(board, Color::White);
        let black = Army::of(board, Color::Black);
        let strong = if white >= black {
            Color::White
        } else {
            Color::Black
        };
        Ok((Self::new(white, black)?, strong))
    }

    /// Every material with this many men, kings included, in the order in which tables are built:
    /// one comes after all that it can turn into.
    #[must_use]
    pub fn with_men(men: usize) -> Vec<Self> {
        let mut armies = vec![Army::default()];
        let mut first = 0;
        for _ in 2..men.min(MOST_MEN) {
            let last = armies.len();
            for index in first..last {
                for role in ROLES {
                    let army = armies[index].with(role);
                    if army.is_possible() && !armies.contains(&army) {
                        armies.push(army);
                    }
                }
            }
            first = last;
        }
        let mut all = BTreeSet::new();
        for &one in &armies {
            for &other in &armies {
                if one.len() + other.len() + 2 == men
                    && let Ok(material) = Self::new(one, other)
                {
                    all.insert(material);
                }
            }
        }
        in_building_order(all)
    }

    /// These materials and all that they can turn into, in building order; bare kings are left out.
    #[must_use]
    pub fn closure(chosen: &[Self]) -> Vec<Self> {
        let mut all = BTreeSet::new();
        let mut open: Vec<_> = chosen.to_vec();
        while let Some(material) = open.pop() {
            if !material.is_bare_kings() && all.insert(material) {
                open.extend(material.conversions());
            }
        }
        in_building_order(all)
    }

    /// What a capture or promotion can turn it into.
    #[must_use]
    pub fn conversions(self) -> Vec<Self> {
        let mut all = BTreeSet::new();
        for (army, other) in [(self.strong, self.weak), (self.weak, self.strong)] {
            for role in ROLES {
                if army.count(role) > 0 {
                    all.extend(Self::new(army.without(role), other));
                }
            }
            if army.count(Role::Pawn) > 0 && army.count(Role::General) == 0 {
                let promoted = army.without(Role::Pawn).with(Role::General);
                all.extend(Self::new(promoted, other));
            }
        }
        all.into_iter().collect()
    }

    /// The stronger army.
    #[must_use]
    pub fn strong(self) -> Army {
        self.strong
    }

    /// The other army.
    #[must_use]
    pub fn weak(self) -> Army {
        self.weak
    }

    /// How many men there are, kings included.
    #[must_use]
    pub fn men(self) -> usize {
        self.strong.len() + self.weak.len() + 2
    }

    /// Whether there is a pawn.
    #[must_use]
    pub fn has_pawns(self) -> bool {
        self.pawns() > 0
    }

    fn pawns(self) -> u8 {
        self.strong.count(Role::Pawn) + self.weak.count(Role::Pawn)
    }

    /// Whether the weaker side has its king alone and no pawn is left: what moves are counted in.
    #[must_use]
    pub fn is_bared(self) -> bool {
        self.weak.is_empty() && !self.has_pawns()
    }

    /// Whether there are only the kings.
    #[must_use]
    pub fn is_bare_kings(self) -> bool {
        self.strong.is_empty()
    }

    /// Whether up and down matter: there is a man that moves otherwise forward than backward.
    #[must_use]
    pub fn has_direction(self) -> bool {
        [self.strong, self.weak]
            .iter()
            .any(|army| army.count(Role::Pawn) + army.count(Role::Elephant) > 0)
    }
}

fn in_building_order(all: BTreeSet<Material>) -> Vec<Material> {
    let mut all: Vec<_> = all.into_iter().collect();
    all.sort_by_key(|material| (material.men(), material.pawns()));
    all
}

/// The key, such as `KRSvKN`.
impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "K{}vK{}", self.strong, self.weak)
    }
}

/// The key.
impl fmt::Debug for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text or a board has no material.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MaterialError {
    /// It is not written as a key.
    #[error("'{0}' is no material: expected both armies with their kings, such as KRSvKN")]
    Malformed(String),
    /// No side can have these men.
    #[error(
        "no side can have {0}: it has at most one general, two rooks, knights and elephants, and eight pawns"
    )]
    Impossible(String),
    /// There are too many men for a table.
    #[error("{0} has too many men: tables have at most {MOST_MEN}")]
    TooManyMen(String),
}

impl FromStr for Material {
    type Err = MaterialError;

    fn from_str(text: &str) -> Result<Self, MaterialError> {
        let malformed = || MaterialError::Malformed(text.chars().take(40).collect());
        let (one, other) = text.split_once('v').ok_or_else(malformed)?;
        let army = |letters: &str| {
            let mut army = Army::default();
            for letter in letters.strip_prefix('K').ok_or_else(malformed)?.chars() {
                match Role::from_char(letter) {
                    Some(Role::King) | None => return Err(malformed()),
                    Some(_) if letter.is_ascii_lowercase() => return Err(malformed()),
                    Some(role) => army = army.with(role),
                }
            }
            Ok(army)
        };
        Self::new(army(one)?, army(other)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(all: &[Material]) -> Vec<String> {
        all.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn lists_each_material_once() {
        assert_eq!(
            keys(&Material::with_men(3)),
            ["KFvK", "KSvK", "KNvK", "KRvK", "KPvK"]
        );
        // Of two more men on one side 15 pairs but for two generals, of one each 15.
        assert_eq!(Material::with_men(4).len(), 29);
        // Three against none: 35 multisets of five roles, less those with two generals or three of
        // a piece; with the pairs against one man there are 97.
        assert_eq!(Material::with_men(5).len(), 97);
    }

    #[test]
    fn a_material_is_built_after_what_it_turns_into() {
        let all = Material::closure(&["KRPvKP".parse().unwrap()]);
        for (place, material) in all.iter().enumerate() {
            for before in material.conversions() {
                assert!(
                    before.is_bare_kings() || all[..place].contains(&before),
                    "{material} before {before}"
                );
            }
        }
        assert_eq!(
            keys(&Material::closure(&["KSPvK".parse().unwrap()])),
            ["KFvK", "KSvK", "KPvK", "KSFvK", "KSPvK"]
        );
    }

    #[test]
    fn reads_keys_in_any_order_and_refuses_what_is_none() {
        for (text, key) in [("KNvKSR", "KRSvKN"), ("KPvKF", "KFvKP"), ("KvK", "KvK")] {
            assert_eq!(text.parse::<Material>().unwrap().to_string(), key);
        }
        for text in [
            "", "K", "KRK", "RvK", "KQvK", "KrvK", "KKvK", "KRvKvK", "KR vK",
        ] {
            assert!(
                matches!(text.parse::<Material>(), Err(MaterialError::Malformed(_))),
                "{text}"
            );
        }
        assert!(matches!(
            "KFFvK".parse::<Material>(),
            Err(MaterialError::Impossible(_))
        ));
        assert!(matches!(
            "KRRNvKRN".parse::<Material>(),
            Err(MaterialError::TooManyMen(_))
        ));
    }
}
