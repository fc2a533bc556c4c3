//! Evolution cards in use: what they cost, whom that is paid to, and what they do.
//!
//! A card works once a turn, whoever uses it; a seat that does not own it pays its florins and one
//! more to the owner (R44). It can be used only if it changes something (R45).

use kit::{CardSet, Illegal, Log, Reveals, Seat};

use crate::Archipelago;
use crate::components::{Board, Building, CardFace, Cubes, Effect, Kind, Resource};
use crate::event::Event;
use crate::refusals::{
    BANK_EMPTY, CARD_ENGAGED, FILL_FISTS, LACKS_CUBE, LACKS_FLORINS, LACKS_TOKEN, MARKET_EMPTY,
    NO_CARD, NO_DISC, NO_EFFECT, NO_FREE_ICON, NO_GROUND, NO_ICON, NO_SUPPLY, NO_UNIT, NO_VICTIM,
    NOBODY_LIES, NOT_PRESENT, NOT_YOUR_CARD, ONE_CARD, WRONG_PAY,
};
use crate::state::{Move, Pay, Phase, Resume, State, Stock, Table};
use crate::turn::Turn;
use crate::units::{ENGAGED, Figure, LYING, Unit};

impl Archipelago {
    /// Who owns a card.
    pub(crate) fn owner_of(&self, table: &Table, card: u8) -> Option<Seat> {
        self.seats().find(|seat| table.owned[seat.index()].contains(card))
    }

    /// What using a card costs in cubes.
    pub(crate) fn use_cost(&self, face: &CardFace, both: bool) -> Cubes {
        let mut cost = face.cost;
        if both {
            cost[Resource::Cattle.index()] += 1;
        }
        cost
    }

    /// Whether a seat may use a card; tells its owner and the florins.
    pub(crate) fn may_use(
        &self,
        state: &State,
        seat: Seat,
        card: u8,
        pay: Pay,
        both: bool,
    ) -> Result<(Seat, u8), Illegal> {
        let table = &state.table;
        if table.round.carded {
            return Err((&ONE_CARD).into());
        }
        let (Some(owner), Some(face)) = (self.owner_of(table, card), self.components.card(card))
        else {
            return Err((&NOT_YOUR_CARD).into());
        };
        if owner != seat && !face.anyone {
            return Err((&NOT_YOUR_CARD).into());
        }
        if face.kind == Kind::Wonder || face.effect == Effect::Crown {
            return Err((&NO_EFFECT).into());
        }
        if table.engaged.contains(card) {
            return Err((&CARD_ENGAGED).into());
        }
        if self.discs_left(table, seat) < face.discs {
            return Err((&NO_DISC).into());
        }
        if both && face.effect != Effect::Gifts {
            return Err((&WRONG_PAY).into());
        }
        let florins = face.florins + u8::from(owner != seat);
        self.may_pay(state.stock(seat), florins, &self.use_cost(face, both), pay)?;
        if self.is_useful(state, seat, face, florins) {
            Ok((owner, florins))
        } else {
            Err((&NO_EFFECT).into())
        }
    }

