//! The source document's partition, with four pointers.

use std::cmp::Ordering;

use super::Division;
use crate::sort::observer::Observer;
use crate::sort::step::{Areas, Step};

/// Divides `array[lo..hi]`, of at least one element, around the element at `lo`.
///
/// ```text
///   p<<<      p===       p...             p>>>
///   |         |          |                |
///   <<<<<<<<<<===========.................>>>>>>
///             |          └ the next element to look at
///             └ the pivot stands here
/// ```
///
/// Each turn of the loop compares the element at `p...` with the pivot once, and the answer chooses
/// one of the document's three bodies. The document has a loop for each body and asks again which
/// one is right, up to three times for an element. Its first loop reads the element after the array
/// before it checks that there is one. Elements and pointers move as in the document.
///
/// Cost: `hi` - `lo` - 1 comparisons, at most as many swaps.
#[inline]
pub(in crate::sort) fn three_way<T: Copy, C, O>(
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
    let mut at = Areas {
        equal: lo,
        unprocessed: lo + 1,
        larger: hi,
    };
    while at.unprocessed < at.larger {
        // Written in this way, the two answers become two comparisons of the processor, without a
        // number in between.
        let ordering = compare(&array[at.unprocessed], &pivot);
        if ordering.is_lt() {
            array.swap(at.equal, at.unprocessed);
            at.equal += 1;
            at.unprocessed += 1;
            observer.step(Step::Smaller(at));
        } else if ordering.is_gt() {
            at.larger -= 1;
            array.swap(at.unprocessed, at.larger);
            observer.step(Step::Larger(at));
        } else {
            at.unprocessed += 1;
            observer.step(Step::Equal(at));
        }
        observer.body(array);
    }
    Division {
        equal: at.equal,
        larger: at.larger,
    }
}
