//! A summary of a sort.

use super::frames::{frames_attained, frames_bound};
use super::mean::mean_comparisons;
use super::observer::Counters;
use super::part::Interval;
use super::run::{PART_WIDTH, SortRun};
use super::step::{ROW_WIDTH, narrow};

/// A summary of a sort.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct SortSummary {
    /// The number of elements.
    pub length: usize,
    /// The number of steps recorded so far.
    pub steps: usize,
    /// The number of parts that have begun.
    pub parts: usize,
    /// The largest value.
    pub largest: u32,
    /// The result of [`frames_bound`]: the most calls that can be live at once if calls are made for
    /// the smaller part and the other tail call is eliminated, ⌊log₂ n⌋ + 1.
    pub frames_bound: u32,
    /// The result of [`frames_attained`]: the most that are really reached in this way, without a
    /// small sort, ⌊log₂((n + 1)/3)⌋ + 2.
    pub frames_attained: u32,
    /// The mean number of comparisons with random pivots, different values and no small sort.
    pub mean_comparisons: f64,
    /// The cost of all steps so far.
    pub total: Counters,
    /// The part whose pivot has to be chosen by hand; absent unless the sort waits for that.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub waiting: Option<Interval>,
    /// Numbers in a row of the steps.
    pub row_width: usize,
    /// Numbers in a row of the parts.
    pub part_width: usize,
}

impl SortRun {
    /// A summary of what there is so far. Cost O(n).
    pub fn summary(&self) -> SortSummary {
        let length = self.values().len();
        let count = narrow(length);
        SortSummary {
            length,
            steps: self.steps(),
            parts: self.parts().len(),
            // Until the array is made it is 0.
            largest: self.values().iter().copied().max().unwrap_or_default(),
            frames_bound: frames_bound(count),
            frames_attained: frames_attained(count),
            mean_comparisons: mean_comparisons(count),
            total: self.counters(),
            waiting: self.waiting(),
            row_width: ROW_WIDTH,
            part_width: PART_WIDTH,
        }
    }
}
