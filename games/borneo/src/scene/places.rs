//! How the seats' own places look, and which pieces each move touches.

use kit::scene::{BUTTONS, Face, Glyph, Id, Layout, Piece, Rect, Region, Shape, Size, Spot, Touch};
use kit::{CardSet, Phrase, Seat};

use super::paint::{HAND_CARD, HAND_FLAG, SecondRow};
use super::{Painter, company_piece};
use crate::content::{Card, Mission, Port};
use crate::state::{Merchant, Move, Phase, Ware};

impl Painter<'_> {
    /// A seat's hand, warehouse and missions.
    pub(crate) fn place(&mut self, seat: Seat) {
        let mine = self.view.viewer.is(seat);
        let measures = measures(mine);
        let region = if mine { Region::Mine } else { Region::Other(seat) };
        let points = self.game.points(self.table, seat);
        let label = Phrase::new("panel-seat").with("who", seat).with("points", points);
        self.panel(region, label, measures.size);
        let zone = |name: &str| format!("{name}:{}", seat.0);
        self.zone(zone("hand"), "zone-hand", measures.hand, Layout::Row);
        self.zone(zone("warehouse"), "zone-warehouse", measures.warehouse, measures.shelves);
        self.zone(zone("carried-out"), "zone-carried-out", measures.missions, Layout::Row);
        if mine {
            let frame = Rect::new(656, 6, 336, 112);
            self.zone(BUTTONS, "zone-buttons", frame, Layout::Grid { columns: 2 });
            self.own_hand(zone("hand").into());
        } else {
            self.other_hand(seat, zone("hand").into(), measures.card);
        }
        self.warehouse(seat, zone("warehouse").into(), measures.ware);
        let carried_out: Id = zone("carried-out").into();
        let missions = self.table.place(seat).map_or(CardSet::EMPTY, |place| place.missions);
        for (at, mission) in missions.iter().map(Mission).enumerate() {
            let piece = self.game.paint_mission(mission, carried_out.clone(), at, measures.tile);
            self.scene.pieces.push(piece);
        }
        if self.table.pirate == Some(seat) {
            self.pirate_ship(carried_out, missions.len() as u16, measures.tile);
        }
    }

    fn own_hand(&mut self, zone: Id) {
        for (at, card) in self.view.hand.iter().map(Card).enumerate() {
            let spot = Spot::At(at as u16);
            self.scene.pieces.push(self.game.paint_card(card, zone.clone(), spot, HAND_CARD));
            let host = self.game.card_piece(card);
            let flags = self.game.paint_flags(card, &zone, HAND_FLAG, SecondRow::Visible, |flag| {
                Spot::On(host.clone(), flag)
            });
            self.scene.pieces.extend(flags);
        }
    }

    /// Of another hand only the size is known.
    fn other_hand(&mut self, seat: Seat, zone: Id, size: Size) {
        let count = self.view.hand_size(seat);
        if count == 0 {
            return;
        }
        let face = Face::new(Shape::Back, size.w, size.h).line([Glyph::Mark]);
        let says = Phrase::new("badge-in-hand").with("count", count);
        let id = format!("hand-of:{}", seat.0);
        let piece = Piece::new(id, zone, Spot::At(0), face, Phrase::new("piece-hand"))
            .tip(Phrase::new("tip-hand").with("who", seat).with("count", count))
            .badge(Glyph::Number(count as i32), says);
        self.scene.pieces.push(piece);
    }

    fn warehouse(&mut self, seat: Seat, zone: Id, size: Size) {
        let place = self.table.place(seat).copied().unwrap_or_default();
        let paid = match self.table.phase {
            Phase::Pay(payment) if seat == self.table.active => (payment.cards, payment.ports),
            _ => (CardSet::EMPTY, CardSet::EMPTY),
        };
        // Equal goods lie side by side.
        let mut cards: Vec<Card> = place.cards.iter().map(Card).collect();
        cards.sort_by_key(|&card| self.game.good(card));
        let cards = cards.into_iter().map(Ware::Card);
        let wares = cards.chain(place.ports.iter().map(|port| Ware::Port(Port(port))));
        for (at, ware) in wares.enumerate() {
            let spot = Spot::At(at as u16);
            let (piece, chosen) = match ware {
                Ware::Card(card) => {
                    (self.game.paint_card(card, zone.clone(), spot, size), paid.0.contains(card.0))
                }
                Ware::Port(port) => (
                    self.game.paint_port(port, zone.clone(), spot, size, false),
                    paid.1.contains(port.0),
                ),
            };
            self.scene.pieces.push(if chosen {
                piece.badge(Glyph::Mark, Phrase::new("badge-paid"))
            } else {
                piece
            });
        }
    }

    /// How a decision is made by hand.
    pub(crate) fn touch(&self, decision: Move) -> Touch {
        let word = |word: &'static str| Phrase::new(word);
        match decision {
            Move::Place(company) | Move::Leave(company) => Touch::piece(company_piece(company)),
            Move::Mission(mission) => Touch::piece(self.game.mission_piece(mission)),
            Move::Spend(ware) => {
                Touch::piece(self.ware_piece(ware)).if_shared(AS_IT_IS, word("button-as-it-is"))
            }
            Move::Smuggle(ware, spice) => {
                let word = word("button-smuggle").with("spice", self.game.say_spice(spice));
                Touch::piece(self.ware_piece(ware)).and_button(format!("smuggle:{}", spice.0), word)
            }
            Move::Transfer(merchant, company) => {
                Touch::pieces([self.merchant_piece(merchant), company_piece(company)])
            }
            Move::Attack(merchant, target) => {
                let rival = Merchant { rank: target, ..merchant };
                Touch::pieces([self.merchant_piece(merchant), self.merchant_piece(rival)])
            }
            Move::Stay => match self.table.phase {
                Phase::Yield(merchant) => Touch::piece(self.merchant_piece(merchant)),
                _ => Touch::default(),
            },
            Move::Lay(card) | Move::Keep(card) | Move::Pick(card) | Move::Discard(card) => {
                Touch::piece(self.game.card_piece(card))
            }
            Move::Ship(card, space) => {
                let quay = self.table.quays.get(usize::from(space));
                let port = quay.and_then(|quay| quay.port).unwrap_or_default();
                Touch::pieces([self.game.card_piece(card), self.game.port_piece(port)])
            }
            Move::Done => Touch::button(STOP, word("button-done")),
            Move::Pass => Touch::button(
                STOP,
                word(match self.table.phase {
                    Phase::Mission => "button-no-mission",
                    Phase::Reward { .. } => "button-no-reward",
                    _ => "button-no-company",
                }),
            ),
        }
    }

    fn ware_piece(&self, ware: Ware) -> Id {
        match ware {
            Ware::Card(card) => self.game.card_piece(card),
            Ware::Port(port) => self.game.port_piece(port),
        }
    }
}

