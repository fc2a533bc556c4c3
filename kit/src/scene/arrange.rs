//! Where each piece lies on its panel's canvas.
//!
//! Whole numbers only, so that every machine and every browser comes to the same places.

use std::collections::BTreeMap;
use std::iter::repeat_n;

use super::{Layout, Piece, Rect, Scene, Shape, Spot, Zone};
use crate::order::{gathered, sort_by_key};

/// Between neighbours in rows, columns and grids.
const GAP: i64 = 8;
/// Between the guests of a piece.
const GUEST_GAP: i64 = 2;
/// How far each piece of a pile is moved from the one below it.
const PILE_STEP: i64 = 2;
/// After so many pieces a pile looks no higher.
const PILE_STEPS: usize = 4;
/// Half the distance of two flat sides of a hexagon, in millionths of its size: √3 / 4.
const HALF_FLAT: i64 = 433_012;
const MILLION: i64 = 1_000_000;

/// Where one piece lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The piece, by its place in the scene's list of pieces.
    pub piece: usize,
    /// Its outline on the canvas of its zone's panel.
    pub rect: Rect,
}

impl Frame {
    /// Whether the piece lies wholly inside a rectangle, so that tests can hold a scene to it.
    pub fn fits(&self, outer: Rect) -> bool {
        let (inner, outer) = (Area::of(self.rect), Area::of(outer));
        inner.x >= outer.x
            && inner.y >= outer.y
            && inner.x + inner.w <= outer.x + outer.w
            && inner.y + inner.h <= outer.y + outer.h
    }
}

/// Lays out every piece that has a zone, in drawing order: zone by zone, each piece followed by
/// its guests.
///
/// Numbers are an order in rows, columns and piles, which close up, and a cell in grids, which
/// keep their holes. Points count in every layout; numbered pieces among hexagons or points lie in
/// a row. Hexagonal tiles take the size of their hexagons, which shrink where the map would not
/// fit. A piece whose host is missing, or is its own guest, lies in the zone itself.
pub fn arrange(scene: &Scene) -> Vec<Frame> {
    let stacking = Stacking::of(scene);
    let items = |list: &[usize]| -> Vec<Item> {
        list.iter().filter_map(|&at| Some(Item::new(at, scene.pieces.get(at)?))).collect()
    };
    let mut frames = Vec::with_capacity(scene.pieces.len());
    for (zone, ground) in scene.zones.iter().zip(&stacking.ground) {
        let mut waiting = in_zone(zone, &items(ground));
        waiting.reverse();
        while let Some((piece, area)) = waiting.pop() {
            frames.push(Frame { piece, rect: area.rect() });
            let guests = stacking.guests.get(piece).map_or(&[][..], Vec::as_slice);
            waiting.extend(on_host(area, &items(guests)).into_iter().rev());
        }
    }
    frames
}

/// Which pieces lie on the ground of each zone and which on other pieces, each by number.
pub(super) struct Stacking {
    /// For each zone the pieces that lie on no other.
    pub(super) ground: Vec<Vec<usize>>,
    /// For each piece the pieces that lie on it.
    pub(super) guests: Vec<Vec<usize>>,
}

impl Stacking {
    /// The stacking of a scene. Every piece that has a zone is in it once and circles are cut, so
    /// walking from the ground through the guests always ends.
    pub(super) fn of(scene: &Scene) -> Stacking {
        // Backwards, so that of two with one name the first is found.
        let zones: BTreeMap<&str, usize> =
            gathered(scene.zones.iter().enumerate().rev().map(|(at, zone)| (&*zone.id, at)));
        let names: BTreeMap<&str, usize> =
            gathered(scene.pieces.iter().enumerate().rev().map(|(at, piece)| (&*piece.id, at)));
        let host_of = |piece: &Piece| {
            let host = names.get(&**piece.spot.host()?).copied()?;
            scene.pieces.get(host).is_some_and(|host| host.zone == piece.zone).then_some(host)
        };
        let mut hosts: Vec<Option<usize>> = scene.pieces.iter().map(host_of).collect();
        cut_circles(&mut hosts);

        let mut ground = vec![Vec::new(); scene.zones.len()];
        let mut guests = vec![Vec::new(); scene.pieces.len()];
        for (at, (piece, host)) in scene.pieces.iter().zip(hosts).enumerate() {
            let list = match (zones.get(&*piece.zone), host) {
                (Some(_), Some(host)) => guests.get_mut(host),
                (Some(&zone), None) => ground.get_mut(zone),
                (None, _) => None,
            };
            list.into_iter().for_each(|list| list.push(at));
        }
        let number_of = |at: &usize| scene.pieces.get(*at).map_or(0, number);
        ground.iter_mut().chain(&mut guests).for_each(|list| sort_by_key(list, number_of));
        Stacking { ground, guests }
    }
}

