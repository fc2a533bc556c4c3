//! What happened, what is asked and what can be done, as sentences.

use kit::{Phrase, Seat};

use crate::board::{Item, Location, Place};
use crate::event::{Event, Failure, Haul};
use crate::state::{Move, Phase};
use crate::words::{self, at, counted};
use crate::{FrancisDrake, View};

/// A sentence about a seat.
fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("who", seat)
}

impl FrancisDrake {
    pub(crate) fn say_event(&self, event: &Event) -> Phrase {
        match *event {
            Event::VoyageBegan { voyage } => {
                Phrase::new("drake-log-voyage").with("number", u16::from(voyage) + 1)
            }
            Event::Visited { seat, location } => {
                by("drake-log-visited", seat).with("to", words::to_location(location))
            }
            Event::Gained { seat, haul } => {
                by("drake-log-gained", seat).with("goods", words::haul(haul))
            }
            Event::Refitted { seat } => by("drake-log-refitted", seat),
            Event::TookPinnace { seat } => by("drake-log-pinnace", seat),
            Event::TookPerson { seat, person } => {
                by("drake-log-person", seat).with("person", words::person(person))
            }
            Event::TookDisc { seat, disc } => {
                by("drake-log-took-disc", seat).with("disc", words::disc(disc))
            }
            Event::Rolled { seat, die, plus } => by("drake-log-rolled", seat)
                .with("die", die)
                .with("plus", plus)
                .with("total", die.saturating_add(plus)),
            Event::Invested { seat, points } => {
                by("drake-log-invested", seat).with("count", points)
            }
            Event::Passed { seat, dock } => by("drake-log-passed", seat).with("dock", dock),
            Event::Guarded { seat, place, shows: Some(shows) } => {
                by("drake-log-guarded-with", seat).with("at", at(place)).with("shows", shows)
            }
            Event::Guarded { seat, place, shows: None } => {
                by("drake-log-guarded", seat).with("at", at(place))
            }
            Event::GuardedUnseen { person } => {
                Phrase::new(format!("drake-log-unseen-{}", person.id()))
            }
            Event::WentAhead { seat, of } => by("drake-log-went-ahead", seat).with("of", of),
            Event::Ranged { seat, range: 0 } => by("drake-log-stays", seat),
            Event::Ranged { seat, range } => by("drake-log-ranged", seat).with("zone", range),
            Event::Laid { seat, place, disc: Some(disc) } => by("drake-log-laid-disc", seat)
                .with("disc", words::disc(disc))
                .with("at", at(place)),
            Event::Laid { seat, place, disc: None } => {
                by("drake-log-laid", seat).with("at", at(place))
            }
            Event::LookedDiscs { seat, place, discs: Some(discs) } => {
                let seen = |&(seat, disc)| by("drake-seen", seat).with("disc", words::disc(disc));
                by("drake-log-saw-discs", seat)
                    .with("at", at(place))
                    .with("discs", words::list(discs.iter().map(seen).collect()))
            }
            Event::LookedDiscs { seat, place, discs: None } => {
                by("drake-log-looked-discs", seat).with("at", at(place))
            }
            Event::LookedCounter { seat, place, shows: Some(shows) } => {
                by("drake-log-saw-counter", seat).with("at", at(place)).with("shows", shows)
            }
            Event::LookedCounter { seat, place, shows: None } => {
                by("drake-log-looked-counter", seat).with("at", at(place))
            }
            Event::Swapped { seat, one, other } => by("drake-log-swapped", seat)
                .with("one", words::place(one))
                .with("other", words::place(other)),
            Event::Shifted { seat, from, to } => by("drake-log-shifted", seat)
                .with("from", words::place(from))
                .with("to", words::place(to)),
            Event::Revealed { seat, place, disc } => by("drake-log-revealed", seat)
                .with("place", words::place(place))
                .with("disc", words::disc(disc)),
            Event::GhostVanished { seat, place } => {
                by("drake-log-vanished", seat).with("at", at(place))
            }
            Event::TurnedUp { seat, place, shows } => {
                by("drake-log-turned", seat).with("at", at(place)).with("shows", shows)
            }
            Event::Conquered { seat, place, crew, guns, points } => by("drake-log-conquered", seat)
                .with("place", words::place(place))
                .with("cost", words::haul(Haul { crew, guns, ..Haul::default() }))
                .with("count", points),
            Event::TookTreasure { seat, treasure } => {
                by("drake-log-treasure", seat).with("treasure", words::treasure(treasure))
            }
            Event::Traded { seat, place, good } => {
                by("drake-log-traded", seat).with("at", at(place)).with("good", words::good(good))
            }
            Event::Failed { seat, place, disc, why } => by("drake-log-failed", seat)
                .with("disc", words::disc(disc))
                .with("at", at(place))
                .with("why", say_failure(why)),
            Event::CameHome { seat, dock, points: 0 } => {
                by("drake-log-home", seat).with("dock", dock)
            }
            Event::CameHome { seat, dock, points } => {
                by("drake-log-home-early", seat).with("dock", dock).with("count", points)
            }
            Event::ScoredKinds { seat, kinds, points } => {
                by("drake-log-kinds", seat).with("kinds", kinds).with("count", points)
            }
            Event::ScoredTitle { seat, person, points } => by("drake-log-title", seat)
                .with("person", words::person(person))
                .with("count", points),
            Event::Counted { seat, goods, chest } => {
                by("drake-log-counted", seat).with("goods", goods).with("chest", chest)
            }
            Event::Ended => Phrase::new("drake-log-ended"),
        }
    }

