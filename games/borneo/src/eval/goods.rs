//! Warehouses as numbers, and the missions that they come closest to.
//!
//! A warehouse is packed into one number, a byte for each spice and for what else counts, so that
//! it is compared with a mission in a few steps.

use kit::Seat;

use super::Parts;
use super::insight::MOST_LACKING;
use crate::Borneo;
use crate::content::{SPICES, Shipment, Spice, Tile};
use crate::state::{Phase, Place, Shared};

/// The highest bit of each byte.
const TOPS: u32 = 0x8080_8080;

/// Cards of a warehouse: how many of each spice (bytes 0 to 3), doubles, crates, cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Goods(u64);

const DOUBLES: u32 = 32;
const CRATES: u32 = 40;
const CARDS: u32 = 48;

impl Goods {
    pub(crate) const NONE: Goods = Goods(0);

    /// One card of a spice.
    pub(crate) fn one(spice: Spice) -> Goods {
        Goods(1 << (8 * spice.index()) | 1 << CARDS)
    }

    /// A shipment card.
    pub(crate) fn of_card(card: &Shipment) -> Goods {
        match card.spice {
            None => Goods(1 << CRATES | 1 << CARDS),
            Some(spice) if card.units > 1 => {
                Goods(Goods::one(spice).0 + (1 << (8 * spice.index())) + (1 << DOUBLES))
            }
            Some(spice) => Goods::one(spice),
        }
    }

    #[inline]
    fn plus(self, other: Goods) -> Goods {
        Goods(self.0.wrapping_add(other.0))
    }

    #[inline]
    fn byte(self, shift: u32) -> u8 {
        (self.0 >> shift) as u8
    }

    fn cards(self) -> u8 {
        self.byte(CARDS)
    }

    fn doubles(self) -> u8 {
        self.byte(DOUBLES)
    }

    fn crates(self) -> u8 {
        self.byte(CRATES)
    }

    /// All spices together, without crates.
    #[inline]
    fn units(self) -> u8 {
        sum(self.0 as u32)
    }

    /// How many of the spices asked for these cards leave uncovered.
    #[inline]
    fn lacking(self, needs: u32) -> u8 {
        sum(excess(needs, self.0 as u32)).saturating_sub(self.crates())
    }

    /// What is left once these spices are paid, as far as they can be; of the cards that takes no
    /// account is kept.
    #[inline]
    fn after(self, needs: u32) -> Goods {
        let short = sum(excess(needs, self.0 as u32));
        let crates = u64::from(self.crates().saturating_sub(short));
        let doubles = u64::from(self.doubles());
        Goods(u64::from(excess(self.0 as u32, needs)) | doubles << DOUBLES | crates << CRATES)
    }
}

/// Byte by byte, how much one number goes beyond the other. No byte is larger than 127.
#[inline]
fn excess(one: u32, other: u32) -> u32 {
    let difference = (one | TOPS).wrapping_sub(other);
    let beyond = difference & TOPS;
    difference & beyond.wrapping_sub(beyond >> 7)
}

/// The sum of the bytes.
#[inline]
fn sum(bytes: u32) -> u8 {
    (bytes.wrapping_mul(0x0101_0101) >> 24) as u8
}

/// What a mission asks for and gives.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Needed {
    needs: u32,
    points: f32,
    /// What it gives beyond its goods.
    gain: f32,
}

impl Needed {
    pub(crate) fn new(tile: &Tile, unit_cost: f32) -> Needed {
        let needs = (0..SPICES).map(|spice| u32::from(tile.needs[spice]) << (8 * spice)).sum();
        let points = tile.points as f32;
        let gain = (points - unit_cost * f32::from(sum(needs))).max(0.0);
        Needed { needs, points, gain }
    }
}

/// When a seat comes to its next mission.
struct Queue {
    /// How many turns of others come first; a whole round for who is past its missions.
    before: u8,
    /// Whether it comes to one at all.
    comes: bool,
}

