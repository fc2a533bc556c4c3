//! What the picture of Goa says.

use goa::Goa;
use kit::Viewer;
use kit::testing::{Fixture, tidy};

/// A bid is an amount that is set at the tile on sale, however many ducats there are.
#[test]
fn a_bid_is_an_amount() {
    let mut table = Fixture::<Goa>::new(2);
    for _ in 0..3 {
        let first = table.moves()[0].clone();
        table.play(&first);
    }
    let seat = table.seat();
    table.state.secrets_mut().1[seat.index()] = 137;
    assert_eq!(table.moves().len(), 138);
    let scene = table.scene(Viewer::Seat(seat));
    assert_eq!(tidy(&scene), Ok(()));
    let amounts: Vec<_> = scene.choices.iter().filter_map(|choice| choice.amount).collect();
    assert!(amounts.iter().map(|amount| amount.of).eq(1..=137));
    assert_eq!(amounts.iter().filter(|amount| amount.suggested).count(), 3);
}
