//! How the table of Borneo looks.
//!
//! Missions lie in a row at the top. Below them on the left stand the four companies, each a column
//! of ranks under its ship; then come the three harbours, each with a count of the visible flags
//! of every company and its cargo card by card; the piles are on the right. What belongs to the
//! seats, and what is touched for each move, is in `places.rs`.

pub(crate) mod paint;
mod places;

use kit::scene::{
    Face, Glyph, Icon, Id, Layout, Panel, Piece, Rect, Region, Shape, Size, Spot, Tint, Touch, Zone,
};
use kit::{CardSet, Phrase, Scene, Seat};

use self::paint::{STRIP, STRIP_FLAG, SecondRow};
use crate::Borneo;
use crate::content::{Card, Mission, Port};
use crate::flags::Company;
use crate::state::{Merchant, Move, Phase, Shared, Ware};
use crate::view::View;

/// Draws the view.
pub(crate) fn draw(game: &Borneo, view: &View) -> Scene {
    let mut painter = Painter::new(game, view);
    painter.scene.prompt = Some(game.say_prompt(view));
    painter.board();
    for seat in Seat::all(game.options.seats) {
        painter.place(seat);
    }
    painter.scene
}

/// How a decision is made by hand.
pub(crate) fn touch(game: &Borneo, view: &View, decision: Move) -> Touch {
    Painter::new(game, view).touch(decision).called_by_words()
}

/// The decision, legal or not, for which the piece would be touched.
pub(crate) fn intent(game: &Borneo, view: &View, piece: &str) -> Option<Move> {
    let moves = conceivable(view);
    kit::scene::intent_among(game, view, piece, moves)
}

/// The decisions that could be meant by a touch now, those of this phase first.
fn conceivable(view: &View) -> Vec<Move> {
    let table = &view.table;
    let mut moves = Vec::new();
    let companies = || Company::all();
    let place = view.viewer.seat().and_then(|seat| table.place(seat)).copied().unwrap_or_default();
    let wares = || {
        let cards = place.cards.iter().map(|card| Ware::Card(Card(card)));
        cards.chain(place.ports.iter().map(|port| Ware::Port(Port(port))))
    };
    let merchants = || {
        Company::all().flat_map(|company| {
            (0..table.columns[usize::from(company.0)].len() as u8)
                .map(move |rank| Merchant { company, rank })
        })
    };
    let hand = || view.hand.iter().map(Card);
    let laid = match table.phase {
        Phase::Attack(duel) | Phase::Defend(duel) => duel.attack.union(duel.defence),
        Phase::Reward { cards, .. } => cards,
        _ => CardSet::EMPTY,
    };
    match table.phase {
        Phase::Attack(_) | Phase::Defend(_) => moves.extend(hand().map(Move::Lay)),
        Phase::Yield(_) => {
            moves.push(Move::Stay);
            moves.extend(companies().map(Move::Leave));
        }
        Phase::Pay(_) => moves.extend(wares().map(Move::Spend)),
        _ => {}
    }
    moves.extend(companies().map(Move::Place));
    moves.extend(table.missions.iter().map(|mission| Move::Mission(Mission(mission))));
    for quay in &table.quays {
        moves.extend(quay.cargo.iter().map(|&card| Move::Pick(card)));
    }
    moves.extend(
        hand().flat_map(|card| {
            (0..table.quays.len() as u8).map(move |space| Move::Ship(card, space))
        }),
    );
    moves.extend(laid.iter().map(|card| Move::Keep(Card(card))));
    // A harbour is a harbour even to an empty hand.
    moves.extend((0..table.quays.len() as u8).map(|space| Move::Ship(Card::default(), space)));
    moves.extend(merchants().map(|merchant| Move::Transfer(merchant, merchant.company)));
    moves.extend(wares().map(Move::Spend));
    moves
}

const BOARD: Size = Size { w: 1000, h: 420 };
const MISSIONS: Rect = Rect { x: 8, y: 4, w: 984, h: 64 };
/// The companies' columns, the harbours and what stands in them.
const TOP: i32 = 74;
const COLUMN: Size = Size { w: 76, h: 300 };
const COLUMN_STEP: i32 = 80;
const RANK: i32 = 44;
const QUAY: Size = Size { w: 188, h: 342 };
const QUAY_STEP: i32 = 194;
const QUAYS_LEFT: i32 = 336;
const TALLY_TOP: i32 = 60;
const CARGO_TOP: i32 = 88;
const CARGO_STEP: i32 = 28;
const FLAGS_LEFT: i32 = 74;
const FLAG_STEP: i32 = 27;
const PILES_LEFT: i32 = 922;
const DUEL_TOP: i32 = 378;

