//! How the core's types cross into JavaScript: what all exhibits share.
//!
//! Beside this crate lies one for each exhibit, which becomes a wasm package of its own: one opaque
//! class per model, configuration in through serde with generated TypeScript types, bulk data out as
//! typed arrays, errors as `Error` objects with a `code` and `params`. Nothing is computed here: a loop
//! that computes something is in the wrong crate. `docs/api.md` shows each class in use.

pub mod argument;
pub mod error;
pub mod pixels;
pub mod progress;

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs once when the module is instantiated: a panic then prints where it
/// happened on the console instead of a bare `unreachable`.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Panics, always. The page's way back after a panic can only be tried on a
/// real one, and nothing else here is able to make one.
#[wasm_bindgen(js_name = provokePanic)]
#[expect(clippy::panic, reason = "panicking is what it is for")]
pub fn provoke_panic() {
    panic!("provoked, to try the recovery");
}
