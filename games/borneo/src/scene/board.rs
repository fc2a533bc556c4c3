//! The missions on their wall, the houses of the companies, the piles.

use kit::scene::{Face, Glyph, Icon, Id, Layer, Layout, Panel, Piece, Rect, Region, Shape, Size};
use kit::scene::{Spot, Tint};
use kit::{Phrase, Seat};

use super::paint::{Look, dark, figure};
use super::{ON_PAPER, Painter, company_piece};
use crate::content::{Card, Mission};
use crate::flags::Company;
use crate::state::{Merchant, Phase};

/// The wall of the missions, cut in the middle.
const WALL: Size = Size { w: 510, h: 106 };
/// On each half of the wall there is room for so many missions of the full width.
const WIDE_MISSIONS: usize = 6;
/// A house, from one to the next, and its floors.
const HOUSE: Size = Size { w: 86, h: 312 };
const HOUSE_STEP: i32 = 89;
const FLOOR: (i32, i32) = (66, 47);
const FLOOR_SIZE: Size = Size { w: 70, h: 43 };
const MERCHANT: Size = Size { w: 35, h: 43 };
/// The outline of a house: its roof and its floors.
const OUTLINE: &str = "M0 46C19 40 31 24 43 0C55 24 67 40 86 46L83 64V301H3V64Z";

