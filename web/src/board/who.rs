//! What the people at a table are called.

use kit::{Names, Phrase, Seat};
use room::{Phase, Placard, Who};

/// What the people at a table are called; bots of one kind are counted.
pub(super) fn names(placard: Option<&Placard>, say: impl Fn(&Phrase) -> String) -> Names {
    let Some(placard) = placard else { return Names::default() };
    let kinds = placard.chairs.iter().map(|chair| match &chair.who {
        Who::Bot(bot) => Some(bot.as_str()),
        Who::Person(_) | Who::Nobody => None,
    });
    let bots = registry::bot_names(kinds);
    let name = |(who, bot): (&Who, Option<Phrase>)| match (who, bot) {
        (_, Some(bot)) => say(&bot),
        (Who::Person(name), None) => name.clone(),
        (Who::Nobody | Who::Bot(_), None) => String::new(),
    };
    let seats = placard.chairs.iter().map(|chair| &chair.who).zip(bots).map(name).collect();
    Names { seats, me: placard.me.filter(|_| placard.phase != Phase::Open).map(Seat) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::turn::tests::solo;
    use crate::model::Model;

    #[test]
    fn bots_of_one_kind_are_counted_and_people_keep_their_names() {
        let named = |bots: u8| {
            let model: Model = solo(bots).model;
            let names = names(model.placard.as_ref(), |phrase| match phrase.key.as_ref() {
                "bot-numbered" => format!("{:?}", phrase.facts.last().map(|fact| &fact.1)),
                key => key.to_owned(),
            });
            (names.seats.len(), names.seats.iter().any(|name| name == "bot-greedy"), names.me)
        };
        assert_eq!(named(1), (2, true, solo(1).model.me()));
        assert!(!named(2).1, "two of a kind have numbers");
        assert_eq!(names(None, |_| String::new()), Names::default());
    }
}
