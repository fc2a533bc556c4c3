//! The body of a request: JSON that is exactly what is expected.

use axum::body::{Bytes, HttpBody as _};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;

use super::{LONGEST, twins};
use crate::fault::{Code, Fault};

/// A body read as JSON.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Fault> {
        understood(&read(request, state).await?).map(Body)
    }
}

/// Reads a text that is to be JSON. A key that is there twice is an error wherever it stands, also
/// where nobody would have looked at it, and is told as what it is.
pub(super) fn understood<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    if let Some(key) = twins::find(bytes) {
        return Err(Fault::new(StatusCode::BAD_REQUEST, Code::DuplicateKey).with("key", key));
    }
    serde_json::from_slice(bytes).map_err(|error| unread(&error))
}

fn unread(error: &serde_json::Error) -> Fault {
    let (status, code) = match error.classify() {
        serde_json::error::Category::Data => (StatusCode::UNPROCESSABLE_ENTITY, Code::BadBody),
        _ => (StatusCode::BAD_REQUEST, Code::BadJson),
    };
    Fault::new(status, code).with("reason", error.to_string())
}

/// A body in which there is nothing to read.
pub(super) struct Nothing;

impl<S: Send + Sync> FromRequest<S> for Nothing {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Nothing, Fault> {
        read(request, state).await.map(|_| Nothing)
    }
}

async fn read<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Fault> {
    if !is_json(request.headers()) {
        return Err(Fault::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, Code::MediaType));
    }
    let too_large = || {
        let fault = Fault::new(StatusCode::PAYLOAD_TOO_LARGE, Code::TooLarge);
        fault.with("most", LONGEST)
    };
    // Who says that it is too long need not send it.
    if request.body().size_hint().lower() > LONGEST as u64 * 1024 {
        return Err(too_large());
    }
    Bytes::from_request(request, state).await.map_err(|_| too_large())
}

/// A form on another site cannot send this type without asking first.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

/// What stands after the question mark.
pub(super) struct Asked<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asked<T>, Fault> {
        let asked = Query::try_from_uri(&parts.uri).map(|Query(asked)| Asked(asked));
        asked.map_err(|error| {
            let fault = Fault::new(StatusCode::BAD_REQUEST, Code::BadQuery);
            fault.with("reason", error.body_text())
        })
    }
}

/// A part of the path. What cannot even be read names nothing.
pub(super) struct At<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for At<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<At<T>, Fault> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(part)| At(part)).map_err(|_| Fault::new(StatusCode::NOT_FOUND, Code::NoPath))
    }
}
