//! The chart: tiles with outposts, boats and rafts; ports with contracts.

use kit::scene::{Face, Glyph, Icon, Id, Ink, Layer, Layout, Piece, Rect, Shape, Spot, Tint};
use kit::{Phrase, Seat};

use super::CHART;
use crate::cubes::Cubes;
use crate::scene::{self, lay};
use crate::sea::moves::Lookout;
use crate::sea::{Afloat, Berth, Captain, Cell, Docks, Means, Sailor, Sea, Site, Venture};
use crate::words as all_words;

/// The chart in the making: everything is drawn for hexagons of 57 from the middle to a corner, and
/// made as large or as small as the room asks.
pub(crate) struct Waters<'a, S> {
    sea: &'a Sea,
    at: Afloat<'a, S>,
    /// What lies in the ports, where there are any.
    ports: Option<(&'a Venture, &'a Docks)>,
    /// From the middle of a hexagon to a corner.
    radius: i32,
    /// Whether the hexagons lie on a flat side.
    flat: bool,
    /// Where the seat is about to sail: what it costs there is shown.
    course: Option<Vec<Cell>>,
    /// Whose boat stands out.
    own: Option<Seat>,
}

/// The radius the drawings are made for, and the largest.
const RADIUS: i32 = 57;
const LARGEST: i32 = 66;
/// Half the height of a hexagon to half its width, in thousandths.
const NARROW: i32 = 866;

/// Where the outposts of the seats stand on a tile, from its middle: at its rim, beside what is given.
const STANDS: [(i32, i32); 4] = [(-42, -24), (42, -24), (-42, -7), (42, -7)];
/// The same on a tile that lies on a flat side.
const FLAT_STANDS: [(i32, i32); 4] = [(-47, -13), (47, -13), (-47, 11), (47, 11)];
/// In less room three spices with their letters do not lie side by side.
const THREE: i32 = 64;

impl<'a, S: Sailor> Waters<'a, S> {
    /// A chart with ports, as large as fits into so much room; with these means the seat is about to sail.
    pub(crate) fn new(
        venture: &'a Venture,
        look: Lookout<'a, S>,
        room: Rect,
        means: Option<Means>,
    ) -> Waters<'a, S>
    where
        S: Captain,
    {
        let course = means.map(|means| venture.sea.steps(&look, means).collect());
        let ports = Some((venture, look.docks));
        Waters { ports, course, ..Waters::laid(&venture.sea, look.at, (room.w, room.h), false) }
    }

