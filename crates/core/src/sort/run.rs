//! A sort that is recorded.

use super::checkpoint::Checkpoint;
use super::observer::{Counters, Observer};
use super::part::{NO_PART, Part};
use super::pivot::picked;
use super::plan::{SortPlan, Work};
use super::quicksort::Machine;
use super::step::{Step, narrow, wide};
use crate::error::{Error, SortError, place};
use crate::progress::{Progress, Run};
use crate::trace::Trace;

/// The most elements of an array.
pub const MAX_VALUES: usize = 100_000;
/// The largest element.
pub const MAX_VALUE: u32 = 999_999;
/// The most steps that are recorded, of 16 bytes each. Random arrays of [`MAX_VALUES`] elements
/// have about 2,000,000; only where the pivots are bad there are more.
pub const MAX_STEPS: usize = 8_000_000;
/// The numbers in a row of [`SortRun::parts`].
pub const PART_WIDTH: usize = 10;

/// So many steps at least are between two checkpoints.
const CHECKPOINT_STEPS: usize = 1 << 16;

/// An element: its value, by which alone it is sorted, and its place in the input, its id.
#[derive(Clone, Copy, Debug)]
pub(super) struct Element {
    pub(super) value: u32,
    pub(super) id: u32,
}

/// A sort of numbers with all that it does, step by step.
///
/// The elements have identities: an element's id is its place in the input. So one can follow each
/// of several equal elements.
///
/// # Cost
///
/// Memory: 16 bytes a step, 40 a part, and 4 × n for each 2^16 steps; so for 100,000 random
/// elements about 50 MB. Time: that of the sort, about twice.
///
/// ```
/// use appleyard_core::progress::Run;
/// use appleyard_core::sort::{SortPlan, SortRun};
///
/// let mut run = SortRun::new(vec![30, 10, 20], SortPlan::document())?;
/// run.finish()?;
///
/// assert_eq!(run.order(0)?, [0, 1, 2]);
/// assert_eq!(run.order(run.steps())?, [1, 2, 0]); // 10, 20, 30
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct SortRun {
    pub(super) values: Vec<u32>,
    plan: SortPlan,
    array: Vec<Element>,
    machine: Machine,
    pub(super) writer: TraceWriter,
    pub(super) checkpoints: Vec<Checkpoint>,
    estimate: u64,
    stopped: Option<SortError>,
}

impl SortRun {
    /// A run that has done nothing yet.
    ///
    /// # Errors
    ///
    /// [`SortError::NoValues`], [`SortError::TooManyValues`] beyond [`MAX_VALUES`],
    /// [`SortError::ValueTooLarge`] beyond [`MAX_VALUE`], and what [`SortPlan::validate`] says.
    pub fn new(values: Vec<u32>, plan: SortPlan) -> Result<SortRun, Error> {
        SortRun::check(&values, &plan)?;
        let array: Vec<Element> = (0..)
            .zip(&values)
            .map(|(id, &value)| Element { value, id })
            .collect();
        Ok(SortRun {
            machine: Machine::new(array.len()),
            writer: TraceWriter::new(array.len()),
            checkpoints: vec![Checkpoint::start(array.len())],
            estimate: estimate(array.len()),
            values,
            plan,
            array,
            stopped: None,
        })
    }

    /// Whether [`new`](SortRun::new) makes a run of this, told without making it.
    ///
    /// # Errors
    ///
    /// Those of `new`.
    ///
    /// # Cost
    ///
    /// O(n).
    pub fn check(values: &[u32], plan: &SortPlan) -> Result<(), Error> {
        check_values(values)?;
        plan.validate()
    }

    fn rests(&self) -> bool {
        self.machine.next().is_none() || self.machine.needs_pick(&self.plan).is_some()
    }

    /// Sorts one part.
    fn part(&mut self) -> Result<(), SortError> {
        if let Some(part) = self.machine.next() {
            check_pick(&self.plan, self.machine.partitions(), part)?;
        }
        let mut compare = |a: &Element, b: &Element| a.value.cmp(&b.value);
        self.machine
            .sort_next(&mut self.array, &self.plan, &mut compare, &mut self.writer);
        let steps = self.writer.trace.len();
        if steps > MAX_STEPS {
            let limit = u64::try_from(MAX_STEPS).unwrap_or(u64::MAX);
            return Err(SortError::TooManySteps { limit });
        }
        let last = self.checkpoints.last().map_or(0, |last| last.step);
        if steps >= last + CHECKPOINT_STEPS {
            self.checkpoints.push(Checkpoint {
                step: steps,
                counters: self.writer.counters,
                order: self.array.iter().map(|element| element.id).collect(),
            });
        }
        Ok(())
    }

