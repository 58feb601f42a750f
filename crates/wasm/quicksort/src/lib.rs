//! Quicksort, recorded step by step. Places and steps are counted from 0, and an element is known
//! by its place in the input.

mod config;
mod moment;
mod raster;
mod seeds;

use appleyard_core::progress::Progress;
use appleyard_core::sort::SortRun;
use appleyard_core::sort::picture::{self, Recording};
use js_sys::Uint32Array;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::ImageData;

use appleyard_wasm::argument::{GivenBytes, GivenNumber, GivenNumbers, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::pixels::image_data;
use appleyard_wasm::progress::advance;
pub use config::{QuicksortConfig, QuicksortPlan};
use moment::{Area, Exchange, Moment, QuicksortSummary};
use raster::PictureColour;
pub use seeds::{PivotSeeds, PivotSeedsConfig};

/// A sort as a run, resumable slice by slice, of which every step is recorded.
#[wasm_bindgen]
pub struct Quicksort(SortRun);

#[wasm_bindgen]
impl Quicksort {
    /// Prepares a run, its input included. Errors: `bad-argument`, or the core's codes for inputs that
    /// cannot be made or sorted, and for a cutoff out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<QuicksortConfig>) -> Result<Quicksort, JsValue> {
        let (values, plan) = read_object("config", &config)?.prepare("config")?;
        SortRun::new(values, plan).map(Quicksort).map_err(into_js)
    }

    /// Sorts whole parts until `budget` further comparisons are done. `total` is an estimate. With
    /// pivots chosen by hand a run is finished as well when the next one is missing. Errors:
    /// `too-many-steps`, beyond 8,000,000; `pivot-outside-range`, for a pick that is not in its part.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// What there is of the run.
    pub fn summary(&self) -> Result<Ts<QuicksortSummary>, JsValue> {
        typed(&QuicksortSummary::new(&self.0).map_err(into_js)?)
    }

    /// The input.
    pub fn values(&self) -> Uint32Array {
        Uint32Array::from(self.0.values())
    }

    /// The parts that have begun, in rows of `partWidth` numbers: first step, step after the last,
    /// lo, hi, depth (1 is the outermost call), the row of the part it comes from (2³²−1 for none),
    /// work (0 three-way, 1 hoare, 2 lomuto, 3 insertion, 4 table, 5 unrolled, 6 nothing to do),
    /// where the equal and where the larger elements begin in the end, where the pivot was chosen
    /// (2³²−1 for none).
    pub fn parts(&self) -> Uint32Array {
        Uint32Array::from(self.0.parts().as_flattened())
    }

    /// `count` steps from the one of index `from` on, fewer or none where they end, in rows of
    /// `rowWidth` numbers: operation, a, b, c. Errors: `bad-argument`.
    pub fn rows(&self, from: &GivenNumber, count: &GivenNumber) -> Result<Uint32Array, JsValue> {
        let (from, count): (usize, usize) = (read("from", from)?, read("count", count)?);
        let rows = self.0.trace().as_slice().as_chunks::<4>().0;
        let rows = rows.get(from..).unwrap_or_default();
        let rows = rows.get(..count).unwrap_or(rows);
        Ok(Uint32Array::from(rows.as_flattened()))
    }

    /// The elements, by place, after so many steps. Errors: `bad-argument`, `step-out-of-range`.
    pub fn order(&self, step: &GivenNumber) -> Result<Uint32Array, JsValue> {
        let order = self.0.order(read("step", step)?).map_err(into_js)?;
        Ok(Uint32Array::from(order.as_slice()))
    }

    /// The same after each of several numbers of steps, one after the other. Each costs
    /// 2¹⁶ + n steps at most, and ascending ones cost least. Errors: `bad-argument`, also beyond
    /// 262,143 of them; `step-out-of-range`; `too-many-orders`, beyond 2²⁴ elements in all.
    pub fn orders(&self, steps: &GivenNumbers) -> Result<Uint32Array, JsValue> {
        let steps: Vec<u32> = read("steps", steps)?;
        let orders = self.0.orders(&steps).map_err(into_js)?;
        Ok(Uint32Array::from(orders.as_slice()))
    }

    /// The moment after so many steps. Errors: `bad-argument`, `step-out-of-range`.
    pub fn at(&self, step: &GivenNumber) -> Result<Ts<Moment>, JsValue> {
        typed(&Moment::new(&self.0, read("step", step)?).map_err(into_js)?)
    }

    /// The areas after so many steps, from left to right, those outside the current part included;
    /// if an exchange is given, as if it had been made. Errors: `bad-argument`, `step-out-of-range`,
    /// `place-out-of-range`.
    pub fn areas(
        &self,
        step: &GivenNumber,
        exchange: Option<Ts<Exchange>>,
    ) -> Result<Vec<Ts<Area>>, JsValue> {
        let step = read("step", step)?;
        let exchange = exchange.map(|given| read_object("exchange", &given));
        let swapped = exchange
            .transpose()?
            .map(|Exchange { first, second }| (first, second));
        let areas = self.0.areas(step, swapped).map_err(into_js)?;
        areas
            .into_iter()
            .map(|area| typed(&Area::from(area)))
            .collect()
    }

    /// Paints all that has been recorded: places across, time downwards, from the first row, the
    /// input, to the last. `palette` holds three bytes a colour, for `area` six: smaller, equal,
    /// unprocessed, larger, waiting, finished; for `value` two: least, greatest. Errors:
    /// `bad-argument`; `picture-out-of-range`, beyond 1 to 2048 pixels a side.
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
        let pixels = picture::paint(&Recording::from(&self.0), width, height, &colours);
        let pixels = pixels.map_err(into_js)?;
        image_data(&pixels, width, height)
    }
}
