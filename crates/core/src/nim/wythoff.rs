//! Wythoff's game: there are two heaps, and a move takes any number from one of them, or the same
//! number from both.
//!
//! The player who takes the last stone wins. The lost positions, called cold, are the pairs
//!
//! ```text
//!   k      0  1  2  3  4   5  ...
//!   a(k)   0  1  3  4  6   8      the least number in no pair before
//!   b(k)   0  2  5  7  10  13     a(k) + k
//! ```
//!
//! with a(k) = ⌊kφ⌋ and b(k) = ⌊kφ²⌋ for the golden ratio φ (Wythoff, *A modification of the game of
//! Nim*, 1907). Here ⌊kφ⌋ is calculated as (k + ⌊√(5k²)⌋) / 2 in whole numbers, without any rounding
//! error.

use std::collections::VecDeque;

use super::MAX_STONES;
use crate::checked::narrow;

/// ⌊kφ⌋. Exact for k up to 2⁶⁰.
fn golden(index: u64) -> u64 {
    let index = u128::from(index);
    let double = index + (5 * index * index).isqrt();
    narrow(double / 2)
}

/// The cold pair with this index, the smaller heap first; `None` if a heap has more than
/// [`MAX_STONES`]. Cost O(1).
///
/// ```
/// use appleyard_core::nim::wythoff::cold_pair;
///
/// assert_eq!(cold_pair(4), Some((6, 10)));
/// ```
pub fn cold_pair(index: u64) -> Option<(u64, u64)> {
    let smaller = golden(index.min(MAX_STONES));
    let larger = smaller.checked_add(index)?;
    (larger <= MAX_STONES).then_some((smaller, larger))
}

/// The cold pairs from (0,0) on by the mex rule, which finds them without any formula. The smaller
/// heap is the least number in no earlier pair, and the larger heap is the smaller one plus the
/// index. Memory grows with every pair.
pub fn cold_pairs_by_mex(count: usize) -> impl Iterator<Item = (u64, u64)> {
    let mut larger_ones = VecDeque::new();
    let mut next = 0;
    (0..).take(count).map(move |index| {
        while larger_ones.front() == Some(&next) {
            larger_ones.pop_front();
            next += 1;
        }
        let smaller = next;
        next += 1;
        if index > 0 {
            larger_ones.push_back(smaller + index);
        }
        (smaller, smaller + index)
    })
}

/// The index of a cold position, with the heaps in either order; `None` if the position is not cold.
/// Cost O(1).
pub fn cold_index(a: u64, b: u64) -> Option<u64> {
    let index = a.abs_diff(b);
    cold_pair(index).filter(|&(smaller, _)| smaller == a.min(b))?;
    Some(index)
}

/// The other heap of the only cold pair that has a heap of this size. `None` for a heap of more than
/// [`MAX_STONES`]; the other heap may be larger than that. Cost O(1).
///
/// ```
/// use appleyard_core::nim::wythoff::partner;
///
/// assert_eq!([3, 5, 0].map(partner), [Some(5), Some(3), Some(0)]);
/// ```
pub fn partner(stones: u64) -> Option<u64> {
    if stones > MAX_STONES {
        return None;
    }
    if stones == 0 {
        return Some(0);
    }
    // Of the smaller heaps a(1), a(2), …, the first j are less than n, where j = ⌊n/φ⌋ = ⌊nφ⌋ − n.
    // If n is not the next of them, it is b(k) for some k. Then the n − 1 numbers before it are
    // these j and the k − 1 larger heaps less than n. So k = n − j, and a(k) = n − k = j.
    let smaller_ones = golden(stones) - stones;
    let index = smaller_ones + 1;
    Some(if golden(index) == stones {
        stones + index
    } else {
        smaller_ones
    })
}

/// All moves to a cold position: how much to take from the first heap and from the second. Empty for
/// a cold position and beyond [`MAX_STONES`], otherwise one to three moves: those from the first
/// heap alone, from the second alone, and from both, in this order. Cost O(1).
///
/// If only one heap shrinks, it must become the partner of the other. If both shrink, their
/// difference stays the same, and with it the index of the pair.
///
/// ```
/// use appleyard_core::nim::wythoff::winning_moves;
///
/// assert_eq!(winning_moves(5, 7), [(1, 0), (0, 4), (2, 2)]); // to (4,7), (5,3), (3,5)
/// ```
pub fn winning_moves(a: u64, b: u64) -> Vec<(u64, u64)> {
    let less = |from: u64, to: Option<u64>| from.checked_sub(to?).filter(|&taken| taken > 0);
    if a.max(b) > MAX_STONES || cold_index(a, b).is_some() {
        return Vec::new();
    }
    let first = less(a, partner(b)).map(|taken| (taken, 0));
    let second = less(b, partner(a)).map(|taken| (0, taken));
    let smaller = cold_pair(a.abs_diff(b)).map(|(smaller, _)| smaller);
    let both = less(a.min(b), smaller).map(|taken| (taken, taken));
    [first, second, both].into_iter().flatten().collect()
}

/// ⌊k(1 + √5)/2⌋ in floating point with 53 bits, as a program would usually calculate it. It is the
/// smaller heap of the cold pair for k < 102,334,155; for larger k it may be wrong.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "how it goes wrong is the point"
)]
pub fn double_formula(index: u64) -> u64 {
    (index as f64 * (1.0 + 5_f64.sqrt()) / 2.0).floor() as u64
}
