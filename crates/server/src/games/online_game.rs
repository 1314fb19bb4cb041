//! A game between people: the events so far, and what follows from them.

use crate::games::clock::Clocks;
use crate::games::event::Event;
use crate::games::messages::{EndReason, GameResult, Player, RunningClock, TimeControl};
use crate::games::terms::Agreed;
use crate::time::Millis;
use crate::wire::{BySide, Color};
use sittuyin::{ByColor, Game, Order};
use std::collections::HashMap;

/// What was settled before the game began.
#[derive(Clone, Debug)]
pub(crate) struct Header {
    pub(crate) id: String,
    pub(crate) agreed: Agreed,
    pub(crate) players: BySide<Player>,
    pub(crate) created_at: Millis,
}

/// A game, rebuilt from its events. It changes by [`OnlineGame::apply`] alone.
#[derive(Clone, Debug)]
pub(crate) struct OnlineGame {
    header: Header,
    game: Game,
    moves: Vec<String>,
    seq: u32,
    last_at: Millis,
    pub(super) clocks: Clocks,
    pub(super) confirmed: BySide<bool>,
    revealed: bool,
    pub(super) draw_offer: Option<Color>,
    /// The ply at which each side last offered a draw.
    pub(super) drew_at: BySide<Option<u32>>,
    pub(super) takeback: Option<(Color, u32)>,
    /// Who has asked to take moves back since the last one was made or taken back.
    pub(super) asked_back: BySide<bool>,
    aborted: bool,
    answered: HashMap<String, u32>,
}

/// A clock that runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flag {
    /// When.
    pub(crate) at: Millis,
    /// Whose.
    pub(crate) by: Color,
    /// From when on no move can have been made in time any more.
    pub(crate) falls_at: Millis,
}

/// Events that do not fit together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, event {seq}: {fault}")]
pub(crate) struct Misfit {
    game: String,
    seq: u32,
    fault: String,
}

impl OnlineGame {
    /// A game in which nothing has happened.
    pub(crate) fn new(header: Header) -> Result<Self, Misfit> {
        let Agreed {
            ruleset,
            order,
            time,
            ..
        } = header.agreed;
        let game = Game::in_order(ruleset, order).ok_or_else(|| Misfit {
            game: header.id.clone(),
            seq: 0,
            fault: format!("{ruleset} is not played in this order"),
        })?;
        let mut new = Self {
            clocks: Clocks::new(time, header.created_at),
            last_at: header.created_at,
            header,
            game,
            moves: Vec::new(),
            seq: 0,
            confirmed: BySide::default(),
            revealed: false,
            draw_offer: None,
            drew_at: BySide::default(),
            takeback: None,
            asked_back: BySide::default(),
            aborted: false,
            answered: HashMap::new(),
        };
        new.clocks.run(&new.running());
        Ok(new)
    }

    pub(crate) fn header(&self) -> &Header {
        &self.header
    }

    /// The game by the rules.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// The game as it was after so many moves, placements and throws; `None` when there were not so many.
    pub(crate) fn at(&self, ply: u32) -> Option<Game> {
        if ply > self.ply() {
            return None;
        }
        let mut game = Game::in_order(self.header.agreed.ruleset, self.header.agreed.order)?;
        for event in self.game.events().take(ply as usize) {
            game.apply(event).ok()?;
        }
        Some(game)
    }

    /// Moves, placements and throws in UCI notation.
    pub(crate) fn moves(&self) -> &[String] {
        &self.moves
    }

    /// How many events there are.
    pub(crate) fn seq(&self) -> u32 {
        self.seq
    }

    /// How many moves, placements and throws there are.
    pub(crate) fn ply(&self) -> u32 {
        self.moves.len() as u32
    }

    /// When the last event happened. None happens before it.
    pub(crate) fn last_at(&self) -> Millis {
        self.last_at
    }

    /// The name of the position.
    pub(crate) fn position_name(&self) -> String {
        format!("{:016x}", self.game.position().hash())
    }

    /// The event that an action became.
    pub(crate) fn answered(&self, nonce: &str) -> Option<u32> {
        self.answered.get(nonce).copied()
    }

