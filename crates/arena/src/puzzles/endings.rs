use crate::puzzles::{
    Proof, Puzzle, Theme, mates, rating,
    tabled::{Kept, Tabled},
};
use sittuyin::{
    Draws, Game, IllegalReason, Move, Position, Role, Rules, Ruleset, Setup, Square, Stalemate,
    Status, promotion_squares,
};
use sittuyin_engine::Engine;
use sittuyin_tablebase::{
    Army, MaterialError, RandomPositions, TableError, Tables, Value, Wdl, count_limit,
};

/// Endings in which one move alone may keep the result, and the positions of each that are looked at.
const CHOICES: &[(&str, &[Ruleset], usize)] = &[
    (
        "KSPvK",
        &[
            Ruleset::Formal,
            Ruleset::Modern,
            Ruleset::Murray,
            Ruleset::Federation,
        ],
        16_000,
    ),
    (
        "KNPvK",
        &[
            Ruleset::Formal,
            Ruleset::Modern,
            Ruleset::Murray,
            Ruleset::Federation,
        ],
        16_000,
    ),
    ("KRPvK", &[Ruleset::Modern, Ruleset::Formal], 10_000),
    ("KPPvK", &[Ruleset::Modern, Ruleset::Formal], 20_000),
    ("KSvKP", &[Ruleset::Modern, Ruleset::Formal], 12_000),
    ("KNvKP", &[Ruleset::Formal], 6_000),
    ("KSFvK", &[Ruleset::Formal, Ruleset::Tournament], 10_000),
    ("KSSvK", &[Ruleset::Formal, Ruleset::Parlett], 10_000),
    ("KNSvK", &[Ruleset::Formal, Ruleset::Modern], 10_000),
    ("KNFvK", &[Ruleset::Formal], 2_500),
    ("KRvKN", &[Ruleset::Formal, Ruleset::Modern], 10_000),
    (
        "KRvKR",
        &[Ruleset::Formal, Ruleset::Modern, Ruleset::Federation],
        10_000,
    ),
    ("KRvKS", &[Ruleset::Modern, Ruleset::Formal], 10_000),
    ("KRvKF", &[Ruleset::Modern, Ruleset::Formal], 10_000),
    ("KRvKP", &[Ruleset::Modern, Ruleset::Formal], 10_000),
    ("KSvKS", &[Ruleset::Modern, Ruleset::Formal], 4_000),
    ("KSvKF", &[Ruleset::Modern, Ruleset::Formal], 4_000),
];
/// Endings against a bare king, in which a count runs.
const COUNTED: &[&str] = &[
    "KRvK", "KRFvK", "KRSvK", "KRNvK", "KSFvK", "KSSvK", "KNSvK", "KNFvK",
];
/// Endings in which a mate is near often enough.
const MATES: &[&str] = &[
    "KRFvK", "KRSvK", "KRNvK", "KNSvK", "KSFvK", "KSSvK", "KRPvK", "KSPvK", "KRvKS", "KRvKN",
    "KRvKP", "KRvKF", "KRvKR", "KRRvK",
];
/// Endings of five men in which a capture of the last pawn throws away a mate.
const LAST_PAWNS: &[&str] = &["KNNvKP", "KNFvKP", "KSFvKP", "KSSvKP", "KNSvKP"];

/// Puzzles of one ending and one theme, of one seed.
const EACH: usize = 4;
/// Positions looked at for a count, for a mate, and with five men.
const COUNTS: usize = 700;
const SHORT: usize = 600;
const FIVE: usize = 4_000;
/// Moves of the solver's in a line, at most.
const LONGEST: usize = 6;
/// Plies of the mates that are looked for.
const PLIES: std::ops::RangeInclusive<u16> = 1..=11;

/// Why endings cannot be searched.
#[derive(Debug, thiserror::Error)]
pub(super) enum EndingError {
    /// A table is damaged.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A name of a material is none.
    #[error(transparent)]
    Material(#[from] MaterialError),
}

/// Looks for puzzles in the endings of few men.
pub(super) struct Endings<'a> {
    tabled: Tabled<'a>,
    engine: Engine,
    seed: u64,
    found: Vec<Puzzle>,
}

