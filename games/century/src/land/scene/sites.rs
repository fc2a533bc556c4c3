//! Locations and what lies on them.

use kit::Phrase;
use kit::scene::{Face, Glyph, Icon as Sign, Layer, Piece, Rect, Shape, Size, Spot};

use super::super::content::{Deed, Elsewhere, Land, Location, Space};
use super::super::country::{Country, Gear, Site};
use super::super::words;
use super::{settlers_face, tile_face};
use crate::effect::Effect;
use crate::scene::{effect_glyphs, lay, tag};

/// Lower cells have no room for scenery above what is done there.
const LOW: i32 = 80;

/// How high over a pile stands how many tiles are left.
const STOCK: i32 = 13;

/// Where the cells of the panels are.
pub(crate) struct Grid {
    /// The size of a cell.
    pub(crate) cell: Size,
    /// The corner of a cell of a panel, in its zone.
    pub(crate) corner: fn(u8, u8) -> (i32, i32),
}

/// The sky over a panel.
fn air(panel: &str) -> &'static str {
    match panel {
        "A1" | "A2" | "F2" => "century-air-coast",
        "B1" | "B2" => "century-air-river",
        "C1" => "century-air-forest",
        "E2" => "century-air-bazaar",
        "C2" | "F1" | "G1" => "century-air-trail",
        _ => "century-air-mountains",
    }
}

/// What is built at a location.
fn scenery(deed: &Deed) -> &'static str {
    match deed {
        Deed::Fort { .. } => "century-scene-fort",
        Deed::Effect { effect, .. } if !effect.trades.is_empty() => "century-scene-post",
        Deed::Effect { effect, .. } if effect.raise > 0 => "century-scene-mill",
        Deed::Effect { .. } => "century-scene-farm",
        Deed::Elsewhere(Elsewhere::AdjustRoute { .. }) => "century-scene-trail",
        Deed::Elsewhere(Elsewhere::Ship { .. } | Elsewhere::MaritimeTrade | Elsewhere::Outpost) => {
            "century-scene-harbour"
        }
        Deed::RefreshPoints | Deed::Elsewhere(_) => "century-scene-post",
    }
}

