//! What is played: each game of the tournament follows from its number alone, so it does not
//! matter who plays it and when.

use std::path::PathBuf;

use kit::{Hash, Options, Seed};

use super::lineup::Entrants;

/// A tournament as it was asked for.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The game's id.
    pub(super) game: String,
    /// The bots as they were named.
    pub(super) bots: String,
    /// The bots.
    pub(super) entrants: Entrants,
    /// How the table is set up; every way there is if `None`.
    pub(super) table: Option<Options>,
    /// The number of the first game.
    pub(super) first: u64,
    /// How many games.
    pub(super) games: u64,
    /// The seed as it was given, to be shown.
    pub(super) seed_text: String,
    /// Where the seeds of all games and bots come from.
    pub(super) seed: Seed,
    /// How many threads play; every core if `None`.
    pub(super) threads: Option<usize>,
    /// Whether every game is checked after every move.
    pub(super) check: bool,
    /// Component values of the person's own.
    pub(super) content: Option<PathBuf>,
    /// Where one line per game goes.
    pub(super) out: Option<PathBuf>,
    /// The folder for the record of each game.
    pub(super) records: Option<PathBuf>,
}

impl Plan {
    /// The command that plays one game of this tournament again, and checks it.
    pub(super) fn again(&self, number: u64) -> String {
        let mut words = format!("comptoir arena --game {} --bots '{}'", self.game, self.bots);
        match &self.table {
            None => words += " --all-tables",
            Some(table) => {
                words += &format!(" --seats {}", table.seats);
                words.extend(table.with.iter().map(|module| format!(" --with {module}")));
            }
        }
        if let Some(content) = &self.content {
            words += &format!(" --content '{}'", content.display());
        }
        words + &format!(" --seed {} --from {number} --games 1 --check", self.seed_text)
    }
}

/// The tables of a tournament and the ways to sit at them.
pub(super) struct Schedule {
    seed: Seed,
    tables: Vec<TableLineups>,
}

struct TableLineups {
    seats: u8,
    lineups: Vec<Vec<usize>>,
}

/// One game of a tournament, before it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pairing {
    /// The table, by its place in the schedule.
    pub(super) table: usize,
    /// Which bot sits on each seat, by its place in the names of the entrants.
    pub(super) seating: Vec<usize>,
    /// What the game is dealt from.
    pub(super) seed: Seed,
}

impl Schedule {
    /// The schedule of these entrants at tables of so many seats; `None` if there is no table or
    /// nobody to sit there.
    pub(super) fn new(
        seed: Seed,
        entrants: &Entrants,
        seats: impl Iterator<Item = u8>,
    ) -> Option<Schedule> {
        let lineups = |seats| TableLineups { seats, lineups: entrants.lineups(seats) };
        let tables: Vec<TableLineups> = seats.map(lineups).collect();
        let playable = |table: &TableLineups| !table.lineups.is_empty();
        (!tables.is_empty() && tables.iter().all(playable)).then_some(Schedule { seed, tables })
    }

    /// The game of this number. The tables take turns; at each, a lineup is played once from
    /// every seat before the next one sits down.
    pub(super) fn pairing(&self, number: u64) -> Pairing {
        let count = self.tables.len() as u64;
        let (table, turn) = ((number % count) as usize, number / count);
        let TableLineups { seats, lineups } = &self.tables[table];
        let (rotation, cycle) = (turn % u64::from(*seats), turn / u64::from(*seats));
        let mut seating = lineups[(cycle % lineups.len() as u64) as usize].clone();
        seating.rotate_right(rotation as usize);
        Pairing { table, seating, seed: self.derive(b"comptoir arena deal 1\n", number, 0) }
    }

    /// The seed for the own choices of the bot on a seat. It comes from the tournament's seed in
    /// another way than that of the game: no bot can work out the one from the other.
    pub(super) fn bot_seed(&self, number: u64, seat: u8) -> Seed {
        self.derive(b"comptoir arena bot 1\n", number, seat)
    }

    fn derive(&self, label: &[u8], number: u64, seat: u8) -> Seed {
        let mut bytes = Vec::with_capacity(label.len() + 41);
        bytes.extend_from_slice(label);
        bytes.extend_from_slice(&self.seed.0);
        bytes.extend_from_slice(&number.to_le_bytes());
        bytes.push(seat);
        Seed(Hash::of(&bytes).0)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    fn schedule(bots: &str, seats: &[u8]) -> Schedule {
        let entrants = Entrants::parse(bots.split(',')).unwrap();
        Schedule::new(Seed::from_number(1), &entrants, seats.iter().copied()).unwrap()
    }

    /// How often each bot sits on each seat in the first games.
    fn taken(schedule: &Schedule, games: u64) -> BTreeMap<(usize, usize), u32> {
        let mut taken = BTreeMap::new();
        for number in 0..games {
            for (seat, bot) in schedule.pairing(number).seating.into_iter().enumerate() {
                *taken.entry((bot, seat)).or_default() += 1;
            }
        }
        taken
    }

    #[test]
    fn every_bot_gets_every_seat_equally_often() {
        for seats in 2..=5u8 {
            let bots: Vec<String> = (0..seats).map(|bot| format!("bot{bot}")).collect();
            let taken = taken(&schedule(&bots.join(","), &[seats]), 10 * u64::from(seats));
            assert_eq!(taken.len(), usize::from(seats) * usize::from(seats));
            assert!(taken.values().all(|&times| times == 10), "{taken:?}");
        }
    }

    #[test]
    fn one_against_three_sits_everywhere_equally_often() {
        let taken = taken(&schedule("greedy,random*3", &[4]), 400);
        assert!((0..4).all(|seat| taken[&(0, seat)] == 100 && taken[&(1, seat)] == 300));
    }

    #[test]
    fn at_every_table_everybody_plays_equally_often() {
        let taken = taken(&schedule("a,b", &[2, 3, 5]), 3 * 2 * 2 * 30 * 24);
        for seat in 0..5 {
            assert_eq!(taken[&(0, seat)], taken[&(1, seat)], "seat {seat}");
        }
    }

    #[test]
    fn among_three_each_follows_each() {
        let schedule = schedule("a,b,c", &[3]);
        let follows: BTreeSet<(usize, usize)> = (0..6)
            .map(|game| schedule.pairing(game).seating)
            .map(|seating| (seating[0], seating[1]))
            .collect();
        assert_eq!(follows.len(), 6);
    }

    #[test]
    fn no_two_games_and_no_game_and_bot_share_a_seed() {
        let schedule = schedule("random*4", &[4]);
        let mut seeds = BTreeSet::new();
        for number in (0..100).chain([u64::MAX]) {
            seeds.insert(schedule.pairing(number).seed.0);
            seeds.extend((0..4).map(|seat| schedule.bot_seed(number, seat).0));
        }
        assert_eq!(seeds.len(), 101 * 5);
    }
}
