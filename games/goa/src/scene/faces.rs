//! Tiles, cards and rows of the development board as signs.

use kit::Phrase;
use kit::scene::{Face, Glyph, Icon, Shape, Size, Tint};

use crate::Goa;
use crate::board::Column;
use crate::components::{Card, CardKind, Fields, Gain, Tile, TileKind};
use crate::spices::SpiceSet;

/// Kinds of tiles and cards as tints.
const SUPPLY: Tint = Tint::Kind(1);
const RED: Tint = Tint::Kind(2);
const ONCE: Tint = Tint::Kind(3);
pub(super) const COLONY: Glyph = Glyph::own("goa-sign-colony");
pub(super) const STEP: Glyph = Glyph::own("goa-sign-step");
const PLANTATION: Glyph = Glyph::own("goa-sign-plantation");

const SPECIAL: Tint = Tint::Kind(4);
const CARD: Tint = Tint::Kind(5);
const MIXED: Tint = Tint::Kind(0);

/// The sign of a column.
fn column_sign(column: Column) -> Glyph {
    match column {
        Column::Ships => Icon::Ship.into(),
        Column::Harvest => PLANTATION,
        Column::Taxes => Icon::Coin.into(),
        Column::Expedition => Icon::Sail.into(),
        Column::Colonies => COLONY,
    }
}

fn word(key: &'static str) -> Glyph {
    Glyph::Word(Phrase::new(key))
}

fn number(number: impl Into<i32>) -> Glyph {
    Glyph::Number(number.into())
}

/// Spices as signs, one of each.
pub(super) fn spice_glyphs(set: SpiceSet) -> Vec<Glyph> {
    set.iter().map(|spice| Glyph::Goods(spice.good(), 1)).collect()
}

/// Fields as signs: so many of one spice, or a choice.
pub(super) fn field_glyphs(fields: Fields) -> Vec<Glyph> {
    match fields.takes.sole() {
        Some(spice) => vec![Glyph::Goods(spice.good(), fields.count)],
        None => {
            let mut glyphs = vec![number(fields.count)];
            for (at, sign) in spice_glyphs(fields.takes).into_iter().enumerate() {
                if at > 0 {
                    glyphs.push(Glyph::Or);
                }
                glyphs.push(sign);
            }
            glyphs
        }
    }
}

fn gain_glyphs(gain: Gain) -> Vec<Glyph> {
    let all = [
        (gain.ships, Icon::Ship.into()),
        (gain.colonists, Icon::Settler.into()),
        (gain.ducats, Icon::Coin.into()),
        (gain.extra_actions, Icon::Action.into()),
        (gain.cards, Icon::Draw.into()),
        (gain.gather, Icon::Crate.into()),
    ];
    let given = all.into_iter().filter(|(count, _)| *count > 0);
    given.flat_map(|(count, sign)| [number(count), sign]).collect()
}

