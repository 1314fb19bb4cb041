//! The messages that set a ruleset out.

use super::{Color, Order, Role};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// A work that rulesets follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The rules pages of the site Ply Yard.
    PlyYard,
    /// The rules page of the site ChessPlayX.
    #[serde(rename = "chessplayx")]
    ChessPlayX,
    /// The program Fairy-Stockfish.
    FairyStockfish,
    /// The site PyChess.
    #[serde(rename = "pychess")]
    PyChess,
    /// The program Cute Chess.
    #[serde(rename = "cutechess")]
    CuteChess,
    /// A rules page after Murray and Parlett.
    MurrayParlett,
    /// The article in the English Wikipedia.
    Wikipedia,
    /// Murray's book of 1913.
    Murray,
    /// Sunnucks's encyclopaedia.
    Sunnucks,
    /// The rule book of the federation.
    Federation,
}

/// Where a promoted general may appear besides the pawn's own square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Nowhere else (C9).
    None,
    /// On an empty diagonal neighbour.
    Diagonal,
    /// On any empty neighbour (C15).
    Adjacent,
}

/// What becomes of a move that leaves the opponent without one, not in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Stalemate {
    /// It is lawful and the game is drawn.
    Draw,
    /// It is unlawful.
    Forbidden,
}

/// What happens when a count has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum CountEnd {
    /// The game is drawn.
    Auto,
    /// Either player may claim a draw (C20).
    Claim,
}

/// Whether a ruleset has one of the usual draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum DrawRule {
    /// It names it.
    Named,
    /// It is known not to have it.
    Never,
    /// Its source is silent: games add it (C26).
    Unnamed,
}

/// How pieces are deployed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct DeploymentView {
    /// Who places when, usually.
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
    /// No placement or relocation may leave the enemy king attacked (C6).
    pub forbid_check: bool,
    /// A stage of free rearrangement follows the placing (C16).
    pub relocation_stage: bool,
}

/// How pawns promote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct PromotionView {
    /// A side's only pawn may promote on any square (C12).
    pub sole_pawn_anywhere: bool,
    /// Whether the general may appear beside the pawn's square.
    pub step: Step,
    /// A step may not go to a square the enemy attacks (C31).
    pub step_safe: bool,
    /// The new general may attack no enemy man (C11).
    pub no_attack: bool,
    /// The enemy king may not be left attacked (C10).
    pub no_check: bool,
}

/// How moves against a bare king are counted (C18).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct CountingView {
    /// The counts of 44 and 64 need a general beside the elephant or knight (C20).
    pub need_general: bool,
    /// What happens when the count has run out.
    pub on_end: CountEnd,
    /// The fifty-move claim rests while a count runs (C21).
    pub suspends_fifty: bool,
}

/// All options of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct RulesView {
    /// How pieces are deployed.
    pub deployment: DeploymentView,
    /// How pawns promote.
    pub promotion: PromotionView,
    /// What becomes of a stalemating move.
    pub stalemate: Stalemate,
    /// King and one pawn with only promotions to play may claim a draw (C23).
    pub promotions_only_claim: bool,
    /// The count against a bare king; `null` where there is none.
    pub counting: Option<CountingView>,
    /// Fifty moves of each side without progress may be claimed a draw (C22).
    pub fifty_moves: DrawRule,
    /// The third occurrence of a position may be claimed a draw (C25).
    pub threefold: DrawRule,
    /// The game is drawn when nobody can mate any more (C24).
    pub dead_position: DrawRule,
    /// Three dice give three moves a turn, and the king is captured (C27).
    pub dice: bool,
}

/// Where a side may place a kind of piece when nothing but the pawns stands on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ZoneView {
    /// The order of placing in which it holds.
    pub order: Order,
    /// The side.
    pub color: Color,
    /// The kind of piece.
    pub role: Role,
    /// The empty squares.
    pub squares: Vec<String>,
    /// The squares of own pawns that it may take (C17).
    pub on_pawns: Vec<String>,
}

/// Squares of either side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct SquaresBySide {
    /// Those of White.
    pub white: Vec<String>,
    /// Those of Black.
    pub black: Vec<String>,
}

/// What a ruleset says. The sentences are in the page's catalogues, under the values of the options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct RulebookView {
    /// Id, for example `formal`.
    pub id: String,
    /// Version of its rules.
    pub version: u32,
    /// The day of the last revision, for example `2026-11-30`.
    pub revised: String,
    /// The works that it follows.
    pub sources: Vec<Source>,
    /// The native players and the federations who have reviewed it.
    pub reviewers: Vec<String>,
    /// The orders of placing, the usual one first (C8).
    pub orders: Vec<Order>,
    /// Its options.
    pub rules: RulesView,
    /// Where pieces may be placed, by order, side and kind.
    pub zones: Vec<ZoneView>,
    /// Where pawns promote.
    pub promotion_squares: SquaresBySide,
}
