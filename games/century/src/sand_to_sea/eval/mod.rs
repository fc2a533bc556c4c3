//! How good a position is: what a seat has, what it is about to have, and where its boat can get to.
//! The shares of cards and sea are in `cards/eval.rs` and `sea/eval.rs`.

use kit::{Evaluation, Seat};

use super::state::{Move, Phase, Place, Shared};
use super::{SandToSea, State};
use crate::cards::eval::CardPrices;
use crate::compose;
use crate::eval::{self, kept};
use crate::sea::eval::{Legs, Prospect, SeaFigures, SeaPrices};
use crate::sea::{self, Means};

/// The figures beyond those of the sea.
const FIGURES: &str = include_str!("../../../eval/sand-to-sea.toml");

kit::weights! {
    /// What sails and merchant cards are worth at sea, in points.
    pub(crate) struct MoreFigures {
        /// Sails, besides their points.
        sails,
        /// The first merchant card beyond the starting ones.
        card,
        /// How much less each further one is worth.
        scarcity,
        /// How much it matters what practice says of the cards.
        quality,
        /// A card that has to be fetched with a rest.
        played,
        /// The more such cards, the better a rest.
        crowd,
        /// A card that is to be laid down.
        lay_down,
    }
}

/// All figures: those of the sea, then the others.
pub(super) type Figures = eval::Figures<SeaFigures, MoreFigures>;

/// The figures as they are kept.
pub(super) fn read_figures() -> Figures {
    Figures { part: SeaFigures::kept(), more: kept(MoreFigures::read(FIGURES)) }
}

/// What an evaluation is made of.
const FACTORS: [&str; 8] = [
    "contracts",
    "bonus-tiles",
    "outposts",
    "spices",
    "merchant-cards",
    "within-reach",
    "position",
    "under-way",
];

impl Evaluation for SandToSea {
    compose::evaluated_at_sea!(Phase::Action);
}

impl SandToSea {
    fn card_prices(&self, time_left: f32) -> CardPrices<'_> {
        let (values, raise) = (&self.card_values, self.figures.part.raise);
        let MoreFigures { card, scarcity, quality, played, crowd, lay_down, .. } =
            self.figures.more;
        CardPrices { values, card, scarcity, quality, played, crowd, raise, lay_down, time_left }
    }

    fn prospect<'a>(&'a self, table: &'a Shared, seat: Seat, place: &Place) -> Prospect<'a, Place> {
        let Figures { part: figures, more } = &self.figures;
        let venture = &self.components.venture;
        let free = venture.free_steps(place);
        let now = match table.phase {
            _ if seat != table.active => None,
            Phase::Sea(sea::Phase::Sail { steps }) | Phase::Aside { steps } => {
                Some(self.means(place, steps))
            }
            Phase::Ashore | Phase::Sea(sea::Phase::Toll { .. }) => Some(Means::default()),
            _ => None,
        };
        let prices = SeaPrices {
            tiles: [more.sails, 0.0, 0.0, 0.0, figures.barge],
            idle: 0.0,
            step: more.played * 2.0,
        };
        let legs = Legs { speed: (place.fares().len() as u16 + free).max(1), free, now };
        Prospect::new((venture, table.look()), seat, (figures, prices), legs)
    }

    /// What the seat can expect from what it has now, in points, in the order of the factors.
    fn parts(&self, table: &Shared, seat: Seat) -> [f32; FACTORS.len()] {
        let Some(place) = table.place(seat) else { return [0.0; FACTORS.len()] };
        let (venture, cards) = (&self.components.venture, &self.components.cards);
        if matches!(table.phase, Phase::Over { .. }) {
            let [contracts, tiles, outposts, spices] = venture.final_worth(&table.sites, place);
            return [contracts, tiles, outposts, spices, 0.0, 0.0, 0.0, 0.0];
        }
        let prospect = self.prospect(table, seat, place);
        let prices = self.card_prices(prospect.time_left);
        let under_way = match table.phase {
            _ if seat != table.active => 0.0,
            Phase::Sea(phase) => prospect.under_way(phase),
            Phase::Cards(phase) => {
                cards.pending(&prices, &prospect.cubes, &table.market, place, phase)
            }
            Phase::Aside { .. } => -self.figures.more.played,
            _ => 0.0,
        };
        let hand = cards.hand_worth(&prices, place);
        let [contracts, tiles, outposts, spices, reach, position] = prospect.parts();
        [contracts, tiles, outposts, spices, hand, reach, position, under_way]
    }
}
