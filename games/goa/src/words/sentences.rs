//! What happened, what is asked and what can be done, as sentences.

use kit::{Phrase, Seat};

use crate::board::Column;
use crate::components::Tile;
use crate::event::Goods;
use crate::state::{Phase, Shared, Stage, Stop, Tie};
use crate::words;
use crate::{Event, Goa, Move, View};

/// A sentence about a seat.
fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("who", seat)
}

impl Goa {
    pub(crate) fn say_event(&self, event: &Event) -> Phrase {
        match *event {
            Event::RoundBegan { round } => {
                Phrase::new("goa-log-round").with("round", self.say_round(round))
            }
            Event::LaidOut { .. } => Phrase::new("goa-log-laid-out"),
            Event::FlagPlaced { seat, space } => {
                by("goa-log-flag", seat).with("space", words::space(space))
            }
            Event::TokenPlaced { seat, token, space } => {
                by("goa-log-token", seat).with("token", token).with("space", words::space(space))
            }
            Event::Bid { seat, ducats } => by("goa-log-bid", seat).with("count", ducats),
            Event::PassedBid { seat } => by("goa-log-passed-bid", seat),
            Event::Sold { seller, seat, ducats } => {
                by("goa-log-sold", seat).with("seller", seller).with("count", ducats)
            }
            Event::Bought { seat, ducats } => by("goa-log-bought", seat).with("count", ducats),
            Event::TookFree { seat } => by("goa-log-took-free", seat),
            Event::TookFlag { seat } => by("goa-log-took-flag", seat),
            Event::TookTile { seat, tile } => {
                by("goa-log-took-tile", seat).with("tile", self.say_tile(tile))
            }
            Event::TookBoxed { seat, tile } => {
                by("goa-log-took-boxed", seat).with("tile", self.say_tile(tile))
            }
            Event::PutBack { seat, tile } => {
                by("goa-log-put-back", seat).with("tile", self.say_tile(tile))
            }
            Event::GaveUp { seat, tile } => {
                by("goa-log-gave-up", seat).with("tile", self.say_tile(tile))
            }
            Event::Bonanza { seat, tile } => {
                by("goa-log-bonanza", seat).with("goods", self.say_bonanza(tile))
            }
            Event::Gained { seat, goods } => {
                by("goa-log-gained", seat).with("goods", words::goods(goods))
            }
            Event::Drew { seat, card: Some(card) } => {
                by("goa-log-drew-card", seat).with("card", self.say_cards([card].into_iter()))
            }
            Event::Drew { seat, card: None } => by("goa-log-drew", seat),
            Event::Put { seat, site, spice } => by("goa-log-put", seat)
                .with("spice", words::some(spice))
                .with("site", words::the_site(site)),
            Event::Gave { seat, site, spice } => by("goa-log-gave", seat)
                .with("spice", words::some(spice))
                .with("site", words::the_site(site)),
            Event::SoldSpice { seat, site, spice, ducats } => by("goa-log-sold-spice", seat)
                .with("spice", words::some(spice))
                .with("site", words::the_site(site))
                .with("count", ducats),
            Event::Built { seat, ships } => by("goa-log-built", seat).with("count", ships),
            Event::Harvested { seat, spices } => {
                by("goa-log-harvested", seat).with("count", spices)
            }
            Event::Taxed { seat, ducats } => by("goa-log-taxed", seat).with("count", ducats),
            Event::WentOut { seat } => by("goa-log-went-out", seat),
            Event::PaidShips { seat, ships } => by("goa-log-paid-ships", seat).with("count", ships),
            Event::PaidDucats { seat, ducats } => {
                by("goa-log-paid-ducats", seat).with("count", ducats)
            }
            Event::Stepped { seat, column, row } => by("goa-log-stepped", seat)
                .with("column", words::column(column))
                .with("row", u16::from(row) + 1),
            Event::FirstThere { seat, column, row } => by("goa-log-first-there", seat)
                .with("column", words::column(column))
                .with("row", u16::from(row) + 1),
            Event::AllInRow { seat, row } => {
                by("goa-log-all-in-row", seat).with("row", u16::from(row) + 1)
            }
            Event::Recruited { seat, colony, recruits, cards } => {
                let shown = cards.iter().map(|&card| self.components.recruits(card));
                let total = shown.fold(recruits, u8::saturating_add);
                by("goa-log-recruited", seat)
                    .with("colony", words::colony(colony))
                    .with("cards", self.say_cards(cards.iter().copied()))
                    .with("total", total)
                    .with("cost", self.components.colony_cost[colony as usize])
            }
            Event::PaidColonists { seat, colonists } => {
                by("goa-log-paid-colonists", seat).with("count", colonists)
            }
            Event::Founded { seat, tile } => {
                by("goa-log-founded", seat).with("tile", self.say_colony_tile(tile))
            }
            Event::Failed { seat, colony } => {
                by("goa-log-failed", seat).with("colony", words::colony(colony))
            }
            Event::TurnedUp { seat, cards, count } => by("goa-log-turned-up", seat)
                .with("cards", self.say_cards(cards.iter().copied()))
                .with("count", count),
            Event::PlayedCard { seat, card } => {
                by("goa-log-played", seat).with("card", self.say_card(card))
            }
            Event::Discarded { seat, card } => {
                by("goa-log-discarded", seat).with("card", self.say_card(card))
            }
            Event::Reshuffled => Phrase::new("goa-log-reshuffled"),
            Event::UsedTile { seat, tile } => {
                by("goa-log-used", seat).with("tile", self.say_tile(tile))
            }
            Event::Swapped { seat, tile, space } => by("goa-log-swapped", seat)
                .with("tile", self.say_tile(tile))
                .with("space", words::space(space)),
            Event::Spied { seat, on, column } => {
                by("goa-log-spied", seat).with("on", on).with("column", words::column(column))
            }
            Event::ExtraPlayed { seat } => by("goa-log-extra", seat),
            Event::ExtraPassed { seat } => by("goa-log-extra-passed", seat),
            Event::Counted { seat, ducats, hand } => by("goa-log-counted", seat)
                .with("count", ducats)
                .with("cards", self.say_cards(hand.iter().map(crate::components::Card))),
            Event::Ended => Phrase::new("goa-log-ended"),
        }
    }

