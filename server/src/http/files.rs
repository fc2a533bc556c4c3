//! The files of the web client, as they were when this program was built.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};

use crate::fault::{Code, Fault};

/// A file of the web client.
struct File {
    /// Its path, without a stroke at the front.
    path: &'static str,
    bytes: &'static [u8],
    /// The same, compressed with brotli.
    brotli: Option<&'static [u8]>,
    /// Changes with every change of the bytes.
    tag: &'static str,
}

// `FILES`, sorted by path.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

const INDEX: &str = "index.html";

/// What is shown when there is no web client.
const WITHOUT: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
    <title>Comptoir</title>\n<h1>Comptoir</h1>\n<p>This program was built without the web client. \
    Build it with <code>cargo xtask web</code> (or name its folder in \
    <code>COMPTOIR_WEB_DIST</code>) and build this program again. The rest of the server is open: \
    see <a href=\"/api/docs\">/api/docs</a>.</p>\n<p lang=\"fr\">Ce programme a été construit sans \
    le client web. Construisez-le avec <code>cargo xtask web</code>, puis reconstruisez ce \
    programme.</p>\n";

/// A file of the web client; a path that names none but could be a page of it is shown its
/// beginning.
pub(super) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Fault::new(StatusCode::METHOD_NOT_ALLOWED, Code::NoMethod).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Fault::new(StatusCode::NOT_FOUND, Code::NoPath).into_response();
    }
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    let found = find(path).or_else(|| find(INDEX).filter(|_| is_page));
    match found {
        Some(file) => answer(file, &headers),
        None if is_page || path == INDEX => {
            let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
            (kind, [(header::CACHE_CONTROL, "no-cache")], WITHOUT).into_response()
        }
        None => Fault::new(StatusCode::NOT_FOUND, Code::NoPath).into_response(),
    }
}

fn find(path: &str) -> Option<&'static File> {
    let at = FILES.binary_search_by(|file| file.path.cmp(path)).ok()?;
    FILES.get(at)
}

fn answer(file: &'static File, headers: &HeaderMap) -> Response {
    let keep =
        if is_hashed(file.path) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let tag = HeaderValue::from_static(file.tag);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let same = known.is_some_and(|tags| tags.split(',').any(|known| known.trim() == file.tag));
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|kinds| kinds.to_str().ok());
    let brotli = file.brotli.filter(|_| accepts.is_some_and(accepts_brotli));
    let mut response = match (same, brotli) {
        (true, _) => StatusCode::NOT_MODIFIED.into_response(),
        (false, Some(bytes)) => ([(header::CONTENT_ENCODING, "br")], bytes).into_response(),
        (false, None) => file.bytes.into_response(),
    };
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(file.path)));
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    answer.insert(header::ETAG, tag);
    response
}

fn accepts_brotli(kinds: &str) -> bool {
    kinds.split(',').any(|kind| {
        let mut pieces = kind.split(';').map(str::trim);
        pieces.next() == Some("br") && !pieces.any(|piece| matches!(piece, "q=0" | "q=0.0"))
    })
}

/// Whether the name has a hash in it (`app-1a2b3c4d.js`): such a file never changes.
fn is_hashed(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    let stem = name.split('.').next().unwrap_or_default();
    let hash = stem.rsplit('-').next().filter(|hash| hash.len() < stem.len()).unwrap_or_default();
    hash.len() >= 8 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        assert!(is_hashed("app-1a2b3c4d5e6f.wasm"));
        assert!(is_hashed("assets/app-0123456789abcdef.js"));
        assert!(!is_hashed("index.html"));
        assert!(!is_hashed("sw.js"));
        assert!(!is_hashed("icon-192.png"));
        assert!(!is_hashed("12345678.js"));
    }

    #[test]
    fn brotli_is_sent_to_those_who_take_it() {
        assert!(accepts_brotli("gzip, deflate, br"));
        assert!(accepts_brotli("br;q=0.5"));
        assert!(!accepts_brotli("gzip, br;q=0"));
        assert!(!accepts_brotli("gzip, brotli"));
    }
}
