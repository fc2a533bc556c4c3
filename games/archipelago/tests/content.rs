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

/// Shores and seas are counted clockwise from the north (section 3.3 of the facts).
#[test]
fn straits_have_two_shores_and_isthmuses_two_seas() {
    let content = META.read_content().unwrap();
    let game = Archipelago::open(&Options::seats(4), &content).unwrap();
    let face = |id: &str| game.components().faces.iter().find(|face| face.id == id).unwrap();
    let written = |sides: [Option<u8>; 6]| {
        sides
            .map(|side| side.map_or('-', |side| char::from(b'0' + side)))
            .iter()
            .collect::<String>()
    };
    for (id, shore, sea) in [
        ("H07b", "00-11-", "--0--0"),
        ("H11a", "-0--1-", "0-00-0"),
        ("H17a", "-00-11", "0--0--"),
        ("H18a", "--0--1", "00-00-"),
        ("H02a", "-0--0-", "0-11-0"),
        ("H04b", "-0--00", "0-11--"),
        ("H24a", "0-000-", "-0---1"),
        ("H24b", "00---0", "--000-"),
        ("H07a", "------", "000000"),
    ] {
        assert_eq!(
            (written(face(id).shore), written(face(id).sea)),
            (shore.into(), sea.into()),
            "{id}"
        );
    }
    // The wood of H18a is across the water; fish lie in the first sea.
    let side = |id: &str, name: &str| {
        let icons = &face(id).icons;
        let icon = icons.iter().find(|icon| icon.resource.id() == name).unwrap();
        icon.side
    };
    assert_eq!([side("H18a", "cattle"), side("H18a", "wood"), side("H18a", "fish")], [0, 1, 0]);
    assert_eq!([side("H07b", "iron"), side("H02a", "fish"), side("H24a", "fish")], [0, 0, 0]);
}
