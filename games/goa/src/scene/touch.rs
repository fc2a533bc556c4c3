//! Which pieces are touched for each decision, and the buttons for those that touch none.

use kit::scene::{Face, Glyph, Id, Layout, Piece, Rect, Region, Shape, Spot, Zone};
use kit::{Phrase, Seat};

use super::Painter;
use super::board::{card_id, colony_tile_id, space_id, tile_id};
use super::place::{cell_id, goods_id, marker_id, site_id, spice_id};
use crate::board::{Column, Site, Space};
use crate::spices::Spice;
use crate::state::{Move, Phase};

/// So many bids have a button of their own; higher ones are made of tens and units.
const DIRECT_BIDS: u16 = 24;
const TEN: u16 = 10;
/// The button to play a card that could be discarded as well.
const PLAY: &str = "press:play";

impl Painter<'_> {
    /// The pieces that are touched for a decision. Of a column it is the cell of the marker for
    /// its action and the cell below for progress; of a harvest the site and the spice.
    pub(super) fn touches(&self, seat: Seat, decision: Move, moves: &[Move]) -> Vec<Id> {
        let table = &self.view.table;
        let row =
            |column: Column| table.place(seat).map_or(0, |place| place.markers[column as usize]);
        let action = |column: Column| vec![cell_id(seat, column, row(column))];
        let tile_or_space = |space: Space| match table.tile_at(space) {
            Some(tile) => vec![tile_id(self, tile)],
            None => vec![space_id(space)],
        };
        match decision {
            Move::Flag(space) | Move::Token(space) | Move::SwapFor(space) => tile_or_space(space),
            Move::Bid(ducats) => self.bid_touches(ducats),
            Move::Ships if table.phase == Phase::Turn => action(Column::Ships),
            Move::Ships => vec![goods_id("ships", seat)],
            Move::Colonists | Move::Pay => vec![goods_id("colonists", seat)],
            Move::TakeDucats => vec![goods_id("ducats", seat)],
            Move::Extra => vec![goods_id("extra", seat)],
            Move::GiveUp(site) | Move::Fill(site) => vec![site_id(self, seat, site)],
            Move::TakeBoxed(tile) | Move::Use(tile) => vec![tile_id(self, tile)],
            Move::Put(site, spice) => self.put_touches(seat, site, spice),
            Move::Give(site, spice) => vec![spice_id(seat, site, spice, 0)],
            Move::Progress(column) => vec![cell_id(seat, column, row(column) + 1)],
            Move::Harvest => action(Column::Harvest),
            Move::Taxes => action(Column::Taxes),
            Move::Expedition => action(Column::Expedition),
            Move::Draw => vec!["pile".into()],
            Move::Discard(card) => vec![card_id(self, card), "discard".into()],
            Move::Play(card) if moves.contains(&Move::Discard(card)) => {
                vec![card_id(self, card), PLAY.into()]
            }
            Move::Play(card) => vec![card_id(self, card)],
            Move::Found(colony) => vec![format!("found:{}", colony.id()).into()],
            Move::Settle(tile) => vec![colony_tile_id(self, tile)],
            Move::Spy(on, column) => vec![marker_id(on, column)],
            Move::Pass
            | Move::Buy
            | Move::Sell
            | Move::Spices
            | Move::Decline
            | Move::PutBack
            | Move::Keep
            | Move::Stop
            | Move::End => button(decision).map(|(id, _)| Id::from(id)).into_iter().collect(),
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
            _ if sole.is_some() => vec![site_id(self, seat, site)],
            _ => vec![site_id(self, seat, site), of_supply],
        }
    }

    fn bid_touches(&self, ducats: u16) -> Vec<Id> {
        let high = match self.view.table.phase {
            Phase::Bid { high, .. } => high,
            _ => 0,
        };
        if ducats <= high.saturating_add(DIRECT_BIDS) {
            vec![format!("bid:{ducats}").into()]
        } else {
            vec![
                format!("bid:tens:{}", ducats / TEN).into(),
                format!("bid:units:{}", ducats % TEN).into(),
            ]
        }
    }

    /// Things to press for decisions that touch no piece of the game.
    pub(super) fn buttons(&mut self, moves: &[Move]) {
        let Some(panel) = self.scene.panels.iter().position(|panel| panel.region == Region::Mine)
        else {
            return;
        };
        let bidding = matches!(self.view.table.phase, Phase::Bid { .. });
        let columns = if bidding { 8 } else { 3 };
        let frame = Rect::new(700, 116, 294, 120);
        let (id, label) = ("buttons".into(), Phrase::new("goa-zone-buttons"));
        self.scene.zones.push(Zone { id, panel, label, frame, layout: Layout::Grid { columns } });

        let mut pressed: Vec<(Id, Phrase, Phrase)> = Vec::new();
        for &decision in moves {
            if let Some((id, word)) = button(decision) {
                let label = self.goa.say_move(&self.view.table, decision);
                pressed.push((id.into(), Phrase::new(word), label));
            }
        }
        let played = |decision: &Move| match *decision {
            Move::Play(card) => moves.contains(&Move::Discard(card)),
            _ => false,
        };
        if moves.iter().any(played) {
            let word = Phrase::new("goa-press-play");
            pressed.push((PLAY.into(), word.clone(), word));
        }
        let mut bids: Vec<u16> = moves.iter().filter_map(|&decision| bid(decision)).collect();
        bids.sort_unstable();
        let (mut tens, mut units): (Vec<u16>, Vec<u16>) = (Vec::new(), Vec::new());
        for ducats in bids {
            if let [_] = &*self.bid_touches(ducats) {
                let label = Phrase::new("goa-do-bid").with("count", ducats);
                let word = Phrase::new("goa-press-units").with("count", ducats);
                pressed.push((format!("bid:{ducats}").into(), word, label));
            } else {
                tens.push(ducats / TEN);
                units.push(ducats % TEN);
            }
        }
        tens.dedup();
        units.sort_unstable();
        units.dedup();
        for ten in tens {
            let word = Phrase::new("goa-press-tens").with("count", ten * TEN);
            pressed.push((format!("bid:tens:{ten}").into(), word.clone(), word));
        }
        for unit in units {
            let word = Phrase::new("goa-press-units").with("count", unit);
            pressed.push((format!("bid:units:{unit}").into(), word.clone(), word));
        }
        let (w, h) = if bidding { (34, 26) } else { (92, 34) };
        for (at, (id, word, label)) in pressed.into_iter().enumerate() {
            let face = Face::new(Shape::Button, w, h).line([Glyph::Word(word)]);
            self.add(Piece::new(id, "buttons", Spot::At(at as u16), face, label));
        }
    }
}

fn bid(decision: Move) -> Option<u16> {
    match decision {
        Move::Bid(ducats) => Some(ducats),
        _ => None,
    }
}

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
