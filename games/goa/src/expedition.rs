//! Expedition cards: the pile, the action expedition, playing a card.
//!
//! Rulebook p. 5, "Expédition"; p. 8, "Les cartes Expédition".

use kit::illegal::NOT_NOW;
use kit::{CardSet, Illegal, Log, Reveals, Row};

use crate::Goa;
use crate::board::{Column, Site};
use crate::components::{Card, CardKind, Gain};
use crate::event::Event;
use crate::refusals;
use crate::spices::Spice;
use crate::state::{MOST_RECRUITING, Move, Phase, Place, State, Stop, Tie};
use crate::turn::Turn;

impl Goa {
    /// While the hand is above the limit nothing else can be done than to bring it down (R20).
    fn over_limit(&self, state: &State) -> Result<(), Illegal> {
        let Stop::Expedition { limit, .. } = state.table.stop else { return Ok(()) };
        let had = state.own_hand().len();
        if had > u32::from(limit) {
            let had = had as i32;
            return Err(Illegal::by(&refusals::HAND_OVER).with("had", had).with("limit", limit));
        }
        Ok(())
    }

    pub(crate) fn may_draw(&self, state: &State) -> Result<(), Illegal> {
        let Stop::Expedition { left, limit } = state.table.stop else {
            return Err((&NOT_NOW).into());
        };
        self.over_limit(state)?;
        if left == 0 || state.own_hand().len() >= u32::from(limit) {
            return Err(Illegal::by(&refusals::HAND_FULL).with("limit", limit));
        }
        if state.pile().is_empty() && state.table.discard.is_empty() {
            return Err((&refusals::NO_CARDS).into());
        }
        Ok(())
    }

    /// A card is discarded only to make room: before the first draw and between draws if the
    /// draws still open would take the hand above its limit (R48).
    pub(crate) fn may_discard(&self, state: &State, card: Card) -> Result<(), Illegal> {
        if !state.own_hand().contains(card.0) {
            return Err((&refusals::NOT_IN_HAND).into());
        }
        match state.table.stop {
            Stop::Expedition { left, limit }
                if state.own_hand().len() + u32::from(left) <= u32::from(limit) =>
            {
                Err(Illegal::by(&refusals::HAND_HAS_ROOM).with("limit", limit))
            }
            Stop::Expedition { .. } => Ok(()),
            _ => Err((&NOT_NOW).into()),
        }
    }

    pub(crate) fn may_stop_expedition(&self, state: &State) -> Result<(), Illegal> {
        self.over_limit(state)
    }

    /// Tiles can be used during an expedition once the hand is within its limit.
    pub(crate) fn may_use_now(&self, state: &State, tile: u8) -> Result<(), Illegal> {
        self.over_limit(state)?;
        self.may_use(&state.table, tile)
    }

    /// Whether the card can be played now: it is in the hand, it is the first of this turn (R22),
    /// it has an effect (R51), and a card that goes with an action comes with that action.
    pub(crate) fn may_play(&self, state: &State, card: Card) -> Result<(), Illegal> {
        let table = &state.table;
        let own = table.own();
        if !state.own_hand().contains(card.0) {
            return Err((&refusals::NOT_IN_HAND).into());
        }
        if table.carded {
            return Err((&refusals::ONE_CARD).into());
        }
        let with_action = |possible: bool| {
            let apart = table.stop == Stop::No;
            if apart && possible { Ok(()) } else { Err((&refusals::CARD_NOT_NOW).into()) }
        };
        // An action of this kind is still to come: the turn's own, or by Espionage.
        let action_to_come = || !table.acted || self.espionage(table).is_some();
        match self.components.card(card) {
            CardKind::Gain(gain) => self.may_gain(own, gain),
            CardKind::Sell { .. } if own.spices().is_empty() => {
                Err((&refusals::NOTHING_TO_SELL).into())
            }
            CardKind::Sell { .. } => Ok(()),
            CardKind::BuyStep { price } => {
                if !self.has_step(own) {
                    return Err((&refusals::AT_BOTTOM).into());
                }
                let had = state.purse();
                if had < price.into() {
                    return Err(Illegal::by(&refusals::LACKS_DUCATS)
                        .with("needed", price)
                        .with("had", had));
                }
                Ok(())
            }
            CardKind::HarvestMix => with_action(action_to_come()),
            CardKind::ThirdCard => match table.stop {
                Stop::Founding { .. } => Ok(()),
                _ => with_action(action_to_come() && self.may_found_any(table).is_ok()),
            },
            CardKind::NoSpice => with_action(self.may_progress_any(state, Tie::NoSpice)),
            CardKind::NoShip => with_action(self.may_progress_any(state, Tie::NoShip)),
        }
    }

    fn may_progress_any(&self, state: &State, tie: Tie) -> bool {
        let own = state.table.own();
        !state.table.acted
            && Column::ALL.iter().any(|&column| self.may_progress(own, column, Some(tie)).is_ok())
    }

