//! What things are called; what happened, what is asked and what can be done is in `sentences.rs`.

pub(crate) mod sentences;

use kit::{CardSet, Phrase, Seat};

use crate::Archipelago;
use crate::components::{Board, Building, Criterion, Half, Resource};
use crate::state::Table;
use crate::terms::{Bundle, Clause, Terms};
use crate::units::{Figure, Unit};

/// A sentence of this game.
#[inline(never)]
pub(crate) fn say(key: &str) -> Phrase {
    Phrase::new(format!("archipelago-{key}"))
}

/// The good of the house that a resource is drawn as: fish are hexagons, stone is a triangle.
pub(crate) fn good(resource: Resource) -> u8 {
    match resource {
        Resource::Fish => 4,
        Resource::Stone => 2,
        other => other.index() as u8,
    }
}

/// A resource.
pub(crate) fn resource(resource: Resource) -> Phrase {
    Phrase::new(format!("good-{}", good(resource)))
}

/// A resource, or an explorer token.
pub(crate) fn cube_or_token(cube: Option<Resource>) -> Phrase {
    cube.map_or_else(|| say("token"), resource)
}

/// So many florins.
pub(crate) fn florins(count: u8) -> Phrase {
    say("florins").with("count", count)
}

/// A market.
pub(crate) fn board(board: Board) -> Phrase {
    say(&format!("board-{}", board.id()))
}

/// A kind of building.
pub(crate) fn building(building: Building) -> Phrase {
    say(building.id())
}

/// A region by its letter.
pub(crate) fn region(region: u8) -> Phrase {
    if region == 0 { say("start") } else { say("region").with("letter", letter(region)) }
}

/// The letter of a region on the map, which figures of prices and counts cannot be mistaken for; after the
/// last of the alphabet there are two.
pub(crate) fn letter(region: u8) -> String {
    let (turn, at) = (region.saturating_sub(1) / 26, region.saturating_sub(1) % 26);
    let one = |at: u8| char::from(b'A' + at % 26);
    let first = turn.checked_sub(1).map(one);
    first.into_iter().chain([one(at)]).collect()
}

/// Several things, with commas.
pub(crate) fn list(items: Vec<Phrase>) -> Phrase {
    if items.is_empty() { say("nothing") } else { say("list").with("items", items) }
}

fn unit_kind(ship: bool) -> Phrase {
    say(if ship { "ship" } else { "citizen" })
}

/// Where in its region a unit stands.
pub(crate) fn spot(spot: u8) -> Phrase {
    let unit = Unit { region: 0, spot, flags: 0 };
    match (unit.icon(), unit.building()) {
        (Some(_), _) => say("at-icon"),
        (None, Some(on)) => say("at-building").with("building", building(on)),
        (None, None) => say("at-side").with("side", u16::from(spot) + 1),
    }
}

/// Units of one's own.
pub(crate) fn figure(figure: Figure) -> Phrase {
    named(say("figure"), figure)
}

/// Units of a seat.
pub(crate) fn figure_of(figure: Figure) -> Phrase {
    named(say("figure-of").with("who", figure.seat), figure)
}

fn named(phrase: Phrase, figure: Figure) -> Phrase {
    phrase
        .with("kind", unit_kind(figure.ship))
        .with("region", region(figure.region))
        .with("place", spot(figure.spot))
}

impl Archipelago {
    /// A card by name.
    pub(crate) fn say_card(&self, card: u8) -> Phrase {
        self.card_phrase(card, "")
    }

    /// What a card does.
    pub(crate) fn say_card_about(&self, card: u8) -> Phrase {
        self.card_phrase(card, "-about")
    }

    fn card_phrase(&self, card: u8, ending: &str) -> Phrase {
        let id = self.components.card(card).map_or("?", |face| &face.id);
        let number = id.strip_prefix('A').and_then(|number| number.parse::<u8>().ok());
        if number.is_some_and(|number| (1..=48).contains(&number)) && id.len() == 3 {
            say(&format!("card-{}{ending}", id.to_lowercase()))
        } else {
            say(&format!("card-other{ending}")).with("id", id)
        }
    }

    pub(crate) fn say_cards(&self, cards: CardSet) -> Phrase {
        list(cards.iter().map(|card| self.say_card(card)).collect())
    }

    /// A side of a hexagon.
    pub(crate) fn say_face(&self, face: u8) -> Phrase {
        let id = self.components.faces.get(usize::from(face)).map_or("?", |face| &face.id);
        say("face").with("id", id)
    }

