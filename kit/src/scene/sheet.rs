//! What of the panels is shown where on a narrow screen: sheets as wide as it is, put together from
//! parts of the panels.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::{
    Align, Frame, Id, Layer, Layout, Panel, Piece, Rect, Region, Says, Scene, Size, Spot, Zone,
    arrange,
};
use crate::Phrase;
use crate::order::sort_by_key;

/// A sheet is no wider than this, so that all of it is seen on a narrow screen and can be read.
pub const SHEET_WIDTH: i32 = 520;

/// How many pixels a narrow screen has across, and how high letters on it are at least.
const NARROW: i32 = 390;
const LETTERS: i32 = 9;

/// A part of the table on a narrow screen, with a canvas of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// The name by which panels say what of them lies on it.
    pub id: Id,
    /// Whose part it is.
    pub region: Region,
    /// What it is called.
    pub label: Phrase,
    /// The canvas; as wide as the screen, however many units that are.
    pub size: Size,
    /// The symbol of the box's art that is its ground, under the parts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backdrop: Option<Id>,
    /// What is drawn on the ground, under the parts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub layers: Vec<Layer>,
    /// The zones that are laid anew on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zones: Vec<Relaid>,
    /// With which parts of the table it is seen.
    #[serde(default)]
    pub seen: Seen,
}

/// With which parts of the table a sheet is seen on a narrow screen, which shows one of them at a time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    /// With its own part alone.
    #[default]
    There,
    /// With what all share and with the reader's own place: a hand that is played onto the board.
    Both,
    /// Always, above the sentence that says what is to be decided: what everything is paid with. It has to be
    /// low.
    Always,
}

impl Sheet {
    /// An empty sheet of this size.
    pub fn new(id: impl Into<Id>, region: Region, label: Phrase, w: i32, h: i32) -> Sheet {
        let size = Size { w, h };
        let (id, backdrop) = (id.into(), None);
        let (layers, zones, seen) = (Vec::new(), Vec::new(), Seen::There);
        Sheet { id, region, label, size, backdrop, layers, zones, seen }
    }

    /// The same sheet on a ground of the box's art.
    pub fn backdrop(self, symbol: impl Into<Id>) -> Sheet {
        Sheet { backdrop: Some(symbol.into()), ..self }
    }

    /// The same sheet, seen with these parts.
    pub fn seen(self, seen: Seen) -> Sheet {
        Sheet { seen, ..self }
    }

    /// The same sheet with something drawn on its ground.
    pub fn layer(mut self, layer: Layer) -> Sheet {
        self.layers.push(layer);
        self
    }

    /// The same sheet with a zone laid anew on it.
    pub fn zone(mut self, zone: impl Into<Id>, frame: Rect, layout: Layout) -> Sheet {
        self.zones.push(Relaid { zone: zone.into(), frame, layout });
        self
    }
}

/// A part of the [`FRAME`](super::FRAME) of a wide screen and where it lies on a sheet, in the same
/// proportions.
pub type Part = (Rect, Rect);

/// A part of a panel that lies on a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cut {
    /// Which sheet.
    pub sheet: Id,
    /// Which part of the panel's canvas.
    pub from: Rect,
    /// Where on the sheet, in the same proportions.
    pub to: Rect,
}

impl Cut {
    /// Where a rectangle of the part lies on the sheet.
    fn place(&self, rect: Rect) -> Rect {
        let (old, new) = (i64::from(self.from.w.max(1)), i64::from(self.to.w));
        let scaled = |length: i32| ((i64::from(length) * new + old / 2).div_euclid(old)) as i32;
        let x = self.to.x + scaled(rect.x - self.from.x);
        Rect::new(x, self.to.y + scaled(rect.y - self.from.y), scaled(rect.w), scaled(rect.h))
    }
}

/// A zone whose pieces are laid anew on a sheet, in their own size and not as they lie on the panel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Relaid {
    /// Which zone.
    pub zone: Id,
    /// Where on the sheet.
    pub frame: Rect,
    /// How the pieces lie there.
    pub layout: Layout,
}

/// What a part of a panel looks like without its pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ground {
    /// The part and its place.
    pub cut: Cut,
    /// The canvas of the panel, which the backdrop fills.
    pub size: Size,
    /// The backdrop of the panel.
    pub backdrop: Option<Id>,
    /// The layers of the panel that are seen in the part.
    pub layers: Vec<Layer>,
}

