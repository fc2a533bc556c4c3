//! Tiles and expedition cards as pictures.

use kit::Phrase;
use kit::scene::{Face, Id, Layer, Piece, Rect, Size, Spot};

use super::Painter;
use super::brush::Brush;
use crate::Goa;
use crate::components::{Card, CardKind, Fields, Gain, Tile, TileKind};
use crate::words;

/// A tile as it was designed: with its caption, and without.
const TILE: Size = Size { w: 86, h: 59 };
const MINI: Size = Size { w: 86, h: 48 };
/// Narrower tiles have no caption.
const CAPTION_FROM: i32 = 76;
/// Narrower tiles show one sign alone.
const SIGNS_FROM: i32 = 40;
/// An expedition card as it was designed.
pub(super) const CARD: Size = Size { w: 79, h: 68 };

/// How high a tile of this width is.
pub(super) fn tile_size(w: i32) -> Size {
    let designed = if w >= CAPTION_FROM { TILE } else { MINI };
    Size { w, h: w * designed.h / designed.w }
}

/// What a kind of tile looks like: green for plantations, brown for what is had at once, red for what
/// is had each round, blue for what is used once, gold for points, teal for Swap.
fn look(kind: TileKind) -> (&'static str, &'static str) {
    match kind {
        TileKind::Plantation { .. } => ("goa-tile-plant", "goa-mini-plant"),
        TileKind::Supply(_) | TileKind::Either { .. } | TileKind::Favour => {
            ("goa-tile-now", "goa-mini-now")
        }
        TileKind::Red(_) => ("goa-tile-red", "goa-mini-red"),
        TileKind::Duty { .. } | TileKind::Mission { .. } | TileKind::Foreman { .. } => {
            ("goa-tile-keep", "goa-mini-keep")
        }
        TileKind::Swap => ("goa-tile-swap", "goa-mini-swap"),
        TileKind::ViceKing
        | TileKind::ExtraHarvest { .. }
        | TileKind::Espionage
        | TileKind::Resupply { .. } => ("goa-tile-once", "goa-mini-once"),
    }
}

/// What is given, with how many of each.
fn given(gain: Gain) -> Vec<(u8, &'static str, &'static str)> {
    let all = [
        (gain.ships, "goa-ship", "goa-band-ships"),
        (gain.colonists, "goa-colonist", "goa-band-colonists"),
        (gain.ducats, "goa-coin", "goa-band-ducats"),
        (gain.extra_actions, "goa-action", "goa-band-actions"),
        (gain.cards, "goa-draw", "goa-band-expeditions"),
        (gain.gather, "goa-sack", "goa-band-spices"),
    ];
    all.into_iter().filter(|(count, ..)| *count > 0).collect()
}

impl Goa {
    /// The word on the band of a tile.
    fn band(&self, kind: TileKind) -> Phrase {
        let key = match kind {
            TileKind::Plantation { fields, .. } => match fields.takes.sole() {
                Some(spice) => return Phrase::new(format!("goa-band-{}", spice.good())),
                None => "goa-short-rotation",
            },
            TileKind::Supply(gain) => match given(gain)[..] {
                [(_, _, band)] => band,
                _ => "goa-band-settlement",
            },
            TileKind::Either { .. } => "goa-band-either",
            TileKind::Red(_) => "goa-band-red",
            TileKind::Favour => "goa-short-favour",
            TileKind::Duty { .. } => "goa-short-duty",
            TileKind::ViceKing => "goa-short-vice-king",
            TileKind::Swap => "goa-short-swap",
            TileKind::ExtraHarvest { .. } => "goa-short-extra-harvest",
            TileKind::Espionage => "goa-short-espionage",
            TileKind::Resupply { .. } => "goa-short-resupply",
            TileKind::Mission { .. } => "goa-short-mission",
            TileKind::Foreman { .. } => "goa-short-foreman",
        };
        Phrase::new(key)
    }

