//! What came of the games, counted in whole numbers so that no order of adding changes a sum.

use kit::{MAX_SEATS, Standing};

use super::plan::Pairing;

/// One win. A win that is shared by any number of seats is a whole number of these parts each.
pub(super) const WHOLE: u64 = {
    let (mut whole, mut seats) = (1u64, 2);
    while seats <= MAX_SEATS as u64 {
        let mut multiple = whole;
        while !multiple.is_multiple_of(seats) {
            multiple += whole;
        }
        whole = multiple;
        seats += 1;
    }
    whole
};

/// What came of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    /// Points, ranks, and whether the game was stopped.
    pub(super) standing: Standing,
    /// How many decisions it took.
    pub(super) length: u64,
}

/// What came of many games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) decisions: u64,
    pub(super) shortest: Option<u64>,
    pub(super) longest: u64,
    /// Games that ended by their length limit rather than by their rules.
    pub(super) stopped: u64,
    /// By bot, in the order of the entrants' names.
    pub(super) bots: Vec<Line>,
    /// By seat in turn order.
    pub(super) seats: Vec<Line>,
    /// Games at each table of the schedule.
    pub(super) tables: Vec<u64>,
}

/// What came of the seats that one bot took, or of one seat of the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Line {
    /// How often a seat was taken.
    pub(super) played: u64,
    /// Wins, in parts of [`WHOLE`].
    pub(super) won: u64,
    /// Wins if all seats were equal, in parts of [`WHOLE`].
    pub(super) expected: u64,
    pub(super) points: i64,
    /// Points by source.
    pub(super) sources: Vec<(&'static str, i64)>,
}

impl Tally {
    /// Counts a game.
    pub(super) fn add(&mut self, pairing: &Pairing, outcome: &Outcome) {
        let Outcome { standing, length } = outcome;
        self.games += 1;
        self.decisions += length;
        self.shortest = Some(self.shortest.map_or(*length, |shortest| shortest.min(*length)));
        self.longest = self.longest.max(*length);
        self.stopped += u64::from(standing.stopped);
        *place(&mut self.tables, pairing.table) += 1;
        let winners = standing.winners().count().max(1) as u64;
        let expected = WHOLE / (standing.seats.len().max(1) as u64);
        for (seat, &bot) in standing.seats.iter().zip(&pairing.seating) {
            for line in [place(&mut self.bots, bot), place(&mut self.seats, seat.seat.index())] {
                line.played += 1;
                line.expected += expected;
                line.won += if seat.rank == 1 { WHOLE / winners } else { 0 };
                line.points += i64::from(seat.points);
                for source in &seat.sources {
                    line.add_source(source.id, source.points);
                }
            }
        }
    }
}

impl Line {
    fn add_source(&mut self, id: &'static str, points: i32) {
        let points = i64::from(points);
        match self.sources.iter_mut().find(|(known, _)| *known == id) {
            Some((_, sum)) => *sum += points,
            None => self.sources.push((id, points)),
        }
    }

    /// Wins; shared ones count in part.
    pub(super) fn wins(&self) -> f64 {
        self.won as f64 / WHOLE as f64
    }

    /// A sum over all seats taken as a mean.
    pub(super) fn mean(&self, sum: i64) -> f64 {
        sum as f64 / self.played.max(1) as f64
    }

    /// The share of wins if all seats were equal.
    pub(super) fn expected_share(&self) -> f64 {
        self.expected as f64 / WHOLE as f64 / self.played.max(1) as f64
    }
}

/// The item at this place, with empty ones added up to it.
fn place<T: Clone + Default>(items: &mut Vec<T>, index: usize) -> &mut T {
    if items.len() <= index {
        items.resize(index + 1, T::default());
    }
    &mut items[index]
}

#[cfg(test)]
mod tests {
    use kit::{Seat, Seed, Source};

    use super::*;

    fn outcome(points: [i32; 3]) -> Outcome {
        let lines = points.iter().enumerate().map(|(seat, &points)| {
            (
                Seat(seat as u8),
                vec![Source { id: "cards", points: points - 1 }, Source { id: "coins", points: 1 }],
            )
        });
        Outcome { standing: Standing::rank(lines.collect(), |_| 0, true), length: 10 }
    }

    fn pairing(seating: [usize; 3]) -> Pairing {
        Pairing { table: 0, seating: seating.to_vec(), seed: Seed::from_number(0) }
    }

    #[test]
    fn any_number_of_seats_can_share_a_win() {
        assert!((1..=MAX_SEATS as u64).all(|seats| WHOLE.is_multiple_of(seats)));
    }

    #[test]
    fn a_game_that_everybody_has_lost_is_won_by_nobody() {
        let mut tally = Tally::default();
        let Outcome { standing, length } = outcome([1, 1, 1]);
        tally.add(&pairing([0, 1, 1]), &Outcome { standing: standing.lost(), length });
        assert_eq!((tally.bots[0].wins(), tally.bots[1].wins()), (0.0, 0.0));
        assert_eq!(tally.games, 1);
    }

    #[test]
    fn a_shared_win_is_split_in_equal_parts() {
        let mut tally = Tally::default();
        tally.add(&pairing([0, 1, 1]), &outcome([5, 5, 3]));
        assert_eq!((tally.bots[0].wins(), tally.bots[1].wins()), (0.5, 0.5));
        assert_eq!(tally.seats.iter().map(Line::wins).collect::<Vec<_>>(), [0.5, 0.5, 0.0]);
    }

    #[test]
    fn bots_of_one_name_are_counted_together() {
        let mut tally = Tally::default();
        tally.add(&pairing([0, 1, 1]), &outcome([9, 4, 2]));
        tally.add(&pairing([1, 0, 1]), &outcome([9, 4, 2]));
        let [one, two] = tally.bots.as_slice() else { panic!("{tally:?}") };
        assert_eq!((one.played, one.wins(), one.points), (2, 1.0, 13));
        assert_eq!((two.played, two.wins(), two.points), (4, 1.0, 17));
        assert_eq!(two.sources, [("cards", 13), ("coins", 4)]);
        assert!((one.expected_share() - 1.0 / 3.0).abs() < 1e-12);
    }
}
