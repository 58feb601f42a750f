//! Makes arrays; killers are made in slices.

use std::convert::Infallible;
use std::mem;

use super::input::Input;
use super::killer::Killer;
use super::plan::SortPlan;
use super::run::{check_values, estimate};
use crate::error::Error;
use crate::progress::{Progress, Run};

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
        let goal = self.done.saturating_add(budget);
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
