//! Decisions as they are written in records: `bid:4`, `place:H07a:2:1:-1`, `march:2c0.3>4.7`,
//! `offer:2:f3:wood1:supply1`.

use kit::{CardSet, Seat};

use crate::Archipelago;
use crate::components::{Action, Board, Building, RESOURCES, Resource};
use crate::phase::{Pay, Source, Work};
use crate::state::Move;
use crate::terms::{Bundle, Clause, Memo, Terms};
use crate::units::Figure;

fn seat(seat: Seat) -> u16 {
    u16::from(seat.0) + 1
}

/// Units: the seat, `c` for citizens or `s` for ships, the region and where they stand there.
fn figure(figure: Figure) -> String {
    let kind = if figure.ship { 's' } else { 'c' };
    format!("{}{kind}{}.{}", seat(figure.seat), figure.region, figure.spot)
}

fn pay(pay: Pay) -> String {
    format!("{}.{}", pay.first, pay.second)
}

fn cube(cube: Option<Resource>) -> &'static str {
    cube.map_or("none", Resource::id)
}

fn read_seat(text: &str) -> Option<Seat> {
    text.parse::<u8>().ok()?.checked_sub(1).map(Seat)
}

fn read_figure(text: &str) -> Option<Figure> {
    let at = text.find(['c', 's'])?;
    let (region, spot) = text.get(at + 1..)?.split_once('.')?;
    Some(Figure {
        seat: read_seat(text.get(..at)?)?,
        ship: text.get(at..=at)? == "s",
        region: region.parse().ok()?,
        spot: spot.parse().ok()?,
    })
}

fn read_pay(text: &str) -> Option<Pay> {
    let (first, second) = text.split_once('.')?;
    Some(Pay { first: first.parse().ok()?, second: second.parse().ok()? })
}

fn read_cube(text: &str) -> Option<Option<Resource>> {
    if text == "none" { Some(None) } else { Resource::parse(text).map(Some) }
}

impl Archipelago {
    fn card_id(&self, card: u8) -> String {
        self.components.card(card).map_or_else(|| format!("?{card}"), |face| face.id.clone())
    }

    fn read_card(&self, text: &str) -> Option<u8> {
        match text.strip_prefix('?') {
            Some(number) => {
                let card: u8 = number.parse().ok()?;
                self.components.card(card).is_none().then_some(card)
            }
            None => Some(self.components.cards.iter().position(|face| face.id == text)? as u8),
        }
    }

    fn face_id(&self, face: u8) -> String {
        let known = self.components.faces.get(usize::from(face));
        known.map_or_else(|| format!("?{face}"), |known| known.id.clone())
    }

    fn read_face(&self, text: &str) -> Option<u8> {
        match text.strip_prefix('?') {
            Some(number) => number.parse().ok(),
            None => Some(self.components.faces.iter().position(|face| face.id == text)? as u8),
        }
    }

    fn bundle(&self, bundle: &Bundle) -> String {
        let mut parts = Vec::new();
        if bundle.florins > 0 {
            parts.push(format!("f{}", bundle.florins));
        }
        for resource in Resource::ALL {
            let count = bundle.cubes[resource.index()];
            if count > 0 {
                parts.push(format!("{}{count}", resource.id()));
            }
        }
        if bundle.explorers > 0 {
            parts.push(format!("e{}", bundle.explorers));
        }
        // Numbers that no card has can only be written as numbers.
        parts.extend(bundle.cards.iter().map(|card| self.card_id(card)));
        if parts.is_empty() { "-".to_owned() } else { parts.join("+") }
    }

    fn read_bundle(&self, text: &str) -> Option<Bundle> {
        let mut bundle = Bundle { cubes: [0; RESOURCES], ..Bundle::default() };
        if text == "-" {
            return Some(bundle);
        }
        for part in text.split('+') {
            let digits = part.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
            let word = part.strip_suffix(digits)?;
            if let Some(resource) = Resource::parse(word) {
                bundle.cubes[resource.index()] = digits.parse().ok()?;
            } else if word == "f" {
                bundle.florins = digits.parse().ok()?;
            } else if word == "e" {
                bundle.explorers = digits.parse().ok()?;
            } else {
                bundle.cards.insert(self.read_card(part)?);
            }
        }
        Some(bundle)
    }