impl Land {
    /// The locations of some panels with what lies on them.
    pub(crate) fn paint_sites(
        &self,
        country: &Country,
        gear: &Gear,
        zone: &'static str,
        panels: std::ops::Range<u8>,
        grid: &Grid,
    ) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let all = (0u8..).zip(self.locations.iter().zip(country.sites.iter()));
        for (site, (location, there)) in all {
            let stall = matches!(location.deed, Deed::Elsewhere(Elsewhere::Merchant { .. }));
            if !panels.contains(&location.panel) || stall {
                continue;
            }
            let needed = self.required(country, gear, site);
            let (x, y) = (grid.corner)(location.panel, location.cell);
            let face = self.site_face(location, *there, needed, grid.cell);
            pieces.push(self.site_drawn(country, (site, needed), zone, (x, y), face));
            if let Some(chart) = there.chart {
                let (at, size) = if grid.cell.h < LOW {
                    ((grid.cell.w - 52, 1), Size { w: 52, h: 31 })
                } else {
                    ((grid.cell.w / 2 - 28, 6), Size { w: 78, h: 40 })
                };
                let spot = Spot::Within(self.site_piece(site), at.0, at.1);
                pieces.push(self.paint_chart(chart, zone, spot, size));
                continue;
            }
            pieces.extend(self.paint_piles(country, zone, site, grid.cell));
            // On the plaque of a low cell there is no room for them.
            let up = if grid.cell.h < LOW { grid.cell.h - 33 } else { 0 };
            pieces.extend(self.paint_camp(zone, site, *there, needed, grid.cell, up));
        }
        pieces
    }

    /// A location that needs so many settlers and looks like this.
    pub(super) fn site_drawn(
        &self,
        country: &Country,
        (site, needed): (u8, u8),
        zone: &'static str,
        (x, y): (i32, i32),
        face: Face,
    ) -> Piece {
        let label = Phrase::new("piece-site")
            .with("site", self.say_site(site))
            .with("deed", self.say_deed(site));
        Piece::new(self.site_piece(site), zone, Spot::Point { x, y }, face, label)
            .tip(self.say_site_tip(country, needed, site))
    }

    fn site_face(&self, location: &Location, there: Site, needed: u8, cell: Size) -> Face {
        let (w, h) = (cell.w, cell.h);
        let whole = Rect::new(0, 0, w, h);
        let panel = self.panels.get(usize::from(location.panel)).map_or("", String::as_str);
        let mut head = vec![Glyph::Icon(Sign::Settler), Glyph::Number(needed.into())];
        head.extend(location.symbol.map(|symbol| Glyph::Word(words::symbol(symbol))));
        let mut face = Face::new(Shape::Tile, w, h)
            .line(head)
            .line(deed_glyphs(&location.deed))
            .layer(Layer::art(air(panel), whole))
            .layer(Layer::art(scenery(&location.deed), whole));
        if there.chart.is_some() {
            face = face.layer(Layer::art("century-mist", whole));
        }
        face = face.layer(Layer::plate(whole, 9, "#00000000").edged("#3f5a36", 13));
        let low = h < LOW;
        if low || !matches!(location.deed, Deed::Fort { .. }) {
            let plaque = match there.chart {
                _ if low => Rect::new(3, h - 32, w - 6, 29),
                None => Rect::new(6, h - 60, w - 12, 33),
                Some(_) => Rect::new(6, h - 52, w - 12, 27),
            };
            face = face.layer(Layer::plate(plaque, 8, "#fffaf0").edged("#8a6a3a", 10).lying());
            face = face.layers(deed_layers(&location.deed, plaque));
        }
        // What moves and records call it, under the animal or over the scenery.
        let code = if low { (0, h - 41) } else { (w - 15, 2) };
        let (sign, animal) = match (low, location.symbol) {
            (true, Some(_)) => ((30, 5), (3, 3)),
            (true, None) => ((4, 5), (3, 3)),
            (false, _) => ((4, h - 24), (3, 3)),
        };
        face.layers(sign_layers(location, needed, sign, animal)).layers(self.code(location, code))
    }

    /// The number of a location in its panel, from this corner on.
    pub(super) fn code(&self, location: &Location, (x, y): (i32, i32)) -> [Layer; 2] {
        let at = Rect::new(x, y, 13, 13);
        let plate = Layer::plate(at, 4, "#16351f").edged("#fff3d8", 8);
        [plate, Layer::figure(location.cell + 1, at, 11).ink("#fffaf0")]
    }

    /// The piles of a fort.
    fn paint_piles(
        &self,
        country: &Country,
        zone: &'static str,
        site: u8,
        cell: Size,
    ) -> Vec<Piece> {
        let own: Vec<u8> = self.spaces_where(|space| space.fort == Some(site)).collect();
        let (w, count) = if own.len() > 1 { (54, own.len() as i32) } else { (62, 1) };
        let start = (cell.w - count * w - (count - 1) * 3) / 2;
        let piles = (0..).zip(own).map(|(place, number)| {
            let spot = Spot::Within(self.site_piece(site), start + place * (w + 3), 36);
            self.paint_pile(country, zone, number, spot, w)
        });
        piles.collect()
    }

    /// The piles of some panels that belong to no fort; those of one cell lie side by side.
    pub(crate) fn paint_spaces(
        &self,
        country: &Country,
        zone: &'static str,
        panels: std::ops::Range<u8>,
        grid: &Grid,
    ) -> Vec<Piece> {
        let alone =
            self.spaces_where(|space| space.fort.is_none() && panels.contains(&space.panel));
        let mut before = None;
        let mut along = 0;
        let mut pieces = Vec::new();
        for number in alone {
            let Some(space) = self.spaces.of(number) else { continue };
            let cell = (space.panel, space.cell);
            // Two fit into a cell as wide as a location.
            let w = (grid.cell.w / 2 - 3).max(52);
            along = if before == Some(cell) { along + w + 4 } else { 0 };
            before = Some(cell);
            let (x, y) = (grid.corner)(space.panel, space.cell);
            // Lower than the middle: how many are left stands above.
            let down = grid.cell.h - (grid.cell.h - 38 - STOCK) / 2 - 38;
            let spot = Spot::Point { x: x + 1 + along, y: y + down };
            pieces.push(self.paint_pile(country, zone, number, spot, w));
        }
        pieces
    }

    fn spaces_where<'a>(
        &'a self,
        own: impl Fn(&Space) -> bool + 'a,
    ) -> impl Iterator<Item = u8> + 'a {
        (0u8..)
            .zip(self.spaces.iter())
            .filter(move |(_, space)| own(space))
            .map(|(number, _)| number)
    }

    /// A pile of bonus tiles; a space without tiles is a dashed place.
    fn paint_pile(
        &self,
        country: &Country,
        zone: &'static str,
        number: u8,
        spot: Spot,
        w: i32,
    ) -> Piece {
        let pile = country.piles.get(usize::from(number)).copied().unwrap_or_default();
        match pile.top {
            Some(tile) => {
                let left = i32::from(pile.under) + 1;
                let says = Phrase::new("badge-left").with("count", left);
                let mut piece = self.paint_tile(tile, zone, spot, Size { w, h: 38 });
                // Right of the middle in a fort, whose animal is at the left.
                let fort = self.spaces.of(number).is_some_and(|space| space.fort.is_some());
                let x = if fort { w - 30 } else { (w - 28) / 2 };
                let pill = Rect::new(x, -STOCK, 28, STOCK + 1);
                piece.face.layers.extend(tag(pile.under + 1, pill));
                piece.face =
                    piece.face.line([Glyph::Word(Phrase::new("pile-left").with("count", left))]);
                if let Some(tip) = piece.tip.take() {
                    piece.tip = Some(Phrase::new("tip-pile").with("tile", tip).with("left", says));
                }
                if pile.under > 0 {
                    let edge = Layer::plate(Rect::new(3, 3, w, 38), 7, "#c4922c");
                    piece.face.layers.insert(0, edge.edged("#8a5a0c", 9));
                }
                piece
            }
            None => {
                let empty = Layer::plate(Rect::new(0, 0, w, 38), 7, "#fffaf059");
                let face = Face::new(Shape::Slot, w, 38).layer(empty.edged("#6b4320", 12).dashed());
                let id = format!("space:{}", self.spaces.id(number));
                Piece::new(id, zone, spot, face, Phrase::new("piece-no-tile"))
            }
        }
    }

    /// The settlers at a location, at its lower right corner or so much higher.
    pub(crate) fn paint_camp(
        &self,
        zone: &'static str,
        site: u8,
        there: Site,
        needed: u8,
        cell: Size,
        up: i32,
    ) -> Option<Piece> {
        if there.settlers == 0 {
            return None;
        }
        // Never over the number of those that are needed: it stands beside them where they are lifted.
        let most = if up > 0 { 2 } else { 3 };
        let face = settlers_face(there.owner, there.settlers, most, 30);
        let (x, y) = (cell.w - face.size.w - 2, cell.h - face.size.h - 1 - up);
        let label =
            Phrase::new("piece-settlers").with("count", there.settlers).with("who", there.owner);
        let tip = Phrase::new("tip-settlers")
            .with("count", there.settlers)
            .with("who", there.owner)
            .with("needed", needed);
        let spot = Spot::Within(self.site_piece(site), x, y);
        let name = format!("settlers:{}", self.locations.id(site));
        Some(Piece::new(name, zone, spot, face, label).tip(tip))
    }

    /// A bonus tile in a place of this size.
    pub(crate) fn paint_tile(
        &self,
        tile: u8,
        zone: impl Into<kit::scene::Id>,
        spot: Spot,
        size: Size,
    ) -> Piece {
        let face = tile_face(self.tiles.of(tile).map(|tile| &tile.face), size);
        let label = self.say_tile(tile);
        let tip =
            Phrase::new("tip-tile").with("id", self.tiles.id(tile)).with("tile", label.clone());
        Piece::new(self.tile_piece(tile), zone, spot, face, label).tip(tip)
    }
}

