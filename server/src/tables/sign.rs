//! What lists know of a table, worked out from the room.

use room::{Clock, PersonId, Phase, Room, Who};

use crate::store::{Sign, Turn};

/// The table's line in lists.
pub(super) fn sign(room: &Room) -> Sign {
    let setting = room.setting();
    let placard = room.placard(None, 0);
    let seated = placard.chairs.into_iter().filter_map(|chair| match chair.who {
        Who::Nobody => None,
        Who::Person(name) => Some(name),
        Who::Bot(bot) => Some(format!("bot:{bot}")),
    });
    Sign {
        game: setting.game.clone(),
        phase: room.phase(),
        door: setting.door,
        window: setting.window,
        seats: setting.options.seats,
        seated: seated.collect(),
    }
}

/// The people who sit at the table.
pub(super) fn people(room: &Room) -> Vec<PersonId> {
    room.people().map(|(_, person)| person.id).collect()
}

/// Whom the table waits for since this moment.
pub(super) fn turn(room: &Room, now: u64) -> Turn {
    Turn { awaited: room.awaited_people(), at: now, due: due(room, now) }
}

/// When somebody has to look after the table even if nobody visits it: at once for a bot that others
/// wait for, later for a clock.
pub(super) fn due(room: &Room, now: u64) -> Option<u64> {
    if room.phase() != Phase::Playing {
        return None;
    }
    if room.awaits_bot() && room.is_shared() {
        return Some(0);
    }
    match room.setting().clock {
        Clock::None => None,
        _ => room.deadline(now).map(|(_, moment)| moment),
    }
}
