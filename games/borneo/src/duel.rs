//! Phase 2: an attack on a merchant higher up in the same company.
//!
//! Rulebook, "2) Compagnies". The attacker plays cards with the company's flag, at least one; the
//! defender answers with as many such cards at most, or none. Both keep a card in hand (R19). Flags
//! of the company are counted on both rows (R18), and the defender adds one for every merchant
//! between the two (R20). The attacker wins a tie (R21) and takes the defender's rank; the beaten
//! merchant's owner chooses between the rank that has become free and the first free rank of
//! another company (R22, R23). A defender who holds out may keep one of the cards played (R24). All
//! other cards are discarded.

use kit::{CardSet, Illegal, Log, Seat};

use crate::Borneo;
use crate::content::Card;
use crate::event::Event;
use crate::flags::Company;
use crate::refusals;
use crate::state::{Duel, Merchant, Phase, Shared, State};
use crate::turn::Turn;

impl Borneo {
    /// Whether the merchant may attack the one on that rank, the hand aside: any that stands higher
    /// in the same company (R17) and is somebody else's (R15).
    pub(crate) fn may_challenge(
        &self,
        table: &Shared,
        merchant: Merchant,
        target: u8,
    ) -> Result<(), Illegal> {
        let seat = table.active;
        self.check_merchant(table, seat, merchant)?;
        let rival = table.owner(Merchant { rank: target, ..merchant });
        let rival = rival.ok_or(&refusals::NOBODY_THERE)?;
        if rival == seat {
            return Err((&refusals::OWN_MERCHANT).into());
        }
        if target >= merchant.rank {
            return Err((&refusals::NOT_HIGHER).into());
        }
        Ok(())
    }

    /// Whether a hand can attack in the company: with a card of its flag (R18), and not with the
    /// last card (R19, R25).
    pub(crate) fn may_arm(&self, hand: CardSet, company: Company) -> Result<(), Illegal> {
        let keep = self.components.parameters.keep;
        if hand.len() <= u32::from(keep) {
            return Err(Illegal::by(&refusals::KEEP_A_CARD).with("keep", keep));
        }
        if self.with_flag(hand, company).is_empty() {
            return Err((&refusals::NO_FLAG_IN_HAND).into());
        }
        Ok(())
    }

    /// The cards that show a flag of the company.
    pub(crate) fn with_flag(&self, cards: CardSet, company: Company) -> CardSet {
        let flagged = self.components.flagged.get(company.index()).copied().unwrap_or_default();
        CardSet(cards.0 & flagged.0)
    }

    /// Whether the card can be played in a duel by who has this hand (R18, R19).
    pub(crate) fn may_lay(
        &self,
        hand: CardSet,
        company: Company,
        card: Card,
    ) -> Result<(), Illegal> {
        if !hand.contains(card.0) {
            return Err((&refusals::NOT_IN_HAND).into());
        }
        let keep = self.components.parameters.keep;
        if hand.len() <= u32::from(keep) {
            return Err(Illegal::by(&refusals::KEEP_A_CARD).with("keep", keep));
        }
        if self.with_flag(hand, company).contains(card.0) {
            return Ok(());
        }
        Err((&refusals::NO_FLAG_ON_CARD).into())
    }

    /// Whether everybody can see that the hand plays no further card: it is down to what it keeps.
    fn is_exhausted(&self, hand: CardSet) -> bool {
        hand.len() <= u32::from(self.components.parameters.keep)
    }

    /// Whether the beaten merchant may go to the company.
    pub(crate) fn may_leave(
        &self,
        table: &Shared,
        merchant: Merchant,
        company: Company,
    ) -> Result<(), Illegal> {
        if merchant.company == company {
            return Err((&refusals::SAME_COMPANY).into());
        }
        self.may_enter(table, company)
    }
}