/// Takes the host from one piece of every circle of hosts.
fn cut_circles(hosts: &mut [Option<usize>]) {
    let mut seen_from = vec![None; hosts.len()];
    for start in 0..hosts.len() {
        let mut at = start;
        while seen_from[at].is_none() {
            seen_from[at] = Some(start);
            at = hosts[at].unwrap_or(at);
        }
        // The walk came back to itself, or ended on a piece without a host.
        if seen_from[at] == Some(start) {
            hosts[at] = None;
        }
    }
}

fn number(piece: &Piece) -> u16 {
    match piece.spot {
        Spot::At(number) | Spot::On(_, number) => number,
        Spot::Hex { .. } | Spot::Point { .. } | Spot::Within(..) => 0,
    }
}

/// A piece with its place in the list of pieces and its own size.
#[derive(Clone, Copy)]
struct Item<'a> {
    at: usize,
    piece: &'a Piece,
    w: i64,
    h: i64,
}

/// A piece and where it lies.
type Laid = (usize, Area);

impl Item<'_> {
    fn new(at: usize, piece: &Piece) -> Item<'_> {
        let size = piece.face.size;
        Item { at, piece, w: size.w.max(0).into(), h: size.h.max(0).into() }
    }

    /// The piece in its own size with its corner so far from the corner of the area.
    fn at(&self, area: Area, x: i64, y: i64) -> Laid {
        (self.at, area.part(x, y, self.w, self.h))
    }

    /// The piece in the middle of the area.
    fn amid(&self, area: Area) -> Laid {
        self.at(area, (area.w - self.w) / 2, (area.h - self.h) / 2)
    }
}

/// The width of the widest and the height of the tallest.
fn largest(items: &[Item]) -> (i64, i64) {
    items.iter().fold((0, 0), |(w, h), item| (w.max(item.w), h.max(item.h)))
}

/// A rectangle with room for sums of outside numbers; never of negative size.
#[derive(Clone, Copy)]
struct Area {
    x: i64,
    y: i64,
    w: i64,
    h: i64,
}

impl Area {
    fn of(rect: Rect) -> Area {
        let (w, h) = (rect.w.max(0).into(), rect.h.max(0).into());
        Area { x: rect.x.into(), y: rect.y.into(), w, h }
    }

    /// An area of this size whose corner is so far from the corner of this one.
    fn part(self, x: i64, y: i64, w: i64, h: i64) -> Area {
        Area { x: self.x.saturating_add(x), y: self.y.saturating_add(y), w, h }
    }

    /// The rectangle; its far edges can be written as `i32` too.
    fn rect(self) -> Rect {
        let most = i64::from(i32::MAX);
        let start = |start: i64, length: i64| start.clamp(i32::MIN.into(), most - length) as i32;
        let (w, h) = (self.w.clamp(0, most), self.h.clamp(0, most));
        Rect::new(start(self.x, w), start(self.y, h), w as i32, h as i32)
    }
}

/// The start moved so that the length stays in the room; centred where it cannot.
fn within(start: i64, length: i64, room: i64) -> i64 {
    if length > room { (room - length) / 2 } else { start.clamp(0, room - length) }
}

/// The starts of lengths one after the other, evenly closer together where they do not fit.
fn line(lengths: impl Iterator<Item = i64>, gap: i64, room: i64) -> Vec<i64> {
    let lengths: Vec<i64> = lengths.collect();
    let total = lengths.iter().fold(-gap, |sum, length| sum + gap + length);
    let last = lengths.last().copied().unwrap_or(0);
    let (end, limit) = ((total - last).max(1), (room - last).max(0));
    let mut free = 0;
    let start = |length: i64| {
        let start = if total <= room { free } else { limit.saturating_mul(free) / end };
        free += length + gap;
        within(start, length, room)
    };
    lengths.into_iter().map(start).collect()
}

