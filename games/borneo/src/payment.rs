//! What pays for a mission: the arithmetic, without cards and seats.
//!
//! Rulebook, "1) Réaliser une Mission". Each spice a mission asks for is covered by a card of that
//! spice or by a crate (R27); a double covers two of its own spice. Nothing is given back, and
//! every card of a payment is needed: without any one of them the rest would not pay (R26). A
//! double whose second spice is lost is needed as long as its first is.

use crate::content::{SPICES, Spice};

/// How many of each spice a mission asks for.
pub(crate) type Needs = [u8; SPICES];

/// Cards by what they are worth in a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stock {
    /// Cards that are one of each spice.
    pub(crate) single: [u8; SPICES],
    /// Cards that are two of each spice.
    pub(crate) double: [u8; SPICES],
    /// Cards that are one of any spice.
    pub(crate) crates: u8,
}

/// What one card is worth in a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Worth {
    /// One of a spice.
    Single(Spice),
    /// Two of a spice.
    Double(Spice),
    /// One of any.
    Crate,
}

impl Worth {
    /// The spice it is; none for a crate.
    pub(crate) fn spice(self) -> Option<Spice> {
        match self {
            Worth::Single(spice) | Worth::Double(spice) => Some(spice),
            Worth::Crate => None,
        }
    }

    /// The same card taken for another spice.
    pub(crate) fn as_spice(self, other: Spice) -> Worth {
        match self {
            Worth::Single(_) => Worth::Single(other),
            Worth::Double(_) => Worth::Double(other),
            Worth::Crate => Worth::Crate,
        }
    }
}

impl Stock {
    /// How many of the spices asked for all these cards together leave uncovered.
    #[inline]
    pub(crate) fn lacking(&self, needs: &Needs) -> u8 {
        let gap =
            |spice: usize| needs[spice].saturating_sub(self.single[spice] + 2 * self.double[spice]);
        (0..SPICES).map(gap).sum::<u8>().saturating_sub(self.crates)
    }

    fn count(&self, worth: Worth) -> u8 {
        match worth {
            Worth::Single(spice) => self.single.get(spice.index()).copied().unwrap_or(0),
            Worth::Double(spice) => self.double.get(spice.index()).copied().unwrap_or(0),
            Worth::Crate => self.crates,
        }
    }

    fn slot(&mut self, worth: Worth) -> Option<&mut u8> {
        match worth {
            Worth::Single(spice) => self.single.get_mut(spice.index()),
            Worth::Double(spice) => self.double.get_mut(spice.index()),
            Worth::Crate => Some(&mut self.crates),
        }
    }

    /// These cards and one more.
    pub(crate) fn with(mut self, worth: Worth) -> Stock {
        if let Some(count) = self.slot(worth) {
            *count += 1;
        }
        self
    }

    /// These cards but one.
    pub(crate) fn without(mut self, worth: Worth) -> Stock {
        if let Some(count) = self.slot(worth) {
            *count = count.saturating_sub(1);
        }
        self
    }

    /// Whether these cards pay, and every one of them is needed.
    pub(crate) fn is_payment(&self, needs: &Needs) -> bool {
        self.can_become_payment(&Stock::default(), needs)
    }

    /// Whether these cards, with some or none of the rest, pay in such a way that every card is
    /// needed.
    ///
    /// Crates stand in for exactly what the other cards leave open. Of one spice, cards of one may
    /// not go beyond what is asked for, and doubles by themselves by one at most: with more, some
    /// card could be left out.
    pub(crate) fn can_become_payment(&self, rest: &Stock, needs: &Needs) -> bool {
        // Bit n: the spices so far can leave n open.
        let mut open = 1u64;
        for (spice, &need) in needs.iter().enumerate() {
            let mut gaps = 0u64;
            for doubles in self.double[spice]..=self.double[spice] + rest.double[spice] {
                for singles in self.single[spice]..=self.single[spice] + rest.single[spice] {
                    let covered = singles + 2 * doubles;
                    if covered > need + u8::from(singles == 0) {
                        break;
                    }
                    gaps |= 1 << need.saturating_sub(covered);
                }
            }
            let mut sums = 0;
            while gaps != 0 {
                sums |= open << gaps.trailing_zeros();
                gaps &= gaps - 1;
            }
            open = sums;
        }
        let most = u32::from(self.crates + rest.crates).min(u64::BITS - 2);
        open & ((2u64 << most) - 1) >> self.crates << self.crates != 0
    }