    /// A chart without ports, as large as fits into so much room: columns of the chart are drawn as
    /// rows, or as columns where that leaves the tiles larger.
    pub(crate) fn open(sea: &'a Sea, at: Afloat<'a, S>, room: Rect) -> Waters<'a, S> {
        let upright = Waters::laid(sea, at, (room.w, room.h), false);
        let flat = Waters::laid(sea, at, (room.h, room.w), true);
        if flat.radius > upright.radius { flat } else { upright }
    }

    /// A chart in so much room across and along its columns.
    fn laid(
        sea: &'a Sea,
        at: Afloat<'a, S>,
        (across, along): (i32, i32),
        flat: bool,
    ) -> Waters<'a, S> {
        let spots = || sea.chart.cells().map(|cell| sea.chart.place(cell));
        let columns = spots().map(|(q, _)| i32::from(q)).max().unwrap_or(0) + 1;
        let halves = || spots().map(|(q, r)| 2 * i32::from(r) + i32::from(q));
        let halves = halves().max().unwrap_or(0) - halves().min().unwrap_or(0) + 2;
        let wide = across * 1000 / (halves * NARROW).max(1);
        let high = along * 2 / (3 * (columns - 1) + 4).max(1);
        let radius = LARGEST.min(wide).min(high).max(8);
        Waters { sea, at, ports: None, radius, flat, course: None, own: None }
    }

    /// The same chart when the seat may sail to these cells.
    pub(crate) fn bound_for(self, cells: Vec<Cell>) -> Waters<'a, S> {
        Waters { course: Some(cells), ..self }
    }

    /// The same chart for who looks at it.
    pub(crate) fn seen_by(self, own: Option<Seat>) -> Waters<'a, S> {
        Waters { own, ..self }
    }

    /// Whether what it costs to sail on is shown.
    pub(crate) fn is_bound(&self) -> bool {
        self.course.as_ref().is_some_and(|cells| !cells.is_empty())
    }

    /// How the tiles lie.
    pub(crate) fn layout(&self) -> Layout {
        Layout::Hexes { size: 2 * self.radius, flat: self.flat }
    }

    fn scaled(&self, length: i32) -> i32 {
        length * self.radius / RADIUS
    }

    /// A rectangle of a tile, from its middle.
    fn on_tile(&self, x: i32, y: i32, w: i32, h: i32) -> Rect {
        let (middle, level) = self.middle();
        Rect::new(middle + self.scaled(x), level + self.scaled(y), self.scaled(w), self.scaled(h))
    }

    /// The middle of a tile, from its corner.
    fn middle(&self) -> (i32, i32) {
        let short = self.radius * NARROW / 1000;
        if self.flat { (self.radius, short) } else { (short, self.radius) }
    }

    /// Everything on the chart; `drift` are the cubes that lie on a cell.
    pub(crate) fn paint(&self, drift: impl Fn(Cell) -> Cubes) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut cells: Vec<Cell> = self.sea.chart.cells().collect();
        // What it costs hangs over the lower edge of a tile: lower tiles are drawn before.
        if let Some(bound) = &self.course {
            cells.sort_by_key(|cell| (bound.contains(cell), -self.down(*cell)));
        }
        for cell in cells {
            pieces.push(self.tile(cell));
            let host = self.sea.tile_id(cell);
            if let Some(port) = self.sea.chart.port(cell)
                && let Some((venture, docks)) = self.ports
            {
                pieces.push(self.berth(venture, docks.berths.get(port).copied(), cell, &host));
            }
            let seats = || Seat::all(self.at.places.len() as u8).zip(self.at.places);
            for (seat, place) in seats() {
                if place.fleet().outposts.contains(cell.0) {
                    pieces.push(self.outpost(seat, cell, &host));
                }
            }
            let adrift = drift(cell);
            if !adrift.is_empty() {
                pieces.push(self.raft(cell, adrift, &host));
            }
            let boats = || seats().filter(|(_, place)| place.fleet().boat == Some(cell));
            let count = boats().count() as i32;
            // Below what is traded or claimed there, and between what it costs.
            let room = if self.leads_to(cell) { 16 } else { 44 };
            let step = 24.min(room / (count - 1).max(1));
            let port = self.sea.chart.port(cell).is_some();
            for (at, (seat, _)) in boats().enumerate() {
                let x = step * at as i32 - step * (count - 1) / 2;
                pieces.push(self.boat(seat, (x, port), &host));
            }
            pieces.extend(self.costs(cell, &host));
        }
        pieces
    }

    /// How far down a cell lies, in steps of any length.
    fn down(&self, cell: Cell) -> i16 {
        let (column, row) = self.sea.chart.place(cell);
        if self.flat { 2 * row + column } else { column }
    }

    fn tile(&self, cell: Cell) -> Piece {
        let (sea, sites) = (self.sea, self.at.sites);
        let (column, row) = sea.chart.place(cell);
        let site = sites.get(cell.index()).copied().unwrap_or_default();
        let (w, h) = self.middle();
        let face = Face::new(Shape::Hex, 2 * w, 2 * h);
        let whole = self.on_tile(-57, -57, 114, 114);
        let corner = if self.flat { (-29, -49) } else { (-29, -43) };
        let code = self.code(cell, self.on_tile(corner.0, corner.1, 0, 0));
        let ground = |symbol: String| Layer::art(symbol, whole);
        let shape =
            |symbol: &'static str| Layer::art(symbol, whole).turned(if self.flat { 90 } else { 0 });
        let label = sea.say_site(sites, cell);
        let (face, tip) = match site {
            Site::Market(tile) => {
                let (icon, effect) = (sea.markets.icon(tile), sea.markets.effect(tile));
                let trade = effect.trades.first().copied().unwrap_or_default();
                let letter = icon.letter();
                // A tile on a flat side is wider and lower.
                let (isle, crest, ticket, most) = match self.flat {
                    true => ((-58, -50, 116, 106), -50, (-39, -30, 78, 52), 26),
                    false => ((-57, -57, 114, 114), -55, (-41, -33, 82, 56), 25),
                };
                let on_tile = |(x, y, w, h): (i32, i32, i32, i32)| self.on_tile(x, y, w, h);
                let (x, y, w, h) = ticket;
                let most = self.scaled(most).max(12);
                let mut layers = vec![
                    shape("century-shoal"),
                    Layer::art(format!("century-isle-{letter}"), on_tile(isle)),
                    Layer::art(format!("century-crest-{letter}"), self.on_tile(-11, crest, 22, 22)),
                    Layer::art("century-ticket", on_tile(ticket)),
                ];
                let half = |y: i32, w: i32| {
                    let at = self.on_tile(x, y, 0, h / 2);
                    let w = self.scaled(w).max(THREE);
                    Rect { x: self.middle().0 - w / 2, w, ..at }
                };
                // Outposts stand beside what is given.
                layers.extend(lay::cubes(trade.give, half(y, w - 12), most));
                layers.extend(lay::cubes(trade.take, half(y + h / 2 + 1, w - 4), most));
                layers.extend(code);
                let tip = Phrase::new("tip-market")
                    .with("id", sea.markets.id(tile))
                    .with("site", label.clone())
                    .with("icon", Phrase::new(format!("good-{}", icon as u8)))
                    .with("price", sea.price(self.at.places, cell));
                let face = face.tint(Tint::Good(icon as u8)).line(scene::effect_glyphs(effect));
                (face.layers(layers), tip)
            }
            Site::Port => {
                let face = face.line([Glyph::Icon(Icon::Harbour)]);
                let tip = Phrase::new("tip-port").with("site", label.clone());
                (face.layer(ground("century-port".into())), tip)
            }
            Site::Sea => {
                let tip = Phrase::new("tip-sea").with("site", label.clone());
                let face = face.layer(shape("century-deep"));
                (face.layer(ground("century-open-sea".into())).layers(code), tip)
            }
        };
        let spot = match self.flat {
            true => Spot::Hex { q: column, r: row },
            false => Spot::Hex { q: row, r: column },
        };
        Piece::new(sea.tile_id(cell), CHART, spot, face, label).tip(tip)
    }

    /// What moves and records call a cell, from this corner on.
    fn code(&self, cell: Cell, corner: Rect) -> [Layer; 2] {
        let at = Rect { w: 19, h: 13, ..corner };
        let name = Layer::figure(self.sea.chart.name(cell).to_string(), at, 11);
        [Layer::plate(at, 5, "#0c4a52"), name.ink(super::FOAM)]
    }

    fn berth(&self, venture: &Venture, berth: Option<Berth>, cell: Cell, host: &Id) -> Piece {
        let at = self.on_tile(-44, -41, 88, 82);
        let spot = Spot::Within(host.clone(), at.x, at.y);
        let mut piece = self.lying(venture, berth, spot, at);
        piece.face.layers.extend(self.code(cell, Rect::new(1, 3, 0, 0)));
        piece
    }

    fn lying(&self, venture: &Venture, berth: Option<Berth>, spot: Spot, at: Rect) -> Piece {
        match berth {
            Some(Berth::Open(contract)) => {
                venture.paint_contract(contract, CHART, spot, at.w, at.h)
            }
            _ => {
                let word = Phrase::new("closed");
                // Above the cross: a boat in the port lies over its lower part.
                let inner = Rect::new(20, at.h / 14, at.w - 22, at.h / 4);
                let face = Face::new(Shape::Tile, at.w, at.h)
                    .line([Glyph::Word(word.clone())])
                    .layer(Layer::art("century-closed", Rect::new(0, 0, at.w, at.h)))
                    .layer(Layer::words(word, inner, 12).ink("#6d1a14").weight(700));
                Piece::new("closed", CHART, spot, face, Phrase::new("piece-closed"))
                    .tip(Phrase::new("tip-closed"))
            }
        }
    }

    fn outpost(&self, seat: Seat, cell: Cell, host: &Id) -> Piece {
        let stands = if self.flat { FLAT_STANDS } else { STANDS };
        let (x, y) = stands[seat.index() % stands.len()];
        let at = self.on_tile(x - 11, y - 11, 22, 22);
        let face = Face::new(Shape::Figure, at.w, at.h)
            .tint(Tint::Seat(seat))
            .line([Glyph::Icon(Icon::House)])
            .layer(outpost(seat, Rect::new(0, 0, at.w, at.h)));
        let label = Phrase::new("piece-outpost").with("who", seat);
        let id = format!("outpost:{}:{}", seat.0, cell.0);
        Piece::new(id, CHART, Spot::Within(host.clone(), at.x, at.y), face, label)
            .tip(Phrase::new("tip-outpost").with("who", seat))
    }

    /// A boat above the lower rim of a tile, smaller under a contract.
    fn boat(&self, seat: Seat, (x, port): (i32, bool), host: &Id) -> Piece {
        let own = self.own == Some(seat);
        let wide = match (own, port) {
            (true, false) => 39,
            (true, true) => 31,
            (false, false) => 32,
            (false, true) => 26,
        };
        let foot = if self.flat { 48 } else { 56 };
        let at = self.on_tile(x - wide / 2, foot - wide, wide, wide);
        let sail = Rect::new(at.w / 2 - at.w / 5 + 1, at.h / 6, at.w * 2 / 5, at.h * 2 / 5);
        let whole = Rect::new(0, 0, at.w, at.h);
        let mut face = Face::new(Shape::Figure, at.w, at.h)
            .tint(Tint::Seat(seat))
            .line([Glyph::Icon(Icon::Ship)]);
        if own {
            let halo = Rect::new(1, 1, at.w - 2, at.h - 2);
            face = face.layer(Layer::plate(halo, at.w / 2, "#fffdf7").edged(Ink::Seat(seat), 26));
        }
        let face = face
            .layer(Layer::tinted("century-boat", whole, Tint::Seat(seat)))
            .layer(Layer::emblem(seat, sail));
        let label = Phrase::new("piece-boat").with("who", seat);
        let spot = Spot::Within(host.clone(), at.x, at.y);
        Piece::new(format!("boat:{}", seat.0), CHART, spot, face, label)
            .tip(Phrase::new("tip-boat").with("who", seat))
    }

    /// What it costs who sails to a cell to stop there, and to build.
    fn costs(&self, cell: Cell, host: &Id) -> Vec<Piece> {
        if !self.leads_to(cell) {
            return Vec::new();
        }
        let tolls = i32::from(self.sea.tolls(&self.at, cell));
        let market = matches!(self.at.sites.get(cell.index()), Some(Site::Market(_)));
        let builds = market && !self.at.own().fleet().outposts.contains(cell.0);
        let price = if builds { i32::from(self.sea.price(self.at.places, cell)) } else { 0 };
        // At either side below what is traded, the boats that are paid between them.
        let edge = self.scaled(48);
        let costs =
            [("price", price, Icon::House, -edge), ("toll", tolls, Icon::Ship, edge - PILL.0)];
        let due = costs.into_iter().filter(|(_, count, ..)| *count > 0);
        let (middle, level) = self.middle();
        let paint = |(name, count, icon, x): (&'static str, i32, Icon, i32)| {
            let says = Phrase::new(format!("piece-{name}")).with("count", count);
            let face = Face::new(Shape::Tile, PILL.0, PILL.1)
                .line([Glyph::Icon(icon), Glyph::Number(count)])
                .layers(cost(name, count, Rect::new(0, 0, PILL.0, PILL.1)));
            let id = format!("{name}:{}", self.sea.chart.name(cell));
            let spot = Spot::Within(host.clone(), middle + x, level + self.scaled(23));
            Piece::new(id, CHART, spot, face, says.clone()).tip(says)
        };
        due.map(paint).collect()
    }

    /// Whether the seat may sail to a cell now.
    fn leads_to(&self, cell: Cell) -> bool {
        self.course.as_ref().is_some_and(|cells| cells.contains(&cell))
    }

    fn raft(&self, cell: Cell, cubes: Cubes, host: &Id) -> Piece {
        let at = self.on_tile(-28, 25, 56, 26);
        let face = Face::new(Shape::Tile, at.w, at.h)
            .line(scene::cube_glyphs(cubes))
            .layer(Layer::art("century-raft", Rect::new(0, at.h / 2, at.w, at.h / 2)))
            .layers(lay::cubes(cubes, Rect::new(2, 0, at.w - 4, at.h - 5), 20));
        let label = Phrase::new("piece-adrift").with("cubes", all_words::cubes(cubes));
        let id = format!("raft:{}", self.sea.chart.name(cell));
        Piece::new(id, CHART, Spot::Within(host.clone(), at.x, at.y), face, label.clone())
            .tip(Phrase::new("tip-adrift").with("cubes", all_words::cubes(cubes)))
    }
}