/// A scene in the making.
pub(crate) struct Painter<'a> {
    pub(crate) game: &'a Borneo,
    pub(crate) view: &'a View,
    pub(crate) table: &'a Shared,
    pub(crate) scene: Scene,
}

impl<'a> Painter<'a> {
    fn new(game: &'a Borneo, view: &'a View) -> Painter<'a> {
        Painter { game, view, table: &view.table, scene: Scene::default() }
    }
}

impl Painter<'_> {
    fn board(&mut self) {
        self.panel(Region::Board, Phrase::new("panel-board"), BOARD);
        self.missions();
        Company::all().for_each(|company| self.company(company));
        self.duel();
        (0..self.table.quays.len()).for_each(|space| self.quay(space));
        self.piles();
    }

    /// The missions on offer, the cheapest first.
    fn missions(&mut self) {
        self.zone("missions", "zone-missions", MISSIONS, Layout::Row);
        let mut missions: Vec<Mission> = self.table.missions.iter().map(Mission).collect();
        let points = |mission: &Mission| {
            self.game.components.mission(*mission).map_or(0, |tile| tile.points)
        };
        missions.sort_by_key(points);
        let all = self.game.components.missions_in_play.len().max(1) as i32;
        let size = Size { w: (MISSIONS.w / all - 8).min(80), h: 60 };
        for (at, mission) in missions.into_iter().enumerate() {
            let mut piece = self.game.paint_mission(mission, "missions".into(), at, size);
            if let Phase::Pay(payment) = self.table.phase
                && payment.mission == mission
            {
                piece = piece.badge(Glyph::Mark, Phrase::new("badge-being-paid"));
            }
            self.scene.pieces.push(piece);
        }
    }

    fn company(&mut self, company: Company) {
        let zone = format!("company-zone:{}", company.0);
        let frame = Rect::new(8 + i32::from(company.0) * COLUMN_STEP, TOP, COLUMN.w, COLUMN.h);
        let label = self.game.say_company(company);
        self.zone_called(zone.clone(), label.clone(), frame, Layout::Column);
        let face = Face::new(Shape::Tile, COLUMN.w - 4, 40)
            .tint(Tint::Kind(company.0))
            .line([Glyph::Icon(Icon::Ship), Glyph::Word(self.game.say_flag(company))]);
        let tip = Phrase::new("tip-company").with("company", label.clone());
        let mut ship =
            Piece::new(company_piece(company), zone.clone(), Spot::At(0), face, label).tip(tip);
        if let Some((glyph, says)) = self.marker(company) {
            ship = ship.badge(glyph, says);
        }
        self.scene.pieces.push(ship);
        for rank in 0..self.game.components.parameters.ranks {
            let spot = Spot::At(u16::from(rank) + 1);
            let piece = match self.table.owner(Merchant { company, rank }) {
                Some(seat) => self.merchant(Merchant { company, rank }, seat, &zone, spot),
                None => {
                    let face = Face::new(Shape::Slot, RANK, RANK)
                        .line([Glyph::Number(i32::from(rank) + 1)]);
                    let label = Phrase::new("piece-free-rank").with("rank", u16::from(rank) + 1);
                    Piece::new(
                        format!("rank:{}:{rank}", company.0),
                        zone.clone(),
                        spot,
                        face,
                        label,
                    )
                }
            };
            self.scene.pieces.push(piece);
        }
    }

    /// The rank marker on a company while cargo is shared out.
    fn marker(&self, company: Company) -> Option<(Glyph, Phrase)> {
        let Phase::Pick(distribution) = self.table.phase else { return None };
        let rank = distribution.ranking.iter().position(|&other| other == company)? + 1;
        Some(if distribution.monopoly {
            (Glyph::Word(Phrase::new("marker-monopoly")), Phrase::new("badge-monopoly"))
        } else {
            (Glyph::Number(rank as i32), Phrase::new("badge-served").with("rank", rank))
        })
    }

    fn merchant(&self, merchant: Merchant, seat: Seat, zone: &str, spot: Spot) -> Piece {
        let rank = u16::from(merchant.rank) + 1;
        let face = Face::new(Shape::Disc, RANK, RANK)
            .tint(Tint::Seat(seat))
            .line([Glyph::Icon(Icon::Merchant)]);
        let label = Phrase::new("piece-merchant").with("who", seat).with("rank", rank);
        let tip = Phrase::new("tip-merchant")
            .with("who", seat)
            .with("rank", rank)
            .with("company", self.game.say_company(merchant.company));
        let piece = Piece::new(self.merchant_piece(merchant), zone.to_owned(), spot, face, label);
        let piece = piece.tip(tip);
        let (duel, next) = match self.table.phase {
            Phase::Attack(duel) | Phase::Defend(duel) => (Some(duel), None),
            Phase::Pick(distribution) => (None, distribution.queue.first().copied()),
            Phase::Yield(beaten) => (None, Some(beaten)),
            _ => (None, None),
        };
        if duel.is_some_and(|duel| duel.attacker == merchant) {
            piece.badge(Glyph::Icon(Icon::Blades), Phrase::new("badge-attacks"))
        } else if duel.is_some_and(|duel| duel.defender() == merchant) {
            piece.badge(Glyph::Icon(Icon::Fort), Phrase::new("badge-defends"))
        } else if next == Some(merchant) {
            piece.badge(Glyph::Icon(Icon::Action), Phrase::new("badge-next"))
        } else {
            piece
        }
    }

    /// A merchant's name is its owner and how many of the owner's stand before it.
    pub(crate) fn merchant_piece(&self, merchant: Merchant) -> Id {
        let seat = self.table.owner(merchant).unwrap_or_default();
        let number = self.table.merchants(seat).position(|other| other == merchant);
        format!("merchant:{}:{}", seat.0, number.unwrap_or_default()).into()
    }

    /// The cards of a duel, with the flags that count on each.
    fn duel(&mut self) {
        let (company, attack, defence) = match self.table.phase {
            Phase::Attack(duel) | Phase::Defend(duel) => {
                (Some(duel.attacker.company), duel.attack, duel.defence)
            }
            Phase::Reward { cards, .. } => (None, CardSet::EMPTY, cards),
            _ => return,
        };
        for (at, (zone, cards)) in
            [("duel-attack", attack), ("duel-defence", defence)].into_iter().enumerate()
        {
            let frame = Rect::new(8 + at as i32 * 160, DUEL_TOP, 156, 40);
            self.zone_called(zone, Phrase::new(format!("zone-{zone}")), frame, Layout::Row);
            for (place, card) in cards.iter().map(Card).enumerate() {
                let size = Size { w: 46, h: 38 };
                let spot = Spot::At(place as u16);
                let mut piece = self.game.paint_card(card, zone.into(), spot, size);
                if let Some(company) = company {
                    let one = [card.0].into_iter().collect();
                    let flags = self.game.components.flags(one, company);
                    let says = Phrase::new("badge-flags").with("count", flags);
                    piece = piece.badge(Glyph::Number(flags.into()), says);
                }
                self.scene.pieces.push(piece);
            }
        }
    }

    fn quay(&mut self, space: usize) {
        let quay = self.table.quays[space];
        let id: Id = format!("harbour:{space}").into();
        let frame = Rect::new(QUAYS_LEFT + space as i32 * QUAY_STEP, TOP, QUAY.w, QUAY.h);
        let label = match quay.port {
            Some(port) => Phrase::new("zone-harbour").with("name", self.game.port_name(port)),
            None => Phrase::new("zone-harbour-empty"),
        };
        self.zone_called(id.clone(), label, frame, Layout::Free);
        if let Some(port) = quay.port {
            let size = Size { w: QUAY.w, h: 56 };
            let spot = Spot::Point { x: 0, y: 0 };
            self.scene.pieces.push(self.game.paint_port(port, id.clone(), spot, size, true));
        }
        self.tallies(space, &id);
        let last = quay.cargo.len().saturating_sub(1);
        for (at, &card) in quay.cargo.iter().enumerate() {
            let y = CARGO_TOP + at as i32 * CARGO_STEP;
            let spot = Spot::Point { x: 0, y };
            self.scene.pieces.push(self.game.paint_card(card, id.clone(), spot, STRIP));
            let second = if at < last { SecondRow::Covered } else { SecondRow::Visible };
            let flags = self.game.paint_flags(card, &id, STRIP_FLAG, second, |flag| Spot::Point {
                x: FLAGS_LEFT + i32::from(flag) * FLAG_STEP,
                y: y + 1,
            });
            self.scene.pieces.extend(flags);
        }
    }

    /// How many flags of each company can be seen in a harbour.
    fn tallies(&mut self, space: usize, zone: &Id) {
        let quay = &self.table.quays[space];
        let harbour = quay.port.and_then(|port| self.game.components.harbour(port));
        let Some(harbour) = harbour else { return };
        let visible = self.game.visible(quay);
        for company in Company::all() {
            let count = visible.of(company);
            let face = Face::new(Shape::Tile, 44, 24)
                .tint(Tint::Kind(company.0))
                .line([Glyph::Word(self.game.say_flag(company)), Glyph::Number(count.into())]);
            let nation = self.game.say_nation(company);
            let label = Phrase::new("piece-tally").with("nation", nation.clone());
            let tip = Phrase::new("tip-tally")
                .with("nation", nation)
                .with("count", count)
                .with("needed", harbour.monopoly)
                .with("lacking", harbour.monopoly.saturating_sub(count));
            let spot = Spot::Point { x: i32::from(company.0) * 48, y: TALLY_TOP };
            let id = format!("tally:{space}:{}", company.0);
            let piece = Piece::new(id, zone.clone(), spot, face, label.with("count", count));
            self.scene.pieces.push(piece.tip(tip));
        }
    }

    fn piles(&mut self) {
        let zone = |y: i32, h: i32| Rect::new(PILES_LEFT, y, 70, h);
        self.zone("pile", "zone-pile", zone(TOP, 84), Layout::Pile);
        self.zone("port-pile", "zone-port-pile", zone(164, 70), Layout::Pile);
        self.zone("discard", "zone-discard", zone(240, 90), Layout::Pile);
        self.pile("pile", self.view.pile.into(), Size { w: 54, h: 76 });
        self.pile("port-pile", self.table.port_pile.len(), Size { w: 54, h: 60 });
        for (at, card) in self.table.discard.iter().enumerate() {
            let (spot, size) = (Spot::At(at as u16), Size { w: 54, h: 76 });
            let piece = self.game.paint_card(Card(card), "discard".into(), spot, size);
            self.scene.pieces.push(piece);
        }
        if self.game.blackbeard {
            self.zone("lair", "zone-lair", zone(338, 74), Layout::Pile);
            if self.table.pirate.is_none() {
                self.pirate_ship("lair".into(), 0, Size { w: 54, h: 54 });
            }
        }
    }

    fn pile(&mut self, zone: &'static str, count: u32, size: Size) {
        if count == 0 {
            return;
        }
        let face = Face::new(Shape::Back, size.w, size.h).line([Glyph::Mark]);
        let left = Phrase::new("badge-left").with("count", count);
        let piece = Piece::new(zone, zone, Spot::At(0), face, Phrase::new("piece-pile"))
            .tip(Phrase::new(format!("tip-{zone}")).with("count", count))
            .badge(Glyph::Number(count as i32), left);
        self.scene.pieces.push(piece);
    }

    pub(crate) fn pirate_ship(&mut self, zone: Id, at: u16, size: Size) {
        let face = Face::new(Shape::Tile, size.w, size.h).line([Glyph::Icon(Icon::Pirate)]);
        let tip = Phrase::new("tip-pirate-ship")
            .with("loss", self.game.components.parameters.pirate_loss);
        let label = Phrase::new("piece-pirate-ship");
        let piece = Piece::new("pirate-ship", zone, Spot::At(at), face, label);
        self.scene.pieces.push(piece.tip(tip));
    }

    pub(crate) fn panel(&mut self, region: Region, label: Phrase, size: Size) {
        self.scene.panels.push(Panel::new(region, label, size));
    }

    /// A zone on the panel drawn last.
    pub(crate) fn zone(
        &mut self,
        id: impl Into<Id>,
        label: &'static str,
        frame: Rect,
        layout: Layout,
    ) {
        self.zone_called(id, Phrase::new(label), frame, layout);
    }

    pub(crate) fn zone_called(
        &mut self,
        id: impl Into<Id>,
        label: Phrase,
        frame: Rect,
        layout: Layout,
    ) {
        let panel = self.scene.panels.len().saturating_sub(1);
        self.scene.zones.push(Zone { id: id.into(), panel, label, frame, layout });
    }
}

pub(crate) fn company_piece(company: Company) -> Id {
    format!("company:{}", company.0).into()
}
