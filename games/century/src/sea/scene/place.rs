//! What a seat has: the board of outposts, the ship with its hold, contracts, bonus tiles.

use kit::scene::{
    FRAME, Face, Glyph, Icon, Layer, Layout, Panel, Piece, Rect, Region, Shape, Spot, Tint,
};
use kit::{Phrase, Scene, Seat, Source};

use super::chart::outpost;
use crate::cubes::{Cube, Cubes};
use crate::scene::{self, Draw as _};
use crate::sea::moves::Lookout;
use crate::sea::{Bonus, Captain, Column, Fleet, Sea, Sites, Venture};
use crate::words as all_words;

/// The ink of headings on paper.
pub(crate) const PAPER: &str = "#123f3e";
/// The ink of what stands under them.
const SMALL: &str = "#3f4a3c";

/// Where everything of the own place stands: board, ship and prizes on a panel each, side by side, so that
/// a narrow screen can show one below the other.
pub(crate) struct Deck {
    /// Where the panels end, and the grounds they have.
    pub(crate) ends: [i32; 3],
    pub(crate) grounds: [&'static str; 3],
    pub(crate) board: Board,
    /// The ship, the symbol it is drawn with, and where in it the hull begins.
    pub(crate) ship: Rect,
    pub(crate) symbol: &'static str,
    pub(crate) hull: i32,
    /// What is written beside it, and the barge under that.
    pub(crate) words: Rect,
    /// The poles for contracts.
    pub(crate) poles: Rect,
    /// The bonus tiles.
    pub(crate) tiles: Rect,
}

/// Where the board of outposts stands.
pub(crate) struct Board {
    pub(crate) at: Rect,
    /// How large a space of it is, and how far the next one.
    pub(crate) space: (i32, i32),
    pub(crate) pitch: (i32, i32),
}

/// The cells of a hull and of a barge.
const HULL: usize = 10;
const BARGE: usize = 3;

impl Deck {
    /// The own place of a seat that has nothing but ship and board.
    pub(crate) fn tall() -> Deck {
        Deck {
            ends: [282, 762, 1020],
            grounds: ["century-my-sea-board", "century-my-sea-ship", "century-my-sea-prizes"],
            board: Board { at: Rect::new(10, 14, 264, 178), space: (37, 28), pitch: (41, 31) },
            ship: Rect::new(142, 12, 324, 184),
            symbol: "century-ship",
            hull: 80,
            words: Rect::new(6, 16, 124, 100),
            poles: Rect::new(10, 14, 240, 100),
            tiles: Rect::new(10, 120, 240, 72),
        }
    }

