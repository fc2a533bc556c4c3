//! How a view looks: panels with zones, zones with pieces, and what each legal move touches.
//!
//! A scene is plain data that any renderer can draw (SVG in a browser, cells in a terminal,
//! sentences for a screen reader) without knowing the game. Pieces keep their id from one scene
//! to the next, so a renderer can let them travel from where they were to where they are.

mod arrange;
mod choices;
mod icon;
mod layer;
mod piece;
mod sheet;
mod text;

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use self::arrange::{Frame, arrange};
pub use self::choices::{
    Amount, BUTTONS, Button, Field, FieldKind, Filled, Form, Touch, intent_among,
};
pub use self::icon::Icon;
pub use self::layer::{Align, Art, Ink, Layer, Plate, Says, Signs, Words};
pub use self::piece::{Badge, Face, Glyph, Piece, Shape, Spot, Tint};
pub(crate) use self::sheet::shared;
pub use self::sheet::{Cut, Ground, Laid, Part, Relaid, SHEET_WIDTH, Seen, Sheet};
pub use self::text::{ScreenReader, glyph_text, outline, piece_phrase, piece_text};

use crate::{Phrase, Seat};

/// Everything a viewer looks at.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Scene {
    /// What is to be decided, and by whom.
    pub prompt: Option<Phrase>,
    /// What it costs so far, or the rule that matters for it: a second, smaller sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Phrase>,
    /// The parts of a round, and which of them it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<Steps>,
    /// The parts of the table.
    pub panels: Vec<Panel>,
    /// The parts of the table on a narrow screen, made from parts of the panels.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sheets: Vec<Sheet>,
    /// The places on the panels.
    pub zones: Vec<Zone>,
    /// The pieces in the zones.
    pub pieces: Vec<Piece>,
    /// The forms in which composed moves can be put together.
    pub forms: Vec<Form>,
    /// The viewer's legal moves, in the order of the list of moves.
    pub choices: Vec<Choice>,
}

/// The parts of a round in their order, and which of them it is now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Steps {
    /// What they are called, in a word each.
    pub names: Vec<Phrase>,
    /// The one it is now, by its place in the list.
    pub now: u8,
}

/// The middle of a wide screen, in which panels have their places: what is left of 1280 by 720 without
/// the prompt and the others. Larger screens draw it larger.
pub const FRAME: Size = Size { w: 1020, h: 672 };
/// How wide the panel of another seat is drawn in the column of the others.
pub const OTHER_WIDTH: i32 = 244;

/// A part of the table with a canvas of its own, so that a renderer can put it where it fits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Panel {
    /// Whose part it is.
    pub region: Region,
    /// What it is called.
    pub label: Phrase,
    /// The canvas, in units of about one pixel on a laptop.
    pub size: Size,
    /// Where in the [`FRAME`] of a wide screen it stands, in the proportions of its size; later panels
    /// lie over earlier ones. Panels without a place are stacked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Rect>,
    /// The symbol of the box's art that is its ground.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backdrop: Option<Id>,
    /// What is written and drawn on the ground, under the pieces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub layers: Vec<Layer>,
    /// Where something happens now: the part that is shown where there is no room for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub focus: Option<Rect>,
    /// Whether it is a map that is panned and zoomed by itself.
    #[serde(default)]
    pub is_map: bool,
    /// What of it lies where on a narrow screen; it is shown whole where this is empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cuts: Vec<Cut>,
    /// On a sheet, with which parts it is seen.
    #[serde(skip)]
    pub seen: Seen,
    /// On a sheet, the grounds of the parts it was made from.
    #[serde(skip)]
    pub grounds: Vec<Ground>,
}

impl Panel {
    /// A panel of this size, so far bare.
    pub fn new(region: Region, label: Phrase, size: Size) -> Panel {
        Panel {
            region,
            label,
            size,
            place: None,
            backdrop: None,
            layers: Vec::new(),
            focus: None,
            is_map: false,
            cuts: Vec::new(),
            seen: Seen::There,
            grounds: Vec::new(),
        }
    }

    /// A panel as large as its place in the [`FRAME`].
    pub fn placed(region: Region, label: Phrase, place: Rect) -> Panel {
        let size = Size { w: place.w, h: place.h };
        Panel { place: Some(place), ..Panel::new(region, label, size) }
    }

