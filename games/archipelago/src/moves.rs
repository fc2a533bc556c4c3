//! The legal decisions.

use kit::Seat;

use crate::Archipelago;
use crate::components::{Action, Board, Building, CARDS, Resource};
use crate::state::{Move, Phase, SLOTS, Source, State};
use crate::units::LYING;

impl Archipelago {
    /// Every decision a seat may take, always in the same order.
    pub(crate) fn each_move(&self, state: &State, seat: Seat, each: &mut impl FnMut(Move)) {
        if seat.0 >= self.options.seats || state.table.phase == Phase::Over {
            return;
        }
        let table = &state.table;
        let sealed = state.secrets.sealed[seat.index()];
        match table.phase {
            Phase::Vote => {
                let votes = (0..self.votable()).filter(|vote| sealed != Some(u16::from(*vote)));
                votes.for_each(|vote| each(Move::Vote(vote)));
            }
            Phase::Keep => self.each_keep(state, seat, each),
            Phase::Bid { bidders, .. } if bidders.contains(seat) => {
                let bids = 0..=state.stock(seat).florins;
                let bids = bids.filter(|bid| sealed != Some(u16::from(*bid)));
                bids.for_each(|bid| each(Move::Bid(bid)));
            }
            Phase::Bid { .. } => {}
            _ => {
                if table.asked() == Some(seat) && self.waiting_for_answer(state) != Some(seat) {
                    self.each_answer(state, seat, each);
                }
                self.each_talk(state, seat, each);
            }
        }
    }

    fn each_keep(&self, state: &State, seat: Seat, each: &mut impl FnMut(Move)) {
        let dealt = state.secrets.objectives[seat.index()];
        let kept = self.objectives_kept();
        let sealed = state.secrets.sealed[seat.index()];
        for choice in 1..=dealt {
            if choice & !dealt == 0 && choice.count_ones() == kept && sealed != Some(choice) {
                each(Move::Keep(choice));
            }
        }
    }

    /// The answers to what a single seat is asked.
    fn each_answer(&self, state: &State, seat: Seat, each: &mut impl FnMut(Move)) {
        let table = &state.table;
        let stock = state.stock(seat);
        let resources = || Resource::ALL.iter().copied();
        match table.phase {
            Phase::Vote | Phase::Keep | Phase::Bid { .. } | Phase::Over => {}
            Phase::Settle => {
                let hexes = state.secrets.hexes[seat.index()];
                self.each_settling(table, hexes, |face, turned, (q, r)| {
                    each(Move::Place { face, turned, q, r });
                });
            }
            Phase::Land { .. } => (0..2).for_each(|shore| each(Move::Land(shore))),
            Phase::HomeCube { region } => resources()
                .filter(|&cube| self.may_stock(table, region, cube).is_ok())
                .for_each(|cube| each(Move::HomeCube(cube))),
            Phase::OwnCube { region, given } => resources()
                .filter(|&cube| self.may_take(table, region, given, cube).is_ok())
                .for_each(|cube| each(Move::OwnCube(cube))),
            Phase::Order { .. } => {
                if self.may_keep_order(table).is_ok() {
                    each(Move::KeepOrder);
                }
                self.seats()
                    .filter(|&next| self.may_be_next(table, next).is_ok())
                    .for_each(|next| each(Move::Next(next)));
            }
            Phase::Chance => {
                for source in [Source::Market, Source::Own, Source::Token] {
                    if self.may_supply(state, seat, source).is_ok() {
                        each(Move::Supply(source));
                    }
                }
                self.each_lying(state, |figure| {
                    if self.may_stand_by_temple(table, seat, figure).is_ok() {
                        each(Move::Stand(figure));
                    }
                });
                if self.may_pass(state, seat).is_ok() {
                    each(Move::Pass);
                }
            }
            Phase::StandUp { .. } => self.each_lying(state, |figure| {
                if self.may_stand(table, figure).is_ok() {
                    each(Move::Stand(figure));
                }
            }),
            Phase::Expel { .. } => [Move::Expel, Move::Spare].into_iter().for_each(each),
            Phase::Round => self.each_of_round(state, seat, each),
            Phase::Harvest { resource, set } => {
                self.each_worker(table, seat, resource, |figure| each(Move::Work(figure)));
                if set > 0 {
                    each(Move::Stop);
                }
            }
            Phase::Trade { board, begun, .. } => {
                self.each_trade(table, stock, board, &mut *each);
                if begun {
                    each(Move::Stop);
                }
            }
            Phase::Smuggle => {
                for &board in Board::ALL {
                    resources()
                        .filter(|&one| self.may_smuggle(table, stock, board, one).is_ok())
                        .for_each(|one| each(Move::Buy(board, one)));
                }
            }
            Phase::Explore => [Move::TakeHex, Move::DiscardHex].into_iter().for_each(each),
            Phase::Place => self.each_placing(table, seat, |face, turned, (q, r)| {
                each(Move::Place { face, turned, q, r });
            }),
            Phase::Enter { region } => {
                self.each_entry(table, seat, region, |figure| each(Move::Enter(figure)));
            }
            Phase::Breed { begun, .. } => {
                (0..table.regions.len() as u8)
                    .filter(|&region| self.may_breed(table, seat, region).is_ok())
                    .for_each(|region| each(Move::Breed(region)));
                if begun {
                    each(Move::Stop);
                }
            }
            Phase::Recruit { free, begun, .. } => {
                self.each_recruit(state, seat, free, |region, shore| {
                    each(Move::Recruit { region, shore });
                });
                if begun {
                    each(Move::Stop);
                }
            }
            Phase::Migrate { ships, steps, begun } => {
                self.each_march(table, seat, ships, steps, |unit, to, spot| {
                    each(Move::March { unit, to, spot });
                    true
                });
                if begun && self.crowded(table, seat).is_none() {
                    each(Move::Stop);
                }
            }
            Phase::Build => {
                self.each_construction(state, seat, 0, |work, unit, shore, sea, pay| {
                    each(Move::Build { work, unit, shore, sea, pay });
                })
            }
            Phase::Spoil => self.each_spoil(table, seat, |region, resource| {
                each(Move::Spoil { region, resource });
            }),
            Phase::Sink => self.each_sink(table, seat, |figure| each(Move::Sink(figure))),
            Phase::Ransom { .. } => resources()
                .filter(|&one| stock.cubes(one) > 0)
                .for_each(|one| each(Move::Give(one))),
            Phase::Rob => self
                .seats()
                .filter(|&victim| victim != seat)
                .for_each(|victim| each(Move::Rob(victim))),
            Phase::Hide { .. } => {
                let cubes = || resources().map(Some).chain([None]);
                for left in cubes() {
                    cubes()
                        .filter(|&right| self.may_hide(stock, left, right).is_ok())
                        .for_each(|right| each(Move::Hide(left, right)));
                }
            }
            Phase::Fist { .. } => {
                [false, true].into_iter().for_each(|right| each(Move::Fist { right }));
            }
            Phase::Launch => {
                self.each_launch(table, seat, |region, sea| each(Move::Launch { region, sea }));
            }
            Phase::Lights { done, .. } => self.each_light(table, seat, done, |region, sea| {
                each(Move::Launch { region, sea });
            }),
            Phase::Free { begun, .. } => {
                self.figures(table, seat, false, crate::cards::is_harvester, |figure| {
                    each(Move::Free(figure));
                });
                if begun {
                    each(Move::Stop);
                }
            }
            Phase::Govern => resources()
                .filter(|&one| self.may_govern(table, seat, one).is_ok())
                .for_each(|one| each(Move::Govern(one))),
            Phase::Heal { .. } => {
                self.each_lying(state, |figure| each(Move::Stand(figure)));
                each(Move::Stop);
            }
            Phase::Barter => {
                for gave in resources().map(Some).chain([None]) {
                    resources()
                        .filter(|&took| self.may_barter(table, stock, gave, took).is_ok())
                        .for_each(|took| each(Move::Barter(gave, took)));
                }
            }
            Phase::Pick { character } => {
                table
                    .shown
                    .iter()
                    .filter(|&card| self.may_pick(state, seat, character, card).is_ok())
                    .for_each(|card| each(Move::Pick(card)));
                each(Move::Stop);
            }
            Phase::Purchase { bought, turned } => {
                let slots = 0..SLOTS as u8;
                slots
                    .clone()
                    .filter(|&slot| self.may_buy_card(state, seat, bought, turned, slot).is_ok())
                    .for_each(|slot| each(Move::BuyCard(slot)));
                slots
                    .filter(|&slot| self.may_turn_card(table, turned, slot).is_ok())
                    .for_each(|slot| each(Move::Turn(slot)));
            }
        }
    }

