//! What merchants can expect: shares of the cargo that lies in the harbours, and of distributions
//! that nobody can foresee yet.

use kit::{Row, Seat};

use super::insight::{CARD_MASK, PLACES, USUAL_CARDS};
use crate::Borneo;
use crate::content::{COMPANIES, HARBOURS, MOST_CARGO, MOST_RANKS};
use crate::flags::{Company, Flags};
use crate::state::{Merchant, Quay, Shared};

/// The cards that a harbour usually takes.
const NEW_HARBOUR: usize = 5;

/// The companies as one seat sees them: how long each is and where its own merchants stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Columns {
    len: [u8; COMPANIES],
    own: Row<Merchant, { COMPANIES * MOST_RANKS }>,
    /// The merchants of all companies above each rank.
    above: [u8; MOST_RANKS + 1],
}

impl Columns {
    /// The companies at this table.
    pub(crate) fn of(table: &Shared, seat: Seat) -> Columns {
        Columns::new(&table.columns, seat)
    }

    /// These companies.
    pub(crate) fn new(columns: &[Row<Seat, MOST_RANKS>; COMPANIES], seat: Seat) -> Columns {
        let mut own = Row::new();
        let mut above = [0; MOST_RANKS + 1];
        for (company, column) in Company::all().zip(columns) {
            for (rank, &owner) in (0u8..).zip(column.iter()) {
                if owner == seat {
                    let _ = own.push(Merchant { company, rank });
                }
                above[usize::from(rank) + 1] += 1;
            }
        }
        for rank in 0..MOST_RANKS {
            above[rank + 1] += above[rank];
        }
        Columns { len: std::array::from_fn(|at| columns[at].len() as u8), own, above }
    }

    /// All merchants.
    #[inline]
    fn all(&self) -> u8 {
        self.above[MOST_RANKS]
    }
}

/// A harbour as it stands.
struct Berth {
    /// The shipment cards that fill it.
    most: usize,
    visible: Flags,
    /// The chance of each company to have the monopoly.
    chances: [f32; COMPANIES],
    /// How many cards it would share out.
    cards: [u8; COMPANIES],
    /// The chance that there is no monopoly.
    shared: f32,
    /// How soon the cargo is shared out, compared with others.
    haste: f32,
    /// How far its outcome is settled.
    settled: f32,
}

impl Borneo {
    /// How many cards the seat can expect of the cargo in the harbours; and how many more than
    /// others of distributions that follow.
    pub(crate) fn expected_cards(&self, table: &Shared, columns: &Columns) -> (f32, f32) {
        let insight = &self.insight;
        let left = self.distributions_left(table);
        if left == 0 || columns.all() == 0 {
            return (0.0, 0.0);
        }
        let mut berths: [Option<Berth>; HARBOURS] = [const { None }; HARBOURS];
        let mut haste = 0.0;
        for (berth, quay) in berths.iter_mut().zip(&table.quays) {
            *berth = self.berth(quay);
            // A harbour that is still to come begins empty.
            haste += berth.as_ref().map_or(insight.haste[NEW_HARBOUR], |berth| berth.haste);
        }
        let (mut cargo, mut served) = (0.0, 0.0);
        for berth in berths.iter().flatten() {
            let others = 1.0 - berth.haste / haste;
            let chance = 1.0 - kit::math::power(others, left as u32);
            served += chance;
            // The more cards it takes, the more will change until then.
            let share = self.share(berth, columns) - insight.even_share;
            cargo += chance * (insight.even_share + berth.settled * share);
        }
        let later = insight.lasting[left].min((left as f32 - served).max(0.0));
        (cargo, later * (self.usual_share(columns) - insight.even_share))
    }

