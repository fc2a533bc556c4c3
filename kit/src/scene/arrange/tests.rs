use proptest::prelude::*;

use super::super::{Face, Panel, Region, Size};
use super::*;
use crate::Phrase;

const ZONE: Rect = Rect { x: 100, y: 50, w: 200, h: 100 };

/// A scene of one zone with pieces called by their place in the list.
fn scene(layout: Layout, frame: Rect, pieces: Vec<(Spot, Shape, i32, i32)>) -> Scene {
    let label = Phrase::new("zone");
    let size = Size { w: 800, h: 600 };
    let piece = |(at, (spot, shape, w, h)): (usize, (Spot, Shape, i32, i32))| {
        let label = Phrase::new("piece");
        Piece::new(at.to_string(), "zone", spot, Face::new(shape, w, h), label)
    };
    Scene {
        panels: vec![Panel::new(Region::Board, label.clone(), size)],
        zones: vec![Zone { id: "zone".into(), panel: 0, label, frame, layout }],
        pieces: pieces.into_iter().enumerate().map(piece).collect(),
        ..Scene::default()
    }
}

fn arranged(layout: Layout, pieces: Vec<(Spot, Shape, i32, i32)>) -> Vec<(usize, Rect)> {
    let frames = arrange(&scene(layout, ZONE, pieces));
    frames.into_iter().map(|frame| (frame.piece, frame.rect)).collect()
}

fn cards(count: u16, w: i32, h: i32) -> Vec<(Spot, Shape, i32, i32)> {
    (0..count).map(|at| (Spot::At(at), Shape::Card, w, h)).collect()
}

fn lefts(laid: &[(usize, Rect)]) -> Vec<i32> {
    laid.iter().map(|(_, rect)| rect.x).collect()
}

#[test]
fn a_row_begins_at_the_left_and_overlaps_evenly_when_it_is_full() {
    let short = arranged(Layout::Row, cards(3, 40, 60));
    assert_eq!(lefts(&short), [100, 148, 196]);
    assert_eq!(short[0].1.y, 70);
    let full = arranged(Layout::Row, cards(9, 40, 60));
    assert_eq!(lefts(&full), [100, 120, 140, 160, 180, 200, 220, 240, 260]);
    let uneven = vec![(Spot::At(7), Shape::Card, 30, 9), (Spot::At(2), Shape::Card, 20, 9)];
    assert_eq!(lefts(&arranged(Layout::Row, uneven)), [100, 128]);
}

#[test]
fn a_column_is_a_row_on_its_side() {
    let laid = arranged(Layout::Column, cards(3, 40, 60));
    assert_eq!(laid[1].1, Rect::new(180, 70, 40, 60));
    assert_eq!(laid[2].1, Rect::new(180, 90, 40, 60));
}

#[test]
fn a_grid_keeps_its_empty_cells() {
    let pieces = vec![(Spot::At(0), Shape::Tile, 20, 20), (Spot::At(5), Shape::Tile, 10, 10)];
    let laid = arranged(Layout::Grid { columns: 3 }, pieces);
    assert_eq!(laid[0].1, Rect::new(100, 50, 20, 20));
    assert_eq!(laid[1].1, Rect::new(161, 83, 10, 10));
}

#[test]
fn the_last_of_a_pile_is_seen_and_a_pile_does_not_grow_for_ever() {
    let laid = arranged(Layout::Pile, cards(50, 40, 60));
    assert_eq!(laid[0].1, Rect::new(180, 70, 40, 60));
    assert_eq!(laid[49], (49, Rect::new(188, 62, 40, 60)));
}

