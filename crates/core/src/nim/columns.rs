//! The board of exclusive or: numbers in binary, bundle by bundle.

use crate::trace::Trace;

/// The other heap in a row of [`cancel`] that has no other heap.
pub const NO_PARTNER: u32 = u32::MAX;

/// A heap splits into bundles of 1, 2, 4, ... stones, at most one of each size.
const SPLIT: u32 = 0;
/// Two equal bundles of different heaps cancel.
const PAIR: u32 = 1;
/// A bundle has no partner.
const SINGLE: u32 = 2;

/// A column of the board: the bundles of one size.
///
/// ```text
///   heap   value   column 2  1  0
///   0      3                 1  1
///   1      5              1     1
///   2      7              1  1  1
///   odd?                  no no yes   the exclusive or is 1
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct HeapColumn {
    /// The size of the column's bundles is 2 to this power; 0 is the rightmost column.
    pub column: u32,
    /// The heaps that have a bundle in this column, in ascending order, counted from 0.
    pub heaps: Vec<u32>,
    /// Whether the number of bundles is odd, that is, whether the exclusive or has a 1 in this column.
    pub odd: bool,
}

/// The columns of the board of these Grundy values, from the highest column that is not empty down to
/// column 0. Empty if all Grundy values are 0. Cost O(k b) for k heaps and b columns.
///
/// ```
/// use appleyard_core::nim::{columns, deciding};
///
/// let board = columns(&[3, 5, 7]);
/// assert_eq!(board.len(), 3);
/// // Only the rightmost column is odd, and a take from any of the three heaps can make it even.
/// let deciding = deciding(&board).unwrap();
/// assert_eq!((deciding.column, &deciding.heaps[..]), (0, &[0, 1, 2][..]));
/// ```
pub fn columns(grundy_values: &[u64]) -> Vec<HeapColumn> {
    let all = grundy_values.iter().fold(0, |all, values| all | values);
    let count = u64::BITS - all.leading_zeros();
    (0..count)
        .rev()
        .map(|column| {
            let heaps: Vec<u32> = holders(grundy_values, column).collect();
            let odd = !heaps.len().is_multiple_of(2);
            HeapColumn { column, heaps, odd }
        })
        .collect()
}

/// The leftmost odd column. To leave all columns even, a player must take from a heap with a bundle in
/// this column, or raise the value of another heap. The opponent can undo such a raise. The number of
/// heaps with such a bundle is odd, so there is at least one. `None` if the exclusive or is 0.
pub fn deciding(columns: &[HeapColumn]) -> Option<&HeapColumn> {
    columns.iter().find(|column| column.odd)
}

/// The leftmost odd column of these Grundy values, found without the board. Cost O(k) for k heaps.
pub(super) fn deciding_of(grundy_values: &[u64]) -> Option<HeapColumn> {
    let xor = grundy_values.iter().fold(0, |xor, value| xor ^ value);
    let column = xor.checked_ilog2()?;
    Some(HeapColumn {
        column,
        heaps: holders(grundy_values, column).collect(),
        odd: true,
    })
}

/// How equal bundles cancel, step by step. The bundles left over are the exclusive or in binary.
///
/// A row is `[kind, column, heap, other]`:
///
/// ```text
///   [0, column, heap, NO_PARTNER]   the heap splits; its largest bundle is 2^column. GrundyValues > 0
///   [1, column, heap, other]        the bundles 2^column of the two cancel; heap < other
///   [2, column, heap, NO_PARTNER]   the bundle 2^column of the heap is left over
/// ```
///
/// First all heaps split, in their order. Then, from the highest column down, the pairs of a column
/// cancel, and a bundle that is left over comes last. Cost O(k b) for k heaps and b columns.
///
/// ```
/// use appleyard_core::nim::{NO_PARTNER, cancel};
///
/// let steps = cancel(&[2, 3]);
/// assert_eq!(
///     steps.as_slice().as_chunks().0,
///     [
///         [0, 1, 0, NO_PARTNER], // 2
///         [0, 1, 1, NO_PARTNER], // 3 = 2 + 1
///         [1, 1, 0, 1],          // the twos cancel,
///         [2, 0, 1, NO_PARTNER], // and one stone is left
///     ]
/// );
/// ```
pub fn cancel(grundy_values: &[u64]) -> Trace<4> {
    let mut steps = Trace::with_capacity(grundy_values.len());
    for (heap, values) in (0..).zip(grundy_values) {
        if let Some(highest) = values.checked_ilog2() {
            steps.push([SPLIT, highest, heap, NO_PARTNER]);
        }
    }
    for HeapColumn { column, heaps, .. } in columns(grundy_values) {
        let (pairs, single) = heaps.as_chunks();
        for &[heap, other] in pairs {
            steps.push([PAIR, column, heap, other]);
        }
        for &heap in single {
            steps.push([SINGLE, column, heap, NO_PARTNER]);
        }
    }
    steps
}

/// The heaps with a bundle in this column.
fn holders(grundy_values: &[u64], column: u32) -> impl Iterator<Item = u32> {
    (0..)
        .zip(grundy_values)
        .filter(move |(_, values)| *values >> column & 1 == 1)
        .map(|(heap, _)| heap)
}