    /// The own place of a seat that also has cards, on a panel of their own.
    pub(crate) fn low() -> Deck {
        Deck {
            ends: [240, 690, 1020],
            grounds: ["century-low-sea-board", "century-low-sea-ship", "century-low-sea-prizes"],
            board: Board { at: Rect::new(8, 8, 228, 130), space: (39, 21), pitch: (43, 23) },
            ship: Rect::new(120, 0, 324, 140),
            symbol: "century-ship-low",
            hull: 36,
            words: Rect::new(4, 6, 116, 92),
            poles: Rect::new(6, 10, 200, 126),
            tiles: Rect::new(212, 10, 110, 126),
        }
    }
}

impl Sea {
    /// The board of outposts of a seat.
    pub(crate) fn paint_board(
        &self,
        scene: &mut Scene,
        sites: &Sites,
        fleet: &Fleet,
        seat: Seat,
        board: &Board,
    ) {
        let at = board.at;
        scene.paint(Layer::art("century-paper", at));
        heading(scene, "zone-outposts", Rect::new(at.x + 12, at.y + 3, 86, 20));
        let ((w, h), (across, down)) = (board.space, board.pitch);
        // What an empty column brings stands under it, or above where there is no room.
        let above = 30 + 4 * down + 16 > at.h;
        let top = if above { 37 } else { 30 };
        if at.w > 180 {
            let left = if at.w > 200 { 112 } else { 104 };
            let note = Rect::new(at.x + left, at.y + 3, at.w - left - 4, 17);
            scene.paint(Layer::words(Phrase::new("outposts-note"), note, 12).left().ink(SMALL));
        }
        let zone = Rect::new(at.x + 48, at.y + top, at.w - 54, at.h - top - 2);
        let outposts = scene.zone_of(("outposts", seat), "zone-outposts", zone, Layout::Free);
        let built = self.built_of(sites, fleet.outposts);
        for (line, icon) in Cube::ALL.into_iter().rev().enumerate() {
            let y = line as i32 * down;
            let crest = Rect::new(at.x + 14, zone.y + y + h / 2 - 12, 24, 24);
            scene.paint(Layer::art(format!("century-crest-{}", icon.letter()), crest));
            for (column, printed) in self.columns.iter().enumerate() {
                let x = column as i32 * across;
                let left = column < usize::from(built[icon as usize]);
                scene.lay(space((&outposts, seat), (icon, column), *printed, left, (x, y), (w, h)));
            }
        }
        let y = if above { zone.y - 17 } else { zone.y + 4 * down };
        for (column, printed) in self.columns.iter().enumerate() {
            let empty = built.iter().all(|&row| usize::from(row) > column);
            let signs = match (empty, printed.tile, printed.card) {
                (true, ..) => vec!["century-won"],
                (false, tile, card) => {
                    let tile = tile.then_some("century-reward-tile");
                    tile.into_iter().chain(card.then_some("century-reward-card")).collect()
                }
            };
            let left = zone.x + column as i32 * across + w / 2 - 9 * signs.len() as i32;
            for (at, sign) in (0..).zip(signs) {
                scene.paint(Layer::art(sign, Rect::new(left + 18 * at, y, 17, 17)));
            }
        }
    }
}

impl Venture {
    /// The own place of the seat of the viewer, with the name of its ship, at this height of the frame.
    pub(crate) fn paint_deck<S: Captain>(
        &self,
        scene: &mut Scene,
        look: &Lookout<'_, S>,
        seat: Seat,
        (cubes, label): (&str, Phrase),
        (deck, top): (&Deck, i32),
    ) {
        let Some(place) = look.places.get(seat.index()) else { return };
        let [outposts, ship, prizes] = deck.ends;
        let part = |ground: &'static str, label: Phrase, left: i32, right: i32| {
            let at = Rect::new(left, top, right - left, FRAME.h - top);
            Panel::placed(Region::Mine, label, at).backdrop(ground)
        };
        let [under_board, under_ship, under_prizes] = deck.grounds;
        scene.open_panel(part(under_board, Phrase::new("zone-outposts"), 0, outposts));
        self.sea.paint_board(scene, look.sites, place.fleet(), seat, &deck.board);
        scene.open_panel(part(under_ship, label, outposts, ship));
        self.paint_ship(scene, place, seat, cubes, deck, look);
        scene.open_panel(part(under_prizes, Phrase::new("zone-claimed"), ship, prizes));
        self.paint_poles(scene, place, seat, deck.poles);
        let at = deck.tiles;
        scene.paint(Layer::art("century-paper", at));
        heading(scene, "zone-tiles", Rect::new(at.x + 10, at.y + 4, at.w - 20, 20));
        let high = at.h > 100;
        let zone = Rect::new(at.x + 8, at.y + 26, at.w - 16, at.h - 32);
        let layout = if high { Layout::Grid { columns: 2 } } else { Layout::Row };
        let tiles = scene.zone_of(("tiles", seat), "zone-tiles", zone, layout);
        let owned = place.prizes().tiles.total();
        let most = self.sea.columns.len() as i32;
        let pitch = if high { 48 } else { 48.min((zone.w - 40) / (most - 1).max(1)) };
        for number in i32::from(owned)..most {
            let (column, row) = if high { (number % 2, number / 2) } else { (number, 0) };
            let empty = Rect::new(zone.x + pitch * column, zone.y + pitch * row, 40, 40);
            scene.paint(Layer::plate(empty, 6, "#fffaf040").edged("#a67c43", 13).dashed());
        }
        self.paint_tiles(scene, (&tiles, seat), place, 40);
    }

