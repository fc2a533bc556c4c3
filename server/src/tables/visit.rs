//! What people do at tables: open them, act there, and go on at another.

use std::net::IpAddr;
use std::sync::Arc;

use axum::http::StatusCode;
use kit::{Hash, SeatSet, Seed};
use room::{Around, Change, Logged, NewTable, PersonId, Refusal, Room, Wish};

use super::door::{self, person};
use super::open::{Held, Open};
use super::{Tables, Visit, lobby, running};
use crate::fault::{Code, Fault};
use crate::fresh;
use crate::store::Known;

/// The seeds of one wish. Only the beginning of a game needs any, and it needs two.
struct Seeds(Vec<Seed>, Seed);

impl Seeds {
    fn draw(wish: &Wish) -> Result<Seeds, Fault> {
        match wish {
            Wish::Begin => Ok(Seeds(vec![fresh::seed()?, fresh::seed()?], fresh::seed()?)),
            _ => Ok(Seeds(Vec::new(), Seed([0; 32]))),
        }
    }

    fn next(&mut self) -> Seed {
        self.0.pop().unwrap_or_else(|| {
            self.1 = Seed(Hash::of(&self.1.0).0);
            self.1
        })
    }
}

impl Tables {
    /// Opens a new table.
    pub(crate) async fn create(
        self: &Arc<Self>,
        host: &Known,
        from: IpAddr,
        new: NewTable,
    ) -> Result<String, Fault> {
        let visit = Visit { who: Some(host), from };
        if new.begin && !new.bots.is_empty() {
            self.check_running(host.id)?;
        }
        let id = fresh::table_id()?;
        let now = fresh::now();
        let game = new.setting.game.clone();
        let refused = |refusal: Refusal| self.refused(&refusal, &game);
        let opened = Room::open(&id, self.shelf.clone(), new.setting, person(host), now);
        let (mut room, _) = opened.map_err(refused)?;
        for (bot, chair) in new.bots.into_iter().zip(1..=u8::MAX) {
            prepare(&mut room, host, Wish::Hire { chair, bot })?.map_err(refused)?;
        }
        if new.begin {
            prepare(&mut room, host, Wish::Begin)?.map_err(refused)?;
        }
        self.list(&room, visit)?;
        self.put(room, visit).await?;
        Ok(id)
    }

    /// Lists a new table in the lobby, if it is for everybody and there is a place.
    fn list(&self, room: &Room, visit: Visit<'_>) -> Result<(), Fault> {
        match visit.who {
            Some(who) if lobby::is_listed(room) && !self.no_limits => {
                self.lobby.enter(room.id(), who.id, visit.from, fresh::now())
            }
            _ => Ok(()),
        }
    }

    /// Whether another game with bots may go on for somebody.
    fn check_running(&self, who: PersonId) -> Result<(), Fault> {
        if self.no_limits || self.running.of(who) < running::MOST {
            return Ok(());
        }
        let fault = Fault::new(StatusCode::CONFLICT, Code::TooManyBotGames);
        Err(fault.with("most", running::MOST))
    }

    /// Whether a table may be set up for everybody, if it was not before.
    fn check_change(&self, room: &Room, wish: &Wish, visit: Visit<'_>) -> Result<(), Fault> {
        let (Wish::Change { setting }, Some(who)) = (wish, visit.who) else { return Ok(()) };
        if self.no_limits || lobby::is_listed(room) || !lobby::is_public(setting) {
            return Ok(());
        }
        self.lobby.enter(room.id(), who.id, visit.from, fresh::now())
    }

    /// Who was away and is here again has their seat back.
    pub(super) async fn come_back(
        &self,
        open: &Open,
        held: &mut Held,
        visit: Visit<'_>,
    ) -> Result<(), Fault> {
        let Some(who) = visit.who else { return Ok(()) };
        match held.room.act_back(who.id, fresh::now()) {
            Some(change) => self.settle(open, held, change).await,
            None => Ok(()),
        }
    }