/// How large what it costs is.
const PILL: (i32, i32) = (33, 16);

/// What it costs to stop on a tile or to build there, as a pill.
pub(crate) fn cost(name: &'static str, count: i32, at: Rect) -> [Layer; 3] {
    let fill = if name == "toll" { "#2a2018" } else { "#0c5a58" };
    let sign = Rect::new(at.x + 2, at.y + (at.h - 11) / 2, 11, 11);
    let figure = Rect::new(at.x + 12, at.y, at.w - 13, at.h);
    [
        Layer::plate(at, at.h / 2, fill).edged("#fff3d8", 12).lying(),
        Layer::art(format!("century-cost-{name}"), sign),
        Layer::figure(-count, figure, 12).ink("#fff8e6"),
    ]
}

/// An outpost of a seat, with a roof of its own.
pub(super) fn outpost(seat: Seat, at: Rect) -> Layer {
    Layer::tinted(format!("century-outpost-{}", seat.index() % STANDS.len()), at, Tint::Seat(seat))
}

impl Venture {
    /// A contract, in a port or claimed.
    pub(crate) fn paint_contract(
        &self,
        contract: u8,
        zone: &str,
        spot: Spot,
        w: i32,
        h: i32,
    ) -> Piece {
        let (cost, points) =
            self.contract(contract).map_or((Cubes::NONE, 0), |card| (card.cost, card.points));
        let prize = Rect::new(w / 2 - w / 4, -h / 8, w / 2, h * 7 / 16);
        let goods = Rect::new(2, h * 5 / 16, w - 4, h * 11 / 16 - 2);
        let face = Face::new(Shape::Tile, w, h)
            .tint(Tint::Kind(0))
            .line([Glyph::Points(points)])
            .line(scene::cube_glyphs(cost))
            .layer(Layer::art("century-contract", Rect::new(0, 0, w, h)))
            .layers(scene::flag("century-flag", points, prize, (h * 2 / 7).max(11)))
            .layers(lay::cubes(cost, goods, (h / 3).max(12)));
        let label = self.say_contract(contract);
        let tip = Phrase::new("tip-contract").with("contract", label.clone());
        Piece::new(self.contract_id(contract), zone.to_owned(), spot, face, label).tip(tip)
    }
}
