//! Where tables of this browser are kept: the log as lines of JSON, and a line for lists.

use std::cell::RefCell;

use kit::order;
use leptos::prelude::window;
use room::{Entry, Logged, TableLine};

use crate::settings::{store, stored};

const LOG: &str = "solo-log:";
const LINE: &str = "solo-line:";

thread_local! {
    /// The last log the browser would not keep: the game can be played all the same.
    static UNKEPT: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// A log as it is kept.
#[derive(Default, Debug)]
pub(super) struct Log {
    text: String,
}

impl Log {
    /// Adds an entry.
    pub(super) fn add(&mut self, logged: &Logged) {
        if let Ok(line) = serde_json::to_string(logged) {
            self.text.push_str(&line);
            self.text.push('\n');
        }
    }

    /// The entries; `None` if it is not a log.
    pub(super) fn entries(&self) -> Option<Vec<Logged>> {
        self.text.lines().map(|line| serde_json::from_str(line).ok()).collect()
    }

    /// The game that is played there.
    pub(super) fn game(&self) -> Option<String> {
        let first: Logged = serde_json::from_str(self.text.lines().next()?).ok()?;
        match first.entry {
            Entry::Opened { setting, .. } => Some(setting.game),
            _ => None,
        }
    }

    /// The log kept of a table.
    pub(super) fn load(table: &str) -> Option<Log> {
        let unkept = || UNKEPT.with_borrow(Clone::clone).filter(|(name, _)| name == table);
        let text = stored(&format!("{LOG}{table}")).or_else(|| unkept().map(|(_, text)| text));
        text.map(|text| Log { text })
    }

    /// Keeps it; tells whether the browser did.
    pub(super) fn save(&self, table: &str) -> bool {
        let name = format!("comptoir:{LOG}{table}");
        let storage = window().local_storage().ok().flatten();
        let kept = storage.is_some_and(|storage| storage.set_item(&name, &self.text).is_ok());
        if !kept {
            UNKEPT.set(Some((table.to_owned(), self.text.clone())));
        }
        kept
    }
}

/// Keeps what is shown of a table in lists.
pub(super) fn keep_line(line: &TableLine) {
    if let Ok(text) = serde_json::to_string(line) {
        store(&format!("{LINE}{}", line.table), &text);
    }
}

/// The tables kept here, the latest first.
pub fn lines() -> Vec<TableLine> {
    let Ok(Some(storage)) = window().local_storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let names = (0..count).filter_map(|at| storage.key(at).ok()?);
    let prefix = format!("comptoir:{LINE}");
    let ours = names.filter(|name| name.starts_with(&prefix));
    let texts = ours.filter_map(|name| storage.get_item(&name).ok()?);
    let mut lines: Vec<TableLine> =
        texts.filter_map(|text| serde_json::from_str(&text).ok()).collect();
    order::sort_by_key(&mut lines, |line| std::cmp::Reverse(line.at));
    lines
}

/// Throws a table away.
pub fn forget(table: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        for part in [LOG, LINE] {
            let _ = storage.remove_item(&format!("comptoir:{part}{table}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_comes_back_as_it_was_kept() {
        let entries =
            [Entry::Closed, Entry::Left { chair: 1 }, Entry::Rematch { table: "a\nb".to_owned() }];
        let entries = entries.into_iter().zip(1..);
        let entries: Vec<Logged> =
            entries.map(|(entry, seq)| Logged { seq, at: 7, entry }).collect();
        let mut log = Log::default();
        entries.iter().for_each(|logged| log.add(logged));
        assert_eq!(log.entries(), Some(entries));
        assert_eq!(Log { text: "nonsense\n".to_owned() }.entries(), None);
    }
}
