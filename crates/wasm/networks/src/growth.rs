//! How the work of a proof grows.

use appleyard_core::network::{ProofGrowth, ProofGrowthRow, Stock};
use appleyard_core::progress::Progress;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::typed;
use appleyard_wasm::progress::advance;

/// An empty configuration, because there is nothing to choose.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkGrowthConfig {}

/// The zero-one proofs of two networks for each number of elements from 2 to 32: the document's and the
/// smallest known; resumable slice by slice.
#[wasm_bindgen]
pub struct NetworkGrowth(ProofGrowth);

#[wasm_bindgen]
impl NetworkGrowth {
    /// Prepares the proofs. Errors: `bad-argument`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<NetworkGrowthConfig>) -> Result<NetworkGrowth, JsValue> {
        let NetworkGrowthConfig {} = read_object("config", &config)?;
        let kinds = [Stock::Document, Stock::Smallest];
        Ok(NetworkGrowth(ProofGrowth::new(&kinds)))
    }

    /// Makes one proof after the other until it has moved `budget` further states.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// A row for each proof that is finished: the document's networks by their elements, then the
    /// smallest ones.
    pub fn rows(&self) -> Result<Vec<Ts<ProofGrowthRow>>, JsValue> {
        self.0.rows().iter().map(typed).collect()
    }
}
