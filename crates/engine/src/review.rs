//! Looking back on a finished game: how well one side practised one skill.
//!
//! A skill is made of **occasions**, each kept or missed, and every one of them is a [`Moment`] that
//! names its move. What counts as an occasion is written at each [`Skill`]. Turns are judged by the
//! rules alone where that is possible (a mate, a rook's line), else by static exchange and a search of
//! a fixed number of positions, so the same game always gets the same review. Only what was played is
//! judged; the placing of the army and attempts that the rules refused are not.

mod count;
mod judge;
mod lines;
mod material;
mod mates;
mod promotion;

use judge::Judge;
use sittuyin::{Color, Game, Mark, Move, Position, Square, Stage};

/// What a player may set out to do in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Skill {
    /// Take each chance to promote. A chance begins on a turn on which a promotion is lawful and
    /// about as good as the best move, and lasts as long as one stays lawful.
    Promotion,
    /// Leave nothing hanging. An occasion is a man that was in danger and was saved, or one that was
    /// put or left where the opponent wins material, although that could be avoided.
    Hanging,
    /// Take what is offered. An occasion is a turn on which a capture wins material and is about as
    /// good as the best move.
    Captures,
    /// Keep the king safe. An occasion is a threat of mate in one that was met, or a move that allowed
    /// a mate in one or two, although another did not.
    Shelter,
    /// Bring the rooks onto open lines: within [`Skill::OPENING`] moves each of them should have stood
    /// on a file with no own man before it.
    Lines,
    /// Mate where there is a mate in one or two.
    Mate,
    /// Mate a bare king before the count runs out. Only such an ending is an occasion.
    Count,
}

impl Skill {
    /// Every skill.
    pub const ALL: [Self; 7] = [
        Self::Promotion,
        Self::Hanging,
        Self::Captures,
        Self::Shelter,
        Self::Lines,
        Self::Mate,
        Self::Count,
    ];

    /// How many own moves the rooks are given to find their lines.
    pub const OPENING: u32 = 20;
}

/// What happened at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MomentKind {
    /// A good promotion was made.
    Promoted,
    /// A chance to promote went by.
    PromotionMissed,
    /// A pawn stepped past the last square on which it could be promoted. It is not counted: there may
    /// have been a reason.
    PromotionPassed,
    /// A man in danger was saved.
    Saved,
    /// A man was left where it could be won.
    LeftHanging,
    /// What was offered was taken.
    Captured,
    /// What was offered was not taken.
    CaptureMissed,
    /// A threat of mate in one was met.
    MateParried,
    /// The opponent could mate.
    MateAllowed,
    /// A rook stood on an open file.
    RookOpened,
    /// A rook had no open file in time.
    RookShut,
    /// A rook was captured before it had an open file.
    RookLost,
    /// A mate in one or two was begun.
    Mated,
    /// A mate in one or two was missed.
    MateMissed,
    /// The count began, and the game was won.
    CountKept,
    /// The count began, and the game was not won.
    CountMissed,
}

impl MomentKind {
    /// Whether it was an occasion, and whether that was kept.
    #[must_use]
    pub const fn kept(self) -> Option<bool> {
        match self {
            Self::PromotionPassed => None,
            Self::Promoted
            | Self::Saved
            | Self::Captured
            | Self::MateParried
            | Self::RookOpened
            | Self::Mated
            | Self::CountKept => Some(true),
            Self::PromotionMissed
            | Self::LeftHanging
            | Self::CaptureMissed
            | Self::MateAllowed
            | Self::RookShut
            | Self::RookLost
            | Self::MateMissed
            | Self::CountMissed => Some(false),
        }
    }
}

/// Something to look at again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// How many moves had been made before the move it is about.
    pub turn: usize,
    /// How many moves have been made in the position that shows it best: before that move, or after.
    pub shown: usize,
    /// What happened.
    pub kind: MomentKind,
    /// The move it is about.
    pub played: Move,
    /// A lawful move in its stead that would have done better, where one is known.
    pub better: Option<Move>,
    /// The moves to mate, the moves that the count allows, or the own moves that a rook took.
    pub number: Option<u32>,
    /// The squares that show it in that position.
    pub squares: Vec<(Square, Mark)>,
}

/// How far a goal was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Every occasion was kept.
    Met,
    /// At least half of them were.
    Partly,
    /// Fewer were.
    NotMet,
    /// There was none.
    NoOccasion,
}

/// What a game shows of a skill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// How far the goal was reached.
    pub verdict: Verdict,
    /// Occasions that were kept.
    pub kept: usize,
    /// Occasions.
    pub occasions: usize,
    /// All there is to look at, in the order of the game.
    pub moments: Vec<Moment>,
}

