//! What things are called; what happened, what is asked and what can be done is in `sentences.rs`.

mod sentences;

use kit::Phrase;

use crate::board::{Disc, Good, Kind, Location, Person, Place, Treasure};
use crate::event::Haul;
use crate::state::{Phase, Shared};
use crate::{FrancisDrake, View};

/// A location of the street.
pub(crate) fn location(location: Location) -> Phrase {
    Phrase::new(format!("drake-location-{}", location.id()))
}

/// The same where one goes there: "to the Tavern".
pub(crate) fn to_location(location: Location) -> Phrase {
    Phrase::new(format!("drake-to-{}", location.id()))
}

/// A place of the chart.
pub(crate) fn place(place: Place) -> Phrase {
    Phrase::new(format!("drake-place-{}", place.id()))
}

/// The same as short as it stands on the chart.
pub(crate) fn plaque(at: Place) -> Phrase {
    match at.kind() {
        Kind::Galleon => Phrase::new(format!("drake-plaque-{}", at.id())),
        _ => place(at),
    }
}

/// The same where something happens there: "at Panama".
pub(crate) fn at(place: Place) -> Phrase {
    Phrase::new(format!("drake-at-{}", place.id()))
}

/// A mission disc.
pub(crate) fn disc(disc: Disc) -> Phrase {
    Phrase::new(format!("drake-disc-{}", disc.id()))
}

/// A good.
pub(crate) fn good(good: Good) -> Phrase {
    Phrase::new(format!("good-{}", good.number()))
}

/// A treasure.
pub(crate) fn treasure(treasure: Treasure) -> Phrase {
    Phrase::new(format!("drake-treasure-{}", treasure.id()))
}

/// A person.
pub(crate) fn person(person: Person) -> Phrase {
    Phrase::new(format!("drake-person-{}", person.id()))
}

/// A kind of place.
pub(crate) fn kind(kind: Kind) -> Phrase {
    Phrase::new(format!("drake-kind-{}", kind.id()))
}

/// So many of something.
pub(crate) fn counted(key: &'static str, count: u8) -> Phrase {
    Phrase::new(key).with("count", count)
}

/// Several things one after the other.
pub(crate) fn list(items: Vec<Phrase>) -> Phrase {
    if items.is_empty() {
        return Phrase::new("drake-nothing");
    }
    Phrase::new("drake-list").with("items", items)
}

/// Goods that come on board.
pub(crate) fn haul(haul: Haul) -> Phrase {
    list(haul_items(haul))
}

fn haul_items(haul: Haul) -> Vec<Phrase> {
    let all = [
        ("drake-crew", haul.crew),
        ("drake-guns", haul.guns),
        ("drake-barrels", haul.barrels),
        ("drake-trade", haul.trade),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).map(|(key, n)| counted(key, n)).collect()
}

impl FrancisDrake {
    /// What an attack on a place costs at least, what it brings, and how far away it is.
    pub(crate) fn place_tip(&self, table: &Shared, at: Place) -> Phrase {
        let face = self.components.place(at);
        if let Some(port) = at.port() {
            let left = Good::ALL.into_iter().filter(|&g| table.goods[port] >> g as u8 & 1 != 0);
            return Phrase::new("drake-tip-port")
                .with("place", place(at))
                .with("zone", face.zone)
                .with("goods", list(left.map(good).collect()));
        }
        let galleon = self.galleon(table, at);
        let key = match at.kind() {
            Kind::Town => "drake-tip-town",
            Kind::Fort => "drake-tip-fort",
            _ => "drake-tip-galleon",
        };
        let guns = if at.kind() == Kind::Galleon { galleon.guns } else { face.guns };
        Phrase::new(key)
            .with("place", place(at))
            .with("zone", face.zone)
            .with("crew", counted("drake-crew", face.troops))
            .with("guns", counted("drake-guns", guns))
            .with("points", self.place_points(table, at))
            .with("treasure", treasure(face.treasure))
    }

    /// Whether the viewer, who lays missions, cannot succeed there: galleons are attacked from galleons.
    pub(crate) fn is_bluff(&self, view: &View, at: Place) -> bool {
        let own = view.viewer.seat().and_then(|seat| view.table.captain(seat));
        at.kind() == Kind::Galleon
            && view.table.phase == Phase::Sail
            && own.is_some_and(|own| !own.galleon)
    }

    /// What a location gives, and to how many.
    pub(crate) fn location_tip(&self, at: Location) -> Phrase {
        let figures = &self.components.figures;
        let key = format!("drake-tip-{}", at.id().trim_end_matches("-a").trim_end_matches("-b"));
        let circles = self.circles(at);
        let numbers = circles.iter().map(|&count| Phrase::new("drake-number").with("count", count));
        Phrase::new(key)
            .with("circles", list(numbers.collect()))
            .with("count", circles.len())
            .with("crew", figures.drake_crew)
            .with("guns", figures.drake_guns)
            .with("bonus", figures.drake_bonus)
            .with("cost", figures.investor_cost)
            .with("ghost", figures.tavern_ghost)
            .with("limit", figures.tavern_few)
            .with("few", figures.tavern_few_crew)
            .with("many", figures.tavern_many_crew)
    }
}