impl Goa {
    /// The face of a tile of the board.
    pub(super) fn tile_face(&self, tile: Tile, size: Size) -> Face {
        let kind = self.components.tile(tile);
        let tint = match kind {
            TileKind::Plantation { fields, .. } => {
                fields.takes.sole().map_or(MIXED, |spice| Tint::Good(spice.good()))
            }
            TileKind::Supply(_) | TileKind::Either { .. } => SUPPLY,
            TileKind::Red(_) => RED,
            TileKind::Favour | TileKind::Swap => SPECIAL,
            TileKind::Mission { .. } | TileKind::Foreman { .. } | TileKind::Duty { .. } => {
                Tint::Gold
            }
            _ => ONCE,
        };
        let face = Face::new(Shape::Tile, size.w, size.h).tint(tint);
        let named =
            |key: &'static str, signs: Vec<Glyph>| face.clone().line([word(key)]).line(signs);
        let icon = |icon: Icon| vec![Glyph::Icon(icon)];
        match kind {
            TileKind::Plantation { fields, .. } if fields.takes.sole().is_none() => {
                named("goa-short-rotation", vec![PLANTATION])
            }
            TileKind::Plantation { fields, .. } => {
                face.line([PLANTATION]).line(field_glyphs(fields))
            }
            TileKind::Supply(gain) => face.line(gain_glyphs(gain)),
            TileKind::Either { count } => face.line([
                number(count),
                Glyph::Icon(Icon::Ship),
                Glyph::Or,
                Glyph::Icon(Icon::Settler),
            ]),
            TileKind::Red(gain) => {
                face.line([Glyph::Icon(Icon::Hourglass)]).line(gain_glyphs(gain))
            }
            TileKind::Favour => named("goa-short-favour", icon(Icon::Crate)),
            TileKind::Duty { spices, points } => named(
                "goa-short-duty",
                vec![
                    number(spices),
                    Glyph::Icon(Icon::Crate),
                    Glyph::Becomes,
                    Glyph::Points(points.into()),
                ],
            ),
            TileKind::ViceKing => {
                named("goa-short-vice-king", vec![Glyph::Icon(Icon::Crown), STEP])
            }
            TileKind::Swap => named("goa-short-swap", icon(Icon::Scales)),
            TileKind::ExtraHarvest { sites } => {
                named("goa-short-extra-harvest", vec![number(sites), PLANTATION])
            }
            TileKind::Espionage => named("goa-short-espionage", icon(Icon::Spyglass)),
            TileKind::Resupply { .. } => named("goa-short-resupply", icon(Icon::Barrel)),
            TileKind::Mission { points } => named(
                "goa-short-mission",
                vec![Glyph::Icon(Icon::Letter), Glyph::Points(points.into())],
            ),
            TileKind::Foreman { points } => named(
                "goa-short-foreman",
                vec![PLANTATION, Glyph::Becomes, Glyph::Points(points.into())],
            ),
        }
    }

    /// The face of an expedition card: what it does, then its colonists and its symbol.
    pub(super) fn card_face(&self, card: Card, size: Size) -> Face {
        let does = match self.components.card(card) {
            CardKind::Gain(gain) => gain_glyphs(gain),
            CardKind::Sell { most, price } => vec![
                number(most),
                Glyph::Icon(Icon::Crate),
                Glyph::Becomes,
                number(price),
                Glyph::Icon(Icon::Coin),
            ],
            CardKind::BuyStep { price } => {
                vec![number(price), Glyph::Icon(Icon::Coin), Glyph::Becomes, STEP]
            }
            CardKind::HarvestMix => vec![
                Glyph::Icon(Icon::Crate),
                Glyph::Or,
                Glyph::Icon(Icon::Ship),
                Glyph::Or,
                Glyph::Icon(Icon::Settler),
            ],
            CardKind::ThirdCard => vec![Glyph::Icon(Icon::Draw), COLONY],
            CardKind::NoSpice => {
                vec![Glyph::Icon(Icon::Ship), Glyph::Becomes, STEP]
            }
            CardKind::NoShip => {
                vec![Glyph::Icon(Icon::Crate), Glyph::Becomes, STEP]
            }
        };
        Face::new(Shape::Card, size.w, size.h)
            .tint(CARD)
            .line(does)
            .line([number(self.components.recruits(card)), Glyph::Icon(Icon::Settler)])
            .line([Glyph::Word(self.say_symbol(card))])
    }

    /// What a row of a column gives, as signs.
    pub(super) fn cell_glyphs(&self, column: Column, row: u8) -> Vec<Glyph> {
        let face = self.components.row(row);
        let sign = column_sign(column);
        match column {
            Column::Ships => vec![number(face.ships), sign],
            Column::Harvest => vec![number(face.harvest), sign],
            Column::Taxes => vec![number(face.taxes), sign],
            Column::Expedition => vec![number(face.draw), Glyph::Or, number(face.limit), sign],
            Column::Colonies => vec![number(face.recruits), sign],
        }
    }

    /// What a row of a column gives, in words.
    pub(super) fn cell_value(&self, column: Column, row: u8) -> Phrase {
        let face = self.components.row(row);
        let counted = |key: &'static str, count: u8| Phrase::new(key).with("count", count);
        match column {
            Column::Ships => counted("goa-ships", face.ships),
            Column::Harvest => counted("goa-value-harvest", face.harvest),
            Column::Taxes => counted("goa-ducats", face.taxes),
            Column::Expedition => counted("goa-value-draw", face.draw).with("limit", face.limit),
            Column::Colonies => counted("goa-colonists", face.recruits),
        }
    }
}
