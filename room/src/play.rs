//! The game on the table.

use std::sync::Arc;

use kit::sitting::CannotUndo;
use kit::{Seat, SeatSet, Seed, Viewer};
use registry::{Happened, Opened, Table};

use crate::audience::{Audience, Viewers, place};
use crate::chairs::Chair;
use crate::clock::Clocks;
use crate::list::List;
use crate::news::Score;
use crate::refusal::Refusal;
use crate::setting::Clock;

/// What every viewer sees, the spectator first, then each seat.
pub(crate) type Views = Vec<Arc<[u8]>>;

/// A game in play or over.
pub(crate) struct InPlay {
    pub(crate) opened: Arc<dyn Opened>,
    pub(crate) table: Box<dyn Table>,
    pub(crate) seed: Seed,
    pub(crate) views: Views,
    /// Whom the table waits for as far as each viewer may know.
    awaited: Vec<SeatSet>,
    /// What each seat can decide.
    lists: Vec<List>,
    pub(crate) audience: Audience,
    /// The decisions that stand.
    decided: Vec<Decided>,
    /// Whether nobody may be helped: what a bot has decided for a person is not taken back then, or
    /// people would let it show them what it would do.
    no_hints: bool,
    /// The clocks that count.
    clocks: Clocks,
    /// The clocks as each viewer sees them: they go on for whoever has decided in secret.
    seen_clocks: Vec<Clocks>,
}

/// What is remembered of a decision.
#[derive(Clone, Copy)]
struct Decided {
    seat: Seat,
    by_bot: bool,
    /// Chance was used or something hidden was seen with it.
    drew: bool,
}

/// Whose decisions an entry has changed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Seat(Seat),
    Everybody,
}

impl InPlay {
    pub(crate) fn begin(
        opened: Arc<dyn Opened>,
        seed: Seed,
        clock: Clock,
        no_hints: bool,
    ) -> InPlay {
        let table = opened.deal(seed);
        let seats = table.options().seats;
        let audience = Audience::new(seats);
        let clocks = Clocks::new(clock, usize::from(seats));
        InPlay {
            views: audience.viewers().map(|viewer| table.view_bytes(viewer).into()).collect(),
            awaited: audience.viewers().map(|viewer| table.awaited(viewer).seats()).collect(),
            lists: Seat::all(seats).map(|seat| List::new(table.move_texts(seat))).collect(),
            seen_clocks: audience.viewers().map(|_| clocks.clone()).collect(),
            opened,
            table,
            seed,
            audience,
            decided: Vec::new(),
            no_hints,
            clocks,
        }
    }

    /// Writes down what everybody sees and can decide; tells whose view has changed.
    fn look(&mut self, by: By) -> Viewers {
        let mut changed = Vec::new();
        for viewer in self.audience.viewers() {
            let own = match (by, viewer.seat()) {
                (By::Seat(seat), Some(own)) => seat == own,
                (By::Everybody, seat) => seat.is_some(),
                (By::Seat(_), None) => false,
            };
            let seen = self.table.view_bytes(viewer);
            let view = self.views.get_mut(place(viewer)).filter(|view| ***view != *seen);
            let is_same = view.is_none();
            if let Some(view) = view {
                *view = seen.into();
                changed.push(viewer);
                if let Some(awaited) = self.awaited.get_mut(place(viewer)) {
                    *awaited = self.table.awaited(viewer).seats();
                }
            }
            // What a seat can decide follows from what it sees.
            if let Some(seat) = viewer.seat().filter(|_| own || !is_same)
                && let Some(list) = self.lists.get_mut(seat.index())
            {
                list.renew(self.table.move_texts(seat), own);
            }
        }
        changed.into_iter().collect()
    }

    pub(crate) fn view(views: &Views, viewer: Viewer) -> &[u8] {
        views.get(place(viewer)).map_or(&[], |view| view)
    }

    /// How many decisions have been played in truth.
    pub(crate) fn ply(&self) -> u32 {
        self.table.ply() as u32
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.awaiting().is_over()
    }

    /// Whom the table waits for in truth.
    pub(crate) fn awaiting(&self) -> SeatSet {
        self.table.awaiting().seats()
    }

    /// Whom the table waits for, as far as the viewer may know.
    pub(crate) fn awaited(&self, viewer: Viewer) -> Vec<Seat> {
        self.awaited.get(place(viewer)).map(|seats| seats.iter().collect()).unwrap_or_default()
    }

    /// What the seat can decide.
    pub(crate) fn list(&self, seat: Seat) -> Option<&List> {
        self.lists.get(seat.index())
    }

    /// The number of the viewer's list of moves.
    pub(crate) fn list_number(&self, viewer: Viewer) -> u32 {
        viewer.seat().and_then(|seat| self.list(seat)).map_or(0, List::number)
    }

