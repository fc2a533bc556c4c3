//! What happened, what can be done and what is asked, as sentences.

use kit::{Phrase, Seat};

use super::content::Components;
use super::event::Event;
use super::moves::Move;
use super::prize::Prize;
use super::state::{Phase, Place, Shared};
use super::{Rules, View};
use crate::land;

impl Rules {
    pub(super) fn say_event(&self, event: &Event) -> Phrase {
        let Components { land, stalls, sea, .. } = &self.components;
        match *event {
            Event::Land(event) => land.say_event(event),
            Event::Merchants(event) => stalls.say_event(land, event),
            Event::Cards(event) => stalls.cards.say_event(event),
            Event::Sea(event) => sea.say_event(event).unwrap_or_else(|| Phrase::new("cubes-none")),
        }
    }

    /// What a decision does, for a numbered list.
    pub(super) fn say_move(&self, view: &View, decision: Move) -> Phrase {
        let Components { land, stalls, sea, .. } = &self.components;
        let table = &view.table;
        let seat = view.viewer.seat().or(table.awaited()).unwrap_or_default();
        let own = table.place(seat).copied().unwrap_or_default();
        let asked = table.phase.land().unwrap_or(land::Phase::Action);
        match (table.phase, decision) {
            (Phase::Merchants(phase), decision) if decision.answer().is_some() => {
                stalls.say_answer(land, &table.bazaar(seat, &own), phase, decision.answer())
            }
            (Phase::Ships(phase), Move::Land(decision)) if decision.answer::<u8>().is_some() => {
                sea.say_answer(&table.waters, phase, decision.answer())
            }
            (Phase::Prize(_), Move::Land(land::Move::Stop)) => Phrase::new("move-no-prize"),
            (_, Move::Land(decision)) => land.say_move(&table.country, &own, seat, asked, decision),
            (phase, Move::Merchants(decision)) => {
                stalls.say_move(&table.bazaar(seat, &own), phase.merchants(), decision)
            }
            (phase, Move::Ships(decision)) => sea.say_ship(table.afloat(), phase.ships(), decision),
        }
    }

    /// Where the points of a seat with outposts come from.
    pub(super) fn say_sources(&self, table: &Shared, place: &Place) -> Phrase {
        let (land, colony) = (&self.components.land, &place.colony);
        Phrase::new("mine-sources-sea")
            .with("cards", land.card_points(colony))
            .with("outposts", self.outpost_points(table, place))
            .with("tiles", land.bonus_points(place))
            .with("charts", land.chart_points(colony))
            .with("goods", land.storage_points(colony))
    }

    /// What is asked of who has to decide.
    pub(super) fn say_question(&self, table: &Shared, seat: Seat) -> Phrase {
        let Components { land, stalls, sea, prizes } = &self.components;
        let own = table.place(seat).copied().unwrap_or_default();
        match table.phase {
            Phase::Land(phase) => land.say_prompt(&table.country, &own, phase, "prompt-action"),
            Phase::Merchants(phase) => stalls.say_prompt(&table.bazaar(seat, &own), phase),
            Phase::Ships(phase) => sea.say_ship_prompt(table.afloat(), phase),
            Phase::Prize(Prize::Column) => Phrase::new("prompt-prize-column"),
            Phase::Prize(Prize::Used) => {
                Phrase::new("prompt-prize-used").with("every", prizes.every)
            }
        }
    }
}
