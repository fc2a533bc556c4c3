//! Merchant locations: where the land and the merchant cards meet. Settlers use the card below a
//! location, which then goes to the own discard, or take it into the trade route.
//!
//! Rulebook p. 10-11, "Lieux Marchand", "Lieu pour renouveler l'offre", "Cartes Bonus", "Affaires en
//! or". No cubes are paid for cards here (R-30), and there is no common discard (R-29).

use kit::illegal::NOT_NOW;
use kit::notation::FromOne;
use kit::{CardSet, Illegal, Row, Seat};
use serde::{Deserialize, Serialize};

use super::content::{Elsewhere, Land};
use super::country::{Country, Settled};
use super::visit::turn_again;
use super::{LandTable, refusals};
use crate::cards::market::LayeredPile;
use crate::cards::{Card, Cards, Market, MarketTable};
use crate::effect::{self, Answer, Effect, Returns, Step, Terms};
use crate::refusals as shared;

/// The longest trade route of any game.
pub const LONGEST_ROUTE: usize = 5;

/// A card of a trade route and the settlers on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Stop {
    pub card: Card,
    pub settlers: u8,
}

/// The merchant cards of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ledger {
    /// The trade route, from the left.
    pub route: Row<Stop, LONGEST_ROUTE>,
    /// The cards that were used or replaced. They lie face down, but everybody saw them go there.
    pub discard: CardSet,
}

impl Ledger {
    /// Settlers on the route.
    pub fn settlers(&self) -> u8 {
        self.route.iter().fold(0, |sum, stop| sum.saturating_add(stop.settlers))
    }

    /// Takes all settlers off the route; tells how many there were.
    pub fn recall(&mut self) -> u8 {
        self.route.iter_mut().map(|stop| std::mem::take(&mut stop.settlers)).sum()
    }

    /// Cards on the route and in the discard, which bonus tiles count.
    pub fn cards(&self) -> u8 {
        self.route.len() as u8 + self.discard.len() as u8
    }
}

/// A place of a seat with merchant cards and settlers.
#[allow(missing_docs)]
pub trait Trader: Settled {
    fn ledger(&self) -> &Ledger;
    fn ledger_mut(&mut self) -> &mut Ledger;
}

/// Where the merchant card lies that is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum At {
    /// In this place of the row, below its location.
    Stall(u8),
    /// In this place of the own route.
    Route(u8),
}

/// Where a settler is that can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Post {
    /// At this location.
    Site(u8),
    /// In this place of the own route.
    Route(u8),
}

/// What a table can wait for on account of merchant locations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Phase {
    /// What to do with the card that lies there.
    Choose { at: At },
    /// The choices that the effect of the card, or of the deal on it, leaves.
    Effect { at: At, deal: bool, step: Step },
    /// Which two cards of the route change places, if any do.
    Adjust,
}

/// One decision about merchant cards on the land.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Action: send settlers to this card of the own route.
    Route(u8),
    /// Use the card.
    Use,
    /// Use the deal on the card instead.
    Deal,
    /// Take the card to the end of the own route.
    Take,
    /// Take the card to this place of a full route, for the one that is there.
    Replace(u8),
    /// Trade once in this way.
    Swap(u8),
    /// Take back a settler from there.
    TakeBack(Post),
    /// These two places of the own route change their cards.
    Adjust(Pair),
}

/// Two places of a route.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pair(pub u8, pub u8);

// In records: `route:2`, `replace:3`, `swap:1`, `back:A1-3`, `back:2`, `adjust:1-4`. Places of the route are
// counted from 1.
kit::notation! {
    in Land;
    enum Move {
        Route(stop: FromOne) = "route",
        Use = "card",
        Deal = "deal",
        Take = "take",
        Replace(stop: FromOne) = "replace",
        Swap(way: FromOne) = "swap",
        TakeBack(post: Post) = "back",
        Adjust(places: Pair) = "adjust",
    }
    Post = |land, post| match post {
            Post::Site(site) => land.locations.id(site).to_owned(),
            Post::Route(stop) => (u16::from(stop) + 1).to_string(),
        },
        |land, text| match land.locations.find(text) {
            Some(site) => Some(Post::Site(site)),
            None => place(text).map(Post::Route),
        };
    Pair = |_, pair| format!("{}-{}", u16::from(pair.0) + 1, u16::from(pair.1) + 1),
        |_, text| {
            let (one, two) = text.split_once('-')?;
            Some(Pair(place(one)?, place(two)?))
        };
}

