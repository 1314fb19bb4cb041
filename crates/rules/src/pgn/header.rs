//! What tags say of the start of a game, and which tags a start has.

use super::{Start, read::ReadPgnErrorKind as Kind};
use crate::{Color, Dice, Event, Order, Position, Ruleset, Setup, fen::Fen};

/// The tags of which a start is made.
#[derive(Debug, Default)]
pub(super) struct Header {
    ruleset: Option<Ruleset>,
    version: Option<String>,
    order: Option<Order>,
    fen: Option<Setup>,
    ignores_fen: bool,
    rearranging: bool,
    dice: Option<Dice>,
    /// The moves that led to the array of the FEN.
    deployment: Vec<Event>,
}

/// The start of a game, and the moves of its placing where the tags keep them.
pub(super) struct Opening {
    pub(super) start: Start,
    pub(super) base: Position,
    pub(super) deployment: Vec<Event>,
}

impl Header {
    /// Takes what a tag says; `false` when it says nothing of the start.
    pub(super) fn take(&mut self, name: &str, value: &str) -> Result<bool, Kind> {
        match name {
            "Variant" => {
                if !value.trim().eq_ignore_ascii_case("sittuyin") {
                    return Err(Kind::Variant(value.to_owned()));
                }
            }
            "Ruleset" => self.ruleset = Some(value.parse().map_err(Kind::Ruleset)?),
            "RulesetVersion" => self.version = Some(value.to_owned()),
            "Order" => self.order = Some(parse_order(value)?),
            "FEN" => {
                let Fen(setup) = value.parse().map_err(Kind::Fen)?;
                self.fen = Some(setup);
            }
            "SetUp" => self.ignores_fen = value == "0",
            "Stage" => {
                if value != REARRANGEMENT {
                    return Err(Kind::Stage(value.to_owned()));
                }
                self.rearranging = true;
            }
            "Dice" => self.dice = Some(value.parse().map_err(Kind::Dice)?),
            "Deployment" => {
                self.deployment = value
                    .split_whitespace()
                    .map(str::parse)
                    .collect::<Result<_, _>>()
                    .map_err(Kind::Deployment)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The start that the tags make together.
    pub(super) fn open(self, default: Ruleset) -> Result<Opening, Kind> {
        let mut start = Start::initial(self.ruleset.unwrap_or(default));
        let version = start.ruleset.version().to_string();
        if let Some(other) = self.version.filter(|other| *other != version) {
            return Err(Kind::RulesetVersion(other));
        }
        if let Some(order) = self.order {
            if !start.ruleset.orders().contains(&order) {
                return Err(Kind::Order(order_id(order).to_owned()));
            }
            start.order = order;
        }
        let fen = self.fen.filter(|_| !self.ignores_fen);
        if self.deployment.is_empty() {
            start.setup = fen.clone().unwrap_or(start.setup);
            start.setup.rearranging = self.rearranging;
            start.setup.dice = self.dice;
        }
        let base = start.position().map_err(Kind::Position)?;
        if !self.deployment.is_empty() {
            let mut array = base;
            for &event in &self.deployment {
                match event {
                    Event::Move(lawful) => array.play(lawful).map_err(Kind::DeploymentMove)?,
                    Event::Throw(dice) => array.throw(dice).map_err(Kind::NoThrow)?,
                }
            }
            if fen.is_some_and(|fen| !is_array(&array, &fen)) {
                return Err(Kind::DeploymentElsewhere);
            }
        }
        Ok(Opening {
            start,
            base,
            deployment: self.deployment,
        })
    }
}

/// Whether a FEN shows this position.
fn is_array(position: &Position, fen: &Setup) -> bool {
    *position.board() == fen.board
        && Color::ALL
            .into_iter()
            .all(|color| position.hand(color) == fen.hands[color])
        && position.turn() == fen.turn
}

const REARRANGEMENT: &str = "rearrangement";

/// The tags of a start in our own form, in order.
pub(super) fn tags_of(start: &Start) -> Vec<(&'static str, String)> {
    let mut tags = rules_of(start);
    if start.setup != Setup::initial() {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", Fen(start.setup.clone()).to_string()));
        if start.setup.rearranging {
            tags.push(("Stage", REARRANGEMENT.to_owned()));
        }
        if let Some(dice) = start.setup.dice {
            tags.push(("Dice", dice.to_string()));
        }
    }
    tags
}

/// The tags that name the rules and the order of placing.
pub(super) fn rules_of(start: &Start) -> Vec<(&'static str, String)> {
    let mut tags = vec![
        ("Ruleset", start.ruleset.id().to_owned()),
        ("RulesetVersion", start.ruleset.version().to_string()),
    ];
    if start.order != start.ruleset.rules().deployment.order {
        tags.push(("Order", order_id(start.order).to_owned()));
    }
    tags
}

const fn order_id(order: Order) -> &'static str {
    match order {
        Order::Alternate => "alternate",
        Order::AllThenAll => "all-then-all",
        Order::Hidden => "hidden",
    }
}

fn parse_order(text: &str) -> Result<Order, Kind> {
    [Order::Alternate, Order::AllThenAll, Order::Hidden]
        .into_iter()
        .find(|&order| order_id(order) == text)
        .ok_or_else(|| Kind::Order(text.to_owned()))
}
