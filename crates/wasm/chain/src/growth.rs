//! How many moves the programs try, counted without running them.

use appleyard_core::chain::programs::{
    ARTICLE, ArticleRow, Count, ProgramGrowth, ProgramGrowthRow, ProgramPlan,
};
use appleyard_core::progress::Progress;
use js_sys::Float64Array;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;

/// The number of moves that a program tries with 1, 2, 3, … objects, counted without running the program;
/// resumable slice by slice.
#[wasm_bindgen]
pub struct ChainGrowth(ProgramGrowth);

#[wasm_bindgen]
impl ChainGrowth {
    /// Prepares the counts up to `objects`. Errors: as for `ChainProgram`, but counting allows more objects
    /// than running.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ProgramPlan>) -> Result<ChainGrowth, JsValue> {
        let plan = read_object("config", &config)?;
        ProgramGrowth::new(plan).map(ChainGrowth).map_err(into_js)
    }

    /// Does `budget` units of work. A unit is a position, a step of a sum, or a row for which there is a
    /// formula.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// The moves with 1, 2, 3, … objects, up to where the run has come: whole numbers in decimal digits, and
    /// an empty text for 2¹²⁸ or more.
    pub fn counts(&self) -> Vec<String> {
        let printed = |count: Count| count.exact.map(|exact| exact.to_string());
        let rows = self.0.rows().iter();
        // As said, an empty text for what is too large.
        rows.map(|row| printed(row.count).unwrap_or_default())
            .collect()
    }

    /// The same numbers, rounded to floating point.
    pub fn about(&self) -> Float64Array {
        self.of_rows(|row| row.count.about)
    }

    /// For each row, the number of moves divided by that of the row with one object less; 0 for one object.
    pub fn factors(&self) -> Float64Array {
        self.of_rows(|row| row.factor.unwrap_or(0.0))
    }

    /// The moves divided by the number of positions other than the start: how often the exhaustive search
    /// meets a position on average.
    pub fn meets(&self) -> Float64Array {
        Float64Array::from(self.0.means().as_slice())
    }

    /// What the source article prints. It is the same for every plan.
    pub fn article(&self) -> Result<Vec<Ts<ArticleRow>>, JsValue> {
        ARTICLE.iter().map(typed).collect()
    }

    fn of_rows(&self, number: impl Fn(&ProgramGrowthRow) -> f64) -> Float64Array {
        let numbers: Vec<f64> = self.0.rows().iter().map(number).collect();
        Float64Array::from(numbers.as_slice())
    }
}
