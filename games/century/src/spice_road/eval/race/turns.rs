//! The whole turns a seat may take in a race. They are those of the rules, but for what is hardly
//! ever good: cubes are paid and left behind from the lowest, and nobody rests for nothing.

use super::pack::Pack;
use super::{Deed, FURTHEST, Lane, MerchantRace};

impl MerchantRace {
    pub(super) fn list_turns(&self, lane: &Lane, turn: usize, each: &mut impl FnMut(Lane)) {
        let (taken, claimed) = self.gone[turn.min(FURTHEST - 1)];
        self.claims(lane, lane.points & !claimed, each);
        let mut hand = lane.hand;
        while hand != 0 {
            let card = hand.trailing_zeros();
            hand &= hand - 1;
            if let Some(deed) = self.deeds.get(card as usize) {
                self.play(lane, card, deed, each);
            }
        }
        self.purchases(lane, lane.stalls & !taken, each);
        // Resting for nothing is left for who can do nothing else.
        if lane.played != 0 || lane.hand == 0 {
            each(Lane { hand: lane.hand | lane.played, played: 0, ..*lane });
        }
    }

    fn claims(&self, lane: &Lane, mut there: u8, each: &mut impl FnMut(Lane)) {
        if lane.claimed >= self.end {
            return;
        }
        let mut place = 0;
        while there != 0 {
            let at = there.trailing_zeros() as usize;
            there &= there - 1;
            let card = self.points[at];
            if lane.caravan.covers(card.cost) {
                let mut after = *lane;
                after.caravan = lane.caravan.minus(card.cost);
                after.points &= !(1 << at);
                after.claimed += 1;
                after.score += card.points + self.coin(&mut after, place);
                each(after);
            }
            place += 1;
        }
    }

    /// Takes the coin above a place of the row, and tells what it is worth.
    fn coin(&self, lane: &mut Lane, place: usize) -> i16 {
        match (place, lane.gold, lane.silver) {
            (0, 1.., _) => {
                lane.gold -= 1;
                self.gold_points
            }
            (0, 0, 1..) | (1, 1.., 1..) => {
                lane.silver -= 1;
                self.silver_points
            }
            _ => 0,
        }
    }

    fn purchases(&self, lane: &Lane, mut there: u8, each: &mut impl FnMut(Lane)) {
        let mut after = *lane;
        let mut purse = lane.caravan;
        while there != 0 {
            let at = there.trailing_zeros() as usize;
            there &= there - 1;
            let mut bought = after;
            bought.caravan = purse.plus(lane.laid[at]).cut(self.hold);
            bought.laid[at] = Pack::default();
            bought.stalls &= !(1 << at);
            bought.hand |= 1 << self.stalls[at];
            each(bought);
            // Whoever goes further leaves a cube on this card.
            let cube = purse.lowest_one();
            if cube == Pack::default() {
                return;
            }
            purse = purse.minus(cube);
            after.laid[at] = lane.laid[at].plus(cube);
        }
    }

    fn play(&self, lane: &Lane, card: u32, deed: &Deed, each: &mut impl FnMut(Lane)) {
        let mut after = *lane;
        after.hand &= !(1 << card);
        after.played |= 1 << card;
        let caravan = lane.caravan.plus(deed.gain);
        if deed.ways == 0 {
            self.raises(&after, lane.played, caravan, deed, each);
            return;
        }
        let mut traded = caravan;
        while traded.covers(deed.give) {
            traded = traded.minus(deed.give).plus(deed.take[0]);
            self.raises(&after, lane.played, traded, deed, each);
        }
        if deed.ways > 1 {
            // So many trades in the second way, then as many as there may be in the first.
            let mut second = caravan;
            while second.covers(deed.give) {
                second = second.minus(deed.give).plus(deed.take[1]);
                let mut mixed = second;
                loop {
                    self.raises(&after, lane.played, mixed, deed, each);
                    if !mixed.covers(deed.give) {
                        break;
                    }
                    mixed = mixed.minus(deed.give).plus(deed.take[0]);
                }
            }
        }
    }

    /// Raises cubes in every way that leads somewhere else; to raise none is left for cards that
    /// do something else as well.
    fn raises(
        &self,
        after: &Lane,
        played: u64,
        caravan: Pack,
        deed: &Deed,
        each: &mut impl FnMut(Lane),
    ) {
        let raise = u32::from(deed.raise);
        if raise == 0 {
            return self.take_backs(after, played, caravan, deed, each);
        }
        let idle = deed.ways == 0 && deed.gain == Pack::default();
        let [yellow, red, green] = [0, 1, 2].map(|spice| caravan.count(spice));
        for first in 0..=raise.min(yellow) {
            for second in 0..=(raise - first).min(red + first) {
                for third in 0..=(raise - first - second).min(green + second) {
                    if idle && first + second + third == 0 {
                        continue;
                    }
                    // A cube goes from its byte to the next one.
                    let raised = Pack(first * 0xff + second * 0xff00 + third * 0xff_0000);
                    self.take_backs(after, played, caravan.plus(raised), deed, each);
                }
            }
        }
    }

    fn take_backs(
        &self,
        after: &Lane,
        played: u64,
        caravan: Pack,
        deed: &Deed,
        each: &mut impl FnMut(Lane),
    ) {
        let after = Lane { caravan: caravan.cut(self.hold), ..*after };
        each(after);
        if deed.take_back {
            let mut cards = played;
            while cards != 0 {
                let card = cards & cards.wrapping_neg();
                cards &= cards - 1;
                each(Lane { hand: after.hand | card, played: after.played & !card, ..after });
            }
        }
    }
}