    /// When a tile is of use, in a few words.
    pub(super) fn say_when(&self, tile: Tile) -> Phrase {
        Phrase::new(match self.components.tile(tile) {
            TileKind::Plantation { .. } => "goa-when-filled",
            TileKind::Supply(_) | TileKind::Either { .. } | TileKind::Favour => "goa-when-now",
            TileKind::Red(_) => "goa-when-round",
            TileKind::Mission { .. } | TileKind::Foreman { .. } => "goa-when-end",
            TileKind::Swap => "goa-when-later",
            TileKind::Duty { .. }
            | TileKind::ViceKing
            | TileKind::ExtraHarvest { .. }
            | TileKind::Espionage
            | TileKind::Resupply { .. } => "goa-when-once",
        })
    }

    /// A tile by name, as a title.
    pub(super) fn lot_title(&self, tile: Tile) -> Phrase {
        match self.components.tile(tile) {
            TileKind::Plantation { fields, .. } => match fields.takes.sole() {
                Some(sole) => Phrase::new("goa-lot-plantation")
                    .with("fields", fields.count)
                    .with("spice", words::spice(sole)),
                None => self.say_tile(tile),
            },
            TileKind::Supply(gain) => {
                Phrase::new("goa-lot-supply").with("goods", words::gain(gain))
            }
            TileKind::Red(gain) => Phrase::new("goa-lot-red").with("goods", words::gain(gain)),
            TileKind::Mission { points } => Phrase::new("goa-lot-mission").with("points", points),
            _ => self.say_tile(tile),
        }
    }

    /// A tile drawn at a place; large enough it has a caption.
    pub(super) fn tile_layers(&self, tile: Tile, at: Rect) -> Vec<Layer> {
        let kind = self.components.tile(tile);
        let (whole, mini) = look(kind);
        let brush = Brush::scaled(at.x, at.y, at.w, TILE.w);
        let captioned = at.w >= CAPTION_FROM;
        let mut layers = vec![Layer::art(if captioned { whole } else { mini }, at)];
        if at.w >= SIGNS_FROM {
            layers.extend(signs(kind, brush));
        } else {
            layers.push(one_sign(kind, at));
        }
        if captioned {
            // Not in bold: the longest name has to be read on a phone too.
            let band = Layer::words(self.band(kind), brush.rect(0, 42, 86, 14), brush.length(12));
            layers.push(band.weight(500).ink("#fffaf0"));
        }
        layers
    }

    /// An expedition card drawn at a place: what it does, then its symbol and its colonists.
    pub(super) fn card_layers(&self, card: Card, x: i32, y: i32) -> Vec<Layer> {
        let brush = Brush::at(x, y);
        let mut layers = vec![Layer::art("goa-expedition", brush.rect(0, 0, CARD.w, CARD.h + 3))];
        layers.extend(card_signs(self.components.card(card), brush));
        let symbol = self.components.cards.get(usize::from(card.0)).map_or(0, |face| face.symbol);
        let name = self
            .components
            .symbols
            .get(usize::from(symbol))
            .map_or("", |symbol| symbol.id.as_str());
        layers.push(Layer::art(format!("goa-x-{name}"), brush.rect(5, 44, 23, 23)));
        layers.push(brush.art("goa-colonist", 51, 55, 18));
        layers.push(brush.figure(self.components.recruits(card), 68, 56, 14).ink("#ffffff"));
        layers
    }
}

