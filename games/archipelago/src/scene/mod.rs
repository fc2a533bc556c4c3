//! How the table of Archipelago looks: the growing map, the four boards of the colony, the helm with
//! the actions, the evolution track, and what lies in front of each seat.
//!
//! | file | what it draws |
//! |---|---|
//! | `map.rs`, `isle.rs` | the map with buildings and units; where things stand on a hexagon |
//! | `markets.rs`, `colony.rs` | boards I and II with the bank; boards III and IV |
//! | `wheel.rs` | the helm: actions, circles and discs |
//! | `track.rs`, `card.rs` | next crisis, evolution cards and trends; the face of a card |
//! | `piles.rs` | hexagons and explorers to find, the order of play, offers and promises |
//! | `moment.rs` | what is a scene of its own: bids, a crisis, votes, objectives to keep, hexagons in hand |
//! | `place.rs`, `aim.rs`, `other.rs` | the viewer's own place; objectives and trends; the same of others, in short |
//! | `sheets.rs` | how all of it is put together on a narrow screen |
//! | `touch.rs` | how each decision is made by hand |
//! | `forms.rs` | the forms in which offers are put together |

mod aim;
mod card;
mod colony;
mod forms;
mod isle;
mod map;
mod markets;
mod moment;
mod other;
mod piles;
mod place;
mod sheets;
mod touch;
mod track;
mod wheel;

use kit::scene::{Filled, Id, Layer, Layout, Panel, Piece, Rect, Steps, Touch, Zone};
use kit::{Phrase, Scene};

use crate::components::{Building, Resource};
use crate::state::{Phase, Stage};
use crate::words::say;
use crate::{Archipelago, Move, View};

/// The ink of headings.
const ACCENT: &str = "#0b6781";
/// Quiet ink.
const QUIET: &str = "#5f503a";
/// Paper and its edge.
const PAPER: &str = "#fffdf7";
const EDGE: &str = "#e3d6b8";
/// What stirs the colony up.
const UNREST: &str = "#a3271f";

/// Draws the view.
pub(crate) fn draw(game: &Archipelago, view: &View) -> Scene {
    let mut painter = Painter { game, view, scene: Scene::default() };
    painter.scene.prompt = Some(game.say_prompt(view));
    painter.scene.note = Some(painter.note());
    painter.scene.steps = steps(view);
    painter.map();
    painter.track();
    painter.moment();
    painter.wheel();
    painter.markets();
    painter.colony();
    painter.piles();
    for seat in game.seats() {
        if view.viewer.is(seat) {
            painter.place(seat);
        } else {
            painter.other(seat);
        }
    }
    painter.bids();
    // Cards before the helm where they are what it is about.
    let cards = !matches!(view.table.stage, Stage::Balance { .. } | Stage::Rounds);
    // What one bids or buys with is seen wherever one looks.
    let buys = matches!(view.table.phase, Phase::Bid { .. }) || view.table.stage == Stage::Purchase;
    sheets::open(&mut painter.scene, cards, buys);
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

/// The parts of a turn in which something is decided.
fn steps(view: &View) -> Option<Steps> {
    let now = match view.table.stage {
        Stage::Vote | Stage::Settling | Stage::Keep => return None,
        Stage::Order => 0,
        Stage::Balance { .. } => 1,
        Stage::Rounds => 2,
        Stage::Purchase => 3,
    };
    let names = ["step-order", "step-balance", "step-rounds", "step-purchase"];
    Some(Steps { names: names.map(say).into(), now })
}

/// A scene in the making.
struct Painter<'a> {
    game: &'a Archipelago,
    view: &'a View,
    scene: Scene,
}

impl Painter<'_> {
    #[inline(never)]
    fn panel(&mut self, panel: Panel) {
        self.scene.open_panel(panel);
    }

    /// Draws on the ground of the panel begun last.
    fn paint(&mut self, layers: impl IntoIterator<Item = Layer>) {
        layers.into_iter().for_each(|layer| self.scene.paint(layer));
    }

    /// A zone on the panel drawn last.
    #[inline(never)]
    fn zone(&mut self, id: impl Into<Id>, label: &str, frame: Rect, layout: Layout) {
        let panel = self.scene.panels.len().saturating_sub(1);
        self.scene.zones.push(Zone { id: id.into(), panel, label: say(label), frame, layout });
    }

    #[inline(never)]
    fn add(&mut self, piece: Piece) {
        self.scene.pieces.push(piece);
    }

    /// How far the colony is from its independence, and the turn.
    fn note(&self) -> Phrase {
        let table = &self.view.table;
        say("note")
            .with("turn", table.turn)
            .with("people", self.game.population(table))
            .with("rebels", table.rebellion)
    }
}

/// A rectangle around a point.
#[inline(never)]
fn around(x: i32, y: i32, size: i32) -> Rect {
    Rect::new(x - size / 2, y - size / 2, size, size)
}

/// A sign of the box around a point.
#[inline(never)]
fn sign(symbol: impl Into<Id>, x: i32, y: i32, size: i32) -> Layer {
    Layer::art(symbol, around(x, y, size))
}

/// A coin with a figure on it.
#[inline(never)]
fn coin(florins: impl Into<i32>, x: i32, y: i32, size: i32) -> [Layer; 2] {
    let figure = (size * 6 / 10).max(11);
    let room = Rect::new(x - size / 2 - 2, y - size / 2, size + 4, size);
    [sign("arch-coin", x, y, size), Layer::figure(florins.into(), room, figure).ink("#4a3200")]
}

/// The number of a board on its plate.
#[inline(never)]
fn board_sign(number: &'static str, x: i32, y: i32) -> [Layer; 2] {
    let at = Rect::new(x - 11, y - 8, 22, 16);
    [Layer::plate(at, 4, ACCENT), Layer::words(number, at, 12).weight(700).ink("#ffffff")]
}

/// The paper of a panel.
#[inline(never)]
fn paper(w: i32, h: i32) -> Layer {
    Layer::plate(Rect::new(0, 0, w, h), 10, PAPER).edged(EDGE, 10)
}

/// The picture of a resource.
#[inline(never)]
fn good_sign(resource: Resource) -> Id {
    format!("arch-{}", resource.id()).into()
}

/// The plain shape of a resource: a cube.
#[inline(never)]
fn cube_sign(resource: Resource) -> Id {
    format!("arch-cube-{}", resource.id()).into()
}

/// The picture of a building.
#[inline(never)]
fn building_sign(building: Building) -> Id {
    format!("arch-b-{}", building.id()).into()
}

/// A change with its sign.
#[inline(never)]
fn signed(change: i32) -> String {
    match change {
        ..0 => format!("−{}", -change),
        0 => "0".to_owned(),
        _ => format!("+{change}"),
    }
}
