//! Moves of games of rows.

use appleyard_core::chain::Take;
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::read;

/// A move: objects that lie next to each other.
#[derive(Tsify, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChainTake {
    /// The cell of the leftmost one, counted from 0 at the left.
    pub first: u32,
    /// How many, 1 or 2.
    pub count: u32,
}

impl From<Take> for ChainTake {
    fn from(Take { first, count }: Take) -> Self {
        ChainTake { first, count }
    }
}

impl From<ChainTake> for Take {
    fn from(ChainTake { first, count }: ChainTake) -> Self {
        Take { first, count }
    }
}

/// Moves on their way out.
pub fn takes(takes: impl IntoIterator<Item = Take>) -> Vec<ChainTake> {
    takes.into_iter().map(ChainTake::from).collect()
}

#[wasm_bindgen]
extern "C" {
    /// The moves of a game in order, not read yet.
    #[wasm_bindgen(typescript_type = "readonly ChainTake[]")]
    pub type GivenTakes;
}

/// The moves of a game.
pub fn read_takes(takes: &GivenTakes) -> Result<Vec<Take>, JsValue> {
    let takes: Vec<ChainTake> = read("takes", takes)?;
    Ok(takes.into_iter().map(Take::from).collect())
}
