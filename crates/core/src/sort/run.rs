//! A sort that is recorded.

use super::checkpoint::Checkpoint;
use super::input_run::InputRun;
use super::limits::estimate;
use super::observer::{Counters, Observer};
use super::part::{Interval, NO_PART, Part};
use super::pivot::picked;
use super::plan::{SortMethod, SortPlan, Work};
use super::quicksort::Recursion;
use super::step::{Step, narrow, wide};
use crate::checked;
use crate::error::{Error, SortError, place};
use crate::progress::{Progress, Run, goal, left_of};
use crate::trace::Trace;

/// The most steps that are recorded, of 16 bytes each. Random arrays of
/// [`MAX_VALUES`](super::MAX_VALUES) elements take about
/// 2,000,000 steps; only bad pivots take more than the limit.
pub const MAX_STEPS: usize = 8_000_000;
/// The numbers in a row of [`SortRun::parts`].
pub const PART_WIDTH: usize = 10;

/// Stands for the end of a part that is not sorted yet.
pub const NO_END: u32 = u32::MAX;

/// The least number of steps between two checkpoints.
const CHECKPOINT_STEPS: usize = 1 << 16;

/// An element: its value, which alone decides the order, and its place in the input, which is its id.
#[derive(Clone, Copy, Debug)]
pub(super) struct Element {
    pub(super) value: u32,
    pub(super) id: u32,
}

/// A sort of numbers with a record of everything it does, step by step.
///
/// An element has an identity: its id is its place in the input. So each of several equal elements can be
/// followed.
///
/// # Cost
///
/// Memory: 16 bytes for each step, 40 for each part, and 4 × n for each 2^16 steps; so about 50 MB for
/// 100,000 random elements. Time: about twice that of the sort.
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
    input: InputRun,
    pub(super) values: Vec<u32>,
    plan: SortPlan,
    array: Vec<Element>,
    recursion: Recursion,
    pub(super) writer: StepWriter,
    pub(super) checkpoints: Vec<Checkpoint>,
    estimate: u64,
    stopped: Option<SortError>,
}

impl SortRun {
    /// A run that has done nothing yet.
    ///
    /// # Errors
    ///
    /// [`SortError::NoValues`], [`SortError::TooManyValues`] beyond [`MAX_VALUES`](super::MAX_VALUES),
    /// [`SortError::ValueTooLarge`] beyond [`MAX_VALUE`](super::MAX_VALUE), and the errors of [`SortPlan::validate`].
    pub fn new(values: Vec<u32>, plan: SortPlan) -> Result<SortRun, Error> {
        SortRun::after(InputRun::given(values)?, plan)
    }

    /// The same on an array that is still to be made. Until it is made, the run has no elements.
    ///
    /// # Errors
    ///
    /// The errors of [`SortPlan::validate`].
    pub fn after(input: InputRun, plan: SortPlan) -> Result<SortRun, Error> {
        plan.validate()?;
        let mut run = SortRun {
            input,
            recursion: Recursion::new(0),
            writer: StepWriter::new(0),
            checkpoints: vec![Checkpoint::start(0)],
            estimate: 0,
            values: Vec::new(),
            plan,
            array: Vec::new(),
            stopped: None,
        };
        if run.input.is_made() {
            run.begin();
        }
        Ok(run)
    }

    /// Begins the sort, because the array is made.
    fn begin(&mut self) {
        self.values = self.input.take();
        let n = self.values.len();
        let elements = (0..).zip(&self.values);
        self.array = elements.map(|(id, &value)| Element { value, id }).collect();
        self.recursion = Recursion::new(n);
        self.writer = StepWriter::new(n);
        self.checkpoints = vec![Checkpoint::start(n)];
        self.estimate = estimate(n);
    }

    fn rests(&self) -> bool {
        self.recursion.next().is_none() || self.recursion.needs_pick(&self.plan).is_some()
    }

