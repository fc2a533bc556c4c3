//! Phase 1, a mission, and the last missions after the end.
//!
//! Rulebook, "1) Réaliser une Mission": at most one mission a turn, paid from the warehouse, never
//! from the hand. "Variante : les secrets de Barbe Noire": in phase 1 one card of the payment may
//! stand for another spice; who does so takes the pirate ship, and nobody who has it may. "Fin du
//! jeu": a last mission for everybody, without pirates.
//!
//! What the variant leaves open (R39): both spices of a double become the other spice; a crate is
//! any spice anyway; and a payment that would be right as it is does not call the pirates,
//! whatever its owner said. Their help costs points, so it is never taken unasked.

use kit::{CardSet, Illegal, Log, Seat};

use crate::Borneo;
use crate::content::{Card, Mission, Port, SPICES, Spice};
use crate::event::Event;
use crate::payment::{Needs, Stock, Worth};
use crate::refusals;
use crate::state::{Move, Payment, Phase, Shared, Ware};
use crate::turn::Turn;

/// A payment as it stands: what is asked for, chosen, and still in the warehouse.
struct Account {
    needs: Needs,
    chosen: Stock,
    rest: Stock,
    /// Whether a card may yet be taken for another spice.
    pirates: bool,
}

impl Account {
    /// Whether the payment can be completed with this card.
    fn takes(&self, worth: Worth) -> bool {
        let (chosen, rest) = (self.chosen.with(worth), self.rest.without(worth));
        chosen.can_become_payment(&rest, &self.needs)
            || self.pirates && chosen.can_become_smuggling(&rest, &self.needs)
    }

    /// Whether with this card nobody but the pirates could complete the payment.
    fn then_asks_pirates(&self, worth: Worth) -> bool {
        let (chosen, rest) = (self.chosen.with(worth), self.rest.without(worth));
        self.pirates && !chosen.can_become_payment(&rest, &self.needs)
    }

    /// Whether the payment takes every card of this worth, as what it is.
    fn is_sure(&self, worth: Worth) -> bool {
        let rest = self.rest.without(worth);
        let spared = self.chosen.can_become_payment(&rest, &self.needs)
            || self.pirates && self.chosen.can_become_smuggling(&rest, &self.needs);
        let smuggled = |spice| Some(spice) != worth.spice() && self.takes_as(worth, spice);
        !(spared || self.pirates && Spice::all().any(smuggled)) && self.takes(worth)
    }

    /// Whether the payment can be completed with this card taken for another spice.
    fn takes_as(&self, worth: Worth, spice: Spice) -> bool {
        self.needs.get(spice.index()).is_some_and(|&need| need > 0)
            && self
                .chosen
                .with(worth.as_spice(spice))
                .can_become_payment(&self.rest.without(worth), &self.needs)
    }
}

/// Whether the stock pays if one card is taken for another spice.
fn pays_with_pirates(stock: &Stock, needs: &Needs) -> bool {
    // One card covers two units at most.
    stock.lacking(needs) <= 2 && Stock::default().can_become_smuggling(stock, needs)
}

impl Borneo {
    /// Whether the seat may take a card for another spice now: not with the last missions (R41),
    /// nor while it has the pirate ship (R40).
    fn may_smuggle(&self, table: &Shared, seat: Seat) -> Result<(), Illegal> {
        if !self.blackbeard {
            return Err((&refusals::NO_PIRATES).into());
        }
        if table.last.is_some() {
            return Err((&refusals::NO_PIRATES_AT_END).into());
        }
        if table.pirate == Some(seat) {
            return Err((&refusals::PIRATE_SHIP).into());
        }
        Ok(())
    }

    /// Whether the seat can carry out the mission with what is in its warehouse.
    pub(crate) fn may_take_on(
        &self,
        table: &Shared,
        seat: Seat,
        mission: Mission,
    ) -> Result<(), Illegal> {
        let tile = self.components.mission(mission);
        let tile = tile.filter(|_| table.missions.contains(mission.0));
        let needs = &tile.ok_or(&refusals::MISSION_GONE)?.needs;
        let (stock, pirates) = self.means(table, seat);
        let lacking = stock.lacking(needs);
        if lacking == 0 || pirates && pays_with_pirates(&stock, needs) {
            return Ok(());
        }
        let needed: u8 = needs.iter().sum();
        Err(Illegal::by(&refusals::CANNOT_PAY).with("needed", needed).with("lacking", lacking))
    }

    /// What the seat can pay with, and whether the pirates would help.
    fn means(&self, table: &Shared, seat: Seat) -> (Stock, bool) {
        let place = table.place(seat).copied().unwrap_or_default();
        let stock = self.components.stock(place.cards, place.ports);
        (stock, self.may_smuggle(table, seat).is_ok())
    }

