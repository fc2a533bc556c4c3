//! What is said of the sea.

use kit::Phrase;

use super::moves::Lookout;
use super::{
    Afloat, Berth, Bonus, Captain, Cell, Event, Move, Phase, Sailor, Sea, Site, Sites, Venture,
};
use crate::effect::{Answer, Effect};
use crate::words::{self, log::by};

pub(crate) fn bonus(kind: Bonus) -> Phrase {
    Phrase::new(format!("bonus-{}", kind.id()))
}

/// What a market tile trades; at sea nothing is taken back.
pub(crate) fn trade(effect: &Effect) -> Phrase {
    words::effect(effect, "cubes-none")
}

impl Sea {
    /// A cell with what lies on it.
    pub(crate) fn say_site(&self, sites: &Sites, cell: Cell) -> Phrase {
        let site = sites.get(cell.index()).copied().unwrap_or_default();
        let phrase = match site {
            Site::Market(tile) => {
                Phrase::new("site-market").with("trade", trade(self.markets.effect(tile)))
            }
            Site::Port => Phrase::new("site-port"),
            Site::Sea => Phrase::new("site-sea"),
        };
        phrase.with("cell", self.chart.name(cell))
    }

    /// Sailing to a cell, with what it costs to stop there.
    pub(crate) fn say_sail<S: Sailor>(&self, at: &Afloat<'_, S>, cell: Cell) -> Phrase {
        Phrase::new("move-sail")
            .with("site", self.say_site(at.sites, cell))
            .with("tolls", self.tolls(at, cell))
    }

    /// Paying the owner who is next of those whose boats lie where this one has stopped.
    pub(crate) fn say_toll<S: Sailor>(
        &self,
        key: &'static str,
        at: &Afloat<'_, S>,
        paid: u8,
    ) -> Phrase {
        let owner = self.owner_due(at, at.boat(), paid);
        Phrase::new(key).with("who", owner.unwrap_or_default())
    }

    /// Building where the boat is.
    pub(crate) fn say_build<S: Sailor>(&self, at: &Afloat<'_, S>) -> Phrase {
        Phrase::new("move-build")
            .with("cost", self.price(at.places, at.boat()))
            .with("cell", self.chart.name(at.boat()))
    }

    /// What happened to boats and outposts, as a sentence of the log; ports and tiles are no part of
    /// the chart alone.
    pub(crate) fn say_event(&self, event: Event) -> Option<Phrase> {
        let name = |cell: Cell| self.chart.name(cell);
        Some(match event {
            Event::Sailed { seat, from, to } => {
                by("log-sailed", seat).with("from", name(from)).with("to", name(to))
            }
            Event::Tolled { seat, owner, cube } => {
                by("log-tolled", seat).with("owner", owner).with("cube", words::cube(cube))
            }
            Event::Spent { seat, cube } => by("log-spent", seat).with("cube", words::cube(cube)),
            Event::Built { seat, cell, tile } => by("log-built", seat)
                .with("cell", name(cell))
                .with("trade", trade(self.markets.effect(tile))),
            _ => return None,
        })
    }
}

impl Venture {
    pub(crate) fn say_contract(&self, contract: u8) -> Phrase {
        words::claim("contract", self.contract(contract))
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
        if let Some(said) = self.sea.say_event(event) {
            return said;
        }
        let name = |cell: Cell| self.sea.chart.name(cell);
        match event {
            Event::TookLot { seat, cubes } => {
                by("log-took-lot", seat).with("cubes", words::cubes(cubes))
            }
            Event::Moored { seat, cell } => by("log-moored", seat).with("cell", name(cell)),
            Event::TookTile { seat, tile } => by("log-took-tile", seat).with("tile", bonus(tile)),
            Event::Claimed { seat, contract } => {
                by("log-claimed-contract", seat).with("contract", self.say_contract(contract))
            }
            Event::ContractCame { contract, port } => Phrase::new("log-contract-came")
                .with("contract", self.say_contract(contract))
                .with("cell", name(port)),
            Event::PortClosed { port } => Phrase::new("log-port-closed").with("cell", name(port)),
            Event::Passed { seat } => by("log-passed", seat),
            _ => Phrase::new("cubes-none"),
        }
    }

    /// What a decision does, for a numbered list.
    pub(crate) fn say_move<S: Captain>(
        &self,
        look: &Lookout<'_, S>,
        phase: Option<Phase>,
        decision: Move,
    ) -> Phrase {
        match decision {
            Move::Lot(lot) => {
                let cubes = self.lots.get(usize::from(lot)).copied().unwrap_or_default();
                Phrase::new("move-lot").with("cubes", words::cubes(cubes))
            }
            Move::Moor(cell) => {
                Phrase::new("move-moor").with("site", self.sea.say_site(look.sites, cell))
            }
            Move::Sail(cell) => self.sea.say_sail(look, cell),
            Move::Anchor => Phrase::new("move-anchor")
                .with("cell", self.sea.chart.name(look.boat()))
                .with("tolls", self.sea.tolls(look, look.boat())),
            Move::Toll(cube) => {
                let paid = if let Some(Phase::Toll { paid }) = phase { paid } else { u8::MAX };
                self.sea.say_toll("move-toll", look, paid).with("cube", words::cube(cube))
            }
            Move::Build => self.sea.say_build(look),
            Move::Spend(cube) => Phrase::new("move-spend").with("cube", words::cube(cube)),
            Move::Tile(tile) => Phrase::new("move-tile")
                .with("tile", bonus(tile))
                .with("about", self.say_bonus(tile)),
            Move::Refit(cube) => words::raised(Phrase::new("move-raise"), cube),
            Move::Exchange(times) => {
                let effect = self.sea.may_exchange(look).cloned().unwrap_or_default();
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
            Phase::Toll { paid } => self.sea.say_toll("prompt-toll", look, paid),
            Phase::Build { due } => Phrase::new("prompt-spend").with("left", due),
            Phase::Reward { .. } => Phrase::new("prompt-reward"),
            Phase::Refit { left } => Phrase::new("prompt-raise").with("left", left),
            Phase::Exchange => Phrase::new("prompt-trade"),
        }
    }
}
