//! A state that comes from outside is refused, or it can be played and looked at.

use goa::{Goa, META, State};
use kit::{
    Census, Chance, Content, Evaluation, Game, Lang, Lexicon, Names, Options, Seed, Unlogged,
    Viewer,
};
use serde_json::Value;

fn content() -> Content {
    META.read_content().unwrap()
}

fn counted(game: &Goa, state: &State) -> Census {
    let mut census = Census::default();
    game.census(state, &mut census);
    census
}

/// States from random games.
fn samples(game: &Goa, count: usize, chance: &mut Chance) -> Vec<State> {
    let mut samples = Vec::new();
    let mut state = game.deal(chance.fork());
    let mut moves = Vec::new();
    while samples.len() < count {
        let Some(seat) = game.awaiting(&state).seats().first() else {
            samples.push(state);
            state = game.deal(chance.fork());
            continue;
        };
        if chance.below(10) == 0 {
            samples.push(state);
        }
        moves.clear();
        game.moves(&state, seat, &mut moves);
        let decision = *chance.pick(&moves).unwrap();
        game.play(&mut state, seat, decision, &mut Unlogged).unwrap();
    }
    samples
}

fn leaves(value: &Value, place: String, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                leaves(field, format!("{place}/{name}"), found);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            for (at, item) in items.iter().enumerate() {
                leaves(item, format!("{place}/{at}"), found);
            }
        }
        _ => found.push(place),
    }
}

/// Changes something: a part becomes that of another state, or a number becomes another.
fn bend(state: &mut Value, other: &Value, chance: &mut Chance) {
    let parts = ["phase", "stage", "stop", "active", "round", "tokens", "acted", "carded", "flag"];
    if chance.below(2) == 0 {
        let part = parts[chance.below(parts.len() as u32) as usize];
        state["table"][part] = other["table"][part].clone();
        return;
    }
    let mut found = Vec::new();
    leaves(&state["table"], "/table".into(), &mut found);
    leaves(&state["ducats"], "/ducats".into(), &mut found);
    let numbers = [0u64, 1, 2, 3, 4, 5, 6, 9, 24, 25, 48, 49, 58, 63, 64, 200, 255, 10_000, 65_535];
    let place = chance.pick(&found).cloned().unwrap();
    match state.pointer_mut(&place) {
        Some(Value::Bool(flag)) => *flag = !*flag,
        Some(Value::Number(number)) => *number = chance.pick(&numbers).copied().unwrap().into(),
        _ => {}
    }
}

/// Plays on at random and looks at everything on the way.
fn play_on(game: &Goa, mut state: State, words: &Lexicon, chance: &mut Chance) {
    let mut moves = Vec::new();
    for step in 0..150 {
        if step % 50 == 0 {
            for viewer in Viewer::all(game.options().seats) {
                let view = game.view(&state, viewer);
                let names = Names { seats: Vec::new(), me: viewer.seat() };
                let scene = game.scene(&view);
                kit::scene::ScreenReader::new(words, &names).read(&scene).unwrap();
                let imagined = game.imagine(&view, chance);
                viewer.seat().map(|seat| game.advantage(&imagined, seat));
            }
            game.standing(&state);
        }
        let Some(seat) = game.awaiting(&state).seats().first() else { return };
        moves.clear();
        game.moves(&state, seat, &mut moves);
        let decision = *chance.pick(&moves).unwrap_or_else(|| panic!("a dead end: {state:?}"));
        let played = game.play(&mut state, seat, decision, &mut Unlogged);
        assert!(played.is_ok(), "{decision:?}: {played:?}");
    }
}

#[test]
fn a_bent_state_is_refused_or_can_be_played() {
    let words = Lexicon::new(Lang::En, META.words).unwrap();
    let mut chance = Chance::new(Seed::from_number(8));
    let (mut tried, mut accepted) = (0, 0);
    for options in META.every_table() {
        let game = Goa::open(&options, &content()).unwrap();
        let dealt = counted(&game, &game.deal(Seed::from_number(1)));
        let states = samples(&game, 30, &mut chance);
        let texts: Vec<Value> =
            states.iter().map(|state| serde_json::to_value(state).unwrap()).collect();
        for text in &texts {
            for _ in 0..16 {
                let mut bent = text.clone();
                for _ in 0..=chance.below(2) {
                    let other = chance.pick(&texts).unwrap();
                    bend(&mut bent, other, &mut chance);
                }
                tried += 1;
                let Ok(state) = serde_json::from_value::<State>(bent) else { continue };
                if game.invariants(&state).is_ok() && counted(&game, &state) == dealt {
                    accepted += 1;
                    play_on(&game, state, &words, &mut chance);
                }
            }
        }
    }
    assert!(accepted > tried / 20, "hardly any state was let in: {accepted} of {tried}");
}

#[test]
fn content_that_cannot_be_played_is_refused() {
    let good = META.content_text();
    let opens = |text: &str| {
        let content = Content::read("goa", text).ok();
        content.is_some_and(|content| Goa::open(&Options::seats(4), &content).is_ok())
    };
    assert!(opens(&good));
    for (old, new) in [
        ("kind = \"favour\"", "kind = \"swap\""),
        ("kind = \"favour\"", "kind = \"flavour\""),
        ("kind = \"favour\"", "kind = \"favour\", points = 3"),
        ("id = \"B29\"", "id = \"A01\""),
        ("fields = 1, points = 1", "fields = 0, points = 1"),
        ("spices = \"GC\"", "spices = \"GG\""),
        ("symbol = \"statue\"", "symbol = \"lion\""),
        ("colony = \"cochin\"", "colony = \"calicut\""),
        ("id = \"rounds\", value = 4", "id = \"rounds\", value = 5"),
        ("{ id = \"Z8\", ships = 1, colonists = 1 }", "{ id = \"Z8\" }"),
        ("{ id = \"taxes-1\", spices = \"P\"", "{ id = \"taxes-9\", spices = \"P\""),
    ] {
        assert!(good.contains(old), "{old}");
        assert!(!opens(&good.replacen(old, new, 1)), "{new}");
    }
}
