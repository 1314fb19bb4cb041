//! The computer player.

use crate::{
    Page,
    fault::Fault,
    messages::{Color, DraftPiece, GameRecord, Response},
    record,
    view::name,
};
pub(crate) use crate::{
    analysis::{analyse, judge},
    compose::compose,
    radar::radar,
    review::review,
    study::{read as read_pgn, write as write_pgn},
    tables::tables,
};
use sittuyin::{Draft, Move, MoveKind, uci::UciMove};
use sittuyin_engine::{BENCH_DEPTH, Control, Decision, Engine, Level, Report, Score};
use sittuyin_tablebase::Tables;
use std::time::Duration;

/// Megabytes of the transposition table: plenty for what a level may search, little for a phone.
pub(crate) const HASH: usize = 16;

/// A mate in `n` moves is shown as this less `n`.
const MATE: i32 = 32_000;

/// The computer's move or claim.
pub(crate) fn search(
    record: &GameRecord,
    level: u8,
    seed: u32,
    page: &impl Page,
) -> Result<Response, Fault> {
    let game = record::replay(record)?;
    let mut engine = Engine::new(HASH);
    engine.set_tables(Some(Tables::built_in()));
    let decision = engine.choose(
        &game,
        strength(level)?,
        seed.into(),
        &Stopwatch::started(page),
        &mut |report| page.report(&progress(report)),
    );
    let (uci, claim) = match decision {
        Some(Decision::Move(played)) => (Some(UciMove(played).to_string()), None),
        Some(Decision::Claim(claim)) => (None, Some(claim.into())),
        None => (None, None),
    };
    Ok(Response::Best { uci, claim })
}

/// A whole army for the side to place, or for `side` behind the curtain, around what is drafted
/// already.
pub(crate) fn arrange(
    record: &GameRecord,
    draft: &[DraftPiece],
    side: Option<Color>,
    level: u8,
    seed: u32,
) -> Result<Response, Fault> {
    let game = record::replay(record)?;
    let draft = record::draft(&game, draft, side)?;
    let position = draft.as_ref().map_or(game.position(), Draft::base);
    if game.outcome().is_some() || position.hand(position.turn()).is_empty() {
        return Err(Fault::NoDraft);
    }
    let placed = draft.as_ref().map_or(&[][..], Draft::placements);
    let army = Engine::new(HASH).arrange(position, placed, strength(level)?, seed.into());
    let draft = army.into_iter().filter_map(drafted).collect();
    Ok(Response::Arrangement { draft })
}

fn drafted(placement: Move) -> Option<DraftPiece> {
    match placement.kind() {
        MoveKind::Placement {
            role,
            to,
            displaced,
        } => Some(DraftPiece {
            role: role.into(),
            square: name(to),
            displaced: displaced.map(name),
        }),
        _ => None,
    }
}

/// The fixed work by which two builds of the engine are told apart.
pub(crate) fn bench(depth: Option<u8>, page: &impl Page) -> Result<Response, Fault> {
    if let Some(depth) = depth
        && !(1..=64).contains(&depth)
    {
        return Err(Fault::Depth(depth));
    }
    let depth = depth.map_or(BENCH_DEPTH, u32::from);
    let bench = sittuyin_engine::bench(depth, &Stopwatch::started(page));
    Ok(Response::Bench {
        nodes: bench.nodes,
        milliseconds: bench.elapsed.as_millis() as u32,
    })
}

fn strength(level: u8) -> Result<Level, Fault> {
    Level::new(level).ok_or(Fault::Level(level))
}

fn progress(report: &Report) -> Response {
    Response::Progress {
        depth: report.depth,
        nodes: report.nodes,
        score: match report.score {
            Score::Centipawns(worth) => worth,
            Score::Mate(moves) if moves > 0 => MATE - moves,
            Score::Mate(moves) => -MATE - moves,
        },
    }
}

/// Time by the page's clock. A search is not stopped from within: the page ends the worker.
pub(crate) struct Stopwatch<'a, P> {
    page: &'a P,
    started: f64,
}

impl<'a, P: Page> Stopwatch<'a, P> {
    pub(crate) fn started(page: &'a P) -> Self {
        Self {
            page,
            started: page.now(),
        }
    }
}

impl<P: Page> Control for Stopwatch<'_, P> {
    fn elapsed(&self) -> Duration {
        // A cast from a negative or missing number gives 0.
        Duration::from_micros(((self.page.now() - self.started) * 1000.0) as u64)
    }

    fn stop(&self) -> bool {
        false
    }
}