/// A piece and where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// The piece, by its place in the scene.
    pub piece: usize,
    /// The panel it is on.
    pub panel: usize,
    /// Where on the panel.
    pub rect: Rect,
}

impl Scene {
    /// Adds a sheet for narrow screens that shows these parts of what has its place in the frame of a wide
    /// screen so far. Panels of which no
    /// part is on any sheet, and no zone is laid anew, are shown whole, before the sheets.
    pub fn open_sheet(&mut self, sheet: Sheet, parts: &[Part]) {
        for &(from, to) in parts {
            for panel in &mut self.panels {
                let Some(place) = panel.place else { continue };
                let Some(seen) = shared(place, from) else { continue };
                // On the canvas of the panel, which may have other units than its place.
                let frame = Cut { sheet: Id::default(), from, to };
                let canvas = Rect::new(0, 0, panel.size.w, panel.size.h);
                let panel_from = Cut { sheet: Id::default(), from: place, to: canvas }.place(seen);
                let cut = Cut { sheet: sheet.id.clone(), from: panel_from, to: frame.place(seen) };
                panel.cuts.push(cut);
            }
        }
        self.sheets.push(sheet);
    }

    /// Lays every piece on its panel, in drawing order.
    pub fn laid(&self) -> Vec<Laid> {
        let laid = |frame: Frame| {
            let zone = self.zone(&self.pieces.get(frame.piece)?.zone)?;
            Some(Laid { piece: frame.piece, panel: zone.panel, rect: frame.rect })
        };
        arrange(self).into_iter().filter_map(laid).collect()
    }

    /// Puts the sheets in the place of the panels that they show parts of, as a narrow screen does, and lays
    /// every piece. What is shown whole comes first: it lies over the rest.
    pub fn narrow(&mut self) -> Vec<Laid> {
        if self.sheets.is_empty() {
            return self.laid();
        }
        let sheets = std::mem::take(&mut self.sheets);
        let old = std::mem::take(&mut self.panels);
        let emptied = self.lay_anew(&sheets, old.len());
        let laid = self.laid();
        let goes = |at: usize, panel: &Panel| match (panel.cuts.is_empty(), panel.region) {
            (true, Region::Other(_)) => Goes::Last,
            (true, _) if !emptied.contains(&at) => Goes::First,
            _ => Goes::Apart,
        };
        // Where the panels that stay whole have gone.
        let mut whole = vec![0; old.len()];
        let mut keep = |scene: &mut Scene, which: Goes| {
            for (at, panel) in
                old.iter().enumerate().filter(|(at, panel)| goes(*at, panel) == which)
            {
                whole[at] = scene.panels.len();
                scene.panels.push(panel.clone());
            }
        };
        keep(self, Goes::First);
        let first = self.panels.len();
        self.panels.extend(sheets.iter().map(empty));
        for panel in &old {
            for cut in &panel.cuts {
                let Some(at) = number_of(&sheets, cut) else { continue };
                let sheet = &mut self.panels[first + at];
                let focus = panel.focus.filter(|focus| holds_middle(cut.from, *focus));
                sheet.focus = sheet.focus.or(focus.map(|focus| cut.place(focus)));
                sheet.grounds.push(ground(panel, cut));
            }
        }
        keep(self, Goes::Last);
        self.move_zones(&old, &sheets, first, &whole);
        let laid = self.moved(laid, &old, &sheets, first, &whole);
        self.enlarge_letters(first..first + sheets.len(), &laid);
        laid
    }

    /// Keeps letters on sheets so high that they can be read, however small the part is in which they stand.
    fn enlarge_letters(&mut self, sheets: Range<usize>, laid: &[Laid]) {
        for panel in &mut self.panels[sheets.clone()] {
            let across = panel.size.w;
            enlarge(&mut panel.layers, least_height(across, (1, 1)));
            for Ground { cut, layers, .. } in &mut panel.grounds {
                enlarge(layers, least_height(across, (cut.from.w, cut.to.w)));
            }
        }
        for Laid { piece, panel, rect } in laid.iter().filter(|laid| sheets.contains(&laid.panel)) {
            let across = self.panels[*panel].size.w;
            if let Some(piece) = self.pieces.get_mut(*piece) {
                let scale = (piece.face.size.w, rect.w);
                enlarge(&mut piece.face.layers, least_height(across, scale));
            }
        }
    }