#[test]
fn a_map_of_hexagons_lies_in_the_middle_and_neighbours_touch() {
    let hex = |q, r, shape| (Spot::Hex { q, r }, shape, 10, 10);
    let map = || vec![hex(5, 5, Shape::Hex), hex(6, 5, Shape::Hex), hex(5, 5, Shape::Figure)];
    let laid = arranged(Layout::Hexes { size: 40, flat: false }, map());
    assert_eq!(laid[0].1, Rect::new(166, 80, 34, 40));
    assert_eq!(laid[1].1, Rect::new(200, 80, 34, 40));
    assert_eq!(laid[2].1, Rect::new(178, 95, 10, 10));
    let laid = arranged(Layout::Hexes { size: 40, flat: true }, map());
    assert_eq!(laid[0].1, Rect::new(165, 74, 40, 34));
    assert_eq!(laid[1].1, Rect::new(195, 91, 40, 34));
}

#[test]
fn a_map_around_a_fixed_middle_grows_without_moving_what_is_there() {
    let layout = Layout::Map { size: 40, flat: true, x: 100, y: 50 };
    let hex = |q, r| (Spot::Hex { q, r }, Shape::Hex, 10, 10);
    let small = arranged(layout, vec![hex(0, 0), hex(1, 0)]);
    assert_eq!(small[0].1, Rect::new(180, 83, 40, 34));
    assert_eq!(small[1].1, Rect::new(210, 100, 40, 34));
    let large = arranged(layout, vec![hex(0, 0), hex(1, 0), hex(-5, 0), hex(0, 7)]);
    assert_eq!(large[..2], small[..]);
}

#[test]
fn shingles_show_their_first_part_and_the_last_is_seen_whole() {
    let tops = |count| -> Vec<i32> {
        let laid = arranged(Layout::Shingle { step: 20 }, cards(count, 40, 60));
        laid.iter().map(|(_, rect)| rect.y).collect()
    };
    assert_eq!(tops(3), [50, 70, 90]);
    assert_eq!(tops(5), [50, 60, 70, 80, 90], "closer together where they do not fit");
}

#[test]
fn a_guest_with_a_point_lies_there_and_others_in_their_rows() {
    let mut pieces = cards(1, 60, 90);
    pieces.push((Spot::Within("0".into(), 40, 5), Shape::Disc, 10, 10));
    pieces.push((Spot::On("0".into(), 0), Shape::Good, 14, 14));
    let laid = arranged(Layout::Row, pieces);
    assert_eq!(laid[1], (1, Rect::new(140, 60, 10, 10)));
    assert_eq!(laid[2].1, Rect::new(123, 111, 14, 14));
}

#[test]
fn a_map_too_large_for_its_zone_is_drawn_smaller() {
    let line = (0..5).map(|r| (Spot::Hex { q: 0, r }, Shape::Hex, 10, 10)).collect();
    let laid = arranged(Layout::Hexes { size: 40, flat: false }, line);
    assert_eq!((laid[0].1.y, laid[0].1.h), (50, 25));
    assert_eq!((laid[4].1.y, laid[4].1.h), (125, 25));
}

#[test]
fn however_many_guests_never_leave_the_lower_half_of_their_host() {
    let mut pieces = cards(1, 60, 90);
    pieces.extend((0..40).map(|n| (Spot::On("0".into(), n), Shape::Good, 14, 14)));
    let frames = arrange(&scene(Layout::Row, ZONE, pieces));
    assert_eq!(frames.len(), 41);
    let lower_half = Rect::new(100, 100, 60, 45);
    assert!(frames[1..].iter().all(|guest| guest.fits(lower_half)));
}

#[test]
fn guests_lie_in_the_lower_half_of_their_host_and_are_drawn_right_after_it() {
    let mut pieces = cards(2, 60, 90);
    pieces.extend((0..4).map(|n| (Spot::On("0".into(), 3 - n), Shape::Good, 14, 14)));
    let laid = arranged(Layout::Row, pieces);
    let order: Vec<usize> = laid.iter().map(|(piece, _)| *piece).collect();
    assert_eq!(order, [0, 5, 4, 3, 2, 1]);
    assert_eq!(laid[1].1, Rect::new(115, 103, 14, 14));
    assert_eq!(laid[4].1, Rect::new(131, 119, 14, 14));
}