    /// What is ranked.
    pub(crate) fn say_criterion(&self, criterion: &Criterion) -> Phrase {
        say(&format!("wins-{}", criterion.wins.id()))
            .with("of", resource(criterion.of))
            .with("margin", criterion.margin)
    }

    /// An objective, by its number.
    pub(crate) fn say_objective(&self, objective: u8) -> Phrase {
        let Some(card) = self.components.objectives.get(usize::from(objective)) else {
            return say("nothing");
        };
        say("objective")
            .with("end", say(&format!("end-{}", card.end.id())).with("n", card.count))
            .with("wins", self.say_criterion(&card.criterion))
    }

    pub(crate) fn say_objectives(&self, cards: u16) -> Phrase {
        let cards = CardSet(u64::from(cards));
        list(cards.iter().map(|card| self.say_objective(card)).collect())
    }

    /// A trend card, by its number.
    pub(crate) fn say_trend(&self, trend: u8) -> Phrase {
        match self.components.trends.get(usize::from(trend)) {
            Some((_, criterion)) => say("trend").with("wins", self.say_criterion(criterion)),
            None => say("nothing"),
        }
    }

    /// Half of a back.
    pub(crate) fn say_half(half: Half, on: Board) -> Phrase {
        match half {
            Half::Crisis(of, n) => {
                say(&format!("half-crisis-{}", on.id())).with("of", resource(of)).with("n", n)
            }
            Half::Temples(n) => say("half-temples").with("n", n),
            Half::Towns(n) => say("half-towns").with("n", n),
            Half::Arrive(n) => say("half-arrive").with("n", n),
            Half::Leave(n) => say("half-leave").with("n", n),
        }
    }

    /// The back of a card.
    pub(crate) fn say_back(&self, card: u8) -> Phrase {
        let Some(back) = self.components.card(card).map(|face| face.back) else {
            return say("nothing");
        };
        let half = |at: usize| {
            let half = Self::say_half(back.halves[at], Board::ALL[at]);
            if back.red[at] { say("red").with("half", half) } else { half }
        };
        say("back").with("home", half(0)).with("abroad", half(1))
    }

    fn say_bundle(&self, bundle: &Bundle) -> Phrase {
        let mut items = Vec::new();
        if bundle.florins > 0 {
            items.push(florins(bundle.florins));
        }
        for &of in Resource::ALL {
            let count = bundle.cubes[of.index()];
            if count > 0 {
                items.push(say("cubes").with("count", count).with("of", resource(of)));
            }
        }
        if bundle.explorers > 0 {
            items.push(say("tokens").with("count", bundle.explorers));
        }
        items.extend(bundle.cards.iter().map(|card| self.say_card(card)));
        list(items)
    }

    /// A clause of a deal.
    pub(crate) fn say_clause(clause: Clause) -> Phrase {
        match clause {
            Clause::Harvest { region: at, resource: of, most } => say("clause-harvest")
                .with("most", most)
                .with("of", resource(of))
                .with("region", region(at)),
            Clause::Stand { whose, count } => {
                say("clause-stand").with("count", count).with("who", whose)
            }
            Clause::Supply { count } => say("clause-supply").with("count", count),
            Clause::Temple { region: at, whose } => {
                say("clause-temple").with("region", region(at)).with("who", whose)
            }
            Clause::Order { seat, place } => {
                say("clause-order").with("who", seat).with("place", u16::from(place) + 1)
            }
            Clause::Memo(memo) => {
                say("clause-memo").with("memo", say(&format!("memo-{}", memo.id())))
            }
        }
    }

    /// What an offer says.
    pub(crate) fn say_terms(&self, terms: &Terms) -> Phrase {
        let clauses: Vec<Phrase> = terms.clauses().map(Self::say_clause).collect();
        let clauses = if clauses.is_empty() { say("clause-none") } else { list(clauses) };
        say("terms")
            .with("give", self.say_bundle(&terms.give))
            .with("want", self.say_bundle(&terms.want))
            .with("clauses", clauses)
    }

    /// Seats by name.
    pub(crate) fn say_seats(seats: impl Iterator<Item = Seat>) -> Phrase {
        list(seats.map(|who| say("told-seat").with("who", who)).collect())
    }

    /// Icons of a region in words.
    pub(crate) fn say_icons(&self, table: &Table, number: u8) -> Phrase {
        let face = self.face_of(table, number);
        let counts = Resource::ALL.iter().map(|&of| (of, face.count(of)));
        let items = counts
            .filter(|(_, count)| *count > 0)
            .map(|(of, count)| say("cubes").with("count", count).with("of", resource(of)));
        list(items.collect())
    }
}
