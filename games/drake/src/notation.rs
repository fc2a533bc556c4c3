//! Decisions as they are written in records: `visit:tavern`, `lay:2:panama`, `trade:sugar`.

use crate::FrancisDrake;
use crate::board::{Disc, Good, Item, Location, Place};
use crate::state::Move;

impl FrancisDrake {
    pub(crate) fn notation(&self, decision: Move) -> String {
        match decision {
            Move::Visit(location) => format!("visit:{}", location.id()),
            Move::Pass => "pass".into(),
            Move::Take(item) => format!("take:{}", item.id()),
            Move::Guard(shows) => format!("guard:{shows}"),
            Move::Lay(disc, place) => format!("lay:{}:{}", disc.id(), place.id()),
            Move::LookDiscs(place) => format!("look-discs:{}", place.id()),
            Move::LookCounter(place) => format!("look-counter:{}", place.id()),
            Move::Swap(one, other) => format!("swap:{}:{}", one.id(), other.id()),
            Move::Shift(place) => format!("shift:{}", place.id()),
            Move::Keep => "keep".into(),
            Move::Attack => "attack".into(),
            Move::Pay => "pay".into(),
            Move::Trade(good) => format!("trade:{}", good.id()),
            Move::Decline => "decline".into(),
            Move::Stay => "stay".into(),
            Move::Return => "return".into(),
        }
    }

    /// Reads the notation; only the very text that [`FrancisDrake::notation`] writes is one.
    pub(crate) fn parse_notation(&self, text: &str) -> Option<Move> {
        read(text).filter(|&decision| self.notation(decision) == text)
    }
}

fn read(text: &str) -> Option<Move> {
    let (word, value) = text.split_once(':').unwrap_or((text, ""));
    Some(match word {
        "visit" => Move::Visit(Location::parse(value)?),
        "pass" => Move::Pass,
        "take" => Move::Take(Item::parse(value)?),
        "guard" => Move::Guard(value.parse().ok()?),
        "lay" => {
            let (disc, place) = value.split_once(':')?;
            Move::Lay(Disc::parse(disc)?, Place::parse(place)?)
        }
        "look-discs" => Move::LookDiscs(Place::parse(value)?),
        "look-counter" => Move::LookCounter(Place::parse(value)?),
        "swap" => {
            let (one, other) = value.split_once(':')?;
            Move::Swap(Place::parse(one)?, Place::parse(other)?)
        }
        "shift" => Move::Shift(Place::parse(value)?),
        "keep" => Move::Keep,
        "attack" => Move::Attack,
        "pay" => Move::Pay,
        "trade" => Move::Trade(Good::parse(value)?),
        "decline" => Move::Decline,
        "stay" => Move::Stay,
        "return" => Move::Return,
        _ => return None,
    })
}
