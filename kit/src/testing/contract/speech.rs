//! Whether there are words for everything.

use super::broken::{Check, Fault};
use super::tally::Tally;
use crate::illegal::KIT_RULES;
use crate::{Game, Lang, Lexicon, MAX_SEATS, Meta, MissingWord, Names, Phrase, Viewer};

/// The lexicons of all languages, made once.
pub(super) struct Speech {
    pub(super) lexicons: [Lexicon; Lang::ALL.len()],
}

impl From<MissingWord> for Fault {
    fn from(missing: MissingWord) -> Fault {
        Fault::new(Check::Words, missing.to_string())
    }
}

impl Speech {
    pub(super) fn new<G: Game>() -> Result<Speech, Fault> {
        let words = G::META.words;
        let [en, fr] = Lang::ALL.map(|lang| Lexicon::new(lang, words));
        Ok(Speech { lexicons: [en?, fr?] })
    }

    /// Says the phrase in every language.
    pub(super) fn say(&self, phrase: &Phrase, names: &Names) -> Result<(), Fault> {
        for lexicon in &self.lexicons {
            lexicon.try_say(phrase, names)?;
        }
        Ok(())
    }

    /// Whether the game can be introduced: its name, its modules and every reason it may give.
    pub(super) fn introduce(&self, meta: &Meta, tally: &mut Tally) -> Result<(), Fault> {
        tally.count(Check::Words);
        let mut names = vec![format!("game-{}", meta.id), format!("game-{}-about", meta.id)];
        for module in meta.modules {
            names.push(format!("module-{}", module.id));
            names.push(format!("module-{}-about", module.id));
        }
        for name in names {
            self.say(&Phrase::new(name), &Names::default())?;
        }
        // The sentences of refusals have facts in them, which only a refusal knows.
        for rule in KIT_RULES.iter().chain(meta.refusals) {
            let key = format!("why-{}", rule.code);
            if let Some(lexicon) = self.lexicons.iter().find(|lexicon| !lexicon.has(&key)) {
                let lang = lexicon.lang().code();
                return Err(Fault::new(Check::Words, format!("{lang}: {key}: no such sentence")));
            }
        }
        Ok(())
    }
}

/// The reader a viewer is: nobody has a name, the viewer is "you" on its own seat.
pub(super) fn reader(viewer: Viewer) -> Names {
    Names { seats: Vec::new(), me: viewer.seat() }
}

/// Whether the game at a glance makes sense.
pub(super) fn check_meta(meta: &Meta, tally: &mut Tally) -> Result<(), Fault> {
    let (least, most) = meta.seats;
    tally.expect(
        Check::Meta,
        (1..=most).contains(&least) && usize::from(most) <= MAX_SEATS,
        || format!("{least} to {most} seats"),
    )?;
    tally.expect(Check::Meta, meta.longest > 0, || "no game may last a single decision".into())?;
    let mut rules: Vec<_> = KIT_RULES.iter().chain(meta.refusals).map(|rule| rule.code).collect();
    let mut modules: Vec<_> = meta.modules.iter().map(|module| module.id).collect();
    for (kind, names) in [("rules", &mut rules), ("modules", &mut modules)] {
        names.sort_unstable();
        let twice = names.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
        tally.expect(Check::Meta, twice.is_none(), || {
            format!("two {kind} are called {}", twice.unwrap_or_default())
        })?;
    }
    Ok(())
}
