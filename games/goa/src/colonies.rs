//! Founding colonies.
//!
//! Rulebook p. 6, "Fonder une colonie": name a colony you do not have; count the colonists of the
//! development board and of two cards that are turned up; pay what is lacking with colonists of
//! your own, or not (R24). A founded colony is filled with spices (R27); a failure gives a
//! colonist.

use kit::illegal::NOT_NOW;
use kit::{Illegal, Log};

use crate::Goa;
use crate::board::Colony;
use crate::components::ColonyTile;
use crate::event::{Event, Goods};
use crate::refusals;
use crate::state::{Estate, Ground, Move, Phase, Shared, Stop};
use crate::turn::Turn;

impl Goa {
    pub(crate) fn may_found(&self, table: &Shared, colony: Colony) -> Result<(), Illegal> {
        if table.own().owns(colony) { Err((&refusals::COLONY_OWNED).into()) } else { Ok(()) }
    }

    /// Some colony can still be founded.
    pub(crate) fn may_found_any(&self, table: &Shared) -> Result<(), Illegal> {
        let left = Colony::ALL.iter().any(|&colony| !table.own().owns(colony));
        if left { Ok(()) } else { Err((&refusals::COLONY_OWNED).into()) }
    }

    /// The colonists still lacking for the founding under way.
    pub(crate) fn shortage(&self, table: &Shared) -> u8 {
        let Stop::Founding { colony, recruits } = table.stop else { return 0 };
        let shown = table.recruiting.iter().map(|&card| self.components.recruits(card));
        let total = shown.fold(recruits, u8::saturating_add);
        self.components.colony_cost[colony as usize].saturating_sub(total)
    }

    pub(crate) fn may_pay_colonists(&self, table: &Shared) -> Result<(), Illegal> {
        let (needed, had) = (self.shortage(table), table.own().colonists);
        if had < needed.into() {
            return Err(Illegal::by(&refusals::LACKS_COLONISTS)
                .with("needed", needed)
                .with("had", had));
        }
        Ok(())
    }

    pub(crate) fn may_settle(
        &self,
        table: &Shared,
        colony: Colony,
        tile: ColonyTile,
    ) -> Result<(), Illegal> {
        let face = self.components.colony_tiles.of(tile);
        if !table.colonies.contains(tile.0) || face.is_none_or(|face| face.colony != colony) {
            return Err((&refusals::NO_COLONY_TILE).into());
        }
        Ok(())
    }

    /// The tiles of the colony that can be had (R27). There are always some left (R52).
    pub(crate) fn each_colony_tile(
        &self,
        table: &Shared,
        colony: Colony,
        each: &mut impl FnMut(ColonyTile),
    ) {
        for tile in table.colonies.iter() {
            if self.may_settle(table, colony, ColonyTile(tile)).is_ok() {
                each(ColonyTile(tile));
            }
        }
    }

    /// Whether the tiles of a colony differ.
    fn tiles_differ(&self, table: &Shared, colony: Colony) -> bool {
        let mut kinds = table
            .colonies
            .iter()
            .filter_map(|tile| self.components.colony_tiles.of(ColonyTile(tile)))
            .filter(|face| face.colony == colony)
            .map(|face| face.fields);
        let first = kinds.next();
        kinds.any(|other| Some(other) != first)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Cards are turned up for the colony that was named.
    pub(crate) fn found(&mut self, colony: Colony, recruits: u8, third: bool) {
        let cards = self.game.components.figures.recruiting_cards + u8::from(third);
        for _ in 0..cards {
            if let Some(card) = self.turn_up() {
                let _ = self.state.table.recruiting.push(card);
            }
        }
        let (seat, table) = (self.seat(), &mut self.state.table);
        table.stop = Stop::Founding { colony, recruits };
        table.phase = Phase::Founding;
        self.log.note(Event::Recruited { seat, colony, recruits, cards: table.recruiting });
    }

    /// The card that turns up another, after the first have been seen (R26).
    pub(crate) fn recruit_one_more(&mut self) {
        if let Some(card) = self.turn_up() {
            let _ = self.state.table.recruiting.push(card);
        }
        let (seat, table) = (self.seat(), &self.state.table);
        if let Stop::Founding { colony, recruits } = table.stop {
            self.log.note(Event::Recruited { seat, colony, recruits, cards: table.recruiting });
        }
        self.resume();
    }

    /// Cards and tiles can be used between the cards and the payment (R25), but not in the middle
    /// of the auctions (R11).
    pub(crate) fn at_founding(&mut self, decision: Move) -> Result<(), Illegal> {
        match decision {
            Move::Pay => {
                self.game.may_pay_colonists(&self.state.table)?;
                let (seat, colonists) = (self.seat(), self.game.shortage(&self.state.table));
                let own = self.own();
                own.colonists = own.colonists.saturating_sub(colonists.into());
                self.log.note(Event::PaidColonists { seat, colonists });
                self.succeed();
                Ok(())
            }
            Move::Decline => {
                self.fail();
                Ok(())
            }
            Move::Play(_) | Move::Use(_) if self.state.table.is_auction() => Err((&NOT_NOW).into()),
            Move::Play(card) => self.play_card(card),
            Move::Use(tile) => self.use_tile(tile),
            _ => Err((&NOT_NOW).into()),
        }
    }

    /// A founding that lacks nothing succeeds, and one that can go no further fails (R24).
    pub(crate) fn settle_founding(&mut self) -> bool {
        if self.game.shortage(&self.state.table) == 0 {
            self.succeed();
            return true;
        }
        let hopeless = self.game.may_pay_colonists(&self.state.table).is_err();
        if hopeless && !self.game.may_go_on(self.state) {
            self.fail();
            return true;
        }
        false
    }

    fn succeed(&mut self) {
        let Stop::Founding { colony, .. } = self.state.table.stop else { return };
        self.dismiss();
        if self.game.tiles_differ(&self.state.table, colony) {
            self.state.table.phase = Phase::Settle { colony };
            return;
        }
        let mut first = None;
        self.game.each_colony_tile(&self.state.table, colony, &mut |tile| {
            first = first.or(Some(tile));
        });
        match first {
            Some(tile) => self.build_colony(colony, tile),
            None => self.resume(),
        }
    }

    fn fail(&mut self) {
        let Stop::Founding { colony, .. } = self.state.table.stop else { return };
        let seat = self.seat();
        self.log.note(Event::Failed { seat, colony });
        self.dismiss();
        let colonists = self.game.components.figures.failure_colonists.into();
        self.receive(Goods { colonists, ..Goods::default() });
        self.resume();
    }

    /// The founding is settled: its cards are discarded, and not before (R49).
    fn dismiss(&mut self) {
        let table = &mut self.state.table;
        for card in std::mem::take(&mut table.recruiting).iter() {
            table.discard.insert(card.0);
        }
        table.stop = Stop::No;
    }

    pub(crate) fn settle_colony(
        &mut self,
        colony: Colony,
        tile: ColonyTile,
    ) -> Result<(), Illegal> {
        self.game.may_settle(&self.state.table, colony, tile)?;
        self.build_colony(colony, tile);
        Ok(())
    }

    /// The colony is filled at once (R27).
    fn build_colony(&mut self, colony: Colony, tile: ColonyTile) {
        let (seat, site) = (self.seat(), colony.site());
        self.state.table.colonies.remove(tile.0);
        self.log.note(Event::Founded { seat, tile });
        let estate = Estate { ground: Ground::Colony(tile), held: Default::default() };
        self.own().estates[site.index()] = Some(estate);
        self.state.table.phase = Phase::Fill { site, more: 0 };
    }
}
