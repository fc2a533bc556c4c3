//! Who asks, from where, and in which language.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use kit::{Hash, Lang};
use tokio::time::{Instant, sleep_until};

use crate::app::App;
use crate::fault::{Code, Fault};
use crate::fresh;
use crate::limits::Whose;
use crate::store::{Known, Scope};
use crate::words;

/// The cookie of a session.
pub(super) const COOKIE: &str = "comptoir";

/// What proxies add to the requests they pass on.
const FORWARDED: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/// By what somebody is known.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Session,
    /// What it is good for, and until when.
    Token(Scope, u64),
}

async fn identify(parts: &Parts, app: &App) -> Result<Option<(Known, By)>, Fault> {
    if let Some(token) = bearer(&parts.headers) {
        let (known, scope, until) = app.people.by_token(token).await?;
        return Ok(Some((known, By::Token(scope, until))));
    }
    match session(&parts.headers) {
        Some(secret) => {
            let known = app.people.by_session(secret).await?;
            Ok(known.map(|known| (known, By::Session)))
        }
        None => Ok(None),
    }
}

/// Who asks, if the server knows them.
pub(super) struct Caller(pub(super) Option<Known>);

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Fault> {
        Ok(Caller(identify(parts, app).await?.map(|(known, _)| known)))
    }
}

/// Who asks in a browser, if the server knows them. What a person is to the server is not for programs
/// to change.
pub(super) struct InPerson(pub(super) Option<Known>);

impl FromRequestParts<Arc<App>> for InPerson {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<InPerson, Fault> {
        match identify(parts, app).await? {
            Some((_, By::Token(..))) => Err(Fault::new(StatusCode::FORBIDDEN, Code::TokenCannot)),
            Some((known, By::Session)) => Ok(InPerson(Some(known))),
            None => Ok(InPerson(None)),
        }
    }
}

/// Who asks in a browser, and the session they have there; nobody else is let in.
pub(super) struct Owner {
    pub(super) who: Known,
    pub(super) session: Hash,
}

impl FromRequestParts<Arc<App>> for Owner {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Owner, Fault> {
        let InPerson(who) = InPerson::from_request_parts(parts, app).await?;
        let secret = session(&parts.headers).map(fresh::hidden);
        let (Some(who), Some(session)) = (who, secret) else { return Err(Fault::no_identity()) };
        Ok(Owner { who, session })
    }
}

/// Who wants to do something at a table; nobody else is let in.
pub(super) struct Player(pub(super) Known);

impl FromRequestParts<Arc<App>> for Player {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Player, Fault> {
        match identify(parts, app).await? {
            Some((_, By::Token(Scope::Read, _))) => Err(Fault::only_reads()),
            Some((known, _)) => Ok(Player(known)),
            None => Err(Fault::no_identity()),
        }
    }
}

/// Who wants to listen for a while.
pub(super) struct Listener {
    pub(super) who: Option<Known>,
    /// Whether they came by a token that is only good for that.
    pub(super) only_reads: bool,
    pub(super) from: IpAddr,
    /// The session or token shown, as it is stored: when it ends, so does the listening.
    pub(super) badge: Option<Hash>,
    /// When it is over whatever happens: the token shown lasts no longer.
    pub(super) until: Option<Instant>,
    /// Whom the connection counts for.
    pub(super) whose: Whose,
}

impl Listener {
    /// Waits until it is over, if it ever is.
    pub(super) async fn ended(until: Option<Instant>) {
        match until {
            Some(until) => sleep_until(until).await,
            None => std::future::pending().await,
        }
    }
}

impl FromRequestParts<Arc<App>> for Listener {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Listener, Fault> {
        let found = identify(parts, app).await?;
        let only_reads = matches!(found, Some((_, By::Token(Scope::Read, _))));
        let until = match &found {
            Some((_, By::Token(_, until))) => {
                let left = Duration::from_millis(until.saturating_sub(fresh::now()));
                Some(Instant::now() + left)
            }
            _ => None,
        };
        let who = found.map(|(known, _)| known);
        let Ok(From(from)) = From::from_request_parts(parts, app).await;
        let secret = bearer(&parts.headers).or_else(|| session(&parts.headers));
        let whose = who.as_ref().map_or(Whose::Stranger(from), |who| Whose::Person(who.id));
        Ok(Listener { who, only_reads, from, badge: secret.map(fresh::hidden), until, whose })
    }
}

/// Who asks; nobody else is let in.
pub(super) struct Somebody(pub(super) Known);

impl FromRequestParts<Arc<App>> for Somebody {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Somebody, Fault> {
        let Caller(caller) = Caller::from_request_parts(parts, app).await?;
        caller.map(Somebody).ok_or_else(Fault::no_identity)
    }
}

/// The secret of the session.
pub(super) fn session(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs =
        cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| name.trim() == COOKIE).map(|(_, value)| value.trim())
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (kind, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// Where a request comes from.
#[derive(Clone, Copy)]
pub(super) struct From(pub(super) IpAddr);

impl FromRequestParts<Arc<App>> for From {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<From, Infallible> {
        let from = nearest(parts, app).or(peer(parts));
        Ok(From(household(from.unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED)))))
    }
}

/// Where a request certainly comes from. Nobody knows if a proxy stands before the server and does
/// not tell.
pub(super) struct Nearest(pub(super) Option<IpAddr>);

impl FromRequestParts<Arc<App>> for Nearest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Nearest, Infallible> {
        Ok(Nearest(nearest(parts, app).map(|from| from.to_canonical())))
    }
}

fn nearest(parts: &Parts, app: &App) -> Option<IpAddr> {
    if app.config.behind_proxy {
        return forwarded(&parts.headers);
    }
    // A proxy nobody has told of: what it stands for is not known.
    let passed_on = FORWARDED.iter().any(|name| parts.headers.contains_key(*name));
    peer(parts).filter(|_| !passed_on)
}

fn peer(parts: &Parts) -> Option<IpAddr> {
    parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip())
}

/// The address the nearest proxy has seen; what stands before it anybody can have written.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// In IPv6 a household has a whole network: its first half counts.
pub(crate) fn household(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(six) if !six.is_loopback() => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        whole => whole,
    }
}

/// The language of whom asks.
pub(super) struct Speaks(pub(super) Lang);

impl<S: Send + Sync> FromRequestParts<S> for Speaks {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Speaks, Infallible> {
        Ok(Speaks(language(&parts.uri, &parts.headers)))
    }
}

/// The language asked for, else the browser's, else English.
pub(super) fn language(uri: &Uri, headers: &HeaderMap) -> Lang {
    let query = uri.query().unwrap_or_default();
    let asked = query.split('&').find_map(|pair| Lang::parse(pair.strip_prefix("lang=")?));
    let browser = || words::accepted(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?);
    asked.or_else(browser).unwrap_or_default()
}