fn signs(kind: TileKind, brush: Brush) -> Vec<Layer> {
    match kind {
        TileKind::Plantation { fields, points } => plantation(fields, points, brush),
        TileKind::Supply(gain) => match given(gain)[..] {
            [(count, art, _)] => vec![brush.figure(count, 27, 21, 25), brush.art(art, 53, 21, 34)],
            ref several => {
                let place = |at: usize| 16 + 27 * at as i32;
                several
                    .iter()
                    .enumerate()
                    .map(|(at, (_, art, _))| brush.art(art, place(at), 21, 27))
                    .collect()
            }
        },
        TileKind::Either { count } => vec![
            brush.figure(count, 14, 21, 21),
            brush.art("goa-ship", 34, 21, 26),
            brush.sign("/", 51, 21, 19),
            brush.art("goa-colonist", 67, 21, 25),
        ],
        TileKind::Favour => vec![Layer::art("goa-chest", brush.rect(20, 3, 45, 37))],
        TileKind::Red(gain) => {
            let mut layers = vec![brush.art("goa-loop", 16, 21, 21)];
            if let Some((count, art, _)) = given(gain).first() {
                layers.extend([brush.figure(*count, 38, 21, 21), brush.art(art, 61, 21, 29)]);
            }
            layers
        }
        TileKind::Duty { spices, points } => {
            let mut layers = vec![
                brush.figure(spices, 11, 21, 19),
                brush.art("goa-sack", 28, 21, 23),
                brush.art("goa-arrow", 46, 21, 14),
            ];
            layers.extend(brush.shield(points, 68, 21, 26));
            layers
        }
        TileKind::ViceKing => {
            vec![brush.art("goa-crown", 30, 21, 31), brush.art("goa-down", 60, 21, 22)]
        }
        TileKind::Swap => vec![Layer::art("goa-swap", brush.rect(20, 3, 45, 37))],
        TileKind::ExtraHarvest { sites } => {
            vec![
                brush.figure(sites, 20, 21, 25),
                Layer::art("goa-basket", brush.rect(34, 4, 40, 36)),
            ]
        }
        TileKind::Espionage => vec![Layer::art("goa-spyglass", brush.rect(18, 4, 50, 36))],
        TileKind::Resupply { .. } => vec![
            brush.art("goa-card", 15, 22, 27),
            brush.art("goa-card", 30, 21, 27),
            brush.art("goa-arrow", 46, 21, 14),
            Layer::art("goa-barrel", brush.rect(55, 3, 29, 36)),
        ],
        TileKind::Mission { points } => {
            let mut layers = vec![Layer::art("goa-church", brush.rect(11, 2, 40, 38))];
            layers.extend(brush.shield(points, 66, 22, 27));
            layers
        }
        TileKind::Foreman { points } => {
            let mut layers = vec![
                brush.art("goa-plant", 19, 21, 26),
                brush.figure(1, 37, 21, 18),
                brush.art("goa-arrow", 51, 21, 13),
            ];
            layers.extend(brush.shield(points, 70, 21, 25));
            layers
        }
    }
}

/// Fields with what grows there.
fn plantation(fields: Fields, points: u8, brush: Brush) -> Vec<Layer> {
    let mut layers = Vec::new();
    let count = i32::from(fields.count);
    match fields.takes.sole() {
        Some(spice) => {
            for at in 0..count {
                let x = 43 + (2 * at - count + 1) * 13;
                layers.push(brush.art("goa-field-disc", x, 25, 26));
                layers.push(brush.good(spice.good(), x, 25, 23));
            }
        }
        None => {
            let plate = Layer::plate(brush.rect(4, 15, 78, 20), brush.length(10), "#fff8e6");
            layers.push(plate.edged("#c9a871", 10));
            let goods = fields.takes.iter().enumerate();
            layers.extend(
                goods.map(|(at, spice)| brush.good(spice.good(), 13 + 15 * at as i32, 25, 15)),
            );
        }
    }
    if points > 0 {
        layers.extend(brush.shield(points, 13, 13, 19));
    }
    layers
}

