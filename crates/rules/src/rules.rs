//! The options in which the rulesets differ, as plain data, and the named presets.

use std::{fmt, str::FromStr};

/// Who places when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// One piece a turn, White first.
    Alternate,
    /// White places its whole army, then Black.
    AllThenAll,
    /// Both place in secret and reveal at once (C8).
    Hidden,
}

/// How pieces are deployed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deployment {
    /// Who places when.
    pub order: Order,
    /// King, general, elephants and knights may stand on the own back rank.
    pub minors_back_rank: bool,
    /// They may stand on the own fourth rank, in front of the rear pawns (C5).
    pub front_gap: bool,
    /// Rooks may stand on the own back rank only.
    pub rooks_back_only: bool,
    /// A piece may take the square of an own pawn, which is put elsewhere (C17).
    pub pawn_swap: bool,
    /// A Black rook may not face the White king without a non-pawn piece between (C7).
    pub rook_screen: bool,
    /// No placement or relocation may leave the enemy king attacked (C6, C34).
    pub forbid_check: bool,
    /// A stage of free rearrangement follows the placing (C16).
    pub relocation_stage: bool,
}

/// Where a promoted general may appear besides the pawn's own square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nowhere else (C9).
    None,
    /// On an empty diagonal neighbour.
    Diagonal,
    /// On any empty neighbour (C15).
    Adjacent,
}

/// How pawns promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// A side's only pawn may promote on any square (C12).
    pub sole_pawn_anywhere: bool,
    /// Whether the general may appear beside the pawn's square.
    pub step: Step,
    /// A step may not go to a square the enemy attacks (C31).
    pub step_safe: bool,
    /// The new general may attack no enemy man (C11).
    pub no_attack: bool,
    /// The enemy king may not be left attacked, not even by a line that opens (C10, C34).
    pub no_check: bool,
}

/// What becomes of a move that leaves the opponent without one, not in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stalemate {
    /// It is lawful and the game is drawn.
    Draw,
    /// It is unlawful; a side with no other move draws (C1-C3).
    Forbidden,
}

/// What happens when a count has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountEnd {
    /// The game is drawn.
    Auto,
    /// Either player may claim a draw (C20).
    Claim,
}

/// How moves against a bare king are counted (C18-C21).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counting {
    /// The counts of 44 and 64 need a general beside the elephant or knight (C20).
    pub need_general: bool,
    /// What happens when the count has run out.
    pub on_end: CountEnd,
    /// The fifty-move claim rests while a count runs (C21).
    pub suspends_50: bool,
}

/// Whether a ruleset has one of the usual draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawRule {
    /// It names it.
    Named,
    /// It is known not to have it.
    Never,
    /// Its source is silent: positions are judged without it, games add it (C26).
    Unnamed,
}

/// All options of a ruleset. The board, the array, the moves of the pieces, the promotion squares,
/// one general a side, and White first are the same in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// How pieces are deployed.
    pub deployment: Deployment,
    /// How pawns promote.
    pub promotion: Promotion,
    /// What becomes of a stalemating move.
    pub stalemate: Stalemate,
    /// King and one pawn with only promotions to play may claim a draw (C23).
    pub promotions_only_claim: bool,
    /// The count against a bare king, if there is one.
    pub counting: Option<Counting>,
    /// Fifty moves of each side without progress may be claimed a draw (C22).
    pub fifty_moves: DrawRule,
    /// The third occurrence of a position may be claimed a draw (C25).
    pub threefold: DrawRule,
    /// The game is drawn when nobody can mate any more (C24).
    pub dead_position: DrawRule,
    /// Three dice give three moves a turn, and the king is captured (C27).
    pub dice: bool,
}

/// A work that rulesets follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The rules pages of the site Ply Yard.
    PlyYard,
    /// The rules page of the site ChessPlayX.
    ChessPlayX,
    /// The program Fairy-Stockfish.
    FairyStockfish,
    /// The site PyChess: its guide and its server.
    PyChess,
    /// The program Cute Chess, which cites the federation's articles.
    CuteChess,
    /// A rules page after H. J. R. Murray and David Parlett.
    MurrayParlett,
    /// The article on the game in the English Wikipedia.
    Wikipedia,
    /// H. J. R. Murray, A History of Chess, 1913.
    Murray,
    /// Anne Sunnucks, The Encyclopaedia of Chess.
    Sunnucks,
    /// The rule book of the Myanmar Chess Federation, by Maung Maung Lwin.
    Federation,
}

