//! What lies in front of a seat.

use kit::scene::{Face, Glyph, Icon, Layout, Piece, Rect, Region, Shape, Size, Spot, Tint};
use kit::{CardSet, Seat};

use super::Painter;
use crate::components::Resource;
use crate::words::{resource, say};

impl Painter<'_> {
    pub(super) fn place(&mut self, seat: Seat) {
        let mine = self.view.viewer.is(seat);
        let region = if mine { Region::Mine } else { Region::Other(seat) };
        let name = seat.0;
        self.panel(region, say("panel-seat").with("who", seat), Size { w: 560, h: 260 });
        self.zone(format!("stock{name}"), "zone-stock", Rect::new(0, 0, 400, 60), Layout::Row);
        let objectives = Rect::new(410, 0, 150, 80);
        self.zone(format!("objectives{name}"), "zone-objectives", objectives, Layout::Row);
        let cards = Layout::Grid { columns: 7 };
        self.zone(format!("cards{name}"), "zone-cards", Rect::new(0, 84, 560, 176), cards);
        self.stock(seat);
        let owned = self.view.table.owned[seat.index()];
        for (at, card) in (0..).zip(owned.iter()) {
            self.card(card, format!("cards{name}"), at, None);
        }
        if let Some(pocket) = self.view.pocket(seat).copied() {
            self.objectives(seat, pocket.objectives);
        }
    }

    fn stock(&mut self, seat: Seat) {
        let zone = format!("stock{}", seat.0);
        let pocket = self.view.pocket(seat).copied();
        let look = Face::new(Shape::Disc, 40, 40).tint(Tint::Gold).line([Glyph::Icon(Icon::Coin)]);
        let tip = say("purse-tip").with("who", seat);
        let id = format!("purse-{}", seat.0);
        let mut purse = Piece::new(id, zone.clone(), Spot::At(0), look, say("purse")).tip(tip);
        if let Some(pocket) = &pocket {
            let count = pocket.stock.florins;
            let counted = say("cube-count").with("count", count);
            purse = purse.badge(Glyph::Number(count.into()), counted);
        }
        self.add(purse);
        let Some(pocket) = pocket else { return };
        for (at, &of) in (1..).zip(Resource::ALL) {
            let count = pocket.stock.cubes(of);
            let look = Face::new(Shape::Good, 36, 36).tint(Tint::Good(of.index() as u8));
            let label = say("stock-of").with("of", resource(of));
            let tip = say("stock-tip").with("of", resource(of)).with("count", count);
            let id = format!("own-{}-{}", seat.0, of.id());
            let counted = say("cube-count").with("count", count);
            let piece = Piece::new(id, zone.clone(), Spot::At(at), look, label).tip(tip);
            self.add(piece.badge(Glyph::Number(count.into()), counted));
        }
        let count = pocket.stock.explorers;
        let look = Face::new(Shape::Disc, 36, 36).line([Glyph::Icon(Icon::Spyglass)]);
        let tip = say("stock-token-tip").with("count", count);
        let id = format!("own-{}-token", seat.0);
        let counted = say("cube-count").with("count", count);
        let piece = Piece::new(id, zone, Spot::At(7), look, say("token")).tip(tip);
        self.add(piece.badge(Glyph::Number(count.into()), counted));
    }

    fn objectives(&mut self, seat: Seat, cards: u16) {
        let zone = format!("objectives{}", seat.0);
        for (at, number) in (0..).zip(CardSet(u64::from(cards)).iter()) {
            let objectives = &self.game.components.objectives;
            let id = objectives.get(usize::from(number)).map_or("?", |card| &card.id);
            let look = Face::new(Shape::Card, 50, 70).line([Glyph::Icon(Icon::Flag)]);
            let label = say("objective-short").with("id", id);
            let tip = self.game.say_objective(number);
            let id = format!("objective-{number}");
            let piece = Piece::new(id, zone.clone(), Spot::At(at), look, label).tip(tip);
            self.add(piece);
        }
    }
}
