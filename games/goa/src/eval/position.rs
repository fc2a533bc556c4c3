//! What a seat's position is worth.

use kit::Seat;

use super::seen::Seen;
use super::{Part, Parts};
use crate::board::{BOTTOM, Colony, Column};
use crate::components::{Card, CardKind, Tile};
use crate::state::Stage;

/// So many ships and colonists are the first, and so many more ships are not too many.
const FIRST_SHIPS: f32 = 4.0;
const MORE_SHIPS: f32 = 4.0;
const FIRST_COLONISTS: f32 = 6.0;
/// No more steps than this are planned.
const PLANNED_STEPS: u8 = 4;

impl Seen<'_> {
    /// What the seat would score now.
    pub(super) fn points(&self, parts: &mut Parts) {
        let markers: u8 =
            self.place.markers.iter().map(|&row| self.components().row(row).points).sum();
        let colonies = self.colony_points(Colony::COUNT - usize::from(self.missing));
        let singles = f32::from(self.singles) * f32::from(self.foreman.max(1));
        let open = f32::from(markers) + colonies + singles + f32::from(self.honours);
        parts.add(Part::Points, open);
        let sets = self.goa.symbol_points(self.hand) as f32;
        let all = f32::from(self.components().all_rounds());
        let over = self.state.table.awaited().is_none();
        let unsure = if over { 0.0 } else { self.figures().symbol_spread * self.left / all };
        parts.add(Part::Points, sets * (1.0 - unsure));
        parts.add(Part::Ducats, self.richest(over));
    }

    /// The points for the most ducats, as likely as the seat is to have them.
    fn richest(&self, over: bool) -> f32 {
        let points = f32::from(self.components().figures.most_ducats_points);
        let rivals = Seat::all(self.goa.options.seats).filter(|&seat| seat != self.seat);
        let most = rivals.map(|seat| self.state.ducats(seat)).max().unwrap_or_default();
        let lead = f32::from(self.state.ducats(self.seat)) - f32::from(most);
        if over {
            return if lead >= 0.0 { points } else { 0.0 };
        }
        let spread = 1.0 + self.figures().richest_spread * self.left;
        points * likely(lead / spread) / (1.0 + 0.5 * self.left)
    }

    /// What the seat has and what it can be made into.
    pub(super) fn position(&self, parts: &mut Parts) {
        let figures = self.figures();
        self.stores(parts);
        parts.add(Part::Ducats, self.purse_worth(self.state.ducats(self.seat).into()));
        self.spices(parts);
        let rows = Column::ALL.into_iter();
        let yields: f32 =
            rows.map(|column| self.row_yield(column, self.place.markers[column as usize])).sum();
        parts.add(Part::Development, yields + self.steps());
        self.cards(parts);
        parts.add(Part::Colonies, figures.hope * self.next_colony());
        for tile in self.place.tiles.iter() {
            parts.add(Part::Tiles, self.kept_worth(Tile(tile)));
        }
        let own_flag = self.table.flag == self.seat
            && !matches!(self.table.stage, Stage::Placing | Stage::Auction { lot: 0 });
        let flag = if own_flag { figures.flag * self.auctions.min(1.0) } else { 0.0 };
        let time = figures.round * self.after + figures.action * self.actions;
        // The last extra action may be of little use.
        let extra = f32::from(self.place.extra_actions) * figures.extra_action;
        parts.add(Part::Time, time + extra + flag);
    }

    fn stores(&self, parts: &mut Parts) {
        let figures = self.figures();
        let ships = f32::from(self.place.ships);
        let more = (ships - FIRST_SHIPS).clamp(0.0, MORE_SHIPS);
        let glut = (ships - FIRST_SHIPS - MORE_SHIPS).max(0.0);
        let fleet = figures.ship * ships.min(FIRST_SHIPS)
            + figures.ship_more * more
            + figures.ship_glut * glut;
        let people = f32::from(self.place.colonists);
        let wanted = (f32::from(self.missing) / 2.0).min(1.0);
        let settlers = figures.colonist * people.min(FIRST_COLONISTS)
            + figures.colonist_more * (people - FIRST_COLONISTS).max(0.0);
        parts.add(Part::Stores, self.use_of * (fleet + settlers * wanted));
    }

    fn spices(&self, parts: &mut Parts) {
        let figures = self.figures();
        let glut: u8 = self.held.iter().map(|(_, count)| count.saturating_sub(2)).sum();
        let held = figures.spice * f32::from(self.held.total())
            + figures.spice_kind * f32::from(self.kinds.len())
            + figures.spice_glut * f32::from(glut);
        let fields = figures.field * f32::from(self.fields)
            + figures.field_choice * f32::from(self.choices)
            + figures.kind * f32::from(self.grown.len());
        parts.add(Part::Spices, held * self.use_of + fields * self.left);
    }

    /// Steps that can be paid for with what is there, the dearest first, and the one for which
    /// least is lacking.
    fn steps(&self) -> f32 {
        let figures = self.figures();
        let (mut held, mut ships) = (self.held, self.place.ships);
        let mut markers = self.place.markers;
        let (mut ready, mut near) = (0.0, 0.0f32);
        let most = (self.turns as u8).min(PLANNED_STEPS);
        for step in 0..most {
            let kinds = held.kinds();
            let mut best = None;
            for column in Column::ALL {
                let row = markers[column as usize];
                if row >= BOTTOM {
                    continue;
                }
                let cost = self.components().row(row).step[column as usize];
                let lacking = cost.beyond(kinds);
                let short = u16::from(cost.len()).saturating_sub(ships);
                if lacking == 0 && short == 0 {
                    if best.is_none_or(|(best, _)| row > best) {
                        best = Some((row, column));
                    }
                } else if step == 0 {
                    let lacks = f32::from(lacking) + f32::from(short);
                    let there = 1.0 - lacks / (2.0 * f32::from(cost.len()));
                    near = near.max(self.step_points(row) * there * there);
                }
            }
            let Some((row, column)) = best else { break };
            let cost = self.components().row(row).step[column as usize];
            held.spend(cost);
            ships -= u16::from(cost.len());
            markers[column as usize] += 1;
            ready += self.step_points(row);
        }
        let late = (1.0 - self.left).max(0.0);
        ready * (figures.ready + figures.ready_late * late) + near * figures.near * self.use_of
    }

    fn cards(&self, parts: &mut Parts) {
        if self.hand.is_empty() {
            return;
        }
        let time = (self.left / 2.0).min(1.0);
        let worth: f32 = self.hand.iter().map(|card| self.card_worth(Card(card))).sum();
        parts.add(Part::Cards, worth * time);
    }

    /// What a card in the hand is worth besides its symbol.
    fn card_worth(&self, card: Card) -> f32 {
        let figures = self.figures();
        let (held, place) = (self.held, self.place);
        let row = |column: Column| self.components().row(place.markers[column as usize]);
        let effect = match self.components().card(card) {
            CardKind::Gain(gain) => self.gain_worth(gain),
            CardKind::Sell { most, price } => {
                let count = held.total().min(most.into());
                let spices = f32::from(count) * figures.spice * self.use_of;
                (self.proceeds(count * u16::from(price)) - spices).max(0.0)
            }
            CardKind::BuyStep { price } => {
                let deepest = place.markers.iter().copied().filter(|&row| row < BOTTOM).max();
                let step = deepest.map_or(0.0, |row| self.step_points(row));
                let had = f32::from(self.state.ducats(self.seat));
                let there = (had / f32::from(price)).min(1.0);
                return figures.card + figures.card_step * (1.0 + step) * there;
            }
            CardKind::NoSpice | CardKind::NoShip => {
                let least = place.markers.iter().map(|&row| row.min(BOTTOM - 1) + 1).max();
                figures.card_free * f32::from(least.unwrap_or(0))
            }
            CardKind::HarvestMix => f32::from(row(Column::Harvest).harvest) * figures.spice * 0.5,
            CardKind::ThirdCard if self.missing > 0 => 2.0 * figures.colonist,
            CardKind::ThirdCard => 0.0,
        };
        figures.card + figures.card_use * effect
    }

    /// The best colony the seat could found now: its points by the chance to get it.
    pub(super) fn next_colony(&self) -> f32 {
        if self.turns < 1.0 || self.missing == 0 {
            return 0.0;
        }
        let recruits =
            self.components().row(self.place.markers[Column::Colonies as usize]).recruits;
        self.colony_hope(recruits, 0)
    }

    /// The best colony that so many recruits would found, with so many cards more than usual.
    pub(super) fn colony_hope(&self, recruits: u8, more: u8) -> f32 {
        let colonist = self.figures().colonist;
        let (points, field) = (self.next_points(), self.field_gain());
        // Two cards show from two to six colonists.
        let least = 2.0 + f32::from(more);
        let hope = |colony: Colony| {
            if self.place.owns(colony) {
                return 0.0;
            }
            let cost = f32::from(self.components().colony_cost[colony as usize]);
            let short = cost - f32::from(recruits) - f32::from(self.place.colonists);
            let sure = ((3.0 * least + 1.0 - short) / (2.0 * least + 1.0)).clamp(0.0, 1.0);
            let paid = (cost - f32::from(recruits) - 2.0 * least).max(0.0);
            let fields = f32::from(self.components().colony_fields[colony as usize]);
            sure * (points + fields * field - colonist * paid).max(0.0)
        };
        Colony::ALL.into_iter().map(hope).fold(0.0, f32::max)
    }

    /// What a founded colony brings: its points, and its fields with their spices.
    pub(super) fn colony_gain(&self, colony: Colony) -> f32 {
        let fields = f32::from(self.components().colony_fields[colony as usize]);
        self.next_points() + fields * self.field_gain()
    }

    /// The points of one colony more.
    #[inline]
    fn next_points(&self) -> f32 {
        let owned = Colony::COUNT - usize::from(self.missing);
        self.colony_points(owned + 1) - self.colony_points(owned)
    }

    /// What a field of a new colony brings.
    #[inline]
    fn field_gain(&self) -> f32 {
        let figures = self.figures();
        figures.spice * self.use_of + (figures.field + figures.field_choice) * self.left
    }

    /// The points of so many colonies.
    #[inline]
    fn colony_points(&self, count: usize) -> f32 {
        let points = count.checked_sub(1).and_then(|at| self.components().colony_points.get(at));
        points.map_or(0.0, |&points| f32::from(points))
    }
}

/// From 0 to 1, one half at nothing.
#[inline]
pub(super) fn likely(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}
