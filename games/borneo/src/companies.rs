//! Phase 2: a merchant changes company. Attacks are in `duel.rs`.
//!
//! Rulebook, "2) Compagnies": one transfer or one attack a turn, or neither (R51). The merchant
//! goes to the first free rank of the other company; those who stood below it move up (R16). A hand
//! of one card is no obstacle (R25).

use kit::{Illegal, Log, Seat};

use crate::Borneo;
use crate::event::Event;
use crate::flags::Company;
use crate::refusals;
use crate::state::{Merchant, Phase, Shared};
use crate::turn::Turn;

impl Borneo {
    /// Whether the seat has a merchant there.
    pub(crate) fn check_merchant(
        &self,
        table: &Shared,
        seat: Seat,
        merchant: Merchant,
    ) -> Result<(), Illegal> {
        match table.owner(merchant) {
            Some(owner) if owner == seat => Ok(()),
            _ => Err((&refusals::NOT_YOUR_MERCHANT).into()),
        }
    }

    pub(crate) fn may_transfer(
        &self,
        table: &Shared,
        merchant: Merchant,
        company: Company,
    ) -> Result<(), Illegal> {
        self.check_merchant(table, table.active, merchant)?;
        if merchant.company == company {
            return Err((&refusals::SAME_COMPANY).into());
        }
        self.may_enter(table, company)
    }
}

impl Shared {
    /// Moves a merchant to the first free rank of a company; the ranks below it close up.
    pub(crate) fn relocate(&mut self, merchant: Merchant, company: Company) {
        let column = &mut self.columns[merchant.company.index()];
        if let Some(seat) = column.remove(usize::from(merchant.rank)) {
            let _ = self.columns[company.index()].push(seat);
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn transfer(&mut self, merchant: Merchant, to: Company) -> Result<(), Illegal> {
        self.game.may_transfer(&self.state.table, merchant, to)?;
        let table = &mut self.state.table;
        table.relocate(merchant, to);
        self.log.note(Event::Transferred { seat: table.active, from: merchant.company, to });
        self.to(Phase::Ship);
        Ok(())
    }
}
