//! Which element becomes the pivot.

use std::cmp::Ordering;

use super::observer::Observer;
use super::part::Part;
use super::plan::{PivotRule, SortPlan};
use super::step::{Step, narrow, wide};
use crate::rng::Rng;

/// With this number of elements or more the document's rule chooses at random.
const RANDOM_FROM: usize = 10;
/// With this number of elements or more there are nine different places for the ninther.
const NINTHER_FROM: usize = 9;

/// The place of the pivot of a part with at least one element. Probes are observed. `partition` is
/// the number of partitions before; chance depends only on it and on the seed.
#[inline]
pub(super) fn choose<T, C, O>(
    array: &[T],
    part: &Part,
    plan: &SortPlan,
    partition: u64,
    compare: &mut C,
    observer: &mut O,
) -> usize
where
    C: FnMut(&T, &T) -> Ordering,
    O: Observer<T>,
{
    let n = part.hi - part.lo;
    let middle = part.lo + n / 2;
    let random = || part.lo + wide(Rng::at(plan.seed, partition).below(narrow(n)));
    match plan.pivot {
        PivotRule::MiddleThenRandom if n < RANDOM_FROM => middle,
        PivotRule::MiddleThenRandom | PivotRule::Random => random(),
        PivotRule::First => part.lo,
        PivotRule::Last => part.hi - 1,
        PivotRule::Middle => middle,
        PivotRule::MedianOfThree => outer_median(array, part, middle, compare, observer),
        PivotRule::Ninther if n < NINTHER_FROM => {
            outer_median(array, part, middle, compare, observer)
        }
        PivotRule::Ninther => {
            let apart = n / 8;
            let mut median =
                |a: usize, b: usize, c: usize| median(array, [a, b, c], compare, observer);
            let first = median(part.lo, part.lo + apart, part.lo + 2 * apart);
            let second = median(middle - apart, middle, middle + apart);
            let last = part.hi - 1;
            let third = median(last - 2 * apart, last - apart, last);
            median(first, second, third)
        }
        // Without a pick, as where nobody can choose, the middle.
        PivotRule::Hand => picked(plan, partition)
            .filter(|at| (part.lo..part.hi).contains(at))
            .unwrap_or(middle),
    }
}

/// The place that somebody has chosen for a partition, if there are enough picks.
pub(super) fn picked(plan: &SortPlan, partition: u64) -> Option<usize> {
    let at = plan.picks.get(usize::try_from(partition).ok()?)?;
    Some(wide(*at))
}

/// The median of the first, the middle and the last element; of two elements, the middle one.
#[inline]
fn outer_median<T, C, O>(
    array: &[T],
    part: &Part,
    middle: usize,
    compare: &mut C,
    observer: &mut O,
) -> usize
where
    C: FnMut(&T, &T) -> Ordering,
    O: Observer<T>,
{
    if part.hi - part.lo < 3 {
        middle
    } else {
        median(array, [part.lo, middle, part.hi - 1], compare, observer)
    }
}

/// The place of the median, after two or three comparisons.
#[inline]
fn median<T, C, O>(array: &[T], [a, b, c]: [usize; 3], compare: &mut C, observer: &mut O) -> usize
where
    C: FnMut(&T, &T) -> Ordering,
    O: Observer<T>,
{
    let mut larger = |a: usize, b: usize| {
        let ordering = compare(&array[a], &array[b]);
        observer.step(Step::Probe { a, b, ordering });
        ordering.is_gt()
    };
    let (low, high) = if larger(a, b) { (b, a) } else { (a, b) };
    if !larger(high, c) {
        high
    } else if larger(low, c) {
        low
    } else {
        c
    }
}
