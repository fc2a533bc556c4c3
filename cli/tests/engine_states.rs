//! A state from a stranger is let in only if nothing it leads to can panic.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kit::{Chance, Lang, Lexicon, Meta, Names, Options, Seed, Viewer};
use registry::Table;
use serde_json::{Value, json};

/// How many states are tried at each of the tables; set it high to search for long.
fn tries() -> u32 {
    std::env::var("STATES").ok().and_then(|count| count.parse().ok()).unwrap_or(60)
}

/// Every number, list and name in a value, by its path.
fn leaves(value: &Value, path: String, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.push(path.clone());
            for (name, field) in fields {
                leaves(field, format!("{path}/{name}"), found);
            }
        }
        Value::Array(items) => {
            found.push(path.clone());
            for (at, item) in items.iter().enumerate() {
                leaves(item, format!("{path}/{at}"), found);
            }
        }
        _ => found.push(path),
    }
}

/// Moves something from one list to another, which keeps every component in the box.
fn displace(state: &mut Value, chance: &mut Chance) {
    let mut found = Vec::new();
    leaves(state, String::new(), &mut found);
    found.retain(|path| {
        state.pointer(path).is_some_and(Value::is_array) && !path.ends_with("chance")
    });
    let (Some(from), Some(to)) = (chance.pick(&found).cloned(), chance.pick(&found).cloned())
    else {
        return;
    };
    let Some(Value::Array(items)) = state.pointer_mut(&from) else { return };
    let Some(item) =
        (!items.is_empty()).then(|| items.remove(chance.below(items.len() as u32) as usize))
    else {
        return;
    };
    if let Some(Value::Array(items)) = state.pointer_mut(&to) {
        items.insert(chance.below(items.len() as u32 + 1) as usize, item);
    }
}

/// Numbers at the edges of what fields and components can hold.
const NUMBERS: [u64; 24] = [
    0,
    1,
    2,
    3,
    5,
    9,
    10,
    11,
    42,
    52,
    60,
    63,
    64,
    127,
    128,
    199,
    200,
    201,
    255,
    256,
    9_999,
    10_000,
    65_535,
    u64::MAX,
];

/// Changes one thing: something lies elsewhere, a part is that of another state of the same game, or
/// a number, a list or a name is another.
fn bend(state: &mut Value, other: &Value, chance: &mut Chance) {
    let way = chance.below(3);
    if way == 0 {
        return displace(state, chance);
    }
    let mut found = Vec::new();
    leaves(state, String::new(), &mut found);
    let Some(place) = chance.pick(&found).cloned() else { return };
    let elsewhere = chance.pick(&found).and_then(|path| state.pointer(path)).cloned();
    let Some(value) = state.pointer_mut(&place) else { return };
    match value {
        _ if way == 1 => {
            if let Some(part) = other.pointer(&place) {
                *value = part.clone();
            }
        }
        Value::Number(_) => *value = chance.pick(&NUMBERS).copied().unwrap_or(0).into(),
        Value::Bool(flag) => *flag = !*flag,
        Value::Array(items) => match chance.below(4) {
            0 => drop(items.pop()),
            1 => items.push(chance.below(64).into()),
            2 => chance.shuffle(items),
            _ => items.extend(items.first().cloned()),
        },
        _ => *value = elsewhere.unwrap_or_default(),
    }
}

/// States of a random game, every so many decisions.
fn sampled(meta: &Meta, options: &Options, chance: &mut Chance) -> Vec<Value> {
    let mut table = registry::open(meta.id, options, None, chance.fork()).unwrap();
    let mut states = vec![table.state()];
    registry::play_on(&mut *table, chance.fork(), usize::MAX, |table, seat| {
        if chance.below(EVERY) == 0 {
            states.push(table.state());
        }
        chance.below(table.moves(seat).len() as u32) as usize
    });
    states.push(table.state());
    states
}

/// One state in so many of a game is bent.
const EVERY: u32 = 12;

/// Plays on at random and looks at everything on the way.
fn play_on(table: &mut dyn Table, words: &Lexicon, chance: &mut Chance) {
    let mut steps = 0;
    registry::play_on(table, chance.fork(), 300, |table, seat| {
        if steps % 60 == 0 {
            for viewer in Viewer::all(table.options().seats) {
                let reader = Names { seats: Vec::new(), me: viewer.seat() };
                let scene = table.scene(viewer);
                let _ = kit::scene::ScreenReader::new(words, &reader).read(&scene);
                let _ = table.imagine(viewer, Seed::from_number(steps));
            }
            let _ = (table.standing(), table.state_bytes());
        }
        steps += 1;
        chance.below(table.moves(seat).len() as u32) as usize
    });
}

#[test]
fn a_bent_state_is_refused_or_can_be_played() {
    for &meta in registry::GAMES {
        let words = Lexicon::new(Lang::En, meta.words).unwrap();
        let mut chance = Chance::new(Seed::from_number(tries().into()));
        let (mut tried, mut accepted) = (0, 0);
        let possible = |options: &Options| registry::unpack(meta.id, options, None).is_ok();
        for options in meta.tables_to_test(possible) {
            let good = sampled(meta, &options, &mut chance);
            for _ in 0..tries() {
                let (mut state, other) =
                    (chance.pick(&good).unwrap().clone(), chance.pick(&good).unwrap());
                for _ in 0..=chance.below(3) {
                    bend(&mut state, other, &mut chance);
                }
                tried += 1;
                let tested = catch_unwind(AssertUnwindSafe(|| {
                    match registry::open_state(meta.id, &options, None, &state).unwrap() {
                        Ok(mut table) => {
                            play_on(&mut *table, &words, &mut chance);
                            true
                        }
                        Err(_) => false,
                    }
                }));
                match tested {
                    Ok(let_in) => accepted += u32::from(let_in),
                    Err(_) => panic!("{} {options:?} {state}", meta.id),
                }
            }
        }
        println!("{}: {accepted} of {tried} states were let in", meta.id);
        assert!(accepted > tried / 50, "hardly any state was let in: {accepted} of {tried}");
    }
}

#[test]
fn words_that_are_no_state_are_refused() {
    for &meta in registry::GAMES {
        let options = Options::seats(meta.seats.0);
        for state in
            [json!(null), json!(1), json!([]), json!({}), json!({"table": 1}), json!("state")]
        {
            let opened = registry::open_state(meta.id, &options, None, &state).unwrap();
            assert!(opened.is_err(), "{}: {state}", meta.id);
        }
    }
}
