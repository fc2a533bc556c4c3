//! What happened, what is asked, what can be done.

use kit::{Phrase, Seat};

use super::{
    board, building, cube_or_token, figure, figure_of, florins, list, region, resource, say, spot,
    unit_kind,
};
use crate::components::{Board, Half, Resource};
use crate::phase::{Pay, Source, Work};
use crate::state::{Ending, Move, Phase};
use crate::{Archipelago, Event, View};

fn source(source: Source) -> Phrase {
    say(match source {
        Source::Market => "source-market",
        Source::Own => "source-own",
        Source::Token => "source-token",
    })
}

fn tokens(pay: Pay) -> u16 {
    u16::from(pay.first) + u16::from(pay.second)
}

/// What is built.
pub(crate) fn work(work: Work) -> Phrase {
    match work {
        Work::Building(what) => building(what),
        Work::Ship => say("ship-work"),
    }
}

fn hidden(cube: Option<Resource>) -> Phrase {
    cube.map_or_else(|| say("nothing"), resource)
}

impl Archipelago {
    /// What the seats are asked.
    pub(crate) fn say_prompt(&self, view: &View) -> Phrase {
        let key = match view.table.phase {
            Phase::Over => return say("ask-over"),
            Phase::Vote => "ask-vote",
            Phase::Keep => "ask-keep",
            Phase::Settle => "ask-settle",
            Phase::Land { .. } => "ask-land",
            Phase::HomeCube { .. } => "ask-home-cube",
            Phase::OwnCube { .. } => "ask-own-cube",
            Phase::Bid { .. } => "ask-bid",
            Phase::Order { .. } => "ask-order",
            Phase::Chance => "ask-chance",
            Phase::StandUp { .. } => "ask-stand-up",
            Phase::Expel { .. } => "ask-expel",
            Phase::Round => "ask-round",
            Phase::Harvest { .. } => "ask-harvest",
            Phase::Trade { .. } => "ask-trade",
            Phase::Smuggle => "ask-smuggle",
            Phase::Explore => "ask-explore",
            Phase::Place => "ask-place",
            Phase::Enter { .. } => "ask-enter",
            Phase::Breed { .. } => "ask-breed",
            Phase::Recruit { .. } => "ask-recruit",
            Phase::Migrate { .. } => "ask-migrate",
            Phase::Build => "ask-build",
            Phase::Spoil => "ask-spoil",
            Phase::Sink => "ask-sink",
            Phase::Ransom { .. } => "ask-ransom",
            Phase::Rob => "ask-rob",
            Phase::Hide { .. } => "ask-hide",
            Phase::Fist { .. } => "ask-fist",
            Phase::Launch | Phase::Lights { .. } => "ask-launch",
            Phase::Free { .. } => "ask-free",
            Phase::Govern => "ask-govern",
            Phase::Heal { .. } => "ask-heal",
            Phase::Barter => "ask-barter",
            Phase::Pick { .. } => "ask-pick",
            Phase::Purchase { .. } => "ask-purchase",
        };
        let mut what = say(key);
        match view.table.phase {
            Phase::StandUp { left } | Phase::Trade { left, .. } => what = what.with("left", left),
            Phase::Harvest { resource: of, .. } => what = what.with("of", resource(of)),
            _ => {}
        }
        let mut awaited = self.awaited_by(view).iter();
        match (awaited.next(), awaited.next()) {
            (Some(who), None) => say("prompt").with("who", who).with("what", what),
            _ => say("prompt-all").with("what", what),
        }
    }

    fn price_of(&self, view: &View, decision: Move) -> u8 {
        let stock = view.own().map(|pocket| pocket.stock).unwrap_or_default();
        match (view.table.phase, decision) {
            (Phase::Smuggle, Move::Buy(on, of)) => {
                self.may_smuggle(&view.table, &stock, on, of).unwrap_or_default()
            }
            _ => self.may_trade(&view.table, &stock, decision).unwrap_or_default(),
        }
    }

