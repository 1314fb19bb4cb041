//! The words of the messages and those of the rules, one for one.

use crate::messages::{
    Claim, Color, CountEnd, DrawRule, IllegalReason, Mark, Order, Reason, Role, Source, Stalemate,
    Step,
};

macro_rules! words {
    ($($source:ty => $target:ty { $($word:ident)+ })+) => { $(
        impl From<$source> for $target {
            fn from(word: $source) -> Self {
                type From = $source;
                match word {
                    $(From::$word => Self::$word,)+
                }
            }
        }
    )+ };
}

#[cfg(feature = "engine")]
pub(crate) use words;

words! {
    Color => sittuyin::Color { White Black }
    sittuyin::Color => Color { White Black }
    Role => sittuyin::Role { King General Elephant Knight Rook Pawn }
    sittuyin::Role => Role { King General Elephant Knight Rook Pawn }
    Claim => sittuyin::Claim { PromotionsOnly FiftyMove Threefold Count }
    sittuyin::Claim => Claim { PromotionsOnly FiftyMove Threefold Count }
    Order => sittuyin::Order { Alternate AllThenAll Hidden }
    sittuyin::Order => Order { Alternate AllThenAll Hidden }
    sittuyin::Source => Source {
        PlyYard ChessPlayX FairyStockfish PyChess CuteChess MurrayParlett Wikipedia Murray Sunnucks Federation
    }
    sittuyin::Step => Step { None Diagonal Adjacent }
    sittuyin::Stalemate => Stalemate { Draw Forbidden }
    sittuyin::CountEnd => CountEnd { Auto Claim }
    sittuyin::DrawRule => DrawRule { Named Never Unnamed }
    sittuyin::Mark => Mark { Attacker Line Target }
    sittuyin::IllegalReason => IllegalReason {
        EmptySquare NotYourPiece OwnPieceThere NotItsMove PathBlocked PawnBlocked PawnNeedsCapture
        ExposesKing LeavesCheck KingIntoCheck MustPlaceFirst ThrowFirst NoDie KingCaptured DisplacedPawnNeedsSquare NothingToDisplace
        DisplacedOutsideZone RelocationOutsideHalf RelocationCaptures RearrangingPawn
        PromotionWhileRearranging NotInHand SquareTaken OutsideZone
        RookBackRankOnly BackRankForRooks RookFacesKing ScreenNeeded PlacedIntoCheck
        PlacementChecks NotAPawn GeneralPresent NotOnPromotionSquare PromotionPassed
        PromotionInPlaceOnly PromotionCannotCapture PromotionTooFar PromotionAttacks
        PromotionChecks PromotionUnsafe PromotionWhileInHand Stalemates
    }
}

impl From<sittuyin::Reason> for Reason {
    fn from(reason: sittuyin::Reason) -> Self {
        use sittuyin::{Claim, Reason};
        match reason {
            Reason::Checkmate => Self::Checkmate,
            Reason::Stalemate => Self::Stalemate,
            Reason::NoLawfulMove => Self::NoLawfulMove,
            Reason::DeadPosition => Self::DeadPosition,
            Reason::CountedOut => Self::CountedOut,
            Reason::FivefoldRepetition => Self::FivefoldRepetition,
            Reason::SeventyFiveMove => Self::SeventyFiveMove,
            Reason::KingCaptured => Self::KingCaptured,
            Reason::HundredTurns => Self::HundredTurns,
            Reason::Claimed(Claim::PromotionsOnly) => Self::PromotionsOnly,
            Reason::Claimed(Claim::FiftyMove) => Self::FiftyMove,
            Reason::Claimed(Claim::Threefold) => Self::Threefold,
            Reason::Claimed(Claim::Count) => Self::Count,
            Reason::Resignation => Self::Resignation,
            Reason::Agreement => Self::Agreement,
            Reason::Flag => Self::Flag,
        }
    }
}
