//! How each decision is made by hand, and which decision a touch is meant for.

use kit::scene::{Id, Touch};
use kit::{Phrase, Seat};

use super::{Painter, cell_id, goods_id, marker_id, space_id, spice_id};
use crate::board::{Colony, Column, SPACES, Site, Space};
use crate::components::{Card, ColonyTile, Tile};
use crate::spices::Spice;
use crate::state::{Move, Phase};

impl Painter<'_> {
    /// How a decision is made by hand. Of a column it is the cell of the marker for its action and
    /// the cell below for progress; of a harvest the site and the spice; a bid is an amount of one's
    /// ducats.
    pub(super) fn touch(&self, seat: Seat, decision: Move) -> Touch {
        let table = &self.view.table;
        let row =
            |column: Column| table.place(seat).map_or(0, |place| place.markers[column as usize]);
        let action = |column: Column| Touch::piece(cell_id(seat, column, row(column)));
        let tile_or_space = |space: Space| match table.tile_at(space) {
            Some(tile) => Touch::piece(self.tile_id(tile)),
            None => Touch::piece(space_id(space)),
        };
        match decision {
            Move::Flag(space) | Move::Token(space) | Move::SwapFor(space) => tile_or_space(space),
            Move::Bid(ducats) => self.bid_touch(seat, ducats),
            Move::Ships if table.phase == Phase::Turn => action(Column::Ships),
            Move::Ships => Touch::piece(goods_id("ships", seat)),
            Move::Colonists | Move::Pay => Touch::piece(goods_id("colonists", seat)),
            Move::TakeDucats => Touch::piece(goods_id("ducats", seat)),
            Move::Extra => Touch::piece(goods_id("extra", seat)),
            Move::GiveUp(site) | Move::Fill(site) => Touch::piece(self.site_id(seat, site)),
            Move::TakeBoxed(tile) | Move::Use(tile) => Touch::piece(self.tile_id(tile)),
            Move::Put(site, spice) => Touch::pieces(self.put_touches(seat, site, spice)),
            Move::Give(site, spice) => Touch::piece(spice_id(seat, site, spice, 0)),
            Move::Progress(column) => Touch::piece(cell_id(seat, column, row(column) + 1)),
            Move::Harvest => action(Column::Harvest),
            Move::Taxes => action(Column::Taxes),
            Move::Expedition => action(Column::Expedition),
            Move::Draw => Touch::piece("pile"),
            Move::Discard(card) => Touch::pieces([self.card_id(card), "discard".into()]),
            Move::Play(card) => Touch::piece(self.card_id(card))
                .if_shared("press:play", Phrase::new("goa-press-play")),
            Move::Found(colony) => Touch::piece(format!("found:{}", colony.id())),
            Move::Settle(tile) => Touch::piece(self.colony_tile_id(tile)),
            Move::Spy(on, column) => Touch::piece(marker_id(on, column)),
            Move::Pass
            | Move::Buy
            | Move::Sell
            | Move::Spices
            | Move::Decline
            | Move::PutBack
            | Move::Keep
            | Move::Stop
            | Move::End => match button(decision) {
                Some((id, word)) => Touch::button(id, Phrase::new(word)),
                None => Touch::default(),
            },
        }
    }

    /// The site and the spice, but for what goes without saying: the site that is being filled, the
    /// only spice that grows there.
    fn put_touches(&self, seat: Seat, site: Site, spice: Spice) -> Vec<Id> {
        let table = &self.view.table;
        let grows = table.place(seat).and_then(|place| place.estate(site));
        let sole = grows.and_then(|estate| self.goa.components.fields(estate.ground).takes.sole());
        let of_supply = Id::from(format!("supply:{}", spice.letter()));
        match table.phase {
            Phase::Fill { .. } => vec![of_supply],
            _ if sole.is_some() => vec![self.site_id(seat, site)],
            _ => vec![self.site_id(seat, site), of_supply],
        }
    }

    /// A bid is set at one's ducats. The lowest bids are offered at once.
    fn bid_touch(&self, seat: Seat, ducats: u16) -> Touch {
        let high = match self.view.table.phase {
            Phase::Bid { high, .. } => high,
            _ => 0,
        };
        Touch::piece(goods_id("ducats", seat))
            .amount(ducats, ducats <= high.saturating_add(SUGGESTED))
    }

    /// The decisions that could be meant by a touch, those of this phase first.
    pub(super) fn conceivable(&self, seat: Seat) -> Vec<Move> {
        let table = &self.view.table;
        let mut moves = Vec::new();
        let columns = Column::ALL;
        let purse = self.view.pockets.get(seat.index()).and_then(|pocket| pocket.open);
        let hand = purse.map(|purse| purse.hand).unwrap_or_default();
        let cards = || hand.iter().map(Card);
        match table.phase {
            Phase::Turn => moves.extend(cards().map(Move::Play)),
            Phase::Bid { high, .. } => moves.push(Move::Bid(high + 1)),
            _ => {}
        }
        moves.extend([Move::Ships, Move::Taxes, Move::Harvest, Move::Expedition, Move::Extra]);
        moves.extend(columns.map(Move::Progress));
        moves.extend(Colony::ALL.map(Move::Found));
        moves.extend(cards().map(Move::Play));
        let tiles = table.place(seat).map(|place| place.tiles.union(place.face_down));
        let tiles = tiles.unwrap_or_default();
        moves.extend(tiles.iter().map(|tile| Move::Use(Tile(tile))));
        moves.extend((0..SPACES).map(|space| Move::Token(Space(space))));
        moves.extend([Move::Draw, Move::Colonists, Move::TakeDucats]);
        // The discard pile is one even to an empty hand.
        moves.extend(cards().chain([Card::default()]).map(Move::Discard));
        moves.extend(table.boxed.iter().map(|tile| Move::TakeBoxed(Tile(tile))));
        moves.extend(table.colonies.iter().map(|tile| Move::Settle(ColonyTile(tile))));
        for site in Site::all() {
            moves.extend(Spice::ALL.map(|spice| Move::Give(site, spice)));
            moves.extend(Spice::ALL.map(|spice| Move::Put(site, spice)));
            moves.push(Move::Fill(site));
        }
        moves
    }
}

/// So many bids above the highest are offered at once.
const SUGGESTED: u16 = 3;

/// The button of a decision that touches no piece of the game, and the word on it.
fn button(decision: Move) -> Option<(&'static str, &'static str)> {
    match decision {
        Move::Pass => Some(("press:pass", "goa-press-pass")),
        Move::Buy => Some(("press:buy", "goa-press-buy")),
        Move::Sell => Some(("press:sell", "goa-press-sell")),
        Move::Spices => Some(("press:spices", "goa-press-spices")),
        Move::Decline => Some(("press:decline", "goa-press-decline")),
        Move::PutBack => Some(("press:put-back", "goa-press-put-back")),
        Move::Keep => Some(("press:keep", "goa-press-keep")),
        Move::Stop => Some(("press:stop", "goa-press-stop")),
        Move::End => Some(("press:end", "goa-press-end")),
        _ => None,
    }
}
