//! How the table of Archipelago looks, in simple shapes.
//!
//! | file | what it draws |
//! |---|---|
//! | `board.rs` | the map with buildings and units; markets, boards, wheel, track, hexagons |
//! | `place.rs` | what lies in front of a seat: stock, cards, objectives; offers and promises |
//! | `touch.rs` | how each decision is made by hand |
//! | `forms.rs` | the forms in which offers are put together |

mod board;
mod forms;
mod place;
mod touch;

use kit::scene::{Filled, Id, Layout, Panel, Piece, Rect, Region, Size, Touch, Zone};
use kit::{Phrase, Scene};

use crate::words::say;
use crate::{Archipelago, Move, View};

/// Draws the view.
pub(crate) fn draw(game: &Archipelago, view: &View) -> Scene {
    let mut painter = Painter { game, view, scene: Scene::default() };
    painter.scene.prompt = Some(game.say_prompt(view));
    painter.board();
    for seat in game.seats() {
        painter.place(seat);
    }
    painter.scene.forms = forms::forms(game, view);
    painter.scene
}

/// How a decision is made by hand.
pub(crate) fn touch(game: &Archipelago, view: &View, decision: Move) -> Touch {
    touch::touch(game, view, decision)
}

/// The decision, legal or not, for which the piece would be touched.
pub(crate) fn intent(game: &Archipelago, view: &View, piece: &str) -> Option<Move> {
    kit::scene::intent_among(game, view, piece, touch::conceivable(game, view))
}

/// The offer of a form that was filled in.
pub(crate) fn compose(game: &Archipelago, view: &View, filled: &Filled) -> Option<Move> {
    forms::compose(game, view, filled)
}

/// A scene in the making.
struct Painter<'a> {
    game: &'a Archipelago,
    view: &'a View,
    scene: Scene,
}

impl Painter<'_> {
    fn panel(&mut self, region: Region, label: Phrase, size: Size) {
        self.scene.panels.push(Panel::new(region, label, size));
    }

    /// A zone on the panel drawn last.
    fn zone(&mut self, id: impl Into<Id>, label: &str, frame: Rect, layout: Layout) {
        let panel = self.scene.panels.len().saturating_sub(1);
        self.scene.zones.push(Zone { id: id.into(), panel, label: say(label), frame, layout });
    }

    fn add(&mut self, piece: Piece) {
        self.scene.pieces.push(piece);
    }
}
