use std::{str::FromStr, time::Duration};

/// What an engine reports while it thinks. What it leaves out, or what cannot be read, is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Depth in plies.
    pub depth: Option<u32>,
    /// Depth of the longest line.
    pub seldepth: Option<u32>,
    /// Which of several lines this is, from 1.
    pub multipv: Option<u32>,
    /// The score, from the side to move.
    pub score: Option<Score>,
    /// Whether the score is exact.
    pub bound: Bound,
    /// Positions searched.
    pub nodes: Option<u64>,
    /// Time spent.
    pub time: Option<Duration>,
    /// The best line, in UCI notation.
    pub pv: Vec<String>,
}

/// A score, seen from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i64),
    /// Mate in so many moves; negative if the side to move is mated, 0 if it is mated now.
    Mate(i64),
}

/// How a score is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// It is exact.
    #[default]
    Exact,
    /// It is at least this.
    Lower,
    /// It is at most this.
    Upper,
}

impl Info {
    /// Reads what follows the word `info`.
    ///
    /// ```
    /// use sittuyin_arena::{Info, Score};
    /// let info = Info::parse("depth 7 score cp -13 nodes 210 pv d5d4 e1d1");
    /// assert_eq!(info.score, Some(Score::Centipawns(-13)));
    /// assert_eq!(info.pv, ["d5d4", "e1d1"]);
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut info = Self::default();
        let mut words = text.split_ascii_whitespace();
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = number(words.next()),
                "seldepth" => info.seldepth = number(words.next()),
                "multipv" => info.multipv = number(words.next()),
                "nodes" => info.nodes = number(words.next()),
                "time" => info.time = number(words.next()).map(Duration::from_millis),
                "score" => {
                    info.score = match words.next() {
                        Some("cp") => number(words.next()).map(Score::Centipawns),
                        Some("mate") => number(words.next()).map(Score::Mate),
                        _ => None,
                    }
                }
                "lowerbound" => info.bound = Bound::Lower,
                "upperbound" => info.bound = Bound::Upper,
                "pv" => info.pv = words.by_ref().map(str::to_owned).collect(),
                // Free text to the end of the line.
                "string" => break,
                _ => {}
            }
        }
        info
    }
}

fn number<T: FromStr>(word: Option<&str>) -> Option<T> {
    word?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_is_there() {
        let info = Info::parse(
            "depth 5 seldepth 9 multipv 2 score mate -3 upperbound nodes 77 nps 9 hashfull 1 time 12 pv a3a4",
        );
        let expected = Info {
            depth: Some(5),
            seldepth: Some(9),
            multipv: Some(2),
            score: Some(Score::Mate(-3)),
            bound: Bound::Upper,
            nodes: Some(77),
            time: Some(Duration::from_millis(12)),
            pv: vec!["a3a4".to_owned()],
        };
        assert_eq!(info, expected);
    }

    #[test]
    fn leaves_out_what_cannot_be_read() {
        for text in [
            "",
            "depth",
            "depth x",
            "score",
            "score cp",
            "string depth 5",
        ] {
            assert_eq!(Info::parse(text), Info::default(), "{text}");
        }
    }
}
