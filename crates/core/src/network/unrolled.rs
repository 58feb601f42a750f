//! The same networks as straight-line code: no loop, no table, no jump that depends on an element.
//!
//! ```text
//!   comparator a:b     x = wire a           load all wires into local variables,
//!                      y = wire b           comparator after comparator,
//!                      swap = y < x         then store them all
//!                      wire a = swap ? y : x    conditional moves: both wires are always
//!                      wire b = swap ? x : y    written
//! ```
//!
//! There is one function for each length, all made from the list in `document.rs`. A caller that
//! only sorts passes an `on_comparator` that does nothing, which costs nothing. Every caller with
//! its own comparison gets its own copy of 2,771 comparators. So an `on_comparator` should do
//! little, such as setting a bit, and the caller should find out everything else from
//! [`document`](super::document) afterwards.

use std::hint::select_unpredictable;

use super::document::with_document_networks;

/// Sorts 0 to 32 elements by `less` with the document's network for exactly this number, and
/// returns whether it did: a longer slice stays as it is.
///
/// `less(x, y)` says whether x goes before y. If it contradicts itself, the elements are still a
/// permutation of what they were. Equal elements may change their order. After each comparator (a,
/// b) it calls `on_comparator(a, b, swapped)`, with the wires as places in the slice: the same
/// comparators in the same order as in [`document`](super::document). Each comparator takes one
/// comparison and two writes, swapped or not; there are O(n log² n) of them, 211 for 32 elements.
///
/// ```
/// use appleyard_core::network::unrolled;
///
/// let mut letters = ['d', 'o', 'm', 'e'];
/// let mut swaps = 0;
/// let sorted = unrolled::sort(&mut letters, &mut |x, y| x < y, &mut |_, _, swapped| {
///     swaps += u32::from(swapped);
/// });
/// assert!(sorted);
/// assert_eq!((letters, swaps), (['d', 'e', 'm', 'o'], 3));
/// ```
#[inline]
pub fn sort<T: Copy>(
    slice: &mut [T],
    less: &mut impl FnMut(&T, &T) -> bool,
    on_comparator: &mut impl FnMut(usize, usize, bool),
) -> bool {
    sort_at_most::<32, T>(slice, less, on_comparator)
}

/// As [`sort`] for slices of at most `MOST` elements; a longer slice stays as it is. The compiler
/// makes only the code of the networks up to `MOST`.
#[inline]
pub fn sort_at_most<const MOST: usize, T: Copy>(
    slice: &mut [T],
    less: &mut impl FnMut(&T, &T) -> bool,
    on_comparator: &mut impl FnMut(usize, usize, bool),
) -> bool {
    if slice.len() > MOST {
        return false;
    }
    dispatch(slice, less, on_comparator)
}

/// A fixed number of wires, with a network that can sort them.
trait Wires<T> {
    fn sort(
        &mut self,
        less: &mut impl FnMut(&T, &T) -> bool,
        on_comparator: &mut impl FnMut(usize, usize, bool),
    );
}

macro_rules! functions {
    ($($inputs:literal: $([$($low:literal : $high:literal)*])*;)*) => {
        $(impl<T: Copy> Wires<T> for [T; $inputs] {
            // This must not be inlined: in one function of all networks the wires would not stay in
            // registers.
            #[inline(never)]
            fn sort(
                &mut self,
                less: &mut impl FnMut(&T, &T) -> bool,
                on_comparator: &mut impl FnMut(usize, usize, bool),
            ) {
                let mut wires = *self;
                $($(comparator::<$low, $high, _, $inputs>(&mut wires, less, on_comparator);)*)*
                *self = wires;
            }
        })*

        #[inline(always)]
        fn dispatch<T: Copy>(
            slice: &mut [T],
            less: &mut impl FnMut(&T, &T) -> bool,
            on_comparator: &mut impl FnMut(usize, usize, bool),
        ) -> bool {
            match slice.len() {
                0 | 1 => true,
                $($inputs => slice
                    .first_chunk_mut::<$inputs>()
                    .map(|wires| wires.sort(less, on_comparator))
                    .is_some(),)*
                _ => false,
            }
        }
    };
}

with_document_networks!(functions);

#[inline(always)]
fn comparator<const LOW: usize, const HIGH: usize, T: Copy, const INPUTS: usize>(
    wires: &mut [T; INPUTS],
    less: &mut impl FnMut(&T, &T) -> bool,
    on_comparator: &mut impl FnMut(usize, usize, bool),
) {
    let (x, y) = (wires[LOW], wires[HIGH]);
    let swap = less(&y, &x);
    wires[LOW] = select_unpredictable(swap, y, x);
    wires[HIGH] = select_unpredictable(swap, x, y);
    on_comparator(LOW, HIGH, swap);
}
