//! Quicksort, recorded step by step. Places and steps count from 0. An element is named by its place
//! in the input.

mod config;
mod fast;
mod raster;
mod seeds;
mod worst;

use appleyard_core::progress::Progress;
use appleyard_core::sort::picture;
use appleyard_core::sort::{Area, Moment, SortRun, SortSummary, Swap};
use js_sys::Uint32Array;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::ImageData;

use appleyard_wasm::argument::{GivenBytes, GivenNumber, GivenNumbers, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::pixels::image_data;
use appleyard_wasm::progress::advance;
use appleyard_wasm::rows::part;
pub use config::{QuicksortConfig, QuicksortPlan};
pub use fast::sort_fast;
use raster::PictureColour;
pub use seeds::{PivotSeeds, PivotSeedsConfig};
pub use worst::WorstList;

/// A sort as a run, resumable slice by slice, which records every step.
#[wasm_bindgen]
pub struct Quicksort(SortRun);

#[wasm_bindgen]
impl Quicksort {
    /// Prepares a run. Errors: `bad-argument`, or the core's codes for inputs that cannot be made or
    /// sorted, and for a cutoff out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<QuicksortConfig>) -> Result<Quicksort, JsValue> {
        let (input, plan) = read_object("config", &config)?.prepare("config")?;
        SortRun::after(input, plan).map(Quicksort).map_err(into_js)
    }

    /// Sorts whole parts until it has done `budget` further comparisons; of an ordinary sort it inserts
    /// whole elements, or makes whole passes. `total` is an estimate. With pivots chosen by hand the run
    /// also finishes when the next pick is missing. Errors: `too-many-steps`, beyond 8,000,000;
    /// `pivot-outside-range`, for a pick outside its part.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// A summary of the run.
    pub fn summary(&self) -> Result<Ts<SortSummary>, JsValue> {
        typed(&self.0.summary())
    }

    /// The input; empty until it is made, which takes time for killers.
    pub fn values(&self) -> Uint32Array {
        Uint32Array::from(self.0.values())
    }

    /// The parts that have begun, in rows of `partWidth` numbers: first step, step after the last,
    /// lo, hi, depth, parent, work, equal, larger, pivot. Depth 1 is the outermost call. The parent
    /// is the row of the part that this one comes from (2³²−1 for none). The work is 0 three-way,
    /// 1 hoare, 2 lomuto, 3 insertion, 4 table, 5 unrolled, 6 nothing to do or 7 bubble sort. `equal`
    /// and `larger` are the places where the equal and the larger elements begin when the part is
    /// done. `pivot` is the place where the pivot was chosen (2³²−1 for none).
    pub fn parts(&self) -> Uint32Array {
        Uint32Array::from(self.0.parts().as_flattened())
    }

    /// `count` steps from index `from` on, fewer if the steps end earlier, in rows of `rowWidth`
    /// numbers: operation, a, b, c. Errors: `bad-argument`.
    pub fn rows(&self, from: &GivenNumber, count: &GivenNumber) -> Result<Uint32Array, JsValue> {
        let (from, count): (usize, usize) = (read("from", from)?, read("count", count)?);
        let rows = part(self.0.trace().as_slice().as_chunks::<4>().0, from, count);
        Ok(Uint32Array::from(rows.as_flattened()))
    }

    /// The elements, by place, after `step` steps. Errors: `bad-argument`, `step-out-of-range`.
    pub fn order(&self, step: &GivenNumber) -> Result<Uint32Array, JsValue> {
        let order = self.0.order(read("step", step)?).map_err(into_js)?;
        Ok(Uint32Array::from(order.as_slice()))
    }

    /// The elements after each of several numbers of steps, one array after the other. Each costs at
    /// most 2¹⁶ + n steps, and ascending numbers cost least. Errors: `bad-argument`, also for more
    /// than 262,143 numbers; `step-out-of-range`; `too-many-orders`, beyond 2²¹ elements and steps in
    /// all.
    pub fn orders(&self, steps: &GivenNumbers) -> Result<Uint32Array, JsValue> {
        let steps: Vec<u32> = read("steps", steps)?;
        let orders = self.0.orders(&steps).map_err(into_js)?;
        Ok(Uint32Array::from(orders.as_slice()))
    }

    /// The moment after `step` steps. Errors: `bad-argument`, `step-out-of-range`.
    pub fn at(&self, step: &GivenNumber) -> Result<Ts<Moment>, JsValue> {
        typed(&self.0.at(read("step", step)?).map_err(into_js)?)
    }

    /// The areas after `step` steps, from left to right, including those outside the current part. If
    /// a swap is given, the areas are as they would be after it. Errors: `bad-argument`,
    /// `step-out-of-range`, `place-out-of-range`.
    pub fn areas(
        &self,
        step: &GivenNumber,
        swap: Option<Ts<Swap>>,
    ) -> Result<Vec<Ts<Area>>, JsValue> {
        let step = read("step", step)?;
        let swap = swap.map(|given| read_object("swap", &given));
        let areas = self.0.areas(step, swap.transpose()?);
        areas.map_err(into_js)?.iter().map(typed).collect()
    }

    /// Paints everything recorded: places run across and time downwards, from the input in the first
    /// row to the last moment. `palette` holds three bytes for each colour. For `area` there are six
    /// colours: smaller, equal, unprocessed, larger, waiting, finished; for `value` there are two:
    /// least, greatest. Errors: `bad-argument`; `picture-out-of-range`, unless each side has 1 to
    /// 2048 pixels.
    pub fn paint(
        &self,
        width: &GivenNumber,
        height: &GivenNumber,
        colour: Ts<PictureColour>,
        palette: &GivenBytes,
    ) -> Result<ImageData, JsValue> {
        let (width, height) = (read("width", width)?, read("height", height)?);
        let palette: Vec<u8> = read("palette", palette)?;
        let colours = read_object("colour", &colour)?.with(&palette)?;
        let pixels = picture::paint(&self.0, width, height, &colours).map_err(into_js)?;
        image_data(&pixels, width, height)
    }
}