    /// Goods can always be taken, spices only where a field is empty (R51).
    pub(crate) fn may_gain(&self, place: &Place, gain: Gain) -> Result<(), Illegal> {
        let only_spices = gain == Gain { gather: gain.gather, ..Gain::default() };
        if only_spices && !self.has_room(place) {
            return Err((&refusals::NO_EMPTY_FIELD).into());
        }
        Ok(())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Takes a card from the pile; when it has run out the discards are shuffled, without what lies
    /// turned up. If there is no card at all, none is taken (R23).
    pub(crate) fn lift_card(&mut self) -> Option<Card> {
        let mut pile = self.state.pile();
        if pile.is_empty() {
            let table = &mut self.state.table;
            pile = std::mem::take(&mut table.discard);
            table.stock = pile;
            if !pile.is_empty() {
                self.log.note(Event::Reshuffled);
            }
        }
        self.reveals = Reveals::Hidden;
        pile.draw(&mut self.state.chance).map(Card)
    }

    /// Draws cards into the hand, whatever the limit (R21).
    pub(crate) fn draw_cards(&mut self, count: u8) {
        let seat = self.seat();
        for _ in 0..count {
            if let Some(card) = self.lift_card() {
                self.state.hands[seat.index()].insert(card.0);
                self.log.note(Event::Drew { seat, card: Some(card) });
            }
        }
    }

    /// Turns up a card for all to see.
    pub(crate) fn turn_up(&mut self) -> Option<Card> {
        let card = self.lift_card()?;
        self.state.table.stock.remove(card.0);
        Some(card)
    }

    /// Turns up cards, adds up their colonists and discards them.
    pub(crate) fn turn_up_and_discard(&mut self, cards: u8) -> u8 {
        let mut shown: Row<Card, MOST_RECRUITING> = Row::new();
        let mut all = CardSet::EMPTY;
        let mut count = 0u8;
        for _ in 0..cards {
            let Some(card) = self.turn_up() else { break };
            all.insert(card.0);
            let _ = shown.push(card);
            count = count.saturating_add(self.game.components.recruits(card));
        }
        self.state.table.discard = self.state.table.discard.union(all);
        let seat = self.seat();
        self.log.note(Event::TurnedUp { seat, cards: shown, count });
        count
    }

    /// Puts a card of the hand on the discard pile.
    fn lay_off(&mut self, card: Card) {
        let seat = self.seat();
        self.state.hands[seat.index()].remove(card.0);
        self.state.table.stock.remove(card.0);
        self.state.table.discard.insert(card.0);
    }

    /// The action: up to so many cards are drawn one by one, and the hand never gets above its
    /// limit while it lasts (R20). The figures are those of the row when it begins (R47).
    pub(crate) fn go_on_expedition(&mut self, row: u8) {
        let seat = self.seat();
        let face = self.game.components.row(row);
        self.log.note(Event::WentOut { seat });
        self.state.table.stop = Stop::Expedition { left: face.draw, limit: face.limit };
        self.resume();
    }

    pub(crate) fn on_expedition(&mut self, decision: Move) -> Result<(), Illegal> {
        match decision {
            Move::Draw => {
                self.game.may_draw(self.state)?;
                if let Stop::Expedition { left, .. } = &mut self.state.table.stop {
                    *left -= 1;
                }
                self.draw_cards(1);
            }
            Move::Discard(card) => {
                self.game.may_discard(self.state, card)?;
                let seat = self.seat();
                self.lay_off(card);
                self.log.note(Event::Discarded { seat, card });
            }
            Move::Stop => {
                self.game.may_stop_expedition(self.state)?;
                self.end_action();
            }
            Move::Play(card) => return self.play_card(card),
            Move::Use(tile) => {
                self.game.may_use_now(self.state, tile.0)?;
                return self.use_tile(tile);
            }
            _ => return Err((&NOT_NOW).into()),
        }
        Ok(())
    }

    /// Nothing more can be drawn, and the hand is within its limit.
    pub(crate) fn expedition_is_over(&self) -> bool {
        match self.state.table.stop {
            Stop::Expedition { left, limit } => {
                left == 0 && self.state.own_hand().len() <= u32::from(limit)
            }
            _ => true,
        }
    }

    pub(crate) fn play_card(&mut self, card: Card) -> Result<(), Illegal> {
        self.game.may_play(self.state, card)?;
        let seat = self.seat();
        self.lay_off(card);
        self.state.table.carded = true;
        self.log.note(Event::PlayedCard { seat, card });
        let with = |tie: Tie| Phase::With(tie);
        self.state.table.phase = match self.game.components.card(card) {
            CardKind::Gain(gain) => {
                self.take_gain(gain, true);
                return Ok(());
            }
            CardKind::Sell { most, price } => Phase::Sell { left: most, price, must: true },
            CardKind::BuyStep { price } => {
                self.spend(seat, price.into());
                self.log.note(Event::PaidDucats { seat, ducats: price });
                Phase::BuyStep
            }
            CardKind::ThirdCard if self.state.table.stop != Stop::No => {
                self.recruit_one_more();
                return Ok(());
            }
            CardKind::HarvestMix => with(Tie::Mix),
            CardKind::ThirdCard => with(Tie::Third),
            CardKind::NoSpice => with(Tie::NoSpice),
            CardKind::NoShip => with(Tie::NoShip),
        };
        Ok(())
    }

    /// Goods, cards, and then spices where a field is empty.
    pub(crate) fn take_gain(&mut self, gain: Gain, must: bool) {
        self.receive(gain.into());
        self.draw_cards(gain.cards);
        if gain.gather > 0 && self.game.has_room(self.state.table.own()) {
            self.state.table.phase = Phase::Gather { left: gain.gather, must, mix: false };
        } else {
            self.resume();
        }
    }

    pub(crate) fn sell_spice(&mut self, site: Site, spice: Spice) -> Result<(), Illegal> {
        let Phase::Sell { left, price, .. } = self.state.table.phase else { return Ok(()) };
        self.game.may_give(self.state.table.own(), site, spice)?;
        let (seat, ducats) = (self.seat(), price.into());
        self.give(site, spice);
        self.earn(seat, ducats);
        self.log.note(Event::SoldSpice { seat, site, spice, ducats });
        self.state.table.phase = Phase::Sell { left: left.saturating_sub(1), price, must: false };
        Ok(())
    }
}