    /// Does what somebody wishes; tells the number of the entry, as they count, when it is safely
    /// stored.
    pub(crate) async fn wish(
        self: &Arc<Self>,
        id: &str,
        by: &Known,
        from: IpAddr,
        wish: Wish,
    ) -> Result<u32, Fault> {
        let visit = Visit { who: Some(by), from };
        let (open, mut held) = self.hold(id).await?;
        if wish == Wish::Begin && held.room.has_bots() {
            self.check_running(by.id)?;
        }
        if wish != Wish::Return {
            self.come_back(&open, &mut held, visit).await?;
        }
        let mut seeds = Seeds::draw(&wish)?;
        let is_move = matches!(wish, Wish::Move { .. });
        let changes = matches!(wish, Wish::Change { .. });
        let state = &mut *held;
        let away = match &wish {
            Wish::Ask { .. } | Wish::Answer { .. } => {
                state.readers.away(&state.room, state.since, self.away)
            }
            _ => SeatSet::default(),
        };
        door::check(&state.room, by, &wish)
            .map_err(|refusal| self.refused(&refusal, &state.room.setting().game))?;
        self.check_change(&state.room, &wish, visit)?;
        let acted = act(&mut state.room, by, wish, &mut seeds, away);
        if changes && !lobby::is_listed(&state.room) {
            self.lobby.leave(id);
        }
        let change = acted.map_err(|refusal| self.refused(&refusal, &state.room.setting().game))?;
        state.looked_at(visit);
        self.settle(&open, &mut held, change).await?;
        if is_move {
            self.counts.moves.increment(1);
        }
        Ok(held.room.seq_for(Some(by.id)))
    }

    /// The table where the same people go on: the same for everybody who asks.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        id: &str,
        by: &Known,
        from: IpAddr,
    ) -> Result<String, Fault> {
        let visit = Visit { who: Some(by), from };
        let (open, mut held) = self.hold(id).await?;
        let game = held.room.setting().game.clone();
        let refused = |refusal: Refusal| self.refused(&refusal, &game);
        if held.room.chair_of(by.id).is_none() {
            return Err(refused(Refusal::NotSeated));
        }
        if let Some(there) = held.room.placard(None, 0).rematch {
            return Ok(there);
        }
        if held.room.has_bots() && held.room.people().count() == 1 {
            self.check_running(by.id)?;
        }
        let (next, now) = (fresh::table_id()?, fresh::now());
        // Whether there can be a rematch is known before there is another table.
        let change = held.room.act_rematch(by.id, &next, now).map_err(refused)?;
        // Until both are stored, nobody may use the room as it is now.
        held.unsettled = true;
        let numbered = held.room.rematch_entries(&person(by)).into_iter().zip(1..);
        let log = numbered.map(|(entry, seq)| Logged { seq, at: now, entry });
        let folded = Room::fold(&next, self.shelf.clone(), log);
        let mut room = folded.map_err(|error| {
            tracing::error!(table = id, %error, "a rematch cannot be folded");
            Fault::busy()
        })?;
        if room.people().count() == 1 {
            prepare(&mut room, by, Wish::Begin)?.map_err(refused)?;
        }
        self.list(&room, visit)?;
        self.put(room, visit).await?;
        self.settle(&open, &mut held, change).await?;
        Ok(next)
    }

    /// What a table refuses, counted.
    fn refused(&self, refusal: &Refusal, game: &str) -> Fault {
        self.counts.refused(refusal.code());
        Fault::refused(refusal, game)
    }
}

fn act(
    room: &mut Room,
    by: &Known,
    wish: Wish,
    seeds: &mut Seeds,
    away: SeatSet,
) -> Result<Change, Refusal> {
    let mut fresh = || seeds.next();
    let mut around = Around { now: fresh::now(), away, fresh: &mut fresh };
    room.act(&person(by), wish, &mut around)
}

/// Does something at a table that nobody else knows yet.
fn prepare(room: &mut Room, by: &Known, wish: Wish) -> Result<Result<(), Refusal>, Fault> {
    let mut seeds = Seeds::draw(&wish)?;
    Ok(act(room, by, wish, &mut seeds, SeatSet::default()).map(drop))
}
