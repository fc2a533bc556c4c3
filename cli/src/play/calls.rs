//! Calls of the system to end: the terminal is given back first, then they are followed.

use std::io;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

/// What a shell adds to the number of the signal that ended a program.
#[cfg(unix)]
const ENDED_BY_SIGNAL: u8 = 128;

/// Hears what the system calls. From the first on, no call ends the program by itself any more.
pub(super) struct Calls {
    /// What the program ends with; 0 if nothing was called.
    code: Arc<AtomicU8>,
}

impl Calls {
    /// Begins to listen.
    pub(super) fn listen() -> io::Result<Calls> {
        let code = Arc::new(AtomicU8::new(0));
        #[cfg(unix)]
        follow(Arc::clone(&code))?;
        Ok(Calls { code })
    }

    /// What the program ends with, if it was called to end.
    pub(super) fn heard(&self) -> Option<ExitCode> {
        let code = self.code.load(Ordering::Relaxed);
        (code > 0).then(|| ExitCode::from(code))
    }
}

/// Notes the first call. The table has a moment to end well; without a terminal it may wait for a
/// key for ever, and is then ended all the same.
#[cfg(unix)]
fn follow(code: Arc<AtomicU8>) -> io::Result<()> {
    use std::time::Duration;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    const MOMENT: Duration = Duration::from_secs(1);

    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    std::thread::spawn(move || {
        let Some(signal) = signals.forever().next() else { return };
        let ended = ENDED_BY_SIGNAL.saturating_add(u8::try_from(signal).unwrap_or_default());
        code.store(ended, Ordering::Relaxed);
        std::thread::sleep(MOMENT);
        let _ = ratatui::try_restore();
        std::process::exit(i32::from(ended));
    });
    Ok(())
}
