//! How the sea looks, and which pieces its moves touch.

use kit::scene::{Face, Glyph, Icon, Id, Piece, Shape, Spot, Tint, Touch};
use kit::{Phrase, Seat};

use super::moves::Lookout;
use super::{Berth, Bonus, Captain, Cell, Move, Site, Venture, words};
use crate::cubes::{Cube, Cubes};
use crate::scene;
use crate::words as all_words;

/// The zone of the chart.
pub(crate) const CHART: &str = "chart";
/// The zone of the starting lots.
pub(crate) const LOTS: &str = "lots";
/// The zone of the bonus tiles nobody has.
pub(crate) const SUPPLY: &str = "supply";

impl Venture {
    fn tile_id(&self, cell: Cell) -> Id {
        format!("tile:{}", self.sea.chart.name(cell)).into()
    }

    fn contract_id(&self, contract: u8) -> Id {
        self.contract(contract)
            .map_or_else(|| "contract:?".into(), |card| format!("contract:{}", card.id).into())
    }

    /// The chart with everything on it; `drift` are cubes that lie on a cell.
    pub(crate) fn paint_chart<S: Captain>(
        &self,
        look: &Lookout<'_, S>,
        drift: impl Fn(Cell) -> Cubes,
    ) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for cell in self.sea.chart.cells() {
            pieces.push(self.paint_tile(look, cell));
            let host = self.tile_id(cell);
            if let Some(port) = self.sea.chart.port(cell) {
                pieces.push(self.paint_berth(look, port, &host));
            }
            for (seat, place) in Seat::all(look.places.len() as u8).zip(look.places) {
                if place.fleet().outposts.contains(cell.0) {
                    pieces.push(paint_outpost(seat, cell, &host));
                }
                if place.fleet().boat == Some(cell) {
                    pieces.push(paint_boat(seat, &host));
                }
            }
            let name = format!("adrift:{}", self.sea.chart.name(cell));
            pieces.extend(scene::cubes(&name, CHART, Some(&host), drift(cell), 16));
        }
        pieces
    }

    fn paint_tile<S: Captain>(&self, look: &Lookout<'_, S>, cell: Cell) -> Piece {
        let (q, r) = self.sea.chart.place(cell);
        let site = look.sites.get(cell.index()).copied().unwrap_or_default();
        let face = Face::new(Shape::Hex, 90, 90);
        let face = match site {
            Site::Market(tile) => face
                .tint(Tint::Good(self.sea.markets.icon(tile) as u8))
                .line(scene::effect_glyphs(self.sea.markets.effect(tile))),
            Site::Port => face.line([Glyph::Icon(Icon::Harbour)]),
            Site::Sea => face,
        };
        let label = self.say_site(look.sites, cell);
        let tip = match site {
            Site::Market(tile) => Phrase::new("tip-market")
                .with("id", self.sea.markets.id(tile))
                .with("site", label.clone())
                .with("icon", Phrase::new(format!("good-{}", self.sea.markets.icon(tile) as u8)))
                .with("price", self.sea.price(look.places, cell)),
            Site::Port => Phrase::new("tip-port").with("site", label.clone()),
            Site::Sea => Phrase::new("tip-sea").with("site", label.clone()),
        };
        Piece::new(self.tile_id(cell), CHART, Spot::Hex { q, r }, face, label).tip(tip)
    }

    fn paint_berth<S: Captain>(&self, look: &Lookout<'_, S>, port: usize, host: &Id) -> Piece {
        match look.docks.berths.get(port) {
            Some(&Berth::Open(contract)) => {
                self.paint_contract(contract, CHART, Spot::On(host.clone(), 0), 56)
            }
            _ => {
                let face =
                    Face::new(Shape::Tile, 40, 30).line([Glyph::Word(Phrase::new("closed"))]);
                let label = Phrase::new("piece-closed");
                Piece::new("closed", CHART, Spot::On(host.clone(), 0), face, label)
                    .tip(Phrase::new("tip-closed"))
            }
        }
    }

    /// A contract, in a port or claimed.
    pub(crate) fn paint_contract(&self, contract: u8, zone: &str, spot: Spot, width: i32) -> Piece {
        let (cost, points) =
            self.contract(contract).map_or((Cubes::NONE, 0), |card| (card.cost, card.points));
        let face = Face::new(Shape::Tile, width, 44)
            .tint(Tint::Kind(0))
            .line([Glyph::Points(points)])
            .line(scene::cube_glyphs(cost));
        let label = self.say_contract(contract);
        let tip = Phrase::new("tip-contract").with("contract", label.clone());
        Piece::new(self.contract_id(contract), zone.to_owned(), spot, face, label).tip(tip)
    }

    /// The lots that are left.
    pub(crate) fn paint_lots<S>(&self, look: &Lookout<'_, S>) -> Vec<Piece> {
        let lots = look.lots.iter().enumerate().map(|(at, lot)| {
            let cubes = self.lots.get(usize::from(lot)).copied().unwrap_or_default();
            let face = Face::new(Shape::Tile, 70, 40).line(scene::cube_glyphs(cubes));
            let label = Phrase::new("piece-lot").with("cubes", all_words::cubes(cubes));
            Piece::new(lot_id(lot), LOTS, Spot::At(at as u16), face, label)
                .tip(Phrase::new("tip-lot"))
        });
        lots.collect()
    }

    /// The bonus tiles that are left.
    pub(crate) fn paint_supply<S: Captain>(&self, look: &Lookout<'_, S>) -> Vec<Piece> {
        let kinds = Bonus::ALL.into_iter().filter(|&kind| self.bonus.printed(kind).supply > 0);
        let tiles = kinds.enumerate().filter_map(|(at, kind)| {
            let left = self.bonus.left(look.places, kind);
            let badge = Phrase::new("badge-left").with("count", left);
            let next = self.bonus.next_honour(look.places).map_or(0, |(_, points)| points);
            let piece = self.paint_bonus(kind, next, supply_id(kind), SUPPLY, at as u16);
            (left > 0).then(|| piece.badge(Glyph::Number(left.into()), badge))
        });
        tiles.collect()
    }

    /// A bonus tile; an honour has its own points.
    pub(crate) fn paint_bonus(
        &self,
        kind: Bonus,
        honour: i32,
        id: Id,
        zone: &str,
        at: u16,
    ) -> Piece {
        let printed = self.bonus.printed(kind);
        let face = Face::new(Shape::Tile, 64, 44).tint(Tint::Gold);
        let face = match kind {
            Bonus::Sails => {
                face.line([Glyph::Icon(Icon::Sail), Glyph::Number(printed.steps.into())])
            }
            Bonus::Basket => face.line(scene::cube_glyphs(printed.cubes)),
            Bonus::Honour => face.line([Glyph::Points(honour)]),
            Bonus::Builders => face.line([Glyph::Icon(Icon::Hammer), Glyph::Raise(printed.raise)]),
            Bonus::Barge => {
                face.line([Glyph::Icon(Icon::Crate), Glyph::Number(printed.places.into())])
            }
        };
        let label = words::bonus(kind);
        let tip = Phrase::new("tip-bonus")
            .with("tile", label.clone())
            .with("about", self.say_bonus(kind));
        Piece::new(id, zone.to_owned(), Spot::At(at), face, label).tip(tip)
    }

    /// The bonus tiles of a seat.
    pub(crate) fn paint_tiles(&self, seat: Seat, own: &impl Captain, zone: &str) -> Vec<Piece> {
        let tiles = own.prizes().tiles;
        let mut pieces = Vec::new();
        for kind in Bonus::ALL {
            for number in 0..8 {
                let (there, points) = match kind {
                    Bonus::Honour => {
                        let bit = tiles.honours() & (1 << number);
                        (bit != 0, self.bonus.honour_points(bit))
                    }
                    _ => (number < tiles.count(kind), 0),
                };
                if there {
                    let id = format!("own-{}:{}:{number}", kind.id(), seat.0).into();
                    pieces.push(self.paint_bonus(kind, points, id, zone, pieces.len() as u16));
                }
            }
        }
        pieces
    }

    /// The board of outposts of a seat: what is still there and what has been shown.
    pub(crate) fn paint_board<S: Captain>(
        &self,
        look: &Lookout<'_, S>,
        seat: Seat,
        zone: &str,
        size: i32,
    ) -> Vec<Piece> {
        let Some(place) = look.places.get(seat.index()) else { return Vec::new() };
        let built = self.sea.built_of(look.sites, place.fleet().outposts);
        let mut pieces = Vec::new();
        for (line, icon) in Cube::ALL.into_iter().rev().enumerate() {
            for (at, column) in self.sea.columns.iter().enumerate() {
                let number = (line * self.sea.columns.len() + at) as u16;
                let left = at < usize::from(built[icon as usize]);
                let face = Face::new(if left { Shape::Slot } else { Shape::Tile }, size, size);
                let face = if left {
                    face.tint(Tint::Good(icon as u8)).line([Glyph::Points(column.points)])
                } else {
                    face.tint(Tint::Seat(seat)).line([Glyph::Icon(Icon::House)])
                };
                let label = Phrase::new(if left { "piece-space" } else { "piece-waiting" })
                    .with("icon", Phrase::new(format!("good-{}", icon as u8)))
                    .with("points", column.points);
                let tip = Phrase::new("tip-space").with("points", column.points);
                let id = format!("space:{}:{}{}", seat.0, icon.letter(), at + 1);
                pieces
                    .push(Piece::new(id, zone.to_owned(), Spot::At(number), face, label).tip(tip));
            }
        }
        pieces
    }

    /// How a decision of a seat whose cubes have this name is made by hand.
    pub(crate) fn touch<S: Captain>(
        &self,
        look: &Lookout<'_, S>,
        cubes: &str,
        decision: Move,
    ) -> Touch {
        let cube = |cube: Cube| Touch::piece(scene::first_cube(cubes, cube));
        let button = |id: &'static str, word: &'static str| Touch::button(id, Phrase::new(word));
        match decision {
            Move::Lot(lot) => Touch::piece(lot_id(lot)),
            Move::Moor(cell) | Move::Sail(cell) => Touch::piece(self.tile_id(cell)),
            Move::Anchor => button("anchor", "button-anchor"),
            Move::Toll(paid) => cube(paid),
            Move::Spend(paid) => cube(paid),
            Move::Refit(raised) => cube(raised),
            Move::Build => button("build", "button-build"),
            Move::Tile(kind) => Touch::piece(supply_id(kind)),
            Move::Exchange(times) => {
                let word = Phrase::new("button-exchange").with("count", times);
                Touch::button(format!("exchange:{times}"), word)
            }
            Move::Done => button("done", "button-stop"),
            Move::Claim(port) => {
                let number = self.sea.chart.port(port);
                match number.and_then(|number| look.docks.berths.get(number)) {
                    Some(&Berth::Open(contract)) => Touch::piece(self.contract_id(contract)),
                    _ => Touch::piece("closed"),
                }
            }
            Move::Pass => button("pass", "button-pass"),
        }
    }

    /// Every decision at sea that a seat might try by touching a piece, legal or not.
    pub(crate) fn conceivable(&self, begun: bool) -> Vec<Move> {
        let cells = || self.sea.chart.cells();
        let lots = (0..self.lots.len() as u8).map(Move::Lot);
        let tiles = Bonus::ALL.map(Move::Tile).into_iter();
        let steps = cells().map(|cell| if begun { Move::Sail(cell) } else { Move::Moor(cell) });
        let claims = self.sea.chart.ports().map(Move::Claim).collect::<Vec<_>>();
        lots.chain(steps).chain(claims).chain(tiles).collect()
    }
}

