//! Somebody who wants to be forgotten leaves their tables; what was played there stays.

use std::sync::Arc;

use kit::{Hash, SeatSet, Seed};
use room::{Around, Phase, Refusal, Wish};

use super::Tables;
use super::door::person;
use super::sign;
use crate::fault::Fault;
use crate::fresh;
use crate::store::{Append, Known};

impl Tables {
    /// Leaves or resigns wherever somebody sits, then has the store forget who they were, and calls
    /// them by this name. Tells which sessions and tokens have ended with it.
    pub(crate) async fn forget(
        self: &Arc<Self>,
        who: &Known,
        name: &str,
    ) -> Result<Vec<Hash>, Fault> {
        let tables = self.store.tables_naming(who.id).await?;
        for id in &tables {
            self.leave_for_good(id, who).await?;
        }
        let ended = self.store.forget(who.id, &tables, name).await?;
        for id in &tables {
            // Whoever has the table before them has the old name; all of them come back by number.
            let (open, mut held) = self.hold(id).await?;
            self.drop_table(&open, &mut held);
            drop(held);
            let (open, held) = self.hold(id).await?;
            let sign = Some(sign::sign(&held.room));
            let table = open.id.clone();
            let renamed = Append { table, rows: Vec::new(), sign, people: None, turn: None };
            self.store.append(renamed).await?;
        }
        Ok(ended)
    }

    async fn leave_for_good(self: &Arc<Self>, id: &str, who: &Known) -> Result<(), Fault> {
        let (open, mut held) = self.hold(id).await?;
        if held.room.chair_of(who.id).is_none() {
            return Ok(());
        }
        let wish = match held.room.phase() {
            Phase::Open => Wish::Leave,
            Phase::Playing => Wish::Resign,
            Phase::Over | Phase::Closed => return Ok(()),
        };
        let acted = {
            // Neither needs chance.
            let mut fresh = || Seed([0; 32]);
            let (now, away) = (fresh::now(), SeatSet::default());
            held.room.act(&person(who), wish, &mut Around { now, away, fresh: &mut fresh })
        };
        match acted {
            Ok(change) => self.settle(&open, &mut held, change).await,
            Err(Refusal::Resigned | Refusal::NotSeated) => Ok(()),
            Err(refusal) => Err(Fault::refused(&refusal, &held.room.setting().game)),
        }
    }
}
