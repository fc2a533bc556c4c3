//! Decisions as they are written in records: `place:EN`, `spend:S46`, `smuggle:S46:CIN`,
//! `transfer:EN:1:NL`, `attack:EN:4:1`, `ship:S33:2`. Ranks and harbours are counted from 1.

use kit::notation::FromOne;

use crate::Borneo;
use crate::content::{Card, Mission, Port, Spice};
use crate::flags::Company;
use crate::state::{Merchant, Move, Ware};

kit::notation! {
    in Borneo;
    enum Move {
        Place(company: Company) = "place",
        Mission(mission: Mission) = "mission",
        Spend(ware: Ware) = "spend",
        Smuggle(ware: Ware, spice: Spice) = "smuggle",
        Transfer(merchant: Merchant, to: Company) = "transfer",
        Attack(merchant: Merchant, rank: FromOne) = "attack",
        Lay(card: Card) = "lay",
        Done = "done",
        Stay = "stay",
        Leave(company: Company) = "leave",
        Keep(card: Card) = "keep",
        Ship(card: Card, harbour: FromOne) = "ship",
        Pick(card: Card) = "pick",
        Discard(card: Card) = "discard",
        Pass = "pass",
    }
    struct Merchant { company: Company, rank: FromOne }
    // No harbour card has the name of a shipment card.
    enum Ware {
        Card(card: Card),
        Port(port: Port),
    }
    Company = components.companies;
    Spice = components.spices;
    Card = components.shipments;
    Port = components.harbours;
    Mission = components.missions;
}

impl Borneo {
    pub(crate) fn card_id(&self, card: Card) -> &str {
        self.components.shipments.id(card)
    }

    pub(crate) fn port_id(&self, port: Port) -> &str {
        self.components.harbours.id(port)
    }

    pub(crate) fn mission_id(&self, mission: Mission) -> &str {
        self.components.missions.id(mission)
    }
}