    /// Plays a decision, that of a bot or of a person; tells what happened, and who is told of it.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        text: &str,
        by_bot: bool,
    ) -> Result<(Vec<Happened>, Viewers), Refusal> {
        let happened = self.table.play(seat, text)?;
        // Asked right after the decision, this is what the decision itself stands in the way with.
        let barrier = self.table.undo_reach(seat).err();
        let drew = matches!(barrier, Some(CannotUndo::Chance | CannotUndo::Seen));
        self.decided.push(Decided { seat, by_bot, drew });
        let changed = self.look(By::Seat(seat));
        let hears = |viewer: &Viewer| {
            viewer.is(seat) || happened.iter().any(|event| event.event_for(*viewer).is_some())
        };
        let told = changed.and(self.audience.viewers().filter(hears).collect());
        self.audience.add(told);
        Ok((happened, told))
    }

    /// Takes back so many decisions of a seat, as far as that can be; tells who is told of it, and the
    /// numbers of the decisions that are gone, each as it was before it went.
    pub(crate) fn take_back(
        &mut self,
        seat: Seat,
        count: u32,
    ) -> Result<(Viewers, Vec<usize>), Refusal> {
        let mut told: Viewers = [Viewer::Seat(seat)].into_iter().collect();
        let mut gone = Vec::new();
        for step in 0..count {
            match self.table.take_back(seat) {
                Ok(numbers) => gone.extend(numbers.into_iter().rev()),
                Err(reason) if step == 0 => return Err(reason.into()),
                Err(_) => break,
            }
        }
        for &number in &gone {
            told = told.and(self.audience.remove(number));
            if number < self.decided.len() {
                self.decided.remove(number);
            }
        }
        told = told.and(self.look(By::Seat(seat)));
        Ok((told, gone))
    }

    /// Goes back to where so many decisions had been played.
    pub(crate) fn rewind(&mut self, ply: u32) -> bool {
        if !self.table.rewind(ply as usize) {
            return false;
        }
        self.audience.truncate(ply as usize);
        self.decided.truncate(ply as usize);
        self.look(By::Everybody);
        true
    }

    /// Whether anything has come to light since so many decisions had been played. To go back behind
    /// that is to know what comes.
    pub(crate) fn drew_since(&self, ply: u32) -> bool {
        self.decided.iter().skip(ply as usize).any(|decided| decided.drew)
    }

    /// Whether a seat can take back its last decision.
    pub(crate) fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo> {
        self.undo_reach(seat).map(drop)
    }

    /// How many decisions the seat could take back.
    pub(crate) fn undo_reach(&self, seat: Seat) -> Result<usize, CannotUndo> {
        let reach = self.table.undo_reach(seat).map_err(|reason| match reason {
            // Who knows of no decision must not learn that there is one.
            CannotUndo::OtherDecided if self.audience.ply(Viewer::Seat(seat)) == 0 => {
                CannotUndo::Nothing
            }
            reason => reason,
        })?;
        if !self.no_hints {
            return Ok(reach);
        }
        let own = self.decided.iter().rev().filter(|decided| decided.seat == seat).take(reach);
        match own.take_while(|decided| !decided.by_bot).count() {
            0 => Err(CannotUndo::OtherDecided),
            reach => Ok(reach),
        }
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

    /// The clocks run for people who are awaited: in truth, and in everybody's eyes for those whom
    /// they see awaited.
    pub(crate) fn run_clocks(&mut self, chairs: &[Chair], now: u64) {
        let decides =
            |seat: &Seat| chairs.get(seat.index()).is_some_and(|chair| chair.decider().is_some());
        let people = |seats: SeatSet| seats.iter().filter(decides).collect();
        self.clocks.wait_for(people(self.table.awaiting().seats()), now);
        for (clocks, awaited) in self.seen_clocks.iter_mut().zip(&self.awaited) {
            clocks.wait_for(people(*awaited), now);
        }
    }

    /// A seat gets all its time again.
    pub(crate) fn reset_clock(&mut self, seat: Seat) {
        self.clocks.reset(seat);
        self.seen_clocks.iter_mut().for_each(|clocks| clocks.reset(seat));
    }

    /// The time each seat has left as far as the viewer may know; empty where there is no clock.
    pub(crate) fn left(&self, viewer: Viewer, now: u64) -> Vec<u64> {
        self.seen_clocks.get(place(viewer)).map(|clocks| clocks.left(now)).unwrap_or_default()
    }

    /// Whether there is a clock and the seat has time left on it.
    pub(crate) fn has_time(&self, seat: Seat, now: u64) -> bool {
        self.clocks.left(now).get(seat.index()).is_some_and(|left| *left > 0)
    }

    /// The seat whose time is up first, and when.
    pub(crate) fn deadline(&self, now: u64) -> Option<(Seat, u64)> {
        self.clocks.deadline(now)
    }
}
