//! The game on the table.

use std::sync::Arc;

use kit::{Seat, SeatSet, Seed, Viewer};
use registry::{Happened, Opened, Table};

use crate::chairs::Chair;
use crate::clock::Clocks;
use crate::news::Score;
use crate::refusal::Refusal;

/// What every viewer sees, the spectator first, then each seat.
pub(crate) type Views = Vec<Arc<[u8]>>;

/// A game in play or over.
pub(crate) struct InPlay {
    pub(crate) opened: Arc<dyn Opened>,
    pub(crate) table: Box<dyn Table>,
    pub(crate) seed: Seed,
    pub(crate) views: Views,
    pub(crate) clocks: Clocks,
}

impl InPlay {
    pub(crate) fn begin(opened: Arc<dyn Opened>, seed: Seed, clocks: Clocks) -> InPlay {
        let table = opened.deal(seed);
        let mut play = InPlay { opened, table, seed, views: Vec::new(), clocks };
        play.look();
        play
    }

    /// Writes down what everybody sees.
    fn look(&mut self) {
        let seen = |viewer| self.table.view_bytes(viewer).into();
        self.views = Viewer::all(self.table.options().seats).map(seen).collect();
    }

    pub(crate) fn view(views: &Views, viewer: Viewer) -> &[u8] {
        let at = viewer.seat().map_or(0, |seat| seat.index() + 1);
        views.get(at).map_or(&[], |view| view)
    }

    pub(crate) fn ply(&self) -> u32 {
        self.table.ply() as u32
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.awaiting().is_over()
    }

    pub(crate) fn awaited(&self) -> SeatSet {
        self.table.awaiting().seats()
    }

    pub(crate) fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Happened>, Refusal> {
        let happened = self.table.play(seat, text)?;
        self.look();
        Ok(happened)
    }

    /// Goes back to where so many decisions had been played.
    pub(crate) fn go_back(&mut self, seat: Seat, ply: u32) -> bool {
        while self.ply() > ply && self.table.undo(seat).is_ok() {}
        if self.ply() > ply && !self.table.rewind(ply as usize) {
            return false;
        }
        self.look();
        self.ply() == ply
    }

    /// Why each seat cannot take back its last decision.
    pub(crate) fn no_undo(&self) -> Vec<Option<&'static str>> {
        let seats = Seat::all(self.table.options().seats);
        seats.map(|seat| self.table.can_undo(seat).err().map(|reason| reason.code())).collect()
    }

    pub(crate) fn scores(&self) -> Vec<Score> {
        let standing = self.table.standing();
        let score = |line: &kit::standing::SeatStanding| Score {
            seat: line.seat,
            points: line.points,
            rank: line.rank,
            sources: line
                .sources
                .iter()
                .map(|source| (source.id.to_owned(), source.points))
                .collect(),
        };
        standing.seats.iter().map(score).collect()
    }

    /// The clocks run for people who are awaited.
    pub(crate) fn run_clocks(&mut self, chairs: &[Chair], now: u64) {
        let decides =
            |seat: &Seat| chairs.get(seat.index()).is_some_and(|chair| chair.decider().is_some());
        let awaited = self.awaited().iter().filter(decides).collect();
        self.clocks.wait_for(awaited, now);
    }
}
