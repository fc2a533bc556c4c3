//! Plays all games of a tournament, on as many threads as there are, with the same result on any
//! number of them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use kit::testing::contract::{self, Broken, Inspector, Rates};
use kit::{BadOptions, CannotOpen, Content, Evaluation, Hash, Options, Phrase, Record, Seed};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use registry::{NoTable, Visit};

use super::out::{GameLine, Lines, Records};
use super::plan::{Pairing, Plan, Schedule};
use super::runner::{Fixture, Guest, Mishap, Runner, Trouble};
use super::tally::{Outcome, Tally};
use crate::failure::Failure;
use crate::progress::Progress;

/// Games a thread is given at first; more if they turn out to be short.
const FIRST_BATCH: usize = 16;
/// A batch should last about so long: threads that are done with theirs wait for the others.
const BATCH_TIME: Duration = Duration::from_secs(2);
/// No thread is given more than this at once: what came of them is held until all are done.
const LARGEST_BATCH: usize = 4096;

/// What came of a tournament.
pub(super) struct Finish {
    /// The tables that were played at.
    pub(super) tables: Vec<Options>,
    /// What came of the games.
    pub(super) tally: Tally,
    /// The time spent playing, on the clock of the wall.
    pub(super) played: Duration,
    /// How many threads played.
    pub(super) threads: usize,
    /// How often each check was made, by its code, if the games were checked.
    pub(super) checks: Option<BTreeMap<&'static str, u64>>,
}

/// A tournament of a game whose type is yet to be found.
pub(super) struct Hold<'a> {
    /// What is to be played.
    pub(super) plan: &'a Plan,
    /// The component values.
    pub(super) content: &'a Content,
    /// Where the person at the terminal sees how far it has come.
    pub(super) progress: &'a Progress,
}

impl Visit for Hold<'_> {
    type Out = Result<Finish, Failure>;

    fn visit<G: Evaluation>(self) -> Self::Out {
        let Hold { plan, content, progress } = self;
        for name in &plan.entrants.names {
            read_bot::<G>(name).ok_or_else(|| unknown_bot(name))?;
        }
        let boxes = open_boxes::<G>(plan, content)?;
        let tables = boxes.iter().map(|game| game.options().seats);
        let schedule = Schedule::new(plan.seed, &plan.entrants, tables)
            .ok_or_else(|| Failure::usage(Phrase::new("arena-nobody")))?;
        let tournament = Tournament { plan, boxes, content: content.fingerprint(), schedule };
        tournament.hold(progress)
    }
}

/// Before the name of a bot: it is shown everything.
const SEER: &str = "seer:";

/// What kind of bot is meant, if it can be hired for the game, and whether it is shown everything.
fn read_bot<G: Evaluation>(name: &str) -> Option<(bots::BotSpec, bool)> {
    let (name, sees_all) = match name.strip_prefix(SEER) {
        None => (name, false),
        Some(name) => (name, true),
    };
    bots::hire::<G>(name, Seed::from_number(0)).ok()?;
    Some((name.parse().ok()?, sees_all))
}

fn unknown_bot(name: &str) -> Failure {
    let known = [&bots::NAMES[..], &bots::RACERS].concat().join(", ");
    Failure::usage(Phrase::new("arena-unknown-bot").with("bot", name).with("known", known))
}

/// The boxes of all tables that are played at, in their order.
fn open_boxes<G: Evaluation>(plan: &Plan, content: &Content) -> Result<Vec<Arc<G>>, Failure> {
    let cannot = |reason: CannotOpen| Failure::usage(NoTable::from(reason).phrase());
    if let Some(table) = &plan.table {
        return Ok(vec![Arc::new(G::open(table, content).map_err(cannot)?)]);
    }
    let mut boxes = Vec::new();
    for table in G::META.tables_to_test(|_| true) {
        match G::open(&table, content) {
            Ok(game) => boxes.push(Arc::new(game)),
            Err(CannotOpen::Options(BadOptions::Conflict { .. })) => {}
            Err(reason) => return Err(cannot(reason)),
        }
    }
    Ok(boxes)
}

struct Tournament<'a, G: Evaluation> {
    plan: &'a Plan,
    boxes: Vec<Arc<G>>,
    content: Hash,
    schedule: Schedule,
}

/// Runners that are free. A thread takes one for each game: not one for good, because a bot that
/// thinks on several threads may lead its own to begin another game while it waits.
struct Shelf<G: Evaluation> {
    check: bool,
    idle: Mutex<Vec<Runner<G>>>,
    /// What an inspector has looked at before the first game.
    introduction: OnceLock<contract::Tally>,
}

