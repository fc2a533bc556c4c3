//! How the toy looks: an island of hexagons, a table, and a purse for each seat.

use kit::scene::{
    Choice, Face, Glyph, Layout, Panel, Piece, Rect, Region, Shape, Size, Spot, Tint, Zone,
};
use kit::{Game as _, Glimpse, Phrase, Scene, Seat};

use super::{Flaw, Move, Toy, View};

impl<const FLAW: u8> Toy<FLAW> {
    pub(crate) fn drawn_scene(&self, view: &View, moves: &[Move]) -> Scene {
        let mut scene = Scene::default();
        let board = panel(&mut scene, Region::Board, Phrase::new("panel-board"));
        zone(
            &mut scene,
            "isle",
            board,
            Phrase::new("zone-isle"),
            Layout::Hexes { size: 60, flat: false },
        );
        zone(&mut scene, "table", board, Phrase::new("zone-table"), Layout::Free);
        for (spot, token) in view.board.iter().enumerate() {
            self.draw_spot(&mut scene, spot, *token);
        }
        let pot = Face::new(Shape::Disc, 30, 30).line([Glyph::Number(view.pot.into())]);
        scene.pieces.push(Piece::new(
            "pot",
            "table",
            Spot::Point { x: 0, y: 0 },
            pot,
            Phrase::new("pot"),
        ));
        let bag = Face::new(Shape::Tile, 40, 40).line([Glyph::Mark]);
        scene.pieces.push(Piece::new(
            "bag",
            "table",
            Spot::Point { x: 50, y: 0 },
            bag,
            Phrase::new("bag"),
        ));
        for seat in self.seats() {
            draw_seat(&mut scene, view, seat);
        }
        if !moves.is_empty() {
            zone(&mut scene, "hand", board, Phrase::new("zone-hand"), Layout::Row);
        }
        // The buttons lie in the same order whatever the order of the moves.
        let mut buttons: Vec<_> = moves.iter().filter_map(|&decision| button(decision)).collect();
        buttons.sort_by(|one, two| one.0.cmp(&two.0));
        buttons.dedup_by(|one, two| one.0 == two.0);
        for (place, (id, label)) in buttons.into_iter().enumerate() {
            let face = Face::new(Shape::Button, 60, 20).line([Glyph::Word(label.clone())]);
            scene.pieces.push(Piece::new(id, "hand", Spot::At(place as u16), face, label));
        }
        let choice = |&decision: &Move| Choice {
            label: self.describe(view, decision),
            touches: touches(decision).into_iter().map(Into::into).collect(),
        };
        scene.choices = moves.iter().map(choice).collect();
        if Self::has(Flaw::MixesUpChoices) {
            scene.choices.sort_by(|one, two| one.touches.cmp(&two.touches));
        }
        if Self::has(Flaw::DropsAChoice) {
            scene.choices.pop();
        }
        scene
    }

    fn draw_spot(&self, scene: &mut Scene, spot: usize, token: Option<Glimpse<u8>>) {
        let (q, r) = self.hexes[spot];
        let label = Phrase::new("spot").with("spot", spot);
        let ground = Piece::new(
            format!("spot-{spot}"),
            "isle",
            Spot::Hex { q, r },
            Face::new(Shape::Hex, 60, 60),
            label,
        );
        scene.pieces.push(ground.tip(Phrase::new("spot-tip")));
        let Some(token) = token else { return };
        let (face, label) = match token.value.map(|token| self.value(token)) {
            Some(value) => (
                Face::new(Shape::Disc, 24, 24).tint(Tint::Gold).line([Glyph::Points(value.into())]),
                Phrase::new("token-seen").with("value", value),
            ),
            None => {
                (Face::new(Shape::Back, 24, 24).line([Glyph::Mark]), Phrase::new("token-hidden"))
            }
        };
        let on = Spot::On(format!("spot-{spot}").into(), 0);
        scene.pieces.push(Piece::new(format!("token-{spot}"), "isle", on, face, label));
    }
}

fn draw_seat(scene: &mut Scene, view: &View, seat: Seat) {
    let region = if view.viewer.is(seat) { Region::Mine } else { Region::Other(seat) };
    let at = panel(scene, region, Phrase::new("panel-seat").with("who", seat));
    let id = format!("purse-{}", seat.0);
    zone(scene, &id, at, Phrase::new("zone-purse"), Layout::Pile);
    let coins = view.coins[seat.index()];
    let face = Face::new(Shape::Tile, 40, 40).tint(Tint::Seat(seat));
    let purse =
        Piece::new(format!("coins-{}", seat.0), id, Spot::At(0), face, Phrase::new("purse"));
    let count = Phrase::new("coins").with("count", coins);
    scene.pieces.push(purse.badge(Glyph::Number(coins.into()), count));
}

fn panel(scene: &mut Scene, region: Region, label: Phrase) -> usize {
    scene.panels.push(Panel { region, label, size: Size { w: 400, h: 400 } });
    scene.panels.len() - 1
}

fn zone(scene: &mut Scene, id: &str, panel: usize, label: Phrase, layout: Layout) {
    let (id, top) =
        (id.to_owned().into(), 100 * scene.zones.iter().filter(|zone| zone.panel == panel).count());
    let frame = Rect::new(0, top as i32, 400, if top == 0 { 200 } else { 100 });
    scene.zones.push(Zone { id, panel, label, frame, layout });
}

/// The button that a move needs, if pieces of the game are not enough.
fn button(decision: Move) -> Option<(String, Phrase)> {
    match decision {
        Move::Peek(_) => Some(("peek".into(), Phrase::new("button-peek"))),
        Move::Bid(coins) => {
            Some((format!("bid-{coins}"), Phrase::new("button-bid").with("coins", coins)))
        }
        Move::Sweeten => Some(("sweeten".into(), Phrase::new("button-sweeten"))),
        Move::Leave => Some(("leave".into(), Phrase::new("button-leave"))),
        Move::Choose(_) | Move::Draw => None,
    }
}

fn touches(decision: Move) -> Vec<String> {
    match decision {
        Move::Peek(spot) => vec![format!("token-{spot}"), "peek".into()],
        Move::Choose(spot) => vec![format!("token-{spot}")],
        Move::Bid(coins) => vec![format!("bid-{coins}")],
        Move::Sweeten => vec!["sweeten".into()],
        Move::Draw => vec!["bag".into()],
        Move::Leave if Flaw::TouchesTheSame.is_planted() => vec!["bag".into()],
        Move::Leave => vec!["leave".into()],
    }
}
