//! Component values that come from outside.

use drake::{FrancisDrake, META};
use kit::{Content, Game as _, Options};

#[test]
fn content_that_cannot_be_played_is_refused() {
    let good = META.content_text();
    let opens = |text: &str| {
        let content = Content::read("francis-drake", text).ok();
        content.is_some_and(|content| FrancisDrake::open(&Options::seats(4), &content).is_ok())
    };
    assert!(opens(&good));
    for (old, new) in [
        ("id = \"voyages\", value = 3", "id = \"voyages\", value = 4"),
        ("id = \"investor-cost\", value = 4", "id = \"investor-cost\", value = 5"),
        ("id = \"silver\", count = 12", "id = \"silver\", count = 11"),
        ("id = \"indigo\", count = 3", "id = \"indigo\", count = 2"),
        ("{ id = \"guns-a\" }", "{ id = \"docks\" }"),
        ("{ id = \"trade\", circles = [3, 2] }", "{ id = \"trade\", circles = [4, 3] }"),
        (
            "{ id = \"pinnace\", circles = [1, 0], provenance = \"rulebook\" }",
            "{ id = \"pinnace\", circles = [1, 0, 0] }",
        ),
        ("{ id = \"crew-b\", circles = [3, 2, 1] }", "{ id = \"crew-b\", circles = [] }"),
        ("id = \"panama\", zone = 3", "id = \"panama\", zone = 5"),
        ("id = \"panama\", zone", "id = \"porto\", zone"),
        ("treasure = \"gold\"", "treasure = \"pearls\""),
        ("goods = [\"sugar\", \"coffee\"]", "goods = [\"sugar\", \"sugar\"]"),
        ("goods = [\"sugar\", \"coffee\"]", "goods = []"),
        ("{ id = \"0\", count = 2, all = 4 }", "{ id = \"0\", count = 1, all = 4 }"),
    ] {
        assert!(good.contains(old), "{old}");
        assert!(!opens(&good.replacen(old, new, 1)), "{new}");
    }
}

/// The reconstruction keeps every count and sum that is known.
#[test]
fn the_reconstructed_values_meet_what_is_known() {
    let content = META.read_content().unwrap();
    let circles = |seats: u8, id: &str| -> Vec<i64> {
        let row = content.sheet(&format!("circles-{seats}")).unwrap().row(id).unwrap().clone();
        match row.fields.get("circles") {
            Some(kit::content::Value::List(items)) => items
                .iter()
                .map(|item| match item {
                    kit::content::Value::Number(number) => *number,
                    _ => panic!("{id}"),
                })
                .collect(),
            _ => panic!("{id}"),
        }
    };
    let sum = |seats: u8, id: &str| circles(seats, id).iter().sum::<i64>();
    for seats in 3..=5 {
        for kind in ["crew", "guns", "supplies"] {
            assert!(sum(seats, &format!("{kind}-a")) > sum(seats, &format!("{kind}-b")));
        }
    }
    for id in ["crew-a", "crew-b", "guns-a", "guns-b", "supplies-a", "supplies-b"] {
        assert_eq!(circles(4, id).len(), 3);
    }
    assert_eq!(sum(5, "trade") + 1 + 1, 8);
    assert_eq!(sum(5, "supplies-a") + sum(5, "supplies-b") + 5, 21);
    assert_eq!(sum(5, "guns-a") + sum(5, "guns-b") + 3 + 1 + 1 + 1 + 5, 28);
}