    /// Lays the zones that the sheets lay anew, on panels behind the old ones, and tells which panels lose
    /// zones by it.
    fn lay_anew(&mut self, sheets: &[Sheet], old: usize) -> Vec<usize> {
        let mut emptied = Vec::new();
        for (at, sheet) in sheets.iter().enumerate() {
            for relaid in &sheet.zones {
                let Some(zone) = self.zones.iter_mut().find(|zone| zone.id == relaid.zone) else {
                    continue;
                };
                emptied.push(zone.panel);
                *zone = Zone {
                    panel: old + at,
                    frame: relaid.frame,
                    layout: relaid.layout,
                    ..zone.clone()
                };
                let mut here: Vec<&mut u16> = Vec::new();
                for piece in self.pieces.iter_mut().filter(|piece| piece.zone == relaid.zone) {
                    if let Spot::At(number) = &mut piece.spot {
                        here.push(number);
                    }
                }
                // A grid keeps its holes, and a row has none.
                sort_by_key(&mut here, |number| **number);
                for (number, next) in here.into_iter().zip(0..) {
                    *number = next;
                }
            }
        }
        emptied
    }

    /// Puts the zones where their panels have gone.
    fn move_zones(&mut self, old: &[Panel], sheets: &[Sheet], first: usize, whole: &[usize]) {
        for zone in std::mem::take(&mut self.zones) {
            let Some(panel) = old.get(zone.panel) else {
                let panel = first + zone.panel - old.len();
                self.zones.push(Zone { panel, ..zone });
                continue;
            };
            if panel.cuts.is_empty() {
                self.zones.push(Zone { panel: whole[zone.panel], ..zone });
                continue;
            }
            // Where the most of it is: a zone has one place.
            let parts = panel.cuts.iter().filter_map(|cut| {
                Some((number_of(sheets, cut)?, cut, shared(cut.from, zone.frame)?))
            });
            let largest = parts.max_by_key(|(.., seen)| i64::from(seen.w) * i64::from(seen.h));
            if let Some((at, cut, seen)) = largest {
                let (panel, frame) = (first + at, cut.place(seen));
                self.zones.push(Zone { panel, frame, ..zone });
            }
        }
    }

    /// Pieces where their panels have gone, each with what it lies on.
    fn moved(
        &self,
        laid: Vec<Laid>,
        old: &[Panel],
        sheets: &[Sheet],
        first: usize,
        whole: &[usize],
    ) -> Vec<Laid> {
        let mut rects = vec![None; self.pieces.len()];
        for laid in &laid {
            rects[laid.piece] = Some(laid.rect);
        }
        let rect_of = |ground: &Piece| {
            let same = |piece: &Piece| std::ptr::eq(piece, ground);
            rects.get(self.pieces.iter().position(same)?).copied().flatten()
        };
        let place = |laid: Laid| {
            let Some(panel) = old.get(laid.panel) else {
                return Some(Laid { panel: first + laid.panel - old.len(), ..laid });
            };
            if panel.cuts.is_empty() {
                return Some(Laid { panel: whole[laid.panel], ..laid });
            }
            let piece = self.pieces.get(laid.piece)?;
            let on_another = piece.spot.host().and_then(|_| self.ground(&piece.id));
            let ground = on_another.and_then(rect_of).unwrap_or(laid.rect);
            let middle = |cut: &&Cut| holds_middle(cut.from, ground);
            let cut = panel.cuts.iter().find(middle).or_else(|| panel.cuts.first())?;
            let at = number_of(sheets, cut)?;
            Some(Laid { panel: first + at, rect: cut.place(laid.rect), ..laid })
        };
        laid.into_iter().filter_map(place).collect()
    }
}

/// Where a panel goes on a narrow screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goes {
    /// Before the sheets, whole.
    First,
    /// Onto sheets.
    Apart,
    /// Behind them, whole.
    Last,
}

/// Which of the sheets a part lies on.
fn number_of(sheets: &[Sheet], cut: &Cut) -> Option<usize> {
    sheets.iter().position(|sheet| sheet.id == cut.sheet)
}

