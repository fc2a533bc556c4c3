//! Phase 3: the cargo of a harbour is shared out among merchants.
//!
//! Rulebook, "a) Monopole" and "b) Distribution partagée". The active seat takes the harbour card
//! first (R8). With a monopoly the merchants of that company take a card each, from the highest
//! rank down. In a shared distribution the companies are ranked by their visible flags; the highest
//! merchant of each takes a card in that order, then the second of each, and so on. Either begins
//! anew while cards are left (R9, R10). A company without a visible flag gets nothing (R7), one
//! without merchants is passed over (R11), and cargo that nobody can take is discarded (R12).
//!
//! Ties go to the company whose flag comes first in reading order (row by row, from the left): on
//! the last card for a monopoly (R4), over all cards for ranks (R6).

use kit::{Illegal, Log, Row};

use crate::Borneo;
use crate::content::{COMPANIES, Card, MOST_CARGO};
use crate::event::Event;
use crate::flags::Company;
use crate::refusals;
use crate::state::{Distribution, Merchant, Phase, Quay, Shared};
use crate::turn::Turn;

impl Borneo {
    /// The company that has the monopoly of a harbour.
    pub(crate) fn monopolist(&self, quay: &Quay) -> Option<Company> {
        let needed = self.components.harbour(quay.port?)?.monopoly;
        let visible = self.visible(quay);
        let last = self.components.shipment(*quay.cargo.last()?)?;
        let holds = |company: &Company| visible.of(*company) >= needed;
        // A company that is not on the last card has not gained with it: it would have had the
        // monopoly before (R5).
        last.read(false).find(holds).or_else(|| Company::all().find(holds))
    }

    /// The companies with visible flags in a harbour, in the order in which they are served.
    pub(crate) fn ranking(&self, quay: &Quay) -> Row<Company, COMPANIES> {
        let visible = self.visible(quay);
        let mut ranking = Row::<Company, COMPANIES>::new();
        for company in self.reading(quay) {
            if !ranking.contains(&company) {
                let _ = ranking.push(company);
            }
        }
        // Stable: of equals the one read first stays in front.
        for end in 1..ranking.len() {
            let mut at = end;
            while at > 0 && visible.of(ranking[at - 1]) < visible.of(ranking[at]) {
                ranking.swap(at - 1, at);
                at -= 1;
            }
        }
        ranking
    }
}

impl Shared {
    /// Who takes the cards, one after the other; nobody if the companies have no merchants.
    pub fn takers(&self, ranking: &[Company], cards: usize) -> Row<Merchant, MOST_CARGO> {
        let mut queue = Row::new();
        let columns = || ranking.iter().filter_map(|company| self.columns.get(company.index()));
        let ranks = columns().map(|column| column.len()).max().unwrap_or(0);
        if ranks == 0 {
            return queue;
        }
        for rank in (0..ranks).cycle() {
            for &company in ranking {
                if queue.len() >= cards.min(MOST_CARGO) {
                    return queue;
                }
                let rank = rank as u8;
                let merchant = Merchant { company, rank };
                if self.owner(merchant).is_some() {
                    let _ = queue.push(merchant);
                }
            }
        }
        queue
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn monopolise(&mut self, space: u8) {
        let quay = self.state.table.quays[usize::from(space)];
        let Some(company) = self.game.monopolist(&quay) else { return self.share(space) };
        let port = quay.port.unwrap_or_default();
        self.log.note(Event::Monopoly { company, port });
        self.distribute(space, true, [company].into_iter().collect());
    }

    pub(crate) fn share(&mut self, space: u8) {
        let quay = &self.state.table.quays[usize::from(space)];
        let ranking = self.game.ranking(quay);
        let port = quay.port.unwrap_or_default();
        self.log.note(Event::Shared { port, ranking });
        self.distribute(space, false, ranking);
    }

    fn distribute(&mut self, space: u8, monopoly: bool, ranking: Row<Company, COMPANIES>) {
        let seat = self.state.table.active;
        let quay = &mut self.state.table.quays[usize::from(space)];
        let cards = quay.cargo.len();
        if let Some(port) = quay.port.take() {
            self.place_of(seat).ports.insert(port.0);
            self.log.note(Event::TookHarbour { seat, port });
        }
        let queue = self.state.table.takers(&ranking, cards);
        if queue.is_empty() {
            self.log.note(Event::CargoLost { cards: cards as u8 });
            self.clear(space);
        } else {
            self.to(Phase::Pick(Distribution { space, monopoly, ranking, queue }));
        }
    }

    /// A pick cannot be declined (R13).
    pub(crate) fn pick(
        &mut self,
        mut distribution: Distribution,
        card: Card,
    ) -> Result<(), Illegal> {
        let table = &mut self.state.table;
        let cargo = &mut table.quays[usize::from(distribution.space)].cargo;
        let at = cargo.iter().position(|&other| other == card);
        cargo.remove(at.ok_or(&refusals::NOT_IN_HARBOUR)?);
        let done = cargo.is_empty();
        let merchant = distribution.queue.remove(0).unwrap_or_default();
        let seat = table.owner(merchant).unwrap_or_default();
        self.place_of(seat).cards.insert(card.0);
        self.log.note(Event::Picked { seat, card });
        if done || distribution.queue.is_empty() {
            self.clear(distribution.space);
        } else {
            self.to(Phase::Pick(distribution));
        }
        Ok(())
    }

    /// If all that is left goes to one seat, or is one card, there is nothing to choose.
    pub(crate) fn settle_pick(&mut self, distribution: Distribution) -> bool {
        let table = &self.state.table;
        let mut owners = distribution.queue.iter().map(|&merchant| table.owner(merchant));
        let next = owners.next().flatten();
        if owners.any(|owner| owner != next) {
            return false;
        }
        let cargo = &table.quays[usize::from(distribution.space)].cargo;
        cargo.first().copied().is_some_and(|card| self.pick(distribution, card).is_ok())
    }

    /// The harbour space is empty: what nobody took is discarded, and the next harbour card comes,
    /// before cards are drawn (R45). If there is none the game ends at once, without a draw (R31).
    fn clear(&mut self, space: u8) {
        let table = &mut self.state.table;
        let quay = &mut table.quays[usize::from(space)];
        quay.cargo.iter().for_each(|card| table.discard.insert(card.0));
        quay.cargo.clear();
        match table.port_pile.draw(&mut self.state.chance) {
            Some(port) => {
                let port = crate::Port(port);
                quay.port = Some(port);
                self.log.note(Event::HarbourCame { port });
                self.draw();
            }
            None => self.end(crate::event::End::Harbours),
        }
    }
}
