//! Who may look, and who may sit down, as far as that depends on accounts: a table invites
//! accounts by name, and a guest may call itself anything.

use room::{Door, Person, Phase, Refusal, Room, Wish};

use crate::store::Known;

/// A person as tables know them.
pub(super) fn person(known: &Known) -> Person {
    Person { id: known.id, name: known.name.clone() }
}

/// Whether the invitation of a private table cannot be meant for this guest.
fn is_stranger(room: &Room, who: &Known) -> bool {
    who.guest && room.setting().door == Door::Private && room.chair_of(who.id).is_none()
}

/// Whether somebody may see the table.
pub(super) fn may_look(room: &Room, who: Option<&Known>) -> bool {
    let invites = matches!(room.phase(), Phase::Open | Phase::Closed);
    let stranger = who.is_some_and(|who| invites && is_stranger(room, who));
    let person = who.map(person);
    !stranger && room.may_look(person.as_ref())
}

/// Whether the door lets the wish through.
pub(super) fn check(room: &Room, who: &Known, wish: &Wish) -> Result<(), Refusal> {
    match wish {
        Wish::Sit { .. } if is_stranger(room, who) => Err(Refusal::NotInvited),
        _ => Ok(()),
    }
}
