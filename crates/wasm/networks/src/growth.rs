//! How the work of a proof grows.

use appleyard_core::network::{MAX_INPUTS, ProofGrowth, Stock, stock};
use appleyard_core::progress::Progress;
use js_sys::Uint32Array;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::proof::narrow;
use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::into_js;
use appleyard_wasm::progress::advance;

/// There is nothing to choose.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkGrowthConfig {}

/// The zero-one proofs of the document's and of the smallest known network for 2 to 32 elements;
/// resumable slice by slice.
#[wasm_bindgen]
pub struct NetworkGrowth(ProofGrowth);

#[wasm_bindgen]
impl NetworkGrowth {
    /// Prepares the proofs. Errors: `bad-argument`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<NetworkGrowthConfig>) -> Result<NetworkGrowth, JsValue> {
        let NetworkGrowthConfig {} = read_object("config", &config)?;
        let smallest = (2..=MAX_INPUTS).filter_map(|n| stock(Stock::Smallest, n).transpose());
        let smallest = smallest.collect::<Result<_, _>>().map_err(into_js)?;
        Ok(NetworkGrowth(ProofGrowth::new(smallest)))
    }

    /// Makes one proof after the other until `budget` further states are moved.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// What is known so far, in rows of 3: elements, most states in the proof of the document's
    /// network, and in that of the smallest known one, 0 as long as it has not been made.
    pub fn rows(&self) -> Uint32Array {
        let rows = self.0.rows();
        let (document, smallest) = rows.split_at(rows.len().min(MAX_INPUTS - 1));
        let smallest = smallest.iter().map(Some).chain(std::iter::repeat(None));
        let rows = document
            .iter()
            .zip(smallest)
            .flat_map(|(document, smallest)| {
                let most = smallest.map_or(0, |row| row.most_states);
                [document.wires, document.most_states, most].map(narrow)
            });
        Uint32Array::from(rows.collect::<Vec<u32>>().as_slice())
    }
}
