//! Ending other programs.

use std::process::Child;
use std::time::{Duration, Instant};

use crate::{Failure, Result};

/// Asks a program to end (SIGTERM). Where there are no signals, it is killed.
#[cfg(unix)]
pub(crate) fn ask_to_end(child: &mut Child) -> Result<()> {
    let end = rustix::process::Pid::from_child(child);
    rustix::process::kill_process(end, rustix::process::Signal::TERM)
        .map_err(|error| Failure::system("cannot send SIGTERM")(error.into()))
}

/// Asks a program to end (SIGTERM). Where there are no signals, it is killed.
#[cfg(not(unix))]
pub(crate) fn ask_to_end(child: &mut Child) -> Result<()> {
    child.kill().map_err(Failure::system("cannot end a program"))
}

/// Kills a program.
pub(crate) fn kill(child: &mut Child) {
    // It may have ended by itself.
    let _ = child.kill();
    let _ = child.wait();
}

/// Asks a program to end, and kills it if it has not after this time. Blocks.
pub(crate) fn end(child: &mut Child, patience: Duration) {
    let begin = Instant::now();
    if ask_to_end(child).is_ok() {
        while begin.elapsed() < patience {
            if matches!(child.try_wait(), Ok(Some(_))) {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }
    kill(child);
}
