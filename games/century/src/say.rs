//! Sentences about spices and cards that the games of the box share.

use kit::{Fact, Phrase};

use crate::cubes::{Cube, Cubes};
use crate::effect::Effect;
use crate::merchants::{Card, Kind, Merchants};

/// Cubes as a list of counted spices.
pub fn cubes(cubes: Cubes) -> Phrase {
    if cubes.is_empty() {
        return Phrase::new("cubes-none");
    }
    let spices = cubes.iter().map(|(cube, count)| counted(cube, count));
    Phrase::new("cubes").with("cubes", spices.collect::<Vec<_>>())
}

/// One cube of a spice.
pub fn cube(cube: Cube) -> Phrase {
    counted(cube, 1)
}

fn counted(cube: Cube, count: u16) -> Phrase {
    let key = match cube {
        Cube::Yellow => "cube-yellow",
        Cube::Red => "cube-red",
        Cube::Green => "cube-green",
        Cube::Brown => "cube-brown",
    };
    Phrase::new(key).with("count", count)
}

/// What a card or deal does.
pub fn effect(effect: &Effect) -> Phrase {
    let mut parts = Vec::new();
    if !effect.gain.is_empty() {
        parts.push(Phrase::new("effect-gain").with("cubes", cubes(effect.gain)));
    }
    match &*effect.trades {
        [] => {}
        [trade] => parts.push(
            Phrase::new("effect-trade")
                .with("give", cubes(trade.give))
                .with("take", cubes(trade.take)),
        ),
        [trade, other, ..] => parts.push(
            Phrase::new("effect-swap")
                .with("give", cubes(trade.give))
                .with("take", cubes(trade.take))
                .with("other", cubes(other.take)),
        ),
    }
    if effect.raise > 0 {
        parts.push(Phrase::new("effect-raise").with("count", effect.raise));
    }
    if effect.take_back {
        parts.push(Phrase::new("effect-take-back"));
    }
    if let Some(gift) = effect.gift {
        parts.push(Phrase::new("effect-gift").with("cube", cube(gift)));
    }
    Phrase::new("effect").with("parts", Fact::Series(parts))
}

/// A card by what it does.
pub fn card(merchants: &Merchants, card: Card) -> Phrase {
    effect(merchants.effect(card))
}

/// What sort of card it is and what it does.
pub fn card_tip(merchants: &Merchants, which: Card) -> Phrase {
    let kind = Phrase::new(match merchants.kind(which) {
        Kind::Starting => "kind-starting",
        Kind::Spice => "kind-spice",
        Kind::Upgrade => "kind-upgrade",
        Kind::Trade => "kind-trade",
        Kind::Bonus => "kind-bonus",
    });
    Phrase::new("card-tip")
        .with("id", merchants.id(which))
        .with("kind", kind)
        .with("effect", card(merchants, which))
}
