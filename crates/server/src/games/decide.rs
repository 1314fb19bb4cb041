//! Whether a player may do what is asked, and which event it becomes.

use crate::api::Refusal;
use crate::games::arrangement::Arrangement;
use crate::games::event::Event;
use crate::games::messages::{Act, Action};
use crate::games::online_game::OnlineGame;
use crate::time::{Millis, SECOND};
use crate::wire::{Claim, Color, ErrorCode};
use sittuyin::{Dice, Draft, Illegal, Move, Order, uci::UciMove};

/// What a player gives the other at a time.
const GIFT: Millis = 15 * SECOND;

/// No gift brings a clock beyond the longest time that can be agreed on.
const RICH: Millis = 10_800 * SECOND;

/// After an offer of a draw, so many plies must pass before the next.
const BETWEEN_OFFERS: u32 = 2;

/// What an action becomes.
pub(crate) struct Decision {
    pub(crate) event: Event,
    /// What is confirmed behind the curtain.
    pub(crate) arrangement: Option<Arrangement>,
}

impl From<Event> for Decision {
    fn from(event: Event) -> Self {
        Self {
            event,
            arrangement: None,
        }
    }
}

/// Refuses a nonce that is none.
pub(crate) fn check_nonce(nonce: &str) -> Result<(), Refusal> {
    let lawful = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if (8..=40).contains(&nonce.len()) && nonce.chars().all(lawful) {
        return Ok(());
    }
    refuse(
        ErrorCode::Invalid,
        "nonce: expected 8 to 40 letters, digits, '-' and '_'",
    )
}

fn refuse<T>(code: ErrorCode, message: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(code, message))
}

fn not_now<T>(message: &str) -> Result<T, Refusal> {
    refuse(ErrorCode::NotNow, message)
}

fn illegal(illegal: &Illegal) -> Refusal {
    Refusal::new(ErrorCode::Illegal, illegal.to_string())
}

impl OnlineGame {
    /// What an action of a side becomes at `now`, when it was delayed by so much on its way.
    ///
    /// # Errors
    ///
    /// [`Refusal`] says why it is not possible; nothing changes.
    pub(crate) fn decide(
        &self,
        by: Color,
        act: &Act,
        now: Millis,
        delay: Millis,
    ) -> Result<Decision, Refusal> {
        if self.is_over() {
            return refuse(ErrorCode::GameOver, "the game is over");
        }
        let depends = matches!(
            act.action,
            Action::Play { .. }
                | Action::Arrange { .. }
                | Action::Claim { .. }
                | Action::AcceptDraw
                | Action::OfferTakeback
                | Action::AcceptTakeback
        );
        if depends && (act.ply != self.ply() || act.position != self.position_name()) {
            return refuse(
                ErrorCode::Stale,
                "the game has gone on since; its state is enclosed",
            );
        }
        let offered = |offer: Option<Color>| offer == Some(!by);
        Ok(match &act.action {
            Action::Play { uci } => self.play(by, uci, now, delay)?.into(),
            Action::Arrange { placements } => return self.arrange(by, placements),
            Action::OfferDraw => self.offer_draw(by)?.into(),
            Action::AcceptDraw if offered(self.draw_offer) => Event::DrawAgreed.into(),
            Action::DeclineDraw if offered(self.draw_offer) => Event::DrawDeclined { by }.into(),
            Action::AcceptDraw | Action::DeclineDraw => return not_now("no draw is offered"),
            Action::Claim { claim } => self.claim(by, *claim)?.into(),
            Action::Resign => Event::Resigned { by }.into(),
            Action::Abort if self.is_untouched() => Event::Aborted { by: Some(by) }.into(),
            Action::Abort => return not_now("the game has begun; it can be resigned"),
            Action::OfferTakeback => self.offer_takeback(by)?.into(),
            Action::AcceptTakeback => match self.takeback {
                Some((asker, plies)) if asker != by => Event::TookBack { plies }.into(),
                _ => return not_now("nobody asks to take a move back"),
            },
            Action::DeclineTakeback if offered(self.takeback.map(|(asker, _)| asker)) => {
                Event::TakebackDeclined { by }.into()
            }
            Action::DeclineTakeback => return not_now("nobody asks to take a move back"),
            Action::AddTime if self.header().agreed.rated || !self.has_clock() => {
                return not_now("time can be given in casual games with a clock");
            }
            Action::AddTime if self.clocks.left((!by).into(), now) + GIFT > RICH => {
                return not_now("the other side has three hours; no more is given");
            }
            Action::AddTime => Event::TimeAdded { by, millis: GIFT }.into(),
        })
    }