/// The button that ends or passes over what is asked.
const STOP: &str = "stop";
/// The button to pay with a card as what it is.
const AS_IT_IS: &str = "as-it-is";

/// The measures of a panel on which a seat's place is drawn.
struct Measures {
    size: Size,
    card: Size,
    ware: Size,
    tile: Size,
    hand: Rect,
    warehouse: Rect,
    shelves: Layout,
    missions: Rect,
}

fn measures(mine: bool) -> Measures {
    if mine {
        Measures {
            size: Size { w: 1000, h: 240 },
            card: HAND_CARD,
            ware: Size { w: 58, h: 84 },
            tile: Size { w: 62, h: 70 },
            hand: Rect::new(8, 6, 640, 112),
            warehouse: Rect::new(8, 124, 640, 110),
            shelves: Layout::Row,
            missions: Rect::new(656, 124, 336, 110),
        }
    } else {
        Measures {
            size: Size { w: 250, h: 150 },
            card: Size { w: 40, h: 52 },
            ware: Size { w: 26, h: 38 },
            tile: Size { w: 44, h: 52 },
            hand: Rect::new(4, 2, 50, 56),
            warehouse: Rect::new(4, 62, 242, 84),
            shelves: Layout::Grid { columns: 7 },
            missions: Rect::new(58, 2, 188, 56),
        }
    }
}
