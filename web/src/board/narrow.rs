//! The same scene for a narrow screen: zones under each other, rows in several lines.
//!
//! Only frames and layouts of zones change; where the pieces lie is still for
//! [`kit::scene::arrange`] to say.

use kit::Scene;
use kit::scene::{Layout, Rect, Region, Shape, Size, Spot, Zone};

/// Between zones and between pieces.
const GAP: i32 = 8;
/// Room for a zone's name above it.
const NAME: i32 = 18;
/// No zone is narrower than its name.
const NAME_WIDTH: i32 = 104;

/// Re-lays every panel that is wider than this and consists of zones that can be re-laid. Maps and
/// drawn panels stay as they are: they are made smaller as a whole, and moved about.
pub(super) fn narrow(scene: &Scene, width_of: impl Fn(Region) -> i32) -> Scene {
    let mut scene = scene.clone();
    for panel in 0..scene.panels.len() {
        let Some(shape) = scene.panels.get(panel) else { continue };
        let width = width_of(shape.region);
        let wide = shape.size.w > width;
        let zones = || scene.zones.iter().filter(|zone| zone.panel == panel);
        let map = zones().any(|zone| matches!(zone.layout, Layout::Hexes { .. }));
        if wide && !map && !shape.is_drawn() {
            refold(&mut scene, panel, width);
        }
    }
    scene
}

/// A shelf of zones side by side.
struct Shelf {
    y: i32,
    used: i32,
    h: i32,
}

fn refold(scene: &mut Scene, panel: usize, width: i32) {
    let mut shelves: Vec<Shelf> = Vec::new();
    let mut bottom = 0;
    for at in 0..scene.zones.len() {
        let Some(zone) = scene.zones.get(at).filter(|zone| zone.panel == panel) else { continue };
        let (size, layout) = folded(scene, zone, width);
        let fits = |shelf: &&mut Shelf| shelf.used + size.w <= width && size.h <= shelf.h;
        let (x, y) = match shelves.iter_mut().find(fits) {
            Some(shelf) => {
                let x = shelf.used;
                shelf.used += size.w.max(NAME_WIDTH) + GAP;
                (x, shelf.y)
            }
            None => {
                let y = bottom + NAME;
                bottom = y + size.h + GAP / 2;
                shelves.push(Shelf { y, used: size.w.max(NAME_WIDTH) + GAP, h: size.h });
                (0, y)
            }
        };
        if let Some(zone) = scene.zones.get_mut(at) {
            zone.frame = Rect::new(x, y, size.w, size.h);
            zone.layout = layout;
        }
    }
    if let Some(panel) = scene.panels.get_mut(panel) {
        panel.size = Size { w: width, h: bottom };
    }
}

/// How large a zone gets, and how its pieces lie.
fn folded(scene: &Scene, zone: &Zone, width: i32) -> (Size, Layout) {
    let ground = || {
        let lies = |piece: &&kit::scene::Piece| piece.spot.host().is_none();
        scene.pieces_in(&zone.id).filter(lies)
    };
    let frame = Size { w: zone.frame.w.min(width), h: zone.frame.h };
    let w = ground().map(|piece| piece.face.size.w).max().unwrap_or(0);
    let h = ground().map(|piece| piece.face.size.h).max().unwrap_or(0);
    let count = ground().count() as i32;
    if count == 0 {
        // Nothing lies there now: a strip that shows the place is enough.
        return (Size { w: frame.w.min(width / 2 - GAP), h: frame.h.min(40) }, zone.layout);
    }
    match zone.layout {
        Layout::Row => {
            let columns = ((width + GAP) / (w + GAP)).clamp(1, count);
            let rows = (count + columns - 1) / columns;
            let size = Size { w: columns * (w + GAP) - GAP, h: rows * (h + GAP) - GAP };
            let layout =
                if rows == 1 { Layout::Row } else { Layout::Grid { columns: columns as u8 } };
            (size, layout)
        }
        Layout::Grid { columns } => {
            let last = ground().map(|piece| match piece.spot {
                Spot::At(at) => i32::from(at) + 1,
                _ => 1,
            });
            let last = last.max().unwrap_or(1);
            let columns = i32::from(columns.max(1)).min((width + GAP) / (w + GAP)).max(1);
            let rows = (last + columns - 1) / columns;
            let buttons = ground().all(|piece| piece.face.shape == Shape::Button);
            let columns = if buttons { columns.min(last) } else { columns };
            let size = Size { w: columns * (w + GAP) - GAP, h: rows * (h + GAP) - GAP };
            (size, Layout::Grid { columns: columns as u8 })
        }
        Layout::Pile => (Size { w: w + 10, h: h + 10 }, zone.layout),
        Layout::Column | Layout::Shingle { .. } => (Size { w, h: frame.h }, zone.layout),
        Layout::Free | Layout::Hexes { .. } | Layout::Map { .. } => {
            let reach = ground().map(|piece| match piece.spot {
                Spot::Point { x, y } => (x + piece.face.size.w, y + piece.face.size.h),
                _ => (piece.face.size.w, piece.face.size.h),
            });
            let (w, h) = reach.fold((0, 0), |(w, h), (x, y)| (w.max(x), h.max(y)));
            (Size { w, h }, zone.layout)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::scene::arrange;
    use kit::{Options, Seat, Seed, Viewer};

    fn scene(seats: u8) -> Scene {
        let opened = registry::unpack("spice-road", &Options::seats(seats), None).unwrap();
        opened.deal(Seed::from_number(7)).scene(Viewer::Seat(Seat(0)))
    }

    #[test]
    fn a_narrow_scene_keeps_every_piece_inside_its_panel() {
        for (seats, width) in [(2, 520), (5, 520), (3, 390)] {
            let narrow = narrow(&scene(seats), |_| width);
            narrow.check().unwrap();
            assert!(narrow.panels.iter().all(|panel| panel.size.w <= width));
            for frame in arrange(&narrow) {
                let piece = &narrow.pieces[frame.piece];
                let panel = narrow.zone(&piece.zone).unwrap().panel;
                let size = narrow.panels[panel].size;
                assert!(frame.fits(Rect::new(0, 0, size.w, size.h)), "{} {frame:?}", piece.id);
            }
        }
    }

    #[test]
    fn cards_of_a_row_no_longer_overlap() {
        let narrow = narrow(&scene(2), |_| 520);
        let frames = arrange(&narrow);
        let cards: Vec<Rect> = frames
            .iter()
            .filter(|frame| narrow.pieces[frame.piece].zone == "market")
            .map(|frame| frame.rect)
            .collect();
        for (at, one) in cards.iter().enumerate() {
            for other in &cards[at + 1..] {
                let apart = one.x + one.w <= other.x
                    || other.x + other.w <= one.x
                    || one.y + one.h <= other.y
                    || other.y + other.h <= one.y;
                assert!(apart, "{one:?} {other:?}");
            }
        }
    }
}
