//! What a narrow screen says above the own storage and settlers.

use kit::scene::{Layer, Rect};
use kit::{Phrase, Seat};

use super::super::content::Land;
use super::super::country::{Country, Settled};

impl Land {
    /// Who the viewer is, how many settlers are ready, out and in reserve, and how full the storage is, in a
    /// strip of a sheet this wide.
    pub(crate) fn strip(
        &self,
        country: &Country,
        place: &impl Settled,
        seat: Seat,
        (width, ink): (i32, &'static str),
    ) -> Vec<Layer> {
        let colony = place.colony();
        let settlers = Phrase::new("mine-settlers").with("count", colony.ready);
        let note = self.say_away(country, place, seat);
        let storage = self.say_storage(colony);
        vec![
            Layer::plate(Rect::new(0, 0, width, STRIP), 0, "#fff6e0"),
            Layer::plate(Rect::new(0, STRIP - 1, width, 1), 0, "#c9ad78"),
            Layer::emblem(seat, Rect::new(6, 2, 22, 22)),
            Layer::title(settlers, Rect::new(34, 2, 112, 22), 15).left().ink(ink),
            Layer::words(note, Rect::new(148, 2, 212, 22), 12).left().weight(500),
            Layer::title(storage, Rect::new(width - 152, 2, 144, 22), 15).right().ink(ink),
        ]
    }
}

/// How high the strip is.
pub(crate) const STRIP: i32 = 26;
