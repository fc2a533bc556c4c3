//! The native half of the comparison; `cargo xtask golden` does both halves.

/// The playouts as they were when somebody last looked at them and said yes.
const BLESSED: &str = include_str!("../playouts.txt");

#[test]
fn every_playout_is_the_blessed_one() {
    let mut blessed = BLESSED.lines();
    for sample in golden::samples() {
        let line = sample.line();
        let expected = blessed.next().unwrap_or("a line that is missing");
        assert_eq!(line, expected, "if this change is meant: cargo xtask golden --bless");
    }
    assert_eq!(blessed.next(), None, "if this change is meant: cargo xtask golden --bless");
}

#[test]
fn every_playout_comes_to_its_end() {
    for line in BLESSED.lines() {
        assert!(line.contains(": plies "), "{line}");
    }
}
