use crate::{
    explain,
    fault::Fault,
    messages::{Request, Response, RulesetView},
    record, view,
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
    let response = serde_json::from_slice(request)
        .map_err(Fault::from)
        .and_then(|request| respond(&request, page))
        .unwrap_or_else(|fault| Response::Failure {
            message: fault.to_string(),
        });
    write(&response)
}

/// A response in JSON.
pub(crate) fn write(response: &Response) -> Vec<u8> {
    // Responses hold text, numbers and lists, which can always be written.
    serde_json::to_vec(response).unwrap_or_default()
}

fn respond(request: &Request, page: &impl Page) -> Result<Response, Fault> {
    match request {
        Request::Rulesets => Ok(rulesets()),
        Request::Game { record, draft } => {
            let game = record::replay(record)?;
            let draft = record::draft(&game, draft)?;
            Ok(Response::Game {
                game: Box::new(view::game(&game, draft.as_ref())),
            })
        }
        Request::Explain {
            record,
            draft,
            attempt,
        } => {
            let game = record::replay(record)?;
            let draft = record::draft(&game, draft)?;
            let explanation = explain::explain(&game, draft.as_ref(), attempt)?;
            Ok(Response::Explanation { explanation })
        }
        Request::Search { .. } | Request::Arrange { .. } => think(request, page),
    }
}

fn rulesets() -> Response {
    let rulesets = (Ruleset::ALL.into_iter())
        .filter(|ruleset| ruleset.is_playable())
        .map(|ruleset| RulesetView {
            id: ruleset.id().to_owned(),
            version: ruleset.version(),
        })
        .collect();
    Response::Rulesets { rulesets }
}

#[cfg(not(feature = "engine"))]
fn think(_: &Request, _: &impl Page) -> Result<Response, Fault> {
    Err(Fault::NoEngine)
}
