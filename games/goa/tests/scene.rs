//! What the picture of Goa says.

use goa::spices::Spice;
use goa::{Goa, Phase};
use kit::scene::arrange;
use kit::testing::{Fixture, tidy};
use kit::{Seat, Viewer};

/// The table when the first seat is to take its first action.
fn first_turn(seats: u8) -> Fixture<Goa> {
    let mut table = Fixture::<Goa>::new(seats);
    while table.state.table().phase != Phase::Turn {
        let first = table.moves()[0].clone();
        table.play(&first);
    }
    table
}

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

/// A marker lies on its cell: whoever touches it means the cell.
#[test]
fn a_marker_belongs_to_its_cell() {
    let table = first_turn(4);
    let seat = table.seat();
    let scene = table.scene(Viewer::Seat(seat));
    for column in ["ships", "harvest", "taxes", "expedition", "colonies"] {
        let marker = format!("marker:{}:{column}", seat.0);
        let cell = scene.ground(&marker).unwrap();
        assert_eq!(cell.id, format!("cell:{}:{column}:0", seat.0));
    }
    let ships = format!("cell:{}:ships:0", seat.0);
    assert_eq!(scene.choices_touching(&ships).count(), 1);
}

/// The actions on the stage are the cells of the development board once more.
#[test]
fn actions_can_be_taken_on_the_stage() {
    let table = first_turn(3);
    let scene = table.scene(Viewer::Seat(table.seat()));
    for action in ["act:ships", "act:taxes", "act:expedition", "site-of:quilon"] {
        assert_eq!(scene.choices_touching(action).count(), 1, "{action}");
    }
    let other = Seat((table.seat().0 + 1) % 3);
    let scene = table.scene(Viewer::Seat(other));
    assert!(scene.piece("act:ships").is_some() && scene.choices.is_empty());
}

/// However many tiles were set aside, all of them can be seen whole.
#[test]
fn fourteen_tiles_set_aside_lie_side_by_side() {
    let mut table = first_turn(4);
    table.state.table_mut().boxed = (0..14).collect();
    let scene = table.scene(Viewer::Spectator);
    let frames: Vec<_> = arrange(&scene)
        .into_iter()
        .filter(|frame| scene.pieces[frame.piece].zone == "boxed")
        .map(|frame| frame.rect)
        .collect();
    assert_eq!(frames.len(), 14);
    for (at, one) in frames.iter().enumerate() {
        assert!(one.w >= 44, "{one:?}");
        for two in &frames[at + 1..] {
            let apart = one.x + one.w <= two.x || two.x + two.w <= one.x;
            assert!(apart || one.y + one.h <= two.y, "{one:?} {two:?}");
        }
    }
}

/// Eight tiles and seven cards fit on the desk.
#[test]
fn a_full_desk_is_tidy() {
    let mut table = first_turn(2);
    let seat = table.seat();
    table.state.secrets_mut().0[seat.index()] = (0..7).collect();
    let shared = table.state.table_mut();
    (shared.grid, shared.boxed) = ([None; 25], Default::default());
    let own = shared.places.get_mut(seat.index()).unwrap();
    own.tiles = [16, 17, 25, 26, 27, 28, 40, 54].into_iter().collect();
    own.flipped = [25, 28].into_iter().collect();
    let scene = table.scene(Viewer::Seat(seat));
    assert_eq!(tidy(&scene), Ok(()));
    let tiles = format!("tiles:{}", seat.0);
    assert_eq!(scene.pieces_in(&tiles).count(), 8);
}

/// Ginger is a yellow circle, pepper a red diamond, nutmeg a green triangle, cinnamon a brown square,
/// clove a blue hexagon, here as in every other game.
#[test]
fn spices_have_the_signs_of_the_house() {
    let signs = Spice::ALL.map(|spice| (spice.letter(), spice.good()));
    assert_eq!(signs, [('G', 0), ('P', 1), ('C', 3), ('N', 2), ('K', 4)]);
}