    fn clause(clause: Option<Clause>) -> String {
        match clause {
            None => "-".to_owned(),
            Some(Clause::Harvest { region, resource, most }) => {
                format!("harvest.{region}.{}.{most}", resource.id())
            }
            Some(Clause::Stand { whose, count }) => format!("stand.{}.{count}", seat(whose)),
            Some(Clause::Supply { count }) => format!("supply.{count}"),
            Some(Clause::Temple { region, whose }) => format!("temple.{region}.{}", seat(whose)),
            Some(Clause::Order { seat: who, place }) => format!("order.{}.{place}", seat(who)),
            Some(Clause::Memo(memo)) => format!("memo.{}", memo.id()),
        }
    }

    fn read_clause(text: &str) -> Option<Option<Clause>> {
        let parts: Vec<&str> = text.split('.').collect();
        let clause = match parts[..] {
            ["-"] => return Some(None),
            ["harvest", region, resource, most] => Clause::Harvest {
                region: region.parse().ok()?,
                resource: Resource::parse(resource)?,
                most: most.parse().ok()?,
            },
            ["stand", whose, count] => {
                Clause::Stand { whose: read_seat(whose)?, count: count.parse().ok()? }
            }
            ["supply", count] => Clause::Supply { count: count.parse().ok()? },
            ["temple", region, whose] => {
                Clause::Temple { region: region.parse().ok()?, whose: read_seat(whose)? }
            }
            ["order", who, place] => {
                Clause::Order { seat: read_seat(who)?, place: place.parse().ok()? }
            }
            ["memo", memo] => Clause::Memo(Memo::parse(memo)?),
            _ => return None,
        };
        Some(Some(clause))
    }

    fn terms(&self, terms: &Terms) -> String {
        let [one, two] = terms.clauses.map(Self::clause);
        format!("{}:{}:{one}:{two}", self.bundle(&terms.give), self.bundle(&terms.want))
    }

    fn read_terms(&self, give: &str, want: &str, one: &str, two: &str) -> Option<Terms> {
        Some(Terms {
            give: self.read_bundle(give)?,
            want: self.read_bundle(want)?,
            clauses: [Self::read_clause(one)?, Self::read_clause(two)?],
        })
    }

    fn objective_ids(&self, kept: u16) -> String {
        let cards = CardSet(u64::from(kept));
        let name = |at: u8| match self.components.objectives.get(usize::from(at)) {
            Some(objective) => objective.id.clone(),
            None => format!("?{at}"),
        };
        let ids: Vec<String> = cards.iter().map(name).collect();
        if ids.is_empty() { "-".to_owned() } else { ids.join("+") }
    }

    fn read_objectives(&self, text: &str) -> Option<u16> {
        if text == "-" {
            return Some(0);
        }
        text.split('+').try_fold(0u16, |kept, id| {
            let at = match id.strip_prefix('?') {
                Some(number) => number.parse().ok()?,
                None => self.components.objectives.iter().position(|card| card.id == id)?,
            };
            Some(kept | 1u16.checked_shl(at as u32)?)
        })
    }