impl State {
    /// The seat that is attacked.
    fn defending(&self, duel: &Duel) -> Seat {
        self.table.owner(duel.defender()).unwrap_or_default()
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn attack(&mut self, attacker: Merchant, target: u8) -> Result<(), Illegal> {
        let table = &self.state.table;
        self.game.may_challenge(table, attacker, target)?;
        let seat = table.active;
        self.game.may_arm(self.state.hand(seat), attacker.company)?;
        let (attack, defence) = (CardSet::EMPTY, CardSet::EMPTY);
        let duel = Duel { attacker, target, attack, defence };
        let rival = self.state.defending(&duel);
        self.log.note(Event::Attacked { seat, rival, merchant: attacker, target });
        self.to(Phase::Attack(duel));
        Ok(())
    }

    /// Takes a card from a hand for the duel.
    fn lay(&mut self, seat: Seat, company: Company, card: Card) -> Result<(), Illegal> {
        self.game.may_lay(self.state.hand(seat), company, card)?;
        self.state.hands[seat.index()].remove(card.0);
        self.log.note(Event::Laid { seat, card });
        Ok(())
    }

    pub(crate) fn lay_attack(&mut self, mut duel: Duel, card: Card) -> Result<(), Illegal> {
        let seat = self.state.table.active;
        self.lay(seat, duel.attacker.company, card)?;
        duel.attack.insert(card.0);
        if self.game.is_exhausted(self.state.hand(seat)) {
            self.defend(duel);
        } else {
            self.to(Phase::Attack(duel));
        }
        Ok(())
    }

    pub(crate) fn end_attack(&mut self, duel: Duel) -> Result<(), Illegal> {
        if duel.attack.is_empty() {
            return Err((&refusals::ATTACK_WITH_A_CARD).into());
        }
        self.defend(duel);
        Ok(())
    }

    /// The defender is asked unless everybody can see that no further card may be played (R44).
    fn defend(&mut self, duel: Duel) {
        let hand = self.state.hand(self.state.defending(&duel));
        if duel.defence.len() >= duel.attack.len() || self.game.is_exhausted(hand) {
            self.resolve(duel);
        } else {
            self.to(Phase::Defend(duel));
        }
    }

    pub(crate) fn lay_defence(&mut self, mut duel: Duel, card: Card) -> Result<(), Illegal> {
        let seat = self.state.defending(&duel);
        self.lay(seat, duel.attacker.company, card)?;
        duel.defence.insert(card.0);
        self.defend(duel);
        Ok(())
    }

    pub(crate) fn resolve(&mut self, duel: Duel) {
        let Duel { attacker, attack, defence, .. } = duel;
        let (components, company) = (&self.game.components, attacker.company);
        let (strength, answer) =
            (components.flags(attack, company), components.flags(defence, company));
        let (seat, rival, bonus) =
            (self.state.table.active, self.state.defending(&duel), duel.between());
        // The attacker wins a tie (R21).
        let won = strength >= answer + bonus;
        self.log.note(Event::Fought { seat, rival, strength, answer, bonus, won });
        let table = &mut self.state.table;
        table.discard = table.discard.union(attack);
        if won {
            table.discard = table.discard.union(defence);
            table.columns[company.index()]
                .swap(usize::from(attacker.rank), usize::from(duel.target));
            table.phase = Phase::Yield(attacker);
        } else if defence.is_empty() {
            table.phase = Phase::Ship;
        } else {
            table.phase = Phase::Reward { seat: rival, cards: defence };
        }
    }

    pub(crate) fn stay(&mut self) {
        self.to(Phase::Ship);
    }

    /// The ranks below the attacker's old one close up (R23).
    pub(crate) fn leave(&mut self, merchant: Merchant, to: Company) -> Result<(), Illegal> {
        self.game.may_leave(&self.state.table, merchant, to)?;
        let table = &mut self.state.table;
        let seat = table.owner(merchant).unwrap_or_default();
        table.relocate(merchant, to);
        self.log.note(Event::Left { seat, from: merchant.company, to });
        self.to(Phase::Ship);
        Ok(())
    }

    /// If every other company is full the merchant stays. With the printed number of ranks one
    /// always has room (R50).
    pub(crate) fn settle_yield(&mut self, merchant: Merchant) -> bool {
        let table = &self.state.table;
        if Company::all().any(|company| self.game.may_leave(table, merchant, company).is_ok()) {
            return false;
        }
        self.stay();
        true
    }

    pub(crate) fn keep(&mut self, seat: Seat, cards: CardSet, card: Card) -> Result<(), Illegal> {
        let mut others = cards;
        if !others.remove(card.0) {
            return Err((&refusals::NOT_A_DEFENCE).into());
        }
        self.place_of(seat).cards.insert(card.0);
        self.log.note(Event::Kept { seat, card });
        self.no_reward(others);
        Ok(())
    }

    /// What is left of the defence is discarded; keeping one card is free to choose (R24).
    pub(crate) fn no_reward(&mut self, cards: CardSet) {
        let table = &mut self.state.table;
        table.discard = table.discard.union(cards);
        table.phase = Phase::Ship;
    }
}