    fn comparisons(&self) -> u64 {
        self.writer.counters.comparisons
    }

    /// The array as it was given: the value of the element with id i at i.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// How it is sorted.
    pub fn plan(&self) -> &SortPlan {
        &self.plan
    }

    /// The number of steps so far, rows of the trace.
    pub fn steps(&self) -> usize {
        self.writer.trace.len()
    }

    /// What was done, a row a step, as drawn at [`Step`].
    pub fn trace(&self) -> &Trace<4> {
        &self.writer.trace
    }

    /// The parts, a row each, in the order in which they began: one that is called for before the
    /// one that the loop goes on with.
    ///
    /// ```text
    ///   [ first, last, lo, hi, depth, parent, work, equal, larger, pivot ]
    ///     └──┬──┘      └─┬──┘    │      │       │     └──┬──┘       │
    ///        │           │       │      │       │        │          where its pivot was chosen
    ///        │           │       │      │       │        begin of === and >>> when it is done
    ///        │           │       │      │       Work::code
    ///        │           │       │      the row of the partition that it comes from
    ///        │           │       live calls, the outermost counted: 1 and more
    ///        │           places, hi not included
    ///        rows of the trace, last not included; none if there was nothing to do
    /// ```
    ///
    /// `parent` and `pivot` are [`NO_PART`] where there is none. Where a small sort has worked, or
    /// nothing was to be done, `equal` is `lo` and `larger` is `hi`: all elements are in their
    /// final places.
    pub fn parts(&self) -> &[[u32; PART_WIDTH]] {
        &self.writer.parts
    }

    /// The part, `lo` to before `hi`, whose pivot is to be chosen by hand, if the run waits for
    /// that. A run with one more of [`SortPlan::picks`] goes on there.
    pub fn waiting(&self) -> Option<(u32, u32)> {
        let part = self.machine.needs_pick(&self.plan)?;
        Some((narrow(part.lo), narrow(part.hi)))
    }

    /// What it has cost so far.
    pub fn counters(&self) -> Counters {
        self.writer.counters
    }
}

impl Run for SortRun {
    type Error = SortError;

    /// Sorts whole parts until `budget` comparisons are done or passed: none if it is 0. A part of
    /// m elements takes about m.
    ///
    /// The unit is a comparison. How many there will be nobody knows: `total` is an estimate, 1.4 n
    /// log2 n, and grows if there are more. `finished` is said as well when the pivot of the next
    /// part is to be chosen by hand: see [`waiting`](SortRun::waiting).
    ///
    /// # Errors
    ///
    /// [`SortError::TooManySteps`] beyond [`MAX_STEPS`] (what has been recorded can still be looked
    /// at), [`SortError::PivotOutsideRange`] for a pick that is not in its part.
    fn advance(&mut self, budget: u64) -> Result<Progress, SortError> {
        if let Some(error) = &self.stopped {
            return Err(error.clone());
        }
        let goal = self.comparisons().saturating_add(budget);
        while self.comparisons() < goal && !self.rests() {
            if let Err(error) = self.part() {
                self.stopped = Some(error.clone());
                return Err(error);
            }
        }
        let (done, finished) = (self.comparisons(), self.rests());
        Ok(Progress {
            done,
            total: if finished {
                done
            } else {
                self.estimate.max(done + 1)
            },
            finished,
        })
    }
}

/// Whether an array may be sorted here.
pub(super) fn check_values(values: &[u32]) -> Result<(), Error> {
    let count = u64::try_from(values.len()).unwrap_or(u64::MAX);
    if values.is_empty() {
        return Err(SortError::NoValues.into());
    }
    check_count(count)?;
    match (1..).zip(values).find(|&(_, &value)| value > MAX_VALUE) {
        None => Ok(()),
        Some((index, &value)) => Err(SortError::ValueTooLarge {
            index,
            value: value.into(),
            limit: MAX_VALUE.into(),
        }
        .into()),
    }
}

