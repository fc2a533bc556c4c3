//! The keys of what is open above the table.

use std::path::Path;
use std::time::Instant;

use kit::Phrase;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::{DrawnTable, Host, Overlay, PAGE, Press, Way, press};
use crate::files::{self, Standing};

impl DrawnTable {
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
        let Some(Overlay::SaveAs { mut name, leave, replace, .. }) = self.overlay.take() else {
            return;
        };
        let ask = |name, replace, reason| Some(Overlay::SaveAs { name, leave, replace, reason });
        match (key.code, press(key)) {
            (_, Some(Press::Leave)) | (KeyCode::Esc, _) => {
                return self.settle(now, self.pace.beat);
            }
            (KeyCode::Enter, _) if name.trim().is_empty() => {
                self.overlay = ask(name, false, Some(Phrase::new("play-no-file")));
                return;
            }
            (KeyCode::Enter, _) => {
                let file = Path::new(name.trim());
                if files::standing(file) == Standing::File && !replace {
                    self.overlay = ask(name, true, None);
                    return;
                }
                self.save_in(file, leave);
                if self.overlay.is_none() {
                    self.settle(now, self.pace.beat);
                }
                return;
            }
            (KeyCode::Backspace, _) => {
                name.pop();
            }
            (KeyCode::Char(c), _) if !c.is_control() => name.push(c),
            _ => {}
        }
        self.overlay = ask(name, false, None);
    }
}

/// Where a text is scrolled to after a key, at most so far; `None` if the key closes it.
pub(super) fn scrolled(press: Press, line: usize, most: usize) -> Option<usize> {
    let line = line.min(most);
    let to = match press {
        Press::Go(Way::Up) => line.saturating_sub(1),
        Press::Go(Way::Down) => line + 1,
        Press::Page(Way::Up) => line.saturating_sub(PAGE),
        Press::Page(_) => line + PAGE,
        Press::First => 0,
        Press::Last => most,
        Press::Enter | Press::Back | Press::Help | Press::Places | Press::Quit | Press::Leave => {
            return None;
        }
        _ => line,
    };
    Some(to.min(most))
}
