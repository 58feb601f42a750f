//! What a tile is painted with.

use appleyard_core::lattice::{Palette, Shade};
use wasm_bindgen::prelude::JsValue;

use appleyard_wasm::error::bad_config;

/// What the colours show, by its name in scenes.
pub fn shade(name: &str) -> Result<Shade, JsValue> {
    match name {
        "winner" => Ok(Shade::Winner),
        "plies" => Ok(Shade::Plies),
        "grundy" => Ok(Shade::Grundy),
        _ => Err(bad_config(&format!("shade {name}"))),
    }
}

/// Three bytes a colour: lost, won, then the ramp.
pub fn palette(bytes: &[u8]) -> Result<Palette, JsValue> {
    let (colours, rest) = bytes.as_chunks::<3>();
    match (colours, rest) {
        ([lost, won, ramp @ ..], []) => Ok(Palette {
            lost: *lost,
            won: *won,
            ramp: ramp.to_vec(),
        }),
        _ => Err(bad_config(
            &"a palette has three bytes a colour, and two colours",
        )),
    }
}
