//! Evolution cards in use: what they cost, whom that is paid to, and what they do.
//!
//! A card works once a turn, whoever uses it; a seat that does not own it pays its florins and one
//! more to the owner (R44). It can be used only if it changes something (R45).
//!
//! | file | what it holds |
//! |---|---|
//! | `crimes.rs` | Barbarian, Pirate, Thief |
//! | `seeking.rs` | Researcher and Headhunter |
//! | `services.rs` | Shipwright, Smuggler, Governor, Barter, Foreman, Medicine |

mod crimes;
mod seeking;
mod services;

use kit::{Illegal, Log, Seat};

pub(crate) use self::services::is_harvester;
use crate::Archipelago;
use crate::components::{Board, Building, CardFace, Cubes, Effect, Kind, Resource};
use crate::event::Event;
use crate::refusals::{CARD_ENGAGED, NO_DISC, NO_EFFECT, NOT_YOUR_CARD, ONE_CARD, WRONG_PAY};
use crate::state::{Pay, Phase, State, Stock, Table};
use crate::turn::Turn;
use crate::units::Unit;

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
}
