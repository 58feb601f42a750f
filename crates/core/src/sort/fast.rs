//! A fast quicksort, made from the parts that the page shows one by one.
//!
//! ```text
//!   part ── at most 16 elements ──────── unrolled network
//!    │
//!    ├── in order already ────────────── done
//!    ├── too many uneven divisions ───── heapsort, so that no input takes more than O(n log n)
//!    ├── pivot equal to the element ──── equal elements go to the left and are done
//!    │   before the part
//!    └── otherwise ───────────────────── < pivot │ pivot │ the rest; or, if probably nothing is
//!                                        less, <= pivot │ pivot │ the rest; the smaller side by a
//!                                        call, then the larger: at most floor(log2 n) calls wait
//! ```
//!
//! The division is Lomuto's. Only one of its pointers depends on a comparison, and that pointer moves by
//! adding 0 or 1. So no jump can be predicted wrongly; wrong predictions cost the three-way partition
//! most of its time on random elements.
//!
//! Sources: pivot and bound follow D. Musser, *Introspective sorting and selection algorithms* (1997);
//! equal elements follow O. Peters, *Pattern-defeating quicksort* (2021); the branchless division follows
//! S. Edelkamp and A. Weiß, *BlockQuicksort* (2016), and A. Alexandrescu's variant of Lomuto.

use crate::network::unrolled;

/// The most elements that go to a network. Longer networks gain almost nothing more, but are large.
const SMALL: usize = 16;

/// With this number of elements or more the pivot is a median of medians.
const MANY: usize = 64;

/// A division is uneven if a side has less than the part's length divided by this number.
const UNEVEN: usize = 8;

/// How many neighbours are compared before the first check whether all were in order.
const RUN: usize = 16;

/// Sorts `array` in ascending order, in place. Equal elements may change their order.
///
/// It makes at most O(n log n) comparisons and writes, whatever the elements. It makes O(n) if they are
/// in order, all equal, or have a bounded number of values. At most floor(log2 n) calls wait. See
/// [`fast_by`].
///
/// ```
/// let mut years = [1954, 1962, 2021, 1999];
/// appleyard_core::sort::fast(&mut years);
/// assert_eq!(years, [1954, 1962, 1999, 2021]);
/// ```
pub fn fast<T: Copy + Ord>(array: &mut [T]) {
    fast_by(array, |x, y| x < y);
}

/// As [`fast`], in the order of `less`, which says whether its first argument goes before its second.
///
/// If `less` contradicts itself, the elements end in some order, and none is lost.
///
/// ```
/// let mut halves = [0.5, -1.0, 0.25];
/// appleyard_core::sort::fast_by(&mut halves, |x: &f64, y| x > y);
/// assert_eq!(halves, [0.5, 0.25, -1.0]);
/// ```
pub fn fast_by<T: Copy>(array: &mut [T], mut less: impl FnMut(&T, &T) -> bool) {
    let less = &mut less;
    if array.windows(2).all(|pair| less(&pair[1], &pair[0])) {
        array.reverse();
        return;
    }
    let uneven_allowed = array.len().max(1).ilog2();
    sort(array, None, uneven_allowed, less);
}

/// Sorts `part`. If `before` is given, it is an element left of the part, and no element of the part is
/// less. After `uneven_allowed` uneven divisions another algorithm takes over.
fn sort<T: Copy>(
    mut part: &mut [T],
    mut before: Option<T>,
    mut uneven_allowed: u32,
    less: &mut impl FnMut(&T, &T) -> bool,
) {
    loop {
        if unrolled::sort_at_most::<SMALL, T>(part, less, &mut |_, _, _| {}) {
            return;
        }
        if is_sorted(part, less) {
            return;
        }
        if uneven_allowed == 0 {
            heapsort(part, less);
            return;
        }
        let at = pivot(part, less);
        if before.is_some_and(|before| !less(&before, &part[at])) {
            let end = divide_loosely(part, at, less);
            part = part.split_at_mut(end + 1).1;
            before = None;
            continue;
        }
        let size = part.len();
        let place = if seems_least(part, at, less) {
            divide_loosely(part, at, less)
        } else {
            divide(part, at, less)
        };
        let (left, right) = part.split_at_mut(place);
        let Some((&mut pivot, right)) = right.split_first_mut() else {
            return;
        };
        if left.len().min(right.len()) < size / UNEVEN {
            uneven_allowed -= 1;
        }
        if left.len() < right.len() {
            sort(left, before, uneven_allowed, less);
            (part, before) = (right, Some(pivot));
        } else {
            sort(right, Some(pivot), uneven_allowed, less);
            part = left;
        }
    }
}

