//! Decisions as they are written in records: `token:23`, `bid:4`, `put:5:K`, `use:A27`.

use kit::Seat;
use kit::notation::FromOne;

use crate::Goa;
use crate::board::{Colony, Column, Site, Space};
use crate::components::{Card, ColonyTile, Tile};
use crate::spices::Spice;
use crate::state::Move;

kit::notation! {
    in Goa;
    enum Move {
        TakeDucats = "ducats",
        Flag(at: Space) = "flag",
        Token(at: Space) = "token",
        Bid(ducats: u16) = "bid",
        Pass = "pass",
        Buy = "buy",
        Sell = "sell",
        Ships = "ships",
        Colonists = "colonists",
        Spices = "spices",
        GiveUp(site: FromOne<Site>) = "give-up",
        TakeBoxed(tile: Tile) = "boxed",
        PutBack = "put-back",
        Keep = "keep",
        Put(site: FromOne<Site>, spice: Spice) = "put",
        Give(site: FromOne<Site>, spice: Spice) = "give",
        Fill(site: FromOne<Site>) = "fill",
        Progress(column: Column) = "progress",
        Harvest = "harvest",
        Taxes = "taxes",
        Expedition = "expedition",
        Draw = "draw",
        Discard(card: Card) = "discard",
        Found(colony: Colony) = "found",
        Pay = "pay",
        Decline = "decline",
        Settle(tile: ColonyTile) = "settle",
        Play(card: Card) = "play",
        Use(tile: Tile) = "use",
        SwapFor(at: Space) = "swap",
        Spy(on: Seat, column: Column) = "spy",
        Extra = "extra",
        Stop = "stop",
        End = "end",
    }
    // A digit for the row and one for the column, the border being 0 and 6.
    Space = |_, at| format!("{}{}", at.row(), at.column()), |_, text| {
        let mut digits = text.chars().map(|digit| digit.to_digit(10).map(|digit| digit as u8));
        Space::new(digits.next()??, digits.next()??)
    };
    Spice = |_, spice| spice.letter(), |_, text| Spice::parse(text.chars().next()?);
    Column = |_, column| column.id(), |_, text| Column::parse(text);
    Colony = |_, colony| colony.id(), |_, text| Colony::parse(text);
    Tile = components.tiles;
    Card = components.cards;
    ColonyTile = components.colony_tiles;
}

impl Goa {
    /// The name of a tile in the content file.
    pub(crate) fn tile_id(&self, tile: Tile) -> &str {
        self.components.tiles.id(tile)
    }

    /// The name of an expedition card in the content file.
    pub(crate) fn card_id(&self, card: Card) -> &str {
        self.components.cards.id(card)
    }

    /// The name of a colony tile in the content file.
    pub(crate) fn colony_tile_id(&self, tile: ColonyTile) -> &str {
        self.components.colony_tiles.id(tile)
    }
}