fn empty(sheet: &Sheet) -> Panel {
    let mut panel = Panel::new(sheet.region, sheet.label.clone(), sheet.size);
    panel.backdrop = sheet.backdrop.clone();
    panel.layers = sheet.layers.clone();
    panel.seen = sheet.seen;
    panel
}

fn ground(panel: &Panel, cut: &Cut) -> Ground {
    let seen = |layer: &&Layer| shared(cut.from, layer.at()).is_some();
    Ground {
        cut: cut.clone(),
        size: panel.size,
        backdrop: panel.backdrop.clone(),
        layers: panel.layers.iter().filter(seen).cloned().collect(),
    }
}

/// How high letters are at least that are drawn so many times as large on a sheet so wide, rounded up.
fn least_height(across: i32, (from, to): (i32, i32)) -> i32 {
    let (whole, part) = (LETTERS * across * from.max(1), NARROW * to.max(1));
    (whole + part - 1) / part
}

fn enlarge(layers: &mut [Layer], least: i32) {
    for layer in layers {
        if let Layer::Words(words) = layer {
            let size = words.size.max(least);
            // Figures have no line to go on to: they get the room they need.
            if !matches!(words.says, Says::Phrase(_)) {
                words.at = widened(words.at, words.align, words.at.w * size / words.size.max(1));
            }
            (words.size, words.least) = (size, words.least.max(least));
        }
    }
}

/// A place so wide, that begins or ends where it did as lines in it do.
fn widened(at: Rect, align: Align, w: i32) -> Rect {
    let x = match align {
        Align::Left => at.x,
        Align::Middle => at.x - (w - at.w) / 2,
        Align::Right => at.x + at.w - w,
    };
    Rect::new(x, at.y, w, at.h)
}

fn holds_middle(outer: Rect, inner: Rect) -> bool {
    let (x, y) = (inner.x + inner.w / 2, inner.y + inner.h / 2);
    outer.x <= x && x < outer.x + outer.w && outer.y <= y && y < outer.y + outer.h
}

