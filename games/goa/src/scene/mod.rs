//! How the table of Goa looks.
//!
//! | file | what it draws |
//! |---|---|
//! | `board.rs` | the squares with tiles, tokens and flag; piles, box, supply, colonies |
//! | `place.rs` | what lies in front of a seat: development board, sites, tiles, hand, goods |
//! | `faces.rs` | tiles, cards and rows as signs |
//! | `touch.rs` | which pieces each decision touches, and the buttons |

mod board;
mod faces;
mod place;
mod touch;

use kit::scene::{Choice, Id, Layout, Panel, Piece, Rect, Region, Size, Zone};
use kit::{Phrase, Scene, Seat};

use crate::{Goa, Move, View};

/// Draws the view; the moves are those of the viewer.
pub(crate) fn draw(goa: &Goa, view: &View, moves: &[Move]) -> Scene {
    let mut painter = Painter { goa, view, scene: Scene::default() };
    painter.scene.prompt = Some(goa.say_prompt(view));
    painter.board();
    for seat in Seat::all(goa.options.seats) {
        painter.place(seat);
    }
    if let Some(seat) = view.viewer.seat() {
        painter.buttons(moves);
        painter.scene.choices = moves
            .iter()
            .map(|&decision| Choice {
                label: goa.say_move(&view.table, decision),
                touches: painter.touches(seat, decision, moves),
            })
            .collect();
    }
    painter.scene
}

/// A scene in the making.
struct Painter<'a> {
    goa: &'a Goa,
    view: &'a View,
    scene: Scene,
}

impl Painter<'_> {
    fn panel(&mut self, region: Region, label: Phrase, size: Size) {
        self.scene.panels.push(Panel { region, label, size });
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
