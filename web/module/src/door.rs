//! Answers for a page, from the games this program was built with.

use std::cell::RefCell;
use std::sync::Arc;

use kit::scene::{Filled, Piece};
use kit::{Meta, Options, Phrase, Seed, Viewer, Words};
use registry::{Hint, NotPlayed, Opened, Table};
use room::Shelf;
use serde::Serialize;

use crate::ask::{Ask, Composed, Look, Position, Request, Texts};
use crate::host;

thread_local! {
    /// Boxes that have been unpacked.
    static SHELF: RefCell<Arc<Shelf>> = RefCell::default();
}

/// Answers a [`Request`]. What is no request, or asks for a game that is not in it, is answered by
/// nothing at all: the page knows what it has loaded. Seeds that nobody can guess come from `fresh`.
pub fn answer(request: &[u8], fresh: &mut dyn FnMut() -> Seed) -> Vec<u8> {
    let Ok(Request { game, options, ask }) = serde_json::from_slice(request) else {
        return Vec::new();
    };
    match ask {
        Ask::Words => registry::meta(&game).map(|meta| written(&texts(meta))),
        Ask::Begin(begin) => {
            Some(written(&host::begin(begin, fresh).map_err(|refusal| refusal.phrase())))
        }
        Ask::PlayOn(on) => registry::meta(&game).map(|_| written(&host::play_on(on))),
        Ask::Fault => registry::meta(&game).map(|_| {
            let fault = SHELF.with_borrow(|shelf| shelf.open(&game, &options).err());
            written(&fault.map(|fault| fault.phrase()))
        }),
        Ask::Maps(setting) => registry::meta(&game).map(|meta| written(&maps(meta, &setting))),
        ask => unpack(&game, &options).map(|opened| about(&*opened, ask)),
    }
    .unwrap_or_default()
}

fn unpack(game: &str, options: &Options) -> Option<Arc<dyn Opened>> {
    SHELF.with_borrow(|shelf| shelf.open(game, options).ok())
}

// Plain data: writing it to memory cannot fail.
fn written(answer: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(answer).unwrap_or_default()
}

fn texts(meta: &Meta) -> Texts {
    let both = |words: &Words| (words.en.to_owned(), words.fr.to_owned());
    Texts {
        words: meta.words.iter().map(both).collect(),
        guide: both(&meta.guide),
        art: meta.looks.art.concat(),
    }
}

fn about(opened: &dyn Opened, ask: Ask) -> Vec<u8> {
    match ask {
        Ask::Words | Ask::Begin(_) | Ask::PlayOn(_) | Ask::Fault | Ask::Maps(_) => Vec::new(),
        Ask::Look(position) => {
            written(&imagine(opened, &position).map(|table| look(&*table, position.viewer)))
        }
        Ask::Tell(events) => {
            written(&events.iter().map(|event| opened.tell(event)).collect::<Vec<_>>())
        }
        Ask::WhyNot(position, piece) => written(&why_not(opened, &position, &piece)),
        Ask::EndsTurn(position, text) => {
            written(&ends_turn(opened, &position, &text).unwrap_or(false))
        }
        Ask::Hints(position, count, bot) => {
            written(&hints(opened, &position, count, &bot).unwrap_or_default())
        }
        Ask::Compose(position, form) => written(&compose(opened, &position, &form)),
        Ask::Course(views) => {
            let looks = views.iter().filter_map(|view| opened.look(&view.0, Seed::from_number(0)));
            let points = |table: Box<dyn Table>| -> Vec<i32> {
                table.standing().seats.iter().map(|seat| seat.points).collect()
            };
            written(&looks.map(points).collect::<Vec<_>>())
        }
    }
}

/// The table at a position, its hidden part imagined.
fn imagine(opened: &dyn Opened, position: &Position) -> Option<Box<dyn Table>> {
    opened.look(&position.view.0, Seed::from_number(position.ply.into()))
}

/// How a table looks to a viewer, and what they can do there.
pub fn look(table: &dyn Table, viewer: Viewer) -> Look {
    let scene = table.scene(viewer);
    let moves = viewer.seat().map(|seat| table.moves(seat)).unwrap_or_default();
    let awaited = table.awaited(viewer).seats().iter().collect();
    let cannot = match viewer.seat().filter(|_| !scene.choices.is_empty()) {
        None => Vec::new(),
        Some(seat) => {
            let name = |piece: &Piece| piece.twin_of.clone().unwrap_or_else(|| piece.id.clone());
            let touched = |piece: &&Piece| {
                let name = name(piece);
                scene.choices.iter().any(|choice| choice.touches.contains(&name))
            };
            let idle = scene.pieces.iter().filter(|piece| !touched(piece));
            let meant = idle.filter(|piece| table.intent(seat, &name(piece)).is_some());
            meant.map(|piece| piece.id.clone()).collect()
        }
    };
    Look { moves: moves.into_iter().map(|line| line.text).collect(), awaited, cannot, scene }
}

fn why_not(opened: &dyn Opened, position: &Position, piece: &str) -> Option<Phrase> {
    let seat = position.viewer.seat()?;
    let mut table = imagine(opened, position)?;
    let text = table.intent(seat, piece)?;
    table.play(seat, &text).err().as_ref().map(NotPlayed::phrase)
}

fn compose(opened: &dyn Opened, position: &Position, form: &Filled) -> Option<Composed> {
    let seat = position.viewer.seat()?;
    let mut table = imagine(opened, position)?;
    let (text, says) = table.compose(seat, form)?;
    let refused = table.play(seat, &text).err().as_ref().map(NotPlayed::phrase);
    Some(Composed { text, says, refused })
}

/// The maps of the content that a setting can begin with.
fn maps(meta: &Meta, setting: &str) -> Vec<(String, String)> {
    let map = meta.settings.iter().find(|one| one.id == setting).and_then(|one| one.map);
    let Some((map, content)) = map.zip(meta.read_content().ok()) else { return Vec::new() };
    let rows = content.sheet(map.sheet.0).map(|sheet| sheet.rows.as_slice()).unwrap_or_default();
    let text = |id: &&str| {
        let row = rows.iter().find(|row| row.id == **id)?;
        Some(((*id).to_owned(), row.text(map.sheet.1).ok()?.to_owned()))
    };
    map.presets.iter().filter_map(text).collect()
}

fn ends_turn(opened: &dyn Opened, position: &Position, text: &str) -> Option<bool> {
    let seat = position.viewer.seat()?;
    let mut table = imagine(opened, position)?;
    table.play(seat, text).ok()?;
    Some(!table.awaiting().seats().contains(seat))
}

fn hints(opened: &dyn Opened, position: &Position, count: usize, bot: &str) -> Option<Vec<Hint>> {
    let seat = position.viewer.seat()?;
    let table = imagine(opened, position)?;
    let mut adviser = table.hire(bot, Seed::from_number(position.ply.into())).ok()?;
    Some(adviser.advise(&*table, seat).into_iter().take(count).collect())
}