/// A place of the route, counted from 1.
fn place(text: &str) -> Option<u8> {
    text.parse::<u8>().ok()?.checked_sub(1)
}

/// Something that happened with merchant cards on the land.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    SentOnRoute { seat: Seat, card: Card, settlers: u8 },
    Used { seat: Seat, card: Card },
    Struck { seat: Seat, card: Card, deal: u8 },
    Took { seat: Seat, card: Card },
    Replaced { seat: Seat, card: Card, old: Card },
    Withdrew { seat: Seat, post: Post },
    Adjusted { seat: Seat, one: Card, two: Card },
    StallsWentUnder,
}

/// The settlers of a seat that can be taken back: those on the board and on its route, also those
/// just sent; one of them has to be.
#[derive(Clone, Copy, Debug, Default)]
pub struct Away {
    sites: CardSet,
    route: CardSet,
}

impl Away {
    /// The settlers of this seat.
    pub fn of(by: &Bazaar<'_, impl Trader>) -> Away {
        let there = (0u8..).zip(by.country.sites.iter());
        let sites = there.filter(|(_, site)| site.settlers > 0 && site.owner == by.seat);
        let stops = (0u8..).zip(by.own.ledger().route.iter());
        let route = stops.filter(|(_, stop)| stop.settlers > 0);
        Away { sites: sites.map(|(at, _)| at).collect(), route: route.map(|(at, _)| at).collect() }
    }
}

impl Returns for Away {
    type Item = Post;
    const OPTIONAL: bool = false;

    fn items(&self) -> impl Iterator<Item = Post> {
        self.sites.iter().map(Post::Site).chain(self.route.iter().map(Post::Route))
    }

    fn check(&self, post: Post) -> Result<(), Illegal> {
        let there = match post {
            Post::Site(site) => self.sites.contains(site),
            Post::Route(stop) => self.route.contains(stop),
        };
        if there { Ok(()) } else { Err((&refusals::NO_SETTLER_THERE).into()) }
    }
}

/// A table with merchant locations while one of its seats acts.
pub trait StallTable:
    LandTable<Place: Trader, Phase: From<Phase>, Event: From<Event>> + MarketTable<Pile = LayeredPile>
{
    /// A card has gone to the discard of the active seat, whose action ends with it.
    fn discarded(&mut self) {
        self.end_action();
    }

    /// What the active seat decides by.
    #[inline]
    fn bazaar(&self) -> Bazaar<'_, Self::Place> {
        let (market, country) = (self.market(), self.country());
        Bazaar { market, country, own: self.own(), seat: self.active() }
    }
}

/// What of a table a seat with merchant cards decides by.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Bazaar<'a, P> {
    pub market: &'a Market<LayeredPile>,
    pub country: &'a Country,
    pub own: &'a P,
    pub seat: Seat,
}

/// Merchant locations as one game plays with them; a game without cards has none.
#[derive(Clone, Debug, Default)]
pub struct Stalls {
    /// The merchant cards.
    pub cards: Cards,
    /// The most cards of a trade route; none where there are no routes.
    pub route: usize,
}

impl Stalls {
    /// Whether a location of the land that works with merchant cards can be used.
    pub fn allows(&self, market: &Market<LayeredPile>, deed: &Elsewhere) -> Result<(), Illegal> {
        let there = match deed {
            Elsewhere::Merchant { slot } => usize::from(*slot) < market.row.len(),
            Elsewhere::RefreshMerchants => !market.row.is_empty(),
            Elsewhere::AdjustRoute { .. } => true,
            _ => return Err((&NOT_NOW).into()),
        };
        if there { Ok(()) } else { Err((&shared::EMPTY_SLOT).into()) }
    }

    /// Does what is done at such a location.
    pub fn visit<T: StallTable>(&self, turn: &mut T, deed: &Elsewhere) {
        match deed {
            Elsewhere::Merchant { slot } => turn.ask(Phase::Choose { at: At::Stall(*slot) }),
            Elsewhere::RefreshMerchants => {
                if turn.market_mut().0.put_under() {
                    turn.note(Event::StallsWentUnder);
                }
                self.cards.refill(turn);
                turn_again(turn);
                turn.end_action();
            }
            Elsewhere::AdjustRoute { effect } => {
                effect::begin(turn, effect);
                turn.ask(Phase::Adjust);
            }
            _ => turn.end_action(),
        }
    }

