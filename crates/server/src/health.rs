//! Tells a supervisor that the process answers.

use axum::Json;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

#[derive(Serialize)]
struct Health {
    status: &'static str,
    version: &'static str,
}

/// `GET /healthz`
pub(crate) async fn health() -> Response {
    let health = Health {
        status: "ok",
        version: env!("CARGO_PKG_VERSION"),
    };
    ([(CACHE_CONTROL, "no-store")], Json(health)).into_response()
}
