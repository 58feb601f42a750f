//! What chance does: the same array sorted with many seeds.

use super::observer::Counters;
use super::plan::SortPlan;
use super::quicksort::Machine;
use super::run::{check_values, estimate};
use super::step::narrow;
use crate::error::{Error, SortError};
use crate::progress::{Progress, Run};

/// The most seeds.
pub const MAX_SEEDS: u32 = 1000;
/// The most comparisons that one sort may take here.
pub const MAX_SEED_COMPARISONS: u64 = 100_000_000;

/// Sorts one array with the seeds 1, 2, 3, … of the pivots, and counts the comparisons.
///
/// # Cost
///
/// Time: that of so many sorts, not recorded. Memory: 8 bytes an element.
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
    values: Vec<u32>,
    plan: SortPlan,
    seeds: usize,
    array: Vec<u32>,
    machine: Machine,
    counters: Counters,
    before: u64,
    comparisons: Vec<u32>,
    stopped: Option<SortError>,
}

impl SeedRun {
    /// A run that has done nothing yet. The plan's own seed is not used; with a rule that knows no
    /// chance all seeds give the same, and only the first is sorted with. By hand, once the picks
    /// are used up, the middle element is taken.
    ///
    /// # Errors
    ///
    /// As for [`SortRun::new`](super::SortRun::new), and [`SortError::SEEDS`] beyond 1 to
    /// [`MAX_SEEDS`].
    pub fn new(values: Vec<u32>, plan: SortPlan, seeds: u32) -> Result<SeedRun, Error> {
        check_values(&values)?;
        plan.validate()?;
        SortError::SEEDS.check(seeds, 1..=MAX_SEEDS)?;
        Ok(SeedRun {
            plan: SortPlan { seed: 1, ..plan },
            seeds: super::step::wide(seeds),
            array: values.clone(),
            machine: Machine::new(values.len()),
            counters: Counters::default(),
            before: 0,
            comparisons: Vec::new(),
            stopped: None,
            values,
        })
    }

    /// The comparisons with seed 1, 2, 3, …, as far as they are known.
    pub fn comparisons(&self) -> &[u32] {
        &self.comparisons
    }

    fn done(&self) -> u64 {
        self.before + self.counters.comparisons
    }

    /// Begins anew with the next seed.
    fn next_seed(&mut self) {
        let count = u32::try_from(self.counters.comparisons).unwrap_or(u32::MAX);
        self.comparisons.push(count);
        if !self.plan.pivot.is_random() {
            self.comparisons.resize(self.seeds, count);
        }
        self.before += self.counters.comparisons;
        self.counters = Counters::default();
        self.plan.seed += 1;
        self.array.copy_from_slice(&self.values);
        self.machine = Machine::new(self.values.len());
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

    /// Sorts whole parts until `budget` comparisons are done or passed: none if it is 0. The unit
    /// is a comparison; `total` is an estimate, from the seeds that are done, and grows if there
    /// are more.
    ///
    /// # Errors
    ///
    /// [`SortError::TooManySteps`] if one sort takes more than [`MAX_SEED_COMPARISONS`].
    fn advance(&mut self, budget: u64) -> Result<Progress, SortError> {
        if let Some(error) = &self.stopped {
            return Err(error.clone());
        }
        let goal = self.done().saturating_add(budget);
        while self.done() < goal && self.comparisons.len() < self.seeds {
            let mut compare = u32::cmp;
            let counters = &mut self.counters;
            self.machine
                .sort_next(&mut self.array, &self.plan, &mut compare, counters);
            if self.counters.comparisons > MAX_SEED_COMPARISONS {
                let limit = MAX_SEED_COMPARISONS;
                let error = SortError::TooManySteps { limit };
                self.stopped = Some(error.clone());
                return Err(error);
            }
            if self.machine.next().is_none() {
                self.next_seed();
            }
        }
        Ok(self.progress())
    }
}
