//! How the table of Borneo looks.
//!
//! Missions hang on a wall at the top. Below them on the left stand the houses of the four companies,
//! each a stack of ranks under its flag; then come the three harbours with their cargo and a tally of
//! the visible flags, and the piles. A duel is a stage of its own over the harbours.
//!
//! | file | what it draws |
//! |---|---|
//! | `board.rs` | the missions, the companies and the piles |
//! | `harbours.rs` | the harbours and their cargo |
//! | `duel.rs`, `duel_sheet.rs` | a duel while it lasts, and on a narrow screen |
//! | `places.rs` | what belongs to the seats |
//! | `paint.rs` | the faces of cards, tiles and merchants |
//! | `sheets.rs` | how all of it is put together on a narrow screen |
//! | `touch.rs` | which pieces each move touches |

mod board;
mod duel;
mod duel_sheet;
mod harbours;
pub(crate) mod paint;
mod places;
mod sheets;
mod touch;

use kit::scene::{Id, Layer, Layout, Panel, Rect, Steps, Touch, Zone};
use kit::{Phrase, Scene, Seat};

use crate::Borneo;
use crate::flags::Company;
use crate::state::{Move, Phase, Shared};
use crate::view::View;

/// Draws the view.
pub(crate) fn draw(game: &Borneo, view: &View) -> Scene {
    let mut painter = Painter::new(game, view);
    painter.scene.prompt = Some(game.say_prompt(view));
    painter.scene.note = painter.note();
    painter.scene.steps = painter.steps();
    painter.missions();
    painter.companies();
    painter.harbours();
    painter.duel();
    for seat in Seat::all(game.options.seats) {
        if view.viewer.is(seat) {
            painter.own_place(seat);
        } else {
            painter.other_place(seat);
        }
    }
    painter.sheets();
    painter.scene
}

/// How a decision is made by hand.
pub(crate) fn touch(game: &Borneo, view: &View, decision: Move) -> Touch {
    Painter::new(game, view).touch(decision).called_by_words()
}

/// The decision, legal or not, for which the piece would be touched.
pub(crate) fn intent(game: &Borneo, view: &View, piece: &str) -> Option<Move> {
    let moves = touch::conceivable(view);
    kit::scene::intent_among(game, view, piece, moves)
}

/// Words on wood, and on parchment.
const ON_WOOD: &str = "#fff6df";
const ON_PAPER: &str = "#2a1604";
const QUIET: &str = "#4c3c28";

/// A scene in the making.
pub(crate) struct Painter<'a> {
    pub(crate) game: &'a Borneo,
    pub(crate) view: &'a View,
    pub(crate) table: &'a Shared,
    pub(crate) scene: Scene,
}

impl<'a> Painter<'a> {
    fn new(game: &'a Borneo, view: &'a View) -> Painter<'a> {
        Painter { game, view, table: &view.table, scene: Scene::default() }
    }
}

impl Painter<'_> {
    /// What is already in the payment, or the rule that matters now.
    fn note(&self) -> Option<Phrase> {
        match self.table.phase {
            Phase::Pay(payment) => {
                let wares = self.game.say_wares(payment.cards, payment.ports);
                Some(Phrase::new("note-payment").with("wares", wares))
            }
            Phase::Attack(duel) | Phase::Defend(duel) => {
                let company = self.game.say_company(duel.attacker.company);
                Some(Phrase::new("note-duel").with("company", company))
            }
            Phase::Ship => Some(Phrase::new("note-ship")),
            Phase::Pick(distribution) => {
                let company = distribution.ranking.first().copied().unwrap_or_default();
                let key = if distribution.monopoly { "note-monopoly" } else { "note-shared" };
                Some(Phrase::new(key).with("company", self.game.say_company(company)))
            }
            _ if self.table.last.is_some() => Some(Phrase::new("note-ending")),
            _ => None,
        }
    }

    /// The phases of a turn.
    fn steps(&self) -> Option<Steps> {
        let now = match self.table.phase {
            Phase::Mission | Phase::Pay(_) => 0,
            Phase::Company
            | Phase::Attack(_)
            | Phase::Defend(_)
            | Phase::Yield(_)
            | Phase::Reward { .. } => 1,
            Phase::Ship | Phase::Pick(_) => 2,
            Phase::Discard => 3,
            Phase::Place { .. } | Phase::Over => return None,
        };
        let names = ["step-mission", "step-company", "step-ship", "step-draw"];
        Some(Steps { names: names.map(Phrase::new).to_vec(), now })
    }

    fn panel(&mut self, panel: Panel) {
        self.scene.panels.push(panel);
    }

    /// Something drawn on the ground of the panel drawn last.
    fn paint(&mut self, layers: impl IntoIterator<Item = Layer>) {
        if let Some(panel) = self.scene.panels.last_mut() {
            panel.layers.extend(layers);
        }
    }

    /// A zone on the panel drawn last.
    fn zone(&mut self, id: impl Into<Id>, label: &'static str, frame: Rect, layout: Layout) {
        self.zone_called(id, Phrase::new(label), frame, layout);
    }

    fn zone_called(&mut self, id: impl Into<Id>, label: Phrase, frame: Rect, layout: Layout) {
        let panel = self.scene.panels.len().saturating_sub(1);
        self.scene.zones.push(Zone { id: id.into(), panel, label, frame, layout });
    }
}

fn company_piece(company: Company) -> Id {
    format!("company:{}", company.0).into()
}