    /// The same if one card of the rest may be taken for another spice (R39).
    pub(crate) fn can_become_smuggling(&self, rest: &Stock, needs: &Needs) -> bool {
        let mut found = false;
        self.each_smuggling(rest, needs, |_, _| {
            found = true;
            false
        });
        found
    }

    /// Every kind of card of the rest and every other spice it can be taken for in a payment;
    /// stops when told no.
    pub(crate) fn each_smuggling(
        &self,
        rest: &Stock,
        needs: &Needs,
        mut tell: impl FnMut(Worth, Spice) -> bool,
    ) {
        for spice in Spice::all() {
            for worth in [Worth::Single(spice), Worth::Double(spice)] {
                if rest.count(worth) == 0 {
                    continue;
                }
                let left = rest.without(worth);
                for other in Spice::all().filter(|&other| other != spice) {
                    let asked = needs[other.index()] > 0;
                    if asked
                        && self.with(worth.as_spice(other)).can_become_payment(&left, needs)
                        && !tell(worth, other)
                    {
                        return;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every set of cards up to two singles and two doubles of three spices and two crates.
    fn stocks() -> impl Iterator<Item = Stock> {
        (0..3u32.pow(7)).map(|code| {
            let digit = |place: u32| (code / 3u32.pow(place) % 3) as u8;
            Stock {
                single: [digit(0), digit(1), digit(2), 0],
                double: [digit(3), digit(4), digit(5), 0],
                crates: digit(6),
            }
        })
    }

    fn kinds() -> impl Iterator<Item = Worth> {
        let spices = Spice::all().flat_map(|spice| [Worth::Single(spice), Worth::Double(spice)]);
        spices.chain([Worth::Crate])
    }

    const NEEDS: [Needs; 4] = [[3, 0, 0, 0], [2, 1, 0, 0], [2, 2, 1, 1], [1, 1, 1, 0]];

    #[test]
    fn a_payment_pays_and_no_card_of_it_could_be_left_out() {
        for needs in NEEDS {
            for stock in stocks() {
                let mut kinds = kinds().filter(|&kind| stock.count(kind) > 0);
                let needed = kinds.all(|kind| stock.without(kind).lacking(&needs) > 0);
                let pays = stock.lacking(&needs) == 0;
                assert_eq!(stock.is_payment(&needs), pays && needed, "{stock:?} for {needs:?}");
            }
        }
    }

    #[test]
    fn whatever_can_pay_can_become_a_payment() {
        for needs in NEEDS {
            for stock in stocks() {
                let can = Stock::default().can_become_payment(&stock, &needs);
                assert_eq!(can, stock.lacking(&needs) == 0, "{stock:?} for {needs:?}");
            }
        }
    }

    #[test]
    fn a_beginning_goes_on_exactly_if_some_next_card_does() {
        for needs in NEEDS {
            for rest in stocks().step_by(7) {
                for chosen in stocks().step_by(11) {
                    let next = kinds().filter(|&kind| rest.count(kind) > 0).any(|kind| {
                        chosen.with(kind).can_become_payment(&rest.without(kind), &needs)
                    });
                    let goes_on = chosen.is_payment(&needs) || next;
                    assert_eq!(chosen.can_become_payment(&rest, &needs), goes_on);
                }
            }
        }
    }
}
