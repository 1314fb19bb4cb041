//! What other programs show of a link to a game: the page with tags of the Open Graph protocol in its head.

use crate::api::{Costly, Peer};
use crate::games::OnlineGame;
use crate::games::messages::{EndReason, TimeControl};
use crate::games::pgn::name;
use crate::games::png;
use crate::online::Online;
use crate::wire::Color;
use crate::{Assets, api};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use axum::{Extension, Router, middleware};
use std::sync::Arc;

type Shared = State<(Arc<Online>, Arc<Assets>)>;

/// The address of a game, `/game/{id}`.
pub(crate) fn routes(online: &Arc<Online>, assets: &Arc<Assets>) -> Router {
    Router::new()
        .route("/game/{id}", get(page))
        .layer(middleware::from_fn_with_state(
            Arc::clone(online),
            api::peer,
        ))
        .with_state((Arc::clone(online), Arc::clone(assets)))
}

async fn page(
    State((online, assets)): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    // Without tags the page is the same to people, who are told there what is wrong.
    let told = match online.count(Costly::Read, peer) {
        Ok(()) => online.live().with(&id, OnlineGame::in_words).await.ok(),
        Err(_) => None,
    };
    let address = api::address(online.settings().origin.as_ref(), &headers);
    let tags = told
        .zip(address)
        .map(|(words, address)| tags(&words, &address));
    match tags.and_then(|tags| assets.page_with(&tags)) {
        Some(page) => page,
        None => assets.answer("/", &headers),
    }
}

/// What is said of a game.
struct Words {
    id: String,
    title: String,
    description: String,
}

fn tags(words: &Words, address: &str) -> String {
    let Words {
        id,
        title,
        description,
    } = words;
    let side = png::SIDE.to_string();
    let (url, picture) = (
        format!("{address}/game/{id}"),
        format!("{address}/api/games/{id}/picture.png"),
    );
    [
        ("property", "og:type", "website"),
        ("property", "og:site_name", "Sittuyin"),
        ("property", "og:title", title),
        ("property", "og:description", description),
        ("property", "og:url", &url),
        ("property", "og:image", &picture),
        ("property", "og:image:type", "image/png"),
        ("property", "og:image:width", &side),
        ("property", "og:image:height", &side),
        ("name", "twitter:card", "summary"),
    ]
    .map(|(kind, name, content)| {
        format!(
            "<meta {kind}=\"{name}\" content=\"{}\" />\n    ",
            escaped(content)
        )
    })
    .concat()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}

impl OnlineGame {
    /// Names and figures that are the same in every language.
    fn in_words(&self) -> Words {
        let header = self.header();
        let players = &header.players;
        let time = match header.agreed.time {
            TimeControl::Clock {
                initial, increment, ..
            } => format!("{}+{increment}", minutes(initial)),
            TimeControl::Days { days } => format!("{days} d"),
            TimeControl::Unlimited => "∞".to_owned(),
        };
        let score = match self.result() {
            Some(result) if result.reason != EndReason::Aborted => match result.winner {
                Some(Color::White) => "1-0",
                Some(Color::Black) => "0-1",
                None => "½-½",
            },
            _ => "*",
        };
        Words {
            id: header.id.clone(),
            title: format!("{} – {}", name(&players.white), name(&players.black)),
            description: format!(
                "Sittuyin · {} · {time} · {score}",
                header.agreed.ruleset.name()
            ),
        }
    }
}

/// Seconds as minutes.
fn minutes(seconds: u32) -> f64 {
    (f64::from(seconds) / 0.6).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_told_ends_its_tag() {
        let words = Words {
            id: "x".to_owned(),
            title: "\"/><script>&amp;".to_owned(),
            description: String::new(),
        };
        let tags = tags(&words, "https://play.example.org");
        let title = "content=\"&quot;/>&lt;script>&amp;amp;\" />";
        assert!(tags.contains(title), "{tags}");
        let picture = "content=\"https://play.example.org/api/games/x/picture.png\"";
        assert!(tags.contains(picture), "{tags}");
        assert_eq!((minutes(600), minutes(90), minutes(5)), (10.0, 1.5, 0.08));
    }
}
