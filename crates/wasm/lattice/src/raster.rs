//! What a tile is painted with.

use appleyard_core::lattice::{self, Palette};
use serde::Deserialize;
use tsify::Tsify;
use wasm_bindgen::prelude::JsValue;

use appleyard_wasm::error::bad_argument;

/// What the colours show.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shade {
    /// Lost or won.
    Winner,
    /// Remoteness, along the ramp.
    Plies,
    /// The Grundy value, along the ramp.
    Grundy,
}

impl From<Shade> for lattice::Shade {
    fn from(shade: Shade) -> Self {
        match shade {
            Shade::Winner => Self::Winner,
            Shade::Plies => Self::Plies,
            Shade::Grundy => Self::Grundy,
        }
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
        _ => Err(bad_argument(
            &"a palette has three bytes a colour, and two colours",
        )),
    }
}
