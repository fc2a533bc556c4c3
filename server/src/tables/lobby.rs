//! The lobby is for everybody: few of its tables are of one person, or from one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;
use room::{Door, PersonId, Phase, Room, Setting, Window};

use crate::fault::{Code, Fault};

/// The most tables of one person in the lobby, and of one address.
const MOST: usize = 3;
const MOST_FROM: usize = 10;
/// A table where nothing has happened for so long has left the lobby.
pub(crate) const STALE: u64 = 3 * 24 * 60 * 60 * 1000;

/// Whether a table so set up is, or will be, in the lobby.
pub(super) fn is_public(setting: &Setting) -> bool {
    setting.door == Door::Public || setting.window == Window::Public
}

/// Whether a table is in the lobby, or can still come there.
pub(super) fn is_listed(room: &Room) -> bool {
    match room.phase() {
        Phase::Open => is_public(room.setting()),
        Phase::Playing => room.setting().window == Window::Public,
        Phase::Over | Phase::Closed => false,
    }
}

/// Who has put which table into the lobby. It begins anew with the server.
#[derive(Default)]
pub(super) struct Lobby(Mutex<HashMap<Arc<str>, Listed>>);

#[derive(Clone, Copy)]
struct Listed {
    who: PersonId,
    from: IpAddr,
    at: u64,
}

impl Lobby {
    fn tables(&self) -> MutexGuard<'_, HashMap<Arc<str>, Listed>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a table in, unless there are too many of the same person or address.
    pub(super) fn enter(
        &self,
        table: &str,
        who: PersonId,
        from: IpAddr,
        at: u64,
    ) -> Result<(), Fault> {
        let mut tables = self.tables();
        if tables.contains_key(table) {
            return Ok(());
        }
        tables.retain(|_, listed| listed.at + STALE > at);
        let of = |same: &dyn Fn(&Listed) -> bool| tables.values().filter(|one| same(one)).count();
        let own = of(&|listed| listed.who == who);
        if own >= MOST || of(&|listed| listed.from == from) >= MOST_FROM {
            let code = if own >= MOST { Code::TooManyPublic } else { Code::TooManyPublicHere };
            let most = if own >= MOST { MOST } else { MOST_FROM };
            return Err(Fault::new(StatusCode::CONFLICT, code).with("most", most));
        }
        tables.insert(table.into(), Listed { who, from, at });
        Ok(())
    }

    pub(super) fn leave(&self, table: &str) {
        self.tables().remove(table);
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn a_person_and_an_address_have_few_places() {
        let lobby = Lobby::default();
        let from = |last| IpAddr::V4(Ipv4Addr::new(192, 0, 2, last));
        let enter = |table: &str, who, address| {
            lobby.enter(table, PersonId(who), from(address), 0).map_err(|fault| fault.code)
        };
        for table in ["a", "b", "c", "a"] {
            assert_eq!(enter(table, 1, 1), Ok(()), "{table}");
        }
        assert_eq!(enter("d", 1, 1), Err("too-many-public"));
        assert_eq!(enter("d", 1, 2), Err("too-many-public"), "from wherever");
        for who in 2..9 {
            assert_eq!(enter(&format!("t{who}"), who, 1), Ok(()));
        }
        assert_eq!(enter("e", 20, 1), Err("too-many-public-here"));
        assert_eq!(enter("e", 20, 2), Ok(()));
        lobby.leave("a");
        assert_eq!(enter("f", 1, 1), Ok(()));
        assert!(lobby.enter("g", PersonId(1), from(1), STALE).is_ok(), "the others are stale");
    }
}
