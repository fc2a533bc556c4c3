//! What the viewer has, in two lines over the development board on a narrow screen: plantations and
//! colonies with their spices, then ships, colonists, ducats, cards and points.

use kit::Seat;
use kit::scene::{Layer, Rect};

use super::Painter;
use super::brush::{Brush, EDGE, PAPER, vacant};
use crate::board::{Colony, PLANTATION_SITES, Site};
use crate::state::{Ground, Place};

/// How large the summary is.
pub(super) const SUMMARY: (i32, i32) = (474, 100);
/// A plantation or colony, from one to the next, and the gap between both kinds.
const SITE: Rect = Rect { x: 4, y: 5, w: 55, h: 40 };
const SITE_PITCH: i32 = 58;
const BETWEEN: i32 = 5;
/// Something that is counted, and from one to the next.
const GOOD: Rect = Rect { x: 4, y: 52, w: 90, h: 43 };
const GOOD_PITCH: i32 = 94;

impl Painter<'_> {
    pub(super) fn summary(&self, seat: Seat, place: &Place) -> Vec<Layer> {
        let mut layers = Vec::new();
        for site in Site::all() {
            let index = site.index() as i32;
            let gap = if site.index() < PLANTATION_SITES { 0 } else { BETWEEN };
            let at = Rect { x: SITE.x + index * SITE_PITCH + gap, ..SITE };
            layers.extend(self.small_site(place, site, at));
        }
        let purse = self.view.pocket(seat).open.unwrap_or_default();
        let points = self.points_so_far(seat, place);
        let goods = [
            ("goa-ship", i32::from(place.ships)),
            ("goa-colonist", place.colonists.into()),
            ("goa-coin", purse.ducats.into()),
            ("goa-card", purse.hand.len() as i32),
            ("goa-shield", points),
        ];
        for (at, (art, count)) in (0..).zip(goods) {
            let at = Rect { x: GOOD.x + at * GOOD_PITCH, ..GOOD };
            let brush = Brush::at(at.x, at.y);
            layers.push(Layer::plate(at, 9, PAPER).edged(EDGE, 12).lying());
            layers.push(brush.art(art, 24, 21, 34));
            layers.push(Layer::figure(count, Rect::new(at.x + 42, at.y + 4, 44, 35), 27));
        }
        layers
    }

    /// A plantation or colony with its spices, or the place for one.
    fn small_site(&self, place: &Place, site: Site, at: Rect) -> Vec<Layer> {
        let brush = Brush::at(at.x, at.y);
        let middle = at.h / 2;
        let Some(estate) = place.estate(site) else {
            let mut layers = vec![vacant(at, 7)];
            match site.index().checked_sub(PLANTATION_SITES).and_then(|at| Colony::ALL.get(at)) {
                Some(&colony) => {
                    let cost = self.goa.components.colony_cost[colony as usize];
                    layers.push(brush.figure(cost, 17, middle, 18));
                    layers.push(brush.art("goa-colonist", 40, middle, 20));
                }
                None => layers.push(brush.art("goa-plant", at.w / 2, middle, 22)),
            }
            return layers;
        };
        let (fill, edge, left) = match estate.ground {
            Ground::Plantation(_) => ("#8a5a30", "#5b3a17", 0),
            Ground::Colony(_) => ("#ecd3a0", "#a8814a", 16),
        };
        let mut layers = vec![Layer::plate(at, 7, fill).edged(edge, 14).lying()];
        if left > 0 {
            layers.push(brush.art("goa-colony", 11, middle, 18));
        }
        let fields = self.goa.components.fields(estate.ground);
        let held = estate.held.iter().flat_map(|(spice, count)| (0..count).map(move |_| spice));
        let held: Vec<_> = held.collect();
        let count = i32::from(fields.count).max(1);
        let pitch = ((at.w - left - 2) / count).min(25);
        for field in 0..count {
            let x = left + (at.w - left) / 2 + (2 * field - count + 1) * pitch / 2;
            let size = pitch - 1;
            layers.push(brush.art("goa-field-disc", x, middle, size));
            match (held.get(field as usize), fields.takes.sole()) {
                (Some(spice), _) => layers.push(brush.good(spice.good(), x, middle, size)),
                (None, Some(spice)) => {
                    layers.push(brush.hollow(spice.good(), x, middle, size * 3 / 4));
                }
                (None, None) => {}
            }
        }
        layers
    }
}
