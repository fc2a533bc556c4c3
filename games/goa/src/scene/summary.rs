//! What the viewer has, in one line over the development board on a narrow screen: plantations and
//! colonies with their spices, what the colonies to be founded cost and take. Ships, colonists and ducats
//! are always in sight elsewhere.

use kit::scene::{Layer, Rect};
use kit::{Phrase, Seat};

use super::Painter;
use super::brush::{Brush, heading, vacant};
use super::coast::choice_of;
use crate::board::{Colony, PLANTATION_SITES, Site};
use crate::state::{Ground, Place};
use crate::words;

/// How large the summary is.
pub(super) const SUMMARY: (i32, i32) = (474, 97);
/// A plantation or colony, from one to the next, and the gap between both kinds.
const SITE: Rect = Rect { x: 5, y: 24, w: 54, h: 68 };
const SITE_PITCH: i32 = 57;
const BETWEEN: i32 = 9;
/// Where the colonies begin.
const COLONIES: i32 = SITE.x + PLANTATION_SITES as i32 * SITE_PITCH + BETWEEN;
/// Where the goods of a site are: one by one, and in a colony that has a name below them.
const MIDDLE: (i32, i32) = (34, 31);
/// A sign of what a colony takes, and from one to the next.
const SIGN: (i32, i32) = (10, 10);

impl Painter<'_> {
    /// The summary; with the points where the viewer's coast, which shows them, is on the board.
    pub(super) fn summary(&self, seat: Seat, place: &Place, points: bool) -> Vec<Layer> {
        let title =
            |key: &'static str, x: i32| heading(Phrase::new(key), Rect::new(x, 2, 110, 20), 15);
        let mut layers = vec![
            title("goa-head-plantations", SITE.x + 2),
            title("goa-head-colonies", COLONIES + 2),
        ];
        for site in Site::all() {
            let index = site.index() as i32;
            let gap = if site.index() < PLANTATION_SITES { 0 } else { BETWEEN };
            let at = Rect { x: SITE.x + index * SITE_PITCH + gap, ..SITE };
            layers.extend(self.small_site(place, site, at));
        }
        if points {
            let points = self.points_so_far(seat, place);
            layers.extend(Brush::at(0, 0).shield(points, SUMMARY.0 - 25, 11, 20));
        }
        layers
    }

    /// A plantation or colony with its spices, or the place for one.
    fn small_site(&self, place: &Place, site: Site, at: Rect) -> Vec<Layer> {
        let brush = Brush::at(at.x, at.y);
        let of = site.index().checked_sub(PLANTATION_SITES).and_then(|at| Colony::ALL.get(at));
        let name = of.map(|&colony| {
            let room = Rect::new(at.x + 1, at.y + at.h - 16, at.w - 2, 15);
            Layer::words(words::colony(colony), room, 12).weight(700)
        });
        let mut layers = match (place.estate(site), of) {
            (Some(_), _) => self.small_estate_with_goods(place, site, at),
            (None, None) => {
                vec![vacant(at, 7), brush.art("goa-plant", at.w / 2, MIDDLE.0, 26)]
            }
            (None, Some(&colony)) => {
                let cost = self.goa.components.colony_cost[colony as usize];
                let mut layers = vec![
                    vacant(at, 7),
                    brush.figure(cost, 17, 12, 17),
                    brush.art("goa-colonist", 39, 11, 19),
                ];
                layers.extend(self.small_stock(colony, brush, at.w));
                layers
            }
        };
        layers.extend(name);
        layers
    }

    /// What the tiles of a colony take: any spice, or the pairs that are left.
    fn small_stock(&self, colony: Colony, brush: Brush, wide: i32) -> Vec<Layer> {
        let (size, pitch) = SIGN;
        let takes: Vec<_> = self.colony_stock(colony).collect();
        let line = |goods: &[u8], middle: i32, y: i32| -> Vec<Layer> {
            let count = goods.len() as i32;
            let x = |at: i32| middle + (2 * at - count + 1) * pitch / 2;
            (0..).zip(goods).map(|(at, &kind)| brush.good(kind, x(at), y, size)).collect()
        };
        let kinds = |takes: crate::spices::SpiceSet| -> Vec<u8> {
            takes.iter().map(|spice| spice.good()).collect()
        };
        match takes.first() {
            Some(&any) if any.len() > 2 => line(&kinds(any), wide / 2, 37),
            _ => {
                // Two pairs in a line.
                let lines = takes.len().div_ceil(2).max(1);
                let top = 37 - 5 * (lines as i32 - 1);
                let mut layers = Vec::new();
                for (at, &pair) in takes.iter().enumerate() {
                    let last = at / 2 + 1 == lines && takes.len() % 2 == 1;
                    let middle = match (last, at % 2) {
                        (true, _) => wide / 2,
                        (false, 0) => wide / 2 - 13,
                        _ => wide / 2 + 13,
                    };
                    layers.extend(line(&kinds(pair), middle, top + 10 * (at / 2) as i32));
                }
                layers
            }
        }
    }

    /// A plantation or colony: sacks on its fields, and what the empty ones take.
    fn small_estate_with_goods(&self, place: &Place, site: Site, at: Rect) -> Vec<Layer> {
        let Some(estate) = place.estate(site) else { return Vec::new() };
        let brush = Brush::at(at.x, at.y);
        let (fill, edge, middle) = match estate.ground {
            Ground::Plantation(_) => ("#8a5a30", "#5b3a17", MIDDLE.0),
            Ground::Colony(_) => ("#ecd3a0", "#a8814a", MIDDLE.1),
        };
        let mut layers = vec![Layer::plate(at, 7, fill).edged(edge, 14).lying()];
        if let Ground::Colony(_) = estate.ground {
            layers.push(brush.art("goa-colony", 12, 11, 19));
        }
        let fields = self.goa.components.fields(estate.ground);
        let held = estate.held.iter().flat_map(|(spice, count)| (0..count).map(move |_| spice));
        let held: Vec<_> = held.collect();
        for field in 0..fields.count {
            let (x, y, size) = small_field(field.into(), fields.count.into(), at.w, middle);
            let kind = fields.takes.sole();
            match (held.get(usize::from(field)), kind) {
                (Some(spice), _) => {
                    let good = (size * 7 / 10).max(20);
                    layers.push(brush.art("goa-sack", x, y, size));
                    layers.push(brush.good(spice.good(), x, y + size * 15 / 100, good));
                }
                (None, kind) => {
                    layers.push(brush.art("goa-field-disc", x, y, size));
                    match kind {
                        Some(spice) => {
                            layers.push(brush.hollow(spice.good(), x, y, (size * 3 / 4).max(20)));
                        }
                        None => layers.extend(choice_of(fields.takes, brush, (x, y), size)),
                    }
                }
            }
        }
        layers
    }
}

/// The so-manieth of so many fields on a site of this width: its middle and its size.
fn small_field(at: i32, count: i32, wide: i32, middle: i32) -> (i32, i32, i32) {
    let half = wide / 2;
    match (count, at) {
        (1, _) => (half, middle, 34),
        (2, _) => (half - 13 + 26 * at, middle + 3, 25),
        (3, 2) => (half, middle + 12, 24),
        _ => (half - 13 + 26 * (at % 2), middle - 12 + 24 * (at / 2), 24),
    }
}