impl<'a> Endings<'a> {
    pub(super) fn new(tables: &'a Tables, seed: u64) -> Self {
        Self {
            tabled: Tabled::new(tables),
            engine: Engine::new(4),
            seed,
            found: Vec::new(),
        }
    }

    /// The puzzles of this seed.
    pub(super) fn mine(mut self) -> Result<Vec<Puzzle>, EndingError> {
        for &(name, rulesets, draws) in CHOICES {
            for &ruleset in rulesets {
                self.choices(name, ruleset, draws)?;
            }
        }
        for (number, &name) in COUNTED.iter().enumerate() {
            let rulesets = [Ruleset::Modern, Ruleset::Federation];
            self.counts(name, rulesets[(self.seed as usize + number) % 2])?;
        }
        for (number, &name) in MATES.iter().enumerate() {
            let rulesets = [Ruleset::Formal, Ruleset::Modern];
            self.short(name, rulesets[(self.seed as usize + number) % 2])?;
        }
        for (number, &name) in LAST_PAWNS.iter().enumerate() {
            let rulesets = [Ruleset::Modern, Ruleset::Formal];
            self.last_pawns(name, rulesets[(self.seed as usize + number) % 2])?;
        }
        Ok(self.found)
    }

    fn positions(&self, name: &str, ruleset: Ruleset) -> Result<RandomPositions, MaterialError> {
        positions(self.seed, name, ruleset)
    }

    fn keep(&mut self, name: &str, game: &Game, line: Vec<Move>, themes: Vec<Theme>, proof: Proof) {
        self.found.push(Puzzle {
            ruleset: game.ruleset(),
            fen: game.fen(),
            rating: rating::estimate(&mut self.engine, game, &line),
            line,
            themes,
            origin: format!("endings {} {name}", self.seed),
            proof,
        });
    }

    /// Positions in which one move alone keeps the result, and something tempts to another.
    fn choices(&mut self, name: &str, ruleset: Ruleset, draws: usize) -> Result<(), EndingError> {
        let mut kept = Vec::new();
        for position in self.positions(name, ruleset)?.take(draws) {
            let game = game(ruleset, &position);
            if game.outcome().is_some() {
                continue;
            }
            let Some(choice) = self.tabled.kept(&game, None)? else {
                continue;
            };
            let Some(only) = choice.only() else { continue };
            if choice.result == Wdl::Loss || super::tabled::mates(&game).is_some() {
                continue;
            }
            let themes = themes(&game, only, &choice);
            let Some(&theme) = themes.first() else {
                continue;
            };
            if kept.iter().filter(|&&other| other == theme).count() >= EACH {
                continue;
            }
            let line = self.tabled.only_line(&game, choice.result, None, LONGEST)?;
            // A single capture that holds is no riddle.
            let plain = position.board().occupied().contains(only.to()) && line.len() == 1;
            if theme == Theme::Defence && plain || line.is_empty() {
                continue;
            }
            kept.push(theme);
            self.keep(name, &game, line, themes, Proof::Tables);
        }
        Ok(())
    }

    /// Positions in which a count leaves just the time for the shortest mate, or for none.
    fn counts(&mut self, name: &str, ruleset: Ruleset) -> Result<(), EndingError> {
        let (mut wins, mut draws) = (0, 0);
        for position in self.positions(name, ruleset)?.take(COUNTS) {
            let Some(setup) = self.counted(&position, ruleset.rules())? else {
                continue;
            };
            let game = Game::from_position(position, setup, ruleset, Draws::Platform);
            if game.outcome().is_some() {
                continue;
            }
            let Some(choice) = self.tabled.kept(&game, None)? else {
                continue;
            };
            let (kept, least) = match choice.result {
                Wdl::Win => (&mut wins, 3),
                _ => (&mut draws, 1),
            };
            if choice.only().is_none() || *kept >= 2 * EACH {
                continue;
            }
            let line = self.tabled.only_line(&game, choice.result, None, LONGEST)?;
            if line.len() >= least {
                *kept += 1;
                self.keep(name, &game, line, vec![Theme::Count], Proof::Tables);
            }
        }
        Ok(())
    }