/// Whether an array may be so long.
pub(super) fn check_count(count: u64) -> Result<(), Error> {
    let limit = u64::try_from(MAX_VALUES).unwrap_or(u64::MAX);
    match count {
        0 => Err(SortError::NoValues.into()),
        _ if count > limit => Err(SortError::TooManyValues { count, limit }.into()),
        _ => Ok(()),
    }
}

/// A pick must be in its part.
fn check_pick(plan: &SortPlan, partition: u64, part: &Part) -> Result<(), SortError> {
    let asks =
        plan.pivot == super::PivotRule::Hand && matches!(plan.work(part.len()), Work::Partition(_));
    let Some(at) = picked(plan, partition).filter(|_| asks) else {
        return Ok(());
    };
    if (part.lo..part.hi).contains(&at) {
        return Ok(());
    }
    Err(SortError::PivotOutsideRange {
        partition: partition + 1,
        at: place(at),
        lo: place(part.lo),
        // The place before the end, counted from 1.
        hi: part.hi as u64,
    })
}

/// 1.4 n log2 n, about what random pivots need with distinct elements.
pub(super) fn estimate(n: usize) -> u64 {
    let n = u64::try_from(n).unwrap_or(u64::MAX);
    n.saturating_mul(u64::from(n.max(1).ilog2()) * 7 / 5 + 1)
}

/// The most frames that can live at once in sorting n elements when calls are made for the smaller
/// part and the other tail call is eliminated: floor(log2 n) + 1; 1 for n = 0. So at most
/// floor(log2 n) calls wait.
///
/// Each call has at most half as many elements as the frame that makes it, and the last one may
/// have none.
pub fn frames_bound(n: u32) -> u32 {
    n.max(1).ilog2() + 1
}

/// The most frames that are really reached, with cutoff 2: floor(log2((n + 1) / 3)) + 2, for n of
/// at least 2; 1 below. Reached with n = 3 × 2^k - 1, the pivot always the median.
///
/// A part of 2 elements still makes a call, one of 1 element none; and a part of n elements can
/// call for at most (n - 1) / 2.
pub fn frames_attained(n: u32) -> u32 {
    match (u64::from(n) + 1) / 3 {
        0 => 1,
        thirds => thirds.ilog2() + 2,
    }
}

/// Writes down.
#[derive(Clone, Debug)]
pub(super) struct TraceWriter {
    pub(super) trace: Trace<4>,
    pub(super) parts: Vec<[u32; PART_WIDTH]>,
    /// For each part, the most frames up to it.
    pub(super) most_frames: Vec<u32>,
    pub(super) counters: Counters,
}

impl TraceWriter {
    fn new(n: usize) -> TraceWriter {
        let expected = usize::try_from(estimate(n)).unwrap_or(0).min(MAX_STEPS);
        TraceWriter {
            trace: Trace::with_capacity(expected),
            parts: Vec::new(),
            most_frames: Vec::new(),
            counters: Counters::default(),
        }
    }

    /// The row of the part at work.
    fn part(&mut self) -> Option<&mut [u32; PART_WIDTH]> {
        self.parts.last_mut()
    }
}

impl Observer<Element> for TraceWriter {
    #[inline]
    fn begin(&mut self, array: &[Element], part: &Part, work: Work) {
        self.counters.begin(array, part, work);
        self.most_frames.push(self.counters.most_frames);
        let step = narrow(self.trace.len());
        let (lo, hi) = (narrow(part.lo), narrow(part.hi));
        self.parts.push([
            step,
            step,
            lo,
            hi,
            part.depth,
            part.parent,
            work.code(),
            lo,
            hi,
            NO_PART,
        ]);
    }

    fn pivot(&mut self, _array: &[Element], _part: &Part, at: usize) {
        if let Some([.., pivot]) = self.part() {
            *pivot = narrow(at);
        }
    }

    #[inline]
    fn step(&mut self, step: Step) {
        self.trace.push(step.row());
        self.counters.count(step);
    }

    fn end(&mut self, division_equal: usize, division_larger: usize) {
        let step = narrow(self.trace.len());
        if let Some([_, last, .., equal, larger, _]) = self.part() {
            *last = step;
            *equal = narrow(division_equal);
            *larger = narrow(division_larger);
        }
    }
}

/// The rows of the trace that belong to a part.
pub(super) fn rows(part: &[u32; PART_WIDTH]) -> (usize, usize) {
    (wide(part[0]), wide(part[1]))
}
