//! What a browser loads for a game. The page calls `call`; the script of a worker calls `hear` with
//! what the page says, and what the table says goes to the page as messages.

#[cfg(target_arch = "wasm32")]
mod exports;

/// There is nothing to do before the first call but to make a panic known.
fn main() {
    #[cfg(target_arch = "wasm32")]
    exports::watch();
}
