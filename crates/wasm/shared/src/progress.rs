//! How far a resumable run has come.

use appleyard_core::Error;
use appleyard_core::progress::Run;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::argument::{GivenNumber, read};
use crate::error::{into_js, typed};

/// What `advance(budget)` answers, in units of the run's own work.
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
pub struct Progress {
    /// Units done so far.
    pub done: u64,
    /// Units in all.
    pub total: u64,
    /// Whether the run has ended.
    pub finished: bool,
}

impl From<appleyard_core::progress::Progress> for Progress {
    fn from(progress: appleyard_core::progress::Progress) -> Self {
        Self {
            done: progress.done,
            total: progress.total,
            finished: progress.finished,
        }
    }
}

impl Progress {
    /// Of a run and, where there is one, of another that begins when it has ended.
    pub fn of_both(
        first: appleyard_core::progress::Progress,
        second: Option<appleyard_core::progress::Progress>,
    ) -> Self {
        let (done, total, finished) = second.map_or((0, 0, true), |second| {
            (second.done, second.total, second.finished)
        });
        Self {
            done: first.done + done,
            total: first.total + total,
            finished: first.finished && finished,
        }
    }
}

/// A slice of a run: what every class of a run does at `advance(budget)`. Errors: `bad-argument`, and
/// those of the run.
pub fn advance<R: Run<Error: Into<Error>>>(
    run: &mut R,
    budget: &GivenNumber,
) -> Result<Ts<Progress>, JsValue> {
    let progress = run.advance(read("budget", budget)?).map_err(into_js)?;
    typed(&Progress::from(progress))
}
