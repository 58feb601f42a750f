//! The configuration of a machine.

use appleyard_core::machine::turing::{
    Halting, MAX_PROVED, MachineForm, Program, Prover, ReadyMachine, Table, Tape, TuringRun, ready,
};
use appleyard_wasm::error::into_js;
use serde::Deserialize;
use tsify::Tsify;
use wasm_bindgen::prelude::JsValue;

/// The symbols of a tape, a character for each cell.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MachineTape {
    /// The cells before cell 0; the last character is cell -1.
    #[serde(default)]
    #[tsify(optional)]
    pub left: String,
    /// The cells from cell 0 on, where the head begins.
    #[serde(default)]
    #[tsify(optional)]
    pub right: String,
}

/// A Turing machine with its tape.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MachineConfig {
    /// A ready machine; the text is ignored then.
    #[serde(default)]
    #[tsify(optional)]
    pub ready: Option<ReadyMachine>,
    /// The table of the machine.
    #[serde(default)]
    #[tsify(optional)]
    pub text: String,
    /// The form of the text; without it the text itself decides.
    #[serde(default)]
    #[tsify(optional)]
    pub form: Option<MachineForm>,
    /// Whether the transition that ends the machine is a step; without it, as the table has it.
    #[serde(default)]
    #[tsify(optional)]
    pub halt_is_step: Option<bool>,
    /// The tape; without it that of the ready machine or of the text.
    #[serde(default)]
    #[tsify(optional)]
    pub tape: Option<MachineTape>,
    /// The most steps, from 1 to 2⁵³ - 1; a thousand million without it.
    #[serde(default)]
    #[tsify(optional)]
    pub limit: Option<u64>,
}

/// The limit of steps that a configuration has without saying so.
const LIMIT: u64 = 1_000_000_000;

/// What a configuration makes.
pub struct Built {
    /// The run.
    pub run: TuringRun,
    /// The search for a proof that it never halts.
    pub prover: Prover,
    /// The form of the text; none for a ready machine.
    pub form: Option<MachineForm>,
    /// The tape at the start.
    pub tape: MachineTape,
}

impl MachineConfig {
    /// Reads the machine and its tape.
    pub fn build(self) -> Result<Built, JsValue> {
        self.built().map_err(into_js)
    }

    fn built(self) -> Result<Built, appleyard_core::Error> {
        let (table, form, left, right) = match self.ready {
            Some(machine) => {
                let made = ready(machine)?;
                (
                    made.table,
                    None,
                    made.left.to_owned(),
                    made.right.to_owned(),
                )
            }
            None => {
                let read = Table::read(&self.text, self.form)?;
                (read.table, Some(read.form), String::new(), read.input)
            }
        };
        // A machine brings a tape of its own.
        let tape = self.tape.unwrap_or(MachineTape { left, right });
        let halting = match self.halt_is_step {
            None => Halting::AsWritten,
            Some(true) => Halting::Step,
            Some(false) => Halting::NoStep,
        };
        let cells = Tape::read(&table, &tape.left, &tape.right)?;
        let program = Program::new(table, halting);
        // As documented.
        let limit = self.limit.unwrap_or(LIMIT);
        let prover = Prover::new(&program, &cells, limit.min(MAX_PROVED));
        let run = TuringRun::new(program, &cells, limit)?;
        Ok(Built {
            run,
            prover,
            form,
            tape,
        })
    }
}
