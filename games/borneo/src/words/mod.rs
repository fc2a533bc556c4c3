//! How cards, tiles, spices and companies are called; what happened, what is asked and what can be
//! done is in `sentences.rs`.

mod sentences;

use kit::{CardSet, Phrase};

use crate::Borneo;
use crate::content::{Card, Mission, Port, Spice};
use crate::flags::Company;
use crate::payment::Needs;
use crate::state::Ware;

/// The good that a crate is drawn as, after the spices.
pub(crate) const CRATE: u8 = 5;

/// The good that a spice is drawn as: the same shape, colour and letter as in the other boxes.
pub(crate) fn good(spice: Spice) -> u8 {
    // Pepper, cinnamon, clove, nutmeg; the first shape is a spice that Borneo does not have.
    [1, 3, 4, 2].get(spice.index()).copied().unwrap_or(0)
}

impl Borneo {
    pub(crate) fn say_company(&self, company: Company) -> Phrase {
        Phrase::new(format!("company-{}", company.0))
    }

    /// Whose flag it is.
    pub(crate) fn say_nation(&self, company: Company) -> Phrase {
        Phrase::new(format!("nation-{}", company.0))
    }

    /// Whose company it is, on the sign of its house.
    pub(crate) fn say_house(&self, company: Company) -> Phrase {
        Phrase::new(format!("house-{}", company.0))
    }

    /// The letter of a company's flag.
    pub(crate) fn say_flag(&self, company: Company) -> Phrase {
        Phrase::new(format!("company-{}-letter", company.0))
    }

    pub(crate) fn say_spice(&self, spice: Spice) -> Phrase {
        Phrase::new(format!("good-{}", good(spice)))
    }

    pub(crate) fn port_name(&self, port: Port) -> Phrase {
        let name = self.components.harbour(port).map_or("?", |port| &port.name);
        Phrase::new("port-name").with("name", name)
    }

    /// The good on a card, by its number among the goods.
    pub(crate) fn good(&self, card: Card) -> u8 {
        let shipment = self.components.shipment(card);
        shipment.and_then(|card| card.spice).map_or(CRATE, good)
    }

    /// A shipment card by its good and its flags, which no two cards have in common.
    pub(crate) fn say_card(&self, card: Card) -> Phrase {
        let Some(shipment) = self.components.shipment(card) else {
            return Phrase::new("wares-none");
        };
        let first: Vec<_> =
            shipment.first.iter().map(|&company| self.say_nation(company)).collect();
        Phrase::new("card")
            .with("good", Phrase::new(format!("good-{}", self.good(card))))
            .with("units", shipment.units)
            .with("first", first)
            .with("second", self.say_nation(shipment.second))
    }

    /// A shipment card in a list of decisions and in the log: its flags by their letters.
    pub(crate) fn say_card_shortly(&self, card: Card) -> Phrase {
        let Some(shipment) = self.components.shipment(card) else {
            return Phrase::new("wares-none");
        };
        let [one, two, three] = shipment.first.map(|company| self.say_flag(company));
        Phrase::new("card-short")
            .with("card", self.say_good(card))
            .with("one", one)
            .with("two", two)
            .with("three", three)
            .with("second", self.say_flag(shipment.second))
    }

    /// The good on a card, and how many it pays.
    pub(crate) fn say_good(&self, card: Card) -> Phrase {
        let units = self.components.shipment(card).map_or(1, |shipment| shipment.units);
        Phrase::new("card-name")
            .with("good", Phrase::new(format!("good-{}", self.good(card))))
            .with("units", units)
    }

    /// What a shipment card is and shows.
    pub(crate) fn say_card_tip(&self, card: Card) -> Phrase {
        let Some(shipment) = self.components.shipment(card) else {
            return Phrase::new("wares-none");
        };
        let first: Vec<_> =
            shipment.first.iter().map(|&company| self.say_nation(company)).collect();
        Phrase::new("tip-card")
            .with("id", shipment.id.as_str())
            .with("good", Phrase::new(format!("good-{}", self.good(card))))
            .with("units", shipment.units)
            .with("first", first)
            .with("second", self.say_nation(shipment.second))
    }

    pub(crate) fn say_port(&self, port: Port) -> Phrase {
        let phrase = Phrase::new("port").with("name", self.port_name(port));
        match self.components.harbour(port) {
            None => phrase,
            Some(harbour) => phrase
                .with("spice", self.say_spice(harbour.spice))
                .with("monopoly", harbour.monopoly)
                .with("most", harbour.most),
        }
    }

    pub(crate) fn say_port_tip(&self, port: Port) -> Phrase {
        let phrase = Phrase::new("tip-port").with("name", self.port_name(port));
        match self.components.harbour(port) {
            None => phrase,
            Some(harbour) => phrase
                .with("id", harbour.id.as_str())
                .with("spice", self.say_spice(harbour.spice))
                .with("monopoly", harbour.monopoly)
                .with("most", harbour.most),
        }
    }

    pub(crate) fn say_ware(&self, ware: Ware) -> Phrase {
        match ware {
            Ware::Card(card) => self.say_card_shortly(card),
            Ware::Port(port) => {
                Phrase::new("port-as-spice").with("name", self.port_name(port)).with(
                    "spice",
                    match self.components.harbour(port) {
                        Some(harbour) => self.say_spice(harbour.spice),
                        None => Phrase::new("wares-none"),
                    },
                )
            }
        }
    }

    /// Shipment cards as a list.
    pub(crate) fn say_cards(&self, cards: CardSet) -> Phrase {
        self.say_wares(cards, CardSet::EMPTY)
    }

    /// Shipment and harbour cards as a list.
    pub(crate) fn say_wares(&self, cards: CardSet, ports: CardSet) -> Phrase {
        let cards = cards.iter().map(|card| self.say_card_shortly(Card(card)));
        let ports = ports.iter().map(|port| self.say_ware(Ware::Port(Port(port))));
        let wares: Vec<_> = cards.chain(ports).collect();
        if wares.is_empty() {
            return Phrase::new("wares-none");
        }
        Phrase::new("wares").with("wares", wares)
    }

    /// What a mission asks for.
    fn say_needs(&self, needs: &Needs) -> Phrase {
        let counted =
            Spice::all().zip(needs).filter(|&(_, &count)| count > 0).map(|(spice, &count)| {
                Phrase::new("spice-count").with("spice", self.say_spice(spice)).with("count", count)
            });
        Phrase::new("wares").with("wares", counted.collect::<Vec<_>>())
    }

    pub(crate) fn say_mission(&self, mission: Mission) -> Phrase {
        let (needs, points) = match self.components.mission(mission) {
            Some(tile) => (self.say_needs(&tile.needs), tile.points),
            None => (Phrase::new("wares-none"), 0),
        };
        Phrase::new("mission").with("spices", needs).with("points", points)
    }

    pub(crate) fn say_mission_tip(&self, mission: Mission) -> Phrase {
        Phrase::new("tip-mission")
            .with("mission", self.say_mission(mission))
            .with("id", self.mission_id(mission))
            .with("category", self.components.mission(mission).map_or(1, |tile| tile.category))
    }
}
