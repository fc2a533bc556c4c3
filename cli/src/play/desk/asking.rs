//! The keys of what is open above the table.

use std::path::PathBuf;
use std::time::Instant;

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::{Desk, Host, Overlay, PAGE, Press, Way, press};

impl Desk {
    pub(super) fn press_in_quit(&mut self, key: KeyEvent, press: Press, now: Instant) {
        match press {
            Press::Save if !self.host.is_saved() => {
                self.overlay = None;
                self.save(true);
            }
            Press::Quit | Press::Leave => self.left = true,
            Press::Language => self.switch_language(),
            _ if matches!(key.code, KeyCode::Char(_)) => {}
            _ => {
                self.overlay = None;
                self.settle(now, self.pace.beat);
            }
        }
    }

    pub(super) fn press_in_handover(&mut self, press: Press, now: Instant) {
        match press {
            Press::Enter => {
                self.overlay = None;
                self.host.follow();
                self.settle(now, self.pace.beat);
            }
            Press::Undo => {
                self.overlay = None;
                self.turn_back(now, Host::undo);
                if self.overlay.is_none() {
                    // Not taken back: the keyboard still goes on.
                    self.settle(now, self.pace.beat);
                }
            }
            Press::Language => self.switch_language(),
            Press::Quit | Press::Leave => self.quit(),
            _ => {}
        }
    }

    pub(super) fn press_in_result(&mut self, press: Press, now: Instant) {
        match press {
            Press::Enter | Press::Back | Press::Switch => self.overlay = None,
            Press::Save | Press::Language | Press::Quit | Press::Leave | Press::Undo => {
                let result = self.overlay.take();
                self.press(press, now);
                self.overlay = self.overlay.take().or(result);
            }
            _ => {}
        }
    }

    /// A key while the name of a file is typed.
    pub(super) fn key_in_name(&mut self, key: KeyEvent, now: Instant) {
        let Some(Overlay::SaveAs { mut name, leave, replace }) = self.overlay.take() else {
            return;
        };
        match (key.code, press(key)) {
            (_, Some(Press::Leave)) | (KeyCode::Esc, _) => {
                return self.settle(now, self.pace.beat);
            }
            (KeyCode::Enter, _) if !name.trim().is_empty() => {
                let file = PathBuf::from(name.trim());
                if file.exists() && !replace {
                    self.overlay = Some(Overlay::SaveAs { name, leave, replace: true });
                    return;
                }
                self.host.keep_in(file, false);
                self.save(leave);
                return self.settle(now, self.pace.beat);
            }
            (KeyCode::Backspace, _) => {
                name.pop();
            }
            (KeyCode::Char(c), _) if !c.is_control() => name.push(c),
            _ => {}
        }
        self.overlay = Some(Overlay::SaveAs { name, leave, replace: false });
    }
}

/// Where a text is scrolled to after a key; `None` if the key closes it.
pub(super) fn scrolled(press: Press, line: usize) -> Option<usize> {
    match press {
        Press::Go(Way::Up) => Some(line.saturating_sub(1)),
        Press::Go(Way::Down) => Some(line + 1),
        Press::Page(Way::Up) => Some(line.saturating_sub(PAGE)),
        Press::Page(_) => Some(line + PAGE),
        Press::First => Some(0),
        Press::Enter | Press::Back | Press::Help | Press::Places | Press::Quit | Press::Leave => {
            None
        }
        _ => Some(line),
    }
}