#[test]
fn a_piece_without_a_host_lies_in_the_zone_itself() {
    let on = |host: &str| (Spot::On(host.to_owned().into(), 0), Shape::Good, 20, 20);
    let laid = arranged(Layout::Row, vec![on("1"), on("0"), on("2"), on("gone"), on("0")]);
    let order: Vec<usize> = laid.iter().map(|(piece, _)| *piece).collect();
    assert_eq!(order, [0, 1, 4, 2, 3]);
    assert_eq!((laid[3].1.x, laid[4].1.x), (128, 156));
}

fn any_layout() -> impl Strategy<Value = Layout> {
    prop_oneof![
        Just(Layout::Row),
        Just(Layout::Column),
        any::<u8>().prop_map(|columns| Layout::Grid { columns }),
        Just(Layout::Pile),
        (any::<i32>(), any::<bool>()).prop_map(|(size, flat)| Layout::Hexes { size, flat }),
        Just(Layout::Free),
        any::<i32>().prop_map(|step| Layout::Shingle { step }),
    ]
}

fn any_spot() -> impl Strategy<Value = Spot> {
    let edge = || prop_oneof![-9..9i32, any::<i32>()];
    let step = || prop_oneof![-3..3i16, any::<i16>()];
    prop_oneof![
        (0..9u16).prop_map(Spot::At),
        any::<u16>().prop_map(Spot::At),
        (step(), step()).prop_map(|(q, r)| Spot::Hex { q, r }),
        (edge(), edge()).prop_map(|(x, y)| Spot::Point { x, y }),
        (0..12u8, any::<u16>()).prop_map(|(host, n)| Spot::On(host.to_string().into(), n)),
        (0..12u8, edge(), edge()).prop_map(|(host, x, y)| Spot::Within(
            host.to_string().into(),
            x,
            y
        )),
    ]
}

fn any_pieces(length: BoxedStrategy<i32>) -> impl Strategy<Value = Vec<(Spot, Shape, i32, i32)>> {
    let shape = prop_oneof![Just(Shape::Card), Just(Shape::Hex)];
    prop::collection::vec((any_spot(), shape, length.clone(), length), 0..12)
}

proptest! {
    #[test]
    fn every_piece_lies_somewhere_once_and_after_its_host(
        layout in any_layout(),
        edges in any::<[i32; 4]>(),
        pieces in any_pieces(any::<i32>().boxed()),
    ) {
        let frame = Rect::new(edges[0], edges[1], edges[2], edges[3]);
        let scene = scene(layout, frame, pieces);
        let order: Vec<usize> = arrange(&scene).iter().map(|frame| frame.piece).collect();
        let mut sorted = order.clone();
        sorted.sort();
        prop_assert_eq!(sorted, (0..scene.pieces.len()).collect::<Vec<_>>());
        let place = |piece: &usize| order.iter().position(|other| other == piece);
        for (host, guests) in Stacking::of(&scene).guests.iter().enumerate() {
            prop_assert!(guests.iter().all(|guest| place(&host) < place(guest)));
        }
    }

    #[test]
    fn small_pieces_never_leave_their_zone(
        layout in any_layout(),
        pieces in any_pieces((0..100i32).boxed()),
    ) {
        let scene = scene(layout, ZONE, pieces);
        let stacking = Stacking::of(&scene);
        for frame in arrange(&scene) {
            let piece = &scene.pieces[frame.piece];
            let ground = stacking.ground[0].contains(&frame.piece);
            // Points say for themselves; a hexagon may be smaller than the figure on it.
            let free = matches!(piece.spot, Spot::Point { .. })
                || matches!((&piece.spot, layout), (Spot::Hex { .. }, Layout::Hexes { .. }))
                    && piece.face.shape != Shape::Hex;
            prop_assert!(!ground || free || frame.fits(ZONE), "{:?} {:?}", piece, frame);
        }
    }
}
