//! Analyses as people read them.

use crate::no_mate::no_mate;
use sittuyin::{Color, Game, Move, Position, fen, pgn, san};
use sittuyin_engine::{Analysis, Judgement, Line, Score, Station};
use std::io::{self, Write};

/// Moves of a line that fit beside a move of a game.
const BESIDE: usize = 6;

pub(super) fn position(
    game: &Game,
    analysis: Option<&Analysis>,
    mate: Option<u32>,
    out: &mut impl Write,
) -> io::Result<()> {
    let position = game.position();
    writeln!(out, "{}", fen::diagram(position.board()))?;
    writeln!(out, "{}", game.fen())?;
    let (turn, ruleset) = (position.turn(), game.ruleset());
    let Some(analysis) = analysis else {
        let why = (game.outcome()).map_or("there is no move", |outcome| outcome.reason.id());
        return writeln!(out, "{ruleset}, over: {why}\n");
    };
    let Analysis {
        depth,
        seldepth,
        nodes,
        elapsed,
        ..
    } = analysis;
    writeln!(
        out,
        "{ruleset}, {turn} to move, depth {depth}/{seldepth}, {nodes} nodes, {:.2} s",
        elapsed.as_secs_f64()
    )?;
    if let Some(best) = analysis.lines.first()
        && let Some(text) = no_mate(mate, analysis.no_mate, best.score)
    {
        writeln!(out, "{text}")?;
    }
    for line in &analysis.lines {
        let (worth, chances) = line.for_white(position);
        let [win, draw, loss] = [chances.win, chances.draw, chances.loss].map(percent);
        writeln!(
            out,
            "{:>7}  {win:>3}/{draw:>3}/{loss:>3}  {}",
            score(worth),
            numbered(position, game.to_setup().fullmove, &line.pv, usize::MAX)
        )?;
    }
    writeln!(out)
}

fn percent(share: f64) -> u32 {
    (share * 100.0).round() as u32
}

/// A score as White sees it.
fn score(score: Score) -> String {
    match score {
        Score::Centipawns(0) => "0.00".to_owned(),
        Score::Centipawns(worth) => format!("{:+.2}", f64::from(worth) / 100.0),
        Score::Mate(moves) => format!("#{moves}"),
    }
}

/// The number before a move: `12.` or `12...`.
fn number(turn: Color, fullmove: u32) -> String {
    let dots = if turn == Color::White { "." } else { "..." };
    format!("{fullmove}{dots}")
}

/// A line with the numbers of its moves; of a turn of several moves the first has it.
fn numbered(position: &Position, mut fullmove: u32, pv: &[Move], most: usize) -> String {
    let mut position = *position;
    let mut mover = None;
    let mut words = Vec::new();
    for &next in pv.iter().take(most) {
        let turn = position.turn();
        if mover.is_none() || turn == Color::White && mover != Some(turn) {
            words.push(number(turn, fullmove));
        }
        words.push(san::write(&position, next));
        position.play_unchecked(next);
        mover = Some(turn);
        if turn == Color::Black && position.turn() == Color::White {
            fullmove = fullmove.saturating_add(1);
        }
    }
    if pv.len() > most {
        words.push("…".to_owned());
    }
    words.join(" ")
}

pub(super) fn game(
    game_number: u64,
    record: &pgn::Record,
    stations: &[Station],
    moves: &[Move],
    out: &mut impl Write,
) -> io::Result<()> {
    let name = |tag| record.tags.get(tag).unwrap_or("?");
    writeln!(
        out,
        "Game {game_number}: {} - {}, {}, {}",
        crate::failure::printable(name("White")),
        crate::failure::printable(name("Black")),
        record.score,
        record.tree.start().ruleset
    )?;
    let mut fullmove = record.tree.start().setup.fullmove;
    let mut tallies = [Side::default(), Side::default()];
    for (&played, pair) in moves.iter().zip(stations.windows(2)) {
        let [before, after] = pair else { break };
        let turn = before.position.turn();
        let judged = before.judge(played, after);
        let judgement = judged.and_then(|judged| judged.judgement);
        if let Some(judged) = judged {
            tallies[turn as usize].count(judged.lost, judged.judgement);
        }
        let mark = judgement.map_or("", Judgement::mark);
        let worth = after
            .best()
            .map_or_else(String::new, |best| score(best.for_white(&after.position).0));
        let better = (judgement.and(before.best()))
            .map_or_else(String::new, |best| better(before, fullmove, best));
        let text = format!(
            "{:>7} {:<9} {worth:>7}  {mark:<2}  {better}",
            number(turn, fullmove),
            san::write(&before.position, played)
        );
        writeln!(out, "{}", text.trim_end())?;
        if turn == Color::Black && after.position.turn() == Color::White {
            fullmove = fullmove.saturating_add(1);
        }
    }
    for (color, side) in Color::ALL.into_iter().zip(&tallies) {
        if side.moves > 0 {
            writeln!(out, "{color}: {side}")?;
        }
    }
    writeln!(out)
}

fn better(before: &Station, fullmove: u32, best: &Line) -> String {
    format!(
        "{} {}",
        score(best.for_white(&before.position).0),
        numbered(&before.position, fullmove, &best.pv, BESIDE)
    )
}

/// What a side's moves came to.
#[derive(Default)]
struct Side {
    moves: u32,
    lost: f64,
    judged: [u32; 3],
}

impl Side {
    fn count(&mut self, lost: f64, judgement: Option<Judgement>) {
        self.moves += 1;
        self.lost += lost;
        if let Some(judgement) = judgement {
            self.judged[judgement as usize] += 1;
        }
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (judgement, count) in Judgement::ALL.into_iter().zip(self.judged) {
            let (name, mark) = (judgement.id(), judgement.mark());
            let plural = if count == 1 {
                name.to_owned()
            } else {
                name.replace('y', "ie") + "s"
            };
            write!(f, "{count} {plural} {mark}, ")?;
        }
        let a_move = 100.0 * self.lost / f64::from(self.moves);
        write!(f, "{a_move:.1} points lost in a hundred moves")
    }
}
