//! Arrays to sort.

use super::input_run::{InputRun, Making};
use super::killer::Killer;
use super::plan::{PivotRule, SortMethod, SortPlan};
use super::run::check_count;
use crate::error::{Error, SortError};
use crate::progress::Run;
use crate::rng::Rng;

/// The most elements of a time-killer. Making it takes as long as sorting it, which is quadratic.
pub const MAX_TIME_KILLER: u32 = 4096;

/// The number of different values of [`Input::FewDistinct`].
const FEW: u32 = 5;

/// Which array to sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// 1 to n, shuffled; all orders have the same chance.
    Random,
    /// 1 to n, ascending.
    Sorted,
    /// n to 1.
    Reversed,
    /// 1 to n, ascending, after n / 16 + 1 swaps of two elements at random places.
    NearlySorted,
    /// Elements from 1 to 5, each at random.
    FewDistinct,
    /// Every element 1.
    AllEqual,
    /// 1, 2, …, up to the middle, and then down again.
    OrganPipe,
    /// 1 to m, again and again, where m is the square root of n, rounded up.
    Sawtooth,
    /// A permutation of 1 to n for which the plan with this pivot rule takes time of the order n²:
    /// McIlroy, *A killer adversary for quicksort* (Software: Practice and Experience 29, 1999).
    TimeKiller {
        /// The pivot rule, which must not use chance: first, last, middle, median of three, ninther.
        against: PivotRule,
    },
    /// A permutation of 1 to n for which the plan with this pivot rule always chooses the median of
    /// a part as its pivot. So as many calls wait as is possible if calls are made for the smaller
    /// part.
    StackKiller {
        /// The pivot rule, any but `hand`. If it uses chance, it uses the plan's seed.
        against: PivotRule,
    },
}

impl Input {
    /// Whether the array depends on a seed of its own.
    pub fn is_random(self) -> bool {
        matches!(
            self,
            Input::Random | Input::NearlySorted | Input::FewDistinct
        )
    }

    /// The array of `n` elements, all of them at least 1 and at most `n` (at most 5 for the few
    /// distinct ones). `seed` is the seed of the array, not of the pivots; killers, sorted arrays
    /// and the like do not depend on it. Only killers depend on the plan: an adversary runs this
    /// sort, but with the pivot rule of the killer, and chooses its answers before the array exists.
    ///
    /// # Errors
    ///
    /// [`SortError::NoValues`]; [`SortError::TooManyValues`] beyond
    /// [`MAX_VALUES`](super::MAX_VALUES); [`SortError::NoKiller`] against a rule that is not among
    /// those named above; [`SortError::KillerTooLarge`] for time-killers beyond [`MAX_TIME_KILLER`];
    /// and the errors of [`SortPlan::validate`].
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

    /// Checks that [`values`](Input::values) would give an array, without making it.
    ///
    /// # Errors
    ///
    /// The errors of `values`.
    ///
    /// # Cost
    ///
    /// O(1).
    ///
    /// ```
    /// use appleyard_core::sort::{Input, PivotRule, SortPlan};
    ///
    /// let killer = Input::TimeKiller { against: PivotRule::First };
    /// assert!(killer.check(4096, &SortPlan::document()).is_ok());
    /// let error = killer.check(4097, &SortPlan::document()).unwrap_err();
    /// assert_eq!(error.code(), "killer-too-large");
    /// ```
    pub fn check(self, n: u32, plan: &SortPlan) -> Result<(), Error> {
        check_count(n.into())?;
        plan.validate()?;
        match self {
            Input::TimeKiller { against } if against.is_random() || against == PivotRule::Hand => {
                Err(SortError::NoKiller.into())
            }
            Input::TimeKiller { .. } if n > MAX_TIME_KILLER => Err(SortError::KillerTooLarge {
                count: n.into(),
                limit: MAX_TIME_KILLER.into(),
            }
            .into()),
            Input::StackKiller {
                against: PivotRule::Hand,
            } => Err(SortError::NoKiller.into()),
            _ => Ok(()),
        }
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