/// A named ruleset.
///
/// ```
/// use sittuyin::{Ruleset, Stalemate};
/// let ruleset: Ruleset = "formal".parse()?;
/// assert_eq!(ruleset.rules().stalemate, Stalemate::Forbidden);
/// # Ok::<_, sittuyin::ParseRulesetError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ruleset {
    /// The rules published by Ply Yard; the default.
    #[default]
    Formal,
    /// The rules of ChessPlayX, the same as those of Fairy-Stockfish and PyChess.
    Modern,
    /// The rules given after Murray and Parlett, with pieces placed on own pawns.
    Parlett,
    /// The rules as Wikipedia gives them.
    Tournament,
    /// The three stages of Murray's History of Chess (1913).
    Murray,
    /// Three dice and three moves a turn, after Sunnucks.
    Dice,
    /// The rule book of the Myanmar Chess Federation.
    Federation,
}

impl Ruleset {
    /// Every ruleset, the default first.
    pub const ALL: [Self; 7] = [
        Self::Formal,
        Self::Modern,
        Self::Parlett,
        Self::Tournament,
        Self::Murray,
        Self::Dice,
        Self::Federation,
    ];

    /// Its id, as used in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Formal => "formal",
            Self::Modern => "modern",
            Self::Parlett => "parlett",
            Self::Tournament => "tournament",
            Self::Murray => "murray",
            Self::Dice => "dice",
            Self::Federation => "federation",
        }
    }

    /// Its English name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Formal => "Formal",
            Self::Modern => "Modern",
            Self::Parlett => "Murray-Parlett",
            Self::Tournament => "Tournament",
            Self::Murray => "Murray 1913",
            Self::Dice => "Three dice",
            Self::Federation => "Federation",
        }
    }

    /// Where it comes from.
    #[must_use]
    pub const fn source(self) -> &'static str {
        match self {
            Self::Formal => "Ply Yard, About Sittuyin",
            Self::Modern => "ChessPlayX; Fairy-Stockfish and PyChess",
            Self::Parlett => "rules after H. J. R. Murray and David Parlett",
            Self::Tournament => "Wikipedia, Sittuyin",
            Self::Murray => "H. J. R. Murray, A History of Chess (1913)",
            Self::Dice => "Anne Sunnucks, after Wikipedia",
            Self::Federation => "Myanmar Chess Federation rule book (Maung Maung Lwin)",
        }
    }

    /// The works that it follows.
    #[must_use]
    pub const fn sources(self) -> &'static [Source] {
        match self {
            Self::Formal => &[Source::PlyYard],
            Self::Modern => &[Source::ChessPlayX, Source::FairyStockfish, Source::PyChess],
            Self::Parlett => &[Source::MurrayParlett],
            Self::Tournament => &[Source::Wikipedia],
            Self::Murray => &[Source::Murray, Source::Wikipedia],
            Self::Dice => &[Source::Sunnucks, Source::Wikipedia],
            Self::Federation => &[Source::Federation, Source::PyChess, Source::CuteChess],
        }
    }

    /// One line on what sets it apart.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Formal => {
                "White places all, then Black; rooks alone on the back rank; promotion in place; stalemating is unlawful"
            }
            Self::Modern => {
                "pieces placed in turn; promotion in place or by a diagonal step; stalemate draws; moves are counted against a bare king"
            }
            Self::Parlett => {
                "pieces go anywhere behind the pawns or on them; stalemating is unlawful"
            }
            Self::Tournament => {
                "pieces anywhere in the own half, rooks on the back rank; promotion in place; stalemating is unlawful"
            }
            Self::Murray => "placing, then free rearrangement until the first pawn step, then play",
            Self::Dice => "three dice give three moves a turn; the king is captured",
            Self::Federation => {
                "pieces behind the pawns, rooks alone on the back rank; promotion by step too; the count may be claimed"
            }
        }
    }

    /// The version of its rules. It is kept with every game, so that a game is replayed under the
    /// rules it was played by.
    #[must_use]
    pub const fn version(self) -> u32 {
        1
    }

    /// The day on which the text of its rules was last revised, as year, month and day.
    #[must_use]
    pub const fn revised(self) -> &'static str {
        "2026-11-30"
    }

    /// The native players and the federations who have reviewed its rules: none so far.
    #[must_use]
    pub const fn reviewers(self) -> &'static [&'static str] {
        &[]
    }

    /// The orders of placing that it is played in, the usual one first (C8).
    #[must_use]
    pub const fn orders(self) -> &'static [Order] {
        match self {
            Self::Tournament => &[Order::AllThenAll, Order::Hidden],
            Self::Modern | Self::Murray => &[Order::Alternate],
            Self::Formal | Self::Parlett | Self::Dice | Self::Federation => &[Order::AllThenAll],
        }
    }

    /// Its options.
    #[must_use]
    pub const fn rules(self) -> &'static Rules {
        match self {
            Self::Formal => &FORMAL,
            Self::Modern => &MODERN,
            Self::Parlett => &PARLETT,
            Self::Tournament => &TOURNAMENT,
            Self::Murray => &MURRAY,
            Self::Dice => &DICE,
            Self::Federation => &FEDERATION,
        }
    }
}

