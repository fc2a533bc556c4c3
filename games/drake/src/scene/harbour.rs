//! What else is on the chart: zones and who reaches them, the docks, the voyages, the conquests.

use kit::scene::{Face, Glyph, Icon, Id, Layer, Piece, Rect, Shape, Spot, Tint};
use kit::{Phrase, Seat};

use super::chart::{CHART, COUNTER, kind_icon};
use super::{NAVY, Painter, QUIET, around, crown};
use crate::board::{Kind, Place};
use crate::content::ZONES;
use crate::state::{Phase, Shared};
use crate::words;

/// Where each zone's head stands.
const HEADS: [(i32, i32); ZONES as usize] = [(718, 6), (562, 6), (308, 6), (8, 6)];
/// The docks, and the board with voyages and conquests.
const DOCKS: Rect = Rect { x: 818, y: 6, w: 180, h: 82 };
/// What counters are, where there is nothing but water.
const LEGEND: Rect = Rect { x: 706, y: 187, w: 128, h: 47 };
const TABLE: Rect = Rect { x: 8, y: 264, w: 262, h: 92 };

/// The name of the piece of a ship.
pub(super) fn ship_id(seat: Seat) -> Id {
    format!("ship:{}", seat.0).into()
}

/// The ships in the docks that matter now, in their order.
fn docked(table: &Shared) -> Vec<Seat> {
    match table.phase {
        Phase::Street | Phase::Take(_) => table.loading.to_vec(),
        Phase::Over => table.home.to_vec(),
        _ => table.outbound.to_vec(),
    }
}

