//! What a narrow screen shows of Archipelago below the map, which keeps a window of its own: what is under
//! way, a strip with the home market and the next crisis, the helm, the evolution cards, the other boards
//! beside the piles; apart the own screen, bids, aim and cards.

use kit::Scene;
use kit::scene::{BUTTONS, Cut, Layer, Layout, Panel, Part, Rect, Region, Seen, Sheet, Size};

use super::ACCENT;
use crate::words::say;

/// How wide most sheets are.
const WIDE: i32 = 374;
/// A gap between panels.
const GAP: i32 = 6;
/// How high the stalls and the home market are on the panel of the markets.
const HOME: i32 = 103;
/// How wide the next crisis is on that of the evolution cards, and from one card to the next.
const NEXT: i32 = 150;
const CARD: i32 = 101;
/// Where explorers and the order of play begin on that of the piles.
const FOUND: i32 = 109;
const ORDER: i32 = 178;

/// Where florins and explorers are on the own screen.
const PURSE: Rect = Rect { x: 4, y: 34, w: 314, h: 42 };

/// Puts the table together for a narrow screen. Where something is bought, the purse is always seen.
pub(super) fn open(scene: &mut Scene, cards_first: bool, buys: bool) {
    moment(scene);
    let (markets, piles) = (find(scene, "panel-markets", 0), find(scene, "panel-piles", 0));
    if cards_first {
        track(scene);
    }
    strip(scene, markets);
    helm(scene);
    if !cards_first {
        track(scene);
    }
    let Size { w: wide, h: high } = size(scene, piles);
    let colony = find(scene, "panel-colony", 0);
    let deals = find(scene, "zone-deals", 0);
    let Size { w, h } = size(scene, markets);
    let (left, top) = (w + 4, h - HOME + GAP);
    let below = FOUND + high - ORDER + 4;
    let low = if deals.is_some() { below + size(scene, deals).h } else { below };
    let tall = low.max(top + size(scene, colony).h);
    board(scene, "boards", "panel-markets", (WIDE, tall), &[]);
    cut(scene, markets, "boards", &[part(Rect::new(0, HOME, w, h - HOME), (0, 0))]);
    whole(scene, colony, "boards", (0, top));
    let rest = [
        part(Rect::new(0, 0, wide, FOUND), (left, 0)),
        part(Rect::new(0, ORDER, wide, high - ORDER), (left, FOUND)),
    ];
    cut(scene, piles, "boards", &rest);
    whole(scene, deals, "boards", (left + 18, below));
    let (place, beside) = (find(scene, "panel-seat", 0), find(scene, "zone-cards", 0));
    let (Size { w, h }, low) = (size(scene, place), size(scene, beside));
    if w == 0 {
        return;
    }
    let scaled = |length: i32| length * low.w / w;
    let gone = if buys { PURSE.h } else { 0 };
    let (head, tall) = (scaled(PURSE.y), scaled(h - gone));
    let sheet = Sheet::new("mine", Region::Mine, say("zone-cards"), low.w, tall + GAP + low.h);
    scene.sheets.push(sheet);
    let below = PURSE.y + gone;
    let halves = [
        (Rect::new(0, 0, w, PURSE.y), Rect::new(0, 0, low.w, head)),
        (Rect::new(0, below, w, h - below), Rect::new(0, head, low.w, tall - head)),
    ];
    if buys {
        cut(scene, place, "mine", &halves);
        let (wide, high) = (PURSE.w + 2 * GAP, PURSE.h + 2);
        let ground = Layer::plate(Rect::new(0, 0, wide, high), 0, "#fdf1e4");
        let sheet = Sheet::new("purse", Region::Board, say("purse"), wide, high).layer(ground);
        scene.sheets.push(sheet.seen(Seen::Always));
        cut(scene, place, "purse", &[part(PURSE, (GAP, 1))]);
    } else {
        let to = Rect::new(0, 0, low.w, tall);
        cut(scene, place, "mine", &[(Rect::new(0, 0, w, h), to)]);
    }
    whole(scene, beside, "mine", (0, tall + GAP));
    // Bids lie on the half with the cards.
    let corner = |at: Option<usize>| scene.panels.get(at?)?.place.map(|at| (at.x, at.y));
    let bids = [find(scene, "moment-bid", 0), find(scene, "moment-bid-again", 0)];
    let bids = bids.into_iter().flatten().next();
    if let Some(((x, y), (left, top))) = corner(bids).zip(corner(beside)) {
        whole(scene, bids, "mine", (x - left, tall + GAP + y - top));
    }
}

