//! What is drawn on a panel or a face, layer upon layer, at exact places.
//!
//! Layers are for the eye alone: whatever they say is also said by a label, a tip, a badge or the
//! lines of a face, which terminals and screen readers use. Colours are the same in light and dark,
//! because a board is a thing that lies there; a renderer dims it as a whole.

use serde::{Deserialize, Serialize};

use super::{Glyph, Id, Rect, Tint};
use crate::{Phrase, Seat};

/// One thing that is drawn, in the coordinates of its panel or of the face's own corner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layer {
    /// A symbol of the box's art.
    Art(Art),
    /// A rectangle with round corners.
    Plate(Plate),
    /// Words or a figure.
    Words(Words),
    /// Lines of signs, as large as the place allows.
    Signs(Signs),
    /// A good in its shape and colour.
    Good {
        /// The so-manieth good of the game.
        kind: u8,
        /// Where; it is as large as the shorter side.
        at: Rect,
        /// Whether only its outline is drawn: room for one, not one.
        hollow: bool,
    },
    /// The emblem of a seat on a disc of its colour.
    Emblem {
        /// Whose it is.
        seat: Seat,
        /// Where; it is as large as the shorter side.
        at: Rect,
        /// Whether it stands on a disc of its colour; white strokes alone otherwise.
        disc: bool,
    },
}

/// A symbol of the box's art in a rectangle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Art {
    /// The id of a `<symbol>` in the `art` of the game's [`crate::Meta`].
    pub symbol: Id,
    /// Where it goes. It keeps its proportions and lies in the middle, unless the symbol says
    /// `preserveAspectRatio="none"`.
    pub at: Rect,
    /// The colour it takes for `var(--tint)`.
    pub tint: Tint,
    /// By how many degrees it is turned clockwise around the middle of its rectangle.
    pub turn: i16,
}

/// A rectangle with round corners.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plate {
    /// Where it is.
    pub at: Rect,
    /// The radius of its corners.
    pub round: i32,
    /// What it is filled with.
    pub fill: Ink,
    /// What its edge is drawn with.
    pub line: Ink,
    /// How thick the edge is, in tenths.
    pub thick: i32,
    /// Whether the edge is dashed: an empty place.
    pub dashed: bool,
    /// Whether it throws a shadow: a thing that lies there.
    pub lying: bool,
}

/// Words or a figure in a rectangle: smaller or on several lines where they would not fit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Words {
    /// What is written.
    pub says: Says,
    /// Where it may be written; in the middle of its height.
    pub at: Rect,
    /// The height of the letters.
    pub size: i32,
    /// The smallest height they may shrink to.
    pub least: i32,
    /// Where the lines begin.
    pub align: Align,
    /// The colour of the letters.
    pub ink: Ink,
    /// How heavy the letters are, from 400 to 800.
    pub weight: u16,
    /// Whether it is a title, in letters with serifs.
    pub serif: bool,
}

/// What is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Says {
    /// A word or sentence of the game.
    Phrase(Phrase),
    /// A number.
    Number(i32),
    /// Something that is the same in every language: `A1`, `×3`.
    Sign(Id),
}

/// Where lines begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Align {
    /// At the left edge.
    Left,
    /// In the middle.
    Middle,
    /// At the right edge.
    Right,
}

/// Lines of signs in a rectangle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Signs {
    /// Line by line.
    pub lines: Vec<Vec<Glyph>>,
    /// Where.
    pub at: Rect,
    /// A sign is never larger than this.
    pub most: i32,
}

/// A colour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ink {
    /// Nothing is drawn.
    None,
    /// A fixed colour, `#rrggbb` or `#rrggbbaa`.
    Fixed(Id),
    /// The colour of a seat.
    Seat(Seat),
    /// The colour of a good.
    Good(u8),
    /// The colour of the box.
    Accent,
}

impl From<&'static str> for Ink {
    fn from(colour: &'static str) -> Ink {
        Ink::Fixed(colour.into())
    }
}

impl From<Phrase> for Says {
    fn from(phrase: Phrase) -> Says {
        Says::Phrase(phrase)
    }
}

impl From<i32> for Says {
    fn from(number: i32) -> Says {
        Says::Number(number)
    }
}

impl From<u8> for Says {
    fn from(number: u8) -> Says {
        Says::Number(number.into())
    }
}

impl From<u16> for Says {
    fn from(number: u16) -> Says {
        Says::Number(number.into())
    }
}

impl From<&'static str> for Says {
    fn from(sign: &'static str) -> Says {
        Says::Sign(sign.into())
    }
}

impl From<String> for Says {
    fn from(sign: String) -> Says {
        Says::Sign(sign.into())
    }
}

/// The ink of nearly all words on a board.
const INK: &str = "#2a2018";
/// Words that carry meaning are never smaller.
const LEAST: i32 = 11;

// What follows is called a hundred times in a scene, never where it counts: out of line, what a browser
// loads is smaller.
impl Layer {
    /// A symbol of the box's art, as large as the rectangle allows.
    #[inline(never)]
    pub fn art(symbol: impl Into<Id>, at: Rect) -> Layer {
        Layer::tinted(symbol, at, Tint::Plain)
    }