impl<G: Evaluation> Shelf<G> {
    fn new(check: bool) -> Shelf<G> {
        Shelf { check, idle: Mutex::default(), introduction: OnceLock::new() }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Runner<G>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A runner, with an inspector of its own if the games are checked.
    fn take(&self) -> Result<Runner<G>, Mishap> {
        if let Some(runner) = self.idle().pop() {
            return Ok(runner);
        }
        if !self.check {
            return Ok(Runner::new(None));
        }
        let inspector = Inspector::new(Rates::sampled())
            .map_err(|broken| Mishap { ply: 0, what: broken.into() })?;
        self.introduction.get_or_init(|| inspector.tally().clone());
        Ok(Runner::new(Some(inspector)))
    }

    /// A runner that came to grief is not put back: what it holds may be half done.
    fn put_back(&self, runner: Runner<G>) {
        self.idle().push(runner);
    }

    /// How often each check was made by all inspectors. What each of them looks at before its
    /// first game counts once: how many inspectors there are is up to the threads.
    fn checks(&self) -> Result<BTreeMap<&'static str, u64>, Box<Broken>> {
        let mut seen = contract::Tally::default();
        let idle = self.idle();
        let inspectors = idle.iter().filter_map(Runner::inspector);
        inspectors.for_each(|inspector| seen.add(inspector.tally()));
        seen.verdict::<G>(false)?;
        let others = (idle.len() as u64).saturating_sub(1);
        let again = |check| self.introduction.get().map_or(0, |tally| tally.done(check)) * others;
        Ok(seen.iter().map(|(check, times)| (check.code(), times - again(check))).collect())
    }
}

/// A game that came to its end, and its record if it is wanted.
struct Played {
    pairing: Pairing,
    outcome: Outcome,
    record: Option<Record>,
}

impl<G: Evaluation> Tournament<'_, G> {
    fn hold(&self, progress: &Progress) -> Result<Finish, Failure> {
        let mut lines = self.plan.out.as_deref().map(Lines::begin).transpose()?;
        let records = self.plan.records.as_deref().map(Records::begin).transpose()?;
        let pool = ThreadPoolBuilder::new()
            .num_threads(self.plan.threads.unwrap_or(0))
            .build()
            .map_err(|error| {
                Failure::usage(Phrase::new("arena-no-threads").with("reason", error.to_string()))
            })?;
        let threads = pool.current_num_threads();
        let runners = Shelf::new(self.plan.check);
        let (mut tally, mut played) = (Tally::default(), Duration::ZERO);
        let (mut done, mut batch) = (0, FIRST_BATCH);
        while done < self.plan.games {
            let left = usize::try_from(self.plan.games - done).unwrap_or(usize::MAX);
            let size = left.min(batch * threads);
            let started = Instant::now();
            let games = self.play_batch(&pool, &runners, self.plan.first + done, size, progress);
            let took = started.elapsed();
            played += took;
            if took < BATCH_TIME / 2 {
                batch = (batch * 2).min(LARGEST_BATCH);
            }
            for (number, game) in (self.plan.first + done..).zip(games) {
                let game =
                    game.map_err(|mishap| self.explain(number, &mishap, records.as_ref()))?;
                tally.add(&game.pairing, &game.outcome);
                if let Some(lines) = &mut lines {
                    lines.add(&self.line(number, &game))?;
                }
                if let (Some(records), Some(record)) = (&records, &game.record) {
                    records.add(number, record)?;
                }
            }
            if let Some(lines) = &mut lines {
                lines.flush()?;
            }
            done += size as u64;
        }
        lines.map_or(Ok(()), Lines::complete)?;
        // Some faults show only in many games together.
        let checks = self.plan.check.then(|| runners.checks()).transpose();
        let checks = checks.map_err(|broken| Failure::no(Trouble::from(broken).phrase()))?;
        let tables = self.boxes.iter().map(|game| game.options().clone()).collect();
        Ok(Finish { tables, tally, played, threads, checks })
    }

    /// Plays the next games; what comes of them is in the order of their numbers.
    fn play_batch(
        &self,
        pool: &ThreadPool,
        runners: &Shelf<G>,
        first: u64,
        size: usize,
        progress: &Progress,
    ) -> Vec<Result<Played, Mishap>> {
        let play = |step: usize| {
            let played = self.play_one(runners, first + step as u64);
            progress.step();
            played
        };
        pool.install(|| (0..size).into_par_iter().with_max_len(1).map(play).collect())
    }

    fn play_one(&self, runners: &Shelf<G>, number: u64) -> Result<Played, Mishap> {
        let mut runner = runners.take()?;
        let pairing = self.schedule.pairing(number);
        let game = &self.boxes[pairing.table];
        let hired = pairing.seating.iter().zip(0..).filter_map(|(&bot, seat)| {
            let (spec, sees_all) = read_bot::<G>(&self.plan.entrants.names[bot])?;
            let bot = bots::seat(spec, self.schedule.bot_seed(number, seat));
            Some(Guest { bot, sees_all })
        });
        let fixture =
            Fixture { game, content: self.content, seed: pairing.seed, bots: hired.collect() };
        let (outcome, state) = runner.play(fixture)?;
        let record = self.plan.records.is_some().then(|| {
            let who = self.names(&pairing).map(str::to_owned).collect();
            runner.record(game, self.content, pairing.seed, who, &state)
        });
        runners.put_back(runner);
        Ok(Played { pairing, outcome, record })
    }

    fn names(&self, pairing: &Pairing) -> impl Iterator<Item = &str> {
        pairing.seating.iter().map(|&bot| self.plan.entrants.names[bot].as_str())
    }

    fn line<'a>(&'a self, number: u64, game: &'a Played) -> GameLine<'a> {
        let Played { pairing, outcome: Outcome { standing, length }, .. } = game;
        GameLine {
            number,
            seed: pairing.seed,
            options: self.boxes[pairing.table].options(),
            bots: self.names(pairing).collect(),
            points: standing.seats.iter().map(|seat| seat.points).collect(),
            ranks: standing.seats.iter().map(|seat| seat.rank).collect(),
            length: *length,
            stopped: standing.stopped,
        }
    }

    /// Tells what went wrong and how to see it again. The record of a game that failed a check
    /// goes to the folder of records, if there is one.
    fn explain(&self, number: u64, mishap: &Mishap, records: Option<&Records>) -> Failure {
        let pairing = self.schedule.pairing(number);
        let Options { seats, with } = self.boxes[pairing.table].options();
        if let (Some(records), Trouble::Broken(broken)) = (records, &mishap.what)
            && let Some(record) = &broken.record
            && let Err(failure) = records.add(number, record)
        {
            return failure;
        }
        let reason = Phrase::new("arena-mishap")
            .with("number", number.to_string())
            .with("what", mishap.what.phrase())
            .with("ply", mishap.ply)
            .with("seats", *seats)
            .with("with", if with.is_empty() { "–".to_owned() } else { with.join(", ") })
            .with("seed", pairing.seed.to_string())
            .with("bots", self.names(&pairing).collect::<Vec<_>>().join(", "))
            .with("again", self.plan.again(number));
        Failure::no(reason)
    }
}

