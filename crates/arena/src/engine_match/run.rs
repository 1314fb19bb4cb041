use super::{
    Fault, Limit, Opening, Played, Player, Points, Sprt, Tally, Verdict, play::play, seat::Seat,
    signature,
};
use crate::{
    Bounds, EngineError,
    journal::{Journal, JournalError},
};
use sittuyin::{ByColor, Color, Ruleset, pgn::Record};
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{fmt, io, thread};

/// A match.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The engines; results are those of the first.
    pub players: [Player; 2],
    /// The rules.
    pub ruleset: Ruleset,
    /// Where games begin, one opening a pair, from the first again when there are no more; at least one.
    pub openings: Vec<Opening>,
    /// How many games; an odd number is rounded up to whole pairs.
    pub games: u64,
    /// How long each side may think.
    pub limit: Limit,
    /// How late an answer may come.
    pub margin: Duration,
    /// How many games are played at once.
    pub concurrency: NonZeroUsize,
    /// A test that ends the match when it has decided.
    pub sprt: Option<Sprt>,
    /// Where the games are kept, and found again.
    pub pgn: Option<PathBuf>,
    /// What the engines may take for answers that need no thought.
    pub bounds: Bounds,
}

/// The place of a game in its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct GameNumber(u64);

impl GameNumber {
    /// The first engine has White in the first game of each pair.
    pub(super) const fn first_color(self) -> Color {
        if self.0.is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        }
    }

    const fn pair(self) -> u64 {
        self.0 / 2
    }

    const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// Pair and game, both from 1, as in the tag `Round`.
impl fmt::Display for GameNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.pair() + 1, self.0 % 2 + 1)
    }
}

impl FromStr for GameNumber {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (pair, game) = text.split_once('.').ok_or(())?;
        let pair: u64 = pair.parse().map_err(drop)?;
        match game {
            "1" | "2" if (1..=u64::MAX / 4).contains(&pair) => {
                Ok(Self((pair - 1) * 2 + u64::from(game == "2")))
            }
            _ => Err(()),
        }
    }
}

/// Why a match cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// An engine does not start, or lacks an option that is to be set.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// An engine does not play by these rules.
    #[error("'{engine}' does not offer the ruleset {ruleset}")]
    NotOffered {
        /// What the engine calls itself.
        engine: String,
        /// The ruleset.
        ruleset: Ruleset,
    },
    /// An opening cannot be played.
    #[error("an opening cannot be played: {0}")]
    Opening(String),
    /// The games cannot be kept in this file.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// A game could not be kept.
    #[error("a game could not be written: {0}")]
    Io(#[from] io::Error),
}

/// A game that has just ended.
#[derive(Debug)]
pub struct Finished<'a> {
    /// Pair and game, both from 1.
    pub round: String,
    /// What the two engines are called.
    pub names: [&'a str; 2],
    /// The result for the first engine.
    pub points: Points,
    /// The game.
    pub played: &'a Played,
}

/// Where a match stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What the engines are called.
    pub names: [String; 2],
    /// The results.
    pub tally: Tally,
    /// How many games of an earlier run are among them.
    pub resumed: u64,
    /// The faults of either engine, in this run.
    pub faults: [u64; 2],
    /// What the sequential test says.
    pub verdict: Option<Verdict>,
}

/// Sees each game as it ends, and how the match stands then.
pub type Progress<'a> = dyn FnMut(&Finished<'_>, &Report) + Send + 'a;

/// Plays a match.
///
/// A fault of an engine loses it the game, and the match goes on.
///
/// # Errors
///
/// [`MatchError`] if it cannot begin, or cannot go on.
pub fn run(plan: &Plan, progress: &mut Progress<'_>) -> Result<Report, MatchError> {
    let first = seats(plan)?;
    let names = first.each_ref().map(|seat| seat.name().to_owned());
    let mut course = Course::new(plan, names)?;
    course.judge();
    let course = Mutex::new((course, progress));
    thread::scope(|scope| {
        let others: Vec<_> = (1..plan.concurrency.get())
            .map(|_| scope.spawn(|| seats(plan).and_then(|seats| table(plan, seats, &course))))
            .collect();
        let mut done = table(plan, first, &course);
        for other in others {
            let other = other
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            done = done.and(other);
        }
        done
    })?;
    let (course, _) = course.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(course.report)
}

fn seats(plan: &Plan) -> Result<[Seat<'_>; 2], MatchError> {
    let [first, second] = &plan.players;
    Ok([
        Seat::new(first, plan.ruleset, plan.bounds)?,
        Seat::new(second, plan.ruleset, plan.bounds)?,
    ])
}

