//! Misère quotients: how heap games behave if the last move loses.

use appleyard_core::chain::OctalCode;
use appleyard_core::checked::narrow;
use appleyard_core::misere::{
    Element, HeapRules, MisereGrowth, MisereMoves, MisereRun, MisereVerdict,
};
use appleyard_core::nim::Numbers;
use appleyard_core::progress::Progress;
use appleyard_core::solve::Period;
use js_sys::Uint16Array;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenBigInts, GivenNumber, read, read_object};
use appleyard_wasm::error::{bad_argument, into_js, typed};
use appleyard_wasm::progress::advance;

/// Which quotient to find: either `code` or `numbers` has the rules of a heap.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MisereConfig {
    /// An octal game, as for `ChainGrundy`.
    #[tsify(optional)]
    pub code: Option<String>,
    /// The numbers that may be taken from a heap, as for `Nim`.
    #[tsify(optional)]
    pub numbers: Option<String>,
    /// The largest heap that is looked at, if no period is proved before: 0 to 10,000.
    pub heaps: u32,
    /// The most elements, 2 to 4096.
    pub elements: u32,
}

/// What is known of a quotient.
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
pub struct MisereSummary {
    /// The rules in their usual form.
    pub rules: String,
    /// The number of elements.
    pub order: u32,
    /// The largest heap that was looked at.
    pub heaps: u32,
    /// The lost elements, in order.
    pub lost: Vec<Element>,
    /// For each element the simplest sum that has it: the sizes of its heaps, from small to large.
    pub sums: Vec<Vec<u32>>,
    /// The heaps with which the quotient grew.
    pub growth: Vec<MisereGrowth>,
    /// The period of the elements of the heaps, once it is proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub period: Option<Period>,
    /// How many transitions prove the quotient.
    pub transitions: u32,
}

/// A misère quotient, found heap by heap, resumable slice by slice.
#[wasm_bindgen]
pub struct MisereQuotient(MisereRun);

#[wasm_bindgen]
impl MisereQuotient {
    /// Prepares the run. Errors: `bad-argument`, those of `ChainGrundy` and of the rules of `Nim`,
    /// `misere-heaps-out-of-range`, `elements-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<MisereConfig>) -> Result<MisereQuotient, JsValue> {
        let config = read_object("config", &config)?;
        let rules = match (&config.code, &config.numbers) {
            (Some(code), None) => OctalCode::parse(code).map(HeapRules::Octal),
            (None, Some(numbers)) => {
                let parsed = Numbers::parse(numbers);
                parsed
                    .map(|it| HeapRules::Take(it.numbers))
                    .map_err(Into::into)
            }
            _ => return Err(bad_argument(&"config: give either `code` or `numbers`")),
        };
        let run = MisereRun::new(rules.map_err(into_js)?, config.heaps, config.elements);
        run.map(MisereQuotient).map_err(into_js)
    }

    /// Does about `budget` steps. A step is a heap that fits, or one attempt to let the quotient grow. Errors:
    /// `bad-argument`, `quotient-too-large`, `quotient-too-deep`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// What is known so far.
    pub fn summary(&self) -> Result<Ts<MisereSummary>, JsValue> {
        let quotient = self.0.quotient();
        let elements = (0..quotient.order()).map(Element::from);
        typed(&MisereSummary {
            rules: quotient.rules().to_string(),
            order: narrow(quotient.order()),
            heaps: quotient.heaps(),
            lost: elements.filter(|&it| quotient.is_lost(it)).collect(),
            sums: quotient.simplest_sums(),
            growth: quotient.growth().to_vec(),
            period: quotient.period(),
            transitions: narrow(self.0.transitions()),
        })
    }

    /// The elements of the heaps of 0, 1, 2, … objects.
    pub fn elements(&self) -> Uint16Array {
        let elements: Vec<u16> = self.0.quotient().elements().iter().map(|it| it.0).collect();
        Uint16Array::from(elements.as_slice())
    }

    /// The products of all elements, row by row.
    pub fn products(&self) -> Uint16Array {
        let quotient = self.0.quotient();
        let all = || (0..quotient.order()).map(Element::from);
        let products = all().flat_map(|one| all().map(move |other| quotient.product(one, other).0));
        Uint16Array::from(products.collect::<Vec<u16>>().as_slice())
    }

    /// The quotient as a text that can be checked without a search.
    pub fn text(&self) -> String {
        self.0.quotient().text()
    }

    /// Who wins from these heaps. Errors: `bad-argument`, `heap-beyond-quotient`.
    pub fn verdict(&self, heaps: &GivenBigInts) -> Result<Ts<MisereVerdict>, JsValue> {
        let heaps: Vec<u64> = read("heaps", heaps)?;
        typed(&self.0.quotient().verdict(&heaps).map_err(into_js)?)
    }

    /// Every winning move from these heaps. Errors: `bad-argument`, `heap-beyond-quotient`.
    #[wasm_bindgen(js_name = winningMoves)]
    pub fn winning_moves(&self, heaps: &GivenBigInts) -> Result<Vec<Ts<MisereMoves>>, JsValue> {
        let heaps: Vec<u64> = read("heaps", heaps)?;
        let moves = self.0.quotient().winning_moves(&heaps).map_err(into_js)?;
        moves.iter().map(typed).collect()
    }
}
