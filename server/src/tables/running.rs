//! How many games with bots somebody has going on at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use room::PersonId;

/// The most games with bots that go on for one person at once. Those that pause do not count.
pub(super) const MOST: usize = 8;

/// The games that go on, by who sits there.
#[derive(Clone, Default)]
pub(super) struct Running(Arc<Mutex<HashMap<PersonId, usize>>>);

/// A game that goes on, as long as it does.
pub(super) struct Goes {
    people: Vec<PersonId>,
    running: Running,
}

impl Running {
    fn counts(&self) -> MutexGuard<'_, HashMap<PersonId, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game of these people goes on, unless as many as there may be do already for one of them.
    pub(super) fn begin(&self, people: Vec<PersonId>, most: usize) -> Option<Goes> {
        let mut counts = self.counts();
        if people.iter().any(|person| counts.get(person).is_some_and(|count| *count >= most)) {
            return None;
        }
        for person in &people {
            *counts.entry(*person).or_default() += 1;
        }
        drop(counts);
        Some(Goes { people, running: self.clone() })
    }

    pub(super) fn of(&self, person: PersonId) -> usize {
        self.counts().get(&person).copied().unwrap_or_default()
    }
}

impl Drop for Goes {
    fn drop(&mut self) {
        let mut counts = self.running.counts();
        for person in &self.people {
            if let Some(count) = counts.get_mut(person) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(person);
                }
            }
        }
    }
}
