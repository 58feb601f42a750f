//! Counts the positions of each kind.

use appleyard_core::chain::{Census, CensusRun, ChainTable, OctalCode};
use appleyard_core::game::EndRule;
use appleyard_core::progress::Progress;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;

/// Which positions to count.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChainCensusConfig {
    /// The cells of the row that the positions fit into, 1 to 80.
    pub objects: u32,
    /// Who wins when no object is left.
    pub end_rule: EndRule,
}

/// A census of all positions that fit into a row. It finds their values and then counts them; resumable
/// slice by slice.
#[wasm_bindgen]
pub struct ChainCensus(CensusRun);

#[wasm_bindgen]
impl ChainCensus {
    /// Prepares a census. Errors: `bad-argument`, `objects-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ChainCensusConfig>) -> Result<ChainCensus, JsValue> {
        let config = read_object("config", &config)?;
        let census = ChainTable::new(OctalCode::chain(), config.objects)
            .and_then(|table| CensusRun::new(table, config.objects, config.end_rule));
        census.map(ChainCensus).map_err(into_js)
    }

    /// Does about `budget` units of work. A unit is a position or a move that it looks at.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// The counts so far.
    pub fn census(&self) -> Result<Ts<Census>, JsValue> {
        typed(&self.0.census())
    }
}
