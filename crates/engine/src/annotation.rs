//! A game with what was found of it written into it.

use crate::{
    analysis::{Analysis, Judged, Line, judge, white_points},
    report::Score,
};
use sittuyin::{
    Event, Move, Outcome, Position,
    pgn::{Comment, NodeId, Record, Tree},
};

/// What is known of a position of a game.
#[derive(Clone, Debug)]
pub struct Station {
    /// The position.
    pub position: Position,
    /// The result, where the game is over in it.
    pub outcome: Option<Outcome>,
    /// What a search has found; `None` where there was nothing to search.
    pub analysis: Option<Analysis>,
}

impl Station {
    /// The points that White may expect here.
    #[must_use]
    pub fn white_points(&self) -> Option<f64> {
        white_points(&self.position, self.outcome, self.analysis.as_ref())
    }

    /// Judges a move that led from here to the next position; `None` where either was not searched.
    #[must_use]
    pub fn judge(&self, played: Move, next: &Self) -> Option<Judged> {
        let analysis = self.analysis.as_ref()?;
        let white = (self.white_points()?, next.white_points()?);
        Some(judge((&self.position, analysis), played, white))
    }

    /// The best line, where there is one.
    #[must_use]
    pub fn best(&self) -> Option<&Line> {
        self.analysis.as_ref()?.lines.first()
    }
}

/// Moves of a better line that are shown.
const SHOWN: usize = 12;

/// Writes into a game what each position is worth, `[%eval 0.35]` or `[%eval #-3]` as seen by White, and
/// where a move cost much its glyph and the better line. `stations` are the first position and those
/// after each event of the main line. What a person wrote stays; an earlier `[%eval]` does not.
pub fn annotate(record: &mut Record, stations: &[Station]) {
    let line: Vec<NodeId> = record.tree.main_line().collect();
    if let Some(first) = stations.first() {
        let comments = std::mem::take(&mut record.tree.opening);
        record.tree.opening = with_evaluation(first, &comments);
    }
    for (&id, pair) in line.iter().zip(stations.windows(2)) {
        let [before, after] = pair else { return };
        let Event::Move(played) = record.tree.node(id).event() else {
            continue;
        };
        let judgement = (before.judge(played, after)).and_then(|judged| judged.judgement);
        let node = record.tree.node_mut(id);
        node.comments = with_evaluation(after, &node.comments);
        if let (Some(judgement), Some(best)) = (judgement, before.best()) {
            // 1 to 6 judge a move; a person's judgement stands.
            if !node.glyphs.iter().any(|glyph| (1..=6).contains(glyph)) {
                node.glyphs.insert(0, judgement.glyph());
            }
            let parent = node.parent();
            let worth = worth(best, &before.position);
            add_line(&mut record.tree, parent, &best.pv, &worth);
        }
    }
}

fn add_line(tree: &mut Tree, mut parent: Option<NodeId>, pv: &[Move], worth: &str) {
    for (number, &next) in pv.iter().take(SHOWN).enumerate() {
        // A line of the search is lawful.
        let Ok(id) = tree.add(parent, Event::Move(next)) else {
            return;
        };
        let node = tree.node_mut(id);
        if number == 0 && node.comments.is_empty() {
            node.comments
                .extend(Comment::new(&format!("[%eval {worth}]")));
        }
        parent = Some(id);
    }
}

/// The score of a line of this position as White sees it: pawns, or moves to mate after `#`.
fn worth(line: &Line, position: &Position) -> String {
    match line.for_white(position).0 {
        Score::Centipawns(worth) => format!("{:.2}", f64::from(worth) / 100.0),
        Score::Mate(moves) => format!("#{moves}"),
    }
}

/// The comments with an evaluation before them, and without an older one.
fn with_evaluation(station: &Station, comments: &[Comment]) -> Vec<Comment> {
    let evaluation = station.best().and_then(|best| {
        let worth = worth(best, &station.position);
        Comment::new(&format!("[%eval {worth}]"))
    });
    (evaluation.into_iter())
        .chain(comments.iter().filter_map(without_evaluation))
        .collect()
}

fn without_evaluation(comment: &Comment) -> Option<Comment> {
    let mut text = comment.as_str().to_owned();
    while let Some(start) = text.find("[%eval ") {
        let Some(length) = text[start..].find(']') else {
            break;
        };
        text.replace_range(start..=start + length, "");
    }
    Comment::new(&text)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use sittuyin::{Dialect, Game, Ruleset, pgn, uci::UciMove};

    fn station(game: &Game, score: Score, pv: &[&str]) -> Station {
        let pv = pv.iter().map(|text| {
            let UciMove(lawful) = text.parse().unwrap();
            lawful
        });
        Station {
            position: *game.position(),
            outcome: game.outcome(),
            analysis: Some(Analysis {
                depth: 1,
                seldepth: 1,
                nodes: 1,
                elapsed: std::time::Duration::ZERO,
                lines: vec![Line {
                    score,
                    pv: pv.collect(),
                }],
                no_mate: None,
            }),
        }
    }

    #[test]
    fn writes_what_was_found_beside_what_people_wrote() {
        let text =
            "[Ruleset \"modern\"]\n\n{[%eval 9.99] begin} 1. K@e2 {mine [%eval 1.00]} K@d7 $3 *\n";
        let mut record = pgn::Reader::new(text.as_bytes()).next().unwrap().unwrap();
        let mut game = Game::new(Ruleset::Modern).unwrap();
        let mut stations = vec![station(&game, Score::Centipawns(2_000), &["R@a1", "K@e7"])];
        game.play_uci("K@e2").unwrap();
        stations.push(station(&game, Score::Centipawns(-12), &["K@d7"]));
        game.play_uci("K@d7").unwrap();
        stations.push(station(&game, Score::Mate(-3), &["R@a1"]));
        annotate(&mut record, &stations);
        let written = pgn::write(&record, Dialect::Sittuyin).unwrap();
        let words = written.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            words.ends_with(
                "{[%eval 20.00]} {begin} 1. K@e2 $4 {[%eval 0.12]} {mine} \
                 (1. R@a1 {[%eval 20.00]} 1... K@e7) 1... K@d7 $3 {[%eval #-3]} *"
            ),
            "{words}"
        );
        let before = record.clone();
        annotate(&mut record, &stations);
        assert_eq!(record, before, "once more changes nothing");
    }

    #[test]
    fn the_end_of_a_game_is_worth_its_result() {
        let UciMove(mate) = "h7h8".parse().unwrap();
        let sittuyin::fen::Fen(setup) = "k7/7R/1K6/8/8/8/8/8[] w - - 0 1".parse().unwrap();
        let mut game = Game::from_setup(setup, Ruleset::Formal, sittuyin::Draws::Platform).unwrap();
        let before = station(&game, Score::Mate(1), &["h7h8"]);
        game.play(mate).unwrap();
        let after = Station {
            position: *game.position(),
            outcome: game.outcome(),
            analysis: None,
        };
        assert_eq!(after.white_points(), Some(1.0));
        assert_eq!(before.judge(mate, &after).unwrap().judgement, None);
    }
}
