//! All machines of a number of states at once.

use appleyard_core::dovetail::{self, KnownTotals};
use appleyard_core::progress::Progress;
use appleyard_wasm::argument::{GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Which machines.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MachineTreeConfig {
    /// How many states they have, from 1 to 4.
    pub states: u8,
}

/// What is known about all machines.
#[derive(Tsify, Serialize)]
pub struct MachineTreeSummary {
    /// How many there are.
    pub machines: u64,
    /// How many are settled.
    pub settled: u64,
    /// How many of these halt.
    pub halting: u64,
    /// The steps of the longest of these.
    pub most: u64,
    /// The leaves of the tree so far.
    pub forms: u64,
}

/// How many machines of a number of states halt, and after how many steps.
#[wasm_bindgen]
pub struct MachineTree(dovetail::MachineTree);

#[wasm_bindgen]
impl MachineTree {
    /// Prepares the run. Errors: `bad-argument`, `dovetail-tree-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<MachineTreeConfig>) -> Result<MachineTree, JsValue> {
        let MachineTreeConfig { states } = read_object("config", &config)?;
        let tree = dovetail::MachineTree::new(states).map_err(into_js)?;
        Ok(MachineTree(tree))
    }

    /// Simulates `budget` steps. The progress counts machines. Error: `bad-argument`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// What is known so far.
    pub fn summary(&self) -> Result<Ts<MachineTreeSummary>, JsValue> {
        let tree = &self.0;
        typed(&MachineTreeSummary {
            machines: tree.machines(),
            settled: tree.settled(),
            halting: tree.halting(),
            most: tree.most(),
            forms: tree.forms(),
        })
    }

    /// How many machines halt after 0, 1, 2, … steps, as far as they are settled.
    #[expect(
        clippy::cast_precision_loss,
        reason = "there are 25.6e9 machines at most"
    )]
    pub fn histogram(&self) -> Vec<f64> {
        self.0.histogram().iter().map(|&it| it as f64).collect()
    }
}

/// What the literature says about all machines with 2, 3 or 4 states. Errors: `bad-argument`,
/// `dovetail-tree-out-of-range`.
#[wasm_bindgen(js_name = knownTotals)]
pub fn known_totals(states: &GivenNumber) -> Result<Ts<KnownTotals>, JsValue> {
    typed(&dovetail::known_totals(read("states", states)?).map_err(into_js)?)
}
