//! The boxes that have been loaded. The page knows no game: the rules of a box come as a program of
//! their own when a table of that box is opened, and answer at once from then on.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::{browser, fallen, speech};

/// The way into a loaded box.
trait Door {
    /// Answers a question; `None` if the box has broken.
    fn call(&self, request: &[u8]) -> Option<Vec<u8>>;
}

/// A program the browser has loaded.
struct Loaded(Function);

impl Door for Loaded {
    fn call(&self, request: &[u8]) -> Option<Vec<u8>> {
        let answer = self.0.call1(&JsValue::NULL, &Uint8Array::from(request));
        match answer.and_then(|answer| answer.dyn_into::<Uint8Array>()) {
            Ok(answer) => Some(answer.to_vec()),
            Err(fault) => {
                browser::complain(&format!("a box has broken: {fault:?}"));
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
    /// What loads a box: a function that promises the exports of its program.
    static LOADER: RefCell<Option<Function>> = const { RefCell::new(None) };
    static DOORS: RefCell<Vec<(String, Rc<dyn Door>)>> = const { RefCell::new(Vec::new()) };
}

/// Tells how boxes are loaded.
pub fn prepare(loader: Function) {
    LOADER.set(Some(loader));
}

/// A box could not be loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Away;

/// Loads a box, unless it is there already.
pub async fn load(box_id: &str) -> Result<(), Away> {
    if is_loaded(box_id) {
        return Ok(());
    }
    let door = fetch(box_id).await.map_err(|fault| {
        browser::complain(&format!("{box_id} could not be loaded: {fault:?}"));
        Away
    })?;
    // It may have come twice at once.
    if !is_loaded(box_id) {
        DOORS.with_borrow_mut(|doors| doors.push((box_id.to_owned(), Rc::new(Loaded(door)))));
        speech::renew();
    }
    Ok(())
}

async fn fetch(box_id: &str) -> Result<Function, JsValue> {
    let loader = LOADER.with_borrow(Clone::clone).ok_or(JsValue::NULL)?;
    let coming: Promise = loader.call1(&JsValue::NULL, &JsValue::from_str(box_id))?.dyn_into()?;
    let exports = JsFuture::from(coming).await?;
    js_sys::Reflect::get(&exports, &JsValue::from_str("call"))?.dyn_into()
}

fn door(box_id: &str) -> Option<Rc<dyn Door>> {
    #[cfg(test)]
    if registry::GAMES.iter().any(|meta| meta.box_id == box_id) {
        return Some(Rc::new(Linked));
    }
    DOORS.with_borrow(|doors| {
        doors.iter().find(|(known, _)| known == box_id).map(|(_, door)| door.clone())
    })
}

/// Whether a box is there.
pub fn is_loaded(box_id: &str) -> bool {
    door(box_id).is_some()
}

/// Asks a box that is there.
pub(crate) fn call(box_id: &str, request: &[u8]) -> Option<Vec<u8>> {
    door(box_id)?.call(request)
}
