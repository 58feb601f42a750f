//! The lists that cost a sort the most comparisons.

use super::observer::Counters;
use super::plan::SortPlan;
use super::quicksort::sort;
use crate::checked::narrow;
use crate::error::{Error, SortError};
use crate::progress::{Progress, Run, goal};

/// The most elements of which all orders are tried.
pub const MAX_WORST: u32 = 8;

/// Sorts every order of a few different numbers, and keeps the most comparisons that one of them takes.
///
/// Only the order of the elements matters to a sort, so what holds for 1 to n holds for any n different
/// numbers. Each order is sorted as [`sort`] sorts it, with the plan's picks and seed; so a plan without
/// chance has one maximum, and a plan with chance that of its seed.
///
/// # Cost
///
/// Time: n! sorts without a record; of [`MAX_WORST`] elements these are 40,320 sorts with about 1,000,000
/// comparisons, which take about 10 ms. Memory: O(n).
///
/// ```
/// use appleyard_core::progress::Run;
/// use appleyard_core::sort::{PivotRule, Scheme, SortPlan, WorstRun};
///
/// let plan = SortPlan { pivot: PivotRule::First, scheme: Scheme::Lomuto, ..SortPlan::document() };
/// let mut run = WorstRun::new(6, plan)?;
/// run.finish()?;
/// assert_eq!(run.comparisons(), 15); // 5 + 4 + 3 + 2 + 1, as with a sorted list
/// assert_eq!(run.list(), [1, 2, 3, 4, 5, 6]);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct WorstRun {
    plan: SortPlan,
    /// The order whose turn it is; after the last one, the first one again.
    order: Vec<u32>,
    array: Vec<u32>,
    tried: u64,
    orders: u64,
    comparisons: u32,
    fewest: u32,
    list: Vec<u32>,
}

impl WorstRun {
    /// A run over all orders of the numbers 1 to `count`, which has tried none yet.
    ///
    /// # Errors
    ///
    /// [`SortError::WORST`] beyond 1 to [`MAX_WORST`], and the errors of [`SortPlan::validate`].
    pub fn new(count: u32, plan: SortPlan) -> Result<WorstRun, Error> {
        plan.validate()?;
        SortError::WORST.check(count, 1..=MAX_WORST)?;
        let order: Vec<u32> = (1..=count).collect();
        Ok(WorstRun {
            plan,
            array: order.clone(),
            list: order.clone(),
            order,
            tried: 0,
            orders: (1..=u64::from(count)).product(),
            comparisons: 0,
            fewest: u32::MAX,
        })
    }

    /// The most comparisons that an order has taken so far; 0 before the first.
    pub fn comparisons(&self) -> u32 {
        self.comparisons
    }

    /// The fewest comparisons that an order has taken so far. It equals the most if the order does not
    /// matter.
    pub fn fewest(&self) -> u32 {
        self.fewest.min(self.comparisons)
    }

    /// The first order, in lexicographic order, that takes the most comparisons.
    pub fn list(&self) -> &[u32] {
        &self.list
    }

    /// Sorts the order whose turn it is.
    fn try_order(&mut self) {
        let mut counters = Counters::default();
        self.array.copy_from_slice(&self.order);
        sort(&mut self.array, &self.plan, &mut u32::cmp, &mut counters);
        let comparisons = narrow(counters.comparisons);
        self.fewest = self.fewest.min(comparisons);
        if comparisons > self.comparisons {
            self.comparisons = comparisons;
            self.list.copy_from_slice(&self.order);
        }
        self.tried += 1;
        next_order(&mut self.order);
    }
}

impl Run for WorstRun {
    type Error = std::convert::Infallible;

    /// Sorts `budget` further orders. The unit is an order.
    fn advance(&mut self, budget: u64) -> Result<Progress, Self::Error> {
        let goal = goal(self.tried, budget).min(self.orders);
        while self.tried < goal {
            self.try_order();
        }
        Ok(Progress {
            done: self.tried,
            total: self.orders,
            finished: self.tried == self.orders,
        })
    }
}

/// The next order of the same elements in lexicographic order; after the last one, the first.
///
/// ```text
///   2 4 │ 3 1      the longest falling end, and the element before it, which is smaller than the end's first
///   3 │ 1 2 4      that element gives its place to the next larger one, and the end rises again
/// ```
fn next_order(order: &mut [u32]) {
    let end = order.windows(2).rposition(|pair| pair[0] < pair[1]);
    let rising = match end {
        None => order,
        Some(before) => {
            let least = order[before];
            if let Some(larger) = order.iter().rposition(|&element| element > least) {
                order.swap(before, larger);
            }
            &mut order[before + 1..]
        }
    };
    rising.reverse();
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_order_comes_once_and_then_the_first_again() {
        for n in 0..=6 {
            let first: Vec<u32> = (0..n).collect();
            let mut order = first.clone();
            let mut seen = HashSet::new();
            while seen.insert(order.clone()) {
                next_order(&mut order);
            }
            assert_eq!(order, first);
            assert_eq!(seen.len(), (1..=first.len()).product());
        }
    }
}
