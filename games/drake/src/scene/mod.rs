//! How the table of Francis Drake looks: Plymouth's street, the chart of the Caribbean, and a log
//! book for each captain.
//!
//! | file | what it draws |
//! |---|---|
//! | `street.rs` | Plymouth: houses with the discs in front of them |
//! | `chart.rs` | the Caribbean: places with counters, treasures, goods and mission discs |
//! | `harbour.rs` | what else is on the chart: zones and reach, docks, voyages, conquests |
//! | `log.rs` | the viewer's log book: holds, helpers, missions in hand, goods, chest |
//! | `other.rs` | the same of others, in short |
//! | `sheets.rs` | how all of it is put together on a narrow screen |
//! | `touch.rs` | how each decision is made by hand |

mod chart;
mod harbour;
mod log;
mod other;
mod sheets;
mod street;
mod touch;

use kit::scene::{Glyph, Id, Layer, Layout, Panel, Piece, Rect, Steps, Tint, Touch, Zone};
use kit::{Phrase, Scene, Seat};

use crate::board::Disc;
use crate::state::Phase;
use crate::{FrancisDrake, Move, View};

/// Navy, the ink of headings and figures.
const NAVY: &str = "#22365a";
/// Quiet ink.
const QUIET: &str = "#5f503a";
/// Parchment, its edge, and the paper of labels.
const PAPER: &str = "#fff8e6";
const EDGE: &str = "#b79a5a";

/// Draws the view.
pub(crate) fn draw(drake: &FrancisDrake, view: &View) -> Scene {
    let mut painter = Painter { drake, view, scene: Scene::default() };
    painter.scene.prompt = Some(drake.say_prompt(view));
    painter.scene.note = drake.say_note(view);
    painter.scene.steps = Some(steps(view));
    painter.street();
    painter.chart();
    for seat in Seat::all(drake.options.seats) {
        if view.viewer.is(seat) {
            painter.log(seat);
        } else {
            painter.other(seat);
        }
    }
    let walks = matches!(view.table.phase, Phase::Street | Phase::Take(_));
    let choices = match view.table.phase {
        Phase::Take(_) | Phase::Guard(_) => 4,
        _ => 2,
    };
    let overview = painter.overview();
    sheets::open(&mut painter.scene, walks, view.viewer.seat().is_some(), choices, &overview);
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

fn steps(view: &View) -> Steps {
    let names = ["drake-step-street", "drake-step-sail", "drake-step-missions"];
    let now = match view.table.phase {
        Phase::Street | Phase::Take(_) => 0,
        Phase::Guard(_) | Phase::Sail | Phase::Inform | Phase::Swap | Phase::Shift(_) => 1,
        Phase::Mission(_) | Phase::Pay(_) | Phase::Home | Phase::Over => 2,
    };
    Steps { names: names.map(Phrase::new).into(), now }
}

/// A scene in the making.
struct Painter<'a> {
    drake: &'a FrancisDrake,
    view: &'a View,
    scene: Scene,
}

impl Painter<'_> {
    fn panel(&mut self, panel: Panel) {
        self.scene.panels.push(panel);
    }

    /// Draws on the ground of the panel added last.
    fn paint(&mut self, layers: impl IntoIterator<Item = Layer>) {
        if let Some(panel) = self.scene.panels.last_mut() {
            panel.layers.extend(layers);
        }
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

/// A rectangle around a point.
fn around(x: i32, y: i32, size: i32) -> Rect {
    Rect::new(x - size / 2, y - size / 2, size, size)
}

/// A sign of the box around a point.
fn sign(symbol: &'static str, x: i32, y: i32, size: i32) -> Layer {
    Layer::art(symbol, around(x, y, size))
}

/// Points on a crown around a point.
fn crown(points: i32, x: i32, y: i32, size: i32) -> [Layer; 2] {
    let figure = if size < 22 { 11 } else { size / 2 };
    [
        sign("drake-vp", x, y, size),
        Layer::figure(points, Rect::new(x - size / 2, y - size / 4, size, size * 3 / 4), figure)
            .ink("#3d2a00"),
    ]
}

const CANNON: Glyph = Glyph::own("drake-sign-cannon");
const HIND: Glyph = Glyph::own("drake-sign-first");

/// What stands on a mission disc, in a terminal.
fn disc_glyph(disc: Disc) -> Glyph {
    match disc {
        Disc::Hind => HIND,
        Disc::Ghost => Glyph::Icon(kit::scene::Icon::Unrest),
        numbered => Glyph::Number(numbered as i32),
    }
}

/// What stands on a mission disc: a figure, the hind or the ghost.
fn disc_sign(disc: Disc, at: Rect) -> Layer {
    let size = at.w;
    match disc {
        Disc::Hind => Layer::art("drake-hind", at),
        Disc::Ghost => Layer::art("drake-ghost", at),
        numbered => Layer::figure(numbered as i32, at, (size * 4 / 5).max(11)).ink(NAVY),
    }
}

/// The front of a mission disc in the colour of its owner.
fn disc_front(seat: Seat, disc: Disc, size: i32) -> [Layer; 2] {
    [
        Layer::tinted("drake-front", Rect::new(0, 0, size, size), Tint::Seat(seat)),
        disc_sign(disc, around(size / 2, size / 2 - size / 40, size * 6 / 10)),
    ]
}
