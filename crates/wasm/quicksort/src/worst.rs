//! Which lists take the most comparisons.

use appleyard_core::progress::Progress;
use appleyard_core::sort::WorstRun;
use js_sys::Uint32Array;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::config::QuicksortConfig;
use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::into_js;
use appleyard_wasm::progress::advance;

/// Sorts every order of as many different numbers as the input of a configuration has, 1 to 8, and
/// keeps the most comparisons; resumable slice by slice.
#[wasm_bindgen]
pub struct WorstList(WorstRun);

#[wasm_bindgen]
impl WorstList {
    /// Prepares the runs. How the elements lie at the start does not matter. Errors: as for
    /// `Quicksort`, and `worst-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<QuicksortConfig>) -> Result<WorstList, JsValue> {
        let config = read_object("config", &config)?;
        let count = config.count("config")?;
        let (_, plan) = config.prepare("config")?;
        WorstRun::new(count, plan).map(WorstList).map_err(into_js)
    }

    /// Sorts `budget` further orders.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// The most comparisons that an order takes, of those that are sorted.
    pub fn comparisons(&self) -> u32 {
        self.0.comparisons()
    }

    /// The fewest comparisons that one takes.
    pub fn fewest(&self) -> u32 {
        self.0.fewest()
    }

    /// The first order that takes the most.
    pub fn list(&self) -> Uint32Array {
        Uint32Array::from(self.0.list())
    }
}
