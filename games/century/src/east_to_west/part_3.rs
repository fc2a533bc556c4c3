//! From East to West III: settlers, boats and merchant cards, all in one.
//!
//! Rulebook p. 14-15. Its parts: the land, the sea and the merchant cards. Its actions: activate, rest.
//! Its own: merchant cards are only used, never kept, and every so many used ones bring a bonus tile.
//! Its sources of points are those of From East to West II.

use kit::{Looks, Meta, Rule, TextSetting};

use super::{Part, refusals};
use crate::land::refusals::LAND;
use crate::refusals::{CUBES, join};
use crate::{cards, land, sea};

pub(super) static PART: Part = Part { meta: &META, cards: true, sea: true };

static REFUSALS: [&Rule; 27] = join(&[CUBES, LAND, refusals::SEA, refusals::CARDS, refusals::USED]);

/// From East to West III at a glance.
pub static META: Meta = Meta {
    id: "east-to-west-3",
    box_id: "century",
    seats: (2, 4),
    modules: &[cards::BONUS_CARDS, cards::GOLDEN_DEALS],
    settings: &[TextSetting {
        sample: "3m/1mmmm/1msm/0mmmm/1m",
        map: Some(super::MAP),
        ..sea::CHART
    }],
    rules: 1,
    open_scores: true,
    minutes: (75, 120),
    weight: 4,
    longest: land::LONGEST,
    looks: Looks {
        accent: ("#8a3b1e", "#fff7ef"),
        accent_in_the_dark: ("#f0a98a", "#331004"),
        mark: // The sun over the road, a sail and a wave.
        "M-4-3a4 4 0 1 1 8 0M0-11v2M-8-3h2M6-3h2M-9-8l1.500 1.500M9-8l-1.500 1.500M-11 2c4-4 8-4 11 0 3-4 7-4 11 0M-11 8c3-2 5-2 7 0s5 2 8 0 4-2 7 0",
        art: &[cards::ART, land::ART, land::ART_OF_CARDS, sea::ART, land::ART_OF_SHIPS],
    },
    words: &[
        crate::words::WORDS,
        sea::OF_BOATS,
        land::WORDS,
        land::OF_CARDS,
        land::OF_SHIPS,
        kit::words!("../../locales/east-to-west-3", "ftl"),
    ],
    guide: kit::words!("../../guide/east-to-west-3", "md"),
    refusals: &REFUSALS,
    content: &[
        sea::MARKETS,
        sea::NO_PORTS,
        land::CONTENT,
        cards::CONTENT,
        include_str!("../../content/east-to-west-3.toml"),
    ],
};