impl Review {
    fn of(mut moments: Vec<Moment>) -> Self {
        moments.sort_by_key(|moment| moment.turn);
        let tally = |kept| {
            (moments.iter())
                .filter(|moment| moment.kind.kept() == Some(kept))
                .count()
        };
        let (kept, missed) = (tally(true), tally(false));
        let verdict = match (kept, missed) {
            (0, 0) => Verdict::NoOccasion,
            (_, 0) => Verdict::Met,
            _ if kept >= missed => Verdict::Partly,
            _ => Verdict::NotMet,
        };
        Self {
            verdict,
            kept,
            occasions: kept + missed,
            moments,
        }
    }
}

/// Why a game is not reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoReview {
    /// It was played with dice: what a move is worth depends on throws that nobody knew.
    Dice,
}

impl std::fmt::Display for NoReview {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Dice => f.write_str("a game with dice is not reviewed"),
        }
    }
}

impl std::error::Error for NoReview {}

/// One turn of the side that is reviewed, in the play after the armies stand.
struct Turn<'a> {
    /// The game before the move.
    game: &'a Game,
    /// How many moves had been made before it.
    index: usize,
    played: Move,
    after: &'a Position,
}

impl Turn<'_> {
    /// What there is to say about it; `shown` is 0 before the move and 1 after it.
    fn moment(&self, kind: MomentKind, shown: usize, squares: Vec<(Square, Mark)>) -> Moment {
        Moment {
            turn: self.index,
            shown: self.index + shown,
            kind,
            played: self.played,
            better: None,
            number: None,
            squares,
        }
    }

    fn before(&self) -> &Position {
        self.game.position()
    }

    /// The position with the turn given away, which shows what the opponent threatens; `None` in
    /// check, where nothing can be given away.
    fn threatened(&self) -> Option<Position> {
        (!self.before().is_check()).then(|| self.before().passed())
    }
}

/// Watches the turns of one side for one skill.
trait Examiner {
    fn look(&mut self, turn: &Turn<'_>, judge: &mut Judge) -> Option<Moment>;

    /// What is still to be said when the game is over.
    fn conclude(&mut self) -> Option<Moment> {
        None
    }
}

/// Reviews the game of one side for one skill, reporting after each of its turns how many are done
/// and how many there are.
///
/// # Errors
///
/// [`NoReview`] where a review would make no sense.
///
/// ```
/// use sittuyin::{Color, Draws, Game, Ruleset, fen::Fen};
/// use sittuyin_engine::{MomentKind, Skill, Verdict, review};
/// let Fen(setup) = "k7/7R/1K6/8/8/8/8/8[] w - - 0 1".parse()?;
/// let mut game = Game::from_setup(setup, Ruleset::Formal, Draws::Platform)?;
/// game.play_uci("h7h8")?;
/// let review = review(&game, Color::White, Skill::Mate, &mut |_, _| ())?;
/// assert_eq!(review.verdict, Verdict::Met);
/// assert_eq!(review.moments[0].kind, MomentKind::Mated);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn review(
    game: &Game,
    color: Color,
    skill: Skill,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Review, NoReview> {
    if game.position().rules().dice {
        return Err(NoReview::Dice);
    }
    match skill {
        Skill::Count => return Ok(Review::of(count::moments(game, color))),
        Skill::Lines => return Ok(Review::of(lines::moments(game, color))),
        _ => {}
    }
    let mut examiner: Box<dyn Examiner> = match skill {
        Skill::Promotion => Box::<promotion::Chances>::default(),
        Skill::Hanging => Box::new(material::Hanging),
        Skill::Captures => Box::new(material::Captures),
        Skill::Shelter => Box::new(mates::Shelter),
        _ => Box::new(mates::Mates),
    };
    let is_own = |position: &&Position| position.turn() == color && position.stage() == Stage::Play;
    let moves = game.moves();
    let turns = (game.positions()[..moves.len()].iter())
        .filter(is_own)
        .count();
    let mut judge = Judge::new();
    let mut moments = Vec::new();
    let mut done = 0;
    let mut past = game.clone();
    past.take_back(moves.len());
    for (index, &played) in moves.iter().enumerate() {
        if is_own(&past.position()) {
            let turn = Turn {
                game: &past,
                index,
                played,
                after: &game.positions()[index + 1],
            };
            moments.extend(examiner.look(&turn, &mut judge));
            done += 1;
            progress(done, turns);
        }
        if past.play(played).is_err() {
            break; // It was lawful when the game was played.
        }
    }
    moments.extend(examiner.conclude());
    Ok(Review::of(moments))
}
