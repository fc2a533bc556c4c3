//! Keys, as a browser wants to be told about them.

use serde_json::{Value, json};

/// Name, code and number of the keys that write nothing.
const NAMED: &[(&str, u32)] = &[
    ("ArrowDown", 40),
    ("ArrowLeft", 37),
    ("ArrowRight", 39),
    ("ArrowUp", 38),
    ("Backspace", 8),
    ("Delete", 46),
    ("End", 35),
    ("Escape", 27),
    ("F1", 112),
    ("F2", 113),
    ("Home", 36),
    ("Insert", 45),
    ("PageDown", 34),
    ("PageUp", 33),
    ("Tab", 9),
];

/// The bits by which modifiers are told.
const MODIFIERS: &[(&str, u8)] = &[("Alt", 1), ("Control", 2), ("Meta", 4), ("Shift", 8)];

const SHIFT: u8 = 8;

/// A key, with what is held down meanwhile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Key {
    key: String,
    code: String,
    number: u32,
    /// What it writes.
    text: String,
    modifiers: u8,
}

impl Key {
    /// The key that writes a letter.
    pub(crate) fn letter(letter: char) -> Key {
        if letter == '\n' {
            return Key::writing("Enter", "Enter", 13, "\r");
        }
        let big = letter.to_ascii_uppercase();
        let (code, number) = match big {
            ' ' => ("Space".to_owned(), 32),
            'A'..='Z' => (format!("Key{big}"), u32::from(big)),
            '0'..='9' => (format!("Digit{big}"), u32::from(big)),
            // Where it is depends on the keyboard.
            _ => (String::new(), 0),
        };
        let key = Key::writing(&letter.to_string(), &code, number, &letter.to_string());
        Key { modifiers: if letter.is_ascii_uppercase() { SHIFT } else { 0 }, ..key }
    }

    fn writing(key: &str, code: &str, number: u32, text: &str) -> Key {
        let text = text.to_owned();
        Key { key: key.to_owned(), code: code.to_owned(), number, text, modifiers: 0 }
    }

    /// A key by its name, after the names of modifiers.
    pub(crate) fn named(name: &str) -> Option<Key> {
        // The plus at the end of `Control++` is the key.
        let (modifiers, name) = match name.strip_suffix('+') {
            Some(before) => (before, "+"),
            None => name.rsplit_once('+').unwrap_or(("", name)),
        };
        let mut key = Key::plain(name)?;
        for modifier in modifiers.split('+').filter(|word| !word.is_empty()) {
            let (_, bit) = MODIFIERS.iter().find(|(name, _)| *name == modifier)?;
            key.modifiers |= bit;
        }
        if key.modifiers & !SHIFT != 0 {
            // `Control+z` is a command and writes nothing.
            key.text.clear();
        }
        Some(key)
    }

    fn plain(name: &str) -> Option<Key> {
        let mut letters = name.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => return Some(Key::letter(letter)),
            _ if name == "Enter" => return Some(Key::letter('\n')),
            _ if name == "Space" => return Some(Key::letter(' ')),
            _ => {}
        }
        let (name, number) = NAMED.iter().find(|(known, _)| *known == name)?;
        Some(Key::writing(name, name, *number, ""))
    }

    /// The event of pressing it.
    pub(crate) fn down(&self) -> Value {
        let mut event = self.event(if self.text.is_empty() { "rawKeyDown" } else { "keyDown" });
        if !self.text.is_empty() {
            event["text"] = self.text.as_str().into();
        }
        event
    }

    /// The event of letting it go.
    pub(crate) fn up(&self) -> Value {
        self.event("keyUp")
    }

    fn event(&self, kind: &str) -> Value {
        json!({
            "type": kind,
            "key": self.key,
            "code": self.code,
            "windowsVirtualKeyCode": self.number,
            "modifiers": self.modifiers,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_write_and_arrows_do_not() {
        assert_eq!(Key::named("a").unwrap().down()["text"], "a");
        assert_eq!(Key::named("é").unwrap().down()["text"], "é");
        assert_eq!(Key::named("ArrowRight").unwrap().down()["type"], "rawKeyDown");
        assert!(Key::named("ArowRight").is_none());
    }

    #[test]
    fn modifiers_come_before_the_key() {
        let undo = Key::named("Control+z").unwrap();
        assert_eq!((undo.modifiers, undo.text.as_str()), (2, ""));
        assert_eq!(Key::named("Control+Shift+z").unwrap().modifiers, 10);
        assert_eq!(Key::named("Shift+Tab").unwrap().modifiers, 8);
        assert_eq!(Key::named("+").unwrap().text, "+");
        assert_eq!(Key::named("Control++").unwrap().key, "+");
        assert!(Key::named("Hyper+z").is_none());
    }
}
