//! What may be agreed on before a game.

use crate::api::Refusal;
use crate::games::messages::{Terms, TimeControl};
use crate::wire::ErrorCode;
use sittuyin::{Game, Order, Ruleset};

/// Terms that a game can be played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Agreed {
    pub(crate) ruleset: Ruleset,
    pub(crate) order: Order,
    pub(crate) time: TimeControl,
    pub(crate) rated: bool,
}

impl Agreed {
    /// Reads terms for which a game was begun, whatever bounds hold for new ones now.
    ///
    /// # Errors
    ///
    /// What cannot be, in words.
    pub(crate) fn read(terms: &Terms) -> Result<Self, String> {
        let ruleset: Ruleset = terms
            .ruleset
            .parse()
            .map_err(|error: sittuyin::ParseRulesetError| error.to_string())?;
        let order = terms
            .order
            .map_or(ruleset.rules().deployment.order, Into::into);
        if Game::in_order(ruleset, order).is_none() {
            return Err(format!("{ruleset} is not played in this order"));
        }
        Ok(Self {
            ruleset,
            order,
            time: terms.time,
            rated: terms.rated,
        })
    }

    /// Reads terms that somebody proposes.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::Invalid`] with the first thing that cannot be.
    pub(crate) fn new(terms: &Terms) -> Result<Self, Refusal> {
        let invalid = |message: String| Refusal::new(ErrorCode::Invalid, message);
        let agreed = Self::read(terms).map_err(invalid)?;
        let within = |what: &str, value: u32, least: u32, most: u32| {
            if (least..=most).contains(&value) {
                Ok(())
            } else {
                Err(invalid(format!(
                    "{what}: expected {least} to {most}, found {value}"
                )))
            }
        };
        match terms.time {
            TimeControl::Clock {
                initial,
                increment,
                deployment,
            } => {
                within("initial seconds", initial, 5, 10_800)?;
                within("increment seconds", increment, 0, 180)?;
                within("deployment seconds", deployment, 5, 3_600)?;
            }
            TimeControl::Days { days } => within("days", days, 1, 14)?,
            TimeControl::Unlimited if terms.rated => {
                return Err(invalid("a game without limit cannot be rated".to_owned()));
            }
            TimeControl::Unlimited => {}
        }
        Ok(agreed)
    }

    /// As they are told.
    pub(crate) fn to_terms(self) -> Terms {
        Terms {
            ruleset: self.ruleset.id().to_owned(),
            order: Some(self.order.into()),
            time: self.time,
            rated: self.rated,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_have_bounds() {
        let clock = |initial, increment, deployment| TimeControl::Clock {
            initial,
            increment,
            deployment,
        };
        let verdict = |ruleset: &str, order: Option<crate::wire::Order>, time, rated| {
            let terms = Terms {
                ruleset: ruleset.to_owned(),
                order,
                time,
                rated,
            };
            Agreed::new(&terms).map_err(|refusal| refusal.code())
        };
        let invalid = Err(ErrorCode::Invalid);
        let agreed = verdict("formal", None, clock(600, 5, 300), true).unwrap();
        assert_eq!(
            (agreed.ruleset, agreed.order),
            (Ruleset::Formal, Order::AllThenAll)
        );
        let hidden = Some(crate::wire::Order::Hidden);
        let agreed = verdict("tournament", hidden, clock(600, 5, 300), true).unwrap();
        assert_eq!(agreed.order, Order::Hidden);
        assert_eq!(verdict("formal", hidden, clock(600, 5, 300), true), invalid);
        assert_eq!(verdict("chess", None, clock(600, 5, 300), true), invalid);
        for time in [
            clock(4, 0, 300),
            clock(10_801, 0, 300),
            clock(600, 181, 300),
            clock(600, 0, 4),
            clock(600, 0, 3_601),
            TimeControl::Days { days: 0 },
            TimeControl::Days { days: 15 },
        ] {
            assert_eq!(verdict("formal", None, time, false), invalid, "{time:?}");
        }
        assert_eq!(
            verdict("formal", None, TimeControl::Unlimited, true),
            invalid
        );
        verdict("formal", None, TimeControl::Unlimited, false).unwrap();
    }

    #[test]
    fn a_game_that_was_begun_can_be_read_whatever_the_bounds_are_now() {
        let mut terms = Terms {
            ruleset: "formal".to_owned(),
            order: None,
            time: TimeControl::Days { days: 30 },
            rated: true,
        };
        assert_eq!(Agreed::read(&terms).unwrap().time, terms.time);
        terms.order = Some(crate::wire::Order::Hidden);
        Agreed::read(&terms).unwrap_err();
        terms.ruleset = "chess".to_owned();
        Agreed::read(&terms).unwrap_err();
    }
}
