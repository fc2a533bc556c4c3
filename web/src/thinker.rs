//! A worker that thinks for the page, so that the page goes on meanwhile.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use module::host::{FromWorker, ToWorker};
use module::think::Thought;
use serde_json::Value;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

use crate::link::local;

/// What a thinker says.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Said {
    /// So many steps of so many are done.
    Progress(usize, usize),
    /// The answer; nothing if there is none.
    Answer(Value),
}

/// A worker with one game. It ends with the value.
pub(crate) struct Thinker {
    worker: Worker,
    /// Whether it listens, and what it is to be told as soon as it does.
    ready: Rc<Cell<bool>>,
    waiting: Rc<RefCell<Vec<String>>>,
    asked: Cell<u32>,
    /// The number of the question whose answer is waited for.
    last: Rc<Cell<u32>>,
}

impl Thinker {
    /// Starts one. What it says to the latest question goes to `hear`; a worker that falls has no
    /// answer.
    pub(crate) fn start(game: &str, hear: impl Fn(Said) + 'static) -> Option<Thinker> {
        let worker = local::worker(game)?;
        let (ready, last) = (Rc::new(Cell::new(false)), Rc::new(Cell::new(0)));
        let waiting: Rc<RefCell<Vec<String>>> = Rc::default();
        let hear = Rc::new(hear);
        let listen = {
            let (worker, ready, last) = (worker.clone(), ready.clone(), last.clone());
            let (waiting, hear) = (waiting.clone(), hear.clone());
            move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                match serde_json::from_str(&text) {
                    Ok(FromWorker::Ready) => {
                        ready.set(true);
                        for text in waiting.take() {
                            let _ = worker.post_message(&JsValue::from_str(&text));
                        }
                    }
                    Ok(FromWorker::Progress { n, done, of }) if n == last.get() => {
                        hear(Said::Progress(done, of));
                    }
                    Ok(FromWorker::Answer { n, answer }) if n == last.get() => {
                        hear(Said::Answer(answer));
                    }
                    _ => {}
                }
            }
        };
        let listen = Closure::<dyn FnMut(MessageEvent)>::new(listen);
        worker.set_onmessage(Some(listen.into_js_value().unchecked_ref()));
        let fall = Closure::<dyn FnMut()>::new(move || hear(Said::Answer(Value::Null)));
        worker.set_onerror(Some(fall.into_js_value().unchecked_ref()));
        Some(Thinker { worker, ready, waiting, asked: Cell::new(0), last })
    }

    /// Asks. Answers to earlier questions are no longer heard.
    pub(crate) fn think(&self, about: Thought) {
        let n = self.asked.get() + 1;
        self.asked.set(n);
        self.last.set(n);
        let Ok(text) = serde_json::to_string(&ToWorker::Think { n, about }) else { return };
        if self.ready.get() {
            let _ = self.worker.post_message(&JsValue::from_str(&text));
        } else {
            self.waiting.borrow_mut().push(text);
        }
    }

    /// No longer wants an answer.
    pub(crate) fn never_mind(&self) {
        self.last.set(0);
        self.waiting.borrow_mut().clear();
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