    /// The position with a count that has run so far that the quickest win is just in time, or the slowest
    /// loss just not.
    fn counted(&mut self, position: &Position, rules: &Rules) -> Result<Option<Setup>, TableError> {
        let Some(counting) = &rules.counting else {
            return Ok(None);
        };
        let board = position.board();
        let (strong, last) = match self.tabled.value(position)? {
            Some(Value::Win(plies)) if plies >= 5 => (position.turn(), u32::from(plies) - 1),
            Some(Value::Loss(plies)) if plies >= 6 => (!position.turn(), u32::from(plies) - 2),
            _ => return Ok(None),
        };
        Ok(count_limit(counting, Army::of(board, strong))
            .filter(|&limit| limit >= last)
            .map(|limit| Setup {
                count_limit: Some(limit),
                clock: limit - last,
                ..position.to_setup()
            }))
    }

    /// Short mates to the end of which every move is the only one in time.
    fn short(&mut self, name: &str, ruleset: Ruleset) -> Result<(), EndingError> {
        let mut kept = Vec::new();
        for position in self.positions(name, ruleset)?.take(SHORT) {
            let game = game(ruleset, &position);
            let plies = match self.tabled.value(&position)? {
                Some(Value::Win(plies)) if PLIES.contains(&plies) => plies,
                _ => continue,
            };
            let theme = Theme::mate_in(usize::from(plies).div_ceil(2));
            if game.outcome().is_some() || kept.iter().filter(|&&of| of == theme).count() >= EACH {
                continue;
            }
            let choice = self.tabled.kept(&game, Some(plies))?;
            if choice.is_none_or(|choice| choice.only().is_none()) {
                continue;
            }
            let line = self
                .tabled
                .only_line(&game, Wdl::Win, Some(plies), LONGEST)?;
            if line.len() == usize::from(plies) {
                kept.push(theme);
                self.keep(name, &game, line, vec![theme], Proof::Tables);
            }
        }
        Ok(())
    }

    /// Five men: the last pawn could be taken, which draws by the tables, and a mate is there instead.
    fn last_pawns(&mut self, name: &str, ruleset: Ruleset) -> Result<(), EndingError> {
        let mut kept = 0;
        for position in self.positions(name, ruleset)?.take(FIVE) {
            let game = game(ruleset, &position);
            let takes: Vec<Move> = (position.legal_moves().into_iter())
                .filter(|&mv| ends_pawns(&position, mv))
                .collect();
            if takes.is_empty() || game.outcome().is_some() || kept >= EACH {
                continue;
            }
            let mut throws_away = true;
            for take in takes {
                throws_away &= self.draws(&game, take)?;
            }
            if throws_away
                && let Some(line) = mates::only_line(&mut self.engine, &game, 2)
                && line.len() > 1
            {
                kept += 1;
                self.keep(name, &game, line, vec![Theme::LastPawn], Proof::Mate);
            }
        }
        Ok(())
    }

    /// Whether a move leads to what the tables know as no win for the side that makes it.
    fn draws(&mut self, game: &Game, mv: Move) -> Result<bool, TableError> {
        let mut after = game.clone();
        if after.play(mv).is_err() {
            return Ok(false);
        }
        if let Some(outcome) = after.outcome() {
            return Ok(outcome.winner.is_none());
        }
        let kept = self.tabled.kept(&after, None)?;
        Ok(kept.is_some_and(|kept| kept.result != Wdl::Loss))
    }
}

/// Positions of a material in the order of chance, which the seed, the material and the ruleset decide.
pub(super) fn positions(
    seed: u64,
    name: &str,
    ruleset: Ruleset,
) -> Result<RandomPositions, MaterialError> {
    let seed = (name.bytes().chain(ruleset.id().bytes())).fold(seed, |seed, byte| {
        seed.wrapping_mul(0x100_0193) ^ u64::from(byte)
    });
    Ok(RandomPositions::new(name.parse()?, ruleset.rules(), seed))
}

