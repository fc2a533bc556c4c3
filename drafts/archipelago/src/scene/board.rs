//! What all share.

use kit::scene::{
    BUTTONS, Face, Glyph, Icon, Layout, Piece, Rect, Region, Shape, Size, Spot, Tint,
};
use kit::{CardSet, Phrase};

use super::Painter;
use crate::components::{Action, Board, Building, Resource};
use crate::map::hex_of;
use crate::state::Phase;
use crate::units::{ENGAGED, Figure, LYING};
use crate::words::{board, building, figure_of, region, resource, say};

/// The name of a piece that stands for units at one place.
pub(super) fn figure_id(figure: Figure) -> String {
    let kind = if figure.ship { 's' } else { 'c' };
    format!("unit-{}-{kind}-{}-{}", figure.seat.0, figure.region, figure.spot)
}

/// The name of a building's piece.
pub(super) fn site_id(number: u8, building: Building) -> String {
    format!("site-{number}-{}", building.id())
}

/// The name of a market section's piece.
pub(super) fn section_id(board: Board, resource: Resource) -> String {
    format!("section-{}-{}", board.id(), resource.id())
}

fn building_icon(building: Building) -> Icon {
    match building {
        Building::Town => Icon::House,
        Building::Market => Icon::Market,
        Building::Temple => Icon::Temple,
        Building::Port => Icon::Harbour,
    }
}

