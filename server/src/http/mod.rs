//! What can be asked of the server over HTTP.

mod body;
mod caller;
mod docs;
mod events;
mod files;
mod guard;
mod host;
mod live;
mod me;
mod operation;
mod paced;
mod tables;
mod twins;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{delete, get, post};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate as _, SizeAbove};

pub(crate) use self::caller::household;
pub(crate) use self::host::LocalAddress;

use crate::app::App;
use crate::fault::{Code, Fault};

/// The longest body of a request, in KiB.
const LONGEST: usize = 64;
/// The longest a request may take, connections that stay excepted.
const PATIENCE: Duration = Duration::from_secs(15);

/// What those who watch over the server ask, whoever else is asking.
const PROBES: [&str; 2] = ["/health", "/ready"];

type State = axum::extract::State<Arc<App>>;

/// Everything the server answers to.
pub(crate) fn router(app: Arc<App>) -> Router {
    let compress = CompressionLayer::new()
        .quality(tower_http::CompressionLevel::Fastest)
        .compress_when(DefaultPredicate::new().and(SizeAbove::new(1024)));
    let api = Router::new()
        .route("/me", get(me::me))
        .route("/guest", post(me::guest))
        .route("/account", post(me::account))
        .route("/login", post(me::login))
        .route("/name", post(me::name))
        .route("/account/password", post(me::password))
        .route("/account/delete", post(me::delete_account))
        .route("/logout", post(me::logout))
        .route("/logout/everywhere", post(me::logout_everywhere))
        .route("/tokens", get(me::tokens).post(me::new_token))
        .route("/tokens/{id}", delete(me::end_token).post(me::renew_token))
        .route("/games", get(tables::games))
        .route("/tables", post(tables::create))
        .route("/tables/mine", get(tables::mine))
        .route("/tables/open", get(tables::open))
        .route("/tables/{id}", get(tables::placard))
        .route("/tables/{id}/story", get(tables::story))
        .route("/tables/{id}/position", get(tables::position))
        .route("/tables/{id}/wishes", post(tables::wish))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/record", get(tables::record))
        .route("/openapi.json", get(docs::openapi))
        .route("/docs", get(docs::page))
        .route("/docs/page.js", get(docs::script))
        .route("/docs/page.css", get(docs::style))
        .layer(compress)
        .layer(from_fn(guard::patience));
    let staying = Router::new()
        .route("/tables/{id}/live", get(live::live))
        .route("/tables/{id}/events", get(events::events));
    let api = api
        .merge(staying)
        .fallback(async || Fault::new(StatusCode::NOT_FOUND, Code::NoPath))
        .method_not_allowed_fallback(async || {
            Fault::new(StatusCode::METHOD_NOT_ALLOWED, Code::NoMethod)
        })
        .layer(from_fn_with_state(app.clone(), guard::same_site));
    Router::new()
        .nest("/api", api)
        .route("/health", get(operation::health))
        .route("/ready", get(operation::ready))
        .route("/metrics", get(operation::metrics))
        .fallback(files::file)
        .layer(DefaultBodyLimit::max(LONGEST * 1024))
        .layer(from_fn_with_state(app.clone(), host::known))
        .layer(from_fn_with_state(app.clone(), guard::pace))
        .layer(from_fn_with_state(app.clone(), guard::say))
        .layer(from_fn(guard::drained))
        .layer(from_fn(guard::headers))
        .with_state(app)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv6Addr};
    use std::sync::atomic::{AtomicBool, Ordering};

    use axum::body::Body;
    use axum::http::Request;
    use tokio::sync::watch;
    use tower::ServiceExt as _;

    use super::*;
    use crate::config::Config;
    use crate::store::{Sqlite, Store as _};

    /// Issue 21, point 3. Somebody else at the same address asks all the time: there is nothing left of
    /// what the address may ask, but whoever watches over the server is answered.
    #[tokio::test]
    async fn probes_are_answered_whatever_else_the_address_asks() {
        let folder = std::env::temp_dir().join(format!("comptoir-probes-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let config = Config::new(folder.join("server.db"), ([127, 0, 0, 1], 0).into());
        let store = Arc::new(Sqlite::open(&config.db).await.unwrap());
        let (_stop, stopping) = watch::channel(false);
        let app = Arc::new(App::new(config, store.clone(), stopping));
        let router = router(app.clone());
        let asking = Arc::new(AtomicBool::new(true));
        let (asks, asked) = (asking.clone(), app.clone());
        // Where no connection is known, this is where a request comes from.
        let from = IpAddr::V6(Ipv6Addr::UNSPECIFIED);
        let other = std::thread::spawn(move || {
            while asks.load(Ordering::Relaxed) {
                let _ = asked.limits.request(from);
                std::thread::sleep(Duration::from_millis(1));
            }
        });
        while app.limits.request(from).is_ok() {}
        let status = async |path: &str| {
            let request = Request::get(path).header("host", "localhost").body(Body::empty());
            router.clone().oneshot(request.unwrap()).await.unwrap().status()
        };
        let (mut answered, mut refused) = (0, 0);
        for _ in 0..100 {
            for probe in PROBES {
                answered += usize::from(status(probe).await == StatusCode::OK);
            }
            refused += usize::from(status("/api/games").await == StatusCode::TOO_MANY_REQUESTS);
        }
        asking.store(false, Ordering::Relaxed);
        other.join().unwrap();
        store.close().await.unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(refused > 0, "the limit is not reached");
        assert_eq!(answered, 200);
    }
}
