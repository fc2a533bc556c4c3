//! The figures of the evaluation, and what follows from them and the cards whatever the position is.

use kit::math;

use super::goods::{Goods, Needed};
use crate::content::{
    COMPANIES, Card, Components, MOST_CARDS, MOST_CARGO, MOST_RANKS, Mission, Port,
};
use crate::flags::Flags;

kit::weights! {
    /// What things are worth, in points; `eval.toml` has the numbers.
    pub(crate) struct Figures {
        /// A spice in a warehouse, beyond the point of its card, while missions can be reached.
        unit,
        /// A double, beyond its two spices.
        double,
        /// A crate, beyond its spice.
        crated,
        /// What a mission costs for each spice, to tell its gain.
        unit_cost,
        /// The part of its gain that a mission is worth when nothing lacks and the end has come.
        reach_last,
        /// When nothing lacks before that.
        reach_0,
        /// When one spice lacks.
        reach_1,
        /// When two lack.
        reach_2,
        /// When three lack.
        reach_3,
        /// The distributions it takes to come by a spice that lacks.
        pace,
        /// The part that a second mission counts, with what the first leaves.
        second,
        /// How likely a rival who can is to take a mission first.
        snatch,
        /// A card that will come from a harbour in the middle of the game.
        card,
        /// The same at the very end.
        card_late,
        /// A card that is picked now, more than one that may come.
        pick,
        /// A monopoly: how likely at no distance at all (log odds).
        mono_base,
        /// What each flag that lacks takes from it.
        mono_need,
        /// What each card that still fits adds to it.
        mono_left,
        /// How sharply nearer harbours are served before others.
        haste,
        /// How much each card that a harbour still takes unsettles who gets what.
        fade,
        /// How sharply the present ranking of a harbour decides who goes empty-handed.
        ranking,
        /// The share of monopolies among distributions to come.
        future_mono,
        /// How much of a merchant's standing outlasts a distribution.
        lasting,
        /// What a seat of four can expect of each of the last distributions, whatever its standing.
        rest_late,
        /// The same of each one before those.
        rest,
        /// Each of the first three cards in hand.
        hand_first,
        /// Each further one.
        hand_more,
        /// A flag in hand, for each merchant of its company.
        hand_flag,
        /// The flags that an unknown card brings to a duel.
        duel_unknown,
        /// What a flag more is worth in a duel, as a chance.
        duel_flag,
        /// The chance of an attack whose flags are as many as expected of the defence.
        duel_even,
        /// What is left of a rank that was won.
        duel_stake,
        /// A card that a defender may keep.
        reward,
        /// The spread when the last missions are carried out.
        spread_last,
        /// The spread just before.
        spread_end,
        /// What each distribution to come adds to it.
        spread_distribution,
    }
}

impl Figures {
    /// The figures that come with the game.
    pub(crate) fn built_in() -> Figures {
        Figures::read(include_str!("../../eval.toml")).expect("eval.toml has every figure")
    }
}

/// No more distributions than this are told apart.
pub(crate) const MOST_DISTRIBUTIONS: usize = 16;
/// So many distributions are the end of the game.
const LAST: f32 = 4.0;
/// So many lacking spices are told apart.
pub(crate) const MOST_LACKING: usize = 4;
/// So many flags that lack for a monopoly are told apart.
const MOST_FLAGS: usize = 12;
/// The half places in a round of all merchants.
pub(crate) const PLACES: usize = 2 * COMPANIES * MOST_RANKS;
/// The cards of a usual distribution.
pub(crate) const USUAL_CARDS: usize = 4;
/// The bits of a card's number.
pub(crate) const CARD_MASK: u8 = MOST_CARDS as u8 - 1;
/// The most flags of one company that a card brings.
const CARD_FLAGS: usize = 3;

/// Everything that can be known before a position is looked at.
#[derive(Clone, Debug)]
pub(crate) struct Insight {
    pub(crate) figures: Figures,
    pub(crate) seats: usize,
    /// What each shipment card is in a warehouse.
    pub(crate) cards: [Goods; MOST_CARDS],
    /// The flags of the first row of each shipment card, of the second and of both.
    pub(crate) kept: [Flags; MOST_CARDS],
    pub(crate) second: [Flags; MOST_CARDS],
    pub(crate) all: [Flags; MOST_CARDS],
    /// What each harbour card is in a warehouse.
    pub(crate) ports: [Goods; MOST_CARDS],
    pub(crate) missions: [Needed; MOST_CARDS],
    /// What a card to come is worth, by the distributions left.
    pub(crate) card_worth: [f32; MOST_DISTRIBUTIONS + 1],
    /// What goods are worth beyond their point, in parts, by the distributions left.
    pub(crate) use_left: [f32; MOST_DISTRIBUTIONS + 1],
    /// The part of its gain that a mission is worth, by the distributions left and what lacks.
    pub(crate) reach: [[f32; MOST_LACKING]; MOST_DISTRIBUTIONS + 1],
    /// The chance of a monopoly by the cards that fit and the flags that lack.
    monopoly: [[f32; MOST_FLAGS]; MOST_CARGO + 1],
    /// How soon a harbour is served, by the cards it takes.
    pub(crate) haste: [f32; MOST_CARGO + 1],
    /// How far the outcome of a harbour is settled, by the cards it takes.
    pub(crate) settled: [f32; MOST_CARGO + 1],
    /// How many distributions to come the present standing counts for.
    pub(crate) lasting: [f32; MOST_DISTRIBUTIONS + 1],
    /// What a merchant gets of so many cards in a company of so many merchants on its rank.
    pub(crate) alone: [[[f32; MOST_RANKS]; MOST_RANKS + 1]; MOST_CARGO + 1],
    /// The chance to get one of so many cards on a place of the round, in half places.
    pub(crate) shared: [[f32; PLACES]; MOST_CARGO + 1],
    /// What a seat can expect whatever its standing, by the distributions left.
    pub(crate) rest: [f32; MOST_DISTRIBUTIONS + 1],
    /// The cards of a usual distribution for each seat.
    pub(crate) even_share: f32,
}

