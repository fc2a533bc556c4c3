//! What a narrow screen shows of From Sand to Sea.

use kit::scene::{Layer, Layout, Rect, Region, Sheet};
use kit::{Phrase, Scene, Seat};

use super::super::state::Place;
use super::CARD;
use crate::sea::scene::PAPER;

/// How many own cards lie side by side.
const ACROSS: u8 = 5;
const WIDE: i32 = 470;

/// Puts the table together for a narrow screen: merchants two by two, the chart, what lies beside it; the own
/// cards, outposts and prizes side by side, the ship.
pub(super) fn open(scene: &mut Scene, own: Option<(Seat, &Place)>) {
    let board = |name: &'static str, label: &'static str, w, h| {
        Sheet::new(name, Region::Board, Phrase::new(label), w, h)
    };
    let bazaar = board("bazaar", "zone-market", 480, 188).layer(Layer::plate(
        Rect::new(0, 0, 480, 188),
        0,
        "#f0d09a",
    ));
    let stalls = [
        (Rect::new(0, 0, 236, 180), Rect::new(0, 0, 236, 180)),
        (Rect::new(0, 180, 236, 156), Rect::new(240, 24, 236, 156)),
    ];
    scene.open_sheet(bazaar, &stalls);
    let chart = Rect::new(262, 0, 536, 392);
    let whole = Rect::new(0, 0, 520, 380);
    scene.open_sheet(board("chart", "zone-chart", whole.w, whole.h), &[(chart, whole)]);
    let beside = [
        (Rect::new(800, 4, 220, 90), Rect::new(0, 0, 220, 90)),
        (Rect::new(800, 284, 220, 106), Rect::new(0, 90, 220, 106)),
        (Rect::new(800, 94, 220, 190), Rect::new(220, 4, 220, 190)),
        (Rect::new(40, 340, 200, 52), Rect::new(120, 196, 200, 52)),
    ];
    scene.open_sheet(board("supply", "zone-supply", 440, 250).backdrop("century-sea"), &beside);
    let Some((seat, place)) = own else { return };
    let mine = |name: &'static str, label: &'static str, w, h| {
        Sheet::new(name, Region::Mine, Phrase::new(label), w, h)
    };
    let mut cards = mine("cards", "panel-cards", WIDE, 0).backdrop("century-sand");
    for (name, title, count) in [
        ("hand", "zone-hand", place.hand.len()),
        ("played", "zone-played", place.played.len()),
        ("aside", "zone-aside", place.aside.len()),
    ] {
        let y = cards.size.h;
        let head = Rect::new(12, y + 8, WIDE - 24, 22);
        let heading =
            Phrase::new("cards-count").with("title", Phrase::new(title)).with("count", count);
        let rows = i32::from(count.div_ceil(ACROSS.into()) as u8);
        let frame = Rect::new(10, y + 34, WIDE - 20, rows * (CARD.h + 8));
        cards = cards.layer(Layer::title(heading, head, 16).left().ink(PAPER)).zone(
            format!("{name}:{}", seat.0),
            frame,
            Layout::Grid { columns: ACROSS },
        );
        cards.size.h = y + 34 + frame.h + 4;
    }
    scene.open_sheet(cards, &[]);
    let ship = mine("ship", "zone-hold", 450, 140);
    scene.open_sheet(ship, &[(Rect::new(240, 532, 450, 140), Rect::new(0, 0, 450, 140))]);
    let prizes = [
        (Rect::new(0, 532, 240, 140), Rect::new(0, 0, 240, 140)),
        (Rect::new(690, 532, 210, 140), Rect::new(240, 0, 210, 140)),
        (Rect::new(900, 532, 120, 140), Rect::new(165, 140, 120, 140)),
    ];
    let prizes_sheet = mine("prizes", "zone-outposts", 450, 280).backdrop("century-low-sea-prizes");
    scene.open_sheet(prizes_sheet, &prizes);
}
