//! Moves of games of rows.

use appleyard_core::chain::Take;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::JsValue;

use appleyard_wasm::error::bad_argument;

/// A move: objects that lie next to each other.
#[derive(Tsify, Serialize)]
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

/// Moves on their way out.
pub fn takes(takes: impl IntoIterator<Item = Take>) -> Vec<ChainTake> {
    takes.into_iter().map(ChainTake::from).collect()
}

/// Moves from their numbers: first cell, how many, first cell, ...
pub fn read_takes(numbers: &[u32]) -> Result<Vec<Take>, JsValue> {
    let (pairs, []) = numbers.as_chunks::<2>() else {
        return Err(bad_argument(&"a take is two numbers"));
    };
    let take = |&[first, count]: &[u32; 2]| Take { first, count };
    Ok(pairs.iter().map(take).collect())
}
