//! Tables: the Grundy values of heaps under a rule, and the cold pairs of Wythoff's game.

use appleyard_core::nim::{self, ColdPair, GrundyValues, HeapRule, Numbers, ParsedNumbers};
use appleyard_core::progress::Progress;
use js_sys::{BigUint64Array, Uint32Array};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::config::of_rule;
use appleyard_wasm::argument::{GivenBigInt, GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;
use appleyard_wasm::rows::part;

/// Which Grundy values to calculate.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GrundyTableConfig {
    /// What may be taken.
    pub rule: String,
    /// The largest heap: up to 10⁶, or up to 10¹⁵ with a formula or a proved period.
    #[tsify(type = "number | bigint")]
    pub up_to: u64,
    /// Whether a player may take more stones than the heap has, which empties the heap. False if left
    /// out.
    #[tsify(optional)]
    #[serde(default)]
    pub past_end: bool,
}

/// The Grundy values of a single heap under one rule, resumable slice by slice.
#[wasm_bindgen]
pub struct GrundyTable {
    rule: ParsedNumbers,
    values: GrundyValues,
    up_to: u64,
}

#[wasm_bindgen]
impl GrundyTable {
    /// Prepares a table. Errors: `bad-argument`, the codes for a rule that cannot be read,
    /// `heap-too-large`, `rule-too-heavy`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<GrundyTableConfig>) -> Result<GrundyTable, JsValue> {
        let config = read_object("config", &config)?;
        let rule = Numbers::parse(&config.rule).map_err(|error| of_rule(error, 1))?;
        let values = if config.past_end {
            GrundyValues::past_end(&rule.numbers, config.up_to)
        } else {
            GrundyValues::new(&rule.numbers, config.up_to)
        };
        let values = values.map_err(into_js)?;
        Ok(GrundyTable {
            rule,
            values,
            up_to: config.up_to,
        })
    }

    /// Does about `budget` units of work. A unit is a heap, or a number of the rule that it looks at
    /// for a heap. `total` falls when a period is proved. Errors: those of the constructor, if only a
    /// period could have helped and the run has found none.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.values, budget)
    }

    /// The values of the heaps of `from`, `from` + 1, … stones, `count` of them. There are fewer if
    /// the table ends earlier or has not come that far, at most 1,000,001 at once, and none for heaps
    /// beyond 2³²−1. Errors: `bad-argument`, also for a number beyond 2³²−1.
    pub fn values(&self, from: &GivenNumber, count: &GivenNumber) -> Result<Uint32Array, JsValue> {
        let (from, count): (u32, u32) = (read("from", from)?, read("count", count)?);
        let from = u64::from(from);
        let end = (from + u64::from(count)).min(self.up_to + 1);
        let values = self.values.values(from..end);
        Ok(Uint32Array::from(values.as_slice()))
    }

    /// The rule with its formula and, once the table has finished, its period.
    pub fn rule(&self) -> Result<Ts<HeapRule>, JsValue> {
        typed(&HeapRule::new(&self.rule, Some(&self.values)))
    }
}

/// How many cold pairs to list.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColdPairsConfig {
    /// The number of pairs, at most 100,000.
    pub count: u32,
}

/// The cold pairs of Wythoff's game, found by the mex rule and by two formulas.
#[wasm_bindgen]
pub struct ColdPairs(nim::ColdPairs);

#[wasm_bindgen]
impl ColdPairs {
    /// Calculates the first pairs. Errors: `bad-argument`, `too-many-pairs`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ColdPairsConfig>) -> Result<ColdPairs, JsValue> {
        let config = read_object("config", &config)?;
        let pairs = nim::ColdPairs::new(config.count.into());
        pairs.map(ColdPairs).map_err(into_js)
    }

    /// `count` pairs from index `from` on, fewer if the list ends earlier, as rows of 4 numbers. A row
    /// has the smaller and the larger heap by the mex rule, the smaller heap by the exact formula, and
    /// the smaller heap by the formula in floating point. Errors: `bad-argument`, also for a number
    /// beyond 2³²−1.
    pub fn rows(&self, from: &GivenNumber, count: &GivenNumber) -> Result<BigUint64Array, JsValue> {
        let (from, count): (usize, usize) = (read("from", from)?, read("count", count)?);
        let rows = part(self.0.rows(), from, count);
        Ok(BigUint64Array::from(rows.as_flattened()))
    }

    /// Any cold pair, by both formulas. Errors: `bad-argument`; `pair-too-large`, for heaps of more
    /// than 10¹⁵ stones.
    pub fn at(&self, index: &GivenBigInt) -> Result<Ts<ColdPair>, JsValue> {
        let pair = ColdPair::at(read("index", index)?);
        typed(&pair.map_err(into_js)?)
    }
}
