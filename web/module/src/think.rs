//! What takes long, and is therefore thought about in a worker: hints, and the analysis of
//! a finished game. Who no longer wants to know ends the worker.

use std::sync::Arc;

use kit::{Record, Seed};
use registry::Analysis;
use room::{Logged, Room, Shelf};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ask::Request;
use crate::door;
use crate::host::FromWorker;

/// Something to think about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Thought {
    /// A question as the door answers it.
    Ask(Box<Request>),
    /// A game that is over, with so many iterations for each decision: an [`Analysis`].
    Analyse(Story, u32),
}

/// Where a game is written down.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Story {
    /// The log of a table in this browser.
    Log(Vec<Logged>),
    /// The record of a table elsewhere, as text.
    Record(String),
}

/// Thinks, and tells how far it has come and what came of it.
pub fn think(n: u32, about: Thought, tell: &mut dyn FnMut(FromWorker)) {
    let answer = match about {
        Thought::Ask(request) => {
            let request = serde_json::to_vec(&*request).unwrap_or_default();
            // Nothing that is asked here is left to chance.
            let answer = door::answer(&request, &mut || Seed::from_number(0));
            serde_json::from_slice(&answer).unwrap_or_default()
        }
        Thought::Analyse(story, effort) => {
            let analysis = analyse(&story, effort, &mut |done, of| {
                tell(FromWorker::Progress { n, done, of });
            });
            serde_json::to_value(analysis).unwrap_or(Value::Null)
        }
    };
    tell(FromWorker::Answer { n, answer });
}

impl Story {
    /// The record of a game that is over.
    pub(crate) fn record(&self) -> Option<Record> {
        match self {
            Story::Log(log) => {
                Room::fold("", Arc::new(Shelf::default()), log.clone()).ok()?.record()
            }
            Story::Record(text) => Record::read(text.as_bytes()).ok(),
        }
    }
}

fn analyse(story: &Story, effort: u32, tell: &mut dyn FnMut(usize, usize)) -> Option<Analysis> {
    let record = story.record()?;
    let mut watch = |done, of| {
        tell(done, of);
        true
    };
    registry::analyse(&record, None, effort, &mut watch).ok()?
}

#[cfg(test)]
mod tests {
    use kit::Options;
    use room::{ToTable, Wish};

    use super::*;
    use crate::ask::Begin;
    use crate::host::{Host, begin};

    /// The log of a whole game among quick bots.
    fn log() -> Vec<Logged> {
        let mut number = 0;
        let mut fresh = || {
            number += 1;
            Seed::from_number(number)
        };
        let setting = room::Setting::new("spice-road", Options::seats(2));
        let (table, name) = ("solo".to_owned(), "Anna".to_owned());
        let bots = vec!["greedy".to_owned()];
        let log = begin(Begin { table, setting, bots, name, now: 5 }, &mut fresh).unwrap();
        let mut said = Vec::new();
        let mut host = Host::open("solo", log.clone(), 0, &mut said).unwrap();
        said.clear();
        host.hear(ToTable::Wish { n: 1, wish: Wish::HandOver }, 6, &mut fresh, &mut said);
        while host.next_bot().is_some() {
            host.let_bot_decide(7, fresh(), &mut said);
        }
        let kept = said.into_iter().filter_map(|said| match said {
            FromWorker::Keep(logged) => Some(logged),
            _ => None,
        });
        log.into_iter().chain(kept).collect()
    }

    #[test]
    fn a_log_and_its_record_are_analysed_alike_with_every_step_told() {
        let log = log();
        let room = Room::fold("", Arc::default(), log.clone()).unwrap();
        let record = room.record().unwrap();
        let answer = |story: Story| {
            let (mut steps, mut answer) = (Vec::new(), Value::Null);
            think(4, Thought::Analyse(story, 10), &mut |said| match said {
                FromWorker::Progress { n: 4, done, of } => steps.push((done, of)),
                FromWorker::Answer { n: 4, answer: came } => answer = came,
                other => panic!("{other:?}"),
            });
            assert!(steps.is_sorted() && steps.len() > record.plies.len());
            assert!(steps.last().is_some_and(|(done, of)| done == of));
            let analysis: Analysis = serde_json::from_value(answer).unwrap();
            analysis
        };
        let analysis = answer(Story::Log(log));
        assert_eq!(analysis, answer(Story::Record(record.to_text())));
        assert_eq!(analysis.moments.last().unwrap().ply, record.plies.len());
    }

    #[test]
    fn what_is_no_game_has_no_analysis() {
        for story in [Story::Log(Vec::new()), Story::Record("nonsense".to_owned())] {
            let mut answer = None;
            think(1, Thought::Analyse(story, 10), &mut |said| answer = Some(said));
            assert_eq!(answer, Some(FromWorker::Answer { n: 1, answer: Value::Null }));
        }
    }
}
