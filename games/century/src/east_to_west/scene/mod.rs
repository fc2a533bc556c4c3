//! How the tables of From East to West look, and which pieces their moves touch.
//!
//! | file | what it draws |
//! |---|---|
//! | `mod.rs` | how decisions are made by hand |
//! | `road.rs` | the table of From East to West I |
//! | `coast.rs` | those of From East to West II and III |
//! | `sheets.rs` | what a narrow screen shows of them |

mod coast;
mod road;
mod sheets;

use kit::scene::{Scene, Touch};
use kit::{Phrase, Seat};

use super::content::Components;
use super::moves::Move;
use super::state::{Phase, Shared};
use super::{EastToWest, Rules, View};
use crate::effect::Answer;
use crate::land;
use crate::land::scene::Prize;
use crate::scene::{begin, cubes_of, note_round, pressed};

pub(super) fn draw(game: &Rules, view: &View) -> Scene {
    let table = &view.table;
    let me = view.viewer.seat();
    let note = match table.phase {
        Phase::Ships(land::ships::Phase::Voyage { .. }) => Some(Phrase::new("note-voyage")),
        _ => table.over().is_none().then(|| note_round(table.round, table.closing)),
    };
    let scene = begin((table.awaited(), me), note, |seat| game.say_question(table, seat));
    let mut moves = Vec::new();
    if me.is_some() && me == table.awaited() {
        game.list_moves(table, &mut moves);
    }
    let buttons = pressed(moves.into_iter().map(|decision| touch(game, view, decision)));
    let mut painter = Painter { game, table, scene, me, buttons };
    let eyes = me.or(table.awaited()).unwrap_or_default();
    let own = table.place(eyes).copied().unwrap_or_default();
    if game.part.sea {
        painter.coast(&own);
    } else {
        painter.west(&own);
        painter.east(&own);
    }
    for (seat, place) in Seat::all(game.options.seats).zip(table.places.iter()) {
        match (me == Some(seat), game.part.sea) {
            (true, false) => painter.mine(seat, place),
            (true, true) => painter.mine_at_sea(seat, place),
            (false, false) => painter.other(seat, place),
            (false, true) => painter.other_at_sea(seat, place),
        }
    }
    painter.open_sheets(me.and_then(|me| Some((me, table.place(me)?))));
    painter.scene
}

pub(super) fn touch(game: &Rules, view: &View, decision: Move) -> Touch {
    let Components { land, stalls, sea, .. } = &game.components;
    let table = &view.table;
    let seat = view.viewer.seat().unwrap_or_default();
    let own = table.place(seat).copied().unwrap_or_default();
    let on_cards = table.phase.merchants();
    let on_land = table.phase.land().unwrap_or(land::Phase::Action);
    match decision {
        Move::Merchants(decision) => {
            stalls.touch(land, &table.bazaar(seat, &own), on_cards, decision)
        }
        Move::Ships(decision) => sea.touch_ship(&cubes_of(seat), decision),
        Move::Land(decision) => match (decision.answer(), decision.answer(), table.phase) {
            (Some(answer @ (Answer::Trade(_) | Answer::Stop)), _, Phase::Merchants(_)) => {
                stalls.answer_touch(&table.bazaar(seat, &own), on_cards, answer)
            }
            (_, Some(answer @ (Answer::Trade(_) | Answer::Stop)), Phase::Ships(phase)) => {
                sea.touch_answer(&table.waters, phase, answer)
            }
            _ => land.touch(&table.country, on_land, &cubes_of(seat), decision),
        },
    }
}

/// What touching a piece would be.
pub(super) fn intent<const PART: u8>(
    game: &EastToWest<PART>,
    view: &View,
    piece: &str,
) -> Option<Move> {
    kit::scene::intent_among(game, view, piece, conceivable(game, view)?)
}

/// Every decision, legal or not, that a seat might try by touching a piece, those of the moment first.
fn conceivable(game: &Rules, view: &View) -> Option<Vec<Move>> {
    let Components { land, stalls, sea, .. } = &game.components;
    let table = &view.table;
    let seat = view.viewer.seat()?;
    let own = table.place(seat)?;
    let on_cards = table.phase.merchants();
    let on_land = table.phase.land().unwrap_or(land::Phase::Action);
    let mut moves: Vec<Move> = Vec::new();
    if game.part.sea {
        moves.extend(sea.conceivable_ships(table.phase.ships()).into_iter().map(Move::Ships));
    }
    moves.extend(land.conceivable(&table.country, on_land).into_iter().map(Move::Land));
    if game.part.cards {
        let cards = stalls.conceivable(&table.bazaar(seat, own), on_cards);
        moves.extend(cards.into_iter().map(Move::Merchants));
    }
    Some(moves)
}

/// The prizes hang on brown poles.
const PRIZE: Prize =
    Prize { pennant: "century-pennant-green", pole: "century-pole-brown", ink: "#7a4a12" };
/// Titles on light ground.
const TITLE: &str = "#3b2a10";
struct Painter<'a> {
    game: &'a Rules,
    table: &'a Shared,
    scene: Scene,
    me: Option<Seat>,
    /// How many things there are to press.
    buttons: usize,
}
