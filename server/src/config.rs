//! How a server is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use room::Shelf;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The file of the store.
    pub db: PathBuf,
    /// Where it listens.
    pub listen: SocketAddr,
    /// How long a bot seems to think about the first decision of its turn; half as long about
    /// the others.
    pub pace: Duration,
    /// Whether anybody may ask for anything as often as they like: for tests and measurements.
    pub no_limits: bool,
    /// Whether a proxy stands before it that tells whose request it is (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// Whether anybody may read what the server has counted, not this machine only.
    pub open_metrics: bool,
    /// After how long without a connection somebody counts as away.
    pub away: Duration,
    /// After how long a table that nobody reads is put away.
    pub idle: Duration,
    /// How many tables may be open at once before idle ones are put away early.
    pub most_open: usize,
    /// How many connections are taken at once; fewer if the system lets the process open fewer files.
    pub most_connections: usize,
    /// How many of them from one address. Where a proxy stands before the server all come from there:
    /// then those that stay are counted, by the address the proxy tells.
    pub most_from_address: usize,
    /// How long somebody who is sent something may take none of it before the connection is cut.
    pub stall: Duration,
    /// For how long bots play on after somebody who plays alone last looked.
    pub linger: Duration,
    /// The names by which the server is called, besides those of this machine itself.
    pub hosts: Vec<String>,
    /// The boxes that are open already. Tests put games there that are in no list.
    pub shelf: Arc<Shelf>,
}

impl Config {
    /// A server as usual, with this file, at this address.
    pub fn new(db: PathBuf, listen: SocketAddr) -> Config {
        Config {
            db,
            listen,
            pace: room::PACE,
            no_limits: false,
            behind_proxy: false,
            open_metrics: false,
            away: Duration::from_secs(120),
            idle: Duration::from_secs(600),
            most_open: 20_000,
            most_connections: 12_000,
            most_from_address: 512,
            stall: Duration::from_secs(30),
            linger: Duration::from_secs(60),
            hosts: Vec::new(),
            shelf: Arc::default(),
        }
    }
}
