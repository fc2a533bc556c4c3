//! Opening the app, and closing it without losing anything.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::http::StatusCode;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use kit::Lang;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tower::ServiceExt as _;

use crate::app::{App, closing};
use crate::config::Config;
use crate::fault::{Code, Fault};
use crate::files;
use crate::fresh;
use crate::guests::Guests;
use crate::http::{self, LocalAddress, household};
use crate::impatient::Impatient;
use crate::store::{Sqlite, Store, StoreError};

/// How long a connection may take to say what it wants.
const HEADERS: Duration = Duration::from_secs(10);
/// How long those who are still being answered are waited for at the end.
const FAREWELL: Duration = Duration::from_secs(10);
/// How often what has expired is forgotten.
const TIDY: Duration = Duration::from_secs(6 * 60 * 60);

/// Why the server could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum NotOpened {
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be used.
    #[error("{address}: {error}")]
    Address {
        /// The address.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
}

/// A server that is open.
pub struct Server {
    address: SocketAddr,
    store: Arc<dyn Store>,
    stop: watch::Sender<bool>,
    listening: JoinHandle<()>,
}

impl Server {
    /// Opens the server.
    pub async fn open(config: Config) -> Result<Server, NotOpened> {
        let cannot = |error| NotOpened::Address { address: config.listen, error };
        let listener = TcpListener::bind(config.listen).await.map_err(cannot)?;
        let address = listener.local_addr().map_err(cannot)?;
        // Counting begins before anything is worth counting.
        let _ = crate::count::Counts::new();
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&config.db).await?);
        let (stop, stopping) = watch::channel(false);
        let most = files::most_connections(config.most_connections);
        let config = Config { most_connections: most, ..config };
        let app = Arc::new(App::new(config, store.clone(), stopping.clone()));
        tokio::spawn(app.tables.clone().sweep());
        tokio::spawn(tidy(store.clone(), stopping.clone()));
        tracing::info!(%address, "the server is open");
        let listening = tokio::spawn(listen(listener, app, most, stopping));
        Ok(Server { address, store, stop, listening })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes the server: nobody is let in any more, everybody is told, what is being written is
    /// finished.
    pub async fn close(self) -> Result<(), StoreError> {
        let _ = self.stop.send(true);
        let _ = self.listening.await;
        self.store.close().await
    }
}

/// Waits until the process is told to stop (SIGTERM, or SIGINT from a keyboard). From the call on
/// nothing else happens when it is told, even before anybody waits.
pub fn told_to_stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let told = {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = (signal(SignalKind::terminate()), signal(SignalKind::interrupt()));
        async {
            match signals {
                (Ok(mut terminate), Ok(mut interrupt)) => tokio::select! {
                    _ = terminate.recv() => {}
                    _ = interrupt.recv() => {}
                },
                _ => std::future::pending().await,
            }
        }
    };
    #[cfg(not(unix))]
    let told = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    async {
        told.await;
        tracing::info!("told to stop");
    }
}

async fn tidy(store: Arc<dyn Store>, mut stopping: watch::Receiver<bool>) {
    loop {
        if let Err(error) = store.tidy(fresh::now()).await {
            tracing::warn!(%error, "what has expired is still there");
        }
        tokio::select! {
            () = tokio::time::sleep(TIDY) => {}
            () = closing(&mut stopping) => return,
        }
    }
}

async fn listen(
    listener: TcpListener,
    app: Arc<App>,
    most: usize,
    mut stopping: watch::Receiver<bool>,
) {
    let router = http::router(app.clone());
    let places = Arc::new(Semaphore::new(most));
    let most_from = if app.config.no_limits || app.config.behind_proxy {
        usize::MAX
    } else {
        app.config.most_from_address
    };
    let guests = Guests::new(most_from);
    let mut server = hyper::server::conn::http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(HEADERS);
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &places) => accepted,
            () = closing(&mut stopping) => break,
        };
        let (stream, peer, place) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Mostly too many open files: those who leave make room.
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(200)).await;
                continue;
            }
        };
        let Some(guest) = guests.take_in(household(peer.ip())) else {
            app.counts.refused("too-many-connections");
            turn_away(&app, &stream);
            continue;
        };
        // Moves are small and must not wait for one another.
        let _ = stream.set_nodelay(true);
        let local = stream.local_addr().ok();
        let router = router.clone();
        let service =
            router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
                request.extensions_mut().insert(ConnectInfo(peer));
                if let Some(local) = local {
                    request.extensions_mut().insert(LocalAddress(local));
                }
                request.map(axum::body::Body::new)
            });
        let stream = TokioIo::new(Impatient::new(stream, app.config.stall));
        let connection = server.serve_connection(stream, TowerToHyperService::new(service));
        let mut stopping = stopping.clone();
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection.with_upgrades());
            // A connection that breaks concerns nobody else.
            tokio::select! {
                _ = connection.as_mut() => {}
                () = closing(&mut stopping) => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop((place, guest));
        });
    }
    drop(listener);
    let farewell = async {
        let _ = places.acquire_many(u32::try_from(most).unwrap_or(u32::MAX)).await;
        app.limits.everybody_gone().await;
    };
    let _ = tokio::time::timeout(FAREWELL, farewell).await;
}

/// Tells somebody who is connected too often, as far as that goes without waiting for them.
fn turn_away(app: &App, stream: &TcpStream) {
    let fault = Fault::new(StatusCode::TOO_MANY_REQUESTS, Code::TooManyConnections);
    let reason = app.tongues.reason(Lang::default(), &fault);
    let body = serde_json::to_string(&reason).unwrap_or_default();
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nconnection: close\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let _ = stream.try_write(answer.as_bytes());
}

type Accepted = (TcpStream, SocketAddr, tokio::sync::OwnedSemaphorePermit);

async fn accept(listener: &TcpListener, places: &Arc<Semaphore>) -> io::Result<Accepted> {
    let place = places.clone().acquire_owned().await.map_err(io::Error::other)?;
    let (stream, peer) = listener.accept().await?;
    Ok((stream, peer, place))
}
