//! The configuration of a heap game.

use appleyard_core::Error;
use appleyard_core::error::NimError;
use appleyard_core::game::EndRule;
use appleyard_core::nim::{
    Coupling, HeapGame, HeapRun, MAX_HEAPS, NimSummary, Numbers, ParsedNumbers,
};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::read_object;
use appleyard_wasm::error::{bad_argument, into_js, typed, with_param};

/// A heap game.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NimConfig {
    /// The stones of each heap at the start, 1 to 10¹⁵; 1 to 1000 heaps.
    #[tsify(type = "BigUint64Array | readonly (number | bigint)[]")]
    pub heaps: Vec<u64>,
    /// What may be taken from each heap, such as `any`, `1..3`, `2,5` or `odd*1..99`. The last rule
    /// holds for all heaps that follow. At most 1000 rules, each of at most 600
    /// characters.
    pub rules: Vec<String>,
    /// Whether a move may touch both heaps.
    pub coupling: Coupling,
    /// Whether a player may take more stones than the heap has, which empties the heap.
    pub past_end: bool,
    /// Who wins when no move is left.
    pub end_rule: EndRule,
}

impl NimConfig {
    /// The run, and the rules in the form in which they were read.
    pub(super) fn run(&self) -> Result<(HeapRun, Vec<ParsedNumbers>), JsValue> {
        // Rules beyond the number of heaps do not matter, but each one is work to read.
        if self.rules.len() > MAX_HEAPS {
            let message = format!("config.rules: more than {MAX_HEAPS} rules");
            return Err(bad_argument(&message));
        }
        let rules = self.rules.iter().zip(1..);
        let rules: Vec<ParsedNumbers> = rules
            .map(|(text, number)| Numbers::parse(text).map_err(|error| of_rule(error, number)))
            .collect::<Result<_, JsValue>>()?;
        let run = self.game(&rules).and_then(HeapRun::new).map_err(into_js)?;
        Ok((run, rules))
    }

    fn game(&self, rules: &[ParsedNumbers]) -> Result<HeapGame, Error> {
        let numbers: Vec<Numbers> = rules.iter().map(|rule| rule.numbers.clone()).collect();
        HeapGame::new(
            &self.heaps,
            &numbers,
            self.coupling,
            self.past_end,
            self.end_rule,
        )
    }
}

/// How much work a heap game would take, known before any work starts. It accepts and refuses the
/// same configurations as [`Nim`], and solves nothing.
///
/// [`Nim`]: super::Nim
#[wasm_bindgen]
pub struct NimPlan(NimSummary);

#[wasm_bindgen]
impl NimPlan {
    /// Checks a configuration. Errors: as for `Nim`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<NimConfig>) -> Result<NimPlan, JsValue> {
        let config = read_object("config", &config)?;
        let (run, rules) = config.run()?;
        Ok(NimPlan(run.summary(&rules)))
    }

    /// A summary of the game as it would be. Only periods that a formula gives are known yet.
    pub fn summary(&self) -> Result<Ts<NimSummary>, JsValue> {
        typed(&self.0)
    }
}

/// The error of a rule that cannot be read, with the parameter `rule`: its number in the list,
/// counted from 1.
pub fn of_rule(error: NimError, number: u32) -> JsValue {
    with_param(into_js(error), "rule", &number.into())
}