    fn paint_ship<S: Captain>(
        &self,
        scene: &mut Scene,
        place: &S,
        seat: Seat,
        cubes: &str,
        deck: &Deck,
        look: &Lookout<'_, S>,
    ) {
        let (ship, hold, limit) = (deck.ship, place.cubes(), self.hold_of(place));
        scene.paint(Layer::tinted(deck.symbol, ship, Tint::Seat(seat)));
        let sail = Rect::new(ship.x + 88, ship.y + deck.hull - 46, 42, 42);
        if deck.hull > 46 {
            scene.paint(Layer::emblem(seat, sail));
        }
        let words = deck.words;
        scene.paint(Layer::emblem(seat, Rect::new(words.x, words.y, 26, 26)));
        let points = self.points(look.sites, place);
        let line = |row: i32| Rect::new(words.x + 32, words.y + 26 * row, words.w - 32, 24);
        let score = Phrase::new("own-points").with("points", points);
        scene.paint(Layer::words(score, line(0), 17).left().weight(700));
        let named = Phrase::new("own-sources");
        let sources = self.sources(look.sites, place);
        let says = sources.iter().fold(named, |named, source| named.with(source.id, source.points));
        // The hold begins below it.
        let below = ship.y + deck.hull + 30;
        let top = words.y + 27;
        let frame = Rect::new(words.x, top, words.w, (below - top).min(38));
        let zone = scene.zone_of(("sources", seat), "zone-sources", frame, Layout::Free);
        scene.lay(score_sources(seat, zone, &sources, says, frame));
        let count = Phrase::new("own-hold").with("count", hold.total()).with("limit", limit);
        let at = Rect::new(words.x, words.y + words.h - 30, words.w, 22);
        scene.title(count, at, 15, PAPER);
        let room = limit > HULL as u16;
        // The barge lies below what is written, the hull beside it.
        let barge = Rect::new(words.x - 2, ship.y + deck.hull + 60, 126, 42);
        if room {
            scene.paint(Layer::art("century-barge", barge));
        }
        let (x, y) = (words.x - 4, below);
        let zone = Rect::new(x, y, ship.x + 256 - x, 74);
        let zone = scene.zone_of(("hold", seat), "zone-hold", zone, Layout::Free);
        let in_hull = |n: usize| {
            let (column, row) = ((n % 5) as i32, (n / 5) as i32);
            (ship.x + 61 + 38 * column + 4 - x, ship.y + deck.hull + 31 + 32 * row + 1 - y)
        };
        let on_barge = |n: usize| (barge.x + 11 + 35 * n as i32 + 3 - x, barge.y + 9 - y);
        let slot = |n: usize| if n < HULL { in_hull(n) } else { on_barge(n - HULL) };
        let slots = if room { HULL + BARGE } else { HULL };
        let pieces = scene::cubes_at(cubes, &zone, hold, 26, slots, slot);
        scene.pieces.extend(pieces);
    }

    fn paint_poles(&self, scene: &mut Scene, place: &impl Captain, seat: Seat, at: Rect) {
        scene.paint(Layer::art("century-paper", at));
        let claimed = &place.prizes().contracts;
        let have = Phrase::new("own-contracts").with("have", claimed.len()).with("need", self.end);
        let head = Rect::new(at.x + 10, at.y + 3, at.w - 20, 20);
        scene.title(have, head, 15, PAPER);
        let zone = Rect::new(at.x + 8, at.y + 28, at.w - 16, at.h - 34);
        let poles = scene.zone_of(("claimed", seat), "zone-claimed", zone, Layout::Free);
        let step = (zone.w - 4) / i32::from(self.end.max(1));
        let flag = (step - 12).min(38);
        for pole in 0..usize::from(self.end) {
            let x = zone.x + 4 + step * pole as i32;
            scene.paint(Layer::plate(Rect::new(x, zone.y, 3, 62), 1, "#5f3819"));
            let empty = Rect::new(x + 4, zone.y + 3, flag, 44);
            if pole >= claimed.len() {
                let plate = Layer::plate(empty, 3, "#fffaf0").edged("#0d6a68", 13).dashed();
                scene.paint(plate);
                let number = Layer::figure((pole + 1) as i32, empty, 15).ink("#0d6a68");
                scene.paint(number);
            }
        }
        if at.h > 110 {
            let end = Phrase::new("own-contracts-end").with("need", self.end);
            let room = Rect::new(at.x + 10, zone.y + 66, at.w - 20, at.h - 98);
            scene.paint(Layer::words(end, room, 12).left().ink(SMALL).weight(500));
        }
        for (pole, &contract) in claimed.iter().enumerate() {
            let spot = Spot::Point { x: 8 + step * pole as i32, y: 3 };
            scene.lay(self.paint_flag(contract, &poles, spot, flag, 46));
        }
    }

    /// A claimed contract: a pennant with its points.
    fn paint_flag(&self, contract: u8, zone: &str, spot: Spot, w: i32, h: i32) -> Piece {
        let points = self.contract(contract).map_or(0, |card| card.points);
        let mut piece = self.paint_contract(contract, zone, spot, w, h);
        let flag = scene::flag("century-flag", points, Rect::new(0, 0, w, h), h * 2 / 5);
        piece.face.layers = flag.to_vec();
        piece
    }

