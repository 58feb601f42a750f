//! The colours of a tile.

use appleyard_core::lattice::Palette;
use wasm_bindgen::prelude::JsValue;

use appleyard_wasm::error::bad_argument;

/// Reads three bytes for each colour: lost, won, then the ramp.
pub fn palette(bytes: &[u8]) -> Result<Palette, JsValue> {
    let (colours, rest) = bytes.as_chunks::<3>();
    match (colours, rest) {
        ([lost, won, ramp @ ..], []) => Ok(Palette {
            lost: *lost,
            won: *won,
            ramp: ramp.to_vec(),
        }),
        _ => Err(bad_argument(
            &"a palette has three bytes for each colour, and at least two colours",
        )),
    }
}
