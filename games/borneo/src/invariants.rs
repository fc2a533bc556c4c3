//! What must hold of every state, whether it was played to or came from outside.

use kit::{CardSet, Census, MAX_SEATS, Seat};

use crate::Borneo;
use crate::content::{MOST_CARDS, Port, SPICES};
use crate::state::{Distribution, Duel, Payment, Phase, Quay, Shared, State, Ware};

/// Puts sets together and notices what is in two of them.
#[derive(Default)]
struct Gathering {
    all: CardSet,
    twice: bool,
}

impl Gathering {
    fn add(&mut self, cards: CardSet) {
        self.twice |= self.all.0 & cards.0 != 0;
        self.all = self.all.union(cards);
    }

    fn is(&self, cards: CardSet) -> bool {
        !self.twice && self.all == cards
    }
}

fn fail(what: &str) -> Result<(), String> {
    Err(what.to_owned())
}

impl Borneo {
    /// Counts the cards, tiles and merchants, which never come or go. A merchant that is still to
    /// be placed is counted with its owner.
    pub(crate) fn count(&self, state: &State, census: &mut Census) {
        let table = &state.table;
        let mut cards = |cards: CardSet| cards.iter().for_each(|card| census.one("card", card));
        cards(state.pile);
        state.hands.iter().copied().for_each(&mut cards);
        cards(table.open_cards());
        let quays = table.quays.iter().filter_map(|quay| quay.port);
        let ports = quays.map(|port| port.0).chain(table.port_pile.iter());
        for port in ports.chain(table.spent_ports.iter()) {
            census.one("port", port);
        }
        table.missions.iter().for_each(|mission| census.one("mission", mission));
        for place in table.places.iter() {
            place.ports.iter().for_each(|port| census.one("port", port));
            place.missions.iter().for_each(|mission| census.one("mission", mission));
        }
        for seat in Seat::all(self.options.seats) {
            let waiting = self.waiting(table, seat) as u32;
            census.many("merchant", seat.0, table.merchants(seat).count() as u32 + waiting);
        }
    }

    /// The merchants that a seat has still to place.
    fn waiting(&self, table: &Shared, seat: Seat) -> usize {
        let Phase::Place { placed } = table.phase else { return 0 };
        let all = self.components.parameters.merchants.saturating_mul(self.options.seats);
        (placed..all).filter(|&placed| table.placing(placed) == seat).count()
    }

    pub(crate) fn check_state(&self, state: &State) -> Result<(), String> {
        let table = &state.table;
        self.check_seats(state)?;
        self.check_cards(state)?;
        self.check_ports(table)?;
        let mut missions = Gathering::default();
        missions.add(table.missions);
        table.places.iter().for_each(|place| missions.add(place.missions));
        if !missions.is(self.components.missions_in_play) {
            return fail("missions are missing or in two places");
        }
        self.check_merchants(table)?;
        self.check_phase(state).map_err(|fault| format!("{fault} at {:?}", table.phase))
    }

    fn check_seats(&self, state: &State) -> Result<(), String> {
        let (table, seats) = (&state.table, self.options.seats);
        if table.places.len() != usize::from(seats) {
            return Err(format!("there are {} places", table.places.len()));
        }
        let named = [Some(table.active), Some(table.first), table.last, table.pirate];
        if named.into_iter().flatten().any(|seat| seat.0 >= seats) {
            return fail("a seat is not at the table");
        }
        if table.pirate.is_some() && !self.blackbeard {
            return fail("there is no pirate ship");
        }
        if state.hands.iter().skip(usize::from(seats)).any(|hand| !hand.is_empty()) {
            return fail("an empty seat has cards");
        }
        let parameters = &self.components.parameters;
        let most = |seat: usize| {
            let full = table.phase == Phase::Discard && seat == table.active.index();
            parameters.hand_limit + if full { parameters.draw } else { 0 }
        };
        let crowded = |(seat, hand): (usize, &CardSet)| hand.len() > u32::from(most(seat));
        if state.hands.iter().enumerate().take(MAX_SEATS).any(crowded) {
            return fail("a hand is too large");
        }
        Ok(())
    }