    fn berth(&self, quay: &Quay) -> Option<Berth> {
        let insight = &self.insight;
        let harbour = self.components.harbour(quay.port?)?;
        let most = usize::from(harbour.most);
        let there = quay.cargo.len();
        let left = most.saturating_sub(there).max(1);
        let mut kept = Flags::default();
        for card in quay.cargo.iter() {
            kept = kept.plus(insight.kept[usize::from(card.0 & CARD_MASK)]);
        }
        let mut visible = kept;
        if let Some(card) = quay.cargo.last() {
            visible = visible.plus(insight.second[usize::from(card.0 & CARD_MASK)]);
        }
        let mut berth = Berth {
            most,
            visible,
            chances: [0.0; COMPANIES],
            cards: [0; COMPANIES],
            shared: 1.0,
            haste: 0.0,
            settled: 0.0,
        };
        let mut sum = 0.0;
        let mut soon = left as f32;
        for company in Company::all() {
            let need = usize::from(harbour.monopoly.saturating_sub(kept.of(company)));
            let chance = insight.monopoly(left, need);
            let steps = ((need + left) / 2).clamp(1, left);
            berth.chances[company.index()] = chance;
            berth.cards[company.index()] = (there + steps).min(MOST_CARGO) as u8;
            sum += chance;
            soon -= chance * (left - steps) as f32;
        }
        if sum > 1.0 {
            berth.chances.iter_mut().for_each(|chance| *chance /= sum);
        }
        berth.shared = (1.0 - sum).max(0.0);
        let soon = (soon + 0.5).clamp(1.0, left as f32) as usize;
        (berth.haste, berth.settled) = (insight.haste[soon], insight.settled[soon]);
        Some(berth)
    }

    /// How many cards of a harbour the seat can expect.
    fn share(&self, berth: &Berth, columns: &Columns) -> f32 {
        let insight = &self.insight;
        let all = usize::from(columns.all());
        let (rounds, more) =
            if berth.most <= all { (0, berth.most) } else { (berth.most / all, berth.most % all) };
        let turns = &insight.shared[more.min(MOST_CARGO)];
        let mut share = 0.0;
        for &Merchant { company, rank } in columns.own.iter() {
            let at = company.index();
            let alone = &insight.alone[usize::from(berth.cards[at])];
            share += berth.chances[at] * alone[usize::from(columns.len[at])][usize::from(rank)];
            // Who of the same rank is served before; of two equals each in half of the cases.
            let own = berth.visible.of(company);
            let mut ahead = 0;
            for other in Company::all() {
                if other != company && columns.len[other.index()] > rank {
                    let flags = berth.visible.of(other);
                    ahead += usize::from(flags > own) + usize::from(flags >= own);
                }
            }
            let place = 2 * usize::from(columns.above[usize::from(rank)]) + ahead;
            share += berth.shared * (rounds as f32 + turns[place.min(PLACES - 1)]);
        }
        share
    }

    /// How many cards of a distribution in a harbour that nobody knows yet the seat can expect.
    fn usual_share(&self, columns: &Columns) -> f32 {
        let insight = &self.insight;
        let (mut alone, mut shared) = (0.0, 0.0);
        for &Merchant { company, rank } in columns.own.iter() {
            let (len, rank) = (usize::from(columns.len[company.index()]), usize::from(rank));
            alone += insight.alone[USUAL_CARDS][len][rank];
            let others = columns.above[rank + 1] - columns.above[rank] - 1;
            let place = 2 * usize::from(columns.above[rank]) + usize::from(others);
            shared += insight.shared[USUAL_CARDS][place.min(PLACES - 1)];
        }
        let mono = insight.figures.future_mono;
        mono * alone / COMPANIES as f32 + (1.0 - mono) * shared
    }

    /// What the merchants of a seat are worth in these companies, cargo and all.
    pub(crate) fn standing_worth(&self, table: &Shared, columns: &Columns) -> f32 {
        let (cargo, later) = self.expected_cards(table, columns);
        (cargo + later) * self.insight.card_worth[self.distributions_left(table)]
    }
}
