//! One moment of the game, ready to be drawn: the scene, where everything lies, what can be done.

use std::collections::{BTreeMap, BTreeSet};

use kit::scene::{Id, Laid, Piece, Region};
use kit::{Phrase, Scene, Seat, order};
use module::ask::Look;

use super::around::points_in;
use crate::model::Model;

/// A moment as it is drawn.
pub(super) struct Shown {
    /// Its place among the moments.
    pub(super) index: usize,
    /// How many decisions had been played.
    pub(super) ply: u32,
    /// Whether it is the last moment there is.
    pub(super) latest: bool,
    /// What is seen.
    pub(super) scene: Scene,
    /// Where each piece lies, in drawing order.
    pub(super) laid: Vec<Laid>,
    /// What the places of the viewer and the others are called where that tells points.
    pub(super) points: Vec<(Region, Phrase)>,
    /// The notation of each choice.
    pub(super) texts: Vec<String>,
    /// Whom the table waits for at this moment.
    pub(super) awaited: Vec<Seat>,
    /// Pieces that can be touched.
    pub(super) can: BTreeSet<Id>,
    /// Pieces that would be touched for a move the rules do not allow now.
    pub(super) cannot: BTreeSet<Id>,
    /// Pieces that others lie on.
    pub(super) crowded: BTreeSet<Id>,
    place: BTreeMap<Id, usize>,
}

impl Shown {
    /// The moment of this number, for a narrow screen or a wide one.
    pub(super) fn at(model: &Model, index: usize, narrow: bool) -> Option<Shown> {
        let frame = model.frames.get(index)?;
        let look = model.rules.as_ref()?.look(model.position(frame))?;
        let latest = index + 1 == model.frames.len();
        Some(Shown { index, latest, ply: frame.ply, ..Shown::of(look, narrow) })
    }

    fn of(look: Look, narrow: bool) -> Shown {
        let Look { scene, moves, awaited, cannot } = look;
        Shown { cannot: order::gathered(cannot), ..Shown::new(scene, moves, awaited, narrow) }
    }

    /// Lays a scene out.
    pub(super) fn new(
        mut scene: Scene,
        texts: Vec<String>,
        awaited: Vec<Seat>,
        narrow: bool,
    ) -> Shown {
        let labels = scene.panels.iter().map(|panel| (panel.region, panel.label.clone()));
        let points = labels.filter(|(_, label)| points_in(label).is_some()).collect();
        let laid = if narrow { scene.narrow() } else { scene.laid() };
        let touched: BTreeSet<&Id> =
            order::gathered(scene.choices.iter().flat_map(|choice| &choice.touches));
        let is_touched =
            |piece: &&Piece| touched.contains(piece.twin_of.as_ref().unwrap_or(&piece.id));
        let can = scene.pieces.iter().filter(is_touched).map(|piece| piece.id.clone());
        let can = order::gathered(can);
        let hosts = scene.pieces.iter().filter_map(|piece| piece.spot.host().cloned());
        let crowded = order::gathered(hosts);
        let id = |laid: &Laid| scene.pieces.get(laid.piece).map(|piece| piece.id.clone());
        let places = laid.iter().enumerate().filter_map(|(at, laid)| Some((id(laid)?, at)));
        let place = order::gathered(places);
        Shown {
            index: 0,
            ply: 0,
            latest: true,
            laid,
            points,
            texts,
            awaited,
            can,
            cannot: BTreeSet::new(),
            crowded,
            place,
            scene,
        }
    }

    /// Where a piece lies.
    pub(super) fn laid(&self, id: &str) -> Option<(&Piece, Laid)> {
        let laid = *self.laid.get(*self.place.get(id)?)?;
        Some((self.scene.pieces.get(laid.piece)?, laid))
    }

    /// The other seat in whose place a piece lies.
    pub(super) fn owner(&self, id: &str) -> Option<Seat> {
        let (_, laid) = self.laid(id)?;
        match self.scene.panels.get(laid.panel)?.region {
            Region::Other(seat) => Some(seat),
            _ => None,
        }
    }

    /// The pieces of a panel in drawing order.
    pub(super) fn on_panel(&self, panel: usize) -> Vec<Id> {
        let here = self.laid.iter().filter(|laid| laid.panel == panel);
        here.filter_map(|laid| Some(self.scene.pieces.get(laid.piece)?.id.clone())).collect()
    }

    /// The panels of a kind, by number.
    pub(super) fn panels(&self, which: impl Fn(Region) -> bool) -> Vec<usize> {
        let panels = self.scene.panels.iter().enumerate();
        panels.filter(|(_, panel)| which(panel.region)).map(|(at, _)| at).collect()
    }
}

/// How the middle of the screen is shared: the board's panels above the reader's own, all to one
/// scale. Their heights are shares of the room.
pub(super) fn shares(shown: &Shown, panels: &[usize]) -> String {
    let heights = panels.iter().filter_map(|&at| shown.scene.panels.get(at));
    let heights: Vec<String> =
        heights.map(|panel| format!("minmax(0,{}fr)", panel.size.h.max(1))).collect();
    if heights.is_empty() { "1fr".to_owned() } else { heights.join(" ") }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use kit::{Options, Seed, Viewer};

    /// Spice Road as its first seat sees it.
    pub(crate) fn dealt(seats: u8) -> Shown {
        let opened = registry::unpack("spice-road", &Options::seats(seats), None).unwrap();
        let table = opened.deal(Seed::from_number(7));
        Shown::of(module::door::look(&*table, Viewer::Seat(Seat(0))), false)
    }

    #[test]
    fn what_can_be_touched_lies_somewhere() {
        let shown = dealt(3);
        assert!(!shown.can.is_empty());
        assert_eq!(shown.texts.len(), shown.scene.choices.len());
        assert!(shown.can.iter().all(|id| shown.laid(id).is_some()));
        assert_eq!(shown.panels(|region| matches!(region, Region::Other(_))).len(), 2);
        let all: usize = (0..shown.scene.panels.len()).map(|at| shown.on_panel(at).len()).sum();
        assert_eq!(all, shown.scene.pieces.len());
    }

    #[test]
    fn the_middle_is_shared_by_height() {
        let shown = dealt(2);
        let panels = shown.panels(|region| !matches!(region, Region::Other(_)));
        let heights = panels.iter().map(|&at| shown.scene.panels[at].size.h);
        let expected: Vec<String> = heights.map(|high| format!("minmax(0,{high}fr)")).collect();
        assert_eq!(shares(&shown, &panels), expected.join(" "));
    }
}