/// The helm, larger.
fn helm(scene: &mut Scene) {
    let panel = find(scene, "zone-wheel", 0);
    let Size { w, h } = size(scene, panel);
    let (large, tall) = (330, 330 * (h - 2) / (w - 2).max(1));
    let ground = Layer::plate(Rect::new(0, 0, WIDE, tall + 4), 10, "#fff8e6").edged("#e3d6b8", 10);
    board(scene, "wheel", "zone-wheel", (WIDE, tall + 4), &[ground]);
    let inner = Rect::new(1, 1, w - 2, h - 2);
    let to = Rect::new((WIDE - large) / 2, 2, large, tall);
    cut(scene, panel, "wheel", &[(inner, to)]);
}

/// Three cards and the trend, then two cards and the explorers.
fn track(scene: &mut Scene) {
    let (first, further) = (find(scene, "zone-track", 0), find(scene, "zone-track", 1));
    let (Size { h, .. }, Size { w: all, .. }) = (size(scene, first), size(scene, further));
    let (low, edge) = (h + GAP, NEXT + 2 * CARD);
    let ground = Layer::plate(Rect::new(0, 0, WIDE, low + h), 9, "#d9eef0");
    board(scene, "track", "zone-track", (WIDE, low + h), &[ground]);
    let (three, five) = (CARD - 2, 3 * CARD - 1);
    let cards = [part(Rect::new(NEXT, 0, edge - NEXT, h), (0, 0))];
    cut(scene, first, "track", &cards);
    let cards = [
        part(Rect::new(0, 0, three, h), (edge - NEXT + 1, 0)),
        part(Rect::new(three, 0, five - three, h), (1, low)),
        part(Rect::new(five, 0, all - five, h), (WIDE - all + five, 0)),
    ];
    cut(scene, further, "track", &cards);
    let piles = find(scene, "panel-piles", 0);
    let wide = size(scene, piles).w;
    let found = Rect::new(0, FOUND, wide, ORDER - FOUND);
    let at = ((2 * CARD + WIDE - wide) / 2, low + (h - found.h) / 2);
    cut(scene, piles, "track", &[part(found, at)]);
}

/// The home market and the next crisis, beside each other.
fn strip(scene: &mut Scene, markets: Option<usize>) {
    let track = find(scene, "zone-track", 0);
    let (w, next) = (size(scene, markets).w, size(scene, track).h);
    let (home, crisis) = (WIDE * 61 / 100, WIDE - WIDE * 61 / 100 - 3);
    let (tall, high) = (home * HOME / w.max(1) + 1, crisis * next / NEXT + 1);
    board(scene, "strip", "zone-home", (WIDE, tall), &[]);
    cut(scene, markets, "strip", &[(Rect::new(0, 0, w, HOME), Rect::new(0, 0, home, tall))]);
    let to = Rect::new(home + 3, (tall - high) / 2, crisis, high);
    cut(scene, track, "strip", &[(Rect::new(0, 0, NEXT, next), to)]);
}

/// A panel of the board or the own place, by what it is called.
fn find(scene: &Scene, key: &str, number: usize) -> Option<usize> {
    let key = say(key).key;
    let called =
        |panel: &Panel| panel.label.key == key && !matches!(panel.region, Region::Other(_));
    let mut panels = (0..).zip(&scene.panels).filter(|(_, panel)| called(panel));
    panels.nth(number).map(|(at, _)| at)
}

fn size(scene: &Scene, panel: Option<usize>) -> Size {
    let panel = panel.and_then(|at| scene.panels.get(at));
    panel.map_or(Size { w: 0, h: 0 }, |panel| panel.size)
}

/// Shows parts of a panel on a sheet.
fn cut(scene: &mut Scene, panel: Option<usize>, sheet: &'static str, parts: &[Part]) {
    if let Some(panel) = panel.and_then(|at| scene.panels.get_mut(at)) {
        let cut = |&(from, to): &Part| Cut { sheet: sheet.into(), from, to };
        panel.cuts.extend(parts.iter().map(cut));
    }
}

/// Shows a panel as it is on a sheet.
fn whole(scene: &mut Scene, panel: Option<usize>, sheet: &'static str, to: (i32, i32)) {
    let Size { w, h } = size(scene, panel);
    cut(scene, panel, sheet, &[part(Rect::new(0, 0, w, h), to)]);
}

