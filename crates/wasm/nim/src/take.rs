//! Moves of heap games.

use appleyard_core::nim::Take;
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::read;

/// A move.
#[derive(Tsify, Serialize, Deserialize)]
#[tsify(large_number_types_as_bigints)]
#[serde(deny_unknown_fields)]
pub struct HeapTake {
    /// The heap, counted from 0; 0 if from both.
    pub heap: u32,
    /// How many stones; more than the heap has, if a take may pass its end.
    pub stones: u64,
    /// Whether as many are taken from the second heap too.
    pub both: bool,
}

impl From<Take> for HeapTake {
    fn from(take: Take) -> Self {
        HeapTake {
            heap: place(take.heap),
            stones: take.stones,
            both: take.both,
        }
    }
}

impl From<HeapTake> for Take {
    fn from(take: HeapTake) -> Self {
        Take {
            heap: take.heap as usize,
            stones: take.stones,
            both: take.both,
        }
    }
}

/// The place of a heap. There are at most 24, so none is lost.
pub fn place(heap: usize) -> u32 {
    u32::try_from(heap).unwrap_or(u32::MAX)
}

#[wasm_bindgen]
extern "C" {
    /// The moves of a game in order, not read yet.
    #[wasm_bindgen(typescript_type = "readonly HeapTake[]")]
    pub type GivenTakes;
}

/// The moves of a game.
pub fn read_takes(takes: &GivenTakes) -> Result<Vec<Take>, JsValue> {
    let takes: Vec<HeapTake> = read("takes", takes)?;
    Ok(takes.into_iter().map(Take::from).collect())
}
