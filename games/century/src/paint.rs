//! Pieces that the games of the box draw alike: merchant cards, deals, cubes.

use kit::Phrase;
use kit::scene::{Face, Glyph, Id, Piece, Shape, Size, Spot, Tint};

use crate::cubes::{Cube, Cubes};
use crate::effect::Effect;
use crate::merchants::{Card, Merchants};
use crate::say;

/// A merchant card with the name and the place the game gives it.
pub fn card(merchants: &Merchants, card: Card, id: Id, zone: Id, at: usize, size: Size) -> Piece {
    let face = Face::new(Shape::Card, size.w, size.h)
        .tint(Tint::Kind(merchants.kind(card) as u8))
        .line(effect_glyphs(merchants.effect(card)));
    let spot = Spot::At(at as u16);
    Piece::new(id, zone, spot, face, say::card(merchants, card)).tip(say::card_tip(merchants, card))
}

/// The deal on a card.
pub fn deal(effect: &Effect, id: Id, zone: Id, host: Id, size: Size) -> Piece {
    let face =
        Face::new(Shape::Tile, size.w - 8, size.h / 4).tint(Tint::Gold).line(effect_glyphs(effect));
    let says = say::effect(effect);
    let label = Phrase::new("piece-deal").with("deal", says.clone());
    Piece::new(id, zone, Spot::On(host, 0), face, label)
        .tip(Phrase::new("tip-deal").with("deal", says))
}

/// The name of the first cube of a spice; the others are its twins.
pub fn first_cube(name: &str, cube: Cube) -> Id {
    cube_id(name, cube, 0)
}

/// One piece per cube, lying in a zone or on a card of it.
pub fn cubes(name: &str, zone: &str, host: Option<&Id>, cubes: Cubes, size: i32) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (cube, count) in cubes.iter() {
        for n in 0..count {
            let face = Face::new(Shape::Good, size, size)
                .tint(Tint::Good(cube as u8))
                .line([Glyph::Goods(cube as u8, 1)]);
            let at = pieces.len().min(usize::from(u16::MAX) - 1) as u16;
            // A deal on the card is its first guest.
            let spot = match host {
                Some(host) => Spot::On(host.clone(), at + 1),
                None => Spot::At(at),
            };
            let label = Phrase::new(format!("good-{}", cube as u8));
            let tip = Phrase::new("tip-cube")
                .with("cube", label.clone())
                .with("level", cube.level())
                .with("levels", Cube::ALL.len());
            let piece =
                Piece::new(cube_id(name, cube, n), zone.to_owned(), spot, face, label).tip(tip);
            pieces.push(if n == 0 { piece } else { piece.twin_of(first_cube(name, cube)) });
        }
    }
    pieces
}

/// Cubes as signs.
pub fn cube_glyphs(cubes: Cubes) -> impl Iterator<Item = Glyph> {
    cubes.iter().map(|(cube, count)| Glyph::Goods(cube as u8, count.min(u16::from(u8::MAX)) as u8))
}

/// An effect as signs on a card.
pub fn effect_glyphs(effect: &Effect) -> Vec<Glyph> {
    let mut glyphs: Vec<Glyph> = cube_glyphs(effect.gain).collect();
    for (way, trade) in effect.trades.iter().enumerate() {
        if way == 0 {
            glyphs.extend(cube_glyphs(trade.give));
            glyphs.push(Glyph::Becomes);
        } else {
            glyphs.push(Glyph::Or);
        }
        glyphs.extend(cube_glyphs(trade.take));
    }
    if effect.raise > 0 {
        glyphs.push(Glyph::Raise(effect.raise));
    }
    if effect.take_back {
        glyphs.push(Glyph::TakeBack);
    }
    if let Some(gift) = effect.gift {
        glyphs.extend([Glyph::Gift, Glyph::Goods(gift as u8, 1)]);
    }
    glyphs
}

fn cube_id(name: &str, cube: Cube, n: u16) -> Id {
    format!("{name}:{}:{n}", cube.letter()).into()
}
