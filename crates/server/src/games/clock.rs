//! The clocks of a game, reckoned from the times of its events and from nothing else.
//!
//! For each side, whatever happens: what it had, plus increments, plus time it was given, plus
//! compensation = what it used + what remains.

use crate::games::lag::LagBank;
use crate::games::messages::{ClockView, RunningClock, TimeControl};
use crate::time::{DAY, Millis, SECOND};
use crate::wire::BySide;
use sittuyin::{ByColor, Color};

/// Both clocks.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    time: TimeControl,
    sides: ByColor<Side>,
    /// Up to when time has been taken from whoever runs. It may lie in the future: until then the
    /// clocks stand still.
    at: Millis,
}

#[derive(Clone, Copy, Debug)]
struct Side {
    main: Millis,
    deployment: Millis,
    running: Option<RunningClock>,
    bank: LagBank,
    compensated: Millis,
}

impl Clocks {
    /// Clocks that stand.
    pub(crate) fn new(time: TimeControl, at: Millis) -> Self {
        let (main, deployment, bank) = match time {
            TimeControl::Clock {
                initial,
                increment,
                deployment,
            } => (
                Millis::from(initial) * SECOND,
                Millis::from(deployment) * SECOND,
                LagBank::new(initial, increment),
            ),
            TimeControl::Days { days } => (Millis::from(days) * DAY, 0, LagBank::none()),
            TimeControl::Unlimited => (0, 0, LagBank::none()),
        };
        let side = Side {
            main,
            deployment,
            running: None,
            bank,
            compensated: 0,
        };
        Self {
            time,
            sides: ByColor::new_with(|_| side),
            at,
        }
    }

    fn limited(&self) -> bool {
        self.time != TimeControl::Unlimited
    }

    /// Takes the time up to `to` from whoever runs.
    pub(crate) fn advance(&mut self, to: Millis) {
        let elapsed = to - self.at;
        if elapsed <= 0 {
            return;
        }
        self.at = to;
        if self.limited() {
            for color in Color::ALL {
                if let Some(left) = self.sides[color].left(self.time) {
                    *left -= elapsed;
                }
            }
        }
    }

    /// How long the side that runs has been thinking since its clock was last touched.
    pub(crate) fn elapsed(&self, now: Millis) -> Millis {
        (now - self.at).max(0)
    }

    /// What a delay of so long is given back to a side now; never more than it has been thinking.
    pub(crate) fn grant(&self, color: Color, delay: Millis, now: Millis) -> Millis {
        match self.sides[color].running {
            Some(RunningClock::Main) => self.sides[color].bank.grant(delay.min(self.elapsed(now))),
            _ => 0,
        }
    }

    /// A side has moved: it is given back what was granted for the network's delay.
    pub(crate) fn give_back(&mut self, color: Color, granted: Millis) {
        let side = &mut self.sides[color];
        if side.running == Some(RunningClock::Main) {
            side.main += granted;
            side.compensated += granted;
            side.bank.used(granted);
        }
    }

    /// The turn of a side has ended with a move.
    pub(crate) fn increment(&mut self, color: Color) {
        let side = &mut self.sides[color];
        if let TimeControl::Clock { increment, .. } = self.time
            && side.running == Some(RunningClock::Main)
        {
            side.main += Millis::from(increment) * SECOND;
        }
    }

    /// Says which clocks run from now on. A turn that is counted in days begins with all of them.
    pub(crate) fn run(&mut self, running: &ByColor<Option<RunningClock>>) {
        for color in Color::ALL {
            let side = &mut self.sides[color];
            if let TimeControl::Days { days } = self.time
                && running[color].is_some()
                && running[color] != side.running
            {
                side.main = Millis::from(days) * DAY;
            }
            side.running = running[color];
        }
    }

    /// What a side has left for the game at a moment.
    pub(crate) fn left(&self, color: Color, now: Millis) -> Millis {
        let mut then = self.clone();
        then.advance(now);
        then.sides[color].main
    }

    /// Adds to the clock of a side.
    pub(crate) fn add(&mut self, color: Color, millis: Millis) {
        self.sides[color].main += millis;
    }

    /// Lets the clocks stand from `since` until `until`; time that was taken before stays taken.
    pub(crate) fn stand_still(&mut self, since: Millis, until: Millis) {
        self.advance(since);
        self.at = self.at.max(until);
    }

    /// When the first clock runs out, and whose. Two that run out at once are White's (they run
    /// together behind the curtain alone, where the game is then aborted).
    pub(crate) fn deadline(&self) -> Option<(Millis, Color)> {
        if !self.limited() {
            return None;
        }
        Color::ALL
            .into_iter()
            .filter_map(|color| {
                let mut side = self.sides[color];
                let left = *side.left(self.time)?;
                Some((self.at + left, color))
            })
            .min_by_key(|&(at, _)| at)
    }

    /// As they are told.
    pub(crate) fn view(&self) -> Option<BySide<ClockView>> {
        let view = |color: Color| {
            let side = &self.sides[color];
            ClockView {
                remaining: side.main.max(0),
                deployment: side.deployment.max(0),
                running: side.running.map(|running| match self.time {
                    TimeControl::Days { .. } => RunningClock::Main,
                    _ => running,
                }),
                since: side.running.map(|_| self.at),
                compensated: side.compensated,
            }
        };
        self.limited().then(|| BySide {
            white: view(Color::White),
            black: view(Color::Black),
        })
    }
}

impl Side {
    /// What is left on the clock that runs. A game by days has one clock only.
    fn left(&mut self, time: TimeControl) -> Option<&mut Millis> {
        match (self.running?, time) {
            (RunningClock::Deployment, TimeControl::Clock { .. }) => Some(&mut self.deployment),
            _ => Some(&mut self.main),
        }
    }
}

#[cfg(test)]
mod tests;