    /// The missions that the seat can carry out.
    pub(crate) fn within_reach(
        &self,
        table: &Shared,
        seat: Seat,
    ) -> impl Iterator<Item = Mission> + use<'_> {
        let (stock, pirates) = self.means(table, seat);
        table.missions.iter().map(Mission).filter(move |&mission| {
            self.components.mission(mission).is_some_and(|tile| {
                stock.lacking(&tile.needs) == 0 || pirates && pays_with_pirates(&stock, &tile.needs)
            })
        })
    }

    /// Whether the active seat can only pay with the help of the pirates.
    pub(crate) fn asks_pirates(&self, table: &Shared, mission: Mission) -> bool {
        let (stock, _) = self.means(table, table.active);
        self.components.mission(mission).is_some_and(|tile| stock.lacking(&tile.needs) > 0)
    }

    /// Whether after this card of the payment only the pirates could complete it.
    pub(crate) fn spending_asks_pirates(&self, table: &Shared, ware: Ware) -> bool {
        let Phase::Pay(payment) = table.phase else { return false };
        let account = self.account(table, &payment);
        self.worth(ware).is_some_and(|worth| account.then_asks_pirates(worth))
    }

    /// What a card of a warehouse is worth.
    fn worth(&self, ware: Ware) -> Option<Worth> {
        Some(match ware {
            Ware::Port(port) => Worth::Single(self.components.harbour(port)?.spice),
            Ware::Card(card) => {
                let card = self.components.shipment(card)?;
                match card.spice {
                    None => Worth::Crate,
                    Some(spice) if card.units > 1 => Worth::Double(spice),
                    Some(spice) => Worth::Single(spice),
                }
            }
        })
    }

    fn account(&self, table: &Shared, payment: &Payment) -> Account {
        let place = table.place(table.active).copied().unwrap_or_default();
        let components = &self.components;
        let mut chosen = components.stock(payment.cards, payment.ports);
        if let Some((ware, spice)) = payment.smuggled
            && let Some(worth) = self.worth(ware)
        {
            chosen = chosen.without(worth).with(worth.as_spice(spice));
        }
        let rest = (place.cards.minus(payment.cards), place.ports.minus(payment.ports));
        Account {
            needs: components.mission(payment.mission).map_or([0; _], |tile| tile.needs),
            chosen,
            rest: components.stock(rest.0, rest.1),
            pirates: payment.smuggled.is_none() && self.may_smuggle(table, table.active).is_ok(),
        }
    }

    /// Tells each card that the payment can go on with, and each other spice it can stand for;
    /// stops when told no.
    pub(crate) fn each_spending(
        &self,
        table: &Shared,
        payment: &Payment,
        mut tell: impl FnMut(Move) -> bool,
    ) {
        let account = self.account(table, payment);
        // Cards that are worth the same have the same answer.
        let mut known = [None; 1 + 2 * SPICES];
        for ware in unpaid(table, payment) {
            let Some(worth) = self.worth(ware) else { continue };
            let kind = match worth {
                Worth::Crate => 0,
                Worth::Single(spice) => 1 + spice.index(),
                Worth::Double(spice) => 1 + SPICES + spice.index(),
            };
            let takes = *known[kind].get_or_insert_with(|| account.takes(worth));
            if takes && !tell(Move::Spend(ware)) {
                return;
            }
            if !account.pirates {
                continue;
            }
            for spice in Spice::all().filter(|&spice| worth.spice().is_some_and(|own| own != spice))
            {
                if account.takes_as(worth, spice) && !tell(Move::Smuggle(ware, spice)) {
                    return;
                }
            }
        }
    }

    /// Whether the card lies in the warehouse and not yet in the payment; what it is worth.
    fn may_spend(&self, table: &Shared, payment: &Payment, ware: Ware) -> Result<Worth, Illegal> {
        let place = table.place(table.active).copied().unwrap_or_default();
        let (stored, paid) = match ware {
            Ware::Card(card) => (place.cards.contains(card.0), payment.cards.contains(card.0)),
            Ware::Port(port) => (place.ports.contains(port.0), payment.ports.contains(port.0)),
        };
        if !stored {
            return Err((&refusals::NOT_STORED).into());
        }
        if paid {
            return Err((&refusals::PAID_ALREADY).into());
        }
        self.worth(ware).ok_or_else(|| (&refusals::NOT_STORED).into())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn take_on(&mut self, mission: Mission) -> Result<(), Illegal> {
        let table = &mut self.state.table;
        self.game.may_take_on(table, table.active, mission)?;
        let (cards, ports) = (CardSet::EMPTY, CardSet::EMPTY);
        table.phase = Phase::Pay(Payment { mission, cards, ports, smuggled: None });
        Ok(())
    }

    pub(crate) fn spend(&mut self, payment: Payment, ware: Ware) -> Result<(), Illegal> {
        let table = &self.state.table;
        let worth = self.game.may_spend(table, &payment, ware)?;
        if !self.game.account(table, &payment).takes(worth) {
            return Err((&refusals::NOT_NEEDED).into());
        }
        self.lay_down(payment, ware);
        Ok(())
    }

    pub(crate) fn smuggle(
        &mut self,
        payment: Payment,
        ware: Ware,
        spice: Spice,
    ) -> Result<(), Illegal> {
        let table = &self.state.table;
        self.game.may_smuggle(table, table.active)?;
        let worth = self.game.may_spend(table, &payment, ware)?;
        if payment.smuggled.is_some() {
            return Err((&refusals::PIRATES_ONCE).into());
        }
        if worth.spice().is_none_or(|own| own == spice) {
            return Err((&refusals::NOTHING_TO_SMUGGLE).into());
        }
        if !self.game.account(table, &payment).takes_as(worth, spice) {
            return Err((&refusals::NOT_NEEDED).into());
        }
        self.lay_down(Payment { smuggled: Some((ware, spice)), ..payment }, ware);
        Ok(())
    }

    /// Adds a card to the payment, which is made as soon as it suffices.
    fn lay_down(&mut self, mut payment: Payment, ware: Ware) {
        match ware {
            Ware::Card(card) => payment.cards.insert(card.0),
            Ware::Port(port) => payment.ports.insert(port.0),
        }
        let account = self.game.account(&self.state.table, &payment);
        if account.chosen.lacking(&account.needs) > 0 {
            self.to(Phase::Pay(payment));
            return;
        }
        // A payment that is right as it is needs no pirates (R39).
        let plain = self.game.components.stock(payment.cards, payment.ports);
        if plain.is_payment(&account.needs) {
            payment.smuggled = None;
        }
        self.complete(payment);
    }

    /// Shipment cards go to the discard, harbour cards leave the game (R28), the tile goes to its
    /// new owner. Who called the pirates takes their ship, from the lair or from its holder (R40).
    fn complete(&mut self, payment: Payment) {
        let Payment { mission, cards, ports, smuggled } = payment;
        let seat = self.state.table.active;
        let place = self.place_of(seat);
        place.cards = place.cards.minus(cards);
        place.ports = place.ports.minus(ports);
        place.missions.insert(mission.0);
        let table = &mut self.state.table;
        table.missions.remove(mission.0);
        table.discard = table.discard.union(cards);
        table.spent_ports = table.spent_ports.union(ports);
        if let Some((ware, spice)) = smuggled {
            table.pirate = Some(seat);
            self.log.note(Event::Smuggled { seat, ware, spice });
        }
        self.log.note(Event::CarriedOut { seat, mission, cards, ports });
        self.end_missions();
    }

    /// The seat has had its mission, or wants none. The last missions end with the last active seat
    /// (R33).
    pub(crate) fn end_missions(&mut self) {
        let table = &mut self.state.table;
        match table.last {
            None => table.phase = Phase::Company,
            Some(last) if last == table.active => {
                table.phase = Phase::Over;
                self.log.note(Event::Ended);
            }
            Some(_) => self.next_turn(),
        }
    }

    /// Warehouses and missions are open: everybody can see who cannot carry out any.
    pub(crate) fn settle_mission(&mut self) -> bool {
        let table = &self.state.table;
        if self.game.within_reach(table, table.active).next().is_some() {
            return false;
        }
        self.end_missions();
        true
    }

    /// A card that every payment needs as what it is is paid. One that only the pirates can place
    /// is asked for, also when nothing else is left: their ship costs points (R40).
    pub(crate) fn settle_payment(&mut self, payment: Payment) -> bool {
        let table = &self.state.table;
        let account = self.game.account(table, &payment);
        let sure = |ware: &Ware| self.game.worth(*ware).is_some_and(|worth| account.is_sure(worth));
        let Some(ware) = unpaid(table, &payment).find(sure) else { return false };
        self.lay_down(payment, ware);
        true
    }
}

/// The cards of the active seat's warehouse that do not lie in the payment yet.
fn unpaid(table: &Shared, payment: &Payment) -> impl Iterator<Item = Ware> + use<> {
    let place = table.place(table.active).copied().unwrap_or_default();
    let cards = place.cards.minus(payment.cards).iter().map(|card| Ware::Card(Card(card)));
    cards.chain(place.ports.minus(payment.ports).iter().map(|port| Ware::Port(Port(port))))
}
