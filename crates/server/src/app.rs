//! The router: every path the server knows, and what each request passes through.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use sittuyin_tablebase::Tables;

use crate::health::health;
use crate::{Assets, Limits, Online, games, online, security, tables, telemetry};

/// The whole app; without `online` nothing under `/api` but what the tables know, and that nobody plays here.
pub(crate) fn app(
    assets: Assets,
    tables: Tables,
    online: Option<&Arc<Online>>,
    limits: &Limits,
) -> Router {
    let assets = Arc::new(assets);
    let mut routes = Router::new()
        .route("/healthz", get(health))
        .fallback(get(file))
        .method_not_allowed_fallback(method_not_allowed)
        .with_state(Arc::clone(&assets))
        .merge(tables::routes(tables, online.cloned()));
    routes = match online {
        Some(online) => routes
            .nest("/api", online::routes(online))
            .merge(games::preview_routes(online, &assets)),
        // The page asks first of all; an answer without anything says it without an error in its log.
        None => routes.route("/api/session", get(nobody)),
    };
    guarded(routes, limits)
}

/// `routes` within the time limit, with a log line and the security headers for every answer.
fn guarded(routes: Router, limits: &Limits) -> Router {
    routes
        .layer(middleware::from_fn_with_state(
            limits.request_time,
            time_limit,
        ))
        .layer(middleware::from_fn(telemetry::log))
        .layer(middleware::from_fn(security::headers))
}

async fn file(State(assets): State<Arc<Assets>>, uri: Uri, headers: HeaderMap) -> Response {
    assets.answer(uri.path(), &headers)
}

async fn nobody() -> impl IntoResponse {
    (StatusCode::NO_CONTENT, [(CACHE_CONTROL, "no-store")])
}

async fn method_not_allowed() -> Response {
    (StatusCode::METHOD_NOT_ALLOWED, "Method not allowed\n").into_response()
}

async fn time_limit(State(limit): State<Duration>, request: Request, next: Next) -> Response {
    match tokio::time::timeout(limit, next.run(request)).await {
        Ok(response) => response,
        Err(_) => (
            StatusCode::SERVICE_UNAVAILABLE,
            "The server took too long\n",
        )
            .into_response(),
    }
}

#[cfg(test)]
mod tests {
    use tower::ServiceExt;

    use super::*;

    #[tokio::test]
    async fn a_request_that_takes_too_long_is_given_up() {
        let limits = Limits {
            request_time: Duration::from_millis(10),
            ..Limits::default()
        };
        let routes = Router::new().route("/slow", get(std::future::pending::<()>));
        let request = Request::get("/slow")
            .body(axum::body::Body::empty())
            .unwrap();
        let answer = guarded(routes, &limits).oneshot(request);
        let answer = tokio::time::timeout(Duration::from_secs(10), answer).await;
        let response = answer.expect("an answer in time").unwrap();
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(response.headers().contains_key("content-security-policy"));
    }
}
