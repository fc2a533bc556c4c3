//! Where the pieces of a panel lie in cells.
//!
//! A browser has room for the places a scene asks for; a terminal has not. What is kept is their
//! order: zones that are side by side stay side by side as long as they fit, and pieces follow
//! each other as they lie. Cards are drawn as boxes where there is height for it, else as chips
//! of one line. Only pieces on hexagons keep their places to each other.

use kit::scene::{Layout, Shape, Spot, Zone};
use ratatui::layout::Rect;

use super::scribe::{Bit, Scribe, Thing, bits_width, parted};
use crate::cells::width;

/// Between two zones on one line.
const ZONE_GAP: u16 = 2;
/// Where the further lines of a zone begin.
const INDENT: u16 = 2;
/// Stands in a zone where nothing lies.
const EMPTY: &str = "–";

/// How large the pieces of a panel are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Grain {
    /// Cards as boxes.
    Boxes,
    /// Everything on one line.
    Chips,
    /// Goods, and how many there are of everything else.
    Counts,
}

/// A panel, or one zone of it, in cells.
#[derive(Debug, Default)]
pub(super) struct Sheet {
    /// What the zones are called, and where that stands.
    pub(super) labels: Vec<(u16, u16, String)>,
    /// The pieces, each before its guests.
    pub(super) stops: Vec<Stop>,
    /// How many columns it takes.
    width: u16,
    /// Where its last line ends, if something may follow on that line.
    end: Option<u16>,
    /// How many lines it takes.
    pub(super) height: u16,
}

/// A piece, together with its twins beside it: something the cursor can stand on.
#[derive(Debug)]
pub(super) struct Stop {
    /// The piece, by its place in the scene's list.
    pub(super) piece: usize,
    /// Where it is.
    pub(super) area: Rect,
    /// What is written on it.
    pub(super) rows: Vec<Vec<Bit>>,
    /// Whether it is drawn as a box.
    pub(super) boxed: bool,
    /// Whether one of the viewer's choices touches it.
    pub(super) touchable: bool,
}

/// Lays out the panels of a region in so many columns, one under the other.
pub(super) fn sheet(scribe: &Scribe<'_>, panels: &[usize], columns: u16, grain: Grain) -> Sheet {
    let columns = columns.max(1);
    let mut whole = Sheet::default();
    for mut band in panels.iter().flat_map(|&panel| bands(scribe, panel)) {
        let mut parts: Vec<Sheet> = Vec::new();
        let lay = |zone: &&Zone| zone_sheet(scribe, zone, columns, grain);
        if grain == Grain::Boxes && band.iter().any(|zone| has_cards(scribe, zone)) {
            parts.extend(band.iter().map(lay));
        }
        // Where boxes do not fit side by side, or there are none, rows come first and piles of
        // one line fill up.
        let wide: u16 = parts.iter().map(|part| part.width + ZONE_GAP).sum();
        if parts.is_empty() || wide > columns + ZONE_GAP {
            let is_pile = |zone: &Zone| zone.layout == Layout::Pile;
            band.sort_by_key(|zone| is_pile(zone));
            let small = |zone: &Zone| parts.is_empty() || is_pile(zone);
            let grain = |zone: &Zone| {
                if grain == Grain::Boxes && small(zone) { Grain::Chips } else { grain }
            };
            parts =
                band.iter().map(|zone| zone_sheet(scribe, zone, columns, grain(zone))).collect();
        }
        let (mut x, mut y, mut high) = (0, whole.height, 0);
        for part in parts {
            let follows = x > 0 && x + ZONE_GAP + part.width <= columns;
            if follows && (part.height == 1 || high != 1) {
                x += ZONE_GAP;
            } else if x > 0 {
                (x, y, high) = (0, y + high, 0);
            }
            let (wide, tall, end) = (part.width, part.height, part.end);
            whole.add(part, x, y);
            match end {
                Some(end) if tall > 1 => (x, y, high) = (end, y + tall - 1, 1),
                Some(end) => (x, high) = (x + end, high.max(1)),
                None => (x, high) = (x + wide, high.max(tall)),
            }
        }
    }
    whole
}

/// The zones of a panel in bands from top to bottom, each from left to right.
fn bands<'a>(scribe: &Scribe<'a>, panel: usize) -> Vec<Vec<&'a Zone>> {
    let on_panel = scribe.scene.zones.iter().filter(|zone| zone.panel == panel);
    let mut zones: Vec<&Zone> = on_panel.collect();
    zones.sort_by_key(|zone| zone.frame.y);
    let mut bands: Vec<Vec<&Zone>> = Vec::new();
    for zone in zones {
        let middle = zone.frame.y.saturating_add(zone.frame.h / 2);
        let beside = |first: &&Zone| middle < first.frame.y.saturating_add(first.frame.h);
        match bands.last_mut() {
            Some(band) if band.first().is_some_and(beside) => band.push(zone),
            _ => bands.push(vec![zone]),
        }
    }
    bands.iter_mut().for_each(|band| band.sort_by_key(|zone| zone.frame.x));
    bands
}

