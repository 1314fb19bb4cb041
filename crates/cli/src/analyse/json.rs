//! Analyses as JSON, one object a line.

use serde::Serialize;
use sittuyin::{Color, Game, Move, Position, Ruleset, san, uci::UciMove};
use sittuyin_engine::{Analysis, Judgement, Score, Station};
use std::io::{self, Write};

#[derive(Serialize)]
struct Object<'a> {
    /// The number of the game in the input, and how many moves were made before the position.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<usize>,
    fen: &'a str,
    ruleset: &'static str,
    turn: &'static str,
    /// Why the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<&'static str>,
    #[serde(flatten)]
    found: Option<Found>,
    lines: Vec<Line>,
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<Played>,
}

#[derive(Serialize)]
struct Found {
    depth: u32,
    seldepth: u32,
    nodes: u64,
    time_ms: u128,
    #[serde(skip_serializing_if = "Option::is_none")]
    no_mate: Option<u32>,
}

/// As White sees it.
#[derive(Serialize)]
struct Line {
    score: Worth,
    /// Win, draw and loss in thousandths.
    wdl: [u32; 3],
    uci: Vec<String>,
    san: Vec<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Worth {
    Cp(i32),
    Mate(i32),
}

#[derive(Serialize)]
struct Played {
    uci: String,
    san: String,
    /// Expected points that the move cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    lost: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    judgement: Option<&'static str>,
}

impl<'a> Object<'a> {
    fn new(
        fen: &'a str,
        ruleset: Ruleset,
        position: &Position,
        over: Option<&'static str>,
        analysis: Option<&Analysis>,
    ) -> Self {
        Self {
            game: None,
            ply: None,
            fen,
            ruleset: ruleset.id(),
            turn: match position.turn() {
                Color::White => "white",
                Color::Black => "black",
            },
            over,
            found: analysis.map(|analysis| Found {
                depth: analysis.depth,
                seldepth: analysis.seldepth,
                nodes: analysis.nodes,
                time_ms: analysis.elapsed.as_millis(),
                no_mate: analysis.no_mate,
            }),
            lines: analysis.map_or_else(Vec::new, |analysis| {
                (analysis.lines.iter())
                    .map(|line| Line::new(position, line))
                    .collect()
            }),
            played: None,
        }
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }
}

impl Line {
    fn new(position: &Position, line: &sittuyin_engine::Line) -> Self {
        let (score, chances) = line.for_white(position);
        let mut after = *position;
        let san = (line.pv.iter())
            .map(|&next| {
                let text = san::write(&after, next);
                after.play_unchecked(next);
                text
            })
            .collect();
        Self {
            score: match score {
                Score::Centipawns(worth) => Worth::Cp(worth),
                Score::Mate(moves) => Worth::Mate(moves),
            },
            wdl: chances.thousandths(),
            uci: (line.pv.iter())
                .map(|&next| UciMove(next).to_string())
                .collect(),
            san,
        }
    }
}

pub(super) fn position(
    game: &Game,
    analysis: Option<&Analysis>,
    out: &mut impl Write,
) -> io::Result<()> {
    let over = game.outcome().map(|outcome| outcome.reason.id());
    Object::new(&game.fen(), game.ruleset(), game.position(), over, analysis).write(out)
}

pub(super) fn game(
    number: u64,
    ruleset: Ruleset,
    (fens, stations): (&[String], &[Station]),
    moves: &[Move],
    out: &mut impl Write,
) -> io::Result<()> {
    for (ply, (fen, station)) in fens.iter().zip(stations).enumerate() {
        let over = station.outcome.map(|outcome| outcome.reason.id());
        let position = &station.position;
        let mut object = Object::new(fen, ruleset, position, over, station.analysis.as_ref());
        object.game = Some(number);
        object.ply = Some(ply);
        object.played = moves
            .get(ply)
            .zip(stations.get(ply + 1))
            .map(|(&played, next)| {
                let judged = station.judge(played, next);
                Played {
                    uci: UciMove(played).to_string(),
                    san: san::write(position, played),
                    lost: judged.map(|judged| (judged.lost * 1000.0).round() / 1000.0),
                    judgement: judged
                        .and_then(|judged| judged.judgement)
                        .map(Judgement::id),
                }
            });
        object.write(out)?;
    }
    Ok(())
}