/// The one sign of a tile that is too small for more.
fn one_sign(kind: TileKind, at: Rect) -> Layer {
    let size = at.h * 34 / 48;
    let room = Rect::new(at.x + (at.w - size) / 2, at.y + (at.h * 44 / 48 - size) / 2, size, size);
    let art = match kind {
        TileKind::Plantation { fields, .. } => {
            return match fields.takes.sole() {
                Some(spice) => Layer::good(spice.good(), room),
                None => Layer::art("goa-plant", room),
            };
        }
        TileKind::Supply(gain) | TileKind::Red(gain) => {
            given(gain).first().map_or("goa-loop", |(_, art, _)| art)
        }
        TileKind::Either { .. } => "goa-ship",
        TileKind::Favour => "goa-chest",
        TileKind::Duty { .. } => "goa-sack",
        TileKind::ViceKing => "goa-crown",
        TileKind::Swap => "goa-swap",
        TileKind::ExtraHarvest { .. } => "goa-basket",
        TileKind::Espionage => "goa-spyglass",
        TileKind::Resupply { .. } => "goa-barrel",
        TileKind::Mission { points } => {
            return Layer::signs(vec![vec![kit::scene::Glyph::Points(points.into())]], room, size);
        }
        TileKind::Foreman { .. } => "goa-plant",
    };
    Layer::art(art, room)
}

fn card_signs(kind: CardKind, brush: Brush) -> Vec<Layer> {
    let crossed = |art: &'static str| {
        vec![
            brush.art(art, 20, 22, 27),
            brush.art("goa-cross", 20, 22, 29),
            brush.art("goa-arrow", 43, 22, 11),
            brush.art("goa-down", 62, 22, 21),
        ]
    };
    match kind {
        CardKind::Gain(gain) => {
            let (count, art, _) = given(gain).first().copied().unwrap_or((0, "goa-sack", ""));
            vec![brush.figure(count, 26, 22, 21), brush.art(art, 50, 22, 28)]
        }
        CardKind::Sell { most, price } => vec![
            brush.figure(most, 9, 22, 18),
            brush.art("goa-sack", 24, 21, 20),
            brush.art("goa-arrow", 40, 22, 11),
            brush.figure(price, 54, 22, 18),
            brush.art("goa-coin", 68, 22, 18),
        ],
        CardKind::BuyStep { price } => vec![
            brush.figure(price, 14, 22, 18),
            brush.art("goa-coin", 33, 22, 20),
            brush.art("goa-arrow", 49, 22, 11),
            brush.art("goa-down", 66, 22, 20),
        ],
        CardKind::HarvestMix => vec![
            brush.art("goa-sack", 14, 22, 22),
            brush.sign("/", 27, 22, 15),
            brush.art("goa-ship", 40, 22, 22),
            brush.sign("/", 53, 22, 15),
            brush.art("goa-colonist", 66, 22, 22),
        ],
        CardKind::ThirdCard => {
            vec![brush.art("goa-draw", 26, 22, 28), brush.art("goa-colony", 55, 22, 28)]
        }
        CardKind::NoSpice => crossed("goa-sack"),
        CardKind::NoShip => crossed("goa-ship"),
    }
}

impl Painter<'_> {
    /// A tile of the board.
    pub(super) fn tile(&mut self, tile: Tile, zone: impl Into<Id>, at: Spot, size: Size) {
        let face = self.goa.tile_face(tile, size);
        let room = Rect::new(0, 0, size.w, size.h);
        let face = face.layers(self.goa.tile_layers(tile, room));
        let piece = Piece::new(self.tile_id(tile), zone, at, face, self.goa.say_tile(tile));
        self.add(piece.tip(self.goa.tile_tip(tile)));
    }

    /// An expedition card.
    pub(super) fn card(&mut self, card: Card, zone: impl Into<Id>, at: Spot) {
        let face: Face = self.goa.card_face(card, CARD);
        let face = face.layers(self.goa.card_layers(card, 0, 0));
        let label = self.goa.say_cards([card].into_iter());
        let piece = Piece::new(self.card_id(card), zone, at, face, label);
        self.add(piece.tip(self.goa.card_tip(card)));
    }
}
