//! Spice Road as a race: each seat's caravan, cards and claims, and what the rows still offer it.
//!
//! | file | what it holds |
//! |---|---|
//! | `mod.rs` | what the table offers, and how a seat stands |
//! | `pack.rs` | cubes in one word |
//! | `turns.rs` | the whole turns a seat may take |
//! | `worth.rs` | what a lane is worth |
//! | `practice.rs` | the table at which cards show what they are worth |

mod pack;
mod practice;
mod turns;
mod worth;

use kit::{Race, Seat, Seed};

use self::pack::Pack;
pub(in crate::spice_road) use self::worth::Pace;
use crate::cards::Card;
use crate::cards::market::LONGEST_ROW;
use crate::cubes::Cube;
use crate::effect::Effect;
use crate::spice_road::state::{Move, Phase, State};
use crate::spice_road::{SpiceRoad, content};

/// No race is planned further ahead.
const FURTHEST: usize = 32;
const MOST_CARDS: usize = 64;

/// What the table offers.
#[derive(Clone, Debug)]
pub struct MerchantRace {
    deeds: Vec<Deed>,
    /// The merchant cards of the row, the free one first.
    stalls: [u8; LONGEST_ROW],
    points: [PointCard; content::MOST_POINTS],
    /// The stalls and point cards that rivals have taken before each turn, as sets.
    gone: [(u8, u8); FURTHEST],
    hold: u32,
    end: u8,
    gold_points: i16,
    silver_points: i16,
    closing: bool,
    scale: worth::Scale,
}

#[derive(Clone, Copy, Debug, Default)]
struct PointCard {
    id: u8,
    cost: Pack,
    points: i16,
}

/// What a merchant card does.
#[derive(Clone, Copy, Debug, Default)]
struct Deed {
    gain: Pack,
    raise: u8,
    ways: u8,
    give: Pack,
    take: [Pack; 2],
    take_back: bool,
}

/// How the race of one seat stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lane {
    hand: u64,
    played: u64,
    caravan: Pack,
    /// The cubes on each stall.
    laid: [Pack; LONGEST_ROW],
    /// The stalls still there.
    stalls: u8,
    /// The point cards still there.
    points: u8,
    gold: u8,
    silver: u8,
    claimed: u8,
    score: i16,
}

impl Deed {
    /// `None` if the effect could bring more cubes than a pack holds.
    fn of(effect: &Effect, hold: u16) -> Option<Deed> {
        let give = effect.trades.first().map(|trade| trade.give).unwrap_or_default();
        let mut take = [Pack::default(); 2];
        for (pack, trade) in take.iter_mut().zip(effect.trades.iter()) {
            *pack = Pack::of(trade.take)?;
        }
        let most = hold + effect.gain.total();
        let takes = effect.trades.iter().map(|trade| trade.take.total()).max().unwrap_or(0);
        let repeats = most.checked_div(give.total()).unwrap_or(0);
        (most + takes.saturating_mul(repeats) < 128).then_some(())?;
        Some(Deed {
            gain: Pack::of(effect.gain)?,
            raise: effect.raise,
            ways: effect.trades.len() as u8,
            give: Pack::of(give)?,
            take,
            take_back: effect.take_back,
        })
    }
}

impl Race<SpiceRoad> for MerchantRace {
    type Lane = Lane;

    fn survey(game: &SpiceRoad, state: &State) -> Option<MerchantRace> {
        let (components, table) = (&game.components, &state.table);
        let merchants = &components.cards.merchants;
        let cards = (0..merchants.len() as u8).map(Card);
        let deeds = cards
            .map(|card| Deed::of(merchants.effect(card), components.caravan))
            .collect::<Option<Vec<_>>>()?;
        let mut stalls = [u8::MAX; LONGEST_ROW];
        for (place, stall) in stalls.iter_mut().zip(table.market.row.iter()) {
            *place = stall.card.0;
        }
        let nowhere = PointCard { id: u8::MAX, cost: Pack(0x7f7f_7f7f), points: 0 };
        let mut points = [nowhere; content::MOST_POINTS];
        for (place, &id) in points.iter_mut().zip(table.points.iter()) {
            let card = game.point(id)?;
            *place = PointCard { id, cost: Pack::of(card.cost)?, points: card.points as i16 };
        }
        let claimed = table.places.iter().map(|place| place.claimed.len()).max().unwrap_or(0);
        Some(MerchantRace {
            scale: worth::Scale::of(game, table, claimed as u8),
            deeds,
            stalls,
            points,
            gone: [(0, 0); FURTHEST],
            hold: components.caravan.into(),
            end: components.setup.end,
            gold_points: components.gold_points as i16,
            silver_points: components.silver_points as i16,
            closing: table.closing,
        })
    }

