//! Sentences with the signs of the goods they name.

use draw::art::good;
use kit::{GOOD_MARK, Phrase};
use leptos::prelude::*;

use super::stage::Stage;

/// A part of a sentence: words, or the sign of a good that stands before its name.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Part {
    Words(String),
    Good(u8),
}

/// Cuts a sentence at the marks of goods.
fn parts(said: &str) -> Vec<Part> {
    let first = GOOD_MARK as u32;
    let mut parts = Vec::new();
    let mut words = String::new();
    for letter in said.chars() {
        match u8::try_from((letter as u32).wrapping_sub(first)) {
            Ok(kind) => {
                if !words.is_empty() {
                    parts.push(Part::Words(std::mem::take(&mut words)));
                }
                parts.push(Part::Good(kind));
            }
            Err(_) => words.push(letter),
        }
    }
    if !words.is_empty() {
        parts.push(Part::Words(words));
    }
    parts
}

/// A sentence about the table, each good with its sign before its name.
pub(super) fn said(stage: Stage, phrase: &Phrase) -> AnyView {
    said_after(stage, phrase, "")
}

/// The same after a name: without it, if the sentence begins with it.
pub(super) fn said_after(stage: Stage, phrase: &Phrase, name: &str) -> AnyView {
    let marked = stage.speech.say_marked(phrase, &stage.names.get());
    let marked = marked.strip_prefix(name).map_or(&*marked, str::trim_start);
    let part = |part: Part| match part {
        Part::Words(words) => words.into_any(),
        Part::Good(kind) => {
            let mut drawn = String::new();
            good(&mut drawn, kind, 8.0, 8.0, 15.0, "");
            view! { <svg class="good-sign" viewBox="0 0 16 16" aria-hidden="true"><g inner_html=drawn></g></svg> }
                .into_any()
        }
    };
    parts(marked).into_iter().map(part).collect_view().into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_cut_at_its_goods() {
        let expected = [
            Part::Words("Pay ".into()),
            Part::Good(2),
            Part::Words("clove, ".into()),
            Part::Good(0),
            Part::Words("3 ginger".into()),
        ];
        assert_eq!(parts("Pay \u{e102}clove, \u{e100}3 ginger"), expected);
        assert_eq!(parts(""), []);
    }
}
