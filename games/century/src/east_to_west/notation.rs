//! The notation of decisions in records.

use kit::notation::{read, write};

use super::Rules;
use super::moves::Move;
use crate::land::merchants::{Move as CardMove, Post};
use crate::land::ships::Move as ShipMove;

impl Rules {
    /// The decision as it is written in records: `route:2`, `card`, `deal`, `take`, `replace:3`,
    /// `swap:1`, `back:A1-3`, `back:2`, `adjust:1-4`, `sail:B2`, `toll:Y`, `build`, `spend:R`, `post:C1`,
    /// and those of the land. Places of the route are
    /// counted from 1, as people do.
    pub(super) fn notation(&self, decision: Move) -> String {
        let decision = match decision {
            Move::Land(decision) => return self.components.land.notation(decision),
            Move::Ships(decision) => {
                return write::<ShipMove, _>(&self.components.sea, decision);
            }
            Move::Merchants(decision) => decision,
        };
        let place = |place: u8| u16::from(place) + 1;
        match decision {
            CardMove::Route(stop) => format!("route:{}", place(stop)),
            CardMove::Use => "card".into(),
            CardMove::Deal => "deal".into(),
            CardMove::Take => "take".into(),
            CardMove::Replace(stop) => format!("replace:{}", place(stop)),
            CardMove::Swap(way) => format!("swap:{}", place(way)),
            CardMove::TakeBack(Post::Site(site)) => {
                format!("back:{}", self.components.land.site_id(site))
            }
            CardMove::TakeBack(Post::Route(stop)) => format!("back:{}", place(stop)),
            CardMove::Adjust(one, two) => format!("adjust:{}-{}", place(one), place(two)),
        }
    }

    /// Reads the notation; only the very text that [`Rules::notation`] writes is one.
    pub(super) fn parse_notation(&self, text: &str) -> Option<Move> {
        let land = &self.components.land;
        let own = self.read_cards(text).map(Move::Merchants);
        let own = own.or_else(|| read::<ShipMove, _>(&self.components.sea, text).map(Move::Ships));
        let decision = own.or_else(|| land.read_notation(text).map(Move::Land))?;
        (self.notation(decision) == text).then_some(decision)
    }

    fn read_cards(&self, text: &str) -> Option<CardMove> {
        let (word, value) = text.split_once(':').unwrap_or((text, ""));
        let place = |text: &str| text.parse::<u8>().ok()?.checked_sub(1);
        Some(match word {
            "route" => CardMove::Route(place(value)?),
            "card" => CardMove::Use,
            "deal" => CardMove::Deal,
            "take" => CardMove::Take,
            "replace" => CardMove::Replace(place(value)?),
            "swap" => CardMove::Swap(place(value)?),
            "back" => CardMove::TakeBack(match self.components.land.find_location(value) {
                Some(site) => Post::Site(site),
                None => Post::Route(place(value)?),
            }),
            "adjust" => {
                let (one, two) = value.split_once('-')?;
                CardMove::Adjust(place(one)?, place(two)?)
            }
            _ => return None,
        })
    }
}