    fn play(&self, by: Color, uci: &str, now: Millis, delay: Millis) -> Result<Event, Refusal> {
        if self.is_curtained() {
            return not_now("behind the curtain a whole army is confirmed at once");
        }
        if self.turn() != Some(by) {
            return refuse(ErrorCode::NotYourTurn, "it is the other side's turn");
        }
        let UciMove(candidate) = parse(uci)?;
        let position = self.game().position();
        if candidate.is_placement() && self.header().agreed.order != Order::Alternate {
            return not_now("in this order a whole army is confirmed at once");
        }
        if let Some(reason) = position.why_illegal(candidate) {
            return Err(illegal(&reason));
        }
        Ok(Event::Played {
            by,
            uci: UciMove(candidate).to_string(),
            lag: self.clocks.grant(by.into(), delay, now),
        })
    }

    fn arrange(&self, by: Color, placements: &[String]) -> Result<Decision, Refusal> {
        let curtained = self.is_curtained();
        let position = self.game().position();
        let draft = if curtained {
            if *self.confirmed.of(by) {
                return not_now("you have confirmed your army");
            }
            Draft::hidden(position, by.into())
        } else if self.turn() == Some(by) {
            Draft::new(position)
        } else {
            return refuse(ErrorCode::NotYourTurn, "it is the other side's turn");
        };
        let Some(mut draft) = draft else {
            return not_now("no army is to be placed at once now");
        };
        if placements.len() > 16 {
            return refuse(ErrorCode::Invalid, "expected at most 16 placements");
        }
        let moves = placements
            .iter()
            .map(|uci| parse(uci).map(|UciMove(placement)| placement))
            .collect::<Result<Vec<Move>, _>>()?;
        draft.replace(&moves).map_err(|reason| illegal(&reason))?;
        let Some(ordered) = draft.confirm() else {
            return refuse(
                ErrorCode::Illegal,
                "expected the whole army; some pieces are still in hand",
            );
        };
        let arrangement = Arrangement::new(&ordered);
        Ok(if curtained {
            Decision {
                event: Event::Confirmed { by },
                arrangement: Some(arrangement),
            }
        } else {
            let placements = arrangement.into_placements();
            Event::Arranged { by, placements }.into()
        })
    }

    fn offer_draw(&self, by: Color) -> Result<Event, Refusal> {
        if self.is_untouched() {
            return not_now("the game has not begun; it can be aborted");
        }
        if self.draw_offer == Some(!by) {
            return not_now("the other side offers a draw; accept it");
        }
        let recent = |ply: u32| self.ply() < ply + BETWEEN_OFFERS;
        if self.drew_at.of(by).is_some_and(recent) {
            return not_now("you have just offered a draw; make a move first");
        }
        Ok(Event::DrawOffered { by })
    }

    fn claim(&self, by: Color, claim: Claim) -> Result<Event, Refusal> {
        let wanted = sittuyin::Claim::from(claim);
        if self.turn() != Some(by) && !wanted.is_open_to_both() {
            return refuse(ErrorCode::NotYourTurn, "only the side to move may claim");
        }
        if !self.game().claims().contains(&wanted) {
            return refuse(
                ErrorCode::Illegal,
                format!("the claim '{}' does not hold now", wanted.id()),
            );
        }
        Ok(Event::Claimed { by, claim })
    }

    /// How many moves must go for the last move of a side to go: its own, and an answer to it.
    fn offer_takeback(&self, by: Color) -> Result<Event, Refusal> {
        if self.header().agreed.rated {
            return not_now("no move is taken back in a rated game");
        }
        if self.takeback.is_some() {
            return not_now("a take-back is being asked for");
        }
        if *self.asked_back.of(by) {
            return not_now("you have asked already; make a move first");
        }
        let game = self.game();
        let plies = if self.turn() == Some(by) { 2 } else { 1 };
        let last = game.moves().len().checked_sub(plies);
        let moves = last.map(|from| &game.moves()[from..]).unwrap_or_default();
        if !game.throws().is_empty() || moves.is_empty() || moves.iter().any(|m| m.is_placement()) {
            return not_now("there is no move of yours that could be taken back");
        }
        Ok(Event::TakebackOffered {
            by,
            plies: plies as u32,
        })
    }

    /// The dice that the server must throw now, with three random faces.
    pub(crate) fn throw(&self, faces: impl FnOnce() -> [u8; 3]) -> Option<Event> {
        if self.is_over() || !self.game().position().awaits_dice() {
            return None;
        }
        let by = self.game().position().turn().into();
        let dice = Dice::thrown(faces())?.to_string();
        Some(Event::Thrown { by, dice })
    }
}

fn parse(uci: &str) -> Result<UciMove, Refusal> {
    // What is too long to be a move is not repeated in the answer.
    if uci.len() > 8 {
        return refuse(ErrorCode::Invalid, "expected a move such as e2e3 or K@e2");
    }
    uci.parse().map_err(|error: sittuyin::uci::ParseUciError| {
        Refusal::new(ErrorCode::Invalid, error.to_string())
    })
}
