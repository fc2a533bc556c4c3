//! The rules that can stand in the way of a move of From Sand to Sea.

use kit::Rule;

use crate::refusals::{CUBES, HANDS, join};
use crate::sea::refusals::VENTURE;

/// A card that is set aside is in the hand or was played.
pub(super) static NOT_YOUR_CARD: Rule = Rule {
    code: "sand-to-sea-not-your-card",
    source: "Century Big Box, p. 9: Déplacer son bateau",
};

pub(super) static ALL: [&Rule; 28] = join(&[CUBES, HANDS, VENTURE, &[&NOT_YOUR_CARD]]);
