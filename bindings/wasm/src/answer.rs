use crate::{
    engine, explain,
    fault::Fault,
    messages::{Request, Response, RulesetView},
    problem, record, rulebook, view,
};
use sittuyin::Ruleset;

/// What the page lends to a module at work.
pub trait Page {
    /// Milliseconds since some moment; never fewer than before.
    fn now(&self) -> f64;

    /// Takes a report that comes before the answer.
    fn report(&self, report: &Response);
}

/// Answers a request written in JSON with a response written in JSON.
#[must_use]
pub fn answer(request: &[u8], page: &impl Page) -> Vec<u8> {
    let response = read(request)
        .and_then(|request| respond(&request, page))
        .unwrap_or_else(|fault| Response::Failure {
            message: fault.to_string(),
            problems: problem::problems(&fault),
        });
    write(&response)
}

fn read(text: &[u8]) -> Result<Request, Fault> {
    // No text grows when its escapes are resolved.
    let mut unescaped = vec![0; text.len()];
    let (request, _) = serde_json_core::from_slice_escaped(text, &mut unescaped)?;
    Ok(request)
}

/// A response in JSON.
pub(crate) fn write(response: &Response) -> Vec<u8> {
    // Responses hold text, numbers and lists, which can always be written.
    serde_json::to_vec(response).unwrap_or_default()
}

fn respond(request: &Request, page: &impl Page) -> Result<Response, Fault> {
    match request {
        Request::Rulesets => Ok(rulesets()),
        Request::Rulebook { ruleset } => Ok(Response::Rulebook {
            rulebook: Box::new(rulebook::rulebook(ruleset.parse()?)?),
        }),
        Request::Game {
            record,
            draft,
            side,
        } => {
            let game = record::replay(record)?;
            let draft = record::draft(&game, draft, *side)?;
            Ok(Response::Game {
                game: Box::new(view::game(&game, draft.as_ref())),
            })
        }
        Request::Explain {
            record,
            draft,
            side,
            attempt,
        } => {
            let game = record::replay(record)?;
            let draft = record::draft(&game, draft, *side)?;
            let explanation = explain::explain(&game, draft.as_ref(), attempt)?;
            Ok(Response::Explanation { explanation })
        }
        Request::Search {
            record,
            level,
            seed,
        } => engine::search(record, *level, *seed, page),
        Request::Arrange {
            record,
            draft,
            side,
            level,
            seed,
        } => engine::arrange(record, draft, *side, *level, *seed),
        Request::Review {
            record,
            side,
            skill,
        } => engine::review(record, *side, *skill, page),
        Request::Analyse {
            record,
            lines,
            depth,
        } => engine::analyse(record, *lines, *depth, page),
        Request::Judge { record, nodes } => engine::judge(record, *nodes, page),
        Request::Compose {
            ruleset,
            pieces,
            white,
            black,
            turn,
        } => engine::compose(ruleset, pieces, [white, black], *turn),
        Request::Radar { record } => engine::radar(record),
        Request::ReadPgn { text, ruleset } => engine::read_pgn(text, ruleset),
        Request::WritePgn { study, dialect } => engine::write_pgn(study, dialect),
        Request::Tables { ruleset, fen } => engine::tables(ruleset, fen),
        Request::Bench { depth } => engine::bench(*depth, page),
    }
}

fn rulesets() -> Response {
    let rulesets = (Ruleset::ALL.into_iter())
        .map(|ruleset| RulesetView {
            id: ruleset.id().to_owned(),
            version: ruleset.version(),
            orders: ruleset.orders().iter().map(|&order| order.into()).collect(),
            dice: ruleset.rules().dice,
        })
        .collect();
    Response::Rulesets { rulesets }
}
