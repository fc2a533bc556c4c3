//! Plymouth: the street with the discs on it, and the docks.

use kit::scene::{Face, Glyph, Icon, Id, Layout, Piece, Rect, Shape, Spot, Tint};
use kit::{Phrase, Seat};

use super::Painter;
use crate::board::{Kind, LOCATIONS, Location};
use crate::words;

/// The name of the piece of a location.
pub(super) fn house_id(location: Location) -> Id {
    format!("house:{}", location.id()).into()
}

/// The name of the piece of a ship.
pub(super) fn ship_id(seat: Seat) -> Id {
    format!("ship:{}", seat.0).into()
}

impl Painter<'_> {
    pub(super) fn street(&mut self) {
        let layout = Layout::Grid { columns: LOCATIONS as u8 };
        self.zone("street", "drake-zone-street", Rect::new(2, 4, 1000, 124), layout);
        let table = &self.view.table;
        for position in 1..=LOCATIONS as u8 {
            let Some(location) = table.location(position) else { continue };
            let mut face = Face::new(Shape::Tile, 53, 116)
                .line([Glyph::Word(words::location(location))])
                .line([Glyph::Icon(sign(location))]);
            if location.has_circles() {
                let circles = self.drake.circles(location);
                face = face.line(circles.iter().map(|&count| Glyph::Number(count.into())));
            }
            let tip = self.drake.location_tip(location);
            let spot = Spot::At(u16::from(position) - 1);
            let id = house_id(location);
            self.add(Piece::new(id, "street", spot, face, words::location(location)).tip(tip));
            for (at, &seat) in table.visitors[location as usize].iter().enumerate() {
                let id = format!("action:{}:{at}:{}", location.id(), seat.0);
                let face = Face::new(Shape::Disc, 18, 18).tint(Tint::Seat(seat));
                let label = Phrase::new("drake-piece-action").with("who", seat);
                let tip = Phrase::new("drake-tip-action").with("who", seat);
                let spot = Spot::On(house_id(location), at as u16);
                self.add(Piece::new(id, "street", spot, face, label).tip(tip));
            }
        }
    }

    /// Ships in the loading docks, in the outbound docks and home again; conquests of the voyage.
    pub(super) fn docks(&mut self) {
        let table = &self.view.table;
        self.zone("loading", "drake-zone-loading", Rect::new(2, 504, 330, 50), Layout::Row);
        self.zone("outbound", "drake-zone-outbound", Rect::new(336, 504, 330, 50), Layout::Row);
        let frame = Rect::new(670, 504, 332, 50);
        self.zone("conquests", "drake-zone-conquests", frame, Layout::Row);
        let waiting = |seat: &&Seat| !table.outbound.contains(seat);
        let over = table.awaited().is_none();
        let loading: Vec<Seat> = match (over, table.home.is_empty()) {
            (false, true) => table.loading.iter().filter(waiting).copied().collect(),
            _ => table.home.to_vec(),
        };
        let at_sea = table.outbound.iter().filter(|&&seat| !table.is_home(seat));
        let outbound: Vec<Seat> = at_sea.copied().collect();
        for (zone, ships) in [("loading", loading), ("outbound", outbound)] {
            for (at, seat) in ships.into_iter().enumerate() {
                self.ship(seat, zone, at as u16);
            }
        }
        let mut at = 0;
        for kind in Kind::CONQUESTS {
            for (seat, captain) in (0u8..).map(Seat).zip(table.captains.iter()) {
                if !captain.has_conquered(kind) {
                    continue;
                }
                let face = Face::new(Shape::Disc, 24, 24)
                    .tint(Tint::Seat(seat))
                    .line([Glyph::Icon(kind_icon(kind))]);
                let label = Phrase::new("drake-tip-conquest")
                    .with("who", seat)
                    .with("kind", words::kind(kind));
                let id = format!("conquest:{}:{}", kind.id(), seat.0);
                self.scene.pieces.push(
                    Piece::new(id, "conquests", Spot::At(at), face, label.clone()).tip(label),
                );
                at += 1;
            }
        }
    }

    fn ship(&mut self, seat: Seat, zone: &'static str, at: u16) {
        let galleon = self.view.table.captain(seat).is_some_and(|captain| captain.galleon);
        let key = if galleon { "drake-piece-galleon" } else { "drake-piece-ship" };
        let side = if galleon { 40 } else { 32 };
        let face = Face::new(Shape::Figure, side, side)
            .tint(Tint::Seat(seat))
            .line([Glyph::Icon(Icon::Ship)]);
        let label = Phrase::new(key).with("who", seat);
        let tip = Phrase::new("drake-tip-ship");
        self.add(Piece::new(ship_id(seat), zone, Spot::At(at), face, label).tip(tip));
    }
}

/// The sign of a kind of place.
pub(super) fn kind_icon(kind: Kind) -> Icon {
    match kind {
        Kind::Town => Icon::House,
        Kind::Fort => Icon::Fort,
        Kind::Galleon => Icon::Ship,
        Kind::Port => Icon::Harbour,
    }
}

/// The sign of a location.
fn sign(location: Location) -> Icon {
    match location {
        Location::CrewA | Location::CrewB => Icon::Settler,
        Location::GunsA | Location::GunsB => Icon::Cannon,
        Location::SuppliesA | Location::SuppliesB => Icon::Barrel,
        Location::Trade => Icon::Crate,
        Location::Tavern => Icon::House,
        Location::Shipyard => Icon::Ship,
        Location::Pinnace => Icon::Sail,
        Location::Drake => Icon::Flag,
        Location::Queen => Icon::Crown,
        Location::Admiral => Icon::Ship,
        Location::Governor => Icon::Fort,
        Location::Informer => Icon::Spyglass,
        Location::GoldenHind => Icon::First,
        Location::Investor => Icon::Coin,
        Location::Docks => Icon::Harbour,
    }
}