pub(super) fn game(ruleset: Ruleset, position: &Position) -> Game {
    Game::from_position(*position, position.to_setup(), ruleset, Draws::Platform)
}

/// What a position asks for in which one move alone keeps the result.
fn themes(game: &Game, only: Move, choice: &Kept) -> Vec<Theme> {
    let position = game.position();
    let mut themes = Vec::new();
    let wins = choice.result == Wdl::Win;
    if wins && (position.legal_moves().into_iter()).any(|mv| mv != only && ends_pawns(position, mv))
    {
        themes.push(Theme::LastPawn);
    }
    if is_near_stalemate(game, only, wins) {
        themes.push(Theme::Stalemate);
    }
    if asks_for_lawful_promotion(position, only) {
        themes.push(Theme::Lawful);
    }
    if wins && only.is_promotion() {
        themes.push(Theme::Promotion);
    }
    if !wins && choice.others >= 3 {
        themes.push(Theme::Defence);
    }
    themes
}

/// Whether a move takes or promotes the last pawn of the board.
fn ends_pawns(position: &Position, mv: Move) -> bool {
    let pawns = position.board().of_role(Role::Pawn);
    pawns.len() == 1 && {
        let mut after = *position;
        after.play_unchecked(mv);
        after.board().of_role(Role::Pawn).is_empty()
    }
}

/// Whether another move would stalemate or is forbidden because it would; or whether the only move saves the
/// game by a stalemate.
pub(super) fn is_near_stalemate(game: &Game, only: Move, wins: bool) -> bool {
    let position = game.position();
    let status = |mv: Move| {
        let mut after = *position;
        after.play_unchecked(mv);
        after.status()
    };
    let mut after = *position;
    after.play_unchecked(only);
    if position.rules().stalemate == Stalemate::Forbidden {
        return forbidden(position) || !wins && after.status() == Status::NoLawfulMove;
    }
    let trap = (position.legal_moves().into_iter())
        .any(|mv| mv != only && status(mv) == Status::Stalemate);
    let saves = || {
        after.legal_moves().into_iter().any(|reply| {
            let mut end = after;
            end.play_unchecked(reply);
            end.status() == Status::Stalemate
        })
    };
    wins && trap || !wins && (after.status() == Status::Stalemate || saves())
}

/// Whether a move is refused because it would stalemate.
fn forbidden(position: &Position) -> bool {
    let rules = Rules {
        stalemate: Stalemate::Draw,
        ..*position.rules()
    };
    Position::new(&position.to_setup(), &rules).is_ok_and(|free| {
        (free.legal_moves().into_iter())
            .any(|mv| refused(position, mv) == Some(IllegalReason::Stalemates))
    })
}

fn refused(position: &Position, mv: Move) -> Option<IllegalReason> {
    position.why_illegal(mv).map(|illegal| illegal.reason)
}

/// Whether the only move is a promotion that looks unlawful, or a promotion that looks lawful is not.
pub(super) fn asks_for_lawful_promotion(position: &Position, only: Move) -> bool {
    let board = position.board();
    let color = position.turn();
    let squares = promotion_squares(color);
    if only.is_promotion() && only.from().is_some_and(|from| !squares.contains(from)) {
        return true;
    }
    if board.occupied().contains(only.to()) && !only.is_promotion() {
        // What takes asks for nothing else.
        return false;
    }
    let pawns = board.men(color, Role::Pawn);
    pawns
        .into_iter()
        .filter(|&pawn| squares.contains(pawn))
        .any(|pawn| {
            near(pawn).any(|to| {
                matches!(
                    refused(position, Move::promotion(pawn, to)),
                    Some(
                        IllegalReason::PromotionAttacks
                            | IllegalReason::PromotionChecks
                            | IllegalReason::PromotionUnsafe
                            | IllegalReason::Stalemates
                    )
                )
            })
        })
}

/// A square and those around it.
fn near(square: Square) -> impl Iterator<Item = Square> {
    let around = sittuyin::attacks::king(square);
    [square].into_iter().chain(around)
}
