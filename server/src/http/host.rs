//! By which names the server may be called. A page of another site whose name suddenly means this
//! machine (DNS rebinding) would otherwise be taken for one of ours.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::PROBES;
use crate::app::App;
use crate::fault::{Code, Fault};

/// Where a connection came in.
#[derive(Clone, Copy)]
pub(crate) struct LocalAddress(pub(crate) SocketAddr);

/// Refuses requests that call the server by a name it does not have.
pub(super) async fn known(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let local = request.extensions().get::<LocalAddress>().map(|local| local.0.ip());
    let called = names(request.headers(), request.uri(), app.config.behind_proxy);
    let probes = PROBES.contains(&request.uri().path());
    // Who calls it by two names may mean either.
    let foreign = match called.is_empty() {
        true => Some(""),
        false => called.into_iter().find(|name| !is_ours(name, local, &app.config.hosts)),
    };
    if let Some(host) = foreign.filter(|_| !probes) {
        let host: String = host.chars().take(60).collect();
        let fault = Fault::new(StatusCode::MISDIRECTED_REQUEST, Code::WrongHost);
        return fault.with("host", host).into_response();
    }
    next.run(request).await
}

/// What the caller calls the server: what the proxy was called by, if there is one and it tells.
pub(super) fn called<'a>(headers: &'a HeaderMap, uri: &'a Uri, proxied: bool) -> Option<&'a str> {
    names(headers, uri, proxied).first().copied()
}

/// Everything the caller calls the server.
fn names<'a>(headers: &'a HeaderMap, uri: &'a Uri, proxied: bool) -> Vec<&'a str> {
    let texts = |name: &str| {
        let values = headers.get_all(name).iter();
        values.map(|value| value.to_str().unwrap_or("?")).collect::<Vec<_>>()
    };
    let forwarded = if proxied { texts("x-forwarded-host") } else { Vec::new() };
    if !forwarded.is_empty() {
        return forwarded;
    }
    texts(header::HOST.as_str()).into_iter().chain(uri.host()).collect()
}

/// Whether it is a name of this machine itself, the address the connection came in by, or a name the
/// server was given.
fn is_ours(called: &str, local: Option<IpAddr>, hosts: &[String]) -> bool {
    let name = without_port(called).trim_end_matches('.');
    if let Ok(address) = name.parse::<IpAddr>() {
        let address = address.to_canonical();
        return address.is_loopback()
            || local.is_some_and(|local| local.to_canonical() == address)
            || hosts.iter().any(|host| host.parse() == Ok(address));
    }
    name.eq_ignore_ascii_case("localhost")
        || hosts.iter().any(|host| host.trim_end_matches('.').eq_ignore_ascii_case(name))
}

fn without_port(called: &str) -> &str {
    if let Some(rest) = called.strip_prefix('[') {
        return rest.split(']').next().unwrap_or(rest);
    }
    called.rsplit_once(':').map_or(called, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_answers_to_its_own_names_only() {
        let hosts = ["Play.Example".to_owned(), "198.51.100.7".to_owned()];
        let local = Some("192.168.1.5".parse().unwrap());
        for ours in [
            "localhost",
            "LOCALHOST:8080",
            "127.0.0.1:8080",
            "127.8.9.1",
            "[::1]:8080",
            "192.168.1.5:8080",
            "play.example",
            "PLAY.EXAMPLE.:443",
            "198.51.100.7",
        ] {
            assert!(is_ours(ours, local, &hosts), "{ours}");
        }
        for other in [
            "",
            "evil.example",
            "play.example.evil.example",
            "localhost.evil.example",
            "192.168.1.6",
            "[2001:db8::1]",
            "127.0.0.1.evil.example:8080",
            "?",
        ] {
            assert!(!is_ours(other, local, &hosts), "{other}");
        }
    }
}