/// Whether anything lies there that is drawn as a box where there is room.
fn has_cards(scribe: &Scribe<'_>, zone: &Zone) -> bool {
    let is_card = |shape| matches!(shape, Shape::Card | Shape::Back | Shape::Tile | Shape::Slot);
    scribe.things(zone).iter().any(|thing| scribe.shape(thing.piece).is_some_and(is_card))
}

fn zone_sheet(scribe: &Scribe<'_>, zone: &Zone, columns: u16, grain: Grain) -> Sheet {
    let things = scribe.things(zone);
    let touched = |thing: &Thing| {
        scribe.touchable(thing.piece) || thing.guests.iter().any(|guest| scribe.touchable(guest.0))
    };
    let is_good = |thing: &Thing| scribe.shape(thing.piece) == Some(Shape::Good);
    let on_map = |thing: &Thing| {
        scribe.piece(thing.piece).is_some_and(|piece| matches!(piece.spot, Spot::Hex { .. }))
    };
    let label = scribe.label(zone);
    if things.iter().any(on_map)
        && let Some(map) = map(scribe, zone, &label, &things, columns)
    {
        return map;
    }
    match grain {
        Grain::Counts if !things.iter().any(|thing| is_good(thing) || touched(thing)) => {
            let mut sheet = Sheet::default();
            sheet.label(0, 0, format!("{label} {}", scribe.count(zone)));
            sheet.end = Some(sheet.width);
            sheet
        }
        Grain::Boxes if has_cards(scribe, zone) => boxes(scribe, label, &things, columns),
        Grain::Boxes if !things.is_empty() => chips(scribe, label, &things, columns, true),
        _ => chips(scribe, label, &things, columns, false),
    }
}

/// Things one after the other on as many lines as they need, beside or under the name.
fn chips(scribe: &Scribe<'_>, label: String, things: &[Thing], columns: u16, under: bool) -> Sheet {
    let mut sheet = Sheet::default();
    let beside = width(&label) as u16 + 1;
    sheet.label(0, 0, label);
    if things.is_empty() {
        sheet.label(beside, 0, EMPTY.to_owned());
    }
    let (mut x, mut y, indent) = if under { (0, 1, 0) } else { (beside, 0, INDENT) };
    for (piece, bits) in things.iter().flat_map(|thing| scribe.chips(thing)) {
        let mut stop = chip(scribe, piece, bits);
        if x + stop.area.width > columns && x > indent {
            (x, y) = (indent, y + 1);
        }
        (stop.area.x, stop.area.y) = (x, y);
        x += stop.area.width + 1;
        sheet.stop(stop);
    }
    if !under {
        // An empty zone ends with its dash, another with its last piece.
        sheet.end = Some(if things.is_empty() { sheet.width } else { x.saturating_sub(1) });
    }
    sheet
}

/// A piece on one line, with room for the signs that say it can be touched.
fn chip(scribe: &Scribe<'_>, piece: usize, bits: Vec<Bit>) -> Stop {
    let area = Rect::new(0, 0, bits_width(&bits) + 2, 1);
    Stop { piece, area, rows: vec![bits], boxed: false, touchable: scribe.touchable(piece) }
}

/// Cards as boxes under the name.
fn boxes(scribe: &Scribe<'_>, label: String, things: &[Thing], columns: u16) -> Sheet {
    let mut sheet = Sheet::default();
    sheet.label(0, 0, label);
    // Faces as high as their neighbours', so that guests stand in line.
    let faces: Vec<_> = things.iter().map(|thing| scribe.face(thing.piece, thing.count)).collect();
    let high = faces.iter().map(Vec::len).max().unwrap_or(1);
    let lay = |air: u16| -> Vec<Vec<Stop>> {
        let card = |(thing, face): (&Thing, &Vec<Vec<Bit>>)| {
            let mut rows = face.clone();
            rows.resize(high, Vec::new());
            card(scribe, thing, rows, air)
        };
        things.iter().zip(&faces).map(card).collect()
    };
    let long = |cards: &[Vec<Stop>]| -> u16 {
        cards.iter().flatten().filter(|stop| stop.boxed).map(|stop| stop.area.width).sum()
    };
    // A cell of air at both sides of the text, unless only without it they fit on one line.
    let mut cards = lay(1);
    if long(&cards) > columns {
        let tight = lay(0);
        cards = if long(&tight) <= columns { tight } else { cards };
    }
    let boxed = || cards.iter().flatten().filter(|stop| stop.boxed);
    let tall = boxed().map(|stop| stop.area.height).max().unwrap_or(1);
    let widest = boxed().map(|stop| stop.area.width).max().unwrap_or(1);
    // All of one width where there is room for that.
    let even = usize::from(widest) * cards.len() <= usize::from(columns);
    let (mut x, mut y) = (0, 1);
    for stops in cards {
        let wide = stops.first().map_or(0, |stop| if even { widest } else { stop.area.width });
        if x + wide > columns && x > 0 {
            (x, y) = (0, y + tall);
        }
        for mut stop in stops {
            if stop.boxed {
                (stop.area.width, stop.area.height) = (wide, tall);
            }
            (stop.area.x, stop.area.y) = (x + stop.area.x, y + stop.area.y);
            sheet.stop(stop);
        }
        x += wide;
    }
    sheet
}

