//! The component tables keep the sums of the fact file.

use std::collections::BTreeMap;

use borneo::{Borneo, META};
use kit::{CannotOpen, Content, Game as _, Options, Provenance};

fn content() -> Content {
    META.read_content().unwrap()
}

fn column(sheet: &str, field: &str) -> Vec<String> {
    let content = content();
    let rows = &content.sheet(sheet).unwrap().rows;
    rows.iter().map(|row| row.text(field).unwrap().to_owned()).collect()
}

fn tally(words: impl Iterator<Item = String>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    words.for_each(|word| *counts.entry(word).or_default() += 1);
    counts
}

#[test]
fn every_company_stands_fifteen_times_on_each_place_of_the_cards() {
    let (first, second) = (column("shipments", "first"), column("shipments", "second"));
    for place in 0..3 {
        let flags = first.iter().map(|row| row.split(' ').nth(place).unwrap().to_owned());
        assert!(tally(flags).values().all(|&count| count == 15), "place {place}");
    }
    assert!(tally(second.into_iter()).values().all(|&count| count == 15));
}

#[test]
fn each_block_of_four_turns_the_flags_by_one_company() {
    let next = BTreeMap::from([("EN", "NL"), ("NL", "PT"), ("PT", "ES"), ("ES", "EN")]);
    let rows: Vec<String> = column("shipments", "first")
        .into_iter()
        .zip(column("shipments", "second"))
        .map(|(first, second)| format!("{first} {second}"))
        .collect();
    for block in rows.chunks(4) {
        for pair in block.windows(2) {
            let turned: Vec<_> = pair[0].split(' ').map(|flag| next[flag]).collect();
            assert_eq!(turned.join(" "), pair[1]);
        }
    }
}

#[test]
fn there_are_eleven_single_and_three_double_cards_of_each_spice_and_four_crates() {
    let content = content();
    let kinds = content.sheet("shipments").unwrap().rows.iter().map(|row| {
        format!("{} {}", row.text("spice").unwrap(), row.number::<u8>("units", 1..=2).unwrap())
    });
    let counts = tally(kinds);
    for spice in ["PEP", "CIN", "CLO", "NUT"] {
        assert_eq!((counts[&format!("{spice} 1")], counts[&format!("{spice} 2")]), (11, 3));
    }
    assert_eq!(counts["crate 1"], 4);
}

#[test]
fn missions_are_worth_88_points_with_four_seats_and_104_with_five() {
    let content = content();
    let rows = &content.sheet("missions").unwrap().rows;
    let points = |with_five: bool| -> u32 {
        let used = rows.iter().filter(|row| with_five || row.text("mark").unwrap() != "5");
        used.map(|row| row.number::<u32>("points", 1..=99).unwrap()).sum()
    };
    assert_eq!((points(false), points(true)), (88, 104));
}

#[test]
fn what_was_not_found_in_print_is_called_reconstructed() {
    let content = content();
    for sheet in ["shipments", "harbours", "missions"] {
        assert_eq!(content.sheet(sheet).unwrap().provenance, Provenance::Reconstructed);
    }
    assert_eq!(content.sheet("parameters").unwrap().provenance, Provenance::Rulebook);
}

#[test]
fn a_table_with_a_mistake_is_refused_with_its_place() {
    let text = META.content_text();
    for (right, wrong) in [
        ("first = \"EN EN NL\"", "first = \"EN EN\""),
        ("second = \"PT\" }", "second = \"XX\" }"),
        ("spice = \"crate\", units = 1", "spice = \"crate\", units = 2"),
        ("monopoly = 6, most = 4", "monopoly = 6, most = 40"),
        ("mark = \"3/4\"", "mark = \"2\""),
        ("spices = \"PEP PEP CIN\"", "spices = \"\""),
        ("{ id = \"H01\"", "{ id = \"S01\""),
        ("id = \"hand-limit\", value = 6", "id = \"hand-limit\", value = 60"),
    ] {
        assert!(text.contains(right), "{right}");
        let content = Content::read(META.id, &text.replacen(right, wrong, 1)).unwrap();
        let opened = Borneo::open(&Options::seats(4), &content);
        assert!(matches!(opened, Err(CannotOpen::Content(_))), "{wrong}");
    }
}
