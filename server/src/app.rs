//! The application: everything that its requests share.

use std::sync::Arc;

use tokio::sync::watch;

use crate::config::Config;
use crate::count::Counts;
use crate::limits::Limits;
use crate::people::People;
use crate::store::Store;
use crate::tables::Tables;
use crate::words::Tongues;

/// Everything that the requests of one server share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) people: People,
    pub(crate) tongues: Tongues,
    pub(crate) limits: Limits,
    pub(crate) counts: Arc<Counts>,
    /// Becomes true when the server closes.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(
        config: Config,
        store: Arc<dyn Store>,
        stopping: watch::Receiver<bool>,
    ) -> App {
        let counts = Arc::new(Counts::new());
        App {
            tables: Arc::new(Tables::new(&config, store.clone(), counts.clone(), stopping.clone())),
            people: People::new(store.clone()),
            tongues: Tongues::new(),
            limits: Limits::new(
                config.no_limits,
                config.most_connections,
                config.most_from_address,
            ),
            config,
            store,
            counts,
            stopping,
        }
    }
}

/// Waits until the server closes.
pub(crate) async fn closing(stopping: &mut watch::Receiver<bool>) {
    // A sender that is gone has closed the app, too.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}
