//! What is said of the land; of merchant locations in `merchants.rs`, of ship locations in
//! `ships.rs`.

mod merchants;
mod ships;

use kit::{Phrase, Seat};

use super::content::{Condition, Deed, Elsewhere, Find, Icon, Land, Power, Symbol};
use super::country::{Colony, Country, Settled, settlers_out};
use super::{Event, Move, Phase};
use crate::effect::{Answer, Effect};
use crate::words::{self, log, log::by};

/// The word of a symbol.
pub(crate) fn symbol(symbol: Symbol) -> Phrase {
    Phrase::new(format!("symbol-{}", symbol.name()))
}

/// The word of an icon.
pub(crate) fn icon(icon: Icon) -> Phrase {
    Phrase::new(format!("new-world-{}", icon.name()))
}

/// The word of the region on a panel.
pub(crate) fn region(panel: &str) -> Phrase {
    Phrase::new(format!("region-{}", panel.to_lowercase()))
}

/// What an effect does; a take-back brings a settler back.
pub(crate) fn effect(effect: &Effect) -> Phrase {
    words::effect(effect, "effect-take-back")
}

impl Land {
    /// What is done at a location.
    pub(crate) fn say_deed(&self, site: u8) -> Phrase {
        let Some(location) = self.locations.of(site) else {
            return Phrase::new("cubes-none");
        };
        match &location.deed {
            Deed::Effect { effect: does, again: false } => effect(does),
            Deed::Effect { effect: does, again: true } => {
                Phrase::new("deed-again").with("effect", effect(does))
            }
            Deed::Fort { .. } => {
                let tiles = self.spaces.iter().any(|space| space.fort == Some(site));
                Phrase::new(if tiles { "deed-fort" } else { "deed-fort-claim" })
            }
            Deed::RefreshPoints => Phrase::new("deed-refresh-points"),
            Deed::Elsewhere(deed) => say_elsewhere(deed),
        }
    }

    /// A location by its name.
    pub(crate) fn say_site(&self, site: u8) -> Phrase {
        let fort = self.slot_of(site).is_some();
        Phrase::new(if fort { "site-fort" } else { "site" }).with("id", self.locations.id(site))
    }

    /// What a location is and needs, in sentences.
    pub(crate) fn say_site_tip(&self, country: &Country, needed: u8, site: u8) -> Phrase {
        let location = self.locations.of(site);
        let (key, shared) = match location.and_then(|location| location.symbol) {
            Some(shared) => ("tip-site-symbol", symbol(shared)),
            None => ("tip-site", Phrase::new("cubes-none")),
        };
        let tip = Phrase::new(key)
            .with("id", self.locations.id(site))
            .with("deed", self.say_deed(site))
            .with("symbol", shared)
            .with("printed", location.map_or(0, |location| location.settlers))
            .with("needed", needed);
        match country.sites.get(usize::from(site)).and_then(|there| there.chart) {
            Some(chart) => {
                Phrase::new("tip-site-covered").with("site", tip).with("find", self.say_find(chart))
            }
            None => tip,
        }
    }

    /// What a point card does besides its points.
    pub(crate) fn say_power(&self, point: u8) -> Phrase {
        match self.power(point) {
            Some(Power::Help(shared)) => Phrase::new("power-help").with("symbol", symbol(shared)),
            Some(Power::Tool(shared, cube)) => Phrase::new("power-tool")
                .with("cube", words::cube(cube))
                .with("symbol", symbol(shared)),
            Some(Power::Settlers(count)) => Phrase::new("power-settlers").with("count", count),
            Some(Power::Exploration) | None => Phrase::new("power-exploration"),
        }
    }

    /// A point card by its points, cost and power.
    pub(crate) fn say_point(&self, point: u8) -> Phrase {
        let card = self.points.of(point);
        let cost = card.map(|card| card.cost).unwrap_or_default();
        Phrase::new("point-card")
            .with("points", card.map_or(0, |card| card.points))
            .with("cost", words::cubes(cost))
            .with("power", self.say_power(point))
    }