impl Painter<'_> {
    /// The missions on offer, the cheapest first.
    pub(super) fn missions(&mut self) {
        let mut missions: Vec<Mission> = self.table.missions.iter().map(Mission).collect();
        let points = |mission: &Mission| {
            self.game.components.mission(*mission).map_or(0, |tile| tile.points)
        };
        missions.sort_by_key(points);
        let me = self.view.viewer.seat();
        let ready: Vec<Mission> =
            me.map_or(Vec::new(), |seat| self.game.within_reach(self.table, seat).collect());
        // Fewer are wider.
        let half = missions.len().div_ceil(2).max(WIDE_MISSIONS);
        let pitch = 496 / half as i32;
        let size = Size { w: pitch - 4, h: 68 };
        for (side, (zone, backdrop)) in
            [("missions", "borneo-contracts"), ("missions-far", "borneo-contracts-far")]
                .into_iter()
                .enumerate()
        {
            let place = Rect::new(side as i32 * WALL.w, 0, WALL.w, WALL.h);
            let label = Phrase::new(format!("panel-{zone}"));
            self.panel(Panel::placed(Region::Board, label, place).backdrop(backdrop));
            let heading = Rect::new(10, 5, 478, 19);
            self.paint([if side == 0 {
                Layer::title(Phrase::new("zone-missions"), Rect { x: 20, ..heading }, 15)
                    .ink(ON_PAPER)
            } else {
                Layer::words(Phrase::new("aside-missions"), heading, 12)
                    .right()
                    .ink(ON_PAPER)
                    .weight(500)
            }]);
            let left = if side == 0 { 13 } else { 2 };
            let zone_label = if side == 0 { "zone-missions" } else { "zone-missions-far" };
            self.zone(zone, zone_label, Rect::new(left - 2, 26, 499, 78), Layout::Free);
            for slot in 0..half {
                let x = slot as i32 * pitch;
                match missions.get(side * half + slot) {
                    Some(&mission) => {
                        let place = (zone.into(), Spot::Point { x: x + 2, y: 5 });
                        let ready = ready.contains(&mission);
                        let mut piece = self.game.paint_mission(mission, place, size, ready);
                        if let Phase::Pay(payment) = self.table.phase
                            && payment.mission == mission
                        {
                            let says = Phrase::new("badge-being-paid");
                            piece = piece.badge(Glyph::Mark, says);
                        }
                        self.scene.pieces.push(piece);
                    }
                    None => {
                        let at = Rect::new(left + x + size.w / 2 - 11, 32, 22, 16);
                        self.paint([Layer::art("borneo-scrap", at)]);
                    }
                }
            }
        }
    }

    /// The houses of the companies, each a stack of ranks.
    pub(super) fn companies(&mut self) {
        let place = Rect::new(0, WALL.h, 366, 340);
        let label = Phrase::new("panel-companies");
        self.panel(Panel::placed(Region::Board, label, place).backdrop("borneo-houses"));
        let heading = Phrase::new("panel-companies");
        self.paint([Layer::title(heading, Rect::new(12, 3, 340, 18), 15).ink("#3a1f05")]);
        Company::all().for_each(|company| self.company(company));
    }

    fn company(&mut self, company: Company) {
        let zone = format!("company-zone:{}", company.0);
        let frame = Rect::new(6 + i32::from(company.0) * HOUSE_STEP, 24, HOUSE.w, HOUSE.h);
        let label = self.game.say_company(company);
        self.zone_called(zone.clone(), label.clone(), frame, Layout::Free);
        let ranks = self.game.components.parameters.ranks;
        let host = company_piece(company);
        let mut house = Face::new(Shape::Tile, HOUSE.w, HOUSE.h)
            .tint(Tint::Kind(company.0))
            .line([Glyph::Icon(Icon::Ship), Glyph::Word(self.game.say_flag(company))])
            .outline(OUTLINE)
            .layer(Layer::art(
                format!("borneo-house-{}", company.0),
                Rect::new(0, 0, HOUSE.w, HOUSE.h),
            ))
            .layer(
                Layer::words(self.game.say_house(company), Rect::new(2, 45, HOUSE.w - 4, 18), 12)
                    .ink("#ffffff")
                    .weight(700),
            )
            .layers(self.game.flag(company, 26, 18, 34));
        for rank in 0..i32::from(ranks) {
            let at = Rect::new(10, FLOOR.0 + rank * FLOOR.1 + 3, 18, 18);
            house = house.layer(Layer::figure(rank + 1, at, 13));
        }
        if let Some((rank, says)) = self.marker(company) {
            house = house.line([Glyph::Word(says.clone())]);
            house = house.layers(match rank {
                Some(rank) => {
                    let at = Rect::new(HOUSE.w - 26, 8, 25, 25);
                    [
                        Layer::plate(at, 12, "#ffe08a").edged("#7d5a08", 16),
                        Layer::figure(rank, at, 16),
                    ]
                }
                None => {
                    let at = Rect::new(0, 44, HOUSE.w, 21);
                    [
                        Layer::plate(at, 6, "#ffe08a").edged("#7d5a08", 16),
                        Layer::words(says, at, 12).weight(700),
                    ]
                }
            });
        }
        let tip = Phrase::new("tip-company").with("company", label.clone());
        let spot = Spot::Point { x: 0, y: 0 };
        let house = Piece::new(host.clone(), zone.clone(), spot, house, label).tip(tip);
        self.scene.pieces.push(house);
        for rank in 0..ranks {
            let y = FLOOR.0 + i32::from(rank) * FLOOR.1;
            let merchant = Merchant { company, rank };
            match self.table.owner(merchant) {
                Some(seat) => {
                    let spot = Spot::Within(host.clone(), 32, y);
                    self.scene.pieces.push(self.merchant(merchant, seat, &zone, spot));
                }
                None => {
                    let Size { w, h } = FLOOR_SIZE;
                    let nothing = Layer::plate(Rect::new(0, 0, w, h), 3, "#ffffff00");
                    let face = Face::new(Shape::Slot, w, h)
                        .line([Glyph::Number(i32::from(rank) + 1)])
                        .layer(nothing);
                    let label = Phrase::new("piece-free-rank").with("rank", u16::from(rank) + 1);
                    let id = format!("rank:{}:{rank}", company.0);
                    let spot = Spot::Within(host.clone(), 8, y);
                    self.scene.pieces.push(Piece::new(id, zone.clone(), spot, face, label));
                }
            }
        }
    }

    /// The rank marker on a company while cargo is shared out, none for a monopoly, and what it
    /// means.
    fn marker(&self, company: Company) -> Option<(Option<u16>, Phrase)> {
        let Phase::Pick(distribution) = self.table.phase else { return None };
        let rank = distribution.ranking.iter().position(|&other| other == company)? as u16 + 1;
        Some(if distribution.monopoly {
            (None, Phrase::new("badge-monopoly"))
        } else {
            (Some(rank), Phrase::new("badge-served").with("rank", rank))
        })
    }

    fn merchant(&self, merchant: Merchant, seat: Seat, zone: &str, spot: Spot) -> Piece {
        let rank = u16::from(merchant.rank) + 1;
        let (duel, next) = match self.table.phase {
            Phase::Attack(duel) | Phase::Defend(duel) => (Some(duel), None),
            Phase::Pick(distribution) => (None, distribution.queue.first().copied()),
            Phase::Yield(beaten) => (None, Some(beaten)),
            _ => (None, None),
        };
        let says = |key: &'static str| Phrase::new(key).with("who", seat).with("rank", rank);
        let (label, sign) = if duel.is_some_and(|duel| duel.attacker == merchant) {
            (says("piece-merchant-attacks"), Some(Glyph::own("borneo-sign-blades")))
        } else if duel.is_some_and(|duel| duel.defender() == merchant) {
            (says("piece-merchant-attacked"), Some(Icon::Fort.into()))
        } else if next == Some(merchant) {
            (says("piece-merchant-next"), Some(Icon::Action.into()))
        } else {
            (says("piece-merchant"), None)
        };
        let Size { w, h } = MERCHANT;
        let mut face = Face::new(Shape::Figure, w, h)
            .tint(Tint::Seat(seat))
            .line([Glyph::Icon(Icon::Merchant)])
            .layers(figure(seat, Rect::new(0, 0, w, h)));
        if let Some(sign) = sign {
            let at = Rect::new(w - 11, -3, 20, 20);
            let inside = Rect::new(at.x + 3, at.y + 3, 14, 14);
            face = face
                .layer(Layer::plate(at, 10, "#ffe08a").edged("#7d5a08", 12))
                .layer(Layer::signs(vec![vec![sign]], inside, 12));
        }
        let tip = says("tip-merchant").with("company", self.game.say_company(merchant.company));
        let id = self.merchant_piece(merchant);
        Piece::new(id, zone.to_owned(), spot, face, label).tip(tip)
    }

    /// A merchant's name is its owner and how many of the owner's stand before it.
    pub(super) fn merchant_piece(&self, merchant: Merchant) -> Id {
        let seat = self.table.owner(merchant).unwrap_or_default();
        let number = self.table.merchants(seat).position(|other| other == merchant);
        format!("merchant:{}:{}", seat.0, number.unwrap_or_default()).into()
    }

    /// The piles beside the last harbour, `x` units from the left; with Blackbeard the lair too.
    pub(super) fn piles(&mut self, x: i32) {
        let pirates = self.game.blackbeard;
        let (pitch, size) =
            if pirates { (83, Size { w: 46, h: 62 }) } else { (108, Size { w: 54, h: 74 }) };
        let names = ["pile", "port-pile", "discard", "lair"];
        let labels = ["zone-pile", "zone-port-pile", "zone-discard", "zone-lair"];
        let short = ["short-pile", "short-port-pile", "zone-discard", "short-lair"];
        for (at, name) in names.into_iter().enumerate().take(if pirates { 4 } else { 3 }) {
            let y = 4 + at as i32 * pitch;
            let sign = Rect::new(x, y, 64, 16);
            self.paint([
                Layer::plate(sign, 3, "#fff4d8").edged("#7a4a20", 10),
                Layer::words(Phrase::new(short[at]), Rect::new(x + 1, y, 62, 16), 12),
            ]);
            let frame = Rect::new(x, y + 17, 64, pitch - 19);
            self.zone(name, labels[at], frame, Layout::Pile);
        }
        self.pile("pile", "borneo-back", self.view.pile.into(), size);
        self.pile("port-pile", "borneo-port", self.table.port_pile.len(), size);
        for (at, card) in self.table.discard.iter().enumerate() {
            let place = ("discard".into(), Spot::At(at as u16));
            self.scene.pieces.push(self.game.paint_card(Card(card), place, size, Look::Ware));
        }
        if pirates && self.table.pirate.is_none() {
            self.pirate_ship("lair".into(), 0, Size { w: 56, h: 48 });
        }
    }

    fn pile(&mut self, zone: &'static str, symbol: &'static str, count: u32, size: Size) {
        if count == 0 {
            return;
        }
        let Size { w, h } = size;
        let face = Face::new(Shape::Back, w, h)
            .line([Glyph::Mark])
            .layers([3, 1].map(|step| Layer::plate(Rect::new(step, step, w, h), 6, "#2a1604")))
            .layer(Layer::art(symbol, Rect::new(0, 0, w, h)));
        let left = Phrase::new("badge-left").with("count", count);
        let piece = Piece::new(zone, zone, Spot::At(0), face, Phrase::new("piece-pile"))
            .tip(Phrase::new(format!("tip-{zone}")).with("count", count))
            .badge(Glyph::Number(count as i32), left);
        self.scene.pieces.push(piece);
    }

    pub(super) fn pirate_ship(&mut self, zone: Id, at: u16, size: Size) {
        let Size { w, h } = size;
        let loss = self.game.components.parameters.pirate_loss;
        let tag = Rect::new(w - 24, h - 16, 26, 18);
        let face = Face::new(Shape::Tile, w, h)
            .line([Glyph::own("borneo-sign-pirate")])
            .layer(Layer::art("borneo-pirate-ship", Rect::new(0, 0, w, h)))
            .layer(Layer::plate(tag, 9, "#8c2519").edged("#ffffff", 10))
            .layer(Layer::figure(-loss, tag, 13).ink("#ffffff"));
        let tip = Phrase::new("tip-pirate-ship").with("loss", loss);
        let label = Phrase::new("piece-pirate-ship");
        let piece = Piece::new("pirate-ship", zone, Spot::At(at), face, label);
        self.scene.pieces.push(piece.tip(tip));
    }
}

/// The strip of a company's colour that carries a heading.
pub(super) fn band(company: Company, at: Rect) -> Layer {
    Layer::plate(at, 10, dark(company))
}
