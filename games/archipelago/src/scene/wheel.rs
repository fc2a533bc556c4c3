//! The helm: the actions as sectors, with the discs that are on them.

use kit::Seat;
use kit::scene::{Face, Glyph, Icon, Layer, Layout, Panel, Piece, Rect, Region, Shape, Spot, Tint};

use super::{ACCENT, Painter, around, coin, good_sign, sign};
use crate::components::{Action, Resource};
use crate::words::{good, resource, say};

const PLACE: Rect = Rect { x: 8, y: 392, w: 276, h: 272 };
/// The middle of the helm.
const HUB: (i32, i32) = (138, 138);
/// Circles of taxes, in the middle of the panel's picture.
const TAXES: [(i32, i32); 4] = [(143, 189), (157, 186), (146, 203), (161, 199)];
/// The own circles of reproduction: two rows, apart from those of exploration.
const BIRTHS: [(i32, i32); 5] = [(90, 151), (96, 164), (74, 148), (77, 161), (84, 173)];
/// The own circles of exploration, and the shared ones: three rows.
const VOYAGES: [(i32, i32); 5] = [(111, 180), (125, 186), (98, 189), (111, 196), (126, 201)];
const SHARED: [(i32, i32); 2] = [(108, 211), (123, 216)];

/// A sector of the helm.
struct Sector {
    /// The resource that is harvested, or the action.
    action: &'static str,
    at: Rect,
    /// Its outline from its own corner.
    path: &'static str,
    /// Where its sign is, and the middle of its name: on the panel, because a name reaches from rim to rim.
    sign: (i32, i32),
    name: (i32, i32),
}

const SECTORS: [Sector; 13] = [
    Sector {
        action: "fruit",
        at: Rect { x: 32, y: 52, w: 77, h: 68 },
        path: "M0.4 35.6 A117 117 0 0 1 26.2 0.4 L76.7 54.6 A43 43 0 0 0 67.2 67.5 Z",
        sign: (58, 79),
        name: (0, 0),
    },
    Sector {
        action: "cattle",
        at: Rect { x: 58, y: 29, w: 65, h: 78 },
        path: "M0.2 23.4 A117 117 0 0 1 37.1 0.1 L64.2 69 A43 43 0 0 0 50.7 77.6 Z",
        sign: (85, 54),
        name: (0, 0),
    },
    Sector {
        action: "fish",
        at: Rect { x: 95, y: 21, w: 43, h: 77 },
        path: "M0.1 8.1 A117 117 0 0 1 43 0 L43 74 A43 43 0 0 0 27.2 77 Z",
        sign: (120, 41),
        name: (0, 0),
    },
    Sector {
        action: "wood",
        at: Rect { x: 138, y: 21, w: 43, h: 77 },
        path: "M0 0 A117 117 0 0 1 42.9 8.1 L15.8 77 A43 43 0 0 0 0 74 Z",
        sign: (156, 41),
        name: (0, 0),
    },
    Sector {
        action: "stone",
        at: Rect { x: 153, y: 29, w: 65, h: 78 },
        path: "M27.9 0.1 A117 117 0 0 1 64.8 23.4 L14.3 77.6 A43 43 0 0 0 0.8 69 Z",
        sign: (191, 54),
        name: (0, 0),
    },
    Sector {
        action: "iron",
        at: Rect { x: 167, y: 52, w: 77, h: 68 },
        path: "M50.8 0.4 A117 117 0 0 1 76.6 35.6 L9.8 67.5 A43 43 0 0 0 0.3 54.6 Z",
        sign: (218, 79),
        name: (0, 0),
    },
    Sector {
        action: "migration",
        at: Rect { x: 176, y: 87, w: 79, h: 61 },
        path: "M67.6 0.6 A117 117 0 0 1 78.6 60.2 L4.9 54.4 A43 43 0 0 0 0.8 32.5 Z",
        sign: (224, 108),
        name: (217, 127),
    },
    Sector {
        action: "construction",
        at: Rect { x: 174, y: 141, w: 81, h: 59 },
        path: "M80.6 6.2 A117 117 0 0 1 63.8 58.1 L0.7 19.5 A43 43 0 0 0 6.9 0.4 Z",
        sign: (224, 156),
        name: (217, 172),
    },
    Sector {
        action: "transaction",
        at: Rect { x: 160, y: 160, w: 78, h: 78 },
        path: "M77.8 39.1 A117 117 0 0 1 39.1 77.8 L0.5 14.7 A43 43 0 0 0 14.7 0.5 Z",
        sign: (185, 182),
        name: (208, 200),
    },
    Sector {
        action: "taxes",
        at: Rect { x: 128, y: 174, w: 72, h: 81 },
        path: "M71.1 63.8 A117 117 0 0 1 0.8 80.6 L6.6 6.9 A43 43 0 0 0 32.5 0.7 Z",
        sign: (151, 219),
        name: (161, 237),
    },
    Sector {
        action: "exploration",
        at: Rect { x: 53, y: 167, w: 82, h: 88 },
        path: "M75.8 87.6 A117 117 0 0 1 0.1 51.5 L53.8 0.6 A43 43 0 0 0 81.6 13.9 Z",
        sign: (89, 203),
        name: (99, 230),
    },
    Sector {
        action: "reproduction",
        at: Rect { x: 21, y: 140, w: 86, h: 79 },
        path: "M32.1 78.5 A117 117 0 0 1 0.2 5.1 L74.1 0.6 A43 43 0 0 0 85.8 27.6 Z",
        sign: (50, 159),
        name: (57, 184),
    },
    Sector {
        action: "recruitment",
        at: Rect { x: 21, y: 87, w: 79, h: 59 },
        path: "M0.2 58.1 A117 117 0 0 1 11.4 0.6 L78.2 32.5 A43 43 0 0 0 74.1 53.6 Z",
        sign: (46, 112),
        name: (56, 129),
    },
];