    /// A symbol in a colour by meaning.
    #[inline(never)]
    pub fn tinted(symbol: impl Into<Id>, at: Rect, tint: Tint) -> Layer {
        Layer::Art(Art { symbol: symbol.into(), at, tint, turn: 0 })
    }

    /// The same symbol, turned clockwise by so many degrees.
    #[inline(never)]
    pub fn turned(mut self, degrees: i16) -> Layer {
        if let Layer::Art(art) = &mut self {
            art.turn = degrees;
        }
        self
    }

    /// A plate without an edge.
    #[inline(never)]
    pub fn plate(at: Rect, round: i32, fill: impl Into<Ink>) -> Layer {
        let (line, thick) = (Ink::None, 10);
        Layer::Plate(Plate {
            at,
            round,
            fill: fill.into(),
            line,
            thick,
            dashed: false,
            lying: false,
        })
    }

    /// The same plate with an edge so many tenths thick.
    #[inline(never)]
    pub fn edged(mut self, ink: impl Into<Ink>, tenths: i32) -> Layer {
        if let Layer::Plate(plate) = &mut self {
            (plate.line, plate.thick) = (ink.into(), tenths);
        }
        self
    }

    /// The same plate with a dashed edge: an empty place.
    #[inline(never)]
    pub fn dashed(mut self) -> Layer {
        if let Layer::Plate(plate) = &mut self {
            plate.dashed = true;
        }
        self
    }

    /// The same plate as a thing that lies there, with a shadow.
    #[inline(never)]
    pub fn lying(mut self) -> Layer {
        if let Layer::Plate(plate) = &mut self {
            plate.lying = true;
        }
        self
    }

    /// Plain words in the middle of a rectangle.
    #[inline(never)]
    pub fn words(says: impl Into<Says>, at: Rect, size: i32) -> Layer {
        Layer::Words(Words {
            says: says.into(),
            at,
            size,
            least: LEAST.min(size),
            align: Align::Middle,
            ink: INK.into(),
            weight: 600,
            serif: false,
        })
    }

    /// A title: heavy, with serifs, from the left.
    #[inline(never)]
    pub fn title(says: impl Into<Says>, at: Rect, size: i32) -> Layer {
        let mut title = Layer::words(says, at, size).left();
        if let Layer::Words(words) = &mut title {
            (words.serif, words.weight) = (true, 700);
        }
        title
    }

    /// A large figure.
    #[inline(never)]
    pub fn figure(says: impl Into<Says>, at: Rect, size: i32) -> Layer {
        Layer::words(says, at, size).weight(800)
    }

    /// The same words from the left edge.
    #[inline(never)]
    pub fn left(mut self) -> Layer {
        if let Layer::Words(words) = &mut self {
            words.align = Align::Left;
        }
        self
    }

    /// The same words to the right edge.
    #[inline(never)]
    pub fn right(mut self) -> Layer {
        if let Layer::Words(words) = &mut self {
            words.align = Align::Right;
        }
        self
    }

    /// The same words in another colour.
    #[inline(never)]
    pub fn ink(mut self, ink: impl Into<Ink>) -> Layer {
        if let Layer::Words(words) = &mut self {
            words.ink = ink.into();
        }
        self
    }

    /// The same words in letters of this weight, from 400 to 800.
    #[inline(never)]
    pub fn weight(mut self, weight: u16) -> Layer {
        if let Layer::Words(words) = &mut self {
            words.weight = weight;
        }
        self
    }

    /// Lines of signs in the middle of a rectangle, each no larger than `most`.
    #[inline(never)]
    pub fn signs(lines: Vec<Vec<Glyph>>, at: Rect, most: i32) -> Layer {
        Layer::Signs(Signs { lines, at, most })
    }

    /// A good.
    #[inline(never)]
    pub fn good(kind: u8, at: Rect) -> Layer {
        Layer::Good { kind, at, hollow: false }
    }

    /// Room for a good.
    #[inline(never)]
    pub fn hollow_good(kind: u8, at: Rect) -> Layer {
        Layer::Good { kind, at, hollow: true }
    }

    /// The emblem of a seat on its disc.
    #[inline(never)]
    pub fn emblem(seat: Seat, at: Rect) -> Layer {
        Layer::Emblem { seat, at, disc: true }
    }

    /// The phrase that is written, if one is.
    #[inline(never)]
    pub fn phrase(&self) -> Option<&Phrase> {
        match self {
            Layer::Words(Words { says: Says::Phrase(phrase), .. }) => Some(phrase),
            _ => None,
        }
    }

    /// Where it is drawn.
    #[inline(never)]
    pub fn at(&self) -> Rect {
        match self {
            Layer::Art(art) => art.at,
            Layer::Plate(plate) => plate.at,
            Layer::Words(words) => words.at,
            Layer::Signs(signs) => signs.at,
            Layer::Good { at, .. } | Layer::Emblem { at, .. } => *at,
        }
    }
}
