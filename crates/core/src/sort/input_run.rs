//! Makes arrays; killers are made in slices.

use std::convert::Infallible;
use std::mem;

use super::input::Input;
use super::killer::Killer;
use super::limits::{check_values, estimate};
use super::plan::{PivotRule, SortMethod, SortPlan};
use crate::error::Error;
use crate::progress::{Progress, Run, goal};
use crate::rng::Rng;

/// The number of different values of [`Input::FewDistinct`].
const FEW: u32 = 5;

/// Makes the array of an [`Input`], or holds one that is given.
///
/// Only killers take long, because they are made by sorting. Every other array exists from the start.
///
/// ```
/// use appleyard_core::progress::Run;
/// use appleyard_core::sort::{Input, InputRun, PivotRule, SortPlan};
///
/// let killer = Input::TimeKiller { against: PivotRule::First };
/// let mut run = InputRun::new(killer, 4, 0, &SortPlan::document())?;
/// assert!(run.values().is_empty());
/// run.finish()?;
/// assert_eq!(run.values().len(), 4);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct InputRun {
    making: Making,
    done: u64,
    /// An estimate of all comparisons.
    expected: u64,
}

/// An array, or the adversary that makes it.
#[derive(Clone, Debug)]
pub(super) enum Making {
    Made(Vec<u32>),
    By(Box<Killer>),
}

impl Making {
    pub(super) fn by(killer: Killer) -> Making {
        Making::By(Box::new(killer))
    }
}

impl Input {
    /// The array of `n` elements, all of them at least 1 and at most `n` (at most 5 for the few
    /// distinct ones). `seed` is the seed of the array, not of the pivots; killers, sorted arrays
    /// and the like do not depend on it. Only killers depend on the plan: an adversary runs this
    /// sort, but with the pivot rule of the killer, and chooses its answers before the array exists.
    ///
    /// # Errors
    ///
    /// The errors of [`Input::check`].
    ///
    /// # Cost
    ///
    /// O(n); stack-killers O(n log n), time-killers O(n²).
    ///
    /// ```
    /// use appleyard_core::sort::{Input, SortPlan};
    ///
    /// let pipe = Input::OrganPipe.values(5, 1, &SortPlan::document())?;
    /// assert_eq!(pipe, [1, 2, 3, 2, 1]);
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn values(self, n: u32, seed: u64, plan: &SortPlan) -> Result<Vec<u32>, Error> {
        let mut run = InputRun::new(self, n, seed, plan)?;
        run.finish()?;
        Ok(run.take())
    }

    /// The array, if no sort is needed to make it; otherwise the adversary that makes it.
    pub(super) fn begin(self, n: u32, seed: u64, plan: &SortPlan) -> Making {
        let mut rng = Rng::new(seed);
        Making::Made(match self {
            Input::Random => permutation(n, seed),
            Input::Sorted => (1..=n).collect(),
            Input::Reversed => (1..=n).rev().collect(),
            Input::NearlySorted => {
                let mut values: Vec<u32> = (1..=n).collect();
                for _ in 0..=n / 16 {
                    let (a, b) = (place(&mut rng, n), place(&mut rng, n));
                    values.swap(a, b);
                }
                values
            }
            Input::FewDistinct => (0..n).map(|_| 1 + rng.below(FEW.min(n))).collect(),
            Input::AllEqual => (0..n).map(|_| 1).collect(),
            Input::OrganPipe => (0..n).map(|at| 1 + at.min(n - 1 - at)).collect(),
            Input::Sawtooth => {
                let root = n.isqrt();
                let tooth = root + u32::from(root * root < n);
                (0..n).map(|at| 1 + at % tooth).collect()
            }
            Input::TimeKiller { against } => {
                return Making::by(Killer::of_time(n, with_pivot(plan, against)));
            }
            Input::StackKiller { against } => {
                return Making::by(Killer::of_stack(n, with_pivot(plan, against)));
            }
        })
    }
}

impl InputRun {
    /// An array of `n` elements, as [`Input::values`] says.
    ///
    /// # Errors
    ///
    /// The errors of [`Input::check`].
    pub fn new(input: Input, n: u32, seed: u64, plan: &SortPlan) -> Result<InputRun, Error> {
        input.check(n, plan)?;
        let expected = match input {
            Input::TimeKiller { .. } => u64::from(n) * u64::from(n) / 2,
            _ => estimate(super::step::wide(n)),
        };
        Ok(InputRun {
            making: input.begin(n, seed, plan),
            done: 0,
            expected,
        })
    }

    /// An array that is given.
    ///
    /// # Errors
    ///
    /// The errors of [`SortRun::new`](super::SortRun::new), except for errors of the plan.
    pub fn given(values: Vec<u32>) -> Result<InputRun, Error> {
        check_values(&values)?;
        Ok(InputRun {
            making: Making::Made(values),
            done: 0,
            expected: 0,
        })
    }

    /// The array; empty until it is made.
    pub fn values(&self) -> &[u32] {
        match &self.making {
            Making::Made(values) => values,
            Making::By(_) => &[],
        }
    }

    /// Whether the array is made.
    pub(super) fn is_made(&self) -> bool {
        matches!(self.making, Making::Made(_))
    }

    /// Hands the array out, which is possible once.
    pub(super) fn take(&mut self) -> Vec<u32> {
        match &mut self.making {
            Making::Made(values) => mem::take(values),
            Making::By(_) => Vec::new(),
        }
    }

    /// The number of comparisons so far.
    pub(super) fn done(&self) -> u64 {
        self.done
    }
}

impl Run for InputRun {
    type Error = Infallible;

    /// Sorts whole parts, as the killer does, until `budget` comparisons are done or exceeded; does
    /// nothing if it is 0. The unit is a comparison; `total` is an estimate and grows if there are
    /// more. An array without a killer needs no work.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let goal = goal(self.done, budget);
        while let Making::By(killer) = &mut self.making
            && self.done < goal
        {
            if killer.part() {
                self.done = killer.comparisons();
            } else {
                self.making = Making::Made(killer.values());
            }
        }
        Ok(Progress {
            done: self.done,
            total: if self.is_made() {
                self.done
            } else {
                self.expected.max(self.done + 1)
            },
            finished: self.is_made(),
        })
    }
}

/// 1 to `n`, shuffled; all orders have the same chance. It is the array of [`Input::Random`], for
/// any length. Cost O(n).
///
/// ```
/// use appleyard_core::sort::{Input, SortPlan, permutation};
///
/// assert_eq!(permutation(9, 5), Input::Random.values(9, 5, &SortPlan::document())?);
/// assert_eq!(permutation(0, 5), []);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn permutation(n: u32, seed: u64) -> Vec<u32> {
    let mut values: Vec<u32> = (1..=n).collect();
    shuffle(&mut values, &mut Rng::new(seed));
    values
}

fn with_pivot(plan: &SortPlan, pivot: PivotRule) -> SortPlan {
    SortPlan {
        method: SortMethod::Quicksort,
        pivot,
        ..plan.clone()
    }
}

fn place(rng: &mut Rng, n: u32) -> usize {
    super::step::wide(rng.below(n))
}

/// The shuffle of Fisher and Yates, as in Knuth, *The Art of Computer Programming*, volume 2, 3.4.2,
/// algorithm P.
fn shuffle(values: &mut [u32], rng: &mut Rng) {
    for last in (1..values.len()).rev() {
        let other = place(rng, super::step::narrow(last + 1));
        values.swap(last, other);
    }
}
