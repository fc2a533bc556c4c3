//! What the server counts, for those who run it.

use std::sync::OnceLock;

use metrics::{Counter, Gauge, Histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// Seconds from a tenth of a millisecond to ten seconds.
const SECONDS: &[f64] =
    &[0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0];
const SIZES: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

/// What the server counts. They are looked up once: they stand on the way of every move.
pub(crate) struct Counts {
    pub(crate) moves: Counter,
    pub(crate) append: Histogram,
    pub(crate) think: Histogram,
    pub(crate) open_tables: Gauge,
    pub(crate) connections: Gauge,
}

impl Counts {
    pub(crate) fn new() -> Counts {
        recorder();
        Counts {
            moves: metrics::counter!("comptoir_moves_total"),
            append: metrics::histogram!("comptoir_append_seconds"),
            think: metrics::histogram!("comptoir_bot_think_seconds"),
            open_tables: metrics::gauge!("comptoir_open_tables"),
            connections: metrics::gauge!("comptoir_connections"),
        }
    }

    /// A wish was refused.
    pub(crate) fn refused(&self, code: &'static str) {
        metrics::counter!("comptoir_refusals_total", "code" => code).increment(1);
    }

    /// A request was answered.
    pub(crate) fn request(&self, route: String, method: &'static str, status: u16) {
        let status = status.to_string();
        metrics::counter!(
            "comptoir_requests_total", "route" => route, "method" => method, "status" => status
        )
        .increment(1);
    }

    /// Everything counted so far, as Prometheus reads it.
    pub(crate) fn page(&self) -> String {
        recorder()
            .map(|handle| {
                handle.run_upkeep();
                handle.render()
            })
            .unwrap_or_default()
    }
}

/// There is one recorder in a process, whoever asks first installs it.
fn recorder() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let seconds = Matcher::Suffix("_seconds".into());
        let sizes = Matcher::Suffix("_appends".into());
        let builder = PrometheusBuilder::new().set_buckets_for_metric(seconds, SECONDS).ok()?;
        builder.set_buckets_for_metric(sizes, SIZES).ok()?.install_recorder().ok()
    };
    HANDLE.get_or_init(install).as_ref()
}