    /// What a decision does, for a numbered list.
    pub(crate) fn say_move(&self, view: &View, decision: Move) -> Phrase {
        let table = &view.table;
        match decision {
            Move::Visit(location) => {
                let taken = table.visitors[location as usize].len();
                let amount = self.circles(location).get(taken).copied().unwrap_or_default();
                Phrase::new("drake-do-visit")
                    .with("location", words::location(location))
                    .with("gives", self.say_gift(location, amount))
            }
            Move::Pass => Phrase::new("drake-do-pass").with("dock", table.outbound.len() + 1),
            Move::Take(item) => {
                let location = match table.phase {
                    Phase::Take(location) => location,
                    _ => Location::Docks,
                };
                Phrase::new("drake-do-take").with("goods", self.say_item(location, item))
            }
            Move::Guard(shows) => Phrase::new("drake-do-guard")
                .with("at", at(self.guarded_place(view)))
                .with("shows", shows),
            Move::Lay(disc, place) => Phrase::new(match self.is_bluff(view, place) {
                true => "drake-do-lay-bluff",
                false => "drake-do-lay",
            })
            .with("disc", Phrase::new(format!("drake-lay-{}", disc.id())))
            .with("at", at(place))
            .with("zone", self.components.place(place).zone),
            Move::LookDiscs(place) => Phrase::new("drake-do-look-discs").with("at", at(place)),
            Move::LookCounter(place) => Phrase::new("drake-do-look-counter").with("at", at(place)),
            Move::Swap(one, other) => Phrase::new("drake-do-swap")
                .with("one", words::place(one))
                .with("other", words::place(other)),
            Move::Shift(place) => Phrase::new("drake-do-shift").with("to", words::place(place)),
            Move::Keep => Phrase::new("drake-do-keep"),
            Move::Attack => {
                let place = self.mission_place(view);
                Phrase::new("drake-do-attack")
                    .with("place", words::place(place))
                    .with("cost", self.say_price(view, place))
                    .with("count", self.place_points(table, place))
            }
            Move::Pay => {
                let place = self.mission_place(view);
                Phrase::new("drake-do-pay")
                    .with("cost", self.say_price(view, place))
                    .with("place", words::place(place))
                    .with("count", self.place_points(table, place))
            }
            Move::Trade(good) => Phrase::new("drake-do-trade").with("good", words::good(good)),
            Move::Decline => Phrase::new(match table.phase {
                Phase::Inform => "drake-do-not-look",
                Phase::Pay(_) => "drake-do-withdraw",
                _ => "drake-do-decline",
            }),
            Move::Stay => Phrase::new("drake-do-stay"),
            Move::Return => self.say_return(view),
        }
    }

    fn say_return(&self, view: &View) -> Phrase {
        let table = &view.table;
        let conquered = table.captain(table.active).is_some_and(|own| own.conquered != 0);
        let points = if conquered { self.home_bonus(table) } else { 0 };
        match points {
            0 => Phrase::new("drake-do-return"),
            points => Phrase::new("drake-do-return-early").with("count", points),
        }
    }

    /// What an attack costs the seat that is asked: what everybody can see, and its own secrets.
    pub(crate) fn say_price(&self, view: &View, place: Place) -> Phrase {
        let table = &view.table;
        let shows =
            if table.is_turned(place) { view.counter(place).unwrap_or_default() } else { 0 };
        let captain = table.captain(table.active).copied().unwrap_or_default();
        let cost = self.cost(table, &captain, place, shows);
        words::haul(Haul { crew: cost.crew, guns: cost.guns, ..Haul::default() })
    }

    /// What the next circle of a location gives.
    pub(crate) fn say_gift(&self, location: Location, amount: u8) -> Phrase {
        match location {
            Location::CrewA | Location::CrewB => counted("drake-crew", amount),
            Location::GunsA | Location::GunsB => counted("drake-guns", amount),
            Location::SuppliesA | Location::SuppliesB => counted("drake-barrels", amount),
            Location::Trade => counted("drake-trade", amount),
            _ => Phrase::new(format!("drake-gift-{}", location.id())).with("count", amount),
        }
    }

