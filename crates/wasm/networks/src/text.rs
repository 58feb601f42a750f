//! Networks as somebody writes them.

use appleyard_core::network::text::{Parsed, parse};
use js_sys::Uint32Array;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::config::flat;
use appleyard_wasm::error::{bad_argument, into_js};

/// A list of comparators.
#[derive(Tsify, Serialize, Deserialize)]
pub struct NetworkTextConfig {
    /// `[[0,1],[2,3]]`, also in layers, `(0,1)(2,3)` or `0:1 2:3`; at most 262,144 characters.
    pub text: String,
    /// The number of the top wire.
    #[tsify(type = "0 | 1")]
    pub first: u32,
}

/// The number of the top wire, as somebody counts.
pub fn first_wire(first: u32) -> Result<u8, JsValue> {
    let number = u8::try_from(first).ok().filter(|&first| first <= 1);
    number.ok_or_else(|| bad_argument(&"the top wire is number 0 or 1"))
}

/// A list of comparators that has been read, finished as it is made.
#[wasm_bindgen]
pub struct NetworkText(Parsed);

#[wasm_bindgen]
impl NetworkText {
    /// Reads a list. Errors: `bad-argument`, `network-text-too-long`, `too-many-comparators`;
    /// `network-syntax`, `wire-not-allowed`, `same-wire-at`, with `line` and `column`, both counted
    /// from 1.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<NetworkTextConfig>) -> Result<NetworkText, JsValue> {
        let config = config.to_rust().map_err(|e| bad_argument(&e))?;
        let first = first_wire(config.first)?;
        parse(&config.text, first).map(NetworkText).map_err(into_js)
    }

    /// The wires that the list needs: all up to the last one that occurs.
    pub fn wires(&self) -> usize {
        self.0.wires
    }

    /// The comparators as they are written, two wires each; wires count from 0.
    pub fn comparators(&self) -> Uint32Array {
        flat(&self.0.comparators)
    }
}