    /// Whether a card would change something beyond its cost and its drawback.
    fn is_useful(&self, state: &State, seat: Seat, face: &CardFace, paid: u8) -> bool {
        let table = &state.table;
        let stock = state.stock(seat);
        let left = Stock { florins: stock.florins.saturating_sub(paid), ..*stock };
        let rebels = table.rebellion > 0;
        let bank = table.bank > 0;
        let before_action = !table.round.acted && self.discs_left(table, seat) > face.discs;
        let mut any = false;
        match face.effect {
            Effect::Seek => state.secrets.top.is_some(),
            Effect::CalmByTemples | Effect::Preach | Effect::Gifts => rebels,
            Effect::CalmPerTemple => rebels && table.buildings(Building::Temple) > 0,
            Effect::Barbarian => {
                self.each_spoil(table, seat, |_, _| any = true);
                any
            }
            Effect::Pirate => {
                self.each_sink(table, seat, |_| any = true);
                any
            }
            Effect::Thief => true,
            Effect::TradeHome => self.can_trade(table, &left, Board::Home, 0),
            Effect::TradeAbroad => self.can_trade(table, &left, Board::Abroad, 0),
            Effect::Recruit => self.can_recruit(state, seat, false).is_ok(),
            Effect::Enslave => self.can_recruit(state, seat, true).is_ok(),
            Effect::Simple => {
                (face.gain > 0 && bank)
                    || (face.hire > 0 && table.surplus > 0)
                    || (face.calm > 0 && rebels)
            }
            Effect::Build => {
                self.each_construction(state, seat, paid, |_, _, _, _, _| any = true);
                any
            }
            Effect::Explore => self.may_explore(table, seat).is_ok(),
            Effect::Sail => self.can_march(table, seat, true, 0).is_ok(),
            Effect::Launch => {
                self.each_launch(table, seat, |_, _| any = true);
                any
            }
            Effect::Collect => bank && self.collectable(table, seat) > 0,
            Effect::Birth => self.can_breed(table, seat).is_ok(),
            Effect::Smuggle => {
                let boards = Board::ALL.iter().flat_map(|board| {
                    Resource::ALL.iter().map(move |resource| (*board, *resource))
                });
                boards.into_iter().any(|(board, resource)| {
                    self.may_smuggle(table, &left, board, resource).is_ok()
                })
            }
            Effect::Foreman => {
                self.figures(table, seat, false, is_harvester, |_| any = true);
                any
            }
            Effect::Govern => {
                Resource::ALL.iter().any(|one| self.may_govern(table, seat, *one).is_ok())
            }
            Effect::Double | Effect::Roads => before_action,
            Effect::March => self.can_march(table, seat, false, self.land_steps(table)).is_ok(),
            Effect::Emigrate => table.surplus > 0 && table.buildings(Building::Port) > 0,
            Effect::Heal => rebels || self.lying(table) > 0,
            Effect::Barter => {
                let gives = Resource::ALL.iter().map(|one| Some(*one)).chain([None]);
                gives.into_iter().any(|gave| {
                    Resource::ALL
                        .iter()
                        .any(|took| self.may_barter(table, &left, gave, *took).is_ok())
                })
            }
            Effect::Customs => bank && self.customs(table, seat) > 0,
            Effect::Carnival => rebels && self.controlled(table, seat, Building::Town) > 0,
            Effect::Crown
            | Effect::Cathedral
            | Effect::Colossus
            | Effect::Lighthouse
            | Effect::Pyramid => false,
        }
    }

    /// Active citizens in regions whose town the seat controls.
    fn collectable(&self, table: &Table, seat: Seat) -> u8 {
        let own = |unit: &&Unit| unit.is_active() && self.lord(table, unit.region) == Some(seat);
        self.units(table, seat, false).iter().filter(own).count() as u8
    }

    fn customs(&self, table: &Table, seat: Seat) -> u8 {
        self.controlled(table, seat, Building::Port)
            + self.controlled(table, seat, Building::Market)
    }

    /// The icon the Barbarian would spoil.
    pub(crate) fn may_spoil(
        &self,
        table: &Table,
        seat: Seat,
        region: u8,
        resource: Resource,
    ) -> Result<usize, Illegal> {
        if !self.is_present(table, seat, region) {
            return Err((&NOT_PRESENT).into());
        }
        let icons = &self.face_of(table, region).icons;
        let fits =
            |at: &usize| icons[*at].resource == resource && self.is_icon_free(table, region, *at);
        (0..icons.len()).find(fits).ok_or_else(|| (&NO_FREE_ICON).into())
    }

    pub(crate) fn each_spoil(&self, table: &Table, seat: Seat, mut each: impl FnMut(u8, Resource)) {
        for region in 0..table.regions.len() as u8 {
            for &resource in Resource::ALL {
                if self.may_spoil(table, seat, region, resource).is_ok() {
                    each(region, resource);
                }
            }
        }
    }

    /// Whether a ship of another seat can be destroyed.
    pub(crate) fn may_sink(
        &self,
        table: &Table,
        seat: Seat,
        figure: Figure,
    ) -> Result<(), Illegal> {
        let own = self.units(table, seat, true).iter().any(|unit| unit.region == figure.region);
        let there = figure.ship
            && figure.seat != seat
            && figure.seat.0 < self.options.seats
            && self.find(table, figure, |_| true).is_some();
        if own && there { Ok(()) } else { Err((&NO_VICTIM).into()) }
    }

    pub(crate) fn each_sink(&self, table: &Table, seat: Seat, mut each: impl FnMut(Figure)) {
        for other in self.seats().filter(|&other| other != seat) {
            self.figures(
                table,
                other,
                true,
                |_| true,
                |figure| {
                    if self.may_sink(table, seat, figure).is_ok() {
                        each(figure);
                    }
                },
            );
        }
    }