#[cfg(test)]
mod tests {
    use century::SpiceRoad;
    use kit::testing::contract::Check;
    use kit::{Game as _, Illegal, Lang, Seat, Seed};

    use super::super::lineup::Entrants;
    use super::*;
    use crate::speech::Speech;

    #[test]
    fn a_mishap_says_what_went_wrong_and_how_to_see_it_again() {
        let content = registry::content(SpiceRoad::META, None).unwrap();
        let bots = "greedy,random*2";
        let plan = Plan {
            game: "spice-road".to_owned(),
            bots: bots.to_owned(),
            entrants: Entrants::parse(bots.split(',')).unwrap(),
            table: Some(Options::seats(3).with("golden-deals")),
            first: 0,
            games: 10,
            seed_text: "7".to_owned(),
            seed: Seed::from_number(7),
            threads: None,
            check: true,
            content: None,
            out: None,
            records: None,
        };
        let tournament = Tournament::<SpiceRoad> {
            plan: &plan,
            boxes: open_boxes(&plan, &content).unwrap(),
            content: content.fingerprint(),
            schedule: Schedule::new(plan.seed, &plan.entrants, [3].into_iter()).unwrap(),
        };
        let detail = "a cube is lost".to_owned();
        let broken = Broken { game: "spice-road", check: Check::Components, detail, record: None };
        for what in [
            Trouble::Broken(Box::new(broken)),
            Trouble::Panic("on purpose".to_owned()),
            Trouble::Endless(5),
            Trouble::DeadEnd(Seat(1)),
            Trouble::Refused(Seat(1), "rest".to_owned(), Illegal::by(&kit::illegal::NOT_NOW)),
            Trouble::Astray(Seat(1)),
        ] {
            let failure = tournament.explain(4, &Mishap { ply: 12, what }, None);
            for lang in Lang::ALL {
                let said = Speech::of(lang).say(&failure.phrase());
                let seed = tournament.schedule.pairing(4).seed.to_string();
                let again = "comptoir arena --game spice-road --bots 'greedy,random*2' --seats 3 \
                             --with golden-deals --seed 7 --from 4 --games 1 --check";
                for part in ["12", "random, greedy, random", &seed, again] {
                    assert!(said.contains(part), "{part} is not in: {said}");
                }
                assert!(!said.contains('[') && !said.contains('{'), "{said}");
            }
        }
    }
}
