//! How the table of Francis Drake looks.
//!
//! | file | what it draws |
//! |---|---|
//! | `street.rs` | Plymouth: locations with the discs on them, docks |
//! | `chart.rs` | the Caribbean: places with counters, treasures, goods and mission discs |
//! | `log.rs` | what lies in front of a seat: holds, helpers, missions in hand, goods, chest |
//! | `touch.rs` | how each decision is made by hand |

mod chart;
mod log;
mod street;
mod touch;

use kit::scene::{Id, Layout, Panel, Piece, Rect, Region, Size, Touch, Zone};
use kit::{Phrase, Scene, Seat};

use crate::{FrancisDrake, Move, View};

/// Draws the view.
pub(crate) fn draw(drake: &FrancisDrake, view: &View) -> Scene {
    let mut painter = Painter { drake, view, scene: Scene::default() };
    painter.scene.prompt = Some(drake.say_prompt(view));
    painter.panel(Region::Board, Phrase::new("drake-panel-board"), Size { w: 1004, h: 556 });
    painter.street();
    painter.chart();
    painter.docks();
    for seat in Seat::all(drake.options.seats) {
        painter.log(seat);
    }
    painter.scene
}

/// How a decision is made by hand.
pub(crate) fn touch(drake: &FrancisDrake, view: &View, decision: Move) -> Touch {
    Painter { drake, view, scene: Scene::default() }.touch(decision)
}

/// The decision, legal or not, for which the piece would be touched.
pub(crate) fn intent(drake: &FrancisDrake, view: &View, piece: &str) -> Option<Move> {
    let painter = Painter { drake, view, scene: Scene::default() };
    kit::scene::intent_among(drake, view, piece, painter.conceivable())
}

/// A scene in the making.
struct Painter<'a> {
    drake: &'a FrancisDrake,
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