    /// Whether a ship can be launched there by the Shipwright.
    pub(crate) fn may_launch(
        &self,
        table: &Table,
        seat: Seat,
        region: u8,
        sea: u8,
    ) -> Result<(), Illegal> {
        if self.spare(table, seat, true).is_none() {
            return Err((&NO_SUPPLY).into());
        }
        if table.region(region).is_none() || sea >= self.face_of(table, region).seas {
            return Err((&NO_GROUND).into());
        }
        if !self.is_present(table, seat, region) {
            return Err((&NOT_PRESENT).into());
        }
        Ok(())
    }

    pub(crate) fn each_launch(&self, table: &Table, seat: Seat, mut each: impl FnMut(u8, u8)) {
        for region in 0..table.regions.len() as u8 {
            for sea in 0..self.face_of(table, region).seas {
                if self.may_launch(table, seat, region, sea).is_ok() {
                    each(region, sea);
                }
            }
        }
    }

    /// What a smuggled cube costs: half, rounded up.
    pub(crate) fn may_smuggle(
        &self,
        table: &Table,
        stock: &Stock,
        board: Board,
        resource: Resource,
    ) -> Result<u8, Illegal> {
        let cubes = table.markets[board.index()][resource.index()];
        if cubes == 0 {
            return Err((&MARKET_EMPTY).into());
        }
        let price = self.components.section(board, resource).buying(cubes).div_ceil(2);
        if price > stock.florins {
            return Err(Illegal::by(&LACKS_FLORINS).with("florins", price));
        }
        Ok(price)
    }

    /// Whether the Governor can take a cube: a region whose town the seat controls has the icon.
    pub(crate) fn may_govern(
        &self,
        table: &Table,
        seat: Seat,
        resource: Resource,
    ) -> Result<(), Illegal> {
        let regions = 0..table.regions.len() as u8;
        let produced = regions.into_iter().any(|region| {
            self.face_of(table, region).count(resource) > 0
                && self.lord(table, region) == Some(seat)
        });
        if !produced {
            return Err((&NO_ICON).into());
        }
        if table.bank_cubes[resource.index()] == 0 { Err((&BANK_EMPTY).into()) } else { Ok(()) }
    }

    /// Whether a cube, or a token, can be bartered for another; never for iron.
    pub(crate) fn may_barter(
        &self,
        table: &Table,
        stock: &Stock,
        gave: Option<Resource>,
        took: Resource,
    ) -> Result<(), Illegal> {
        match gave {
            None if stock.explorers == 0 => return Err(Illegal::by(&LACKS_TOKEN).with("tokens", 1)),
            Some(one) if stock.cubes(one) == 0 => {
                return Err(Illegal::by(&LACKS_CUBE).with("resource", one.index() as i32));
            }
            _ => {}
        }
        if took == Resource::Iron || gave == Some(took) {
            return Err((&NO_ICON).into());
        }
        if table.bank_cubes[took.index()] == 0 { Err((&BANK_EMPTY).into()) } else { Ok(()) }
    }

    /// What one of the cards shown costs.
    pub(crate) fn may_pick(
        &self,
        state: &State,
        seat: Seat,
        character: bool,
        card: u8,
    ) -> Result<u8, Illegal> {
        let face = self.components.card(card).filter(|_| state.table.shown.contains(card));
        let Some(face) = face.filter(|face| (face.kind == Kind::Character) == character) else {
            return Err((&NO_CARD).into());
        };
        let price = face.least_price();
        if price > state.stock(seat).florins {
            return Err(Illegal::by(&LACKS_FLORINS).with("florins", price));
        }
        Ok(price)
    }

    /// Whether a victim may hide cubes like that: two where it has two (R56).
    pub(crate) fn may_hide(
        &self,
        stock: &Stock,
        left: Option<Resource>,
        right: Option<Resource>,
    ) -> Result<(), Illegal> {
        let hidden = u8::from(left.is_some()) + u8::from(right.is_some());
        let twice = left.is_some() && left == right;
        let has = |cube: Option<Resource>| cube.is_none_or(|cube| stock.cubes(cube) > 0);
        let enough = !twice || left.is_some_and(|cube| stock.cubes(cube) > 1);
        if hidden == stock.all_cubes().min(2) && has(left) && has(right) && enough {
            Ok(())
        } else {
            Err((&FILL_FISTS).into())
        }
    }
}

