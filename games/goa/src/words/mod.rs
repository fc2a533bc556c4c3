//! What things are called; what happened, what is asked and what can be done is in `sentences.rs`.

mod sentences;

use kit::{Fact, Phrase};

use crate::Goa;
use crate::board::{Colony, Column, PLANTATION_SITES, SIDE, Site, Space};
use crate::components::{Card, CardKind, ColonyTile, Fields, Gain, Tile, TileKind};
use crate::event::Goods;
use crate::spices::{Spice, SpiceSet};
use crate::state::{Ground, Place};

/// A spice.
pub(crate) fn spice(spice: Spice) -> Phrase {
    Phrase::new(format!("good-{}", spice.good()))
}

/// Spices that are all different.
pub(crate) fn spice_set(set: SpiceSet) -> Phrase {
    match set.len() {
        n if usize::from(n) == Spice::COUNT => Phrase::new("goa-any-spice"),
        _ => Phrase::new("goa-list").with("items", set.iter().map(spice).collect::<Vec<_>>()),
    }
}

/// A column of the development board.
pub(crate) fn column(column: Column) -> Phrase {
    Phrase::new(format!("goa-column-{}", column.id()))
}

/// A colony.
pub(crate) fn colony(colony: Colony) -> Phrase {
    Phrase::new(format!("goa-colony-{}", colony.id()))
}

/// A space of the board or its border.
pub(crate) fn space(space: Space) -> Phrase {
    let (row, column) = (space.row(), space.column());
    if space.square().is_some() {
        return Phrase::new("goa-square").with("row", row).with("column", column);
    }
    match (row, column) {
        (0, column) => Phrase::new("goa-above").with("column", column),
        (row, 0) => Phrase::new("goa-left").with("row", row),
        (row, column) if row > SIDE => Phrase::new("goa-below").with("column", column),
        (row, _) => Phrase::new("goa-right").with("row", row),
    }
}

/// A site by its number, or by the colony it is for.
pub(crate) fn site(site: Site) -> Phrase {
    match site.index().checked_sub(PLANTATION_SITES).and_then(|at| Colony::ALL.get(at)) {
        Some(&of) => colony(of),
        None => Phrase::new("goa-site").with("number", u16::from(site.0) + 1),
    }
}

/// Goods from the supply.
pub(crate) fn goods(goods: Goods) -> Phrase {
    say_goods(goods, 0, 0)
}

/// What a tile or card gives.
pub(crate) fn gain(gain: Gain) -> Phrase {
    say_goods(gain.into(), gain.cards, gain.gather)
}

fn say_goods(goods: Goods, cards: u8, gather: u8) -> Phrase {
    let all = [
        ("goa-ships", goods.ships),
        ("goa-colonists", goods.colonists),
        ("goa-ducats", goods.ducats),
        ("goa-extra-actions", goods.extra_actions),
        ("goa-cards", cards.into()),
        ("goa-gather", gather.into()),
    ];
    let given = all.into_iter().filter(|(_, count)| *count > 0);
    let items: Vec<_> = given.map(|(key, count)| Phrase::new(key).with("count", count)).collect();
    Phrase::new("goa-list").with("items", items)
}

fn fields(fields: Fields) -> Phrase {
    let mut spices = fields.takes.iter().map(spice);
    let takes = match (spices.next(), spices.next(), spices.next()) {
        (Some(one), Some(other), None) => {
            Phrase::new("goa-either-spice").with("one", one).with("other", other)
        }
        _ => spice_set(fields.takes),
    };
    Phrase::new("goa-fields").with("count", fields.count).with("takes", takes)
}

impl Goa {
    /// A tile of the board by name.
    pub(crate) fn say_tile(&self, tile: Tile) -> Phrase {
        match self.components.tile(tile) {
            TileKind::Plantation { fields, .. } => match fields.takes.sole() {
                Some(sole) => Phrase::new("goa-tile-plantation")
                    .with("fields", fields.count)
                    .with("spice", spice(sole)),
                None => Phrase::new("goa-tile-rotation"),
            },
            TileKind::Supply(given) => Phrase::new("goa-tile-supply").with("goods", gain(given)),
            TileKind::Either { count } => Phrase::new("goa-tile-either").with("count", count),
            TileKind::Red(given) => Phrase::new("goa-tile-red").with("goods", gain(given)),
            TileKind::Mission { points } => Phrase::new("goa-tile-mission").with("points", points),
            TileKind::Favour => Phrase::new("goa-tile-favour"),
            TileKind::Duty { .. } => Phrase::new("goa-tile-duty"),
            TileKind::ViceKing => Phrase::new("goa-tile-vice-king"),
            TileKind::Swap => Phrase::new("goa-tile-swap"),
            TileKind::ExtraHarvest { .. } => Phrase::new("goa-tile-extra-harvest"),
            TileKind::Espionage => Phrase::new("goa-tile-espionage"),
            TileKind::Resupply { .. } => Phrase::new("goa-tile-resupply"),
            TileKind::Foreman { .. } => Phrase::new("goa-tile-foreman"),
        }
    }