    /// A bonus tile.
    pub(crate) fn say_tile(&self, tile: u8) -> Phrase {
        let Some(tile) = self.tiles.of(tile) else {
            return Phrase::new("cubes-none");
        };
        let says = match tile.condition {
            Condition::None => Phrase::new("tile-flat"),
            Condition::Each(one) => Phrase::new("tile-each").with("icon", icon(one)),
            Condition::Pair(one, two) => {
                Phrase::new("tile-pair").with("icon", icon(one)).with("other", icon(two))
            }
            Condition::Settlers(each) => Phrase::new("tile-settlers").with("each", each),
            Condition::Merchants(each) => Phrase::new("tile-merchants").with("each", each),
        };
        says.with("points", tile.points)
    }

    /// What an exploration tile gives.
    pub(crate) fn say_find(&self, chart: u8) -> Phrase {
        match self.charts.of(chart).map(|chart| chart.find) {
            Some(Find::Cubes(cubes)) => {
                Phrase::new("find-cubes").with("cubes", words::cubes(cubes))
            }
            Some(Find::Settlers(count)) => Phrase::new("find-settlers").with("count", count),
            Some(Find::Points(points)) => Phrase::new("find-points").with("points", points),
            Some(Find::Icon(found)) => Phrase::new("find-icon").with("icon", icon(found)),
            None => Phrase::new("cubes-none"),
        }
    }

    /// How full the storage of a seat is.
    pub(crate) fn say_storage(&self, colony: &Colony) -> Phrase {
        Phrase::new("mine-storage")
            .with("count", colony.storage.total())
            .with("limit", self.storage)
    }

    /// How many point cards a seat has claimed, and how many end the game.
    pub(crate) fn say_claimed(&self, colony: &Colony) -> Phrase {
        Phrase::new("mine-cards").with("count", colony.claimed.len()).with("end", self.end)
    }

    /// How many settlers of a seat are not at hand.
    pub(crate) fn say_away(&self, country: &Country, place: &impl Settled, seat: Seat) -> Phrase {
        Phrase::new("mine-settlers-note")
            .with("out", settlers_out(country, place, seat))
            .with("reserve", place.colony().reserve)
    }

    /// What happened, as a sentence of the log.
    pub(crate) fn say_event(&self, event: Event) -> Phrase {
        match event {
            Event::Sent { seat, site, settlers } => by("log-sent", seat)
                .with("count", settlers)
                .with("site", self.say_site(site))
                .with("deed", self.say_deed(site)),
            Event::Expelled { seat, site, settlers } => {
                by("log-expelled", seat).with("count", settlers).with("site", self.say_site(site))
            }
            Event::Equipped { seat, cubes } => {
                by("log-equipped", seat).with("cubes", words::cubes(cubes))
            }
            Event::Rested { seat, settlers: 0 } => by("log-rested-none", seat),
            Event::Rested { seat, settlers } => by("log-rested", seat).with("count", settlers),
            Event::TookTile { seat, tile } => {
                by("log-took-tile", seat).with("tile", self.say_tile(tile))
            }
            Event::TileCame { space, tile } => Phrase::new("log-tile-came")
                .with("space", self.spaces.id(space))
                .with("tile", self.say_tile(tile)),
            Event::Claimed { seat, point } => {
                by("log-claimed", seat).with("point", self.say_point(point))
            }
            Event::PointCame { point } => {
                Phrase::new("log-point-came").with("point", self.say_point(point))
            }
            Event::TopTurned { point } => {
                Phrase::new("log-top-turned").with("point", self.say_point(point))
            }
            Event::Joined { seat, settlers } => by("log-joined", seat).with("count", settlers),
            Event::Explored { seat, chart, site: None } => {
                by("log-explored", seat).with("find", self.say_find(chart))
            }
            Event::Explored { seat, chart, site: Some(site) } => by("log-explored-site", seat)
                .with("find", self.say_find(chart))
                .with("site", self.say_site(site)),
            Event::RowWentUnder => Phrase::new("log-row-went-under"),
            Event::TurnAgain { seat } => by("log-turn-again", seat),
            Event::Effect(event) => log::effect(event),
            Event::Hold(event) => log::hold(event),
            Event::Round(event) => log::round(event, self.round_limit),
        }
    }