    /// The bonus tiles of a seat, in the zone opened for them.
    fn paint_tiles(
        &self,
        scene: &mut Scene,
        (zone, seat): (&str, Seat),
        own: &impl Captain,
        size: i32,
    ) {
        let tiles = own.prizes().tiles;
        let mut at = 0;
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
                    let spot = Spot::At(at);
                    scene.lay(self.paint_bonus(kind, points, id, zone, spot, size));
                    at += 1;
                }
            }
        }
    }

    /// What others have, in short: on a panel of 244 that has just been opened.
    pub(crate) fn paint_other<S: Captain>(
        &self,
        scene: &mut Scene,
        look: &Lookout<'_, S>,
        seat: Seat,
    ) {
        let Some(place) = look.places.get(seat.index()) else { return };
        // A panel with something drawn on it writes its own headings, or none.
        scene.paint(Layer::plate(Rect::new(4, 27, 236, 1), 0, "#e4d6b8"));
        let frame = Rect::new(2, 2, 240, 25);
        let zone = scene.zone_of(("store", seat), "zone-hold", frame, Layout::Free);
        let (hold, limit) = (place.cubes(), self.hold_of(place));
        let claimed = place.prizes().contracts.len();
        scene.lay(store(seat, &zone, (hold, limit), (claimed, self.end)));
        let built = self.sea.built_of(look.sites, place.fleet().outposts);
        let frame = Rect::new(2, 28, 178, 25);
        let zone = scene.zone_of(("built", seat), "zone-outposts", frame, Layout::Free);
        scene.lay(row_counts(seat, &zone, built, 0));
        let claims = &place.prizes().contracts;
        let (high, tiles) = match lacks_prizes(place) {
            true => (1, Layout::Free),
            false => (PRIZES, Layout::Row),
        };
        let claimed = Rect::new(2, 54, 104, high);
        let zone = scene.zone_of(("claimed", seat), "zone-claimed", claimed, Layout::Free);
        for (at, &contract) in claims.iter().enumerate() {
            let spot = Spot::Point { x: 26 * at as i32, y: 1 };
            scene.lay(self.paint_flag(contract, &zone, spot, 24, PRIZES - 2));
        }
        let frame = Rect::new(108, 54, 134, high);
        let tiles = scene.zone_of(("tiles", seat), "zone-tiles", frame, tiles);
        self.paint_tiles(scene, (&tiles, seat), place, PRIZES - 2);
    }
}

/// How high the panel of another seat is that is painted so.
pub(crate) fn other_height(place: &impl Captain) -> i32 {
    if lacks_prizes(place) { 55 } else { 56 + PRIZES }
}

/// How high the prizes of another seat are.
const PRIZES: i32 = 32;

/// Whether a seat has neither contracts nor bonus tiles.
fn lacks_prizes(place: &impl Captain) -> bool {
    place.prizes().contracts.is_empty() && place.prizes().tiles.total() == 0
}

fn heading(scene: &mut Scene, title: &'static str, at: Rect) {
    scene.title(Phrase::new(title), at, 15, PAPER);
}

/// Where the points of a seat come from: a sign and a figure for each source, the whole sentence when asked.
fn score_sources(seat: Seat, zone: String, sources: &[Source], says: Phrase, at: Rect) -> Piece {
    let mut face = Face::new(Shape::Tile, at.w, at.h);
    let line = at.h / 2;
    for (number, source) in (0i32..).zip(sources) {
        let (x, y) = (2 + number % 2 * (at.w / 2), number / 2 * line);
        let sign = Rect::new(x, y + 1, line - 2, line - 2);
        face = face.layer(match source.id {
            "contracts" => Layer::art("century-flag", Rect::new(x + 2, y + 1, line - 6, line - 2)),
            "outposts" => outpost(seat, sign),
            "spices" => Layer::art("century-spice-own", sign),
            _ => Layer::art("century-reward-tile", sign),
        });
        let room = Rect::new(x + 20, y, at.w / 2 - 22, line);
        face = face.layer(Layer::figure(source.points, room, 14).left().ink(SMALL));
    }
    let face = face.line(sources.iter().map(|source| Glyph::Points(source.points)));
    let spot = Spot::Point { x: 0, y: 0 };
    Piece::new(format!("sources:{}", seat.0), zone, spot, face, says.clone()).tip(says)
}