    /// Whether both sides arrange behind the curtain now.
    pub(crate) fn is_curtained(&self) -> bool {
        self.header.agreed.order == Order::Hidden && !self.revealed
    }

    /// Whether nothing has happened yet that a player did on the board.
    pub(crate) fn is_untouched(&self) -> bool {
        self.moves.is_empty() && !self.confirmed.white && !self.confirmed.black
    }

    /// Whether it has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.aborted || self.game.outcome().is_some()
    }

    /// How it ended.
    pub(crate) fn result(&self) -> Option<GameResult> {
        if self.aborted {
            return Some(GameResult {
                winner: None,
                reason: EndReason::Aborted,
            });
        }
        self.game.outcome().map(|outcome| GameResult {
            winner: outcome.winner.map(Into::into),
            reason: outcome.reason.into(),
        })
    }

    /// Whose turn it is; nobody's when the game is over or both arrange behind the curtain.
    pub(crate) fn turn(&self) -> Option<Color> {
        (!self.is_over() && !self.is_curtained()).then(|| self.game.position().turn().into())
    }

    /// When a clock runs out, and whose.
    pub(crate) fn deadline(&self) -> Option<(Millis, Color)> {
        if self.is_over() {
            return None;
        }
        let (at, color) = self.clocks.deadline()?;
        Some((at, color.into()))
    }

    /// The clock that runs out first, where a move of its side may be under way for `delay`.
    pub(crate) fn flag(&self, now: Millis, delay: impl FnOnce(Color) -> Millis) -> Option<Flag> {
        let (at, by) = self.deadline()?;
        let falls_at = at + self.clocks.grant(by.into(), delay(by), now);
        Some(Flag { at, by, falls_at })
    }

    /// What happens when the clock of a side runs out (C26).
    pub(crate) fn fall(&self, color: Color) -> Event {
        if self.is_untouched() {
            Event::Aborted { by: None }
        } else {
            Event::Flagged { by: color }
        }
    }

    fn running(&self) -> ByColor<Option<RunningClock>> {
        ByColor::new_with(|color| {
            if self.is_over() {
                None
            } else if self.is_curtained() {
                (!self.confirmed.of(color.into())).then_some(RunningClock::Deployment)
            } else if self.game.position().turn() != color {
                None
            } else if self.game.position().is_deployment() {
                Some(RunningClock::Deployment)
            } else {
                Some(RunningClock::Main)
            }
        })
    }

    /// Remembers that the next event answers an action.
    pub(crate) fn remember(&mut self, nonce: String) {
        self.answered.insert(nonce, self.seq + 1);
    }

    /// Makes what an event says. After an error the game is of no use.
    pub(crate) fn apply(&mut self, event: &Event, at: Millis) -> Result<(), Misfit> {
        self.seq += 1;
        self.last_at = self.last_at.max(at);
        self.clocks.advance(at);
        self.happen(event).map_err(|fault| Misfit {
            game: self.header.id.clone(),
            seq: self.seq,
            fault,
        })?;
        self.clocks.run(&self.running());
        Ok(())
    }

    fn happen(&mut self, event: &Event) -> Result<(), String> {
        match event {
            Event::Played { by, uci, lag } => {
                let before = self.game.position().turn();
                self.put(uci)?;
                self.clocks.give_back((*by).into(), *lag);
                if self.game.position().turn() != before {
                    self.clocks.increment((*by).into());
                }
                // A move declines what the other side has offered.
                self.draw_offer = self.draw_offer.filter(|offer| offer == by);
                self.takeback = None;
                self.asked_back = BySide::default();
            }
            Event::Thrown { dice, .. } => self.put(dice)?,
            Event::Arranged { placements, .. } => self.put_all(placements)?,
            Event::Confirmed { by } => *self.confirmed.of_mut(*by) = true,
            Event::Revealed { white, black } => {
                self.revealed = true;
                self.put_all(white)?;
                self.put_all(black)?;
            }
            Event::DrawOffered { by } => {
                self.draw_offer = Some(*by);
                *self.drew_at.of_mut(*by) = Some(self.ply());
            }
            Event::DrawDeclined { .. } => self.draw_offer = None,
            Event::DrawAgreed => self.game.agree_draw().map_err(text)?,
            Event::Claimed { claim, .. } => self.game.claim((*claim).into()).map_err(text)?,
            Event::Resigned { by } => self.game.resign((*by).into()).map_err(text)?,
            Event::Flagged { by } => self.game.flag((*by).into()).map_err(text)?,
            Event::Aborted { .. } => self.aborted = true,
            Event::TakebackOffered { by, plies } => {
                self.takeback = Some((*by, *plies));
                *self.asked_back.of_mut(*by) = true;
            }
            Event::TakebackDeclined { .. } => self.takeback = None,
            Event::TookBack { plies } => {
                self.game.take_back(*plies as usize);
                self.moves = self.game.events().map(text).collect();
                self.takeback = None;
                self.asked_back = BySide::default();
                self.draw_offer = None;
            }
            Event::TimeAdded { by, millis } => self.clocks.add((!*by).into(), *millis),
            Event::Resumed { since, until } => self.clocks.stand_still(*since, *until),
        }
        if self.is_over() {
            self.draw_offer = None;
            self.takeback = None;
        }
        Ok(())
    }

    fn put_all(&mut self, placements: &[String]) -> Result<(), String> {
        placements
            .iter()
            .try_for_each(|placement| self.put(placement))
    }

    fn put(&mut self, uci: &str) -> Result<(), String> {
        self.game.apply(uci.parse().map_err(text)?).map_err(text)?;
        self.moves.push(uci.to_owned());
        Ok(())
    }

    /// Whether both have confirmed and nothing is shown yet.
    pub(crate) fn both_confirmed(&self) -> bool {
        self.is_curtained() && self.confirmed.white && self.confirmed.black
    }

    /// Whether a side is to act.
    pub(crate) fn is_awaited(&self, color: Color) -> bool {
        self.running()[color.into()].is_some()
    }

    /// How long the side to move has been thinking.
    pub(crate) fn elapsed(&self, now: Millis) -> Millis {
        self.clocks.elapsed(now)
    }

    /// Whether it is played with a clock.
    pub(crate) fn has_clock(&self) -> bool {
        matches!(self.header.agreed.time, TimeControl::Clock { .. })
    }
}

