//! From East to West II: settlers in the new country, and boats among the islands.
//!
//! Rulebook p. 12-13. Its parts: the land and the sea. Its actions: activate, rest. Its own: locations
//! that move a boat, and bonus tiles for emptied columns of outposts instead of at forts. Its sources
//! of points are those of the land and the spaces that outposts have left.

use kit::{Looks, Meta, Rule, TextSetting};

use super::{Part, refusals};
use crate::land::refusals::LAND;
use crate::refusals::{CUBES, join};
use crate::{land, sea};

pub(super) static PART: Part = Part { meta: &META, cards: false, sea: true };

static REFUSALS: [&Rule; 24] = join(&[CUBES, LAND, refusals::SEA]);

/// From East to West II at a glance.
pub static META: Meta = Meta {
    id: "east-to-west-2",
    box_id: "century",
    seats: (2, 4),
    modules: &[],
    settings: &[TextSetting { sample: "1mmmm/0mmsmm/0mmmm", map: Some(super::MAP), ..sea::CHART }],
    rules: 1,
    open_scores: true,
    minutes: (60, 90),
    weight: 4,
    longest: land::LONGEST,
    looks: Looks {
        accent: ("#1f5b4a", "#f2fbf4"),
        accent_in_the_dark: ("#8fd3b8", "#05231a"),
        mark: // A pine on the shore, and a boat under sail.
        "M-8-9L-4-3H-6L-2 3H-14L-10-3H-12zM-8 3V7M5-9V4M5-8c5 2 6 6 6 10H5M0 5h12c-1 3-3 4-6 4S1 8 0 5M-13 10c3-2 5-2 7 0",
        art: &[land::ART, land::ART_OF_CARDS, sea::ART, land::ART_OF_SHIPS],
    },
    words: &[
        crate::words::WORDS,
        sea::OF_BOATS,
        land::WORDS,
        land::OF_SHIPS,
        kit::words!("../../locales/east-to-west-2", "ftl"),
    ],
    guide: kit::words!("../../guide/east-to-west-2", "md"),
    refusals: &REFUSALS,
    content: &[
        sea::MARKETS,
        sea::NO_PORTS,
        land::CONTENT,
        include_str!("../../content/east-to-west-2.toml"),
    ],
};