const FORMAL: Rules = Rules {
    deployment: Deployment {
        order: Order::AllThenAll,
        minors_back_rank: false,
        front_gap: true,
        rooks_back_only: true,
        pawn_swap: false,
        rook_screen: true,
        forbid_check: true,
        relocation_stage: false,
    },
    promotion: IN_PLACE,
    stalemate: Stalemate::Forbidden,
    promotions_only_claim: false,
    counting: None,
    fifty_moves: DrawRule::Unnamed,
    threefold: DrawRule::Unnamed,
    dead_position: DrawRule::Unnamed,
    dice: false,
};

const IN_PLACE: Promotion = Promotion {
    sole_pawn_anywhere: false,
    step: Step::None,
    step_safe: false,
    no_attack: false,
    no_check: false,
};

const BY_STEP: Promotion = Promotion {
    sole_pawn_anywhere: true,
    step: Step::Diagonal,
    step_safe: false,
    no_attack: true,
    no_check: true,
};

const MODERN: Rules = Rules {
    deployment: Deployment {
        order: Order::Alternate,
        minors_back_rank: true,
        front_gap: false,
        rooks_back_only: true,
        pawn_swap: false,
        rook_screen: false,
        forbid_check: false,
        relocation_stage: false,
    },
    promotion: BY_STEP,
    stalemate: Stalemate::Draw,
    promotions_only_claim: true,
    counting: Some(Counting {
        need_general: false,
        on_end: CountEnd::Auto,
        suspends_50: false,
    }),
    fifty_moves: DrawRule::Named,
    threefold: DrawRule::Named,
    dead_position: DrawRule::Named,
    dice: false,
};

const PARLETT: Rules = Rules {
    deployment: Deployment {
        minors_back_rank: true,
        front_gap: false,
        rooks_back_only: false,
        pawn_swap: true,
        rook_screen: false,
        ..FORMAL.deployment
    },
    ..FORMAL
};

const TOURNAMENT: Rules = Rules {
    deployment: Deployment {
        minors_back_rank: true,
        rook_screen: false,
        ..FORMAL.deployment
    },
    ..FORMAL
};

const MURRAY: Rules = Rules {
    deployment: Deployment {
        order: Order::Alternate,
        front_gap: true,
        relocation_stage: true,
        ..PARLETT.deployment
    },
    promotion: Promotion {
        step: Step::Adjacent,
        step_safe: true,
        ..IN_PLACE
    },
    ..FORMAL
};

const DICE: Rules = Rules {
    deployment: Deployment {
        forbid_check: false,
        ..TOURNAMENT.deployment
    },
    stalemate: Stalemate::Draw,
    dice: true,
    // Without check and with kings that are captured, neither material nor repetition decides.
    fifty_moves: DrawRule::Never,
    threefold: DrawRule::Never,
    dead_position: DrawRule::Never,
    ..TOURNAMENT
};

const FEDERATION: Rules = Rules {
    deployment: Deployment {
        front_gap: false,
        rook_screen: false,
        ..FORMAL.deployment
    },
    promotion: BY_STEP,
    counting: Some(Counting {
        need_general: true,
        on_end: CountEnd::Claim,
        suspends_50: true,
    }),
    threefold: DrawRule::Never,
    stalemate: Stalemate::Draw,
    ..MODERN
};

/// The id of the ruleset.
impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A text that names no ruleset.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is not a ruleset: expected formal, modern, parlett, tournament, murray, dice or federation"
)]
pub struct ParseRulesetError(String);

impl FromStr for Ruleset {
    type Err = ParseRulesetError;

    fn from_str(text: &str) -> Result<Self, ParseRulesetError> {
        Self::ALL
            .into_iter()
            .find(|ruleset| ruleset.id() == text)
            .ok_or_else(|| ParseRulesetError(text.to_owned()))
    }
}