/// A card as a box, and the guests to touch inside it, from its corner.
fn card(scribe: &Scribe<'_>, thing: &Thing, mut rows: Vec<Vec<Bit>>, air: u16) -> Vec<Stop> {
    let mut guests = Vec::new();
    for &(guest, count) in thing.guests.iter().filter(|guest| scribe.touchable(guest.0)) {
        let mut stop = chip(scribe, guest, scribe.line(guest, count));
        (stop.area.x, stop.area.y) = (1, rows.len() as u16 + 1);
        // Its line stays free in the box.
        rows.push(Vec::new());
        guests.push(stop);
    }
    rows.extend(scribe.quiet_guests(thing));
    let inner = rows.iter().map(|row| bits_width(row) + 2 * air).max().unwrap_or(2);
    let inner = guests.iter().map(|stop| stop.area.width).fold(inner, u16::max);
    let area = Rect::new(0, 0, inner + 2, rows.len() as u16 + 2);
    let touchable = scribe.touchable(thing.piece);
    let own = Stop { piece: thing.piece, area, rows, boxed: true, touchable };
    std::iter::once(own).chain(guests).collect()
}

/// Pieces on hexagons, each row of hexagons on a line of its own and shifted as on the board;
/// `None` where the columns do not suffice.
fn map(
    scribe: &Scribe<'_>,
    zone: &Zone,
    label: &str,
    things: &[Thing],
    columns: u16,
) -> Option<Sheet> {
    let mut sheet = Sheet::default();
    sheet.label(0, 0, label.to_owned());
    let mut spots: Vec<(i64, i64, Stop)> = Vec::new();
    for thing in things {
        let rect = scribe.frames(zone).find(|frame| frame.piece == thing.piece)?.rect;
        let bits = parted(scribe.chips(thing).into_iter().map(|(_, bits)| bits));
        let middle = |start: i32, length: i32| i64::from(start) + i64::from(length / 2);
        spots.push((
            middle(rect.y, rect.h),
            middle(rect.x, rect.w),
            chip(scribe, thing.piece, bits),
        ));
    }
    spots.sort_by_key(|spot| (spot.0, spot.1));
    let left = spots.iter().map(|spot| spot.1).min()?;
    let step =
        spots.windows(2).filter(|two| two[0].0 == two[1].0).map(|two| two[1].1 - two[0].1).min();
    let step = step.unwrap_or(1).max(1);
    let wide = spots.iter().map(|spot| spot.2.area.width).max()?;
    let (mut line, mut middle) = (0, None);
    for (y, x, mut stop) in spots {
        if middle != Some(y) {
            (line, middle) = (line + 1, Some(y));
        }
        let column = ((x - left) * i64::from(wide + 1) + step / 2) / step;
        stop.area.x = u16::try_from(column).ok().filter(|x| x + stop.area.width <= columns)?;
        stop.area.y = line;
        sheet.stop(stop);
    }
    Some(sheet)
}

impl Sheet {
    fn label(&mut self, x: u16, y: u16, text: String) {
        self.grow(x + width(&text) as u16, y + 1);
        self.labels.push((x, y, text));
    }

    fn stop(&mut self, stop: Stop) {
        self.grow(stop.area.right(), stop.area.bottom());
        self.stops.push(stop);
    }

    fn grow(&mut self, width: u16, height: u16) {
        (self.width, self.height) = (self.width.max(width), self.height.max(height));
    }

    /// Adds a part with its corner at this place.
    fn add(&mut self, part: Sheet, x: u16, y: u16) {
        for (left, top, text) in part.labels {
            self.label(x + left, y + top, text);
        }
        for mut stop in part.stops {
            (stop.area.x, stop.area.y) = (x + stop.area.x, y + stop.area.y);
            self.stop(stop);
        }
    }
}

