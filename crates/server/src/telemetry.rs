//! What the server tells its operator.

use std::str::FromStr;
use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// The variable that chooses what is logged, for example `debug` or `sittuyin_server=debug`.
const VARIABLE: &str = "SITTUYIN_LOG";

/// Writes the log to standard error, unless the process already has a log.
pub(crate) fn start() {
    let wanted = std::env::var(VARIABLE).ok();
    let filter = wanted.as_deref().map(Targets::from_str).transpose();
    let unreadable = filter.is_err();
    let filter = filter
        .ok()
        .flatten()
        .unwrap_or_else(|| Targets::new().with_default(Level::INFO));
    let output = tracing_subscriber::fmt::layer()
        .with_target(false)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()));
    let started = tracing_subscriber::registry()
        .with(filter)
        .with(output)
        .try_init()
        .is_ok();
    if started && unreadable {
        tracing::warn!("{VARIABLE} cannot be read; logging at level info");
    }
}

/// Logs one line for each request, with the route and never the path: a path can hold what its
/// sender would not want in a log.
///
/// Served files and health checks are many and tell little: they are logged at level debug.
pub(crate) async fn log(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route.as_ref().map_or("(file)", MatchedPath::as_str);
    let response = next.run(request).await;

    let status = response.status();
    let milliseconds = begun.elapsed().as_millis();
    macro_rules! line {
        ($level:ident) => {
            tracing::$level!(%method, route, status = status.as_u16(), milliseconds, "answered")
        };
    }
    if status.is_server_error() {
        line!(error);
    } else if route == "(file)" || route == "/healthz" {
        line!(debug);
    } else {
        line!(info);
    }
    response
}
