use super::{Aspect, Difference, Kind, Outcome, Suite, Verdict};
use serde::Serialize;
use std::{fmt, io};

/// What came of all cases.
#[derive(Clone, Debug)]
pub struct Report {
    /// What the engine calls itself.
    pub engine: String,
    /// In the order of the suite.
    pub verdicts: Vec<Verdict>,
}

/// How many cases came out how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// The engine agrees in all.
    pub agree: usize,
    /// It agrees as far as it could be asked.
    pub agree_in_part: usize,
    /// It answers otherwise.
    pub differ: usize,
    /// It gave no answer.
    pub failed: usize,
    /// It cannot be asked.
    pub not_expressible: usize,
}

impl Report {
    /// Whether the engine agrees wherever it could be asked, and could be asked at all.
    #[must_use]
    pub fn conforms(&self) -> bool {
        let Summary {
            agree,
            agree_in_part,
            differ,
            failed,
            ..
        } = self.summary(None);
        differ + failed == 0 && agree + agree_in_part > 0
    }

    /// The numbers, of one kind or of all.
    #[must_use]
    pub fn summary(&self, kind: Option<Kind>) -> Summary {
        let mut summary = Summary::default();
        for verdict in &self.verdicts {
            if kind.is_none_or(|kind| verdict.kind == kind) {
                *match verdict.outcome {
                    Outcome::Agrees => &mut summary.agree,
                    Outcome::AgreesInPart => &mut summary.agree_in_part,
                    Outcome::Differs(_) => &mut summary.differ,
                    Outcome::Failed(_) => &mut summary.failed,
                    Outcome::NotExpressible(_) => &mut summary.not_expressible,
                } += 1;
            }
        }
        summary
    }

    /// Writes one JSON object a line: each case, and at last the numbers.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_json(&self, out: &mut impl io::Write) -> io::Result<()> {
        for verdict in &self.verdicts {
            serde_json::to_writer(&mut *out, &Row::new(verdict))?;
            writeln!(out)?;
        }
        let numbers = Numbers {
            engine: &self.engine,
            version: Suite::VERSION,
            conforms: self.conforms(),
            position: self.summary(Some(Kind::Position)),
            perft: self.summary(Some(Kind::Perft)),
            game: self.summary(Some(Kind::Game)),
            total: self.summary(None),
        };
        serde_json::to_writer(&mut *out, &numbers)?;
        writeln!(out)
    }

    /// Cases that cannot be asked, put together by reason, each reason where it first occurs.
    fn not_expressible(&self) -> Vec<(&str, Vec<&Verdict>)> {
        let mut reasons: Vec<(&str, Vec<&Verdict>)> = Vec::new();
        for verdict in &self.verdicts {
            if let Outcome::NotExpressible(why) = &verdict.outcome {
                match reasons.iter_mut().find(|(reason, _)| reason == why) {
                    Some((_, verdicts)) => verdicts.push(verdict),
                    None => reasons.push((why, vec![verdict])),
                }
            }
        }
        reasons
    }
}

#[derive(Serialize)]
struct Row<'a> {
    kind: Kind,
    id: &'a str,
    ruleset: &'static str,
    title: &'a str,
    fen: &'a str,
    outcome: &'static str,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    differences: &'a [Difference],
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'a str>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    unasked: &'a [Aspect],
}

impl<'a> Row<'a> {
    fn new(verdict: &'a Verdict) -> Self {
        let (differences, reason) = match &verdict.outcome {
            Outcome::Agrees | Outcome::AgreesInPart => (&[][..], None),
            Outcome::Differs(differences) => (differences.as_slice(), None),
            Outcome::Failed(why) | Outcome::NotExpressible(why) => (&[][..], Some(why.as_str())),
        };
        Self {
            kind: verdict.kind,
            id: &verdict.id,
            ruleset: verdict.ruleset,
            title: &verdict.title,
            fen: &verdict.fen,
            outcome: verdict.outcome.id(),
            differences,
            reason,
            unasked: &verdict.unasked,
        }
    }
}

#[derive(Serialize)]
struct Numbers<'a> {
    engine: &'a str,
    version: u32,
    conforms: bool,
    position: Summary,
    perft: Summary,
    game: Summary,
    total: Summary,
}

/// Every case in which the engine differs or fails, those that it could not be asked, and the numbers.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "engine: {}", self.engine)?;
        writeln!(
            f,
            "suite: version {}, {} cases",
            Suite::VERSION,
            self.verdicts.len()
        )?;
        for verdict in &self.verdicts {
            self::verdict(f, verdict)?;
        }
        for (reason, verdicts) in self.not_expressible() {
            writeln!(f, "\nnot expressible, {reason}: {}", verdicts.len())?;
            for kind in Kind::ALL {
                let ids: Vec<_> = verdicts
                    .iter()
                    .filter(|verdict| verdict.kind == kind)
                    .map(|verdict| verdict.id.as_str())
                    .collect();
                for (line, ids) in ids.chunks(16).enumerate() {
                    let label = if line == 0 { kind.id() } else { "" };
                    writeln!(f, "  {label:8}  {}", ids.join(" "))?;
                }
            }
        }
        let columns = ["agree", "in part", "differ", "failed", "not expressible"];
        writeln!(
            f,
            "\n{:10}{}",
            "",
            columns.map(|column| format!("  {column:>7}")).concat()
        )?;
        let rows = Kind::ALL.map(|kind| (kind.id(), Some(kind)));
        for (name, kind) in rows.into_iter().chain([("total", None)]) {
            let Summary {
                agree,
                agree_in_part,
                differ,
                failed,
                not_expressible,
            } = self.summary(kind);
            writeln!(
                f,
                "{name:10}  {agree:7}  {agree_in_part:7}  {differ:7}  {failed:7}  {not_expressible:15}"
            )?;
        }
        Ok(())
    }
}

/// A case that is worth a word.
fn verdict(f: &mut fmt::Formatter<'_>, verdict: &Verdict) -> fmt::Result {
    let title = |f: &mut fmt::Formatter<'_>, label: &str| {
        let colon = if verdict.title.is_empty() { "" } else { ": " };
        writeln!(f, "\n{label} {verdict}{colon}{}", verdict.title)?;
        writeln!(f, "  {}", verdict.fen)
    };
    match &verdict.outcome {
        Outcome::Agrees | Outcome::NotExpressible(_) => Ok(()),
        Outcome::AgreesInPart => {
            let unasked: Vec<_> = verdict.unasked.iter().map(ToString::to_string).collect();
            writeln!(
                f,
                "\nin part {verdict}: cannot be asked about {}",
                unasked.join(", ")
            )
        }
        Outcome::Differs(differences) => {
            title(f, "differs")?;
            for difference in differences {
                writeln!(f, "  {difference}")?;
            }
            Ok(())
        }
        Outcome::Failed(why) => {
            title(f, "failed")?;
            writeln!(f, "  {why}")
        }
    }
}