    pub(crate) fn notation(&self, decision: Move) -> String {
        match decision {
            Move::Vote(trend) => format!("vote:{trend}"),
            Move::Keep(kept) => format!("keep:{}", self.objective_ids(kept)),
            Move::Place { face, turned, q, r } => {
                format!("place:{}:{turned}:{q}:{r}", self.face_id(face))
            }
            Move::Land(shore) => format!("land:{shore}"),
            Move::HomeCube(one) => format!("home-cube:{}", one.id()),
            Move::OwnCube(one) => format!("own-cube:{}", one.id()),
            Move::Bid(florins) => format!("bid:{florins}"),
            Move::KeepOrder => "keep-order".into(),
            Move::Next(next) => format!("next:{}", seat(next)),
            Move::Supply(Source::Market) => "supply:market".into(),
            Move::Supply(Source::Own) => "supply:own".into(),
            Move::Supply(Source::Token) => "supply:token".into(),
            Move::Stand(whose) => format!("stand:{}", figure(whose)),
            Move::Pass => "pass".into(),
            Move::Expel => "expel".into(),
            Move::Spare => "spare".into(),
            Move::Act(action) => action.id().into(),
            Move::Harvest(one) => format!("harvest:{}", one.id()),
            Move::Work(unit) => format!("work:{}", figure(unit)),
            Move::Buy(board, one) => format!("buy:{}:{}", board.id(), one.id()),
            Move::Sell(board, one) => format!("sell:{}:{}", board.id(), one.id()),
            Move::SellToken(board, one) => format!("sell-token:{}:{}", board.id(), one.id()),
            Move::TakeHex => "take".into(),
            Move::DiscardHex => "discard".into(),
            Move::Enter(unit) => format!("enter:{}", figure(unit)),
            Move::Breed(region) => format!("breed:{region}"),
            Move::Recruit { region, shore } => format!("recruit:{region}.{shore}"),
            Move::March { unit, to, spot } => format!("march:{}>{to}.{spot}", figure(unit)),
            Move::Build { work, unit, shore, sea, pay: tokens } => {
                let what = match work {
                    Work::Building(building) => building.id(),
                    Work::Ship => "ship",
                };
                format!("build:{what}:{}:{shore}.{sea}:{}", figure(unit), pay(tokens))
            }
            Move::Site { region, building, by_town } => {
                let by = if by_town { "town" } else { "unit" };
                format!("open:{}:{region}:{by}", building.id())
            }
            Move::Use { card, pay: tokens, both } => {
                let both = if both { ":both" } else { "" };
                format!("use:{}:{}{both}", self.card_id(card), pay(tokens))
            }
            Move::Raise { card, pay: tokens, unit } => {
                format!("raise:{}:{}:{}", self.card_id(card), pay(tokens), figure(unit))
            }
            Move::Spoil { region, resource } => format!("spoil:{region}:{}", resource.id()),
            Move::Sink(unit) => format!("sink:{}", figure(unit)),
            Move::Give(one) => format!("give:{}", one.id()),
            Move::Rob(victim) => format!("rob:{}", seat(victim)),
            Move::Hide(left, right) => format!("hide:{}:{}", cube(left), cube(right)),
            Move::Fist { right: false } => "fist:left".into(),
            Move::Fist { right: true } => "fist:right".into(),
            Move::Launch { region, sea } => format!("launch:{region}.{sea}"),
            Move::Free(unit) => format!("free:{}", figure(unit)),
            Move::Govern(one) => format!("govern:{}", one.id()),
            Move::Barter(gave, took) => format!("barter:{}:{}", cube(gave), took.id()),
            Move::Pick(card) => format!("pick:{}", self.card_id(card)),
            Move::BuyCard(slot) => format!("card:{slot}"),
            Move::Turn(slot) => format!("turn:{slot}"),
            Move::Stop => "stop".into(),
            Move::End => "end".into(),
            Move::Offer(to, terms) => format!("offer:{}:{}", seat(to), self.terms(&terms)),
            Move::Counter(from, terms) => format!("counter:{}:{}", seat(from), self.terms(&terms)),
            Move::Accept(from) => format!("accept:{}", seat(from)),
            Move::Reject(from) => format!("reject:{}", seat(from)),
            Move::Withdraw => "withdraw".into(),
        }
    }

    /// Reads the notation; only the very text that [`Archipelago::notation`] writes is one.
    pub(crate) fn parse_notation(&self, text: &str) -> Option<Move> {
        self.read_notation(text).filter(|&decision| self.notation(decision) == text)
    }

