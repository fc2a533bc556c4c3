//! Where the cursor goes next.

use kit::scene::Id;
use ratatui::layout::Rect;

use super::drawn_table::DrawnTable;
use super::keys::Way;
use super::plan::{Pane, plan};

/// A step across lines weighs more than one along a line: cells are higher than wide.
const ACROSS: i32 = 4;

/// The piece the cursor comes to: the nearest that way, or else the next in reading order.
pub(super) fn next(drawn: &DrawnTable, way: Way, only_touchable: bool) -> Option<Id> {
    let plan = plan(drawn);
    let all = places(&plan.left).into_iter().chain(places(&plan.right));
    let all: Vec<(usize, Rect, bool)> = all.collect();
    let any_touchable = all.iter().any(|place| place.2);
    let stops: Vec<(usize, Rect)> = all
        .iter()
        .filter(|place| place.2 || !only_touchable || !any_touchable)
        .map(|place| (place.0, place.1))
        .collect();
    let id = |piece: usize| drawn.scene.pieces.get(piece).map(|piece| piece.id.clone());
    let here = all.iter().find(|place| id(place.0) == drawn.cursor).map(|place| (place.0, place.1));
    let Some(here) = here else { return stops.first().and_then(|stop| id(stop.0)) };
    let nearest = stops
        .iter()
        .filter_map(|stop| Some((distance(here.1, stop.1, way)?, stop)))
        .min_by_key(|near| near.0);
    let there = nearest.map(|(_, stop)| *stop).or_else(|| in_order(&stops, here, way));
    there.and_then(|stop| id(stop.0)).or_else(|| drawn.cursor.clone())
}

/// Every stop of a column as if nothing were scrolled, so that each has a place of its own.
fn places(panes: &[Pane]) -> Vec<(usize, Rect, bool)> {
    let mut top = panes.first().map_or(0, |pane| pane.area.y);
    let mut all = Vec::new();
    for pane in panes {
        let here = |area: Rect| Rect { x: area.x + pane.area.x, y: area.y + top, ..area };
        all.extend(
            pane.sheet.stops.iter().map(|stop| (stop.piece, here(stop.area), stop.touchable)),
        );
        top += pane.sheet.height + 1;
    }
    all
}

/// How far it is that way; `None` if it is not that way.
fn distance(from: Rect, to: Rect, way: Way) -> Option<i32> {
    let middle = |area: Rect| {
        (
            i32::from(area.x) * 2 + i32::from(area.width),
            i32::from(area.y) * 2 + i32::from(area.height),
        )
    };
    let ((x, y), (to_x, to_y)) = (middle(from), middle(to));
    let (right, down) = (to_x - x, to_y - y);
    let same_line = to.y < from.bottom() && from.y < to.bottom();
    // A guest is inside its host's box: down to it, and up again.
    let (within, around) = (holds(from, to), holds(to, from));
    match way {
        Way::Down if within => Some(1),
        Way::Up if around => Some(1),
        _ if within || around => None,
        Way::Left if same_line && right < 0 => Some(-right),
        Way::Right if same_line && right > 0 => Some(right),
        Way::Up if down < 0 && !same_line => Some(-down * ACROSS + right.abs() / 2),
        Way::Down if down > 0 && !same_line => Some(down * ACROSS + right.abs() / 2),
        _ => None,
    }
}

fn holds(outer: Rect, inner: Rect) -> bool {
    outer != inner && outer.intersection(inner) == inner
}

/// Left and right go on with the line before or after; up and down stay.
fn in_order(stops: &[(usize, Rect)], here: (usize, Rect), way: Way) -> Option<(usize, Rect)> {
    let key = |stop: &(usize, Rect)| (stop.1.y, stop.1.x);
    let mut order = stops.to_vec();
    order.sort_by_key(key);
    match way {
        Way::Right => order.iter().find(|stop| key(stop) > key(&here)).or(order.first()).copied(),
        Way::Left => {
            order.iter().rev().find(|stop| key(stop) < key(&here)).or(order.last()).copied()
        }
        Way::Up | Way::Down => None,
    }
}
