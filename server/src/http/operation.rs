//! For those who run the server.

use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use super::State;
use super::caller::Nearest;
use crate::fault::{Code, Fault};

/// The process is up.
#[utoipa::path(get, path = "/health", tag = "operation", responses(
    (status = 200, body = String, content_type = "text/plain"),
))]
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// The store answers, too.
#[utoipa::path(get, path = "/ready", tag = "operation", responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 503, body = room::Reason),
))]
pub(super) async fn ready(axum::extract::State(app): State) -> Result<&'static str, Fault> {
    app.store.ping().await?;
    Ok("ready\n")
}

/// What the server has counted, as Prometheus reads it; for this machine only, unless the server
/// was opened with `--open-metrics`.
#[utoipa::path(get, path = "/metrics", tag = "operation", responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 404, body = room::Reason),
))]
pub(super) async fn metrics(
    axum::extract::State(app): State,
    Nearest(from): Nearest,
) -> Result<impl IntoResponse, Fault> {
    if !app.config.open_metrics && !from.is_some_and(|from| from.is_loopback()) {
        return Err(Fault::new(StatusCode::NOT_FOUND, Code::NoPath));
    }
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], app.counts.page()))
}
