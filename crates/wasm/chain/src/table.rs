//! The values of all rows.

use appleyard_core::chain::{self, FirstMove, OctalCode, misled_rows};
use appleyard_core::game::EndRule;
use appleyard_core::progress::Progress;
use js_sys::Int32Array;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::census::ChainCensus;
use super::value::signed;
use appleyard_wasm::argument::{GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;

/// Up to which row.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChainTableConfig {
    /// The objects of the longest row, 1 to 60.
    pub objects: u32,
}

/// How large a table is.
#[derive(Tsify, Serialize)]
pub struct ChainTableSize {
    /// All positions that fit into the longest row, the empty one included.
    pub positions: u64,
    /// The bytes of their values, under both end rules.
    pub bytes: u64,
}

/// Rows without a gap, by their objects, whose winner in the reverse game is not the one that one might
/// expect.
#[derive(Tsify, Serialize)]
pub struct ChainMisled {
    /// Another one than in the direct game.
    pub reversed: Vec<u32>,
    /// Another one than misère Nim has with heaps of the groups' Grundy values.
    pub nim: Vec<u32>,
}

/// The exact values of all positions that fit into a row, under both end rules; resumable slice by
/// slice.
#[wasm_bindgen]
pub struct ChainTable(chain::ChainTable);

/// The games of a row of values: direct and reverse with the first-move rule, and without.
const GAMES: [(EndRule, FirstMove); 4] = [
    (EndRule::Normal, FirstMove::Fewest),
    (EndRule::Misere, FirstMove::Fewest),
    (EndRule::Normal, FirstMove::Any),
    (EndRule::Misere, FirstMove::Any),
];

#[wasm_bindgen]
impl ChainTable {
    /// Prepares a table. Errors: `bad-argument`, `objects-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ChainTableConfig>) -> Result<ChainTable, JsValue> {
        let config = read_object("config", &config)?;
        let table = chain::ChainTable::new(OctalCode::chain(), config.objects);
        table.map(ChainTable).map_err(into_js)
    }

    /// Does about `budget` units of work: positions, and moves looked at.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// How large the table is; known from the start.
    pub fn summary(&self) -> Result<Ts<ChainTableSize>, JsValue> {
        typed(&ChainTableSize {
            positions: self.0.positions(),
            bytes: self.0.bytes(),
        })
    }

    /// All positions that fit into a row of so many objects, 1 to 40, and no more than the longest row has.
    /// Errors: `bad-argument`, `objects-out-of-range`; `position-not-solved`, before the run has ended.
    pub fn census(
        &self,
        objects: &GivenNumber,
        #[wasm_bindgen(js_name = endRule)] end_rule: Ts<EndRule>,
    ) -> Result<Ts<ChainCensus>, JsValue> {
        let objects = read("objects", objects)?;
        let end_rule = read_object("endRule", &end_rule)?;
        typed(&ChainCensus::new(&self.0, objects, end_rule).map_err(into_js)?)
    }

    /// The rows of which other games say the wrong thing in the reverse game. Errors: `bad-argument`;
    /// `position-not-solved`, before the run has ended.
    pub fn misled(
        &self,
        #[wasm_bindgen(js_name = firstMove)] first: Ts<FirstMove>,
    ) -> Result<Ts<ChainMisled>, JsValue> {
        let first = read_object("firstMove", &first)?;
        let rows = misled_rows(&self.0, first).map_err(into_js)?;
        typed(&ChainMisled {
            reversed: rows.reversed,
            nim: rows.misled,
        })
    }

    /// The values of the rows of 1, 2, … objects, 4 each: of the direct and the reverse game whose
    /// first move takes one, and of both whose first move is free. +k is won in k plies by whoever moves
    /// first, −k lost in k. Rows that the run has not come to have 0.
    pub fn values(&self) -> Int32Array {
        let table = &self.0;
        let value = |objects, (end_rule, first)| table.start(objects, end_rule, first);
        let values = (1..=table.length())
            .flat_map(|objects| GAMES.map(|game| value(objects, game).map_or(0, signed)));
        Int32Array::from(values.collect::<Vec<i32>>().as_slice())
    }
}
