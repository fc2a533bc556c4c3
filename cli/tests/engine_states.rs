//! A state from a stranger is let in only if nothing it leads to can panic.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kit::{Chance, Lang, Lexicon, Names, Options, Seed, Viewer};
use registry::Table;
use serde_json::{Value, json};

use crate::house::played;

/// How many states are tried at each of the tables; set it high to search for long.
fn tries() -> u32 {
    std::env::var("STATES").ok().and_then(|count| count.parse().ok()).unwrap_or(160)
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

/// Changes one thing.
fn bend(state: &mut Value, chance: &mut Chance) {
    if chance.below(3) == 0 {
        return displace(state, chance);
    }
    let mut found = Vec::new();
    leaves(state, String::new(), &mut found);
    let (Some(place), Some(other)) = (chance.pick(&found).cloned(), chance.pick(&found).cloned())
    else {
        return;
    };
    let elsewhere = state.pointer(&other).cloned();
    let Some(value) = state.pointer_mut(&place) else { return };
    let numbers = [
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
    let phases = [
        json!("Action"),
        json!({"Pay": {"slot": chance.below(7), "paid": chance.below(4)}}),
        json!({"Bargain": {"slot": chance.below(7)}}),
        json!({"LayDown": {"deal": chance.below(60)}}),
        json!({"Discard": {"seat": chance.below(6)}}),
        json!({"Over": {"stopped": chance.below(2) == 0}}),
        json!({"Effect": {"source": {"Card": chance.below(60)}, "step": "Trade"}}),
        json!({"Effect": {"source": {"Card": chance.below(60)}, "step": "TakeBack"}}),
        json!({"Effect": {"source": {"Deal": chance.below(60)}, "step": {"Raise": {"left": chance.below(9)}}}}),
        json!({"Effect": {"source": {"Card": chance.below(60)}, "step": {"Raise": {"left": chance.below(9)}}}}),
        json!({"Effect": {"source": {"Card": chance.below(60)}, "step": {"Swap": {"traded": chance.below(2) == 0}}}}),
        json!({"Effect": {"source": {"Deal": chance.below(60)}, "step": "Done"}}),
    ];
    match value {
        _ if place.ends_with("/phase") => {
            *value = chance.pick(&phases).cloned().unwrap_or_default()
        }
        Value::Number(_) => *value = chance.pick(&numbers).copied().unwrap_or(0).into(),
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

/// Plays on at random and looks at everything on the way.
fn play_on(table: &mut dyn Table, words: &Lexicon, chance: &mut Chance) {
    for step in 0..300 {
        let seats = table.options().seats;
        if step % 60 == 0 {
            for viewer in Viewer::all(seats) {
                let reader = Names { seats: Vec::new(), me: viewer.seat() };
                let scene = table.scene(viewer);
                let _ = kit::scene::ScreenReader::new(words, &reader).read(&scene);
                let _ = table.imagine(viewer, Seed::from_number(step));
            }
            let _ = (table.standing(), table.state_bytes());
        }
        let Some(seat) = table.awaiting().seats().first() else { return };
        let count = table.moves(seat).len() as u32;
        assert!(count > 0, "a dead end");
        table.play_number(seat, chance.below(count) as usize).unwrap();
    }
}

#[test]
fn a_bent_state_is_refused_or_can_be_played() {
    let words = Lexicon::new(Lang::En, registry::GAMES[0].words).unwrap();
    let mut chance = Chance::new(Seed::from_number(tries().into()));
    let (mut tried, mut accepted) = (0, 0);
    for (at, options) in registry::GAMES[0].every_table().into_iter().enumerate() {
        for plies in [0, 25, 120] {
            let record =
                played(options.clone(), at as u64, plies + chance.below(20) as usize, None);
            let good = registry::resume(&record, None).unwrap().state();
            for _ in 0..tries() / 16 {
                let mut state = good.clone();
                for _ in 0..=chance.below(3) {
                    bend(&mut state, &mut chance);
                }
                tried += 1;
                let tested = catch_unwind(AssertUnwindSafe(|| {
                    match registry::open_state("spice-road", &options, None, &state).unwrap() {
                        Ok(mut table) => {
                            play_on(&mut *table, &words, &mut chance);
                            true
                        }
                        Err(_) => false,
                    }
                }));
                match tested {
                    Ok(let_in) => accepted += u32::from(let_in),
                    Err(_) => panic!("{options:?} {state}\nfrom {good}"),
                }
            }
        }
    }
    println!("{accepted} of {tried} states were let in");
    assert!(accepted > tried / 50, "hardly any state was let in: {accepted} of {tried}");
}

#[test]
fn words_that_are_no_state_are_refused() {
    let options = Options::seats(2);
    for state in [json!(null), json!(1), json!([]), json!({}), json!({"table": 1}), json!("state")]
    {
        assert!(
            registry::open_state("spice-road", &options, None, &state).unwrap().is_err(),
            "{state}"
        );
    }
}