    /// The card that lies there.
    #[inline]
    pub fn card_at(&self, by: &Bazaar<'_, impl Trader>, at: At) -> Option<Card> {
        match at {
            At::Stall(slot) => by.market.row.get(usize::from(slot)).map(|stall| stall.card),
            At::Route(stop) => by.own.ledger().route.get(usize::from(stop)).map(|stop| stop.card),
        }
    }

    /// What the card that lies there does, or the deal on it.
    #[inline]
    pub fn effect_at(&self, by: &Bazaar<'_, impl Trader>, at: At, deal: bool) -> &Effect {
        let card = self.card_at(by, at).unwrap_or(Card(u8::MAX));
        if deal {
            by.market.deal_effect(&self.cards.merchants, card)
        } else {
            self.cards.merchants.effect(card)
        }
    }

    /// Whether the deal on the card can be used: a trade of it is made at least once.
    pub fn may_deal(&self, by: &Bazaar<'_, impl Trader>, at: At) -> Result<(), Illegal> {
        let card = self.card_at(by, at);
        if card.and_then(|card| by.market.deal_on(card)).is_none() {
            return Err((&shared::NO_DEALS).into());
        }
        self.effect_at(by, at, true).possible(by.own.cubes(), false)
    }

    /// Whether a card of a stall can be taken into the route, at its end or for another.
    pub fn may_take(&self, own: &impl Trader, at: At, place: Option<u8>) -> Result<(), Illegal> {
        let route = own.ledger().route.len();
        if matches!(at, At::Route(_)) || self.route == 0 {
            return Err((&NOT_NOW).into());
        }
        match place {
            None if route < self.route => Ok(()),
            None => Err(Illegal::by(&refusals::ROUTE_FULL).with("most", self.route as i32)),
            Some(_) if route < self.route => Err((&refusals::ROUTE_NOT_FULL).into()),
            Some(place) if usize::from(place) < route => Ok(()),
            Some(_) => Err((&refusals::NO_ROUTE_CARD).into()),
        }
    }

    /// Trades of cards may be left, like those of locations.
    #[inline]
    pub fn terms(by: &Bazaar<'_, impl Trader>, deal: bool) -> Terms<Away> {
        Terms { idle_trades: !deal, returns: Away::of(by) }
    }

    /// Carries out what the active seat decides about a card; `answer` is the decision as an answer to
    /// the question of an effect, where it is one.
    pub fn decide<T: StallTable>(
        &self,
        turn: &mut T,
        phase: Phase,
        decision: Option<Move>,
        answer: Option<Answer<Post>>,
    ) -> Result<(), Illegal> {
        match (phase, decision, answer) {
            (Phase::Choose { at }, Some(Move::Use), _) => self.begin(turn, at, false),
            (Phase::Choose { at }, Some(Move::Deal), _) => {
                self.may_deal(&turn.bazaar(), at)?;
                self.begin(turn, at, true);
            }
            (Phase::Choose { at }, Some(Move::Take), _) => self.take(turn, at, None)?,
            (Phase::Choose { at }, Some(Move::Replace(place)), _) => {
                self.take(turn, at, Some(place))?;
            }
            (Phase::Effect { at, deal, step }, _, Some(answer)) => {
                let terms = Stalls::terms(&turn.bazaar(), deal);
                let effect = self.effect_at(&turn.bazaar(), at, deal);
                let (step, back) = effect::answer(turn, effect, step, answer, &terms)?;
                turn.ask(Phase::Effect { at, deal, step });
                withdraw(turn, back);
            }
            (Phase::Adjust, Some(Move::Adjust(Pair(one, two))), _) => {
                self.adjust(turn, one, two)?;
                turn.end_action();
            }
            (Phase::Adjust, _, Some(Answer::Stop)) => turn.end_action(),
            _ => return Err((&NOT_NOW).into()),
        }
        Ok(())
    }

    /// Plays what leaves no choice; false where there is one.
    pub fn settle<T: StallTable>(&self, turn: &mut T, phase: Phase) -> bool {
        match phase {
            Phase::Choose { at } => {
                let only = self.may_deal(&turn.bazaar(), at).is_err()
                    && (matches!(at, At::Route(_)) || self.route == 0);
                if only {
                    self.begin(turn, at, false);
                }
                only
            }
            Phase::Effect { at, deal, step: Step::Done } => {
                let effect = self.effect_at(&turn.bazaar(), at, deal);
                effect::give(turn, effect);
                match at {
                    At::Stall(slot) => self.discard(turn, slot),
                    At::Route(_) => turn.end_action(),
                }
                true
            }
            Phase::Effect { at, deal, step } => {
                let terms = Stalls::terms(&turn.bazaar(), deal);
                let effect = self.effect_at(&turn.bazaar(), at, deal);
                let Some((step, back)) = effect::settle(turn, effect, step, &terms) else {
                    return false;
                };
                turn.ask(Phase::Effect { at, deal, step });
                withdraw(turn, back);
                true
            }
            Phase::Adjust if turn.own().ledger().route.len() < 2 => {
                turn.end_action();
                true
            }
            Phase::Adjust => false,
        }
    }