/// Divides `part` by its element at `at`, and returns the place of that element afterwards. Left of it
/// are the elements x for which `left(x, pivot)` holds, right of it the others.
///
/// ```text
///   │p│<<<<<<<<│>>>>>>>>>>>│...........│     x goes to the end of <<<, what was there (the first
///      0        boundary    at               of >>>, or x itself) to where x was; the boundary
///                                            moves on if x belongs to the left
/// ```
// This is not inlined: each copy has two loops, and there are few calls.
#[inline(never)]
fn divide<T: Copy>(part: &mut [T], at: usize, left: &mut impl FnMut(&T, &T) -> bool) -> usize {
    part.swap(0, at);
    let Some((pivot, rest)) = part.split_first_mut() else {
        return 0;
    };
    let pivot = *pivot;
    let mut boundary = 0;
    for at in 0..rest.len() {
        // This never holds, but it saves two checks by the compiler below.
        if boundary >= rest.len() {
            break;
        }
        let x = rest[at];
        rest.swap(at, boundary);
        boundary += usize::from(left(&x, &pivot));
    }
    part.swap(0, boundary);
    boundary
}

/// As [`divide`], but elements that equal the pivot go to the left.
fn divide_loosely<T: Copy>(
    part: &mut [T],
    at: usize,
    less: &mut impl FnMut(&T, &T) -> bool,
) -> usize {
    divide(part, at, &mut |x, pivot| !less(pivot, x))
}

/// Whether no element is less than the one at `at`, among some elements spread over a long part. If so,
/// there are probably few values, and this is the least: nothing would go to its left. If there are many
/// values, two comparisons show that it is not so.
fn seems_least<T>(part: &[T], at: usize, less: &mut impl FnMut(&T, &T) -> bool) -> bool {
    let mut spread = part.iter().step_by((part.len() / RUN).max(1));
    part.len() >= MANY && !spread.any(|x| less(x, &part[at]))
}

/// Whether no element is less than the one before it. It works in batches, without a jump for each
/// element.
fn is_sorted<T>(part: &[T], less: &mut impl FnMut(&T, &T) -> bool) -> bool {
    let mut rest = part;
    while let Some(run) = rest.first_chunk::<{ RUN + 1 }>() {
        let wrong = (0..RUN).fold(false, |wrong, at| wrong | less(&run[at + 1], &run[at]));
        if wrong {
            return false;
        }
        rest = rest.split_at(RUN).1;
    }
    rest.is_sorted_by(|x, y| !less(y, x))
}

/// The place of the pivot. It is a median of three; from [`MANY`] elements on, the three are themselves
/// found in this way, each in an eighth of the part. O(n^0.53) comparisons.
fn pivot<T>(part: &[T], less: &mut impl FnMut(&T, &T) -> bool) -> usize {
    let eighth = part.len() / 8;
    let thirds = [0, 4 * eighth, 7 * eighth];
    if part.len() < MANY {
        median(part, thirds, less)
    } else {
        pseudo_median(part, thirds, eighth, less)
    }
}

/// The median of three pseudo-medians: one for each of three places, of the `span` elements from there
/// on.
fn pseudo_median<T>(
    part: &[T],
    mut places: [usize; 3],
    span: usize,
    less: &mut impl FnMut(&T, &T) -> bool,
) -> usize {
    if 8 * span >= MANY {
        let eighth = span / 8;
        for place in &mut places {
            let first = *place;
            let inner = [first, first + 4 * eighth, first + 7 * eighth];
            *place = pseudo_median(part, inner, eighth, less);
        }
    }
    median(part, places, less)
}