impl Painter<'_> {
    pub(super) fn wheel(&mut self) {
        self.panel(Panel::placed(Region::Board, say("zone-wheel"), PLACE));
        let coins = self.view.table.wheel.coins;
        self.paint([
            Layer::plate(Rect::new(0, 0, PLACE.w, PLACE.h), 10, "#fff8e6").edged("#e3d6b8", 10),
            Layer::title(say("heading-actions"), Rect::new(8, 6, 110, 20), 14).ink(ACCENT),
            Layer::art("arch-helm", Rect::new(0, 0, PLACE.w, PLACE.h)),
            sign("arch-b-port", HUB.0, HUB.1 - 27, 26),
            sign("arch-b-market", HUB.0, HUB.1 + 27, 26),
        ]);
        self.zone(
            "wheel",
            "zone-wheel",
            Rect::new(0, 0, PLACE.w, PLACE.h),
            Layout::Grid { columns: 1 },
        );
        for sector in &SECTORS {
            self.sector(sector);
        }
        let look = Face::new(Shape::Disc, 24, 24)
            .tint(Tint::Gold)
            .line([Glyph::Number(coins.into())])
            .layers(coin(coins, 12, 12, 24));
        let spot = Spot::Point { x: HUB.0 - 12, y: HUB.1 - 12 };
        let tip = say("hub-tip").with("count", coins);
        self.add(Piece::new("hub", "wheel", spot, look, say("hub")).tip(tip));
    }

    fn sector(&mut self, sector: &Sector) {
        let Rect { x: left, y: top, w, h } = sector.at;
        let (x, y) = (sector.sign.0 - left, sector.sign.1 - top);
        let look = Face::new(Shape::Tile, w, h).outline(sector.path);
        let spot = Spot::Point { x: left, y: top };
        if let Some(of) = Resource::parse(sector.action) {
            let look = look.line([Glyph::Goods(good(of), 1)]).layer(sign(good_sign(of), x, y, 29));
            let label = say("do-harvest").with("of", resource(of));
            let id = format!("harvest-{}", of.id());
            let tip = say("action-harvest-about");
            self.add(Piece::new(id, "wheel", spot, look, label).tip(tip));
            return;
        }
        let Some(action) = Action::parse(sector.action) else { return };
        let (symbol, icon) = signs(action);
        let key = format!("action-{}", action.id());
        let name = Rect::new(sector.name.0 - left - 33, sector.name.1 - top - 7, 66, 14);
        // Whatever lies there, the name is read.
        let circles = self.circles(action).into_iter();
        let mut layers: Vec<Layer> =
            circles.map(|layer| super::colony::moved(layer, -left, -top)).collect();
        layers.push(sign(symbol, x, y, 20));
        layers.push(
            Layer::words(say(&format!("wheel-{}", action.id())), name, 12)
                .weight(700)
                .ink("#3a2208"),
        );
        layers.extend(self.gains(action, x, y));
        let look = look.line([Glyph::Icon(icon)]).layers(layers);
        let tip = say(&format!("{key}-about"));
        let id = format!("act-{}", action.id());
        self.add(Piece::new(id, "wheel", spot, look, say(&key)).tip(tip));
    }

    /// What an action costs or brings the viewer now.
    fn gains(&self, action: Action, x: i32, y: i32) -> Vec<Layer> {
        let (game, table) = (self.game, &self.view.table);
        let florins = match (action, self.view.viewer.seat()) {
            (Action::Taxes, Some(seat)) => game.tax_yield(table, seat),
            (Action::Recruitment, _) => game.components.worker_cost(table.surplus),
            _ => return Vec::new(),
        };
        coin(florins, x + 19, y - 2, 18).into()
    }

    /// The circles of an action with the discs on them.
    fn circles(&self, action: Action) -> Vec<Layer> {
        let wheel = &self.view.table.wheel;
        let figures = &self.game.components.figures;
        let own = |points: &[(i32, i32); 5], is_on: &dyn Fn(Seat) -> bool| -> Vec<Layer> {
            let seats = self.game.seats().zip(points);
            seats.map(|(seat, &point)| circle(seat, is_on(seat), point)).collect()
        };
        let shared = |points: &[(i32, i32)], circles: u8, used: u8| -> Vec<Layer> {
            let shown = points.iter().take(circles.into()).enumerate();
            shown
                .map(|(at, &(x, y))| match at < usize::from(used) {
                    true => sign("arch-circled", x, y, 14),
                    false => sign("arch-circle", x, y, 12),
                })
                .collect()
        };
        match action {
            Action::Taxes => shared(&TAXES, figures.tax_circles, wheel.taxes),
            Action::Reproduction => own(&BIRTHS, &|seat| wheel.parents.contains(seat)),
            Action::Exploration => {
                let mut layers = own(&VOYAGES, &|seat| wheel.explorers.contains(seat));
                layers.extend(shared(&SHARED, figures.explore_circles, wheel.shared));
                layers
            }
            _ => Vec::new(),
        }
    }
}

/// The circle of a seat, with its disc or without.
fn circle(seat: Seat, is_on: bool, (x, y): (i32, i32)) -> Layer {
    let (name, size) = if is_on { ("disc", 14) } else { ("circle", 12) };
    let symbol = format!("arch-{name}{}", seat.0 % 5);
    Layer::tinted(symbol, around(x, y, size), Tint::Seat(seat))
}

/// The picture of an action, and its sign where there are none.
fn signs(action: Action) -> (&'static str, Icon) {
    match action {
        Action::Harvest | Action::Construction => ("arch-a-build", Icon::Hammer),
        Action::Taxes => ("arch-a-tax", Icon::Coin),
        Action::Exploration => ("arch-a-explore", Icon::Spyglass),
        Action::Reproduction => ("arch-a-baby", Icon::Settler),
        Action::Recruitment => ("arch-a-recruit", Icon::Merchant),
        Action::Migration => ("arch-a-migrate", Icon::Sail),
        Action::Transaction => ("arch-a-trade", Icon::Scales),
    }
}