fn lot_id(lot: u8) -> Id {
    format!("lot:{}", u16::from(lot) + 1).into()
}

fn supply_id(kind: Bonus) -> Id {
    format!("bonus:{}", kind.id()).into()
}

fn paint_outpost(seat: Seat, cell: Cell, host: &Id) -> Piece {
    let face =
        Face::new(Shape::Figure, 16, 16).tint(Tint::Seat(seat)).line([Glyph::Icon(Icon::House)]);
    let label = Phrase::new("piece-outpost").with("who", seat);
    let id = format!("outpost:{}:{}", seat.0, cell.0);
    Piece::new(id, CHART, Spot::On(host.clone(), 10 + u16::from(seat.0)), face, label)
        .tip(Phrase::new("tip-outpost").with("who", seat))
}

fn paint_boat(seat: Seat, host: &Id) -> Piece {
    let face =
        Face::new(Shape::Figure, 22, 22).tint(Tint::Seat(seat)).line([Glyph::Icon(Icon::Ship)]);
    let label = Phrase::new("piece-boat").with("who", seat);
    Piece::new(
        format!("boat:{}", seat.0),
        CHART,
        Spot::On(host.clone(), 20 + u16::from(seat.0)),
        face,
        label,
    )
    .tip(Phrase::new("tip-boat").with("who", seat))
}
