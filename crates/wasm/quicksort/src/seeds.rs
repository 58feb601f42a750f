//! How chance changes the work of a sort.

use appleyard_core::progress::Progress;
use appleyard_core::sort::SeedRun;
use js_sys::Uint32Array;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::config::QuicksortConfig;
use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::into_js;
use appleyard_wasm::progress::advance;

/// What to sort, and with how many seeds.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PivotSeedsConfig {
    /// What to sort, and how. Its `pivotSeed` matters only if the input is a killer; it may always
    /// be left out, and is then 1.
    pub sort: QuicksortConfig,
    /// The number of pivot seeds, 1 to 1000.
    pub seeds: u32,
}

/// Sorts the same input with the pivot seeds 1, 2, 3, …, without a record; resumable slice by
/// slice.
#[wasm_bindgen]
pub struct PivotSeeds(SeedRun);

#[wasm_bindgen]
impl PivotSeeds {
    /// Prepares the runs. Errors: as for `Quicksort`, and `seeds-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<PivotSeedsConfig>) -> Result<PivotSeeds, JsValue> {
        let PivotSeedsConfig { mut sort, seeds } = read_object("config", &config)?;
        sort.pivot_seed.get_or_insert(1);
        let (input, plan) = sort.prepare("config.sort")?;
        SeedRun::after(input, plan, seeds)
            .map(PivotSeeds)
            .map_err(into_js)
    }

    /// Sorts until it has done about `budget` further comparisons. `total` is an estimate. Errors:
    /// `too-many-steps`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// The number of comparisons with seed 1, 2, 3, …, for the seeds that are done.
    pub fn comparisons(&self) -> Uint32Array {
        Uint32Array::from(self.0.comparisons())
    }
}