/// A space of the board of outposts: the outpost that still waits there, or what it has shown.
fn space(
    (zone, seat): (&str, Seat),
    (icon, column): (Cube, usize),
    printed: Column,
    left: bool,
    (x, y): (i32, i32),
    (w, h): (i32, i32),
) -> Piece {
    let whole = Rect::new(0, 0, w, h);
    let plate = |fill: &'static str| Layer::plate(whole, 6, fill).edged("#a67c43", 11);
    let face = if left {
        Face::new(Shape::Slot, w, h)
            .line([Glyph::Points(printed.points)])
            .layer(plate("#fffdf4"))
            .layer(Layer::figure(printed.points, whole, 15).ink("#2a2018"))
    } else {
        let house = Rect::new(w / 2 - h / 2 + 1, 1, h - 2, h - 2);
        Face::new(Shape::Tile, w, h)
            .tint(Tint::Seat(seat))
            .line([Glyph::Icon(Icon::House)])
            .layer(plate("#efe0bb"))
            .layer(outpost(seat, house))
    };
    let label = Phrase::new(if left { "piece-space" } else { "piece-waiting" })
        .with("icon", Phrase::new(format!("good-{}", icon as u8)))
        .with("points", printed.points);
    let tip = Phrase::new("tip-space").with("points", printed.points);
    let id = format!("space:{}:{}{}", seat.0, icon.letter(), column + 1);
    Piece::new(id, zone.to_owned(), Spot::Point { x, y }, face, label).tip(tip)
}

/// From one counter to the next.
const EACH: i32 = 39;

/// Four counters side by side, each with a sign.
fn counters(sign: impl Fn(Cube, Rect) -> Layer, count: impl Fn(Cube) -> i32) -> Vec<Layer> {
    let counters = Cube::ALL.into_iter().flat_map(|cube| {
        let x = 2 + EACH * cube as i32;
        let number = Layer::figure(count(cube), Rect::new(x + 22, 2, 16, 21), 14);
        [sign(cube, Rect::new(x, 2, 21, 21)), number.left()]
    });
    counters.collect()
}

/// The hold of another seat as four counters, and how many contracts it has of those that end the game.
fn store(
    seat: Seat,
    zone: &str,
    (hold, limit): (Cubes, u16),
    (claimed, end): (usize, u8),
) -> Piece {
    let good = |cube: Cube, at| Layer::good(cube as u8, at);
    let mut layers = counters(good, |cube| hold.count(cube).into());
    let full = Phrase::new("own-hold-short").with("count", hold.total()).with("limit", limit);
    layers.push(Layer::words(full, Rect::new(EACH * 4, 2, 40, 21), 12).left());
    layers.push(Layer::art("century-flag", Rect::new(199, 4, 14, 18)));
    let claimed = Phrase::new("own-hold-short").with("count", claimed).with("limit", end);
    layers.push(Layer::words(claimed, Rect::new(215, 2, 25, 21), 13).left());
    let face = Face::new(Shape::Tile, 240, 25).line(scene::cube_glyphs(hold)).layers(layers);
    let label =
        Phrase::new("piece-store").with("cubes", all_words::cubes(hold)).with("limit", limit);
    Piece::new(
        format!("store:{}", seat.0),
        zone.to_owned(),
        Spot::Point { x: 0, y: 0 },
        face,
        label,
    )
    .tip(Phrase::new("tip-store"))
}

/// The outposts of another seat, by row.
pub(crate) fn row_counts(seat: Seat, zone: &str, built: [u8; 4], y: i32) -> Piece {
    let crest = |icon: Cube, at| Layer::art(format!("century-crest-{}", icon.letter()), at);
    let mut layers = counters(crest, |icon| built[icon as usize].into());
    layers.push(outpost(seat, Rect::new(EACH * 4, 2, 21, 21)));
    let glyphs = built.map(|count| Glyph::Number(count.into()));
    let face = Face::new(Shape::Tile, EACH * 4 + 22, 25).line(glyphs).layers(layers);
    let rows = ["yellow", "red", "green", "brown"].into_iter().zip(built);
    let label = rows.fold(Phrase::new("piece-built"), |label, (row, count)| label.with(row, count));
    Piece::new(format!("built:{}", seat.0), zone.to_owned(), Spot::Point { x: 0, y }, face, label)
        .tip(Phrase::new("tip-built"))
}