    /// What a decision is, for a numbered list.
    pub(crate) fn say_move(&self, view: &View, decision: Move) -> Phrase {
        let of = |key: &str, one: Resource| say(key).with("of", resource(one));
        let unit = |key: &str, one| say(key).with("unit", figure(one));
        match decision {
            Move::Vote(trend) => say("do-vote").with("trend", self.say_trend(trend)),
            Move::Keep(kept) => say("do-keep").with("cards", self.say_objectives(kept)),
            Move::Place { face, turned, q, r } => say("do-place")
                .with("face", self.say_face(face))
                .with("turned", turned)
                .with("q", i32::from(q))
                .with("r", i32::from(r)),
            Move::Land(side) => say("do-land").with("side", u16::from(side) + 1),
            Move::HomeCube(one) => of("do-home-cube", one),
            Move::OwnCube(one) => of("do-own-cube", one),
            Move::Bid(count) => say("do-bid").with("florins", florins(count)),
            Move::KeepOrder => say("do-keep-order"),
            Move::Next(who) => say("do-next").with("who", who),
            Move::Supply(from) => {
                let asked = view.table.crisis.map_or(Resource::Fruit, |crisis| crisis.resource);
                of("do-supply", asked).with("source", source(from))
            }
            Move::Stand(one) => say("do-stand").with("unit", figure_of(one)),
            Move::Pass => say("do-pass"),
            Move::Expel => say("do-expel"),
            Move::Spare => say("do-spare"),
            Move::Act(action) => {
                say("do-act").with("action", say(&format!("action-{}", action.id())))
            }
            Move::Harvest(one) => of("do-harvest", one),
            Move::Work(one) => unit("do-work", one),
            Move::Buy(on, one) => self.say_trade(view, "do-buy", on, one, decision),
            Move::Sell(on, one) => self.say_trade(view, "do-sell", on, one, decision),
            Move::SellToken(on, one) => self.say_trade(view, "do-sell-token", on, one, decision),
            Move::TakeHex => say("do-take"),
            Move::DiscardHex => say("do-discard"),
            Move::Enter(one) => unit("do-enter", one),
            Move::Breed(at) => say("do-breed").with("region", region(at)),
            Move::Recruit { region: at, shore } => {
                say("do-recruit").with("region", region(at)).with("side", u16::from(shore) + 1)
            }
            Move::March { unit: one, to, spot: at } => {
                unit("do-march", one).with("region", region(to)).with("place", spot(at.min(20)))
            }
            Move::Build { work: what, unit: one, shore, sea, pay } => unit("do-build", one)
                .with("work", work(what))
                .with("shore", u16::from(shore) + 1)
                .with("sea", u16::from(sea) + 1)
                .with("tokens", tokens(pay)),
            Move::Site { region: at, building: what, by_town } => say("do-site")
                .with("region", region(at))
                .with("building", building(what))
                .with("by", say(if by_town { "by-town" } else { "by-unit" })),
            Move::Use { card, pay, both } => say(if both { "do-use-both" } else { "do-use" })
                .with("card", self.say_card(card))
                .with("tokens", tokens(pay)),
            Move::Raise { card, pay, unit: one } => {
                unit("do-raise", one).with("card", self.say_card(card)).with("tokens", tokens(pay))
            }
            Move::Spoil { region: at, resource: one } => {
                of("do-spoil", one).with("region", region(at))
            }
            Move::Sink(one) => say("do-sink").with("unit", figure_of(one)),
            Move::Give(one) => of("do-give", one),
            Move::Rob(who) => say("do-rob").with("who", who),
            Move::Hide(left, right) => {
                say("do-hide").with("left", hidden(left)).with("right", hidden(right))
            }
            Move::Fist { right } => say(if right { "do-fist-right" } else { "do-fist-left" }),
            Move::Launch { region: at, sea } => {
                say("do-launch").with("region", region(at)).with("side", u16::from(sea) + 1)
            }
            Move::Free(one) => unit("do-free", one),
            Move::Govern(one) => of("do-govern", one),
            Move::Barter(gave, took) => {
                say("do-barter").with("gave", cube_or_token(gave)).with("took", resource(took))
            }
            Move::Pick(card) => say("do-pick").with("card", self.say_card(card)),
            Move::BuyCard(slot) => say("do-card").with("card", self.say_slot(view, slot)),
            Move::Turn(slot) => say("do-turn").with("card", self.say_slot(view, slot)),
            Move::Stop => say("do-stop"),
            Move::End => say("do-end"),
            Move::Offer(who, terms) => {
                say("do-offer").with("who", who).with("terms", self.say_terms(&terms))
            }
            Move::Counter(who, terms) => {
                say("do-counter").with("who", who).with("terms", self.say_terms(&terms))
            }
            Move::Accept(who) => {
                let offers = view.offers.iter().rev();
                let offer =
                    offers.filter_map(|offers| offers.get(who.index()).copied().flatten()).next();
                let terms = offer.map_or_else(|| say("nothing"), |one| self.say_terms(&one.terms));
                say("do-accept").with("who", who).with("terms", terms)
            }
            Move::Reject(who) => say("do-reject").with("who", who),
            Move::Withdraw => say("do-withdraw"),
        }
    }

