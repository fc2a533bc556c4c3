//! Who sits where.

use kit::Seat;

use crate::entry::{Person, PersonId, Why};
use crate::news::{ChairSign, Who};

/// A chair, which becomes a seat of the game when it begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    pub(crate) ready: bool,
    /// The bot that plays for the person who sits here.
    pub(crate) handed: Option<(String, Why)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Sitter {
    #[default]
    Nobody,
    Person(Person),
    Bot(String),
}

impl Chair {
    pub(crate) fn taken_by(person: Person) -> Chair {
        Chair { sitter: Sitter::Person(person), ready: false, handed: None }
    }

    pub(crate) fn with_bot(bot: String) -> Chair {
        Chair { sitter: Sitter::Bot(bot), ready: true, handed: None }
    }

    pub(crate) fn is_free(&self) -> bool {
        self.sitter == Sitter::Nobody
    }

    pub(crate) fn person(&self) -> Option<&Person> {
        match &self.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        }
    }

    /// The bot that takes the decisions here, if it is a bot that does.
    pub(crate) fn bot(&self) -> Option<&str> {
        match (&self.sitter, &self.handed) {
            (Sitter::Bot(bot), _) | (Sitter::Person(_), Some((bot, _))) => Some(bot),
            _ => None,
        }
    }

    /// The person who takes the decisions here.
    pub(crate) fn decider(&self) -> Option<&Person> {
        self.person().filter(|_| self.handed.is_none())
    }

    pub(crate) fn sign(&self) -> ChairSign {
        let who = match &self.sitter {
            Sitter::Nobody => Who::Nobody,
            Sitter::Person(person) => Who::Person(person.name.clone()),
            Sitter::Bot(bot) => Who::Bot(bot.clone()),
        };
        let handed = self.handed.as_ref().map(|(_, why)| *why);
        ChairSign { who, ready: self.ready, handed }
    }
}

/// The chair of a person.
pub(crate) fn chair_of(chairs: &[Chair], person: PersonId) -> Option<usize> {
    chairs.iter().position(|chair| chair.person().is_some_and(|sitter| sitter.id == person))
}

/// The seats of people who have not given up, but for one. Who is away or lets a bot play for a
/// while still has a say.
pub(crate) fn other_people(chairs: &[Chair], but: Seat) -> impl Iterator<Item = Seat> {
    let plays = |(at, chair): (usize, &Chair)| {
        let resigned = matches!(chair.handed, Some((_, Why::Resigned)));
        chair.person().filter(|_| !resigned).map(|_| Seat(at as u8))
    };
    chairs.iter().enumerate().filter_map(plays).filter(move |&seat| seat != but)
}

/// Makes room for so many chairs, or takes away those nobody needs: empty ones first, then bots,
/// from the end. `None` if too many people sit here.
pub(crate) fn resized(chairs: &[Chair], seats: usize) -> Option<Vec<Chair>> {
    let mut chairs = chairs.to_vec();
    while chairs.len() < seats {
        chairs.push(Chair::default());
    }
    while chairs.len() > seats {
        let last = |wanted: fn(&Chair) -> bool| chairs.iter().rposition(wanted);
        let spare = last(Chair::is_free).or_else(|| last(|chair| chair.bot().is_some()))?;
        chairs.remove(spare);
    }
    Some(chairs)
}
