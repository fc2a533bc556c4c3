//! What every request passes: limits, where it comes from, how long it takes, and on the way
//! out the sentence of a fault and the headers that keep browsers safe.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use axum::Json;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use hyper::body::{Frame, SizeHint};

use super::caller::{self, From};
use super::{PATIENCE, PROBES, host};
use crate::app::App;
use crate::fault::{Code, Fault};

const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Gives every answer the headers that keep browsers safe.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Says what is wrong in the language of whom asked, and counts the request.
pub(super) async fn say(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let lang = caller::language(request.uri(), request.headers());
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let method = method_name(request.method());
    let mut response = next.run(request).await;
    let route = route.unwrap_or_else(|| "other".to_owned());
    app.counts.request(route, method, response.status().as_u16());
    let Some(fault) = response.extensions_mut().remove::<Fault>() else { return response };
    let mut said = (fault.status, Json(app.tongues.reason(lang, &fault))).into_response();
    for name in [header::RETRY_AFTER, header::ALLOW] {
        if let Some(value) = response.headers_mut().remove(&name) {
            said.headers_mut().insert(name, value);
        }
    }
    said.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    said
}

/// A method as a word of ours: anybody can invent others.
fn method_name(method: &Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "POST" => "POST",
        "DELETE" => "DELETE",
        "HEAD" => "HEAD",
        _ => "other",
    }
}

/// Nobody may ask too often.
pub(super) async fn pace(
    State(app): State<Arc<App>>,
    From(from): From,
    request: Request,
    next: Next,
) -> Response {
    let probe = PROBES.contains(&request.uri().path());
    match if probe { Ok(()) } else { app.limits.request(from) } {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    }
}

/// A body that tells whether it was read to its end.
struct Watched {
    body: Body,
    ended: Arc<AtomicBool>,
}

impl HttpBody for Watched {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        if matches!(frame, Poll::Ready(None)) || self.body.is_end_stream() {
            self.ended.store(true, Ordering::Relaxed);
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Where a request was answered before its body was read, what is left of it must not be taken for the
/// next request: the connection ends with the answer, and the answer says so.
pub(super) async fn drained(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let ended = Arc::new(AtomicBool::new(false));
    let watched = ended.clone();
    let request = request.map(|body| Body::new(Watched { body, ended: watched }));
    let mut response = next.run(request).await;
    if !ended.load(Ordering::Relaxed) {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// Nothing may take for ever.
pub(super) async fn patience(request: Request, next: Next) -> Response {
    match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Fault::new(StatusCode::SERVICE_UNAVAILABLE, Code::TooSlow).into_response(),
    }
}

/// What changes something must come from the server's own pages or from a program. Browsers tell
/// where a request comes from; a WebSocket is never merely read, so it is asked too.
pub(super) async fn same_site(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    let proxied = app.config.behind_proxy;
    if (!reads || upgrades) && !is_same_site(request.headers(), request.uri(), proxied) {
        return Fault::new(StatusCode::FORBIDDEN, Code::CrossSite).into_response();
    }
    let mut response = next.run(request).await;
    // Answers depend on who asks.
    response
        .headers_mut()
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

fn is_same_site(headers: &HeaderMap, uri: &Uri, proxied: bool) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site")
        && !matches!(site, "same-origin" | "none")
    {
        return false;
    }
    let Some(origin) = text("origin") else { return true };
    let host = host::called(headers, uri, proxied);
    let origin_host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && origin_host == host
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_site_is_noticed() {
        let check = |pairs: &[(&'static str, &'static str)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in pairs {
                headers.insert(*name, HeaderValue::from_static(value));
            }
            is_same_site(&headers, &Uri::from_static("/api/guest"), false)
        };
        let host = ("host", "app.example:8080");
        assert!(check(&[host]));
        assert!(check(&[host, ("origin", "http://app.example:8080")]));
        assert!(check(&[host, ("sec-fetch-site", "same-origin")]));
        assert!(!check(&[host, ("origin", "http://evil.example")]));
        assert!(!check(&[host, ("origin", "http://app.example")]));
        assert!(!check(&[host, ("origin", "null")]));
        assert!(!check(&[host, ("sec-fetch-site", "cross-site")]));
        assert!(!check(&[host, ("sec-fetch-site", "same-site")]));
    }
}
