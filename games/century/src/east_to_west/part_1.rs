//! From East to West I: settlers in the new country, and the merchant cards of the old road.
//!
//! Rulebook p. 10-11. Its parts: the land and the merchant cards. Its actions: activate, route, rest.
//! Its own: trade routes of up to five cards, and exploration tiles beside the board. Its sources of
//! points are those of the land; some bonus tiles count merchant cards.

use kit::{Looks, Meta, Rule};

use super::{Part, refusals};
use crate::land::refusals::{FORTS, LAND};
use crate::refusals::{CUBES, join};
use crate::{cards, land};

pub(super) static PART: Part = Part { meta: &META, cards: true, sea: false };

static REFUSALS: [&Rule; 27] = join(&[CUBES, LAND, FORTS, refusals::CARDS, refusals::ROUTE]);

/// From East to West I at a glance.
pub static META: Meta = Meta {
    id: "east-to-west-1",
    box_id: "century",
    seats: (2, 4),
    modules: &[cards::BONUS_CARDS, cards::GOLDEN_DEALS],
    settings: &[],
    rules: 1,
    open_scores: true,
    minutes: (45, 60),
    weight: 3,
    longest: land::LONGEST,
    looks: Looks {
        accent: ("#7a4a12", "#fff9ec"),
        accent_in_the_dark: ("#e5b06a", "#2b1a02"),
        mark: // The sun over the road, and a pine beside it.
        "M-8-2a4 4 0 1 1 8 0M-4-9v2M-11-2h1.5M6-10L10-4H8L12 3H0L4-4H2zM6 3V7M-11 8c4-6 8-6 11-1 3-4 7-4 11 1M-11 11H11",
        art: &[cards::ART, land::ART, land::ART_OF_CARDS],
    },
    words: &[
        crate::words::WORDS,
        land::WORDS,
        land::OF_CARDS,
        kit::words!("../../locales/east-to-west-1", "ftl"),
    ],
    guide: kit::words!("../../guide/east-to-west-1", "md"),
    refusals: &REFUSALS,
    content: &[land::CONTENT, cards::CONTENT, include_str!("../../content/east-to-west-1.toml")],
};