/// A part as large as it is.
fn part(from: Rect, (x, y): (i32, i32)) -> Part {
    (from, Rect { x, y, ..from })
}

fn board(scene: &mut Scene, name: &'static str, label: &str, (w, h): (i32, i32), layers: &[Layer]) {
    let sheet = Sheet::new(name, Region::Board, say(label), w, h);
    scene.sheets.push(Sheet { layers: layers.to_vec(), ..sheet });
}

/// What is under way, in two lines or as many as it takes.
fn moment(scene: &mut Scene) {
    let named = |panel: &Panel| {
        let (_, name) = panel.label.key.split_once("-moment-")?;
        Some(name.to_owned())
    };
    let mut panels = (0..).zip(&scene.panels);
    let Some((at, key, panel)) = panels.find_map(|(at, panel)| Some((at, named(panel)?, panel)))
    else {
        return;
    };
    let (label, Size { w, h }) = (panel.label.clone(), panel.size);
    // Bids lie on the own place, where there is one.
    if key.starts_with("bid") {
        if scene.panels.iter().any(|panel| panel.region == Region::Mine) {
            return;
        }
        board(scene, "moment", &format!("moment-{key}"), (w, h), &[]);
        return whole(scene, Some(at), "moment", (0, 0));
    }
    let ground = panel.layers.first().cloned();
    let count = |zone: &str| scene.pieces.iter().filter(|piece| piece.zone == zone).count() as i32;
    let buttons = scene.zone(BUTTONS).filter(|zone| zone.panel == at).map(|zone| zone.frame);
    let mut parts = Vec::new();
    let mut grid = None;
    let mut title = false;
    // Lines of so many places of this width, the first of them so far from the edge.
    let mut lines = |all: i32, each: i32, (across, left, top): (i32, i32, i32), down: i32| {
        for line in 0..(all + across - 1) / across {
            let x = left + line * across * each;
            // Without the edge of the panel.
            let from = Rect::new(x, top, (across * each).min(w - x - 6), h - top - 6);
            parts.push(part(from, (4, down + line * from.h)));
        }
    };
    match &*key {
        "vote" => {
            let all = count("votes");
            (title, _) = (true, lines(all, (600 / all.max(1)).min(60), (5, 5, 26), 26));
        }
        "keep" => (title, _) = (true, lines(count("keeps"), 126, (3, 5, 26), 26)),
        "shown" => grid = Some(("shown", 3, 316, (count("shown") + 2) / 3 * 92)),
        "hand" => match buttons {
            Some(Rect { x, .. }) => {
                parts.push(part(Rect::new(3, 3, x - 6, h - 6), (GAP, 4)));
                parts.push(part(Rect::new(x - 3, 3, w - x, h - 6), (GAP, h)));
            }
            None => grid = Some(("hand", 4, 390, (count("hand") + 3) / 4 * 84)),
        },
        _ => {
            // Without the edge of the strip: there is one around both halves.
            parts.push(part(Rect::new(4, 4, 319, h - 8), (4, 4)));
            parts.push(part(Rect::new(323, 4, w - 331, h - 8), (40, h - 4)));
        }
    }
    let ends = |end: fn(&Rect) -> i32| parts.iter().map(|(_, to)| end(to)).max().unwrap_or(0);
    let (mut w, mut h) = (ends(|to| to.x + to.w) + 4, ends(|to| to.y + to.h) + 4);
    let mut sheet = Sheet::new("moment", Region::Board, label.clone(), w, h);
    if let Some((zone, columns, wide, high)) = grid {
        (w, h) = (wide + 2 * GAP, high + 2 * GAP);
        let frame = Rect::new(GAP, GAP, wide, h - 2 * GAP);
        sheet = sheet.zone(zone, frame, Layout::Grid { columns });
    }
    sheet.size = Size { w, h };
    if let Some(Layer::Plate(mut plate)) = ground {
        plate.at = Rect::new(1, 1, w - 2, h - 2);
        sheet.layers.push(Layer::Plate(plate));
    }
    if title {
        let heading = Rect::new(12, 3, w - 24, 20);
        sheet.layers.push(Layer::title(label, heading, 14).ink(ACCENT));
    }
    scene.sheets.push(sheet);
    cut(scene, Some(at), "moment", &parts);
}
