//! Tables: what heaps are worth with a rule, and the cold pairs of Wythoff's game.

use appleyard_core::nim::{self, GrundyValues, Numbers, ParsedNumbers};
use appleyard_core::progress::Progress;
use js_sys::{BigUint64Array, Uint32Array};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::config::of_rule;
use super::summary::HeapRule;
use appleyard_wasm::argument::{GivenBigInt, GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;

/// Which Grundy values to work out.
#[derive(Tsify, Deserialize)]
#[tsify(large_number_types_as_bigints)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GrundyTableConfig {
    /// What may be taken.
    pub rule: String,
    /// The largest heap: 10⁶, or with a formula or a proved period 10¹⁵.
    pub up_to: u64,
    /// Whether a take may be larger than its heap, which it then empties; absent for no.
    #[tsify(optional)]
    #[serde(default)]
    pub past_end: bool,
}

/// The Grundy values of one heap with one rule, resumable slice by slice.
#[wasm_bindgen]
pub struct GrundyTable {
    rule: ParsedNumbers,
    values: GrundyValues,
    up_to: u64,
}

#[wasm_bindgen]
impl GrundyTable {
    /// Prepares a table. Errors: `bad-argument`, those of a rule that cannot be read,
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

    /// Does about `budget` units of work: a unit is a heap, or a number of the rule looked at for a
    /// heap. `total` falls when a period is proved. Errors: those of the constructor, where only
    /// a period could have helped and none was found.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.values, budget)
    }

    /// The values of `count` heaps, those of `from` stones and more; fewer where the table ends or
    /// has not come to them, at most 1,000,001 at once, and none beyond 2³²−1. Errors: `bad-argument`,
    /// also for a number beyond 2³²−1.
    pub fn values(&self, from: &GivenNumber, count: &GivenNumber) -> Result<Uint32Array, JsValue> {
        let (from, count): (u32, u32) = (read("from", from)?, read("count", count)?);
        let from = u64::from(from);
        let end = (from + u64::from(count)).min(self.up_to + 1);
        let values = self.values.values(from..end);
        Ok(Uint32Array::from(values.as_slice()))
    }

    /// The rule, with formula and, once the table is finished, period.
    pub fn rule(&self) -> Result<Ts<HeapRule>, JsValue> {
        typed(&HeapRule::new(&self.rule, Some(&self.values)))
    }
}

/// How many cold pairs to list.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColdPairsConfig {
    /// At most 100,000.
    pub count: u32,
}

/// A cold pair of Wythoff's game, by formula.
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
#[serde(rename_all = "camelCase")]
pub struct ColdPair {
    /// Its place in the sequence, 0 for (0, 0).
    pub index: u64,
    /// The smaller heap.
    pub smaller: u64,
    /// The larger heap.
    pub larger: u64,
    /// The smaller heap by the formula in floating point, which is wrong for some.
    pub by_double: u64,
}

/// The cold pairs of Wythoff's game, by the mex rule and by both formulas.
#[wasm_bindgen]
pub struct ColdPairs(nim::ColdPairs);

#[wasm_bindgen]
impl ColdPairs {
    /// Works out the first pairs. Errors: `bad-argument`, `too-many-pairs`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ColdPairsConfig>) -> Result<ColdPairs, JsValue> {
        let config = read_object("config", &config)?;
        let pairs = nim::ColdPairs::new(config.count.into());
        pairs.map(ColdPairs).map_err(into_js)
    }

    /// `count` pairs from the one of index `from` on, fewer where the list ends, as rows of 4: the
    /// smaller and the larger heap by the mex rule, the smaller by the exact formula and by the one
    /// in floating point. Errors: `bad-argument`, also for a number beyond 2³²−1.
    pub fn rows(&self, from: &GivenNumber, count: &GivenNumber) -> Result<BigUint64Array, JsValue> {
        let (from, count): (usize, usize) = (read("from", from)?, read("count", count)?);
        let rows = self.0.rows();
        let rows = rows.get(from..).unwrap_or_default();
        let rows = rows.get(..count).unwrap_or(rows);
        Ok(BigUint64Array::from(rows.as_flattened()))
    }

    /// Any cold pair, by both formulas. Errors: `bad-argument`; `pair-too-large`, for heaps of more
    /// than 10¹⁵ stones.
    pub fn at(&self, index: &GivenBigInt) -> Result<Ts<ColdPair>, JsValue> {
        let pair = nim::ColdPair::at(read("index", index)?).map_err(into_js)?;
        typed(&ColdPair {
            index: pair.index,
            smaller: pair.smaller,
            larger: pair.larger,
            by_double: pair.by_double,
        })
    }
}
