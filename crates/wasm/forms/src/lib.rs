//! Games that need no script and are not boards: those that a visitor describes by a text, the contest
//! games, and one heap for several players.
//!
//! The package has everything of the package `games`. Its class `SolvedGame` takes more families.

mod many;
mod problems;

use appleyard_core::forms::FormFamily;
use appleyard_core::solve::Families;
use wasm_bindgen::prelude::wasm_bindgen;

/// Runs once when the module is instantiated: from then on `SolvedGame` takes all families.
#[wasm_bindgen(start)]
pub fn start_forms() {
    appleyard_wasm_games::config::provide(FormFamily::solving);
}
