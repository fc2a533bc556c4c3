//! How the table of Goa looks.
//!
//! Five panels with a place of their own: the quay with the tiles for sale, the custom house with the
//! stage on which whatever is being decided is shown, the wall with the viewer's development board, the
//! coast with plantations, colonies and goods, the desk with cards and tiles. Everybody else has a small
//! panel beside them.
//!
//! | file | what it draws |
//! |---|---|
//! | `quay.rs` | the squares with tiles, tokens and flag; the rounds |
//! | `house.rs` | the custom house: headings, the shelf with piles and tiles set aside |
//! | `stage.rs`, `auction.rs`, `actions.rs` | what is being decided: lots, spices, colonies; the auction; the actions |
//! | `wall.rs` | the development board |
//! | `coast.rs` | plantations, colonies, goods |
//! | `desk.rs` | hand and tiles |
//! | `other.rs` | another seat's place |
//! | `faces.rs` | tiles, cards and rows as signs, for terminals and screen readers |
//! | `tile.rs`, `brush.rs` | tiles and cards as pictures; what pictures are made with |
//! | `sheets.rs`, `summary.rs` | how all of it is put together on a narrow screen |
//! | `touch.rs` | how each decision is made by hand |

mod actions;
mod auction;
mod brush;
mod coast;
mod desk;
mod faces;
mod house;
mod other;
mod quay;
mod sheets;
mod stage;
mod summary;
mod tile;
mod touch;
mod wall;

use kit::scene::{Id, Layer, Layout, Panel, Piece, Rect, Region, Steps, Touch};
use kit::{Phrase, Scene, Seat};

use crate::board::{Column, Site, Space};
use crate::components::{Card, ColonyTile, Tile};
use crate::spices::Spice;
use crate::state::{Ground, Phase, Place, Stage};
use crate::{Goa, Move, View};

/// Draws the view.
pub(crate) fn draw(goa: &Goa, view: &View) -> Scene {
    let mut painter = Painter { goa, view, scene: Scene::default() };
    painter.scene.prompt = Some(goa.say_prompt(view));
    painter.scene.note = painter.note();
    painter.scene.steps = painter.steps();
    painter.quay();
    painter.house();
    if let Some((seat, place)) = painter.own() {
        painter.wall(seat, &place);
        painter.coast(seat, &place);
        painter.desk(seat, &place);
    }
    let looks = match view.table.phase {
        Phase::Flag | Phase::Token => sheets::Looks::Marking,
        Phase::Bid { .. } | Phase::LastWord { .. } => sheets::Looks::Auction,
        _ => sheets::Looks::Actions,
    };
    let points = looks == sheets::Looks::Actions;
    let summary = painter.own().map(|(seat, place)| painter.summary(seat, &place, points));
    sheets::open(&mut painter.scene, summary, looks);
    for seat in Seat::all(goa.options.seats).filter(|&seat| !view.viewer.is(seat)) {
        painter.other(seat);
    }
    painter.scene
}

/// How a decision is made by hand.
pub(crate) fn touch(goa: &Goa, view: &View, decision: Move) -> Touch {
    let painter = Painter { goa, view, scene: Scene::default() };
    painter.touch(view.viewer.seat().unwrap_or_default(), decision)
}

/// The decision, legal or not, for which the piece would be touched.
pub(crate) fn intent(goa: &Goa, view: &View, piece: &str) -> Option<Move> {
    let painter = Painter { goa, view, scene: Scene::default() };
    kit::scene::intent_among(goa, view, piece, painter.conceivable(view.viewer.seat()?))
}

/// A scene in the making.
struct Painter<'a> {
    goa: &'a Goa,
    view: &'a View,
    scene: Scene,
}

