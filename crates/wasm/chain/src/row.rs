//! Reads rows that somebody has typed.

use appleyard_core::chain::Row;
use js_sys::Array;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::read_object;
use appleyard_wasm::error::into_js;

/// A row in writing.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChainRowConfig {
    /// The row in one of three forms. Cell by cell: an object as `1`, `*` or `●` and a gap as `0`, `.` or
    /// `·`. The sizes of the groups: `4+1`. The number of groups of 1, 2, 3, … objects: `{1,0,0,1}`. Blanks
    /// are ignored. In the last two forms the groups lie from small to large, with a gap between them.
    pub text: String,
}

/// A row that somebody has typed, read as soon as it is made.
#[wasm_bindgen]
pub struct ChainRow(Row);

#[wasm_bindgen]
impl ChainRow {
    /// Reads a row. Errors: `bad-argument`, `not-a-row`, `row-too-long` (beyond 60 cells), `empty-row`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ChainRowConfig>) -> Result<ChainRow, JsValue> {
        let config = read_object("config", &config)?;
        Row::parse(&config.text).map(ChainRow).map_err(into_js)
    }

    /// The cells from left to right: 1 for an object and 0 for none.
    pub fn cells(&self) -> String {
        self.0.to_string()
    }

    /// The sizes of the groups, from large to small.
    #[wasm_bindgen(unchecked_return_type = "number[]")]
    pub fn groups(&self) -> Array {
        self.0.groups().into_iter().map(JsValue::from).collect()
    }
}
