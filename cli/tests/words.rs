//! The words of the command line are complete in both languages.

const ENGLISH: &str = include_str!("../locales/en.ftl");
const FRENCH: &str = include_str!("../locales/fr.ftl");

fn keys(text: &str) -> Vec<&str> {
    let starts = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let mut keys: Vec<&str> = text
        .lines()
        .filter(starts)
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .collect();
    keys.sort_unstable();
    keys
}

#[test]
fn both_languages_have_the_same_sentences_each_once() {
    assert_eq!(keys(ENGLISH), keys(FRENCH));
    let mut once = keys(ENGLISH);
    once.dedup();
    assert_eq!(once, keys(ENGLISH));
}

#[test]
fn french_signs_stand_behind_spaces_that_do_not_break() {
    for line in FRENCH.lines().filter(|line| !line.starts_with('#')) {
        for sign in [" :", " ;", " !", " »", "« "] {
            assert!(!line.contains(sign), "{sign:?} in {line}");
        }
        // Within a sentence it is the name of a key.
        assert!(!line.ends_with(" ?"), "a breaking space in {line}");
    }
}
