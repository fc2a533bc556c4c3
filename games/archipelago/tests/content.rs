//! Component values that come from outside.

use archipelago::{Archipelago, META};
use kit::{Content, Game as _, Options};

#[test]
fn content_that_cannot_be_played_is_refused() {
    let good = META.content_text();
    let opens = |text: &str| {
        let content = Content::read("archipelago", text).ok();
        content.is_some_and(|content| Archipelago::open(&Options::seats(4), &content).is_ok())
    };
    assert!(opens(&good));
    for (old, new) in [
        ("edges = \"SMSSSS\"", "edges = \"SMSSS\""),
        ("shape = \"isthmus\"", "shape = \"island\""),
        ("effect = \"pirate\"", "effect = \"privateer\""),
        ("kind = \"wonder\"", "kind = \"progress\""),
        ("wins = \"separatist\"", "wins = \"pacifist\""),
        ("wins = \"benefactor\"", "wins = \"ships\""),
        ("doubles = \"wood\"", "doubles = \"gold\""),
        ("home = \"cattle\"", "home = \"gold\""),
        ("id = \"slots\", value = 5", "id = \"slots\", value = 6"),
        ("iron = 1, stone = 2, discs = 1", "iron = 1, stone = 2, wood = 1, discs = 1"),
    ] {
        assert!(good.contains(old), "{old}");
        assert!(!opens(&good.replacen(old, new, 1)), "{new}");
    }
}

#[test]
fn the_totals_of_the_regions_are_those_of_the_facts() {
    let content = META.read_content().unwrap();
    let game = Archipelago::open(&Options::seats(4), &content).unwrap();
    let regions = &game.components().faces[..48];
    let huts: u32 = regions.iter().map(|face| u32::from(face.huts)).sum();
    let icons = [32, 27, 38, 30, 21, 15];
    let count = |at: usize| {
        let resource = archipelago::components::Resource::ALL[at];
        regions.iter().map(|face| u32::from(face.count(resource))).sum::<u32>()
    };
    assert_eq!(huts, 72);
    assert_eq!(std::array::from_fn::<u32, 6, _>(count), icons);
}