    fn read_notation(&self, text: &str) -> Option<Move> {
        let parts: Vec<&str> = text.split(':').collect();
        let number = |text: &str| text.parse::<u8>().ok();
        let pair = |text: &str| -> Option<(u8, u8)> {
            let (one, two) = text.split_once('.')?;
            Some((one.parse().ok()?, two.parse().ok()?))
        };
        Some(match parts[..] {
            ["vote", trend] => Move::Vote(number(trend)?),
            ["keep", kept] => Move::Keep(self.read_objectives(kept)?),
            ["place", face, turned, q, r] => Move::Place {
                face: self.read_face(face)?,
                turned: number(turned)?,
                q: q.parse().ok()?,
                r: r.parse().ok()?,
            },
            ["land", shore] => Move::Land(number(shore)?),
            ["home-cube", one] => Move::HomeCube(Resource::parse(one)?),
            ["own-cube", one] => Move::OwnCube(Resource::parse(one)?),
            ["bid", florins] => Move::Bid(number(florins)?),
            ["keep-order"] => Move::KeepOrder,
            ["next", next] => Move::Next(read_seat(next)?),
            ["supply", "market"] => Move::Supply(Source::Market),
            ["supply", "own"] => Move::Supply(Source::Own),
            ["supply", "token"] => Move::Supply(Source::Token),
            ["stand", unit] => Move::Stand(read_figure(unit)?),
            ["pass"] => Move::Pass,
            ["expel"] => Move::Expel,
            ["spare"] => Move::Spare,
            ["harvest", one] => Move::Harvest(Resource::parse(one)?),
            ["work", unit] => Move::Work(read_figure(unit)?),
            ["buy", board, one] => Move::Buy(Board::parse(board)?, Resource::parse(one)?),
            ["sell", board, one] => Move::Sell(Board::parse(board)?, Resource::parse(one)?),
            ["sell-token", board, one] => {
                Move::SellToken(Board::parse(board)?, Resource::parse(one)?)
            }
            ["take"] => Move::TakeHex,
            ["discard"] => Move::DiscardHex,
            ["enter", unit] => Move::Enter(read_figure(unit)?),
            ["breed", region] => Move::Breed(number(region)?),
            ["recruit", to] => {
                let (region, shore) = pair(to)?;
                Move::Recruit { region, shore }
            }
            ["march", way] => {
                let (unit, to) = way.split_once('>')?;
                let (to, spot) = pair(to)?;
                Move::March { unit: read_figure(unit)?, to, spot }
            }
            ["build", what, unit, sides, tokens] => {
                let (shore, sea) = pair(sides)?;
                let work = match what {
                    "ship" => Work::Ship,
                    what => Work::Building(Building::parse(what)?),
                };
                Move::Build { work, unit: read_figure(unit)?, shore, sea, pay: read_pay(tokens)? }
            }
            ["open", building, region, by] => Move::Site {
                region: number(region)?,
                building: Building::parse(building)?,
                by_town: by == "town",
            },
            ["use", card, tokens] => {
                Move::Use { card: self.read_card(card)?, pay: read_pay(tokens)?, both: false }
            }
            ["use", card, tokens, "both"] => {
                Move::Use { card: self.read_card(card)?, pay: read_pay(tokens)?, both: true }
            }
            ["raise", card, tokens, unit] => Move::Raise {
                card: self.read_card(card)?,
                pay: read_pay(tokens)?,
                unit: read_figure(unit)?,
            },
            ["spoil", region, one] => {
                Move::Spoil { region: number(region)?, resource: Resource::parse(one)? }
            }
            ["sink", unit] => Move::Sink(read_figure(unit)?),
            ["give", one] => Move::Give(Resource::parse(one)?),
            ["rob", victim] => Move::Rob(read_seat(victim)?),
            ["hide", left, right] => Move::Hide(read_cube(left)?, read_cube(right)?),
            ["fist", side] => Move::Fist { right: side == "right" },
            ["launch", to] => {
                let (region, sea) = pair(to)?;
                Move::Launch { region, sea }
            }
            ["free", unit] => Move::Free(read_figure(unit)?),
            ["govern", one] => Move::Govern(Resource::parse(one)?),
            ["barter", gave, took] => Move::Barter(read_cube(gave)?, Resource::parse(took)?),
            ["pick", card] => Move::Pick(self.read_card(card)?),
            ["card", slot] => Move::BuyCard(number(slot)?),
            ["turn", slot] => Move::Turn(number(slot)?),
            ["stop"] => Move::Stop,
            ["end"] => Move::End,
            ["offer", to, give, want, one, two] => {
                Move::Offer(read_seat(to)?, self.read_terms(give, want, one, two)?)
            }
            ["counter", from, give, want, one, two] => {
                Move::Counter(read_seat(from)?, self.read_terms(give, want, one, two)?)
            }
            ["accept", from] => Move::Accept(read_seat(from)?),
            ["reject", from] => Move::Reject(read_seat(from)?),
            ["withdraw"] => Move::Withdraw,
            [action] => Move::Act(Action::parse(action)?),
            _ => return None,
        })
    }
}
