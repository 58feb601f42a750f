//! All machines of two states.

use appleyard_core::machine::turing::{MachineProof, TwoStateOutcome, TwoStatePlate};
use appleyard_core::progress::Progress;
use appleyard_wasm::argument::{GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Nothing to choose.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TwoStateConfig {}

/// How a machine of two states halts.
#[derive(Tsify, Serialize)]
pub struct TwoStateHalt {
    /// After how many steps.
    pub steps: u64,
    /// How many cells are not blank then.
    pub ones: u64,
}

/// A machine of two states, and what becomes of it on the blank tape.
#[derive(Tsify, Serialize)]
pub struct TwoStateMachine {
    /// Its number.
    pub index: u64,
    /// Its standard text.
    pub text: String,
    /// How it halts; absent if it never does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub halts: Option<TwoStateHalt>,
    /// Why it never halts; absent if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub proof: Option<MachineProof>,
}

/// All 20,736 machines with two states and the symbols 0 and 1: after how many steps each halts, or why it never does.
#[wasm_bindgen]
pub struct TwoStateMachines {
    plate: TwoStatePlate,
}

#[wasm_bindgen]
impl TwoStateMachines {
    /// Prepares the run. Error: `bad-argument`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<TwoStateConfig>) -> Result<TwoStateMachines, JsValue> {
        read_object("config", &config)?;
        Ok(TwoStateMachines {
            plate: TwoStatePlate::new(),
        })
    }

    /// Settles at most `budget` further machines. Error: `bad-argument`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        progress::advance(&mut self.plate, budget)
    }

    /// What becomes of the machines so far, by their numbers: the number of steps, 1 to 6, of one that halts; 64 for one
    /// that repeats exactly, 65 for one that repeats farther on, 66 for one that has no halt in reach; 0 for not known.
    pub fn outcomes(&self) -> Vec<u8> {
        let outcomes = self.plate.outcomes();
        outcomes.iter().map(TwoStateOutcome::code).collect()
    }

    /// The machine with this number. Errors: `bad-argument`, `turing-index-out-of-range`.
    pub fn machine(&self, index: &GivenNumber) -> Result<Ts<TwoStateMachine>, JsValue> {
        let index = read("index", index)?;
        let (table, outcome) = TwoStatePlate::machine(index).map_err(into_js)?;
        let (halts, proof) = match outcome {
            TwoStateOutcome::Halts { steps, ones } => (Some(TwoStateHalt { steps, ones }), None),
            TwoStateOutcome::Never(proof) => (None, Some(proof)),
            TwoStateOutcome::Open => (None, None),
        };
        typed(&TwoStateMachine {
            index,
            text: table.standard().map_err(into_js)?,
            halts,
            proof,
        })
    }
}
