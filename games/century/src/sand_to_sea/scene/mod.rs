//! How the table of From Sand to Sea looks.

mod sheets;

use kit::scene::{
    BUTTONS, Face, Glyph, Layer, Layout, Panel, Piece, Rect, Region, Shape, Size, Spot, Touch,
};
use kit::{Phrase, Scene, Seat};

use super::state::{Move, Phase, Place, Shared};
use super::{SandToSea, View};
use crate::cards::{self, Card};
use crate::cubes::{Cube, Cubes};
use crate::scene::{Draw as _, begin, cubes_of, first_cube, note_round, panel_of};
use crate::sea;
use crate::sea::scene::{CHART, DEEP, Deck, FOAM, PAPER, Waters, other_height};

/// A merchant of the row, and a card of the own place.
const STALL: Size = Size { w: 172, h: 54 };
/// From one merchant to the next; the spices that lie on one reach below it.
const STEP: i32 = 77;
const CARD: Size = Size { w: 82, h: 98 };
/// What lies beside the chart: the contracts, the bonus tiles, and what is pressed.
const PILE: Rect = Rect { x: 804, y: 10, w: 208, h: 76 };
const SUPPLY: Rect = Rect { x: 804, y: 91, w: 208, h: 160 };
const CORNER: Rect = Rect { x: 804, y: 256, w: 208, h: 128 };

pub(super) fn draw(game: &SandToSea, view: &View) -> Scene {
    let (table, me) = (&view.table, view.viewer.seat());
    let begun = table.over().is_none() && !table.phase.is_setup();
    let note = begun.then(|| note_round(table.round, table.closing));
    let mut scene = begin((table.awaited(), me), note, |_| game.say_question(table));
    draw_sea(&mut scene, game, table, me);
    draw_bazaar(&mut scene, game, table);
    let (venture, look) = (&game.components.venture, table.look());
    for (seat, place) in Seat::all(game.options.seats).zip(table.places.iter()) {
        let points = game.points(table, place);
        let label = panel_of("panel-seat", seat, points);
        if me == Some(seat) {
            draw_hand(&mut scene, game, table, seat, place);
            let deck = (&Deck::low(), 532);
            venture.paint_deck(&mut scene, &look, seat, (&cubes_of(seat), label), deck);
        } else {
            let high = other_height(place);
            scene.other_panel(seat, label, high + 19);
            venture.paint_other(&mut scene, &look, seat);
            draw_count(&mut scene, seat, place, high);
        }
    }
    let mine = me.and_then(|me| Some((me, table.place(me)?)));
    let lots = table.phase.sea() == Some(sea::Phase::Lot);
    sheets::open(&mut scene, (game, table), mine, lots);
    scene
}

/// The chart with the pile of contracts, the bonus tiles, and what is pressed.
fn draw_sea(scene: &mut Scene, game: &SandToSea, table: &Shared, me: Option<Seat>) {
    let venture = &game.components.venture;
    let panel = Panel::placed(Region::Board, Phrase::new("panel-sea"), Rect::new(0, 0, 1020, 392));
    let focus = Some(Rect::new(262, 0, 536, 392));
    scene.open_panel(Panel { focus, ..panel.backdrop("century-sea") });
    let chart = Rect::new(264, 7, 532, 378);
    // How many steps the seat has sailed that may sail on, and where to.
    let sailed = match table.phase {
        Phase::Action => Some(0),
        Phase::Sea(sea::Phase::Sail { steps }) => Some(steps),
        _ => None,
    };
    let own = me.filter(|&me| me == table.active).and_then(|me| table.place(me));
    let means = sailed.zip(own).map(|(steps, own)| game.means(own, steps));
    let waters = Waters::new(venture, table.look(), chart, means).seen_by(me);
    scene.open_zone(CHART, Phrase::new("zone-chart"), chart, waters.layout());
    scene.pieces.extend(waters.paint(|_| Cubes::NONE));
    venture.paint_pile(scene, PILE, &table.docks);
    venture.paint_supply(scene, SUPPLY, &table.look());
    let corner = CORNER;
    if table.phase.is_setup() {
        venture.paint_lots(scene, corner, &table.look());
    } else {
        scene.paint(Layer::plate(corner, 10, DEEP).edged("#e9d9a880", 10));
        let key = if table.phase == Phase::Action { "one-action" } else { "zone-buttons" };
        let head = Rect::new(corner.x + 10, corner.y + 3, corner.w - 20, 22);
        scene.title(Phrase::new(key), head, 14, FOAM);
        // What a step costs has a line of its own.
        if waters.is_bound() {
            let free = means.is_some_and(|means| means.free > 0);
            draw_fare(scene, Rect::new(corner.x + 10, corner.y + 26, 72, 20), free);
            let says = Rect::new(corner.x + 88, corner.y + 26, corner.w - 96, 20);
            scene.aside(Phrase::new("fare-note"), says, FOAM);
        }
        let top = if waters.is_bound() { 51 } else { 30 };
        let zone = Rect::new(corner.x + 8, corner.y + top, corner.w - 16, corner.h - top - 3);
        scene.open_zone(BUTTONS, Phrase::new("zone-buttons"), zone, Layout::Grid { columns: 2 });
    }
}

