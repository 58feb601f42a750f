//! Whether a network sorts every input.

use appleyard_core::network::{Proof, ProofSummary};
use appleyard_core::progress::Progress;
use js_sys::Uint32Array;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::config::NetworkSpec;
use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::typed;
use appleyard_wasm::progress::advance;

/// The zero-one proof that a network sorts, or an input that it does not sort; resumable slice by
/// slice. The index of a comparator in `Network.comparators()` names it here.
#[wasm_bindgen]
pub struct NetworkProof(Proof);

#[wasm_bindgen]
impl NetworkProof {
    /// Prepares a proof. Errors: as for the network of `Network`.
    #[wasm_bindgen(constructor)]
    pub fn new(spec: Ts<NetworkSpec>) -> Result<NetworkProof, JsValue> {
        let network = read_object("spec", &spec)?.network("spec")?;
        Ok(NetworkProof(Proof::new(&network)))
    }

    /// Runs comparators until it has moved `budget` further states.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// What is known so far; `outcome` is `undecided` until the proof has finished.
    pub fn summary(&self) -> Result<Ts<ProofSummary>, JsValue> {
        typed(&self.0.summary())
    }

    /// The number of states after each comparator that the proof has done, in the order in which it
    /// did them. They are the states of the comparator's wires and of all wires that these have
    /// met.
    pub fn states(&self) -> Uint32Array {
        let states = self.0.work().iter().map(|step| narrow(step.after));
        Uint32Array::from(states.collect::<Vec<_>>().as_slice())
    }

    /// The comparators that the proof has done, in the same order as `states`.
    pub fn work(&self) -> Uint32Array {
        let work = self.0.work().iter().map(|step| narrow(step.comparator));
        Uint32Array::from(work.collect::<Vec<_>>().as_slice())
    }
}

/// Converts a count of comparators or of states, which never comes near 2³².
fn narrow(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