/// The one of three places that has the median of their elements: 2 or 3 comparisons.
fn median<T>(part: &[T], [a, b, c]: [usize; 3], less: &mut impl FnMut(&T, &T) -> bool) -> usize {
    let a_before_b = less(&part[a], &part[b]);
    if a_before_b != less(&part[a], &part[c]) {
        return a;
    }
    // a is the least or the greatest, so the median is the nearer one of b and c.
    if less(&part[b], &part[c]) == a_before_b {
        b
    } else {
        c
    }
}

/// Heapsort after J. Williams, *Algorithm 232: heapsort* (1964): at most about 2 n log2 n comparisons.
fn heapsort<T>(part: &mut [T], less: &mut impl FnMut(&T, &T) -> bool) {
    for root in (0..part.len() / 2).rev() {
        sift_down(part, root, less);
    }
    for end in (1..part.len()).rev() {
        part.swap(0, end);
        sift_down(part.split_at_mut(end).0, 0, less);
    }
}

/// Restores a heap, in which no child is greater than its parent, if only its root may be too small.
fn sift_down<T>(heap: &mut [T], root: usize, less: &mut impl FnMut(&T, &T) -> bool) {
    let mut parent = root;
    loop {
        let mut child = 2 * parent + 1;
        if child >= heap.len() {
            return;
        }
        if child + 1 < heap.len() && less(&heap[child], &heap[child + 1]) {
            child += 1;
        }
        if !less(&heap[parent], &heap[child]) {
            return;
        }
        heap.swap(parent, child);
        parent = child;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heapsort_sorts() {
        for count in 0..200_u32 {
            let mut numbers: Vec<u32> = (0..count).map(|i| i * 89 % 61).collect();
            let mut expected = numbers.clone();
            expected.sort_unstable();
            heapsort(&mut numbers, &mut |x, y| x < y);
            assert_eq!(numbers, expected);
        }
    }

    #[test]
    fn the_median_of_three_is_the_middle_one() {
        for x in 0..3 {
            for y in 0..3 {
                for z in 0..3 {
                    let part = [x, y, z];
                    let mut sorted = part;
                    sorted.sort_unstable();
                    let at = median(&part, [0, 1, 2], &mut |x, y| x < y);
                    assert_eq!(part[at], sorted[1], "{part:?}");
                }
            }
        }
    }

    #[test]
    fn both_divisions_separate_the_elements() {
        let part: Vec<u32> = (0..100).map(|i| i * 37 % 10).collect();
        for at in 0..part.len() {
            let (mut strict, mut loose) = (part.clone(), part.clone());
            let pivot = part[at];
            let place = divide(&mut strict, at, &mut |x, y| x < y);
            assert_eq!(strict[place], pivot);
            assert!(strict[..place].iter().all(|&x| x < pivot));
            assert!(strict[place..].iter().all(|&x| x >= pivot));
            let place = divide(&mut loose, at, &mut |x, y| x <= y);
            assert_eq!(loose[place], pivot);
            assert!(loose[..place].iter().all(|&x| x <= pivot));
            assert!(loose[place + 1..].iter().all(|&x| x > pivot));
        }
    }

    #[test]
    fn order_is_noticed_across_batches() {
        for count in 0..100 {
            let mut numbers: Vec<u32> = (0..count).map(|i| i / 3).collect();
            assert!(is_sorted(&numbers, &mut |x, y| x < y));
            for at in 1..numbers.len() {
                let held = numbers[at];
                numbers[at - 1] += 2;
                assert!(!is_sorted(&numbers, &mut |x, y| x < y), "{count} {at}");
                numbers[at - 1] -= 2;
                assert_eq!(numbers[at], held);
            }
        }
    }
}