/// What the next step of the boat costs: nothing, or a card that is set aside.
fn draw_fare(scene: &mut Scene, at: Rect, free: bool) {
    scene.paint(Layer::plate(at, 3, "#e4f3ee"));
    scene.paint(Layer::art("century-step", Rect::new(at.x + 5, at.y + 2, 20, 16)));
    let room = Rect::new(at.x + 26, at.y, at.w - 30, at.h);
    if free {
        scene.paint(Layer::words(Phrase::new("price-free"), room, 12).weight(700).ink("#2a2018"));
    } else {
        scene.paint(Layer::art("century-hand-card", Rect::new(room.x + 5, at.y + 2, 13, 16)));
        let one = Rect::new(room.x + 20, at.y, 18, at.h);
        scene.paint(Layer::figure(1, one, 14).ink("#2a2018"));
    }
}

/// The merchants at the shore, each with its price, and the piles.
fn draw_bazaar(scene: &mut Scene, game: &SandToSea, table: &Shared) {
    let (cards, market) = (&game.components.cards, &table.market);
    scene.paint(Layer::art("century-bazaar", Rect::new(0, 0, 262, 392)));
    let head = Rect::new(12, 3, 220, 20);
    scene.title(Phrase::new("zone-market"), head, 15, "#5a3410");
    let zone = Rect::new(50, 31, STALL.w + 4, 4 * STEP + 2);
    scene.open_zone("market", Phrase::new("zone-market"), zone, Layout::Free);
    for (slot, &stall) in market.row.iter().enumerate() {
        let y = slot as i32 * STEP;
        let sign = Rect::new(3, zone.y + y + 8, 46, 38);
        scene.paint(Layer::plate(sign, 7, "#6b3c15"));
        let price = match slot {
            0 => Layer::words(Phrase::new("price-free"), Rect { x: sign.x + 2, w: 42, ..sign }, 12),
            _ => {
                let spice = Rect::new(sign.x + 17, sign.y + 24, 12, 12);
                scene.paint(Layer::art("century-spice", spice));
                Layer::figure(slot as i32, Rect::new(sign.x, sign.y + 2, sign.w, 22), 18)
            }
        };
        scene.paint(price.ink("#fff3d8"));
        let place = ("market", Spot::Point { x: 2, y });
        let pieces = cards.paint_stall(market, stall, place, STALL, 21);
        scene.pieces.extend(pieces);
    }
    let pile = Rect::new(50, 342, 84, 46);
    scene.open_zone("merchant-pile", Phrase::new("zone-merchant-pile"), pile, Layout::Free);
    let left = market.pile.len();
    if left > 0 {
        let whole = Rect::new(0, 0, 76, 42);
        let face = Face::new(Shape::Back, whole.w, whole.h).line([Glyph::Mark]).layers([
            Layer::plate(whole, 8, "#2b6a5b").edged("#fff3d8", 12).lying(),
            Layer::plate(Rect::new(21, 11, 34, 20), 10, "#fff8e6"),
            Layer::figure(left as i32, Rect::new(21, 11, 34, 20), 14).ink("#2a2018"),
        ]);
        let label = Phrase::new("piece-merchant-pile");
        let badge = Phrase::new("badge-left").with("count", left);
        let spot = Spot::Point { x: 2, y: 2 };
        scene.lay(Piece::new("merchant-pile", "merchant-pile", spot, face, label).tip(badge));
    }
    if left > 0 && !cards.golden_deals {
        let says = Rect::new(136, 344, 92, 40);
        let words = Layer::words(Phrase::new("zone-merchant-pile"), says, 13);
        scene.paint(words.left().ink("#5a3410"));
    }
    if cards.golden_deals {
        let discard = Rect::new(142, 342, 84, 46);
        scene.open_zone("discard", Phrase::new("zone-discard"), discard, Layout::Pile);
        let size = Size { w: 66, h: 36 };
        let pieces = cards.paint_all(market, market.discard, None, "discard", size);
        scene.pieces.extend(pieces);
    }
}

