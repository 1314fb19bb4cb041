//! Why a move is not lawful: a typed reason, the number of the rule, and the squares that show it.

use crate::{Role, Square};
use std::fmt;

/// The number of a resolution in the rules text: `C7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleNumber(pub u8);

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C{}", self.0)
    }
}

/// What a square shows in an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A man that attacks or would attack.
    Attacker,
    /// A square of the line between.
    Line,
    /// The man or square it concerns.
    Target,
}

/// Why a move is not lawful.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The reason.
    pub reason: IllegalReason,
    /// The piece that was to move, where there is one.
    pub role: Option<Role>,
    /// The squares that show it.
    pub squares: Vec<(Square, Mark)>,
}

impl Illegal {
    /// The numbered resolution that forbids it, where one does; else the plain rules.
    #[must_use]
    pub const fn rule(&self) -> Option<RuleNumber> {
        self.reason.rule()
    }
}

impl std::error::Error for Illegal {}

macro_rules! reasons {
    ($($(#[doc = $doc:literal])+ $name:ident, $id:literal, $rule:expr, $sentence:literal;)+) => {
        /// The kinds of reason.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum IllegalReason {
            $($(#[doc = $doc])+ $name,)+
        }

        impl IllegalReason {
            /// Every reason.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// Its name in the command line's output and in the catalogues.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)+ }
            }

            /// The numbered resolution behind it, where one decides.
            #[must_use]
            pub const fn rule(self) -> Option<RuleNumber> {
                let number: u8 = match self { $(Self::$name => $rule,)+ };
                if number == 0 { None } else { Some(RuleNumber(number)) }
            }

            const fn sentence(self) -> &'static str {
                match self { $(Self::$name => $sentence,)+ }
            }
        }
    };
}

// Name, id, number of the resolution (0: the plain rules), English sentence.
reasons! {
    /// There is no piece on the square it should move from.
    EmptySquare, "empty-square", 0, "there is no piece on that square";
    /// The piece belongs to the other side.
    NotYourPiece, "not-your-piece", 0, "that piece belongs to the other side";
    /// An own piece stands on the target square.
    OwnPieceThere, "own-piece-there", 0, "one of your own pieces stands there";
    /// The piece does not move like that.
    NotItsMove, "not-its-move", 0, "the piece does not move like that";
    /// Something stands in the rook's way.
    PathBlocked, "path-blocked", 0, "a piece stands in the way; the rook cannot jump";
    /// The square before the pawn is taken.
    PawnBlocked, "pawn-blocked", 0, "the square before the pawn is taken; a pawn captures diagonally";
    /// A pawn goes diagonally only to capture.
    PawnNeedsCapture, "pawn-needs-capture", 0, "a pawn goes diagonally only to capture";
    /// The own king would be exposed.
    ExposesKing, "exposes-king", 0, "the move would expose your own king to attack";
    /// The king is attacked and this move does not save it.
    LeavesCheck, "leaves-check", 0, "your king is in check and this move does not end it";
    /// The king would step onto an attacked square.
    KingIntoCheck, "king-into-check", 0, "the king may not step onto an attacked square";
    /// Pieces in hand must be placed first.
    MustPlaceFirst, "must-place-first", 29, "you still hold pieces; place them first";
    /// The dice must be thrown first.
    ThrowFirst, "throw-first", 27, "throw the dice first";
    /// No unused die moves this piece.
    NoDie, "no-die", 27, "no unused die moves this piece";
    /// The king has been captured.
    KingCaptured, "king-captured", 27, "a king has been captured; the game is over";
    /// That piece is not in hand.
    NotInHand, "not-in-hand", 0, "you do not hold such a piece";
    /// A piece is placed on an empty square only.
    SquareTaken, "square-taken", 0, "a piece is placed on an empty square only";
    /// The square is outside the zone of this piece.
    OutsideZone, "outside-zone", 5, "that square is outside the zone in which this piece may be placed";
    /// Rooks are placed on the own back rank only.
    RookBackRankOnly, "rook-back-rank-only", 0, "rooks are placed on your own back rank only";
    /// Only rooks may be placed on the back rank.
    BackRankForRooks, "back-rank-for-rooks", 5, "only rooks may be placed on the back rank";
    /// A Black rook may not face the White king with only pawns or nothing between.
    RookFacesKing, "rook-faces-king", 7, "a Black rook may not face the White king unless a piece other than a pawn stands between";
    /// Another rook stands lawfully only because of this piece.
    ScreenNeeded, "screen-needed", 7, "this piece screens a rook of yours from the White king and cannot leave";
    /// The own king would be attacked.
    PlacedIntoCheck, "placed-into-check", 6, "after this placement your own king would be attacked";
    /// The enemy king would be attacked.
    PlacementChecks, "placement-checks", 6, "no placement may give check";
    /// The own pawn on that square must be put elsewhere.
    DisplacedPawnNeedsSquare, "displaced-pawn-needs-square", 17, "one of your pawns stands there; say where it goes";
    /// Only an own pawn can be displaced.
    NothingToDisplace, "nothing-to-displace", 17, "only a square of one of your own pawns can be taken like that";
    /// The displaced pawn goes behind the line of pawns.
    DisplacedOutsideZone, "displaced-outside-zone", 17, "a displaced pawn goes to an empty square behind the line of pawns";
    /// A piece is rearranged within the own half.
    RelocationOutsideHalf, "relocation-outside-half", 16, "a piece is rearranged within its own half of the board";
    /// In the rearrangement nothing captures.
    RelocationCaptures, "relocation-captures", 16, "nothing is captured before the first pawn step";
    /// In the rearrangement a pawn steps straight forward only.
    RearrangingPawn, "rearranging-pawn", 16, "until a pawn has stepped, pawns only step straight forward";
    /// There is no promotion in the rearrangement.
    PromotionWhileRearranging, "promotion-while-rearranging", 32, "there is no promotion before the first pawn step";
    /// Only a pawn promotes.
    NotAPawn, "not-a-pawn", 0, "only a pawn promotes";
    /// The own general is still there.
    GeneralPresent, "general-present", 32, "your general is still there; a side has one general only";
    /// The pawn does not stand on a promotion square.
    NotOnPromotionSquare, "not-on-promotion-square", 0, "the pawn does not stand on one of its promotion squares";
    /// The pawn has passed its promotion square.
    PromotionPassed, "promotion-passed", 13, "the pawn has passed its promotion square";
    /// Here a pawn promotes only where it stands.
    PromotionInPlaceOnly, "promotion-in-place-only", 9, "under this ruleset a pawn promotes only where it stands";
    /// A promotion may not capture.
    PromotionCannotCapture, "promotion-cannot-capture", 0, "a promotion may not capture";
    /// A promotion by step goes to a neighbouring square.
    PromotionTooFar, "promotion-too-far", 0, "the new general may appear only on a neighbouring square";
    /// The new general would attack an enemy man.
    PromotionAttacks, "promotion-attacks", 11, "the new general would attack an enemy piece";
    /// The enemy king would be left attacked.
    PromotionChecks, "promotion-checks", 10, "a promotion may not give check";
    /// The new general would step onto an attacked square.
    PromotionUnsafe, "promotion-unsafe", 31, "the new general may not step onto an attacked square";
    /// No promotion while the side holds a man in hand.
    PromotionWhileInHand, "promotion-while-in-hand", 32, "a side that still holds pieces cannot promote";
    /// The opponent would be stalemated.
    Stalemates, "stalemates", 1, "the move would stalemate the opponent, which is forbidden";
}

/// The English sentence with the rule's number, as in `no placement may give check (C6)`.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason.sentence())?;
        match self.rule() {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}
