//! What chance does: sorts the same array with many seeds.

use super::input_run::InputRun;
use super::limits::estimate;
use super::observer::Counters;
use super::plan::{SortMethod, SortPlan};
use super::quicksort::Recursion;
use super::step::narrow;
use crate::checked;
use crate::error::{Error, SortError};
use crate::progress::{Progress, Run, goal, left_of};

/// The most seeds.
pub const MAX_SEEDS: u32 = 1000;
/// The most comparisons that a single sort may take here.
pub const MAX_SEED_COMPARISONS: u64 = 100_000_000;

/// Sorts one array with the pivot seeds 1, 2, 3, …, and counts the comparisons.
///
/// # Cost
///
/// Time: that of `seeds` sorts without a record. Memory: 8 bytes for each element.
///
/// ```
/// use appleyard_core::progress::Run;
/// use appleyard_core::sort::{SortPlan, SeedRun};
///
/// let mut run = SeedRun::new((0..100).collect(), SortPlan::document(), 20)?;
/// run.finish()?;
/// let counts = run.comparisons();
/// assert_eq!(counts.len(), 20);
/// assert!(counts.iter().min() < counts.iter().max());
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct SeedRun {
    input: InputRun,
    values: Vec<u32>,
    plan: SortPlan,
    seeds: usize,
    array: Vec<u32>,
    recursion: Recursion,
    counters: Counters,
    before: u64,
    comparisons: Vec<u32>,
    stopped: Option<SortError>,
}

impl SeedRun {
    /// A run that has done nothing yet. It runs quicksort, whatever the plan's method is, and
    /// ignores the plan's own seed. If the rule uses no chance, all seeds give the same result, so
    /// only the first sort is run. With a rule by hand, the middle element is the pivot once the
    /// picks are used up.
    ///
    /// # Errors
    ///
    /// The same as for [`SortRun::new`](super::SortRun::new), and [`SortError::SEEDS`] beyond 1 to
    /// [`MAX_SEEDS`].
    pub fn new(values: Vec<u32>, plan: SortPlan, seeds: u32) -> Result<SeedRun, Error> {
        SeedRun::after(InputRun::given(values)?, plan, seeds)
    }

    /// The same on an array that is still to be made. If making it needs chance, it uses the plan's
    /// own seed.
    ///
    /// # Errors
    ///
    /// The errors of [`SortPlan::validate`], and [`SortError::SEEDS`].
    pub fn after(input: InputRun, plan: SortPlan, seeds: u32) -> Result<SeedRun, Error> {
        plan.validate()?;
        SortError::SEEDS.check(seeds, 1..=MAX_SEEDS)?;
        Ok(SeedRun {
            plan: SortPlan {
                method: SortMethod::Quicksort,
                seed: 1,
                ..plan
            },
            seeds: super::step::wide(seeds),
            recursion: Recursion::new(0),
            counters: Counters::default(),
            before: 0,
            comparisons: Vec::new(),
            stopped: None,
            values: Vec::new(),
            array: Vec::new(),
            input,
        })
    }

    /// The number of comparisons with seed 1, 2, 3, …, for the seeds that are done.
    pub fn comparisons(&self) -> &[u32] {
        &self.comparisons
    }

    fn done(&self) -> u64 {
        self.before + self.counters.comparisons
    }

    /// Begins again with the next seed.
    fn next_seed(&mut self) {
        let count = checked::narrow(self.counters.comparisons);
        self.comparisons.push(count);
        if !self.plan.pivot.is_random() {
            self.comparisons.resize(self.seeds, count);
        }
        self.before += self.counters.comparisons;
        self.counters = Counters::default();
        self.plan.seed += 1;
        self.array.copy_from_slice(&self.values);
        self.recursion = Recursion::new(self.values.len());
    }

    fn progress(&self) -> Progress {
        let done = self.done();
        let finished = self.comparisons.len() == self.seeds;
        let seeds = u64::from(narrow(self.seeds));
        let expected = match u64::from(narrow(self.comparisons.len())) {
            0 => estimate(self.values.len()) * seeds,
            sorts => self.before / sorts * seeds,
        };
        Progress {
            done,
            total: if finished {
                done
            } else {
                expected.max(done + 1)
            },
            finished,
        }
    }
}

impl Run for SeedRun {
    type Error = SortError;

    /// Sorts whole parts until `budget` comparisons are done or exceeded; does nothing if it is 0.
    /// The unit is a comparison. `total` is an estimate from the seeds that are done, and grows if
    /// there are more.
    ///
    /// # Errors
    ///
    /// [`SortError::TooManySteps`] if a single sort takes more than [`MAX_SEED_COMPARISONS`].
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
            self.values = self.input.take();
            self.array = self.values.clone();
            self.recursion = Recursion::new(self.values.len());
        }
        let goal = goal(self.done(), left_of(budget, made.done - before));
        while self.done() < goal && self.comparisons.len() < self.seeds {
            let mut compare = u32::cmp;
            let counters = &mut self.counters;
            self.recursion
                .sort_next(&mut self.array, &self.plan, &mut compare, counters);
            if self.counters.comparisons > MAX_SEED_COMPARISONS {
                let limit = MAX_SEED_COMPARISONS;
                let error = SortError::TooManySteps { limit };
                self.stopped = Some(error.clone());
                return Err(error);
            }
            if self.recursion.next().is_none() {
                self.next_seed();
            }
        }
        Ok(made.followed_by(self.progress()))
    }
}