    /// A round by the letter of its phase and its number: A 3.
    pub(crate) fn say_round(&self, round: u8) -> Phrase {
        let rounds = self.components.figures.rounds;
        let half = if round < rounds { "A" } else { "B" };
        Phrase::new("goa-round").with("half", half).with("number", u16::from(round % rounds) + 1)
    }

    /// What a decision does, for a numbered list.
    pub(crate) fn say_move(&self, view: &View, decision: Move) -> Phrase {
        let table = &view.table;
        let own = table.own();
        let row = |column: Column| self.components.row(own.markers[column as usize]);
        let tile_at = |space| match table.tile_at(space) {
            Some(tile) => self.say_tile(tile),
            None => words::space(space),
        };
        let take = |goods: Goods| Phrase::new("goa-do-take").with("goods", words::goods(goods));
        let count = match table.phase {
            Phase::Either { count } | Phase::Resupply { count } => count.into(),
            _ => 1,
        };
        match decision {
            Move::TakeDucats => {
                let ducats = self.components.figures.quick_start_ducats.into();
                take(Goods { ducats, ..Goods::default() })
            }
            Move::Flag(space) => Phrase::new("goa-do-flag").with("space", words::space(space)),
            Move::Token(space) => Phrase::new("goa-do-token")
                .with("tile", tile_at(space))
                .with("space", words::space(space)),
            Move::Bid(ducats) => Phrase::new("goa-do-bid").with("count", ducats),
            Move::Pass if table.phase == Phase::Extra => Phrase::new("goa-do-pass-extra"),
            Move::Pass => Phrase::new("goa-do-pass-bid"),
            Move::Buy | Move::Sell => {
                let (high, leader) = match table.phase {
                    Phase::LastWord { high, leader } => (high, leader),
                    _ => (0, Seat(0)),
                };
                if decision == Move::Buy {
                    Phrase::new("goa-do-buy").with("count", self.own_price(high))
                } else {
                    Phrase::new("goa-do-sell").with("count", high).with("who", leader)
                }
            }
            Move::Ships if table.phase == Phase::Turn => {
                Phrase::new("goa-do-build").with("count", row(Column::Ships).ships)
            }
            Move::Ships => take(Goods { ships: count, ..Goods::default() }),
            Move::Colonists => take(Goods { colonists: count, ..Goods::default() }),
            Move::Spices => Phrase::new("goa-do-take-spices").with("count", count),
            Move::GiveUp(site) => {
                Phrase::new("goa-do-give-up").with("estate", self.say_estate(own, site))
            }
            Move::TakeBoxed(tile) => {
                Phrase::new("goa-do-take-boxed").with("tile", self.say_tile(tile))
            }
            Move::PutBack => Phrase::new("goa-do-put-back"),
            Move::Keep => Phrase::new("goa-do-keep"),
            Move::Put(site, spice) => Phrase::new("goa-do-put")
                .with("spice", words::some(spice))
                .with("estate", self.say_the_estate(own, site)),
            Move::Give(site, spice) => {
                let (key, price) = match table.phase {
                    Phase::Sell { price, .. } => ("goa-do-sell-spice", price),
                    _ => ("goa-do-give", 0),
                };
                Phrase::new(key)
                    .with("spice", words::some(spice))
                    .with("estate", self.say_the_estate(own, site))
                    .with("count", price)
            }
            Move::Fill(site) => {
                Phrase::new("goa-do-fill").with("estate", self.say_the_estate(own, site))
            }
            Move::Progress(column) => self.say_progress(table, column),
            Move::Harvest => Phrase::new("goa-do-harvest")
                .with("count", row(Column::Harvest).harvest)
                .with("mix", if table.phase == Phase::With(Tie::Mix) { "yes" } else { "no" }),
            Move::Taxes => Phrase::new("goa-do-tax").with("count", row(Column::Taxes).taxes),
            Move::Expedition => {
                let face = row(Column::Expedition);
                Phrase::new("goa-do-expedition").with("count", face.draw).with("limit", face.limit)
            }
            Move::Draw => Phrase::new("goa-do-draw"),
            Move::Discard(card) => Phrase::new("goa-do-discard").with("card", self.say_card(card)),
            Move::Found(colony) => Phrase::new("goa-do-found")
                .with("colony", words::colony(colony))
                .with("cost", self.components.colony_cost[colony as usize]),
            Move::Pay => Phrase::new("goa-do-pay").with("count", self.shortage(table)),
            Move::Decline => Phrase::new("goa-do-decline")
                .with("count", self.components.figures.failure_colonists),
            Move::Settle(tile) => {
                Phrase::new("goa-do-settle").with("tile", self.say_colony_tile(tile))
            }
            Move::Play(card) => Phrase::new("goa-do-play").with("card", self.say_card(card)),
            Move::Use(tile) => Phrase::new("goa-do-use").with("tile", self.say_tile(tile)),
            Move::SwapFor(space) => Phrase::new("goa-do-swap")
                .with("tile", tile_at(space))
                .with("space", words::space(space)),
            Move::Spy(on, column) => self.say_errand(table, on, column),
            Move::Extra => Phrase::new("goa-do-extra"),
            Move::Stop => Phrase::new("goa-do-stop"),
            Move::End => Phrase::new("goa-do-end"),
        }
    }

