//! Moves of heap games.

use appleyard_core::nim::Take;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::JsValue;

use appleyard_wasm::error::bad_argument;

/// A move.
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
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

/// The place of a heap. There are at most 24, so none is lost.
pub fn place(heap: usize) -> u32 {
    u32::try_from(heap).unwrap_or(u32::MAX)
}

/// Moves from their numbers: heap, stones, and 1 if from both heaps, else 0; heap, stones, ...
pub fn read_takes(numbers: &[u64]) -> Result<Vec<Take>, JsValue> {
    let (rows, rest) = numbers.as_chunks::<3>();
    if !rest.is_empty() {
        return Err(bad_argument(&"a take has three numbers"));
    }
    let take = |&[heap, stones, both]: &[u64; 3]| match (u8::try_from(heap), both) {
        (Ok(heap), 0 | 1) => Ok(Take {
            heap: heap.into(),
            stones,
            both: both == 1,
        }),
        _ => Err(bad_argument(
            &"a take is a heap, how many stones, and 1 if from both heaps or 0",
        )),
    };
    rows.iter().map(take).collect()
}
