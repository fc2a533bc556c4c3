//! The legal decisions, and their notation in records.

use kit::Seat;

use super::SpiceRoad;
use super::play_card::decision;
use super::state::{Move, Phase, Shared};
use crate::cubes::Cube;
use crate::merchants::Card;

impl SpiceRoad {
    /// Every decision the awaited seat may take.
    pub(super) fn list_moves(&self, table: &Shared, moves: &mut Vec<Move>) {
        match table.phase {
            Phase::Action => self.list_actions(table, moves),
            Phase::Pay { .. } => list_cubes(table, table.active, Move::Pay, moves),
            Phase::Bargain { .. } => {
                moves.push(Move::Take);
                moves.extend(table.own().hand.iter().map(|card| Move::LayDown(Card(card))));
            }
            Phase::LayDown { deal } => {
                let others = table.own().hand.iter().filter(|&card| card != deal.0);
                moves.extend(others.map(|card| Move::LayDown(Card(card))));
            }
            Phase::Effect { source, step } => {
                let (caravan, returnable) = (table.own().caravan, self.returnable(table, source));
                let effect = self.effect_of(table, source);
                effect.answers(step, caravan, returnable, |answer| moves.push(decision(answer)));
            }
            Phase::Discard { seat } => list_cubes(table, seat, Move::Discard, moves),
            Phase::Over { .. } => {}
        }
    }

    fn list_actions(&self, table: &Shared, moves: &mut Vec<Move>) {
        let hand = table.own().hand.iter().map(Card);
        let playable = hand.clone().filter(|&card| self.may_play(table, card).is_ok());
        moves.extend(playable.map(Move::Play));
        let slots = 0..table.market.row.len() as u8;
        let within_reach = slots.take_while(|&slot| self.may_acquire(table, slot).is_ok());
        moves.extend(within_reach.map(Move::Acquire));
        let slots = 0..table.points.len() as u8;
        moves.extend(slots.filter(|&slot| self.may_claim(table, slot).is_ok()).map(Move::Claim));
        moves.push(Move::Rest);
        if self.golden_deals {
            moves.extend(hand.filter(|&card| self.may_deal(table, card).is_ok()).map(Move::Deal));
        }
    }

    /// The decision as it is written in records: `play:TR02`, `acquire:3`, `pay:Y`, `stop`.
    /// Places are counted from 1, as people do.
    pub(super) fn notation(&self, decision: Move) -> String {
        let card =
            |word: &str, card: Card| format!("{word}:{}", self.components.merchants.id(card));
        let cube = |word: &str, cube: Cube| format!("{word}:{}", cube.letter());
        match decision {
            Move::Play(played) => card("play", played),
            Move::Acquire(slot) => format!("acquire:{}", u16::from(slot) + 1),
            Move::Claim(slot) => format!("claim:{}", u16::from(slot) + 1),
            Move::Rest => "rest".into(),
            Move::Deal(struck) => card("deal", struck),
            Move::Pay(paid) => cube("pay", paid),
            Move::Take => "take".into(),
            Move::LayDown(laid) => card("lay", laid),
            Move::Trade(times) => format!("trade:{times}"),
            Move::Swap(way) => format!("swap:{}", u16::from(way) + 1),
            Move::Raise(raised) => cube("raise", raised),
            Move::TakeBack(taken) => card("back", taken),
            Move::Stop => "stop".into(),
            Move::Discard(discarded) => cube("discard", discarded),
        }
    }

    /// Reads the notation; only the very text that [`SpiceRoad::notation`] writes is one.
    pub(super) fn parse_notation(&self, text: &str) -> Option<Move> {
        self.read_notation(text).filter(|&decision| self.notation(decision) == text)
    }

    fn read_notation(&self, text: &str) -> Option<Move> {
        let (word, value) = text.split_once(':').unwrap_or((text, ""));
        let card = || self.components.merchants.find(value);
        let place = || value.parse::<u8>().ok()?.checked_sub(1);
        let cube = || Cube::parse(value);
        Some(match word {
            "play" => Move::Play(card()?),
            "acquire" => Move::Acquire(place()?),
            "claim" => Move::Claim(place()?),
            "rest" => Move::Rest,
            "deal" => Move::Deal(card()?),
            "pay" => Move::Pay(cube()?),
            "take" => Move::Take,
            "lay" => Move::LayDown(card()?),
            "trade" => Move::Trade(value.parse().ok()?),
            "swap" => Move::Swap(place()?),
            "raise" => Move::Raise(cube()?),
            "back" => Move::TakeBack(card()?),
            "stop" => Move::Stop,
            "discard" => Move::Discard(cube()?),
            _ => return None,
        })
    }
}

fn list_cubes(table: &Shared, seat: Seat, decision: fn(Cube) -> Move, moves: &mut Vec<Move>) {
    let caravan = table.place(seat).map(|place| place.caravan).unwrap_or_default();
    moves.extend(caravan.iter().map(|(cube, _)| decision(cube)));
}