#[cfg(test)]
mod tests {
    use kit::scene::{Choice, Face, Glyph, Panel, Piece, Region, Size};
    use kit::{Lang, Lexicon, Names, Phrase, Scene, Words};

    use super::*;

    const WORDS: Words = Words {
        en: "zone = Zone\nplay-zone = { $zone }:\nplay-zone-count = { $zone } ({ $count }):",
        fr: "",
    };

    fn scene(layout: Layout, pieces: Vec<(&'static str, Spot, Shape)>) -> Scene {
        let (label, size) = (Phrase::new("zone"), Size { w: 400, h: 400 });
        let piece = |(id, spot, shape): (&'static str, Spot, Shape)| {
            let face = Face::new(shape, 40, 40).line([Glyph::Number(id.len() as i32)]);
            Piece::new(id, "zone", spot, face, label.clone())
        };
        let frame = kit::scene::Rect::new(0, 0, 400, 400);
        let zone = Zone { id: "zone".into(), panel: 0, label: label.clone(), frame, layout };
        Scene {
            panels: vec![Panel::new(Region::Board, label.clone(), size)],
            zones: vec![zone],
            pieces: pieces.into_iter().map(piece).collect(),
            ..Scene::default()
        }
    }

    fn laid(scene: &Scene, columns: u16, grain: Grain) -> Sheet {
        let (lexicon, names) = (Lexicon::new(Lang::En, &[WORDS]).unwrap(), Names::default());
        sheet(&Scribe::new(scene, &lexicon, &names), &[0], columns, grain)
    }

    fn places(sheet: &Sheet) -> Vec<(u16, u16)> {
        sheet.stops.iter().map(|stop| (stop.area.x, stop.area.y)).collect()
    }

    #[test]
    fn hexagons_keep_their_places_to_each_other() {
        let hex = |q, r| Spot::Hex { q, r };
        let pieces = vec![
            ("a", hex(0, 0), Shape::Hex),
            ("b", hex(1, 0), Shape::Hex),
            ("c", hex(0, 1), Shape::Hex),
        ];
        let scene = scene(Layout::Hexes { size: 80, flat: false }, pieces);
        assert_eq!(places(&laid(&scene, 40, Grain::Chips)), [(0, 1), (4, 1), (2, 2)]);
    }

    #[test]
    fn cards_are_boxes_of_one_size_and_break_into_rows() {
        let card = |id, at| (id, Spot::At(at), Shape::Card);
        let scene = scene(Layout::Row, vec![card("a", 0), card("b", 1), card("c", 2)]);
        assert_eq!(places(&laid(&scene, 15, Grain::Boxes)), [(0, 1), (5, 1), (10, 1)]);
        // Without air around the text they still fit on a line.
        assert_eq!(places(&laid(&scene, 9, Grain::Boxes)), [(0, 1), (3, 1), (6, 1)]);
        let boxes = laid(&scene, 8, Grain::Boxes);
        assert_eq!(places(&boxes), [(0, 1), (0, 4), (0, 7)]);
        assert!(boxes.stops.iter().all(|stop| stop.boxed && stop.area.height == 3));
        assert_eq!(laid(&scene, 40, Grain::Chips).height, 1);
    }

    #[test]
    fn a_guest_to_touch_is_a_place_of_its_own_inside_its_host() {
        let guest = ("guest", Spot::On("card".into(), 0), Shape::Tile);
        let mut scene = scene(Layout::Row, vec![("card", Spot::At(0), Shape::Card), guest]);
        assert_eq!(laid(&scene, 40, Grain::Boxes).stops.len(), 1);
        let touches = vec!["guest".into()];
        scene.choices.push(Choice {
            label: Phrase::new("zone"),
            touches,
            amount: None,
            form: None,
            changes: Vec::new(),
        });
        let touched = laid(&scene, 40, Grain::Boxes);
        let [host, guest] = touched.stops.as_slice() else { panic!("{:?}", touched.stops) };
        assert_eq!(host.area.intersection(guest.area), guest.area);
        assert!(guest.touchable && !host.touchable);
    }

    #[test]
    fn of_a_pile_the_top_is_seen_and_its_height_told() {
        let card = |id, at| (id, Spot::At(at), Shape::Card);
        let scene = scene(Layout::Pile, vec![card("a", 0), card("bb", 1)]);
        let sheet = laid(&scene, 40, Grain::Chips);
        assert_eq!(sheet.labels[0].2.replace(['\u{2068}', '\u{2069}'], ""), "Zone (2):");
        assert_eq!(sheet.stops.iter().map(|stop| stop.piece).collect::<Vec<_>>(), [1]);
    }
}
