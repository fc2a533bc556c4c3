//! How records write decisions, cards and companies.

use crate::Borneo;
use crate::content::{Card, Mission, Port, Spice};
use crate::flags::Company;
use crate::state::{Merchant, Move, Ware};

impl Borneo {
    /// The decision as it is written in records: `place:EN`, `spend:S46`, `smuggle:S46:CIN`,
    /// `transfer:EN:1:NL`, `attack:EN:4:1`, `ship:S33:2`. Ranks and harbours are counted from 1.
    pub(crate) fn notation(&self, decision: Move) -> String {
        let one_based = |number: u8| u16::from(number) + 1;
        match decision {
            Move::Place(company) => format!("place:{}", self.company_id(company)),
            Move::Mission(mission) => format!("mission:{}", self.mission_id(mission)),
            Move::Spend(ware) => format!("spend:{}", self.ware_id(ware)),
            Move::Smuggle(ware, spice) => {
                format!("smuggle:{}:{}", self.ware_id(ware), self.spice_id(spice))
            }
            Move::Transfer(Merchant { company, rank }, to) => {
                let (from, to) = (self.company_id(company), self.company_id(to));
                format!("transfer:{from}:{}:{to}", one_based(rank))
            }
            Move::Attack(Merchant { company, rank }, target) => {
                let company = self.company_id(company);
                format!("attack:{company}:{}:{}", one_based(rank), one_based(target))
            }
            Move::Lay(card) => format!("lay:{}", self.card_id(card)),
            Move::Done => "done".into(),
            Move::Stay => "stay".into(),
            Move::Leave(company) => format!("leave:{}", self.company_id(company)),
            Move::Keep(card) => format!("keep:{}", self.card_id(card)),
            Move::Ship(card, space) => format!("ship:{}:{}", self.card_id(card), one_based(space)),
            Move::Pick(card) => format!("pick:{}", self.card_id(card)),
            Move::Discard(card) => format!("discard:{}", self.card_id(card)),
            Move::Pass => "pass".into(),
        }
    }

    /// Reads the notation; only the very text that [`Borneo::notation`] writes is one.
    pub(crate) fn parse_notation(&self, text: &str) -> Option<Move> {
        self.read_notation(text).filter(|&decision| self.notation(decision) == text)
    }

    fn read_notation(&self, text: &str) -> Option<Move> {
        let mut parts = text.split(':');
        let word = parts.next()?;
        let mut part = || parts.next();
        Some(match word {
            "place" => Move::Place(self.find_company(part()?)?),
            "mission" => Move::Mission(self.find_mission(part()?)?),
            "spend" => Move::Spend(self.find_ware(part()?)?),
            "smuggle" => Move::Smuggle(self.find_ware(part()?)?, self.find_spice(part()?)?),
            "transfer" => {
                let company = self.find_company(part()?)?;
                let merchant = Merchant { company, rank: zero_based(part()?)? };
                Move::Transfer(merchant, self.find_company(part()?)?)
            }
            "attack" => {
                let company = self.find_company(part()?)?;
                let merchant = Merchant { company, rank: zero_based(part()?)? };
                Move::Attack(merchant, zero_based(part()?)?)
            }
            "lay" => Move::Lay(self.find_card(part()?)?),
            "done" => Move::Done,
            "stay" => Move::Stay,
            "leave" => Move::Leave(self.find_company(part()?)?),
            "keep" => Move::Keep(self.find_card(part()?)?),
            "ship" => Move::Ship(self.find_card(part()?)?, zero_based(part()?)?),
            "pick" => Move::Pick(self.find_card(part()?)?),
            "discard" => Move::Discard(self.find_card(part()?)?),
            "pass" => Move::Pass,
            _ => return None,
        })
    }

    pub(crate) fn company_id(&self, company: Company) -> &str {
        self.components.company_ids.get(company.index()).map_or("?", String::as_str)
    }

    pub(crate) fn spice_id(&self, spice: Spice) -> &str {
        self.components.spice_ids.get(spice.index()).map_or("?", String::as_str)
    }

    pub(crate) fn card_id(&self, card: Card) -> &str {
        self.components.shipment(card).map_or("?", |card| &card.id)
    }

    pub(crate) fn port_id(&self, port: Port) -> &str {
        self.components.harbour(port).map_or("?", |port| &port.id)
    }

    pub(crate) fn mission_id(&self, mission: Mission) -> &str {
        self.components.mission(mission).map_or("?", |tile| &tile.id)
    }

    pub(crate) fn ware_id(&self, ware: Ware) -> &str {
        match ware {
            Ware::Card(card) => self.card_id(card),
            Ware::Port(port) => self.port_id(port),
        }
    }

    fn find_company(&self, id: &str) -> Option<Company> {
        Company::all().find(|&company| self.company_id(company) == id)
    }

    fn find_spice(&self, id: &str) -> Option<Spice> {
        Spice::all().find(|&spice| self.spice_id(spice) == id)
    }

    fn find_card(&self, id: &str) -> Option<Card> {
        let at = self.components.shipments.iter().position(|card| card.id == id)?;
        Some(Card(at as u8))
    }

    fn find_mission(&self, id: &str) -> Option<Mission> {
        let at = self.components.missions.iter().position(|tile| tile.id == id)?;
        Some(Mission(at as u8))
    }

    fn find_ware(&self, id: &str) -> Option<Ware> {
        let port = || self.components.harbours.iter().position(|port| port.id == id);
        let card = self.find_card(id).map(Ware::Card);
        card.or_else(|| port().map(|at| Ware::Port(Port(at as u8))))
    }
}

/// A place counted from 1, as people do.
fn zero_based(text: &str) -> Option<u8> {
    text.parse::<u8>().ok()?.checked_sub(1)
}
