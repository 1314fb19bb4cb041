//! What the engine thinks of a position, and of the moves of a game.

use crate::{
    Page,
    engine::{HASH, Stopwatch},
    fault::Fault,
    messages::{
        AnalysisView, GameRecord, Judgement, LineView, PlayedMove, Response, StationView, Worth,
    },
    record,
    view::played_move,
    vocabulary::words,
};
use sittuyin::{Game, Move, Position};
use sittuyin_engine::{self as engine, Analysis, Engine, Limits, Line, Score, Station, is_judged};
use sittuyin_tablebase::Tables;

words! {
    engine::Judgement => Judgement { Inaccuracy Mistake Blunder }
}

/// The most lines that are looked for.
const MOST_LINES: u8 = 10;

/// The best lines of a position, told depth by depth.
pub(crate) fn analyse(
    record: &GameRecord,
    lines: u8,
    depth: Option<u8>,
    page: &impl Page,
) -> Result<Response, Fault> {
    if !(1..=MOST_LINES).contains(&lines) {
        return Err(Fault::Lines(lines));
    }
    let game = record::replay(record)?;
    if !is_judged(game.position()) {
        return Ok(Response::Analysed { analysis: None });
    }
    let limits = Limits {
        depth: depth.map(u32::from),
        lines: lines.into(),
        ..Limits::default()
    };
    let found = analyst().analyse_aloud(&game, &limits, &Stopwatch::started(page), &mut |found| {
        page.report(&Response::Analysing {
            analysis: analysis(game.position(), found),
        });
    });
    Ok(Response::Analysed {
        analysis: found.map(|found| analysis(game.position(), &found)),
    })
}

/// Judges each move of a game by so many positions before and after it.
pub(crate) fn judge(record: &GameRecord, nodes: u32, page: &impl Page) -> Result<Response, Fault> {
    let mut engine = analyst();
    let limits = Limits {
        nodes: Some(nodes.max(1).into()),
        ..Limits::default()
    };
    let mut game = record::begin(record)?;
    let all = record.moves.len() + 1;
    let mut stations = Vec::with_capacity(all);
    for number in 0..all {
        if let Some(event) = number.checked_sub(1) {
            // What was played elsewhere may go on where these rules see an end.
            if game.outcome().is_some() {
                break;
            }
            record::go_on(&mut game, record, event)?;
        }
        stations.push(station(&game, &mut engine, &limits, page));
        page.report(&Response::Reviewing {
            done: number + 1,
            all,
        });
    }
    // How the players ended it is known of the last position alone.
    record::end(&mut game, record)?;
    if let Some(last) = stations.last_mut() {
        last.outcome = game.outcome();
    }
    let played = game.moves();
    let before = (played.iter())
        .zip(stations.windows(2))
        .map(|(&played, pair)| judged(&pair[0], played, &pair[1]));
    let first = stations.first().map(|first| view(first, None));
    Ok(Response::Judged {
        stations: first.into_iter().chain(before).collect(),
    })
}

fn analyst() -> Engine {
    let mut engine = Engine::new(HASH);
    engine.set_tables(Some(Tables::built_in()));
    engine
}

fn station(game: &Game, engine: &mut Engine, limits: &Limits, page: &impl Page) -> Station {
    Station {
        position: *game.position(),
        outcome: game.outcome(),
        analysis: is_judged(game.position())
            .then(|| engine.analyse(game, limits, &Stopwatch::started(page)))
            .flatten(),
    }
}

fn judged(before: &Station, played: Move, after: &Station) -> StationView {
    let judgement = (before.judge(played, after)).and_then(|judged| judged.judgement);
    let better = before.best().filter(|_| judgement.is_some());
    view(
        after,
        judgement.map(|judgement| {
            let moves = better.map_or_else(Vec::new, |best| moves(&before.position, &best.pv));
            (judgement, moves)
        }),
    )
}

fn view(station: &Station, judged: Option<(engine::Judgement, Vec<PlayedMove>)>) -> StationView {
    let (judgement, better) = judged.map_or((None, Vec::new()), |(judgement, better)| {
        (Some(judgement.into()), better)
    });
    StationView {
        worth: (station.best())
            .filter(|_| station.outcome.is_none())
            .map(|best| worth(best.for_white(&station.position).0)),
        points: station.white_points().map(thousandths),
        judgement,
        better,
    }
}

fn analysis(position: &Position, found: &Analysis) -> AnalysisView {
    AnalysisView {
        depth: found.depth,
        seldepth: found.seldepth,
        nodes: found.nodes,
        milliseconds: found.elapsed.as_millis() as u32,
        lines: (found.lines.iter())
            .map(|found| line(position, found))
            .collect(),
    }
}

fn line(position: &Position, line: &Line) -> LineView {
    let (score, chances) = line.for_white(position);
    LineView {
        worth: worth(score),
        win: thousandths(chances.win),
        loss: thousandths(chances.loss),
        moves: moves(position, &line.pv),
    }
}

const fn worth(score: Score) -> Worth {
    match score {
        Score::Centipawns(value) => Worth::Centipawns { value },
        Score::Mate(moves) => Worth::Mate { moves },
    }
}

/// A line of a search, each move as it is shown.
fn moves(position: &Position, line: &[Move]) -> Vec<PlayedMove> {
    let mut position = *position;
    (line.iter())
        .map(|&lawful| {
            let before = position;
            position.play_unchecked(lawful);
            played_move(&before, lawful, &position)
        })
        .collect()
}

fn thousandths(share: f64) -> u16 {
    (share * 1_000.0).round() as u16
}