    pub(super) fn begin<T: StallTable>(&self, turn: &mut T, at: At, deal: bool) {
        let Some(card) = self.card_at(&turn.bazaar(), at) else { return };
        let seat = turn.active();
        match (deal, turn.market().deal_on(card)) {
            (true, Some(deal)) => turn.note(Event::Struck { seat, card, deal }),
            _ => turn.note(Event::Used { seat, card }),
        }
        let effect = self.effect_at(&turn.bazaar(), at, deal);
        let step = effect::begin(turn, effect);
        turn.ask(Phase::Effect { at, deal, step });
    }

    /// A card that was used goes to the own discard; the row slides and is refilled.
    fn discard<T: StallTable>(&self, turn: &mut T, slot: u8) {
        if let Some(card) = turn.market_mut().0.take(slot.into()) {
            turn.own_mut().ledger_mut().discard.insert(card.0);
        }
        self.cards.refill(turn);
        turn.discarded();
    }

    /// A card goes to the right end of the route, or takes the place and the settlers of another,
    /// which goes to the discard.
    fn take<T: StallTable>(&self, turn: &mut T, at: At, place: Option<u8>) -> Result<(), Illegal> {
        self.may_take(turn.own(), at, place)?;
        let At::Stall(slot) = at else { return Err((&NOT_NOW).into()) };
        let seat = turn.active();
        let Some(card) = turn.market_mut().0.take(slot.into()) else { return Ok(()) };
        let ledger = turn.own_mut().ledger_mut();
        match place.and_then(|place| ledger.route.get_mut(usize::from(place))) {
            None => {
                let _ = ledger.route.push(Stop { card, settlers: 0 });
                turn.note(Event::Took { seat, card });
            }
            Some(stop) => {
                let old = std::mem::replace(&mut stop.card, card);
                ledger.discard.insert(old.0);
                turn.note(Event::Replaced { seat, card, old });
            }
        }
        self.cards.refill(turn);
        turn.end_action();
        Ok(())
    }

    /// Every decision of a seat that is asked about a card.
    pub fn list_decisions(
        &self,
        by: &Bazaar<'_, impl Trader>,
        phase: Phase,
        mut list: impl FnMut(Result<Move, Answer<Post>>),
    ) {
        match phase {
            Phase::Choose { at } => {
                list(Ok(Move::Use));
                if self.may_deal(by, at).is_ok() {
                    list(Ok(Move::Deal));
                }
                if self.may_take(by.own, at, None).is_ok() {
                    list(Ok(Move::Take));
                }
                for place in 0..by.own.ledger().route.len() as u8 {
                    if self.may_take(by.own, at, Some(place)).is_ok() {
                        list(Ok(Move::Replace(place)));
                    }
                }
            }
            Phase::Effect { at, deal, step } => {
                let terms = Stalls::terms(by, deal);
                let effect = self.effect_at(by, at, deal);
                effect.answers(step, by.own.cubes(), &terms, |answer| {
                    list(match answer {
                        Answer::Swap(way) => Ok(Move::Swap(way)),
                        Answer::TakeBack(post) => Ok(Move::TakeBack(post)),
                        answer => Err(answer),
                    });
                });
            }
            Phase::Adjust => {
                let stops = by.own.ledger().route.len() as u8;
                for one in 0..stops {
                    (one + 1..stops).for_each(|two| list(Ok(Move::Adjust(Pair(one, two)))));
                }
                list(Err(Answer::Stop));
            }
        }
    }
}

/// A settler goes back to the player board.
fn withdraw<T: StallTable>(turn: &mut T, post: Option<Post>) {
    let Some(post) = post else { return };
    match post {
        Post::Site(site) => turn.country_mut().0.withdraw(site),
        Post::Route(stop) => {
            let route = &mut turn.own_mut().ledger_mut().route;
            if let Some(stop) = route.get_mut(usize::from(stop)) {
                stop.settlers = stop.settlers.saturating_sub(1);
            }
        }
    }
    turn.own_mut().colony_mut().ready += 1;
    turn.note(Event::Withdrew { seat: turn.active(), post });
}
