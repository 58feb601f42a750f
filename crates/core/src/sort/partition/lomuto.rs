//! Lomuto's partition, with one pointer that scans.

use std::cmp::Ordering;

use super::Division;
use super::hoare::place;
use crate::sort::observer::Observer;
use crate::sort::step::Step;

/// Divides `array[lo..hi]`, of at least one element, around the element at `lo`.
///
/// ```text
///   lo     boundary      p...              hi
///   |         |          |                 |
///   =<<<<<<<<<>=>=>=>=>=>..................
///   └ pivot              └ the next element to look at
/// ```
///
/// An array of equal elements is not divided at all: all elements but the pivot stay after the
/// boundary, and the whole sort is quadratic (Bentley, *Programming Pearls*, column 11).
///
/// Cost: `hi` - `lo` - 1 comparisons, at most as many swaps, and one more swap.
#[inline]
pub(in crate::sort) fn lomuto<T: Copy, C, O>(
    array: &mut [T],
    lo: usize,
    hi: usize,
    compare: &mut C,
    observer: &mut O,
) -> Division
where
    C: FnMut(&T, &T) -> Ordering,
    O: Observer<T>,
{
    let pivot = array[lo];
    let mut boundary = lo + 1;
    for at in lo + 1..hi {
        let unprocessed = at + 1;
        if compare(&array[at], &pivot).is_lt() {
            array.swap(boundary, at);
            boundary += 1;
            observer.step(Step::Move {
                boundary,
                unprocessed,
            });
        } else {
            observer.step(Step::Stay {
                boundary,
                unprocessed,
            });
        }
        observer.body(array);
    }
    place(array, lo, boundary, observer)
}
