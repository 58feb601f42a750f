//! Sweeps over machines.

use appleyard_core::checked::narrow;
use appleyard_core::dovetail::{
    self, Fate, MachineEnumeration, Machines, SweepDoes, SweepMark, SweepMoment, SweepOrder,
    SweepReport, SweepSummary, SweepWhy,
};
use appleyard_core::machine::turing::{Halting, MachineProof, Program, Table, Tape};
use appleyard_core::progress::Progress;
use appleyard_wasm::argument::{GivenBigInt, GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed, with_param};
use appleyard_wasm::progress::advance;
use js_sys::BigInt;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::whole::bigint;

/// Which machines, in which order, and how long.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SweepConfig {
    /// The order.
    pub order: SweepOrder,
    /// Whether a machine gets no moment any more once it has halted or is proved never to.
    #[serde(default)]
    #[tsify(optional)]
    pub pruned: bool,
    /// After how many rounds the sweep ends.
    pub rounds: u64,
    /// How many states the machines have, from 1 to 5.
    #[serde(default)]
    #[tsify(optional)]
    pub states: Option<u8>,
    /// How they are numbered; by index without it.
    #[serde(default)]
    #[tsify(optional)]
    pub enumeration: Option<MachineEnumeration>,
    /// The seed of a shuffle.
    #[serde(default)]
    #[tsify(optional, type = "number | bigint")]
    pub seed: u64,
    /// The place of machine 0 in the enumeration; 0 without it.
    #[serde(default)]
    #[tsify(optional, type = "number | bigint")]
    pub first: u64,
    /// How many machines there are; 1 without it.
    #[serde(default)]
    #[tsify(optional)]
    pub count: Option<u64>,
    /// In place of `states`: machines in the standard text, such as `1RB1LB_1LA1RZ`, up to 1000.
    #[serde(default)]
    #[tsify(optional)]
    pub texts: Vec<String>,
}

impl SweepConfig {
    fn machines(&self) -> Result<Machines, JsValue> {
        if let Some(states) = self.states {
            // As documented, by number and one of them.
            let enumeration = self.enumeration.unwrap_or_default();
            // As above.
            let count = self.count.unwrap_or(1);
            let machines = Machines::numbered(states, enumeration, self.seed, self.first, count);
            return machines.map_err(into_js);
        }
        let read = |text: &String| {
            let table = Table::read_standard(text).map_err(into_js)?;
            Ok((Program::new(table, Halting::Step), Tape::default()))
        };
        let read = (0_u32..).zip(&self.texts).map(|(machine, text)| {
            read(text).map_err(|it| with_param(it, "machine", &machine.into()))
        });
        Machines::listed(read.collect::<Result<_, JsValue>>()?).map_err(into_js)
    }
}

/// A machine of a sweep.
#[derive(Tsify, Serialize)]
pub struct SweepMachine {
    /// Its table in the standard text.
    pub text: String,
    /// Its number among all machines with as many states; absent if a cell is empty, or for a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub index: Option<u64>,
    /// In the tree: for how many machines it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub weight: Option<u64>,
    /// After how many steps it halts, if the sweep knows that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub halts: Option<u64>,
    /// After how many steps a proof is found that it never halts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub proved: Option<u64>,
    /// The proof.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub proof: Option<MachineProof>,
    /// Its tape when it has halted, from the first to the last cell that is not blank, up to 1000 cells.
    pub tape: String,
}

/// Why a step comes when it comes.
#[derive(Tsify, Serialize)]
pub struct SweepReason {
    /// The round; absent in the order `first` while the machine has not begun, because it may never begin.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub round: Option<u64>,
    /// The moments before this round; absent if the sweep has not come so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub before: Option<u64>,
    /// The moments of the round before this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub place: Option<u64>,
    /// The moment; absent if the step does not come.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub t: Option<u64>,
    /// What happens with this step.
    pub does: SweepDoes,
}

/// A sweep over machines, round by round.
#[wasm_bindgen]
pub struct Sweep {
    run: dovetail::Sweep,
    texts: Vec<String>,
}

