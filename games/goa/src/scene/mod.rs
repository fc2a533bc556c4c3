//! How the table of Goa looks.
//!
//! | file | what it draws |
//! |---|---|
//! | `board.rs` | the squares with tiles, tokens and flag; piles, box, supply, colonies |
//! | `place.rs` | what lies in front of a seat: development board, sites, tiles, hand, goods |
//! | `faces.rs` | tiles, cards and rows as signs |
//! | `touch.rs` | how each decision is made by hand |

mod board;
mod faces;
mod place;
mod touch;

use kit::scene::{Id, Layout, Panel, Piece, Rect, Region, Size, Touch, Zone};
use kit::{Phrase, Scene, Seat};

use crate::{Goa, Move, View};

/// Draws the view.
pub(crate) fn draw(goa: &Goa, view: &View) -> Scene {
    let mut painter = Painter { goa, view, scene: Scene::default() };
    painter.scene.prompt = Some(goa.say_prompt(view));
    painter.board();
    for seat in Seat::all(goa.options.seats) {
        painter.place(seat);
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
    fn panel(&mut self, region: Region, label: Phrase, size: Size) {
        self.scene.panels.push(Panel::new(region, label, size));
    }

    /// A zone on the panel drawn last.
    fn zone(&mut self, id: impl Into<Id>, label: &'static str, frame: Rect, layout: Layout) {
        let panel = self.scene.panels.len().saturating_sub(1);
        let label = Phrase::new(label);
        self.scene.zones.push(Zone { id: id.into(), panel, label, frame, layout });
    }

    fn add(&mut self, piece: Piece) {
        self.scene.pieces.push(piece);
    }
}
