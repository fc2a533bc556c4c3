//! Points by source, and who stands where.

use super::broken::{Check, Fault};
use super::inspector::{Inspector, Watch};
use crate::{Game, Names, SeatStanding, Standing};

impl<G: Game> Watch<'_, G> {
    /// Points and ranks; at the end they are final.
    pub(super) fn check_standing(&mut self, state: &G::State) -> Result<(), Fault> {
        let game = &*self.setting.game;
        let over = game.awaiting(state).is_over();
        if !over && !self.due(self.inspector.rates.standing) {
            return Ok(());
        }
        let game = &*self.setting.game;
        let standing = game.standing(state);
        let wrong = wrong_standing(&standing, game.options().seats, over);
        let Inspector { tally, rates, .. } = &mut *self.inspector;
        let aloud = if over { rates.standing } else { rates.telling };
        tally.expect(Check::Standing, wrong.is_none(), || {
            format!("{}: {standing:?}", wrong.unwrap_or_default())
        })?;
        if self.due(aloud) {
            let Inspector { tally, speech, .. } = &mut *self.inspector;
            tally.count(Check::Words);
            for source in standing.seats.iter().flat_map(|line| &line.sources) {
                speech.say(&source.phrase(), &Names::default())?;
            }
        }
        Ok(())
    }
}

/// What is wrong with the points and ranks, if anything is.
fn wrong_standing(standing: &Standing, seats: u8, over: bool) -> Option<&'static str> {
    let lines = &standing.seats;
    let better = |line: &SeatStanding| lines.iter().filter(|other| other.rank < line.rank).count();
    let total = |line: &SeatStanding| line.sources.iter().map(|source| source.points).sum::<i32>();
    let repeats = |line: &SeatStanding| {
        let ids: std::collections::BTreeSet<_> =
            line.sources.iter().map(|source| source.id).collect();
        ids.len() != line.sources.len()
    };
    let overtaken = |line: &SeatStanding| {
        lines.iter().any(|other| other.points > line.points && other.rank >= line.rank)
    };
    // Everybody has lost: all share the last place, and nobody is any better than the others.
    let lost =
        over && lines.iter().all(|line| line.rank == seats && line.points == lines[0].points);
    if standing.is_final != over {
        Some("it is final exactly at the end")
    } else if !lines.iter().map(|line| line.seat.0).eq(0..seats) {
        Some("there is one line for each seat, in their order")
    } else if lines.iter().any(|line| line.points != total(line)) {
        Some("points are the sum of their sources")
    } else if lines.iter().any(repeats) {
        Some("a source is named once")
    } else if !lost && lines.iter().any(|line| usize::from(line.rank) != better(line) + 1) {
        Some("a rank is one more than the number of better seats")
    } else if lines.iter().any(overtaken) {
        Some("more points are a better rank")
    } else {
        None
    }
}