impl Painter<'_> {
    /// A panel with a place of its own on a ground of the box's art.
    fn panel(&mut self, region: Region, label: &'static str, place: Rect, ground: &'static str) {
        let panel = Panel::placed(region, Phrase::new(label), place);
        self.scene.open_panel(panel.backdrop(ground));
    }

    /// A zone on the panel drawn last.
    fn zone(&mut self, id: impl Into<Id>, label: &'static str, frame: Rect, layout: Layout) {
        self.scene.open_zone(id, Phrase::new(label), frame, layout);
    }

    fn add(&mut self, piece: Piece) {
        self.scene.lay(piece);
    }

    fn paint(&mut self, layer: Layer) {
        self.scene.paint(layer);
    }

    fn paint_all(&mut self, layers: impl IntoIterator<Item = Layer>) {
        layers.into_iter().for_each(|layer| self.scene.paint(layer));
    }

    /// The viewer's own seat and place.
    fn own(&self) -> Option<(Seat, Place)> {
        let seat = self.view.viewer.seat()?;
        Some((seat, *self.view.table.place(seat)?))
    }

    /// Whether the viewer is asked.
    fn is_asked(&self) -> bool {
        self.view.table.awaited().is_some_and(|seat| self.view.viewer.is(seat))
    }

    /// The rule that matters for what the viewer is asked.
    fn note(&self) -> Option<Phrase> {
        if !self.is_asked() {
            return None;
        }
        let (table, say) = (&self.view.table, |key: &'static str| Phrase::new(key));
        let figures = &self.goa.components.figures;
        let purse = self.view.pocket(table.active).open.unwrap_or_default().ducats;
        Some(match table.phase {
            Phase::Flag => say("goa-note-flag"),
            Phase::Token => say("goa-note-token"),
            Phase::Bid { .. } => {
                let Stage::Auction { lot } = table.stage else { return None };
                say("goa-note-bid")
                    .with("who", self.goa.seller(table, lot))
                    .with("count", purse)
                    .with("less", figures.seller_discount)
            }
            Phase::LastWord { .. } => say("goa-note-last-word"),
            Phase::GiveUp { .. } => say("goa-note-give-up"),
            Phase::Gather { .. } | Phase::Fill { .. } => say("goa-note-fields"),
            Phase::Turn if !table.acted => say("goa-note-turn"),
            Phase::Turn => say("goa-note-after"),
            Phase::Expedition => say("goa-note-expedition"),
            Phase::Founding => say("goa-note-founding").with("count", figures.failure_colonists),
            Phase::Extra => say("goa-note-extra").with("count", figures.kept_extra_actions),
            _ => return None,
        })
    }

    /// The parts of a round.
    fn steps(&self) -> Option<Steps> {
        let now = match self.view.table.stage {
            Stage::Start => return None,
            Stage::Placing => 0,
            Stage::Auction { .. } => 1,
            Stage::Actions { .. } => 2,
            Stage::Extra => 3,
        };
        let names = ["goa-step-place", "goa-step-auction", "goa-step-actions", "goa-step-extra"];
        Some(Steps { names: names.map(Phrase::new).to_vec(), now })
    }

    /// The name of a tile's piece.
    fn tile_id(&self, tile: Tile) -> Id {
        format!("tile:{}", self.goa.tile_id(tile)).into()
    }

    /// The name of a colony tile's piece.
    fn colony_tile_id(&self, tile: ColonyTile) -> Id {
        format!("colony:{}", self.goa.colony_tile_id(tile)).into()
    }

    /// The name of an expedition card's piece.
    fn card_id(&self, card: Card) -> Id {
        format!("card:{}", self.goa.card_id(card)).into()
    }

    /// The name of the piece of a plantation or colony, or of the place for one.
    fn site_id(&self, seat: Seat, site: Site) -> Id {
        let estate = self.view.table.place(seat).and_then(|place| place.estate(site));
        match estate.map(|estate| estate.ground) {
            Some(Ground::Plantation(tile)) => self.tile_id(tile),
            Some(Ground::Colony(tile)) => self.colony_tile_id(tile),
            None => format!("site:{}:{}", seat.0, site.0).into(),
        }
    }
}

/// The name of a space's piece, where no tile lies.
fn space_id(space: Space) -> Id {
    format!("space:{}{}", space.row(), space.column()).into()
}

/// The name of the piece of a seat's marker.
fn marker_id(seat: Seat, column: Column) -> Id {
    format!("marker:{}:{}", seat.0, column.id()).into()
}

/// The name of the piece of a cell of the viewer's own development board.
fn cell_id(seat: Seat, column: Column, row: u8) -> Id {
    format!("cell:{}:{}:{row}", seat.0, column.id()).into()
}

/// The name of the piece of a spice on a site; the others of the same spice there are its twins.
fn spice_id(seat: Seat, site: Site, spice: Spice, number: u8) -> Id {
    format!("spice:{}:{}:{}:{number}", seat.0, site.0, spice.letter()).into()
}

/// The name of a pile of goods of a seat.
fn goods_id(kind: &str, seat: Seat) -> Id {
    format!("{kind}:{}", seat.0).into()
}