    fn check_cards(&self, state: &State) -> Result<(), String> {
        let table = &state.table;
        let mut cards = Gathering::default();
        cards.add(state.pile);
        cards.add(table.discard);
        state.hands.iter().for_each(|&hand| cards.add(hand));
        table.places.iter().for_each(|place| cards.add(place.cards));
        for quay in &table.quays {
            for card in quay.cargo.iter() {
                cards.add([card.0].into_iter().collect());
            }
        }
        match table.phase {
            Phase::Attack(duel) | Phase::Defend(duel) => {
                cards.add(duel.attack);
                cards.add(duel.defence);
            }
            Phase::Reward { cards: played, .. } => cards.add(played),
            _ => {}
        }
        if !cards.is(self.components.all_cards) {
            return fail("shipment cards are missing or in two places");
        }
        if table.batches.len() != self.components.shipments.len().min(MOST_CARDS)
            || table.batches.iter().any(|&batch| batch > table.shuffles)
        {
            return fail("the shuffles are told wrongly");
        }
        let old = |card: u8| table.batches.get(usize::from(card)) != Some(&table.shuffles);
        if state.pile.iter().any(old) {
            return fail("the pile holds a card of an earlier shuffle");
        }
        Ok(())
    }

    fn check_ports(&self, table: &Shared) -> Result<(), String> {
        let mut ports = Gathering::default();
        ports.add(table.port_pile);
        ports.add(table.spent_ports);
        table.places.iter().for_each(|place| ports.add(place.ports));
        for port in table.quays.iter().filter_map(|quay| quay.port) {
            ports.add([port.0].into_iter().collect());
        }
        if !ports.is(self.components.ports_in_play) {
            return fail("harbour cards are missing or in two places");
        }
        let picking = match table.phase {
            Phase::Pick(distribution) => Some(usize::from(distribution.space)),
            _ => None,
        };
        for (space, quay) in table.quays.iter().enumerate() {
            match quay.port {
                _ if table.last.is_some() => {
                    if quay.port.is_some() || !quay.cargo.is_empty() {
                        return fail("a harbour is open after the end");
                    }
                }
                Some(port) if picking != Some(space) => self.check_quay(port, quay)?,
                None if picking == Some(space) => {}
                _ => return fail("a harbour card is not where it should be"),
            }
        }
        Ok(())
    }

    fn check_quay(&self, port: Port, quay: &Quay) -> Result<(), String> {
        let Some(harbour) = self.components.harbour(port) else {
            return fail("there is no such harbour");
        };
        let full = quay.cargo.len() >= usize::from(harbour.most);
        if full || self.visible(quay).reach(harbour.monopoly) {
            return fail("the cargo of a harbour should have been shared out");
        }
        Ok(())
    }

    fn check_merchants(&self, table: &Shared) -> Result<(), String> {
        let parameters = &self.components.parameters;
        if table.columns.iter().any(|column| column.len() > usize::from(parameters.ranks)) {
            return fail("a company has too many merchants");
        }
        let strangers =
            |column: &kit::Row<Seat, _>| column.iter().any(|seat| seat.0 >= self.options.seats);
        if table.columns.iter().any(strangers) {
            return fail("a merchant belongs to nobody");
        }
        for seat in Seat::all(self.options.seats) {
            let count = table.merchants(seat).count() + self.waiting(table, seat);
            if count != usize::from(parameters.merchants) {
                return fail("a merchant is missing");
            }
        }
        Ok(())
    }

