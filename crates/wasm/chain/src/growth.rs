//! How many moves the programs try, counted without running them.

use appleyard_core::chain::programs::{
    ARTICLE, ArticleRow, Count, ProgramGrowth, ProgramGrowthRow,
};
use appleyard_core::progress::Progress;
use js_sys::Float64Array;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::plan::ChainPlan;
use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;

/// A row of the table that the source article prints: exhaustive search with the first-move rule.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChainArticleRow {
    /// The objects, 1 to 16.
    pub objects: u32,
    /// The value of the direct game: +k is won in k plies by whoever moves first, −k lost in k.
    pub direct: i32,
    /// The value of the reverse game.
    pub reverse: i32,
    /// The moves tried in the direct game with an array; absent where none are printed.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub array: Option<u64>,
    /// The same with groups.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub groups: Option<u64>,
    /// How long that took with an array, in seconds, 0 for less than 0.1; absent where it was not run.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub array_seconds: Option<f64>,
    /// The same with groups.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub groups_seconds: Option<f64>,
}

impl From<&ArticleRow> for ChainArticleRow {
    fn from(row: &ArticleRow) -> Self {
        ChainArticleRow {
            objects: row.objects,
            direct: row.direct,
            reverse: row.reverse,
            array: row.array.and_then(|printed| printed.moves),
            groups: row.groups.and_then(|printed| printed.moves),
            array_seconds: row.array.map(|printed| printed.seconds),
            groups_seconds: row.groups.map(|printed| printed.seconds),
        }
    }
}

/// The moves that a program tries with 1, 2, 3, … objects, counted without running it; resumable slice by
/// slice.
#[wasm_bindgen]
pub struct ChainGrowth(ProgramGrowth);

#[wasm_bindgen]
impl ChainGrowth {
    /// Prepares the counts up to `objects`. Errors: as for `ChainProgram`, but more objects can be counted
    /// than tried.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ChainPlan>) -> Result<ChainGrowth, JsValue> {
        let plan = read_object("config", &config)?;
        ProgramGrowth::new(plan.into())
            .map(ChainGrowth)
            .map_err(into_js)
    }

    /// Does `budget` units of work: positions, or rows where there is a formula.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// The moves with 1, 2, 3, … objects, as far as the run has come: whole numbers in decimal digits,
    /// empty beyond 2¹²⁸.
    pub fn counts(&self) -> Vec<String> {
        let printed = |count: Count| count.exact.map(|exact| exact.to_string());
        let rows = self.0.rows().iter();
        rows.map(|row| printed(row.count).unwrap_or_default())
            .collect()
    }

    /// The same numbers, rounded.
    pub fn about(&self) -> Float64Array {
        self.of_rows(|row| row.count.about)
    }

    /// How many times as many as with one object less; 0 for one object.
    pub fn factors(&self) -> Float64Array {
        self.of_rows(|row| row.factor.unwrap_or(0.0))
    }

    /// The moves by the number of positions, the start not among them: how often the exhaustive search meets
    /// a position on average.
    pub fn meets(&self) -> Float64Array {
        Float64Array::from(self.0.means().as_slice())
    }

    /// What the source article prints; that depends on no plan.
    pub fn article(&self) -> Result<Vec<Ts<ChainArticleRow>>, JsValue> {
        let rows = ARTICLE.iter();
        rows.map(|row| typed(&ChainArticleRow::from(row))).collect()
    }

    fn of_rows(&self, number: impl Fn(&ProgramGrowthRow) -> f64) -> Float64Array {
        let numbers: Vec<f64> = self.0.rows().iter().map(number).collect();
        Float64Array::from(numbers.as_slice())
    }
}
