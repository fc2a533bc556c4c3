//! What names and passwords can be.

use axum::http::StatusCode;

use crate::fault::Fault;
use crate::fold::folded;

/// The most letters of a name.
const LONGEST: usize = 24;
/// The fewest and the most letters of a password.
const PASSWORD: (usize, usize) = (8, 200);
/// How lists tell bots from people.
const BOT: &str = "bot:";

/// The name as it is kept, if it can be one.
pub(super) fn checked(name: &str) -> Result<String, Fault> {
    let name = name.trim();
    let letters = name.chars().count();
    if letters == 0 || letters > LONGEST || name.chars().any(is_hidden) {
        let fault = Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-name");
        return Err(fault.with("most", LONGEST));
    }
    if folded(name).starts_with(&folded(BOT)) {
        return Err(Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "bot-name"));
    }
    Ok(name.to_owned())
}

/// Signs that cannot be seen, that are as wide as a letter and empty, or that turn the text around
/// them: two names that look alike must be alike.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || (letter.is_whitespace() && letter != ' ')
        || matches!(letter,
            '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{1d159}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a password has the length of one.
pub(super) fn check_password(password: &str) -> Result<(), Fault> {
    let (least, most) = PASSWORD;
    if (least..=most).contains(&password.chars().count()) {
        return Ok(());
    }
    let fault = Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-password");
    Err(fault.with("least", least).with("most", most))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_can_be_seen() {
        assert_eq!(checked("  Zoé Müller ").unwrap(), "Zoé Müller");
        assert_eq!(checked("<script>").unwrap(), "<script>");
        for bad in [
            "",
            "   ",
            "a\nb",
            "a\u{202e}b",
            "a\u{200b}b",
            "1234567890123456789012345",
            "\u{2800}",
            "a\u{3000}b",
            "\u{a0}",
            "a\u{2067}b",
        ] {
            assert_eq!(checked(bad).unwrap_err().code, "bad-name", "{bad:?}");
        }
    }

    #[test]
    fn nobody_is_called_like_a_bot() {
        for bad in ["bot:greedy", "BOT: x", "ｂｏｔ：level4", "b0t:x", "Ьоt:x"] {
            assert_eq!(checked(bad).unwrap_err().code, "bot-name", "{bad:?}");
        }
        assert!(checked("Botho").is_ok() && checked("robot: me").is_ok());
    }

    #[test]
    fn passwords_are_neither_short_nor_endless() {
        assert!(check_password("12345678").is_ok());
        assert!(check_password("1234567").is_err());
        assert!(check_password(&"x".repeat(201)).is_err());
    }
}