    /// What choosing an item at a location brings.
    pub(crate) fn say_item(&self, location: Location, item: Item) -> Phrase {
        match item {
            Item::Galleon => Phrase::new("drake-a-galleon"),
            _ => words::haul(self.choice_haul(location, item)),
        }
    }

    fn mission_place(&self, view: &View) -> Place {
        match view.table.phase {
            Phase::Mission(place) | Phase::Pay(place) => place,
            _ => Place::default(),
        }
    }

    fn guarded_place(&self, view: &View) -> Place {
        match view.table.phase {
            Phase::Guard(place) => place,
            _ => Place::of_site(0),
        }
    }

    /// The rule that matters for what is asked.
    pub(crate) fn say_note(&self, view: &View) -> Option<Phrase> {
        let seat = view.table.awaited().filter(|&seat| view.viewer.is(seat))?;
        let captain = view.table.captain(seat)?;
        match view.table.phase {
            Phase::Street => Some(Phrase::new("drake-note-street").with("count", captain.discs)),
            Phase::Sail => {
                let reached = |place: Place| {
                    self.is_bluff(view, place) && self.components.place(place).zone <= captain.range
                };
                let key = match Place::all().any(reached) {
                    true => "drake-note-sail-bluff",
                    false => "drake-note-sail",
                };
                Some(Phrase::new(key).with("zone", captain.range))
            }
            Phase::Guard(_) => Some(Phrase::new("drake-note-guard")),
            Phase::Mission(place) if place.port().is_none() => Some(
                Phrase::new("drake-note-attack").with("cost", self.say_price(view, place)).with(
                    "hold",
                    words::haul(Haul { crew: captain.crew, guns: captain.guns, ..Haul::default() }),
                ),
            ),
            Phase::Home if captain.conquered != 0 && self.home_bonus(&view.table) > 0 => {
                Some(Phrase::new("drake-note-home").with("count", self.home_bonus(&view.table)))
            }
            _ => None,
        }
    }

    /// What is to be decided, and by whom.
    pub(crate) fn say_prompt(&self, view: &View) -> Phrase {
        let table = &view.table;
        let Some(seat) = table.awaited() else { return Phrase::new("drake-ask-over") };
        if !view.viewer.is(seat) {
            let key = match table.phase {
                Phase::Street | Phase::Take(_) => "drake-ask-other-street",
                Phase::Guard(_) => "drake-ask-other-guards",
                Phase::Sail => "drake-ask-other-sails",
                Phase::Inform | Phase::Swap | Phase::Shift(_) => "drake-ask-other-informs",
                Phase::Mission(_) | Phase::Pay(_) => "drake-ask-other-mission",
                Phase::Home | Phase::Over => "drake-ask-other-home",
            };
            let said = by(key, seat);
            return match table.phase {
                Phase::Mission(place) | Phase::Pay(place) => {
                    said.with("disc", words::disc(table.step)).with("at", at(place))
                }
                _ => said,
            };
        }
        let ask = |key: &'static str| Phrase::new(key);
        match table.phase {
            Phase::Over => ask("drake-ask-over"),
            Phase::Street => ask("drake-ask-street"),
            Phase::Take(location) => Phrase::new(format!("drake-ask-take-{}", location.id())),
            Phase::Guard(place) => ask("drake-ask-guard").with("at", at(place)),
            Phase::Sail => ask("drake-ask-sail"),
            Phase::Inform => ask("drake-ask-inform"),
            Phase::Swap => ask("drake-ask-swap"),
            Phase::Shift(place) => ask("drake-ask-shift")
                .with("at", at(place))
                .with("shows", view.counter(place).unwrap_or_default()),
            Phase::Mission(place) => {
                let key =
                    if place.port().is_some() { "drake-ask-trade" } else { "drake-ask-attack" };
                ask(key).with("disc", words::disc(table.step)).with("place", words::place(place))
            }
            Phase::Pay(place) => ask("drake-ask-pay")
                .with("place", words::place(place))
                .with("cost", self.say_price(view, place)),
            Phase::Home => ask("drake-ask-home"),
        }
    }
}

fn say_failure(why: Failure) -> Phrase {
    Phrase::new(match why {
        Failure::Declined => "drake-failed-declined",
        Failure::Closed => "drake-failed-closed",
        Failure::Frigate => "drake-failed-frigate",
        Failure::Crew => "drake-failed-crew",
        Failure::Guns => "drake-failed-guns",
        Failure::Trade => "drake-failed-trade",
    })
}
