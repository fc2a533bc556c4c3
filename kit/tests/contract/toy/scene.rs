//! How the toy looks: an island of hexagons, a table, and a purse for each seat.

use kit::scene::{
    BUTTONS, Face, Field, FieldKind, Filled, Form, Glyph, Layout, Panel, Piece, Rect, Region,
    Shape, Size, Spot, Tint, Touch, Zone,
};
use kit::{Glimpse, Phrase, Scene, Seat};

use super::rules::Offer;
use super::{Flaw, Move, Phase, Toy, View};

impl<const FLAW: u8> Toy<FLAW> {
    pub(crate) fn drawn_scene(&self, view: &View) -> Scene {
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
        zone(&mut scene, BUTTONS, board, Phrase::new("zone-hand"), Layout::Row);
        scene.forms.extend(self.offer_form(view));
        scene
    }

    /// The other seats, as a form names them.
    fn others(&self, me: Seat) -> Vec<Seat> {
        self.seats().filter(|&seat| seat != me).collect()
    }

    fn offer_form(&self, view: &View) -> Option<Form> {
        let me = view.viewer.seat()?;
        let coins = view.coins[me.index()];
        let now = matches!(view.phase, Phase::Bidding { .. }) && !view.offered && coins > 0;
        let field = |label, kind| Field::new(Phrase::new(label), kind);
        let seats =
            self.others(me).into_iter().map(|seat| Phrase::new("panel-seat").with("who", seat));
        let charms = (0..3).map(|charm| Phrase::new("charm").with("value", charm));
        let fields = vec![
            field("field-to", FieldKind::OneOf(seats.collect())),
            field("field-coins", FieldKind::Amount(1, coins.into())),
            field("field-charm", FieldKind::OneOf(charms.collect())),
        ];
        now.then(|| Form { id: "offer".into(), label: Phrase::new("form-offer"), fields })
    }

    pub(crate) fn composed(&self, view: &View, filled: &Filled) -> Option<Move> {
        let me = view.viewer.seat()?;
        let [to, coins, charm] = filled.answers[..] else { return None };
        let to = *self.others(me).get(usize::try_from(to).ok()?)?;
        let coins = if Self::has(Flaw::MisreadsForms) { 1 } else { coins.try_into().ok()? };
        Some(Move::Offer(to, Offer { coins, charm: charm.try_into().ok()? }))
    }

    pub(crate) fn touched(&self, view: &View, decision: Move) -> Touch {
        let token = |spot: u8| format!("token-{spot}");
        let press = |id: &'static str| Touch::button(id, Phrase::new(format!("button-{id}")));
        let answer = |from: Seat, id: &str| {
            let word = Phrase::new(format!("button-{id}")).with("who", from);
            Touch::button(format!("{id}-{}", from.0), word)
        };
        let me = view.viewer.seat().unwrap_or_default();
        match decision {
            Move::Peek(spot) => {
                Touch::piece(token(spot)).and_button("peek", Phrase::new("button-peek"))
            }
            Move::Choose(spot) => Touch::piece(token(spot)),
            Move::Bid(coins) => Touch::piece(format!("coins-{}", me.0)).amount(coins, coins < 2),
            Move::Offer(to, Offer { coins, charm }) => {
                let to = self.others(me).iter().position(|&seat| seat == to);
                Touch::form("offer", [to.unwrap_or(9) as i32, coins.into(), charm.into()])
            }
            Move::Withdraw => press("withdraw"),
            Move::Accept(from) => answer(from, "accept"),
            Move::Reject(from) => answer(from, "reject"),
            Move::Draw => Touch::piece("bag"),
            Move::Leave if Self::has(Flaw::TouchesTheSame) => Touch::piece("bag"),
            Move::Leave => press("leave"),
        }
    }

    pub(crate) fn meant(&self, view: &View, piece: &str) -> Option<Move> {
        if Self::has(Flaw::NeverSaysWhy) {
            return None;
        }
        let spots = (0..super::SPOTS as u8).map(Move::Choose);
        let moves = spots.chain([Move::Bid(0), Move::Draw]);
        kit::scene::intent_among(self, view, piece, moves)
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
    scene.panels.push(Panel::new(region, label, Size { w: 400, h: 400 }));
    scene.panels.len() - 1
}

fn zone(scene: &mut Scene, id: &str, panel: usize, label: Phrase, layout: Layout) {
    let (id, top) =
        (id.to_owned().into(), 100 * scene.zones.iter().filter(|zone| zone.panel == panel).count());
    let frame = Rect::new(0, top as i32, 400, if top == 0 { 200 } else { 100 });
    scene.zones.push(Zone { id, panel, label, frame, layout });
}
