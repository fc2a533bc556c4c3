//! What the keys of the table mean.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A way to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Up,
    Down,
    Left,
    Right,
}

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Press {
    /// To the next piece that can be touched, or the next line.
    Go(Way),
    /// To the next piece, whatever it is.
    Look(Way),
    Page(Way),
    First,
    Last,
    /// Choose, touch, go on.
    Enter,
    /// Between the board and the list.
    Switch,
    /// Back out of whatever is open.
    Back,
    Digit(char),
    Erase,
    Undo,
    Redo,
    Restart,
    Save,
    Hint,
    Places,
    Language,
    Help,
    Quit,
    /// Ctrl-C: leave, and at once if pressed again.
    Leave,
}

/// What a key asks for; letters count in either case.
pub(super) fn press(key: KeyEvent) -> Option<Press> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c' | 'd') => Some(Press::Leave),
            _ => None,
        };
    }
    let go = |way| {
        if key.modifiers.contains(KeyModifiers::SHIFT) { Press::Look(way) } else { Press::Go(way) }
    };
    Some(match key.code {
        KeyCode::Up => go(Way::Up),
        KeyCode::Down => go(Way::Down),
        KeyCode::Left => go(Way::Left),
        KeyCode::Right => go(Way::Right),
        KeyCode::PageUp => Press::Page(Way::Up),
        KeyCode::PageDown => Press::Page(Way::Down),
        KeyCode::Home => Press::First,
        KeyCode::End => Press::Last,
        KeyCode::Enter | KeyCode::Char(' ') => Press::Enter,
        KeyCode::Tab | KeyCode::BackTab => Press::Switch,
        KeyCode::Esc => Press::Back,
        KeyCode::Backspace => Press::Erase,
        KeyCode::F(1) | KeyCode::Char('?') => Press::Help,
        KeyCode::Char(c @ '0'..='9') => Press::Digit(c),
        KeyCode::Char(c) => match c.to_ascii_lowercase() {
            'u' => Press::Undo,
            'r' => Press::Redo,
            't' => Press::Restart,
            's' => Press::Save,
            'h' => Press::Hint,
            'o' => Press::Places,
            'l' => Press::Language,
            'q' => Press::Quit,
            _ => return None,
        },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_count_in_either_case_and_control_is_something_else() {
        let key = |c, modifiers| press(KeyEvent::new(KeyCode::Char(c), modifiers));
        assert_eq!(key('T', KeyModifiers::SHIFT), Some(Press::Restart));
        assert_eq!(key('t', KeyModifiers::NONE), Some(Press::Restart));
        assert_eq!(key('c', KeyModifiers::CONTROL), Some(Press::Leave));
        assert_eq!(key('u', KeyModifiers::CONTROL), None);
    }
}
