//! What names and passwords can be.

use axum::http::StatusCode;
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_normalizer::properties::CanonicalCombiningClassMapBorrowed;

use crate::fault::{Code, Fault};
use crate::fold::folded;

/// The most letters of a name.
const LONGEST: usize = 24;
/// The fewest and the most letters of a password.
const PASSWORD: (usize, usize) = (8, 200);
/// The most signs over one letter.
const MOST_SIGNS: usize = 2;
/// How lists tell bots from people.
const BOT: &str = "bot:";

/// The name as it is kept, if it can be one.
pub(super) fn checked(name: &str) -> Result<String, Fault> {
    let name = name.trim();
    let letters = name.chars().count();
    if letters == 0 || letters > LONGEST || name.chars().any(is_hidden) || is_heaped(name) {
        let fault = Fault::new(StatusCode::UNPROCESSABLE_ENTITY, Code::BadName);
        return Err(fault.with("most", LONGEST));
    }
    if folded(name).starts_with(&folded(BOT)) {
        return Err(Fault::new(StatusCode::UNPROCESSABLE_ENTITY, Code::BotName));
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
            | '\u{1d173}'..='\u{1d17a}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{e0fff}'
            | '\u{070f}' | '\u{13430}'..='\u{13455}' | '\u{16fe4}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{fdd0}'..='\u{fdef}' | '\u{fffe}'..='\u{ffff}' | '\u{f0000}'..)
}

/// Whether signs that are written over the letter before them stand where there is none, or are heaped
/// up until they cover what others have written.
fn is_heaped(name: &str) -> bool {
    let classes = CanonicalCombiningClassMapBorrowed::new();
    // The first letter is above nothing; each may have two signs beyond those that are one letter with it.
    let mut heap = MOST_SIGNS;
    let plain = ComposingNormalizerBorrowed::new_nfc();
    plain.normalize_iter(name.chars()).any(|letter| {
        heap = if classes.get_u8(letter) == 0 { 0 } else { heap + 1 };
        heap > MOST_SIGNS
    })
}

/// Whether a password has the length of one.
pub(super) fn check_password(password: &str) -> Result<(), Fault> {
    let (least, most) = PASSWORD;
    if (least..=most).contains(&password.chars().count()) {
        return Ok(());
    }
    let fault = Fault::new(StatusCode::UNPROCESSABLE_ENTITY, Code::BadPassword);
    Err(fault.with("least", least).with("most", most))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_can_be_seen() {
        assert_eq!(checked("  Zoé Müller ").unwrap(), "Zoé Müller");
        for name in ["<script>", "Nguyễn", "Zoe\u{301}", "שָׁלוֹם", "สมชาย", "😀"]
        {
            assert_eq!(checked(name).unwrap(), name);
        }
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
            "\u{301}",
            "a\u{332}\u{333}\u{334}\u{335}",
            "\u{1bca0}",
            "a\u{f0001}",
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
