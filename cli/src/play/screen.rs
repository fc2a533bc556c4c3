//! The terminal itself: its keys, its size, its clock.

use std::io;
use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::desk::{Desk, Pace};
use super::draw::draw;
use super::host::Host;
use super::paint::Paint;

/// How long to sleep where nothing is due.
const LONG: Duration = Duration::from_secs(60);

/// Draws the table until the person leaves. The terminal is given back as it was, also if the
/// program falls over.
pub(super) fn run(host: Host, pace: Pace) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let played = attend(&mut terminal, host, pace);
    let restored = ratatui::try_restore();
    played.and(restored)
}

fn attend(terminal: &mut DefaultTerminal, host: Host, pace: Pace) -> io::Result<()> {
    let paint = Paint::from_system();
    let mut desk = Desk::new(host, pace, terminal.size()?, Instant::now());
    loop {
        desk.tick(Instant::now());
        desk.resize(terminal.size()?);
        terminal.draw(|frame| draw(frame, &desk, paint))?;
        if event::poll(desk.rest(Instant::now()).unwrap_or(LONG))? {
            // Everything that has come in, so that a held key does not outrun the drawing.
            loop {
                if let Event::Key(key) = event::read()?
                    && key.kind != KeyEventKind::Release
                {
                    desk.key(key, Instant::now());
                }
                if desk.has_left() {
                    return Ok(());
                }
                if !event::poll(Duration::ZERO)? {
                    break;
                }
            }
        }
    }
}