/// Plays one game after the other until there are no more.
fn table(
    plan: &Plan,
    mut seats: [Seat<'_>; 2],
    course: &Mutex<(Course<'_>, &mut Progress<'_>)>,
) -> Result<(), MatchError> {
    loop {
        // A lock in the head of a `while let` would be held for the whole game.
        let next = lock(course).0.next();
        let Some(number) = next else {
            return Ok(());
        };
        let [first, second] = &mut seats;
        let mut by_color = match number.first_color() {
            Color::White => ByColor {
                white: first,
                black: second,
            },
            Color::Black => ByColor {
                white: second,
                black: first,
            },
        };
        let pair = usize::try_from(number.pair()).unwrap_or_default();
        let opening = &plan.openings[pair % plan.openings.len()];
        let played = play(&mut by_color, opening, plan);
        let (course, progress) = &mut *lock(course);
        if let Err(error) = played.and_then(|played| course.finish(number, played, progress)) {
            course.over = true;
            return Err(error);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The match as it goes on.
struct Course<'a> {
    plan: &'a Plan,
    event: String,
    journal: Option<Journal>,
    next: u64,
    finished: BTreeMap<GameNumber, Points>,
    report: Report,
    over: bool,
}

impl<'a> Course<'a> {
    fn new(plan: &'a Plan, names: [String; 2]) -> Result<Self, MatchError> {
        let event = format!("{} v {}, {}", names[0], names[1], plan.limit);
        let mut course = Self {
            plan,
            journal: None,
            next: 0,
            finished: BTreeMap::new(),
            report: Report {
                names,
                tally: Tally::default(),
                resumed: 0,
                faults: [0; 2],
                verdict: None,
            },
            over: plan.openings.is_empty(),
            event,
        };
        if let Some(path) = &plan.pgn {
            let names = course.report.names.each_ref().map(String::as_str);
            let (journal, finished) =
                Journal::open(path, |record| signature::read(record, &course.event, names))?;
            course.journal = Some(journal);
            for (number, points) in finished {
                course.report.resumed += 1;
                course.count(number, points);
            }
        }
        Ok(course)
    }

    /// The next game to play.
    fn next(&mut self) -> Option<GameNumber> {
        while !self.over && self.next < self.plan.games.next_multiple_of(2) {
            let number = GameNumber(self.next);
            self.next += 1;
            if !self.finished.contains_key(&number) {
                return Some(number);
            }
        }
        None
    }

    fn finish(
        &mut self,
        number: GameNumber,
        mut played: Played,
        progress: &mut Progress<'_>,
    ) -> Result<(), MatchError> {
        self.keep(&mut played.record, number)?;
        let points = Points::of(played.winner, number.first_color());
        self.count(number, points);
        if let Some((color, _)) = &played.fault {
            self.report.faults[usize::from(*color != number.first_color())] += 1;
        }
        self.judge();
        let names = self.report.names.each_ref().map(String::as_str);
        let finished = Finished {
            round: number.to_string(),
            names,
            points,
            played: &played,
        };
        progress(&finished, &self.report);
        Ok(())
    }

    fn keep(&mut self, record: &mut Record, number: GameNumber) -> io::Result<()> {
        let names = self.report.names.each_ref().map(String::as_str);
        signature::sign(record, &self.event, names, number);
        match &mut self.journal {
            Some(journal) => journal.add(record),
            None => Ok(()),
        }
    }

    fn count(&mut self, number: GameNumber, points: Points) {
        if self.finished.insert(number, points).is_some() {
            return;
        }
        self.report.tally.add(points);
        if let Some(&other) = self.finished.get(&number.other()) {
            self.report.tally.add_pair(points, other);
        }
    }

    fn judge(&mut self) {
        if let Some(sprt) = self.plan.sprt {
            self.report.verdict = self.report.tally.verdict(sprt);
            self.over |= self.report.verdict.is_some();
        }
    }
}

impl Finished<'_> {
    /// Why the game ended, as the tag `Termination` has it.
    #[must_use]
    pub fn reason(&self) -> &str {
        self.played
            .record
            .tags
            .get("Termination")
            .unwrap_or("unknown")
    }
}

impl Report {
    /// Whether an engine made a fault in this run.
    #[must_use]
    pub fn has_faults(&self) -> bool {
        self.faults != [0; 2]
    }
}

impl Played {
    /// The fault in words, where there was one.
    #[must_use]
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref().map(|(_, fault)| fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_read_back() {
        for number in 0..9 {
            let number = GameNumber(number);
            assert_eq!(number.to_string().parse(), Ok(number));
            assert_eq!(number.other().pair(), number.pair());
            assert_ne!(number.other().first_color(), number.first_color());
        }
        for text in [
            "",
            "1",
            "0.1",
            "1.0",
            "1.3",
            "x.1",
            "99999999999999999999.1",
        ] {
            assert_eq!(text.parse::<GameNumber>(), Err(()), "{text}");
        }
    }
}