    fn check_phase(&self, state: &State) -> Result<(), String> {
        let table = &state.table;
        let closing = table.last.is_some();
        let in_turn = !matches!(table.phase, Phase::Mission | Phase::Pay(_) | Phase::Over);
        if closing && in_turn || !closing && table.phase == Phase::Over {
            return fail("the end is told wrongly");
        }
        // Duels leave a card to everybody and a turn ends with a draw, so that there is always a
        // card to ship; only who has just shipped may have none.
        let shipped = matches!(table.phase, Phase::Pick(_));
        for (seat, hand) in Seat::all(self.options.seats).zip(&state.hands) {
            let bare = closing || shipped && seat == table.active;
            if closing && !hand.is_empty() || !bare && hand.is_empty() {
                return fail("a hand has cards after the end, or none before");
            }
        }
        match table.phase {
            Phase::Place { placed } => {
                let all = self.components.parameters.merchants * self.options.seats;
                if placed >= all { fail("all merchants are placed") } else { Ok(()) }
            }
            Phase::Pay(payment) => self.check_payment(table, &payment),
            Phase::Attack(duel) | Phase::Defend(duel) => self.check_duel(state, &duel),
            Phase::Yield(merchant) => {
                let owner = table.owner(merchant);
                let beaten = owner.is_some_and(|owner| owner != table.active);
                if beaten { Ok(()) } else { fail("nobody was beaten") }
            }
            Phase::Reward { seat, cards } => {
                let fits = seat.0 < self.options.seats && seat != table.active && !cards.is_empty();
                if fits { Ok(()) } else { fail("nobody held out") }
            }
            Phase::Pick(distribution) => self.check_distribution(table, &distribution),
            Phase::Discard => {
                let limit = u32::from(self.components.parameters.hand_limit);
                let full = state.hand(table.active).len() > limit;
                if full { Ok(()) } else { fail("nothing is to be discarded") }
            }
            Phase::Mission | Phase::Company | Phase::Ship | Phase::Over => Ok(()),
        }
    }

    fn check_payment(&self, table: &Shared, payment: &Payment) -> Result<(), String> {
        let place = table.place(table.active).copied().unwrap_or_default();
        let stored = payment.cards.minus(place.cards).is_empty()
            && payment.ports.minus(place.ports).is_empty()
            && table.missions.contains(payment.mission.0)
            && payment.smuggled.is_none_or(|(ware, spice)| {
                let paid = match ware {
                    Ware::Card(card) => payment.cards.contains(card.0),
                    Ware::Port(port) => payment.ports.contains(port.0),
                };
                paid && spice.index() < SPICES && self.blackbeard && table.last.is_none()
            });
        let mut goes_on = false;
        if stored {
            self.each_spending(table, payment, |_| {
                goes_on = true;
                false
            });
        }
        if goes_on { Ok(()) } else { fail("the payment cannot go on") }
    }

    fn check_duel(&self, state: &State, duel: &Duel) -> Result<(), String> {
        let table = &state.table;
        let company = duel.attacker.company;
        let played = duel.attack.union(duel.defence);
        let keep = u32::from(self.components.parameters.keep);
        let fits = self.may_challenge(table, duel.attacker, duel.target).is_ok()
            && self.with_flag(played, company) == played
            && !state.hand(table.active).is_empty()
            && match table.phase {
                Phase::Attack(_) => {
                    let armed = self.may_arm(state.hand(table.active), company).is_ok();
                    duel.defence.is_empty()
                        && state.hand(table.active).len() > keep
                        && (armed || !duel.attack.is_empty())
                }
                _ => {
                    let defender = table.owner(duel.defender()).unwrap_or_default();
                    duel.defence.len() < duel.attack.len() && state.hand(defender).len() > keep
                }
            };
        if fits { Ok(()) } else { fail("there is no such duel") }
    }

    fn check_distribution(
        &self,
        table: &Shared,
        distribution: &Distribution,
    ) -> Result<(), String> {
        let Some(quay) = table.quays.get(usize::from(distribution.space)) else {
            return fail("there is no such harbour");
        };
        let queue = &distribution.queue;
        let owned = queue.iter().all(|&merchant| table.owner(merchant).is_some());
        let companies = distribution.ranking.iter().all(|&company| company.known().is_some());
        if queue.is_empty() || queue.len() != quay.cargo.len() || !owned || !companies {
            return fail("the cargo cannot be shared out");
        }
        Ok(())
    }
}