fn in_zone(zone: &Zone, items: &[Item]) -> Vec<Laid> {
    let area = Area::of(zone.frame);
    let (mut hexed, mut numbered, mut points) = (Vec::new(), Vec::new(), Vec::new());
    for &item in items {
        match (&item.piece.spot, zone.layout) {
            (&Spot::Point { x, y }, _) => points.push(item.at(area, x.into(), y.into())),
            (&Spot::Hex { q, r }, Layout::Hexes { .. } | Layout::Map { .. }) => {
                hexed.push((item, q.into(), r.into()));
            }
            _ => numbered.push(item),
        }
    }
    let mut laid = match zone.layout {
        Layout::Row | Layout::Free => in_row(area, &numbered),
        Layout::Column => in_column(area, &numbered),
        Layout::Grid { columns } => in_grid(area, columns.max(1).into(), &numbered),
        Layout::Pile => in_pile(area, &numbered),
        Layout::Shingle { step } => shingled(area, step.into(), &numbered),
        Layout::Map { size, flat, x, y } => {
            let mut map = on_map(area, size.into(), flat, (x.into(), y.into()), &hexed);
            map.extend(in_row(area, &numbered));
            map
        }
        Layout::Hexes { size, flat } => {
            let mut map = on_hexes(area, size.into(), flat, &hexed);
            map.extend(in_row(area, &numbered));
            map
        }
    };
    laid.extend(points);
    laid
}

fn in_row(area: Area, items: &[Item]) -> Vec<Laid> {
    let starts = line(items.iter().map(|item| item.w), GAP, area.w);
    items.iter().zip(starts).map(|(item, x)| item.at(area, x, (area.h - item.h) / 2)).collect()
}

fn in_column(area: Area, items: &[Item]) -> Vec<Laid> {
    let starts = line(items.iter().map(|item| item.h), GAP, area.h);
    items.iter().zip(starts).map(|(item, y)| item.at(area, (area.w - item.w) / 2, y)).collect()
}

fn in_grid(area: Area, columns: usize, items: &[Item]) -> Vec<Laid> {
    let cell = |item: &Item| usize::from(number(item.piece));
    let rows = items.iter().map(|item| cell(item) / columns + 1).max().unwrap_or(0);
    let (w, h) = largest(items);
    let lefts = line(repeat_n(w, columns), GAP, area.w);
    let tops = line(repeat_n(h, rows), GAP, area.h);
    let start = |starts: &[i64], at: usize| starts.get(at).copied().unwrap_or(0);
    let laid = |item: &Item| {
        let left = start(&lefts, cell(item) % columns);
        item.amid(area.part(left, start(&tops, cell(item) / columns), w, h))
    };
    items.iter().map(laid).collect()
}

fn in_pile(area: Area, items: &[Item]) -> Vec<Laid> {
    let laid = |(height, item): (usize, &Item)| {
        let shift = height.min(PILE_STEPS) as i64 * PILE_STEP;
        let x = within((area.w - item.w) / 2 + shift, item.w, area.w);
        item.at(area, x, within((area.h - item.h) / 2 - shift, item.h, area.h))
    };
    items.iter().enumerate().map(laid).collect()
}

/// Each piece covers all but the first part of the one before; closer together where they do not fit.
fn shingled(area: Area, step: i64, items: &[Item]) -> Vec<Laid> {
    let last = items.last().map_or(0, |item| item.h);
    let steps = items.len().saturating_sub(1).max(1) as i64;
    let step = step.min((area.h - last).max(0) / steps).max(0);
    let laid = |(at, item): (usize, &Item)| {
        item.at(area, (area.w - item.w) / 2, within(at as i64 * step, item.h, area.h))
    };
    items.iter().enumerate().map(laid).collect()
}

/// Hexagons around a fixed middle.
fn on_map(
    area: Area,
    long: i64,
    flat: bool,
    middle: (i64, i64),
    items: &[(Item, i64, i64)],
) -> Vec<Laid> {
    let long = long.max(0);
    let short = 2 * HALF_FLAT * long / MILLION;
    let laid = |&(item, q, r): &(Item, i64, i64)| {
        let (corner, side) = if flat { (q, 2 * r + q) } else { (r, 2 * q + r) };
        let (corner, side) = (3 * long * corner / 4, HALF_FLAT * long * side / MILLION);
        let (x, y, w, h) =
            if flat { (corner, side, long, short) } else { (side, corner, short, long) };
        let hexagon = area.part(middle.0 + x - w / 2, middle.1 + y - h / 2, w, h);
        let fills = item.piece.face.shape == Shape::Hex;
        if fills { (item.at, hexagon) } else { item.amid(hexagon) }
    };
    items.iter().map(laid).collect()
}

