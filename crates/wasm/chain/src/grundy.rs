//! The Grundy values of octal games.

use appleyard_core::chain::{ChainGrundySummary, OctalCode, OctalGrundy};
use appleyard_core::progress::Progress;
use js_sys::Uint32Array;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;

/// Which Grundy values to calculate.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChainGrundyConfig {
    /// An octal game such as `0.77`: a digit, which is 0 or 4 and may be left out, a point, and at most 16
    /// digits. The k-th digit after the point says what may be left of a group from which k objects are
    /// taken. It is 1 for nothing, 2 for one group, 4 for two groups, or a sum of these.
    pub code: String,
    /// The largest group, 0 to 10,000 objects.
    pub heaps: u32,
}

/// The Grundy values of the groups of an octal game, resumable slice by slice.
#[wasm_bindgen]
pub struct ChainGrundy(OctalGrundy);

#[wasm_bindgen]
impl ChainGrundy {
    /// Prepares the calculation. Errors: `bad-argument`, `not-octal`, `octal-too-long`, `octal-endless`,
    /// `octal-without-moves`, `objects-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ChainGrundyConfig>) -> Result<ChainGrundy, JsValue> {
        let config = read_object("config", &config)?;
        let code = OctalCode::parse(&config.code).map_err(into_js)?;
        let values = OctalGrundy::new(code, config.heaps);
        values.map(ChainGrundy).map_err(into_js)
    }

    /// Does about `budget` units of work. A unit is a group or a move that it looks at.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// The values of the groups of 0, 1, 2, … objects, up to where the run has come.
    pub fn values(&self) -> Uint32Array {
        Uint32Array::from(self.0.values())
    }

    /// The game and its period.
    pub fn summary(&self) -> Result<Ts<ChainGrundySummary>, JsValue> {
        typed(&self.0.summary())
    }
}
