use std::{fmt, str::FromStr};

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Mate with the next move.
    MateIn1,
    /// Mate in two moves.
    MateIn2,
    /// Mate in three moves.
    MateIn3,
    /// Mate in four moves or more.
    MateIn4,
    /// A pawn becomes a general, and that wins.
    Promotion,
    /// The opponent has erred, and one move shows it.
    Refutation,
    /// Mate before the count ends, or hold out until it does (C18, C19).
    Count,
    /// Taking or promoting the last pawn would throw the win away.
    LastPawn,
    /// Stalemate is near: as a trap, as a rescue, or as what is forbidden (C1).
    Stalemate,
    /// Which promotion is lawful, where one looks lawful that is not, or the other way round.
    Lawful,
    /// One placement is clearly the best.
    Placement,
    /// One move alone holds the draw.
    Defence,
}

impl Theme {
    /// Each of them.
    pub const ALL: [Self; 12] = [
        Self::MateIn1,
        Self::MateIn2,
        Self::MateIn3,
        Self::MateIn4,
        Self::Promotion,
        Self::Refutation,
        Self::Count,
        Self::LastPawn,
        Self::Stalemate,
        Self::Lawful,
        Self::Placement,
        Self::Defence,
    ];

    /// Its name, which is that of its file too.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::MateIn1 => "mate-1",
            Self::MateIn2 => "mate-2",
            Self::MateIn3 => "mate-3",
            Self::MateIn4 => "mate-4",
            Self::Promotion => "promotion",
            Self::Refutation => "refutation",
            Self::Count => "count",
            Self::LastPawn => "last-pawn",
            Self::Stalemate => "stalemate",
            Self::Lawful => "lawful",
            Self::Placement => "placement",
            Self::Defence => "defence",
        }
    }

    /// The theme of a mate in so many moves.
    #[must_use]
    pub const fn mate_in(moves: usize) -> Self {
        match moves {
            0 | 1 => Self::MateIn1,
            2 => Self::MateIn2,
            3 => Self::MateIn3,
            _ => Self::MateIn4,
        }
    }

    /// Whether the solution ends with mate.
    #[must_use]
    pub const fn is_mate(self) -> bool {
        matches!(
            self,
            Self::MateIn1 | Self::MateIn2 | Self::MateIn3 | Self::MateIn4
        )
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Theme {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|theme| theme.id() == text);
        found.ok_or_else(|| {
            let all = Self::ALL.map(Self::id).join(", ");
            format!("'{text}' is no theme: expected one of {all}")
        })
    }
}