    fn lane(&self, game: &SpiceRoad, state: &State, seat: Seat) -> Lane {
        let table = &state.table;
        let place = table.place(seat).copied().unwrap_or_default();
        let mut lane = Lane {
            hand: place.hand.0,
            played: place.played.0,
            caravan: Pack::of(place.caravan).unwrap_or_default(),
            laid: [Pack::default(); LONGEST_ROW],
            stalls: 0,
            points: 0,
            gold: table.gold,
            silver: table.silver,
            claimed: place.claimed.len() as u8,
            score: (game.points(&place) - game.spice_points(&place)) as i16,
        };
        for stall in table.market.row.iter() {
            if let Some(at) = self.stalls.iter().position(|&card| card == stall.card.0) {
                lane.stalls |= 1 << at;
                lane.laid[at] = Pack::of(stall.cubes).unwrap_or_default();
            }
        }
        for point in table.points.iter() {
            if let Some(at) = self.points.iter().position(|card| card.id == *point) {
                lane.points |= 1 << at;
            }
        }
        lane
    }

    fn turns(&self, lane: &Lane, turn: usize, each: &mut impl FnMut(Lane)) {
        self.list_turns(lane, turn, each);
    }

    fn prune(_game: &SpiceRoad, state: &State, moves: &mut Vec<Move>) {
        // Cubes to pay with or to leave behind: one of the two lowest spices.
        if matches!(state.table.phase, Phase::Pay { .. } | Phase::Discard { .. }) {
            moves.truncate(2);
        }
    }

    fn key(&self, lane: &Lane) -> u64 {
        lane.key()
    }

    fn points(&self, lane: &Lane) -> f32 {
        f32::from(lane.score)
    }

    fn leftovers(&self, lane: &Lane) -> f32 {
        lane.caravan.scoring() as f32 * self.scale.spice_points
    }

    fn worth(&self, lane: &Lane, turns: usize) -> f32 {
        self.lane_worth(lane, turns)
    }

    fn plain_worth(&self, lane: &Lane) -> f32 {
        let levels = Cube::ALL.map(|cube| f32::from(cube.level()));
        // Points count one and a half times as much as levels.
        worth::cubes_at(lane.caravan, levels) / 1.5
    }

    fn spread(&self, turns: usize) -> f32 {
        self.scale.spread_at(turns)
    }

    fn ends(&self, lane: &Lane) -> bool {
        lane.claimed >= self.end
    }

    fn closing(&self) -> bool {
        self.closing
    }

    fn concede(&mut self, before: &Lane, after: &Lane, turn: usize) {
        let stalls = before.stalls & !after.stalls;
        let points = before.points & !after.points;
        for gone in self.gone.iter_mut().skip(turn) {
            gone.0 |= stalls;
            gone.1 |= points;
        }
    }

    fn assets(game: &SpiceRoad) -> Vec<String> {
        practice::assets(game)
    }

    fn practice(game: &SpiceRoad, owned: &[usize], seed: Seed) -> State {
        practice::table(game, owned, seed)
    }

    fn pass(moves: &[Move]) -> Option<usize> {
        moves.iter().position(|&decision| decision == Move::Rest)
    }
}

impl Lane {
    fn key(&self) -> u64 {
        let rows = u64::from(self.stalls)
            | u64::from(self.points) << 8
            | u64::from(self.gold) << 16
            | u64::from(self.silver) << 24
            | u64::from(self.caravan.0) << 32;
        let mut key = mix(0, self.hand);
        key = mix(key, self.played);
        key = mix(key, rows);
        for pair in self.laid.chunks_exact(2) {
            key = mix(key, u64::from(pair[0].0) | u64::from(pair[1].0) << 32);
        }
        mix(key, u64::from(self.claimed))
    }
}

/// Stirs a word into a key.
#[inline]
fn mix(key: u64, word: u64) -> u64 {
    let wide = u128::from((key ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15))
        * u128::from(0xd1b5_4a32_d192_ed03_u64);
    (wide as u64) ^ (wide >> 64) as u64
}