    /// What a tile does, and when.
    pub(crate) fn tile_tip(&self, tile: Tile) -> Phrase {
        let does = match self.components.tile(tile) {
            TileKind::Plantation { fields: ground, points } => {
                let key = if points > 0 { "goa-tip-single" } else { "goa-tip-plantation" };
                Phrase::new(key).with("fields", fields(ground)).with("points", points)
            }
            TileKind::Supply(given) => Phrase::new("goa-tip-supply").with("goods", gain(given)),
            TileKind::Either { count } => Phrase::new("goa-tip-either").with("count", count),
            TileKind::Red(given) => Phrase::new("goa-tip-red").with("goods", gain(given)),
            TileKind::Mission { points } => Phrase::new("goa-tip-mission").with("points", points),
            TileKind::Favour => Phrase::new("goa-tip-favour"),
            TileKind::Duty { spices, points } => {
                Phrase::new("goa-tip-duty").with("count", spices).with("points", points)
            }
            TileKind::ViceKing => Phrase::new("goa-tip-vice-king"),
            TileKind::Swap => Phrase::new("goa-tip-swap"),
            TileKind::ExtraHarvest { sites } => {
                Phrase::new("goa-tip-extra-harvest").with("count", sites)
            }
            TileKind::Espionage => Phrase::new("goa-tip-espionage"),
            TileKind::Resupply { cards } => Phrase::new("goa-tip-resupply").with("count", cards),
            TileKind::Foreman { points } => Phrase::new("goa-tip-foreman").with("points", points),
        };
        Phrase::new("goa-tip")
            .with("id", self.tile_id(tile))
            .with("name", self.say_tile(tile))
            .with("does", does)
    }

    /// An expedition card by what it does.
    pub(crate) fn say_card(&self, card: Card) -> Phrase {
        match self.components.card(card) {
            CardKind::Gain(given) => Phrase::new("goa-card-gain").with("goods", gain(given)),
            CardKind::Sell { most, price } => {
                Phrase::new("goa-card-sell").with("count", most).with("price", price)
            }
            CardKind::BuyStep { price } => Phrase::new("goa-card-buy-step").with("price", price),
            CardKind::HarvestMix => Phrase::new("goa-card-harvest-mix"),
            CardKind::ThirdCard => Phrase::new("goa-card-third-card"),
            CardKind::NoSpice => Phrase::new("goa-card-no-spice"),
            CardKind::NoShip => Phrase::new("goa-card-no-ship"),
        }
    }

    /// The symbol on an expedition card.
    pub(crate) fn say_symbol(&self, card: Card) -> Phrase {
        let symbol = self.components.cards.of(card).map_or(0, |card| card.symbol);
        Phrase::new("goa-symbol").with("symbol", self.components.symbols.id(symbol))
    }

    /// Everything printed on an expedition card.
    pub(crate) fn card_tip(&self, card: Card) -> Phrase {
        let does = match self.components.card(card) {
            CardKind::Gain(given) => Phrase::new("goa-tip-card-gain").with("goods", gain(given)),
            CardKind::Sell { most, price } => {
                Phrase::new("goa-tip-card-sell").with("count", most).with("price", price)
            }
            CardKind::BuyStep { price } => {
                Phrase::new("goa-tip-card-buy-step").with("price", price)
            }
            CardKind::HarvestMix => Phrase::new("goa-tip-card-harvest-mix"),
            CardKind::ThirdCard => Phrase::new("goa-tip-card-third-card"),
            CardKind::NoSpice => Phrase::new("goa-tip-card-no-spice"),
            CardKind::NoShip => Phrase::new("goa-tip-card-no-ship"),
        };
        Phrase::new("goa-tip-card")
            .with("id", self.card_id(card))
            .with("does", does)
            .with("recruits", self.components.recruits(card))
            .with("symbol", self.say_symbol(card))
    }

    /// Several expedition cards.
    pub(crate) fn say_cards(&self, cards: impl Iterator<Item = Card>) -> Phrase {
        let named = |card| {
            Phrase::new("goa-card-with-symbol")
                .with("card", self.say_card(card))
                .with("recruits", self.components.recruits(card))
                .with("symbol", self.say_symbol(card))
        };
        let cards: Vec<_> = cards.map(named).collect();
        if cards.is_empty() {
            return Phrase::new("goa-no-card");
        }
        Phrase::new("goa-list").with("items", Fact::Series(cards))
    }

    /// A colony tile.
    pub(crate) fn say_colony_tile(&self, tile: ColonyTile) -> Phrase {
        let Some(face) = self.components.colony_tiles.of(tile) else {
            return Phrase::new("goa-no-card");
        };
        Phrase::new("goa-colony-tile")
            .with("colony", colony(face.colony))
            .with("fields", fields(face.fields))
    }

    /// The plantation or colony on a site.
    pub(crate) fn say_estate(&self, place: &Place, at: Site) -> Phrase {
        match place.estate(at).map(|estate| estate.ground) {
            Some(Ground::Plantation(tile)) => Phrase::new("goa-estate")
                .with("tile", self.say_tile(tile))
                .with("number", u16::from(at.0) + 1),
            Some(Ground::Colony(_)) | None => site(at),
        }
    }

    /// A Bonanza tile.
    pub(crate) fn say_bonanza(&self, tile: u8) -> Phrase {
        let given = self.components.bonanza.of(tile).map(|tile| tile.face);
        gain(given.unwrap_or_default())
    }
}
