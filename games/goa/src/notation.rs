//! Decisions as they are written in records: `token:23`, `bid:4`, `put:5:K`, `use:A27`.

use kit::Seat;

use crate::Goa;
use crate::board::{Colony, Column, Site, Space};
use crate::components::{Card, ColonyTile, Tile};
use crate::spices::Spice;
use crate::state::Move;

impl Goa {
    /// Spaces are a digit for the row and one for the column, the border being 0 and 6; sites and
    /// seats are counted from 1, as people do.
    pub(crate) fn notation(&self, decision: Move) -> String {
        let space = |word: &str, space: Space| format!("{word}:{}{}", space.row(), space.column());
        let spice = |word: &str, site: Site, spice: Spice| {
            format!("{word}:{}:{}", u16::from(site.0) + 1, spice.letter())
        };
        let site = |word: &str, site: Site| format!("{word}:{}", u16::from(site.0) + 1);
        let tile = |word: &str, tile: Tile| format!("{word}:{}", self.tile_id(tile));
        let card = |word: &str, card: Card| format!("{word}:{}", self.card_id(card));
        match decision {
            Move::TakeDucats => "ducats".into(),
            Move::Flag(at) => space("flag", at),
            Move::Token(at) => space("token", at),
            Move::Bid(ducats) => format!("bid:{ducats}"),
            Move::Pass => "pass".into(),
            Move::Buy => "buy".into(),
            Move::Sell => "sell".into(),
            Move::Ships => "ships".into(),
            Move::Colonists => "colonists".into(),
            Move::Spices => "spices".into(),
            Move::GiveUp(at) => site("give-up", at),
            Move::TakeBoxed(taken) => tile("boxed", taken),
            Move::PutBack => "put-back".into(),
            Move::Keep => "keep".into(),
            Move::Put(at, put) => spice("put", at, put),
            Move::Give(at, given) => spice("give", at, given),
            Move::Fill(at) => site("fill", at),
            Move::Progress(column) => format!("progress:{}", column.id()),
            Move::Harvest => "harvest".into(),
            Move::Taxes => "taxes".into(),
            Move::Expedition => "expedition".into(),
            Move::Draw => "draw".into(),
            Move::Discard(discarded) => card("discard", discarded),
            Move::Found(colony) => format!("found:{}", colony.id()),
            Move::Pay => "pay".into(),
            Move::Decline => "decline".into(),
            Move::Settle(settled) => format!("settle:{}", self.colony_tile_id(settled)),
            Move::Play(played) => card("play", played),
            Move::Use(used) => tile("use", used),
            Move::SwapFor(at) => space("swap", at),
            Move::Spy(on, column) => format!("spy:{}:{}", u16::from(on.0) + 1, column.id()),
            Move::Extra => "extra".into(),
            Move::Stop => "stop".into(),
            Move::End => "end".into(),
        }
    }

    /// Reads the notation; only the very text that [`Goa::notation`] writes is one.
    pub(crate) fn parse_notation(&self, text: &str) -> Option<Move> {
        self.read_notation(text).filter(|&decision| self.notation(decision) == text)
    }

    fn read_notation(&self, text: &str) -> Option<Move> {
        let (word, value) = text.split_once(':').unwrap_or((text, ""));
        let number = |text: &str| text.parse::<u8>().ok()?.checked_sub(1);
        let space = || {
            let mut digits = value.chars().map(|digit| digit.to_digit(10).map(|d| d as u8));
            Space::new(digits.next()??, digits.next()??)
        };
        let spice = || {
            let (site, letter) = value.split_once(':')?;
            Some((Site(number(site)?), Spice::parse(letter.chars().next()?)?))
        };
        let tile = || {
            let at = self.components.tiles.iter().position(|face| face.id == value)?;
            Some(Tile(at as u8))
        };
        let card = || {
            let at = self.components.cards.iter().position(|face| face.id == value)?;
            Some(Card(at as u8))
        };
        Some(match word {
            "ducats" => Move::TakeDucats,
            "flag" => Move::Flag(space()?),
            "token" => Move::Token(space()?),
            "bid" => Move::Bid(value.parse().ok()?),
            "pass" => Move::Pass,
            "buy" => Move::Buy,
            "sell" => Move::Sell,
            "ships" => Move::Ships,
            "colonists" => Move::Colonists,
            "spices" => Move::Spices,
            "give-up" => Move::GiveUp(Site(number(value)?)),
            "boxed" => Move::TakeBoxed(tile()?),
            "put-back" => Move::PutBack,
            "keep" => Move::Keep,
            "put" => spice().map(|(site, spice)| Move::Put(site, spice))?,
            "give" => spice().map(|(site, spice)| Move::Give(site, spice))?,
            "fill" => Move::Fill(Site(number(value)?)),
            "progress" => Move::Progress(Column::parse(value)?),
            "harvest" => Move::Harvest,
            "taxes" => Move::Taxes,
            "expedition" => Move::Expedition,
            "draw" => Move::Draw,
            "discard" => Move::Discard(card()?),
            "found" => Move::Found(Colony::parse(value)?),
            "pay" => Move::Pay,
            "decline" => Move::Decline,
            "settle" => {
                let tiles = &self.components.colony_tiles;
                Move::Settle(ColonyTile(tiles.iter().position(|face| face.id == value)? as u8))
            }
            "play" => Move::Play(card()?),
            "use" => Move::Use(tile()?),
            "swap" => Move::SwapFor(space()?),
            "spy" => {
                let (seat, column) = value.split_once(':')?;
                Move::Spy(Seat(number(seat)?), Column::parse(column)?)
            }
            "extra" => Move::Extra,
            "stop" => Move::Stop,
            "end" => Move::End,
            _ => return None,
        })
    }

    /// The name of a tile in the content file.
    pub(crate) fn tile_id(&self, tile: Tile) -> &str {
        self.components.tiles.get(usize::from(tile.0)).map_or("?", |face| &face.id)
    }

    /// The name of an expedition card in the content file.
    pub(crate) fn card_id(&self, card: Card) -> &str {
        self.components.cards.get(usize::from(card.0)).map_or("?", |face| &face.id)
    }

    /// The name of a colony tile in the content file.
    pub(crate) fn colony_tile_id(&self, tile: ColonyTile) -> &str {
        self.components.colony_tiles.get(usize::from(tile.0)).map_or("?", |face| &face.id)
    }
}