impl Borneo {
    /// Weighs what the seat has and what it can become.
    pub(super) fn weigh_warehouse(&self, table: &Shared, seat: Seat, parts: &mut Parts) {
        let insight = &self.insight;
        let Some(place) = table.place(seat) else { return };
        for mission in place.missions.iter() {
            parts.missions += insight.missions[usize::from(mission)].points;
        }
        let mut own = self.goods(place);
        let mut cards = f32::from(own.cards());
        if let Phase::Pay(payment) = table.phase
            && seat == table.active
        {
            let tile = &insight.missions[usize::from(payment.mission.0)];
            let paid = Place { cards: payment.cards, ports: payment.ports, ..Place::default() };
            let paid = self.goods(&paid);
            let left = Goods(own.0.wrapping_sub(paid.0));
            let open = excess(tile.needs, paid.0 as u32);
            let lacking = sum(open).saturating_sub(paid.crates());
            own = left.after(open);
            cards = f32::from(left.cards()) - f32::from(lacking);
            parts.missions += tile.points;
            if payment.smuggled.is_some() {
                parts.pirates = -(self.components.parameters.pirate_loss as f32);
            }
        }
        let figures = &insight.figures;
        let left = self.distributions_left(table);
        let extra = figures.unit * f32::from(own.units())
            + figures.double * f32::from(own.doubles())
            + (figures.unit + figures.crated) * f32::from(own.crates());
        let point = self.components.parameters.card_points as f32;
        parts.warehouse = cards * point + extra * insight.use_left[left];
        parts.plans = self.plans(table, seat, own, left);
    }

    #[inline]
    fn goods(&self, place: &Place) -> Goods {
        let mut goods = Goods::NONE;
        for card in place.cards.iter() {
            goods = goods.plus(self.insight.cards[usize::from(card)]);
        }
        for port in place.ports.iter() {
            goods = goods.plus(self.insight.ports[usize::from(port)]);
        }
        goods
    }

    /// The mission that the goods come closest to, and the next with what is left then.
    fn plans(&self, table: &Shared, seat: Seat, own: Goods, left: usize) -> f32 {
        let queue = self.queue(table, seat);
        if !queue.comes {
            return 0.0;
        }
        let reach = &self.insight.reach[left];
        let paying = match table.phase {
            Phase::Pay(payment) if seat == table.active => Some(payment.mission.0),
            _ => None,
        };
        let (mut best, mut choice) = (0.0, None);
        for mission in table.missions.iter() {
            let tile = &self.insight.missions[usize::from(mission)];
            let lacking = usize::from(own.lacking(tile.needs));
            if lacking >= MOST_LACKING || paying == Some(mission) {
                continue;
            }
            let mut worth = tile.gain * reach[lacking];
            if worth <= best {
                continue;
            }
            if lacking < 2 {
                worth *= self.unclaimed(table, seat, &queue, tile.needs, lacking == 0);
            }
            if worth > best {
                (best, choice) = (worth, Some(mission));
            }
        }
        let Some(choice) = choice else { return best };
        if left == 0 {
            return best;
        }
        let rest = own.after(self.insight.missions[usize::from(choice)].needs);
        let mut next = 0.0f32;
        for mission in table.missions.iter().filter(|&mission| mission != choice) {
            let tile = &self.insight.missions[usize::from(mission)];
            let lacking = usize::from(rest.lacking(tile.needs));
            if lacking < MOST_LACKING && paying != Some(mission) {
                next = next.max(tile.gain * reach[lacking]);
            }
        }
        best + self.insight.figures.second * next
    }

    /// The turns before a seat chooses a mission.
    #[inline]
    fn turns_before(&self, table: &Shared, seat: Seat) -> u8 {
        let seats = self.insight.seats as u8;
        match (seat.0 + seats - table.active.0) % seats {
            0 if !matches!(table.phase, Phase::Mission) => seats,
            before => before,
        }
    }

    fn queue(&self, table: &Shared, seat: Seat) -> Queue {
        let seats = self.insight.seats as u8;
        let before = self.turns_before(table, seat);
        let last = table.last.map(|last| (last.0 + seats - table.active.0) % seats);
        Queue { before, comes: last.is_none_or(|last| before <= last) }
    }

    /// How likely the mission is to be there still when the seat comes to it.
    fn unclaimed(&self, table: &Shared, seat: Seat, queue: &Queue, needs: u32, ready: bool) -> f32 {
        let mut chance = 1.0;
        for (other, place) in (0..).map(Seat).zip(table.places.iter()) {
            let first = !ready || self.turns_before(table, other) < queue.before;
            if other != seat && first && self.goods(place).lacking(needs) == 0 {
                chance *= 1.0 - self.insight.figures.snatch;
            }
        }
        chance
    }
}
