//! How the core's types reach JavaScript: the part that all exhibits share.
//!
//! Beside this crate lies one crate for each exhibit, which becomes a wasm package of its own. A
//! package has one opaque class for each model. Configurations come in through serde, with generated
//! TypeScript types. Large results go out as typed arrays, and errors as `Error` objects with a `code`
//! and `params`. Nothing is computed here: a loop that computes something is in the wrong crate.
//! `docs/api.md` shows each class in use.

pub mod any_game;
pub mod argument;
pub mod atlas;
mod atlas_class;
pub mod comparators;
pub mod error;
pub mod game;
pub mod pixels;
pub mod progress;
pub mod rows;

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs once when the module is instantiated. From then on a panic prints its place on the console
/// instead of a bare `unreachable`.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Always panics. The page's recovery from a panic can only be tested with a real one, and nothing else
/// here can panic.
#[wasm_bindgen(js_name = provokePanic)]
#[expect(clippy::panic, reason = "panicking is what it is for")]
pub fn provoke_panic() {
    panic!("provoked, to try the recovery");
}