/// How many settlers it takes now, and the animal that cards may share with it.
pub(super) fn sign_layers(
    location: &Location,
    needed: u8,
    (x, y): (i32, i32),
    (ax, ay): (i32, i32),
) -> Vec<Layer> {
    let mut layers = vec![
        Layer::plate(Rect::new(x, y, 38, 21), 5, "#4a2c12").edged("#e9c98f", 10),
        Layer::art("century-person-light", Rect::new(x + 4, y + 2, 14, 17)),
        Layer::figure(needed, Rect::new(x + 18, y, 18, 21), 16).ink("#fff3d8"),
    ];
    layers.extend(location.symbol.map(|symbol| {
        let animal = format!("century-animal-{}", symbol.name());
        Layer::art(animal, Rect::new(ax, ay, 25, 25))
    }));
    layers
}

/// What is done at a location, on its plaque.
fn deed_layers(deed: &Deed, at: Rect) -> Vec<Layer> {
    let inner = Rect::new(at.x + 4, at.y + 3, at.w - 8, at.h - 6);
    let signs = |glyphs: Vec<Glyph>, at: Rect| Layer::signs(vec![glyphs], at, 24);
    let goods = |effect: &Effect, at: Rect| match &*effect.trades {
        [trade] => lay::trade(trade.give, trade.take, at, 24),
        _ => lay::cubes(effect.gain, at, 24),
    };
    let narrow = Rect::new(inner.x, inner.y, inner.w - 24, inner.h);
    let corner = Rect::new(inner.x + inner.w - 24, inner.y, 24, inner.h);
    match deed {
        Deed::Effect { effect, again } => {
            if let Effect { raise: 1.., .. } = effect
                && effect.gain.is_empty()
                && effect.trades.is_empty()
            {
                let mid = at.x + at.w / 2;
                return vec![
                    Layer::art("century-upgrade", Rect::new(mid - 24, at.y + 3, 24, at.h - 6)),
                    Layer::figure(effect.raise, Rect::new(mid + 2, at.y, 22, at.h), 24)
                        .ink("#43357a"),
                ];
            }
            let plus = !effect.gain.is_empty();
            let room = if *again { narrow } else { inner };
            let mut layers = Vec::new();
            if plus {
                layers.push(
                    Layer::figure("+", Rect::new(room.x, room.y, 14, room.h), 20).ink("#7d4b05"),
                );
            }
            let left = if plus { 13 } else { 0 };
            let room = Rect::new(room.x + left, room.y, room.w - left, room.h);
            layers.extend(goods(effect, room));
            if *again {
                layers.push(Layer::art("century-again", corner));
            }
            layers
        }
        Deed::RefreshPoints => {
            vec![Layer::art("century-refresh-points", narrow), Layer::art("century-again", corner)]
        }
        Deed::Elsewhere(Elsewhere::RefreshMerchants) => {
            let size = if at.h > 30 { 12 } else { 11 };
            let room = Rect::new(inner.x - 3, at.y + 1, inner.w - 38, at.h - 2);
            let sign = Rect::new(inner.x + inner.w - 30, at.y + 2, 24, at.h - 15);
            let under = Rect::new(inner.x + inner.w - 38, at.y + at.h - 14, 40, 13);
            vec![
                Layer::words(Phrase::new("sign-new-merchants"), room, size).weight(700),
                Layer::art("century-again", sign),
                Layer::words(Phrase::new("sign-again"), under, 11),
            ]
        }
        Deed::Elsewhere(Elsewhere::AdjustRoute { effect }) => {
            let half = inner.w / 2;
            vec![
                Layer::figure("+", Rect::new(inner.x, inner.y, 14, inner.h), 20).ink("#7d4b05"),
                signs(effect_glyphs(effect), Rect::new(inner.x + 13, inner.y, half - 13, inner.h)),
                Layer::art(
                    "century-swap-cards",
                    Rect::new(inner.x + half, inner.y, inner.w - half, inner.h),
                ),
            ]
        }
        Deed::Fort { slot } => {
            let disc = Rect::new(inner.x + inner.w - 24, inner.y + (inner.h - 20) / 2, 20, 20);
            let words = Rect { w: inner.w - 26, y: at.y + 2, h: at.h - 4, ..inner };
            vec![
                Layer::words(Phrase::new("sign-claim"), words, 12).weight(700),
                Layer::plate(disc, 10, "#1f4a26").edged("#fff3d8", 10),
                Layer::figure(slot + 1, disc, 14).ink("#ffffff"),
            ]
        }
        Deed::Elsewhere(Elsewhere::MaritimeTrade) => at_sea(Sign::Ship, "sign-trade-boat", inner),
        Deed::Elsewhere(Elsewhere::Outpost) => at_sea(Sign::House, "sign-trade-outpost", inner),
        deed => vec![signs(deed_glyphs(deed), inner)],
    }
}