    /// Sorts one part, or a piece of it in an ordinary sort.
    fn part(&mut self) -> Result<(), SortError> {
        if let Some(part) = self.recursion.next() {
            check_pick(&self.plan, self.recursion.partitions(), part)?;
            check_ordinary(&self.plan, part.len())?;
        }
        let mut compare = |a: &Element, b: &Element| a.value.cmp(&b.value);
        self.recursion
            .sort_next(&mut self.array, &self.plan, &mut compare, &mut self.writer);
        let steps = self.writer.trace.len();
        if steps > MAX_STEPS {
            return Err(too_many_steps());
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

    /// The array as it was given or made; empty until it is made. The value of the element with id i is at i.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// The plan of the sort.
    pub fn plan(&self) -> &SortPlan {
        &self.plan
    }

    /// The number of steps so far, which is the number of rows of the trace.
    pub fn steps(&self) -> usize {
        self.writer.trace.len()
    }

    /// The steps, one row for each, as shown at [`Step`].
    pub fn trace(&self) -> &Trace<4> {
        &self.writer.trace
    }

    /// The parts, one row for each, in the order in which they began. The part that is sorted by a call comes
    /// before the part with which the loop goes on.
    ///
    /// ```text
    ///   [ first, last, lo, hi, depth, parent, work, equal, larger, pivot ]
    ///     └──┬──┘      └─┬──┘    │      │       │     └──┬──┘       │
    ///        │           │       │      │       │        │          where its pivot was chosen
    ///        │           │       │      │       │        where === and >>> begin when it is done
    ///        │           │       │      │       Work::code
    ///        │           │       │      the row of the partition that it comes from
    ///        │           │       live calls, including the outermost: 1 or more
    ///        │           places, hi not included
    ///        rows of the trace, last not included; none if there was nothing to do
    /// ```
    ///
    /// `last` is [`NO_END`] as long as an ordinary sort goes on between two slices.
    ///
    /// `parent` and `pivot` are [`NO_PART`] if they do not exist. After a small sort, or if there was nothing
    /// to do, `equal` is `lo` and `larger` is `hi`, because all elements are in their final places.
    pub fn parts(&self) -> &[[u32; PART_WIDTH]] {
        &self.writer.parts
    }

    /// The part whose pivot has to be chosen by hand, if the run waits for that. A run with one more entry in
    /// [`SortPlan::picks`] goes on from there.
    pub fn waiting(&self) -> Option<Interval> {
        let part = self.recursion.needs_pick(&self.plan)?;
        Some(Interval {
            lo: narrow(part.lo),
            hi: narrow(part.hi),
        })
    }

    /// The cost so far.
    pub fn counters(&self) -> Counters {
        self.writer.counters
    }
}

impl Run for SortRun {
    type Error = SortError;

    /// Sorts whole parts until `budget` comparisons are done or exceeded; does nothing if it is 0. A part of
    /// m elements takes about m comparisons. An ordinary sort is one part, of which it inserts whole elements
    /// or makes whole passes, each with fewer than n comparisons.
    ///
    /// The unit is a comparison, including those of the killer that makes the array. Nobody knows how many
    /// there will be: `total` is an estimate, 1.4 n log2 n, and grows if there are more. The run also counts
    /// as `finished` when the pivot of the next part has to be chosen by hand: see
    /// [`waiting`](SortRun::waiting).
    ///
    /// # Errors
    ///
    /// [`SortError::TooManySteps`] beyond [`MAX_STEPS`] (the record so far remains);
    /// [`SortError::PivotOutsideRange`] for a pick outside its part.
    fn advance(&mut self, budget: u64) -> Result<Progress, SortError> {
        if let Some(error) = &self.stopped {
            return Err(error.clone());
        }
        let before = self.input.done();
        let Ok(made) = self.input.advance(budget);
        if !made.finished {
            return Ok(made.followed_by(Progress::to_come(1)));
        }
        if self.values.is_empty() {
            self.begin();
        }
        let goal = goal(self.comparisons(), left_of(budget, made.done - before));
        while self.comparisons() < goal && !self.rests() {
            if let Err(error) = self.part() {
                self.stopped = Some(error.clone());
                return Err(error);
            }
        }
        let (done, finished) = (self.comparisons(), self.rests());
        Ok(made.followed_by(Progress {
            done,
            total: if finished {
                done
            } else {
                self.estimate.max(done + 1)
            },
            finished,
        }))
    }
}

/// Refuses an ordinary sort that may take too many steps. It does all its work in one part, so this is known
/// before it begins.
fn check_ordinary(plan: &SortPlan, n: usize) -> Result<(), SortError> {
    let n = n as u64;
    if plan.method == SortMethod::Quicksort || (n * n - n) / 2 <= MAX_STEPS as u64 {
        return Ok(());
    }
    Err(too_many_steps())
}

fn too_many_steps() -> SortError {
    let limit = MAX_STEPS as u64;
    SortError::TooManySteps { limit }
}

/// Refuses a pick outside its part.
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
        // The last place of the part, counted from 1.
        hi: part.hi as u64,
    })
}

/// The observer that writes the record.
#[derive(Clone, Debug)]
pub(super) struct StepWriter {
    pub(super) trace: Trace<4>,
    pub(super) parts: Vec<[u32; PART_WIDTH]>,
    /// For each part, the most frames so far.
    pub(super) most_frames: Vec<u32>,
    pub(super) counters: Counters,
}

impl StepWriter {
    fn new(n: usize) -> StepWriter {
        let expected = MAX_STEPS.min(checked::narrow(estimate(n)));
        StepWriter {
            trace: Trace::with_capacity(expected),
            parts: Vec::new(),
            most_frames: Vec::new(),
            counters: Counters::default(),
        }
    }

    /// The row of the current part.
    fn part(&mut self) -> Option<&mut [u32; PART_WIDTH]> {
        self.parts.last_mut()
    }
}

impl Observer<Element> for StepWriter {
    #[inline]
    fn begin(&mut self, array: &[Element], part: &Part, work: Work) {
        self.counters.begin(array, part, work);
        self.most_frames.push(self.counters.most_frames);
        let step = narrow(self.trace.len());
        let (lo, hi) = (narrow(part.lo), narrow(part.hi));
        self.parts.push([
            step,
            NO_END,
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

/// The rows of the trace that belong to a part: the first, and the one after the last.
pub(super) fn rows(part: &[u32; PART_WIDTH]) -> (usize, usize) {
    (wide(part[0]), wide(part[1]))
}