    fn say_progress(&self, table: &Shared, column: Column) -> Phrase {
        let own = table.own();
        let cost = self.step_cost(own, column);
        let key = match table.phase {
            Phase::Turn => "goa-do-progress",
            Phase::With(Tie::NoSpice) => "goa-do-progress-no-spice",
            Phase::With(Tie::NoShip) => "goa-do-progress-no-ship",
            _ => "goa-do-step",
        };
        Phrase::new(key)
            .with("column", words::column(column))
            .with("row", u16::from(own.markers[column as usize]) + 2)
            .with("spices", words::spice_set(cost))
            .with("ships", cost.len())
    }

    fn say_errand(&self, table: &Shared, on: Seat, column: Column) -> Phrase {
        let row = table.place(on).map_or(0, |place| place.markers[column as usize]);
        let face = self.components.row(row);
        let (key, count) = match column {
            Column::Ships => ("goa-do-spy-ships", face.ships),
            Column::Harvest => ("goa-do-spy-harvest", face.harvest),
            Column::Taxes => ("goa-do-spy-taxes", face.taxes),
            Column::Expedition | Column::Colonies => ("goa-do-spy-colonies", face.recruits),
        };
        by(key, on).with("count", count)
    }

    /// What is asked, and of whom.
    pub(crate) fn say_prompt(&self, view: &View) -> Phrase {
        let table = &view.table;
        let Some(seat) = table.awaited() else { return Phrase::new("goa-ask-over") };
        if !view.viewer.is(seat) {
            return self.say_other(table, seat);
        }
        let ask = |key: &'static str| Phrase::new(key);
        match table.phase {
            Phase::Over => ask("goa-ask-over"),
            Phase::QuickStart { moved: 0 } => ask("goa-ask-quick-start")
                .with("count", self.components.figures.quick_start_markers),
            Phase::QuickStart { .. } => ask("goa-ask-another-marker"),
            Phase::Flag => ask("goa-ask-flag"),
            Phase::Token => ask("goa-ask-token").with("token", table.tokens.len() + 1),
            Phase::Bid { high, leader } => {
                let key = if leader.is_some() { "goa-ask-bid-over" } else { "goa-ask-bid" };
                ask(key).with("lot", self.say_lot(table)).with("count", high)
            }
            Phase::LastWord { high, leader } => {
                let price = self.own_price(high);
                let purse = view.pocket(seat).open.unwrap_or_default().ducats;
                let key = if purse < price { "goa-ask-must-sell" } else { "goa-ask-last-word" };
                by(key, leader)
                    .with("lot", self.say_lot(table))
                    .with("count", high)
                    .with("price", price)
            }
            Phase::Either { count } => ask("goa-ask-either").with("count", count),
            Phase::Resupply { count } => ask("goa-ask-resupply").with("count", count),
            Phase::GiveUp { tile, boxed } => {
                let key = if boxed { "goa-ask-give-up-boxed" } else { "goa-ask-give-up" };
                ask(key).with("tile", self.say_tile(tile))
            }
            Phase::Boxed => ask("goa-ask-boxed"),
            Phase::UseNow { tile } => ask("goa-ask-use-now").with("tile", self.say_tile(tile)),
            Phase::Gather { left, mix, .. } => {
                ask(if mix { "goa-ask-mix" } else { "goa-ask-gather" }).with("count", left)
            }
            Phase::Fill { site, .. } => {
                ask("goa-ask-fill").with("estate", self.say_the_estate(table.own(), site))
            }
            Phase::FillNext { left, .. } => ask("goa-ask-fill-next").with("count", left),
            Phase::Turn if table.acted => ask("goa-ask-after"),
            Phase::Turn => ask("goa-ask-turn"),
            Phase::With(Tie::Mix) => ask("goa-ask-with-mix"),
            Phase::With(Tie::Third) => ask("goa-ask-with-third"),
            Phase::With(Tie::NoSpice | Tie::NoShip) => ask("goa-ask-with-step"),
            Phase::Spying => ask("goa-ask-spying"),
            Phase::Name { .. } => ask("goa-ask-name"),
            Phase::PayStep { column, paid } => match self.next_due(table.own(), column, paid) {
                Some(spice) => ask("goa-ask-pay-step").with("spice", words::some(spice)),
                None => ask("goa-ask-turn"),
            },
            Phase::BuyStep => ask("goa-ask-buy-step"),
            Phase::ViceKing => ask("goa-ask-vice-king"),
            Phase::Sell { left, price, .. } => {
                ask("goa-ask-sell").with("count", left).with("price", price)
            }
            Phase::Duty { left } => ask("goa-ask-duty").with("count", left),
            Phase::Expedition => match table.stop {
                Stop::Expedition { limit, .. } if view.pocket(seat).cards > limit => {
                    ask("goa-ask-over-limit").with("limit", limit)
                }
                Stop::Expedition { left, limit } => {
                    ask("goa-ask-expedition").with("count", left).with("limit", limit)
                }
                _ => ask("goa-ask-turn"),
            },
            Phase::Founding => ask("goa-ask-founding").with("count", self.shortage(table)),
            Phase::Settle { colony } => ask("goa-ask-settle").with("colony", words::colony(colony)),
            Phase::Swap => ask("goa-ask-swap"),
            Phase::Extra => ask("goa-ask-extra").with("count", table.own().extra_actions),
        }
    }

