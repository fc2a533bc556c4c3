//! Every rule that can stand in the way of a move is reached, and says why.

use std::collections::BTreeSet;
use std::ops::DerefMut;

use super::contract::Tally;
use super::fixture::{Fixture, short};
use super::speech;
use crate::{Game, Illegal, Lexicon, Names};

/// A table, what is tried there, and the rule that forbids it, without the name of the game.
pub type Refusal<F> = (F, &'static str, &'static str);

/// Tries what is forbidden, and checks that every refusal of the game is among what comes of it and
/// has its sentence in every language. Refusals that no notation leads to are given as `others`.
/// What was tried is for [`passes_the_contract_with`](super::passes_the_contract_with).
///
/// # Panics
///
/// If another rule stands in the way, a sentence is missing, or a rule of the game is not reached.
pub fn every_rule_is_reached<G: Game, F: DerefMut<Target = Fixture<G>>>(
    cases: impl IntoIterator<Item = Refusal<F>>,
    others: impl IntoIterator<Item = Illegal>,
) -> Tally {
    let words = speech::<G>();
    let mut tried = Tally::of::<G>();
    for (mut fixture, text, code) in cases {
        let reason = fixture.reason(text);
        assert_eq!(short::<G>(reason.rule.code), code, "{text}");
        check_words(&reason, &words);
        tried.add(fixture.tried());
    }
    for reason in others {
        check_words(&reason, &words);
        *tried.refusals.entry(reason.rule.code).or_default() += 1;
    }
    let all = G::META.refusals.iter().map(|rule| rule.code);
    let missing: Vec<_> = all.filter(|code| !tried.refusals.contains_key(code)).collect();
    assert!(missing.is_empty(), "no test reaches {missing:?}");
    tried
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
