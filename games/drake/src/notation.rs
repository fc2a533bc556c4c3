//! Decisions as they are written in records: `visit:tavern`, `lay:2:panama`, `trade:sugar`.

use crate::FrancisDrake;
use crate::board::{Disc, Good, Item, Location, Place};
use crate::state::Move;

kit::notation! {
    in FrancisDrake;
    enum Move {
        Visit(location: Location) = "visit",
        Pass = "pass",
        Take(item: Item) = "take",
        Guard(shows: u8) = "guard",
        Lay(disc: Disc, place: Place) = "lay",
        LookDiscs(place: Place) = "look-discs",
        LookCounter(place: Place) = "look-counter",
        Swap(one: Place, other: Place) = "swap",
        Shift(place: Place) = "shift",
        Keep = "keep",
        Attack = "attack",
        Pay = "pay",
        Trade(good: Good) = "trade",
        Decline = "decline",
        Stay = "stay",
        Return = "return",
    }
    Location = |_, location| location.id(), |_, text| Location::parse(text);
    Item = |_, item| item.id(), |_, text| Item::parse(text);
    Disc = |_, disc| disc.id(), |_, text| Disc::parse(text);
    Place = |_, place| place.id(), |_, text| Place::parse(text);
    Good = |_, good| good.id(), |_, text| Good::parse(text);
}
