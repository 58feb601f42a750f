use appleyard_core::machine::turing::{
    HeadDirection, Instruction, MachineEnd, MachineForm, MachineProof, MachineState, MachineSymbol,
    Prover, Stop, TuringBreak, TuringMoment, TuringRow, TuringRun, View,
};
use appleyard_core::progress::{Progress, Run};
use appleyard_wasm::argument::{GivenBytes, GivenNumber, read, read_object};
use appleyard_wasm::error::{bad_argument, into_js, typed};
use appleyard_wasm::pixels::image_data;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::ImageData;

use crate::config::{MachineConfig, MachineTape};

#[wasm_bindgen]
extern "C" {
    /// The form of a text, not read yet.
    #[wasm_bindgen(typescript_type = "MachineForm")]
    pub type GivenForm;
    /// A truth value, not read yet.
    #[wasm_bindgen(typescript_type = "boolean")]
    pub type GivenBoolean;
}

/// Why a run has stopped.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MachineStop {
    /// The machine has ended.
    End,
    /// The machine moves off for ever in one direction.
    Never,
    /// The run has reached its limit of steps.
    Limit,
    /// The run keeps as many operations as it may.
    Memory,
}

/// What is known of a run.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MachineSummary {
    /// The last step that is known.
    pub known: u64,
    /// How many operations that took.
    pub operations: usize,
    /// How many cells are not blank after the known steps.
    pub ones: u64,
    /// The first cell that the head has met.
    pub first: i64,
    /// The last cell that it has met.
    pub last: i64,
    /// Why the run has stopped; absent if it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub stop: Option<MachineStop>,
    /// How the machine has ended; absent if it has not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub end: Option<MachineEnd>,
}

/// A cell of the table.
#[derive(Tsify, Serialize)]
pub struct MachineCell {
    /// The symbol that is written.
    pub write: MachineSymbol,
    /// Where the head goes.
    pub go: HeadDirection,
    /// The next state; absent if the machine ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub next: Option<MachineState>,
    /// How the machine ends; absent if it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub end: Option<MachineEnd>,
}

/// A machine and its tape.
#[derive(Tsify, Serialize)]
pub struct MachineTable {
    /// The symbols; the first is the blank.
    pub symbols: Vec<char>,
    /// The names of the states.
    pub states: Vec<String>,
    /// The start state.
    pub start: MachineState,
    /// The form of the text; absent for a ready machine.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub form: Option<MachineForm>,
    /// The symbols of the cells before cell 0.
    pub left: String,
    /// The symbols of the cells from cell 0 on.
    pub right: String,
    /// State by state a cell for each symbol; null for a missing instruction.
    #[tsify(type = "(MachineCell | undefined)[]")]
    pub cells: Vec<Option<MachineCell>>,
}

/// A Turing machine that runs by chain moves, with everything that can be asked about its steps.
#[wasm_bindgen]
pub struct TuringMachine {
    run: TuringRun,
    prover: Prover,
    form: Option<MachineForm>,
    tape: MachineTape,
}