    /// The same panel on a ground of the box's art.
    pub fn backdrop(self, symbol: impl Into<Id>) -> Panel {
        Panel { backdrop: Some(symbol.into()), ..self }
    }

    /// Whether it draws its own ground and headings, so that a renderer adds none.
    pub fn is_drawn(&self) -> bool {
        self.backdrop.is_some() || !self.layers.is_empty() || !self.grounds.is_empty()
    }
}

/// Whose part of the table a panel is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Region {
    /// What all share.
    Board,
    /// The viewer's own place.
    Mine,
    /// Another seat's place.
    Other(Seat),
}

/// A width and a height.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Size {
    /// To the right.
    pub w: i32,
    /// Downwards.
    pub h: i32,
}

/// A rectangle on a panel's canvas.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rect {
    /// The left edge.
    pub x: i32,
    /// The upper edge.
    pub y: i32,
    /// The width.
    pub w: i32,
    /// The height.
    pub h: i32,
}

impl Rect {
    /// A rectangle by its upper left corner and its size.
    pub fn new(x: i32, y: i32, w: i32, h: i32) -> Rect {
        Rect { x, y, w, h }
    }
}

/// A stable name of a zone or a piece within one table.
pub type Id = Cow<'static, str>;

/// A place where pieces lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Zone {
    /// Its name.
    pub id: Id,
    /// The panel it is on, by its place in the list of panels.
    pub panel: usize,
    /// What it is called.
    pub label: Phrase,
    /// Where it is on the panel's canvas.
    pub frame: Rect,
    /// How the pieces in it lie.
    pub layout: Layout,
}

/// How the pieces of a zone lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// Side by side from the left, closer together where there are many.
    Row,
    /// One under the other.
    Column,
    /// In lines of so many.
    Grid {
        /// Pieces per line.
        columns: u8,
    },
    /// All on top of each other; the last is seen.
    Pile,
    /// One under the other, each covering all but the first so many units of the one before.
    Shingle {
        /// How much of each is seen.
        step: i32,
    },
    /// On hexagons of this size from corner to opposite corner around a fixed point of the zone: the
    /// map can grow without moving what is there.
    Map {
        /// The size of a hexagon.
        size: i32,
        /// Whether a flat side is up (a corner is up otherwise).
        flat: bool,
        /// The middle of the hexagon (0, 0), from the corner of the zone.
        x: i32,
        /// The same, downwards.
        y: i32,
    },
    /// On hexagons of this size from corner to opposite corner; pieces say which.
    Hexes {
        /// The size of a hexagon.
        size: i32,
        /// Whether a flat side is up (a corner is up otherwise).
        flat: bool,
    },
    /// Wherever the pieces say.
    Free,
}

/// A legal move and how it is made by hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// What it does.
    pub label: Phrase,
    /// The pieces that are touched for it, in any order, or twins of theirs; no other move has
    /// the same touches, amount and form.
    pub touches: Vec<Id>,
    /// The number that is set for it, where the decision is a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Amount>,
    /// The form that is filled in for it, where the decision is composed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<Filled>,
    /// What would change at once, and at which pieces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<(Id, Badge)>,
}

impl Choice {
    /// What it does and would change, for who does not see the pieces.
    pub fn said(&self) -> Phrase {
        if self.changes.is_empty() {
            return self.label.clone();
        }
        let changes: Vec<Phrase> = self.changes.iter().map(|(_, to)| to.label.clone()).collect();
        Phrase::new("scene-badges").with("piece", self.label.clone()).with("badges", changes)
    }
}

impl Scene {
    /// Begins a panel: zones and layers that follow are on it.
    pub fn open_panel(&mut self, panel: Panel) {
        self.panels.push(panel);
    }

    /// Draws something on the ground of the panel begun last.
    pub fn paint(&mut self, layer: Layer) {
        if let Some(panel) = self.panels.last_mut() {
            panel.layers.push(layer);
        }
    }

    /// Begins a zone on the panel begun last.
    pub fn open_zone(&mut self, id: impl Into<Id>, label: Phrase, frame: Rect, layout: Layout) {
        let panel = self.panels.len().saturating_sub(1);
        self.zones.push(Zone { id: id.into(), panel, label, frame, layout });
    }

