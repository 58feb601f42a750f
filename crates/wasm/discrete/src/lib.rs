//! Machines with their environments, and the boundary between the two.

use std::ops::Range;

use appleyard_core::machine::discrete::{
    CellKind, DiscreteConfig, DiscreteRun, DiscreteSignals, Role,
};
use appleyard_wasm::argument::{GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// What a cell of a row is.
#[derive(Serialize, Tsify)]
pub struct DiscreteCell {
    /// What it stands for. Cells of one role follow one law.
    pub role: Role,
    /// How the number in it is meant.
    pub kind: CellKind,
}

/// A state of a finite automaton.
#[derive(Serialize, Tsify)]
pub struct AutomatonState {
    /// The state after a letter 0, and after a letter 1.
    #[tsify(type = "[number, number]")]
    pub next: [i32; 2],
    /// Whether the automaton accepts a word that ends here.
    pub accepts: bool,
}

/// The law of a row.
#[derive(Serialize, Tsify)]
pub struct DiscreteLaw {
    /// Whether it has an inverse here.
    pub reversible: bool,
    /// Whether the first cell and the last one are neighbours.
    pub wraps: bool,
    /// The states of the automaton, from 0; empty for any other machine.
    pub states: Vec<AutomatonState>,
}

/// A discrete machine with its environment, run and recorded row by row. All cells of a row change at once.
#[wasm_bindgen]
pub struct DiscreteMachine {
    run: DiscreteRun,
}

#[wasm_bindgen]
impl DiscreteMachine {
    /// Runs the machine. Errors: `bad-argument`, and the codes that begin with `discrete-`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<DiscreteConfig>) -> Result<DiscreteMachine, JsValue> {
        let config = read_object("config", &config)?;
        let run = DiscreteRun::new(&config).map_err(into_js)?;
        Ok(DiscreteMachine { run })
    }

    /// The number of steps. There is one row more.
    pub fn steps(&self) -> u32 {
        self.run.steps()
    }

    /// What the cells of a row are, from the left.
    pub fn cells(&self) -> Result<Vec<Ts<DiscreteCell>>, JsValue> {
        let roles = self.run.system().roles();
        let cells = roles.map(|role| DiscreteCell {
            role,
            kind: role.kind(),
        });
        cells.map(|cell| typed(&cell)).collect()
    }

    /// The numbers in the cells, row after row.
    pub fn rows(&self) -> Vec<i32> {
        self.run.rows().to_vec()
    }

    /// What is known of the law.
    pub fn law(&self) -> Result<Ts<DiscreteLaw>, JsValue> {
        let states = self
            .run
            .system()
            .automaton()
            .into_iter()
            .flat_map(|automaton| {
                let table = (0..).zip(automaton.table());
                table.map(move |(state, &next)| AutomatonState {
                    next,
                    accepts: automaton.accepts(state),
                })
            });
        typed(&DiscreteLaw {
            reversible: self.run.system().reversible(),
            wraps: self.run.system().wraps(),
            states: states.collect(),
        })
    }

    /// What crosses the boundaries of the cells from one on, up to another, in the step from this row to the next.
    /// Errors: `bad-argument`, `discrete-no-such-step`, `discrete-no-such-window`.
    pub fn signals(
        &self,
        step: &GivenNumber,
        from: &GivenNumber,
        to: &GivenNumber,
    ) -> Result<Ts<DiscreteSignals>, JsValue> {
        let (step, range) = (read("step", step)?, range(from, to)?);
        typed(&self.run.signals(step, range).map_err(into_js)?)
    }

    /// The rows of these cells, run alone: they are given what crosses the boundaries, and nothing else. Errors:
    /// `bad-argument`, `discrete-no-such-window`.
    pub fn alone(&self, from: &GivenNumber, to: &GivenNumber) -> Result<Vec<i32>, JsValue> {
        self.run.alone(range(from, to)?).map_err(into_js)
    }

    /// The rows up to a step, calculated back from it by the inverse of the law; absent without an inverse.
    /// Errors: `bad-argument`, `discrete-no-such-step`.
    pub fn backwards(&self, step: &GivenNumber) -> Result<Option<Vec<i32>>, JsValue> {
        self.run.backwards(read("step", step)?).map_err(into_js)
    }
}

fn range(from: &GivenNumber, to: &GivenNumber) -> Result<Range<usize>, JsValue> {
    Ok(read("from", from)?..read("to", to)?)
}
