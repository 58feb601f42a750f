//! Sorts for parts with few elements, and the ordinary sorts with which quicksort is compared.

use std::cmp::Ordering;

use super::observer::Observer;
use super::plan::SmallSort;
use super::step::Step;
use crate::checked::known;
use crate::network;

/// Sorts `array[lo..hi]`, of at most 32 elements.
#[inline]
pub(super) fn sort<T: Copy, C, O>(
    array: &mut [T],
    (lo, hi): (usize, usize),
    small: SmallSort,
    compare: &mut C,
    observer: &mut O,
) where
    C: FnMut(&T, &T) -> Ordering,
    O: Observer<T>,
{
    match small {
        SmallSort::Insertion => {
            for from in lo + 1..hi {
                insert(array, lo, from, compare, observer);
            }
        }
        SmallSort::Unrolled if !O::WATCHES => {
            network::unrolled::sort(
                &mut array[lo..hi],
                &mut |a: &T, b: &T| compare(a, b).is_lt(),
                &mut |_, _, _| {},
            );
        }
        SmallSort::Table | SmallSort::Unrolled => table(array, lo, hi, compare, observer),
    }
}

/// A step of straight insertion, which takes each element in turn from the second one on: the elements
/// of `array[lo..from]` are sorted. The element at `from` is the key, which is held aside while larger
/// ones shift up.
///
/// ```text
///   1 3 4 7 [2] 6     7, 4 and 3 are larger and shift; 1 is not: there 2 settles
/// ```
///
/// Cost: a comparison for each larger element, and at most one more.
#[inline]
pub(super) fn insert<T: Copy, C, O>(
    array: &mut [T],
    lo: usize,
    from: usize,
    compare: &mut C,
    observer: &mut O,
) where
    C: FnMut(&T, &T) -> Ordering,
    O: Observer<T>,
{
    let key = array[from];
    let mut place = from;
    while place > lo {
        if compare(&array[place - 1], &key).is_le() {
            observer.step(Step::Settle { place, key: from });
            break;
        }
        array[place] = array[place - 1];
        observer.step(Step::Shift { place, key: from });
        place -= 1;
    }
    if place < from {
        array[place] = key;
    }
}

/// A pass of bubble sort through `array[lo..settled]`, from the left: it swaps neighbours in the wrong
/// order. Returns the place from which on all elements are in their final places. Everything is sorted
/// when that is at most `lo` + 1, so a sort begins with its end as `settled`.
///
/// ```text
///   3 1 4 2        3 > 1: swapped;  3 <= 4: left;  4 > 2: swapped
///   1 3 2 4        the next pass ends before the last swap
/// ```
///
/// Cost: a comparison for each pair of neighbours. All passes together take at most n(n - 1)/2
/// comparisons, n - 1 if all elements are in order, and a swap for each pair in the wrong order.
#[inline]
pub(super) fn bubble<T: Copy, C, O>(
    array: &mut [T],
    lo: usize,
    settled: usize,
    compare: &mut C,
    observer: &mut O,
) -> usize
where
    C: FnMut(&T, &T) -> Ordering,
    O: Observer<T>,
{
    let mut last = lo;
    for place in lo + 1..settled {
        let swapped = compare(&array[place - 1], &array[place]).is_gt();
        if swapped {
            array.swap(place - 1, place);
            last = place;
        }
        observer.step(Step::Neighbours { place, swapped });
    }
    last
}

/// Runs the network for this number of elements, comparator by comparator, without a branch on the
/// result.
fn table<T: Copy, C, O>(array: &mut [T], lo: usize, hi: usize, compare: &mut C, observer: &mut O)
where
    C: FnMut(&T, &T) -> Ordering,
    O: Observer<T>,
{
    for &(a, b) in known(network::document(hi - lo), "small sorts have a network") {
        let (a, b) = (lo + usize::from(a), lo + usize::from(b));
        let (upper, lower) = (array[a], array[b]);
        let swapped = compare(&lower, &upper).is_lt();
        array[a] = if swapped { lower } else { upper };
        array[b] = if swapped { upper } else { lower };
        observer.step(Step::Comparator { a, b, swapped });
    }
}
