//! The values of all rows up to a length.

use appleyard_core::chain::{
    self, FirstMove, MisledRows, OctalCode, TableSize, misled_rows, signed,
};
use appleyard_core::game::EndRule;
use appleyard_core::progress::Progress;
use js_sys::Int32Array;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;

/// Which rows to solve.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChainTableConfig {
    /// The objects of the longest row, 1 to 80.
    pub objects: u32,
}

/// The exact values of all positions that fit into a row, under both end rules; resumable slice by
/// slice.
#[wasm_bindgen]
pub struct ChainTable(chain::ChainTable);

/// The four games that each row has values for: normal and misère play with the first-move rule, and
/// both without it.
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

    /// Does about `budget` units of work. A unit is a position or a move that it looks at.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// The size of the table; known from the start.
    pub fn summary(&self) -> Result<Ts<TableSize>, JsValue> {
        typed(&self.0.size())
    }

    /// The rows about whose misère play other games are wrong. Errors: `bad-argument`;
    /// `position-not-solved`, before the run has ended.
    pub fn misled(
        &self,
        #[wasm_bindgen(js_name = firstMove)] first: Ts<FirstMove>,
    ) -> Result<Ts<MisledRows>, JsValue> {
        let first = read_object("firstMove", &first)?;
        typed(&misled_rows(&self.0, first).map_err(into_js)?)
    }

    /// The values of the rows of 1, 2, … objects, 4 for each row. The first two are for normal and
    /// misère play with a first move that takes one object, the others for a free first move. +k says
    /// that the player who moves first wins in k plies, −k that they lose in k. Rows that the run has
    /// not reached have 0.
    pub fn values(&self) -> Int32Array {
        let table = &self.0;
        let value = |objects, (end_rule, first)| table.start(objects, end_rule, first);
        let values = (1..=table.length())
            .flat_map(|objects| GAMES.map(|game| value(objects, game).map_or(0, signed)));
        Int32Array::from(values.collect::<Vec<i32>>().as_slice())
    }
}
