//! Every rule that can stand in the way of a move is reached, and says why.

use std::collections::BTreeSet;
use std::ops::DerefMut;

use super::fixture::{Fixture, short};
use super::speech;
use crate::{Game, Illegal, Lexicon, Names};

/// A table, what is tried there, and the rule that forbids it, without the name of the game.
pub type Refusal<F> = (F, &'static str, &'static str);

/// Tries what is forbidden, and checks that every refusal of the game is among what comes of it and
/// has its sentence in every language. Refusals that no notation leads to are given as `others`.
///
/// # Panics
///
/// If another rule stands in the way, a sentence is missing, or a rule of the game is not reached.
pub fn every_rule_is_reached<G: Game, F: DerefMut<Target = Fixture<G>>>(
    cases: impl IntoIterator<Item = Refusal<F>>,
    others: impl IntoIterator<Item = Illegal>,
) {
    let words = speech::<G>();
    let mut reached = BTreeSet::new();
    let refused = cases.into_iter().map(|(mut fixture, text, code)| {
        let reason = fixture.reason(text);
        assert_eq!(short::<G>(reason.rule.code), code, "{text}");
        reason
    });
    for reason in refused.chain(others) {
        check_words(&reason, &words);
        reached.insert(reason.rule.code);
    }
    let all: BTreeSet<_> = G::META.refusals.iter().map(|rule| rule.code).collect();
    let missing: Vec<_> = all.difference(&reached).collect();
    assert!(missing.is_empty(), "no test reaches {missing:?}");
}

/// The reason is a sentence in each language, with every figure it speaks of.
fn check_words(reason: &Illegal, words: &[Lexicon]) {
    let code = reason.rule.code;
    let say = |lexicon: &Lexicon| {
        let said = lexicon.try_say(&reason.phrase(), &Names::default());
        said.unwrap_or_else(|missing| panic!("{:?} {code}: {missing:?}", lexicon.lang()))
    };
    let said: Vec<String> = words.iter().map(say).collect();
    assert!(said.iter().all(|words| words.ends_with('.') && !words.contains('{')), "{said:?}");
    let different: BTreeSet<_> = said.iter().collect();
    assert_eq!(different.len(), said.len(), "{code} is the same in two languages: {said:?}");
}
