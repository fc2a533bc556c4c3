//! What a WebAssembly host may call: see `golden/run.mjs`.
//!
//! The host asks for a line by number, then reads it from linear memory. Nothing but numbers
//! crosses the border, so no binding generator is needed.

// Exporting a name is unsafe because two libraries could export the same one; this module is all
// there is in the WebAssembly file.
#![allow(unsafe_code)]

use std::sync::{Mutex, MutexGuard, PoisonError};

/// The last line computed. WebAssembly has one thread, so the lock is never waited for.
static LINE: Mutex<String> = Mutex::new(String::new());

fn line() -> MutexGuard<'static, String> {
    LINE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How many games there are to play.
#[unsafe(no_mangle)]
extern "C" fn count() -> usize {
    crate::samples().len()
}

/// Plays a game by its number and tells how many bytes its line has; 0 if there is no such game.
#[unsafe(no_mangle)]
extern "C" fn play(number: usize) -> usize {
    let text = crate::samples().get(number).map(|sample| sample.line()).unwrap_or_default();
    *line() = text;
    line().len()
}

/// Where in memory the line of the last game begins.
#[unsafe(no_mangle)]
extern "C" fn address() -> *const u8 {
    line().as_ptr()
}