impl Painter<'_> {
    pub(super) fn board(&mut self) {
        self.panel(Region::Board, say("panel-board"), Size { w: 1180, h: 900 });
        let hexes = Layout::Hexes { size: 150, flat: true };
        self.zone("map", "zone-map", Rect::new(0, 0, 760, 560), hexes);
        self.zone("order", "zone-order", Rect::new(0, 570, 370, 44), Layout::Row);
        self.zone("hexes", "zone-hexes", Rect::new(380, 570, 380, 70), Layout::Row);
        self.zone("trends", "zone-trends", Rect::new(0, 620, 370, 80), Layout::Row);
        self.zone("home", "zone-home", Rect::new(770, 0, 400, 50), Layout::Row);
        self.zone("abroad", "zone-abroad", Rect::new(770, 60, 400, 50), Layout::Row);
        self.zone("bank", "zone-bank", Rect::new(770, 120, 400, 50), Layout::Row);
        self.zone("colony", "zone-boards", Rect::new(770, 180, 400, 60), Layout::Row);
        self.zone(
            "wheel",
            "zone-wheel",
            Rect::new(770, 250, 400, 110),
            Layout::Grid { columns: 6 },
        );
        self.zone(
            "track",
            "zone-track",
            Rect::new(770, 370, 400, 190),
            Layout::Grid { columns: 5 },
        );
        self.zone("deals", "zone-deals", Rect::new(770, 570, 400, 70), Layout::Row);
        self.zone(
            BUTTONS,
            "zone-buttons",
            Rect::new(0, 710, 1180, 190),
            Layout::Grid { columns: 7 },
        );
        self.regions();
        self.spaces();
        self.markets();
        self.colony();
        self.wheel();
        self.track();
        self.hexagons();
        self.orders();
        self.trends();
        self.deals();
    }

    fn regions(&mut self) {
        let (game, table) = (self.game, &self.view.table);
        for (number, here) in table.regions.iter().enumerate() {
            let number = number as u8;
            let face = game.face(here.face);
            let icons = Resource::ALL.iter().map(|&one| (one, face.count(one)));
            let icons: Vec<Glyph> = icons
                .filter(|(_, count)| *count > 0)
                .map(|(one, count)| Glyph::Goods(one.index() as u8, count))
                .collect();
            let tip = say("region-tip")
                .with("region", region(number))
                .with("face", game.say_face(here.face))
                .with("huts", face.huts)
                .with("icons", game.say_icons(table, number));
            let spot = Spot::Hex { q: here.q.into(), r: here.r.into() };
            let look = Face::new(Shape::Hex, 60, 60)
                .tint(Tint::Kind(u8::from(face.shores == 0)))
                .line([Glyph::Number(number.into())])
                .line(icons);
            let id = format!("region-{number}");
            self.add(Piece::new(id.clone(), "map", spot, look, region(number)).tip(tip));
            let mut guest = 0;
            for &kind in Building::ALL {
                if here.sites[kind.index()].is_built() {
                    self.site(number, kind, &id, guest);
                    guest += 1;
                }
            }
            self.units(number, &id, guest);
        }
    }

    fn site(&mut self, number: u8, kind: Building, host: &str, guest: u16) {
        let owner = self.game.controller(&self.view.table, number, kind);
        let tint = owner.map_or(Tint::Plain, Tint::Seat);
        let look =
            Face::new(Shape::Tile, 20, 20).tint(tint).line([Glyph::Icon(building_icon(kind))]);
        let named =
            |key: &str| say(key).with("building", building(kind)).with("region", region(number));
        let spot = Spot::On(host.to_owned().into(), guest);
        let piece = Piece::new(site_id(number, kind), "map", spot, look, named("site"));
        self.add(piece.tip(named("site-tip")));
    }

    fn units(&mut self, number: u8, host: &str, first: u16) {
        let (game, table) = (self.game, &self.view.table);
        let mut figures = Vec::new();
        for seat in game.seats() {
            for ship in [false, true] {
                let here = |unit: &crate::units::Unit| unit.region == number;
                game.figures(table, seat, ship, here, |figure| figures.push(figure));
            }
        }
        for (guest, figure) in (first..).zip(figures) {
            let units = game.units(table, figure.seat, figure.ship).iter();
            let same = units.filter(|unit| (unit.region, unit.spot) == (number, figure.spot));
            let (count, engaged, lying) = same.fold((0u8, 0u8, 0u8), |(all, busy, down), unit| {
                (all + 1, busy + u8::from(unit.is(ENGAGED)), down + u8::from(unit.is(LYING)))
            });
            let icon = if figure.ship { Icon::Ship } else { Icon::Settler };
            let look = Face::new(Shape::Figure, 20, 20)
                .tint(Tint::Seat(figure.seat))
                .line([Glyph::Icon(icon)]);
            let spot = Spot::On(host.to_owned().into(), guest);
            let tip = say("group-tip")
                .with("unit", figure_of(figure))
                .with("engaged", engaged)
                .with("lying", lying);
            let piece = Piece::new(figure_id(figure), "map", spot, look, figure_of(figure));
            let counted = say("group").with("count", count);
            self.add(piece.tip(tip).badge(Glyph::Number(count.into()), counted));
        }
    }

    /// Free places, where a hexagon may be placed now.
    fn spaces(&mut self) {
        let table = &self.view.table;
        if !matches!(table.phase, Phase::Settle | Phase::Place) {
            return;
        }
        let mut spaces = Vec::new();
        self.game.each_place(table, |at| spaces.push(at));
        for (q, r) in spaces {
            let label = say("space").with("q", i32::from(q)).with("r", i32::from(r));
            let spot = Spot::Hex { q: q.into(), r: r.into() };
            let look = Face::new(Shape::Slot, 24, 24);
            self.add(Piece::new(format!("space-{q}-{r}"), "map", spot, look, label));
        }
    }

    fn markets(&mut self) {
        let (game, table) = (self.game, &self.view.table);
        for &on in Board::ALL {
            for &of in Resource::ALL {
                let cubes = table.markets[on.index()][of.index()];
                let section = game.components.section(on, of);
                let room = section.capacity();
                let selling = if cubes < room { section.selling(cubes) } else { 0 };
                let named = |key: &str| say(key).with("of", resource(of)).with("board", board(on));
                let tip = named("section-tip")
                    .with("cubes", cubes)
                    .with("room", room)
                    .with("buying", section.buying(cubes))
                    .with("selling", selling);
                let look = Face::new(Shape::Tile, 56, 44)
                    .tint(Tint::Good(of.index() as u8))
                    .line([Glyph::Goods(of.index() as u8, cubes)]);
                let spot = Spot::At(of.index() as u16);
                let piece = Piece::new(section_id(on, of), on.id(), spot, look, named("section"));
                let count = say("cube-count").with("count", cubes);
                self.add(piece.tip(tip).badge(Glyph::Number(cubes.into()), count));
            }
        }
        for &of in Resource::ALL {
            let count = table.bank_cubes[of.index()];
            let look = Face::new(Shape::Good, 40, 40).tint(Tint::Good(of.index() as u8));
            let label = say("bank-of").with("of", resource(of));
            let tip = say("bank-tip").with("of", resource(of)).with("count", count);
            let spot = Spot::At(of.index() as u16);
            let piece = Piece::new(format!("bank-{}", of.id()), "bank", spot, look, label);
            let counted = say("cube-count").with("count", count);
            self.add(piece.tip(tip).badge(Glyph::Number(count.into()), counted));
        }
    }

    fn colony(&mut self) {
        let (game, table) = (self.game, &self.view.table);
        let cost = game.components.worker_cost(table.surplus);
        let figures = [
            ("population", game.population(table), Icon::Settler),
            ("rebellion", table.rebellion, Icon::Unrest),
            ("surplus", table.surplus, Icon::Hammer),
            ("explorers", table.explorers, Icon::Spyglass),
            ("bank-money", table.bank, Icon::Coin),
        ];
        for (at, (key, count, icon)) in figures.into_iter().enumerate() {
            let look = Face::new(Shape::Tile, 60, 50)
                .line([Glyph::Icon(icon)])
                .line([Glyph::Number(count.into())]);
            let tip = say(&format!("{key}-tip")).with("count", count).with("cost", cost);
            let piece =
                Piece::new(format!("track-{key}"), "colony", Spot::At(at as u16), look, say(key));
            self.add(piece.tip(tip));
        }
        if let Some(back) = self.view.back {
            let look = Face::new(Shape::Back, 50, 50).line([Glyph::Mark]);
            let piece = Piece::new("back", "colony", Spot::At(5), look, say("back-short"));
            self.add(piece.tip(game.say_back(back)));
        }
    }

    fn wheel(&mut self) {
        let harvests = Resource::ALL.iter().map(|of| {
            let icons = Glyph::Goods(of.index() as u8, 1);
            let label = say("do-harvest").with("of", resource(*of));
            (format!("harvest-{}", of.id()), icons, label, say("action-harvest-about"))
        });
        let actions = [
            (Action::Taxes, Icon::Coin),
            (Action::Exploration, Icon::Spyglass),
            (Action::Reproduction, Icon::Settler),
            (Action::Recruitment, Icon::Hammer),
            (Action::Migration, Icon::Sail),
        ];
        let actions = actions.into_iter().map(|(action, icon)| {
            let key = format!("action-{}", action.id());
            let about = say(&format!("{key}-about"));
            (format!("act-{}", action.id()), Glyph::Icon(icon), say(&key), about)
        });
        let all: Vec<_> = harvests.chain(actions).collect();
        for (at, (id, glyph, label, tip)) in all.into_iter().enumerate() {
            let look = Face::new(Shape::Tile, 56, 46).line([glyph]);
            self.add(Piece::new(id, "wheel", Spot::At(at as u16), look, label).tip(tip));
        }
    }

    /// A card anywhere.
    pub(super) fn card(&mut self, card: u8, zone: String, at: u16, price: Option<u8>) {
        let (game, table) = (self.game, &self.view.table);
        let state = if table.built.contains(card) {
            "card-built"
        } else if table.engaged.contains(card) {
            "card-engaged"
        } else {
            "card-ready"
        };
        let price = price.or_else(|| game.components.card(card).map(|face| face.least_price()));
        let florins = crate::words::florins(price.unwrap_or(0));
        let tip = say("card-tip")
            .with("about", game.say_card_about(card))
            .with("price", say("price").with("florins", florins))
            .with("state", say(state));
        let look = Face::new(Shape::Card, 72, 86)
            .tint(Tint::Kind(u8::from(card < 24)))
            .line([Glyph::Word(game.say_card(card))])
            .line([Glyph::Icon(Icon::Coin), Glyph::Number(price.unwrap_or(0).into())]);
        let id = format!("card-{card}");
        self.add(Piece::new(id, zone, Spot::At(at), look, game.say_card(card)).tip(tip));
    }

    fn track(&mut self) {
        let table = &self.view.table;
        let track = table.track;
        for (at, slot) in track.iter().enumerate() {
            if let Some(slot) = slot {
                let price = self.game.slot_price(*slot);
                self.card(slot.card, "track".into(), at as u16, Some(price));
            }
        }
        let shown: CardSet = self.view.table.shown;
        for (at, card) in (5..).zip(shown.iter()) {
            self.card(card, "track".into(), at, None);
        }
    }

    /// Sides of hexagons that can be seen: the top of the pile, the one in hand, those of turn 0.
    fn hexagons(&mut self) {
        let (game, table) = (self.game, &self.view.table);
        let mut at = 0;
        let mut faces = Vec::new();
        if let Some(taken) = table.taken {
            faces.extend([2 * hex_of(taken), 2 * hex_of(taken) + 1]);
        }
        if let Some(own) = self.view.own() {
            faces.extend(own.hexes.iter().flat_map(|hex| [2 * hex, 2 * hex + 1]));
        }
        let sketch =
            |face: u8| -> String { game.face(face).edges.iter().map(|edge| edge.id()).collect() };
        let mut pieces = Vec::new();
        for face in faces {
            let icons = game.face(face).icons.iter();
            let icons = icons.map(|icon| Glyph::Goods(icon.resource.index() as u8, 1)).take(5);
            let look = Face::new(Shape::Tile, 58, 62)
                .line([Glyph::Word(Phrase::new("archipelago-face").with("id", sketch(face)))])
                .line(icons);
            let label = say("hand-hex").with("face", game.say_face(face));
            let tip = say("top-hex-tip").with("face", game.say_face(face));
            pieces.push(
                Piece::new(format!("face-{face}"), "hexes", Spot::At(at), look, label).tip(tip),
            );
            at += 1;
        }
        if let Some(top) = table.top_hex {
            let look = Face::new(Shape::Tile, 58, 62)
                .line([Glyph::Word(Phrase::new("archipelago-face").with("id", sketch(top)))]);
            let tip = say("top-hex-tip").with("face", game.say_face(top));
            pieces
                .push(Piece::new("top-hex", "hexes", Spot::At(at), look, say("top-hex")).tip(tip));
        }
        pieces.into_iter().for_each(|piece| self.add(piece));
    }

    fn orders(&mut self) {
        let (game, table) = (self.game, &self.view.table);
        let order = table.order;
        for (place, seat) in order.iter().copied().enumerate() {
            let look = Face::new(Shape::Disc, 36, 36)
                .tint(Tint::Seat(seat))
                .line([Glyph::Number(place as i32 + 1)]);
            let discs = game.discs_left(&self.view.table, seat);
            let tip = say("place-in-order-tip")
                .with("who", seat)
                .with("place", place + 1)
                .with("discs", discs);
            let label = say("place-in-order").with("who", seat);
            let id = format!("order-{}", seat.0);
            self.add(Piece::new(id, "order", Spot::At(place as u16), look, label).tip(tip));
        }
    }

    fn trends(&mut self) {
        let (game, view) = (self.game, self.view);
        let voting = view.table.phase == Phase::Vote;
        let trends: Vec<u8> =
            if voting { (0..game.votable()).collect() } else { view.table.trends.to_vec() };
        let mut at = 0;
        for trend in trends {
            let id = game.components.trends.get(usize::from(trend)).map_or("?", |(id, _)| id);
            let look = Face::new(Shape::Card, 50, 66).line([Glyph::Number(i32::from(trend) + 1)]);
            let label = say("trend-short").with("id", id);
            let piece = Piece::new(format!("trend-{trend}"), "trends", Spot::At(at), look, label);
            self.add(piece.tip(game.say_trend(trend)));
            at += 1;
        }
        let revealed = view.table.revealed.iter().fold(view.table.common, |all, own| all | own);
        for number in CardSet(u64::from(revealed)).iter() {
            let id =
                game.components.objectives.get(usize::from(number)).map_or("?", |card| &card.id);
            let look = Face::new(Shape::Card, 50, 66).line([Glyph::Icon(Icon::Flag)]);
            let label = say("objective-short").with("id", id);
            let piece = Piece::new(format!("open-{number}"), "trends", Spot::At(at), look, label);
            self.add(piece.tip(game.say_objective(number)));
            at += 1;
        }
    }

    fn deals(&mut self) {
        let (game, view) = (self.game, self.view);
        let mut at = 0;
        for (level, offers) in view.offers.iter().enumerate() {
            for (from, offer) in offers.iter().enumerate() {
                let Some(offer) = offer else { continue };
                let who = kit::Seat(from as u8);
                let look = Face::new(Shape::Card, 50, 60)
                    .tint(Tint::Seat(who))
                    .line([Glyph::Icon(Icon::Scales)]);
                let label = say("offer-from").with("who", who);
                let tip = say("offer-tip")
                    .with("who", who)
                    .with("other", offer.to)
                    .with("terms", game.say_terms(&offer.terms));
                let id = format!("deal-{level}-{from}");
                self.add(Piece::new(id, "deals", Spot::At(at), look, label).tip(tip));
                at += 1;
            }
        }
        for (number, promise) in view.table.promises.iter().enumerate() {
            let look = Face::new(Shape::Card, 50, 60)
                .tint(Tint::Seat(promise.from))
                .line([Glyph::Icon(Icon::Letter)]);
            let label = say("promise").with("who", promise.from);
            let tip = say("promise-tip")
                .with("who", promise.from)
                .with("other", promise.to)
                .with("memo", say(&format!("memo-{}", promise.memo.id())));
            let id = format!("promise-{number}");
            self.add(Piece::new(id, "deals", Spot::At(at), look, label).tip(tip));
            at += 1;
        }
    }
}
