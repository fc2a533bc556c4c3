//! What the server writes to the standard error stream.

use std::io::stderr;

use tracing_subscriber::EnvFilter;

/// Logs to the standard error stream, as text or as one JSON object per line. `COMPTOIR_LOG`
/// chooses how much (`info` if it is not set).
pub fn log_to_stderr(json: bool) {
    let filter = EnvFilter::try_from_env("COMPTOIR_LOG");
    let filter = filter.unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(stderr);
    // A second logger is none: the first one stays.
    let _ = match json {
        true => lines.json().try_init(),
        false => lines.with_ansi(false).try_init(),
    };
}
