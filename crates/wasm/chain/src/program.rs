//! The programs of the source article, run.

use appleyard_core::chain::programs::{Program, ProgramVerdict};
use appleyard_core::game::Outcome;
use appleyard_core::progress::Progress;
use appleyard_core::solve::Value;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::plan::ChainPlan;
use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;

/// How far a program has come, and what it has found.
#[derive(Tsify, Serialize)]
pub struct ChainProgramSummary {
    /// The moves tried so far: a whole number in decimal digits.
    pub moves: String,
    /// The values kept so far; 0 of a program without a table.
    pub stored: u64,
    /// The rounds that the bottom-up program has finished; 0 of all others.
    pub rounds: u32,
    /// Who wins the row, for whoever moves first; absent until the run has ended.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// In how many plies; absent until then, and of programs that do not find it.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remoteness: Option<u32>,
}

/// A program of the source article at work, resumable between moves.
#[wasm_bindgen]
pub struct ChainProgram(Program);

#[wasm_bindgen]
impl ChainProgram {
    /// Prepares a program, and counts how many moves it will try. Errors: `bad-argument`,
    /// `objects-out-of-range`; `program-too-large`, for more objects than it is made for;
    /// `grundy-under-misere`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ChainPlan>) -> Result<ChainProgram, JsValue> {
        let plan = read_object("config", &config)?;
        let program = Program::new(plan.into());
        program.map(ChainProgram).map_err(into_js)
    }

    /// Tries about `budget` moves more. A unit of progress is a move tried.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// How far it has come; it may be asked at any time.
    pub fn summary(&self) -> Result<Ts<ChainProgramSummary>, JsValue> {
        let verdict = self.0.verdict();
        let value: Option<Value> = verdict.and_then(ProgramVerdict::value);
        typed(&ChainProgramSummary {
            moves: self.0.moves().to_string(),
            stored: self.0.stored(),
            rounds: self.0.rounds(),
            outcome: verdict.map(ProgramVerdict::outcome),
            remoteness: value.and_then(|value| value.remoteness),
        })
    }
}
