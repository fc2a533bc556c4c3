//! What names and passwords can be.

use axum::http::StatusCode;

use crate::fault::Fault;

/// The most letters of a name.
const LONGEST: usize = 24;
/// The fewest and the most letters of a password.
const PASSWORD: (usize, usize) = (8, 200);

/// The name as it is kept, if it can be one.
pub(super) fn checked(name: &str) -> Result<String, Fault> {
    let name = name.trim();
    let letters = name.chars().count();
    if letters == 0 || letters > LONGEST || name.chars().any(is_hidden) {
        let fault = Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-name");
        return Err(fault.with("most", LONGEST));
    }
    Ok(name.to_owned())
}

/// Signs that cannot be seen, or that turn the text around them: two names that look alike must
/// be alike.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
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
        for bad in ["", "   ", "a\nb", "a\u{202e}b", "a\u{200b}b", "1234567890123456789012345"] {
            assert_eq!(checked(bad).unwrap_err().code, "bad-name", "{bad:?}");
        }
    }

    #[test]
    fn passwords_are_neither_short_nor_endless() {
        assert!(check_password("12345678").is_ok());
        assert!(check_password("1234567").is_err());
        assert!(check_password(&"x".repeat(201)).is_err());
    }
}