    fn each_lying(&self, state: &State, mut each: impl FnMut(crate::units::Figure)) {
        for whose in self.seats() {
            self.figures(&state.table, whose, false, |unit| unit.is(LYING), &mut each);
        }
    }

    fn each_of_round(&self, state: &State, seat: Seat, each: &mut impl FnMut(Move)) {
        let (table, stock) = (&state.table, state.stock(seat));
        if self.may_act(table, seat).is_ok() {
            Action::ALL
                .iter()
                .filter(|&&action| self.may_begin(state, seat, action).is_ok())
                .for_each(|&action| each(Move::Act(action)));
            Resource::ALL
                .iter()
                .filter(|&&one| self.may_harvest(state, seat, one).is_ok())
                .for_each(|&one| each(Move::Harvest(one)));
            for &board in Board::ALL {
                self.each_trade(table, stock, board, &mut *each);
            }
            self.each_construction(state, seat, 0, |work, unit, shore, sea, pay| {
                each(Move::Build { work, unit, shore, sea, pay });
            });
        }
        if !table.round.carded {
            self.each_use(state, seat, each);
            self.each_raise(state, seat, |card, pay, unit| each(Move::Raise { card, pay, unit }));
        }
        if !table.round.traded {
            for region in 0..table.regions.len() as u8 {
                for building in [Building::Market, Building::Port] {
                    for by_town in [false, true] {
                        if self.may_open(state, seat, region, building, by_town).is_ok() {
                            each(Move::Site { region, building, by_town });
                        }
                    }
                }
            }
        }
        each(Move::End);
    }

    fn each_use(&self, state: &State, seat: Seat, each: &mut impl FnMut(Move)) {
        let owned = state.table.owned.iter().fold(kit::CardSet::EMPTY, |all, own| all.union(*own));
        for card in owned.minus(state.table.engaged).iter().filter(|card| *card < CARDS) {
            let Some(face) = self.components.card(card) else { continue };
            for both in [false, true] {
                self.each_pay(state.stock(seat), &self.use_cost(face, both), |pay| {
                    if self.may_use(state, seat, card, pay, both).is_ok() {
                        each(Move::Use { card, pay, both });
                    }
                });
            }
        }
    }
}
