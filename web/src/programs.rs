//! The programs of games that have been loaded. The page knows no game: the rules of each come as a
//! program of their own when a table of that game is opened, and answer at once from then on.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::{browser, fallen, speech};

/// The way into a loaded program.
trait Door {
    /// Answers a question; `None` if the program has broken.
    fn call(&self, request: &[u8]) -> Option<Vec<u8>>;
}

/// As the browser has loaded it.
struct Loaded(Function);

impl Door for Loaded {
    fn call(&self, request: &[u8]) -> Option<Vec<u8>> {
        let answer = self.0.call1(&JsValue::NULL, &Uint8Array::from(request));
        match answer.and_then(|answer| answer.dyn_into::<Uint8Array>()) {
            Ok(answer) => Some(answer.to_vec()),
            Err(fault) => {
                browser::complain(&format!("a game has broken: {fault:?}"));
                fallen::show();
                None
            }
        }
    }
}

/// The games as they are linked into tests.
#[cfg(test)]
struct Linked;

#[cfg(test)]
impl Door for Linked {
    fn call(&self, request: &[u8]) -> Option<Vec<u8>> {
        let mut fresh = || kit::Seed::from_number(1);
        Some(module::door::answer(request, &mut fresh))
    }
}

thread_local! {
    /// What loads a game: a function that promises the exports of its program.
    static LOADER: RefCell<Option<Function>> = const { RefCell::new(None) };
    static DOORS: RefCell<Vec<(String, Rc<dyn Door>)>> = const { RefCell::new(Vec::new()) };
}

/// Tells how games are loaded.
pub fn prepare(loader: Function) {
    LOADER.set(Some(loader));
}

/// A game could not be loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Away;

/// Loads a game, unless it is there already.
pub async fn load(game: &str) -> Result<(), Away> {
    if is_loaded(game) {
        return Ok(());
    }
    let door = fetch(game).await.map_err(|fault| {
        browser::complain(&format!("{game} could not be loaded: {fault:?}"));
        Away
    })?;
    // It may have come twice at once.
    if !is_loaded(game) {
        DOORS.with_borrow_mut(|doors| doors.push((game.to_owned(), Rc::new(Loaded(door)))));
        speech::renew();
    }
    Ok(())
}

async fn fetch(game: &str) -> Result<Function, JsValue> {
    let loader = LOADER.with_borrow(Clone::clone).ok_or(JsValue::NULL)?;
    let coming: Promise = loader.call1(&JsValue::NULL, &JsValue::from_str(game))?.dyn_into()?;
    let exports = JsFuture::from(coming).await?;
    js_sys::Reflect::get(&exports, &JsValue::from_str("call"))?.dyn_into()
}

fn door(game: &str) -> Option<Rc<dyn Door>> {
    #[cfg(test)]
    if registry::meta(game).is_some() {
        return Some(Rc::new(Linked));
    }
    DOORS.with_borrow(|doors| {
        doors.iter().find(|(known, _)| known == game).map(|(_, door)| door.clone())
    })
}

/// Whether the program of a game is there.
pub fn is_loaded(game: &str) -> bool {
    door(game).is_some()
}

/// Asks a game that is there.
pub(crate) fn call(game: &str, request: &[u8]) -> Option<Vec<u8>> {
    door(game)?.call(request)
}
