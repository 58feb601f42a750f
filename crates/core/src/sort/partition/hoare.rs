//! Hoare's partition, with two pointers that scan towards each other.

use std::cmp::Ordering;

use super::Division;
use crate::sort::observer::Observer;
use crate::sort::step::Step;

/// Divides `array[lo..hi]`, of at least one element, around the element at `lo`.
///
/// ```text
///   lo        i                  j
///   |         |                  |
///   =<=<=<=<==...................>=>=>=>=>=
///   └ pivot   └ next for the left scan
///                               └ next for the right scan
/// ```
///
/// The left scan stops at an element that is not smaller, the right scan at one that is not larger;
/// then these two are swapped. Both scans stop at equal elements, so these spread over both sides
/// (Sedgewick, *Implementing quicksort programs*, 1978). Neither scan leaves the unprocessed area,
/// so no sentinel is needed.
///
/// Cost: `hi` - `lo` - 1 comparisons, at most half as many swaps, and one more swap.
#[inline]
pub(in crate::sort) fn hoare<T: Copy, C, O>(
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
    let mut i = lo + 1;
    let mut j = hi;
    while i < j {
        let moved = compare(&array[i], &pivot).is_lt();
        if moved {
            i += 1;
        } else if i + 1 == j {
            j = i;
        }
        observer.step(Step::ScanLeft { i, j, moved });
        observer.body(array);
        if moved {
            continue;
        }
        while i < j {
            let moved = compare(&array[j - 1], &pivot).is_gt();
            if moved {
                j -= 1;
                if i + 1 == j {
                    j = i;
                }
            }
            observer.step(Step::ScanRight { i, j, moved });
            observer.body(array);
            if !moved {
                array.swap(i, j - 1);
                i += 1;
                j -= 1;
                observer.step(Step::Swap { i, j });
                observer.body(array);
                break;
            }
        }
    }
    place(array, lo, i, observer)
}

/// Swaps the pivot from the front to the last place before `end`. The element there may stand
/// before the pivot.
#[inline]
pub(super) fn place<T: Copy, O: Observer<T>>(
    array: &mut [T],
    lo: usize,
    end: usize,
    observer: &mut O,
) -> Division {
    array.swap(lo, end - 1);
    observer.step(Step::Place {
        to: end - 1,
        from: lo,
    });
    observer.body(array);
    Division {
        equal: end - 1,
        larger: end,
    }
}
