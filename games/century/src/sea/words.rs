//! What is said of the sea.

use kit::{Phrase, Seat};

use super::moves::Lookout;
use super::{Berth, Bonus, Captain, Cell, Event, Move, Phase, Site, Sites, Venture};
use crate::cubes::Cubes;
use crate::effect::{Answer, Effect};
use crate::words::{self, log::by};

/// The name of a kind of bonus tile.
pub(crate) fn bonus(kind: Bonus) -> Phrase {
    Phrase::new(format!("bonus-{}", kind.id()))
}

/// What a market tile trades; at sea nothing is taken back.
pub(crate) fn trade(effect: &Effect) -> Phrase {
    words::effect(effect, "cubes-none")
}

impl Venture {
    /// A cell with what lies on it.
    pub(crate) fn say_site(&self, sites: &Sites, cell: Cell) -> Phrase {
        let site = sites.get(cell.index()).copied().unwrap_or_default();
        let phrase = match site {
            Site::Market(tile) => {
                Phrase::new("site-market").with("trade", trade(self.sea.markets.effect(tile)))
            }
            Site::Port => Phrase::new("site-port"),
            Site::Sea => Phrase::new("site-sea"),
        };
        phrase.with("cell", self.sea.chart.name(cell))
    }

    /// A contract by its points and its price.
    pub(crate) fn say_contract(&self, contract: u8) -> Phrase {
        let (cost, points) =
            self.contract(contract).map_or((Cubes::NONE, 0), |card| (card.cost, card.points));
        Phrase::new("contract").with("points", points).with("cost", words::cubes(cost))
    }

    /// What a kind of bonus tile does.
    pub(crate) fn say_bonus(&self, kind: Bonus) -> Phrase {
        self.say_printed(format!("bonus-{}-about", kind.id()), kind)
    }

    /// The same in a few words.
    pub(crate) fn say_bonus_short(&self, kind: Bonus) -> Phrase {
        self.say_printed(format!("bonus-{}-short", kind.id()), kind)
    }

    fn say_printed(&self, key: String, kind: Bonus) -> Phrase {
        let printed = self.bonus.printed(kind);
        Phrase::new(key)
            .with("steps", printed.steps)
            .with("cubes", words::cubes(printed.cubes))
            .with("raise", printed.raise)
            .with("places", printed.places)
            .with("points", printed.points)
    }

    /// What happened, as a sentence of the log.
    pub(crate) fn say_event(&self, event: Event) -> Phrase {
        let name = |cell: Cell| self.sea.chart.name(cell);
        match event {
            Event::TookLot { seat, cubes } => {
                by("log-took-lot", seat).with("cubes", words::cubes(cubes))
            }
            Event::Moored { seat, cell } => by("log-moored", seat).with("cell", name(cell)),
            Event::Sailed { seat, from, to } => {
                by("log-sailed", seat).with("from", name(from)).with("to", name(to))
            }
            Event::Tolled { seat, owner, cube } => {
                by("log-tolled", seat).with("owner", owner).with("cube", words::cube(cube))
            }
            Event::Spent { seat, cube } => by("log-spent", seat).with("cube", words::cube(cube)),
            Event::Built { seat, cell, tile } => by("log-built", seat)
                .with("cell", name(cell))
                .with("trade", trade(self.sea.markets.effect(tile))),
            Event::TookTile { seat, tile } => by("log-took-tile", seat).with("tile", bonus(tile)),
            Event::Claimed { seat, contract } => {
                by("log-claimed-contract", seat).with("contract", self.say_contract(contract))
            }
            Event::ContractCame { contract, port } => Phrase::new("log-contract-came")
                .with("contract", self.say_contract(contract))
                .with("cell", name(port)),
            Event::PortClosed { port } => Phrase::new("log-port-closed").with("cell", name(port)),
            Event::Passed { seat } => by("log-passed", seat),
        }
    }

