//! What happened and what can be done, as sentences.

use kit::{CardSet, Phrase, Seat};

use crate::Borneo;
use crate::content::Card;
use crate::event::{End, Event};
use crate::flags::Company;
use crate::state::{Duel, Merchant, Move, Phase, Shared};
use crate::view::View;

impl Borneo {
    pub(crate) fn say_event(&self, event: &Event) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat);
        match *event {
            Event::Placed { seat, company } => {
                by("log-placed", seat).with("company", self.say_company(company))
            }
            Event::Smuggled { seat, ware, spice } => by("log-smuggled", seat)
                .with("card", self.say_ware(ware))
                .with("spice", self.say_spice(spice)),
            Event::CarriedOut { seat, mission, cards, ports } => by("log-carried-out", seat)
                .with("mission", self.say_mission(mission))
                .with("cards", self.say_wares(cards, ports)),
            Event::Transferred { seat, from, to } => by("log-transferred", seat)
                .with("from", self.say_company(from))
                .with("to", self.say_company(to)),
            Event::Attacked { seat, rival, merchant, target } => by("log-attacked", seat)
                .with("rival", rival)
                .with("company", self.say_company(merchant.company))
                .with("rank", u16::from(target) + 1),
            Event::Laid { seat, card } => {
                by("log-laid", seat).with("card", self.say_card_shortly(card))
            }
            Event::Fought { seat, rival, strength, answer, bonus, won } => {
                by(if won { "log-attack-won" } else { "log-attack-lost" }, seat)
                    .with("rival", rival)
                    .with("strength", strength)
                    .with("answer", answer)
                    .with("bonus", bonus)
            }
            Event::Left { seat, from, to } => by("log-yielded", seat)
                .with("from", self.say_company(from))
                .with("to", self.say_company(to)),
            Event::Kept { seat, card } => {
                by("log-kept", seat).with("card", self.say_card_shortly(card))
            }
            Event::Shipped { seat, card, port } => by("log-shipped", seat)
                .with("card", self.say_card_shortly(card))
                .with("harbour", self.port_name(port)),
            Event::Monopoly { company, port } => Phrase::new("log-monopoly")
                .with("company", self.say_company(company))
                .with("harbour", self.port_name(port)),
            Event::Shared { port, ranking } => {
                let ranking: Vec<_> =
                    ranking.iter().map(|&company| self.say_company(company)).collect();
                Phrase::new("log-shared")
                    .with("harbour", self.port_name(port))
                    .with("ranking", ranking)
            }
            Event::TookHarbour { seat, port } => {
                by("log-took-harbour", seat).with("port", self.say_port(port))
            }
            Event::Picked { seat, card } => {
                by("log-picked", seat).with("card", self.say_card_shortly(card))
            }
            Event::CargoLost { cards } => Phrase::new("log-cargo-lost").with("count", cards),
            Event::HarbourCame { port } => {
                Phrase::new("log-harbour-came").with("port", self.say_port(port))
            }
            Event::Reshuffled => Phrase::new("log-reshuffled"),
            Event::Drew { seat, count, cards: None } => by("log-drew", seat).with("count", count),
            Event::Drew { seat, cards: Some(cards), .. } => {
                by("log-drew-cards", seat).with("cards", self.say_cards(cards))
            }
            Event::Discarded { seat, card } => {
                by("log-discarded", seat).with("card", self.say_card_shortly(card))
            }
            Event::Ending { cause: End::Harbours } => Phrase::new("log-ending-harbours"),
            Event::Ending { cause: End::Shipments } => Phrase::new("log-ending-shipments"),
            Event::HandShown { seat, cards } => {
                by("log-hand-shown", seat).with("cards", self.say_cards(cards))
            }
            Event::Ended => Phrase::new("log-ended"),
        }
    }

    /// What a decision does, for a numbered list.
    pub(crate) fn say_move(&self, view: &View, decision: Move) -> Phrase {
        let table = &view.table;
        let with_card = |key: &'static str, card: Card| {
            Phrase::new(key).with("card", self.say_card_shortly(card))
        };
        let with_company = |key: &'static str, company: Company| {
            Phrase::new(key).with("company", self.say_company(company))
        };
        match decision {
            Move::Place(company) => {
                let rank = table.columns.get(company.index()).map_or(0, |column| column.len());
                with_company("move-place", company).with("rank", rank + 1)
            }
            Move::Mission(mission) => {
                let key = if self.asks_pirates(table, mission) {
                    "move-mission-pirates"
                } else {
                    "move-mission"
                };
                Phrase::new(key).with("mission", self.say_mission(mission))
            }
            Move::Spend(ware) if self.spending_asks_pirates(table, ware) => {
                Phrase::new("move-spend-pirates")
                    .with("card", self.say_ware(ware))
                    .with("loss", self.components.parameters.pirate_loss)
            }
            Move::Spend(ware) => Phrase::new("move-spend").with("card", self.say_ware(ware)),
            Move::Smuggle(ware, spice) => Phrase::new("move-smuggle")
                .with("card", self.say_ware(ware))
                .with("spice", self.say_spice(spice)),
            Move::Transfer(merchant, company) => with_company("move-transfer", merchant.company)
                .with("rank", u16::from(merchant.rank) + 1)
                .with("to", self.say_company(company)),
            Move::Attack(merchant, target) => {
                let rival = table.owner(Merchant { rank: target, ..merchant });
                with_company("move-attack", merchant.company)
                    .with("rank", u16::from(merchant.rank) + 1)
                    .with("rival", rival.unwrap_or_default())
                    .with("target", u16::from(target) + 1)
                    .with("bonus", merchant.rank.saturating_sub(target).saturating_sub(1))
            }
            Move::Lay(card) => {
                let flags = match table.phase {
                    Phase::Attack(duel) | Phase::Defend(duel) => {
                        self.components.flags([card.0].into_iter().collect(), duel.attacker.company)
                    }
                    _ => 0,
                };
                with_card("move-lay", card).with("flags", flags)
            }
            Move::Done => Phrase::new("move-done"),
            Move::Stay => match table.phase {
                Phase::Yield(merchant) => with_company("move-stay", merchant.company)
                    .with("rank", u16::from(merchant.rank) + 1),
                _ => Phrase::new("move-done"),
            },
            Move::Leave(company) => with_company("move-leave", company),
            Move::Keep(card) => with_card("move-keep", card),
            Move::Ship(card, space) => {
                with_card("move-ship", card).with("harbour", self.quay_name(table, space))
            }
            Move::Pick(card) => with_card("move-pick", card),
            Move::Discard(card) => with_card("move-discard", card),
            Move::Pass => Phrase::new(match table.phase {
                Phase::Mission => "move-no-mission",
                Phase::Reward { .. } => "move-no-reward",
                _ => "move-no-company",
            }),
        }
    }

    /// The name of the harbour at a space.
    pub(crate) fn quay_name(&self, table: &Shared, space: u8) -> Phrase {
        let quay = table.quays.get(usize::from(space));
        match quay.and_then(|quay| quay.port) {
            Some(port) => self.port_name(port),
            None => Phrase::new("port-name").with("name", "?"),
        }
    }

    /// What is asked, and of whom.
    pub(crate) fn say_prompt(&self, view: &View) -> Phrase {
        let table = &view.table;
        let Some(seat) = table.awaited() else { return Phrase::new("prompt-over") };
        if !view.viewer.is(seat) {
            let key = match table.phase {
                Phase::Place { .. } => "prompt-other-places",
                Phase::Mission | Phase::Pay(_) => "prompt-other-mission",
                Phase::Company | Phase::Attack(_) => "prompt-other-company",
                Phase::Defend(_) => "prompt-other-defends",
                Phase::Yield(_) | Phase::Reward { .. } => "prompt-other-decides",
                Phase::Ship => "prompt-other-ships",
                Phase::Pick(_) => "prompt-other-picks",
                Phase::Discard | Phase::Over => "prompt-other-decides",
            };
            return Phrase::new(key).with("who", seat);
        }
        match table.phase {
            Phase::Place { .. } => Phrase::new("prompt-place"),
            Phase::Mission if table.last.is_some() => Phrase::new("prompt-last-mission"),
            Phase::Mission => Phrase::new("prompt-mission"),
            Phase::Pay(payment) => {
                Phrase::new("prompt-pay").with("mission", self.say_mission(payment.mission))
            }
            Phase::Company => Phrase::new("prompt-company"),
            Phase::Attack(duel) if duel.attack.is_empty() => Phrase::new("prompt-attack-first")
                .with("rank", u16::from(duel.target) + 1)
                .with("nation", self.say_nation(duel.attacker.company)),
            Phase::Attack(duel) => self.say_duel("prompt-attack", view, &duel),
            Phase::Defend(duel) => {
                self.say_duel("prompt-defend", view, &duel).with("who", table.active)
            }
            Phase::Yield(_) => Phrase::new("prompt-yield"),
            Phase::Reward { .. } => Phrase::new("prompt-reward"),
            Phase::Ship => Phrase::new("prompt-ship"),
            Phase::Pick(distribution) => {
                let merchant = distribution.queue.first().copied().unwrap_or_default();
                Phrase::new("prompt-pick")
                    .with("company", self.say_company(merchant.company))
                    .with("rank", u16::from(merchant.rank) + 1)
            }
            Phase::Discard => Phrase::new("prompt-discard")
                .with("limit", self.components.parameters.hand_limit)
                .with("left", view.hand.len().saturating_sub(self.hand_limit())),
            Phase::Over => Phrase::new("prompt-over"),
        }
    }

    /// How a duel stands, and how many more cards the viewer, who is asked, may play.
    fn say_duel(&self, key: &'static str, view: &View, duel: &Duel) -> Phrase {
        let company = duel.attacker.company;
        let flags = |cards: CardSet| self.components.flags(cards, company);
        Phrase::new(key)
            .with("rank", u16::from(duel.target) + 1)
            .with("strength", flags(duel.attack))
            .with("total", flags(duel.defence) + duel.between())
            .with("left", self.playable(view, duel))
    }

    /// How many more cards of the viewer's hand may be played in a duel.
    pub(crate) fn playable(&self, view: &View, duel: &Duel) -> u32 {
        let spare = view.hand.len().saturating_sub(self.components.parameters.keep.into());
        let flagged = self.with_flag(view.hand, duel.attacker.company).len().min(spare);
        match view.table.phase {
            Phase::Attack(_) => flagged,
            _ => flagged.min(duel.attack.len().saturating_sub(duel.defence.len())),
        }
    }

    fn hand_limit(&self) -> u32 {
        self.components.parameters.hand_limit.into()
    }
}
