//! Counts how often the exhaustive search meets each position.

use appleyard_core::chain::FirstMove;
use appleyard_core::chain::programs::{Representation, Visits, visits};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::read_object;
use appleyard_wasm::error::{into_js, typed};

/// Which search to count.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChainVisitsConfig {
    /// The objects of the row, 1 to 12.
    pub objects: u32,
    /// What the first move may take.
    pub first_move: FirstMove,
    /// What counts as a position.
    pub representation: Representation,
}

/// How often the exhaustive search meets each position of a row, counted without searching; finished as
/// soon as it is made.
#[wasm_bindgen]
pub struct ChainVisits(Visits);

#[wasm_bindgen]
impl ChainVisits {
    /// Counts the visits. Errors: `bad-argument`, `objects-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ChainVisitsConfig>) -> Result<ChainVisits, JsValue> {
        let config = read_object("config", &config)?;
        let visits = visits(config.objects, config.first_move, config.representation);
        visits.map(ChainVisits).map_err(into_js)
    }

    /// The number of positions, and how often they are met on average and at most.
    pub fn visits(&self) -> Result<Ts<Visits>, JsValue> {
        typed(&self.0)
    }
}