impl Insight {
    /// What follows from these figures. The game comes with good ones.
    pub(crate) fn new(figures: Figures, components: &Components, seats: u8) -> Insight {
        let shipment = |card: usize| components.shipment(Card(card as u8));
        let by_left = |of: &dyn Fn(f32) -> f32| std::array::from_fn(|left| of(left as f32));
        let chances = [figures.reach_0, figures.reach_1, figures.reach_2, figures.reach_3];
        Insight {
            figures,
            seats: usize::from(seats),
            cards: std::array::from_fn(|card| {
                shipment(card).map_or(Goods::NONE, |card| Goods::of_card(card))
            }),
            kept: std::array::from_fn(|card| {
                shipment(card).map_or_else(Flags::default, |c| c.kept)
            }),
            second: std::array::from_fn(|card| {
                shipment(card).map_or_else(Flags::default, |c| [c.second].into_iter().collect())
            }),
            all: std::array::from_fn(|card| shipment(card).map_or_else(Flags::default, |c| c.all)),
            ports: std::array::from_fn(|port| {
                let harbour = components.harbour(Port(port as u8));
                harbour.map_or(Goods::NONE, |harbour| Goods::one(harbour.spice))
            }),
            missions: std::array::from_fn(|mission| {
                let tile = components.mission(Mission(mission as u8));
                tile.map_or_else(Needed::default, |tile| Needed::new(tile, figures.unit_cost))
            }),
            card_worth: by_left(&|left| {
                figures.card_late + (figures.card - figures.card_late) * (left / LAST).min(1.0)
            }),
            use_left: by_left(&|left| (left / LAST).min(1.0)),
            reach: std::array::from_fn(|left| {
                std::array::from_fn(|lacking| {
                    if left == 0 {
                        return if lacking == 0 { figures.reach_last } else { 0.0 };
                    }
                    let needed = lacking as f32 * figures.pace.max(0.01);
                    let time = if lacking == 0 { 1.0 } else { (left as f32 / needed).min(1.0) };
                    chances[lacking] * time
                })
            }),
            monopoly: std::array::from_fn(|left| {
                std::array::from_fn(|need| {
                    if need > CARD_FLAGS * left {
                        return 0.0;
                    }
                    let odds = figures.mono_base - figures.mono_need * need as f32
                        + figures.mono_left * left as f32;
                    1.0 / (1.0 + math::exp(-odds))
                })
            }),
            haste: std::array::from_fn(|steps| {
                math::exp(-figures.haste * math::ln(steps.max(1) as f32))
            }),
            settled: std::array::from_fn(|steps| {
                math::power(1.0 - figures.fade, steps.saturating_sub(1) as u32)
            }),
            alone: std::array::from_fn(|cards| {
                std::array::from_fn(|len| {
                    std::array::from_fn(|rank| match len {
                        0 => 0.0,
                        _ => (cards / len + usize::from(rank < cards % len)) as f32,
                    })
                })
            }),
            shared: std::array::from_fn(|cards| {
                std::array::from_fn(|place| {
                    let ahead = cards as f32 - 0.5 - place as f32 / 2.0;
                    (0.5 + figures.ranking * ahead).clamp(0.0, 1.0)
                })
            }),
            rest: by_left(&|left| {
                let points =
                    figures.rest_late * left.min(LAST) + figures.rest * (left - LAST).max(0.0);
                points * 4.0 / f32::from(seats.max(1))
            }),
            even_share: USUAL_CARDS as f32 / f32::from(seats.max(1)),
            lasting: by_left(&|left| {
                let lasting = figures.lasting.clamp(0.0, 0.99);
                (1.0 - math::power(lasting, left as u32)) / (1.0 - lasting)
            }),
        }
    }

    /// The chance of a monopoly for a company that lacks so many flags where so many cards fit.
    #[inline]
    pub(crate) fn monopoly(&self, left: usize, need: usize) -> f32 {
        self.monopoly[left.min(MOST_CARGO)][need.min(MOST_FLAGS - 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_has_every_figure_and_no_other() {
        assert_eq!(Figures::read(include_str!("../../eval.toml")), Ok(Figures::built_in()));
    }
}