/// Hexagons as one map in the middle of the area.
fn on_hexes(area: Area, wanted: i64, flat: bool, items: &[(Item, i64, i64)]) -> Vec<Laid> {
    // Steps of three quarters of a hexagon from corner to corner, and of half a hexagon from flat
    // side to flat side; the two directions change places with the way the hexagons stand.
    let steps = |q: i64, r: i64| if flat { (q, 2 * r + q) } else { (r, 2 * q + r) };
    let turn = |(corner, side): (i64, i64)| if flat { (corner, side) } else { (side, corner) };
    let (corners, sides): (Vec<_>, Vec<_>) = items.iter().map(|&(_, q, r)| steps(q, r)).unzip();
    let first = |steps: &[i64]| steps.iter().min().copied().unwrap_or(0);
    let last = |steps: &[i64]| steps.iter().max().copied().unwrap_or(0);
    let (first_corner, first_side) = (first(&corners), first(&sides));
    let (corner_steps, side_steps) = (last(&corners) - first_corner, last(&sides) - first_side);

    let (corner_room, side_room) = turn((area.w, area.h));
    let long = wanted
        .min(4 * corner_room / (3 * corner_steps + 4))
        .min(MILLION * side_room / (HALF_FLAT * (side_steps + 2)))
        .max(0);
    let short = 2 * HALF_FLAT * long / MILLION;
    let corner_at = |steps: i64| 3 * long * steps / 4;
    let side_at = |steps: i64| HALF_FLAT * long * steps / MILLION;
    let corner_margin = (corner_room - corner_at(corner_steps) - long) / 2;
    let side_margin = (side_room - side_at(side_steps) - short) / 2;

    let laid = |(&(item, ..), (corner, side)): (&(Item, i64, i64), (&i64, &i64))| {
        let corner = corner_margin + corner_at(corner - first_corner);
        let (x, y) = turn((corner, side_margin + side_at(side - first_side)));
        let (w, h) = turn((long, short));
        let hexagon = area.part(x, y, w, h);
        let fills = item.piece.face.shape == Shape::Hex;
        if fills { (item.at, hexagon) } else { item.amid(hexagon) }
    };
    items.iter().zip(corners.iter().zip(&sides)).map(laid).collect()
}

/// Guests in small rows in the lower half of their host, whose signs stay readable above them.
fn on_host(host: Area, guests: &[Item]) -> Vec<Laid> {
    let point = |guest: &Item| match guest.piece.spot {
        Spot::Within(_, x, y) => Some(guest.at(host, x.into(), y.into())),
        _ => None,
    };
    let mut laid: Vec<Laid> = guests.iter().filter_map(point).collect();
    let guests: Vec<Item> = guests.iter().filter(|guest| point(guest).is_none()).copied().collect();
    let guests = guests.as_slice();
    let (widest, tallest) = largest(guests);
    let (inset_x, inset_y) = (host.w / 10, host.h / 10);
    let (room_w, room_h) = (host.w - 2 * inset_x, host.h / 2 - inset_y);
    let as_many = |room: i64, length: i64| {
        usize::try_from((room + GUEST_GAP) / (length + GUEST_GAP)).unwrap_or(1).max(1)
    };
    let rows = guests.len().div_ceil(as_many(room_w, widest)).clamp(1, as_many(room_h, tallest));
    let in_row = guests.len().div_ceil(rows).max(1);
    let used = guests.len().div_ceil(in_row) as i64 * (tallest + GUEST_GAP) - GUEST_GAP;
    let mut top = host.h / 2 + (room_h - used) / 2;
    for row in guests.chunks(in_row) {
        let starts = line(row.iter().map(|guest| guest.w), GUEST_GAP, room_w);
        let ends = starts.iter().zip(row).map(|(start, guest)| start + guest.w);
        let margin = inset_x + (room_w - ends.max().unwrap_or(0)).max(0) / 2;
        for (guest, start) in row.iter().zip(starts) {
            let x = within(margin + start, guest.w, host.w);
            let y = within(top + (tallest - guest.h) / 2, guest.h, host.h);
            laid.push(guest.at(host, x, y));
        }
        top += tallest + GUEST_GAP;
    }
    laid
}

#[cfg(test)]
mod tests;