impl Painter<'_> {
    /// The ground of the chart.
    pub(super) fn harbour(&mut self) {
        self.zones();
        let table = &self.view.table;
        let heading = match table.phase {
            Phase::Street | Phase::Take(_) => "drake-zone-loading",
            Phase::Over => "drake-zone-home",
            _ => "drake-zone-outbound",
        };
        self.paint([
            Layer::art("drake-docks", DOCKS),
            Layer::title(Phrase::new(heading), Rect::new(DOCKS.x + 8, DOCKS.y + 3, 166, 17), 13)
                .ink(NAVY),
            Layer::art("drake-cartouche", TABLE),
            Layer::title(
                Phrase::new("drake-panel-chart"),
                Rect::new(TABLE.x + 11, TABLE.y + 10, 108, 22),
                13,
            )
            .ink(NAVY),
            Layer::words(
                Phrase::new("drake-voyage"),
                Rect::new(TABLE.x + 12, TABLE.y + 32, 100, 15),
                12,
            )
            .left()
            .ink(QUIET)
            .weight(400),
        ]);
        let (voyage, voyages) = (table.voyage, self.drake.components.figures.voyages);
        for number in 0..voyages {
            let now = number == voyage;
            let at = around(TABLE.x + 26 + 34 * i32::from(number), TABLE.y + 65, 26);
            let (fill, ink) = if now { (NAVY, "#ffffff") } else { ("#f1e4c4", NAVY) };
            self.paint([
                Layer::plate(at, 13, fill).edged(NAVY, 15),
                Layer::title(number + 1, Rect { x: at.x + 9, ..at }, 15).ink(ink),
            ]);
        }
    }

    /// What the boxes at forts and galleons are.
    pub(super) fn legend(&mut self) {
        let lies =
            |at: &Place| at.site().is_some_and(|site| self.view.table.guarded >> site & 1 != 0);
        let secret = Place::all().filter(lies).any(|at| self.view.is_own_secret(at));
        let hidden = Place::all().filter(lies).any(|at| self.view.counter(at).is_none());
        let pool = self.drake.components.troops.normal;
        let most = pool.iter().rposition(|&count| count > 0).unwrap_or_default();
        let rows = [
            (secret, "drake-seen", Phrase::new("drake-legend-secret")),
            (hidden, "drake-facedown", Phrase::new("drake-legend-hidden").with("most", most)),
        ];
        let rows = rows.into_iter().filter(|(there, ..)| *there);
        let h = 5 + 21 * rows.clone().count() as i32;
        if h > 5 {
            let whole = Rect { h, ..LEGEND };
            self.paint([Layer::plate(whole, 7, "#fffaee").edged(NAVY, 10).lying()]);
        }
        for (at, (_, symbol, says)) in (0i32..).zip(rows) {
            let box_at = Rect { x: LEGEND.x + 5, y: LEGEND.y + 4 + 21 * at, ..COUNTER };
            self.paint([Layer::art(symbol, box_at)]);
            if symbol == "drake-seen" {
                self.paint([Layer::figure("+", box_at, 12).ink(NAVY)]);
            }
            let room = Rect::new(box_at.x + 28, box_at.y, LEGEND.w - 36, COUNTER.h);
            self.paint([Layer::words(says, room, 11).left().weight(500).ink(NAVY)]);
        }
    }

    /// The heads of the zones with the cubes of the captains who reach no further.
    fn zones(&mut self) {
        let table = self.view.table;
        let mine =
            self.view.viewer.seat().and_then(|seat| table.captain(seat).map(|own| (seat, own)));
        if let Some((seat, own)) = mine
            && let rope @ 1..ZONES = own.range
        {
            let whole = Rect::new(0, 0, CHART.w, CHART.h);
            self.paint([Layer::tinted(format!("drake-rope{rope}"), whole, Tint::Seat(seat))]);
        }
        for (zone, (x, y)) in (1u8..).zip(HEADS) {
            let width = 30 + 14 * i32::from(zone);
            self.paint([
                Layer::art(format!("drake-head{zone}"), Rect::new(x, y, width, 27)),
                Layer::title(zone, Rect::new(x + 7, y, 14, 27), 16).ink("#ffffff"),
            ]);
            let there = Seat::all(self.drake.options.seats)
                .filter(|&seat| table.captain(seat).is_some_and(|captain| captain.range == zone));
            for (at, seat) in (0i32..).zip(there) {
                let cube = Rect::new(x + width + 3 + 19 * at, y + 5, 17, 18);
                let emblem =
                    Layer::Emblem { seat, at: around(cube.x + 8, cube.y + 8, 13), disc: false };
                self.paint([Layer::tinted("drake-cube", cube, Tint::Seat(seat)), emblem]);
            }
        }
    }

    /// Ships in the docks. Whoever has passed, or is home, has the number of the dock beside the ship;
    /// until discs are turned up that is when it sails.
    pub(super) fn ships(&mut self) {
        let table = self.view.table;
        for (at, seat) in (0i32..).zip(docked(&table)) {
            let galleon = table.captain(seat).is_some_and(|captain| captain.galleon);
            let (key, symbol, size) = match galleon {
                true => ("drake-piece-galleon", "drake-galleon-mine", 36),
                false => ("drake-piece-ship", "drake-frigate-mine", 28),
            };
            let over = table.phase == Phase::Over;
            let docks = if over || table.revealed { &table.home } else { &table.outbound };
            let number = docks.iter().position(|&other| other == seat);
            let mut layers = vec![
                Layer::tinted(symbol, Rect::new(0, 36 - size, 34, size), Tint::Seat(seat)),
                Layer::Emblem {
                    seat,
                    at: around(17, if galleon { 13 } else { 16 }, 13),
                    disc: false,
                },
            ];
            let mut face = Face::new(Shape::Figure, 34, 54)
                .tint(Tint::Seat(seat))
                .line([Glyph::Icon(Icon::Ship)]);
            if let Some(number) = number {
                let at = around(17, 46, 15);
                layers.push(Layer::plate(at, 7, NAVY));
                layers.push(Layer::figure(number as i32 + 1, at, 11).ink("#ffffff"));
                face = face.line([Glyph::Number(number as i32 + 1)]);
            }
            let label = Phrase::new(key).with("who", seat);
            let tip = Phrase::new("drake-tip-ship");
            let spot = Spot::Point { x: DOCKS.x + 5 + 34 * at, y: DOCKS.y + 23 };
            let piece = Piece::new(ship_id(seat), "chart", spot, face.layers(layers), label);
            self.add(piece.tip(tip));
        }
    }

    /// The conquests of the voyage: a column for each kind, and what kinds are worth.
    pub(super) fn conquests(&mut self) {
        let table = self.view.table;
        let left = TABLE.x + 122;
        let signs = ["drake-townsign", "drake-fortsign", "drake-ship"];
        for ((column, kind), symbol) in (0i32..).zip(Kind::CONQUESTS).zip(signs) {
            let x = left + 46 * column;
            let points = self.drake.components.conquests[column as usize + 1];
            self.paint([
                Layer::plate(Rect::new(x, TABLE.y + 9, 43, 72), 6, "#f6ead0").edged("#c9b27c", 10),
                Layer::art(symbol, around(x + 13, TABLE.y + 21, 18)),
            ]);
            self.paint(crown(points.into(), x + 31, TABLE.y + 21, 20));
            for (at, seat) in (0i32..).zip(Seat::all(self.drake.options.seats)) {
                let spot = (x + 4 + 18 * (at % 2), TABLE.y + 33 + 16 * (at / 2));
                let conquered = table.captain(seat).is_some_and(|own| own.has_conquered(kind));
                self.conquest(kind, seat, conquered, spot);
            }
        }
    }

    fn conquest(&mut self, kind: Kind, seat: Seat, conquered: bool, (x, y): (i32, i32)) {
        let whole = Rect::new(0, 0, 15, 15);
        if !conquered {
            let at = Rect { x, y, ..whole };
            self.paint([Layer::tinted("drake-cubeplace", at, Tint::Seat(seat))]);
            return;
        }
        let face = Face::new(Shape::Tile, 15, 15)
            .tint(Tint::Seat(seat))
            .line([Glyph::Icon(kind_icon(kind))])
            .layers([
                Layer::tinted("drake-cube", whole, Tint::Seat(seat)),
                Layer::Emblem { seat, at: Rect::new(2, 1, 11, 11), disc: false },
            ]);
        let label =
            Phrase::new("drake-tip-conquest").with("who", seat).with("kind", words::kind(kind));
        let id = format!("conquest:{}:{}", kind.id(), seat.0);
        let piece = Piece::new(id, "chart", Spot::Point { x, y }, face, label.clone());
        self.add(piece.tip(label));
    }
}
