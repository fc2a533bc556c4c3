//! What comes through the door is what the game itself says: in a random game of every game there is,
//! through the eyes of everybody at the table.

use kit::{Chance, Options, Phrase, Seat, Seed, Viewer};
use module::ask::{Ask, Look, Position, Request, Texts, View};
use module::door;
use registry::{Hint, Table};
use serde::de::DeserializeOwned;

/// What costs the most is compared this often.
const NOW_AND_THEN: u32 = 16;

/// So many decisions are compared one by one, and after them one in so many: random games of some boxes
/// last for thousands.
const ONE_BY_ONE: u32 = 48;
const LATER: u32 = 32;

struct Door {
    game: &'static str,
    options: Options,
}

impl Door {
    fn ask<T: DeserializeOwned>(&self, ask: Ask) -> T {
        let request = Request { game: self.game.to_owned(), options: self.options.clone(), ask };
        let request = serde_json::to_vec(&request).unwrap();
        let answer = door::answer(&request, &mut || panic!("nothing is left to chance"));
        serde_json::from_slice(&answer).unwrap()
    }
}

fn viewers(table: &dyn Table) -> Vec<Viewer> {
    let seats = (0..table.options().seats).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator]).collect()
}

/// Compares everything that can be asked of a position.
fn compare(door: &Door, table: &dyn Table, viewer: Viewer, ply: u32) {
    let place = format!("{} after {ply}, {viewer:?}", door.game);
    let position = Position { view: View(table.view_bytes(viewer)), viewer, ply };
    let seen: Option<Look> = door.ask(Ask::Look(position.clone()));
    let seen = seen.expect(&place);
    assert_eq!(seen.scene, table.scene(viewer), "{place}");
    let waited_for: Vec<Seat> = table.awaited(viewer).seats().iter().collect();
    assert_eq!(seen.awaited, waited_for, "{place}");
    let moves = viewer.seat().map(|seat| table.moves(seat)).unwrap_or_default();
    let labels: Vec<&Phrase> = seen.scene.choices.iter().map(|choice| &choice.label).collect();
    let texts: Vec<&String> = moves.iter().map(|line| &line.text).collect();
    assert_eq!(seen.moves.iter().collect::<Vec<_>>(), texts, "{place}");
    assert_eq!(labels, moves.iter().map(|line| &line.says).collect::<Vec<_>>(), "{place}");
    let Some(seat) = viewer.seat().filter(|_| !moves.is_empty()) else {
        return assert!(seen.cannot.is_empty(), "{place}");
    };
    if !ply.is_multiple_of(NOW_AND_THEN) {
        return;
    }

    for id in &seen.cannot {
        let twin = seen.scene.piece(id).and_then(|piece| piece.twin_of.clone());
        let name = twin.as_ref().unwrap_or(id).to_string();
        let text = table.intent(seat, &name).expect(&place);
        let why: Option<Phrase> = door.ask(Ask::WhyNot(position.clone(), name));
        assert_eq!(why.is_none(), seen.moves.contains(&text), "{place}: {id}");
    }
    let hints: Vec<Hint> = door.ask(Ask::Hints(position.clone(), 3, "ismcts@8".to_owned()));
    assert!((1..=moves.len().min(3)).contains(&hints.len()), "{place}");
    assert!(hints.iter().all(|hint| hint.number < moves.len()), "{place}");
    // What a decision leads to is imagined where it depends on chance; whose turn it is then,
    // a page can only tell as well as the position can.
    let _: bool = door.ask(Ask::EndsTurn(position, seen.moves[0].clone()));
}

fn play(meta: &'static kit::Meta, options: Options, seed: u64) {
    let opened = registry::unpack(meta.id, &options, None).unwrap();
    let mut table = opened.deal(Seed::from_number(seed));
    let door = Door { game: meta.id, options };
    let mut chance = Chance::new(Seed::from_number(seed + 1));
    let mut choices = Chance::new(Seed::from_number(seed + 2));
    let mut views = Vec::new();
    let mut points = Vec::new();
    let mut ply = 0;
    loop {
        let compared = ply < ONE_BY_ONE || ply.is_multiple_of(LATER);
        for viewer in viewers(&*table).into_iter().filter(|_| compared) {
            compare(&door, &*table, viewer, ply);
        }
        views.push(View(table.view_bytes(Viewer::Spectator)));
        points.push(table.standing().seats.iter().map(|seat| seat.points).collect::<Vec<i32>>());
        let any =
            |table: &dyn Table, seat| choices.below(table.move_texts(seat).len() as u32) as usize;
        let Some(happened) = registry::play_next(&mut *table, &mut chance, any) else { break };
        ply += 1;
        for viewer in viewers(&*table).into_iter().filter(|_| compared) {
            let told = happened.iter().filter_map(|event| event.seen_by(viewer));
            let (events, says): (Vec<_>, Vec<_>) = told.unzip();
            let through: Vec<Option<Phrase>> = door.ask(Ask::Tell(events));
            assert_eq!(through, says.into_iter().map(Some).collect::<Vec<_>>());
        }
    }
    assert!(table.awaiting().is_over());
    if meta.open_scores {
        assert_eq!(door.ask::<Vec<Vec<i32>>>(Ask::Course(views)), points);
    }
}

#[test]
fn a_whole_game_looks_the_same_through_the_door() {
    for &meta in registry::GAMES {
        // The plainest table and the one with the most modules.
        let tables = meta.tables_to_test(|_| true).into_iter();
        let tables = tables.filter(|table| registry::unpack(meta.id, table, None).is_ok());
        let richness = |table: &Options| (table.with.len(), std::cmp::Reverse(table.seats));
        let richest = tables.max_by_key(richness).unwrap();
        play(meta, Options::seats(meta.seats.0), 7);
        if !richest.with.is_empty() {
            play(meta, richest, 8);
        }
    }
}

#[test]
fn the_words_are_those_of_the_game() {
    for &meta in registry::GAMES {
        let door = Door { game: meta.id, options: Options::seats(meta.seats.0) };
        let texts: Texts = door.ask(Ask::Words);
        assert_eq!(texts.guide, (meta.guide.en.to_owned(), meta.guide.fr.to_owned()));
        let words = meta.words.iter().map(|words| (words.en.to_owned(), words.fr.to_owned()));
        assert_eq!(texts.words, words.collect::<Vec<_>>());
    }
}

#[test]
fn nonsense_and_games_that_are_not_there_are_answered_by_nothing() {
    let answer = |request: &[u8]| door::answer(request, &mut || Seed::from_number(0));
    assert!(answer(b"").is_empty() && answer(b"{}").is_empty());
    let ask = |game: &str, ask: Ask| {
        let seats = registry::meta(game).map_or(2, |meta| meta.seats.0);
        let request = Request { game: game.to_owned(), options: Options::seats(seats), ask };
        answer(&serde_json::to_vec(&request).unwrap())
    };
    let view = || View(vec![255; 3]);
    let position = || Position { view: view(), viewer: Viewer::Spectator, ply: 0 };
    assert!(ask("no-such-game", Ask::Words).is_empty());
    assert!(ask("no-such-game", Ask::Look(position())).is_empty());
    for meta in registry::GAMES {
        assert_eq!(ask(meta.id, Ask::Look(position())), b"null", "{}", meta.id);
        assert_eq!(ask(meta.id, Ask::Course(vec![view()])), b"[]", "{}", meta.id);
    }
}
