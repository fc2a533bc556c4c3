//! Pieces that the games of the box draw alike: cubes, effects, face-down piles, buttons.

pub(crate) mod lay;
pub(crate) mod sheets;

use kit::scene::{
    Face, Glyph, Id, Layer, Layout, OTHER_WIDTH, Panel, Piece, Rect, Region, Says, Shape, Size,
    Spot, Tint, Touch,
};
use kit::{Phrase, Scene, Seat};

use crate::cubes::{Cube, Cubes};
use crate::effect::{Answer, Effect};
use crate::words;

/// What the scenes of the box are put together from.
pub(crate) trait Draw {
    /// The scene in the making.
    fn scene(&mut self) -> &mut Scene;

    /// Begins a part of the board, on this ground.
    fn board_panel(&mut self, label: &'static str, at: Rect, ground: &'static str) {
        let panel = Panel::placed(Region::Board, Phrase::new(label), at);
        self.scene().open_panel(panel.backdrop(ground));
    }

    /// Begins a part of the own place, on this ground.
    fn own_panel(&mut self, label: Phrase, at: Rect, ground: &'static str) {
        self.scene().open_panel(Panel::placed(Region::Mine, label, at).backdrop(ground));
    }

    /// Begins the place of another seat, so high.
    fn other_panel(&mut self, seat: Seat, label: Phrase, high: i32) {
        let size = Size { w: OTHER_WIDTH, h: high };
        self.scene().open_panel(Panel::new(Region::Other(seat), label, size));
    }

    /// Begins a zone of a seat; tells its name.
    fn zone_of(
        &mut self,
        (name, seat): (&str, Seat),
        label: &'static str,
        frame: Rect,
        layout: Layout,
    ) -> String {
        let zone = format!("{name}:{}", seat.0);
        self.scene().open_zone(zone.clone(), Phrase::new(label), frame, layout);
        zone
    }

    /// Writes a heading.
    fn title(&mut self, says: Phrase, at: Rect, size: i32, ink: &'static str) {
        self.scene().paint(Layer::title(says, at, size).ink(ink));
    }

    /// Writes small print.
    fn remark(&mut self, says: Phrase, at: Rect) {
        self.scene().paint(Layer::words(says, at, 12).left().weight(500));
    }

    /// Writes small print in this ink.
    fn aside(&mut self, says: Phrase, at: Rect, ink: &'static str) {
        self.scene().paint(Layer::words(says, at, 12).left().ink(ink).weight(500));
    }
}

impl Draw for Scene {
    fn scene(&mut self) -> &mut Scene {
        self
    }
}

/// An empty scene with what is asked of who looks: that of the seat that is asked, if it is the one.
pub(crate) fn begin(
    (awaited, me): (Option<Seat>, Option<Seat>),
    note: Option<Phrase>,
    asked: impl FnOnce(Seat) -> Phrase,
) -> Scene {
    let prompt = match awaited {
        None => Phrase::new("prompt-over"),
        Some(seat) if me != Some(seat) => Phrase::new("prompt-other").with("who", seat),
        Some(seat) => asked(seat),
    };
    Scene { prompt: Some(prompt), note, ..Scene::default() }
}

/// The name of the cubes of a seat.
pub(crate) fn cubes_of(seat: Seat) -> String {
    format!("cube:{}", seat.0)
}

/// The title of a panel of a seat that has so many points.
pub(crate) fn panel_of(title: &'static str, seat: Seat, points: i32) -> Phrase {
    Phrase::new(title).with("who", seat).with("points", points)
}

/// How many things there are to press for these decisions.
pub(crate) fn pressed(touches: impl Iterator<Item = Touch>) -> usize {
    let mut known: Vec<Id> = Vec::new();
    for button in touches.flat_map(|touch| touch.buttons) {
        if !known.contains(&button.id) {
            known.push(button.id);
        }
    }
    known.len()
}

/// Which round it is.
pub(crate) fn note_round(round: u16, closing: bool) -> Phrase {
    Phrase::new(if closing { "note-last-round" } else { "note-round" }).with("round", round)
}

/// The name of the first cube of a spice; the others are its twins.
pub(crate) fn first_cube(name: &str, cube: Cube) -> Id {
    cube_id(name, cube, 0)
}

/// One piece per cube, lying in a zone or on a card of it.
pub(crate) fn cubes(
    name: &str,
    zone: &str,
    host: Option<&Id>,
    cubes: Cubes,
    size: i32,
) -> Vec<Piece> {
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

/// A flag with points on it.
pub(crate) fn flag(
    symbol: &'static str,
    points: impl Into<Says>,
    at: Rect,
    size: i32,
) -> [Layer; 2] {
    let figure = Rect { h: at.h * 4 / 5, ..at };
    [Layer::art(symbol, at), Layer::figure(points, figure, size).ink("#fff8e6")]
}

/// How many of something, on a dark tag.
pub(crate) fn tag(count: u8, at: Rect) -> [Layer; 2] {
    [
        Layer::plate(at, at.h / 2, "#2a2018").edged("#fff3d8", 10),
        Layer::figure(format!("×{count}"), at, 12).ink("#fff8e6"),
    ]
}

/// Cubes as signs.
pub(crate) fn cube_glyphs(cubes: Cubes) -> impl Iterator<Item = Glyph> {
    cubes.iter().map(|(cube, count)| Glyph::Goods(cube as u8, count.min(u16::from(u8::MAX)) as u8))
}

/// An effect as signs on a card.
pub(crate) fn effect_glyphs(effect: &Effect) -> Vec<Glyph> {
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

/// How an answer to an effect is given that is pressed: it touches no piece of the game.
pub(crate) fn answer_touch<B>(effect: &Effect, answer: Answer<B>) -> Touch {
    let (id, word) = match answer {
        Answer::Trade(times) => {
            (format!("trade:{times}"), Phrase::new("button-trade").with("count", times))
        }
        Answer::Swap(way) => {
            let trade = effect.trades.get(usize::from(way)).copied().unwrap_or_default();
            let word = Phrase::new("button-swap").with("take", words::cubes(trade.take));
            (format!("swap:{way}"), word)
        }
        Answer::Stop => ("stop".to_owned(), Phrase::new("button-stop")),
        Answer::Raise(_) | Answer::TakeBack(_) => return Touch::piece(""),
    };
    Touch::button(id, word)
}

/// One piece per cube, each in a slot of its own from the corner of a zone that lies freely; where
/// there are more cubes than slots, one piece per spice with its count.
pub(crate) fn cubes_at(
    name: &str,
    zone: &str,
    held: Cubes,
    size: i32,
    slots: usize,
    slot: impl Fn(usize) -> (i32, i32),
) -> Vec<Piece> {
    let mut pieces = cubes(name, zone, None, held, size);
    if pieces.len() > slots {
        pieces.retain(|piece| piece.twin_of.is_none());
        for (piece, (_, count)) in pieces.iter_mut().zip(held.iter()) {
            let label = Phrase::new("badge-owned").with("count", count);
            piece.badges.push(kit::scene::Badge { glyph: Glyph::Number(count.into()), label });
        }
    }
    for (number, piece) in pieces.iter_mut().enumerate() {
        let (x, y) = slot(number);
        piece.spot = Spot::Point { x, y };
    }
    pieces
}