fn text(shown: impl std::fmt::Display) -> String {
    shown.to_string()
}

impl From<sittuyin::Reason> for EndReason {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::accounts::messages::Person;
    use sittuyin::Ruleset;

    #[test]
    fn a_flag_falls_at_its_millisecond_and_later_where_a_move_may_be_under_way() {
        let agreed = Agreed {
            ruleset: Ruleset::Formal,
            order: Order::AllThenAll,
            time: TimeControl::Clock {
                initial: 600,
                increment: 0,
                deployment: 300,
            },
            rated: false,
        };
        let player = |id: &str| Player {
            person: Person {
                id: id.to_owned(),
                name: None,
            },
            rating: None,
            provisional: false,
        };
        let header = Header {
            id: "game".to_owned(),
            agreed,
            players: BySide {
                white: player("white"),
                black: player("black"),
            },
            created_at: 0,
        };
        let mut game = OnlineGame::new(header).unwrap();
        let flag = |game: &OnlineGame, now, delay| {
            let flag = game.flag(now, |_| delay).unwrap();
            (flag.at, flag.by, flag.falls_at)
        };
        // Nothing is given back of the time for arranging.
        assert_eq!(flag(&game, 300_000, 90), (300_000, Color::White, 300_000));
        for (by, army) in [
            (Color::White, "K@a2 F@b2 S@c2 S@d2 N@e2 N@f2 R@a1 R@b1"),
            (Color::Black, "K@a6 F@b6 S@c6 S@d6 N@a7 N@b7 R@a8 R@b8"),
        ] {
            let placements = army.split(' ').map(str::to_owned).collect();
            game.apply(&Event::Arranged { by, placements }, 1_000)
                .unwrap();
        }
        let end = 601_000;
        assert_eq!(flag(&game, end, 0), (end, Color::White, end));
        assert_eq!(flag(&game, end, 90), (end, Color::White, end + 90));
        // The balance of ten minutes begins with half a second.
        assert_eq!(flag(&game, end, 900), (end, Color::White, end + 500));
    }
}
