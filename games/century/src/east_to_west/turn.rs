//! One decision, from its check to the next question.

use kit::illegal::NOT_NOW;
use kit::{Illegal, Log};

use super::Rules;
use super::content::Components;
use super::event::Event;
use super::moves::Move;
use super::prize::Prize;
use super::state::{Phase, Shared};
use crate::cards::market::LayeredPile;
use crate::compose;
use crate::cubes::Cubes;
use crate::land::content::Elsewhere;
use crate::land::merchants::{self, StallTable};
use crate::land::ships::{self, ShipTable};
use crate::land::{self, LandTable};
use crate::sea::refusals::SAIL_BY_LOCATION;
use crate::sea::{SeaTable, Sites};
use crate::turn::{self, Acting as _};

/// The table while a decision is carried out.
pub(super) type Turn<'a, L> = turn::Turn<'a, Rules, L>;

compose::country!(Rules: components.land);

impl<L: Log<Event>> Turn<'_, L> {
    /// Carries out a decision of the awaited seat.
    pub(super) fn carry_out(&mut self, decision: Move) -> Result<(), Illegal> {
        let game = self.game;
        let Components { land, stalls, sea, .. } = &game.components;
        match (self.table.phase, decision) {
            (Phase::Land(land::Phase::Action), Move::Merchants(merchants::Move::Route(stop)))
                if stalls.route > 0 =>
            {
                stalls.send(self, stop)?;
            }
            (Phase::Prize(prize), decision) => self.decide_prize(prize, decision.land())?,
            (_, Move::Land(land::Move::Tile(space))) if game.no_prize_yet(space).is_some() => {
                return Err(game.no_prize_yet(space).unwrap_or((&NOT_NOW).into()));
            }
            (Phase::Land(phase), Move::Land(decision)) => land.decide(self, phase, decision)?,
            (Phase::Merchants(phase), decision) => {
                stalls.decide(self, phase, decision.merchants(), decision.answer())?;
            }
            (Phase::Land(land::Phase::Action), Move::Ships(_)) if game.part.sea => {
                return Err((&SAIL_BY_LOCATION).into());
            }
            (Phase::Ships(phase), decision) => {
                let answer = decision.land().and_then(land::Move::answer);
                sea.decide_ships(self, phase, decision.ships(), answer)?;
            }
            _ => return Err((&NOT_NOW).into()),
        }
        Ok(())
    }

    /// Plays what leaves no choice; false where somebody has one.
    pub(super) fn settle(&mut self) -> bool {
        let Components { land, stalls, sea, .. } = &self.game.components;
        match self.table.phase {
            Phase::Land(phase) => land.settle(self, phase),
            Phase::Merchants(phase) => stalls.settle(self, phase),
            Phase::Ships(phase) => sea.settle_ships(self, phase),
            Phase::Prize(prize) => self.settle_prize(prize),
        }
    }
}

impl<L: Log<Event>> LandTable for Turn<'_, L> {
    compose::country!();

    fn allows(&self, deed: &Elsewhere, cubes: Cubes) -> Result<(), Illegal> {
        self.game.allows(self.table, deed, cubes)
    }

    fn visit(&mut self, _: u8, deed: &Elsewhere) {
        let Components { stalls, sea, .. } = &self.game.components;
        if deed.is_at_sea() {
            sea.visit(self, deed);
        } else {
            stalls.visit(self, deed);
        }
    }
}

compose::market!(LayeredPile);

impl<L: Log<Event>> StallTable for Turn<'_, L> {
    fn discarded(&mut self) {
        self.used_card();
    }
}

impl<L: Log<Event>> SeaTable for Turn<'_, L> {
    #[inline]
    fn sites(&self) -> &Sites {
        &self.table.waters
    }

    fn landed(&mut self) {
        self.ask(ships::Phase::Ashore);
    }

    /// An emptied column brings a bonus tile, then comes the trade of the market.
    fn built(&mut self, emptied: Option<u8>) {
        match emptied {
            Some(_) => self.ask(Phase::Prize(Prize::Column)),
            None => self.game.components.sea.trade_here(self, true),
        }
    }
}

impl<L: Log<Event>> ShipTable for Turn<'_, L> {}
