use super::{
    Aspect, Case, Difference, GameCase, Outcome, PerftCase, Plan, PositionCase, ScoreSign,
    engine::Abilities,
};
use crate::{Display, EngineError, Go, Score, UciClient};
use sittuyin::{Move, Reason, Setup, Status, fen::Fen};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// The questions of one case.
pub(super) struct Inquiry<'a> {
    client: &'a mut UciClient,
    abilities: Abilities,
    plan: &'a Plan,
    asked: bool,
    unasked: Vec<Aspect>,
    differences: Vec<Difference>,
}

impl<'a> Inquiry<'a> {
    pub(super) fn new(client: &'a mut UciClient, abilities: Abilities, plan: &'a Plan) -> Self {
        Self {
            client,
            abilities,
            plan,
            asked: false,
            unasked: Vec::new(),
            differences: Vec::new(),
        }
    }

    /// Asks all that can be asked; the second value is what cannot.
    pub(super) fn ask(mut self, case: &Case) -> Result<(Outcome, Vec<Aspect>), EngineError> {
        match case {
            Case::Position(case) => self.position_case(case)?,
            Case::Perft(case) => self.perft_case(case)?,
            Case::Game(case) => self.game_case(case)?,
        }
        let outcome = if !self.differences.is_empty() {
            Outcome::Differs(self.differences)
        } else if !self.asked {
            let unasked: Vec<_> = self.unasked.iter().map(ToString::to_string).collect();
            let unasked = unasked.join(", ");
            Outcome::NotExpressible(format!("the engine cannot be asked about {unasked}"))
        } else if self.unasked.is_empty() {
            Outcome::Agrees
        } else {
            Outcome::AgreesInPart
        };
        Ok((outcome, self.unasked))
    }

    fn position_case(&mut self, case: &PositionCase) -> Result<(), EngineError> {
        let (fen, setup) = &case.fen;
        self.client.position(Some(fen), &[])?;
        let display = self.client.display()?;
        if self.same_position(setup, &display).is_none() {
            return Ok(());
        }
        let legal = self.legal_moves(Some(&case.legal))?;
        self.status(&case.status, &display, legal, false)?;
        self.claims(&case.claims, &display, false);
        Ok(())
    }

    fn perft_case(&mut self, case: &PerftCase) -> Result<(), EngineError> {
        let small = case
            .nodes
            .iter()
            .take_while(|&&nodes| nodes <= self.plan.most_nodes);
        if !self.abilities.perft || small.clone().count() == 0 {
            self.unasked.push(Aspect::Perft);
            return Ok(());
        }
        let (fen, setup) = &case.fen;
        self.client.position(Some(fen), &[])?;
        let display = self.client.display()?;
        if self.same_position(setup, &display).is_none() {
            return Ok(());
        }
        for (&nodes, depth) in small.zip(1..) {
            let got = self.client.perft(depth, self.plan.within)?.nodes;
            self.asked = true;
            if got != nodes {
                // Deeper counts differ as well, and say no more.
                let expected = format!("{nodes} at depth {depth}");
                self.differ(Aspect::Perft, expected, got.to_string());
                break;
            }
        }
        Ok(())
    }

    fn game_case(&mut self, case: &GameCase) -> Result<(), EngineError> {
        self.client.new_game()?;
        self.client.position(Some(&case.fen.0), &case.moves)?;
        let display = self.client.display()?;
        let Some(got) = self.same_position(&case.after.1, &display) else {
            return Ok(());
        };
        if let Some(got) = got {
            self.counts(&case.after.1, &got);
        }
        let legal = self.legal_moves(case.legal.as_ref())?;
        let by_score = case.score.is_some() && !case.moves.is_empty();
        self.status(&case.status, &display, legal, by_score)?;
        self.claims(&case.claims, &display, by_score);
        if let (Some(expected), Some((&last, before))) = (case.score, case.moves.split_last()) {
            self.score(expected, &case.fen.0, before, last)?;
        }
        Ok(())
    }

    /// Whether the engine has this position, as far as it shows one; `None` means another one. Nothing
    /// more is to be asked then.
    fn same_position(&mut self, expected: &Setup, display: &Display) -> Option<Option<Setup>> {
        let Some(fen) = display.fen.as_deref().filter(|_| self.abilities.display) else {
            return Some(None);
        };
        self.asked = true;
        let same = |got: &Setup| {
            (&got.board, &got.hands, got.turn) == (&expected.board, &expected.hands, expected.turn)
        };
        match fen.parse() {
            Ok(Fen(got)) if same(&got) => Some(Some(got)),
            _ => {
                let expected = Fen(expected.clone()).to_string();
                self.differ(Aspect::Position, expected, fen.to_owned());
                None
            }
        }
    }

    /// The counts in the last fields of the FEN.
    fn counts(&mut self, expected: &Setup, got: &Setup) {
        let limit = |limit: Option<u32>| limit.map_or("-".to_owned(), |limit| limit.to_string());
        if expected.count_limit != got.count_limit {
            let (expected, got) = (limit(expected.count_limit), limit(got.count_limit));
            self.differ(Aspect::CountLimit, expected, got);
        } else if expected.clock != got.clock {
            let counting = expected.count_limit.is_some();
            let aspect = if counting {
                Aspect::Count
            } else {
                Aspect::Clock
            };
            self.differ(aspect, expected.clock.to_string(), got.clock.to_string());
        }
        if expected.fullmove != got.fullmove {
            let (expected, got) = (expected.fullmove.to_string(), got.fullmove.to_string());
            self.differ(Aspect::MoveNumber, expected, got);
        }
    }

