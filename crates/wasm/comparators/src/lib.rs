//! Networks as people write them: a package of its own, because only a page on which somebody opens a text needs it.

use appleyard_core::network::text::{NetworkReading, ParsedNetwork, parse};
use js_sys::Uint32Array;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::read_object;
use appleyard_wasm::comparators::{FirstWire, flat};
use appleyard_wasm::error::{into_js, typed};

/// A list of comparators.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkTextConfig {
    /// The comparators in a form of `NetworkForm`; at most 262,144 characters.
    pub text: String,
    /// The number of the top wire; left out if the text decides.
    #[tsify(optional, type = "0 | 1")]
    pub first: Option<FirstWire>,
}

/// A list of comparators that somebody has typed, read as soon as it is made.
#[wasm_bindgen]
pub struct NetworkText(ParsedNetwork);

#[wasm_bindgen]
impl NetworkText {
    /// Reads a list. Errors: `bad-argument`, `network-text-too-long`, `too-many-comparators`,
    /// `too-many-wires`; `network-syntax`, `network-unpaired`, `network-first-line`,
    /// `network-unknown-call`, `network-macro`, `network-several`, `wire-not-allowed`, `same-wire-at`,
    /// `network-stated-wires`, `network-stated-comparators`, `network-stated-layers`, with `line` and
    /// mostly `column`, both counted from 1.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<NetworkTextConfig>) -> Result<NetworkText, JsValue> {
        let config = read_object("config", &config)?;
        let first = config.first.map(|FirstWire(first)| first);
        parse(&config.text, first).map(NetworkText).map_err(into_js)
    }

    /// How the list was read, and what was left aside.
    pub fn reading(&self) -> Result<Ts<NetworkReading>, JsValue> {
        typed(&self.0.reading)
    }

    /// The number of wires: those that the text says, else all up to the last one that occurs.
    pub fn wires(&self) -> usize {
        self.0.reading.wires
    }

    /// The comparators in the order in which they are written, in the shape of those of
    /// `NetworkSpec`.
    pub fn comparators(&self) -> Uint32Array {
        flat(&self.0.comparators)
    }
}
