//! The things on a table: where they lie, what they look like, and what they are called.

use serde::{Deserialize, Serialize};

use super::{Icon, Id, Layer, Size};
use crate::{Phrase, Seat};

/// Where in its zone a piece lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// At this number, in rows, columns, grids and piles.
    At(u16),
    /// On this hexagon, in axial coordinates.
    Hex {
        /// The column.
        q: i16,
        /// The row, slanted.
        r: i16,
    },
    /// With its upper left corner here, from the corner of the zone.
    Point {
        /// To the right.
        x: i32,
        /// Downwards.
        y: i32,
    },
    /// On another piece of the zone, as its so-manieth guest.
    On(Id, u16),
    /// On another piece of the zone, with its upper left corner at this point of it.
    Within(Id, i32, i32),
}

impl Spot {
    /// The piece it is on, if it is on one.
    pub fn host(&self) -> Option<&Id> {
        match self {
            Spot::On(host, _) | Spot::Within(host, ..) => Some(host),
            _ => None,
        }
    }
}

/// A thing on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Its name, the same as long as it is the same thing.
    pub id: Id,
    /// The zone it lies in, by name.
    pub zone: Id,
    /// Where in the zone.
    pub spot: Spot,
    /// What it looks like.
    pub face: Face,
    /// What it is, in a few words.
    pub label: Phrase,
    /// What it is and does, in a sentence or two.
    pub tip: Option<Phrase>,
    /// Small figures at its edge.
    pub badges: Vec<Badge>,
    /// The piece it is just like: touching this one is touching that one (any cube of a colour).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub twin_of: Option<Id>,
}

/// What a piece looks like.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Face {
    /// Its outline.
    pub shape: Shape,
    /// Its size where the zone leaves it free.
    pub size: Size,
    /// Its colour by meaning; never the only sign of it.
    pub tint: Tint,
    /// What is drawn on it, line by line; what it says in a terminal.
    pub lines: Vec<Vec<Glyph>>,
    /// What it looks like where it is drawn at exact places, instead of shape, tint and lines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub layers: Vec<Layer>,
    /// Its outline as an SVG path, where it has none of the usual shapes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outline: Option<Id>,
}

/// The outline of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A card.
    Card,
    /// The back of a card.
    Back,
    /// A square tile.
    Tile,
    /// A hexagonal tile.
    Hex,
    /// A round token or coin.
    Disc,
    /// A good, drawn in the shape that goes with its tint.
    Good,
    /// A figure on the board.
    Figure,
    /// A place that can be touched and is empty.
    Slot,
    /// Something to press that is not a thing of the game ("stop").
    Button,
}

/// A colour by meaning. Renderers pair each with a shape or letter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tint {
    /// No colour of its own.
    Plain,
    /// The so-manieth good of the game.
    Good(u8),
    /// The colour of a seat.
    Seat(Seat),
    /// Gold.
    Gold,
    /// Silver.
    Silver,
    /// A kind of card or tile, numbered by the game.
    Kind(u8),
}

/// One sign on a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Glyph {
    /// So many of the so-manieth good.
    Goods(u8, u8),
    /// A number, large.
    Number(i32),
    /// Points.
    Points(i32),
    /// What is left of it becomes what is right of it.
    Becomes,
    /// Either what is left or what is right of it.
    Or,
    /// So many goods may be raised by one level.
    Raise(u8),
    /// A card comes back to the hand.
    TakeBack,
    /// Every other seat gets what follows.
    Gift,
    /// A sign that several boxes share.
    Icon(Icon),
    /// A sign of the box: a `<symbol>` of its art, drawn with strokes in a square of 24 around the origin.
    /// Where it cannot be drawn, the word `…-short` of its name is written.
    Own(Id),
    /// A word.
    Word(Phrase),
    /// The mark of the box on the back of a piece.
    Mark,
}

impl From<Icon> for Glyph {
    fn from(icon: Icon) -> Glyph {
        Glyph::Icon(icon)
    }
}

impl Glyph {
    /// A sign of the box, by the name of its symbol.
    pub const fn own(symbol: &'static str) -> Glyph {
        Glyph::Own(Id::Borrowed(symbol))
    }

    /// What is written where a sign of the box cannot be drawn.
    pub fn own_letters(symbol: &str) -> Phrase {
        Phrase::new(format!("{symbol}-short"))
    }
}

/// A small figure at the edge of a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Badge {
    /// What is drawn.
    pub glyph: Glyph,
    /// What it means.
    pub label: Phrase,
}

impl Piece {
    /// A piece with this name, place, look and label.
    #[inline(never)]
    pub fn new(
        id: impl Into<Id>,
        zone: impl Into<Id>,
        spot: Spot,
        face: Face,
        label: Phrase,
    ) -> Piece {
        Piece {
            id: id.into(),
            zone: zone.into(),
            spot,
            face,
            label,
            tip: None,
            badges: Vec::new(),
            twin_of: None,
        }
    }

    /// The same piece with an explanation.
    #[inline(never)]
    pub fn tip(mut self, tip: Phrase) -> Piece {
        self.tip = Some(tip);
        self
    }

    /// The same piece, just like another.
    #[inline(never)]
    pub fn twin_of(mut self, id: impl Into<Id>) -> Piece {
        self.twin_of = Some(id.into());
        self
    }

    /// The same piece with a figure at its edge.
    #[inline(never)]
    pub fn badge(mut self, glyph: Glyph, label: Phrase) -> Piece {
        self.badges.push(Badge { glyph, label });
        self
    }
}

impl Face {
    /// A face of this shape and size, so far blank.
    #[inline(never)]
    pub fn new(shape: Shape, w: i32, h: i32) -> Face {
        Face {
            shape,
            size: Size { w, h },
            tint: Tint::Plain,
            lines: Vec::new(),
            layers: Vec::new(),
            outline: None,
        }
    }

    /// The same face with something drawn over what is there.
    #[inline(never)]
    pub fn layer(mut self, layer: Layer) -> Face {
        self.layers.push(layer);
        self
    }

    /// The same face with all of these drawn over what is there.
    #[inline(never)]
    pub fn layers(mut self, layers: impl IntoIterator<Item = Layer>) -> Face {
        self.layers.extend(layers);
        self
    }

    /// The same face with an outline of its own, an SVG path from the face's corner.
    #[inline(never)]
    pub fn outline(self, path: impl Into<Id>) -> Face {
        Face { outline: Some(path.into()), ..self }
    }

    /// The same face in a colour.
    #[inline(never)]
    pub fn tint(mut self, tint: Tint) -> Face {
        self.tint = tint;
        self
    }

    /// The same face with a further line of signs.
    #[inline(never)]
    pub fn line(mut self, glyphs: impl IntoIterator<Item = Glyph>) -> Face {
        self.lines.push(glyphs.into_iter().collect());
        self
    }
}
