//! Which array to sort.

use super::limits::check_count;
use super::plan::{PivotRule, SortPlan};
use crate::error::{Error, SortError};

/// The most elements of a time-killer. Making it takes as long as sorting it, which is quadratic.
pub const MAX_TIME_KILLER: u32 = 4096;

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

    /// Checks that [`values`](Input::values) would give an array, without making it.
    ///
    /// # Errors
    ///
    /// [`SortError::NoValues`]; [`SortError::TooManyValues`] beyond
    /// [`MAX_VALUES`](super::MAX_VALUES); [`SortError::NoKiller`] against a rule that is not among
    /// those of the variants; [`SortError::KillerTooLarge`] for time-killers beyond [`MAX_TIME_KILLER`];
    /// and the errors of [`SortPlan::validate`].
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