    /// What a decision does, for a numbered list.
    pub(crate) fn say_move(
        &self,
        country: &Country,
        own: &impl Settled,
        seat: Seat,
        phase: Phase,
        decision: Move,
    ) -> Phrase {
        let colony = own.colony();
        match decision {
            Move::Activate(site) => {
                let needed = self.required(country, &self.gear(colony), site);
                let card = self.slot_of(site).and_then(|slot| country.row.get(usize::from(slot)));
                let there = country.sites.get(usize::from(site)).copied().unwrap_or_default();
                let key = match (card, there.settlers) {
                    (Some(_), 0) => "move-use-fort",
                    (Some(_), _) => "move-use-fort-expel",
                    (None, 0) => "move-use",
                    (None, _) => "move-use-expel",
                };
                let point = card.copied().unwrap_or(u8::MAX);
                Phrase::new(key)
                    .with("count", needed)
                    .with("site", self.say_site(site))
                    .with("deed", self.say_deed(site))
                    .with("point", self.say_point(point))
                    .with("who", there.owner)
            }
            Move::Rest => Phrase::new("move-rest").with("count", settlers_out(country, own, seat)),
            Move::Tile(space) => {
                let pile = country.piles.get(usize::from(space)).copied().unwrap_or_default();
                let tile = pile.top.unwrap_or(u8::MAX);
                Phrase::new("move-tile").with("tile", self.say_tile(tile))
            }
            Move::Claim(slot) => {
                let point = country.row.get(usize::from(slot)).copied().unwrap_or(u8::MAX);
                Phrase::new("move-claim").with("point", self.say_point(point))
            }
            Move::Explore(chart) => {
                let site = country.charts().find(|&(other, _)| other == chart);
                let says = Phrase::new(match site {
                    Some((_, Some(_))) => "move-explore-site",
                    _ => "move-explore",
                });
                let site = site.and_then(|(_, site)| site).unwrap_or(u8::MAX);
                says.with("find", self.say_find(chart))
                    .with("site", self.say_site(site))
                    .with("deed", self.say_deed(site))
            }
            Move::Discard(cube) => words::moves::discard(cube),
            Move::Trade(_) | Move::Raise(_) | Move::Stop => {
                let answer = decision.answer::<u8>().unwrap_or(Answer::Stop);
                words::moves::answer(self.effect_asked(phase), answer, |_| {
                    Phrase::new("cubes-none")
                })
            }
        }
    }

    /// What is asked of a seat.
    pub(crate) fn say_prompt(
        &self,
        country: &Country,
        own: &impl Settled,
        phase: Phase,
        action: &'static str,
    ) -> Phrase {
        let colony = own.colony();
        match phase {
            Phase::Action => Phrase::new(action),
            Phase::Over { .. } => Phrase::new("prompt-over"),
            Phase::Effect { step, .. } => words::moves::step(step),
            Phase::Fort { took: false, claimed: false, .. } => Phrase::new("prompt-fort"),
            Phase::Fort { took: true, .. } => Phrase::new("prompt-fort-claim"),
            Phase::Fort { claimed: true, .. } => Phrase::new("prompt-fort-tile"),
            Phase::Explore { .. } => {
                Phrase::new("prompt-explore").with("count", country.charts().count())
            }
            Phase::Discard { .. } => words::moves::surplus(colony.storage, self.storage),
        }
    }
}

/// What is done at a location of another part.
fn say_elsewhere(deed: &Elsewhere) -> Phrase {
    match deed {
        Elsewhere::Merchant { .. } => Phrase::new("deed-merchant"),
        Elsewhere::RefreshMerchants => Phrase::new("deed-refresh-merchants"),
        Elsewhere::AdjustRoute { effect: does } => {
            Phrase::new("deed-adjust").with("effect", effect(does))
        }
        Elsewhere::Ship { steps: 0 } => Phrase::new("deed-ship-any"),
        Elsewhere::Ship { steps } => Phrase::new("deed-ship").with("count", *steps),
        Elsewhere::MaritimeTrade => Phrase::new("deed-maritime-trade"),
        Elsewhere::Outpost => Phrase::new("deed-outpost"),
    }
}
