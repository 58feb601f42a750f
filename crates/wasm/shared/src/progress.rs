//! Slices of runs.

use appleyard_core::Error;
use appleyard_core::progress::{Progress, Run};
use tsify::Ts;
use wasm_bindgen::JsValue;

use crate::argument::{GivenNumber, read};
use crate::error::{into_js, typed};

/// Runs a slice: what every class with a run does in `advance(budget)`. Errors: `bad-argument`, and
/// those of the run.
pub fn advance<R: Run<Error: Into<Error>> + ?Sized>(
    run: &mut R,
    budget: &GivenNumber,
) -> Result<Ts<Progress>, JsValue> {
    let progress = run.advance(read("budget", budget)?).map_err(into_js)?;
    typed(&progress)
}
