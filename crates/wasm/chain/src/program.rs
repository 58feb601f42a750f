//! Runs the programs of the source article.

use appleyard_core::chain::programs::{CountingProgram, ProgramPlan, ProgramSummary};
use appleyard_core::progress::Progress;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;

/// A program of the source article at work, resumable between moves.
#[wasm_bindgen]
pub struct ChainProgram(CountingProgram);

#[wasm_bindgen]
impl ChainProgram {
    /// Prepares a program. Errors: `bad-argument`, `objects-out-of-range`; `program-too-large`, for more
    /// objects than the program allows; `grundy-under-misere`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ProgramPlan>) -> Result<ChainProgram, JsValue> {
        let plan = read_object("config", &config)?;
        let program = CountingProgram::new(plan);
        program.map(ChainProgram).map_err(into_js)
    }

    /// Does about `budget` more units. First it counts the moves, as `ChainGrowth` does; then it tries
    /// them, one unit for each move. `total` grows by the exact number of moves as soon as that is known.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// How far the run has come; you may ask at any time.
    pub fn summary(&self) -> Result<Ts<ProgramSummary>, JsValue> {
        typed(&self.0.summary())
    }
}