    /// What somebody else is asked.
    fn say_other(&self, table: &Shared, seat: Seat) -> Phrase {
        match table.phase {
            Phase::Flag | Phase::Token => by("goa-ask-other-places", seat),
            Phase::Bid { .. } => by("goa-ask-other-bids", seat).with("lot", self.say_lot(table)),
            Phase::LastWord { high, leader } => by("goa-ask-other-last-word", seat)
                .with("lot", self.say_lot(table))
                .with("leader", leader)
                .with("count", high),
            Phase::Turn if !table.acted => by("goa-ask-other-acts", seat),
            Phase::Founding => by("goa-ask-other-founds", seat),
            Phase::Extra => by("goa-ask-other-extra", seat),
            _ => by("goa-ask-other", seat),
        }
    }

    /// The tile that is being auctioned, unless it is the flag.
    pub(crate) fn lot_tile(&self, table: &Shared) -> Option<Tile> {
        let Stage::Auction { lot } = table.stage else { return None };
        let space = table.tokens.get(usize::from(lot)).filter(|_| lot > 0)?;
        table.tile_at(*space)
    }

    /// What is being auctioned.
    pub(crate) fn say_lot(&self, table: &Shared) -> Phrase {
        match self.lot_tile(table) {
            Some(tile) => self.say_tile(tile),
            None => Phrase::new("goa-flag"),
        }
    }
}