    /// Lays a piece into its zone.
    pub fn lay(&mut self, piece: Piece) {
        self.pieces.push(piece);
    }

    /// The zone of this name.
    pub fn zone(&self, id: &str) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }

    /// The piece of this name.
    pub fn piece(&self, id: &str) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.id == id)
    }

    /// The pieces of a zone in the order in which they were laid down.
    pub fn pieces_in<'a>(&'a self, zone: &'a str) -> impl Iterator<Item = &'a Piece> {
        self.pieces.iter().filter(move |piece| piece.zone == zone)
    }

    /// The numbers of the choices for which this piece, or the one it is a twin of, is touched.
    pub fn choices_touching<'a>(&'a self, id: &'a str) -> impl Iterator<Item = usize> {
        let twin = self.piece(id).and_then(|piece| piece.twin_of.as_deref());
        let id = twin.unwrap_or(id);
        let touched = move |choice: &Choice| choice.touches.iter().any(|touch| touch == id);
        self.choices.iter().enumerate().filter(move |(_, choice)| touched(choice)).map(|(n, _)| n)
    }

    /// The piece that this one lies on, and that one on, down to the ground: whatever lies on a
    /// piece belongs to it.
    pub fn ground(&self, id: &str) -> Option<&Piece> {
        let mut piece = self.piece(id)?;
        // No tower is higher than there are pieces.
        for _ in 0..self.pieces.len() {
            match piece.spot.host() {
                Some(host) => piece = self.piece(host)?,
                None => break,
            }
        }
        Some(piece)
    }

    /// Whether the scene is sound: names unique, every piece in a zone, every zone on a panel,
    /// every choice touches pieces that are there or fills in a form that is, and no two choices are
    /// made in the same way.
    pub fn check(&self) -> Result<(), String> {
        let mut zones = std::collections::BTreeSet::new();
        for zone in &self.zones {
            if !zones.insert(&zone.id) {
                return Err(format!("two zones are called {}", zone.id));
            }
            if zone.panel >= self.panels.len() {
                return Err(format!("zone {} is on no panel", zone.id));
            }
        }
        let mut pieces = BTreeMap::new();
        for piece in &self.pieces {
            if pieces.insert(&piece.id, piece).is_some() {
                return Err(format!("two pieces are called {}", piece.id));
            }
            if !zones.contains(&piece.zone) {
                return Err(format!("piece {} lies in no zone ({})", piece.id, piece.zone));
            }
        }
        for piece in &self.pieces {
            if let Some(host) = piece.spot.host() {
                let shared = pieces.get(host).is_some_and(|host| host.zone == piece.zone);
                if !shared {
                    return Err(format!("piece {} lies on {host}, which is not there", piece.id));
                }
            }
        }
        let twins = self.pieces.iter().filter_map(|piece| piece.twin_of.as_ref());
        for twin in twins {
            if pieces.get(twin).is_none_or(|twin| twin.twin_of.is_some()) {
                return Err(format!("a piece is a twin of {twin}, which is none of its own"));
            }
        }
        self.check_choices(&pieces)
    }

    fn check_choices(&self, pieces: &BTreeMap<&Id, &Piece>) -> Result<(), String> {
        let mut made = std::collections::BTreeSet::new();
        for choice in &self.choices {
            let Choice { label, touches, amount, form, changes } = choice;
            if touches.is_empty() && form.is_none() {
                return Err(format!("no piece is touched for {label:?}"));
            }
            if let Some(touch) = touches.iter().find(|touch| !pieces.contains_key(touch)) {
                return Err(format!("{label:?} touches {touch}, which is not there"));
            }
            if let Some((id, _)) = changes.iter().find(|(id, _)| !pieces.contains_key(id)) {
                return Err(format!("{label:?} changes {id}, which is not there"));
            }
            if let Some(filled) = form
                && !self.forms.iter().any(|form| form.takes(filled))
            {
                return Err(format!("{label:?} fills in {filled:?}, which no form takes"));
            }
            let mut touches = touches.clone();
            touches.sort();
            if !made.insert((touches, amount.map(|amount| amount.of), form)) {
                return Err(format!("another choice is made in the same way as {label:?}"));
            }
        }
        Ok(())
    }
}
