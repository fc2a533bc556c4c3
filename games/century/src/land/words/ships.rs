//! What is said of ship locations.

use kit::Phrase;

use super::super::ships::{Move, Phase};
use crate::effect::Answer;
use crate::sea::{self, Afloat, Sailor, Sea, Sites};
use crate::words;

impl Sea {
    /// An answer to the question how often to trade, or whether to build.
    pub(crate) fn say_answer(
        &self,
        sites: &Sites,
        phase: Phase,
        answer: Option<Answer<u8>>,
    ) -> Phrase {
        let key = if phase == Phase::Ashore { "move-no-outpost" } else { "move-stop" };
        match answer {
            Some(answer @ Answer::Trade(_)) => {
                let trade = self.trade_asked(sites, phase);
                words::moves::answer(trade, answer, |_| Phrase::new("cubes-none"))
            }
            _ => Phrase::new(key),
        }
    }

    /// What a decision about a boat does, for a numbered list.
    pub(crate) fn say_ship<S: Sailor>(
        &self,
        at: Afloat<'_, S>,
        phase: Option<Phase>,
        decision: Move,
    ) -> Phrase {
        match decision {
            Move::Sail(cell) => self.say_sail(&at, cell),
            Move::Toll(cube) => {
                let Some(Phase::Pay(sea::Phase::Toll { paid })) = phase else {
                    return Phrase::new("move-stop");
                };
                self.say_toll("move-toll", &at, paid).with("cube", words::cube(cube))
            }
            Move::Build => self.say_build(&at),
            Move::Spend(cube) => Phrase::new("move-spend").with("cube", words::cube(cube)),
            Move::Post(cell) => {
                Phrase::new("move-post").with("site", self.say_site(at.sites, cell))
            }
        }
    }

    /// What is asked of a seat.
    pub(crate) fn say_ship_prompt<S: Sailor>(&self, at: Afloat<'_, S>, phase: Phase) -> Phrase {
        match phase {
            Phase::Voyage { steps } => Phrase::new("prompt-voyage").with("steps", steps),
            Phase::Pay(sea::Phase::Toll { paid }) => self.say_toll("prompt-toll", &at, paid),
            Phase::Pay(sea::Phase::Build { due }) => Phrase::new("prompt-spend").with("left", due),
            Phase::Pay(_) | Phase::Ashore => {
                Phrase::new("prompt-ashore").with("price", self.price(at.places, at.boat()))
            }
            Phase::Posts => Phrase::new("prompt-posts"),
            Phase::Trade { .. } => Phrase::new("prompt-trade"),
        }
    }
}