#[wasm_bindgen]
impl Sweep {
    /// Prepares the sweep. Errors: `bad-argument`; `turing-states-out-of-range`, `turing-index-out-of-range`; those of a
    /// text, which begin with `turing-`, with one more param, `machine`; `dovetail-count-out-of-range`,
    /// `dovetail-rounds-out-of-range`, `dovetail-tree-out-of-range`, `dovetail-no-machines`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<SweepConfig>) -> Result<Sweep, JsValue> {
        let config = read_object("config", &config)?;
        let machines = config.machines()?;
        let sweep = dovetail::Sweep::new(machines, config.order, config.pruned, config.rounds);
        Ok(Sweep {
            run: sweep.map_err(into_js)?,
            texts: match config.states {
                Some(_) => Vec::new(),
                None => config.texts,
            },
        })
    }

    /// Does `budget` rounds. Errors: `bad-argument`, `dovetail-too-much-memory`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.run, budget)
    }

    /// What has been found so far.
    pub fn summary(&self) -> Result<Ts<SweepSummary>, JsValue> {
        typed(&self.run.summary())
    }

    /// Which step comes at moment t. Errors: `bad-argument`, `dovetail-moment-out-of-range`.
    pub fn at(&self, t: &GivenBigInt) -> Result<Ts<SweepMoment>, JsValue> {
        typed(&self.run.at(read("t", t)?).map_err(into_js)?)
    }

    /// The moment of a step, or `undefined` if it does not come in the rounds that are done. Error: `bad-argument`.
    pub fn when(
        &self,
        machine: &GivenNumber,
        step: &GivenNumber,
    ) -> Result<Option<BigInt>, JsValue> {
        let (machine, step) = (read("machine", machine)?, read("step", step)?);
        Ok(self.run.when(machine, step).map(BigInt::from))
    }

    /// When a step comes if no machine ever ends; in a fair order never later. `undefined` if there is no such moment.
    /// Errors: `bad-argument`, `dovetail-machine-out-of-range`, `dovetail-step-out-of-range`.
    pub fn bound(
        &self,
        machine: &GivenNumber,
        step: &GivenNumber,
    ) -> Result<Option<BigInt>, JsValue> {
        let why = self.reason(machine, step)?;
        why.bound.as_ref().map(bigint).transpose()
    }

    /// Why a step comes when it comes. Errors: as for `bound`.
    pub fn why(
        &self,
        machine: &GivenNumber,
        step: &GivenNumber,
    ) -> Result<Ts<SweepReason>, JsValue> {
        let SweepWhy {
            round,
            before,
            place,
            t,
            does,
            ..
        } = self.reason(machine, step)?;
        typed(&SweepReason {
            round,
            before,
            place,
            t,
            does,
        })
    }

    /// How far machines are when t moments are done: for each its steps; 0 if it has not begun, 1 if it goes on, 2 if it has
    /// halted, 3 if it was dropped; and its last step, if it ends in the rounds that are done, or 0. Errors: `bad-argument`,
    /// `dovetail-moment-out-of-range`, `dovetail-machine-out-of-range`.
    pub fn grid(
        &self,
        t: &GivenBigInt,
        from: &GivenNumber,
        count: &GivenNumber,
    ) -> Result<Vec<u32>, JsValue> {
        let (t, from, count) = (read("t", t)?, read("from", from)?, read("count", count)?);
        let marks = self.run.grid(t, from, count).map_err(into_js)?;
        let row = |it: SweepMark| {
            let state = match it.state {
                SweepDoes::Ended => 2,
                SweepDoes::Dropped => 3,
                SweepDoes::Step => 1,
                _ => 0,
            };
            [it.steps, state, it.last].map(narrow)
        };
        Ok(marks.into_iter().flat_map(row).collect())
    }

    /// The reports `from` to `from + count - 1` in the order in which they come, at most 10,000. Error: `bad-argument`.
    pub fn reports(
        &self,
        from: &GivenNumber,
        count: &GivenNumber,
    ) -> Result<Vec<Ts<SweepReport>>, JsValue> {
        let (from, count): (u64, u64) = (read("from", from)?, read("count", count)?);
        let reports = self.run.reports(from, count.min(10_000));
        reports.iter().map(typed).collect()
    }

    /// A machine, and what the sweep knows about it. Errors: `bad-argument`, `dovetail-machine-out-of-range`.
    pub fn machine(&self, machine: &GivenNumber) -> Result<Ts<SweepMachine>, JsValue> {
        let machine: u64 = read("machine", machine)?;
        let machines = self.run.machines();
        let (program, _) = machines.program(machine).map_err(into_js)?;
        let place = usize::try_from(machine).ok();
        let given = place.and_then(|it| self.texts.get(it));
        let text = match given {
            Some(text) => text.clone(),
            None => program.table().standard().map_err(into_js)?,
        };
        let (halts, never) = match self.run.fate(machine) {
            Some(Fate::Halts { steps, .. }) => (Some(steps), None),
            Some(Fate::Never { steps, proof }) => (None, Some((steps, proof))),
            _ => (None, None),
        };
        typed(&SweepMachine {
            text,
            index: machines.index(machine),
            weight: machines.weight(machine),
            halts,
            proved: never.map(|it| it.0),
            proof: never.map(|it| it.1),
            tape: self.run.output(machine).map_err(into_js)?,
        })
    }

    fn reason(&self, machine: &GivenNumber, step: &GivenNumber) -> Result<SweepWhy, JsValue> {
        let (machine, step) = (read("machine", machine)?, read("step", step)?);
        self.run.why(machine, step).map_err(into_js)
    }
}
