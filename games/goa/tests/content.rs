//! Component values that come from outside.

use goa::{Goa, META};
use kit::{Content, Game as _, Options};

#[test]
fn content_that_cannot_be_played_is_refused() {
    let good = META.content_text();
    let opens = |text: &str| {
        let content = Content::read("goa", text).ok();
        content.is_some_and(|content| Goa::open(&Options::seats(4), &content).is_ok())
    };
    assert!(opens(&good));
    for (old, new) in [
        ("kind = \"favour\"", "kind = \"swap\""),
        ("kind = \"favour\"", "kind = \"flavour\""),
        ("kind = \"favour\"", "kind = \"favour\", points = 3"),
        ("id = \"B29\"", "id = \"A01\""),
        ("fields = 1, points = 1", "fields = 0, points = 1"),
        ("spices = \"GC\"", "spices = \"GG\""),
        ("symbol = \"statue\"", "symbol = \"lion\""),
        ("colony = \"cochin\"", "colony = \"calicut\""),
        ("id = \"rounds\", value = 4", "id = \"rounds\", value = 5"),
        ("{ id = \"Z8\", ships = 1, colonists = 1 }", "{ id = \"Z8\" }"),
        ("{ id = \"taxes-1\", spices = \"P\"", "{ id = \"taxes-9\", spices = \"P\""),
    ] {
        assert!(good.contains(old), "{old}");
        assert!(!opens(&good.replacen(old, new, 1)), "{new}");
    }
}