#[wasm_bindgen]
impl TuringMachine {
    /// Reads the machine and its tape. Errors: `bad-argument`, and the codes that begin with `turing-` for texts and
    /// tapes.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<MachineConfig>) -> Result<TuringMachine, JsValue> {
        let built = read_object("config", &config)?.build()?;
        Ok(TuringMachine {
            run: built.run,
            prover: built.prover,
            form: built.form,
            tape: built.tape,
        })
    }

    /// Does at most `budget` further operations. If the machine does not end, it then looks for a proof that it never
    /// halts, where a unit is a step. Error: `bad-argument`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        let budget = read("budget", budget)?;
        let Ok(run) = self.run.advance(budget);
        let both = match self.run.stop() {
            Some(Stop::Limit | Stop::Memory) => {
                let Ok(proof) = self.prover.advance(budget);
                run.followed_by(proof)
            }
            _ => run,
        };
        typed(&both)
    }

    /// What is known so far.
    pub fn summary(&self) -> Result<Ts<MachineSummary>, JsValue> {
        let [first, last] = self.run.met();
        let (stop, end) = match self.run.stop() {
            None => (None, None),
            Some(Stop::End(end)) => (Some(MachineStop::End), Some(end)),
            Some(Stop::Never(_)) => (Some(MachineStop::Never), None),
            Some(Stop::Limit) => (Some(MachineStop::Limit), None),
            Some(Stop::Memory) => (Some(MachineStop::Memory), None),
        };
        typed(&MachineSummary {
            known: self.run.known(),
            operations: self.run.operations(),
            ones: self.run.ones(),
            first,
            last,
            stop,
            end,
        })
    }

    /// The machine and the tape that it begins with.
    pub fn table(&self) -> Result<Ts<MachineTable>, JsValue> {
        let table = self.run.program().table();
        let cell = |cell: &Option<Instruction>| {
            cell.map(|it| MachineCell {
                write: it.write,
                go: it.go,
                next: it.next.state(),
                end: it.next.end(),
            })
        };
        typed(&MachineTable {
            symbols: table.symbols().to_vec(),
            states: table.states().to_vec(),
            start: table.start(),
            form: self.form,
            left: self.tape.left.clone(),
            right: self.tape.right.clone(),
            cells: table.cells().iter().map(cell).collect(),
        })
    }

    /// The machine after this number of steps. Errors: `bad-argument`, `turing-no-such-step`.
    pub fn at(&self, step: &GivenNumber) -> Result<Ts<TuringMoment>, JsValue> {
        typed(&self.run.at(read("step", step)?).map_err(into_js)?)
    }

    /// The numbers of the symbols in the cells from `from` to before `to`, after this number of steps. Errors:
    /// `bad-argument`, `turing-no-such-step`, `turing-cells-backwards`, `turing-cells-out-of-range`.
    pub fn tape(
        &self,
        step: &GivenNumber,
        from: &GivenNumber,
        to: &GivenNumber,
    ) -> Result<Vec<u8>, JsValue> {
        let (step, from, to) = (read("step", step)?, read("from", from)?, read("to", to)?);
        let symbols = self.run.tape(step, from, to).map_err(into_js)?;
        Ok(symbols.into_iter().map(|it| it.0).collect())
    }

    /// Up to `count` steps from `from` on. Errors: `bad-argument`, `turing-no-such-step`, `turing-steps-out-of-range`.
    pub fn steps(
        &self,
        from: &GivenNumber,
        count: &GivenNumber,
    ) -> Result<Vec<Ts<TuringRow>>, JsValue> {
        let (from, count) = (read("from", from)?, read("count", count)?);
        let rows = self.run.steps(from, count).map_err(into_js)?;
        rows.iter().map(typed).collect()
    }

    /// A picture of `steps` steps from `step` on and `cells` cells from `cell` on. The palette has three bytes for each
    /// symbol. Errors: `bad-argument`, `turing-side-out-of-range`, `turing-cells-backwards`,
    /// `turing-picture-too-coarse`.
    #[expect(clippy::too_many_arguments, reason = "two ranges, a size and colours")]
    pub fn picture(
        &self,
        step: &GivenNumber,
        steps: &GivenNumber,
        cell: &GivenNumber,
        cells: &GivenNumber,
        width: &GivenNumber,
        height: &GivenNumber,
        palette: &GivenBytes,
    ) -> Result<ImageData, JsValue> {
        let (step, steps): (u64, u64) = (read("step", step)?, read("steps", steps)?);
        let (cell, cells): (i64, u64) = (read("cell", cell)?, read("cells", cells)?);
        let (width, height) = (read("width", width)?, read("height", height)?);
        let palette: Vec<u8> = read("palette", palette)?;
        let (colours, rest) = palette.as_chunks::<3>();
        if colours.len() < self.run.program().table().symbols().len() || !rest.is_empty() {
            return Err(bad_argument(&"a palette has three bytes for each symbol"));
        }
        // A view that goes on for ever ends where the numbers do.
        let view = View {
            steps: step..step.saturating_add(steps),
            cells: cell..cell.saturating_add_unsigned(cells),
            width,
            height,
        };
        let pixels = self.run.picture(&view, colours).map_err(into_js)?;
        image_data(&pixels, width, height)
    }

    /// The first step after `from` that fits, or the last one before it; absent if no step fits. Errors: `bad-argument`,
    /// `turing-no-such-step`.
    #[wasm_bindgen(js_name = nextBreak)]
    pub fn next_break(
        &self,
        from: &GivenNumber,
        fits: Ts<TuringBreak>,
        backwards: &GivenBoolean,
    ) -> Result<Option<f64>, JsValue> {
        let (from, fits) = (read("from", from)?, read_object("fits", &fits)?);
        let backwards = read("backwards", backwards)?;
        let found = self.run.next_break(from, fits, backwards);
        // Steps are exact as numbers of JavaScript: the limit of a run sees to that.
        #[expect(clippy::cast_precision_loss, reason = "at most 2^53")]
        let exact = |it: u64| it as f64;
        Ok(found.map_err(into_js)?.map(exact))
    }

    /// The machine as a text that can be read again. Errors: `bad-argument`, `turing-not-standard`.
    pub fn text(&self, form: &GivenForm) -> Result<String, JsValue> {
        let table = self.run.program().table();
        table.write(read("form", form)?).map_err(into_js)
    }

    /// The proof that the machine never halts; absent if none was found.
    pub fn proof(&self) -> Result<Option<Ts<MachineProof>>, JsValue> {
        let proof = match self.run.stop() {
            Some(Stop::Never(proof)) => Some(proof),
            _ => self.prover.proof(),
        };
        proof.map(|it| typed(&it)).transpose()
    }
}