/// A sign and what is done with it, on one line or two.
fn at_sea(sign: Sign, says: &'static str, at: Rect) -> Vec<Layer> {
    let words = Rect::new(at.x + 25, at.y - 1, at.w - 25, at.h + 2);
    vec![
        Layer::signs(vec![vec![Glyph::Icon(sign)]], Rect { w: 24, ..at }, 24),
        Layer::words(Phrase::new(says), words, 12),
    ]
}

/// What is done at a location, as signs.
pub(super) fn deed_glyphs(deed: &Deed) -> Vec<Glyph> {
    let icon = Glyph::Icon;
    let word = |key: &'static str| Glyph::Word(Phrase::new(key));
    match deed {
        Deed::Effect { effect, again } => {
            let mut glyphs = effect_glyphs(effect);
            glyphs.extend(again.then_some(icon(Sign::Hourglass)));
            glyphs
        }
        Deed::Fort { slot } => vec![icon(Sign::Fort), Glyph::Number(i32::from(*slot) + 1)],
        Deed::RefreshPoints => vec![icon(Sign::Draw), icon(Sign::Hourglass)],
        Deed::Elsewhere(deed) => match deed {
            Elsewhere::Merchant { .. } => vec![icon(Sign::Merchant)],
            Elsewhere::RefreshMerchants => {
                vec![icon(Sign::Draw), icon(Sign::Merchant), icon(Sign::Hourglass)]
            }
            Elsewhere::AdjustRoute { effect } => {
                let mut glyphs = effect_glyphs(effect);
                glyphs.push(icon(Sign::Card));
                glyphs
            }
            Elsewhere::Ship { steps: 0 } => vec![icon(Sign::Ship), word("sign-sail-any")],
            Elsewhere::Ship { steps } => {
                vec![icon(Sign::Ship), word("sign-sail"), Glyph::Number((*steps).into())]
            }
            Elsewhere::MaritimeTrade => vec![icon(Sign::Ship), word("sign-trade-boat")],
            Elsewhere::Outpost => vec![icon(Sign::House), word("sign-trade-outpost")],
        },
    }
}