    /// The number of lawful moves, where the engine can say them; and they are compared.
    fn legal_moves(
        &mut self,
        expected: Option<&Vec<String>>,
    ) -> Result<Option<usize>, EngineError> {
        if !self.abilities.perft {
            self.unasked.extend(expected.map(|_| Aspect::LegalMoves));
            return Ok(None);
        }
        let perft = self.client.perft(1, self.plan.within)?;
        self.asked = true;
        let got: HashSet<&str> = perft.divide.iter().map(|(text, _)| text.as_str()).collect();
        if let Some(expected) = expected {
            let expected: HashSet<&str> = expected.iter().map(String::as_str).collect();
            if got != expected {
                let describe = |these: &HashSet<&str>, others: &HashSet<&str>| {
                    let mut only: Vec<_> = these.difference(others).copied().collect();
                    only.sort_unstable();
                    let with = if only.is_empty() { "" } else { " with " };
                    format!("{}{with}{}", these.len(), only.join(" "))
                };
                let (more, less) = (describe(&expected, &got), describe(&got, &expected));
                self.differ(Aspect::LegalMoves, more, less);
            }
        }
        Ok(Some(got.len()))
    }

    /// What the position decides. Without the line `Status:` this shows in the moves, in check, and, for
    /// a count that has run out, in the score.
    fn status(
        &mut self,
        expected: &str,
        display: &Display,
        legal: Option<usize>,
        by_score: bool,
    ) -> Result<(), EngineError> {
        const NO_MOVE: &str = Status::NoLawfulMove.id();
        const DEAD: &str = Status::DeadPosition.id();
        const COUNTED_OUT: &str = Reason::CountedOut.id();
        if let Some(status) = &display.status {
            self.asked = true;
            if status != expected {
                self.differ(Aspect::Status, expected.to_owned(), status.clone());
            }
            return Ok(());
        }
        let possible: &[&str] = match legal {
            None => {
                self.unasked.push(Aspect::Status);
                return Ok(());
            }
            Some(0) => match self.is_check(display)? {
                Some(true) => &[Status::Checkmate.id(), NO_MOVE],
                Some(false) => &[Status::Stalemate.id(), NO_MOVE],
                None => &[Status::Checkmate.id(), Status::Stalemate.id(), NO_MOVE],
            },
            Some(_) => &[Status::Ongoing.id(), DEAD, COUNTED_OUT],
        };
        if !possible.contains(&expected) {
            self.differ(Aspect::Status, expected.to_owned(), possible[0].to_owned());
        } else if expected == DEAD || expected == COUNTED_OUT && !by_score {
            self.unasked.push(Aspect::Status);
        }
        Ok(())
    }

    /// Whether the side without a move is in check: the checkers, or else the score of a search.
    fn is_check(&mut self, display: &Display) -> Result<Option<bool>, EngineError> {
        if let Some(checkers) = &display.checkers {
            return Ok(Some(!checkers.is_empty()));
        }
        Ok(match self.search(&Go::depth(1))? {
            Some(Score::Mate(_)) => Some(true),
            Some(Score::Centipawns(0)) => Some(false),
            _ => None,
        })
    }

    fn claims(&mut self, expected: &[String], display: &Display, by_score: bool) {
        match &display.claims {
            Some(got) => {
                self.asked = true;
                let list = |claims: &[String]| match claims {
                    [] => "none".to_owned(),
                    claims => claims.join(" "),
                };
                if got.iter().collect::<HashSet<_>>() != expected.iter().collect() {
                    self.differ(Aspect::Claims, list(expected), list(got));
                }
            }
            None if expected.is_empty() || by_score => {}
            None => self.unasked.push(Aspect::Claims),
        }
    }

    /// What a search makes of the last move: engines do not claim, but value what could be claimed.
    fn score(
        &mut self,
        expected: ScoreSign,
        fen: &str,
        before: &[Move],
        last: Move,
    ) -> Result<(), EngineError> {
        self.client.new_game()?;
        self.client.position(Some(fen), before)?;
        let score = self.search(&Go {
            search_moves: vec![last],
            ..Go::depth(1)
        })?;
        let Some(score) = score else {
            self.unasked.push(Aspect::Score);
            return Ok(());
        };
        self.asked = true;
        let got = match score {
            Score::Centipawns(0) => ScoreSign::Zero,
            _ => ScoreSign::Nonzero,
        };
        if got != expected {
            let expected = match expected {
                ScoreSign::Zero => "cp 0, a draw",
                ScoreSign::Nonzero => "no draw",
            };
            let got = match score {
                Score::Centipawns(score) => format!("cp {score}"),
                Score::Mate(moves) => format!("mate {moves}"),
            };
            self.differ(Aspect::Score, expected.to_owned(), got);
        }
        Ok(())
    }

    fn search(&mut self, go: &Go) -> Result<Option<Score>, EngineError> {
        let watch = &mut |_: &_| ControlFlow::Continue(());
        let answer = self.client.go(go, self.plan.within, watch)?;
        Ok(answer.info.and_then(|info| info.score))
    }

    fn differ(&mut self, aspect: Aspect, expected: String, got: String) {
        self.differences.push(Difference {
            aspect,
            expected,
            got,
        });
    }
}
