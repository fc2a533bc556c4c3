//! What a narrow screen shows of From Sand to Sea.

use kit::scene::{Layer, Layout, Rect, Seen, Sheet};
use kit::{Phrase, Scene, Seat};

use super::super::SandToSea;
use super::super::state::{Place, Shared};
use super::CARD;
use crate::scene::sheets::{board, mine, moved};
use crate::sea::scene::{Deck, PAPER};

/// How many own cards lie side by side.
const ACROSS: u8 = 5;
const WIDE: i32 = 470;

/// Puts the table together for a narrow screen: merchants two by two, the chart, the own ship and hand, what
/// lies beside the chart; the other cards, outposts and prizes apart.
pub(super) fn open(
    scene: &mut Scene,
    (game, table): (&SandToSea, &Shared),
    own: Option<(Seat, &Place)>,
    chooses: bool,
) {
    // The starting lots come first while they are chosen from.
    if chooses {
        open_beside(scene);
    }
    let sand = |w, h| Layer::plate(Rect::new(0, 0, w, h), 0, "#f0d09a");
    let stalls =
        [moved(Rect::new(0, 0, 236, 184), 0, 0), moved(Rect::new(0, 184, 236, 156), 240, 28)];
    scene.open_sheet(board("bazaar", "zone-market", 480, 188).layer(sand(480, 188)), &stalls);
    let chart = Rect::new(280, 0, 500, 392);
    let whole = Rect::new(0, 0, 520, 408);
    scene.open_sheet(board("chart", "zone-chart", whole.w, whole.h), &[(chart, whole)]);
    let deck = Deck::low();
    if let Some((seat, place)) = own {
        deck.open_ship(scene, &game.components.venture, &table.look(), (seat, place), 532);
        let hand = board("hand", "zone-hand", WIDE, 0).backdrop("century-sand").seen(Seen::Both);
        let hand = with_cards(hand, seat, "hand", "zone-hand", place.hand.len());
        scene.open_sheet(hand, &[]);
    }
    if !chooses {
        open_beside(scene);
    }
    let Some((seat, place)) = own else { return };
    let cards = mine("cards", "panel-cards", WIDE, 0).backdrop("century-sand");
    let cards = with_cards(cards, seat, "played", "zone-played", place.played.len());
    let cards = match place.aside.len() {
        // No heading for nothing.
        0 => {
            let none = Rect::new(10, cards.size.h - 2, WIDE - 20, 2);
            cards.zone(format!("aside:{}", seat.0), none, Layout::Row)
        }
        count => with_cards(cards, seat, "aside", "zone-aside", count),
    };
    scene.open_sheet(cards, &[]);
    deck.open_prizes(scene, (seat, place), 532);
}

/// What lies beside the chart, and the pile of merchants.
fn open_beside(scene: &mut Scene) {
    let beside = [
        moved(Rect::new(800, 8, 220, 80), 0, 0),
        moved(Rect::new(800, 254, 220, 132), 0, 80),
        moved(Rect::new(800, 88, 220, 166), 220, 0),
        moved(Rect::new(44, 340, 194, 52), 123, 214),
    ];
    let piles = Layer::plate(Rect::new(0, 212, 440, 56), 0, "#f0d09a");
    let supply = board("supply", "zone-supply", 440, 268).backdrop("century-sea").layer(piles);
    scene.open_sheet(supply, &beside);
}

/// The sheet with own cards of a kind in rows below what is on it.
fn with_cards(
    sheet: Sheet,
    seat: Seat,
    name: &'static str,
    title: &'static str,
    count: u32,
) -> Sheet {
    let y = sheet.size.h;
    let head = Rect::new(12, y + 8, WIDE - 24, 22);
    let heading = Phrase::new("cards-count").with("title", Phrase::new(title)).with("count", count);
    let rows = i32::from(count.div_ceil(ACROSS.into()) as u8);
    let frame = Rect::new(10, y + 34, WIDE - 20, rows * (CARD.h + 8));
    let layout = Layout::Grid { columns: ACROSS };
    let heading = Layer::title(heading, head, 16).left().ink(PAPER);
    let mut sheet = sheet.layer(heading).zone(format!("{name}:{}", seat.0), frame, layout);
    sheet.size.h = y + 34 + frame.h + 4;
    sheet
}
