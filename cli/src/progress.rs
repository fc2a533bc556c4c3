//! A progress bar for long work: on the error stream, and only where a person sees it.

use std::io::{IsTerminal as _, Write as _};
use std::sync::Mutex;
use std::time::{Duration, Instant};

const WIDTH: u64 = 30;
const PACE: Duration = Duration::from_millis(100);

/// How far a piece of work has come.
pub(crate) struct Progress {
    total: u64,
    label: String,
    started: Instant,
    shown: bool,
    state: Mutex<State>,
}

struct State {
    done: u64,
    drawn: Option<Instant>,
}

impl Progress {
    /// A bar for `total` steps; nothing is shown where the error stream is not a terminal.
    pub(crate) fn new(total: u64, label: String) -> Progress {
        let shown = std::io::stderr().is_terminal();
        let state = Mutex::new(State { done: 0, drawn: None });
        Progress { total: total.max(1), label, started: Instant::now(), shown, state }
    }

    /// One step more is done; may be called from several threads.
    pub(crate) fn step(&self) {
        let Ok(mut state) = self.state.lock() else { return };
        state.done += 1;
        let due = state.drawn.is_none_or(|drawn| drawn.elapsed() >= PACE);
        if self.shown && due {
            state.drawn = Some(Instant::now());
            self.draw(state.done);
        }
    }

    /// Takes the bar away.
    pub(crate) fn finish(&self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[2K");
        }
    }

    fn draw(&self, done: u64) {
        let filled = (WIDTH * done / self.total).min(WIDTH) as usize;
        let bar = format!("{}{}", "█".repeat(filled), "░".repeat(WIDTH as usize - filled));
        let left = self.started.elapsed().as_secs_f64() / done.max(1) as f64
            * (self.total - done.min(self.total)) as f64;
        let percent = 100 * done / self.total;
        let _ = write!(
            std::io::stderr(),
            "\r\x1b[2K{} {bar} {percent:3} %  {done}/{}  {left:.0} s",
            self.label,
            self.total
        );
        let _ = std::io::stderr().flush();
    }
}