/// The own cards: hand, played, set aside.
fn draw_hand(scene: &mut Scene, game: &SandToSea, table: &Shared, seat: Seat, place: &Place) {
    let label = Phrase::new("panel-cards");
    scene.own_panel(label, Rect::new(0, 392, 1020, 140), "century-sand");
    let zones = [
        ("hand", "zone-hand", place.hand),
        ("played", "zone-played", place.played),
        ("aside", "zone-aside", place.aside),
    ];
    let widths = shares(zones.map(|(_, _, laid)| laid.len() as i32));
    let mut x = 8;
    for ((name, title, laid), width) in zones.into_iter().zip(widths) {
        let frame = Rect::new(x, 34, width, 102);
        x += width + BETWEEN;
        let head = Rect::new(frame.x + 4, 10, frame.w - 8, 22);
        if frame.x > 8 {
            let line = Rect::new(frame.x - BETWEEN / 2 - 1, 12, 2, 120);
            scene.paint(Layer::plate(line, 1, "#a8794066"));
        }
        if laid.is_empty() {
            let place = Rect::new(frame.x + 2, 37, LEAST - 10, CARD.h - 4);
            scene.paint(Layer::plate(place, 8, "#fff8e640").edged("#a87940", 13).dashed());
            let says = Rect::new(place.x + 8, place.y + 4, place.w - 16, place.h - 8);
            let words = Layer::words(Phrase::new(format!("no-{name}")), says, 12);
            scene.paint(words.ink("#5a3410").weight(500));
        }
        let heading =
            Phrase::new("cards-count").with("title", Phrase::new(title)).with("count", laid.len());
        scene.title(heading, head, 15, PAPER);
        let zone = format!("{name}:{}", seat.0);
        scene.open_zone(zone.clone(), Phrase::new(title), frame, Layout::Row);
        let cards = &game.components.cards;
        scene.pieces.extend(cards.paint_all(&table.market, laid, Some(seat), &zone, CARD));
    }
}

/// Between two rows of own cards, how wide all three are together, and the least width of one: that of
/// its heading.
const BETWEEN: i32 = 12;
const CARDS: i32 = 980;
const LEAST: i32 = 150;

/// How wide the rows of own cards are that hold so many: as wide as they need with what is left shared
/// out, or where there are too many, the room goes to those that are full.
fn shares(counts: [i32; 3]) -> [i32; 3] {
    let needs = counts.map(|count| LEAST.max(count * (CARD.w + 8)));
    let spare = CARDS - needs.iter().sum::<i32>();
    if spare >= 0 {
        return needs.map(|need| need + spare / 3);
    }
    let all: i32 = counts.iter().sum();
    counts.map(|count| LEAST + (CARDS - 3 * LEAST) * count / all.max(1))
}

/// How many cards another seat has, and where.
fn draw_count(scene: &mut Scene, seat: Seat, place: &Place, y: i32) {
    let frame = Rect::new(2, y, 240, 19);
    let zone = scene.zone_of(("cards", seat), "zone-hand", frame, Layout::Free);
    let counts = [place.hand.len(), place.played.len(), place.aside.len()];
    let says = Phrase::new("cards-of-other")
        .with("hand", counts[0])
        .with("played", counts[1])
        .with("aside", counts[2]);
    let face = Face::new(Shape::Tile, 240, 18)
        .line(counts.map(|count| Glyph::Number(count as i32)))
        .layer(Layer::words(says.clone(), Rect::new(2, 1, 236, 16), 12).left());
    let spot = Spot::Point { x: 0, y: 0 };
    scene.lay(Piece::new(format!("cards:{}", seat.0), zone, spot, face, says.clone()).tip(says));
}

pub(super) fn touch(game: &SandToSea, view: &View, decision: Move) -> Touch {
    let (table, seat) = (&view.table, view.viewer.seat().unwrap_or_default());
    let name = cubes_of(seat);
    let cards = |decision| {
        let phase = table.phase.cards();
        let back = table.place(seat).map_or(0, |own| own.played.len() + own.aside.len());
        game.components.cards.touch(&table.market, phase, (seat, back), &name, decision)
    };
    match decision {
        Move::Cards(decision) => cards(decision),
        Move::Sea(decision) => game.components.venture.touch(&table.look(), &name, decision),
        // A card is touched alike, whatever for.
        Move::Aside(card) => cards(cards::Move::LayDown(card)),
        Move::Hire(slot) => cards(cards::Move::Acquire(slot)),
        Move::Discard(gone) => Touch::piece(first_cube(&name, gone)),
    }
}

/// The decision, legal or not, for which the piece would be touched.
pub(super) fn intent(game: &SandToSea, view: &View, piece: &str) -> Option<Move> {
    let (table, seat) = (&view.table, view.viewer.seat()?);
    let place = table.place(seat)?;
    let mut moves: Vec<Move> = Vec::new();
    match table.phase {
        Phase::Aside { .. } => {
            let cards = place.fares().union(place.aside);
            moves.extend(cards.iter().map(|card| Move::Aside(Card(card))));
        }
        Phase::Sea(sea::Phase::Reward { .. }) => {
            moves.extend((0..table.market.row.len() as u8).map(Move::Hire));
        }
        Phase::Discard { .. } => moves.extend(Cube::ALL.map(Move::Discard)),
        _ => {}
    }
    let cards = cards::scene::conceivable(&table.market, place, table.phase.cards());
    moves.extend(cards.into_iter().map(Move::from));
    moves.extend(place.aside.iter().map(|card| Move::Cards(cards::Move::Play(Card(card)))));
    let sea = game.components.venture.conceivable(!table.phase.is_setup());
    moves.extend(sea.into_iter().map(Move::from));
    kit::scene::intent_among(game, view, piece, moves)
}