    /// What a decision does, for a numbered list.
    pub(crate) fn say_move<S: Captain>(
        &self,
        look: &Lookout<'_, S>,
        phase: Option<Phase>,
        decision: Move,
    ) -> Phrase {
        let own = look.own();
        match decision {
            Move::Lot(lot) => {
                let cubes = self.lots.get(usize::from(lot)).copied().unwrap_or_default();
                Phrase::new("move-lot").with("cubes", words::cubes(cubes))
            }
            Move::Moor(cell) => {
                Phrase::new("move-moor").with("site", self.say_site(look.sites, cell))
            }
            Move::Sail(cell) => {
                let tolls = self.sea.tolls(look.sites, look.places, look.active, cell);
                Phrase::new("move-sail")
                    .with("site", self.say_site(look.sites, cell))
                    .with("tolls", tolls)
            }
            Move::Anchor => {
                let boat = own.fleet().boat.unwrap_or_default();
                let tolls = self.sea.tolls(look.sites, look.places, look.active, boat);
                Phrase::new("move-anchor")
                    .with("cell", self.sea.chart.name(boat))
                    .with("tolls", tolls)
            }
            Move::Toll(cube) => Phrase::new("move-toll")
                .with("cube", words::cube(cube))
                .with("who", self.owner_due(look, phase).unwrap_or_default()),
            Move::Build => {
                let boat = own.fleet().boat.unwrap_or_default();
                Phrase::new("move-build")
                    .with("cost", self.sea.price(look.places, boat))
                    .with("cell", self.sea.chart.name(boat))
            }
            Move::Spend(cube) => Phrase::new("move-spend").with("cube", words::cube(cube)),
            Move::Tile(tile) => Phrase::new("move-tile")
                .with("tile", bonus(tile))
                .with("about", self.say_bonus(tile)),
            Move::Refit(cube) => Phrase::new("move-raise")
                .with("from", words::cube(cube))
                .with("to", words::cube(cube.raised().unwrap_or(cube))),
            Move::Exchange(times) => {
                let effect = self.sea.may_exchange(look.sites, own).cloned().unwrap_or_default();
                words::moves::answer(&effect, Answer::<Cell>::Trade(times), |_| {
                    Phrase::new("move-stop")
                })
            }
            Move::Done => Phrase::new("move-stop"),
            Move::Claim(port) => {
                let number = self.sea.chart.port(port);
                match number.and_then(|number| look.docks.berths.get(number)) {
                    Some(&Berth::Open(contract)) => Phrase::new("move-claim-contract")
                        .with("contract", self.say_contract(contract)),
                    _ => Phrase::new("piece-closed"),
                }
            }
            Move::Pass => Phrase::new("move-pass"),
        }
    }

    /// The owner who is paid next.
    fn owner_due<S: Captain>(&self, look: &Lookout<'_, S>, phase: Option<Phase>) -> Option<Seat> {
        let Some(Phase::Toll { paid }) = phase else { return None };
        let boat = look.own().fleet().boat?;
        let others = look.active.round(look.places.len() as u8).skip(1);
        let there = |seat: &Seat| look.places[seat.index()].fleet().boat == Some(boat);
        others.filter(there).nth(paid.into())
    }

    /// What is asked; `free` is how many steps still cost nothing.
    pub(crate) fn say_prompt<S: Captain>(
        &self,
        look: &Lookout<'_, S>,
        phase: Phase,
        free: u16,
    ) -> Phrase {
        match phase {
            Phase::Lot => Phrase::new("prompt-lot"),
            Phase::Moor => Phrase::new("prompt-moor"),
            Phase::Sail { .. } => Phrase::new("prompt-sail").with("free", free),
            Phase::Toll { .. } => Phrase::new("prompt-toll")
                .with("who", self.owner_due(look, Some(phase)).unwrap_or_default()),
            Phase::Build { due } => Phrase::new("prompt-spend").with("left", due),
            Phase::Reward { .. } => Phrase::new("prompt-reward"),
            Phase::Refit { left } => Phrase::new("prompt-raise").with("left", left),
            Phase::Exchange => Phrase::new("prompt-trade"),
        }
    }
}
