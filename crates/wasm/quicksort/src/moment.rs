//! What a recorded sort tells of itself and of its moments.

use appleyard_core::sort::{
    self, PART_WIDTH, SortRun, frames_attained, frames_bound, mean_comparisons,
};
use appleyard_core::{Error, trace};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// What has been done up to a moment.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Counters {
    /// Comparisons of two elements.
    pub comparisons: u64,
    /// Exchanges of two elements at different places; comparators are not counted here.
    pub swaps: u64,
    /// Elements written into the array.
    pub writes: u64,
    /// Comparators of sorting networks.
    pub comparators: u64,
    /// Calls that are live, the outermost counted.
    pub frames: usize,
    /// The most that were live at the same time.
    pub most_frames: u32,
}

impl Counters {
    fn new(counters: sort::Counters, frames: usize) -> Counters {
        Counters {
            comparisons: counters.comparisons,
            swaps: counters.swaps,
            writes: counters.writes,
            comparators: counters.comparators,
            frames,
            most_frames: counters.most_frames,
        }
    }
}

/// Places of the array, `lo` to before `hi`.
#[derive(Tsify, Serialize)]
pub struct Stretch {
    /// The first place, counted from 0.
    pub lo: u32,
    /// The place after the last one.
    pub hi: u32,
}

/// What there is of a sort.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct QuicksortSummary {
    /// Elements.
    pub length: usize,
    /// Steps that have been recorded.
    pub steps: usize,
    /// Parts that have begun.
    pub parts: usize,
    /// The largest value.
    pub largest: u32,
    /// The most calls that can be live at once if they are made for the smaller part and the other
    /// tail call is eliminated: ⌊log₂ n⌋ + 1.
    pub frames_bound: u32,
    /// The most that are reached so, without a small sort: ⌊log₂((n + 1)/3)⌋ + 2.
    pub frames_attained: u32,
    /// The mean number of comparisons with random pivots, different values and no small sort.
    pub mean_comparisons: f64,
    /// What has been done.
    pub total: Counters,
    /// The part whose pivot is to be chosen by hand; absent unless the sort waits for that.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Stretch>,
    /// Numbers in a row of the steps.
    pub row_width: usize,
    /// Numbers in a row of the parts.
    pub part_width: usize,
}

impl QuicksortSummary {
    pub fn new(run: &SortRun) -> Result<QuicksortSummary, Error> {
        let length = run.values().len();
        // There are at most 100,000 elements.
        let count = u32::try_from(length).unwrap_or(u32::MAX);
        let now = run.at(run.steps())?;
        Ok(QuicksortSummary {
            length,
            steps: run.steps(),
            parts: run.parts().len(),
            largest: run.values().iter().copied().max().unwrap_or_default(),
            frames_bound: frames_bound(count),
            frames_attained: frames_attained(count),
            mean_comparisons: mean_comparisons(count),
            total: Counters::new(run.counters(), now.frames.len()),
            waiting: run.waiting().map(|(lo, hi)| Stretch { lo, hi }),
            row_width: width(run.trace()),
            part_width: PART_WIDTH,
        })
    }
}

fn width<const WIDTH: usize>(_: &trace::Trace<WIDTH>) -> usize {
    WIDTH
}

/// A sort after so many steps.
#[derive(Tsify, Serialize)]
pub struct Moment {
    /// The last step: operation, a, b, c; absent before the first.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<[u32; 4]>,
    /// The part that it belongs to, as a row of the parts; before the first step the first part;
    /// absent if none has begun.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<u32>,
    /// The calls that are live, the outermost first: for each the part that it is at.
    pub frames: Vec<Stretch>,
    /// What has been done so far.
    pub counters: Counters,
}

impl Moment {
    pub fn new(run: &SortRun, step: usize) -> Result<Moment, Error> {
        let moment = run.at(step)?;
        let stretch = |&part: &u32| {
            let &[_, _, lo, hi, ..] = run.parts().get(part as usize)?;
            Some(Stretch { lo, hi })
        };
        let last = step.checked_sub(1);
        Ok(Moment {
            row: last.and_then(|last| run.trace().row(last).copied()),
            part: moment.part,
            counters: Counters::new(moment.counters, moment.frames.len()),
            frames: moment.frames.iter().filter_map(stretch).collect(),
        })
    }
}

/// Two places whose elements change places.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    /// A place, counted from 0.
    pub first: u32,
    /// See `first`; it may be the same one.
    pub second: u32,
}

/// What is said of an area.
#[derive(Tsify, Serialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum AreaKind {
    /// All elements are smaller than the pivot.
    Smaller,
    /// All elements equal the pivot.
    Equal,
    /// Nothing is said.
    Unprocessed,
    /// All elements are larger than the pivot.
    Larger,
    /// No element is larger than the pivot.
    NotLarger,
    /// No element is smaller than the pivot.
    NotSmaller,
    /// No element is smaller than the one before it.
    Sorted,
    /// Before the part none is larger, behind it none is smaller, than any element of the part.
    Outside,
}

/// An area of the array, and whether what is said of it is so.
#[derive(Tsify, Serialize)]
pub struct Area {
    /// What is said.
    pub kind: AreaKind,
    /// The first place, counted from 0.
    pub from: u32,
    /// The place after the last one; `from` if there is none.
    pub to: u32,
    /// Whether it is so.
    pub holds: bool,
    /// The first place whose element does not fit; absent if all do.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offender: Option<u32>,
}

impl From<sort::Area> for Area {
    fn from(area: sort::Area) -> Self {
        Area {
            kind: match area.kind {
                sort::AreaKind::Smaller => AreaKind::Smaller,
                sort::AreaKind::Equal => AreaKind::Equal,
                sort::AreaKind::Unprocessed => AreaKind::Unprocessed,
                sort::AreaKind::Larger => AreaKind::Larger,
                sort::AreaKind::NotLarger => AreaKind::NotLarger,
                sort::AreaKind::NotSmaller => AreaKind::NotSmaller,
                sort::AreaKind::Sorted => AreaKind::Sorted,
                sort::AreaKind::Outside => AreaKind::Outside,
            },
            from: area.from,
            to: area.to,
            holds: area.holds,
            offender: area.offender,
        }
    }
}