/// What two rectangles share.
pub(crate) fn shared(one: Rect, two: Rect) -> Option<Rect> {
    let (x, y) = (one.x.max(two.x), one.y.max(two.y));
    let w = (one.x + one.w).min(two.x + two.w) - x;
    let h = (one.y + one.h).min(two.y + two.h) - y;
    (w > 0 && h > 0).then(|| Rect::new(x, y, w, h))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Face, Shape};

    fn piece(id: &'static str, zone: &'static str, spot: Spot) -> Piece {
        Piece::new(id, zone, spot, Face::new(Shape::Tile, 10, 10), Phrase::new("piece"))
    }

    fn place(scene: &Scene, laid: &[Laid], id: &str) -> (usize, Rect) {
        let found = laid.iter().find(|laid| scene.pieces[laid.piece].id == id).unwrap();
        (found.panel, found.rect)
    }

    /// A wide board of two halves, a row of own pieces, an event over the board, another seat.
    fn table() -> Scene {
        let mut scene = Scene::default();
        let name = || Phrase::new("panel");
        let panel = |region, place| Panel::placed(region, name(), place);
        scene.open_panel(Panel {
            focus: Some(Rect::new(620, 10, 20, 20)),
            ..panel(Region::Board, Rect::new(0, 0, 1000, 100))
        });
        scene.open_zone("board", name(), Rect::new(0, 0, 1000, 100), Layout::Free);
        scene.lay(piece("left", "board", Spot::Point { x: 20, y: 30 }));
        scene.lay(piece("right", "board", Spot::Point { x: 620, y: 40 }));
        scene.lay(piece("guest", "board", Spot::Within("right".into(), -130, 5)));
        scene.open_panel(panel(Region::Mine, Rect::new(0, 100, 1000, 20)));
        scene.open_zone("hand", name(), Rect::new(0, 0, 1000, 20), Layout::Row);
        for (id, number) in [("c", 7), ("a", 2), ("b", 4)] {
            scene.lay(piece(id, "hand", Spot::At(number)));
        }
        let halves = [
            (Rect::new(0, 0, 500, 100), Rect::new(0, 100, 500, 100)),
            (Rect::new(500, 0, 500, 100), Rect::new(0, 0, 250, 50)),
        ];
        scene.open_sheet(Sheet::new("map", Region::Board, name(), 500, 200), &halves);
        let frame = Rect::new(0, 0, 30, 40);
        let hand = Sheet::new("hand", Region::Mine, name(), 30, 40);
        scene.open_sheet(hand.zone("hand", frame, Layout::Grid { columns: 2 }), &[]);
        scene.open_panel(panel(Region::Board, Rect::new(100, 20, 800, 60)));
        scene.open_zone("event", name(), Rect::new(0, 0, 800, 60), Layout::Free);
        scene.lay(piece("duel", "event", Spot::Point { x: 1, y: 2 }));
        scene.open_panel(Panel::new(Region::Other(crate::Seat(1)), name(), Size { w: 9, h: 9 }));
        scene
    }

    #[test]
    fn a_narrow_screen_shows_parts_of_panels_on_sheets() {
        let mut scene = table();
        let laid = scene.narrow();
        let regions: Vec<Region> = scene.panels.iter().map(|panel| panel.region).collect();
        let other = Region::Other(crate::Seat(1));
        assert_eq!(regions, [Region::Board, Region::Board, Region::Mine, other]);
        assert_eq!(place(&scene, &laid, "duel"), (0, Rect::new(1, 2, 10, 10)));
        assert_eq!(place(&scene, &laid, "left"), (1, Rect::new(20, 130, 10, 10)));
        // Half as large.
        assert_eq!(place(&scene, &laid, "right"), (1, Rect::new(60, 20, 5, 5)));
        assert_eq!(scene.panels[1].focus, Some(Rect::new(60, 5, 10, 10)));
        assert_eq!(scene.panels[1].grounds.len(), 2);
    }

    #[test]
    fn what_lies_on_a_piece_goes_with_it() {
        let mut scene = table();
        let laid = scene.narrow();
        // On the canvas of the wide panel it lies in the other half.
        assert_eq!(place(&scene, &laid, "guest"), (1, Rect::new(-5, 23, 5, 5)));
    }

    #[test]
    fn zones_that_are_laid_anew_close_up() {
        let mut scene = table();
        let laid = scene.narrow();
        let corner = |id| (place(&scene, &laid, id).0, place(&scene, &laid, id).1.x);
        assert_eq!(["a", "b", "c"].map(corner), [(2, 0), (2, 18), (2, 0)]);
        assert!(place(&scene, &laid, "c").1.y > place(&scene, &laid, "a").1.y);
        assert_eq!(scene.zone("hand").unwrap().panel, 2);
    }

    #[test]
    fn letters_stay_as_high_as_can_be_read() {
        let mut scene = table();
        let words = |height| Layer::words(Phrase::new("piece"), Rect::new(0, 0, 10, 10), height);
        for piece in &mut scene.pieces {
            piece.face.layers = vec![words(13)];
        }
        scene.panels[0].layers = vec![words(20)];
        scene.narrow();
        let height = |layers: &[Layer]| match layers {
            [Layer::Words(words)] => (words.size, words.least),
            _ => panic!("{layers:?}"),
        };
        let of =
            |id| height(&scene.pieces.iter().find(|piece| piece.id == id).unwrap().face.layers);
        // 500 units on 390 pixels: 11 units are less than nine of them, and 23 halved as well.
        assert_eq!(of("left"), (13, 12));
        assert_eq!(of("right"), (24, 24));
        assert_eq!(height(&scene.panels[1].grounds[0].layers), (20, 12));
        // What goes onto no sheet stays as it is.
        assert_eq!(of("duel"), (13, 11));
    }

    #[test]
    fn figures_that_grow_get_room() {
        let places = [Align::Left, Align::Middle, Align::Right].map(|align| {
            let mut layers = [Layer::words(3, Rect::new(100, 0, 10, 10), 10)];
            let [Layer::Words(figure)] = &mut layers else { panic!("{layers:?}") };
            figure.align = align;
            enlarge(&mut layers, 14);
            match &layers {
                [Layer::Words(words)] => (words.at.x, words.at.w),
                _ => panic!("{layers:?}"),
            }
        });
        assert_eq!(places, [(100, 14), (98, 14), (96, 14)]);
    }

    #[test]
    fn without_sheets_nothing_changes() {
        let mut scene = table();
        scene.sheets.clear();
        let wide = scene.clone();
        assert_eq!(scene.narrow(), wide.laid());
        assert_eq!(scene.panels, wide.panels);
    }
}
