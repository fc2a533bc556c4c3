//! What must hold of every state, and where every component is.

use kit::{CardSet, Census, Seat};

use crate::Archipelago;
use crate::components::{
    Board, Building, CARDS, HEXES, Kind, MOST_REGIONS, MOST_SEATS, Resource, TRENDS,
};
use crate::map::{DESERT, OPEN_SEA, hex_of, neighbours};
use crate::state::{Phase, Resume, Stage, State, Table};
use crate::units::{BUILT, ENGAGED, ICON, LYING, MONUMENT, MOVED, SUPPLY, TRADED, Unit};

type Sound = Result<(), String>;

fn hold(holds: bool, what: &str) -> Sound {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

impl Archipelago {
    pub(crate) fn count(&self, state: &State, census: &mut Census) {
        let State { table, secrets, .. } = state;
        let sum = |counts: &[u8]| counts.iter().map(|count| u32::from(*count)).sum::<u32>();
        let stocks = &secrets.stocks;
        let purses = stocks.map(|stock| stock.florins);
        let florins = sum(&purses) + sum(&table.kindness);
        let open = [table.bank, table.wheel.coins, table.ruin];
        census.many("florin", 0u8, florins + sum(&open));
        let tokens = stocks.map(|stock| stock.explorers);
        census.many("explorer", 0u8, sum(&tokens) + sum(&[table.explorers, table.spent]));
        for resource in Resource::ALL {
            let at = resource.index();
            let held = stocks.map(|stock| stock.cubes[at]);
            let open = [table.bank_cubes[at], table.markets[0][at], table.markets[1][at]];
            census.many("cube", at as u8, sum(&held) + sum(&open));
        }
        let hexes = table.pile.iter().chain(table.hex_discards.iter());
        let hands = secrets.hexes.iter().flat_map(|hexes| hexes.iter());
        hexes.chain(hands).for_each(|hex| census.one("hex", hex));
        let faces = table.regions.iter().map(|region| region.face);
        faces.chain(table.top_hex).chain(table.taken).for_each(|face| {
            census.one("hex", hex_of(face));
        });
        let cards = table.deck.iter().chain(table.discards.iter()).chain(table.shown.iter());
        let owned = table.owned.iter().flat_map(|cards| cards.iter());
        let track = table.track.iter().flatten().map(|slot| slot.card);
        cards.chain(owned).chain(track).for_each(|card| census.one("card", card));
    }

    pub(crate) fn check_state(&self, state: &State) -> Sound {
        self.check_table(&state.table)?;
        self.check_units(&state.table)?;
        self.check_cards(state)?;
        self.check_phase(state)?;
        self.check_secrets(state)?;
        // Whoever is awaited can do something.
        for seat in self.awaited_seats(state).iter() {
            let mut any = false;
            self.each_move(state, seat, &mut |_| any = true);
            hold(any, "a seat that is awaited can do something")?;
        }
        Ok(())
    }

    fn check_table(&self, table: &Table) -> Sound {
        let seats = self.options.seats;
        let figures = &self.components.figures;
        let order: kit::SeatSet = table.order.iter().copied().collect();
        hold(
            table.order.len() == usize::from(seats) && order == kit::SeatSet::all(seats),
            "everybody has one place in the order",
        )?;
        hold(table.at < seats || (table.turn == 0 && table.at == seats), "somebody is on turn")?;
        hold(table.turn <= figures.last_turn, "there is a last turn")?;
        hold((table.phase == Phase::Over) == table.ended.is_some(), "the end has a reason")?;
        let start = table.regions.first().map(|region| (region.face, region.place()));
        let expected = if self.desert { DESERT } else { OPEN_SEA };
        hold(start == Some((expected, (0, 0))), "the start hexagon lies in the middle")?;
        for (number, region) in table.regions.iter().enumerate() {
            hold(region.face <= DESERT && region.turned < 6, "regions show a face")?;
            let later = table.regions.iter().skip(number + 1);
            hold(
                later.clone().all(|other| other.place() != region.place()),
                "regions lie side by side",
            )?;
            hold(number == 0 || hex_of(region.face) < HEXES, "there is one start hexagon")?;
            let far = region.q.unsigned_abs().max(region.r.unsigned_abs());
            hold(far <= MOST_REGIONS as u8, "the map is one piece")?;
            hold(region.near == neighbours(table, region.place()), "neighbours know each other")?;
            let face = self.face(region.face);
            hold(region.spoilt >> face.icons.len() == 0, "only icons are spoilt")?;
            for &building in Building::ALL {
                let site = region.sites[building.index()];
                let port = building == Building::Port;
                let there = site.is_built()
                    && site.0 < 16
                    && site.shore() < face.shores
                    && (if port { site.sea() < face.seas } else { site.sea() == 0 });
                hold(site.0 == 0 || there, "buildings stand on their ground")?;
                let phase = matches!(table.stage, Stage::Rounds);
                hold(phase || !site.is_used(), "sites are used in phase 5")?;
            }
        }
        let built =
            |kinds: [Building; 2]| kinds.map(|kind| table.buildings(kind)).iter().sum::<u8>();
        hold(
            built([Building::Town, Building::Temple]) <= figures.houses
                && built([Building::Port, Building::Market]) <= figures.trades,
            "there are so many buildings",
        )?;
        for &board in Board::ALL {
            for &resource in Resource::ALL {
                let cubes = table.markets[board.index()][resource.index()];
                let room = self.components.section(board, resource).capacity();
                hold(cubes <= room, "markets have room")?;
            }
        }
        hold(table.surplus <= figures.most_workers, "surplus workers stay on the board")?;
        let calm = table.rebellion <= self.population(table) || table.ended.is_some();
        hold(calm, "more rebels than citizens end the game")?;
        hold(table.explorers <= figures.piles * figures.pile, "there are so many tokens")?;
        hold(table.spent <= figures.piles * figures.pile, "there are so many tokens")?;
        for at in 0..MOST_SEATS {
            let there = at < usize::from(seats);
            let discs = table.discs[at];
            let right = if there {
                (figures.discs..=figures.most_discs).contains(&discs)
            } else {
                discs == 0
            };
            hold(right && table.used[at] <= discs, "discs are on the wheel or at hand")?;
            hold(there || table.kindness[at] == 0, "nobody else is kind")?;
        }
        hold(
            table.wheel.taxes <= figures.tax_circles
                && table.wheel.shared <= figures.explore_circles,
            "there are so many circles",
        )?;
        let strangers = |set: kit::SeatSet| set.iter().any(|seat| seat.0 >= seats);
        hold(
            !strangers(table.wheel.explorers)
                && !strangers(table.wheel.parents)
                && !strangers(table.out),
            "only seats of the table play",
        )
    }

    fn check_units(&self, table: &Table) -> Sound {
        let figures = &self.components.figures;
        let seats = usize::from(self.options.seats);
        hold(
            table.citizens.len() == seats * usize::from(figures.citizens)
                && table.ships.len() == seats * usize::from(figures.ships),
            "there are so many units",
        )?;
        let mut taken: CardSet;
        let migrating = matches!(table.phase, Phase::Migrate { .. });
        for (ship, units) in [(false, &table.citizens[..]), (true, &table.ships[..])] {
            for (at, unit) in units.iter().enumerate() {
                hold(self.is_sound(table, ship, unit), "units stand somewhere")?;
                hold(migrating || !unit.is(MOVED), "units move in migrations")?;
                // One unit on an icon, one on a building.
                if unit.is_out() && unit.spot >= ICON {
                    let same =
                        |other: &Unit| (other.region, other.spot) == (unit.region, unit.spot);
                    hold(!units[..at].iter().any(same), "one unit works at a place")?;
                    let port = unit.building() == Some(Building::Port);
                    hold(!(ship && port && table.citizens.iter().any(same)), "one unit at a port")?;
                }
            }
        }
        let mover = table.seat_at(table.at);
        for seat in self.seats() {
            taken = CardSet::EMPTY;
            for region in 0..table.regions.len() as u8 {
                if self.crowd(table, seat, region) > figures.crowd {
                    taken.insert(region);
                    hold(self.crowd(table, seat, region) == figures.crowd + 1, "no larger crowds")?;
                }
            }
            hold(
                taken.is_empty() || (taken.len() == 1 && migrating && seat == mover),
                "three citizens of a seat are the most in a region",
            )?;
            let gone = self.units(table, seat, false).iter();
            let gone = gone.filter(|unit| unit.region == MONUMENT).count() as u32;
            let mut built = CardSet(table.owned[seat.index()].0 & table.built.0).len();
            if let Phase::Lights { card, .. } = table.phase {
                built -= u32::from(table.owned[seat.index()].contains(card)).min(built);
            }
            let over = table.phase == Phase::Over;
            hold(gone == built || (over && gone <= built), "a citizen is on every wonder")?;
        }
        Ok(())
    }

    fn is_sound(&self, table: &Table, ship: bool, unit: &Unit) -> bool {
        if unit.region == SUPPLY || unit.region == MONUMENT {
            return unit.spot == 0 && unit.flags == 0 && !(ship && unit.region == MONUMENT);
        }
        let Some(region) = table.region(unit.region) else { return false };
        let face = self.face(region.face);
        let flags = ENGAGED | LYING | MOVED | TRADED;
        if unit.flags & !flags != 0
            || (ship && unit.is(LYING))
            || (unit.is(TRADED) && !unit.is(ENGAGED))
        {
            return false;
        }
        match (unit.icon(), unit.building()) {
            (Some(icon), _) => {
                let fits =
                    |icon: &crate::components::IconFace| (icon.resource == Resource::Fish) == ship;
                face.icons.get(icon).is_some_and(fits)
                    && unit.is(ENGAGED)
                    && region.spoilt >> icon & 1 == 0
            }
            (None, Some(building)) => {
                region.sites[building.index()].is_built() && (!ship || building == Building::Port)
            }
            (None, None) => {
                unit.spot < BUILT && unit.spot < if ship { face.seas } else { face.shores }
            }
        }
    }

    fn check_cards(&self, state: &State) -> Sound {
        let State { table, secrets, .. } = state;
        let all: CardSet = (0..CARDS).collect();
        let owned = table.owned.iter().fold(CardSet::EMPTY, |all, own| all.union(*own));
        let within = |cards: CardSet| cards.minus(all).is_empty();
        hold(
            within(owned)
                && within(table.deck)
                && within(table.discards)
                && within(table.shown)
                && table.track.iter().flatten().all(|slot| slot.card < CARDS && slot.turned < 3),
            "there are so many cards",
        )?;
        let seats = usize::from(self.options.seats);
        hold(table.owned[seats..].iter().all(|cards| cards.is_empty()), "only seats own cards")?;
        let wonder =
            |card: u8| self.components.card(card).is_some_and(|face| face.kind == Kind::Wonder);
        hold(
            table.engaged.minus(owned).is_empty()
                && table.fresh.minus(owned).is_empty()
                && table.built.minus(owned).is_empty()
                && table.built.iter().all(wonder),
            "cards in use are owned",
        )?;
        let laid = table.turn > 0 || table.stage == Stage::Keep;
        let top = match secrets.top {
            Some(top) => table.deck.contains(top) && laid,
            None => !laid || table.deck.is_empty(),
        };
        hold(top, "a card of the deck lies on top")?;
        hold(laid || table.deck == all, "no card is drawn before the first turn")?;
        let shown = matches!(table.phase, Phase::Pick { .. });
        hold(shown || table.shown.is_empty(), "cards are shown to be picked")?;
        hold(table.trends.iter().all(|trend| usize::from(*trend) < TRENDS), "trends are cards")?;
        let hexes: CardSet = (0..HEXES).collect();
        let faces = [table.top_hex, table.taken];
        hold(
            table.pile.union(table.hex_discards).minus(hexes).is_empty()
                && faces.iter().flatten().all(|face| hex_of(*face) < HEXES),
            "there are so many hexagons",
        )?;
        let covered =
            table.top_hex.is_none() && !(table.pile.is_empty() && table.hex_discards.is_empty());
        hold(table.turn == 0 || !covered, "the top hexagon shows a side")?;
        let placing = matches!(table.phase, Phase::Place);
        hold(placing == table.taken.is_some(), "a hexagon in hand is placed")
    }

    fn check_secrets(&self, state: &State) -> Sound {
        let State { table, secrets, .. } = state;
        let seats = usize::from(self.options.seats);
        for at in seats..MOST_SEATS {
            let empty = secrets.stocks[at] == Default::default()
                && secrets.objectives[at] == 0
                && secrets.dropped[at] == 0
                && secrets.sealed[at].is_none()
                && secrets.hexes[at].is_empty()
                && table.revealed[at] == 0;
            hold(empty, "nobody else has anything")?;
        }
        let deck = self.objective_deck();
        let mut dealt = table.common;
        hold(table.common & !deck == 0, "common objectives are cards")?;
        for at in 0..seats {
            for cards in [secrets.objectives[at], secrets.dropped[at]] {
                hold(cards & dealt == 0 && cards & !deck == 0, "an objective is dealt once")?;
                dealt |= cards;
            }
            hold(table.revealed[at] & !secrets.objectives[at] == 0, "shown objectives are held")?;
            hold(
                secrets.objectives[at] & table.met == table.revealed[at],
                "an objective that is met is shown",
            )?;
            let kept = self.objectives_kept();
            let before = table.turn == 0;
            let expected = match (before, table.stage == Stage::Keep) {
                (true, false) => 0,
                (true, true) => 2 * kept,
                _ => kept,
            };
            hold(secrets.objectives[at].count_ones() == expected, "everybody has objectives")?;
            let hexes: CardSet = (0..HEXES).collect();
            hold(secrets.hexes[at].minus(hexes).is_empty(), "hexagons are in hands")?;
            let settling = table.stage == Stage::Settling && before;
            hold(settling || secrets.hexes[at].is_empty(), "hexagons are in hands in turn 0")?;
            self.check_sealed(state, Seat(at as u8))?;
        }
        if let Phase::Fist { victim } = table.phase {
            let [left, right] = secrets.fists;
            hold(self.may_hide(state.stock(victim), left, right).is_ok(), "fists hold cubes")?;
        } else {
            hold(secrets.fists == [None; 2], "fists are open")?;
        }
        for level in 0..2 {
            let window = self.window_of(table, level);
            let at = &secrets.windows[level];
            for (from, offer) in at.offers.iter().enumerate() {
                let Some(offer) = offer else { continue };
                let from = Seat(from as u8);
                let Some(window) = window else { return Err("offers need a window".into()) };
                let parties = from.0 < self.options.seats
                    && offer.to.0 < self.options.seats
                    && from != offer.to
                    && (from == window.anchor || offer.to == window.anchor);
                hold(parties, "the anchor is a party of every offer")?;
                hold(at.made[from.index()][offer.to.index()] > 0, "an open offer was made")?;
                hold(
                    window.open || from != window.anchor,
                    "who waits for an answer does nothing else",
                )?;
                hold(
                    self.may_stand_by(state, window, from, offer.to, &offer.terms).is_ok(),
                    "an open offer can be stood by",
                )?;
            }
            let most = self.components.figures.offers;
            hold(at.made.iter().flatten().all(|made| *made <= most), "offers are counted")?;
        }
        let both = (0..MOST_SEATS)
            .any(|seat| secrets.windows.iter().all(|window| window.offers[seat].is_some()));
        hold(!both, "a seat has one open offer")
    }

    fn check_sealed(&self, state: &State, seat: Seat) -> Sound {
        let Some(sealed) = state.secrets.sealed[seat.index()] else { return Ok(()) };
        let holds = match state.table.phase {
            Phase::Vote => sealed < u16::from(self.votable()),
            Phase::Keep => {
                let dealt = state.secrets.objectives[seat.index()];
                sealed & !dealt == 0 && sealed.count_ones() == self.objectives_kept()
            }
            Phase::Bid { bidders, .. } => {
                bidders.contains(seat) && sealed <= u16::from(state.stock(seat).florins)
            }
            _ => false,
        };
        hold(holds, "sealed decisions answer what is asked")
    }

    /// What is asked fits the part of the game.
    fn check_phase(&self, state: &State) -> Sound {
        let table = &state.table;
        let seats = self.options.seats;
        let there = |seat: Seat| seat.0 < seats;
        let stage = match table.phase {
            Phase::Over => true,
            Phase::Vote => table.stage == Stage::Vote,
            Phase::Keep => table.stage == Stage::Keep,
            Phase::Settle | Phase::Land { .. } => table.stage == Stage::Settling,
            Phase::HomeCube { .. } | Phase::OwnCube { .. } => {
                matches!(table.stage, Stage::Settling | Stage::Rounds)
            }
            Phase::Bid { .. } | Phase::Order { .. } => table.stage == Stage::Order,
            Phase::Chance | Phase::StandUp { .. } | Phase::Expel { .. } => {
                let resume = table.crisis.map(|crisis| crisis.resume);
                match table.stage {
                    Stage::Balance { half } => half < 3 && resume == Some(Resume::Balance),
                    Stage::Rounds => resume == Some(Resume::Round),
                    Stage::Purchase => resume == Some(Resume::Refill),
                    _ => false,
                }
            }
            Phase::Purchase { .. } => table.stage == Stage::Purchase,
            _ => table.stage == Stage::Rounds,
        };
        hold(stage, "what is asked belongs to the part of the game")?;
        let early = matches!(table.stage, Stage::Vote | Stage::Settling | Stage::Keep);
        hold(early == (table.turn == 0), "turns are counted")?;
        hold(table.at < seats, "somebody is on turn")?;
        let begun = table.stage != Stage::Keep || table.regions.len() == usize::from(seats) + 1;
        hold(begun, "everybody has settled")?;
        let crisis =
            matches!(table.phase, Phase::Chance | Phase::StandUp { .. } | Phase::Expel { .. });
        hold(crisis == table.crisis.is_some(), "a crisis is under way")?;
        if let Some(crisis) = table.crisis {
            let asked =
                crisis.at < seats && crisis.settled == matches!(table.phase, Phase::Expel { .. });
            hold(asked, "a crisis asks somebody")?;
            let home = crisis.board == Board::Home;
            hold((1..=9).contains(&crisis.amount), "a crisis asks for something")?;
            hold(!home || crisis.settled || self.lying(table) > 0, "somebody lies")?;
            hold(
                crisis.stands.iter().all(|due| there(due.seat) && due.count > 0 && due.count <= 30),
                "stand-ups are owed to seats",
            )?;
            hold(home || crisis.stands.is_empty(), "nobody stands up abroad")?;
            if !home {
                hold(
                    !matches!(table.phase, Phase::StandUp { .. } | Phase::Expel { .. }),
                    "nobody lies abroad",
                )?;
            }
        }
        let consents = &table.round.consents;
        let known = |region: u8| table.region(region).is_some();
        hold(consents.iter().all(|one| known(one.region) && one.left <= 5), "consents are given")?;
        hold(
            table.stage == Stage::Rounds
                || table.round == Default::default()
                || table.ended.is_some(),
            "rounds belong to phase 5",
        )?;
        hold(
            table.promises.iter().all(|one| there(one.from) && there(one.to)),
            "promises are made by seats",
        )?;
        let picked = table.picked.iter().enumerate();
        let fits = |(at, seat): (usize, &Seat)| there(*seat) && !table.picked[..at].contains(seat);
        hold(
            picked.clone().all(fits) && table.picked.len() + 1 < usize::from(seats),
            "an order is set",
        )?;
        let kept = picked.map(|(at, seat)| (at, *seat)).all(|(at, seat)| {
            table.places.iter().enumerate().all(|(place, promised)| {
                (place == at) == (*promised == Some(seat))
                    || *promised != Some(seat) && (place != at || promised.is_none())
            })
        });
        let places = table.places.iter().enumerate();
        let promised = places.clone().all(|(at, seat)| {
            seat.is_none_or(|seat| {
                there(seat) && at < usize::from(seats) && !table.places[..at].contains(&Some(seat))
            })
        });
        let ordering = matches!(table.phase, Phase::Order { .. });
        let empty = table.picked.is_empty() && places.into_iter().all(|(_, place)| place.is_none());
        hold(kept && promised && (ordering || empty), "deals about the order are kept")?;
        self.check_question(state)
    }

    fn check_question(&self, state: &State) -> Sound {
        let table = &state.table;
        let seats = self.options.seats;
        let known = |region: u8| table.region(region).is_some();
        let newest = |region: u8| usize::from(region) + 1 == table.regions.len() && region > 0;
        let holds = match table.phase {
            Phase::Settle => table.regions.len() == usize::from(table.at) + 1,
            Phase::Land { left } => {
                let region = table.regions.len() as u8 - 1;
                let crowd = self.crowd(table, table.seat_at(table.at), region);
                (1..=2).contains(&left)
                    && crowd + left == 2
                    && table.regions.len() == usize::from(table.at) + 2
                    && self.face_of(table, region).shores == 2
                    && !self.desert
            }
            Phase::HomeCube { region } | Phase::OwnCube { region, .. } => newest(region),
            Phase::Bid { bidders, .. } => {
                !bidders.is_empty() && bidders.iter().all(|seat| seat.0 < seats)
            }
            Phase::Order { decider } => decider.0 < seats,
            Phase::StandUp { left } => {
                (1..=9).contains(&left) && left <= table.crisis.map_or(0, |crisis| crisis.amount)
            }
            Phase::Expel { region, building } => {
                known(region) && matches!(building, Building::Market | Building::Port)
            }
            Phase::Harvest { set, .. } => set <= 60,
            Phase::Trade { left, .. } => (1..=9).contains(&left),
            Phase::Explore => table.top_hex.is_some(),
            Phase::Enter { region } => newest(region),
            Phase::Breed { left, .. } | Phase::Recruit { left, .. } => left > 0,
            Phase::Migrate { steps, .. } => steps <= 9,
            Phase::Ransom { victim } | Phase::Hide { victim } | Phase::Fist { victim } => {
                victim.0 < seats && victim != table.seat_at(table.at)
            }
            Phase::Lights { at, done, unit, card } => {
                at < seats
                    && done >> table.regions.len() == 0
                    && unit.seat == table.seat_at(table.at)
                    && !unit.ship
                    && table.owned[unit.seat.index()].contains(card)
                    && table.built.contains(card)
                    && self.find(table, unit, Unit::is_free).is_some()
            }
            Phase::Free { left, .. } | Phase::Heal { left } => (1..=9).contains(&left),
            Phase::Purchase { bought, turned } => {
                !(bought && turned.is_some()) && turned.is_none_or(|slot| slot < 5)
            }
            _ => true,
        };
        hold(holds, "what is asked makes sense")
    }
}
