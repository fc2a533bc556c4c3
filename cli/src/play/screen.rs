//! The terminal itself: its keys, its size, its clock.

use std::io;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::calls::Calls;
use super::draw::draw;
use super::drawn_table::{DrawnTable, Pace};
use super::host::Host;
use super::paint::Paint;

/// How long to sleep where nothing is due.
const LONG: Duration = Duration::from_secs(60);
/// How long a call to end may go unheard: a signal does not end the wait for a key.
const SOON: Duration = Duration::from_millis(100);

/// Draws the table until the person leaves or the system calls. The terminal is given back as it
/// was, also if the program falls over.
pub(super) fn run(host: Host, pace: Pace) -> io::Result<ExitCode> {
    let calls = Calls::listen()?;
    let mut terminal = ratatui::try_init()?;
    let played = attend(&mut terminal, host, pace, &calls);
    let restored = ratatui::try_restore();
    match calls.heard() {
        // The terminal may be gone as well, and then nothing else could be expected of it.
        Some(code) => Ok(code),
        None => played.and(restored).map(|()| ExitCode::SUCCESS),
    }
}

fn attend(terminal: &mut DefaultTerminal, host: Host, pace: Pace, calls: &Calls) -> io::Result<()> {
    let paint = Paint::from_system();
    let mut drawn = DrawnTable::new(host, pace, terminal.size()?, Instant::now());
    while calls.heard().is_none() {
        drawn.tick(Instant::now());
        drawn.resize(terminal.size()?);
        terminal.draw(|frame| draw(frame, &drawn, paint))?;
        if wait(drawn.rest(Instant::now()).unwrap_or(LONG), calls)? {
            // Everything that has come in, so that a held key does not outrun the drawing.
            loop {
                if let Event::Key(key) = event::read()?
                    && key.kind != KeyEventKind::Release
                {
                    drawn.key(key, Instant::now());
                }
                if drawn.has_left() {
                    return Ok(());
                }
                if !event::poll(Duration::ZERO)? {
                    break;
                }
            }
        }
    }
    Ok(())
}

/// Waits so long for a key, or until the system calls; tells whether a key was pressed.
fn wait(rest: Duration, calls: &Calls) -> io::Result<bool> {
    let until = Instant::now() + rest;
    loop {
        let rest = until.saturating_duration_since(Instant::now());
        if event::poll(rest.min(SOON))? {
            return Ok(true);
        }
        if rest <= SOON || calls.heard().is_some() {
            return Ok(false);
        }
    }
}