    fn say_trade(&self, view: &View, key: &str, on: Board, of: Resource, decision: Move) -> Phrase {
        say(key)
            .with("of", resource(of))
            .with("board", board(on))
            .with("florins", florins(self.price_of(view, decision)))
    }

    fn say_slot(&self, view: &View, slot: u8) -> Phrase {
        let there = view.table.track.get(usize::from(slot)).copied().flatten();
        there.map_or_else(|| say("nothing"), |slot| self.say_card(slot.card))
    }

    /// What happened, as a sentence of the log.
    pub(crate) fn say_event(&self, event: &Event) -> Phrase {
        let who = |key: &str, seat: Seat| say(key).with("who", seat);
        let at = |phrase: Phrase, number: u8| phrase.with("region", region(number));
        match *event {
            Event::Chose { .. } => say("told-chose"),
            Event::Trends { trends } => say("told-trends").with(
                "items",
                trends.iter().map(|trend| self.say_trend(*trend)).collect::<Vec<_>>(),
            ),
            Event::Settled { seat, region: number, face } => {
                at(who("told-settled", seat).with("face", self.say_face(face)), number)
            }
            Event::Discarded { seat, hexes } => {
                let items = hexes.iter().map(|hex| self.say_face(2 * hex)).collect::<Vec<_>>();
                who("told-discarded", seat).with("items", list(items))
            }
            Event::Token { seat } => who("told-token", seat),
            Event::NewDisc { discs } => say("told-new-disc").with("discs", discs),
            Event::Stocked { resource: of } => say("told-stocked").with("of", resource(of)),
            Event::Gained { seat, resource: of, count } => {
                let cubes = say("cubes").with("count", count).with("of", resource(of));
                who("told-gained", seat).with("cubes", cubes)
            }
            Event::Paid { seat, florins: count } => {
                who("told-paid", seat).with("florins", florins(count))
            }
            Event::Received { seat, florins: count } => {
                who("told-received", seat).with("florins", florins(count))
            }
            Event::Turn { turn } => say("told-turn").with("turn", turn),
            Event::Bids { bids } => {
                let bid =
                    |&(seat, count): &(Seat, u8)| who("told-bid", seat).with("florins", count);
                say("told-bids").with("items", bids.iter().map(bid).collect::<Vec<_>>())
            }
            Event::Decides { seat } => who("told-decides", seat),
            Event::Ordered { order } => {
                say("told-ordered").with("items", Self::say_seats(order.iter().copied()))
            }
            Event::Workers { up, by, now } => {
                let key = if up { "told-workers-up" } else { "told-workers-down" };
                say(key).with("by", by).with("now", now)
            }
            Event::Rebels { up, by, now } => {
                let key = if up { "told-rebels-up" } else { "told-rebels-down" };
                say(key).with("by", by).with("now", now)
            }
            Event::Crisis { board: on, resource: of, amount } => {
                say("told-crisis").with("half", Self::say_half(Half::Crisis(of, amount), on))
            }
            Event::Incident { board: on, back } => {
                let back = self.components.card(back).map(|face| face.back.halves[on.index()]);
                let half = back.map_or_else(|| say("nothing"), |half| Self::say_half(half, on));
                say("told-incident").with("half", half)
            }
            Event::Supplied { seat, resource: of, source: from } => {
                who("told-supplied", seat).with("of", resource(of)).with("source", source(from))
            }
            Event::StoodUp { whose, region: number, .. } => at(who("told-stood-up", whose), number),
            Event::Passed { seat } => who("told-passed", seat),
            Event::Revolt { count } => say("told-revolt").with("count", count),
            Event::Expelled { seat, whose, region: number, spared } => {
                let key = if spared { "told-spared" } else { "told-expelled" };
                at(who(key, seat).with("other", whose), number)
            }
            Event::Named { seat, place } => who("told-named", seat).with("place", place),
            Event::Acted { seat, action } => {
                who("told-acted", seat).with("action", say(&format!("action-{}", action.id())))
            }
            Event::Worked { seat, region: number, resource: of, .. } => {
                at(who("told-worked", seat).with("of", resource(of)), number)
            }
            Event::Bought { seat, board: on, resource: of, florins: count } => {
                who("told-bought", seat)
                    .with("of", resource(of))
                    .with("board", board(on))
                    .with("florins", florins(count))
            }
            Event::Sold { seat, board: on, resource: of, florins: count, token } => {
                who(if token { "told-sold-token" } else { "told-sold" }, seat)
                    .with("of", resource(of))
                    .with("board", board(on))
                    .with("florins", florins(count))
            }
            Event::Entered { seat, region: number, ship } => {
                at(who("told-entered", seat).with("kind", unit_kind(ship)), number)
            }
            Event::Born { seat, region: number } => at(who("told-born", seat), number),
            Event::Recruited { seat, region: number, florins: count, .. } => {
                at(who("told-recruited", seat).with("florins", florins(count)), number)
            }
            Event::Moved { unit, to, .. } => {
                at(say("told-moved").with("unit", figure_of(unit)), to)
            }
            Event::Built { unit, building: what } => {
                at(who("told-built", unit.seat).with("building", building(what)), unit.region)
            }
            Event::Launched { seat, region: number } => at(who("told-launched", seat), number),
            Event::Opened { seat, building: what, region: number } => {
                at(who("told-opened", seat).with("building", building(what)), number)
            }
            Event::Used { seat, card, owner } => {
                who("told-used", seat).with("card", self.say_card(card)).with("other", owner)
            }
            Event::Raised { seat, card } => {
                who("told-raised", seat).with("card", self.say_card(card))
            }
            Event::Spoilt { seat, region: number, resource: of } => {
                at(who("told-spoilt", seat).with("of", resource(of)), number)
            }
            Event::Sunk { seat, whose, region: number } => {
                at(who("told-sunk", seat).with("other", whose), number)
            }
            Event::Robbed { seat, whose, resource: of } => {
                who("told-robbed", seat).with("other", whose).with("of", hidden(of))
            }
            Event::Hid { seat } => who("told-hid", seat),
            Event::Freed { seat, region: number } => at(who("told-freed", seat), number),
            Event::Bartered { seat, gave, took } => who("told-bartered", seat)
                .with("gave", cube_or_token(gave))
                .with("took", resource(took)),
            Event::Shown { seat, cards } => {
                who("told-shown", seat).with("items", self.say_cards(cards))
            }
            Event::Acquired { seat, card, florins: count } => who("told-acquired", seat)
                .with("card", self.say_card(card))
                .with("florins", florins(count)),
            Event::Turned { seat, card, gone } => {
                who(if gone { "told-turned-gone" } else { "told-turned" }, seat)
                    .with("card", self.say_card(card))
            }
            Event::Refilled { card } => say("told-refilled").with("card", self.say_card(card)),
            Event::RoundEnded { seat, out } => {
                who(if out { "told-out" } else { "told-round-ended" }, seat)
            }
            Event::Offered { seat, to, terms } => {
                who("told-offered", seat).with("other", to).with("terms", self.say_terms(&terms))
            }
            Event::Withdrawn { seat, to } => who("told-withdrawn", seat).with("other", to),
            Event::Rejected { seat, from } => who("told-rejected", seat).with("other", from),
            Event::Dealt { seat, from, terms } => {
                who("told-dealt", seat).with("other", from).with("terms", self.say_terms(&terms))
            }
            Event::Met { objective, holder } => {
                let met = match holder {
                    Some(seat) => who("told-met-by", seat),
                    None => say("told-met"),
                };
                met.with("objective", self.say_objective(objective))
            }
            Event::Ended { ending, .. } => say(match ending {
                Ending::Independence => "told-independence",
                Ending::Objective => "told-objective",
                Ending::Time => "told-time",
            }),
        }
    }
}