/// A citizen that has harvested and stands.
pub(crate) fn is_harvester(unit: &Unit) -> bool {
    unit.is_active() && unit.is(ENGAGED) && unit.icon().is_some()
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Pays for a card and lets it work.
    pub(crate) fn use_card(&mut self, card: u8, pay: Pay, both: bool) -> Result<(), Illegal> {
        let seat = self.seat;
        let (owner, florins) = self.game.may_use(self.state, seat, card, pay, both)?;
        let Some(face) = self.game.components.card(card) else { return Ok(()) };
        let cost = self.game.use_cost(face, both);
        if owner == seat {
            self.pay_cost(seat, florins, &cost, pay);
        } else {
            self.pay_cost(seat, 0, &cost, pay);
            self.state.stock_mut(seat).florins -= florins;
            self.state.stock_mut(owner).florins += florins;
        }
        let table = self.table();
        table.used[seat.index()] += face.discs;
        table.engaged.insert(card);
        table.round.carded = true;
        self.log.note(Event::Used { seat, card, owner });
        self.take_effect(face, both);
        Ok(())
    }

    fn take_effect(&mut self, face: &CardFace, both: bool) {
        let (seat, game) = (self.seat, self.game);
        let temples = self.state.table.buildings(Building::Temple);
        match face.effect {
            Effect::Seek => return self.seek(face.amount, face.seeks_character),
            Effect::CalmByTemples => {
                let steps = face.steps.iter().filter(|step| temples >= **step).count() as u8;
                self.calm(1 + steps);
            }
            Effect::CalmPerTemple => self.calm(temples),
            Effect::Barbarian => return self.ask(Phase::Spoil),
            Effect::Pirate => return self.ask(Phase::Sink),
            Effect::Thief => return self.ask(Phase::Rob),
            Effect::TradeHome | Effect::TradeAbroad => {
                let home = face.effect == Effect::TradeHome;
                let board = if home { Board::Home } else { Board::Abroad };
                return self.ask(Phase::Trade { board, left: face.amount.max(1), begun: false });
            }
            Effect::Recruit | Effect::Enslave => {
                let free = face.effect == Effect::Enslave;
                let left = face.amount.max(1);
                return self.ask(Phase::Recruit { left, free, begun: false });
            }
            Effect::Simple => {
                self.receive(seat, face.gain);
                self.leave(face.hire);
                self.calm(face.calm);
                self.unrest(face.unrest);
            }
            Effect::Build => return self.ask(Phase::Build),
            Effect::Explore => return self.ask(Phase::Explore),
            Effect::Sail => {
                return self.ask(Phase::Migrate { ships: true, steps: 0, begun: false });
            }
            Effect::Launch => return self.ask(Phase::Launch),
            Effect::Collect => {
                let count = game.collectable(&self.state.table, seat);
                self.receive(seat, count.saturating_mul(face.amount).min(face.limit));
                self.unrest(face.unrest);
            }
            Effect::Birth => {
                return self.ask(Phase::Breed { left: face.amount.max(1), begun: false });
            }
            Effect::Preach => {
                let temple = game.controlled(&self.state.table, seat, Building::Temple) > 0;
                self.calm(if temple { face.limit } else { face.amount });
            }
            Effect::Smuggle => return self.ask(Phase::Smuggle),
            Effect::Foreman => {
                return self.ask(Phase::Free { left: face.amount.max(1), begun: false });
            }
            Effect::Govern => return self.ask(Phase::Govern),
            Effect::Double => self.state.table.round.double = face.doubles,
            Effect::March => {
                let steps = game.land_steps(&self.state.table);
                return self.ask(Phase::Migrate { ships: false, steps, begun: false });
            }
            Effect::Roads => self.state.table.round.roads = true,
            Effect::Emigrate => self.leave(self.state.table.buildings(Building::Port)),
            Effect::Gifts => self.calm(if both { face.limit } else { face.amount }),
            Effect::Heal => {
                self.calm(face.calm);
                if game.lying(&self.state.table) > 0 {
                    return self.ask(Phase::Heal { left: face.amount.max(1) });
                }
            }
            Effect::Barter => return self.ask(Phase::Barter),
            Effect::Customs => {
                let count = game.customs(&self.state.table, seat);
                self.receive(seat, count.saturating_mul(face.amount).min(face.limit));
            }
            Effect::Carnival => {
                let towns = game.controlled(&self.state.table, seat, Building::Town);
                self.calm(towns.min(face.limit));
            }
            Effect::Crown
            | Effect::Cathedral
            | Effect::Colossus
            | Effect::Lighthouse
            | Effect::Pyramid => {}
        }
        self.finish_step();
    }

    /// Shows cards of the deck to all; discards are shuffled in where it runs out (R46).
    fn seek(&mut self, count: u8, character: bool) {
        let mut shown = CardSet::EMPTY;
        for _ in 0..count {
            let Some(card) = self.draw_card() else { break };
            shown.insert(card);
        }
        self.state.table.shown = shown;
        self.log.note(Event::Shown { seat: self.seat, cards: shown });
        self.ask(Phase::Pick { character });
    }

    /// Buys one of the cards shown for its lowest price.
    pub(crate) fn pick(&mut self, character: bool, card: u8) -> Result<(), Illegal> {
        let florins = self.game.may_pick(self.state, self.seat, character, card)?;
        self.state.table.shown.remove(card);
        self.acquire(card, florins);
        self.put_shown_away();
        Ok(())
    }

    /// Discards the rest; a red half of the new top is resolved at once.
    pub(crate) fn put_shown_away(&mut self) {
        let table = self.table();
        table.discards = table.discards.union(std::mem::take(&mut table.shown));
        if self.state.secrets.top.is_none() {
            self.renew_top();
        }
        self.ends();
        if !self.resolve_red(Resume::Round) {
            self.finish_step();
        }
    }

    /// The Barbarian's coin stays on the icon for ever (R54).
    pub(crate) fn spoil(&mut self, region: u8, resource: Resource) -> Result<(), Illegal> {
        let seat = self.seat;
        let icon = self.game.may_spoil(&self.state.table, seat, region, resource)?;
        let cards = &self.game.components.cards;
        let face = cards.iter().find(|card| card.effect == Effect::Barbarian);
        let (amount, unrest, coin) =
            face.map_or((0, 0, 0), |face| (face.amount, face.unrest, face.florins));
        let table = self.table();
        if let Some(region) = table.regions.get_mut(usize::from(region)) {
            region.spoilt |= 1 << icon;
        }
        // The florin that was paid to use the card is the coin.
        let coin = coin.min(table.bank);
        table.bank -= coin;
        table.ruin += coin;
        self.log.note(Event::Spoilt { seat, region, resource });
        self.gain(seat, resource, amount);
        self.unrest(unrest);
        self.finish_step();
        Ok(())
    }

    /// Destroys a ship; its owner must give a cube, if there is one (R55).
    pub(crate) fn sink(&mut self, figure: Figure) -> Result<(), Illegal> {
        let seat = self.seat;
        self.game.may_sink(&self.state.table, seat, figure)?;
        if let Some(id) = self.game.find(&self.state.table, figure, |_| true) {
            *self.state.table.unit_mut(id) = Unit::default();
        }
        let victim = figure.seat;
        self.log.note(Event::Sunk { seat, whose: victim, region: figure.region });
        // Whether there is a cube to give was hidden until now.
        self.reveals = Reveals::Hidden;
        if self.state.stock(victim).all_cubes() > 0 {
            self.ask(Phase::Ransom { victim });
        } else {
            self.log.note(Event::Robbed { seat, whose: victim, resource: None });
            self.end_piracy();
        }
        Ok(())
    }

    pub(crate) fn ransom(&mut self, victim: Seat, resource: Resource) -> Result<(), Illegal> {
        if self.state.stock(victim).cubes(resource) == 0 {
            return Err(Illegal::by(&LACKS_CUBE).with("resource", resource.index() as i32));
        }
        let pirate = self.state.table.seat_at(self.state.table.at);
        self.state.stock_mut(victim).cubes[resource.index()] -= 1;
        self.state.stock_mut(pirate).cubes[resource.index()] += 1;
        let resource = Some(resource);
        self.log.note(Event::Robbed { seat: pirate, whose: victim, resource });
        self.end_piracy();
        Ok(())
    }

    fn end_piracy(&mut self) {
        let cards = &self.game.components.cards;
        let face = cards.iter().find(|card| card.effect == Effect::Pirate);
        self.unrest(face.map_or(0, |face| face.unrest));
        self.finish_step();
    }

    /// The Thief chooses a seat, with cubes or without.
    pub(crate) fn rob(&mut self, victim: Seat) -> Result<(), Illegal> {
        let seat = self.seat;
        if victim == seat || victim.0 >= self.game.options.seats {
            return Err((&NO_VICTIM).into());
        }
        self.reveals = Reveals::Hidden;
        if self.state.stock(victim).all_cubes() > 0 {
            self.ask(Phase::Hide { victim });
        } else {
            self.log.note(Event::Robbed { seat, whose: victim, resource: None });
            self.finish_step();
        }
        Ok(())
    }

    pub(crate) fn hide(
        &mut self,
        victim: Seat,
        left: Option<Resource>,
        right: Option<Resource>,
    ) -> Result<(), Illegal> {
        self.game.may_hide(self.state.stock(victim), left, right)?;
        self.state.secrets.fists = [left, right];
        self.log.note(Event::Hid { seat: victim });
        self.ask(Phase::Fist { victim });
        Ok(())
    }

    /// What is in the other fist stays hidden, and is forgotten.
    pub(crate) fn open_fist(&mut self, victim: Seat, right: bool) -> Result<(), Illegal> {
        let seat = self.seat;
        let fists = std::mem::take(&mut self.state.secrets.fists);
        let resource = fists[usize::from(right)];
        self.reveals = Reveals::Hidden;
        if let Some(cube) = resource {
            self.state.stock_mut(victim).cubes[cube.index()] -= 1;
            self.state.stock_mut(seat).cubes[cube.index()] += 1;
        }
        self.state.table.round.loot = resource;
        self.log.note(Event::Robbed { seat, whose: victim, resource });
        self.finish_step();
        Ok(())
    }

    pub(crate) fn launch(&mut self, region: u8, sea: u8) -> Result<(), Illegal> {
        self.game.may_launch(&self.state.table, self.seat, region, sea)?;
        self.add_ship(self.seat, region, sea);
        self.finish_step();
        Ok(())
    }

    pub(crate) fn smuggle(&mut self, board: Board, resource: Resource) -> Result<(), Illegal> {
        let stock = self.state.stock(self.seat);
        let price = self.game.may_smuggle(&self.state.table, stock, board, resource)?;
        self.trade(Move::Buy(board, resource), price);
        self.finish_step();
        Ok(())
    }

    /// A citizen leaves its icon and can work again.
    pub(crate) fn free(&mut self, left: u8, figure: Figure) -> Result<(), Illegal> {
        let seat = self.seat;
        let found = self.game.find(&self.state.table, figure, is_harvester);
        let Some(id) = found.filter(|_| figure.seat == seat && !figure.ship) else {
            return Err((&NO_UNIT).into());
        };
        let shore = self.game.side(&self.state.table, false, figure.region, figure.spot);
        let unit = self.state.table.unit_mut(id);
        (unit.spot, unit.flags) = (shore, unit.flags & !ENGAGED);
        self.log.note(Event::Freed { seat, region: figure.region });
        let mut more = false;
        self.game.figures(&self.state.table, seat, false, is_harvester, |_| more = true);
        if left > 1 && more {
            self.ask(Phase::Free { left: left - 1, begun: true });
        } else {
            self.finish_step();
        }
        Ok(())
    }

    pub(crate) fn govern(&mut self, resource: Resource) -> Result<(), Illegal> {
        self.game.may_govern(&self.state.table, self.seat, resource)?;
        self.gain(self.seat, resource, 1);
        self.finish_step();
        Ok(())
    }

    /// A rebel of any colour stands up.
    pub(crate) fn heal(&mut self, left: u8, figure: Figure) -> Result<(), Illegal> {
        let lies = |unit: &Unit| unit.is(LYING);
        let there = !figure.ship && figure.seat.0 < self.game.options.seats;
        if !there || self.game.find(&self.state.table, figure, lies).is_none() {
            return Err((&NOBODY_LIES).into());
        }
        self.stand(figure);
        if left > 1 && self.game.lying(&self.state.table) > 0 {
            self.ask(Phase::Heal { left: left - 1 });
        } else {
            self.finish_step();
        }
        Ok(())
    }

    pub(crate) fn barter(&mut self, gave: Option<Resource>, took: Resource) -> Result<(), Illegal> {
        let seat = self.seat;
        self.game.may_barter(&self.state.table, self.state.stock(seat), gave, took)?;
        match gave {
            Some(cube) => {
                self.state.stock_mut(seat).cubes[cube.index()] -= 1;
                self.state.table.bank_cubes[cube.index()] += 1;
            }
            None => {
                self.state.stock_mut(seat).explorers -= 1;
                self.state.table.spent += 1;
            }
        }
        self.state.table.bank_cubes[took.index()] -= 1;
        self.state.stock_mut(seat).cubes[took.index()] += 1;
        self.log.note(Event::Bartered { seat, gave, took });
        self.finish_step();
        Ok(())
    }
}
